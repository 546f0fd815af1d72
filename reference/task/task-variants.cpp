// What each size of the module is used for, and the largest smaller ones that fit, by evaluating shapes.
#include "reference/task/task-variants.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

#include "reference/task/module-sizes.h"
#include "reference/task/size-plan.h"

namespace assay::harness {
namespace {

// Multiply-adds for each element from which on rows of the inputs are multiplied with something: a kernel may rely on
// multiples of its tile in all of its sizes, the number of rows, too.
constexpr std::int64_t kProductWork = 64;
constexpr int kMostEvaluations = 60;
constexpr std::int64_t kFewestAveraged =
    16;  // values that a mean and variance are taken of, where the task has as many
constexpr std::int64_t kLeastChannels = 8;
constexpr std::size_t kMostBetter = 8;
constexpr double kSlack = 1.25;  // a little more than the first has
// Of tensors that are computed: tables of indices, lists of rates.
constexpr std::int64_t kMostKnown = 1 << 13;

class Scaler {
 public:
  Scaler(const BenchmarkTask& task, const ScaleOptions& options)
      : task_(task), options_(options), written_(WrittenSizes(task.module.text)) {
    options_.python.constants.clear();
    options_.python.max_elements = kMostKnown;
    options_.python.max_work = kMostKnown * 4096;
    for (const WrittenSize& size : written_) as_written_.push_back(size.value);
  }

  std::vector<ScaledTask> Run(Error& error) {
    const std::optional<ScaledTask> full = Evaluate(as_written_, error);
    if (!full) return {};
    FindUses(*full);
    const SizePlan plan(written_, uses_);
    std::vector<ScaledTask> made;
    SizePlan::Limits limits{.least = options_.least, .keep = options_.keep, .batches = Batches(*full)};
    Numbers base;
    if (!First(plan, limits, *full, base, made, error)) return {};
    error = {};
    Further(plan.Longer(base, limits), ScaledTask::Kind::kLong, plan, made);
    Further(plan.Odd(base, limits), ScaledTask::Kind::kRemainders, plan, made);
    return made;
  }

 private:
  struct Probe {
    std::vector<Shape> shapes;
    std::string init;
  };

  std::unique_ptr<PythonModule> Load(const Numbers& numbers, Error& error) const {
    return PythonModule::Load(WithSizes(task_.module.text, written_, numbers), options_.python, error);
  }

  static bool Ask(PythonModule& module, const char* function, ValueList& into, Error& error) {
    if (!module.Has(function)) return true;
    const std::optional<Value> made = module.Call(function, {}, {}, error);
    if (!made) return false;
    into = made->is_sequence() ? made->items() : ValueList{*made};
    return true;
  }

  static std::vector<Shape> ShapesOf(const ValueList& inputs) {
    std::vector<Shape> shapes;
    for (const Value& input : inputs) {
      if (input.is_tensor()) shapes.push_back(input.tensor()->shape());
    }
    return shapes;
  }

  std::optional<Probe> Look(const Numbers& numbers) const {
    Error unused;
    ValueList init, inputs;
    const std::unique_ptr<PythonModule> module = Load(numbers, unused);
    if (!module || !Ask(*module, "get_init_inputs", init, unused) || !Ask(*module, "get_inputs", inputs, unused))
      return std::nullopt;
    Probe probe{.shapes = ShapesOf(inputs)};
    for (const Value& value : init) probe.init += TextOf(value) + "\n";
    return probe;
  }

  void FindUses(const ScaledTask& full) {
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
      uses_[i].batch = uses_[i].shapes && !uses_[i].init && InFront(before->shapes, after->shapes, full);
    }
  }

  // Whether only the first of several dimensions changed.
  static bool InFront(const std::vector<Shape>& before, const std::vector<Shape>& after, const ScaledTask& full) {
    const bool products = full.work / kProductWork > full.largest;
    for (std::size_t i = 0; i < before.size(); ++i) {
      if (before[i] == after[i]) continue;
      if (before[i].size() != after[i].size() || before[i].empty()) return false;
      // A vector beside larger inputs has a value for each sample.
      if (before[i].size() == 1 && before.size() == 1) return false;
      if (before[i].size() == 2 && products) return false;
      if (!std::equal(before[i].begin() + 1, before[i].end(), after[i].begin() + 1, after[i].end())) return false;
    }
    return true;
  }

  static Numbers Batches(const ScaledTask& full) {
    const bool flat = std::all_of(full.inputs.begin(), full.inputs.end(), [](const Shape& s) { return s.size() < 3; });
    return flat ? Numbers{16, 8, 4} : Numbers{4, 2};
  }

  std::optional<ScaledTask> Evaluate(const Numbers& numbers, Error& error) {
    ++evaluations_;
    ValueList init, inputs;
    const std::unique_ptr<PythonModule> module = Load(numbers, error);
    if (!module || !Ask(*module, "get_init_inputs", init, error) || !Ask(*module, "get_inputs", inputs, error))
      return std::nullopt;
    const std::optional<Value> model = module->Call("Model", init, {}, error);
    if (!model || !module->Invoke(*model, inputs, {}, error)) return std::nullopt;
    ScaledTask made;
    made.inputs = ShapesOf(inputs);
    made.largest = module->context().largest();
    for (const Shape& shape : made.inputs) made.largest = std::max(made.largest, CountOf(shape));
    made.work = module->context().asked();
    fewest_averaged_ = module->context().fewest_averaged();
    return made;
  }

  // How many times more than its limits a variant needs.
  double Excess(const ScaledTask& made) const {
    return std::max(static_cast<double>(made.largest) / static_cast<double>(options_.max_elements),
                    static_cast<double>(made.work) / static_cast<double>(options_.max_work));
  }

  enum class Answer { kRefused, kTooFew, kTooLarge, kFits };

  // What a candidate is, evaluated once; the best so far is kept.
  Answer Consider(const SizePlan::Candidate& one, bool better, double& excess) {
    auto [found, fresh] = tried_.try_emplace(one.numbers);
    if (fresh) {
      found->second.made = Evaluate(one.numbers, refused_);
      found->second.averaged = fewest_averaged_;
    }
    if (!found->second.made) return Answer::kRefused;
    if (found->second.averaged < averaged_) return Answer::kTooFew;
    excess = Excess(*found->second.made);
    if (!best_ || excess < excess_ || (better && excess <= 1)) best_ = one, excess_ = excess;
    return excess <= 1 ? Answer::kFits : Answer::kTooLarge;
  }

  // From large to small: the first that fits, then those that keep more of the task.
  bool Descend(std::vector<SizePlan::Candidate> candidates) {
    double weight = 1e9, excess = 0;
    std::size_t few = 0;
    for (std::size_t i = 0; i < candidates.size() && evaluations_ < kMostEvaluations && few < kMostBetter; ++i) {
      // One step down of a size that stands in a product three times makes it eight times smaller.
      if (candidates[i].weight > weight) continue;
      const Answer answer = Consider(candidates[i], false, excess);
      few += answer == Answer::kTooFew ? 1 : 0;
      if (answer == Answer::kTooLarge) weight = candidates[i].weight - std::log2(excess) / 3;
      if (answer != Answer::kFits) continue;
      candidates.erase(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(i) + 1);
      std::stable_sort(candidates.begin(), candidates.end(),
                       [](const auto& a, const auto& b) { return a.quality > b.quality; });
      for (std::size_t k = 0; k < std::min(candidates.size(), kMostBetter); ++k) {
        if (candidates[k].quality <= best_->quality) break;
        if (Consider(candidates[k], true, excess) == Answer::kFits) break;
      }
      return true;
    }
    if (few == 0) return false;
    // The smallest have too few values for a mean: the least large of those that were stepped over.
    std::size_t left = kMostBetter;
    for (auto one = candidates.rbegin(); one != candidates.rend() && left > 0; ++one) {
      if (tried_.contains(one->numbers)) continue;
      --left;
      if (Consider(*one, false, excess) == Answer::kFits) return true;
    }
    return false;
  }

  bool First(const SizePlan& plan, SizePlan::Limits& limits, const ScaledTask& full, Numbers& base,
             std::vector<ScaledTask>& variants, Error& error) {
    averaged_ = std::min(kFewestAveraged, fewest_averaged_);
    tried_[as_written_] = {full, fewest_averaged_};
    for (int pass = 0; pass < 3; ++pass) {
      // Then the reply's own sizes give way and small ones of the model, at last differences and all samples but one.
      if (pass > 0) limits.keep.clear(), limits.least = std::min(kLeastChannels, limits.least);
      if (pass > 1) limits.batches = {1}, limits.distinct = false, evaluations_ = 0;
      if (Descend(plan.Candidates(limits))) break;
    }
    if (!best_) return error = refused_, false;
    base = best_->numbers;
    ScaledTask& best = *tried_[base].made;
    if (excess_ > 1 && (best.largest > options_.most_elements || best.work > options_.most_work)) {
      error.message = "the smallest sizes tried need tensors of " + std::to_string(best.largest) + " elements and " +
                      std::to_string(best.work) + " multiply-adds";
      return false;
    }
    most_ = std::max(1.0, excess_) * kSlack;
    variants.push_back(Finish(best, base, ScaledTask::Kind::kScaled, plan));
    return true;
  }

  void Further(const std::vector<Numbers>& candidates, ScaledTask::Kind kind, const SizePlan& plan,
               std::vector<ScaledTask>& variants) {
    if (variants.size() >= options_.most) return;
    for (const Numbers& numbers : candidates) {
      Error refused;
      std::optional<ScaledTask> made = Evaluate(numbers, refused);
      if (!made || Excess(*made) > most_ || fewest_averaged_ < averaged_) continue;
      variants.push_back(Finish(std::move(*made), numbers, kind, plan));
      return;
    }
  }

  ScaledTask Finish(ScaledTask made, const Numbers& numbers, ScaledTask::Kind kind, const SizePlan& plan) const {
    made.kind = kind;
    made.module = WithSizes(task_.module.text, written_, numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
      if (numbers[i] != as_written_[i]) made.sizes.push_back({written_[i].name, as_written_[i], numbers[i]});
    }
    made.tile = plan.Tile(numbers);
    if (kind != ScaledTask::Kind::kRemainders) made.lost = plan.Lost(numbers);
    for (std::int64_t kept : options_.keep) {
      for (const ScaledSize& size : made.sizes) {
        if (size.from == kept) made.lost.push_back(size.name + " is not the number that the reply has, too");
      }
    }
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

  const BenchmarkTask& task_;
  ScaleOptions options_;
  std::vector<WrittenSize> written_;
  std::vector<SizeUse> uses_;
  Numbers as_written_;
  struct Tried {
    std::optional<ScaledTask> made;
    std::int64_t averaged = 0;
  };
  std::map<Numbers, Tried> tried_;
  std::optional<SizePlan::Candidate> best_;
  double excess_ = 0;
  Error refused_;
  int evaluations_ = 0;
  std::int64_t fewest_averaged_ = 0;  // of the last evaluation
  std::int64_t averaged_ = 0;
  double most_ = 1;  // Excess of further variants
};

}  // namespace

std::string ScaledTask::Text() const {
  std::string text;
  for (const ScaledSize& size : sizes) text += (text.empty() ? "" : ", ") + size.name + " = " + std::to_string(size.to);
  return text.empty() ? "as written" : text;
}

std::vector<ScaledTask> ScaleTask(const BenchmarkTask& task, const ScaleOptions& options, Error& error) {
  error = {};
  return Scaler(task, options).Run(error);
}

}  // namespace assay::harness
