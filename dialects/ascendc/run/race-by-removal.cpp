// See late-copies.h.
#include "dialects/ascendc/run/race-by-removal.h"

#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "reference/sim-tensor.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "analyzer/facts/fault-weight.h"
#include "reference/values.h"

namespace assay {
namespace {

// Well below any benchmark's tolerance.
constexpr double kTolerance = 1e-5;

bool IsLateRead(const Fault& fault) {
  const auto first = fault.text.find("first_pipe"), second = fault.text.find("second_pipe");
  return fault.kind == FaultKind::kUnorderedAccess && !IsAdvisory(fault) && first != fault.text.end() &&
         second != fault.text.end() && first->second == "MTE2" && second->second == "V";
}

bool Near(double a, double b) {
  return a == b || (std::isnan(a) && std::isnan(b)) || std::fabs(a - b) <= kTolerance * (1 + std::fabs(a));
}

bool SameOutputs(const std::vector<SimTensor>& a, const std::vector<SimTensor>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const SimTensor& x, const SimTensor& y) {
    if (x.present != y.present || x.data.size() != y.data.size()) return false;
    if (!x.present || x.data == y.data) return true;
    const std::vector<double> p = ToDoubles(x), q = ToDoubles(y);
    return std::equal(p.begin(), p.end(), q.begin(), q.end(), Near);
  });
}

}  // namespace

void ForgiveLateCopies(const PlannedRun& plan, std::vector<Fault>& faults) {
  if (plan.request.module == nullptr || plan.result.outputs.empty()) return;
  std::vector<std::int32_t> lost;
  const std::vector<LoweredModule::Location>& locations = plan.request.module->locations;
  for (const Fault& fault : faults) {
    if (!IsLateRead(fault)) continue;
    for (std::size_t i = 0; i < locations.size(); ++i) {
      if (locations[i].range == fault.other) lost.push_back(static_cast<std::int32_t>(i));
    }
  }
  if (lost.empty()) return;
  KernelRequest request = plan.request;
  request.lost_copies.insert(request.lost_copies.end(), lost.begin(), lost.end());
  request.hazards = false;
  request.observe = {};
  const KernelResult result = RunKernel(request);
  if (!result.why_undecided.empty() || !SameOutputs(plan.result.outputs, result.outputs)) return;
  for (Fault& fault : faults) {
    if (IsLateRead(fault)) fault.args["advisory"] = 1;
  }
}

}  // namespace assay
