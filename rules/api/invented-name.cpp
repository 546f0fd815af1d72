// A name that no release of the vendor's API has does not compile. Names that exist but that the model headers lack
// arrive as a class of their own and are never reported here.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

#include "rules/calls.h"
#include "rules/overload.h"
#include "rules/parse-errors.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "name that no release of the API has",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::string Headline(const ParseError& error) {
  if (error.what == ParseErrorClass::kInventedMember && !error.owner.empty()) {
    return fmt::format("`{}` has no member `{}`", ShortType(error.owner), error.name);
  }
  return fmt::format("no release of AscendC has `{}`", error.name);
}

// `OP_ADD(X)` where no class is called X is a matter of the registration.
static bool Registered(const HostFacts& host, const ParseError& error) {
  return error.half == Half::kHost && std::any_of(host.op_add.begin(), host.op_add.end(),
                                                  [&](const NamedPlace& add) { return add.name == error.name; });
}

// Another spelling or word for one operation; arguments that it does not take are a finding of their own.
static bool MeansTheSame(const std::string& name, const std::string& real) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 22> kSame = {{
      {"Maximum", "Max"},
      {"Maximums", "Maxs"},
      {"Minimum", "Min"},
      {"Minimums", "Mins"},
      {"Multiply", "Mul"},
      {"Divide", "Div"},
      {"Subtract", "Sub"},
      {"Absolute", "Abs"},
      {"VecAdd", "Add"},
      {"VecMul", "Mul"},
      {"VSub", "Sub"},
      {"VMul", "Mul"},
      {"VAdd", "Add"},
      {"VDiv", "Div"},
      {"VecReduceSum", "ReduceSum"},
      {"ReduceAdd", "ReduceSum"},
      {"Inv", "Reciprocal"},
      {"Rcp", "Reciprocal"},
      {"Recip", "Reciprocal"},
      {"CompareMode", "CMPMODE"},
      {"Duplicated", "Duplicate"},
      {"VecReduceAdd", "ReduceSum"},
  }};
  const auto pair = std::make_pair(std::string_view(name), std::string_view(real));
  if (std::find(kSame.begin(), kSame.end(), pair) != kSame.end()) return true;
  const auto plain = [](const std::string& text) {
    std::string out;
    for (const char c : text) {
      if (c != '_') out += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    return out;
  };
  return plain(name) == plain(real);
}

// Each place rewritten as the calls that do it; all of them or none.
static void AddRepair(const ReplyFacts& reply, const std::vector<const ParseError*>& group, FindingBuilder& finding) {
  std::vector<Edit> edits;
  std::string title;
  for (const ParseError* place : group) {
    auto repair = RepairInvented(reply, *place);
    if (!repair) return;
    title = repair->title;
    edits.insert(edits.end(), repair->edits.begin(), repair->edits.end());
  }
  finding.Fix(title, FixSafety::kSafe, std::move(edits));
}

static void Check(const ParseFacts& parse, const HostFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kInventedName, ParseErrorClass::kInventedMember})) {
    const ParseError& error = *group.front();
    if (Registered(host, error)) continue;
    if (MistakeOf(error).cause == OverloadCause::kInitForm) continue;
    auto finding = out.Report(error.range, "{}", Headline(error)).BreaksBuild().Arg("name", error.name);
    LabelRest(finding, group, "also used here");
    for (const ParseError* place : group) NoteFollowers(finding, *place);
    NoteCombos(finding, error);
    AddRepair(reply, group, finding);
    if (error.suggestion.empty()) continue;
    finding.Arg("suggestion", error.suggestion);
    if (!IsIdentifier(error.suggestion)) {
      finding.Note("closest real form: " + error.suggestion);
      continue;
    }
    finding.Note(fmt::format("closest real name: `{}`", error.suggestion));
    std::vector<Edit> edits;
    for (const ParseError* place : group) edits.push_back({place->range, error.suggestion});
    finding.Fix(fmt::format("use `{}`", error.suggestion),
                MeansTheSame(error.name, error.suggestion) ? FixSafety::kSafe : FixSafety::kUnsafe, std::move(edits));
  }
}

extern const Rule api_invented_name;
const Rule api_invented_name = MakeRule(kInfo, Check);

}  // namespace assay::rules
