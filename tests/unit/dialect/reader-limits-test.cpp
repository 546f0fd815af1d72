// The amount of an input that is parsed is limited by counts: what is left out is named, and not guessed at.
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "dialects/ascendc/read/reader.h"

namespace assay::ascendc {
namespace {

constexpr const char* kDefinition = R"(
#include "register/op_def_registry.h"
namespace ops {
class HalveCustom : public OpDef {
 public:
  explicit HalveCustom(const char* name) : OpDef(name) {
    this->Input("x").ParamType(REQUIRED).DataType({ge::DT_FLOAT, ge::DT_FLOAT16, ge::DT_INT32})
        .Format({ge::FORMAT_ND, ge::FORMAT_ND, ge::FORMAT_ND});
    this->Output("y").ParamType(REQUIRED).DataType({ge::DT_FLOAT, ge::DT_FLOAT16, ge::DT_INT32})
        .Format({ge::FORMAT_ND, ge::FORMAT_ND, ge::FORMAT_ND});
    this->AICore().AddConfig("ascend910b");
  }
};
OP_ADD(HalveCustom);
}  // namespace ops
)";

constexpr const char* kKernel = R"(
#include "kernel_operator.h"
extern "C" __global__ __aicore__ void halve_custom(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling) {
  AscendC::GlobalTensor<DTYPE_X> from;
  from.SetGlobalBuffer((__gm__ DTYPE_X*)x);
}
)";

std::vector<std::string> LeftOut(std::size_t most_kernel_units) {
  Project project;
  for (const auto& [name, text, role] : {std::tuple{"op_host/halve_custom.cpp", kDefinition, FileRole::kHostOperator},
                                         std::tuple{"op_kernel/halve_custom.cpp", kKernel, FileRole::kKernel}}) {
    VirtualFile file;
    file.name = name;
    file.text = text;
    file.role = role;
    project.files.push_back(std::move(file));
  }
  Reader reader(ASSAY_RESOURCES);
  ReadOptions options;
  options.most_kernel_units = most_kernel_units;
  Facts facts;
  (void)reader.Read(project, options, facts);
  return facts.Get<ParseFacts>().unread;
}

TEST(ReaderLimits, AllCombinationsAreRead) { EXPECT_TRUE(LeftOut(64).empty()); }

TEST(ReaderLimits, PartsBeyondTheLimitAreNamed) {
  const std::vector<std::string> left = LeftOut(2);
  ASSERT_EQ(left.size(), 1u);
  EXPECT_EQ(left.front().rfind("op_kernel/halve_custom.cpp with ", 0), 0u) << left.front();
}

TEST(ReaderLimits, TheFirstCombinationIsAlwaysRead) { EXPECT_EQ(LeftOut(0).size(), 2u); }

}  // namespace
}  // namespace assay::ascendc
