// A simulated matrix core in this process, and products computed independently, in double precision.
#pragma once

#include <random>
#include <vector>

#include "reference/sim-tensor.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {

inline std::int64_t Up(std::int64_t value, std::int64_t to) { return (value + to - 1) / to * to; }

class CubeDevice : public Device {
 protected:
  void BootCube(std::int64_t blocks = 1, int vectors = 0) {
    machine_ =
        std::make_unique<Machine>(Launch{.block_dim = blocks, .cube_cores = 1, .vector_cores = vectors}, *log_, 8);
  }
  std::uint8_t* Tensor(const char* name, GmRole role, Dtype dtype, std::size_t elements, const void* data) {
    const auto size = static_cast<std::int64_t>(SizeOf(dtype));
    return machine_->gm().Add(name, role, size, static_cast<std::int64_t>(elements) * size, data)->base;
  }
  // A matrix of small integers and halves, which every type but integers represents exactly.
  SimTensor Matrix(Dtype dtype, std::int64_t rows, std::int64_t columns) {
    SimTensor tensor{"x", dtype, {rows, columns}, {}};
    tensor.data.resize(static_cast<std::size_t>(rows * columns) * SizeOf(dtype));
    std::vector<double> values(static_cast<std::size_t>(rows * columns));
    const bool whole = dtype == Dtype::kI8;
    for (double& value : values) value = static_cast<double>(static_cast<int>(random_() % 33) - 16) / (whole ? 1 : 8);
    FromDoubles(values, tensor);
    return tensor;
  }
  std::mt19937 random_{7};
};

struct Sizes {
  std::int64_t m, n, k;
};

inline std::vector<double> Product(const SimTensor& a, const SimTensor& b, Sizes s) {
  const std::vector<double> x = ToDoubles(a), y = ToDoubles(b);
  std::vector<double> c(static_cast<std::size_t>(s.m * s.n));
  for (std::int64_t i = 0; i < s.m; ++i) {
    for (std::int64_t j = 0; j < s.n; ++j) {
      for (std::int64_t l = 0; l < s.k; ++l) {
        c[static_cast<std::size_t>(i * s.n + j)] +=
            x[static_cast<std::size_t>(i * s.k + l)] * y[static_cast<std::size_t>(l * s.n + j)];
      }
    }
  }
  return c;
}

}  // namespace assay::device
