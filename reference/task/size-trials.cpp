// Modules are evaluated by shape: large tensors have no values.
#include "reference/task/size-trials.h"

#include <algorithm>
#include <utility>

namespace assay::harness {
namespace {

// Multiply-adds per element from which on rows of the inputs count as operands of a product: a kernel may rely on
// multiples of its tile in all of its sizes, including the number of rows.
constexpr std::int64_t kProductWork = 64;
// The number of values for a mean and variance, if the task has as many.
constexpr std::int64_t kFewestAveraged = 16;
// For computed tensors: tables of indices, lists of rates.
constexpr std::int64_t kMostKnown = 1 << 13;

bool Ask(PythonModule& module, const char* function, ValueList& into, Error& error) {
  if (!module.Has(function)) return true;
  const std::optional<Value> made = module.Call(function, {}, {}, error);
  if (!made) return false;
  into = made->is_sequence() ? made->items() : ValueList{*made};
  return true;
}

std::vector<Shape> ShapesOf(const ValueList& values) {
  std::vector<Shape> shapes;
  for (const Value& value : values) {
    if (value.is_tensor()) shapes.push_back(value.tensor()->shape());
    if (!value.is_sequence()) continue;
    for (Shape& shape : ShapesOf(value.items())) shapes.push_back(std::move(shape));
  }
  return shapes;
}

// Whether only the first of several dimensions changed.
bool OnlyFront(const std::vector<Shape>& before, const std::vector<Shape>& after) {
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] == after[i]) continue;
    if (before[i].size() != after[i].size() || before[i].size() < 2) return false;
    if (!std::equal(before[i].begin() + 1, before[i].end(), after[i].begin() + 1)) return false;
  }
  return true;
}

// The same, if that is just the number of samples.
bool InFront(const std::vector<Shape>& before, const std::vector<Shape>& after, const ScaledTask& full) {
  const bool products = full.work / kProductWork > full.largest;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (before[i] == after[i]) continue;
    if (before[i].size() != after[i].size() || before[i].empty()) return false;
    // A vector next to larger inputs has a value for each sample.
    if (before[i].size() == 1 && before.size() == 1) return false;
    if (before[i].size() == 2 && products) return false;
    if (!std::equal(before[i].begin() + 1, before[i].end(), after[i].begin() + 1, after[i].end())) return false;
  }
  return true;
}

}  // namespace

SizeTrials::SizeTrials(const BenchmarkTask& task, const ScaleOptions& options)
    : options_(options), written_(WrittenSizes(task.module.text)), deciders_(options.keep), task_(task) {
  options_.python.constants.clear();
  options_.python.max_elements = kMostKnown;
  options_.python.max_work = kMostKnown * 4096;
  for (const WrittenSize& size : written_) as_written_.push_back(size.value);
}

bool SizeTrials::Begin(Error& error) {
  std::optional<ScaledTask> full = Evaluate(as_written_, error);
  if (!full) return false;
  full_ = std::move(*full);
  averaged_ = std::min(kFewestAveraged, fewest_averaged_);
  FindUses();
  return true;
}

std::unique_ptr<PythonModule> SizeTrials::Load(const Numbers& numbers, Error& error) const {
  return PythonModule::Load(WithSizes(task_.module.text, written_, numbers), options_.python, error);
}

std::optional<SizeTrials::Probe> SizeTrials::Look(const Numbers& numbers) const {
  Error unused;
  ValueList init, inputs;
  const std::unique_ptr<PythonModule> module = Load(numbers, unused);
  if (!module || !Ask(*module, "get_init_inputs", init, unused) || !Ask(*module, "get_inputs", inputs, unused))
    return std::nullopt;
  Probe probe{.shapes = ShapesOf(inputs)};
  for (const Value& value : init) probe.init += TextOf(value) + "\n";
  return probe;
}

void SizeTrials::FindUses() {
  uses_.assign(written_.size(), {});
  const std::optional<Probe> before = Look(as_written_);
  if (!before) return;
  for (std::size_t i = 0; i < written_.size(); ++i) {
    Numbers numbers = as_written_;
    numbers[i] = numbers[i] > 2 ? numbers[i] / 2 : 1;
    const std::optional<Probe> after = Look(numbers);
    if (!after || after->shapes.size() != before->shapes.size()) continue;
    uses_[i].init = after->init != before->init;
    uses_[i].shapes = after->shapes != before->shapes;
    uses_[i].batch = uses_[i].shapes && !uses_[i].init && InFront(before->shapes, after->shapes, full_);
    uses_[i].front = uses_[i].shapes && !uses_[i].init && OnlyFront(before->shapes, after->shapes);
  }
}

// The dimensions, and products of neighbouring ones from the front or from the back, that are distinguished.
// Without `orders`, products are distinguished by their divisors alone.
std::vector<std::string> SizeTrials::Differ(const std::string& name, const Shape& from, const Shape& to,
                                            bool orders) const {
  if (from.size() != to.size()) return {name + " has another number of dimensions"};
  std::vector<std::string> made;
  const auto tell = [&](std::size_t begin, std::size_t end) {
    std::int64_t before = 1, after = 1;
    for (std::size_t i = begin; i < end; ++i) before *= from[i], after *= to[i];
    const std::string what =
        end - begin == from.size() ? "the number of elements"
        : end - begin == 1         ? "dimension " + std::to_string(begin)
                           : "the product of dimensions " + std::to_string(begin) + " to " + std::to_string(end - 1);
    for (const std::string& difference : deciders_.Differences(before, after, orders || end - begin == 1))
      made.push_back(what + " of " + name + " " + difference);
  };
  for (std::size_t i = 0; i < from.size(); ++i) {
    tell(i, i + 1);
    if (i > 0 && i + 1 < from.size()) tell(0, i + 1);
    if (i + 1 < from.size()) tell(i, from.size());
  }
  return made;
}

double SizeTrials::FaithfulExcess(const ScaledTask& made) const {
  return std::max(static_cast<double>(std::max(made.largest, made.largest_parameter)) /
                      static_cast<double>(options_.faithful_elements),
                  static_cast<double>(made.work) / static_cast<double>(options_.faithful_work));
}

std::vector<std::string> SizeTrials::DifferencesOf(const Numbers& numbers, const SizePlan& plan) const {
  std::vector<std::string> made = plan.Lost(numbers);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    for (const std::string& one : deciders_.Differences(as_written_[i], numbers[i]))
      made.push_back(written_[i].name + " " + one);
  }
  return made;
}

void SizeTrials::AddDifferences(const Numbers& numbers, ScaledTask& made) const {
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::string difference = deciders_.Difference(as_written_[i], numbers[i]);
    if (!difference.empty()) made.lost.push_back(written_[i].name + " " + difference);
  }
  std::vector<std::string> lost;
  const auto add = [&](const std::string& name, const std::vector<Shape>& from, const std::vector<Shape>& to) {
    for (std::size_t i = 0; i < from.size(); ++i) {
      const std::string one = name + (from.size() > 1 ? " " + std::to_string(i) : "");
      const auto differ = [&](bool orders) {
        return i < to.size() ? Differ(one, from[i], to[i], orders) : std::vector<std::string>{one + " is missing"};
      };
      if (std::vector<std::string> all = differ(true); !all.empty()) lost.push_back(std::move(all.front()));
      for (std::string& difference : differ(false)) made.differences.push_back(std::move(difference));
    }
  };
  add("the input", full_.inputs, made.inputs);
  add("the result", full_.results, made.results);
  if (made.lost.empty()) made.lost = std::move(lost);
}

std::optional<ScaledTask> SizeTrials::Evaluate(const Numbers& numbers, Error& error) {
  ++evaluations_;
  ValueList init, inputs;
  const std::unique_ptr<PythonModule> module = Load(numbers, error);
  if (!module || !Ask(*module, "get_init_inputs", init, error) || !Ask(*module, "get_inputs", inputs, error))
    return std::nullopt;
  const std::optional<Value> model = module->Call("Model", init, {}, error);
  const std::optional<Value> result = model ? module->Invoke(*model, inputs, {}, error) : std::nullopt;
  if (!result) return std::nullopt;
  ScaledTask made;
  made.inputs = ShapesOf(inputs);
  made.results = ShapesOf({*result});
  made.largest = module->context().largest();
  for (const Shape& shape : made.inputs) made.largest = std::max(made.largest, CountOf(shape));
  made.work = module->context().asked();
  for (const auto& [name, tensor] : module->State(*model))
    made.largest_parameter = std::max(made.largest_parameter, tensor->count());
  fewest_averaged_ = module->context().fewest_averaged();
  return made;
}

ScaledTask SizeTrials::Finish(ScaledTask made, const Numbers& numbers, ScaledTask::Kind kind,
                              const SizePlan& plan) const {
  made.kind = kind;
  made.module = WithSizes(task_.module.text, written_, numbers);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] != as_written_[i]) made.sizes.push_back({written_[i].name, as_written_[i], numbers[i]});
  }
  made.tile = plan.Tile(numbers);
  made.lost = plan.Lost(numbers);
  made.differences = DifferencesOf(numbers, plan);
  AddDifferences(numbers, made);
  made.faithful = made.lost.empty();
  Error unused;
  const auto before = PythonModule::Load(task_.module.text, options_.python, unused), after = Load(numbers, unused);
  if (!before || !after) return made;
  for (const WrittenSize& size : written_) {
    for (const std::string& name : size.targets) {
      const std::optional<Value> was = before->Get(name), is = after->Get(name);
      const auto listed = [&](const ModuleConstant& one) { return one.name == name; };
      if (was && is && !Equal(*was, *is) && std::none_of(made.constants.begin(), made.constants.end(), listed))
        made.constants.push_back({name, *is, *was});
    }
  }
  return made;
}

}  // namespace assay::harness
