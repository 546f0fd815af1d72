// The headers of a kernel file that is given by itself: those that its quoted includes name, next to it or below
// its folder's parent. Nothing else is read: the text of an input may name any path.
#include "analyzer/source/beside.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <utility>

#include "analyzer/source/content.h"
#include "analyzer/source/split.h"

namespace assay {
namespace fs = std::filesystem;

namespace source {
namespace {

constexpr std::size_t kMostHeaders = 64;

// The names of `#include "..."`, in order.
std::vector<std::string> QuotedIncludes(const std::string& text) {
  std::vector<std::string> names;
  // Blanked comments hide what they include; literals must stay.
  const std::string code = ScanCpp(text, false).code;
  for (std::size_t at = code.find('#'); at != std::string::npos; at = code.find('#', at + 1)) {
    std::size_t word = code.find_first_not_of(" \t", at + 1);
    if (word == std::string::npos || code.compare(word, 7, "include") != 0) continue;
    word = code.find_first_not_of(" \t", word + 7);
    if (word == std::string::npos || code[word] != '"') continue;
    const std::size_t end = code.find_first_of("\"\n", word + 1);
    if (end != std::string::npos && code[end] == '"') names.push_back(code.substr(word + 1, end - word - 1));
  }
  return names;
}

}  // namespace

void AddHeadersBeside(Project& project) {
  if (project.form != InputForm::kKernelFile || project.files.size() != 1 || project.containers.size() != 1) return;
  std::error_code ec;
  const fs::path kernel = fs::weakly_canonical(project.containers[0].path, ec);
  if (ec) return;
  const fs::path folder = kernel.parent_path(), root = folder.parent_path();
  project.cmake = SmallFile(folder / "CMakeLists.txt");
  project.manual = SmallFile(folder / "README.md");
  project.on_disk = kernel.string();
  // As the user spells the folder: messages name headers the same way as the kernel.
  const fs::path spelled = fs::path(project.containers[0].path).parent_path();
  // A build resolves a file from its own folder: the kernel's is that of its virtual name.
  const fs::path base = fs::path(project.files[0].name).parent_path();
  std::set<fs::path> known = {kernel};
  std::vector<std::pair<fs::path, std::size_t>> open = {{kernel, 0}};
  std::size_t bytes = project.containers[0].bytes.size();
  for (std::size_t next = 0; next < open.size(); ++next) {
    const auto [includer, index] = open[next];
    for (const std::string& name : QuotedIncludes(project.files[index].text)) {
      if (fs::path(name).is_absolute()) continue;
      const fs::path header = fs::canonical(includer.parent_path() / name, ec);
      if (ec || !fs::is_regular_file(header, ec) || !IsWithin(header, root)) continue;
      if (!IsSourceName(header.string()) || !known.insert(header).second) continue;
      bytes += fs::file_size(header, ec);
      if (ec || bytes > kMostBytes || known.size() > kMostHeaders) return;
      std::ifstream in(header, std::ios::binary);
      std::string text(std::istreambuf_iterator<char>(in), {});
      if (!in || text.find('\0') != std::string::npos) continue;
      const fs::path relative = header.lexically_relative(folder);
      project.containers.push_back({(spelled / relative).lexically_normal().string(), std::move(text)});
      VirtualFile file = WholeFile(project, static_cast<int>(project.containers.size()) - 1,
                                   (base / relative).lexically_normal().generic_string());
      if (RoleAt(file.name, file.text) == FileRole::kKernel) file.role = FileRole::kKernel;
      open.emplace_back(header, project.files.size());
      project.files.push_back(std::move(file));
    }
  }
}

}  // namespace source

Project LoadUnsaved(std::string path, std::string bytes) {
  Project project = LoadBytes(std::move(path), std::move(bytes));
  source::AddHeadersBeside(project);
  return project;
}

}  // namespace assay
