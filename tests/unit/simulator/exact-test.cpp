// Exact values next to stored ones: their values, where they drift apart, which instruction is named for it.
#include "dialects/ascendc/device/exact.h"

#include <cmath>

#include "tests/unit/simulator/exact-fixture.h"

namespace assay::device {
namespace {

TEST_F(ExactDevice, TellsTheErrorAfterEachPlace) {
  Follow();
  std::uint8_t* x = Input({1, 2, 3, 4, 5, 6, 7, 8});
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), b = Floats(8);
    In(a, x, 32);
    assay_loc(5);
    Vec(ASSAY_EXP, b, a, 0, 0, 8);
    assay_loc(6);
    Vec(ASSAY_ADDS, b, b, 0, 1e6, 8);
    assay_loc(7);
    Vec(ASSAY_ADDS, b, b, 0, -1e6, 8);
    assay_loc(8);
    Out(y, b, 32);
  });
  const std::vector<ExactGrowth>& growth = exact_->growth();
  ASSERT_EQ(growth.size(), 3u);  // a copy changes no value
  for (std::size_t i = 0; i < 3; ++i) EXPECT_EQ(growth[i].location, static_cast<std::int32_t>(5 + i));
  EXPECT_LT(growth[0].error, 1e-6);
  EXPECT_LT(growth[1].error, 1e-6);
  EXPECT_GT(growth[2].error, 1e-4);
}

TEST_F(ExactDevice, NamesTheInstructionThatOverflows) {
  Follow();
  std::uint8_t* x = Input({1, 2, 3, 4, 500, 6, 7, 8});
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), b = Floats(8);
    In(a, x, 32);
    for (int tile = 0; tile < 3; ++tile) {
      assay_loc(5);
      Vec(ASSAY_EXP, b, a, 0, 0, 8);
    }
    assay_loc(6);
    Vec(ASSAY_LN, b, b, 0, 0, 8);
    assay_loc(7);
    Out(y, b, 32);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[3].birth, 0u);
  EXPECT_NEAR(elements[3].exact, 4, 1e-12);
  EXPECT_NEAR(elements[4].exact, 500, 1e-9);
  const ExactBirth& birth = BirthOf(elements[4]);
  EXPECT_EQ(birth.kind, DriftKind::kOverflow);
  EXPECT_EQ(birth.location, 5);
  EXPECT_EQ(birth.tile, 2u);
  EXPECT_EQ(birth.element, 4);
  EXPECT_EQ(birth.a, 500);
  const ExactWriter& writer = exact_->writers().at(elements[0].writer);
  EXPECT_EQ(writer.location, 7);
  EXPECT_EQ(writer.core, 0);
}

TEST_F(ExactDevice, AnErrorThatHealsIsNobodys) {
  Follow();
  std::uint8_t* x = Input(Ramp(8));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), b = Floats(8), c = Floats(8);
    In(a, x, 32);
    Vec(ASSAY_ADDS, b, a, 0, 1e7 + 0.3, 8);
    Vec(ASSAY_ADDS, b, b, 0, -1e7, 8);
    Vec(ASSAY_MULS, b, b, 0, 1e-9, 8);
    Vec(ASSAY_ADD, c, a, b, 0, 8);
    Out(y, c, 32);
  });
  for (const ExactElement& element : Exported()) EXPECT_EQ(element.birth, 0u);
  EXPECT_GT(exact_->births().size(), 1u);
}

// The accumulation computed independently here, in float16 and in double side by side, shows the expected step.
TEST_F(ExactDevice, FindsTheStepOfAHalfAccumulation) {
  constexpr double kTolerance = 2e-3, kStep = 0.001;
  Follow(kTolerance);
  std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, 2, 32, nullptr)->base;
  Run([&] {
    const std::uint64_t sum = Floats(16), step = Floats(16);
    Half(ASSAY_DUP, sum, 0, 0, 1, 16);
    Half(ASSAY_DUP, step, 0, 0, kStep, 16);
    for (int i = 0; i < 400; ++i) {
      assay_loc(9);
      Half(ASSAY_ADD, sum, sum, step, 0, 16);
    }
    Out(y, sum, 32);
  });
  const double term = HalfToFloat(FloatToHalf(static_cast<float>(kStep)));
  float stored = 1;
  double exact = 1;
  int expected = -1;
  for (int i = 0; i < 400; ++i) {
    stored = HalfToFloat(FloatToHalf(stored + static_cast<float>(term)));
    exact += kStep;
    if (expected < 0 && std::fabs(stored - exact) > kTolerance * exact) expected = i;
    if (std::fabs(stored - exact) <= kTolerance * exact) expected = -1;
  }
  ASSERT_GE(expected, 0);
  const auto elements = Exported(Dtype::kF16);
  EXPECT_NEAR(elements[0].exact, exact, 1e-9);
  EXPECT_EQ(BirthOf(elements[0]).kind, DriftKind::kRounding);
  EXPECT_EQ(BirthOf(elements[0]).tile, static_cast<std::uint32_t>(expected));
}

TEST_F(ExactDevice, CastsNarrowSaturateAndRoundOnPurpose) {
  Follow();
  std::uint8_t* x = Input({1.00048828125f * 1.0001f, 70000, 2.5f, -3.75f, 1, 1, 1, 1});
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), h = Floats(8), w = Floats(8);
    In(a, x, 32);
    CastRow(ASSAY_I16, ASSAY_F32, w, a, 8, 2);
    CastRow(ASSAY_F32, ASSAY_I16, h, w, 8, 0);
    Out(y, h, 32);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[2].exact, 2);
  EXPECT_EQ(elements[3].exact, -4);
  EXPECT_EQ(elements[2].birth, 0u);
  EXPECT_EQ(BirthOf(elements[1]).kind, DriftKind::kSaturation);
  EXPECT_EQ(elements[1].exact, 70000);
}

TEST_F(ExactDevice, IntegersWrap) {
  Follow();
  std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, 4, 32, nullptr)->base;
  Run([&] {
    const std::uint64_t a = Floats(8);
    assay_vec_n(ASSAY_DUP, ASSAY_I32, ASSAY_I32, a, 0, 0, 0, 0, 0, 2e9, 8);
    assay_loc(4);
    assay_vec_n(ASSAY_ADD, ASSAY_I32, ASSAY_I32, a, 0, a, 0, a, 0, 0, 8);
    Out(y, a, 32);
  });
  const auto elements = Exported(Dtype::kI32);
  EXPECT_EQ(elements[7].exact, 4e9);
  EXPECT_EQ(BirthOf(elements[7]).kind, DriftKind::kWrap);
  EXPECT_EQ(BirthOf(elements[7]).location, 4);
}

TEST_F(ExactDevice, ReductionsAddWithoutRounding) {
  Follow(1e-3);
  std::vector<float> values(128, 0.001f);
  values[0] = 1;
  std::uint8_t* x = Input(values);
  std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, 2, 32, nullptr)->base;
  Run([&] {
    const std::uint64_t a = Floats(128), h = Floats(128), sum = Floats(16), work = Floats(128);
    In(a, x, 512);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 128);
    Half(ASSAY_DUP, sum, 0, 0, 0, 16);
    assay_reduce_n(ASSAY_REDUCE_SUM, ASSAY_F16, sum, 0, h, 0, work, 0, 128, 0);
    Out(y, sum, 32);
  });
  const auto elements = Exported(Dtype::kF16);
  double expected = 0;
  for (const float value : values) expected += value;
  EXPECT_NEAR(elements[0].exact, expected, 1e-9);
  EXPECT_EQ(elements[1].exact, 0);
}

// Whole, block and pair reductions put each group's exact sum at the place of its stored sum.
TEST_F(ExactDevice, GroupedReductionsStandWhereTheyAreStored) {
  Follow();
  std::uint8_t* x = Input(Ramp(128));
  std::uint8_t* y = Output(24);
  Run([&] {
    const std::uint64_t a = Floats(128), r = Floats(24);
    In(a, x, 512);
    Vec(ASSAY_DUP, r, 0, 0, 0, 24);
    assay_whole_reduce(ASSAY_REDUCE_SUM, ASSAY_F32, r, 0, a, 0, ASSAY_MASK_COUNT, 64, 0, 2, 1, 1, 8, 0);
    assay_block_reduce(ASSAY_REDUCE_MAX, ASSAY_F32, r, 32, a, 0, ASSAY_MASK_COUNT, 64, 0, 2, 1, 1, 8, 0);
    Out(y, r, 96);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[0].exact, 64 * 65 / 2);
  EXPECT_EQ(elements[1].exact, 128 * 129 / 2 - 64 * 65 / 2);
  for (int block = 0; block < 16; ++block)
    EXPECT_EQ(elements[static_cast<std::size_t>(8 + block)].exact, 8 * block + 8);
}

// Three repeats that add into the same eight lanes: each reads what the previous one left.
TEST_F(ExactDevice, RepeatsThatAccumulateAreFollowedInOrder) {
  Follow();
  std::uint8_t* x = Input(Ramp(192));
  std::uint8_t* y = Output(64);
  Run([&] {
    const std::uint64_t a = Floats(192), sum = Floats(64);
    In(a, x, 768);
    Vec(ASSAY_DUP, sum, 0, 0, 0.1, 64);
    assay_vec_r(ASSAY_ADD, ASSAY_F32, ASSAY_F32, sum, 0, sum, 0, a, 0, 0, ASSAY_MASK_COUNT, 64, 0, 3, 1, 1, 1, 0, 0, 8);
    Out(y, sum, 256);
  });
  const auto elements = Exported();
  for (int i = 0; i < 64; ++i) {
    EXPECT_NEAR(elements[static_cast<std::size_t>(i)].exact, 0.1 + 3 * (i + 1) + 192, 1e-9) << i;
    EXPECT_EQ(elements[static_cast<std::size_t>(i)].birth, 0u);
  }
}

TEST_F(ExactDevice, MovesTakeTheValuesAlong) {
  Follow();
  std::uint8_t* x = Input(Ramp(64));
  std::uint8_t* y = Output(64);
  Run([&] {
    const std::uint64_t a = Floats(64), lost = Floats(64), bits = Floats(64), moved = Floats(64), index = Floats(64);
    In(a, x, 256);
    Vec(ASSAY_ADDS, lost, a, 0, 1e6, 64);
    assay_loc(2);
    Vec(ASSAY_ADDS, lost, lost, 0, -1e6 - 0.01, 64);
    // Even lanes from `lost`, odd ones from `a`; then reversed by a gather.
    for (int byte = 0; byte < 8; ++byte) assay_ub_set(bits, byte, 1, 0x55);
    assay_select_n(2, ASSAY_F32, moved, 0, bits, 0, lost, 0, a, 0, 0, 64);
    for (int i = 0; i < 64; ++i) assay_ub_set(index, 4 * i, 4, static_cast<assay_u64>(4 * (63 - i)));
    assay_gather(ASSAY_F32, lost, 0, moved, 0, index, 0, 0, 64);
    Out(y, lost, 256);
  });
  const auto elements = Exported();
  for (int i = 0; i < 64; ++i) {
    const ExactElement& element = elements[static_cast<std::size_t>(63 - i)];
    EXPECT_NEAR(element.exact, i % 2 == 0 ? i + 1 - 0.01 : i + 1, 1e-9) << i;
    if (i % 2 != 0) EXPECT_EQ(element.birth, 0u) << i;
  }
  EXPECT_EQ(BirthOf(elements[63]).kind, DriftKind::kCancellation);
  EXPECT_EQ(BirthOf(elements[63]).location, 2);
}

TEST_F(ExactDevice, WhatNobodyFollowsCountsAsStoredAndKeepsTheBlame) {
  Follow();
  std::uint8_t* x = Input(Ramp(8));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), b = Floats(8);
    In(a, x, 32);
    assay_loc(3);
    Vec(ASSAY_MULS, b, a, 0, 1e38, 8);
    // A bitwise operation on floats has no exact value.
    assay_vec_n(ASSAY_NOT, ASSAY_F32, ASSAY_F32, b, 0, b, 0, 0, 0, 0, 8);
    assay_vec_n(ASSAY_NOT, ASSAY_F32, ASSAY_F32, b, 0, b, 0, 0, 0, 0, 8);
    Out(y, b, 32);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[0].birth, 0u);
  EXPECT_EQ(elements[7].exact, INFINITY);
  EXPECT_EQ(BirthOf(elements[7]).location, 3);
}

TEST_F(ExactDevice, AWriteThatNobodySawEndsAnExactValue) {
  Follow();
  std::uint8_t* x = Input(Ramp(8));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), b = Floats(8);
    In(a, x, 32);
    Vec(ASSAY_MULS, b, a, 0, 1e38, 8);
    const float plain = 12;
    std::memcpy(assay_ub_ref(b, 28, 4), &plain, 4);
    Vec(ASSAY_ADDS, b, b, 0, 0, 8);
    Out(y, b, 32);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[7].exact, 12);
  EXPECT_EQ(elements[7].birth, 0u);
}

// A softmax over sources that had lost digits: exact values go through the mathematics once more, unrounded.
TEST_F(ExactDevice, LibraryOperationsAreDoneOnceMoreWithoutRounding) {
  Follow(1e-5);
  std::vector<float> values(32);
  for (int i = 0; i < 32; ++i) values[static_cast<std::size_t>(i)] = std::sin(static_cast<float>(i)) * 3;
  std::uint8_t* x = Input(values);
  std::uint8_t* y = Output(32);
  Run([&] {
    const std::uint64_t a = Floats(32), h = Floats(32), wide = Floats(32), out = Floats(32), room = Floats(4096);
    In(a, x, 128);
    assay_loc(4);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 32);
    CastRow(ASSAY_F32, ASSAY_F16, wide, h, 32, 0);
    Lib(ASSAY_LIB_SOFTMAX, ASSAY_F32, ASSAY_F32, {{out, 128}}, {{wide, 128}}, {room, 16384},
        {{2, 16, 2, 16, 2, 0, -1, 0}, {}});
    Out(y, out, 128);
  });
  const auto elements = Exported();
  int births = 0;
  for (std::size_t row = 0; row < 2; ++row) {
    double sum = 0;
    for (std::size_t c = 0; c < 16; ++c) sum += std::exp(static_cast<double>(values[row * 16 + c]));
    for (std::size_t c = 0; c < 16; ++c) {
      const ExactElement& element = elements[row * 16 + c];
      EXPECT_NEAR(element.exact, std::exp(static_cast<double>(values[row * 16 + c])) / sum, 1e-12);
      EXPECT_LT(std::fabs(static_cast<double>(At(y, static_cast<int>(row * 16 + c))) - element.exact), 1e-3);
      births += element.birth != 0;
      if (element.birth != 0) EXPECT_EQ(BirthOf(element).location, 4);
    }
  }
  EXPECT_GT(births, 8);
  EXPECT_EQ(exact_->unfollowed(), 0);
}

TEST_F(ExactDevice, SortedElementsAreKnownByTheirBits) {
  Follow();
  std::vector<float> values(32);
  for (int i = 0; i < 32; ++i) values[static_cast<std::size_t>(i)] = static_cast<float>(i * 7 % 32) + 0.1f;
  std::uint8_t* x = Input(values);
  std::uint8_t* y = Output(64);
  Run([&] {
    const std::uint64_t a = Floats(32), index = Floats(32), out = Floats(64);
    In(a, x, 128);
    Vec(ASSAY_ADDS, a, a, 0, 1e5, 32);
    Vec(ASSAY_ADDS, a, a, 0, -1e5, 32);
    assay_vec_n(ASSAY_DUP, ASSAY_U32, ASSAY_U32, index, 0, 0, 0, 0, 0, 0, 32);
    Lib(ASSAY_LIB_SORT32, ASSAY_F32, ASSAY_F32, {{out, 256}}, {{a, 128}, {index, 128}}, {}, {{1}, {}});
    Out(y, out, 256);
  });
  const auto elements = Exported();
  for (int i = 0; i < 32; ++i) {
    EXPECT_NEAR(elements[static_cast<std::size_t>(2 * i)].exact, 31 - i + static_cast<double>(0.1f), 1e-5) << i;
    EXPECT_NE(elements[static_cast<std::size_t>(2 * i)].exact, static_cast<double>(At(y, 2 * i))) << i;
  }
}

TEST_F(ExactDevice, ScalarsThatAreReadKeepTheirExactValue) {
  Follow();
  std::uint8_t* x = Input(std::vector<float>(8, 1.0f / 3));
  std::uint8_t* y = Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8), h = Floats(8), wide = Floats(8), one = Floats(8);
    In(a, x, 32);
    assay_loc(6);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 8);
    CastRow(ASSAY_F32, ASSAY_F16, wide, h, 8, 0);
    const assay_u64 bits = assay_ub_get(wide, 0, 4);
    float scalar;
    std::memcpy(&scalar, &bits, 4);
    Vec(ASSAY_DUP, one, 0, 0, 1, 8);
    Vec(ASSAY_MULS, one, one, 0, scalar, 8);
    Out(y, one, 32);
  });
  const auto elements = Exported();
  EXPECT_EQ(elements[0].exact, static_cast<double>(1.0f / 3));
  EXPECT_EQ(BirthOf(elements[0]).location, 6);
  EXPECT_EQ(exact_->scalars(), 1);
  EXPECT_EQ(exact_->scalar_birth(), elements[0].birth);
}

TEST_F(ExactDevice, AtomicAdditionsJoinTheExactValuesOfCores) {
  Follow(1e-3, 4);
  std::uint8_t* x = Input(std::vector<float>(8, 0.1f));
  std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, 2, 16, nullptr)->base;
  Run([&] {
    const std::uint64_t a = Floats(8), h = Floats(8);
    In(a, x, 32);
    CastRow(ASSAY_F16, ASSAY_F32, h, a, 8);
    assay_atomic(ASSAY_ATOMIC_ADD, ASSAY_F16);
    for (int i = 0; i < 200; ++i) {
      assay_loc(8);
      Out(y, h, 16);
    }
    assay_atomic(ASSAY_ATOMIC_NONE, ASSAY_F16);
  });
  const auto elements = Exported(Dtype::kF16);
  EXPECT_NEAR(elements[5].exact, 800 * static_cast<double>(0.1f), 1e-6);
  EXPECT_EQ(BirthOf(elements[5]).location, 8);
  EXPECT_EQ(BirthOf(elements[5]).kind, DriftKind::kRounding);
}

TEST_F(ExactDevice, GivesUpWhereThereIsTooMuchToFollow) {
  Follow();
  Output(8);
  Run([&] {
    const std::uint64_t a = Floats(8192);
    Vec(ASSAY_DUP, a, 0, 0, 1, 8192);
    for (int i = 0; i < 2000; ++i) Vec(ASSAY_ADDS, a, a, 0, 1, 8192);
  });
  EXPECT_EQ(machine_->why_undecided(), "exact values of so many elements are not followed");
}

}  // namespace
}  // namespace assay::device
