// See surroundings.h. Names of folders are those that public operator libraries share; none names a library.
#include "analyzer/source/surroundings.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

namespace assay::source {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFolders = 64;
constexpr int kMostLevels = 12;

// Of an operator's own folder.
constexpr std::array kOwn = {"", "op_host", "op_kernel", "op_host/op_tiling", "op_graph", "op_api"};
// Of each folder above it.
constexpr std::array kAbove = {"",
                               "inc",
                               "include",
                               "common",
                               "common/inc",
                               "common/include",
                               "common/inc/op_host",
                               "common/inc/op_kernel",
                               "common/inc/op_api",
                               "common/inc/external",
                               "common/include/kernel",
                               "common/include/external",
                               "common/op_host",
                               "common/op_kernel",
                               "utils",
                               "utils/inc",
                               "utils/inc/kernel",
                               "csrc/common/include",
                               "csrc/utils/inc",
                               "common/stub/op_api"};
// Of the library that operator libraries build on, and where it lies.
constexpr std::array kBaseAt = {"third_party/opbase", "build/_deps/opbase-src", "build/third_party/opbase",
                                "../opbase"};
constexpr std::array kOfBase = {
    "include", "include/op_common", "include/op_common/op_host", "include/op_common/op_graph", "include/nnopbase",
    "pkg_inc", "pkg_inc/op_common", "pkg_inc/op_common/op_host", "pkg_inc/op_common/op_graph"};

bool IsRoot(const fs::path& folder) {
  std::error_code ec;
  const auto has = [&](const char* name) { return fs::exists(folder / name, ec); };
  return has(".git") || (has("CMakeLists.txt") && (has("build.sh") || has("version.cmake")));
}

class Folders {
 public:
  void Add(const fs::path& folder) {
    std::error_code ec;
    const fs::path real = fs::canonical(folder, ec);
    if (ec || out_.size() >= kMostFolders || !fs::is_directory(real, ec)) return;
    const std::string text = real.string();
    if (std::find(out_.begin(), out_.end(), text) == out_.end()) out_.push_back(text);
  }
  std::vector<std::string> Take() { return std::move(out_); }

 private:
  std::vector<std::string> out_;
};

// The nearest root; an operator's own folder can have a build script, too, so it is looked for above that.
std::optional<fs::path> RootAbove(const fs::path& folder) {
  fs::path at = folder;
  for (int level = 0; level < kMostLevels && at.has_relative_path(); ++level, at = at.parent_path()) {
    if (IsRoot(at)) return at;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> HeaderFolders(const std::string& path) {
  std::error_code ec;
  fs::path folder = fs::canonical(path, ec);
  if (ec) return {};
  if (!fs::is_directory(folder, ec)) folder = folder.parent_path();
  if (folder.filename() == "op_kernel" || folder.filename() == "op_host") folder = folder.parent_path();
  const std::optional<fs::path> root = RootAbove(folder);
  if (!root) return {};
  Folders found;
  for (const char* name : kOwn) found.Add(folder / name);
  for (fs::path at = folder; at != *root;) {
    at = at.parent_path();
    for (const char* name : kAbove) found.Add(at / name);
  }
  for (const char* at : kBaseAt) {
    if (!fs::is_directory(*root / at, ec)) continue;
    for (const char* name : kOfBase) found.Add(*root / at / name);
    break;
  }
  return found.Take();
}

}  // namespace assay::source
