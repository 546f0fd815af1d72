// See build-options.h.
#include "dialects/ascendc/read/build-options.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <string_view>

#include "analyzer/source/checkout.h"
#include "analyzer/source/content.h"

namespace assay::ascendc {
namespace {

namespace fs = std::filesystem;

constexpr std::array<std::string_view, 3> kNarrowing = {"-fpermissive", "-Wno-narrowing", "-Wno-c++11-narrowing"};

// For a file of the folder itself: links are not followed.
std::string TextOf(const Project& project, const fs::path& path) {
  std::error_code ec;
  const bool own = project.checkout->Holds(path.parent_path().string()) && !fs::is_symlink(path, ec);
  return own ? source::SmallFile(path) : std::string();
}

}  // namespace

std::vector<std::string> BuildOptions(const Project& project) {
  if (!project.checkout || project.form != InputForm::kFolder) return {};
  const fs::path root(project.on_disk);
  for (const char* folder : {"", "op_host", "op_kernel"}) {
    const std::string text = TextOf(project, (*folder == 0 ? root : root / folder) / "CMakeLists.txt");
    if (std::ranges::any_of(kNarrowing,
                            [&](std::string_view option) { return text.find(option) != std::string::npos; }))
      return {"-Wno-error=c++11-narrowing"};
  }
  return {};
}

}  // namespace assay::ascendc
