// Tensor values as doubles, from and to existing memory.
#pragma once

#include <cstddef>

#include "reference/sim-tensor.h"

namespace assay {

// As ToDoubles of values.h; `to` has room for as many elements as the tensor's bytes hold.
void ToDoubles(const SimTensor& tensor, double* to);
// As FromDoubles of values.h.
void FromDoubles(const double* values, std::size_t count, SimTensor& tensor);

}  // namespace assay
