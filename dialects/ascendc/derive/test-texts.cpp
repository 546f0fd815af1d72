// See test-texts.h.
#include "dialects/ascendc/derive/test-texts.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "analyzer/source/checkout.h"
#include "dialects/ascendc/read/chip-files.h"

namespace assay {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 64;
constexpr std::uintmax_t kMostBytes = 4u << 20;
constexpr std::size_t kMostEntries = 4096;

std::vector<std::string> TextsBelow(const Project& project, const char* folder, std::string_view chip) {
  std::vector<std::string> texts;
  if (!project.checkout || project.form != InputForm::kFolder) return texts;
  std::vector<std::string> paths;
  const ascendc::FilesOfChip chip_files(project, chip);
  std::error_code ec;
  std::size_t entries = 0;
  for (fs::recursive_directory_iterator at(fs::path(project.on_disk) / folder, ec), end; !ec && at != end;
       at.increment(ec)) {
    if (++entries > kMostEntries) break;
    const std::string path = at->path().string();
    VirtualFile file;
    file.name = at->path().lexically_relative(project.on_disk).string();
    if (at->path().extension() == ".cpp" && !chip_files.IsOthersFolder(file) && project.checkout->Holds(path))
      paths.push_back(path);
  }
  std::sort(paths.begin(), paths.end());
  std::uintmax_t bytes = 0;
  for (const std::string& path : paths) {
    bytes += fs::file_size(path, ec);
    if (ec || bytes > kMostBytes || texts.size() == kMostFiles) break;
    std::ifstream in(path, std::ios::binary);
    texts.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return texts;
}

}  // namespace

std::vector<std::string> TestTextsBeside(const Project& project, std::string_view chip) {
  return TextsBelow(project, "tests", chip);
}
std::vector<std::string> ExampleTextsBeside(const Project& project, std::string_view chip) {
  return TextsBelow(project, "examples", chip);
}

bool HasOwnCall(const Project& project) {
  std::error_code ec;
  const fs::path folder(project.on_disk);
  return fs::exists(folder / "op_api", ec) || fs::exists(folder / "op_host" / "op_api", ec);
}

}  // namespace assay
