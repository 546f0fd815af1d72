// The meaning of "for all shapes": ranges, steps, and limits of tensors.
#include <gtest/gtest.h>

#include "dialects/ascendc/prove/shape-paths.h"

namespace assay {
namespace {

Contract Of(std::vector<ContractSymbol> symbols, std::vector<std::int64_t> shape, std::vector<int> names) {
  Contract contract;
  contract.symbols = std::move(symbols);
  for (auto* tensors : {&contract.inputs, &contract.outputs}) {
    ContractTensor& tensor = tensors->emplace_back();
    tensor.name = tensors == &contract.inputs ? "x" : "y";
    tensor.shape = shape;
    tensor.symbols = names;
  }
  return contract;
}

TEST(ShapeDomain, ADimensionIsTheSymbolTimesItsStep) {
  const Contract contract = Of({{.name = "N", .low = 10, .high = 1000, .first = 64, .multiple = 16}}, {64}, {0});
  const ShapeDomain domain = DomainOf(contract);
  EXPECT_EQ(domain.text, "N in [10, 1000], a multiple of 16");
  ASSERT_EQ(domain.symbols.size(), 1U);
  EXPECT_EQ(domain.symbols[0]->range.lo, 1);   // 16 is the first multiple
  EXPECT_EQ(domain.symbols[0]->range.hi, 62);  // 992 the last
  EXPECT_EQ(domain.dims[0]->range.lo, 16);
  EXPECT_EQ(domain.dims[0]->range.hi, 992);
}

TEST(ShapeDomain, ContractsAtAShapeHaveItsNumbers) {
  const Contract contract = Of({{.name = "N", .first = 64, .multiple = 16}}, {3, 64}, {-1, 0});
  const Contract at = ContractAt(contract, {160});
  EXPECT_EQ(at.inputs[0].shape, (std::vector<std::int64_t>{3, 160}));
  EXPECT_EQ(at.outputs[0].shape, (std::vector<std::int64_t>{3, 160}));
}

TEST(ShapeDomain, NoTensorHasMoreElementsThanAllowed) {
  Contract contract = Of({{.name = "M"}, {.name = "N"}}, {8, 1, 4}, {0, 1, -1});
  contract.most_elements = 1000;
  const ShapeDomain domain = DomainOf(contract);
  EXPECT_EQ(domain.text, "M in [1, 250], N in [1, 250], tensors of at most 1000 elements");
  ASSERT_FALSE(domain.hypotheses.empty());
  const auto allowed = [&](std::int64_t m, std::int64_t n) {
    for (Expr hypothesis : domain.hypotheses) {
      const Assignment values = {{static_cast<SymbolId>(domain.symbols[0]->value), m},
                                 {static_cast<SymbolId>(domain.symbols[1]->value), n}};
      if (Evaluate(hypothesis, values).value_or(0) == 0) return false;
    }
    return true;
  };
  EXPECT_TRUE(allowed(25, 10));
  EXPECT_FALSE(allowed(25, 11));
}

TEST(ShapeDomain, SaysOfHowManyTensorsListsAre) {
  Contract contract = Of({{.name = "N"}}, {64}, {0});
  contract.inputs[0].list = "x";
  contract.inputs.push_back(contract.inputs[0]);
  EXPECT_EQ(DomainOf(contract).text, "N in [1, 2147483647], lists of 2 tensors");
  contract.inputs.pop_back();
  EXPECT_EQ(DomainOf(contract).text, "N in [1, 2147483647], lists of 1 tensor");
}

}  // namespace
}  // namespace assay
