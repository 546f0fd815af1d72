// Where a repair has to be right besides the contract's own shapes and values.
#include "pipeline/repair/repair.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

Contract Relu() {
  Contract contract;
  contract.inputs.push_back({.name = "x", .shape = {1024}});
  contract.outputs.push_back({.name = "y", .shape = {1024}});
  contract.reference = "relu";
  return contract;
}

TEST(ElsewhereOf, OtherValuesWhereTheReferenceIsComputed) {
  const std::vector<Contract> elsewhere = ElsewhereOf(Relu());
  ASSERT_EQ(elsewhere.size(), 1u);
  EXPECT_EQ(elsewhere[0].inputs[0].shape, std::vector<std::int64_t>{1024});
  EXPECT_NE(elsewhere[0].seed, Relu().seed);
}

TEST(ElsewhereOf, NothingWhereGoldensFixEverything) {
  Contract contract = Relu();
  contract.golden = {"y.npy"};
  EXPECT_TRUE(ElsewhereOf(contract).empty());
  contract = Relu();
  contract.reference.clear();
  EXPECT_TRUE(ElsewhereOf(contract).empty());
  contract = Relu();
  contract.inputs[0].data = "x.npy";
  EXPECT_TRUE(ElsewhereOf(contract).empty());
}

TEST(ElsewhereOf, OtherShapesWhereDimensionsHaveNames) {
  Contract contract = Relu();
  contract.symbols.push_back({.name = "N", .low = 16, .high = 4096, .first = 1024, .multiple = 16});
  for (ContractTensor* tensor : {&contract.inputs[0], &contract.outputs[0]}) tensor->symbols = {0};
  const std::vector<Contract> elsewhere = ElsewhereOf(contract);
  ASSERT_EQ(elsewhere.size(), 5u);
  std::vector<std::int64_t> lengths;
  for (const Contract& one : elsewhere) {
    EXPECT_TRUE(one.symbols.empty());
    EXPECT_EQ(one.inputs[0].shape, one.outputs[0].shape);
    EXPECT_EQ(one.inputs[0].shape[0] % 16, 0);
    lengths.push_back(one.inputs[0].shape[0]);
  }
  EXPECT_EQ(lengths, (std::vector<std::int64_t>{16, 528, 1040, 272, 1024}));
}

TEST(ElsewhereOf, WhatIsTooLargeIsLeftOut) {
  Contract contract = Relu();
  contract.symbols.push_back({.name = "N", .low = 1, .high = 2147483647, .first = 100000000, .multiple = 1});
  for (ContractTensor* tensor : {&contract.inputs[0], &contract.outputs[0]}) tensor->symbols = {0};
  const std::vector<Contract> elsewhere = ElsewhereOf(contract);
  ASSERT_EQ(elsewhere.size(), 3u);
  EXPECT_EQ(elsewhere[0].inputs[0].shape[0], 1);
  EXPECT_EQ(elsewhere[1].inputs[0].shape[0], 257);
}

}  // namespace
}  // namespace assay
