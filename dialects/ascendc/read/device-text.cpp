// See device-text.h.
#include "dialects/ascendc/read/device-text.h"

#include <algorithm>

namespace assay::ascendc {

bool Mentions(const Project& project, FileRole role, std::string_view word) {
  return std::any_of(project.files.begin(), project.files.end(),
                     [&](const VirtualFile& f) { return f.role == role && f.text.find(word) != std::string::npos; });
}

bool InDeviceFile(const Project& project, std::string_view word, const FilesOfChip* chip) {
  return std::any_of(project.files.begin(), project.files.end(), [&](const VirtualFile& file) {
    const bool device = file.role == FileRole::kKernel || file.role == FileRole::kOther;
    return device && file.text.find(word) != std::string::npos && (chip == nullptr || chip->Takes(file));
  });
}

std::string UsedMacros::Lines(const std::string& prelude) {
  std::string used;
  for (std::size_t at = 0; at < prelude.size();) {
    const std::size_t end = std::min(prelude.find('\n', at), prelude.size());
    const std::string line = prelude.substr(at, end - at);
    at = end + 1;
    const std::size_t name = line.find(' ') + 1;
    if (pastes_ || Named(line.substr(name, line.find(' ', name) - name))) used += line + '\n';
  }
  return used;
}

bool UsedMacros::Named(const std::string& macro) {
  const auto [known, fresh] = named_.emplace(macro, false);
  if (fresh) known->second = InDeviceFile(project_, macro);
  return known->second;
}

}  // namespace assay::ascendc
