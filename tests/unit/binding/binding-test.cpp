// Bindings in C++, as the common projects write them: the arguments of the launch, the results, and what is refused.
#include "reference/binding/evaluator.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "dialects/ascendc/launch/aclnn.h"

namespace assay::harness {
namespace {

class Bound {
 public:
  explicit Bound(const std::string& functions, const std::string& defs = "m.def(\"run\", &run, \"\");") {
    BindingOptions options;
    ascendc::AddLaunchWords(options);
    options.launch = [this](const OperatorLaunch& launch, std::string& error) {
      launches.push_back(launch);
      if (!refuse.empty()) error = refuse;
      return refuse.empty();
    };
    const std::string text = "#include <torch/extension.h>\n" + functions +
                             "\nPYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {\n  m.doc() = \"x\";\n  " + defs + "\n}\n";
    Error failed;
    module = BindingModule::Load(text, std::move(options), failed);
  }

  std::optional<Value> Run(ValueList arguments, ValueMap keywords = {}) {
    return module->Call("run", arguments, keywords, error);
  }

  std::unique_ptr<BindingModule> module;
  std::vector<OperatorLaunch> launches;
  std::string refuse;
  BindingError error;
};

Value Ones(Shape shape, Dtype dtype = Dtype::kF32) {
  const auto count = static_cast<std::size_t>(CountOf(shape));
  return Value(Tensor(dtype, std::move(shape), std::vector<double>(count, 1.0)));
}

TEST(Binding, AllocatesLaunchesAndReturns) {
  Bound bound(R"(
at::Tensor run(const at::Tensor& x, double slope, bool exact) {
    at::Tensor result = at::empty_like(x);
    EXEC_NPU_CMD(aclnnScale, x, slope, exact, result);
    return result;
})");
  const std::optional<Value> result = bound.Run({Ones({2, 3}), Value(2), Value(true)});
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  EXPECT_EQ(result->tensor()->shape(), (Shape{2, 3}));
  ASSERT_EQ(bound.launches.size(), 1u);
  const OperatorLaunch& launch = bound.launches[0];
  EXPECT_EQ(launch.api, "aclnnScale");
  ASSERT_EQ(launch.arguments.size(), 4u);
  EXPECT_TRUE(launch.arguments[1].is(Value::Kind::kFloat));
  EXPECT_TRUE(launch.arguments[2].is(Value::Kind::kBool));
  EXPECT_TRUE(launch.undefined[3]);
  EXPECT_FALSE(launch.undefined[0]);
  EXPECT_EQ(launch.arguments[3].tensor().get(), result->tensor().get());
}

TEST(Binding, ShapeArithmeticWithVectorsAndLoops) {
  Bound bound(R"(
constexpr int64_t kAlign = 8;
static int64_t RoundUp(int64_t value, int64_t to = kAlign) { return (value + to - 1) / to * to; }

std::vector<at::Tensor> run(at::Tensor x, at::Tensor gamma) {
    torch::IntArrayRef sizes = x.sizes();
    std::vector<int64_t> reduced(sizes.begin(), sizes.end());
    for (int i = 0; i < gamma.sizes().size(); i++) {
        reduced[reduced.size() - i - 1] = 1;
    }
    auto options = torch::TensorOptions().dtype(torch::kHalf).device(x.device());
    auto statistics = torch::zeros(reduced, options);
    std::vector<int64_t> padded = x.sizes().vec();
    padded.back() = RoundUp(padded.back());
    padded[0] *= 2;
    auto wide = at::empty({padded[0], padded[1]}, x.options());
    EXEC_NPU_CMD(aclnnNorm, x, gamma, wide, statistics);
    return {wide, statistics};
})");
  const std::optional<Value> result = bound.Run({Ones({4, 5}), Ones({5})});
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  ASSERT_EQ(result->items().size(), 2u);
  EXPECT_EQ(result->items()[0].tensor()->shape(), (Shape{8, 8}));
  EXPECT_EQ(result->items()[1].tensor()->shape(), (Shape{4, 1}));
  EXPECT_EQ(result->items()[1].tensor()->dtype(), Dtype::kF16);
  EXPECT_FALSE(bound.launches[0].undefined[3]) << "zeros are written";
}

TEST(Binding, ShapesThatBroadcast) {
  Bound bound(R"(
at::Tensor run(at::Tensor x, at::Tensor mask) {
    auto shape = at::infer_size(x.sizes(), mask.sizes());
    int64_t count = 1;
    for (auto dim : shape) count *= dim;
    at::Tensor y = torch::empty({count}, x.options());
    EXEC_NPU_CMD(aclnnPick, x, mask, y);
    return y;
})");
  const std::optional<Value> result = bound.Run({Ones({4, 1, 5}), Ones({3, 1})});
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  EXPECT_EQ(result->tensor()->shape(), (Shape{60}));
  EXPECT_FALSE(bound.Run({Ones({4}), Ones({3})}).has_value());
}

TEST(Binding, OptionalsListsAndScalars) {
  Bound bound(R"(
std::vector<at::Tensor> run(std::vector<at::Tensor>& xs, const c10::optional<at::Tensor>& bias, at::Tensor& factors) {
    std::vector<at::Tensor> results;
    results.reserve(xs.size());
    for (const auto& x : xs) results.push_back(at::empty_like(x));
    at::TensorList in = at::TensorList(xs);
    at::TensorList out = at::TensorList(results);
    at::Tensor b = bias.has_value() ? bias.value() : at::Tensor();
    std::vector<at::Scalar> scalars;
    auto accessor = factors.accessor<float, 1>();
    for (int i = 0; i < factors.size(0); i++) scalars.push_back(at::Scalar(accessor[i]));
    at::ArrayRef<at::Scalar> list(scalars);
    EXEC_NPU_CMD(aclnnMany, in, b, list, out);
    return results;
})");
  const Value lists = Value::List({Ones({2}), Ones({3, 3})});
  const std::optional<Value> result = bound.Run({lists, Value(), Ones({2})});
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  const OperatorLaunch& launch = bound.launches.at(0);
  EXPECT_EQ(launch.arguments[0].items().size(), 2u);
  EXPECT_TRUE(launch.arguments[1].is_none());
  EXPECT_EQ(launch.arguments[2].items().size(), 2u);
  EXPECT_EQ(launch.arguments[2].items()[1].number(), 1.0);
  EXPECT_TRUE(launch.undefined[3]);
  EXPECT_EQ(result->items()[1].tensor()->shape(), (Shape{3, 3}));
}

TEST(Binding, TuplesStringsAndBranches) {
  Bound bound(R"(
std::tuple<at::Tensor, at::Tensor> run(at::Tensor x, std::string mode) {
    at::Tensor y;
    if (mode == "none") {
        y = at::empty_like(x);
    } else if (mode == "sum" && x.dim() > 0) {
        y = at::zeros({1}, x.options().dtype(at::kFloat));
    } else {
        y = torch::empty({}, x.options());
    }
    const char* text = mode.c_str();
    EXEC_NPU_CMD(aclnnLoss, x, text, y);
    auto [first, second] = std::make_tuple(y, x);
    return std::make_tuple(first.reshape({-1}), second);
})");
  const std::optional<Value> sum = bound.Run({Ones({2, 2}), Value("sum")});
  ASSERT_TRUE(sum.has_value()) << bound.error.message;
  EXPECT_EQ(sum->items()[0].tensor()->shape(), (Shape{1}));
  ASSERT_TRUE(bound.Run({Ones({2, 2}), Value("mean")}).has_value()) << bound.error.message;
  EXPECT_EQ(bound.launches[1].arguments[2].tensor()->rank(), 0);
  EXPECT_EQ(bound.launches[1].arguments[1].text(), "mean");
}

TEST(Binding, ArgumentsAsPybindTakesThem) {
  const char* const kText = "at::Tensor run(const at::Tensor& x, int64_t n = 3) { return x; }";
  Bound plain(kText);
  EXPECT_FALSE(plain.Run({Ones({1})}).has_value());
  EXPECT_EQ(plain.error.kind, BindingError::Kind::kArguments);
  EXPECT_FALSE(plain.Run({Ones({1})}, {{"n", Value(1)}}).has_value());
  EXPECT_FALSE(plain.Run({Ones({1}), Value(1.5)}).has_value());
  EXPECT_NE(plain.error.message.find("`n`"), std::string::npos) << plain.error.message;
  EXPECT_FALSE(plain.Run({Value(1), Value(1)}).has_value());
  EXPECT_FALSE(plain.Run({Ones({1}), Value(1), Value(2)}).has_value());
  EXPECT_TRUE(plain.Run({Ones({1}), Value(true)}).has_value());
  Bound named(kText, "m.def(\"run\", &run, py::arg(\"x\"), py::arg(\"n\") = 3);");
  EXPECT_TRUE(named.Run({Ones({1})}).has_value()) << named.error.message;
  EXPECT_TRUE(named.Run({Ones({1})}, {{"n", Value(1)}}).has_value()) << named.error.message;
  EXPECT_FALSE(named.Run({Ones({1})}, {{"m", Value(1)}}).has_value());
}

TEST(Binding, SaysWhatFailsAndWhere) {
  Bound check("at::Tensor run(at::Tensor x) {\n  TORCH_CHECK(x.dim() == 3, \"three, not \", x.dim());\n  return x;\n}");
  EXPECT_FALSE(check.Run({Ones({1})}).has_value());
  EXPECT_EQ(check.error.kind, BindingError::Kind::kCheckFailed);
  EXPECT_EQ(check.error.line, 3);
  EXPECT_EQ(check.error.message, "three, not ");
  Bound unknown("at::Tensor run(at::Tensor x) {\n  return Secret<3>::Of(x);\n}");
  EXPECT_FALSE(unknown.Run({Ones({1})}).has_value());
  EXPECT_EQ(unknown.error.kind, BindingError::Kind::kUnsupported);
  EXPECT_EQ(unknown.error.line, 3);
  Bound endless("at::Tensor run(at::Tensor x) { while (true) {} return x; }");
  EXPECT_FALSE(endless.Run({Ones({1})}).has_value());
  EXPECT_NE(endless.error.message.find("steps"), std::string::npos);
  Bound deep("at::Tensor run(at::Tensor x) { return run(x); }");
  EXPECT_FALSE(deep.Run({Ones({1})}).has_value());
  EXPECT_FALSE(deep.module->Call("other", {}, {}, deep.error).has_value());
  EXPECT_EQ(deep.error.kind, BindingError::Kind::kNoFunction);
  Bound refused("at::Tensor run(at::Tensor x) { EXEC_NPU_CMD(aclnnX, x); return x; }");
  refused.refuse = "no";
  EXPECT_FALSE(refused.Run({Ones({1})}).has_value());
  EXPECT_EQ(refused.error.kind, BindingError::Kind::kLaunch);
}

TEST(Binding, Maps) {
  Bound bound(R"(
static const std::unordered_map<std::string, int64_t> kModes = {{"none", 0}, {"mean", 1}};
std::map<int64_t, torch::Dtype> kDtypes = {{0, torch::kFloat32}, {3, torch::kInt32}};
at::Tensor run(const at::Tensor& x, int64_t code, const std::string& mode) {
    auto options = torch::TensorOptions().dtype(kDtypes.at(code)).device(x.device());
    auto it = kModes.find(mode);
    int64_t chosen = it != kModes.end() ? it->second : -1;
    at::Tensor result = torch::empty(x.sizes(), options);
    EXEC_NPU_CMD(aclnnScale, x, chosen, kModes.count(mode), result);
    return result;
})");
  std::optional<Value> result = bound.Run({Ones({2}), Value(3), Value("mean")});
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  EXPECT_EQ(result->tensor()->dtype(), Dtype::kI32);
  EXPECT_EQ(bound.launches[0].arguments[1].integer(), 1);
  EXPECT_EQ(bound.launches[0].arguments[2].integer(), 1);
  ASSERT_TRUE(bound.Run({Ones({2}), Value(0), Value("sum")}).has_value());
  EXPECT_EQ(bound.launches[1].arguments[1].integer(), -1);
  EXPECT_FALSE(bound.Run({Ones({2}), Value(7), Value("sum")}).has_value());
  EXPECT_EQ(bound.error.kind, BindingError::Kind::kCheckFailed);
}

TEST(Binding, DevicesAreAsked) {
  Bound bound(R"(
at::Tensor run(const at::Tensor& x, const at::Tensor& y) {
    TORCH_CHECK(x.device().type() == c10::DeviceType::PrivateUse1, "x must be on the NPU");
    TORCH_CHECK(x.device().type() == at::kPrivateUse1 && x.device() == y.device(), "y, too");
    TORCH_CHECK(x.device().is_privateuseone() && !x.device().is_cpu() && !x.device().is_cuda(), "not elsewhere");
    TORCH_CHECK(y.device().type() == c10::DeviceType::CPU, "y on the host");
    return x;
})");
  EXPECT_FALSE(bound.Run({Ones({2}), Ones({2})}).has_value());
  EXPECT_EQ(bound.error.message, "y on the host");
}

TEST(Binding, LimitsOfWholeNumbers) {
  Bound bound(R"(
int64_t run(int64_t n) {
    TORCH_CHECK(n <= std::numeric_limits<int32_t>::max(), "too many");
    return static_cast<int64_t>(std::numeric_limits<uint32_t>::max()) + std::numeric_limits<int16_t>::min();
})");
  const std::optional<Value> result = bound.Run({Value(7)});
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  EXPECT_EQ(result->integer(), 4294967295 - 32768);
  EXPECT_FALSE(bound.Run({Value(std::int64_t{1} << 31)}).has_value());
}

TEST(Binding, NamesOfEveryForm) {
  Bound bound(R"(
namespace ops {
at::Tensor run_impl(const at::Tensor& x) { return x; }
}
TORCH_LIBRARY_IMPL(myops, PrivateUse1, m) { m.impl("by_library", &ops::run_impl); })",
              "m.def(\"run\", &ops::run_impl); m.def(\"direct\", [](at::Tensor x) { return x + 1; });");
  EXPECT_EQ(bound.module->Names(), (std::vector<std::string>{"run", "direct", "by_library"}));
  const std::optional<Value> result = bound.module->Call("direct", {Ones({2})}, {}, bound.error);
  ASSERT_TRUE(result.has_value()) << bound.error.message;
  EXPECT_EQ(result->tensor()->values(), (std::vector<double>{2, 2}));
}

}  // namespace
}  // namespace assay::harness
