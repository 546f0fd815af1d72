// The settings of one input: environment over the nearest file over the defaults. Flags override all of these; the
// caller applies them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "driver/config/file.h"

namespace assay {

struct Resolved {
  std::string file;                          // empty: none
  Settings settings;                         // every key
  std::vector<std::string> build_words;      // see CompileFlags
  std::vector<const PathSection*> sections;  // those that match, in their order; what they point to outlives this
  std::string problem;
};

// Files are read once.
class Configurations {
 public:
  // `named`: the only file that is used; empty: the nearest one of each path, where `search` says so.
  Configurations(std::string named, bool search) : named_(std::move(named)), search_(search) {}

  Resolved For(const std::string& path);

 private:
  const ConfigReading& Read(const std::string& file);

  std::string named_;
  bool search_;
  std::map<std::string, ConfigReading> read_;
};

}  // namespace assay
