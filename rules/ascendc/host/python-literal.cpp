// Values that were Python before they were C++: None, True, False and lists in square brackets.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_python_literal {

static constexpr RuleInfo kInfo = {
    .summary = "literal of Python in host code",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::string InBraces(std::string text) {
  for (char& c : text) {
    if (c == '[') c = '{';
    if (c == ']') c = '}';
  }
  for (const auto& [python, cpp] :
       {std::pair<std::string_view, std::string_view>{"True", "true"}, {"False", "false"}}) {
    for (std::size_t at = text.find(python); at != text.npos; at = text.find(python))
      text.replace(at, python.size(), cpp);
  }
  return text;
}

static std::string Instead(const std::string& name) {
  if (name == "True") return "true";
  if (name == "False") return "false";
  if (name.starts_with("[")) return InBraces(name);
  return {};
}

static void Check(const ProfileFacts&, const ParseFacts& parse, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kPythonLiteral})) {
    const std::string instead = Instead(error->name);
    auto finding = instead.empty()
                       ? out.Report(error->range, "`{}` is Python; C++ has no such value", error->name)
                       : out.Report(error->range, "`{}` is Python; in C++ it is `{}`", error->name, instead);
    finding.BreaksBuild().Arg("literal", error->name);
    if (!instead.empty()) finding.Fix(fmt::format("write `{}`", instead), FixSafety::kSafe, {{error->range, instead}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_python_literal
