// Cores run at the same time. What one core writes to global memory another is guaranteed to see only after SyncAll or
// a cross-core flag.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::sync_unordered_cores {

static constexpr RuleInfo kInfo = {
    .summary = "two cores touch the same global memory and nothing orders them",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootsAndAdvice(runs, {FaultKind::kUnorderedCores})) {
    const Fault& fault = *seen.fault;
    const std::string tensor = Name(fault, "tensor", "global memory");
    const std::int64_t first = Number(fault, "first", 0), last = Number(fault, "last", first);
    // A workspace has bytes, no elements.
    const char* unit = Number(fault, "element_bytes", 0) == 1 ? "byte" : "element";
    const std::string what = first == last ? fmt::format("{} {}", unit, Grouped(first))
                                           : fmt::format("{}s {} to {}", unit, Grouped(first), Grouped(last));
    const std::int64_t a = Number(fault, "core_a", 0), b = Number(fault, "core_b", 0);
    const std::string kind = Name(fault, "kind");
    auto finding =
        kind == "write-write"
            ? out.Report(fault.where, "cores {} and {} write {} of `{}`, which are read later, in no order", a, b, what,
                         tensor)
        : kind == "write-add"
            ? out.Report(fault.where, "core {} adds to {} of `{}` without waiting for core {} to set them", b, what,
                         tensor, a)
        : kind == "add-write"
            ? out.Report(fault.where, "core {} overwrites {} of `{}`, to which core {} adds at any time", b, what,
                         tensor, a)
        : kind == "write-read"
            ? out.Report(fault.where, "core {} reads {} of `{}` without waiting for core {} to write them", b, what,
                         tensor, a)
            : out.Report(fault.where, "core {} overwrites {} of `{}` without waiting for core {} to read them", b, what,
                         tensor, a);
    finding.Arg("tensor", tensor).Arg("kind", kind);
    if (fault.other.valid()) finding.Label(fault.other, fmt::format("core {}: {}", a, CallName(reply, fault.other)));
    finding.Note("to order them: `SyncAll()` on all cores, or `CrossCoreSetFlag` and `CrossCoreWaitFlag`");
    Tell(finding, seen, "no barrier and no flag between the two");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::sync_unordered_cores
