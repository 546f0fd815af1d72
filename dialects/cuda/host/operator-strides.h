// How torch lays out the results of its operators.
#pragma once

#include <string>
#include <vector>

#include "reference/tensor/tensor.h"

namespace assay::cuda {

// Strides, in elements, of the result of an elementwise operator (aten/src/ATen/TensorIterator.cpp,
// reorder_dimensions): dimensions in the order of the operands' strides, decided by the first operand that
// distinguishes two of them. Operands of fewer dimensions are aligned at the end.
Shape IteratedStrides(const Shape& shape, const std::vector<const Tensor*>& operands);

// Shape and layout of a tensor made "like" this one with preserved memory format: the same elements are adjacent,
// in the same order.
Tensor LikeStrides(const Tensor& like, Dtype dtype);

// Operators of the kind above.
bool GoesByElements(const std::string& name);
// Matrix products: their results are new, in row-major order.
bool MakesRows(const std::string& name);

}  // namespace assay::cuda
