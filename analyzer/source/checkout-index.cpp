// See checkout-index.h.
#include "analyzer/source/checkout-index.h"

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ctime>
#include <filesystem>
#include <list>
#include <tuple>
#include <utility>

#include "analyzer/source/content.h"

namespace assay::source {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 200'000;
constexpr std::size_t kMostKept = 4;

// Folders whose files no build of a unit includes.
constexpr std::array kPassedOver = {"tests", "test", "docs", "doc", "examples", "example", "build", "build_out"};

// Changes whenever an entry of the folder is added, removed or renamed.
struct Stamp {
  std::string folder;
  std::uint64_t inode = 0;
  std::int64_t seconds = 0, nanoseconds = 0;
};

Stamp StampOf(const std::string& folder) {
  struct stat status = {};
  if (lstat(folder.c_str(), &status) != 0) return {folder};
  return {folder, status.st_ino, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

struct Kept {
  std::vector<CheckoutIndex::Top> tops;
  std::string half;
  std::vector<Stamp> stamps;
  std::shared_ptr<const CheckoutIndex> index;

  bool Holds() const {
    return std::ranges::all_of(stamps, [](const Stamp& stamp) {
      const Stamp now = StampOf(stamp.folder);
      return std::tie(now.inode, now.seconds, now.nanoseconds) ==
             std::tie(stamp.inode, stamp.seconds, stamp.nanoseconds);
    });
  }
};

// False if there are too many.
bool Walk(const CheckoutIndex::Top& top, const std::string& half, std::size_t& files, CheckoutIndex& index,
          std::vector<Stamp>& stamps) {
  std::error_code ec;
  stamps.push_back(StampOf(top.path));
  const auto options = fs::directory_options::skip_permission_denied;
  for (auto it = fs::recursive_directory_iterator(top.path, options, ec);
       !ec && it != fs::recursive_directory_iterator(); it.increment(ec)) {
    const fs::path& path = it->path();
    const std::string name = path.filename().string();
    if (it->is_symlink(ec)) continue;
    if (it->is_directory(ec)) {
      const bool passed = name.starts_with('.') || std::ranges::find(kPassedOver, name) != kPassedOver.end();
      // Its contents are read afterwards.
      if (passed)
        it.disable_recursion_pending();
      else
        stamps.push_back(StampOf(path.string()));
      if (half.empty() || name != half) continue;
      const std::string unit = path.parent_path().filename().string();
      index.installed.emplace(top.installed_as.empty() ? unit : top.installed_as, path.string());
      continue;
    }
    if (++files > kMostFiles) return false;
    if (IsSourceName(path.string())) index.headers.emplace(name, path.string());
  }
  return true;
}

}  // namespace

std::shared_ptr<const CheckoutIndex> CheckoutIndex::Of(const std::vector<Top>& tops, const std::string& half) {
  static std::list<Kept> kept;  // used last first
  for (auto at = kept.begin(); at != kept.end(); ++at) {
    if (at->tops != tops || at->half != half) continue;
    kept.splice(kept.begin(), kept, at);
    if (kept.front().Holds()) return kept.front().index;
    kept.pop_front();
    break;
  }
  auto index = std::make_shared<CheckoutIndex>();
  std::vector<Stamp> stamps;
  std::size_t files = 0;
  for (const Top& top : tops) {
    if (Walk(top, half, files, *index, stamps)) continue;
    *index = {};
    return index;
  }
  const std::int64_t now = std::time(nullptr);
  if (std::ranges::any_of(stamps, [&](const Stamp& stamp) { return stamp.seconds > now - kStillChanging.count(); }))
    return index;
  kept.push_front({tops, half, std::move(stamps), index});
  if (kept.size() > kMostKept) kept.pop_back();
  return index;
}

}  // namespace assay::source
