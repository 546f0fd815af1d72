// An atomic operation is not atomic with respect to plain accesses of the element.
#include <fmt/format.h>

#include <string>
#include <string_view>

#include "rules/common/text.h"
#include "rules/cuda/races.h"
#include "rules/rule.h"

namespace assay::rules::race_atomic_mixed {

static constexpr RuleInfo kInfo = {
    .summary = "atomic and plain access to one element",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

// `atomicAdd(&y[0], v)`, not `atomics[i]`
static bool SpellsAtomic(const ReplyFacts& reply, const SourceRange& where) {
  const std::string_view text = TextOf(reply, where);
  return text.starts_with("atomic") && text.ends_with(')');
}

// Which of the two is the atomic one, where the text shows it.
static void NameAtomic(FindingBuilder& finding, const ReplyFacts& reply, const CudaFault& fault) {
  const bool here = SpellsAtomic(reply, fault.where), other = SpellsAtomic(reply, fault.other);
  if (here == other) return;
  const std::string code = NameOr(reply, here ? fault.where : fault.other, "", 80);
  if (!code.empty()) finding.Note(fmt::format("`{}` is the atomic access; the other one is plain", code));
}

static void Check(const CudaRunFacts& facts, const ReplyFacts& reply, Emitter& out) {
  for (const SeenRace& race : RacesOf(facts, reply, RaceRule::kAtomicMixed)) {
    auto finding = out.Report(race.fault.where, "{}", RaceText(race.fault));
    NameAtomic(finding, reply, race.fault);
    ExplainRace(finding, race, RaceSeverity(race.fault), "one access is atomic and the other is not");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::race_atomic_mixed
