// Single values of device functions, from the documents or computed by hand.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include "tests/device-library/lanes.h"

namespace assay::test {
namespace {

// One thread stores `expression`, of type T, and the result is read back.
template <class T>
T Value(const std::string& type, const std::string& expression, const std::string& includes = "", int error_sign = 0) {
  Lanes lanes(includes + "extern \"C\" __device__ void f(void* p) { *static_cast<" + type + "*>(p) = " + expression +
              "; }\n");
  EXPECT_EQ(lanes.error(), "") << expression;
  T result{};
  if (lanes.error().empty()) EXPECT_EQ(lanes.Run("f", 1, &result, error_sign).fault, "") << expression;
  return result;
}

// Many of one type in one compilation.
template <class T>
std::vector<T> Values(const std::string& type, const std::vector<std::string>& expressions,
                      const std::string& includes = "", int error_sign = 0) {
  std::string text =
      includes + "extern \"C\" __device__ void f(void* p) { " + type + "* out = static_cast<" + type + "*>(p);\n";
  for (std::size_t i = 0; i < expressions.size(); ++i)
    text += "out[" + std::to_string(i) + "] = " + expressions[i] + ";\n";
  Lanes lanes(text + "}\n");
  EXPECT_EQ(lanes.error(), "");
  std::vector<T> results(expressions.size());
  if (lanes.error().empty()) EXPECT_EQ(lanes.Run("f", 1, results.data(), error_sign).fault, "");
  return results;
}

TEST(DeviceLibrary, IntegerIntrinsics) {
  const std::vector<unsigned> expected = {32,          0,           1,       0,           3, 0x80000000u,
                                          0xfffffffeu, 0x33221100u, 0xff00u, 0x23456789u, 5, 70};
  EXPECT_EQ(Values<unsigned>("unsigned",
                             {"__clz(0)", "__clz(-1)", "__ffs(1)", "__ffs(0)", "__popc(7)", "__brev(1)",
                              "__umulhi(0xffffffffu, 0xffffffffu)", "__byte_perm(0x33221100u, 0x77665544u, 0x3210)",
                              "__byte_perm(0x00008000u, 0, 0x00000090u | 0x0000u) & 0xff00u",
                              "__funnelshift_l(0x9abcdef0u, 0x12345678u, 4)", "__fns(0x70, 0, 2)",
                              "__dp4a(0x04030201, 0x08070605, 0)"}),
            expected);
}

TEST(DeviceLibrary, Conversions) {
  const std::vector<int> expected = {2, 4, -2, 3, 2, 2147483647, -2147483647 - 1, 0, 2147483647};
  EXPECT_EQ(Values<int>(
                "int", {"__float2int_rn(2.5f)", "__float2int_rn(3.5f)", "__float2int_rz(-2.9f)", "__float2int_ru(2.1f)",
                        "__float2int_rd(2.9f)", "__float2int_rn(1e20f)", "__float2int_rn(-1e20f)",
                        "__float2int_rn(__int_as_float(0x7fffffff))", "__double2int_rz(1e300)"}),
            expected);
}

TEST(DeviceLibrary, DirectedRounding) {
  const float third = 1.0f / 3.0f;  // above a third
  const std::vector<float> expected = {third,
                                       std::nextafter(third, 0.0f),
                                       third,
                                       std::nextafter(third, 0.0f),
                                       1.0f,
                                       std::nextafter(1.0f, 2.0f),
                                       std::numeric_limits<float>::max(),
                                       std::numeric_limits<float>::infinity(),
                                       16777216.0f,
                                       16777218.0f};
  EXPECT_EQ(Values<float>("float",
                          {"__fdiv_rn(1.0f, 3.0f)", "__fdiv_rz(1.0f, 3.0f)", "__fdiv_ru(1.0f, 3.0f)", "__frcp_rd(3.0f)",
                           "__fadd_rd(1.0f, 1e-20f)", "__fadd_ru(1.0f, 1e-20f)", "__fmul_rz(3e38f, 2.0f)",
                           "__fmul_ru(3e38f, 2.0f)", "__int2float_rz(16777217)", "__int2float_ru(16777217)"}),
            expected);
}

TEST(DeviceLibrary, MaximaIgnoreNanAndOrderZeros) {
  const std::string nan = "__int_as_float(0x7fffffff)";
  const std::vector<float> values = Values<float>(
      "float", {"fmaxf(" + nan + ", 1.0f)", "fminf(2.0f, " + nan + ")", "max(" + nan + ", 3.0f)",
                "1.0f / fmaxf(-0.0f, 0.0f)", "1.0f / fminf(0.0f, -0.0f)", "fmaxf(" + nan + ", " + nan + ")"});
  EXPECT_EQ(values[0], 1.0f);
  EXPECT_EQ(values[1], 2.0f);
  EXPECT_EQ(values[2], 3.0f);
  EXPECT_EQ(values[3], std::numeric_limits<float>::infinity());
  EXPECT_EQ(values[4], -std::numeric_limits<float>::infinity());
  EXPECT_TRUE(std::isnan(values[5]));
}

TEST(DeviceLibrary, FloatFunctionsAreRoundedOnce) {
  const std::vector<float> values = Values<float>(
      "float", {"expf(1.0f)", "tanhf(0.5f)", "rsqrtf(2.0f)", "erff(0.25f)", "normcdff(0.0f)", "erfinvf(0.5f)",
                "sinpif(0.5f)", "cospif(1.0f)", "powf(2.0f, 0.5f)", "exp(0.5f)", "std::log(3.0f)"});
  EXPECT_EQ(values[0], static_cast<float>(std::exp(1.0)));
  EXPECT_EQ(values[1], static_cast<float>(std::tanh(0.5)));
  EXPECT_EQ(values[2], static_cast<float>(1 / std::sqrt(2.0)));
  EXPECT_EQ(values[3], static_cast<float>(std::erf(0.25)));
  EXPECT_EQ(values[4], 0.5f);
  EXPECT_FLOAT_EQ(values[5], 0.47693628f);
  EXPECT_EQ(values[6], 1.0f);
  EXPECT_EQ(values[7], -1.0f);
  EXPECT_EQ(values[8], static_cast<float>(std::sqrt(2.0)));
  EXPECT_EQ(values[9], static_cast<float>(std::exp(0.5)));
  EXPECT_EQ(values[10], static_cast<float>(std::log(3.0)));
}

TEST(DeviceLibrary, InexactFormsMoveByTheirBound) {
  const float exact = static_cast<float>(std::exp(10.0));
  EXPECT_EQ(Value<float>("float", "__expf(10.0f)"), exact);
  const float above = Value<float>("float", "__expf(10.0f)", "", 1),
              below = Value<float>("float", "__expf(10.0f)", "", -1);
  float moved = exact;
  for (int i = 0; i < 2 + 11; ++i) moved = std::nextafter(moved, std::numeric_limits<float>::infinity());
  EXPECT_EQ(above, moved);
  EXPECT_LT(below, exact);
}

TEST(DeviceLibrary, HalfRoundsOnce) {
  // 1 + 2^-11 is a tie and goes to even; 2049 too; 65520 overflows; the smallest subnormal halves to zero.
  const std::vector<std::uint16_t> expected = {0x3c00, 0x3c02, 0x6800, 0x7c00, 0x7bff, 0x0000, 0x0001, 0x3c01, 0x7fff};
  EXPECT_EQ(
      Values<std::uint16_t>(
          "unsigned short",
          {"__half_as_ushort(__float2half(1.0f + 0x1p-11f))", "__half_as_ushort(__float2half(1.0f + 3 * 0x1p-11f))",
           "__half_as_ushort(__int2half_rn(2049))", "__half_as_ushort(__float2half(65520.0f))",
           "__half_as_ushort(__float2half_rz(1e9f))", "__half_as_ushort(__float2half(0x1p-25f))",
           "__half_as_ushort(__float2half_ru(0x1p-30f))", "__half_as_ushort(__double2half(1.0 + 0x1p-11 + 0x1p-40))",
           "__half_as_ushort(hsqrt(__float2half(-1.0f)))"},
          "#include <cuda_fp16.h>\n"),
      expected);
}

TEST(DeviceLibrary, Bfloat16) {
  const std::vector<std::uint16_t> expected = {0x3f80, 0x3f82, 0x7f80, 0x7f7f, 0x4049, 0xffff};
  EXPECT_EQ(Values<std::uint16_t>("unsigned short",
                                  {"__bfloat16_as_ushort(__float2bfloat16(1.0f + 0x1p-8f))",
                                   "__bfloat16_as_ushort(__float2bfloat16(1.0f + 3 * 0x1p-8f))",
                                   "__bfloat16_as_ushort(__float2bfloat16(3.4e38f))",
                                   "__bfloat16_as_ushort(__float2bfloat16_rz(3.4e38f))",
                                   "__bfloat16_as_ushort(__float2bfloat16(3.14159265f))",
                                   "__heq2_mask(__float2bfloat162_rn(1.0f), __float2bfloat162_rn(1.0f))"},
                                  "#include <cuda_bf16.h>\n"),
            expected);
}

TEST(DeviceLibrary, ReadingAnAbsentLaneIsReported) {
  Lanes lanes(
      "extern \"C\" __device__ void f(void* p) { int* out = static_cast<int*>(p);\n"
      "int v = threadIdx.x; for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(0xffffffffu, v, d); out[threadIdx.x] "
      "= v; }\n");
  ASSERT_EQ(lanes.error(), "");
  int out[32] = {};
  EXPECT_EQ(lanes.Run("f", 32, out).inactive_reads, 0);
  EXPECT_EQ(out[0], 31 * 16);
  EXPECT_GT(lanes.Run("f", 20, out).inactive_reads, 0);
}

TEST(DeviceLibrary, CooperativeGroups) {
  Lanes lanes(
      "#include <cooperative_groups.h>\n#include <cooperative_groups/reduce.h>\nnamespace cg = cooperative_groups;\n"
      "extern \"C\" __device__ void f(void* p) { int* out = static_cast<int*>(p);\n"
      "auto block = cg::this_thread_block(); auto tile = cg::tiled_partition<8>(block);\n"
      "int sum = threadIdx.x; for (int d = tile.size() / 2; d > 0; d /= 2) sum += tile.shfl_down(sum, d);\n"
      "int all = cg::reduce(tile, (int)threadIdx.x, cg::plus<int>()); block.sync();\n"
      "out[threadIdx.x] = tile.shfl(sum, 0) * 1000 + all; }\n");
  ASSERT_EQ(lanes.error(), "");
  int out[64] = {};
  ASSERT_EQ(lanes.Run("f", 64, out).fault, "");
  for (int t = 0; t < 64; ++t) {
    const int sum = t / 8 * 8 * 8 + 28;
    EXPECT_EQ(out[t], sum * 1000 + sum) << t;
  }
}

TEST(DeviceLibrary, MatrixProductOfAWarp) {
  Lanes lanes(
      "#include <mma.h>\nusing namespace nvcuda;\nstruct M { __half a[256], b[256]; float c[256]; };\n"
      "extern \"C\" __device__ void f(void* p) { M* m = static_cast<M*>(p);\n"
      "for (int i = threadIdx.x; i < 256; i += 32) { m->a[i] = __float2half(i % 7 - 3); m->b[i] = __float2half(i % 5 - "
      "2); }\n"
      "__syncwarp(); wmma::fragment<wmma::matrix_a, 16, 16, 16, __half, wmma::row_major> a;\n"
      "wmma::fragment<wmma::matrix_b, 16, 16, 16, __half, wmma::col_major> b; wmma::fragment<wmma::accumulator, 16, "
      "16, 16, float> c;\n"
      "wmma::fill_fragment(c, 1.0f); wmma::load_matrix_sync(a, m->a, 16); wmma::load_matrix_sync(b, m->b, 16);\n"
      "wmma::mma_sync(c, a, b, c); wmma::store_matrix_sync(m->c, c, 16, wmma::mem_row_major); }\n");
  ASSERT_EQ(lanes.error(), "");
  struct {
    std::uint16_t a[256], b[256];
    float c[256];
  } m{};
  ASSERT_EQ(lanes.Run("f", 32, &m).fault, "");
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 16; ++column) {
      int sum = 1;
      for (int k = 0; k < 16; ++k) sum += ((row * 16 + k) % 7 - 3) * ((column * 16 + k) % 5 - 2);
      EXPECT_EQ(m.c[row * 16 + column], static_cast<float>(sum)) << row << ' ' << column;
    }
  }
}

TEST(DeviceLibrary, CubReducesAndScansABlock) {
  Lanes lanes(
      "#include <cub/cub.cuh>\n"
      "extern \"C\" __device__ void f(void* p) { int* out = static_cast<int*>(p); const int t = threadIdx.x;\n"
      "typedef cub::BlockReduce<int, 80> Reduce; typedef cub::BlockScan<int, 80> Scan;\n"
      "__shared__ typename Reduce::TempStorage r; __shared__ typename Scan::TempStorage s;\n"
      "const int sum = Reduce(r).Sum(t + 1); __syncthreads(); const int part = Reduce(r).Sum(t + 1, 40);\n"
      "if (t == 0) { out[0] = sum; out[1] = part; }\n"
      "int before, total; Scan(s).ExclusiveSum(t, before, total); out[2 + t] = before;\n"
      "if (t == 79) out[82] = total; }\n");
  ASSERT_EQ(lanes.error(), "");
  int out[83] = {};
  ASSERT_EQ(lanes.Run("f", 80, out).fault, "");
  EXPECT_EQ(out[0], 3240);
  EXPECT_EQ(out[1], 820);
  for (int t = 0; t < 80; ++t) EXPECT_EQ(out[2 + t], t * (t - 1) / 2) << t;
  EXPECT_EQ(out[82], 3160);
}

TEST(DeviceLibrary, CubSortsABlock) {
  Lanes lanes(
      "#include <cub/cub.cuh>\n"
      "extern \"C\" __device__ void f(void* p) { float* out = static_cast<float*>(p); const int t = threadIdx.x;\n"
      "typedef cub::BlockRadixSort<float, 64, 2, int> Sort; __shared__ typename Sort::TempStorage s;\n"
      "float keys[2]; int values[2]; for (int i = 0; i < 2; ++i) { values[i] = 2 * t + i; keys[i] = (values[i] * 37 % "
      "128) - 64; }\n"
      "Sort(s).SortDescending(keys, values);\n"
      "for (int i = 0; i < 2; ++i) { out[2 * t + i] = keys[i]; out[128 + 2 * t + i] = (values[i] * 37 % 128) - 64; } "
      "}\n");
  ASSERT_EQ(lanes.error(), "");
  float out[256] = {};
  ASSERT_EQ(lanes.Run("f", 64, out).fault, "");
  for (int i = 0; i < 128; ++i) {
    EXPECT_EQ(out[i], 63.0f - static_cast<float>(i)) << i;
    EXPECT_EQ(out[128 + i], out[i]) << i;
  }
}

// Expected: what the toolkit's headers (13.0) give on the host; there, sine and cosine are more exact.
TEST(DeviceLibrary, RandomNumbersAreTheToolkits) {
  const auto draws = [](const std::string& state) {
    Lanes lanes(
        "#include <curand_kernel.h>\nextern \"C\" __device__ void f(void* p) { double* out = "
        "static_cast<double*>(p); " +
        state +
        " s; curand_init(1234, 7, 3, &s); int i = 0;\n"
        "out[i++] = curand(&s); out[i++] = curand_uniform(&s); out[i++] = curand_uniform_double(&s);\n"
        "out[i++] = curand_normal(&s); out[i++] = curand_normal(&s);\n"
        "out[i++] = curand_normal_double(&s); out[i++] = curand_normal_double(&s);\n"
        "double2 d = curand_normal2_double(&s); out[i++] = d.x; out[i++] = d.y;\n"
        "float2 n = curand_normal2(&s); out[i++] = n.x; out[i++] = n.y;\n"
        "out[i++] = curand_log_normal_double(&s, 0.5, 0.25);\n"
        "n = curand_log_normal2(&s, 0.5f, 0.25f); out[i++] = n.x; out[i++] = n.y;\n"
        "out[i++] = curand_log_normal(&s, 0.5f, 0.25f);\n"
        "skipahead(1000, &s); out[i++] = curand(&s); skipahead_sequence(5, &s); out[i++] = curand(&s); }\n");
    EXPECT_EQ(lanes.error(), "");
    std::vector<double> out(17);
    if (lanes.error().empty()) EXPECT_EQ(lanes.Run("f", 1, out.data()).fault, "");
    return out;
  };
  const std::vector<double> xorwow = {
      0x13593106,          0.695906341,         0.21110817681469701,  1.07008111,   -0.678210735, -0.94214214904617166,
      0.88115465599582654, 0.66717220715761116, -0.44159923725991179, -0.446262419, 1.95280039,   2.0300480296686074,
      1.69656384,          1.28973234,          2.61057878,           0xc2e4b20b,   0x197cd577};
  const std::vector<double> philox = {
      0x1debf147,          0.196483538,          0.67471676901914179, 0.254848301,  0.551220715,  1.4616737521476155,
      -1.2081021212205749, -0.51648619084239522, 0.67377786263549155, 0.0517357662, 0.0926348343, 1.5848718555089614,
      2.20430946,          2.19250274,           1.44447911,          0x4c4ca2ef,   0xdbce7ff6};
  for (const bool first : {true, false}) {
    const std::vector<double> is = draws(first ? "curandState" : "curandStatePhilox4_32_10_t");
    const std::vector<double>& expected = first ? xorwow : philox;
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(is[i], expected[i], 4e-6) << first << " " << i;
  }
}

TEST(DeviceLibrary, ASequenceOfXorwowIsAsFarAsItsSteps) {
  Lanes lanes(
      "#include <curand_kernel.h>\nextern \"C\" __device__ void f(void* p) { unsigned* out = "
      "static_cast<unsigned*>(p);\n"
      "curandState s; curand_init(42, 0xffffffffffffull, 5, &s); out[0] = curand(&s);\n"
      "curand_init(1ull << 63, 3, 1ull << 40, &s); out[1] = curand(&s);\n"
      "curand_init(0xdeadbeefcafeull, 123456789, 100000, &s); out[2] = curand(&s);\n"
      "curandState a, b; curand_init(5, 1, 0, &a); curand_init(5, 1, 37, &b); for (int i = 0; i < 37; ++i) "
      "curand(&a);\n"
      "out[3] = curand(&a); out[4] = curand(&b); }\n");
  ASSERT_EQ(lanes.error(), "");
  unsigned out[5] = {};
  ASSERT_EQ(lanes.Run("f", 1, out).fault, "");
  EXPECT_EQ(out[0], 0x15691578u);
  EXPECT_EQ(out[1], 0xff41c34cu);
  EXPECT_EQ(out[2], 0x5cd13fd3u);
  EXPECT_EQ(out[3], out[4]);
}

TEST(DeviceLibrary, OtherGeneratorsGiveTheToolkitsNumbers) {
  Lanes lanes(
      "#include <curand_kernel.h>\nextern \"C\" __device__ void f(void* p) { double* out = static_cast<double*>(p);\n"
      "curandStateMRG32k3a_t s; curand_init(1234, 7, 3, &s); int i = 0;\n"
      "out[i++] = curand(&s); out[i++] = curand_uniform(&s); out[i++] = curand_uniform_double(&s);\n"
      "out[i++] = curand_normal(&s); out[i++] = curand_normal(&s);\n"
      "out[i++] = curand_normal_double(&s); out[i++] = curand_normal_double(&s);\n"
      "double2 d = curand_normal2_double(&s); out[i++] = d.x; out[i++] = d.y;\n"
      "float2 n = curand_normal2(&s); out[i++] = n.x; out[i++] = n.y;\n"
      "out[i++] = curand_log_normal_double(&s, 0.5, 0.25);\n"
      "n = curand_log_normal2(&s, 0.5f, 0.25f); out[i++] = n.x; out[i++] = n.y;\n"
      "out[i++] = curand_log_normal(&s, 0.5f, 0.25f);\n"
      "skipahead(1000, &s); out[i++] = curand(&s); skipahead_sequence(5, &s); out[i++] = curand(&s);\n"
      "skipahead_subsequence(9, &s); out[i++] = curand(&s);\n"
      "curand_init(0xdeadbeefcafeull, 123456789, 100000, &s); out[i++] = curand(&s);\n"
      "curand_init(0, 0, 0, &s); out[i++] = curand(&s);\n"
      "unsigned v[32]; unsigned long long w[64];\n"
      "for (int k = 0; k < 32; ++k) v[k] = 1u << (31 - k);\n"
      "for (int k = 0; k < 64; ++k) w[k] = (1ull << (63 - k)) * 3;\n"
      "curandStateSobol32_t a; curand_init(v, 5, &a); for (int k = 0; k < 4; ++k) out[i++] = curand(&a);\n"
      "skipahead(100u, &a); out[i++] = curand(&a); out[i++] = curand_uniform(&a); out[i++] = "
      "curand_uniform_double(&a);\n"
      "curandStateScrambledSobol32_t b; curand_init(v, 77, 5, &b); out[i++] = curand(&b); out[i++] = curand(&b);\n"
      "curandStateSobol64_t c; curand_init(w, 9ull, &c); out[i++] = curand(&c) >> 11; skipahead(100ull, &c);\n"
      "out[i++] = curand(&c) >> 11; out[i++] = curand_uniform(&c); out[i++] = curand_uniform_double(&c);\n"
      "curandStateScrambledSobol64_t e; curand_init(w, 99ull, 9ull, &e); out[i++] = curand(&e) % 4096;\n"
      "curand_init(v, 1, &a); out[i++] = curand_normal(&a); out[i++] = curand_normal_double(&a); }\n");
  ASSERT_EQ(lanes.error(), "");
  const std::vector<double> expected = {1969104259,
                                        0.24119254946708679,
                                        0.20624493716871178,
                                        -0.12458046525716782,
                                        -0.18078522384166718,
                                        0.021703282874498211,
                                        0.5450847082852206,
                                        -1.3455644092872099,
                                        0.41648694761333688,
                                        1.1490432024002075,
                                        0.047075401991605759,
                                        1.3610695017578405,
                                        2.0234479904174805,
                                        1.1123381853103638,
                                        1.8895262479782104,
                                        3003623603,
                                        2549573412,
                                        2500959080,
                                        3493043626,
                                        545508615,
                                        3758096384,
                                        2684354560,
                                        536870912,
                                        805306368,
                                        3657433088,
                                        0.6015625,
                                        0.10156250023283064,
                                        3758096461,
                                        2684354637,
                                        14987979559889010688.0 / 2048,
                                        12538021362599460864.0 / 2048,
                                        0.1796875,
                                        0.21093750000000006,
                                        14987979559889010787ull % 4096,
                                        0.0,
                                        0.674489749};
  std::vector<double> out(expected.size());
  ASSERT_EQ(lanes.Run("f", 1, out.data()).fault, "");
  for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_NEAR(out[i], expected[i], 4e-6) << i;
}

TEST(DeviceLibrary, ATwisterOfABlockMovesOnByItsThreads) {
  Lanes lanes(
      "#include <curand_kernel.h>\n__device__ curandStateMtgp32_t state;\n"
      "extern \"C\" __device__ void f(void* p) { unsigned* out = static_cast<unsigned*>(p);\n"
      "if (threadIdx.x == 0) for (int i = 0; i < MTGP32_STATE_SIZE; ++i) state.assay_[i] = i * 2654435761u;\n"
      "__syncthreads(); out[threadIdx.x] = curand(&state); out[32 + threadIdx.x] = curand(&state);\n"
      "const float u = curand_uniform(&state); out[64 + threadIdx.x] = u > 0.0f && u <= 1.0f;\n"
      "if (threadIdx.x == 0) out[96] = state.assay_[MTGP32_STATE_SIZE]; }\n");
  ASSERT_EQ(lanes.error(), "");
  std::vector<unsigned> out(97);
  ASSERT_EQ(lanes.Run("f", 32, out.data()).fault, "");
  EXPECT_EQ(std::set<unsigned>(out.begin(), out.begin() + 64).size(), 64u);
  EXPECT_EQ(std::accumulate(out.begin() + 64, out.begin() + 96, 0u), 32u);
  EXPECT_EQ(out[96], 96u);
}

TEST(DeviceLibrary, WhatHasNoBodyEndsByName) {
  Lanes lanes("extern \"C\" __device__ void f(void*) { __brkpt(); }\n");
  ASSERT_EQ(lanes.error(), "");
  EXPECT_EQ(lanes.Run("f", 1, nullptr).fault, "unsupported: __brkpt");
}

}  // namespace
}  // namespace assay::test
