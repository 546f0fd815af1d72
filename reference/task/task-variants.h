// Smaller variants of a benchmark's module: the integers that its text gives to module-level names are replaced while
// the evaluator runs it; the text stays as it is. Every variant was evaluated by shape, so that `Model` accepts it.
// Only names bound to arithmetic on integer literals are scaled: tuples, and literals inside get_inputs, stay as
// written.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "reference/python/evaluator.h"
#include "reference/task/task.h"

namespace assay::harness {

struct ScaleOptions {
  PythonOptions python;                          // `constants` is overwritten
  std::int64_t max_elements = 1 << 18;           // of the largest tensor of a variant
  std::int64_t max_work = 50'000'000;            // elements and multiply-adds of all operations of a variant
  std::int64_t least = 32;                       // smaller numbers are kernel sizes, strides, groups: they stay
  std::vector<std::int64_t> blocks = {256, 32};  // block sizes around whose multiples one size is to fall
  std::size_t most = 6;                          // variants
};

struct ScaledTask {
  std::vector<std::pair<std::string, Value>> constants;  // for PythonOptions::constants, of the reply's module too
  std::vector<Shape> inputs;                             // tensors that get_inputs returns, in order
  std::int64_t largest = 0;                              // elements of the largest result
  std::int64_t work = 0;                                 // elements and multiply-adds of all operations

  std::string Text() const;  // "batch_size = 16, dim = 257"; "as written" where nothing was scaled
};

// The largest even variant within the limits first, then those with one size just beside a multiple of a block. Equal
// numbers stay equal and divisors stay divisors in the first where such sizes fit; the others break this for the one
// size they move. Empty where the module cannot be evaluated or no variant fits; `error` then says why.
std::vector<ScaledTask> ScaleTask(const BenchmarkTask& task, const ScaleOptions& options, Error& error);

}  // namespace assay::harness
