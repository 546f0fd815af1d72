// Demangled names of kernels, split into their parts.
#include "dialects/cuda/host/kernel-name.h"

#include <gtest/gtest.h>

namespace assay::cuda {
namespace {

TEST(KernelName, ShortNamesAndTypes) {
  EXPECT_EQ(ShortName("void scale<float>(float const*, float*, int)"), "scale<float>");
  EXPECT_EQ(ShortName("relu_kernel(float const*, float*, int)"), "relu_kernel");
  EXPECT_EQ(ShortName("(anonymous namespace)::add(float*)"), "add");
  EXPECT_EQ(ShortName("void ns::apply<ns::Op<float, 2> >(float*, ns::Op<float, 2>)"), "ns::apply<ns::Op<float, 2> >");
  EXPECT_EQ(ParameterTypes("void scale<float>(float const*, float*, int)"),
            (std::vector<std::string>{"float const*", "float*", "int"}));
  EXPECT_EQ(ParameterTypes("apply(Pair<int, long>, void (*)(int, int), unsigned long)"),
            (std::vector<std::string>{"Pair<int, long>", "void (*)(int, int)", "unsigned long"}));
  EXPECT_TRUE(ParameterTypes("empty()").empty());
  EXPECT_EQ(NamedTypeOf("float const*"), NamedType::kPointer);
  EXPECT_EQ(NamedTypeOf("unsigned long"), NamedType::kI64);
  EXPECT_EQ(NamedTypeOf("float4"), NamedType::kOther);
}

}  // namespace
}  // namespace assay::cuda
