// Host code is built with -std=c++11 by g++, and the toolkit's headers bring only part of the C++ library. A name whose
// header is not included, or that a newer C++ has, does not compile.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_missing_include {

static constexpr RuleInfo kInfo = {
    .summary = "name whose header the host code does not include",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// After the last include of the file that uses the name.
static std::optional<SourceRange> AfterIncludes(const ascendc::OperatorFacts& host, const ReplyFacts& reply, int file) {
  std::optional<SourceRange> last;
  for (const Include& include : host.includes) {
    if (include.in_host && include.range.file == file && (!last || last->begin < include.range.begin))
      last = include.range;
  }
  if (last) return After(LineOf(reply, *last));
  return std::nullopt;
}

// Group errors by the header they need: a toolkit header once for all its names, a library header once per name.
static std::vector<std::vector<const ParseError*>> ByNeed(const ParseFacts& parse) {
  std::vector<std::vector<const ParseError*>> groups;
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kHostName})) {
    const std::string& header = group.front()->suggestion;
    const auto same = std::find_if(groups.begin(), groups.end(), [&](const auto& other) {
      return header.starts_with('"') && other.front()->suggestion == header;
    });
    if (same == groups.end()) {
      groups.push_back(group);
    } else {
      same->insert(same->end(), group.begin(), group.end());
    }
  }
  return groups;
}

static void Check(const ParseFacts& parse, const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  std::set<std::string> fixed;
  for (auto group : ByNeed(parse)) {
    std::sort(group.begin(), group.end(), [](const auto* a, const auto* b) { return a->range < b->range; });
    const ParseError& error = *group.front();
    auto finding = error.expected.empty()
                       ? out.Report(error.range, "`{}` needs `#include {}`", error.name, error.suggestion)
                       : out.Report(error.range, "`{}` is {}; host code is built as C++11", error.name, error.expected);
    finding.BreaksBuild().Arg("name", error.name);
    LabelRest(finding, group, "also used here");
    if (error.suggestion.empty()) continue;
    finding.Arg("header", error.suggestion);
    const auto place = AfterIncludes(host, reply, error.range.file);
    if (!place || !fixed.insert(error.suggestion).second) continue;
    finding.Fix(fmt::format("include {}", error.suggestion), FixSafety::kSafe,
                {{*place, fmt::format("#include {}\n", error.suggestion)}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_missing_include
