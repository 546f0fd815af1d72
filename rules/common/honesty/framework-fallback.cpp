// The framework computes what the kernel is asked for. What it computes in addition to a kernel that does its part is a
// note.
#include <fmt/format.h>

#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::honesty_framework_fallback {

static constexpr RuleInfo kInfo = {
    .summary = "the framework does the kernel's work",
    .basis = Basis::kRun,
};

namespace {

struct Words {
  std::string headline, evidence;
};

Words WordsOf(const Fault& fault) {
  const std::string form = Name(fault, "form", "never");
  const std::string operation = Name(fault, "operation", "the framework");
  if (form == "copy")
    return {fmt::format("the kernel only copies its input, and {} computes the result", operation),
            "what the kernel leaves in its outputs is what its inputs hold"};
  if (form == "part")
    return {fmt::format("{} computes most of the result outside of the kernel", operation),
            fmt::format("with other numbers in place of the kernel's outputs {} of {} elements stay as they are",
                        Number(fault, "count", 0), Number(fault, "total", 0))};
  if (form == "adds-nothing")
    return {fmt::format("{} computes the whole result, and the kernel adds nothing to it", operation),
            "with zeros or ones in place of the kernel's outputs the result is the same"};
  return {Has(fault, "line") && !Name(fault, "operation").empty()
              ? fmt::format("the module computes its result with {} and never launches the kernel", operation)
              : "the module never launches the kernel",
          "the module reaches its result without a launch"};
}

}  // namespace

static void Check(const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kFrameworkFallback})) {
    const Words words = WordsOf(*seen.fault);
    auto finding = out.Report(seen.fault->where, "{}", words.headline);
    Confirm(finding, seen, words.evidence);
  }
  for (const SeenFault& seen : AdvisoryFaults(runs, {FaultKind::kFrameworkFallback})) {
    out.Report(seen.fault->where, "the framework computes {} outside of the kernel", Name(*seen.fault, "operation"))
        .As(Severity::kNote);
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::honesty_framework_fallback
