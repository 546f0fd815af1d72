// Device code lowered for the CPU: its contents and the places it names.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "dialects/cuda/read/reader.h"

namespace assay::cuda {
namespace {

constexpr const char* kShare = ASSAY_RESOURCES;

LoweredHost Lower(const std::string& text) {
  Project project;
  VirtualFile file;
  file.name = "kernel.cu";
  file.text = text;
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(text.size()));
  project.files.push_back(file);
  ExtensionInput input;
  input.cuda_file = 0;
  input.torch = false;
  ReadOptions options;
  options.chip = &ChipNamed("sm_80");
  options.toolkit = &ToolkitNamed("12.4");
  static Reader reader(kShare);
  return reader.LowerDevice(project, input, options);
}

TEST(LowerDevice, NamesThePlacesOfAKernel) {
  const std::string text =
      "__global__ void sums(const float* x, float* y, int n) {\n"
      "  __shared__ float part[256];\n"
      "  int i = blockIdx.x * blockDim.x + threadIdx.x;\n"
      "  part[threadIdx.x] = i < n ? __expf(x[i]) : 0.0f;\n"
      "  __syncthreads();\n"
      "  if (threadIdx.x == 0) y[blockIdx.x] = part[0] + part[1];\n"
      "}\n";
  const LoweredHost made = Lower(text);
  ASSERT_EQ(made.why_not, "");
  EXPECT_FALSE(made.module.bitcode.empty());
  const auto& places = made.module.locations;
  const std::size_t barrier = text.find("__syncthreads");
  EXPECT_TRUE(std::any_of(places.begin(), places.end(), [&](const auto& one) {
    return one.range.file == 0 && one.range.begin <= barrier && barrier < one.range.end;
  }));
}

TEST(LowerDevice, SaysWhyItCannot) {
  EXPECT_NE(Lower("__global__ void k(float* x) { x[0] = missing; }\n").why_not.find("missing"), std::string::npos);
}

}  // namespace
}  // namespace assay::cuda
