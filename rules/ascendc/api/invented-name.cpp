// A name that no release of the vendor's API has does not compile. Names that exist but that the model headers lack
// have an error class of their own and are never reported here.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascii.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/calls.h"
#include "rules/ascendc/overload.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_invented_name {

static constexpr RuleInfo kInfo = {
    .summary = "name that no release of the API has",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static bool LooksLikeMacro(std::string_view name) {
  return std::all_of(name.begin(), name.end(),
                     [](char c) { return (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_'; });
}

static std::string Headline(const ParseError& error) {
  if (error.what == ParseErrorClass::kInventedMember && !error.owner.empty()) {
    return fmt::format("`{}` has no member `{}`", ShortType(error.owner), error.name);
  }
  if (error.expected == "a member function")
    return fmt::format("`{}` is a member function of AscendC's classes; no release has a function of that name",
                       error.name);
  if (error.expected == kHostsName)
    return fmt::format("`{}` is declared by the host's headers, which a kernel does not see", error.name);
  if (LooksLikeMacro(error.name) && error.owner.empty())
    return fmt::format("`{}` is not defined where it is used, and no release of AscendC offers it", error.name);
  if (error.half == Half::kHost && error.owner.empty())
    return fmt::format("no header of the host declares `{}`", error.name);
  return fmt::format("no release of AscendC offers `{}`", error.name);
}

// `OP_ADD(X)` where no class is called X is left to host/operator-registration.
static bool Registered(const ascendc::OperatorFacts& host, const ParseError& error) {
  return error.half == Half::kHost && std::any_of(host.op_add.begin(), host.op_add.end(),
                                                  [&](const NamedPlace& add) { return add.name == error.name; });
}

// The real name for a call: with a number as second source, the name of the tensor-by-scalar form.
static std::string NameFor(const ReplyFacts& reply, const ParseError& place) {
  // Enumerators of `CMPMODE` need its name, which the code may already have written before it.
  static constexpr std::array<std::string_view, 6> kComparisons = {"LT", "GT", "EQ", "LE", "GE", "NE"};
  if (std::find(kComparisons.begin(), kComparisons.end(), place.suggestion) != kComparisons.end()) {
    constexpr std::string_view kEnum = "CMPMODE::";
    const auto before = static_cast<std::uint32_t>(kEnum.size());
    const bool there = place.range.begin >= before &&
                       TextOf(reply, {place.range.file, place.range.begin - before, place.range.begin}) == kEnum;
    return there ? place.suggestion : fmt::format("{}{}", kEnum, place.suggestion);
  }
  const std::string_view scalar_form = ScalarFormOf(place.suggestion);
  if (scalar_form.empty()) return place.suggestion;
  const std::optional<CallText> call = ReadCall(reply, place.range);
  if (!call || call->arguments.size() < 3) return place.suggestion;
  const std::string_view second = TextOf(reply, call->arguments[2]);
  const bool number = !second.empty() && second.find_first_not_of("0123456789.eEfF+-") == std::string_view::npos &&
                      second.find_first_of("0123456789") != std::string_view::npos;
  return number ? std::string(scalar_form) : place.suggestion;
}

// `Matmul` is a template whose type arguments say where its matrices are: the bare name declares no object.
static bool LacksTypes(const ReplyFacts& reply, const ParseError& error) {
  constexpr std::uint32_t kFollowing = 12;
  const std::string_view after = TextOf(reply, {error.range.file, error.range.end, error.range.end + kFollowing});
  return error.suggestion.ends_with("Matmul") && !after.starts_with("<MatmulType") && !after.starts_with("<AscendC::");
}

// A word of the API in small letters for a name that starts with a capital: a type or a function may be meant, not a
// variable.
static bool IsSmallWord(const ParseError& error) {
  const std::string& word = error.suggestion;
  const bool small = std::all_of(word.begin(), word.end(), [](char c) { return IsWord(c) && (c < 'A' || c > 'Z'); });
  const bool capital = !error.name.empty() && error.name.front() >= 'A' && error.name.front() <= 'Z';
  return small && capital && word != "half" && !word.ends_with("_t");
}

static void Check(const ParseFacts& parse, const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const auto& group : ErrorsByName(parse, {ParseErrorClass::kInventedName, ParseErrorClass::kInventedMember})) {
    const ParseError& error = *group.front();
    if (Registered(host, error)) continue;
    if (MistakeOf(error).cause == OverloadCause::kInitForm) continue;
    auto finding = out.Report(error.range, "{}", Headline(error)).BreaksBuild().Arg("name", error.name);
    LabelRest(finding, group, "also used here");
    for (const ParseError* place : group) NoteFollowers(finding, *place);
    NoteCombos(finding, error);
    if (error.owner.ends_with("ReducePattern"))
      finding.Note("the call that adds up a whole tensor has no pattern: `ReduceSum(dst, src, work, count)`");
    if (auto repair = RepairInventedAll(reply, group))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    if (error.suggestion.empty() || IsSmallWord(error)) continue;
    finding.Arg("suggestion", error.suggestion);
    if (!IsIdentifier(error.suggestion)) {
      finding.Note("closest real form: " + error.suggestion);
      continue;
    }
    if (LacksTypes(reply, error)) {
      finding.Note(
          fmt::format("closest real name: `{}` of `lib/matmul_intf.h`, with a `MatmulType` for each matrix: "
                      "`{}<MatmulType<TPosition::GM, CubeFormat::ND, half>, ...>`",
                      error.suggestion, error.suggestion));
      continue;
    }
    finding.Note(fmt::format("closest real name: `{}`", NameFor(reply, error)));
    std::vector<Edit> edits;
    for (const ParseError* place : group) edits.push_back({place->range, NameFor(reply, *place)});
    finding.Fix(fmt::format("use `{}`", NameFor(reply, error)),
                MeansTheSame(error.name, error.suggestion) ? FixSafety::kSafe : FixSafety::kUnsafe, std::move(edits));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_invented_name
