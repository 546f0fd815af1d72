// Arguments of an operator's call against its definition.
#include "analyzer/dialects/ascendc/launch/aclnn.h"

#include <gtest/gtest.h>

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

TEST(Aclnn, FloatingPointArgumentsHaveRegistersOfTheirOwn) {
  const OpDefinition op = Definition();
  // Left out, one too many, and behind the output: the other arguments arrive where they belong.
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

}  // namespace
}  // namespace assay::ascendc
