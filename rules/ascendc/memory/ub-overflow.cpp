// InitBuffer hands out the unified buffer with a pointer that only grows. Past the end nothing stops it on the device:
// the buffers lie outside the memory, and the first access there ends in a vector core exception.
#include <fmt/format.h>

#include <utility>

#include "analyzer/facts/ascendc/kernel.h"
#include "rules/ascendc/byte-plan.h"
#include "rules/ascendc/queue-paths.h"
#include "rules/ascendc/spare-buffers.h"
#include "rules/ascendc/tile-size.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_ub_overflow {

static constexpr RuleInfo kInfo = {
    .summary = "buffers need more unified buffer than a core has",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// Remove unused buffers, or make all buffers smaller. Neither changes what is computed, and the run shows what fits.
static void OfferRoom(const KernelFacts& kernel, const ReplyFacts& reply, std::int64_t divisor, const std::string& rest,
                      FindingBuilder& finding) {
  if (auto repair = WithoutUnusedBuffers(kernel, reply))
    finding.Fix(repair->title, repair->safety, std::move(repair->edits));
  if (auto repair = SmallerBudget(reply, divisor, rest))
    finding.Fix(repair->title, repair->safety, std::move(repair->edits));
}

// The device checks nothing where buffers are set up, so that those past the end do no harm until they are used.
static void CheckUnused(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  if (!RootFaults(runs, {FaultKind::kOnChipOverflow}).empty()) return;  // other cores do not get there
  for (const SeenFault& seen : RootAdvice(runs, {FaultKind::kOnChipOverflow})) {
    const Fault& fault = *seen.fault;
    const std::int64_t need = Number(fault, "need"), have = Number(fault, "physical");
    if (Name(fault, "space", "") != "UB" || have <= 0 || need <= have) continue;
    auto finding = out.Report(fault.where, "the buffers take {} B and a core has {} B; nothing past the end is used",
                              Grouped(need), Grouped(have));
    if (auto repair = WithoutUnusedBuffers(kernel, reply))
      finding.Fix(repair->title, repair->safety, std::move(repair->edits));
    Tell(finding, seen, fmt::format("the buffers end at byte {}", Grouped(need)));
  }
}

static void Check(const KernelFacts& kernel, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  CheckUnused(kernel, runs, reply, out);
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kOnChipOverflow})) {
    const Fault& fault = *seen.fault;
    const std::string name = Name(fault, "space", "UB");
    const std::string space = name == "UB" ? "unified buffer" : name;
    const std::int64_t need = Number(fault, "need");
    const std::int64_t have = Number(fault, "have");
    if (const std::string api = Name(fault, "temporary", ""); !api.empty()) {
      auto finding = out.Report(fault.where, "`{}` needs {} B of temporary space; the tensor it is given has {} B", api,
                                Grouped(need), Grouped(have));
      if (fault.other.end > fault.other.begin) finding.Label(fault.other, "this buffer");
      Confirm(finding, seen, fmt::format("{} B are missing", Grouped(need - have)));
      continue;
    }
    if (const std::string api = Name(fault, "hidden", ""); !api.empty()) {
      const std::int64_t wants = Number(fault, "bytes", 0);
      auto finding =
          wants > 0 && need < have
              ? out.Report(fault.where, "`{}` takes {} B of temporary space of its own, and the buffers leave {} B",
                           api, Grouped(wants), Grouped(have - need))
              : out.Report(fault.where, "`{}` takes temporary space of its own, and the buffers leave none", api);
      finding.Note(wants > 0 && need < have ? "give it a buffer of its own, or make the tiles smaller"
                                            : "make the tiles smaller");
      OfferRoom(kernel, reply, 2, fmt::format("`{}`", api), finding);
      Confirm(finding, seen, fmt::format("the buffers end at byte {} of {}", Grouped(need), Grouped(have)));
      continue;
    }
    auto finding = need < 0 || have < 0 ? out.Report(fault.where, "the buffers do not fit into the {}", space)
                                        : out.Report(fault.where, "the {} would have to hold {} B; a core has {} B",
                                                     space, Grouped(need), Grouped(have));
    for (const QueueCall& call : kernel.queue_calls) {
      if (call.what != QueueCall::What::kInit || call.range == fault.where || call.range.file != fault.where.file)
        continue;
      if (call.range.end <= fault.where.begin)
        finding.Label(call.range, fmt::format("`{}` comes before it", call.queue));
    }
    if (need > 0 && have > 0 && space == "unified buffer") {
      if (auto plan = BytePlanOf(reply, fault.where, need, have)) {
        finding.Note(
            fmt::format("`InitBuffer` reserves as many buffers per queue as its second argument says: {}, {} B per "
                        "element of a tile; the tiling function plans with {}",
                        plan->buffers, plan->used, plan->planned));
        finding.Fix(plan->repair.title, plan->repair.safety, std::move(plan->repair.edits));
      }
      OfferRoom(kernel, reply, DivisorFor(need, have), "", finding);
    }
    Confirm(finding, seen,
            need < 0 ? "this buffer ends past the memory" : fmt::format("the buffers end at byte {}", Grouped(need)));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_ub_overflow
