// What rules read off the API table's rows, on functions of every kind.
#include "rules/ascendc/api-forms.h"

#include <gtest/gtest.h>

namespace assay::rules {
namespace {

TEST(ApiForms, AScalarStandsBehindTensorsAlone) {
  EXPECT_EQ(ScalarPlace("Adds"), 2u);
  EXPECT_EQ(ScalarPlace("CompareScalar"), 2u);
  EXPECT_EQ(ScalarPlace("Duplicate"), 1u);
  EXPECT_EQ(ScalarPlace("Add"), std::nullopt);
  EXPECT_EQ(ScalarPlace("Swish"), std::nullopt);  // behind the count
  EXPECT_EQ(ScalarPlace("SetValue"), std::nullopt);
  EXPECT_EQ(ScalarPlace("NoSuchFunction"), std::nullopt);
}

TEST(ApiForms, FormsForAScalarBelongToFormsForTensors) {
  EXPECT_EQ(ScalarFormOf("Add"), "Adds");
  EXPECT_EQ(TensorFormOf("Adds"), "Add");
  EXPECT_EQ(ScalarFormOf("Max"), "Maxs");
  EXPECT_EQ(TensorFormOf("LeakyRelu"), "");
  EXPECT_EQ(ScalarFormOf("Sub"), "");  // `Subs` is not of this chip
  EXPECT_EQ(TensorFormOf("Subs"), "");
  EXPECT_EQ(ScalarFormOf("Compare"), "");  // `Compares` takes a tensor, too
}

TEST(ApiForms, TellsTemporaryTensorsFromThoseThatAreAlwaysGiven) {
  EXPECT_TRUE(TakesWork("ReduceSum"));
  EXPECT_FALSE(TakesWork("Sin"));
  EXPECT_FALSE(TakesWork("ReduceMean"));
  EXPECT_TRUE(TakesCountLast("Exp"));
  EXPECT_TRUE(TakesCountLast("Sin"));
  EXPECT_FALSE(TakesCountLast("Abs"));  // has no form with a temporary tensor, and others of four arguments
  EXPECT_FALSE(TakesCountLast("Power"));
}

TEST(ApiForms, KnowsWhatReachesGlobalMemory) {
  EXPECT_TRUE(TakesGlobal("DataCopy"));
  EXPECT_TRUE(TakesGlobal("Fixpipe"));
  EXPECT_TRUE(TakesGlobal("SetTensorA"));
  EXPECT_FALSE(TakesGlobal("Add"));
  EXPECT_FALSE(TakesGlobal("NoSuchFunction"));
}

TEST(ApiForms, KnowsTypes) {
  EXPECT_TRUE(HasOneElementType("Add"));
  EXPECT_TRUE(HasOneElementType("Sigmoid"));
  EXPECT_FALSE(HasOneElementType("Compare"));
  EXPECT_FALSE(HasOneElementType("Cast"));
  EXPECT_TRUE(IsUnaryInstruction("Abs"));
  EXPECT_FALSE(IsUnaryInstruction("Add"));
  EXPECT_FALSE(IsUnaryInstruction("Sin"));
  EXPECT_FALSE(IsUnaryInstruction("CastDequant"));
  EXPECT_TRUE(TakesElement("Muls", "int16_t"));
  EXPECT_FALSE(TakesElement("Muls", "uint8_t"));
  EXPECT_TRUE(IsElementType("size_t"));
  EXPECT_FALSE(IsElementType("TPipe"));
}

TEST(ApiForms, KnowsWhatFunctionsOfTheHostAreOnTheCore) {
  EXPECT_EQ(HostFormOf("expf", "AscendC"), "Exp");
  EXPECT_EQ(HostFormOf("log", "AscendC"), "Ln");
  EXPECT_EQ(HostFormOf("fabsf", ""), "abs");
  EXPECT_EQ(HostFormOf("fabsf", "AscendC"), "");
  EXPECT_EQ(HostFormOf("printf", ""), "");
}

TEST(ApiForms, KnowsSizes) {
  EXPECT_EQ(DataBlock(), 32);
  EXPECT_EQ(MostBuffers(), 64);
}

}  // namespace
}  // namespace assay::rules
