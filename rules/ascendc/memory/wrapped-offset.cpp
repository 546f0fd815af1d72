// An offset into global memory that is computed in 32 bits holds no more than 4,294,967,295. A product that does not
// fit wraps before it is widened, and the access goes to another place of the tensor, or before it.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/copies.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_wrapped_offset {

static constexpr RuleInfo kInfo = {
    .summary = "offset into global memory that wraps at 32 bits",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kWrappedOffset})) {
    const Fault& fault = *seen.fault;
    const std::int64_t exact = Number(fault, "exact", 0), used = Number(fault, "used", 0);
    const std::string tensor = Name(fault, "tensor");
    auto finding = tensor.empty() ? out.Report(fault.where, "an offset wraps at 32 bits: {} becomes {}", Grouped(exact),
                                               Grouped(used))
                                  : out.Report(fault.where, "an offset into `{}` wraps at 32 bits: {} becomes {}",
                                               tensor, Grouped(exact), Grouped(used));
    finding.Note("compute it as a 64-bit product in a 64-bit variable");
    if (auto repair = WideProductsAt(reply, fault.where))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    constexpr const char* kElsewhere = "the access goes to a place other than the one the code means";
    if (Has(fault, "advisory")) {
      finding.As(Severity::kWarning).Note(kElsewhere);
    } else {
      Confirm(finding, seen, kElsewhere);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_wrapped_offset
