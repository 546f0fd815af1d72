// Reads the includes at the beginning of a file, without a preprocessor: comments, pragmas and an include guard may
// come between them, anything else ends them.
#include "dialects/ascendc/read/precompiled-choice.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <filesystem>
#include <map>
#include <set>
#include <string_view>
#include <utility>

#include "analyzer/source/checkout.h"
#include "analyzer/source/content.h"
#include "dialects/ascendc/read/device-text.h"
#include "dialects/ascendc/read/source-kind.h"

namespace assay::ascendc {
namespace {

// The leading preprocessor directives of a text, without comments.
class LeadingDirectives {
 public:
  explicit LeadingDirectives(std::string_view text) : text_(text) {}

  // Empty at the first line of code.
  std::string_view Next() {
    SkipBlank();
    if (at_ >= text_.size() || text_[at_] != '#') return {};
    const std::size_t begin = at_;
    at_ = std::min(text_.find('\n', begin), text_.size());
    return text_.substr(begin, at_ - begin);
  }

 private:
  void SkipBlank() {
    while (at_ < text_.size()) {
      if (std::isspace(static_cast<unsigned char>(text_[at_])) != 0) {
        ++at_;
      } else if (text_.substr(at_).starts_with("//")) {
        at_ = std::min(text_.find('\n', at_), text_.size());
      } else if (text_.substr(at_).starts_with("/*")) {
        const std::size_t end = text_.find("*/", at_ + 2);
        at_ = end == std::string_view::npos ? text_.size() : end + 2;
      } else {
        return;
      }
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
};

std::string_view Word(std::string_view& line) {
  const auto space = [](char c) { return std::isspace(static_cast<unsigned char>(c)) != 0; };
  while (!line.empty() && (space(line.front()) || line.front() == '#')) line.remove_prefix(1);
  const auto* const end =
      std::find_if(line.begin(), line.end(), [&](char c) { return space(c) || c == '"' || c == '<'; });
  const std::string_view word = line.substr(0, static_cast<std::size_t>(end - line.begin()));
  line.remove_prefix(word.size());
  return word;
}

std::string_view IncludedName(std::string_view line) {
  const std::size_t open = line.find_first_of("\"<");
  if (open == std::string_view::npos) return {};
  const std::size_t close = line.find(line[open] == '<' ? '>' : '"', open + 1);
  return close == std::string_view::npos ? std::string_view() : line.substr(open + 1, close - open - 1);
}

// The project's file that an include leads to; -1 for one from outside.
int ProjectFile(const Project& project, std::string_view name, Half half) {
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const std::string& file = project.files[i].name;
    if (half == Half::kKernel && !file.starts_with("op_kernel/")) continue;
    if (file == name || file.ends_with("/" + std::string(name))) return static_cast<int>(i);
  }
  return half == Half::kHost && name.ends_with("tiling.h") ? project.IndexOf(FileRole::kHostTiling) : -1;
}

void Collect(const Project& project, int file, Half half, std::set<int>& seen, std::vector<std::string>& out) {
  if (!seen.insert(file).second) return;
  LeadingDirectives directives(project.files[static_cast<std::size_t>(file)].text);
  std::string_view guard;
  for (std::string_view line = directives.Next(); !line.empty(); line = directives.Next()) {
    const std::string_view directive = Word(line);
    if (directive == "include") {
      const std::string_view name = IncludedName(line);
      const int own = ProjectFile(project, name, half);
      if (own >= 0) {
        Collect(project, own, half, seen, out);
      } else {
        out.emplace_back(name);
      }
    } else if (directive == "ifndef" && guard.empty()) {
      guard = Word(line);
    } else if (directive != "pragma" && (directive != "define" || Word(line) != guard)) {
      return;
    }
  }
}

// Whether a kernel's file includes the API: in an operator's folder mostly through a header of its own.
bool OpensTheApi(const Project& project, int file) {
  const auto names = [](const VirtualFile& one) { return one.text.find("kernel_operator.h") != std::string::npos; };
  if (names(project.files[static_cast<std::size_t>(file)])) return true;
  return project.checkout && std::ranges::any_of(project.files, [&](const VirtualFile& one) {
           return one.name.starts_with("op_kernel/") && names(one);
         });
}

// Whether a checkout exports headers of the toolkit itself, which the precompiled ones would shadow.
bool BringsToolkit(const source::Checkout& checkout) {
  std::error_code ec;
  return std::ranges::any_of(checkout.folders(), [&](const source::Checkout::Folder& folder) {
    return std::ranges::any_of(
        std::array{"register/op_def_registry.h", "register/op_impl_registry.h", "register/tilingdata_base.h",
                   "exe_graph/runtime/tiling_context.h", "graph/types.h", "tiling/platform/platform_ascendc.h"},
        [&](const char* name) { return std::filesystem::exists(std::filesystem::path(folder.path) / name, ec); });
  });
}

}  // namespace

std::vector<std::string> LeadingIncludes(const Project& project, int file, Half half) {
  std::set<int> seen;
  std::vector<std::string> result;
  Collect(project, file, half, seen, result);
  return result;
}

std::string PrecompiledName(const Project& project, int file, Half half) {
  const std::vector<std::string> includes = LeadingIncludes(project, file, half);
  const auto has = [&](std::string_view name) {
    return std::find(includes.begin(), includes.end(), name) != includes.end();
  };
  const bool maths = has("cmath") || has("math.h");
  if (half == Half::kHost) {
    if (project.checkout) return includes.empty() || BringsToolkit(*project.checkout) ? "" : "host-17.pch";
    if (Mentions(project, FileRole::kHostOperator, "register/op_def_registry.h")) {
      return maths ? "host-cmath.pch" : "host.pch";
    }
    return has("register/tilingdata_base.h") ? "host-tiling.pch" : "";
  }
  if (!OpensTheApi(project, file)) return "";
  if (IsDirectLaunch(project)) return has("tiling/tiling_api.h") ? "direct-tiling.pch" : "direct.pch";
  return maths && has("kernel_operator.h") ? "kernel-cmath.pch" : "kernel.pch";
}

std::vector<std::string> ReadAhead(const Project& project, int file) {
  constexpr std::array kPrecompiled = {"register/op_def_registry.h", "register/op_impl_registry.h",
                                       "register/tilingdata_base.h", "tiling/platform/platform_ascendc.h"};
  std::vector<std::string> names;
  bool more = false;
  for (std::string& name : LeadingIncludes(project, file, Half::kHost)) {
    if (name.starts_with('.') || std::ranges::find(names, name) != names.end()) continue;
    // The standard library's headers have no extension.
    more |= name.find('.') != std::string::npos && std::ranges::find(kPrecompiled, name) == kPrecompiled.end();
    names.push_back(std::move(name));
  }
  return more ? names : std::vector<std::string>();
}

std::vector<std::string> SharedBySeveral(const std::vector<std::vector<std::string>>& lists) {
  constexpr std::ptrdiff_t kEnough = 3;  // making one takes almost as long as reading it twice
  std::map<std::string, std::ptrdiff_t> counts;
  std::vector<std::string> names;
  for (const std::vector<std::string>& list : lists) {
    for (const std::string& name : list) {
      if (++counts[name] == 1) names.push_back(name);
    }
  }
  std::ranges::stable_sort(names, [&](const std::string& a, const std::string& b) { return counts[a] > counts[b]; });
  // Names in fewer lists make the header longer and less useful.
  std::vector<std::string> shared, best;
  std::ptrdiff_t most = 0;
  for (const std::string& name : names) {
    shared.push_back(name);
    const auto have_all = [&](const std::vector<std::string>& list) { return source::HaveAll(list, shared); };
    const std::ptrdiff_t lists_with_all = std::ranges::count_if(lists, have_all);
    if (lists_with_all < kEnough) {
      shared.pop_back();
    } else if (const std::ptrdiff_t spared = lists_with_all * std::ssize(shared); spared > most) {
      most = spared;
      best = shared;
    }
  }
  return best;
}

}  // namespace assay::ascendc
