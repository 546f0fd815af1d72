// Host code of extensions through the whole path: lowered, linked against the model's library, run by the machine.
#include "dialects/cuda/host/host-run.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "dialects/cuda/read/reader.h"

namespace assay::cuda {
namespace {

constexpr const char* kResources = ASSAY_RESOURCES;

class HostRunTest : public ::testing::Test {
 protected:
  // Two texts for load_inline, and the function to call.
  HostReply Run(const std::string& cpp, const std::string& cuda, const std::string& function, ValueList arguments,
                std::vector<HostRequest::Before> before = {}) {
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
    request.before = std::move(before);
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

// A body of `torch::Tensor run(torch::Tensor x)` after the kernel of kRelu.
std::string Body(const std::string& body) {
  const std::string text = kRelu;
  return text.substr(0, text.find("torch::Tensor relu")) + "torch::Tensor run(torch::Tensor x) {\n" + body + "\n}\n";
}
constexpr const char* kDeclared = "torch::Tensor run(torch::Tensor x);";

TEST_F(HostRunTest, ARefusedLaunchIsAnErrorWhereItIsAskedFor) {
  const HostReply reply =
      Run("#include <c10/cuda/CUDAException.h>\n" + std::string(kDeclared),
          "#include <c10/cuda/CUDAException.h>\n" +
              Body("relu_kernel<<<dim3(1, 70000), 256>>>(x.data_ptr<float>(), x.data_ptr<float>(), 1);\n"
                   "C10_CUDA_KERNEL_LAUNCH_CHECK();\nreturn x;"),
          "run", {Floats({8})});
  ASSERT_EQ(reply.call.launches.size(), 1u);
  EXPECT_EQ(reply.call.launches[0].error, 9);
  EXPECT_TRUE(reply.call.launches[0].asked);
  ASSERT_TRUE(reply.call.failure.has_value());
  EXPECT_EQ(reply.call.failure->kind, CudaFailure::Kind::kCuda);
  EXPECT_EQ(reply.call.failure->text, "CUDA error: invalid configuration argument");
}

TEST_F(HostRunTest, ACheckThatFailsIsTheInputsOwn) {
  const HostReply reply =
      Run(kDeclared, Body("TORCH_CHECK(x.dim() == 4, \"expected 4 dimensions, got \", x.dim());\nreturn x;"), "run",
          {Floats({2, 3})});
  ASSERT_TRUE(reply.call.failure.has_value());
  EXPECT_EQ(reply.call.failure->kind, CudaFailure::Kind::kCheck);
  EXPECT_EQ(reply.call.failure->text, "expected 4 dimensions, got 2");
  EXPECT_EQ(TextAt(reply.call.failure->where).substr(0, 11), "TORCH_CHECK");
}

TEST_F(HostRunTest, AnOptInHoldsForItsKernel) {
  const HostReply reply =
      Run(kDeclared,
          Body("cudaFuncSetAttribute(relu_kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);\n"
               "relu_kernel<<<1, 32, 65536>>>(x.data_ptr<float>(), x.data_ptr<float>(), 1);\n"
               "relu_kernel<<<1, 32, 65537>>>(x.data_ptr<float>(), x.data_ptr<float>(), 1);\nreturn x;"),
          "run", {Floats({8})});
  ASSERT_EQ(reply.call.attributes.size(), 1u);
  EXPECT_EQ(reply.call.attributes[0].error, 0);
  ASSERT_EQ(reply.call.launches.size(), 2u);
  EXPECT_EQ(reply.call.launches[0].error, 0);
  EXPECT_EQ(reply.call.launches[1].error, 1);
  EXPECT_TRUE(reply.written[0]);
}

TEST_F(HostRunTest, WhatComesBackIsTheArgumentItself) {
  ValueList given = {Floats({8})};
  const HostReply reply = Run(kDeclared, Body("return x.view({2, 4}).flatten();"), "run", given);
  ASSERT_TRUE(reply.result.is_tensor());
  EXPECT_EQ(reply.result.tensor(), given[0].tensor());
  const HostReply view = Run(kDeclared, Body("return x.view({2, 4});"), "run", given);
  ASSERT_TRUE(view.result.is_tensor());
  EXPECT_TRUE(view.result.tensor()->SharesStorage(*given[0].tensor()));
  EXPECT_EQ(view.result.tensor()->shape(), (Shape{2, 4}));
}

TEST_F(HostRunTest, OperatorsGiveShapes) {
  const HostReply reply = Run(kDeclared,
                              Body("auto y = torch::matmul(x, x.t().contiguous());\nauto z = y.sum(1, true) * 2;\n"
                                   "return torch::cat({z, z.to(torch::kHalf).to(torch::kFloat)}, 1);"),
                              "run", {Floats({3, 5})});
  EXPECT_EQ(reply.call.undecided, "");
  ASSERT_EQ(reply.call.results.size(), 1u);
  EXPECT_EQ(reply.call.results[0].shape, (std::vector<std::int64_t>{3, 2}));
}

TEST_F(HostRunTest, ValuesAndUnknownFunctionsEndUndecided) {
  EXPECT_NE(Run(kDeclared, Body("if (x.sum().item<float>() > 0) return x;\nreturn x + 1;"), "run", {Floats({8})})
                .call.undecided.find("`item`"),
            std::string::npos);
  EXPECT_NE(Run(kDeclared, Body("cudaGraph_t graph;\ncudaGraphCreate(&graph, 0);\nreturn x;"), "run", {Floats({8})})
                .call.undecided.find("cudaGraphCreate"),
            std::string::npos);
  EXPECT_NE(Run(kDeclared, Body("auto y = x.t().softmax(0);\nif (y.is_contiguous()) return x;\nreturn y;"), "run",
                {Floats({8, 4})})
                .call.undecided.find("strides"),
            std::string::npos);
}

// The layouts that PyTorch gives these results.
TEST_F(HostRunTest, ResultsHaveTheStridesThatTorchGivesThem) {
  const auto holds = [&](const std::string& check) {
    return !Run(kDeclared, Body(check + "\nreturn x;"), "run", {Floats({8, 4})}).call.failure.has_value();
  };
  EXPECT_TRUE(holds("auto y = x.t() + 1; TORCH_CHECK(y.stride(0) == 1 && y.stride(1) == 4);"));
  EXPECT_TRUE(holds("auto y = x + x.select(0, 0); TORCH_CHECK(y.is_contiguous());"));
  EXPECT_TRUE(holds("auto y = x.slice(1, 0, 2).t().clone(); TORCH_CHECK(y.stride(0) == 1 && y.stride(1) == 2);"));
  EXPECT_TRUE(holds("auto y = torch::matmul(x, x.t()); TORCH_CHECK(y.is_contiguous());"));
  EXPECT_FALSE(holds("auto y = x.t() * x.t(); TORCH_CHECK(y.is_contiguous());"));
}

TEST_F(HostRunTest, HostileCodeEndsInTheWorker) {
  EXPECT_NE(Run(kDeclared, Body("for (volatile int i = 0; i < 1;) {}\nreturn x;"), "run", {Floats({8})}).call.undecided,
            "");
  const HostReply opens =
      Run(kDeclared, Body("FILE* f = fopen(\"/etc/passwd\", \"r\");\nreturn f ? x : x;"), "run", {Floats({8})});
  ASSERT_TRUE(opens.call.failure.has_value());
  EXPECT_EQ(opens.call.failure->kind, CudaFailure::Kind::kCrash);
  const HostReply reads = Run(kDeclared, Body("return x.data_ptr<float>()[0] > 0 ? x : x + 1;"), "run", {Floats({8})});
  ASSERT_TRUE(reads.call.failure.has_value());
  EXPECT_EQ(reads.call.failure->kind, CudaFailure::Kind::kCrash);
}

TEST_F(HostRunTest, ArgumentsAreConvertedAsPybindDoes) {
  const std::string cpp = "torch::Tensor run(torch::Tensor x, int64_t n, double f, bool b, std::vector<int64_t> v);";
  const std::string cuda =
      "torch::Tensor run(torch::Tensor x, int64_t n, double f, bool b, std::vector<int64_t> v) {\n"
      "  TORCH_CHECK(n == 3 && f == 2.0 && b && v.size() == 2 && v[1] == 7);\n  return x;\n}\n";
  const auto with = [&](const Value& n) {
    return Run(cpp, cuda, "run", {Floats({8}), n, Value(2), Value(true), Value::List({Value(5), Value(7)})});
  };
  EXPECT_FALSE(with(Value(3)).call.failure.has_value());
  const HostReply refused = with(Value(3.5));
  ASSERT_TRUE(refused.call.failure.has_value());
  EXPECT_EQ(refused.call.failure->kind, CudaFailure::Kind::kArguments);
  EXPECT_EQ(refused.call.failure->text, "argument 2 is of type float where it takes an integer");
}

TEST_F(HostRunTest, TuplesOfNumbersAreTakenByTheirLength) {
  const std::string head =
      "torch::Tensor run(torch::Tensor x, std::tuple<int, int> step, std::pair<double, double> by)";
  const auto with = [&](const ValueList& step) {
    return Run(head + ";", head + " {\n  TORCH_CHECK(std::get<1>(step) == 7 && by.first == 0.5);\n  return x;\n}\n",
               "run", {Floats({8}), Value::Tuple(step), Value::List({Value(0.5), Value(2)})});
  };
  EXPECT_EQ(with({Value(5), Value(7)}).call.undecided, "");
  EXPECT_FALSE(with({Value(5), Value(7)}).call.failure.has_value());
  const HostReply refused = with({Value(5), Value(7), Value(9)});
  ASSERT_TRUE(refused.call.failure.has_value());
  EXPECT_EQ(refused.call.failure->text, "argument 2 is of type tuple where it takes a tuple of 2 integers");
}

TEST_F(HostRunTest, StaticVariablesKeepWhatCallsBeforeLeft) {
  const std::string cuda =
      "static at::Tensor kept;\n" +
      Body(
          "TORCH_CHECK(!kept.defined() || kept.size(0) == 8);\nauto y = kept.defined() ? kept : x;\n"
          "kept = torch::empty_like(x);\n"
          "relu_kernel<<<1, 32>>>(y.data_ptr<float>(), kept.data_ptr<float>(), 1);\nreturn kept;");
  const HostReply first = Run(kDeclared, cuda, "run", {Floats({8})});
  ASSERT_EQ(first.call.launches.size(), 1u);
  EXPECT_EQ(first.call.storages[static_cast<std::size_t>(first.call.launches[0].arguments[0].storage)].argument, 0);
  const HostReply second = Run(kDeclared, cuda, "run", {Floats({4})}, {{"run", {Floats({8})}}});
  EXPECT_EQ(second.call.undecided, "");
  ASSERT_EQ(second.call.launches.size(), 1u);
  EXPECT_EQ(second.call.storages[static_cast<std::size_t>(second.call.launches[0].arguments[0].storage)].argument, -1);
  const HostReply third = Run(kDeclared, cuda, "run", {Floats({8})}, {{"run", {Floats({4})}}});
  EXPECT_TRUE(third.call.failure.has_value());
}

TEST_F(HostRunTest, ForgedRecordsAreRefused) {
  const LoweredModule none;
  HostRequest request;
  request.module = &none;
  request.function = "run";
  request.arguments = {Floats({8})};
  HostRecord record;
  record.finished = true;
  for (int first = 0; first < 256; ++first) {
    for (const int fill : {0, 1, 127, 255}) {
      record.events = std::string(64, static_cast<char>(fill));
      record.events[0] = static_cast<char>(first);
      const HostReply reply = ReadHost(request, record);
      for (const CudaLaunch& launch : reply.call.launches) {
        for (const std::int64_t dim : launch.grid) EXPECT_GE(dim, 0);
      }
      for (const CudaStorage& storage : reply.call.storages) EXPECT_LT(storage.argument, 1);
    }
  }
  record.events = "\xff";
  EXPECT_NE(ReadHost(request, record).call.undecided, "");
}

}  // namespace
}  // namespace assay::cuda
