// Folders of headers, macros and other options that compile_commands.json has for a file.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace assay {

struct CompileFlags {
  std::vector<std::string> include_dirs;  // absolute, in their order; those beneath the project
  std::vector<std::string> defines;
  std::vector<std::string> words;  // of one file, in their order: all others, which its dialect may know
  std::string file;                // the compile_commands.json; empty: there is none, or it does not have the path
};

// Files are read once.
class CompileCommands {
 public:
  // Of the nearest compile_commands.json, in a folder above the path or in `build` beneath one. Of a folder the flags
  // of all files beneath it.
  CompileFlags For(const std::string& path);

 private:
  struct Entry {
    std::string file;
    CompileFlags flags;
  };
  const std::vector<Entry>& Read(const std::string& file, const std::string& root);

  std::map<std::string, std::vector<Entry>> read_;
};

}  // namespace assay
