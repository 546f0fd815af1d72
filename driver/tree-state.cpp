// See tree-state.h.
#include "driver/tree-state.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <string_view>
#include <vector>

#include "analyzer/source/content.h"
#include "corpus/sha256.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostEntriesOfTree = 50'000;
constexpr std::uintmax_t kMostBytesOfTree = 128u << 20;

// Beside sources: op definitions, compile commands, build files, and the files that name a version.
bool IsReadBySomeone(const fs::path& file) {
  constexpr std::array<std::string_view, 4> kOthers = {".json", ".cmake", ".info", ".txt"};
  const std::string extension = file.extension().string();
  return source::IsSourceName(file.string()) || std::find(kOthers.begin(), kOthers.end(), extension) != kOthers.end();
}

std::optional<std::string> StateOfTree(const std::string& folder) {
  std::error_code ec;
  std::vector<fs::path> entries;
  for (fs::recursive_directory_iterator it(folder, ec), end; !ec && it != end; it.increment(ec)) {
    if (entries.size() == kMostEntriesOfTree) return std::nullopt;
    if (it->path().filename().string().starts_with('.')) {
      std::error_code none;
      if (it->is_directory(none)) it.disable_recursion_pending();
    }
    entries.push_back(it->path());
  }
  if (ec) return std::nullopt;
  std::sort(entries.begin(), entries.end());
  std::string all;
  std::uintmax_t bytes = 0;
  for (const fs::path& entry : entries) {
    std::error_code none;
    all += entry.lexically_relative(folder).string();
    all += '\0';
    if (fs::is_symlink(entry, none)) all += fmt::format(" -> {}", fs::read_symlink(entry, none).string());
    if (!fs::is_regular_file(entry, none)) {
      all += fs::is_directory(entry, none) ? "/\n" : "\n";
      continue;
    }
    const std::uintmax_t size = fs::file_size(entry, ec);
    if (ec) return std::nullopt;
    all += fmt::format(" {}", size);
    if (IsReadBySomeone(entry)) {
      bytes += size;
      std::ifstream in(entry, std::ios::binary);
      if (!in || bytes > kMostBytesOfTree) return std::nullopt;
      all += " " + Sha256(std::string(std::istreambuf_iterator<char>(in), {}));
    }
    all += '\n';
  }
  return Sha256(all);
}

}  // namespace

std::optional<std::string> TreeState(const std::string& folder) {
  static std::map<std::string, std::optional<std::string>> known;
  const auto [at, added] = known.try_emplace(folder);
  if (added) at->second = StateOfTree(folder);
  return at->second;
}

}  // namespace assay
