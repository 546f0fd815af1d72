// Short ways to call operations and to state the expected results.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "reference/tensor/call.h"

namespace assay::test {

inline Tensor Floats(Shape shape, std::vector<double> values) {
  return Tensor(Dtype::kF32, std::move(shape), std::move(values));
}
inline Tensor Doubles(Shape shape, std::vector<double> values) {
  return Tensor(Dtype::kF64, std::move(shape), std::move(values));
}
inline Tensor Whole(Shape shape, std::vector<double> values) {
  return Tensor(Dtype::kI64, std::move(shape), std::move(values));
}
inline Value Ints(const Shape& numbers) { return Value::Sizes(numbers); }

inline Value Call(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {}) {
  static TensorContext context;
  std::string error;
  const std::optional<Value> result = CallTorch(context, name, arguments, keywords, error);
  EXPECT_TRUE(result.has_value()) << name << ": " << error;
  return result.value_or(Value(Tensor()));
}

inline Tensor Result(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {}) {
  const Value result = Call(name, arguments, keywords);
  EXPECT_TRUE(result.is_tensor()) << name;
  return result.is_tensor() ? *result.tensor() : Tensor();
}

inline std::string ErrorOf(const std::string& name, const ValueList& arguments, const ValueMap& keywords = {}) {
  TensorContext context;
  std::string error;
  EXPECT_FALSE(CallTorch(context, name, arguments, keywords, error).has_value()) << name;
  return error;
}

inline void ExpectNear(const Tensor& got, const Shape& shape, const std::vector<double>& values,
                       double tolerance = 1e-6) {
  EXPECT_EQ(got.shape(), shape);
  const std::vector<double> held = got.values();
  ASSERT_EQ(held.size(), values.size());
  for (std::size_t i = 0; i < values.size(); ++i) EXPECT_NEAR(held[i], values[i], tolerance) << "element " << i;
}

// Values that repeat nowhere and have no structure: a fixed linear congruence in [-1, 1).
inline std::vector<double> Noise(std::int64_t count, std::uint64_t seed) {
  std::vector<double> values;
  for (std::int64_t i = 0; i < count; ++i) {
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    values.push_back(static_cast<double>(seed >> 40) / static_cast<double>(1 << 23) - 1);
  }
  return values;
}
inline Tensor NoiseOf(const Shape& shape, std::uint64_t seed) { return Doubles(shape, Noise(CountOf(shape), seed)); }

}  // namespace assay::test
