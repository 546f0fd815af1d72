// See explain-mismatch.h.
#include "dialects/ascendc/run/explain-mismatch.h"

#include "dialects/ascendc/worker/kernel-run.h"
#include "reference/sim-tensor.h"

#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/fault-weight.h"
#include "reference/mismatch.h"

namespace assay {
namespace {

// Drift that matters where the outputs must be equal.
constexpr double kLeastTolerance = 1e-6;
// The second run costs several times the first, and memory for each element: of one that was long there is no
// explanation, whatever the machine.
constexpr std::uint64_t kMostFuel = 60'000'000;
constexpr std::uint64_t kMoreTime = 10;
constexpr std::uint64_t kMoreMemory = 2;
constexpr std::int64_t kMostElements = 4'000'000;

bool IsReal(const Fault& fault) { return fault.kind != FaultKind::kValueMismatch && !IsAdvisory(fault); }

}  // namespace

void MismatchExplainer::RunAgain(const Tolerance& tolerance) {
  ran_ = true;
  if (std::any_of(plan_.run.faults.begin(), plan_.run.faults.end(), IsReal)) return;
  std::int64_t elements = 0;
  for (const SimTensor& output : plan_.request.outputs) elements += ElementCount(output);
  if (elements > kMostElements) return;
  KernelRequest request = plan_.request;
  request.follow_tolerance = std::max(tolerance.relative, kLeastTolerance);
  request.limits.fuel = std::min(request.limits.fuel, kMostFuel);
  request.limits.cpu_seconds *= kMoreTime;
  request.limits.memory_bytes *= kMoreMemory;
  KernelResult result = RunKernel(request);
  if (!result.why_undecided.empty()) return;
  // If a kernel behaves differently the second time, the second run does not explain the first.
  const bool same =
      std::equal(result.outputs.begin(), result.outputs.end(), plan_.result.outputs.begin(), plan_.result.outputs.end(),
                 [](const SimTensor& a, const SimTensor& b) { return a.data == b.data; });
  if (same) trace_ = std::move(result.exact);
}

void MismatchExplainer::Explain(std::size_t output, const std::vector<double>& expected, const Tolerance& tolerance,
                                Fault& fault) {
  if (!ran_) RunAgain(tolerance);
  MismatchQuestion question;
  question.output = &plan_.result.outputs[output];
  question.want = &expected;
  question.tolerance = tolerance;
  question.inputs = &plan_.request.inputs;
  question.trace = trace_ ? &*trace_ : nullptr;
  question.index = output;
  ExplainMismatch(question, plan_.request.module->locations, fault);
}

}  // namespace assay
