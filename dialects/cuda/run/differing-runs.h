// Whether runs that differ from the reference at several sizes show that the reply does so at the task's own.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/run.h"

namespace assay::cuda {

// Runs are conclusive if all of them differ, and every decision that one of them makes differently from the task's
// sizes (ScaledTask::differences) is made as there by another. A kernel that is right at the task's sizes would have
// to depend on two properties of them, on each without a trace: no access out of bounds, no element left out, no
// other kernel.
class DifferingRuns {
 public:
  // `told`: the run as reported if its sizes leave nothing open; nothing if it does not differ. `at`: its index among
  // the runs.
  void Add(const std::vector<std::string>& differences, const std::optional<ShapeRun>& told, std::size_t at);
  // Whether another run can decide, and which decisions it has to share with the task's sizes.
  bool open() const { return all_differ_ && !told_.empty() && !common_.empty(); }
  const std::vector<std::string>& common() const { return common_; }
  bool decided() const { return all_differ_ && !told_.empty() && common_.empty(); }
  // Replaces the runs by the conclusion.
  void Tell(std::vector<ShapeRun>& runs) const;

 private:
  std::vector<std::pair<std::size_t, ShapeRun>> told_;
  std::vector<std::string> common_;
  bool all_differ_ = true;
};

}  // namespace assay::cuda
