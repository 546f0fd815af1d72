// Event ids, flags by hand and by queues, blocks beyond the chip's cores, atomics.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <vector>

#include "dialects/ascendc/device/chip.h"
#include "dialects/ascendc/device/pipe-events.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

constexpr int kVMte3 = 7;

const Fault* WithReason(const std::vector<Fault>& faults, FaultKind kind, const std::string& reason) {
  for (const Fault& fault : faults) {
    if (fault.kind == kind && fault.text.contains("reason") && fault.text.at("reason") == reason) return &fault;
  }
  return nullptr;
}

TEST_F(Device, FlagsSetTwiceOrLeftSetAreAdvice) {
  Boot();
  Run([&] {
    assay_loc(0);
    assay_set_flag(kVMte3, 1);
    assay_loc(1);
    assay_set_flag(kVMte3, 1);
    assay_wait_flag(kVMte3, 1);
    assay_wait_flag(kVMte3, 1);
    assay_loc(2);
    assay_set_flag(kVMte3, 2);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_NE(WithReason(faults_, FaultKind::kFlagStuck, "set-twice"), nullptr);
  EXPECT_NE(WithReason(faults_, FaultKind::kFlagStuck, "left-set"), nullptr);
}

TEST_F(Device, FlagIdsEndAtSeven) {
  Boot();
  Run([&] {
    assay_set_flag(kVMte3, 8);
    assay_wait_flag(kVMte3, 8);
  });
  const Fault* fault = Real(FaultKind::kFlagStuck);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("reason"), "id-out-of-range");
  EXPECT_EQ(fault->text.at("name"), "V_MTE3");
}

TEST_F(Device, QueuesTakeEventIdsAndGiveThemBack) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, 1, 64);
    for (int i = 0; i < 20; ++i) {
      const auto t = assay_que_alloc(q);
      assay_que_enque(q, t);
      EXPECT_EQ(assay_event_alloc(4, 0), 1);  // MTE2_V: the tensor in the queue holds id 0
      assay_que_deque(q);
      EXPECT_EQ(assay_event_alloc(4, 0), 0);
      assay_que_free(q, t);
      EXPECT_EQ(assay_event_alloc(5, 0), 1);  // V_MTE2: so does the freed buffer
    }
  });
  EXPECT_EQ(RealFaults(), 0);
}

TEST_F(Device, TheNinthFreedBufferFindsNoEventId) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, 9, 64);
    for (int i = 0; i < 9; ++i) assay_que_free(q, assay_que_alloc(q));
  });
  EXPECT_EQ(Real(FaultKind::kFlagStuck), nullptr) << "there is no wait for it";
  const Fault* fault = WithReason(faults_, FaultKind::kFlagStuck, "no-event-id-left");
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("api"), "FreeTensor");
}

TEST_F(Device, ABufferFreedWithoutAnIdIsNotTakenAgain) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, 9, 64);
    for (int round = 0; round < 2; ++round) {
      std::uint64_t taken[9];
      for (auto& tensor : taken) tensor = assay_que_alloc(q);
      for (const auto tensor : taken) assay_que_free(q, tensor);
    }
  });
  const Fault* fault = Real(FaultKind::kFlagStuck);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("api"), "AllocTensor");
}

TEST_F(Device, TheNinthFilledBufferFindsNoEventId) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 9, 9, 64);
    for (int i = 0; i < 9; ++i) assay_que_enque(q, assay_que_alloc(q));
  });
  const Fault* fault = Real(FaultKind::kFlagStuck);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->text.at("api"), "EnQue");
}

TEST_F(Device, AFlagByHandMeetsAQueuesOwn) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, 1, 64);
    assay_que_enque(q, assay_que_alloc(q));
    assay_set_flag(4, 0);
    assay_wait_flag(4, 0);
    assay_que_deque(q);
  });
  EXPECT_NE(WithReason(faults_, FaultKind::kFlagStuck, "held-by-queue"), nullptr);
}

TEST_F(Device, AFlagOfABlockReachesTheOneThatWaitsForIt) {
  Boot(3);
  std::vector<std::int64_t> order;
  Run([&] {
    const std::int64_t block = assay_block_idx();
    if (block < 2) assay_cross_wait(ASSAY_CROSS_BLOCKS + static_cast<int>(block) + 1);
    order.push_back(block);
    assay_cross_set(ASSAY_CROSS_EACH, static_cast<int>(Pipe::kAll), ASSAY_CROSS_BLOCKS + static_cast<int>(block));
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_EQ(order, (std::vector<std::int64_t>{2, 1, 0}));
}

TEST_F(Device, SyncAllNeedsAllBlocksOnTheChip) {
  Boot(49);
  Run([] { assay_sync_all(); });
  const Fault* fault = Real(FaultKind::kSyncDeadlock);
  ASSERT_NE(fault, nullptr);
  EXPECT_EQ(fault->args.at("blocks"), 49);
  EXPECT_EQ(fault->args.at("cores"), 48);
}

TEST_F(Device, SyncAllInTheNormalScheduleModeIsAdvice) {
  const auto advised = [this](std::int64_t blocks, std::int64_t mode) {
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    machine_ = std::make_unique<Machine>(Launch{.block_dim = blocks, .schedule_mode = mode}, *log_, 6);
    Run([] { assay_sync_all(); });
    EXPECT_EQ(RealFaults(), 0);
    return std::any_of(faults_.begin(), faults_.end(),
                       [](const Fault& fault) { return fault.kind == FaultKind::kScheduleMode; });
  };
  EXPECT_TRUE(advised(4, 0));
  EXPECT_FALSE(advised(4, 1));
  EXPECT_FALSE(advised(1, 0));
  EXPECT_FALSE(advised(4, -1));
}

TEST_F(Device, StarvedQueueTellsItsLastCalls) {
  Boot();
  Run([&] {
    const auto q = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, 2, 64);
    for (int i = 0; i < 3; ++i) assay_que_alloc(q);
  });
  const Fault* fault = Real(FaultKind::kQueueStarved);
  ASSERT_NE(fault, nullptr);
  ASSERT_EQ(fault->steps.size(), 2u);
  EXPECT_EQ(fault->steps[0].what, "AllocTensor");
}

TEST_F(Device, AtomicsOnUndefinedOutputsAndLeftOnAreAdvice) {
  Boot();
  std::uint8_t* y = Output(16);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 64);
    Vec(ASSAY_DUP, a, 0, 0, 3, 16);
    assay_loc(0);
    assay_atomic(ASSAY_ATOMIC_ADD, ASSAY_F32);
    assay_loc(1);
    Out(y, a, 64);
    Out(y, a, 64);
  });
  EXPECT_EQ(RealFaults(), 0);
  EXPECT_NE(WithReason(faults_, FaultKind::kAtomicMisuse, "undefined-base"), nullptr);
  EXPECT_NE(WithReason(faults_, FaultKind::kAtomicMisuse, "left-on"), nullptr);
  EXPECT_EQ(At(y, 15), 6);
}

// Bit patterns of 1, 2 and 3 in each type that atomics support on architecture 2201.
TEST_F(Device, AtomicsOfAllTypes) {
  struct Type {
    AssayDtype dtype;
    std::int64_t size;
    std::uint32_t one, two, three;
  };
  for (const Type& type : {Type{ASSAY_I8, 1, 1, 2, 3}, Type{ASSAY_I16, 2, 1, 2, 3}, Type{ASSAY_I32, 4, 1, 2, 3},
                           Type{ASSAY_F16, 2, 0x3c00, 0x4000, 0x4200}, Type{ASSAY_BF16, 2, 0x3f80, 0x4000, 0x4040},
                           Type{ASSAY_F32, 4, 0x3f800000, 0x40000000, 0x40400000}}) {
    for (const auto& [op, wanted] : {std::pair{ASSAY_ATOMIC_ADD, type.three}, std::pair{ASSAY_ATOMIC_MAX, type.two},
                                     std::pair{ASSAY_ATOMIC_MIN, type.one}}) {
      Boot();
      std::uint8_t* y = machine_->gm().Add("y", GmRole::kOutput, type.size, 32, nullptr)->base;
      Run([&, op = op] {
        const auto a = assay_buf_init(ASSAY_VECCALC, 32), b = assay_buf_init(ASSAY_VECCALC, 32);
        for (std::int64_t i = 0; i < 32; i += type.size) {
          assay_ub_set(a, i, static_cast<int>(type.size), type.one);
          assay_ub_set(b, i, static_cast<int>(type.size), type.two);
        }
        Out(y, a, 32);
        assay_atomic(op, type.dtype);
        Out(y, b, 32);
        assay_atomic(ASSAY_ATOMIC_NONE, type.dtype);
      });
      std::uint32_t last = 0;
      std::memcpy(&last, y + 32 - type.size, static_cast<std::size_t>(type.size));
      EXPECT_EQ(last, wanted) << "dtype " << type.dtype << ", operation " << op;
    }
  }
}

TEST(Chip, ByChipAndFamily) {
  EXPECT_EQ(FindChip("ascend910b").vector_cores, 48);
  EXPECT_EQ(FindChip("Ascend910B3").vector_cores, 40);
  EXPECT_EQ(FindChip("ascend910b4").cube_cores, 20);
  EXPECT_EQ(FindChip("no such chip").ub, 196608);
  EXPECT_EQ(FindChip("ascend910b").ub_usable, 188160);
  EXPECT_TRUE(FindChip("ascend910b").HasTimes());
  const Chip coupled = FindChip("ascend310p");
  EXPECT_TRUE(coupled.coupled && coupled.vector_in_order);
  EXPECT_EQ(coupled.vector_cores, 15);
  EXPECT_EQ(coupled.ub_usable, 253952);
  EXPECT_FALSE(coupled.HasTimes());
  const Chip newer = FindChip("ascend950");
  EXPECT_FALSE(newer.coupled);
  EXPECT_EQ(newer.architecture, 3510);
  EXPECT_EQ(newer.ub, 262144);
  EXPECT_EQ(newer.ub_usable, 253952);
}

TEST_F(Device, DequeOfAnEmptyQueueOfDepthOneGivesTheHeldTensorAgain) {
  for (const bool freed : {false, true}) {
    Boot();
    const std::uint8_t* x = Input(Ramp(16));
    std::uint8_t* y = Output(16);
    Run([&] {
      const auto q = assay_que_init(ASSAY_VECIN, ASSAY_VECCALC, 1, 2, 64);
      In(assay_que_alloc(q), x, 64);
      assay_que_enque(q, 1);
      auto t = assay_que_deque(q);
      if (freed) assay_que_free(q, t);
      t = assay_que_deque(q);
      Out(y, t, 64);
      if (!freed) assay_que_free(q, t);
    });
    EXPECT_EQ(Real(FaultKind::kQueueEmpty) != nullptr, freed);
    EXPECT_EQ(At(y, 15), 16);
  }
}

}  // namespace
}  // namespace assay::device
