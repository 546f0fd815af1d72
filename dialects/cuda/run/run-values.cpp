// At which sizes a reply runs, and what is checked if it runs well.
#include "dialects/cuda/run/run-values.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "dialects/cuda/run/compare.h"
#include "dialects/cuda/run/differing-runs.h"
#include "dialects/cuda/run/extension-calls.h"
#include "dialects/cuda/run/launch-time.h"
#include "dialects/cuda/run/module-values.h"
#include "dialects/cuda/run/run-reply.h"
#include "dialects/cuda/run/size-choice.h"
#include "dialects/cuda/run/value-case.h"
#include "reference/task/kept-references.h"
#include "reference/task/other-reference.h"
#include "reference/task/task-variants.h"

namespace assay::cuda {
namespace {

using harness::Error;

// Number of sizes to look for if those at hand leave open why the result differs.
constexpr int kMostFurther = 6;

bool HasFaults(const ShapeRun& run) { return run.status == ShapeRun::Status::kFaults; }

bool IsRight(const ShapeRun& run) {
  return run.status == ShapeRun::Status::kClean && run.values == ShapeRun::Values::kMatch;
}

// Number of blocks of each launch at the task's own sizes that run for their accesses alone.
void AddFullSize(ExtensionCalls& calls, const Project& project, const harness::BenchmarkTask& task,
                 const CudaLaunchFacts& launches, ValueRuns& made) {
  if (!launches.finished || !launches.undecided.empty()) return;
  std::vector<CudaFault> faults = FaultsAtFullSize(calls, project, task);
  if (faults.empty()) return;
  ShapeRun& run = made.runs.emplace_back();
  for (CudaFault& fault : faults) fault.run += " (some blocks)";
  run.what = faults.front().run;
  run.status = ShapeRun::Status::kFaults;
  run.faulty = true;
  run.values = ShapeRun::Values::kUndecided;
  run.why_undecided = "kernels go wrong at the task's own sizes, where values are not followed";
  std::move(faults.begin(), faults.end(), std::back_inserter(made.facts.faults));
}

bool IsDecided(const ShapeRun& run) { return run.status != ShapeRun::Status::kUndecided; }

}  // namespace

ValueRuns RunValues(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                    const harness::BenchmarkTask* given, const Facts& read, const CudaLaunchFacts& launches) {
  harness::KeptReferences::BeginInput();
  ValueRuns made;
  if (given == nullptr) {
    ExtensionCalls calls(reader, project, input, options);
    calls.NameParameters(ParametersOf(read));
    harness::ScaledTask own;
    own.faithful = true;
    const harness::SizeDeciders deciders({});
    ValueCase only({project, calls, nullptr, read, launches, deciders, options.time}, own);
    made.runs.push_back(only.Run(made.facts));
    KeepTimes(std::move(calls.work()), *options.chip, made.work, made.runs.back());
    return made;
  }
  const harness::BenchmarkTask& task = *given;
  ExtensionCalls calls(reader, project, input, options);
  calls.NameParameters(ParametersOf(read));
  if (launches.shape) {
    made.runs.push_back(OfOtherShape(*launches.shape));
    AddFullSize(calls, project, task, launches, made);
    return made;
  }
  const harness::ScaleOptions scale = ScaleOptionsFor(project, task, launches);
  const harness::SizeDeciders deciders = DecidersOfLaunches(project, launches);
  const ValueCase::Reply reply{project, calls, &task, read, launches, deciders, options.time};
  std::unique_ptr<ValueCase> cheapest;  // of those that match
  DifferingRuns differing;
  const auto run = [&](const harness::ScaledTask& variant) {
    auto tried = std::make_unique<ValueCase>(reply, variant);
    ShapeRun one = tried->Run(made.facts);
    if (IsDecided(one)) differing.Add(variant.differences, tried->differs(), made.runs.size());
    KeepTimes(std::move(calls.work()), *options.chip, made.work, one);
    if (IsRight(one) && (cheapest == nullptr || tried->steps() < cheapest->steps())) cheapest = std::move(tried);
    return one;
  };
  Error error;
  std::vector<harness::ScaledTask> faithful = harness::FaithfulVariants(task, scale, error);
  // If the numbers alone decide, a second variant of an expensive kernel, such as a plain matrix product, takes too
  // long.
  if (faithful.size() > 1 && faithful.back().work > kCheapWork) faithful.pop_back();
  if (faithful.empty() || faithful.front().work > kCheapWork) {
    std::optional<harness::ScaledTask> one = LaunchedAlike(calls, project, task, scale, launches, deciders);
    if (one && (faithful.empty() || one->work < faithful.front().work)) faithful = {std::move(*one)};
  }
  std::optional<ShapeRun> open;  // the first that could not be followed
  for (const harness::ScaledTask& variant : faithful) {
    ShapeRun one = run(variant);
    if (!IsDecided(one)) {
      open = std::move(one);
      break;
    }
    made.runs.push_back(std::move(one));
  }
  for (const harness::ScaledTask& variant :
       made.runs.empty() ? harness::ScaleTask(task, scale, error) : std::vector<harness::ScaledTask>()) {
    made.runs.push_back(run(variant));
    // What is not supported at one size is not supported at another.
    if (!IsDecided(made.runs.back())) break;
  }
  // Another evaluator of references may succeed where the trials of sizes end.
  if (made.runs.empty() && !open && harness::OtherReference::Current() != nullptr) {
    harness::ScaledTask own;
    own.module = task.module.text;
    own.faithful = true;
    made.runs.push_back(run(own));
  }
  const std::size_t usual = made.runs.size();
  harness::ScaleOptions other = scale;
  for (int further = 0; further < kMostFurther && differing.open(); ++further) {
    const std::optional<harness::ScaledTask> variant = harness::VariantWithout(task, other, differing.common());
    if (!variant) break;
    ShapeRun one = run(*variant);
    if (IsDecided(one)) {
      made.runs.push_back(std::move(one));
    } else {
      other.faithful_work = variant->work / 4;
    }
  }
  if (!differing.decided()) made.runs.resize(usual);
  differing.Tell(made.runs);
  if (std::none_of(made.runs.begin(), made.runs.end(), HasFaults)) AddFullSize(calls, project, task, launches, made);
  if (cheapest != nullptr && std::all_of(made.runs.begin(), made.runs.end(), IsRight))
    cheapest->AskUnusualInputs(made.facts);
  if (!made.runs.empty()) return made;
  if (!open) {
    open.emplace().status = ShapeRun::Status::kUndecided;
    open->why_undecided = "the task is not made smaller: " + ErrorText(error);
  }
  made.runs.push_back(std::move(*open));
  return made;
}

}  // namespace assay::cuda
