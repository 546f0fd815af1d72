// Derivatives compared with central differences: both come from the same forward functions and share nothing else.
#include <algorithm>
#include <cmath>
#include <functional>

#include "reference/tensor/gradient.h"
#include "tests/unit/tensor/fixture.h"

namespace assay::test {
namespace {

using Forward = std::function<Value(const ValueList& inputs)>;

ValueList Followed(const std::vector<Tensor>& inputs) {
  ValueList made;
  for (const Tensor& input : inputs) {
    Tensor copy = input.Copy();
    copy.requires_grad = true;
    made.emplace_back(std::move(copy));
  }
  return made;
}

// The sum of the result's elements, each with its own weight, so that no two of them are interchangeable.
double Weighed(const Tensor& result, const Tensor& weights) {
  const std::vector<double> values = result.values(), by = weights.values();
  double sum = 0;
  for (std::size_t i = 0; i < values.size(); ++i) sum += values[i] * by[i];
  return sum;
}

void Check(const std::string& what, const Forward& forward, const std::vector<Tensor>& inputs) {
  SCOPED_TRACE(what);
  TensorContext context;
  context.differentiates = true;
  const TensorContext::Use use(context);
  const ValueList given = Followed(inputs);
  Value result;
  std::vector<TensorPtr> gradients;
  Tensor weights;
  try {
    result = forward(given);
    weights = NoiseOf(result.tensor()->shape(), 99);
    gradients = tensor::Gradients({result}, given, {Value(weights)});
  } catch (const TensorError& failed) {
    FAIL() << failed.message;
  }
  context.differentiates = false;
  constexpr double kStep = 1e-6;
  for (std::size_t t = 0; t < inputs.size(); ++t) {
    ASSERT_NE(gradients[t], nullptr) << "input " << t;
    ASSERT_EQ(gradients[t]->shape(), inputs[t].shape());
    const std::vector<double> held = gradients[t]->values();
    for (std::int64_t i = 0; i < inputs[t].count(); ++i) {
      double sides[2];
      for (const int side : {0, 1}) {
        ValueList moved;
        for (const Tensor& input : inputs) moved.emplace_back(input.Copy());
        moved[t].tensor()->data()[i] += side == 1 ? kStep : -kStep;
        sides[side] = Weighed(*forward(moved).tensor(), weights);
      }
      EXPECT_NEAR(held[static_cast<std::size_t>(i)], (sides[1] - sides[0]) / (2 * kStep), 1e-6)
          << "input " << t << ", element " << i;
    }
  }
}

Forward Named(const std::string& name, const ValueList& more = {}, const ValueMap& keywords = {}) {
  return [=](const ValueList& inputs) {
    ValueList all = inputs;
    all.insert(all.end(), more.begin(), more.end());
    return CallTorchHere(name, all, keywords);
  };
}

Tensor Positive(const Shape& shape, std::uint64_t seed) {
  Tensor made = NoiseOf(shape, seed);
  for (std::int64_t i = 0; i < made.count(); ++i) made.data()[i] = 1.2 + made.data()[i];
  return made;
}

TEST(Gradient, FunctionsOfOneTensor) {
  const Tensor x = NoiseOf({3, 4}, 1);
  for (const char* name :
       {"exp",        "exp2",       "expm1",       "neg",       "abs",        "square", "sin",      "cos",
        "tan",        "atan",       "sinh",        "cosh",      "tanh",       "erf",    "erfc",     "sigmoid",
        "relu",       "relu6",      "silu",        "mish",      "gelu",       "swish",  "softplus", "softsign",
        "logsigmoid", "tanhshrink", "hardsigmoid", "hardswish", "leaky_relu", "elu",    "hardtanh", "floor"}) {
    Check(name, Named(name), {x});
  }
  for (const char* name : {"log", "log2", "log10", "log1p", "sqrt", "rsqrt", "reciprocal"})
    Check(name, Named(name), {Positive({5}, 2)});
  Tensor half = NoiseOf({4}, 3);
  for (std::int64_t i = 0; i < 4; ++i) half.data()[i] /= 2;
  for (const char* name : {"asin", "acos"}) Check(name, Named(name), {half});
  Check("gelu tanh", Named("gelu", {}, {{"approximate", "tanh"}}), {x});
  Check("swish 2", Named("swish", {2.0}), {x});
  Check("clamp", Named("clamp", {-0.3, 0.4}), {x});
}

TEST(Gradient, PairsAndWhatIsBroadcast) {
  const Tensor x = NoiseOf({2, 3, 4}, 4), row = NoiseOf({4}, 5), column = NoiseOf({3, 1}, 6);
  for (const char* name : {"add", "sub", "mul", "maximum", "minimum", "atan2"}) {
    Check(name, Named(name), {x, row});
    Check(name, Named(name), {column, x});
  }
  Check("add alpha", Named("add", {}, {{"alpha", 2.5}}), {x, row});
  Check("div", Named("div"), {x, Positive({3, 1}, 7)});
  Check("pow", Named("pow"), {Positive({2, 2}, 8), NoiseOf({2, 2}, 9)});
  Check("pow 3", Named("pow", {3}), {x});
  Check("rsub", [](const ValueList& in) { return CallTorchHere("rsub", {in[0], 1.5}); }, {x});
  Check("addcmul", Named("addcmul", {}, {{"value", 0.5}}), {x, row, column});
  Check("addcdiv", Named("addcdiv"), {x, row, Positive({3, 1}, 10)});
  Check("lerp", Named("lerp"), {x, row, column});
}

TEST(Gradient, WhatMovesElements) {
  const Tensor x = NoiseOf({2, 4, 6}, 11), y = NoiseOf({2, 4, 3}, 12);
  Check("transpose", Named("transpose", {0, 2}), {x});
  Check("permute", Named("permute", {2, 0, 1}), {x});
  Check("reshape", Named("reshape", {Ints({8, -1})}), {x});
  Check("expand", Named("expand", {Ints({5, 2, 4, 6})}), {x});
  Check("cat", [](const ValueList& in) { return CallTorchHere("cat", {Value::List(in), -1}); }, {x, y});
  Check("stack", [](const ValueList& in) { return CallTorchHere("stack", {Value::List(in), 1}); }, {y, y});
  Check("pad", Named("pad", {Ints({1, 2})}, {{"value", 7.0}}), {y});
  Check("roll", Named("roll", {2, 1}), {x});
  Check("tril", Named("tril"), {y});
  Check("gather", Named("gather", {1, Whole({2, 2, 3}, {0, 0, 1, 3, 2, 0, 1, 1, 1, 0, 0, 0})}), {y});
  Check("masked_fill", Named("masked_fill", {Tensor(Dtype::kBool, {3}, {1, 0, 1}), -5.0}), {y});
  Check("chunk",
        [](const ValueList& in) {
          const ValueList parts = CallTorchHere("chunk", {in[0], 2, -1}).items();
          return CallTorchHere("mul", {parts[0], CallTorchHere("sigmoid", {parts[1]})});
        },
        {x});
  Check("index",
        [](const ValueList& in) {
          return GetItem(in[0].tensor(), Value::Tuple({Value::Ellipsis(), Value::Slice(1, Value(), 2)}));
        },
        {x});
  Check("index list", [](const ValueList& in) { return GetItem(in[0].tensor(), Value::List({1, 0, 1, 1})); }, {x});
}

TEST(Gradient, ReductionsAndProducts) {
  const Tensor x = NoiseOf({2, 3, 4}, 13), w = NoiseOf({4, 5}, 14), v = NoiseOf({4}, 15);
  for (const char* name : {"sum", "mean", "amax", "amin", "logsumexp"}) {
    Check(name, Named(name, {1}), {x});
    Check(name, Named(name, {Ints({0, -1})}, {{"keepdim", true}}), {x});
  }
  for (const char* name : {"sum", "mean", "max", "min", "var", "std"}) Check(name, Named(name), {x});
  Check("max dim", [](const ValueList& in) { return CallTorchHere("max", {in[0], 1}).items()[0]; }, {x});
  Check("var dim", Named("var", {Ints({1}), false, true}), {x});
  Check("cumsum", Named("cumsum", {1}), {x});
  Check("matmul", Named("matmul"), {x, w});
  Check("matmul batches", Named("matmul"), {NoiseOf({2, 1, 3, 4}, 16), NoiseOf({3, 4, 2}, 17)});
  Check("matmul vector", Named("matmul"), {x, v});
  Check("vector matmul", Named("matmul"), {v, w});
  Check("dot", Named("dot"), {v, NoiseOf({4}, 18)});
  Check("linear", Named("linear"), {x, NoiseOf({5, 4}, 19), NoiseOf({5}, 20)});
  Check("addmm", Named("addmm", {}, {{"alpha", 2.0}, {"beta", 0.5}}), {NoiseOf({5}, 21), NoiseOf({3, 4}, 22), w});
}

TEST(Gradient, ComposedOperations) {
  const Tensor x = NoiseOf({2, 6, 4}, 23), w = NoiseOf({4}, 24), b = NoiseOf({4}, 25);
  Check("softmax", Named("softmax", {1}), {x});
  Check("log_softmax", Named("log_softmax", {-1}), {x});
  Check("glu", Named("glu"), {x});
  Check("layer_norm", [](const ValueList& in) { return CallTorchHere("layer_norm", {in[0], Ints({4}), in[1], in[2]}); },
        {x, w, b});
  Check("rms_norm", [](const ValueList& in) { return CallTorchHere("rms_norm", {in[0], Ints({4}), in[1]}); }, {x, w});
  Check("group_norm", [](const ValueList& in) { return CallTorchHere("group_norm", {in[0], 3, in[1], in[2]}); },
        {x, NoiseOf({6}, 26), NoiseOf({6}, 27)});
  Check("mse_loss", Named("mse_loss"), {x, NoiseOf({2, 6, 4}, 28)});
  Check("l1_loss", Named("l1_loss", {}, {{"reduction", "sum"}}), {x, NoiseOf({2, 6, 4}, 29)});
}

// Runs with a context that records; the error's text, or nothing.
std::string ErrorFrom(const std::function<void()>& run) {
  TensorContext context;
  context.differentiates = true;
  const TensorContext::Use use(context);
  try {
    run();
  } catch (const TensorError& failed) {
    return failed.message;
  }
  return "";
}

TEST(Gradient, SeveralUsesAddUpAndDetachedOnesDoNot) {
  EXPECT_EQ("", ErrorFrom([] {
              const Value x = Followed({Doubles({2}, {3, -1})})[0];
              const Value square = CallTorchHere("mul", {x, x});
              const Value all = CallTorchHere("add", {square, CallTorchHere("mul", {CallTorchHere("detach", {x}), x})});
              tensor::Backward(*all.tensor(), Value(Doubles({2}, {1, 1})));
              ExpectNear(*x.tensor()->node->grad, {2}, {9, -3});
              tensor::Backward(*all.tensor(), Value(Doubles({2}, {1, 0})));
              ExpectNear(*x.tensor()->node->grad, {2}, {18, -3});
            }));
}

TEST(Gradient, TakesTheDtypeOfItsTensor) {
  EXPECT_EQ("", ErrorFrom([] {
              Tensor half(Dtype::kF16, {3}, {0.5, 1, 2});
              half.requires_grad = true;
              const Value x(std::move(half));
              const Value y = CallTorchHere("exp", {CallTorchHere("float", {x})});
              const TensorPtr made = tensor::Gradients({CallTorchHere("sum", {y})}, {x}, {})[0];
              EXPECT_EQ(made->dtype(), Dtype::kF16);
              ExpectNear(*made, {3},
                         {RoundTo(Dtype::kF16, std::exp(0.5)), RoundTo(Dtype::kF16, std::exp(1)),
                          RoundTo(Dtype::kF16, std::exp(2))});
            }));
}

TEST(Gradient, SaysWhatItCannotFollow) {
  const auto one = [] { return Followed({Doubles({2}, {1, 2})})[0]; };
  EXPECT_EQ("the derivative of `lgamma` is not modelled", ErrorFrom([&] {
              const Value x = one();
              tensor::Gradients({CallTorchHere("sum", {CallTorchHere("lgamma", {x})})}, {x}, {});
            }));
  EXPECT_EQ("`mul` writes in place to a tensor whose derivative is followed: that is not modelled", ErrorFrom([&] {
              const Value y = CallTorchHere("exp", {one()});
              CallTorchHere("mul_", {y, 2});
            }));
  EXPECT_EQ("an assignment to elements writes in place to a tensor whose derivative is followed: that is not modelled",
            ErrorFrom([&] {
              const Value y = CallTorchHere("exp", {one()});
              SetItem(*y.tensor(), Value(0), Value(1.0));
            }));
  EXPECT_EQ("grad can be implicitly created only for scalar outputs", ErrorFrom([&] {
              const Value x = one();
              tensor::Gradients({CallTorchHere("exp", {x})}, {x}, {});
            }));
  EXPECT_EQ("one of the inputs does not require grad", ErrorFrom([&] {
              tensor::Gradients({CallTorchHere("sum", {CallTorchHere("exp", {one()})})}, {Value(Doubles({1}, {1}))},
                                {});
            }));
}

}  // namespace
}  // namespace assay::test
