// Reference operators, comparison, seeded inputs and .npy files.
#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <tuple>

#include "reference/builtin/builtin-references.h"
#include "reference/npy.h"
#include "reference/sim-tensor.h"
#include "reference/tensor/call.h"
#include "tests/unit/simulator/kernels.h"

namespace assay::test {
namespace {

std::vector<double> Compute(const std::string& name, const std::vector<SimTensor>& inputs,
                            const std::map<std::string, AttrValue>& attributes = {}) {
  std::vector<std::vector<double>> outputs;
  std::string error;
  EXPECT_TRUE(ComputeReference(name, inputs, attributes, outputs, error)) << error;
  return outputs.empty() ? std::vector<double>() : outputs[0];
}

SimTensor Shaped(std::vector<std::int64_t> shape, const std::vector<float>& values) {
  SimTensor tensor = Floats("t", values);
  tensor.shape = std::move(shape);
  return tensor;
}

TEST(Comparison, ComplexNumbersByTheirParts) {
  const float pairs[6] = {1, 2, 3, 4, 5, 6}, near[6] = {1, 2.00001f, 3.5f, 4.5f, 5, 6};
  SimTensor got, want;
  got.dtype = want.dtype = Dtype::kC64;
  got.shape = want.shape = {3};
  got.data.resize(sizeof pairs);
  want.data.resize(sizeof pairs);
  std::memcpy(got.data.data(), near, sizeof near);
  std::memcpy(want.data.data(), pairs, sizeof pairs);
  const ValueComparison result = CompareValues(got, ToDoubles(want), DefaultTolerance(Dtype::kC64));
  EXPECT_EQ(result.mismatches, 1);
  EXPECT_EQ(result.first, 1);
  EXPECT_EQ(result.last, 1);
  EXPECT_EQ(result.got, 3.5);
  FillRandom(got, 2, 3, 1);
  for (int i = 0; i < 6; ++i) {
    float part;
    std::memcpy(&part, got.data.data() + 4 * i, 4);
    EXPECT_TRUE(part >= 2 && part <= 3) << part;
  }
}

TEST(Reference, EveryNameComputesOrSaysWhatItLacks) {
  const SimTensor x = Shaped({2, 2}, {0.5f, 1, 1.5f, 2});
  int computed = 0;
  for (const std::string& name : TorchNames()) {
    std::string error;
    bool any = false;
    for (const std::vector<SimTensor>& inputs : {std::vector<SimTensor>{x}, {x, x}, {x, x, x}}) {
      std::vector<std::vector<double>> outputs;
      any |= ComputeReference(name, inputs, {}, outputs, error) && !outputs[0].empty();
    }
    EXPECT_TRUE(any || error.find('`') != std::string::npos) << name << ": " << error;
    computed += any ? 1 : 0;
  }
  EXPECT_GE(computed, 150);
}

TEST(Reference, ContractsSpellingsReachTheOperations) {
  const SimTensor a = Shaped({2, 3}, {1, 2, 3, 4, 5, 6}), b = Shaped({2, 3}, {1, 0, 0, 0, 1, 0});
  EXPECT_EQ(Compute("MatMulV2", {a, b}, {{"transpose_x2", true}}), (std::vector<double>{1, 2, 4, 5}));
  EXPECT_EQ(Compute("cumsum", {a}), (std::vector<double>{1, 3, 6, 4, 9, 15}));
  EXPECT_EQ(Compute("cumsum", {a}, {{"axis", std::int64_t{0}}}), (std::vector<double>{1, 2, 3, 5, 7, 9}));
  EXPECT_EQ(Compute("argmax", {a}), (std::vector<double>{2, 2}));
  EXPECT_EQ(Compute("min", {a}), (std::vector<double>{1, 4}));
  EXPECT_EQ(Compute("min", {a, b}), (std::vector<double>{1, 0, 0, 0, 1, 0}));
  EXPECT_EQ(Compute("MSELoss", {a, b}, {{"reduction", std::string("sum")}}),
            (std::vector<double>{0 + 4 + 9 + 16 + 16 + 36}));
  EXPECT_EQ(Compute("max_pool2d", {Shaped({1, 1, 2, 3}, {1, 5, 2, 4, 3, 6})},
                    {{"ksize", std::vector<std::int64_t>{2, 2}}, {"strides", std::vector<std::int64_t>{1, 1}}}),
            (std::vector<double>{5, 6}));
  EXPECT_EQ(Compute("conv2d", {Shaped({1, 1, 2, 2}, {1, 2, 3, 4}), Shaped({1, 1, 1, 1}, {2}), Floats("b", {1})},
                    {{"pads", std::int64_t{0}}}),
            (std::vector<double>{3, 5, 7, 9}));
  EXPECT_NEAR(Compute("GroupNorm", {Shaped({1, 2}, {1, 3})}, {{"num_groups", std::int64_t{1}}, {"epsilon", 0.0}})[1], 1,
              1e-12);
  EXPECT_EQ(Compute("concat", {Floats("x", {1}), Floats("y", {2})}), (std::vector<double>{1, 2}));
  std::vector<std::vector<double>> outputs;
  std::string error;
  EXPECT_FALSE(ComputeReference("relu", {a, b}, {}, outputs, error));
  EXPECT_EQ(error, "`relu` takes 1 input, the contract has 2");
}

TEST(Reference, KnownValues) {
  EXPECT_NEAR(Compute("gelu", {Floats("x", {1})})[0], 0.8413447460685429, 1e-12);
  EXPECT_NEAR(Compute("gelu", {Floats("x", {1})}, {{"approximate", std::string("tanh")}})[0], 0.8411919906082768, 1e-9);
  EXPECT_NEAR(Compute("Swish", {Floats("x", {2})}, {{"beta", 0.5}})[0], 2 / (1 + std::exp(-1.0)), 1e-12);
  EXPECT_EQ(Compute("LeakyReLU", {Floats("x", {-2, 3})}, {{"alpha", 0.25}}), (std::vector<double>{-0.5, 3}));
  EXPECT_EQ(Compute("clamp", {Floats("x", {-2, 3})}, {{"min", std::int64_t{0}}, {"max", 1.5}}),
            (std::vector<double>{0, 1.5}));
  EXPECT_NEAR(Compute("softmax", {Shaped({2, 2}, {1, 1, 0, 1})})[3], 1 / (1 + std::exp(-1.0)), 1e-12);
}

TEST(Reference, BroadcastsAndReduces) {
  const SimTensor a = Shaped({2, 3}, {1, 2, 3, 4, 5, 6}), b = Shaped({3}, {10, 20, 30}), c = Shaped({2, 1}, {100, 200});
  EXPECT_EQ(Compute("add", {a, b}), (std::vector<double>{11, 22, 33, 14, 25, 36}));
  EXPECT_EQ(Compute("mul", {c, b}), (std::vector<double>{1000, 2000, 3000, 2000, 4000, 6000}));
  EXPECT_EQ(Compute("reduce_sum", {a}, {{"dim", std::int64_t{0}}}), (std::vector<double>{5, 7, 9}));
  EXPECT_EQ(Compute("reduce_max", {a}, {{"axis", std::vector<std::int64_t>{-1}}}), (std::vector<double>{3, 6}));
  EXPECT_EQ(Compute("reduce_mean", {a}, {{"axis", std::vector<std::int64_t>{}}}), (std::vector<double>{3.5}));
  EXPECT_EQ(Compute("reduce_sum", {a}), (std::vector<double>{6, 15}));
}

TEST(Reference, LayerNormScalesRows) {
  const auto y =
      Compute("layer_norm", {Shaped({2, 2}, {1, 3, 5, 5}), Shaped({2}, {2, 2}), Shaped({2}, {1, 1})}, {{"eps", 0.0}});
  EXPECT_NEAR(y[0], -1, 1e-12);
  EXPECT_NEAR(y[1], 3, 1e-12);
}

TEST(Reference, SaysWhatIsWrong) {
  std::vector<std::vector<double>> outputs;
  std::string error;
  EXPECT_FALSE(ComputeReference("warp", {Floats("x", {1})}, {}, outputs, error));
  EXPECT_NE(error.find("`warp`"), std::string::npos);
  EXPECT_FALSE(ComputeReference("add", {Shaped({2}, {1, 2}), Shaped({3}, {1, 2, 3})}, {}, outputs, error));
}

TEST(CompareValues, ToleratesRoundingAndNamesTheFirstWrongElement) {
  const ValueComparison good = CompareValues(Floats("y", {1.00005f, NAN, INFINITY}), {1, NAN, INFINITY}, {1e-4, 1e-4});
  EXPECT_EQ(good.mismatches, 0);
  const ValueComparison bad = CompareValues(Floats("y", {1, 2.1f, 3, -INFINITY}), {1, 2, 3, INFINITY}, {1e-4, 1e-4});
  EXPECT_EQ(bad.mismatches, 2);
  EXPECT_EQ(bad.first, 1);
  EXPECT_EQ(bad.last, 3);
  EXPECT_NEAR(bad.max_error, 0.1, 1e-6);
  EXPECT_EQ(CompareValues(Floats("y", {1}), {1, 2}, {1, 1}).mismatches, 1);
}

TEST(CompareValues, AnOverflowOfTheDtypeIsExpected) {
  SimTensor half{"y", Dtype::kF16, {1}, {}};
  FromDoubles({1e6}, half);
  EXPECT_EQ(CompareValues(half, {1e6}, DefaultTolerance(Dtype::kF16)).mismatches, 0);
}

TEST(FillRandom, IsSeededAndInRange) {
  SimTensor a{"a", Dtype::kF16, {1000}, {}}, b = a, c{"c", Dtype::kI32, {1000}, {}};
  FillRandom(a, -2, 3, 7);
  FillRandom(b, -2, 3, 7);
  FillRandom(c, -2, 3, 7);
  EXPECT_EQ(a.data, b.data);
  for (double v : ToDoubles(a)) EXPECT_TRUE(v >= -2 && v <= 3);
  bool low = false, high = false;
  for (double v : ToDoubles(c)) {
    EXPECT_TRUE(v >= -2 && v <= 3 && v == std::floor(v));
    low |= v == -2;
    high |= v == 3;
  }
  EXPECT_TRUE(low && high);
}

TEST(CompareValues, EitherBoundIsEnoughWhereTheToleranceSaysSo) {
  const Tolerance either{1e-3, 1e-3, Tolerance::Combine::kEither}, sum{1e-3, 1e-3};
  // Within the absolute bound alone, within the relative one alone, beyond both, within their sum only.
  for (const auto& [got, want, by_either, by_sum] : {std::tuple{0.0009f, 0.0, 0, 0}, std::tuple{1000.9f, 1000.0, 0, 0},
                                                     std::tuple{1.01f, 1.0, 1, 1}, std::tuple{1.0015f, 1.0, 1, 0}}) {
    EXPECT_EQ(CompareValues(Floats("y", {got}), {want}, either).mismatches, by_either) << got;
    EXPECT_EQ(CompareValues(Floats("y", {got}), {want}, sum).mismatches, by_sum) << got;
  }
}

TEST(PutEdgeValues, ReplacesEveryFourthRealNumber) {
  for (Dtype dtype : {Dtype::kF32, Dtype::kF16, Dtype::kBF16}) {
    SimTensor tensor{"t", dtype, {64}, {}};
    FillRandom(tensor, 2, 3, 1);
    PutEdgeValues(tensor);
    const std::vector<double> values = ToDoubles(tensor);
    int odd = 0, infinite = 0, subnormal = 0;
    for (std::size_t i = 0; i < values.size(); ++i) {
      if (i % 4 != 0) EXPECT_TRUE(values[i] >= 2 && values[i] <= 3);
      odd += std::isnan(values[i]);
      infinite += std::isinf(values[i]);
      subnormal += values[i] != 0 && std::fabs(values[i]) < 1e-6;
    }
    EXPECT_EQ(odd, 1);
    EXPECT_EQ(infinite, 2);
    EXPECT_GE(subnormal, 2);
  }
  SimTensor whole{"t", Dtype::kI32, {8}, {}};
  FillRandom(whole, 2, 3, 1);
  const std::vector<std::byte> before = whole.data;
  PutEdgeValues(whole);
  EXPECT_EQ(whole.data, before);
}

TEST(Npy, RoundTripsEveryDtype) {
  for (Dtype dtype : {Dtype::kF16, Dtype::kF32, Dtype::kF64, Dtype::kI8, Dtype::kU8, Dtype::kI16, Dtype::kU16,
                      Dtype::kI32, Dtype::kU32, Dtype::kI64, Dtype::kU64, Dtype::kBool}) {
    SimTensor tensor{"t", dtype, {2, 3}, {}}, read;
    FillRandom(tensor, 0, 1, 1);
    std::string error;
    const std::string bytes = FormatNpy(tensor);
    EXPECT_EQ((bytes.size() - tensor.data.size()) % 64, 0u);
    ASSERT_TRUE(ParseNpy(bytes, read, error)) << error;
    EXPECT_EQ(read.dtype, dtype);
    EXPECT_EQ(read.shape, tensor.shape);
    EXPECT_EQ(read.data, tensor.data);
  }
}

TEST(Npy, RejectsWhatItCannotRead) {
  SimTensor tensor = Floats("t", {1, 2, 3}), read;
  std::string error, bytes = FormatNpy(tensor);
  EXPECT_FALSE(ParseNpy("hello, this is text", read, error));
  EXPECT_FALSE(ParseNpy(bytes.substr(0, bytes.size() - 1), read, error));
  EXPECT_NE(error.find("its shape needs 3"), std::string::npos);
  std::string fortran = bytes;
  fortran.replace(fortran.find("False"), 5, "True ");
  EXPECT_FALSE(ParseNpy(fortran, read, error));
  std::string big = bytes;
  big.replace(big.find("<f4"), 3, ">f4");
  EXPECT_FALSE(ParseNpy(big, read, error));
}

}  // namespace
}  // namespace assay::test
