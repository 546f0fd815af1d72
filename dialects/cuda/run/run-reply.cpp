// The steps of a benchmark up to the model's result: inputs, the model, its forward.
#include "dialects/cuda/run/run-reply.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "dialects/cuda/run/module-values.h"
#include "dialects/cuda/run/other-runs.h"
#include "reference/python/evaluator.h"

namespace assay::cuda {
namespace {

using harness::Error;
using harness::PythonModule;
using harness::PythonOptions;

// Values of larger tensors are not made: launches depend on shapes.
constexpr std::int64_t kMostElements = 1 << 13;
constexpr std::int64_t kMostShapeWork = 50'000'000;

std::unique_ptr<PythonModule> Load(const std::string& name, const std::string& text, ExtensionCalls* calls,
                                   std::string& why, const std::vector<harness::ModuleConstant>& constants = {},
                                   std::optional<harness::ModuleText> before = std::nullopt, bool* at_limit = nullptr) {
  PythonOptions options;
  options.before = std::move(before);
  options.file = name;
  options.external = calls;
  options.constants = constants;
  options.device = "cuda";
  options.max_elements = kMostElements;
  options.max_work = kMostShapeWork;
  if (calls != nullptr) options.resolve = &ExtensionCalls::ModuleText;
  options.tells_places = calls != nullptr;
  options.keeps_files = calls != nullptr;
  Error error;
  std::unique_ptr<PythonModule> module = PythonModule::Load(text, options, error);
  if (module == nullptr) why = ErrorText(error);
  if (at_limit != nullptr) *at_limit = error.at_limit;
  return module;
}

bool Ask(PythonModule& module, const char* function, ValueList& into, Error& error) {
  if (!module.Has(function)) return true;
  const std::optional<Value> made = module.Call(function, {}, {}, error);
  if (!made) return false;
  into = ItemsOf(*made);
  return true;
}

struct Outcome {
  Error error;            // why the calls end before the module's result; no message where they do not
  bool of_model = false;  // it is of ModelNew, made for the task's inputs or called with them
  ValueList init, given;
  Value result;
};

Outcome Follow(PythonModule& own, PythonModule& maker) {
  Outcome end;
  Error& error = end.error;
  const auto stop = [&](const char* why) { return error.message = why, end; };
  if (!maker.Has("get_inputs")) return stop("the task has no `get_inputs`");
  if (!Ask(maker, "get_init_inputs", end.init, error) || !Ask(maker, "get_inputs", end.given, error)) {
    error.raised = false;  // the task's
    return end;
  }
  if (!own.Has("ModelNew")) return stop("there is no `ModelNew`");
  for (const ValueList* inputs : {&end.init, &end.given}) MoveToDevice(*inputs);
  end.of_model = true;
  const std::optional<Value> model = own.Call("ModelNew", end.init, {}, error);
  if (!model) return end;
  own.MoveToDevice(*model);
  if (std::optional<Value> result = own.Invoke(*model, end.given, {}, error)) end.result = std::move(*result);
  return end;
}

// From 1, as readers count.
std::string NameOfResult(std::size_t i, std::size_t count) {
  return count == 1 ? "the result" : fmt::format("result {}", i + 1);
}

std::optional<CudaOtherShape> CompareShapes(PythonModule& reference, const Outcome& end) {
  Error error;
  const std::optional<Value> model = reference.Call("Model", end.init, {}, error);
  const std::optional<Value> want = model ? reference.Invoke(*model, end.given, {}, error) : std::nullopt;
  if (!want) return std::nullopt;
  const ValueList wanted = ItemsOf(*want), made = ItemsOf(end.result);
  if (wanted.size() != made.size()) return std::nullopt;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    if (!wanted[i].is_tensor() || !made[i].is_tensor() || wanted[i].tensor()->shape() == made[i].tensor()->shape())
      continue;
    return CudaOtherShape{NameOfResult(i, made.size()),
                          TextOf(made[i].tensor()->shape()),
                          TextOf(wanted[i].tensor()->shape()),
                          LabelOf(end.given),
                          {}};
  }
  return std::nullopt;
}

// The first result that the module leaves in host memory.
std::optional<std::string> ResultOnHost(const Outcome& end) {
  const ValueList made = ItemsOf(end.result);
  for (std::size_t i = 0; i < made.size(); ++i) {
    if (made[i].is_tensor() && made[i].tensor()->on_host && made[i].tensor()->rank() > 0)
      return NameOfResult(i, made.size());
  }
  return std::nullopt;
}

void FollowCalls(ExtensionCalls& calls, const Project& project, const harness::BenchmarkTask* task,
                 const std::vector<harness::ModuleConstant>& constants, CudaLaunchFacts& facts,
                 bool* at_limit = nullptr) {
  const int model = project.IndexOf(FileRole::kModel);
  if (model < 0) {
    facts.undecided = "there is no Python that calls the extension";
    return;
  }
  const VirtualFile& file = project.files[static_cast<std::size_t>(model)];
  std::unique_ptr<PythonModule> reference;
  std::optional<harness::ModuleText> before;
  if (task != nullptr) {
    before = harness::ModuleText{task->module.path, task->module.text};
    reference = Load(before->file, before->text, nullptr, facts.undecided, {}, std::nullopt, at_limit);
    if (reference == nullptr) return;
  }
  const std::unique_ptr<PythonModule> own =
      Load(file.name, file.text, &calls, facts.undecided, constants, std::move(before), at_limit);
  if (own == nullptr) return;
  calls.SetModule(own.get());
  const Outcome end = Follow(*own, reference != nullptr ? *reference : *own);
  const Error& error = end.error;
  if (!error.message.empty()) facts.undecided = ErrorText(error);
  if (at_limit != nullptr) *at_limit = error.at_limit;
  facts.finished = facts.undecided.empty();
  if (facts.finished && reference != nullptr) facts.shape = CompareShapes(*reference, end);
  if (std::optional<std::string> result = facts.finished ? ResultOnHost(end) : std::nullopt)
    facts.on_host = CudaHostResult{*result, reference != nullptr, calls.Line()};
  const bool refused = end.of_model && IsShapeRefusal(error.message);
  if (error.raised || refused) facts.failure = {error.message, calls.Line()};
  facts.calls = std::move(calls.calls());
  if (facts.shape && !facts.calls.empty()) facts.shape->where = facts.calls.back().python;
  // A failed call ends the module: that is an answer.
  const bool call_failed = !facts.calls.empty() && facts.calls.back().failure;
  if (call_failed) facts.failure.reset();
  if (call_failed || facts.failure) facts.undecided.clear();
}

}  // namespace

bool BringsInputs(const Project& project) {
  const int model = project.IndexOf(FileRole::kModel);
  if (model < 0) return false;
  const std::string& text = project.files[static_cast<std::size_t>(model)].text;
  return text.find("def get_inputs(") != std::string::npos && text.find("class ModelNew") != std::string::npos;
}

void FillLimits(const Chip& chip, CudaLaunchFacts& facts) {
  facts.chip = chip.name;
  facts.shared_opt_in = chip.shared_opt_in;
  facts.shared_of_chip = ChipNamed(chip.name).shared_opt_in;
  facts.threads_per_sm = chip.threads_per_sm;
  facts.blocks_per_sm = chip.blocks_per_sm;
  facts.most_sms = chip.most_sms;
}

CudaLaunchFacts RunReply(Reader& reader, const Project& project, const Input& input, const ReadOptions& options,
                         const harness::BenchmarkTask* task, bool& at_limit) {
  CudaLaunchFacts facts;
  FillLimits(*options.chip, facts);
  ExtensionCalls calls(reader, project, input, options);
  FollowCalls(calls, project, task, {}, facts, &at_limit);
  return facts;
}

CudaLaunchFacts LaunchesAt(ExtensionCalls& calls, const Project& project, const harness::BenchmarkTask& task,
                           const std::vector<harness::ModuleConstant>& constants) {
  CudaLaunchFacts facts;
  calls.Begin();
  calls.FollowShapes();
  FollowCalls(calls, project, &task, constants, facts);
  return facts;
}

namespace {

bool IsOfAddress(const CudaFault& fault) {
  const bool global =
      fault.memory.kind == CudaMemory::Kind::kTensor || fault.memory.kind == CudaMemory::Kind::kAllocation;
  switch (fault.kind) {
    case CudaFaultKind::kReadOutOfBounds:
    case CudaFaultKind::kWriteOutOfBounds:
      return global && !InPadding(fault);
    case CudaFaultKind::kMisaligned:
      return global;
    case CudaFaultKind::kWildAccess:
      return true;
    default:
      return false;
  }
}

bool SameAccess(const CudaFault& a, const CudaFault& b) {
  return a.kind == b.kind && a.where == b.where && a.kernel == b.kernel && a.thread.block == b.thread.block &&
         a.thread.thread == b.thread.thread && a.offset == b.offset;
}

}  // namespace

std::vector<CudaFault> FaultsAtFullSize(ExtensionCalls& calls, const Project& project,
                                        const harness::BenchmarkTask& task) {
  // Zeros, small positive and negative numbers: an index computed from them differs each time.
  constexpr std::uint8_t kContents[] = {0x00, 0x3c, 0xbc};
  std::vector<CudaFault> kept;
  for (const std::uint8_t byte : kContents) {
    CudaLaunchFacts facts;
    DeviceOptions how;
    how.bounds_only = true;
    how.unwritten_byte = byte;
    calls.Begin();
    calls.FollowBounds(how);
    FollowCalls(calls, project, &task, {}, facts);
    std::vector<CudaFault> seen = std::move(calls.faults());
    calls.faults().clear();
    std::erase_if(seen, [](const CudaFault& fault) { return !IsOfAddress(fault); });
    if (byte == kContents[0]) {
      kept = std::move(seen);
    } else {
      std::erase_if(kept, [&](const CudaFault& fault) {
        return std::none_of(seen.begin(), seen.end(), [&](const CudaFault& one) { return SameAccess(fault, one); });
      });
    }
    if (kept.empty()) break;
  }
  calls.Begin();
  calls.FollowShapes();
  return kept;
}

}  // namespace assay::cuda
