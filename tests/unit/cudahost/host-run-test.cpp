// Host code of extensions through the whole path: lowered, linked against the model's library, run by the machine.
#include "dialects/cuda/host/host-run.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "dialects/cuda/read/reader.h"

namespace assay::cuda {
namespace {

constexpr const char* kResources = ASSAY_BINARY_DIR "/share/assay";

class HostRunTest : public ::testing::Test {
 protected:
  // Two texts as load_inline takes them, and the function to call.
  HostReply Run(const std::string& cpp, const std::string& cuda, const std::string& function, ValueList arguments) {
    Project project;
    VirtualFile main, kernel;
    main.name = "main.cpp";
    main.text = cpp;
    kernel.name = "cuda.cu";
    kernel.text = cuda;
    for (VirtualFile* file : {&main, &kernel}) {
      file->map = OffsetMap::Identity(static_cast<std::uint32_t>(file->text.size()));
      project.files.push_back(*file);
    }
    ExtensionInput input;
    input.main_file = 0;
    input.cuda_file = 1;
    input.binds = true;
    input.names = {function};
    ReadOptions options;
    options.chip = &ChipNamed("sm_80");
    options.toolkit = &ToolkitNamed("12.4");
    static Reader reader(kResources);
    host_ = reader.LowerHost(project, input, options);
    EXPECT_EQ(host_.why_not, "");
    cuda_ = cuda;
    HostRequest request;
    request.module = &host_.module;
    request.library = reader.HostLibrary();
    request.function = function;
    request.arguments = std::move(arguments);
    request.chip = options.chip;
    request.limits.memory_bytes = std::uint64_t{1} << 30;
    return ReadHost(request, RunHost(request));
  }

  std::string TextAt(SourceRange range) const {
    return range.file == 1 ? cuda_.substr(range.begin, range.end - range.begin) : std::string();
  }

  static Value Floats(Shape shape) { return Value(Tensor::ShapeOnly(Dtype::kF32, std::move(shape))); }

  LoweredHost host_;
  std::string cuda_;
};

constexpr const char* kRelu = R"(
__global__ void relu_kernel(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = x[i] > 0.f ? x[i] : 0.f;
}
torch::Tensor relu(torch::Tensor x) {
  auto y = torch::empty_like(x);
  int n = x.numel();
  relu_kernel<<<(n + 255) / 256, 256>>>(x.data_ptr<float>(), y.data_ptr<float>(), n);
  return y;
}
)";

TEST_F(HostRunTest, OneLaunchIsSeenWithItsNumbers) {
  const HostReply reply = Run("torch::Tensor relu(torch::Tensor x);", kRelu, "relu", {Floats({16, 1000})});
  EXPECT_EQ(reply.call.undecided, "");
  EXPECT_FALSE(reply.call.failure.has_value());
  EXPECT_EQ(reply.call.what, "float32[16, 1000]");
  ASSERT_EQ(reply.call.launches.size(), 1u);
  const CudaLaunch& launch = reply.call.launches[0];
  EXPECT_EQ(launch.kernel, "relu_kernel");
  EXPECT_EQ(launch.grid[0], 63);
  EXPECT_EQ(launch.block[0], 256);
  EXPECT_EQ(launch.block[1], 1);
  EXPECT_EQ(launch.shared, 0);
  EXPECT_EQ(launch.error, 0);
  EXPECT_FALSE(launch.asked);
  EXPECT_EQ(TextAt(launch.where), "<<<(n + 255) / 256, 256>>>");
  ASSERT_EQ(launch.arguments.size(), 3u);
  EXPECT_EQ(launch.arguments[0].type, "float const*");
  ASSERT_GE(launch.arguments[0].storage, 0);
  EXPECT_EQ(reply.call.storages[static_cast<std::size_t>(launch.arguments[0].storage)].argument, 0);
  ASSERT_GE(launch.arguments[1].storage, 0);
  EXPECT_EQ(reply.call.storages[static_cast<std::size_t>(launch.arguments[1].storage)].bytes, 64000);
  EXPECT_EQ(launch.arguments[2].integer, 16000);
  ASSERT_EQ(reply.call.results.size(), 1u);
  EXPECT_EQ(reply.call.results[0].shape, (std::vector<std::int64_t>{16, 1000}));
  ASSERT_TRUE(reply.result.is_tensor());
  EXPECT_FALSE(reply.written[0]);
}

}  // namespace
}  // namespace assay::cuda
