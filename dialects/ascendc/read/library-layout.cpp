// See library-layout.h. Names of folders are those that public operator libraries share (ops-math c41933244, ops-nn
// e5c3fa932, ops-cv 6ae876534, ops-transformer c29bc1069, vllm-ascend 182b75ea8, sgl-kernel-npu f425bdf1e); none is
// specific to a library except the common one that all build on.
#include "dialects/ascendc/read/library-layout.h"

#include <fstream>
#include <optional>
#include <regex>
#include <sstream>
#include <string>

#include "analyzer/source/checkout.h"
#include "dialects/ascendc/read/chip-files.h"
#include "dialects/ascendc/releases.h"

namespace assay::ascendc {
namespace {

const source::CheckoutLayout& LibraryLayout() {
  static const source::CheckoutLayout layout = {
      .halves = {"op_kernel", "op_host"},
      .own = {"", "op_host", "op_kernel", "op_host/op_tiling", "op_graph", "op_api"},
      .above = {"",
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
                "utils/kernel",
                "csrc/common/include",
                "csrc/utils/inc",
                "common/stub/op_api"},
      .base_at = {"third_party/opbase", "build/_deps/opbase-src", "build/third_party/opbase", "../opbase"},
      .of_base = {"include", "include/op_common", "include/op_common/op_host", "include/op_common/op_graph",
                  "include/nnopbase", "pkg_inc", "pkg_inc/op_common", "pkg_inc/op_common/op_host",
                  "pkg_inc/op_common/op_graph"},
      .base_installed_as = "common",
  };
  return layout;
}

// The release in `VERSION "9.1.0"` or `Version=9.1.0`; the newest known one if the text names a later one.
std::optional<Release> ReleaseIn(const std::string& path) {
  constexpr std::streamsize kMostBytes = 64 * 1024;
  std::ifstream in(path, std::ios::binary);
  std::string text(static_cast<std::size_t>(kMostBytes), '\0');
  in.read(text.data(), kMostBytes);
  text.resize(static_cast<std::size_t>(in.gcount()));
  static const std::regex kVersion(R"re(\b(?:VERSION|Version)\s*[= ]\s*"?(\d+)\.(\d+))re");
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::smatch found;
    // A licence in the comments above has a version of its own.
    if (line.find_first_not_of(" \t") == line.find('#') || !std::regex_search(line, found, kVersion)) continue;
    if (const auto release = ParseRelease(found[1].str() + "." + found[2].str())) return release;
    if (found[1].length() > 1 || found[1].str() >= "9") return Release::k9_1;
  }
  return std::nullopt;
}

}  // namespace

void FindCheckout(Project& project, ReadOptions& options, bool chip_given) {
  if (const std::string chip = OnlyChip(project); !chip_given && !chip.empty()) options.chip = chip;
  if (!project.checkout && !project.on_disk.empty())
    project.checkout = source::Checkout::Around(project.on_disk, LibraryLayout());
  if (!project.checkout) return;
  for (const source::Checkout::Folder& folder : project.checkout->folders())
    options.include_dirs.push_back(folder.path);
  if (options.release_given) return;
  for (const char* name : {"version.cmake", "version.info"}) {
    const std::optional<Release> release = ReleaseIn(project.checkout->root() + "/" + name);
    if (release) options.release = *release;
  }
}

std::vector<std::string> CheckoutTops(const std::string& path) {
  return source::Checkout::TopsAround(path, LibraryLayout());
}

}  // namespace assay::ascendc
