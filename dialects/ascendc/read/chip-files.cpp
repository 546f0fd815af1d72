// See chip-files.h.
#include "dialects/ascendc/read/chip-files.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <regex>
#include <set>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/op-name.h"
#include "dialects/ascendc/chips.h"

namespace assay::ascendc {
namespace {

struct ChipConfig {
  std::string chip;   // as the op definition spells it: "ascend910b"
  std::string entry;  // the kernel's file, without its ending; empty: named after the operator
  std::string op;     // the operator as files are named after it
};

// `config.ExtendCfgInfo("opFile.value", "entry")` and `AddConfig("chip", config)`, in the order of the text: the
// variable is set before it is added, and may be set again for the next chip.
std::vector<ChipConfig> Configs(const Project& project) {
  static const std::regex kWord(R"re(AddConfig\s*\(\s*"(\w+)"|"opFile\.value"\s*,\s*"(\w+)"|OpAICoreConfig\s+(\w+))re");
  std::vector<ChipConfig> configs;
  for (const VirtualFile& file : project.files) {
    if (file.role != FileRole::kHostOperator || file.text.find("AddConfig") == std::string::npos) continue;
    static const std::regex kRegistered(R"re(\bOP_ADD\s*\(\s*(\w+))re");
    std::smatch registered;
    const std::string op =
        std::regex_search(file.text, registered, kRegistered) ? SnakeCase(registered[1].str()) : std::string();
    std::string entry;
    for (auto at = std::sregex_iterator(file.text.begin(), file.text.end(), kWord); at != std::sregex_iterator();
         ++at) {
      if ((*at)[1].matched) {
        const auto rest = at->suffix();
        const bool configured = rest.first != rest.second && *rest.first == ',';
        configs.push_back({(*at)[1].str(), configured ? entry : "", op});
      } else {
        entry = (*at)[2].matched ? (*at)[2].str() : std::string();
      }
    }
  }
  return configs;
}

bool IsOf(std::string_view chip, const std::string& family) {
  std::string lower(chip);
  std::ranges::transform(lower, lower.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return lower.starts_with(family);
}

// The number in `op_kernel/arch35/...`; 0 if no folder has such a name.
int FolderArchitecture(const std::string& name) {
  for (const auto& part : std::filesystem::path(name).parent_path()) {
    const std::string folder = part.string();
    if (folder.size() > 4 && folder.starts_with("arch") &&
        std::all_of(folder.begin() + 4, folder.end(), [](unsigned char c) { return std::isdigit(c) != 0; }))
      return std::stoi(folder.substr(4, 6));
  }
  return 0;
}

// Folders are named after generations, while sources name architectures.
bool FolderServes(int folder, int architecture) {
  switch (architecture) {
    case 2201:
      return folder == 22 || folder == 32 || folder == 2201;
    case 3510:
      return folder == 35 || folder == 3510;
    case 2002:
      return folder == 20 || folder == 2002;
    default:
      return true;
  }
}

// Operators that a text registers a tiling function for.
std::set<std::string> TilingsOf(const std::string& text) {
  static const std::regex kRegistered(R"re(\bIMPL_OP(?:_OPTILING)?\s*\(\s*(\w+)\s*\)([^;]*))re");
  std::set<std::string> ops;
  for (auto at = std::sregex_iterator(text.begin(), text.end(), kRegistered); at != std::sregex_iterator(); ++at) {
    if ((*at)[2].str().find(".Tiling") != std::string::npos) ops.insert((*at)[1].str());
  }
  return ops;
}

std::string Stem(const std::string& name) { return std::filesystem::path(name).stem().string(); }

}  // namespace

FilesOfChip::FilesOfChip(const Project& project, std::string_view chip)
    : any_(project.form != InputForm::kFolder), architecture_(ArchitectureOf(chip)) {
  if (any_ || architecture_ == 0) return;
  const auto exists = [&](const std::string& entry) {
    return std::ranges::any_of(project.files, [&](const VirtualFile& file) {
      return file.role == FileRole::kKernel && Stem(file.name) == entry;
    });
  };
  std::set<std::string> others, own;
  for (const ChipConfig& config : Configs(project)) {
    const bool is_own = IsOf(chip, config.chip);
    (is_own ? own : others).insert(config.entry);
    // Another chip may refer to a file with the same name without saying so.
    if (is_own && config.entry.empty()) own.insert(config.op);
  }
  for (const ChipConfig& config : Configs(project)) {
    if (IsOf(chip, config.chip) && !config.entry.empty() && exists(config.entry)) own_entry_ = config.entry;
  }
  for (const std::string& entry : others) {
    if (!own.contains(entry) && !entry.empty()) of_others_.insert(entry);
  }
}

bool FilesOfChip::IsOthersFolder(const VirtualFile& file) const {
  if (any_ || architecture_ == 0) return false;
  const int folder = FolderArchitecture(file.name);
  return folder != 0 && !FolderServes(folder, architecture_);
}

bool FilesOfChip::IsOthersTiling(const Project& project, const VirtualFile& file) const {
  if (!IsOthersFolder(file)) return false;
  const std::set<std::string> registered = TilingsOf(file.text);
  return std::ranges::any_of(project.files, [&](const VirtualFile& one) {
    if (one.role != FileRole::kHostOperator || IsOthersFolder(one)) return false;
    return std::ranges::any_of(TilingsOf(one.text), [&](const std::string& op) { return registered.contains(op); });
  });
}

bool FilesOfChip::Takes(const VirtualFile& file) const {
  if (any_ || architecture_ == 0) return true;
  const int folder = FolderArchitecture(file.name);
  if (folder != 0 && !FolderServes(folder, architecture_)) return false;
  const std::string stem = Stem(file.name);
  if (of_others_.contains(stem)) return false;
  if (stem.ends_with("_apt") && architecture_ != 3510) return false;
  // An entry named for this chip leaves its other spelling to other chips.
  if (own_entry_.empty() || stem == own_entry_) return true;
  return own_entry_ != stem + "_apt";
}

std::string OnlyChip(const Project& project) {
  if (project.form != InputForm::kFolder) return {};
  std::set<std::string> chips;
  for (const ChipConfig& config : Configs(project)) chips.insert(config.chip);
  const bool later = chips.contains("ascend950") && !chips.contains("ascend910b") && !chips.contains("ascend910_93");
  return later ? "Ascend950" : std::string();
}

}  // namespace assay::ascendc
