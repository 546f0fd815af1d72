// Relations between lengths, and contracts of cases.
#include "dialects/ascendc/derive/derived-shapes.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "dialects/ascendc/derive/derived-contracts.h"
#include "dialects/ascendc/derive/judge-faults.h"

namespace assay {
namespace {

using Shape = std::vector<std::int64_t>;

OpDefinition Norm() {
  OpDefinition op;
  op.op_type = "Norm";
  const auto add = [&](OpParam::Kind kind, const char* name, const char* type, std::vector<std::string> dtypes) {
    OpParam param;
    param.kind = kind;
    param.name = name;
    param.param_type = type;
    param.dtypes = std::move(dtypes);
    op.params.push_back(std::move(param));
  };
  add(OpParam::Kind::kInput, "x", "required", {"DT_FLOAT16", "DT_FLOAT"});
  add(OpParam::Kind::kInput, "gamma", "required", {"DT_FLOAT16", "DT_FLOAT"});
  add(OpParam::Kind::kInput, "places", "optional", {"DT_INT32", "DT_INT32"});
  add(OpParam::Kind::kOutput, "y", "required", {"DT_FLOAT16", "DT_FLOAT"});
  return op;
}

TilingCase Case(Shape x, Shape gamma, const char* dtype) {
  TilingCase one;
  one.inputs = {{.shape = x, .dtype = dtype}, {.shape = std::move(gamma), .dtype = dtype}};
  one.outputs = {{.shape = std::move(x), .dtype = dtype}};
  return one;
}

Contract Made(Shape x, Shape gamma, const char* dtype = "DT_FLOAT") {
  return ContractOfCase(Norm(), Case(std::move(x), std::move(gamma), dtype), "ascend910b").value();
}

TEST(DerivedShapes, ContractOfACase) {
  const Contract contract = Made({24, 40}, {40}, "DT_FLOAT16");
  ASSERT_EQ(contract.inputs.size(), 3u);
  EXPECT_EQ(contract.inputs[0].dtype, Dtype::kF16);
  EXPECT_FALSE(contract.inputs[2].present);
  EXPECT_EQ(contract.outputs[0].shape, (Shape{24, 40}));
}

TEST(DerivedShapes, CasesThatDoNotFitTheDefinition) {
  EXPECT_FALSE(ContractOfCase(Norm(), Case({24, 40}, {40}, "DT_INT8"), "ascend910b"));
  TilingCase few = Case({24, 40}, {40}, "DT_FLOAT");
  few.inputs.pop_back();
  EXPECT_FALSE(ContractOfCase(Norm(), few, "ascend910b"));
  TilingCase blocks = Case({24, 40}, {40}, "DT_FLOAT");
  blocks.inputs[0].format = "FORMAT_FRACTAL_NZ";
  EXPECT_FALSE(ContractOfCase(Norm(), blocks, "ascend910b"));
  blocks.inputs[0].format = "FORMAT_NHWC";
  EXPECT_FALSE(ContractOfCase(Norm(), blocks, "ascend910b"));
  TilingCase mixed = Case({24, 40}, {40}, "DT_FLOAT");
  mixed.inputs[1].dtype = "DT_FLOAT16";
  EXPECT_FALSE(ContractOfCase(Norm(), mixed, "ascend910b"));
}

TEST(DerivedShapes, EqualLengthsStayEqual) {
  const Contract first = Made({24, 1, 40}, {40});
  const ShapeFamily family(first, {&first});
  ASSERT_EQ(family.size(), 2u);
  const Contract other = family.At({7, 33});
  EXPECT_EQ(other.inputs[0].shape, (Shape{7, 1, 33}));
  EXPECT_EQ(other.inputs[1].shape, (Shape{33}));
  EXPECT_EQ(other.outputs[0].shape, (Shape{7, 1, 33}));
}

TEST(DerivedShapes, AnotherCaseTellsLengthsApart) {
  const Contract first = Made({40, 40}, {40}), second = Made({16, 40}, {40});
  EXPECT_EQ(ShapeFamily(first, {&first}).size(), 1u);
  EXPECT_EQ(ShapeFamily(first, {&first, &second}).size(), 2u);
}

TEST(DerivedShapes, MultiplesAndProductsStay) {
  Contract first = Made({24, 80}, {40});
  EXPECT_EQ(ShapeFamily(first, {&first}).At({24, 33}).inputs[0].shape, (Shape{24, 66}));
  first = Made({3, 5}, {15});
  const ShapeFamily family(first, {&first});
  ASSERT_EQ(family.size(), 2u);
  EXPECT_EQ(family.At({7, 9}).inputs[1].shape, (Shape{63}));
}

TEST(DerivedShapes, TwiceALengthOrAProductWithTwo) {
  const Contract first = Made({2, 32}, {16});
  const ShapeFamily family(first, {&first});
  EXPECT_EQ(family.At({7, 9}).inputs[0].shape, (Shape{2, 18}));
  // Another case decides which it is.
  const Contract second = Made({3, 32}, {16});
  EXPECT_EQ(ShapeFamily(first, {&first, &second}).At({7, 9}).inputs[0].shape, (Shape{7, 18}));
}

TEST(DerivedShapes, OneOrALength) {
  const Contract first = Made({24, 40}, {40}), second = Made({16, 40}, {1});
  const ShapeFamily family(first, {&first, &second});
  ASSERT_EQ(family.size(), 2u);
  EXPECT_EQ(family.At({24, 33}).inputs[1].shape, (Shape{33}));
  EXPECT_EQ(ShapeFamily(second, {&first, &second}).At({16, 33}).inputs[1].shape, (Shape{1}));
}

TEST(DerivedShapes, SmallLengthsThatStayTheSame) {
  const Contract boxes = Made({21, 4}, {21});
  const ShapeFamily family(boxes, {&boxes});
  ASSERT_EQ(family.size(), 2u);
  EXPECT_TRUE(family.IsSmall(0));
  EXPECT_FALSE(family.IsSmall(1));
  EXPECT_TRUE(family.ChangesSmall({5, 21}));
  EXPECT_FALSE(family.ChangesSmall({4, 64}));
  // Small compared with nothing, and along the first axis.
  const Contract cube = Made({2, 3, 4}, {4}), rows = Made({4, 1024}, {1024});
  const ShapeFamily of_cube(cube, {&cube});
  ASSERT_GE(of_cube.size(), 2u);
  for (std::size_t root = 0; root < of_cube.size(); ++root) EXPECT_FALSE(of_cube.IsSmall(root));
  EXPECT_FALSE(ShapeFamily(rows, {&rows}).IsSmall(0));
  // Another case has another length there.
  const Contract others = Made({30, 6}, {30});
  EXPECT_FALSE(ShapeFamily(boxes, {&boxes, &others}).IsSmall(0));
}

TEST(DerivedShapes, AttributesThatAreALength) {
  Contract first = Made({24, 40}, {40});
  first.attributes = {{"group", std::int64_t{2}}, {"width", std::int64_t{40}}};
  const Contract other = ShapeFamily(first, {&first}).At({24, 33});
  EXPECT_EQ(std::get<std::int64_t>(other.attributes.at("width")), 33);
  EXPECT_EQ(std::get<std::int64_t>(other.attributes.at("group")), 2);
}

TEST(DerivedShapes, AttributesThatAreALengthOfAnOutputAlone) {
  Contract first = Made({24, 40}, {40});
  first.attributes = {{"sizes", Shape{24, 80}}};
  EXPECT_TRUE(ShapeFamily(first, {&first}).has_loose_values());
  first.outputs[0].shape = {24, 80};
  EXPECT_TRUE(ShapeFamily(first, {&first}).has_loose_values());
  first.attributes = {{"sizes", Shape{24, 40}}};
  EXPECT_FALSE(ShapeFamily(first, {&first}).has_loose_values());
  // No length of an input can be wrong.
  Contract steps = Made({1, 1}, {1});
  steps.outputs[0].shape = {10};
  steps.attributes = {{"steps", std::int64_t{10}}};
  EXPECT_FALSE(ShapeFamily(steps, {&steps}).has_loose_values());
}

TEST(DerivedShapes, AsManyElementsAsAskedFor) {
  const Contract first = Made({24, 40}, {40});
  const auto large = ShapeFamily(first, {&first}).AtElements(0, std::int64_t{5} << 30);
  ASSERT_TRUE(large);
  EXPECT_EQ(large->inputs[0].shape, (Shape{134217728, 40}));
}

TEST(DerivedShapes, OtherColumnOfDtypes) {
  const std::optional<Contract> made = WithColumn(Norm(), 0, Made({24, 40}, {40}));
  ASSERT_TRUE(made);
  const Contract& other = *made;
  EXPECT_EQ(other.inputs[1].dtype, Dtype::kF16);
  EXPECT_EQ(other.outputs[0].dtype, Dtype::kF16);
}

TEST(JudgeFaults, ReadsOfWhatNothingWroteAreTakenOut) {
  Fault past, unset;
  past.kind = FaultKind::kGlobalReadOutOfBounds;
  unset.kind = FaultKind::kUninitialisedRead;
  std::vector<Fault> faults = {past, unset};
  EXPECT_TRUE(TakeUninitialised(faults));
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].kind, FaultKind::kGlobalReadOutOfBounds);
  EXPECT_FALSE(TakeUninitialised(faults));
}

TEST(JudgeFaults, NothingIsToldOfOutputsWhoseShapesAreAssumed) {
  Fault past, whole, part;
  past.kind = FaultKind::kGlobalWriteOutOfBounds;
  whole.kind = part.kind = FaultKind::kOutputUnwritten;
  whole.args = {{"count", 8}, {"total", 8}};
  part.args = {{"count", 1}, {"total", 8}};
  std::vector<Fault> faults = {past, part};
  KeepCertain({.outputs_known = false}, faults);
  EXPECT_TRUE(faults.empty());
  // Clearing memory that is accumulated into without being set is the caller's task.
  Fault added;
  added.kind = FaultKind::kAtomicMisuse;
  added.args = {{"advisory", 1}};
  added.text = {{"reason", "undefined-base"}, {"tensor", "y"}};
  part.text = {{"tensor", "y"}};
  faults = {part, added};
  KeepCertain({.outputs_known = true}, faults);
  EXPECT_TRUE(faults.empty());
  // An input that is not used at all may be optional.
  faults = {past, whole, part};
  KeepCertain({.outputs_known = true}, faults);
  ASSERT_EQ(faults.size(), 2u);
  EXPECT_EQ(faults[1].args.at("count"), 1);
}

TEST(JudgeFaults, AFaultOfOtherValuesHasTheSameNumbers) {
  Fault fault;
  fault.kind = FaultKind::kGlobalReadOutOfBounds;
  fault.args = {{"offset", 64}};
  Fault other = fault;
  EXPECT_TRUE(IsAmong(fault, {other}));
  other.args["offset"] = 128;
  EXPECT_FALSE(IsAmong(fault, {other}));
}

TEST(JudgeFaults, PlacesDecideAddresses) {
  TilingCase one = Case({24, 40}, {40}, "DT_FLOAT");
  EXPECT_FALSE(HoldsPlaces(Norm(), ContractOfCase(Norm(), one, "ascend910b").value()));
  one.inputs.push_back({.shape = {24}, .dtype = "DT_INT32"});
  Contract contract = ContractOfCase(Norm(), one, "ascend910b").value();
  EXPECT_TRUE(HoldsPlaces(Norm(), contract));
  contract.inputs[2].given = true;
  EXPECT_FALSE(HoldsPlaces(Norm(), contract));
  Fault access, overflow;
  access.kind = FaultKind::kGlobalReadOutOfBounds;
  overflow.kind = FaultKind::kOnChipOverflow;
  std::vector<Fault> faults = {access, overflow};
  EXPECT_TRUE(TakeAccesses(faults));
  EXPECT_EQ(faults.size(), 1u);
}

TEST(JudgeFaults, LargeTensorsGiveAdvice) {
  Fault wrapped, unset;
  wrapped.kind = FaultKind::kWrappedOffset;
  unset.kind = FaultKind::kUninitialisedRead;
  std::vector<Fault> faults = {wrapped, unset};
  KeepOfLarge({.outputs_known = true}, faults);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].args.at("advisory"), 1);
}

TEST(DerivedShapes, AxesOfOneTensorApart) {
  const Contract first = Made({5, 5}, {5});
  const ShapeFamily tied(first, {&first});
  ASSERT_EQ(tied.size(), 1u);
  EXPECT_TRUE(tied.ties_axes());
  const ShapeFamily apart(first, {&first}, true);
  ASSERT_EQ(apart.size(), 2u);
  EXPECT_FALSE(apart.ties_axes());
  const Contract made = apart.At({7, 9});
  EXPECT_EQ(made.inputs[0].shape, (Shape{7, 9}));
  EXPECT_EQ(made.outputs[0].shape, (Shape{7, 9}));
  EXPECT_EQ(made.inputs[1].shape, (Shape{7})) << "a length is that of the same axis of other tensors";
}

TEST(JudgeFaults, OnlyWhatWrapped) {
  Fault wrapped, past;
  wrapped.kind = FaultKind::kWrappedOffset;
  past.kind = FaultKind::kGlobalReadOutOfBounds;
  std::vector<Fault> faults = {past, wrapped};
  KeepWrapped(faults);
  ASSERT_EQ(faults.size(), 1u);
  EXPECT_EQ(faults[0].kind, FaultKind::kWrappedOffset);
}

}  // namespace
}  // namespace assay
