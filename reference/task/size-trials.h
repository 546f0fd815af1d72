// Shared by task-variants.cpp and faithful-variants.cpp: sizes are put into the module's text, evaluated by shape, and
// reported as a variant. Internal.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "reference/task/module-sizes.h"
#include "reference/task/size-deciders.h"
#include "reference/task/size-plan.h"
#include "reference/task/task-variants.h"

namespace assay::harness {

constexpr int kMostEvaluations = 60;
constexpr std::int64_t kLeastChannels = 8;
constexpr std::size_t kMostBetter = 8;
constexpr std::int64_t kAllSamples = std::int64_t{1} << 40;  // a batch that stays

class SizeTrials {
 public:
  SizeTrials(const BenchmarkTask& task, const ScaleOptions& options);

 protected:
  // The task as it is, and the use of its sizes; false if it cannot be evaluated.
  bool Begin(Error& error);
  std::optional<ScaledTask> Evaluate(const Numbers& numbers, Error& error);
  // Whether means in the last evaluation are over fewer values than the task's.
  bool TooFewAveraged() const { return fewest_averaged_ < averaged_; }
  // By which factor it exceeds the limits of faithful variants; at most 1 if it fits.
  double FaithfulExcess(const ScaledTask& made) const;
  SizePlan Plan() const { return {written_, uses_}; }
  // ScaledTask::differences as far as the numbers alone determine them.
  std::vector<std::string> DifferencesOf(const Numbers& numbers, const SizePlan& plan) const;
  ScaledTask Finish(ScaledTask made, const Numbers& numbers, ScaledTask::Kind kind, const SizePlan& plan) const;

  ScaleOptions options_;
  std::vector<WrittenSize> written_;
  SizeDeciders deciders_;
  std::vector<SizeUse> uses_;
  Numbers as_written_;
  ScaledTask full_;  // as written
  int evaluations_ = 0;
  std::int64_t fewest_averaged_ = 0;  // of the last evaluation
  std::int64_t averaged_ = 0;         // the fewest that a variant may have

 private:
  struct Probe {
    std::vector<Shape> shapes;
    std::string init;
  };
  std::unique_ptr<PythonModule> Load(const Numbers& numbers, Error& error) const;
  std::optional<Probe> Look(const Numbers& numbers) const;
  void FindUses();
  std::vector<std::string> Differ(const std::string& name, const Shape& from, const Shape& to, bool orders) const;
  void AddDifferences(const Numbers& numbers, ScaledTask& made) const;

  const BenchmarkTask& task_;
};

}  // namespace assay::harness
