// Makes files from the text of an input: one file of CUDA, or the texts that a reply's Python builds.
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <string>
#include <utility>

#include "analyzer/source/content.h"
#include "analyzer/source/fences.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/python/calls.h"
#include "dialects/cuda/python/reading.h"

namespace assay::cuda {
namespace {

// A line that only occurs in Python: `import x`, `from x import y`.
bool HasImport(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::size_t first = std::min(text.find_first_not_of(" \t", at), end);
    const std::string_view line = text.substr(first, end - first);
    if (line.starts_with("import ") || (line.starts_with("from ") && source::HasWord(line, "import"))) return true;
    at = end + 1;
  }
  return false;
}

// Evidence for Python: a call that builds an extension, or an import of torch. Comments of C++ mention the module that
// builds them, too.
bool IsPython(const std::string& path, std::string_view text) {
  if (path.ends_with(".py")) return true;
  if (source::HasWord(text, "load_inline") || text.find("import torch") != std::string_view::npos ||
      source::HasWord(text, "class ModelNew"))
    return true;
  return source::HasWord(text, "cpp_extension") && (HasImport(text) || !source::HasWord(text, "__global__"));
}

VirtualFile Part(std::string_view text, source::Span span, std::string name, FileRole role) {
  VirtualFile file;
  file.text = text.substr(span.begin, span.end - span.begin);
  file.map.Append(span.begin, span.end - span.begin);
  file.name = std::move(name);
  file.role = role;
  return file;
}

// torch joins several sources by newlines.
VirtualFile Joined(const std::vector<SourceText>& sources, std::string name, FileRole role) {
  VirtualFile file;
  file.name = std::move(name);
  file.role = role;
  for (std::size_t i = 0; i < sources.size(); ++i) {
    const SourceText& source = sources[i];
    const auto size = static_cast<std::uint32_t>(source.text.size());
    if (i > 0) {
      file.text += '\n';
      file.map.AppendMade(source.map.ToContainer(0), 0, 1);
    }
    file.text += source.text;
    file.map.Append(source.map, 0, size);
  }
  const bool alike = std::all_of(sources.begin(), sources.end(),
                                 [&](const SourceText& one) { return one.quoting == sources.front().quoting; });
  if (!sources.empty() && alike) file.quoting = sources.front().quoting;
  return file;
}

class ReplySplitter {
 public:
  explicit ReplySplitter(Project& project) : project_(project), text_(project.containers.front().bytes) {}

  Input Split() {
    bool cut = false;
    // A Python file is taken as it is; an answer may be prose with blocks of code.
    module_ = project_.path.ends_with(".py") ? source::Span{0, static_cast<std::uint32_t>(text_.size())}
                                             : ChoosePython(text_, cut);
    const PythonReading reading = ReadPython(text_, module_);
    project_.form = InputForm::kPythonStrings;
    project_.module_builds = true;
    project_.files.push_back(Part(text_, module_, "model.py", FileRole::kModel));
    project_.files.back().holds_others = true;
    NoteProblems(reading, cut);
    for (const Extension& extension : reading.extensions) Add(extension);
    if (reading.broken_line == 0) AddUses(reading);
    return std::move(input_);
  }

 private:
  SourceRange InModule(source::Span span) const {
    if (span.begin < module_.begin || span.end > module_.end) return {};
    return {0, span.begin - module_.begin, span.end - module_.begin};
  }

  // Of a line of the whole text, from 1.
  SourceRange Line(int number) const {
    std::size_t begin = 0;
    for (int line = 1; line < number && begin != std::string::npos; ++line) {
      begin = text_.find('\n', begin);
      if (begin != std::string::npos) ++begin;
    }
    if (begin == std::string::npos) return {};
    const std::size_t end = std::min(text_.find('\n', begin), text_.size());
    const std::size_t first = std::min(text_.find_first_not_of(" \t", begin), end);
    return InModule({static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(end)});
  }

  void NoteProblems(const PythonReading& reading, bool cut) {
    if (reading.broken_line > 0) {
      const std::string end = cut ? "; the reply is cut off" : "";
      ReplyProblem problem{ReplyProblemKind::kBadPython, Line(reading.broken_line), reading.broken + end};
      if (reading.reported_line > 0) {
        problem = {ReplyProblemKind::kBadPython, Line(reading.reported_line), reading.reported + end, problem.range,
                   problem.detail};
      }
      project_.problems.push_back(std::move(problem));
    } else if (reading.error_is_certain) {
      project_.problems.push_back({ReplyProblemKind::kImportFails, Line(reading.error_line), reading.error});
    } else if (reading.extensions.empty() && !HasClass()) {
      project_.problems.push_back(
          {ReplyProblemKind::kMissingBlock, {}, "there is no `class ModelNew`, and nothing builds a kernel"});
    }
  }

  // Whether there is a class at module level: without any there is nothing to call.
  bool HasClass() const {
    const std::string& module = project_.files.front().text;
    return module.starts_with("class ") || module.find("\nclass ") != std::string::npos;
  }

  std::string FolderOf(const Extension& extension) {
    std::string name;
    for (const char c : extension.name.substr(0, 64)) name += source::IsIdentifierChar(c) ? c : '_';
    if (name.empty()) name = "extension";
    std::string folder = name;
    for (int i = 2; !folders_.insert(folder).second; ++i) folder = fmt::format("{}-{}", name, i);
    return folder;
  }

  int AddFile(VirtualFile file) {
    project_.files.push_back(std::move(file));
    return static_cast<int>(project_.files.size()) - 1;
  }

  void Add(const Extension& extension) {
    ExtensionInput made;
    made.name = extension.name;
    made.call = InModule(extension.call);
    const std::string folder = FolderOf(extension);
    const bool torch = extension.how == "load_inline" || extension.how == "load";
    if (torch && !extension.cpp_sources.empty())
      made.main_file = AddFile(Joined(extension.cpp_sources, folder + "/main.cpp", FileRole::kBinding));
    if (!extension.cuda_sources.empty())
      made.cuda_file = AddFile(Joined(extension.cuda_sources, folder + "/cuda.cu", FileRole::kKernel));
    made.implicit_headers = !extension.no_implicit_headers;
    made.guards = extension.with_pytorch_error_handling;
    made.cflags = extension.cflags;
    made.cuda_cflags = extension.cuda_cflags;
    if (extension.functions) {
      made.binds = true;
      for (const OfferedFunction& function : *extension.functions) {
        made.names.push_back(function.name);
        made.name_ranges.push_back(InModule(function.span));
      }
    }
    made.unknown = WhyUnknown(extension);
    made.at_run_time = extension.how != "load" && extension.how != "load_inline";
    input_.extensions.push_back(std::move(made));
  }

  static CudaPythonCall::Argument KindOf(PythonArgument::Kind kind) {
    using From = PythonArgument::Kind;
    using To = CudaPythonCall::Argument;
    switch (kind) {
      case From::kNone:
        return To::kNone;
      case From::kInteger:
        return To::kInteger;
      case From::kFloat:
        return To::kFloat;
      case From::kBool:
        return To::kBool;
      case From::kText:
        return To::kText;
      case From::kList:
        return To::kList;
      case From::kTuple:
        return To::kTuple;
      case From::kUnknown:
        return To::kUnknown;
    }
    return To::kUnknown;
  }

  void AddUses(const PythonReading& reading) {
    std::vector<source::Span> built;
    for (const Extension& extension : reading.extensions)
      built.push_back({extension.call.begin - module_.begin, extension.call.end - module_.begin});
    const PythonUses uses = FindUses(project_.files.front().text, built);
    const auto place = [](source::Span span) { return SourceRange{0, span.begin, span.end}; };
    for (const PythonCall& call : uses.calls) {
      CudaPythonCall made;
      made.function = call.function;
      for (const PythonArgument& argument : call.arguments) {
        made.arguments.push_back(KindOf(argument.kind));
        made.argument_ranges.push_back(place(argument.span));
      }
      for (const source::Span& keyword : call.keywords) made.keywords.push_back(place(keyword));
      made.spread = call.spread;
      made.conditional = call.conditional;
      made.swallowed = call.swallowed;
      made.range = place(call.span);
      made.name_range = place(call.name);
      input_.extensions[call.extension].calls.push_back(std::move(made));
    }
    for (std::size_t i = 0; i < input_.extensions.size(); ++i) {
      input_.extensions[i].unused = uses.unused[i];
      input_.extensions[i].swallowed = uses.swallowed[i];
    }
  }

  static std::string WhyUnknown(const Extension& extension) {
    const std::string& how = extension.how;
    if (how == "load") {
      if (!extension.Knows("sources")) return extension.undecided;
      if (!extension.missing_files.empty())
        return fmt::format("`load` builds {}, a file that the module does not write", extension.missing_files.front());
      // Each is a separate unit, but they would be read as one.
      if (extension.cuda_sources.size() > 1 || extension.cpp_sources.size() > 1)
        return "`load` builds several files of one kind";
    } else if (how != "load_inline")
      return fmt::format("`{}` compiles at run time (NVRTC), which is not modelled", how);
    // The options matter little: the texts and the names do.
    for (const std::string_view parameter : {"cpp_sources", "cuda_sources", "functions", "no_implicit_headers"}) {
      if (!extension.Knows(parameter)) return extension.undecided;
    }
    return extension.unknown.empty() ? extension.undecided : "";
  }

  Project& project_;
  const std::string& text_;
  source::Span module_;
  std::set<std::string> folders_;
  Input input_;
};

// The only fence with a kernel, or the longest of several; the text itself if there is none.
source::Span ChooseCuda(std::string_view text) {
  const source::Span all{0, static_cast<std::uint32_t>(text.size())};
  source::Span best = all;
  bool found = false;
  for (const source::Fence& fence : source::FindFences(text, all)) {
    const std::string_view body = text.substr(fence.body.begin, fence.body.end - fence.body.begin);
    if (!source::HasWord(body, "__global__")) continue;
    if (!found || fence.body.end - fence.body.begin > best.end - best.begin) best = fence.body;
    found = true;
  }
  return best;
}

// The loader left a source file as it is, with the headers next to it.
Input SplitFile(Project& project) {
  Input input;
  if (project.files.empty()) {
    const std::string& text = project.containers.front().bytes;
    const source::Span span = ChooseCuda(text);
    const bool whole = span.begin == 0 && span.end == text.size();
    project.form = whole ? InputForm::kPlainText : InputForm::kFencedMarkdown;
    project.files.push_back(Part(text, span, "kernel.cu", FileRole::kKernel));
  }
  // The unit includes it by this name, which cannot be written in an #include with these characters.
  for (char& c : project.files[0].name) {
    if (c == '"' || c == '\n' || c == '\r') c = '_';
  }
  ExtensionInput alone;
  alone.cuda_file = 0;
  alone.torch = source::ScanCpp(project.files[0].text, false).code.find("torch/") != std::string::npos;
  alone.implicit_headers = false;
  input.extensions.push_back(std::move(alone));
  return input;
}

}  // namespace

Input SplitInput(Project& project) {
  project.foreign.clear();
  const bool file = project.form == InputForm::kKernelFile;
  if (!file) project.files.clear();
  project.split = [](Project& again) { SplitInput(again); };
  // For a project that was split before, only the loader's problems remain: bytes that are not text.
  using Kind = ReplyProblemKind;
  std::erase_if(project.problems, [](const ReplyProblem& problem) {
    return problem.kind == Kind::kBadPython || problem.kind == Kind::kMissingBlock ||
           problem.kind == Kind::kImportFails;
  });
  if (project.containers.empty() || !project.problems.empty()) return {};
  const bool python = !file && IsPython(project.path, project.containers.front().bytes);
  return python ? ReplySplitter(project).Split() : SplitFile(project);
}

}  // namespace assay::cuda
