// Numbers in sources that may distinguish sizes.
#include "dialects/cuda/run/size-literals.h"

#include <gtest/gtest.h>

namespace assay::cuda {
namespace {

using Numbers = std::vector<std::int64_t>;

TEST(SizeLiterals, Cpp) {
  EXPECT_EQ(
      LiteralsOfCpp("// 77\n/* 78 */ const char* s = \"79\"; float f = 80.0f + 1e5 + .5f; int a = 0x40u, b = 1'000;"),
      (Numbers{64, 1000}));
}

TEST(SizeLiterals, NamedConstantsAndProducts) {
  EXPECT_EQ(LiteralsOfCpp(
                "#include <x32.h>\n#define TILE 48\n#define PAD (TILE + 1)\n"
                "constexpr int kRows = TILE / 4;\nint n = blockIdx.x * TILE * kRows;\n__shared__ float t[TILE][PAD];"),
            (Numbers{4, 12, 48, 49, 576}));
}

TEST(SizeLiterals, ShiftsMasksVectorsAndWarps) {
  EXPECT_EQ(LiteralsOfCpp("int warp = t >> 6, lane = t & 63; auto v = (const float4*)p;"), (Numbers{4, 6, 63, 64}));
  EXPECT_EQ(LiteralsOfCpp("s += __shfl_down_sync(m, s, d); int my_float4x;"), (Numbers{32}));
}

TEST(SizeLiterals, VariablesAreNoConstants) {
  // Two values: `n` is a variable.
  EXPECT_EQ(LiteralsOfCpp("int n = 40; n = 50; f(n * 3); int m = n * 6;"), (Numbers{3, 6, 40, 50}));
  EXPECT_EQ(LiteralsOfCpp("long big = 4294967296; int d = x / 0; int e = 8 / 0;"), (Numbers{8}));
}

TEST(SizeLiterals, Python) {
  EXPECT_EQ(
      LiteralsOfPython("import torch\n\"\"\"33\n34\"\"\"\nbatch_size = 4096\nblock = 128  # 35\n"
                       "def get_inputs():\n    return [torch.rand(512)]\n"
                       "class ModelNew:\n    def __init__(self, n=2048,\n                 m=1024):\n"
                       "        self.k = n // 6\n    def forward(self, x):\n        return f(x, 'a 99', block * 4)\n",
                       {"batch_size"}),
      (Numbers{4, 6, 128, 512}));
}

TEST(SizeLiterals, HostileTextsEnd) {
  LiteralsOfCpp(std::string(100000, '('));
  LiteralsOfCpp("int a = " + std::string(50000, '(') + "1" + std::string(50000, ')') + ";");
  LiteralsOfPython(std::string(100000, '\''), {});
  LiteralsOfCpp("#define A \\\n");
  LiteralsOfCpp("\"");
}

TEST(CudaSizeLiterals, TellsWhetherIndicesOfAThreadAreJoined) {
  EXPECT_TRUE(JoinsThreadIndices("int t = threadIdx.y * 32 + threadIdx.x;"));
  EXPECT_TRUE(JoinsThreadIndices("int ty = threadIdx.y; int t = threadIdx.x + blockDim.x * ty;"));
  EXPECT_TRUE(JoinsThreadIndices("int t = threadIdx.x + (threadIdx.y << 5);"));
  EXPECT_TRUE(JoinsThreadIndices("int threads = blockDim.x * blockDim.y;"));
  EXPECT_TRUE(JoinsThreadIndices("int t = cg::this_thread_block().thread_rank();"));
  EXPECT_TRUE(JoinsThreadIndices("int t = flat(threadIdx);"));
  EXPECT_FALSE(JoinsThreadIndices(
      "int row = blockIdx.y * blockDim.y + threadIdx.y, ty = threadIdx.y; a[ty][threadIdx.x] = x[row * n];"));
  EXPECT_FALSE(JoinsThreadIndices("int i = blockIdx.x * blockDim.x + threadIdx.x;"));
}

}  // namespace
}  // namespace assay::cuda
