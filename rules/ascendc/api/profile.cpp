// A name, overload or field of a release other than the one the input is judged for does not compile there. Where the
// release is unspecified (8.x) and it is unknown whether it has the name, the build verdict is undecided too, and there
// is no finding.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/calls.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_profile {

static constexpr RuleInfo kInfo = {
    .summary = "name or overload of another release than the one judged for",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::string Quoted(const std::string& form) { return IsIdentifier(form) ? fmt::format("`{}`", form) : form; }

// The name as the code writes it: `Pattern::Reduce::AR`, where another release has another `AR`.
static std::string WrittenName(const ReplyFacts& reply, const ReleaseUse& use) {
  const std::string* text = FileText(reply, use.range.file);
  if (text == nullptr || use.range.end > text->size() || use.range.begin > use.range.end) return use.name;
  std::size_t begin = use.range.begin;
  while (begin > 0 && (IsWord((*text)[begin - 1]) || (*text)[begin - 1] == ':')) --begin;
  std::string_view name = std::string_view(*text).substr(begin, use.range.end - begin);
  for (const std::string_view part : {"::", "AscendC::"}) {
    if (name.starts_with(part)) name.remove_prefix(part.size());
  }
  return name.ends_with("::" + use.name) ? std::string(name) : use.name;
}

// A class or namespace name in a call whose form is already reported on the same line.
static bool InToldForm(const ReplyFacts& reply, const std::vector<const ReleaseUse*>& group,
                       const std::vector<ReleaseUse>& uses) {
  return std::all_of(group.begin(), group.end(), [&](const ReleaseUse* use) {
    if (use->form || WrittenName(reply, *use) == use->name) return false;
    return std::any_of(uses.begin(), uses.end(), [&](const ReleaseUse& other) {
      return other.lacking && other.form && LineOf(reply, other.range) == LineOf(reply, use->range);
    });
  });
}

static std::string Headline(const ReleaseUse& use, const std::string& name) {
  // A later release uses this name for another function.
  if (use.name == "Fill" && !use.since.empty())
    return fmt::format(
        "no release has `Fill` of a `LocalTensor` with a value and a count: the one from CANN {} on fills "
        "global memory; write `Duplicate`",
        use.since);
  if (use.since.empty() && use.until.empty()) {
    const std::string other = fmt::format("no release has `{}` for this chip", use.name);
    return use.instead.empty() ? other : fmt::format("{}; here, write {}", other, Quoted(use.instead));
  }
  const bool gone = use.since.empty();
  const std::string what =
      gone ? fmt::format("`{}` was removed in CANN {}", name, use.until)
           : fmt::format("{}`{}` exists from CANN {} on", use.form ? "this form of " : "", name, use.since);
  if (use.instead.empty()) return what;
  return fmt::format("{}; {}, write {}", what, gone ? "now" : "before", Quoted(use.instead));
}

// Names that the headers lack arrive as compile errors, marked declarations of the headers as uses.
static std::vector<ReleaseUse> AllUses(const ProfileFacts& profile, const ParseFacts& parse) {
  std::vector<ReleaseUse> uses = profile.uses;
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kOtherRelease})) {
    const bool told = std::any_of(profile.uses.begin(), profile.uses.end(), [&](const ReleaseUse& use) {
      return use.lacking && use.half == error->half && use.name == error->name;
    });
    if (told) continue;
    uses.push_back(
        {error->half, error->range, error->name, error->since, error->until, error->suggestion, true, false});
  }
  return uses;
}

// Every use as the calls that all releases have.
static std::optional<Repair> Rewritten(const ReplyFacts& reply, const std::vector<const ReleaseUse*>& group) {
  std::vector<ParseError> errors(group.size());
  std::vector<const ParseError*> places;
  for (std::size_t i = 0; i < group.size(); ++i) {
    errors[i].name = group[i]->name;
    errors[i].range = group[i]->range;
    places.push_back(&errors[i]);
  }
  return RepairInventedAll(reply, places);
}

static void Check(const ProfileFacts& profile, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  const std::vector<ReleaseUse> uses = AllUses(profile, parse);
  std::map<std::pair<Half, std::string>, std::vector<const ReleaseUse*>> groups;
  for (const ReleaseUse& use : uses) {
    if (use.lacking) groups[{use.half, use.name}].push_back(&use);
  }
  for (const auto& [key, group] : groups) {
    const ReleaseUse& use = *group.front();
    if (InToldForm(reply, group, uses)) continue;
    auto finding =
        out.Report(use.range, "{}", Headline(use, WrittenName(reply, use))).BreaksBuild().Arg("name", use.name);
    finding.Arg("release", profile.release);
    if (!use.since.empty()) finding.Arg("since", use.since);
    if (!use.until.empty()) finding.Arg("until", use.until);
    for (std::size_t i = 1; i < group.size() && i <= 3; ++i) finding.Label(group[i]->range, "also used here");
    if (group.size() > 4)
      finding.Note(fmt::format("and at {}", Counted(static_cast<std::int64_t>(group.size()) - 4, "more place")));
    finding.Note(fmt::format("judged for CANN {}; `--cann` selects another release", profile.release));
    if (auto repair = Rewritten(reply, group)) finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    if (!IsIdentifier(use.instead)) continue;
    finding.Arg("suggestion", use.instead);
    std::vector<Edit> edits;
    for (const ReleaseUse* place : group) edits.push_back({place->range, use.instead});
    finding.Fix(fmt::format("use `{}`", use.instead),
                MeansTheSame(use.name, use.instead) ? FixSafety::kSafe : FixSafety::kUnsafe, std::move(edits));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_profile
