// See further-shapes.h. The module's text itself is rewritten, so that every stage sees the same sizes.
#include "driver/further-shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "reference/task/constant-task.h"
#include "reference/task/module-sizes.h"
#include "reference/task/task-variants.h"
#include "reference/task/task.h"

namespace assay {
namespace {

constexpr std::size_t kMostFurther = 5;
constexpr std::int64_t kMostOfDoubled = 1 << 20;  // elements of the largest result
constexpr int kMostInputs = 4;                    // the first ones; a module with fewer says so when it is run
constexpr std::int64_t kMostWorkOfConstants = 200'000'000;
constexpr int kSecondsOfFullSize = 20;  // of processor time, for one answer

// Sizes at which a program takes the same branches as at the task's own, then less similar ones.
std::vector<harness::ScaledTask> Variants(const harness::BenchmarkTask& task) {
  harness::Error error;
  std::vector<harness::ScaledTask> variants = harness::FaithfulVariants(task, {}, error);
  for (harness::ScaledTask& variant : harness::ScaleTask(task, {}, error)) variants.push_back(std::move(variant));
  return variants;
}

// The task with every size that `scaled` changes doubled, which finds what smaller sizes cannot: a plan that just fits
// the memory, buffers set up again in every round. Empty if that would take too long to run.
std::string Doubled(const harness::BenchmarkTask& task, const std::vector<harness::ScaledTask>& variants) {
  const std::vector<harness::WrittenSize> written = harness::WrittenSizes(task.module.text);
  const auto whole = std::find_if(variants.begin(), variants.end(), [](const auto& one) { return one.sizes.empty(); });
  if (whole == variants.end()) return "";
  std::vector<std::int64_t> values;
  std::int64_t largest = whole->largest;
  for (std::size_t i = 0; i < written.size(); ++i) {
    const bool free = std::any_of(variants.begin(), variants.end(), [&](const harness::ScaledTask& variant) {
      const std::vector<harness::WrittenSize> scaled = harness::WrittenSizes(variant.module);
      return scaled.size() == written.size() && scaled[i].value != written[i].value;
    });
    values.push_back(free ? 2 * written[i].value : written[i].value);
    largest *= free ? 2 : 1;
  }
  return largest <= kMostOfDoubled ? harness::WithSizes(task.module.text, written, values) : "";
}

std::optional<AnalyzeOptions> WithModule(const AnalyzeOptions& options, const std::string& module,
                                         const Services& services) {
  harness::TaskTexts texts;
  texts.name = options.task->path;
  texts.module = module;
  TaskReading read = services.task_of_texts(texts);
  if (read.task == nullptr) return std::nullopt;
  AnalyzeOptions made = options;
  made.task = std::move(read.task);
  return made;
}

void AddTasks(const AnalyzeOptions& options, const Services& services, FurtherShapes& out) {
  const harness::BenchmarkTask& task = *options.task;
  if (!services.task_of_texts || !task.columns.empty() || task.cases.size() > 1) return;
  const std::vector<harness::ScaledTask> variants = Variants(task);
  std::vector<std::string> modules;
  std::vector<std::int64_t> tiles;
  for (const harness::ScaledTask& variant : variants) {
    if (!variant.sizes.empty() && modules.size() + 1 < kMostFurther) {
      modules.push_back(variant.module);
      tiles.push_back(variant.tile);
    }
  }
  // Smaller sizes show this as well as the task's own, which take too long.
  harness::ScaleOptions limits;
  limits.python.max_elements = limits.max_elements;
  limits.python.max_work = kMostWorkOfConstants;
  out.constant = harness::SameWhateverTheInputs(modules.empty() ? task.module.text : modules.front(), limits.python);
  // The weakest of the claims that the variants allow.
  for (std::size_t i = 0; i < modules.size(); ++i) out.tile = std::max(out.tile, tiles[i]);
  modules.push_back(Doubled(task, variants));
  std::set<std::string> seen = {task.module.text, ""};
  for (const std::string& module : modules) {
    if (!seen.insert(module).second) continue;
    if (std::optional<AnalyzeOptions> one = WithModule(options, module, services)) out.options.push_back(*one);
  }
  harness::Error error;
  for (const harness::ScaledTask& variant : harness::RemainderVariants(task, {}, error)) {
    if (!seen.insert(variant.module).second) continue;
    if (std::optional<AnalyzeOptions> one = WithModule(options, variant.module, services))
      out.remainders.emplace_back(variant.tile, *one);
  }
}

// The task's module with input `index` changed for the kernel alone: the reference undoes the change, which is exact,
// before it computes. A kernel whose values still match does not use that input.
std::string WithInputChanged(const std::string& module, int index) {
  return fmt::format(R"({0}

_given_inputs = get_inputs
_given_forward = Model.forward


def get_inputs():
    inputs = list(_given_inputs())
    inputs[{1}] = inputs[{1}] * -2
    return inputs


def _forward_as_given(self, *inputs):
    inputs = list(inputs)
    inputs[{1}] = inputs[{1}] * -0.5
    return _given_forward(self, *inputs)


Model.forward = _forward_as_given
)",
                     module, index);
}

void AddChangedInputs(const AnalyzeOptions& options, const Services& services, FurtherShapes& out) {
  const harness::BenchmarkTask& task = *options.task;
  if (!services.task_of_texts || !task.columns.empty() || task.cases.size() > 1) return;
  for (int index = 0; index < kMostInputs; ++index) {
    std::optional<AnalyzeOptions> changed = WithModule(options, WithInputChanged(task.module.text, index), services);
    if (!changed) return;
    out.changed_inputs.push_back(std::move(*changed));
    out.changed_inputs.back().explain = false;
    out.changed_inputs.back().cases = 1;
  }
}

// Every symbol one step away from the contract's own value, if its range allows that.
void AddContract(const AnalyzeOptions& options, std::int64_t steps, FurtherShapes& out) {
  Contract contract = *options.contract;
  bool moved = false;
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (ContractTensor& tensor : *tensors) {
      for (std::size_t i = 0; i < std::min(tensor.shape.size(), tensor.symbols.size()); ++i) {
        if (tensor.symbols[i] < 0) continue;
        const ContractSymbol& symbol = contract.symbols[static_cast<std::size_t>(tensor.symbols[i])];
        const std::int64_t size = tensor.shape[i] + steps * std::max<std::int64_t>(symbol.multiple, 1);
        if (size < symbol.low || size > symbol.high || size < 1) continue;
        if (!tensor.data.empty()) return;  // values of a file have its shape alone
        tensor.shape[i] = size;
        moved = true;
      }
    }
  }
  if (!moved) return;
  out.options.push_back(options);
  out.options.back().contract = std::move(contract);
}

}  // namespace

FurtherShapes FurtherShapesOf(const AnalyzeOptions& options, const Services& services) {
  FurtherShapes out;
  if (options.task != nullptr) {
    AddTasks(options, services, out);
    AddChangedInputs(options, services, out);
    out.full_size = options;
    out.full_size->full_size_seconds = kSecondsOfFullSize;
    out.full_size->explain = false;
    out.full_size->cases = 1;
    const bool several_cases = options.task->cases.size() > 1;
    out.least = several_cases ? 1 : 2;
  } else if (options.contract) {
    for (const std::int64_t steps : {1, -1}) AddContract(options, steps, out);
    out.least = out.options.empty() ? 1 : 2;
  }
  return out;
}

}  // namespace assay
