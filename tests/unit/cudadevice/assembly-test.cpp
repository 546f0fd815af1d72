// Inline assembly on the SIMT machine: each instruction that is followed, and what becomes of the others.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <random>
#include <string>
#include <vector>

#include "dialects/cuda/ptx/lower.h"
#include "dialects/cuda/ptx/text.h"
#include "tests/unit/cudadevice/device-text.h"

namespace assay {
namespace {

using simt::EventKind;
using test::DeviceText;
using Word = std::uint32_t;

float Real(Word bits) { return std::bit_cast<float>(bits); }
Word Bits(float value) { return std::bit_cast<Word>(value); }
std::int32_t Signed(Word bits) { return static_cast<std::int32_t>(bits); }

struct AssemblyCase {
  const char* name;
  const char* code;  // sets `r` from the words `a` and `b`
  Word (*want)(Word a, Word b, unsigned t);
  bool real = false;  // a and b are floats
};

void PrintTo(const AssemblyCase& one, std::ostream* out) { *out << one.name; }

class Assembly : public testing::TestWithParam<AssemblyCase> {};

TEST_P(Assembly, ComputesWhatTheInstructionSays) {
  const AssemblyCase& one = GetParam();
  constexpr unsigned kThreads = 64;
  DeviceText device(
      "extern \"C\" __global__ void k(const unsigned* x, unsigned* y) {\n  int t = threadIdx.x;\n"
      "  unsigned a = x[t], b = x[64 + t], r = 0;\n  float f = __uint_as_float(a), g = __uint_as_float(b), h;\n" +
      std::string(one.code) + "\n  y[t] = r;\n}\n");
  ASSERT_EQ(device.error(), "");
  std::mt19937 engine(7);
  std::vector<Word> x(2 * kThreads);
  for (Word& word : x)
    word = one.real ? Bits(static_cast<float>(static_cast<int>(engine() % 2001) - 1000) / 64)
                    : static_cast<Word>(engine());
  const auto from = device.Buffer(x), to = device.Empty(4 * kThreads);
  ASSERT_TRUE(device.Launch("k", {from, to}, 1, kThreads)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  const std::vector<Word> got = device.Values<Word>(to, kThreads);
  for (unsigned t = 0; t < kThreads; ++t) EXPECT_EQ(got[t], one.want(x[t], x[64 + t], t)) << "thread " << t;
}

#define ASM3(text) "asm(\"" text " %0, %1, %2;\" : \"=r\"(r) : \"r\"(a), \"r\"(b));"
#define ASM3F(text) "asm(\"" text " %0, %1, %2;\" : \"=f\"(h) : \"f\"(f), \"f\"(g)); r = __float_as_uint(h);"
#define WANT(expression) [](Word a, Word b, unsigned t) -> Word { return (void)a, (void)b, (void)t, (expression); }

INSTANTIATE_TEST_SUITE_P(
    Integers, Assembly,
    testing::Values(
        AssemblyCase{"add", ASM3("add.u32"), WANT(a + b)}, AssemblyCase{"sub", ASM3("sub.s32"), WANT(a - b)},
        AssemblyCase{"mul_lo", ASM3("mul.lo.u32"), WANT(a* b)},
        AssemblyCase{
            "mul_wide",
            "unsigned long long w; asm(\"mul.wide.s32 %0, %1, %2;\" : \"=l\"(w) : \"r\"(a), \"r\"(b)); r = w >> 32;",
            WANT(static_cast<Word>(std::int64_t{Signed(a)} * Signed(b) >> 32))},
        AssemblyCase{"mad_lo", "asm(\"mad.lo.s32 %0, %1, %2, 5;\" : \"=r\"(r) : \"r\"(a), \"r\"(b));", WANT(a* b + 5)},
        AssemblyCase{"min_signed", ASM3("min.s32"), WANT(Signed(a) < Signed(b) ? a : b)},
        AssemblyCase{"max_unsigned", ASM3("max.u32"), WANT(a > b ? a : b)},
        AssemblyCase{"and", ASM3("and.b32"), WANT(a& b)}, AssemblyCase{"or", ASM3("or.b32"), WANT(a | b)},
        AssemblyCase{"xor", ASM3("xor.b32"), WANT(a ^ b)},
        AssemblyCase{"not", "asm(\"not.b32 %0, %1;\" : \"=r\"(r) : \"r\"(a));", WANT(~a)},
        AssemblyCase{"shl", "b %= 64; " ASM3("shl.b32"), WANT(b % 64 > 31 ? 0 : a << b % 64)},
        AssemblyCase{"shr", "b %= 64; " ASM3("shr.u32"), WANT(b % 64 > 31 ? 0 : a >> b % 64)},
        AssemblyCase{"shr_signed", "b %= 64; " ASM3("shr.s32"),
                     WANT(static_cast<Word>(Signed(a) >> (b % 64 > 31 ? 31 : b % 64)))},
        AssemblyCase{"prmt", "asm(\"prmt.b32 %0, %1, %2, 0x5410;\" : \"=r\"(r) : \"r\"(a), \"r\"(b));",
                     WANT((a & 0xffff) | b << 16)},
        AssemblyCase{"prmt_sign", "asm(\"prmt.b32 %0, %1, %2, 0x8b33;\" : \"=r\"(r) : \"r\"(a), \"r\"(b));",
                     WANT((a >> 24) | (a >> 24) << 8 | ((a >> 31) != 0 ? 0xff0000u : 0) |
                          ((a >> 7 & 1) != 0 ? 0xff000000u : 0))},
        AssemblyCase{"lop3", "asm(\"lop3.b32 %0, %1, %2, %3, 0xE8;\" : \"=r\"(r) : \"r\"(a), \"r\"(b), \"r\"(12345u));",
                     WANT((a & b) | (a & 12345u) | (b & 12345u))},
        AssemblyCase{"lop3_ordered",
                     "asm(\"lop3.b32 %0, %1, %2, %3, 0x40;\" : \"=r\"(r) : \"r\"(a), \"r\"(b), \"r\"(12345u));",
                     WANT(a& b & ~12345u)},
        AssemblyCase{"selected",
                     "asm(\"{ .reg .pred p; setp.lt.s32 p, %1, %2; selp.b32 %0, %1, 9, p; }\" : \"=r\"(r) : \"r\"(a), "
                     "\"r\"(b));",
                     WANT(Signed(a) < Signed(b) ? a : 9)},
        AssemblyCase{
            "compared_unsigned",
            "asm(\"{ .reg .pred p; setp.hs.u32 p, %1, %2; selp.u32 %0, 1, 0, p; }\" : \"=r\"(r) : \"r\"(a), \"r\"(b));",
            WANT(a >= b)},
        AssemblyCase{"guarded",
                     "r = 3; asm(\"{\\n\\t.reg .pred p; // a predicate\\n\\tsetp.ne.b32 p, %1, 0;\\n\\t@p mov.u32 %0, "
                     "%2;\\n\\t@!p add.u32 %0, %0, 1;\\n}\" : \"+r\"(r) : \"r\"(t % 2), \"r\"(a));",
                     WANT(t % 2 != 0 ? a : 4)},
        AssemblyCase{"numbered_registers",
                     "asm(\"{ .reg .b32 w<3>; mov.b32 w0, %1; mov.b32 w2, %2; sub.u32 %0, w2, w0; }\" : \"=r\"(r) : "
                     "\"r\"(a), \"r\"(b));",
                     WANT(b - a)},
        AssemblyCase{"halves",
                     "asm(\"{ .reg .b16 l, h; mov.b32 {l, h}, %1; mov.b32 %0, {h, l}; }\" : \"=r\"(r) : \"r\"(a));",
                     WANT(a >> 16 | a << 16)},
        AssemblyCase{"converted", "long long w; asm(\"cvt.s64.s32 %0, %1;\" : \"=l\"(w) : \"r\"(a)); r = w >> 32;",
                     WANT(Signed(a) < 0 ? ~0u : 0)},
        AssemblyCase{"lane", "asm(\"mov.u32 %0, %%laneid;\" : \"=r\"(r));", WANT(t % 32)},
        AssemblyCase{"short", "unsigned short s = a, d; asm(\"mov.b16 %0, %1;\" : \"=h\"(d) : \"h\"(s)); r = d;",
                     WANT(a & 0xffff)},
        AssemblyCase{"empty", "r = a; asm volatile(\"\" : \"+r\"(r) :: \"memory\");", WANT(a)},
        AssemblyCase{"named", "asm(\"add.u32 %[out], %[in], 1;\" : [out] \"=r\"(r) : [in] \"r\"(a));", WANT(a + 1)},
        AssemblyCase{"two_results",
                     "unsigned q; asm(\"add.u32 %0, %2, %3; sub.u32 %1, %2, %3;\" : \"=&r\"(r), \"=r\"(q) : \"r\"(a), "
                     "\"r\"(b)); r ^= q;",
                     WANT((a + b) ^ (a - b))}),
    [](const auto& info) { return std::string(info.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Floats, Assembly,
    testing::Values(
        AssemblyCase{"add", ASM3F("add.f32"), WANT(Bits(Real(a) + Real(b))), true},
        AssemblyCase{"sub", ASM3F("sub.rn.ftz.f32"), WANT(Bits(Real(a) - Real(b))), true},
        AssemblyCase{"mul", ASM3F("mul.f32"), WANT(Bits(Real(a) * Real(b))), true},
        AssemblyCase{"max", ASM3F("max.f32"), WANT(Bits(std::fmax(Real(a), Real(b)))), true},
        AssemblyCase{
            "fma",
            "asm(\"fma.rn.f32 %0, %1, %2, 0f3F800000;\" : \"=f\"(h) : \"f\"(f), \"f\"(g)); r = __float_as_uint(h);",
            WANT(Bits(std::fma(Real(a), Real(b), 1.0f))), true},
        AssemblyCase{"neg", "asm(\"neg.f32 %0, %1;\" : \"=f\"(h) : \"f\"(f)); r = __float_as_uint(h);",
                     WANT(a ^ 0x80000000u), true},
        AssemblyCase{"abs", "asm(\"abs.f32 %0, %1;\" : \"=f\"(h) : \"f\"(f)); r = __float_as_uint(h);",
                     WANT(a & 0x7fffffffu), true},
        AssemblyCase{"ex2", "asm(\"ex2.approx.ftz.f32 %0, %1;\" : \"=f\"(h) : \"f\"(f)); r = __float_as_uint(h);",
                     WANT(Bits(static_cast<float>(std::exp2(static_cast<double>(Real(a)))))), true},
        AssemblyCase{"rcp", "asm(\"rcp.approx.f32 %0, %1;\" : \"=f\"(h) : \"f\"(f)); r = __float_as_uint(h);",
                     WANT(Bits(1.0f / Real(a))), true},
        AssemblyCase{"tf32", "asm(\"cvt.rna.tf32.f32 %0, %1;\" : \"=r\"(r) : \"f\"(f));",
                     WANT((a + 0x1000) & 0xffffe000u), true},
        AssemblyCase{"bf16x2", "asm(\"cvt.rn.bf16x2.f32 %0, %1, %2;\" : \"=r\"(r) : \"f\"(2.0f), \"f\"(-1.0f));",
                     WANT(0x4000bf80u)},
        AssemblyCase{"f16x2", "asm(\"cvt.rn.f16x2.f32 %0, %1, %2;\" : \"=r\"(r) : \"f\"(2.0f), \"f\"(-1.0f));",
                     WANT(0x4000bc00u)},
        AssemblyCase{"f32_of_s32", "asm(\"cvt.rn.f32.s32 %0, %1;\" : \"=f\"(h) : \"r\"(a)); r = __float_as_uint(h);",
                     WANT(Bits(static_cast<float>(Signed(a))))}),
    [](const auto& info) { return std::string(info.param.name); });

INSTANTIATE_TEST_SUITE_P(
    Memory, Assembly,
    testing::Values(
        AssemblyCase{"load", "asm volatile(\"ld.global.nc.L1::no_allocate.u32 %0, [%1];\" : \"=r\"(r) : \"l\"(x + t));",
                     WANT(a)},
        AssemblyCase{"load_at", "asm volatile(\"ld.global.b32 %0, [%1+256];\" : \"=r\"(r) : \"l\"(x + t));", WANT(b)},
        AssemblyCase{"load_four",
                     "unsigned q[4]; asm volatile(\"ld.global.v4.u32 {%0, %1, %2, %3}, [%4];\" : \"=r\"(q[0]), "
                     "\"=r\"(q[1]), \"=r\"(q[2]), \"=r\"(q[3]) : \"l\"(x + t / 4 * 4)); r = q[t % 4];",
                     WANT(a)},
        AssemblyCase{"load_guarded",
                     "asm volatile(\"{ .reg .pred p; setp.lt.u32 p, %2, 32; mov.u32 %0, 7; @p ld.global.u32 %0, [%1]; "
                     "}\" : \"=r\"(r) : \"l\"(t < 32 ? x + t : nullptr), \"r\"(t));",
                     WANT(t < 32 ? a : 7)},
        AssemblyCase{
            "shared",
            "__shared__ unsigned s[64]; unsigned at = __cvta_generic_to_shared(s + t); asm volatile(\"st.shared.b32 "
            "[%0], %1;\" :: \"r\"(at), \"r\"(a)); asm volatile(\"bar.sync 0;\"); asm volatile(\"ld.shared.u32 %0, "
            "[%1];\" : \"=r\"(r) : \"r\"((unsigned)__cvta_generic_to_shared(s + 63 - t))); r ^= s[63 - t] ^ a;",
            WANT(a)},
        AssemblyCase{"signed_byte",
                     "int v; asm volatile(\"ld.global.s8 %0, [%1];\" : \"=r\"(v) : \"l\"(x + t)); r = v;",
                     WANT(static_cast<Word>(static_cast<std::int32_t>(static_cast<std::int8_t>(a & 0xff))))},
        AssemblyCase{
            "copy_of_some",
            "__shared__ uint2 s[64]; unsigned at = __cvta_generic_to_shared(s + t); asm "
            "volatile(\"cp.async.ca.shared.global [%0], [%1], 8, %2;\" :: \"r\"(at), \"l\"(x + t / 2 * 2), \"r\"(4)); "
            "asm volatile(\"cp.async.wait_all;\" ::: \"memory\"); r = t % 2 == 0 ? s[t].x + s[t].y : 0;",
            WANT(t % 2 == 0 ? a : 0)}),
    [](const auto& info) { return std::string(info.param.name); });

// A product of matrices by one warp. `text` holds the lanes' elements as the PTX ISA lists them for the shape.
struct ProductCase {
  const char* name;
  const char* text;
  int k;
};

void PrintTo(const ProductCase& one, std::ostream* out) { *out << one.name; }

class MatrixProduct : public testing::TestWithParam<ProductCase> {};

TEST_P(MatrixProduct, IsThatOfItsMatrices) {
  const ProductCase& one = GetParam();
  DeviceText device(
      "#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n"
      "extern \"C\" __global__ void k(const float* A, const float* B, const float* C, float* D) {\n"
      "  unsigned a[4], b[2];\n  int g = threadIdx.x / 4, t = threadIdx.x % 4;\n" +
      std::string(one.text) + "\n}\n");
  ASSERT_EQ(device.error(), "");
  // Small integers: exact in every type.
  std::vector<float> a, b, c;
  for (int i = 0; i < 16 * one.k; ++i) a.push_back(static_cast<float>(i * 7 % 11 - 5));
  for (int i = 0; i < one.k * 8; ++i) b.push_back(static_cast<float>(i * 5 % 13 - 6));
  for (int i = 0; i < 16 * 8; ++i) c.push_back(static_cast<float>(i % 9));
  const auto to = device.Empty(16 * 8 * 4);
  ASSERT_TRUE(device.Launch("k", {device.Buffer(a), device.Buffer(b), device.Buffer(c), to}, 1, 32))
      << device.machine().why_undecided();
  const std::vector<float> got = device.Values<float>(to, 16 * 8);
  for (int row = 0; row < 16; ++row) {
    for (int column = 0; column < 8; ++column) {
      float sum = c[static_cast<std::size_t>(row * 8 + column)];
      for (int k = 0; k < one.k; ++k)
        sum += a[static_cast<std::size_t>(row * one.k + k)] * b[static_cast<std::size_t>(k * 8 + column)];
      EXPECT_EQ(got[static_cast<std::size_t>(row * 8 + column)], sum) << row << ", " << column;
    }
  }
}

#define SUMS(shape, type)                                                                    \
  "float d[4]; for (int i = 0; i < 4; ++i) d[i] = C[(g + i / 2 * 8) * 8 + t * 2 + i % 2];\n" \
  "asm volatile(\"mma.sync.aligned." shape ".row.col.f32." type "." type ".f32 {%0, %1, %2, %3}, "
#define SUMS_16(shape, type)                                                                                    \
  SUMS(shape, type)                                                                                             \
  "{%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};\" : \"+f\"(d[0]), \"+f\"(d[1]), \"+f\"(d[2]), \"+f\"(d[3]) : " \
  "\"r\"(a[0]), \"r\"(a[1]), \"r\"(a[2]), \"r\"(a[3]), \"r\"(b[0]), \"r\"(b[1]));\n" STORED
#define SUMS_8(shape, type)                                                                         \
  SUMS(shape, type)                                                                                 \
  "{%4, %5}, {%6}, {%0, %1, %2, %3};\" : \"+f\"(d[0]), \"+f\"(d[1]), \"+f\"(d[2]), \"+f\"(d[3]) : " \
  "\"r\"(a[0]), \"r\"(a[1]), \"r\"(b[0]));\n" STORED
#define STORED "for (int i = 0; i < 4; ++i) D[(g + i / 2 * 8) * 8 + t * 2 + i % 2] = d[i];"
#define HALVES(type, make)                                         \
  "auto* p = (" type "*)a; auto* q = (" type                       \
  "*)b;\n"                                                         \
  "for (int i = 0; i < 8; ++i) p[i] = " make                       \
  "(A[(g + (i / 2 % 2) * 8) * 16 + t * 2 + i % 2 + i / 4 * 8]);\n" \
  "for (int i = 0; i < 4; ++i) q[i] = " make "(B[(t * 2 + i % 2 + i / 2 * 8) * 8 + g]);\n"

INSTANTIATE_TEST_SUITE_P(
    Kinds, MatrixProduct,
    testing::Values(
        ProductCase{"f16_16", HALVES("__half", "__float2half") SUMS_16("m16n8k16", "f16"), 16},
        ProductCase{"bf16_16", HALVES("__nv_bfloat16", "__float2bfloat16") SUMS_16("m16n8k16", "bf16"), 16},
        ProductCase{
            "f16_8",
            "auto* p = (__half*)a; auto* q = (__half*)b;\n"
            "for (int i = 0; i < 4; ++i) p[i] = __float2half(A[(g + i / 2 * 8) * 8 + t * 2 + i % 2]);\n"
            "for (int i = 0; i < 2; ++i) q[i] = __float2half(B[(t * 2 + i) * 8 + g]);\n" SUMS_8("m16n8k8", "f16"),
            8},
        ProductCase{
            "tf32_8",
            "for (int i = 0; i < 4; ++i) a[i] = __float_as_uint(A[(g + i % 2 * 8) * 8 + t + i / 2 * 4]);\n"
            "for (int i = 0; i < 2; ++i) b[i] = __float_as_uint(B[(t + i * 4) * 8 + g]);\n" SUMS_16("m16n8k8", "tf32"),
            8},
        ProductCase{"tf32_4",
                    "for (int i = 0; i < 2; ++i) a[i] = __float_as_uint(A[(g + i * 8) * 4 + t]);\n"
                    "b[0] = __float_as_uint(B[t * 8 + g]);\n" SUMS_8("m16n8k4", "tf32"),
                    4},
        ProductCase{
            "half_16",
            HALVES("__half",
                   "__float2half") "unsigned d[2]; auto* c = (__half*)d; for (int i = 0; i < 4; ++i) c[i] = "
                                   "__float2half(C[(g + i / 2 * 8) * 8 + t * 2 + i % 2]);\n"
                                   "asm volatile(\"mma.sync.aligned.m16n8k16.row.col.f16.f16.f16.f16 {%0, %1}, {%2, "
                                   "%3, %4, %5}, {%6, %7}, {%0, %1};\" : \"+r\"(d[0]), \"+r\"(d[1]) : "
                                   "\"r\"(a[0]), \"r\"(a[1]), \"r\"(a[2]), \"r\"(a[3]), \"r\"(b[0]), \"r\"(b[1]));\n"
                                   "for (int i = 0; i < 4; ++i) D[(g + i / 2 * 8) * 8 + t * 2 + i % 2] = "
                                   "__half2float(c[i]);",
            16},
        ProductCase{"s8_32",
                    "auto* p = (signed char*)a; auto* q = (signed char*)b;\n"
                    "for (int i = 0; i < 16; ++i) p[i] = (signed char)A[(g + (i / 4 % 2) * 8) * 32 + t * 4 + i % 4 + i "
                    "/ 8 * 16];\n"
                    "for (int i = 0; i < 8; ++i) q[i] = (signed char)B[(t * 4 + i % 4 + i / 4 * 16) * 8 + g];\n"
                    "int d[4]; for (int i = 0; i < 4; ++i) d[i] = (int)C[(g + i / 2 * 8) * 8 + t * 2 + i % 2];\n"
                    "asm volatile(\"mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32 {%0, %1, %2, %3}, {%4, %5, %6, "
                    "%7}, {%8, %9}, {%0, %1, %2, %3};\" : \"+r\"(d[0]), \"+r\"(d[1]), \"+r\"(d[2]), \"+r\"(d[3]) : "
                    "\"r\"(a[0]), \"r\"(a[1]), \"r\"(a[2]), \"r\"(a[3]), \"r\"(b[0]), \"r\"(b[1]));\n" STORED,
                    32}),
    [](const auto& info) { return std::string(info.param.name); });

TEST(MatrixMemory, RowsAreLoadedStoredAndTransposed) {
  DeviceText device(
      "extern \"C\" __global__ void k(const unsigned short* x, unsigned short* y, unsigned short* z) {\n"
      "  __shared__ __align__(16) unsigned short s[256], o[256];\n  int t = threadIdx.x;\n"
      "  for (int i = t; i < 256; i += 32) s[i] = x[i];\n  __syncwarp();\n  unsigned r[4];\n"
      "  unsigned at = __cvta_generic_to_shared(s + t * 8), to = __cvta_generic_to_shared(o + t * 8);\n"
      "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];\"\n"
      "               : \"=r\"(r[0]), \"=r\"(r[1]), \"=r\"(r[2]), \"=r\"(r[3]) : \"r\"(at));\n"
      "  asm volatile(\"stmatrix.sync.aligned.m8n8.x4.shared::cta.b16 [%0], {%1, %2, %3, %4};\"\n"
      "               :: \"r\"(to), \"r\"(r[0]), \"r\"(r[1]), \"r\"(r[2]), \"r\"(r[3]) : \"memory\");\n"
      "  __syncwarp();\n  for (int i = t; i < 256; i += 32) y[i] = o[i];\n"
      "  unsigned two[2];\n"
      "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x2.shared.b16 {%0, %1}, [%2];\" : \"=r\"(two[0]), \"=r\"(two[1]) : "
      "\"r\"(at));\n"
      "  z[2 * t] = two[1];\n  z[2 * t + 1] = two[1] >> 16;\n}\n");
  ASSERT_EQ(device.error(), "");
  std::vector<std::uint16_t> x(256);
  for (std::size_t i = 0; i < x.size(); ++i) x[i] = static_cast<std::uint16_t>(i * 3 + 1);
  const auto y = device.Empty(512, 2), z = device.Empty(128, 2, 2);
  ASSERT_TRUE(device.Launch("k", {device.Buffer(x), y, z}, 1, 32)) << device.machine().why_undecided();
  EXPECT_TRUE(device.Kinds().empty());
  const auto turned = device.Values<std::uint16_t>(y, 256), second = device.Values<std::uint16_t>(z, 64);
  for (std::size_t m = 0; m < 4; ++m) {
    for (std::size_t i = 0; i < 64; ++i) EXPECT_EQ(turned[m * 64 + i], x[m * 64 + i % 8 * 8 + i / 8]) << m << ", " << i;
  }
  // The second of two matrices, two elements in each lane.
  for (std::size_t i = 0; i < 64; ++i) EXPECT_EQ(second[i], x[64 + i]) << i;
}

TEST(MatrixMemory, ARowIsAWholeUnit) {
  DeviceText device(
      "extern \"C\" __global__ void k(unsigned* y) {\n  __shared__ __align__(16) unsigned short s[264];\n"
      "  for (int i = threadIdx.x; i < 264; i += 32) s[i] = i;\n  __syncwarp();\n"
      "  asm volatile(\"ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%0}, [%1];\" : \"=r\"(y[threadIdx.x]) : "
      "\"r\"((unsigned)__cvta_generic_to_shared(s + threadIdx.x * 8 + 1)));\n}\n");
  ASSERT_EQ(device.error(), "");
  device.Launch("k", {device.Empty(128)}, 1, 32);
  ASSERT_EQ(device.Kinds(), std::vector{EventKind::kMisaligned});
}

TEST(AssemblyText, WhatIsNotFollowedEndsTheRunByName) {
  for (const char* text :
       {"ex2.aprox.f32 %0, %0;", "wgmma.fence.sync.aligned;", "add.f32 %0, %0", "L: bra L;", "add.f32 %0, %1, %7;",
        "mov.f32 %0, [%0];", "{ add.f32 %0, %0, %0;", ".pragma \\\"x\\\";", "@q add.f32 %0, %0, %0;"}) {
    DeviceText device("extern \"C\" __global__ void k(float* y) {\n  float r = 1;\n  asm volatile(\"" +
                      std::string(text) + "\" : \"+f\"(r));\n  y[0] = r;\n}\n");
    if (!device.error().empty()) continue;  // refused by the front end: an operand that is not there
    EXPECT_FALSE(device.Launch("k", {device.Empty(4)}, 1, 1)) << text;
    EXPECT_NE(device.machine().why_undecided().find("of device code is not followed"), std::string::npos)
        << text << ": " << device.machine().why_undecided();
  }
}

TEST(AssemblyText, ConstraintsChangeInStatementsAlone) {
  const auto adapted = [](std::string text) {
    const std::size_t size = text.size();
    cuda::ptx::AdaptConstraints(text);
    EXPECT_EQ(text.size(), size);
    return text;
  };
  EXPECT_EQ(adapted("asm volatile(\"f\" : \"=f\"(f(\"f\"))\n: \"l\"(p), \"h\"(x) : \"fpsr\");"),
            "asm volatile(\"f\" : \"=x\"(f(\"f\"))\n: \"r\"(p), \"r\"(x) : \"fpsr\");");
  EXPECT_EQ(adapted("#define A(x) __asm__ __volatile__ (\"f:\" \\\n \"f\" :: [f] \"d\"(x))"),
            "#define A(x) __asm__ __volatile__ (\"f:\" \\\n \"f\" :: [f] \"x\"(x))");
  for (const char* text : {"// asm(\"\" : \"=f\"(x));\n", "\"asm(:\" \"f\"", "int asmf(\"f\" : \"f\");", "asm(", "asm"})
    EXPECT_EQ(adapted(text), text);
}

TEST(AssemblyText, ParsesOperandsOfEveryKind) {
  const auto text = cuda::ptx::Parse(
      "$(.reg .pred p; @!p st.shared::cta.v2.f32 [$0 + 16], {$1, 0f3f800000}; // x\n"
      "add.s32 r, -5, 0x10 $)");
  ASSERT_TRUE(text);
  ASSERT_EQ(text->registers.size(), 1u);
  ASSERT_EQ(text->instructions.size(), 2u);
  const cuda::ptx::Instruction &store = text->instructions[0], &add = text->instructions[1];
  EXPECT_EQ(store.words, (std::vector<std::string>{"st", "shared::cta", "v2", "f32"}));
  EXPECT_TRUE(store.guard && store.guard->negated);
  EXPECT_EQ(store.operands[0].bits, 16u);
  EXPECT_EQ(store.operands[1].parts[1].bits, 0x3f800000u);
  EXPECT_EQ(add.operands[1].bits, static_cast<std::uint64_t>(-5));
  EXPECT_EQ(add.operands[2].bits, 16u);
  for (const char* bad : {"add.", "add r,;", "[", "{{{{{{{{{{{{{{{{", "add r, {{{{{{a}}}}}};", "@",
                          "mov r, 99999999999999999999;", "mov r, 0z1;", "}", "$", "$999999999999", ".reg .b32 r<65>;"})
    EXPECT_FALSE(cuda::ptx::Parse(bad)) << bad;
}

}  // namespace
}  // namespace assay
