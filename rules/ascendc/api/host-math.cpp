// <cmath> and <algorithm> can be included in a kernel, but what they declare are host functions: the device compiler
// refuses the call. The core has `sqrt`, `abs`, `max` and `min` for scalars, and vector operations for the rest.
#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/calls.h"
#include "rules/ascendc/scalar-math.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_host_math {

static constexpr RuleInfo kInfo = {
    .summary = "host library function called on the core",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// What the host's function is on tensors.
static std::string_view VectorForm(std::string_view name) { return HostFormOf(name, "AscendC"); }

// The core's own scalar function of the same meaning.
static std::string_view ScalarForm(std::string_view name) { return HostFormOf(name, ""); }

// The name with the `std::` or `::` before it; the range may hold it already.
static SourceRange Qualified(const ReplyFacts& reply, SourceRange range) {
  for (const std::string_view part : {"::", "std"}) {
    const auto size = static_cast<std::uint32_t>(part.size());
    if (range.begin < size || TextOf(reply, {range.file, range.begin - size, range.begin}) != part) break;
    range.begin -= size;
  }
  return range;
}

// `std::max({a, b, c})` takes a list, but the core's own function takes two values.
static bool TakesList(const ReplyFacts& reply, const SourceRange& name) {
  return TextOf(reply, {name.file, name.end, name.end + 2}) == "({";
}

// `expf(0.5f)`: the argument is one number.
static bool OfConstant(const ReplyFacts& reply, const SourceRange& name) {
  const auto call = ReadCall(reply, name);
  if (!call || call->arguments.size() != 1) return false;
  const std::string_view text = TextOf(reply, call->arguments[0]);
  return text.find_first_of("0123456789") != text.npos && text.find_first_not_of("0123456789.eEfF+-") == text.npos;
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kHostMath})) {
    const ParseError& error = *group.front();
    const std::string name = NameOr(reply, Qualified(reply, error.range), error.name);
    const bool undeclared = error.expected == kUndeclaredName;
    auto finding = undeclared
                       ? out.Report(error.range, "no header included here declares `{}`", name)
                       : out.Report(error.range, "`{}` is a function of the host; the core cannot call it", name);
    finding.BreaksBuild().Arg("name", error.name);
    LabelRest(finding, group, undeclared ? "used here too" : "called here too");
    for (const ParseError* place : group) NoteFollowers(finding, *place);
    const std::string_view vector = VectorForm(error.name);
    if (!vector.empty()) finding.Note(fmt::format("the vector unit has `{}` for tensors", vector));
    if (std::all_of(group.begin(), group.end(),
                    [&](const ParseError* place) { return OfConstant(reply, place->range); })) {
      finding.Note("the argument is a constant: write the result as a number");
    }
    NoteCombos(finding, error);
    if (undeclared) continue;
    const std::string_view scalar = ScalarForm(error.name);
    if (scalar.empty()) {
      std::vector<SourceRange> places;
      for (const ParseError* place : group) places.push_back(Qualified(reply, place->range));
      if (auto repair = WrittenOut(reply, error.name, places))
        finding.Fix(repair->title, repair->safety, std::move(repair->edits));
      continue;
    }
    if (std::any_of(group.begin(), group.end(),
                    [&](const ParseError* place) { return TakesList(reply, place->range); })) {
      finding.Note("the core's own scalar `max` and `min` need no include and no `std::`, and take two values");
      continue;
    }
    finding.Note("the core's own scalar `sqrt`, `abs`, `max` and `min` need no include and no `std::`");
    std::vector<Edit> edits;
    for (const ParseError* place : group) edits.push_back({Qualified(reply, place->range), std::string(scalar)});
    finding.Fix(fmt::format("use the core's own `{}`", scalar), FixSafety::kSafe, std::move(edits));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_host_math
