// Elements of a result that no thread wrote hold what the memory held before.
#include <fmt/format.h>

#include <cstdint>

#include "rules/common/text.h"
#include "rules/cuda/device-faults.h"
#include "rules/rule.h"

namespace assay::rules::tiling_element_unwritten {

static constexpr RuleInfo kInfo = {
    .summary = "elements of a result that no thread writes",
    .severity = Severity::kError,
    .basis = Basis::kRun,
};

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaFault* fault : DeviceFaults(facts, {CudaFaultKind::kOutputUnwritten})) {
    const std::int64_t element = fault->memory.element > 0 ? fault->memory.element : 1;
    const auto count = static_cast<std::int64_t>(fault->times);
    const std::int64_t first = fault->lowest / element, last = fault->highest / element - 1;
    auto finding = out.Report(fault->launch, "no thread writes {} of the {} elements of {}", Grouped(count),
                              Grouped(fault->memory.bytes / element), MemoryText(fault->memory));
    if (count == last - first + 1) {
      finding.Note(first == last ? fmt::format("it is element {}", Grouped(first))
                                 : fmt::format("they are elements {} to {}", Grouped(first), Grouped(last)));
    } else {
      finding.Note(fmt::format("they lie between elements {} and {}", Grouped(first), Grouped(last)));
    }
    finding.Confirmed(fmt::format("simulated device with {}, `{}`", fault->run, fault->kernel), {{"count", count}});
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::tiling_element_unwritten
