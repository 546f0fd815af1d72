// Dimensions that cases of a task name by differing from each other.
#include "dialects/ascendc/contract/contract-with-symbols.h"

#include <gtest/gtest.h>

#include "analyzer/facts/ascendc/operator.h"

namespace assay {
namespace {

using Shape = std::vector<std::int64_t>;

ContractTensor TensorOf(std::string name, Shape shape, std::string list = "") {
  ContractTensor tensor;
  tensor.name = std::move(name);
  tensor.shape = std::move(shape);
  tensor.list = std::move(list);
  return tensor;
}

Contract CaseOf(std::vector<ContractTensor> inputs, std::vector<ContractTensor> outputs) {
  Contract contract;
  contract.inputs = std::move(inputs);
  contract.outputs = std::move(outputs);
  return contract;
}

std::optional<Contract> Named(const std::vector<Contract>& cases) {
  std::string why;
  return NamedFromCases(cases, why);
}

TEST(NamedContract, EqualColumnsShareAName) {
  const auto named = Named({CaseOf({TensorOf("x", {64, 128, 7}), TensorOf("w", {128})}, {TensorOf("y", {64, 7})}),
                            CaseOf({TensorOf("x", {32, 256, 7}), TensorOf("w", {256})}, {TensorOf("y", {32, 7})})});
  ASSERT_TRUE(named);
  ASSERT_EQ(named->symbols.size(), 2U);
  EXPECT_EQ(named->symbols[0].name, "A");
  EXPECT_EQ(named->symbols[1].name, "B");
  EXPECT_EQ(named->inputs[0].symbols, (std::vector<int>{0, 1, -1}));
  EXPECT_EQ(named->inputs[1].symbols, (std::vector<int>{1}));
  EXPECT_EQ(named->outputs[0].symbols, (std::vector<int>{0, -1}));
}

TEST(NamedContract, TheFirstRunIsSmallButHasSomethingToDo) {
  const auto of = [](std::int64_t n) { return CaseOf({TensorOf("x", {n})}, {TensorOf("y", {n})}); };
  EXPECT_EQ(Named({of(1), of(100000), of(2048)})->symbols.at(0).first, 2048);
  EXPECT_EQ(Named({of(1), of(7), of(300)})->symbols.at(0).first, 300);
}

TEST(NamedContract, OfOneCaseTheLongestDimensionHasAName) {
  const auto named = Named({CaseOf({TensorOf("x", {3, 500})}, {TensorOf("y", {3})})});
  ASSERT_TRUE(named);
  ASSERT_EQ(named->symbols.size(), 1U);
  EXPECT_EQ(named->symbols[0].name, "N");
  EXPECT_EQ(named->symbols[0].first, 500);
  EXPECT_EQ(named->inputs[0].symbols, (std::vector<int>{-1, 0}));
}

TEST(NamedContract, ACaseThatIsTooLargeIsFirstRunSmaller) {
  const auto named = Named({CaseOf({TensorOf("x", {4096, 393216})}, {TensorOf("y", {4096, 393216})})});
  ASSERT_TRUE(named);
  ASSERT_EQ(named->symbols.size(), 1U);
  const ContractSymbol& symbol = named->symbols.front();
  EXPECT_LE(symbol.first, 96);
  EXPECT_EQ(symbol.first % 48, 0) << "as the case's own length";
  EXPECT_EQ(symbol.high, 2147483647) << "the case itself belongs to the domain";
  EXPECT_EQ(named->inputs[0].shape, (Shape{4096, symbol.first}));
  EXPECT_EQ(named->outputs[0].shape, (Shape{4096, symbol.first}));
}

TEST(NamedContract, FurtherDimensionsGetNamesWhereOneIsNotEnough) {
  const auto named = Named({CaseOf({TensorOf("x", {8192, 8000, 512})}, {TensorOf("y", {8192, 8000, 512})})});
  ASSERT_TRUE(named);
  EXPECT_GE(named->symbols.size(), 2U);
  std::int64_t count = 1;
  for (const std::int64_t dim : named->inputs[0].shape) count *= dim;
  EXPECT_LE(count, 1 << 19);
  EXPECT_EQ(named->inputs[0].shape, named->outputs[0].shape);
}

TEST(NamedContract, ListsOfEqualTensorsBecomeOneRow) {
  const auto of = [](const Shape& shape) {
    return CaseOf({TensorOf("x[0]", shape, "x"), TensorOf("x[1]", shape, "x"), TensorOf("s", {1})},
                  {TensorOf("y[0]", shape, "y"), TensorOf("y[1]", shape, "y")});
  };
  const auto named = Named({of({8, 300}), of({4096})});
  ASSERT_TRUE(named);
  ASSERT_EQ(named->inputs.size(), 2U);
  ASSERT_EQ(named->outputs.size(), 1U);
  EXPECT_EQ(named->inputs[0].name, "x[0]");
  EXPECT_EQ(named->inputs[0].list, "x");
  EXPECT_EQ(named->inputs[0].shape, (Shape{2400}));
  EXPECT_EQ(named->inputs[0].symbols, (std::vector<int>{0}));
  EXPECT_EQ(named->inputs[1].symbols, (std::vector<int>{}));
  EXPECT_EQ(named->outputs[0].symbols, (std::vector<int>{0}));
}

TEST(NamedContract, ListsOfOtherShapesKeepTheirDimensions) {
  const auto named = Named({CaseOf({TensorOf("x[0]", {8, 300}, "x")}, {TensorOf("y[0]", {1}, "y")})});
  ASSERT_TRUE(named);
  EXPECT_EQ(named->inputs[0].shape, (Shape{8, 300}));
  EXPECT_EQ(named->inputs[0].symbols, (std::vector<int>{-1, 0}));
}

// Of pooling, the length of the output is a function of the input's that the cases do not tell.
TEST(NamedContract, WhatAnOutputsShapeMayDependOnKeepsItsLength) {
  const auto of = [](std::int64_t batch, std::int64_t length) {
    return CaseOf({TensorOf("x", {batch, 32, length})}, {TensorOf("y", {batch, 32, length / 2})});
  };
  for (const auto& named : {Named({of(16, 131072)}), Named({of(16, 131072), of(16, 262144)})}) {
    ASSERT_TRUE(named);
    EXPECT_EQ(named->inputs[0].symbols.at(2), -1);
    EXPECT_EQ(named->inputs[0].shape.at(2), 131072);
    EXPECT_EQ(named->outputs[0].shape.at(2), 65536);
    EXPECT_EQ(named->inputs[0].shape.at(1), named->outputs[0].shape.at(1));
    EXPECT_EQ(named->symbols.front().name, "N");
  }
}

TEST(NamedContract, SaysWhyThereIsNothingToAskFor) {
  std::string why;
  EXPECT_FALSE(NamedFromCases({CaseOf({TensorOf("x", {300})}, {TensorOf("y", {299})})}, why));
  EXPECT_EQ(why, "how the shape of an output follows from those of the inputs is not known");
  why.clear();
  EXPECT_FALSE(NamedFromCases({}, why));
  EXPECT_EQ(why, "the task has no cases");
  EXPECT_FALSE(NamedFromCases({CaseOf({TensorOf("x", {1})}, {TensorOf("y", {1})})}, why));
  EXPECT_EQ(why, "no dimension of the task's cases can be named");
  EXPECT_FALSE(NamedFromDefinition(Facts{}, "ascend910b", why));
  EXPECT_EQ(why, "there is neither a contract nor a task, and no op definition");
}

}  // namespace
}  // namespace assay
