// Local memory, outputs and the workspace hold what was there before the kernel. What is computed from bytes that
// nothing wrote, and kept, differs from run to run.
#include <fmt/format.h>

#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::memory_uninitialised_read {

static constexpr RuleInfo kInfo = {
    .summary = "result computed from memory that nothing wrote",
    .basis = Basis::kRun,
};

static void Check(const ProfileFacts&, const RunFacts& runs, const ReplyFacts& reply, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kUninitialisedRead})) {
    const Fault& fault = *seen.fault;
    const std::string api = Name(fault, "api");
    const std::string who = api.empty() ? CallName(reply, fault.where) : "`" + api + "`";
    const std::int64_t offset = Number(fault, "offset", 0);
    const std::int64_t bytes = Number(fault, "bytes", 0);
    const std::string tensor = Name(fault, "tensor");
    const std::string memory = tensor.empty() ? "local memory" : "`" + tensor + "`";
    auto finding =
        bytes > 0 ? out.Report(fault.where, "{} reads {} of {} that nothing wrote", who, Counted(bytes, "byte"), memory)
                  : out.Report(fault.where, "{} reads local memory that nothing wrote", who);
    if (tensor.empty() && fault.other.valid() && fault.other != fault.where)
      finding.Label(fault.other, "the buffer is set up here and holds what was there before");
    const std::string output = Name(fault, "output");
    Confirm(finding, seen,
            Has(fault, "count") && !output.empty()
                ? fmt::format("{} of `{}` {} from what nothing wrote, element {} is the first",
                              Counted(Number(fault, "count"), "element"), output,
                              Number(fault, "count") == 1 ? "comes" : "come", Grouped(Number(fault, "first")))
                : fmt::format("from byte {} of {} on", Grouped(offset), tensor.empty() ? "the buffer" : memory));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::memory_uninitialised_read
