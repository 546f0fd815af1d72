// Values that cross between a benchmark's Python module, its C++ binding and the caller.
#pragma once

#include "reference/tensor/call.h"
#include "reference/tensor/value.h"

namespace assay::harness {

// Where reading or running a module ended. `line` counts from 1; 0 if no line is to blame.
struct Error {
  std::string message;
  int line = 0;
  std::string file;
  // The module's own text raises it: a `raise`, an `assert`, an unbound name. Python does so, too, if the values that
  // led there are right.
  bool raised = false;
  // A limit of the evaluator's own: steps, memory, the length of a text. It says nothing of the values.
  bool at_limit = false;
};

}  // namespace assay::harness
