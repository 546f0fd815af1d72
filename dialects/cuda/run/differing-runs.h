// Whether runs that differ from the reference at several sizes show that the reply does so at the task's own.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/run.h"

namespace assay::cuda {

// Runs are decided where all of them differ, and whatever one of them decides otherwise than the task's sizes
// (ScaledTask::differences) another decides as they do. A kernel that is right at the task's sizes would have to rely
// on two things there, on each without a trace: no access out of bounds, no element left out, no other kernel.
class DifferingRuns {
 public:
  // `told`: the run as it is told where its sizes leave nothing open; nothing where it does not differ. `at`: its place
  // among the runs.
  void Add(const std::vector<std::string>& differences, const std::optional<ShapeRun>& told, std::size_t at);
  // Whether another run can decide, and what it is to decide as the task's sizes do.
  bool open() const { return all_differ_ && !told_.empty() && !common_.empty(); }
  const std::vector<std::string>& common() const { return common_; }
  bool decided() const { return all_differ_ && !told_.empty() && common_.empty(); }
  // Puts what is decided in the place of the runs.
  void Tell(std::vector<ShapeRun>& runs) const;

 private:
  std::vector<std::pair<std::size_t, ShapeRun>> told_;
  std::vector<std::string> common_;
  bool all_differ_ = true;
};

}  // namespace assay::cuda
