// Complex numbers of two floats. An element's eight bytes are stored in one double, so that operations that move
// values (views, indexing, joining) work unchanged; arithmetic recognises them by their dtype.
#pragma once

#include <complex>

#include "reference/tensor/value.h"

namespace assay {

double PackComplex(std::complex<double> value);  // rounds both parts to float32
std::complex<double> UnpackComplex(double packed);
// Real and imaginary parts as a last dimension of two, in float32.
Tensor PartsOf(const Tensor& x);

namespace tensor {

// Whether a tensor or dtype among the arguments is complex.
bool AnyComplex(const ValueList& arguments, const ValueMap& keywords);
// Operations on complex numbers. True if `name` is one of them; `result` is set. Operations that only move values
// are left to the table. Throws TensorError for all others.
bool CallComplex(const std::string& name, const ValueList& arguments, const ValueMap& keywords, Value& result);

}  // namespace tensor
}  // namespace assay
