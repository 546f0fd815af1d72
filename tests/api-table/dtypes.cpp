// Element types of the table against what the front end accepts. A case is one line: a call of one overload with its
// template parameters given by name, on arguments of exactly its parameter types. Parameters that the table leaves
// open (a second element type, say) are filled with each of a few types until every listed type is accepted.
#include <algorithm>
#include <cstdio>
#include <map>
#include <set>

#include "analyzer/facts/ascendc/api-table.h"
#include "analyzer/frontend/frontend.h"
#include "dialects/ascendc/read/interpret.h"
#include "tests/api-table/checks.h"

namespace assay::test {
namespace {

using ascendc::ApiDtypes;
using ascendc::ApiRow;

// The front end keeps the first 200 errors of a unit, and a case can have two.
constexpr std::size_t kCasesPerUnit = 180;
constexpr std::size_t kErrorsKept = 200;
constexpr const char* kPool[] = {"half",    "float",    "bfloat16_t", "int8_t",   "uint8_t", "int16_t", "uint16_t",
                                 "int32_t", "uint32_t", "int64_t",    "uint64_t", "double",  "bool"};
// The type for a template parameter that the list does not mention; "=" is the type under test.
constexpr const char* kFills[] = {"=", "uint8_t", "uint32_t", "float", "half", "int32_t", "uint64_t", "int16_t"};

// One overload under one enforced list.
struct Subject {
  const Declaration* overload = nullptr;
  const ApiRow* row = nullptr;
  const ApiDtypes* list = nullptr;
  std::string fill;  // empty = none found yet
};

struct Case {
  std::size_t subject = 0;
  std::string types;  // of the list's parameters
  std::string fill;
  bool accepted = false;
};

std::vector<std::string> Split(std::string_view text, char at) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == at) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

std::string Squeezed(std::string text) {
  std::erase(text, ' ');
  return text;
}

// A form is the parameters' names; `name: type` if names alone do not distinguish overloads.
bool HasForm(const Declaration& overload, std::string_view form) {
  const std::vector<std::string> names = Split(overload.forms, ',');
  std::vector<std::string> parts;
  int depth = 0;
  parts.emplace_back();
  for (const char c : form) {
    depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    if (c == ',' && depth == 0) {
      parts.emplace_back();
    } else if (c != ' ') {
      parts.back() += c;
    }
  }
  if (names.size() != parts.size()) return false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const std::size_t colon = parts[i].find(':');
    if (parts[i].substr(0, colon) != Squeezed(names[i])) return false;
    if (colon != std::string::npos && parts[i].substr(colon + 1) != Squeezed(overload.types[i])) return false;
  }
  return true;
}

bool IsFor(const ApiDtypes& list, const Declaration& overload) {
  return list.forms.empty() ||
         std::ranges::any_of(list.forms, [&](std::string_view f) { return HasForm(overload, f); });
}

bool IsType(const TemplateParam& param) { return param.type.empty(); }

// The list of the same overload about another parameter, or null.
const ApiDtypes* ListOf(const Subject& subject, const std::string& param) {
  for (const ApiDtypes& list : subject.row->dtypes) {
    if (list.enforced && list.param == param && IsFor(list, *subject.overload)) return &list;
  }
  return nullptr;
}

std::string TypeOf(const Subject& subject, const Case& one, const TemplateParam& param) {
  const std::vector<std::string> params = Split(subject.list->param, ' ');
  const std::vector<std::string> types = Split(one.types, ' ');
  const auto at = std::ranges::find(params, param.name);
  if (at != params.end()) return types.at(at - params.begin());
  if (param.name == "pattern") return "Pattern::Reduce::AR";
  if (const ApiDtypes* other = ListOf(subject, param.name)) {
    // If it contains the type under test, that is used: the two may have to be equal.
    const bool same = std::ranges::find(other->types, types.front()) != other->types.end();
    return same && one.fill == "=" ? types.front() : std::string(other->types.front());
  }
  return one.fill == "=" ? types.front() : one.fill;
}

std::string Text(const Subject& subject, const Case& one) {
  std::string text = "{ ";
  std::string arguments;
  bool named = true;
  for (const TemplateParam& param : subject.overload->template_params) {
    if (param.name.empty() || param.pack) named = false;
    if (param.name.empty()) continue;
    if (IsType(param)) {
      text += "using " + param.name + " = " + TypeOf(subject, one, param) + "; ";
    } else if (param.text.find(" = ") != std::string::npos) {
      text += "constexpr " + param.text + "; ";
    } else {
      text += "constexpr " + param.text + (param.type == "int32_t" ? "{1}; " : "{}; ");
    }
    if (named) arguments += (arguments.empty() ? "" : ", ") + param.name;
  }
  std::string values;
  for (const std::string& type : subject.overload->types) values += (values.empty() ? "V<" : ", V<") + type + ">()";
  return text + "AscendC::" + subject.overload->name + "<" + arguments + ">(" + values + "); }\n";
}

// Parses the cases, a few units of them, and notes which lines have an error.
class Runner {
 public:
  explicit Runner(const std::string& include_dir)
      : include_dir_(include_dir), frontend_(ascendc::MakeFrontendDialect()) {}

  void Run(const std::vector<Subject>& subjects, std::vector<Case>& cases) {
    for (std::size_t begin = 0; begin < cases.size(); begin += kCasesPerUnit) {
      const std::size_t end = std::min(cases.size(), begin + kCasesPerUnit);
      RunUnit(subjects, std::span(cases).subspan(begin, end - begin));
    }
  }

 private:
  void RunUnit(const std::vector<Subject>& subjects, std::span<Case> cases) {
    std::string text =
        "#include \"kernel_operator.h\"\n#include \"lib/matmul_intf.h\"\nusing namespace AscendC;\n"
        "template <typename T> T V();\nvoid Cases() {\n";
    std::vector<std::uint32_t> starts;
    for (const Case& one : cases) {
      starts.push_back(static_cast<std::uint32_t>(text.size()));
      text += Text(subjects[one.subject], one);
    }
    text += "}\n";
    Project project;
    project.containers.push_back({"cases.cpp", text});
    VirtualFile file;
    file.name = "cases.cpp";
    file.role = FileRole::kKernel;
    file.text = text;
    file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
    project.files.push_back(file);
    UnitRequest request;
    request.project = &project;
    request.main_file = 0;
    request.include_dirs = {include_dir_};
    request.flags = {"-std=c++17"};
    const UnitResult unit = frontend_.Parse(request);
    if (unit.ast.errors.size() >= kErrorsKept && cases.size() > 1) {
      RunUnit(subjects, cases.first(cases.size() / 2));
      RunUnit(subjects, cases.subspan(cases.size() / 2));
      return;
    }
    for (Case& one : cases) one.accepted = true;
    for (const ParseError& error : unit.ast.errors) {
      const auto after = std::ranges::upper_bound(starts, error.range.begin);
      if (after != starts.begin()) cases[after - starts.begin() - 1].accepted = false;
    }
  }

  std::string include_dir_;
  Frontend frontend_;
};

std::vector<Subject> Subjects(const std::vector<Declaration>& declarations, std::vector<std::string>& wrong) {
  std::vector<Subject> subjects;
  for (const ApiRow& row : ascendc::ApiTable()) {
    for (const ApiDtypes& list : row.dtypes) {
      if (!list.enforced) continue;
      const std::size_t before = subjects.size();
      for (const Declaration& entry : declarations) {
        if (entry.name != row.name || entry.owner != row.owner || entry.template_params.empty()) continue;
        const bool listed = IsFor(list, entry);
        const std::string first = Split(list.param, ' ').front();
        const bool has =
            std::ranges::any_of(entry.template_params, [&](const TemplateParam& p) { return p.name == first; });
        const bool same_age = entry.since == (row.since == "8.1" ? "" : row.since);
        if (listed && has && same_age) subjects.push_back({&entry, &row, &list, ""});
      }
      if (subjects.size() == before)
        wrong.push_back("no overload of `" + std::string(row.name) + "` has the parameters of its list for `" +
                        std::string(list.param) + "`");
    }
  }
  return subjects;
}

// Every type, or pair of types, that is not in the list.
std::vector<std::string> Unlisted(const ApiDtypes& list) {
  std::vector<std::string> all;
  const bool pairs = list.param.find(' ') != std::string_view::npos;
  for (const char* first : kPool) {
    if (!pairs) all.emplace_back(first);
    for (const char* second : {"half", "float", "int8_t", "int16_t", "int32_t", "uint32_t"}) {
      if (pairs) all.push_back(std::string(first) + " " + second);
    }
  }
  std::erase_if(all, [&](const std::string& type) { return std::ranges::find(list.types, type) != list.types.end(); });
  return all;
}

std::string Told(const Subject& subject, const std::string& what) {
  return "`" + std::string(subject.row->name) + "`(" + subject.overload->forms + "), " +
         std::string(subject.list->param) + " = " + what;
}

// Finds a fill for which all listed types are accepted; reports the types that none accepts.
void FindFills(Runner& runner, std::vector<Subject>& subjects, std::vector<std::string>& wrong) {
  std::map<std::size_t, std::string> refused;
  for (const char* fill : kFills) {
    std::vector<Case> cases;
    for (std::size_t i = 0; i < subjects.size(); ++i) {
      if (!subjects[i].fill.empty()) continue;
      for (const std::string_view type : subjects[i].list->types) cases.push_back({i, std::string(type), fill});
    }
    runner.Run(subjects, cases);
    std::set<std::size_t> failed;
    for (const Case& one : cases) {
      if (!one.accepted && failed.insert(one.subject).second) refused[one.subject] = one.types;
    }
    for (const Case& one : cases) {
      if (!failed.contains(one.subject)) subjects[one.subject].fill = fill;
    }
  }
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    if (subjects[i].fill.empty()) wrong.push_back(Told(subjects[i], refused[i]) + " is listed and refused");
  }
}

}  // namespace

std::vector<std::string> CheckDtypes(const std::vector<Declaration>& declarations, const std::string& include_dir) {
  std::vector<std::string> wrong;
  std::vector<Subject> subjects = Subjects(declarations, wrong);
  Runner runner(include_dir);
  FindFills(runner, subjects, wrong);
  std::vector<Case> cases;
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    if (subjects[i].fill.empty()) continue;
    for (const std::string& type : Unlisted(*subjects[i].list)) cases.push_back({i, type, subjects[i].fill});
  }
  runner.Run(subjects, cases);
  for (const Case& one : cases) {
    if (one.accepted) wrong.push_back(Told(subjects[one.subject], one.types) + " is not listed and accepted");
  }
  std::printf("%zu overloads under enforced lists, %zu types refused\n", subjects.size(), cases.size());
  return wrong;
}

}  // namespace assay::test
