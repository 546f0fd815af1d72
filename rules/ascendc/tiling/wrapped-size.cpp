// A product of two ints is an int, whatever it is assigned to. Sizes that fit one by one wrap together, and the tiling
// continues with a number unrelated to the tensor.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/copies.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::tiling_wrapped_size {

static constexpr RuleInfo kInfo = {
    .summary = "size in host code that wraps at 32 bits",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kWrappedSize})) {
    const Fault& fault = *seen.fault;
    if (!fault.where.valid()) continue;
    auto finding = out.Report(fault.where, "a size wraps at 32 bits: {} becomes {}", Grouped(Number(fault, "exact", 0)),
                              Grouped(Number(fault, "used", 0)));
    for (const auto& [key, value] : fault.args) finding.Arg(key, value);
    finding.Note("compute it with 64-bit operands, such as `static_cast<int64_t>(rows) * columns`");
    if (auto repair = WideProductsAt(reply, fault.where))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    if (!seen.run->what.empty()) finding.Note(fmt::format("simulator, the host: with {}", seen.run->what));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_wrapped_size
