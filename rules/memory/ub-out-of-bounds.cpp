// A vector operation, copy or scalar access that leaves its buffer in local memory works on the neighbour's bytes, or
// past the end of the memory.
#include <fmt/format.h>

#include "rules/rule.h"
#include "rules/runs.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "access outside a local buffer",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kRun,
};

static void Check(const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kUbOutOfBounds})) {
    const Fault& fault = *seen.fault;
    const std::string api = Name(fault, "api");
    const std::string who = api.empty() ? CallName(reply, fault.where) : "`" + api + "`";
    if (Number(fault, "size", 0) <= 0) {
      auto finding = out.Report(fault.where, "{} works on a tensor that no buffer was given to", who);
      Confirm(finding, seen, "the tensor has no memory");
      continue;
    }
    const std::int64_t offset = Number(fault, "offset", 0);
    const std::int64_t bytes = Number(fault, "bytes", 0);
    const std::int64_t size = Number(fault, "size", 0);
    const char* verb = Number(fault, "write", 0) != 0 ? "writes" : "reads";
    auto finding = out.Report(fault.where, "{} {} bytes [{}, {}) of a buffer of {} B", who, verb, Grouped(offset),
                              Grouped(offset + bytes), Grouped(size));
    if (fault.other.valid()) finding.Label(fault.other, fmt::format("{} B are set up here", Grouped(size)));
    Confirm(finding, seen,
            offset < 0 ? "it starts before the buffer"
                       : fmt::format("{} past its end", Counted(offset + bytes - size, "byte")));
  }
}

extern const Rule memory_ub_out_of_bounds;
const Rule memory_ub_out_of_bounds = MakeRule(kInfo, Check);

}  // namespace assay::rules
