// The kernel under matrix products and convolutions. Internal.
#pragma once

#include <cstdint>

namespace assay::tensor {

// out[m, n] += a[m, k] * b[k, n], all dense and row-major.
void MultiplyAdd(const double* a, const double* b, double* out, std::int64_t m, std::int64_t k, std::int64_t n);

}  // namespace assay::tensor
