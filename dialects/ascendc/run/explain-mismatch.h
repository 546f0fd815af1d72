// Explains why outputs differ from the reference: runs the kernel a second time, with exact values next to the stored
// ones, and finds out what happened to the wrong elements.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "dialects/ascendc/run/run-plan.h"
#include "reference/exact-trace.h"
#include "reference/values.h"

namespace assay {

class MismatchExplainer {
 public:
  explicit MismatchExplainer(const PlannedRun& plan) : plan_(plan) {}
  // Adds cause and places to the fault of one output. The second run is made for the first output asked for, with its
  // tolerance; none is made if the first run had faults, which take precedence over other causes.
  void Explain(std::size_t output, const std::vector<double>& expected, const Tolerance& tolerance, Fault& fault);

 private:
  void RunAgain(const Tolerance& tolerance);

  const PlannedRun& plan_;
  bool ran_ = false;
  std::optional<ExactTrace> trace_;
};

}  // namespace assay
