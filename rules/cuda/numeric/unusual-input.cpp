// A benchmark's inputs are mostly small and of one kind; real inputs differ.
#include <string>

#include "analyzer/facts/cuda/run.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::numeric_unusual_input {

static constexpr RuleInfo kInfo = {
    .summary = "result differs from the reference with inputs that the task does not draw",
    .severity = Severity::kWarning,
    .basis = Basis::kRun,
};

// Behind "with input 0".
static std::string_view DrawText(CudaUnusualInput::Draw draw) {
  using Draw = CudaUnusualInput::Draw;
  switch (draw) {
    case Draw::kLarge:
      return "a hundred times as large";
    case Draw::kNegative:
      return "negative";
    case Draw::kZeros:
      return "full of zeros";
    case Draw::kNan:
      return "holding a NaN";
  }
  return "";
}

static std::string_view AdviceFor(CudaUnusualInput::Draw draw) {
  using Draw = CudaUnusualInput::Draw;
  switch (draw) {
    case Draw::kLarge:
      return "exponentials of large numbers overflow: subtract the largest before, or take the form of the function "
             "that "
             "holds for its argument";
    case Draw::kNegative:
      return "a maximum starts at the first element or at `-INFINITY`, not at zero or at a small number";
    case Draw::kZeros:
      return "sums and norms of zeros are divisors, too: guard them as the reference does";
    case Draw::kNan:
      return "elements that take no part are left out, neither multiplied by zero nor added and subtracted again";
  }
  return "";
}

static void Check(const CudaRunFacts& facts, Emitter& out) {
  for (const CudaUnusualInput& one : facts.unusual) {
    auto finding = out.Report(one.where, "with input {} {}, {} is {} at element {}, where the reference has {}",
                              one.input, DrawText(one.draw), one.result, one.got, Grouped(one.element), one.want);
    finding.Note(std::string(AdviceFor(one.draw)));
    finding.Note(
        fmt::format("seen on the simulated device with {}: {} of {} elements are far from the reference; with "
                    "the task's own inputs all match",
                    one.run, Grouped(one.wrong), Grouped(one.total)));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::numeric_unusual_input
