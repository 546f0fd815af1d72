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
  // Limit for the first variant if nothing within the limits above is accepted: networks whose layers are
  // written inside the model.
  std::int64_t most_elements = 1 << 22;
  std::int64_t most_work = 4'000'000'000;
  std::int64_t least = 32;  // smaller numbers that get_init_inputs uses are kernel sizes, strides, groups: they stay
  // For faithful variants.
  std::int64_t faithful_elements = 1 << 21;
  std::int64_t faithful_work = 200'000'000;
  // Numbers in the reply's sources. For a faithful variant each of them decides the same as for the task; in others,
  // sizes equal to one of them stay if the rest can be reduced.
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
  // the most: so that a kernel may rely on the task's multiples of it.
  std::int64_t tile = 128;
  // Properties of the task's sizes that these lack: "C is no multiple of G", "N is no longer a multiple of 128".
  std::vector<std::string> lost;
  // Each of them by itself, of sizes, dimensions and divisors of products: two variants with none in common cannot
  // both be wrong for one reason that does not hold at the task's sizes. A product that is below a number does not
  // count: it means one block instead of many.
  std::vector<std::string> differences;
  // No number of ScaleOptions::keep, nor 2 to 32, distinguishes these sizes, the dimensions of inputs and results and
  // their products from anything that it did not at the task's sizes, and nothing is lost: a program that decides by
  // them behaves the same at both.
  bool faithful = false;

  std::string Text() const;  // "batch_size = 16, dim = 257"; "as written" where nothing was scaled
};

// Only faithful variants, smallest first, at most two; the task as written if it fits the limits. Empty if there is
// none.
std::vector<ScaledTask> FaithfulVariants(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

// What a caller can observe of a program if the sizes alone do not show that it behaves the same.
struct VariantJudge {
  // With all samples of the task and other sizes in the same relation as the task's: whether the program behaves as
  // at the task's sizes. Only shapes are known: there is no limit on elements.
  std::function<bool(const ScaledTask& whole)> does_the_same;
  // Whether with `few` samples instead of `all` it behaves as it does for some of them in `whole`.
  std::function<bool(const ScaledTask& whole, const ScaledTask& part, std::int64_t all, std::int64_t few)> by_sample;
  int most = 24;  // questions
};

// A variant that the judge accepts, which then is faithful; nothing if none is found.
std::optional<ScaledTask> JudgedVariant(const BenchmarkTask& task, const ScaleOptions& options,
                                        const VariantJudge& judge);

// The smallest variant within the faithful limits that has none of `differences`; if each has some, the tried one with
// the fewest. Nothing if each has all.
std::optional<ScaledTask> VariantWithout(const BenchmarkTask& task, const ScaleOptions& options,
                                         const std::vector<std::string>& differences);

// Variants in which every size of the inputs that is not a constructor argument of the model has the task's remainder
// by `tile` and not by twice that; samples change by one. For tiles 1, 8 and 32, those that fit the faithful limits, in
// this order.
std::vector<ScaledTask> RemainderVariants(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

// The first variant keeps equal sizes equal, different ones different, remainders to tiles, and divisors that
// get_init_inputs uses (groups, heads); properties it could not keep are in `lost`. The others are made from it.
// Empty if the module cannot be evaluated or no variant fits; `error` then gives the reason.
std::vector<ScaledTask> ScaleTask(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

}  // namespace assay::harness
