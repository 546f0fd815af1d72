// Tasks whose result is constant: subtracting a mean over one element, or a softmax over one, gives the same
// numbers for every input. A kernel that writes constants passes such a task, so it cannot tell right kernels from
// wrong ones.
#pragma once

#include <string>

#include "reference/python/evaluator.h"

namespace assay::harness {

// Whether `module`'s model gives the same results, within 1e-6, for two draws of its inputs. False if the module
// cannot be evaluated within the limits of `options`, if its results contain no tensor, or if it draws no inputs.
bool SameWhateverTheInputs(const std::string& module, const PythonOptions& options);

}  // namespace assay::harness
