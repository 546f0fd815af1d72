// Dtypes, rounding, broadcasting, elementwise operations and activations compared with closed forms.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "reference/tensor/elementwise.h"
#include "tests/unit/tensor/fixture.h"

namespace assay::test {
namespace {

TEST(Rounding, IsThatOfTheDtype) {
  EXPECT_EQ(RoundTo(Dtype::kF16, 1.0 + 0x1p-11), 1.0);  // half way, to even
  EXPECT_EQ(RoundTo(Dtype::kF16, 1.0 + 0x1.8p-10), 1.0 + 0x1p-9);
  EXPECT_TRUE(std::isinf(RoundTo(Dtype::kF16, 70000)));
  EXPECT_EQ(RoundTo(Dtype::kBF16, 1.0 + 0x1p-8), 1.0);
  EXPECT_EQ(RoundTo(Dtype::kF32, 16777217), 16777216);
  EXPECT_EQ(RoundTo(Dtype::kI8, 200), -56);
  EXPECT_EQ(RoundTo(Dtype::kU8, -1), 255);
  EXPECT_EQ(RoundTo(Dtype::kI32, -2.7), -2);
  EXPECT_EQ(RoundTo(Dtype::kBool, 0.1), 1);
}

TEST(Promotion, NumbersAndScalarTensorsGiveWay) {
  const Tensor half(Dtype::kF16, {2}, {1, 2}), bytes(Dtype::kU8, {2}, {1, 2}), whole = Whole({2}, {1, 2});
  EXPECT_EQ(Result("add", {half, 1.5}).dtype(), Dtype::kF16);
  EXPECT_EQ(Result("add", {half, Tensor::Scalar(1, Dtype::kF32)}).dtype(), Dtype::kF16);
  EXPECT_EQ(Result("add", {half, Floats({1}, {1})}).dtype(), Dtype::kF32);
  EXPECT_EQ(Result("add", {whole, 1.5}).dtype(), Dtype::kF32);
  EXPECT_EQ(Result("add", {bytes, Tensor(Dtype::kI8, {2}, {1, 1})}).dtype(), Dtype::kI16);
  EXPECT_EQ(Result("add", {half, Tensor(Dtype::kBF16, {2}, {1, 1})}).dtype(), Dtype::kF32);
  EXPECT_EQ(Result("div", {whole, whole}).dtype(), Dtype::kF32);
  EXPECT_EQ(Result("sum", {Tensor(Dtype::kI32, {2}, {1, 2})}).dtype(), Dtype::kI64);
}

TEST(Special, Spence) {
  // Values of the dilogarithm that are known in closed form: Li2(1), Li2(0), Li2(1/2), Li2(-1).
  const double pi2 = M_PI * M_PI, log2 = std::log(2.0);
  ExpectNear(Result("special.spence", {Doubles({4}, {0, 1, 0.5, 2})}), {4},
             {pi2 / 6, 0, pi2 / 12 - log2 * log2 / 2, -pi2 / 12}, 1e-12);
  // The derivative is log(x) / (1 - x), on both sides of where the identities take over.
  for (double x : {0.3, 0.499, 0.7, 1.4, 1.6, 7.0}) {
    const std::vector<double> near = Result("special.spence", {Doubles({2}, {x - 1e-5, x + 1e-5})}).values();
    EXPECT_NEAR((near[1] - near[0]) / 2e-5, std::log(x) / (1 - x), 1e-7) << x;
  }
  EXPECT_TRUE(std::isnan(Result("special.spence", {Doubles({1}, {-1})}).item()));
  EXPECT_EQ(Result("special.spence", {Tensor(Dtype::kF16, {1}, {1})}).dtype(), Dtype::kF32);
}

// Arguments of the operation, each a tensor where a tensor is usual, with the elements in the given order.
ValueList InOrder(const std::string& name, const std::vector<std::size_t>& order) {
  static const std::vector<std::string> kTensors = {"input",   "other", "exponent", "tensor1",
                                                    "tensor2", "end",   "weight",   "condition"};
  const bool whole = name.starts_with("bitwise") || name == "gcd";
  ValueList arguments;
  for (const std::string& parameter : TorchParameters(name)) {
    const auto at = std::find(kTensors.begin(), kTensors.end(), parameter);
    if (at == kTensors.end()) {
      if (parameter == "threshold" || parameter == "value" || parameter == "min" || parameter == "max")
        arguments.emplace_back(name == "softplus" ? 20.0 : 0.25);
      if (parameter != "threshold") break;
      continue;
    }
    const std::vector<double> noise = Noise(6, 11 + static_cast<std::uint64_t>(at - kTensors.begin()));
    std::vector<double> values;
    for (const std::size_t i : order) values.push_back(whole ? std::floor(8 + 7 * noise[i]) : noise[i]);
    arguments.emplace_back(whole ? Whole({2, 3}, values) : Floats({2, 3}, values));
  }
  return arguments;
}

TEST(ByElement, EachOperationMovesWithItsElements) {
  const std::vector<std::size_t> as_is = {0, 1, 2, 3, 4, 5}, moved = {4, 2, 5, 0, 3, 1};
  for (const std::string_view operation : tensor::ElementwiseOperations()) {
    const std::string name(operation);
    ASSERT_TRUE(HasTorch(name)) << name;
    const ValueList arguments = InOrder(name, as_is);
    const Value plain = Call(name, arguments);
    ASSERT_TRUE(plain.is_tensor()) << name;
    EXPECT_TRUE(tensor::WorksByElement(name, arguments, {}, plain)) << name;
    const std::vector<double> before = plain.tensor()->values(), after = Result(name, InOrder(name, moved)).values();
    ASSERT_EQ(before.size(), 6u) << name;
    for (std::size_t i = 0; i < moved.size(); ++i) {
      const double was = before[moved[i]];
      EXPECT_TRUE(after[i] == was || (std::isnan(after[i]) && std::isnan(was))) << name << " " << i;
    }
  }
}

TEST(ByElement, OthersMixElements) {
  const auto mixes = [](const std::string& name, const ValueList& arguments) {
    TensorContext context;
    std::string error;
    EXPECT_TRUE(CallTorch(context, name, arguments, {}, error).has_value()) << name << ": " << error;
    return context.mixing() > 0;
  };
  const Tensor x = Floats({3, 3}, Noise(9, 1));
  EXPECT_FALSE(mixes("add", {x, x}));
  EXPECT_FALSE(mixes("mul", {x, 2.0}));
  EXPECT_TRUE(mixes("add", {x, Floats({3}, {1, 2, 3})}));  // by column
  for (const char* name : {"cumsum", "softmax", "sum", "flip"}) EXPECT_TRUE(mixes(name, {x, 1})) << name;
  EXPECT_TRUE(mixes("transpose", {x, 0, 1}));
  EXPECT_TRUE(mixes("glu", {Floats({3, 2}, Noise(6, 2))}));
  TensorContext context;
  const TensorContext::Use use(context);
  GetItem(std::make_shared<Tensor>(x), 0);
  EXPECT_GT(context.mixing(), 0);
}

TEST(Broadcast, FollowsTrailingDimensions) {
  const Tensor a = Floats({2, 3}, {1, 2, 3, 4, 5, 6}), b = Floats({2, 1}, {10, 20});
  ExpectNear(Result("add", {a, b}), {2, 3}, {11, 12, 13, 24, 25, 26});
  ExpectNear(Result("mul", {a, Floats({3}, {1, 0, 2})}), {2, 3}, {1, 0, 6, 4, 0, 12});
  EXPECT_NE(ErrorOf("add", {a, Floats({2}, {1, 2})}).find("[2, 3] and [2]"), std::string::npos);
}

TEST(Arithmetic, KeepsPythonsSigns) {
  const Tensor x = Floats({4}, {-7, 7, -7, 7}), y = Floats({4}, {3, -3, -3, 3});
  ExpectNear(Result("remainder", {x, y}), {4}, {2, -2, -1, 1});
  ExpectNear(Result("fmod", {x, y}), {4}, {-1, 1, -1, 1});
  ExpectNear(Result("floor_divide", {x, y}), {4}, {-3, -3, 2, 2});
  ExpectNear(Result("div", {x, y}, {{"rounding_mode", "trunc"}}), {4}, {-2, -2, 2, 2});
  ExpectNear(Result("sub", {x, y}, {{"alpha", 2}}), {4}, {-13, 13, -1, 1});
  ExpectNear(Result("lerp", {x, y, 0.5}), {4}, {-2, 2, -5, 5});
  ExpectNear(Result("addcdiv", {x, x, y}, {{"value", 3}}), {4}, {-14, 0, 0, 14});
  ExpectNear(Result("where", {Result("gt", {x, 0}), x, y}), {4}, {3, 7, -3, 7});
  ExpectNear(Result("clamp", {x, -1, Floats({4}, {0, 1, 2, 3})}), {4}, {-1, 1, -1, 3});
}

TEST(Comparison, TreatsNanAsUnordered) {
  const Tensor x = Floats({3}, {NAN, 1, 2});
  ExpectNear(Result("lt", {x, 2}), {3}, {0, 1, 0});
  ExpectNear(Result("ne", {x, x}), {3}, {1, 0, 0});
  EXPECT_TRUE(std::isnan(Result("maximum", {x, 5}).values()[0]));
  EXPECT_EQ(Result("fmax", {x, 5}).values()[0], 5);
  EXPECT_EQ(Result("isfinite", {x}).dtype(), Dtype::kBool);
  ExpectNear(Result("nan_to_num", {x}), {3}, {0, 1, 2});
}

struct Activation {
  const char* name;
  double at_minus_two, at_half;
};

class Activations : public testing::TestWithParam<Activation> {};

TEST_P(Activations, ClosedForm) {
  const Tensor x = Doubles({2}, {-2, 0.5});
  ExpectNear(Result(GetParam().name, {x}), {2}, {GetParam().at_minus_two, GetParam().at_half}, 1e-12);
}

double Phi(double x) { return 0.5 * (1 + std::erf(x / std::sqrt(2.0))); }
double Log1pExp(double x) { return std::log(1 + std::exp(x)); }

INSTANTIATE_TEST_SUITE_P(
    All, Activations,
    testing::Values(Activation{"relu", 0, 0.5},
                    Activation{"sigmoid", 1 / (1 + std::exp(2.0)), 1 / (1 + std::exp(-0.5))},
                    Activation{"gelu", -2 * Phi(-2), 0.5 * Phi(0.5)},
                    Activation{"silu", -2 / (1 + std::exp(2.0)), 0.5 / (1 + std::exp(-0.5))},
                    Activation{"mish", -2 * std::tanh(Log1pExp(-2)), 0.5 * std::tanh(Log1pExp(0.5))},
                    Activation{"softplus", Log1pExp(-2), Log1pExp(0.5)}, Activation{"softsign", -2.0 / 3, 0.5 / 1.5},
                    Activation{"elu", std::exp(-2.0) - 1, 0.5},
                    Activation{"selu", 1.0507009873554805 * 1.6732632423543772 * (std::exp(-2.0) - 1),
                               1.0507009873554805 * 0.5},
                    Activation{"leaky_relu", -0.02, 0.5}, Activation{"hardtanh", -1, 0.5},
                    Activation{"hardswish", -2.0 / 6, 0.5 * 3.5 / 6}, Activation{"hardsigmoid", 1.0 / 6, 3.5 / 6},
                    Activation{"relu6", 0, 0.5}, Activation{"logsigmoid", -Log1pExp(2), -Log1pExp(-0.5)},
                    Activation{"tanhshrink", -2 - std::tanh(-2.0), 0.5 - std::tanh(0.5)},
                    Activation{"softshrink", -1.5, 0}, Activation{"hardshrink", -2, 0}),
    [](const auto& info) { return std::string(info.param.name); });

TEST(Softmax, RowsAddUpAndSurviveLargeValues) {
  const Tensor y = Result("softmax", {Doubles({2, 2}, {1000, 1000, 0, std::log(3.0)}), -1});
  ExpectNear(y, {2, 2}, {0.5, 0.5, 0.25, 0.75}, 1e-12);
  ExpectNear(Result("log_softmax", {Doubles({2}, {0, std::log(3.0)}), 0}), {2}, {std::log(0.25), std::log(0.75)},
             1e-12);
  ExpectNear(Result("softmax", {Doubles({2, 1}, {0, std::log(3.0)}), 0}), {2, 1}, {0.25, 0.75}, 1e-12);
}

TEST(InPlace, WritesThroughViews) {
  const Value x(Floats({2, 2}, {1, 2, 3, 4}));
  Call("mul_", {Call("select", {x, 1, 0}), 10});
  ExpectNear(*x.tensor(), {2, 2}, {10, 2, 30, 4});
  Call("fill_", {Call("diagonal", {x}), 0});
  ExpectNear(*x.tensor(), {2, 2}, {0, 2, 30, 0});
  EXPECT_NE(ErrorOf("add_", {Floats({1}, {1}), Floats({3}, {1, 2, 3})}).find("[3]"), std::string::npos);
}

TEST(Limits, LargeTensorsKnowTheirShapeOnly) {
  TensorContext context;
  context.max_elements = 1000;
  std::string error;
  const auto x = CallTorch(context, "rand", {1 << 20, 64}, {}, error);
  ASSERT_TRUE(x.has_value()) << error;
  EXPECT_FALSE(x->tensor()->has_values());
  const auto y = CallTorch(context, "relu", {*x}, {}, error);
  EXPECT_EQ(y->tensor()->shape(), (Shape{1 << 20, 64}));
  EXPECT_FALSE(y->tensor()->has_values());
  const auto z = CallTorch(context, "matmul", {*y, *CallTorch(context, "ones", {64, 8}, {}, error)}, {}, error);
  EXPECT_EQ(z->tensor()->shape(), (Shape{1 << 20, 8}));
  EXPECT_EQ(context.largest(), (1 << 20) * 64) << "of a result; what was drawn is the caller's to count";
  EXPECT_GE(context.asked(), std::int64_t{1 << 20} * 64 * 8) << "work that shapes alone do not spend";
  EXPECT_LT(context.work(), 1 << 20);
  EXPECT_FALSE(CallTorch(context, "nonzero", {*x}, {}, error).has_value());
  EXPECT_NE(error.find("above the limit"), std::string::npos);
}

TEST(Random, IsTheSameForTheSameSeed) {
  const auto draw = [](std::uint64_t seed) {
    TensorContext context;
    context.Reseed(seed);
    std::string error;
    const auto a = CallTorch(context, "rand", {100}, {}, error), b = CallTorch(context, "randn", {10000}, {}, error);
    std::vector<double> all = a->tensor()->values();
    const std::vector<double> normal = b->tensor()->values();
    all.insert(all.end(), normal.begin(), normal.end());
    return all;
  };
  const std::vector<double> first = draw(3);
  EXPECT_EQ(first, draw(3));
  EXPECT_NE(first, draw(4));
  double sum = 0, square = 0;
  for (std::size_t i = 100; i < first.size(); ++i) {
    sum += first[i];
    square += first[i] * first[i];
  }
  EXPECT_NEAR(sum / 10000, 0, 0.05);
  EXPECT_NEAR(square / 10000, 1, 0.05);
  for (std::size_t i = 0; i < 100; ++i) EXPECT_TRUE(first[i] >= 0 && first[i] < 1);
}

TEST(Names, UnknownOnesSaySo) {
  EXPECT_EQ(ErrorOf("warp", {1}), "`warp` is not a modelled operation");
  EXPECT_EQ(ErrorOf("relu", {}), "`relu` needs the argument `input`");
  EXPECT_EQ(ErrorOf("relu", {Floats({1}, {1})}, {{"speed", 3}}), "`relu` takes no argument `speed`");
  EXPECT_FALSE(HasTorch("warp"));
  EXPECT_TRUE(HasTorch("relu_"));
}

}  // namespace
}  // namespace assay::test
