// Work split over cores and tiles must reach the end of the output. A division that rounds down leaves the remainder
// to nobody; the elements there keep whatever the memory held.
#include <fmt/format.h>

#include "rules/rule.h"
#include "rules/runs.h"
#include "rules/text.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "output elements that no core writes",
    .basis = Basis::kRun,
};

static std::string Which(const Fault& fault) {
  const std::int64_t count = Number(fault, "count", 0);
  const std::int64_t first = Number(fault, "first", 0);
  const std::int64_t last = Number(fault, "last", first);
  // In the tensor's own indices where it has several.
  if (const std::string at = Name(fault, "ranges"); at.starts_with("[")) return "elements " + at;
  if (count == 1) return fmt::format("element {}", Grouped(first));
  if (last - first + 1 == count) return fmt::format("elements {} to {}", Grouped(first), Grouped(last));
  const std::string ranges = Name(fault, "ranges");
  return ranges.empty() ? fmt::format("the first is element {}", Grouped(first)) : fmt::format("elements {}", ranges);
}

// What the split looked like: the launch and the scalar tiling values behind it.
static std::string Split(const ShapeRun& run) {
  std::string text = fmt::format("{} cores", run.block_dim);
  constexpr std::size_t kMaxFields = 6;
  std::size_t shown = 0;
  for (const auto& [field, value] : run.tiling) {
    if (++shown > kMaxFields) break;
    text += fmt::format(", {} = {}", field, Grouped(value));
  }
  return text;
}

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kOutputUnwritten})) {
    const Fault& fault = *seen.fault;
    const std::int64_t count = Number(fault, "count", 0);
    const std::int64_t total = Number(fault, "total", 0);
    const std::string tensor = Name(fault, "tensor", "the output");
    auto finding = total == 1       ? out.Report(fault.where, "the one element of `{}` is never written", tensor)
                   : count == total ? out.Report(fault.where, "none of the {} of `{}` is ever written",
                                                 Counted(total, "element"), tensor)
                                    : out.Report(fault.where, "{} of {} of `{}` {} never written", Grouped(count),
                                                 Counted(total, "element"), tensor, count == 1 ? "is" : "are");
    finding.Arg("tensor", tensor);
    if (fault.other.valid()) finding.Label(fault.other, "the last write to it");
    if (seen.run->block_dim > 0) finding.Note("the split: " + Split(*seen.run));
    Confirm(finding, seen, fmt::format("{} kept the old value", Which(fault)));
  }
}

extern const Rule tiling_lost_remainder;
const Rule tiling_lost_remainder = MakeRule(kInfo, Check);

}  // namespace assay::rules
