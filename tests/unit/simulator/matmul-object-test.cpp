// The Matmul object compared with independent products, and what it reads.
#include <cmath>
#include <utility>

#include "dialects/ascendc/device/cube.h"
#include "reference/sim-tensor.h"
#include "tests/unit/simulator/cube-fixture.h"

namespace assay::device {
namespace {

struct Object : CubeDevice {
  // c = a * b for a whole product of one block, with operands stored transposed on request.
  void Expect(Dtype dtype, Sizes s, bool turn_a, bool turn_b, Dtype result) {
    machine_ = std::make_unique<Machine>(Launch{}, *log_, 8);
    const SimTensor x = Matrix(dtype, s.m, s.k), y = Matrix(dtype, s.k, s.n);
    const SimTensor a = turn_a ? Turned(x) : x, b = turn_b ? Turned(y) : y;
    assay_matmul spec{};
    spec.a = {Tensor("a", GmRole::kInput, dtype, static_cast<std::size_t>(s.m * s.k), a.data.data()),
              0,
              0,
              static_cast<int>(dtype),
              0,
              turn_a,
              0};
    spec.b = {Tensor("b", GmRole::kInput, dtype, static_cast<std::size_t>(s.k * s.n), b.data.data()),
              0,
              0,
              static_cast<int>(dtype),
              0,
              turn_b,
              0};
    spec.m = s.m;
    spec.n = s.n;
    spec.ka = spec.kb = spec.single_k = s.k;
    auto* c = Tensor("c", GmRole::kOutput, result, static_cast<std::size_t>(s.m * s.n), nullptr);
    const std::int64_t half = s.m / 2, size = static_cast<std::int64_t>(SizeOf(result));
    Run([&] {
      assay_matmul_out(&spec, c, static_cast<int>(result), 0, 0, half, s.n, s.n, 0);
      assay_matmul_out(&spec, c + half * s.n * size, static_cast<int>(result), half, 0, s.m - half, s.n, s.n, 0);
    });
    EXPECT_EQ(RealFaults(), 0);
    SimTensor got{"c", result, {s.m, s.n}, std::vector<std::byte>(static_cast<std::size_t>(s.m * s.n * size))};
    std::memcpy(got.data.data(), c, got.data.size());
    const std::vector<double> expected = Product(x, y, s), values = ToDoubles(got);
    for (std::size_t i = 0; i < expected.size(); ++i) {
      const double bound = result == Dtype::kF32 || result == Dtype::kI32 ? 1e-4 : std::abs(expected[i]) * 0.001 + 1e-3;
      ASSERT_NEAR(values[i], expected[i], bound) << i;
    }
  }
  static SimTensor Turned(const SimTensor& tensor) {
    SimTensor turned{tensor.name, tensor.dtype, {tensor.shape[1], tensor.shape[0]}, tensor.data};
    const std::vector<double> values = ToDoubles(tensor);
    std::vector<double> moved(values.size());
    for (std::int64_t r = 0; r < tensor.shape[0]; ++r) {
      for (std::int64_t c = 0; c < tensor.shape[1]; ++c) {
        moved[static_cast<std::size_t>(c * tensor.shape[0] + r)] =
            values[static_cast<std::size_t>(r * tensor.shape[1] + c)];
      }
    }
    FromDoubles(moved, turned);
    return turned;
  }
};

TEST_F(Object, MultipliesInEveryOrientation) {
  for (int turns = 0; turns < 4; ++turns) {
    for (const auto& [dtype, result] : {std::pair{Dtype::kF16, Dtype::kF32}, std::pair{Dtype::kF16, Dtype::kF16},
                                        std::pair{Dtype::kF32, Dtype::kF32}, std::pair{Dtype::kI8, Dtype::kI32}}) {
      Expect(dtype, {37, 21, 50}, (turns & 1) != 0, (turns & 2) != 0, result);
    }
  }
}

TEST_F(Object, ReadsNoMoreThanItsPart) {
  machine_ = std::make_unique<Machine>(Launch{}, *log_, 8);
  const SimTensor x = Matrix(Dtype::kF32, 8, 300);
  assay_matmul spec{};
  spec.a = {Tensor("a", GmRole::kInput, Dtype::kF32, 2400, x.data.data()), 0, 0, ASSAY_F32, 0, 0, 0};
  spec.b = spec.a;
  spec.m = 8;
  spec.n = 300;
  spec.ka = 8;
  spec.kb = 8;
  spec.single_k = 8;
  auto* c = Tensor("c", GmRole::kOutput, Dtype::kF32, 64, nullptr);
  Run([&] {
    assay_matmul_out(&spec, c, ASSAY_F32, 0, 292, 8, 8, 8, 0);
    assay_loc(1);
    assay_matmul_out(&spec, c, ASSAY_F32, 0, 293, 8, 8, 8, 0);  // one column too far in the last row
  });
  const Fault* read = faults_.empty() ? nullptr : &faults_.front();
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->kind, FaultKind::kGlobalReadOutOfBounds);
  EXPECT_EQ(read->args.at("past"), 4);
}

TEST(MultiplyRows, AddsInTheOrderOfK) {
  std::mt19937 random(3);
  for (const std::int64_t m : {1, 3, 4, 9}) {
    const std::int64_t n = 48, k = 37;
    std::vector<float> a(static_cast<std::size_t>(m * k)), b(static_cast<std::size_t>(k * n));
    for (float& x : a) x = static_cast<float>(random() % 1000) / 7;
    for (float& x : b) x = static_cast<float>(random() % 1000) / 11 - 40;
    std::vector<float> c(static_cast<std::size_t>(m * n), 0.5f), expected = c;
    for (std::int64_t i = 0; i < m; ++i) {
      for (std::int64_t j = 0; j < n; ++j) {
        float& sum = expected[static_cast<std::size_t>(i * n + j)];
        for (std::int64_t x = 0; x < k; ++x) {
          volatile float product = a[static_cast<std::size_t>(i * k + x)] * b[static_cast<std::size_t>(x * n + j)];
          sum += product;
        }
      }
    }
    MultiplyRows(c.data(), a.data(), b.data(), m, n, k);
    EXPECT_EQ(c, expected);
  }
}

}  // namespace
}  // namespace assay::device
