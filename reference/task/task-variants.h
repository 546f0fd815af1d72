// Smaller variants of a benchmark's module: sizes that its text writes down (module-sizes.h) are replaced, everything
// else stays. Every variant was evaluated by shape, so `Model` accepts it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reference/python/evaluator.h"
#include "reference/task/task.h"

namespace assay::harness {

struct ScaleOptions {
  PythonOptions python;
  std::int64_t max_elements = 1 << 18;  // of the largest tensor of a variant
  std::int64_t max_work = 50'000'000;   // elements and multiply-adds of all operations of a variant
  // What the first variant may need where nothing within the limits above is accepted: networks whose layers are
  // written inside the model.
  std::int64_t most_elements = 1 << 22;
  std::int64_t most_work = 4'000'000'000;
  std::int64_t least = 32;  // smaller numbers that get_init_inputs uses are kernel sizes, strides, groups: they stay
  // Of faithful variants.
  std::int64_t faithful_elements = 1 << 21;
  std::int64_t faithful_work = 200'000'000;
  // Numbers that the reply writes down. A faithful variant decides by each of them as the task does; in others sizes
  // that are one of them stay where the rest can give way.
  std::vector<std::int64_t> keep;
  std::size_t most = 3;  // variants
};

struct ScaledSize {
  std::string name;  // as the module writes it (WrittenSize)
  std::int64_t from = 0, to = 0;
};

struct ScaledTask {
  enum class Kind {
    kScaled,  // what the task's sizes decide is kept as far as the limits allow
    kLong,    // a batch of one where the batch is free, another size longer
  };
  Kind kind = Kind::kScaled;
  std::string module;             // the module's text with these sizes; its lines keep their numbers
  std::vector<ScaledSize> sizes;  // those that differ from what the task has
  // For PythonOptions::constants of the reply's module: names of the task's module whose values changed.
  std::vector<ModuleConstant> constants;
  std::vector<Shape> inputs;           // tensors that get_inputs returns, in order
  std::vector<Shape> results;          // those that the model returns
  std::int64_t largest = 0;            // elements of the largest result
  std::int64_t largest_parameter = 0;  // elements of the model's largest parameter
  std::int64_t work = 0;               // elements and multiply-adds of all operations
  // Every size but a free batch leaves the remainder of the task's own size when divided by this power of two, 128 at
  // the most: a kernel that relies on the task's multiples of it is not wronged.
  std::int64_t tile = 128;
  // What is so at the task's sizes and not at these: "C is no multiple of G", "N is no longer a multiple of 128".
  std::vector<std::string> lost;
  // Each of them by itself, of sizes, dimensions and divisors of products: two variants with none in common are not
  // both wrong for one reason that does not hold at the task's sizes. A product that is below a number is none: it
  // means one block in place of many.
  std::vector<std::string> differences;
  // Every number of ScaleOptions::keep, and 2 to 32, tells these sizes, the dimensions of inputs and results and their
  // products from no more than it does at the task's sizes, and nothing is lost: a program that decides by them does
  // the same at both.
  bool faithful = false;

  std::string Text() const;  // "batch_size = 16, dim = 257"; "as written" where nothing was scaled
};

// Faithful variants alone, smallest first, two at the most; the task as written where it fits the limits. Empty where
// there is none.
std::vector<ScaledTask> FaithfulVariants(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

// What a caller can see of a program where the sizes alone do not tell that it does the same.
struct VariantJudge {
  // With all samples of the task and other sizes that relate to each other as the task's do: whether the program does
  // what it does at the task's sizes. Only shapes are known: there is no limit on elements.
  std::function<bool(const ScaledTask& whole)> does_the_same;
  // Whether with `few` samples in place of `all` it does what it does for some of them in `whole`.
  std::function<bool(const ScaledTask& whole, const ScaledTask& part, std::int64_t all, std::int64_t few)> by_sample;
  int most = 24;  // questions
};

// A variant that the judge accepts, faithful then; nothing where none is found.
std::optional<ScaledTask> JudgedVariant(const BenchmarkTask& task, const ScaleOptions& options,
                                        const VariantJudge& judge);

// The smallest variant within the faithful limits that has none of `differences`; of those that were tried the one with
// the fewest of them where each has some. Nothing where each has all.
std::optional<ScaledTask> VariantWithout(const BenchmarkTask& task, const ScaleOptions& options,
                                         const std::vector<std::string>& differences);

// Variants in which every size of the inputs that the model is not made with has the task's remainder by `tile` and not
// by twice that; samples change by one. Of tiles 1, 8 and 32 those that fit the faithful limits, in this order.
std::vector<ScaledTask> RemainderVariants(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

// The first variant keeps equal sizes equal, different ones different, remainders to tiles, and divisors that
// get_init_inputs uses (groups, heads); what it could not keep is in `lost`. The others are made from it. Empty where
// the module cannot be evaluated or no variant fits; `error` then says why.
std::vector<ScaledTask> ScaleTask(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

}  // namespace assay::harness
