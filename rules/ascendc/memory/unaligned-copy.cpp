// DataCopy moves whole blocks of 32 bytes and drops what is left over; the address in local memory must be a multiple
// of 32 as well. DataCopyPad moves any number of bytes.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/api-forms.h"
#include "rules/ascendc/copies.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_unaligned_copy {

static constexpr RuleInfo kInfo = {
    .summary = "`DataCopy` of a length or address that is not a multiple of 32 bytes",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kDroppedTail, FaultKind::kUnalignedAddress})) {
    const Fault& fault = *seen.fault;
    if (fault.kind == FaultKind::kUnalignedAddress) {
      const std::int64_t offset = Number(fault, "offset", 0);
      auto finding = out.Report(fault.where, "operand at byte {} of local memory, which is not a multiple of {}",
                                Grouped(offset), Number(fault, "align", DataBlock()));
      if (auto repair = ElementReadAt(reply, fault.where))
        finding.Fix(repair->title, repair->safety, std::move(repair->edits));
      Confirm(finding, seen, "the device raises a vector core exception at such an address");
      continue;
    }
    const std::int64_t bytes = Number(fault, "bytes", 0);
    const std::int64_t dropped = Number(fault, "dropped", bytes % DataBlock());
    auto finding = out.Report(fault.where, "`DataCopy` of {} B moves {} B: {} is not a multiple of {}", Grouped(bytes),
                              Grouped(bytes - dropped), Grouped(bytes), DataBlock());
    finding.Note("`DataCopyPad` moves any number of bytes");
    if (auto repair = ElementReadAt(reply, fault.where))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    if (auto repair = PaddedCopyAt(reply, fault.where))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    Confirm(finding, seen, fmt::format("the last {} are not moved", Counted(dropped, "byte")));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_unaligned_copy
