// The simulated device driven through its intrinsics, in process: memory, queues, vector forms, synchronisation.
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

TEST_F(Device, PaddingMayBeComputedOnButNotKept) {
  Boot();
  const std::uint8_t* x = Input(Ramp(21));
  std::uint8_t* y = Output(21);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
    InExactly(a, x, 84);
    Vec(ASSAY_MULS, b, a, 0, 2, 64);
    Out(y, b, 84);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(At(y, 20), 42);
}

TEST_F(Device, WorkspaceThatNothingWroteReachesTheOutput) {
  Boot();
  std::uint8_t* y = Output(64);
  std::uint8_t* w = machine_->gm().Add("workspace", GmRole::kWorkspace, 1, 512, nullptr)->base;
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, a, 0, 0, 3, 32);
    Out(w, a, 128);
    In(a, w, 256);
    Out(y, a, 256);
  });
  const Fault* read = Real(FaultKind::kUninitialisedRead);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->text.at("tensor"), "workspace");
  EXPECT_EQ(read->args.at("offset"), 128);
  EXPECT_EQ(read->args.at("bytes"), 128);
  EXPECT_EQ(read->args.at("first"), 32);
  EXPECT_EQ(read->args.at("count"), 32);
}

TEST_F(Device, WhatWasWrittenToTheWorkspaceIsDefined) {
  Boot();
  std::uint8_t* y = Output(64);
  std::uint8_t* w = machine_->gm().Add("workspace", GmRole::kWorkspace, 1, 512, nullptr)->base;
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 512), b = assay_buf_init(ASSAY_VECCALC, 512);
    Vec(ASSAY_DUP, a, 0, 0, 3, 64);
    Out(w, a, 256);
    // Twice as much is read, and unwritten bytes stay on the chip.
    In(b, w, 512);
    Out(y, b, 256);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(At(y, 63), 3);
}

TEST_F(Device, ScalarOfAnOutputThatNothingWrote) {
  Boot();
  std::uint8_t* y = Output(64);
  Run([&] {
    assay_gm_set(y, 4, 0x3f800000);
    assay_gm_get(y, 4);
    assay_gm_get(y + 4, 4);
  });
  const Fault* read = Real(FaultKind::kUninitialisedRead);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->text.at("tensor"), "y");
  EXPECT_EQ(read->args.at("offset"), 4);
}

TEST_F(Device, DroppedTailReachesTheOutput) {
  Boot();
  const std::uint8_t* x = Input(Ramp(21));
  std::uint8_t* y = Output(21);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
    In(a, x, 84);
    Vec(ASSAY_MULS, b, a, 0, 2, 21);
    Out(y, b, 84);
  });
  const Fault* read = Real(FaultKind::kUninitialisedRead);
  ASSERT_NE(read, nullptr);
  EXPECT_EQ(read->args.at("first"), 16);
  EXPECT_EQ(read->args.at("count"), 5);
  EXPECT_EQ(read->text.at("output"), "y");
  ASSERT_NE(Real(FaultKind::kDroppedTail), nullptr);
}

TEST_F(Device, HarmlessDroppedTailIsAdvice) {
  Boot();
  const std::uint8_t* x = Input(Ramp(24));
  std::uint8_t* y = Output(16);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    In(a, x, 84);
    Out(y, a, 64);
  });
  EXPECT_EQ(RealFaults(), 0);
  ASSERT_EQ(faults_.size(), 1u);
  EXPECT_EQ(faults_[0].kind, FaultKind::kDroppedTail);
}

TEST_F(Device, QueueWithoutFreeStarves) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_VECIN, ASSAY_VECCALC, 1, 2, 64);
    for (int i = 0; i < 3; ++i) {
      const auto t = assay_que_alloc(q);
      assay_que_enque(q, t);
      assay_que_deque(q);
    }
    ADD_FAILURE() << "the core went on";
  });
  const Fault* starved = Real(FaultKind::kQueueStarved);
  ASSERT_NE(starved, nullptr);
  EXPECT_EQ(starved->args.at("allocs"), 2);
  EXPECT_EQ(starved->args.at("held"), 2);
  EXPECT_EQ(starved->text.at("reason"), "not-freed");
}

TEST_F(Device, DequeOfAnEmptyQueueGoesOnWithTheTensorThatShouldHaveCome) {
  Boot();
  const std::uint8_t* x = Input(Ramp(16));
  std::uint8_t* y = Output(16);
  Run([&] {
    const auto q = assay_que_init(ASSAY_VECIN, ASSAY_VECCALC, 1, 1, 64);
    In(assay_que_alloc(q), x, 64);
    const auto t = assay_que_deque(q);
    Out(y, t, 64);
    assay_que_free(q, t);
  });
  ASSERT_NE(Real(FaultKind::kQueueEmpty), nullptr);
  EXPECT_EQ(RealFaults(), 1);
  EXPECT_EQ(At(y, 15), 16);
}

TEST_F(Device, FreeingTwiceIsReported) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_VECIN, ASSAY_VECCALC, 1, 1, 64);
    const auto t = assay_que_alloc(q);
    assay_que_free(q, t);
    assay_que_free(q, t);
  });
  ASSERT_NE(Real(FaultKind::kWrongRelease), nullptr);
}

TEST_F(Device, WritesPastABufferAreOutOfBounds) {
  Boot();
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 64), b = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, b, 0, 0, 1, 64);
    Vec(ASSAY_MULS, a, b, 0, 1, 20);
  });
  const Fault* bounds = Real(FaultKind::kOnChipOutOfBounds);
  ASSERT_NE(bounds, nullptr);
  EXPECT_EQ(bounds->args.at("bytes"), 80);
  EXPECT_EQ(bounds->args.at("size"), 64);
  EXPECT_EQ(bounds->args.at("write"), 1);
}

TEST_F(Device, UnalignedVectorOperand) {
  Boot();
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    assay_vec_n(ASSAY_DUP, ASSAY_F32, ASSAY_F32, a, 4, 0, 0, 0, 0, 1, 8);
  });
  const Fault* fault = Real(FaultKind::kUnalignedAddress);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->args.at("offset"), 4);
}

TEST_F(Device, RepeatFormWalksStridesAndMask) {
  Boot();
  std::uint8_t* y = Output(128);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 512), b = assay_buf_init(ASSAY_VECCALC, 512);
    Vec(ASSAY_DUP, a, 0, 0, 3, 128);
    Vec(ASSAY_DUP, b, 0, 0, 0, 128);
    // Two repeats of the lanes 0 and 9, the destination's blocks two apart.
    assay_vec_r(ASSAY_ADDS, ASSAY_F32, ASSAY_F32, b, 0, a, 0, 0, 0, 1, ASSAY_MASK_BITS, 0x201, 0, 2, 2, 1, 1, 8, 8, 8);
    Out(y, b, 512);
  });
  EXPECT_EQ(RealFaults(), 0);
  for (int i = 0; i < 128; ++i) EXPECT_EQ(At(y, i), i == 0 || i == 17 || i == 64 || i == 81 ? 4 : 0) << i;
}

TEST_F(Device, ReductionsGiveValueAndFirstIndex) {
  Boot();
  const std::uint8_t* x = Input({3, 9, 1, 9, 2, 0, 0, 0});
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 32), d = assay_buf_init(ASSAY_VECCALC, 32);
    In(a, x, 32);
    assay_reduce_n(ASSAY_REDUCE_MAX, ASSAY_F32, d, 0, a, 0, a, 0, 5, 1);
    EXPECT_EQ(assay_ub_get(d, 0, 4), 0x41100000u);
    EXPECT_EQ(assay_ub_get(d, 4, 4), 1u);
    assay_reduce_n(ASSAY_REDUCE_SUM, ASSAY_F32, d, 0, a, 0, a, 0, 5, 0);
    EXPECT_EQ(assay_ub_get(d, 0, 4), 0x41c00000u);
  });
  EXPECT_EQ(RealFaults(), 0);
}

TEST_F(Device, OverlapIsAFaultOnlyWhenValuesDiffer) {
  for (const bool same : {true, false}) {
    log_ = std::make_unique<FaultLog>();
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    Boot(2);
    std::uint8_t* y = Output(24);
    Run([&] {
      const auto a = assay_buf_init(ASSAY_VECCALC, 64);
      Vec(ASSAY_DUP, a, 0, 0, same ? 1 : static_cast<double>(assay_block_idx()), 16);
      Out(y + 32 * assay_block_idx(), a, 64);
    });
    const Fault* overlap = Real(FaultKind::kOverlappingWrites);
    EXPECT_EQ(overlap == nullptr, same);
    if (overlap == nullptr) continue;
    EXPECT_EQ(overlap->args.at("first"), 8);
    EXPECT_EQ(overlap->args.at("last"), 15);
    EXPECT_EQ(overlap->args.at("core_a"), 0);
    EXPECT_EQ(overlap->args.at("core_b"), 1);
  }
}

TEST_F(Device, AtomicAddsFromAllCoresMeet) {
  Boot(4);
  std::uint8_t* y = Output(8);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 32);
    Vec(ASSAY_DUP, a, 0, 0, 1, 8);
    assay_atomic(ASSAY_ATOMIC_ADD, ASSAY_F32);
    Out(y, a, 32);
    assay_atomic(ASSAY_ATOMIC_NONE, ASSAY_F32);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(At(y, 7), 4);
}

TEST_F(Device, SyncAllOrdersCores) {
  Boot(3);
  std::uint8_t* y = Output(24);
  std::uint8_t* w = machine_->gm().Add("w", GmRole::kWorkspace, 1, 96, nullptr)->base;
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 32);
    const auto core = assay_block_idx();
    Vec(ASSAY_DUP, a, 0, 0, static_cast<double>(core) + 1, 8);
    Out(w + 32 * core, a, 32);
    assay_sync_all();
    In(a, w + 32 * ((core + 1) % 3), 32);
    Out(y + 32 * core, a, 32);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(At(y, 0), 2);
  EXPECT_EQ(At(y, 8), 3);
  EXPECT_EQ(At(y, 16), 1);
}

TEST_F(Device, WaitingForAFlagThatNobodySets) {
  Boot();
  Run([&] {
    assay_set_flag(2, 0);
    assay_wait_flag(2, 0);
    assay_wait_flag(2, 0);
  });
  ASSERT_NE(Real(FaultKind::kFlagStuck), nullptr);
}

TEST_F(Device, ReadingPastAnInputCountsOnlyWhereItShows) {
  Boot();
  const std::uint8_t* x = Input(Ramp(21));
  std::uint8_t* y = Output(21);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 96);
    In(a, x, 96);
    Out(y, a, 84);
  });
  EXPECT_EQ(RealFaults(), 0);
  ASSERT_EQ(faults_.size(), 1u);
  EXPECT_EQ(faults_[0].kind, FaultKind::kGlobalReadOutOfBounds);
  EXPECT_EQ(faults_[0].args.at("past"), 12);
}

TEST_F(Device, PaddedCopyFillsTheRow) {
  Boot();
  const std::uint8_t* x = Input(Ramp(8));
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 64);
    assay_dma_in_pad(ASSAY_F32, a, 0, x, 2, 12, 0, 0, 1, 2, 1, 0x40000000u);
    const float expected[16] = {2, 1, 2, 3, 2, 2, 2, 2, 2, 4, 5, 6, 2, 2, 2, 2};
    for (int i = 0; i < 16; ++i) {
      const auto bits = static_cast<std::uint32_t>(assay_ub_get(a, 4 * i, 4));
      float value;
      std::memcpy(&value, &bits, 4);
      EXPECT_EQ(value, expected[i]) << i;
    }
  });
  EXPECT_EQ(RealFaults(), 0);
}

// Nothing is padded unless padding is requested, whatever `isPad` says: the short tail repeats the first element.
TEST_F(Device, PaddedCopyWithoutPaddingRepeatsTheFirstElement) {
  Boot();
  const std::uint8_t* x = Input(Ramp(8));
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 64);
    assay_dma_in_pad(ASSAY_F32, a, 0, x, 2, 12, 0, 0, 0, 0, 1, 0x40000000u);
    const float expected[16] = {1, 2, 3, 1, 1, 1, 1, 1, 4, 5, 6, 4, 4, 4, 4, 4};
    for (int i = 0; i < 16; ++i) {
      const auto bits = static_cast<std::uint32_t>(assay_ub_get(a, 4 * i, 4));
      float value;
      std::memcpy(&value, &bits, 4);
      EXPECT_EQ(value, expected[i]) << i;
    }
  });
  EXPECT_EQ(RealFaults(), 0);
}

TEST_F(Device, GatherReadsByteOffsets) {
  Boot();
  const std::uint8_t* x = Input(Ramp(8));
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 32), i = assay_buf_init(ASSAY_VECCALC, 32),
               d = assay_buf_init(ASSAY_VECCALC, 32);
    In(a, x, 32);
    assay_ub_set(i, 0, 4, 28);
    assay_ub_set(i, 4, 4, 32);
    assay_gather(ASSAY_F32, d, 0, a, 0, i, 0, 0, 2);
    EXPECT_EQ(assay_ub_get(d, 0, 4), 0x41000000u);
  });
  ASSERT_NE(Real(FaultKind::kOnChipOutOfBounds), nullptr);
}

TEST_F(Device, GatherByOffsetsThatNothingWrote) {
  Boot();
  const std::uint8_t* x = Input(Ramp(64));
  std::uint8_t* y = Output(64);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256), i = assay_buf_init(ASSAY_VECCALC, 512),
               d = assay_buf_init(ASSAY_VECCALC, 256);
    In(a, x, 256);
    assay_gather(ASSAY_F16, d, 0, a, 0, i, 0, 0, 128);
    Out(y, d, 256);
  });
  ASSERT_NE(Real(FaultKind::kUninitialisedRead), nullptr);
}

}  // namespace
}  // namespace assay::device
