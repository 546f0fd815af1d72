// The reply's own numbers, and its launches, determine which sizes are equivalent to the task's.
#include "dialects/cuda/run/size-choice.h"

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "dialects/cuda/run/launch-likeness.h"
#include "dialects/cuda/run/run-reply.h"
#include "dialects/cuda/run/size-literals.h"
#include "reference/task/module-sizes.h"

namespace assay::cuda {
namespace {

// KernelBench's seed (run-values.cpp).
constexpr std::uint64_t kSizesSeed = 42;
// Limits for a variant of the task that kernels run on.
constexpr std::int64_t kMostRunElements = 1 << 16;
constexpr std::int64_t kMostRunWork = 10'000'000;
// Of a faithful one.
constexpr std::int64_t kMostFaithfulElements = 1 << 22;
constexpr std::int64_t kMostFaithfulWork = 300'000'000;
constexpr std::size_t kMostRuns = 3;
// Smaller odd numbers in sources are window sizes rather than tiles.
constexpr std::int64_t kLeastOdd = 16;

}  // namespace

harness::SizeDeciders DecidersOfLaunches(const Project& project, const CudaLaunchFacts& launches) {
  std::vector<std::int64_t> numbers = CppLiterals(project);
  std::erase_if(numbers, [](std::int64_t number) { return number % 2 == 1 && number < kLeastOdd; });
  for (std::int64_t size : BlockSizes(launches, JoinsThreadIndices(project))) numbers.push_back(size);
  return harness::SizeDeciders(numbers, false);
}

harness::ScaleOptions ScaleOptionsFor(const Project& project, const harness::BenchmarkTask& task,
                                      const CudaLaunchFacts& launches) {
  harness::ScaleOptions scale;
  scale.max_elements = kMostRunElements;
  scale.max_work = kMostRunWork;
  scale.faithful_elements = kMostFaithfulElements;
  scale.faithful_work = kMostFaithfulWork;
  scale.most = kMostRuns;
  scale.python.file = task.module.path;
  scale.python.device = "cuda";
  scale.python.seed = kSizesSeed;
  std::vector<std::string> sizes;
  for (const harness::WrittenSize& size : harness::WrittenSizes(task.module.text))
    sizes.insert(sizes.end(), size.targets.begin(), size.targets.end());
  scale.keep = SizeLiterals(project, sizes);
  for (std::int64_t size : BlockSizes(launches, JoinsThreadIndices(project))) scale.keep.push_back(size);
  return scale;
}

std::optional<harness::ScaledTask> LaunchedAlike(ExtensionCalls& calls, const Project& project,
                                                 const harness::BenchmarkTask& task, const harness::ScaleOptions& scale,
                                                 const CudaLaunchFacts& full, const harness::SizeDeciders& deciders) {
  if (!full.finished || !full.undecided.empty()) return std::nullopt;
  const auto launches = [&](const harness::ScaledTask& variant) {
    harness::BenchmarkTask other = task;
    other.module.text = variant.module;
    return LaunchesAt(calls, project, other, variant.constants);
  };
  CudaLaunchFacts whole;
  harness::VariantJudge judge;
  judge.does_the_same = [&](const harness::ScaledTask& variant) {
    whole = launches(variant);
    if (!whole.finished) return false;
    const LaunchLikeness likeness = CompareLaunches(full, whole.calls, deciders);
    return variant.faithful ? likeness.kernels.empty() : likeness.Alike();
  };
  judge.by_sample = [&](const harness::ScaledTask&, const harness::ScaledTask& part, std::int64_t all,
                        std::int64_t few) {
    const CudaLaunchFacts fewer = launches(part);
    return fewer.finished && WhySamplesAreTogether(whole.calls, fewer.calls, all, few, deciders).empty();
  };
  return harness::JudgedVariant(task, scale, judge);
}

}  // namespace assay::cuda
