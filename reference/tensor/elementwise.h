// Elementwise operations: each element of the result depends only on the elements of the arguments at the same index. A
// program made only of these computes the same for a longer row as for a shorter one.
#pragma once

#include <span>
#include <string_view>

#include "reference/tensor/value.h"

namespace assay::tensor {

// Their names without aliases, sorted.
std::span<const std::string_view> ElementwiseOperations();
// Whether a call was elementwise: the operation is one of these, and each tensor among its arguments has the shape
// of the result or one element.
bool WorksByElement(std::string_view name, const ValueList& arguments, const ValueMap& keywords, const Value& result);

}  // namespace assay::tensor
