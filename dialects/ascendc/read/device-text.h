// Names used in the text of an input's files, before any of it is parsed.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "analyzer/source/project.h"
#include "dialects/ascendc/read/chip-files.h"

namespace assay::ascendc {

bool Mentions(const Project& project, FileRole role, std::string_view word);

// In a kernel or a header that may belong to one; only in those for a given chip, if there is one.
bool InDeviceFile(const Project& project, std::string_view word, const FilesOfChip* chip = nullptr);

// Which macros the device files name. Each is searched for once; pasted tokens may form any name.
class UsedMacros {
 public:
  explicit UsedMacros(const Project& project) : project_(project), pastes_(InDeviceFile(project, "##")) {}

  // The lines of a prelude whose macro is named: combinations that agree in these are one program.
  std::string Lines(const std::string& prelude);

 private:
  bool Named(const std::string& macro);

  const Project& project_;
  bool pastes_;
  std::map<std::string, bool> named_;
};

}  // namespace assay::ascendc
