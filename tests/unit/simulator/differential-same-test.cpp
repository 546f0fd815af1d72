// Changes that must not affect a single bit: splitting a tile in two, spreading it over cores in any order, naming
// the same lanes by another form, and computing with the plain or the wide loops.
#include <algorithm>
#include <cstring>
#include <numeric>

#include "dialects/ascendc/device/kernels.h"
#include "tests/unit/simulator/differential.h"

namespace assay::second {
namespace {

using device::BestKernels;
using device::PlainKernels;

constexpr int kElements = 6000;

class SameBits : public device::Device {
 protected:
  static std::vector<float> Values(std::uint64_t seed) {
    Random random(seed);
    std::vector<float> values(kElements);
    for (float& value : values) {
      value = static_cast<float>(DecodeReal(Dtype::kF32, random.Element(Dtype::kF32)));
    }
    return values;
  }

  // y = half(relu(x * 0.75 + 0.5) / (1 + exp(-x))) over [first, first + n), in one tile.
  static void Tile(const std::uint8_t* x, std::uint8_t* y, std::int64_t first, std::int64_t n) {
    const std::int64_t bytes = n * 4;
    const auto a = assay_buf_init(ASSAY_VECCALC, kElements * 4), b = assay_buf_init(ASSAY_VECCALC, kElements * 4);
    const auto h = assay_buf_init(ASSAY_VECCALC, kElements * 2);
    device::InExactly(a, x + first * 4, bytes);
    device::Vec(ASSAY_MULS, b, a, 0, -1, n);
    device::Vec(ASSAY_EXP, b, b, 0, 0, n);
    device::Vec(ASSAY_ADDS, b, b, 0, 1, n);
    device::Vec(ASSAY_MULS, a, a, 0, 0.75, n);
    device::Vec(ASSAY_ADDS, a, a, 0, 0.5, n);
    device::Vec(ASSAY_RELU, a, a, 0, 0, n);
    device::Vec(ASSAY_DIV, a, a, b, 0, n);
    assay_cast_n(ASSAY_F16, ASSAY_F32, 1, h, 0, a, 0, n);
    assay_dma_out(ASSAY_DMA_PAD, ASSAY_F16, y + first * 2, h, 0, 1, n * 2, 0, 0);
    assay_pipe_reset();
  }

  // Core i computes the pieces i, i + cores, ... of `order`, given as first element and number of them.
  std::vector<std::uint8_t> Launch(const std::vector<float>& x, int cores,
                                   const std::vector<std::pair<int, int>>& order) {
    Boot(cores);
    const std::uint8_t* in = Input(x);
    std::uint8_t* out = machine_->gm().Add("y", device::GmRole::kOutput, 2, kElements * 2, nullptr)->base;
    Run([&] {
      const auto core = static_cast<std::size_t>(assay_block_idx());
      for (std::size_t i = core; i < order.size(); i += static_cast<std::size_t>(cores)) {
        Tile(in, out, order[i].first, order[i].second);
      }
    });
    EXPECT_EQ(RealFaults(), 0);
    return {out, out + kElements * 2};
  }
};

TEST_F(SameBits, SplitTilesAndPermutedCores) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const std::vector<float> x = Values(seed);
    const std::vector<std::uint8_t> whole = Launch(x, 1, {{0, kElements}});
    EXPECT_EQ(Launch(x, 1, {{0, 3000}, {3000, 3000}}), whole);
    EXPECT_EQ(Launch(x, 1, {{0, 8}, {8, 4099}, {4107, 1893}}), whole);
    std::vector<std::pair<int, int>> pieces;
    for (int i = 0; i < 12; ++i) pieces.emplace_back(i * 500, 500);
    std::mt19937_64 engine(seed);
    for (const int cores : {1, 3, 4, 12}) {
      std::shuffle(pieces.begin(), pieces.end(), engine);
      EXPECT_EQ(Launch(x, cores, pieces), whole) << cores << " cores, seed " << seed;
    }
  }
}

TEST_F(SameBits, OtherFormsOfTheSameLanes) {
  const std::vector<float> x = Values(99);
  Boot();
  const std::uint8_t* in = Input(x);
  std::uint8_t* out = Output(4 * 640);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 2560), d = assay_buf_init(ASSAY_VECCALC, 2560);
    device::In(a, in, 2560);
    const auto call = [&](int kind, std::uint64_t low, int repeat) {
      device::Vec(ASSAY_DUP, d, 0, 0, 7, 640);
      assay_vec_r(ASSAY_EXP, ASSAY_F32, ASSAY_F32, d, 0, a, 0, 0, 0, 0, kind, low, 0, repeat, 1, 1, 1, 8, 8, 8);
    };
    // 600 elements: nine repeats and 24 lanes.
    device::Vec(ASSAY_DUP, d, 0, 0, 7, 640);
    device::Vec(ASSAY_EXP, d, a, 0, 0, 600);
    device::Out(out, d, 2560);
    call(ASSAY_MASK_COUNT, 64, 9);
    assay_vec_r(ASSAY_EXP, ASSAY_F32, ASSAY_F32, d, 2304, a, 2304, 0, 0, 0, ASSAY_MASK_BITS, 0xffffff, 0, 1, 1, 1, 1, 8,
                8, 8);
    device::Out(out + 2560, d, 2560);
    assay_mask_mode(1);
    call(ASSAY_MASK_BITS, 600, 1);
    device::Out(out + 5120, d, 2560);
    assay_mask_set(0, 600);
    call(ASSAY_MASK_REGISTER, 0, 1);
    assay_mask_mode(0);
    device::Out(out + 7680, d, 2560);
  });
  EXPECT_EQ(RealFaults(), 0);
  for (int form = 1; form < 4; ++form) EXPECT_EQ(std::memcmp(out, out + 2560 * form, 2560), 0) << form;
}

// Sums of whole repeats do not depend on how many of them one call takes.
TEST_F(SameBits, SplitReductions) {
  const std::vector<float> x = Values(7);
  Boot();
  const std::uint8_t* in = Input(x);
  std::uint8_t* out = Output(64);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 8192), d = assay_buf_init(ASSAY_VECCALC, 256);
    device::In(a, in, 8192);
    const auto sums = [&](std::int64_t to, std::int64_t from, int repeat) {
      assay_whole_reduce(ASSAY_REDUCE_SUM, ASSAY_F32, d, to * 4, a, from * 256, ASSAY_MASK_COUNT, 64, 0, repeat, 1, 1,
                         8, 0);
    };
    sums(0, 0, 32);
    sums(32, 0, 13);
    sums(45, 13, 19);
    device::Out(out, d, 256);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(std::memcmp(out, out + 128, 128), 0);
}

// Any NaN matches any NaN: which of two payloads survives is unspecified.
void ExpectSame(Dtype dtype, const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b, int what) {
  const int size = Size(dtype);
  for (std::int64_t at = 0; at < static_cast<std::int64_t>(a.size()); at += size) {
    ASSERT_TRUE(Same(dtype, Get(a, at, size), Get(b, at, size))) << what << " of " << NameOf(dtype) << " at " << at;
  }
}

TEST(SameLoops, PlainAndWideComputeAlike) {
  constexpr int kCount = 1003;
  const std::vector<Dtype> dtypes = {Dtype::kF16, Dtype::kF32, Dtype::kBF16, Dtype::kI8,  Dtype::kU8,
                                     Dtype::kI16, Dtype::kU16, Dtype::kI32,  Dtype::kU32, Dtype::kI64};
  for (const Dtype dtype : dtypes) {
    Random random(static_cast<std::uint64_t>(dtype) + 1);
    const auto size = static_cast<std::size_t>(Size(dtype));
    std::vector<std::uint8_t> row[3];
    for (std::vector<std::uint8_t>& bytes : row) {
      bytes.resize(kCount * size);
      for (std::size_t at = 0; at < bytes.size(); at += size) {
        Set(bytes, static_cast<std::int64_t>(at), static_cast<int>(size), random.Element(dtype));
      }
    }
    for (int op = 0; op <= ASSAY_XOR; ++op) {
      std::vector<std::uint8_t> best = row[2], plain = row[2];
      const bool known =
          BestKernels().compute(op, dtype, dtype, row[0].data(), row[1].data(), best.data(), 1.5, best.data(), kCount);
      EXPECT_EQ(known, PlainKernels().compute(op, dtype, dtype, row[0].data(), row[1].data(), plain.data(), 1.5,
                                              plain.data(), kCount));
      ExpectSame(dtype, best, plain, op);
    }
    for (const Dtype to : dtypes) {
      for (int round = kNone; round <= kOdd; ++round) {
        std::vector<std::uint8_t> best(kCount * static_cast<std::size_t>(Size(to))), plain = best;
        const bool known = BestKernels().convert(to, dtype, round, row[0].data(), best.data(), kCount);
        EXPECT_EQ(known, PlainKernels().convert(to, dtype, round, row[0].data(), plain.data(), kCount));
        ExpectSame(to, best, plain, round);
      }
    }
  }
}

}  // namespace
}  // namespace assay::second
