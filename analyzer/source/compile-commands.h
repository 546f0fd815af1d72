// A compilation database, as CMake and other builds write it (compile_commands.json).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::source {

struct CompileCommand {
  std::string file;                // absolute, normalised
  std::string directory;           // that its relative paths start from
  std::vector<std::string> words;  // of the command line, as a shell takes it apart, option files read
};

// The commands of a database, in its order. Option files outside its folder are not read. Entries without a file
// are left out. Empty if it cannot be read, is larger than `most_bytes` or is not a compilation database.
std::vector<CompileCommand> ReadCompileCommands(const std::string& database, std::uintmax_t most_bytes);

// Folders that the command names by -I, -isystem or -iquote for the file nearest to `near` (a folder): the one that
// shares the longest path prefix with it. Absolute. A database larger than 64 MiB is not read.
std::vector<std::string> IncludeDirsNear(const std::string& database, const std::string& near);

}  // namespace assay::source
