// See unit-cache.h.
#include "dialects/cuda/read/unit-cache.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace assay::cuda {
namespace {

constexpr std::size_t kMostKept = 12;
constexpr std::size_t kMostKeyBytes = 1u << 20;

std::string_view BaseName(std::string_view name) { return name.substr(name.rfind('/') + 1); }

}  // namespace

std::optional<std::string> UnitCache::TextsOf(const Project& project, int file) {
  if (project.checkout != nullptr || file < 0) return std::nullopt;
  std::vector<std::size_t> read = {static_cast<std::size_t>(file)};
  for (std::size_t at = 0; at < read.size(); ++at) {
    const std::string& text = project.files[read[at]].text;
    for (std::size_t other = 0; other < project.files.size(); ++other) {
      const bool known = std::find(read.begin(), read.end(), other) != read.end();
      if (!known && text.find(BaseName(project.files[other].name)) != std::string::npos) read.push_back(other);
    }
  }
  // Places name files by their numbers.
  std::string texts = std::to_string(project.files.size());
  for (const std::size_t one : read) {
    const VirtualFile& seen = project.files[one];
    texts += '\0' + std::to_string(one) + '\0' + seen.name + '\0' + seen.text;
  }
  return texts.size() > kMostKeyBytes ? std::nullopt : std::optional(std::move(texts));
}

const ParsedUnit* UnitCache::Find(const std::string& key) const {
  const auto found = std::find_if(kept_.begin(), kept_.end(), [&](const auto& one) { return one.first == key; });
  return found == kept_.end() ? nullptr : &found->second;
}

void UnitCache::Keep(std::string key, const ParsedUnit& unit) {
  if (unit.result.module) return;
  kept_.emplace_back(std::move(key), unit);
  if (kept_.size() > kMostKept) kept_.pop_front();
}

}  // namespace assay::cuda
