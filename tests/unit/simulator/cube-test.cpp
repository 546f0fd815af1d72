// The matrix core's instructions compared with independent arithmetic: products of random sizes through every load,
// the ways out of L0C, and what is reported about operands.
#include <algorithm>
#include <bit>
#include <cmath>
#include <string>

#include "dialects/ascendc/device/cube.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "reference/sim-tensor.h"
#include "tests/unit/simulator/cube-fixture.h"

namespace assay::device {
namespace {

// Both operands through L1 into the inner memories; row-major in global memory.
struct Loaded {
  std::uint64_t a2, b2, c1;
};
Loaded LoadBoth(Dtype dtype, Sizes s, const void* a, const void* b) {
  const int type = static_cast<int>(dtype);
  const auto size = static_cast<std::int64_t>(SizeOf(dtype));
  const std::int64_t piece = 32 / size, m = Up(s.m, 16), n = Up(s.n, 32), k = Up(s.k, 32);
  const auto a1 = assay_buf_init(ASSAY_A1, static_cast<assay_u32>(m * k * size));
  const auto b1 = assay_buf_init(ASSAY_B1, static_cast<assay_u32>(k * n * size));
  Loaded to{};
  to.a2 = assay_buf_init(ASSAY_A2, static_cast<assay_u32>(m * k * size));
  to.b2 = assay_buf_init(ASSAY_B2, static_cast<assay_u32>(k * n * size));
  to.c1 = assay_buf_init(ASSAY_CO1, static_cast<assay_u32>(m * n * 4));
  assay_nd2nz(type, a1, 0, a, 1, s.m, s.k, 0, s.k * size, m * 32, 32, 0);
  const std::int64_t k_fractals = Up(s.k, piece) / piece, n_fractals = Up(s.n, 16) / 16;
  for (std::int64_t r = 0; r < m / 16; ++r) {
    assay_load_fractals(type, to.a2, r * k_fractals * 512, a1, 0, r, k_fractals, m / 16, 0, 0);
  }
  if (size == 2) {
    assay_nd2nz(type, b1, 0, b, 1, s.k, s.n, 0, s.n * size, k * 32, 32, 0);
    for (std::int64_t i = 0; i < k_fractals; ++i) {
      assay_load_fractals(type, to.b2, i * n_fractals * 512, b1, 0, i, n_fractals, k / 16, 0, 1);
    }
  } else if (size == 1) {
    assay_nd2nz(type, b1, 0, b, 1, s.k, s.n, 0, s.n * size, k * 32, 32, 0);
    for (std::int64_t i = 0; i < k_fractals; ++i) {
      for (std::int64_t j = 0; j < n_fractals; j += 2) {
        assay_load_squares(type, to.b2, (i * n_fractals + j) * 512, b1, 0, i + j / 2 * k / 32, 1, 1, 1, 0, 0);
      }
    }
  } else {
    // Rows of fractals, so that the two halves of a square are side by side.
    for (std::int64_t r = 0; r < Up(s.k, 16) / 16; ++r) {
      const std::int64_t rows = std::min<std::int64_t>(16, s.k - r * 16);
      assay_nd2nz(type, b1, r * n * 64, static_cast<const std::uint8_t*>(b) + r * 16 * s.n * size, 1, rows, s.n, 0,
                  s.n * size, 512, 32, 0);
      for (std::int64_t j = 0; j < n_fractals; ++j) {
        assay_load_squares(type, to.b2, (r * 2 * n_fractals + j) * 512, b1, r * n * 64, j, 1, 1, 0, n_fractals - 1, 0);
      }
    }
  }
  return to;
}

class Products : public CubeDevice, public testing::WithParamInterface<Dtype> {};

TEST_P(Products, OfRandomSizesMatch) {
  const Dtype dtype = GetParam();
  for (int round = 0; round < 25; ++round) {
    // Even numbers of column fractals for bytes, whose squares fill two.
    Sizes s{2 + static_cast<std::int64_t>(random_() % 60), 1 + static_cast<std::int64_t>(random_() % 70),
            1 + static_cast<std::int64_t>(random_() % 90)};
    if (dtype == Dtype::kI8) s.n = Up(s.n, 32);
    BootCube();
    const SimTensor x = Matrix(dtype, s.m, s.k), y = Matrix(dtype, s.k, s.n);
    const Dtype result = dtype == Dtype::kI8 ? Dtype::kI32 : Dtype::kF32;
    const auto* a = Tensor("a", GmRole::kInput, dtype, static_cast<std::size_t>(s.m * s.k), x.data.data());
    const auto* b = Tensor("b", GmRole::kInput, dtype, static_cast<std::size_t>(s.k * s.n), y.data.data());
    auto* c = Tensor("c", GmRole::kOutput, result, static_cast<std::size_t>(s.m * s.n), nullptr);
    Run([&] {
      const Loaded in = LoadBoth(dtype, s, a, b);
      assay_mmad(static_cast<int>(result), static_cast<int>(dtype), in.c1, 0, in.a2, 0, in.b2, 0, 0, 0, s.m, s.n, s.k,
                 ASSAY_MMAD_CLEAR);
      assay_fixpipe_out(static_cast<int>(result), static_cast<int>(result), c, in.c1, 0, 0, 0, s.n, s.m, Up(s.m, 16),
                        s.n, ASSAY_FIX_ROWS, 0, 0, 1, 0, 0);
    });
    ASSERT_EQ(RealFaults(), 0) << s.m << " " << s.n << " " << s.k;
    const std::vector<double> expected = Product(x, y, s);
    for (std::size_t i = 0; i < expected.size(); ++i) {
      std::int32_t whole;
      std::memcpy(&whole, c + 4 * i, 4);
      const double got = result == Dtype::kI32 ? whole : static_cast<double>(std::bit_cast<float>(whole));
      ASSERT_NEAR(got, expected[i], 1e-4) << "element " << i << " of " << s.m << " x " << s.n << ", k " << s.k;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Types, Products, testing::Values(Dtype::kF16, Dtype::kBF16, Dtype::kF32, Dtype::kI8),
                         [](const auto& info) { return std::string(NameOf(info.param)); });

TEST_F(CubeDevice, ProductsAccumulateOnCAndOnABias) {
  const Sizes s{20, 24, 40};
  BootCube();
  const SimTensor x = Matrix(Dtype::kF16, s.m, s.k), y = Matrix(Dtype::kF16, s.k, s.n), z = Matrix(Dtype::kF32, 1, s.n);
  const auto* a = Tensor("a", GmRole::kInput, Dtype::kF16, 800, x.data.data());
  const auto* b = Tensor("b", GmRole::kInput, Dtype::kF16, 960, y.data.data());
  const auto* bias = Tensor("bias", GmRole::kInput, Dtype::kF32, 24, z.data.data());
  auto* c = Tensor("c", GmRole::kOutput, Dtype::kF32, 480, nullptr);
  Run([&] {
    const Loaded in = LoadBoth(Dtype::kF16, s, a, b);
    const auto l1 = assay_buf_init(ASSAY_C1, 128), table = assay_buf_init(ASSAY_C2, 128);
    assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, l1, 0, bias, 1, 96, 0, 0);
    assay_dma_local(ASSAY_DMA_COUNT, ASSAY_F32, table, 0, l1, 0, 1, 96, 0, 0);
    const auto multiply = [&](int mode) {
      assay_mmad(ASSAY_F32, ASSAY_F16, in.c1, 0, in.a2, 0, in.b2, 0, table, 0, s.m, s.n, s.k, mode);
    };
    multiply(ASSAY_MMAD_BIAS);
    multiply(0);
    assay_fixpipe_out(ASSAY_F32, ASSAY_F32, c, in.c1, 0, 0, 0, s.n, s.m, 32, s.n, ASSAY_FIX_ROWS, 0, 0, 1, 0, 0);
  });
  EXPECT_EQ(RealFaults(), 0);
  const std::vector<double> expected = Product(x, y, s), added = ToDoubles(z);
  for (int i = 0; i < 480; ++i) {
    ASSERT_NEAR(At(c, i), 2 * expected[static_cast<std::size_t>(i)] + added[static_cast<std::size_t>(i % 24)], 1e-4);
  }
}

// C of 16 x 32 holding i - 100 in row-major order, as int32 or float.
void FillC(std::uint64_t c1, Machine& m, bool real) {
  for (int i = 0; i < 512; ++i) {
    const int row = i / 32, column = i % 32, at = column / 16 * 1024 + row * 64 + column % 16 * 4;
    const std::int32_t whole = i - 100;
    const float number = static_cast<float>(whole);
    const Buffer& buffer = *m.FindBuffer(c1);
    std::memcpy(m.core().spaces[kL0C].data + buffer.address + at, real ? static_cast<const void*>(&number) : &whole, 4);
    std::memset(m.core().spaces[kL0C].shadow + buffer.address + at, kDefined, 4);
  }
}

TEST_F(CubeDevice, TheWayOutConvertsAndCutsOffNegatives) {
  BootCube();
  auto* halves = Tensor("h", GmRole::kOutput, Dtype::kF16, 512, nullptr);
  auto* bytes = Tensor("q", GmRole::kOutput, Dtype::kI8, 512, nullptr);
  Run([&] {
    const auto c1 = assay_buf_init(ASSAY_CO1, 2048);
    FillC(c1, *machine_, false);
    // Parameters: 0.5 as a float without its low bits.
    const assay_u64 scale = std::bit_cast<std::uint32_t>(0.5f);
    assay_fixpipe_out(ASSAY_F16, ASSAY_I32, halves, c1, 0, 0, 0, 32, 16, 16, 32, ASSAY_FIX_ROWS | ASSAY_FIX_RELU, 11,
                      scale, 1, 0, 0);
    assay_fixpipe_out(ASSAY_I8, ASSAY_I32, bytes, c1, 0, 0, 0, 32, 16, 16, 32, ASSAY_FIX_ROWS, 9, scale, 1, 0, 0);
  });
  EXPECT_EQ(RealFaults(), 0);
  for (int i = 0; i < 512; ++i) {
    std::uint16_t half;
    std::memcpy(&half, halves + 2 * i, 2);
    ASSERT_EQ(HalfToFloat(half), std::max(0.0f, static_cast<float>(i - 100) * 0.5f)) << i;
    const double rounded = std::nearbyint((i - 100) * 0.5);
    ASSERT_EQ(static_cast<std::int8_t>(bytes[i]), std::min(127.0, std::max(-128.0, rounded))) << i;
  }
}

TEST_F(CubeDevice, TheWayOutKeepsFractalsWhereAsked) {
  BootCube();
  auto* columns = Tensor("n", GmRole::kOutput, Dtype::kF16, 512, nullptr);
  auto* split = Tensor("s", GmRole::kOutput, Dtype::kF32, 512, nullptr);
  Run([&] {
    const auto c1 = assay_buf_init(ASSAY_CO1, 2048);
    FillC(c1, *machine_, true);
    assay_fixpipe_out(ASSAY_F16, ASSAY_F32, columns, c1, 0, 0, 0, 32, 16, 16, 16, 0, 1, 0, 1, 0, 0);
    assay_fixpipe_out(ASSAY_F32, ASSAY_F32, split, c1, 0, 0, 0, 32, 16, 16, 16, ASSAY_FIX_SPLIT, 0, 0, 1, 0, 0);
  });
  EXPECT_EQ(RealFaults(), 0);
  for (int i = 0; i < 512; ++i) {
    const int row = i / 32, column = i % 32;
    std::uint16_t half;
    std::memcpy(&half, columns + column / 16 * 512 + row * 32 + column % 16 * 2, 2);
    ASSERT_EQ(HalfToFloat(half), static_cast<float>(i - 100));
    ASSERT_EQ(At(split, column / 8 * 128 + row * 8 + column % 8), static_cast<float>(i - 100));
  }
}

TEST_F(CubeDevice, UndefinedElementsMarkTheRowsTheyMeet) {
  const Sizes s{16, 16, 16};
  BootCube();
  const SimTensor x = Matrix(Dtype::kF16, 16, 16);
  const auto* a = Tensor("a", GmRole::kInput, Dtype::kF16, 256, x.data.data());
  auto* c = Tensor("c", GmRole::kOutput, Dtype::kF32, 256, nullptr);
  Run([&] {
    const Loaded in = LoadBoth(Dtype::kF16, s, a, a);
    std::memset(machine_->core().spaces[kL0A].shadow + 3 * 32, kFresh, 2);  // one element of row 3
    assay_mmad(ASSAY_F32, ASSAY_F16, in.c1, 0, in.a2, 0, in.b2, 0, 0, 0, 16, 16, 16, ASSAY_MMAD_CLEAR);
    assay_fixpipe_out(ASSAY_F32, ASSAY_F32, c, in.c1, 0, 0, 0, 16, 16, 16, 16, ASSAY_FIX_ROWS, 0, 0, 1, 0, 0);
  });
  const Fault* read = Real(FaultKind::kUninitialisedRead);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->args.at("first"), 48);
  EXPECT_EQ(read->args.at("count"), 16);
}

TEST_F(CubeDevice, OperandsAreCheckedForPlaceAlignmentAndEnd) {
  BootCube();
  Run([&] {
    const auto a1 = assay_buf_init(ASSAY_A1, 4096), a2 = assay_buf_init(ASSAY_A2, 65536);
    const auto b2 = assay_buf_init(ASSAY_B2, 65536), c1 = assay_buf_init(ASSAY_CO1, 131072);
    assay_fill_fractals(ASSAY_F16, a2, 0, 128, 1, 0, 0);
    assay_fill_fractals(ASSAY_F16, b2, 0, 128, 1, 0, 0);
    assay_mmad(ASSAY_F32, ASSAY_F16, c1, 0, a1, 0, b2, 0, 0, 0, 16, 16, 16, 1);
    assay_loc(1);
    assay_mmad(ASSAY_F32, ASSAY_F16, c1, 0, a2, 32, b2, 0, 0, 0, 16, 16, 16, 1);
    assay_loc(2);
    assay_mmad(ASSAY_F32, ASSAY_F16, c1, 131072 - 512, a2, 0, b2, 0, 0, 0, 16, 16, 16, 1);
  });
  ASSERT_NE(Real(FaultKind::kWrongSpace), nullptr);
  EXPECT_EQ(Real(FaultKind::kWrongSpace)->text.at("position"), "A1");
  ASSERT_NE(Real(FaultKind::kUnalignedAddress), nullptr);
  EXPECT_EQ(Real(FaultKind::kUnalignedAddress)->args.at("align"), 512);
  ASSERT_NE(Real(FaultKind::kOnChipOutOfBounds), nullptr);
  EXPECT_EQ(Real(FaultKind::kOnChipOutOfBounds)->args.at("past"), 512);
}

TEST_F(CubeDevice, FlagsReachWhomTheModeNames) {
  BootCube(2, 2);
  std::vector<std::string> order;
  Run([&] {
    const Core& core = machine_->core();
    if (core.cube) {
      EXPECT_EQ(assay_block_idx(), core.block);
      assay_cross_wait(1);  // both vector cores of the block
      order.push_back("cube " + std::to_string(core.block));
      assay_cross_set(2, 10, 2);
    } else {
      EXPECT_EQ(assay_block_idx(), core.block * 2 + core.sub);
      assay_cross_set(2, 5, 1);
      assay_cross_wait(2);
      assay_cross_set(1, 5, 3);
      assay_cross_wait(3);  // the other vector core of the block
      assay_cross_set(0, 5, 4);
      assay_cross_wait(4);  // all vector cores
      order.push_back("vector");
    }
    assay_sync_all_cores();
    order.push_back("end");
  });
  EXPECT_EQ(RealFaults(), 0);
  const std::vector<std::string> expected{"cube 0", "cube 1", "vector", "vector", "vector", "vector",
                                          "end",    "end",    "end",    "end",    "end",    "end"};
  EXPECT_EQ(order, expected);
}

TEST_F(CubeDevice, AFlagThatOneOfTwoSetsReachesNobody) {
  BootCube(1, 2);
  Run([&] {
    if (machine_->core().cube) {
      assay_cross_wait(1);
      ADD_FAILURE() << "the cube core went on";
    } else if (machine_->core().sub == 0) {
      assay_cross_set(2, 5, 1);
    }
  });
  const Fault* stuck = Real(FaultKind::kSyncDeadlock);
  ASSERT_NE(stuck, nullptr);
  EXPECT_EQ(stuck->args.at("id"), 1);
  EXPECT_EQ(stuck->args.at("cores"), 3);
}

TEST_F(CubeDevice, AMatrixCoreLeavesVectorWorkUndone) {
  EXPECT_EQ(CubeCoreIntrinsic("assay_mmad"), IntrinsicAddress("assay_mmad"));
  EXPECT_EQ(CubeCoreIntrinsic("assay_set_flag"), IntrinsicAddress("assay_set_flag"));
  EXPECT_NE(CubeCoreIntrinsic("assay_vec_n"), IntrinsicAddress("assay_vec_n"));
  EXPECT_EQ(CubeCoreIntrinsic("assay_no_such_thing"), nullptr);
}

}  // namespace
}  // namespace assay::device
