// Arguments of an operator's call against its definition.
#include "dialects/ascendc/launch/aclnn.h"
#include "analyzer/facts/ascendc/operator.h"

#include <gtest/gtest.h>

#include "dialects/ascendc/launch/wrapper.h"

namespace assay::ascendc {
namespace {

using Problem = AclnnPlan::Problem;

OpParam Param(OpParam::Kind kind, std::string name, std::vector<std::string> dtypes, std::string type = "required") {
  OpParam param;
  param.kind = kind;
  param.name = std::move(name);
  param.dtypes = std::move(dtypes);
  param.param_type = std::move(type);
  return param;
}

OpDefinition Definition() {
  OpDefinition op;
  op.op_type = "Blend";
  op.params = {Param(OpParam::Kind::kInput, "x", {"DT_FLOAT16", "DT_FLOAT"}),
               Param(OpParam::Kind::kInput, "mask", {"DT_BOOL"}, "optional"),
               Param(OpParam::Kind::kOutput, "y", {"DT_FLOAT16", "DT_FLOAT"})};
  op.attrs.resize(1);
  op.attrs[0].name = "weight";
  op.attrs[0].type = "Float";
  return op;
}

Value Zeros(Dtype dtype, Shape shape = {4}) { return Value(Tensor(dtype, std::move(shape))); }

AclnnPlan Plan(const OpDefinition& op, ValueList arguments) {
  harness::OperatorLaunch launch;
  launch.api = "aclnn" + op.op_type;
  launch.undefined.resize(arguments.size());
  launch.arguments = std::move(arguments);
  return PlanAclnn(op, launch);
}

TEST(Aclnn, InputsAttributesOutputs) {
  const AclnnPlan plan = Plan(Definition(), {Zeros(Dtype::kF32), Value(), Value(0.5), Zeros(Dtype::kF32)});
  ASSERT_EQ(plan.problem, Problem::kNone) << plan.message;
  ASSERT_EQ(plan.contract.inputs.size(), 2u);
  EXPECT_EQ(plan.contract.inputs[0].dtype, Dtype::kF32);
  EXPECT_FALSE(plan.contract.inputs[1].present);
  EXPECT_EQ(plan.contract.inputs[1].dtype, Dtype::kBool);
  EXPECT_EQ(std::get<double>(plan.contract.attributes.at("weight")), 0.5);
  EXPECT_EQ(plan.contract.outputs.at(0).name, "y");
}

TEST(Aclnn, WhatTheOperatorRefuses) {
  const OpDefinition op = Definition();
  EXPECT_EQ(Plan(op, {Zeros(Dtype::kF32), Zeros(Dtype::kF32)}).problem, Problem::kArguments);
  EXPECT_EQ(Plan(op, {Zeros(Dtype::kF32), Value(), Value(0.5), Zeros(Dtype::kF16)}).message,
            "no dtype combination of `Blend` is x float32, y float16");
  EXPECT_EQ(Plan(op, {Zeros(Dtype::kF32), Value(), Value(1), Zeros(Dtype::kF32)}).problem, Problem::kArguments);
  EXPECT_EQ(Plan(op, {Value(), Value(), Value(0.5), Zeros(Dtype::kF32)}).problem, Problem::kArguments);
  harness::OperatorLaunch other;
  other.api = "aclnnAdd";
  EXPECT_EQ(PlanAclnn(op, other).problem, Problem::kForeign);
}

TEST(Aclnn, AViewThatIsNotInOrder) {
  OpDefinition op = Definition();
  const Tensor whole(Dtype::kF32, {2, 3});
  const Value turned = Value(whole.View({3, 2}, {1, 3}, 0));
  const ValueList arguments = {turned, Value(), Value(0.5), Zeros(Dtype::kF32, {3, 2})};
  EXPECT_EQ(Plan(op, arguments).problem, Problem::kUnclear);
  EXPECT_NE(Plan(op, arguments).message.find("`x` is a view whose elements are not in order"), std::string::npos);
  op.params[0].auto_contiguous = true;
  EXPECT_EQ(Plan(op, arguments).problem, Problem::kNone) << Plan(op, arguments).message;
}

TEST(Aclnn, BoolForAByteWhereTheCallerIsKnownToBeRight) {
  OpDefinition op = Definition();
  op.params[1].dtypes = {"DT_UINT8"};
  harness::OperatorLaunch launch;
  launch.api = "aclnnBlend";
  launch.arguments = {Zeros(Dtype::kF32), Zeros(Dtype::kBool), Value(0.5), Zeros(Dtype::kF32)};
  launch.undefined.resize(4);
  EXPECT_EQ(PlanAclnn(op, launch).problem, Problem::kArguments);
  const AclnnPlan plan = PlanAclnn(op, launch, true);
  ASSERT_EQ(plan.problem, Problem::kNone) << plan.message;
  EXPECT_EQ(plan.by_bytes, "no dtype combination of `Blend` is x float32, mask bool, y float32");
  EXPECT_EQ(plan.contract.inputs[1].dtype, Dtype::kU8);
  launch.arguments[1] = Zeros(Dtype::kI32);
  EXPECT_EQ(PlanAclnn(op, launch, true).problem, Problem::kArguments);
}

TEST(Aclnn, FloatingPointArgumentsHaveRegistersOfTheirOwn) {
  const OpDefinition op = Definition();
  // Omitted, superfluous, and after the output: the other arguments still arrive where they belong.
  const AclnnPlan without = Plan(op, {Zeros(Dtype::kF32), Value(), Zeros(Dtype::kF32)});
  EXPECT_EQ(without.problem, Problem::kNone) << without.message;
  EXPECT_FALSE(without.contract.attributes.contains("weight"));
  const AclnnPlan more = Plan(op, {Zeros(Dtype::kF32), Value(), Value(0.5), Value(0.25), Zeros(Dtype::kF32)});
  EXPECT_EQ(more.problem, Problem::kNone) << more.message;
  EXPECT_EQ(std::get<double>(more.contract.attributes.at("weight")), 0.5);
  const AclnnPlan behind = Plan(op, {Zeros(Dtype::kF32), Value(), Zeros(Dtype::kF32), Value(0.5)});
  EXPECT_EQ(behind.problem, Problem::kNone) << behind.message;
}

TEST(Aclnn, AFloatIsReadAsHalfADouble) {
  const OpDefinition op = Definition();
  harness::OperatorLaunch launch;
  launch.api = "aclnnBlend";
  launch.arguments = {Zeros(Dtype::kF32), Value(), Value(1.0), Zeros(Dtype::kF32)};
  launch.undefined.resize(4);
  launch.single = {false, false, true, false};
  const AclnnPlan plan = PlanAclnn(op, launch);
  EXPECT_EQ(plan.problem, Problem::kNone) << plan.message;
  EXPECT_LT(std::get<double>(plan.contract.attributes.at("weight")), 1e-300);
  EXPECT_NE(plan.misread.find("`weight`"), std::string::npos);
}

TEST(Aclnn, ListsScalarsAndMemoryInPlace) {
  OpDefinition op;
  op.op_type = "ManyInPlace";
  op.params = {
      Param(OpParam::Kind::kInput, "x", {"DT_FLOAT"}, "dynamic"), Param(OpParam::Kind::kInput, "factor", {"DT_FLOAT"}),
      Param(OpParam::Kind::kInput, "state", {"DT_FLOAT"}), Param(OpParam::Kind::kOutput, "state", {"DT_FLOAT"}),
      Param(OpParam::Kind::kOutput, "y", {"DT_FLOAT"}, "dynamic")};
  op.params[1].scalar = true;
  const Value x = Value::List({Zeros(Dtype::kF32, {3}), Zeros(Dtype::kF32, {2, 2})});
  const AclnnPlan plan = Plan(op, {x, Value(2.0), Zeros(Dtype::kF32), x});
  ASSERT_EQ(plan.problem, Problem::kNone) << plan.message;
  ASSERT_EQ(plan.contract.inputs.size(), 4u);
  EXPECT_EQ(plan.contract.inputs[1].name, "x[1]");
  EXPECT_EQ(plan.contract.inputs[1].list, "x");
  EXPECT_EQ(plan.numbers[2].number(), 2.0);
  EXPECT_EQ(plan.contract.outputs[0].name, "state");
  ASSERT_EQ(plan.contract.outputs.size(), 3u);
  EXPECT_EQ(plan.contract.outputs[1].shares, "x[0]");
}

// Checks, defaults and a second function between the call and the launch.
constexpr const char* kWrapper = R"(
static const std::string MODES[] = {"plain", "soft"};
constexpr size_t Y_INDEX = 0;
namespace l0op {
OP_TYPE_REGISTER(Mingle);
const std::array<aclTensor*, 2> Mingle(const aclTensor* x, const aclTensor* weight, const std::string& mode, double rate,
                                       aclOpExecutor* executor, const aclTensor* spare = nullptr)
{
    L0_DFX(Mingle, x, weight);
    auto y = executor->AllocTensor(x->GetViewShape(), x->GetDataType(), Format::FORMAT_ND);  // ;
    auto sums = executor->AllocTensor(x->GetViewShape(), DataType::DT_FLOAT, Format::FORMAT_ND);
    auto ret = ADD_TO_LAUNCHER_LIST_AICORE(Mingle, OP_INPUT(weight, x), OP_OUTPUT(y, sums),
                                           OP_ATTR(mode, static_cast<float>(rate)));
    return {y, sums};
}
}
aclnnStatus aclnnMixWithModeGetWorkspaceSize(const aclTensor* x, const aclTensor* weightOptional, int64_t mode,
    double rate, aclTensor* out, aclTensor* sums, uint64_t* workspaceSize, aclOpExecutor** executor)
{
    auto one = CREATE_EXECUTOR();
    CHECK_RET(one.get() != nullptr, ACLNN_ERR_INNER_CREATE_EXECUTOR);
    if (x->IsEmpty()) {
        *workspaceSize = 0;
        return ACLNN_SUCCESS;
    }
    auto from = l0op::Contiguous(x, one.get());
    const aclTensor* weight = nullptr;
    if (weightOptional) {
        weight = l0op::Contiguous(weightOptional, one.get());
    } else {
        auto number = one.get()->AllocScalar(1);
        weight = l0op::Fill(x, one.get()->ConvertToTensor(number, from->GetDataType()), SIZES, one.get());
    }
    bool fits = IsSupported(from);
    std::array<aclTensor*, 2> made = {nullptr, nullptr};
    if (fits) {
        made = l0op::Mingle(from, weight, MODES[mode], rate, one.get());
    } else {
        made = l0op::MingleOld(from, weight, one.get());
    }
    auto cast = l0op::Cast(made[Y_INDEX], out->GetDataType(), one.get());
    auto copied = l0op::ViewCopy(cast, out, one.get());
    if (sums != nullptr) {
        l0op::ViewCopy(made[1], sums, one.get());
    }
    return ACLNN_SUCCESS;
}
aclnnStatus aclnnMixGetWorkspaceSize(const aclTensor* x, const aclTensor* weightOptional, int64_t mode, double rate,
    aclTensor* out, aclTensor* sums, uint64_t* workspaceSize, aclOpExecutor** executor)
{
    return aclnnMixWithModeGetWorkspaceSize(x, weightOptional, mode, rate, out, sums, workspaceSize, executor);
}
)";

Wrapped Follow(ValueList arguments) {
  OpDefinition op;
  op.op_type = "Mingle";
  harness::OperatorLaunch launch;
  launch.api = "aclnnMix";
  launch.undefined.resize(arguments.size());
  launch.arguments = std::move(arguments);
  return FollowWrapper(op, kWrapper, launch);
}

TEST(Wrapper, IsFollowedToTheLaunch) {
  const Value x = Zeros(Dtype::kF32), weight = Zeros(Dtype::kF32), out = Zeros(Dtype::kF32), sums = Zeros(Dtype::kF32);
  EXPECT_TRUE(DefinesWrapper(kWrapper, "aclnnMix"));
  EXPECT_FALSE(DefinesWrapper(kWrapper, "aclnnMingle"));
  const Wrapped made = Follow({x, weight, Value(1), Value(0.25), out, sums});
  ASSERT_TRUE(made.launch) << made.why_not;
  EXPECT_EQ(made.launch->api, "aclnnMingle");
  ASSERT_EQ(made.launch->arguments.size(), 6u);
  EXPECT_EQ(made.launch->arguments[0].tensor(), weight.tensor());
  EXPECT_EQ(made.launch->arguments[1].tensor(), x.tensor());
  EXPECT_EQ(made.launch->arguments[2].text(), "soft");
  EXPECT_EQ(made.launch->arguments[3].number(), 0.25);
  EXPECT_EQ(made.launch->arguments[4].tensor(), out.tensor());
  EXPECT_EQ(made.launch->arguments[5].tensor(), sums.tensor());
}

TEST(Wrapper, WhatOtherCodeMakesIsLeftOpen) {
  const Value x = Zeros(Dtype::kF32), out = Zeros(Dtype::kF32);
  const Wrapped filled = Follow({x, Value(), Value(0), Value(0.5), out, Zeros(Dtype::kF32)});
  EXPECT_FALSE(filled.launch);
  EXPECT_EQ(filled.why_not, "the wrapper `aclnnMix` is not followed: input 0 of the operator is made by other code");
  const Wrapped unused = Follow({x, x, Value(0), Value(0.5), out, Value()});
  EXPECT_FALSE(unused.launch);
  EXPECT_EQ(unused.why_not, "the wrapper `aclnnMix` is not followed: result 1 is used by other code");
}

}  // namespace
}  // namespace assay::ascendc
