// How torch lays out the results of its operators.
#pragma once

#include <string>
#include <vector>

#include "reference/tensor/tensor.h"

namespace assay::cuda {

// Strides, in elements, of the result of an operator that goes through its operands element by element
// (aten/src/ATen/TensorIterator.cpp, reorder_dimensions): dimensions in the order of the operands' strides, the first
// operand that tells two of them apart deciding. Operands of fewer dimensions are aligned at the end.
Shape IteratedStrides(const Shape& shape, const std::vector<const Tensor*>& operands);

// Shape and layout that a tensor made "like" this one has where its format is preserved: the same elements side by
// side, in the same order.
Tensor LikeStrides(const Tensor& like, Dtype dtype);

// Operators of the kind above.
bool GoesByElements(const std::string& name);
// Products of matrices: their results are made anew, row by row.
bool MakesRows(const std::string& name);

}  // namespace assay::cuda
