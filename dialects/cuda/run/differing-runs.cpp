// The set of features common to all runs shrinks with each.
#include "dialects/cuda/run/differing-runs.h"

#include <algorithm>

namespace assay::cuda {

void DifferingRuns::Add(const std::vector<std::string>& differences, const std::optional<ShapeRun>& told,
                        std::size_t at) {
  if (!told || differences.empty()) {
    all_differ_ = false;
    return;
  }
  if (told_.empty()) common_ = differences;
  told_.emplace_back(at, *told);
  std::erase_if(common_, [&](const std::string& one) {
    return std::find(differences.begin(), differences.end(), one) == differences.end();
  });
}

void DifferingRuns::Tell(std::vector<ShapeRun>& runs) const {
  if (!decided()) return;
  for (const auto& [at, told] : told_) runs[at] = told;
}

}  // namespace assay::cuda
