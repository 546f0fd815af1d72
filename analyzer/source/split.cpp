// The forms that a text can have, tried from the most to the least explicit: names of strings, banner lines, a tag,
// fences, a bare file, code in prose.
#include "analyzer/source/split.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <utility>

#include "analyzer/facts/kernel-language.h"
#include "analyzer/source/content.h"
#include "analyzer/source/python-reply.h"

namespace assay::source {
namespace {

std::uint32_t SizeOf(std::string_view text) { return static_cast<std::uint32_t>(text.size()); }

VirtualFile Slice(std::string_view text, int container, Span span) {
  VirtualFile file;
  file.container = container;
  file.text = text.substr(span.begin, span.end - span.begin);
  file.map.Append(span.begin, span.end - span.begin);
  return file;
}

// A fence's info string, or the first line of its body, sometimes names the file: ```cpp FOLDER/x.cpp.
std::string PathInFence(std::string_view text, const Fence& fence) {
  std::string_view info = fence.info;
  std::size_t at = info.find_last_of(" :=");
  std::string_view word = at == std::string_view::npos ? info : info.substr(at + 1);
  while (!word.empty() && (word.front() == '"' || word.front() == '{')) word.remove_prefix(1);
  while (!word.empty() && (word.back() == '"' || word.back() == '}')) word.remove_suffix(1);
  if (LooksLikePath(word)) return std::string(word);
  std::string_view body = text.substr(fence.body.begin, fence.body.end - fence.body.begin);
  std::string_view line = body.substr(0, body.find('\n'));
  if (!line.starts_with("//")) return "";
  line.remove_prefix(2);
  while (!line.empty() && std::isspace(static_cast<unsigned char>(line.front()))) line.remove_prefix(1);
  while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back()))) line.remove_suffix(1);
  return LooksLikePath(line) ? std::string(line) : "";
}

// From the folder of kernels or of host code onwards: the part before it is the reply's own project folder.
std::string ProjectPath(std::string path) {
  for (std::string_view folder : {FirstLanguage().kernel_folder, FirstLanguage().host_folder}) {
    std::size_t at = path.find(fmt::format("/{}/", folder));
    if (at != std::string::npos) return path.substr(at + 1);
  }
  return path;
}

void AddProblem(Project& project, ReplyProblemKind kind, int file, std::string detail) {
  SourceRange range;
  if (file >= 0) {
    std::uint32_t end = SizeOf(project.files[static_cast<std::size_t>(file)].text);
    range = {file, end, end};
  }
  project.problems.push_back({kind, range, std::move(detail)});
}

void NoteIfCutOff(Project& project) {
  int index = static_cast<int>(project.files.size()) - 1;
  if (index < 0 || !LooksCutOff(project.files.back().text)) return;
  AddProblem(project, ReplyProblemKind::kCutOff, index, "the text ends inside a block");
}

void SplitPython(Project& project, int container, std::string_view text) {
  // Python keeps the last value assigned to a name; an unclosed string gives none.
  std::map<FileRole, Assignment> by_role;
  for (Assignment& assignment : FindAssignments(text)) {
    FileRole role = RoleOfName(assignment.name);
    auto [it, fresh] = by_role.try_emplace(role, assignment);
    if (!fresh && assignment.closed) it->second = std::move(assignment);
  }
  for (const auto& [role, assignment] : by_role) {
    project.files.push_back(ReadAssignment(text, assignment, role));
    project.files.back().container = container;
    if (assignment.closed) continue;
    AddProblem(project, ReplyProblemKind::kCutOff, static_cast<int>(project.files.size()) - 1,
               fmt::format("`{}` has no closing quotes", assignment.name));
  }
}

void SplitBanners(Project& project, int container, std::string_view text, const std::vector<Banner>& banners) {
  bool closed = true;
  for (const Banner& banner : banners) {
    std::vector<Fence> fences = FindFences(text, banner.body);
    Span body = fences.empty() ? banner.body : fences.front().body;
    closed = fences.empty() ? &banner != &banners.back() : fences.front().closed;
    VirtualFile file = Slice(text, container, body);
    file.name = ProjectPath(banner.path);
    file.role = RoleAt(file.name, file.text);
    project.files.push_back(std::move(file));
  }
  if (!closed) NoteIfCutOff(project);
}

// A kernel spread over several fences: the parts before the one with the entry belong to it if it is incomplete alone.
void JoinKernelParts(std::vector<VirtualFile>& files) {
  auto has_entry = [](const VirtualFile& f) {
    return f.role == FileRole::kKernel && !EntryName(ScanCpp(f.text, true).code).empty();
  };
  auto entry = std::find_if(files.begin(), files.end(), has_entry);
  if (entry == files.end() || std::count_if(files.begin(), files.end(), has_entry) != 1) return;
  if (entry->text.find("#include") != std::string::npos) return;
  VirtualFile joined;
  joined.role = FileRole::kKernel;
  joined.container = entry->container;
  joined.name = entry->name;
  for (auto it = files.begin(); it != std::next(entry); ++it) {
    if (it->role != FileRole::kKernel) continue;
    joined.map.Append(it->map.ToContainer(0), SizeOf(it->text));
    joined.text += it->text;
    it->role = FileRole::kOther;
  }
  *entry = std::move(joined);
}

void SplitFences(Project& project, int container, std::string_view text, const std::vector<Fence>& fences) {
  std::vector<VirtualFile> found;
  for (const Fence& fence : fences) {
    VirtualFile file = Slice(text, container, fence.body);
    file.name = ProjectPath(PathInFence(text, fence));
    bool shell = fence.info.starts_with("sh") || fence.info.starts_with("bash") || fence.info.starts_with("cmake") ||
                 fence.info.starts_with("text");
    file.role = shell ? FileRole::kOther : RoleAt(file.name, file.text);
    found.push_back(std::move(file));
  }
  JoinKernelParts(found);
  // For each role the last block is the answer: drafts and quotations of the question come before it.
  std::map<std::pair<FileRole, std::string>, std::size_t> last;
  for (std::size_t i = 0; i < found.size(); ++i) last[{found[i].role, found[i].name}] = i;
  for (std::size_t i = 0; i < found.size(); ++i) {
    bool anonymous = found[i].role == FileRole::kOther && found[i].name.empty();
    if (anonymous || last[{found[i].role, found[i].name}] != i) continue;
    project.files.push_back(std::move(found[i]));
  }
  if (!fences.back().closed) NoteIfCutOff(project);
}

bool LooksLikeCode(std::string_view line) {
  static constexpr std::array kSure{"#include",     "#pragma",    "#define",    "#if",       "#ifndef", "#ifdef",
                                    "extern \"C\"", "__global__", "template <", "template<", "//",      "/*"};
  static constexpr std::array kWithPunctuation{"class ",  "struct ", "namespace ", "using ",  "constexpr ",
                                               "static ", "const ",  "typedef ",   "inline ", "enum "};
  if (line.starts_with(FirstLanguage().device_mark)) return true;
  for (std::string_view start : kSure) {
    if (line.starts_with(start)) return true;
  }
  for (std::string_view start : kWithPunctuation) {
    if (line.starts_with(start) &&
        (line.find_first_of("{;") != std::string_view::npos || start == "class " || start == "struct ")) {
      // `class of kernels that ...` is prose; a class head is one word, then nothing or punctuation.
      std::string_view rest = line.substr(start.size());
      std::size_t word = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
      if (line.find_first_of("{;") != std::string_view::npos || word == std::string_view::npos) return true;
    }
  }
  return false;
}

Span CodeInProse(std::string_view text) {
  Span span{SizeOf(text), SizeOf(text)};
  std::uint32_t last = 0;
  for (std::uint32_t at = 0; at < text.size();) {
    std::size_t newline = text.find('\n', at);
    std::uint32_t next = newline == std::string_view::npos ? SizeOf(text) : static_cast<std::uint32_t>(newline) + 1;
    std::string_view line = text.substr(at, next - at);
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.front()))) line.remove_prefix(1);
    while (!line.empty() && std::isspace(static_cast<unsigned char>(line.back()))) line.remove_suffix(1);
    if (span.begin == text.size() && LooksLikeCode(line)) span.begin = at;
    bool code_end = !line.empty() && (line.back() == '}' || line.back() == ';' || line.back() == '{' ||
                                      line.starts_with("#") || line.ends_with("*/"));
    if (code_end || LooksLikeCode(line)) last = next;
    at = next;
  }
  // Text after the last closed block is prose; inside an open block it is the rest of the code.
  bool open = ScanCpp(text.substr(span.begin), true).brace_depth > 0;
  span.end = open ? SizeOf(text) : std::max(last, span.begin);
  return span;
}

void SplitOtherPython(Project& project, int container, std::string_view text) {
  for (const Assignment& assignment : FindAllStrings(text)) {
    VirtualFile file = ReadAssignment(text, assignment, FileRole::kOther);
    file.role = RoleOf(file.text);
    file.container = container;
    if (file.role == FileRole::kKernel || file.role == FileRole::kHostOperator || file.role == FileRole::kHostTiling)
      project.files.push_back(std::move(file));
  }
}

void SplitPlain(Project& project, int container, std::string_view text) {
  if (text.find("__global__") != std::string_view::npos && text.find("import ") != std::string_view::npos) {
    SplitOtherPython(project, container, text);
    if (!project.files.empty()) {
      project.form = InputForm::kPythonStrings;
      return;
    }
  }
  Span code = CodeInProse(text);
  if (code.begin >= code.end) return;
  VirtualFile file = Slice(text, container, code);
  file.role = RoleOf(file.text);
  if (file.role != FileRole::kOther) project.files.push_back(std::move(file));
  NoteIfCutOff(project);
}

// A fence line in a C++ file means that a reply was saved under a source file's name.
bool IsBareSource(std::string_view path, std::string_view text) {
  if (!IsSourceName(path)) return false;
  std::string code = ScanCpp(text, false).code;
  bool reply = code.starts_with("```") || code.find("\n```") != std::string::npos ||
               code.find("<kernel_impl>") != std::string::npos || HasKnownAssignment(code);
  return !reply;
}

}  // namespace

bool SplitText(Project& project, int container) {
  std::string path = project.containers[static_cast<std::size_t>(container)].path;
  VirtualFile whole = WholeFile(project, container, "");
  // The same length as the container, so that every offset below is the container's; a byte order mark is blanked.
  std::string text = project.containers[static_cast<std::size_t>(container)].bytes;
  text.replace(text.size() - whole.text.size(), whole.text.size(), whole.text);
  std::fill_n(text.begin(), text.size() - whole.text.size(), ' ');
  Span all{0, SizeOf(text)};
  if (IsBareSource(path, text)) {
    project.form = InputForm::kKernelFile;
    whole.role = HasDeviceMarks(ScanCpp(text, false).code) ? FileRole::kKernel : RoleOf(text);
    project.files.push_back(std::move(whole));
    NoteIfCutOff(project);
    return false;
  }
  if (HasKnownAssignment(text)) {
    project.form = InputForm::kPythonStrings;
    SplitPython(project, container, text);
    return true;
  }
  Tag tag = FindKernelImplTag(text);
  Span within = tag.found ? tag.body : all;
  std::vector<Banner> banners = FindBanners(text, within);
  std::vector<Fence> fences = FindFences(text, within);
  if (!banners.empty()) {
    project.form = InputForm::kBannerFiles;
    SplitBanners(project, container, text, banners);
  } else if (!fences.empty()) {
    project.form = tag.found ? InputForm::kKernelImplTag : InputForm::kFencedMarkdown;
    SplitFences(project, container, text, fences);
  } else if (tag.found) {
    project.form = InputForm::kKernelImplTag;
    VirtualFile file = Slice(text, container, within);
    file.role = RoleOf(file.text);
    project.files.push_back(std::move(file));
    if (!tag.closed) NoteIfCutOff(project);
  } else {
    SplitPlain(project, container, text);
  }
  return false;
}

}  // namespace assay::source
