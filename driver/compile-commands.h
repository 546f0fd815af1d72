// Folders of headers, macros and other options that compile_commands.json has for a file.
#pragma once

#include <string>
#include <vector>

namespace assay {

struct CompileFlags {
  std::vector<std::string> include_dirs;  // absolute, in their order; those beneath the project
  std::vector<std::string> defines;
  std::vector<std::string> words;  // of one file, in their order: all others, which its dialect may know
  std::string file;                // the compile_commands.json; empty: there is none, or it does not have the path
};

// Of the nearest compile_commands.json, in a folder above the path or in `build` beneath one. Of a folder the flags of
// all files beneath it. A file is read again when it was written again.
CompileFlags CompileFlagsOf(const std::string& path);

}  // namespace assay
