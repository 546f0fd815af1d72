// Complex numbers of two floats. An element's eight bytes stand in one stored double, so that whatever moves values
// (views, indexing, joining) moves them too; arithmetic knows them by their dtype.
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
// Operations of complex numbers. True where `name` is one of them; `result` is set. Operations that only move values
// are left to the table. Throws TensorError for all others.
bool CallComplex(const std::string& name, const ValueList& arguments, const ValueMap& keywords, Value& result);

}  // namespace tensor
}  // namespace assay
