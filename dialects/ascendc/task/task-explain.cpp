// See task-explain.h.
#include "dialects/ascendc/task/task-explain.h"

#include "reference/sim-tensor.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>

#include "dialects/ascendc/run/explain-mismatch.h"
#include "dialects/ascendc/task/task-compare.h"
#include "reference/values.h"

namespace assay {
namespace {

bool Same(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

// The output with exactly these values; none if the module processed it further.
std::ptrdiff_t OutputWith(const std::vector<SimTensor>& outputs, const std::vector<double>& values) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (!outputs[i].present || ElementCount(outputs[i]) != static_cast<std::int64_t>(values.size())) continue;
    const std::vector<double> written = ToDoubles(outputs[i]);
    if (std::equal(written.begin(), written.end(), values.begin(), values.end(), Same))
      return static_cast<std::ptrdiff_t>(i);
  }
  return -1;
}

}  // namespace

void ExplainResult(TaskExtension& extension, bool strict, const Value& want, const Value& got,
                   std::vector<Fault>& faults) {
  const TaskExtension::Seen& seen = extension.seen();
  if (seen.launches != 1 || !seen.last) return;
  std::vector<Tensor> wanted, made;
  TensorsOf(want, wanted);
  TensorsOf(got, made);
  MismatchExplainer explainer(*seen.last);
  const Tolerance tolerance =
      strict ? Tolerance{1e-4, 1e-4, Tolerance::Combine::kSum} : Tolerance{1e-3, 1e-3, Tolerance::Combine::kEither};
  for (Fault& fault : faults) {
    const auto result = fault.args.find("result");
    if (fault.kind != FaultKind::kValueMismatch || result == fault.args.end()) continue;
    const auto at = static_cast<std::size_t>(result->second);
    if (at >= std::min(wanted.size(), made.size()) || !made[at].has_values()) continue;
    const std::ptrdiff_t output = OutputWith(seen.last->result.outputs, made[at].values());
    if (output < 0) continue;
    if (!extension.MayExplain()) return;
    return explainer.Explain(static_cast<std::size_t>(output), wanted[at].values(), tolerance, fault);
  }
}

}  // namespace assay
