// Other languages are distinguished from AscendC by constructs that AscendC does not use.
#include <gtest/gtest.h>

#include "analyzer/source/language.h"
#include "analyzer/source/project.h"

namespace assay::source {
namespace {

static std::string Shown(std::string_view path, std::string_view text) { return ForeignLanguage(path, text).shown; }

TEST(Language, OfOthers) {
  EXPECT_EQ(Shown("a.py", "from torch.utils.cpp_extension import load_inline\n"), "CUDA (`load_inline`)");
  EXPECT_EQ(Shown("a.txt", "```cuda\n#include <cuda_runtime.h>\n__global__ void f(float* x) {}\n```"),
            "CUDA (`cuda_runtime`)");
  EXPECT_EQ(Shown("a.cpp",
                  "__global__ void f(float* x) { x[threadIdx.x] = 0; }\n"
                  "void run(float* x) { f<<<1, 32>>>(x); }"),
            "CUDA (`threadIdx`)");
  EXPECT_EQ(Shown("a.cu", "template <class T> void f(T* x);"), "CUDA (by its name)");
  EXPECT_EQ(Shown("a.txt", "import triton\nimport triton.language as tl\n@triton.jit\ndef f(): pass"),
            "Triton (`@triton.jit`)");
  EXPECT_EQ(Shown("a.txt", "import tilelang\nimport tilelang.language as T"), "TileLang (`import tilelang`)");
  EXPECT_EQ(Shown("a.cpp", "#include <hip/hip_runtime.h>"), "HIP (`hip/hip_runtime`)");
}

TEST(Language, OfAscendCWhateverElseIsInIt) {
  // A launch, and a kernel that borrows from CUDA.
  EXPECT_EQ(Shown("a.asc", "__global__ __vector__ void f(float* x) {}\nint main() { f<<<8, 0, s>>>(x); }"), "");
  EXPECT_EQ(Shown("a.cpp",
                  "#include \"kernel_operator.h\"\n"
                  "extern \"C\" __global__ __aicore__ void f(GM_ADDR x) { x[threadIdx.x] = 0; }"),
            "");
  EXPECT_EQ(Shown("a.txt", "kernel_src='''\n__global__ void f(float* x) { int i = threadIdx.x; }\n'''\n"), "");
  EXPECT_EQ(Shown("a.txt", "<kernel_impl>\n__global__ void f() { __syncthreads(); }\n</kernel_impl>"), "");
  // No evidence.
  EXPECT_EQ(Shown("a.txt", "I cannot write this kernel."), "");
  EXPECT_EQ(Shown("a.cpp", "__global__ void f(float* x);"), "");
  EXPECT_EQ(Shown("a.py", "import torch\nclass ModelNew(torch.nn.Module): pass"), "");
}

TEST(Language, OfAnotherInputHasNoFiles) {
  const Project project = LoadBytes("a.txt", "```cpp\n#include <cuda_runtime.h>\n__global__ void f() {}\n```\n");
  EXPECT_EQ(project.foreign, "CUDA (`cuda_runtime`)");
  EXPECT_TRUE(project.files.empty());
  EXPECT_TRUE(project.problems.empty());
}

}  // namespace
}  // namespace assay::source
