// See slips.h. Declarations in files of the checkout are looked up through the input's includes.
#include "dialects/ascendc/read/slips.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <set>

#include "analyzer/source/checkout.h"

namespace assay::ascendc {
namespace {

bool IsOfKernel(const VirtualFile& file) {
  return file.role == FileRole::kKernel ||
         (file.role == FileRole::kOther && file.name.find("op_kernel/") < file.name.size());
}

bool IsOfHost(const VirtualFile& file) {
  return file.role == FileRole::kHostTiling || file.role == FileRole::kHostOperator;
}

constexpr std::array<std::string_view, 5> kNarrow = {"int32_t", "uint32_t", "int", "int16_t", "uint16_t"};
constexpr std::array<std::string_view, 6> kLimits = {"INT32_MAX", "UINT32_MAX",     "INT_MAX",
                                                     "UINT_MAX",  "numeric_limits", "MAX_INT32"};

// `MEMBER` of a class that is a plain pointer without an initialiser: `TYPE *NAME;`.
std::vector<std::string> PointersOf(const FileText& file, std::size_t open, std::size_t close) {
  std::vector<std::string> names;
  for (std::size_t i = open + 1; i < close; ++i) {
    if (source::OpensBracket(file.At(i))) {
      const auto end = file.code().Closer(i);
      if (!end) return {};
      i = *end;
    } else if (file.At(i) == "*" && source::IsName(file.At(i + 1)) && file.At(i + 2) == ";" && i >= 2 &&
               (source::IsName(file.At(i - 1)) || file.At(i - 1) == ">")) {
      names.emplace_back(file.At(i + 1));
    }
  }
  return names;
}

struct ClassText {
  std::string name;
  std::size_t open = 0, close = 0;
  std::vector<std::string> pointers;
};

std::vector<ClassText> ClassesOf(const FileText& file) {
  std::vector<ClassText> classes;
  for (std::size_t i = 0; i + 2 < file.code().size(); ++i) {
    if ((file.At(i) != "class" && file.At(i) != "struct") || !source::IsName(file.At(i + 1))) continue;
    std::size_t open = i + 2;
    while (open < file.code().size() && file.At(open) != "{" && file.At(open) != ";" && file.At(open) != ">" &&
           file.At(open) != "(" && file.At(open) != ",")
      ++open;
    const auto close = file.At(open) == "{" ? file.code().Closer(open) : std::nullopt;
    if (close) classes.push_back({std::string(file.At(i + 1)), open, *close, PointersOf(file, open, *close)});
  }
  return classes;
}

bool IsMethod(const ClassText& one, const FunctionText& function) {
  return function.owner == one.name ||
         (function.owner.empty() && one.open < function.open && function.close < one.close);
}

bool Sets(const FileText& file, std::size_t i) {
  const std::string_view next = file.At(i + 1);
  return next == "=" || next == "{" || next == "(" || next == "++";
}

// The only statement of the file that sets the member of a class; none if the member can be set in other ways.
std::optional<std::size_t> OnlySetter(const FileText& file, const std::vector<ClassText>& classes, const ClassText& own,
                                      const std::string& member) {
  std::optional<std::size_t> only;
  for (std::size_t i = 1; i < file.code().size(); ++i) {
    if (file.At(i) != member) continue;
    const auto in = std::find_if(file.functions().begin(), file.functions().end(),
                                 [&](const FunctionText& f) { return f.params < i && i < f.close; });
    if (in != file.functions().end() && !IsMethod(own, *in) &&
        std::any_of(classes.begin(), classes.end(), [&](const ClassText& other) {
          return &other != &own && IsMethod(other, *in) &&
                 std::find(other.pointers.begin(), other.pointers.end(), member) != other.pointers.end();
        }))
      continue;  // another class's member of that name
    if (!file.IsOwnName(i, member) || file.At(i - 1) == "&") return std::nullopt;
    if (!Sets(file, i)) continue;
    if (only || file.At(i + 1) != "=") return std::nullopt;
    only = i;
  }
  return only;
}

// Depth 1: a statement that each call executes.
bool IsTopStatement(const FileText& file, const FunctionText& function, std::size_t i) {
  int depth = 0;
  for (std::size_t k = function.open; k < i; ++k) {
    if (file.At(k) == "return") return false;
    depth += file.At(k) == "{" ? 1 : file.At(k) == "}" ? -1 : 0;
  }
  return depth == 1;
}

bool StartsStatement(const FileText& file, std::size_t i) {
  if (file.At(i - 1) == "->") i -= 2;
  return file.At(i - 1) == ";" || file.At(i - 1) == "{" || file.At(i - 1) == "}";
}

// The statement that reads a member before the one that sets it: an unconditional call or assignment.
std::optional<std::size_t> EarlyUse(const FileText& file, const FunctionText& function, const std::string& member,
                                    std::size_t set) {
  for (std::size_t i = function.open + 1; i < set; ++i) {
    if (!file.IsOwnName(i, member) || !IsTopStatement(file, function, i)) continue;
    std::size_t begin = i;
    while (begin > function.open && file.At(begin - 1) != ";" && file.At(begin - 1) != "{" && file.At(begin - 1) != "}")
      --begin;
    const std::string statement = file.Joined(begin, i);
    const std::string_view first = file.At(begin);
    if (first == "if" || first == "for" || first == "while" || first == "else" || first == "switch" || first == "#" ||
        first == "using" || statement.find('?') != std::string::npos || statement.find("&&") != std::string::npos ||
        statement.find("||") != std::string::npos || statement.find("sizeof") != std::string::npos ||
        statement.find("decltype") != std::string::npos || statement.find('#') != std::string::npos)
      continue;
    return i;
  }
  return std::nullopt;
}

// Headers of the checkout that a file names between quotes, unless the input contains them.
std::vector<FileText> HeadersOf(const Project& project, const FileText& file) {
  constexpr std::size_t kMost = 8, kLongest = 1 << 18;
  std::vector<FileText> headers;
  if (!project.checkout) return headers;
  for (std::size_t i = 0; i + 2 < file.code().size() && headers.size() < kMost; ++i) {
    if (file.At(i) != "#" || file.At(i + 1) != "include" || !file.At(i + 2).starts_with('"')) continue;
    std::string name(file.code().text().substr(file.code().tokens()[i + 2].begin + 1, file.At(i + 2).size() - 2));
    while (name.starts_with("../") || name.starts_with("./")) name.erase(0, name.find('/') + 1);
    std::optional<std::string> path = project.checkout->Installed(name);
    if (!path) path = project.checkout->Search(name);
    if (!path || !project.checkout->Holds(*path)) continue;
    std::ifstream in(*path, std::ios::binary);
    std::string text(kLongest, '\0');
    in.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(in.gcount()));
    headers.emplace_back(text, -1);
  }
  return headers;
}

}  // namespace

void FindEarlyPointers(const FileText& file, std::vector<EarlyRead>& out) {
  const std::vector<ClassText> classes = ClassesOf(file);
  for (const ClassText& own : classes)
    for (const std::string& member : own.pointers) {
      const auto set = OnlySetter(file, classes, own, member);
      if (!set || !StartsStatement(file, *set) || file.At(*set + 3) != ";") continue;
      for (const FunctionText& function : file.functions()) {
        if (!IsMethod(own, function) || *set < function.open || *set > function.close) continue;
        const std::vector<std::string> params = file.Parameters(function);
        const bool given = std::find(params.begin(), params.end(), file.At(*set + 2)) != params.end();
        if (!given || !IsTopStatement(file, function, *set)) continue;
        if (const auto read = EarlyUse(file, function, member, *set))
          out.push_back({member, file.Range(*read, *read), file.Range(*set, *set + 3)});
      }
    }
}

void FindNarrowProducts(const FileText& file, SlipFacts& out) {
  for (const FunctionText& function : file.functions()) {
    const std::string whole = file.Joined(function.open, function.close);
    const auto has = [&](std::string_view word) { return whole.find(word) != std::string::npos; };
    if (whole.find("*=") == std::string::npos || std::any_of(kLimits.begin(), kLimits.end(), has)) continue;
    for (std::size_t i = function.open + 1; i + 3 < function.close; ++i) {
      if (std::find(kNarrow.begin(), kNarrow.end(), file.At(i)) == kNarrow.end() || file.At(i + 2) != "=" ||
          !source::IsName(file.At(i + 1)))
        continue;
      const std::string name(file.At(i + 1));
      const std::size_t end = file.Next(i + 3, function.close, ";");
      for (std::size_t k = end; k + 2 < function.close; ++k) {
        if (!file.IsOwnName(k, name) || file.At(k + 1) != "*=") continue;
        const std::size_t stop = file.Next(k + 2, function.close, ";");
        const std::string factor = file.Joined(k + 2, stop);
        const std::size_t get = factor.find("GetDim(");
        // For a dimension that a loop counts, not one named by a constant.
        if (get == std::string::npos || !source::IsName(std::string_view(factor).substr(get + 7, 1)) ||
            factor.back() != ')' || factor.find_first_of("/%*+?") != std::string::npos)
          continue;
        out.narrow_products.push_back({name, std::string(file.At(i)), file.Range(i, end), file.Range(k, stop)});
        break;
      }
    }
  }
}

void FindSlips(const Project& project, SlipFacts& out, std::vector<EarlyRead>& reads) {
  std::set<std::string> told;
  for (const EarlyRead& read : reads) told.insert(read.member);
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    const VirtualFile& file = project.files[i];
    const bool host = IsOfHost(file);
    if (!host && !IsOfKernel(file)) continue;
    const FileText text(file.text, static_cast<int>(i));
    if (host) {
      FindNarrowProducts(text, out);
      FindKeptStates(text, out);
      continue;
    }
    FindEmptyLastTiles(text, out);
    FindStaleTails(text, out);
    FindDroppedRounds(text, out);
    FindRoundedStores(text, out);
    FindOverwrittenStores(text, out);
    std::optional<std::vector<FileText>> headers;
    FindEarlyFrees(
        text,
        [&]() -> const std::vector<FileText>& {
          if (!headers) headers = HeadersOf(project, text);
          return *headers;
        },
        out);
    std::vector<EarlyRead> early;
    FindEarlyPointers(text, early);
    for (EarlyRead& read : early)
      if (!told.contains(read.member)) reads.push_back(std::move(read));
  }
}

}  // namespace assay::ascendc
