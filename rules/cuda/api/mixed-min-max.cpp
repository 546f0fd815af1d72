// `std::min` and `std::max` are templates of one type: two arguments of two types are ambiguous.
#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>

#include "analyzer/facts/cuda/extension.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_mixed_min_max {

static constexpr RuleInfo kInfo = {
    .summary = "min or max of two types",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool IsSigned(const std::string& type) {
  return type == "int" || type == "long" || type == "long long" || type == "short";
}

// After the name, before the arguments.
static std::optional<Edit> OneType(const ReplyFacts& reply, const ParseError& error) {
  const std::string* text = FileText(reply, error.range.file);
  if (text == nullptr || !IsSigned(error.argument_types[0]) || !IsSigned(error.argument_types[1])) return std::nullopt;
  const std::string call = "std::" + error.name + "(";
  if (text->compare(error.range.begin, call.size(), call) != 0) return std::nullopt;
  const auto at = static_cast<std::uint32_t>(error.range.begin + call.size() - 1);
  return Edit{{error.range.file, at, at}, "<int64_t>"};
}

static void Check(const CudaFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kMixedTypes})) {
    auto finding = out.Report(error->range, "`std::{}` of `{}` and `{}`: both must have the same type", error->name,
                              error->argument_types[0], error->argument_types[1]);
    finding.BreaksBuild();
    finding.Note(fmt::format("name the type, as in `std::{}<int64_t>(a, b)`, or cast one of them", error->name));
    if (const auto edit = OneType(reply, *error)) finding.Fix("name the type", FixSafety::kSafe, {*edit});
    NoteFollowers(finding, *error);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_mixed_min_max
