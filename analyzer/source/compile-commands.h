// A compilation database, as CMake and other builds write it (compile_commands.json).
#pragma once

#include <string>
#include <vector>

namespace assay::source {

// Folders that the command names by -I, -isystem or -iquote for the file that lies nearest to `near` (a folder): the
// one that shares the longest path with it. Absolute. Empty where the file cannot be read, is larger than 64 MiB or is
// no compilation database.
std::vector<std::string> IncludeDirsNear(const std::string& database, const std::string& near);

}  // namespace assay::source
