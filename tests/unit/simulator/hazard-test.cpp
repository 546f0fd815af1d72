// Unordered accesses: which edges count, and which conflicts are reported.
#include <cstdint>
#include <cstring>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "dialects/ascendc/device/hazards.h"
#include "dialects/ascendc/device/pipe-events.h"
#include "tests/unit/simulator/device-fixture.h"

namespace assay::device {
namespace {

class Watched : public Device {
 protected:
  void Watch(std::int64_t cores = 1, bool auto_sync = true) {
    std::memset(static_cast<void*>(log_.get()), 0, sizeof(FaultLog));
    hazards_.reset();
    Boot(cores);
    x_ = Input(Ramp(256));
    y_ = Output(256);
    scratch_ = machine_->gm().Add("scratch", GmRole::kWorkspace, 4, 1024, nullptr)->base;
    hazards_ = std::make_unique<Hazards>(*machine_, *log_, auto_sync);
    machine_->Watch(hazards_.get());
  }
  // "MTE2>V write-read" for each fault that is about order, by place.
  std::vector<std::string> Unordered() const {
    std::vector<std::string> found;
    for (const Fault& fault : faults_) {
      if (fault.kind != FaultKind::kUnorderedAccess && fault.kind != FaultKind::kUnorderedCores) continue;
      found.push_back(fault.text.at("first_pipe") + ">" + fault.text.at("second_pipe") + " " + fault.text.at("kind") +
                      (IsReal(fault) ? "!" : ""));
    }
    return found;
  }
  std::vector<std::string> Only(const std::function<void()>& body, bool auto_sync = true) {
    Watch(1, auto_sync);
    Run(body);
    return Unordered();
  }
  static int Event(Pipe source, Pipe target) { return EventBetween(source, target); }
  static void Flag(Pipe source, Pipe target) {
    assay_set_flag(Event(source, target), 0);
    assay_wait_flag(Event(source, target), 0);
  }

  const std::uint8_t* x_ = nullptr;
  std::uint8_t* y_ = nullptr;
  std::uint8_t* scratch_ = nullptr;
  std::unique_ptr<Hazards> hazards_;
};

using Strings = std::vector<std::string>;

TEST_F(Watched, QueuesOrderBothWays) {
  EXPECT_EQ(Only([&] {
              const auto in = assay_que_init(ASSAY_GM_POS, ASSAY_VECIN, 1, 1, 256);
              const auto out = assay_que_init(ASSAY_VECOUT, ASSAY_GM_POS, 1, 1, 256);
              for (int i = 0; i < 3; ++i) {
                const auto a = assay_que_alloc(in);
                In(a, x_, 256);
                assay_que_enque(in, a);
                assay_que_deque(in);
                const auto b = assay_que_alloc(out);
                Vec(ASSAY_MULS, b, a, 0, 2, 64);
                assay_que_enque(out, b);
                assay_que_free(in, a);
                assay_que_deque(out);
                Out(y_, b, 256);
                assay_que_free(out, b);
              }
            }),
            (Strings{}));
}

TEST_F(Watched, CopyInThatTheNextVectorInstructionReadsIsCertain) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
            }),
            (Strings{"MTE2>V write-read!"}));
}

TEST_F(Watched, CopyInThatIsReadLaterIsNot) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              Vec(ASSAY_DUP, b, 0, 0, 2, 64);
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
            }),
            (Strings{"MTE2>V write-read"}));
}

TEST_F(Watched, CopyInWithABarrierOfItsOwnIsNot) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              assay_barrier(static_cast<int>(Pipe::kMte2));
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
            }),
            (Strings{"MTE2>V write-read"}));
}

TEST_F(Watched, AnOverrunIntoAnotherBufferIsToldAsThatBuffers) {
  const auto overrun = [&](bool another, bool wait) {
    Watch();
    Run([&] {
      assay_loc(1);
      const auto a = assay_buf_init(ASSAY_VECCALC, 256);
      if (another) assay_loc(2);
      const auto b = assay_buf_init(ASSAY_VECCALC, 256);
      Vec(ASSAY_DUP, b, 0, 0, 2, 64);
      Flag(Pipe::kVector, Pipe::kMte3);
      Out(y_, b, 256);
      if (wait) Flag(Pipe::kMte3, Pipe::kVector);
      Vec(ASSAY_DUP, a, 0, 0, 2, 128);
    });
    std::vector<std::int64_t> foreign;
    for (const Fault& fault : faults_) {
      if (fault.kind == FaultKind::kUnorderedAccess) foreign.push_back(fault.args.at("foreign"));
    }
    return foreign;
  };
  EXPECT_EQ(overrun(true, false), std::vector<std::int64_t>{1});
  EXPECT_EQ(overrun(true, true), std::vector<std::int64_t>{});
  EXPECT_EQ(overrun(false, false), std::vector<std::int64_t>{0});
}

TEST_F(Watched, FlagsOrderAndOnlyTheirOwnPipes) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              Flag(Pipe::kMte2, Pipe::kVector);
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
              Flag(Pipe::kVector, Pipe::kMte3);
              Out(y_, b, 256);
              Flag(Pipe::kVector, Pipe::kMte2);
              In(a, x_, 256);
            }),
            (Strings{}));
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              Flag(Pipe::kMte2, Pipe::kMte3);
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
            }),
            (Strings{"MTE2>V write-read!"}));
}

TEST_F(Watched, WhatTheScalarUnitWaitedForHoldsForAllItIssues) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              Flag(Pipe::kMte2, Pipe::kScalar);
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
            }),
            (Strings{}));
}

TEST_F(Watched, BarriersOfAllAndOfOnePipe) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
              In(a, x_, 256);
              assay_barrier(static_cast<int>(Pipe::kMte2));
              In(a, x_ + 256, 256);
              assay_barrier(static_cast<int>(Pipe::kAll));
              Vec(ASSAY_MULS, b, a, 0, 2, 64);
            }),
            (Strings{}));
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 512);
              In(a, x_, 256);
              assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, a, 256, x_, 1, 256, 0, 0);
              assay_dma_in(ASSAY_DMA_COUNT, ASSAY_F32, a, 128, x_, 1, 256, 0, 0);
            }),
            (Strings{"MTE2>MTE2 write-write"}));
}

TEST_F(Watched, TheCompilerOrdersScalarAccessAndVectorInstructions) {
  const auto body = [&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256), b = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, a, 0, 0, 2, 64);
    Vec(ASSAY_MULS, b, a, 0, 2, 64);
    assay_ub_get(b, 0, 4);
    assay_ub_set(b, 0, 4, 0);
    Vec(ASSAY_MULS, a, b, 0, 2, 64);
  };
  EXPECT_EQ(Only(body), (Strings{}));
  // Faults at one place (here all have none) are one record; in a real run the second end distinguishes them.
  EXPECT_EQ(Only(body, false), (Strings{"V>V write-read"}));
}

// `tensor(i)` is a scalar access, too: the copy out after it waits for the copy in.
TEST_F(Watched, TheCompilerOrdersElementsByReference) {
  const auto body = [&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    In(a, x_, 256);
    for (int i = 0; i < 64; ++i) assay_ub_ref(a, 4 * i, 4);
    Out(y_, a, 256);
  };
  EXPECT_EQ(Only(body), (Strings{}));
  EXPECT_EQ(Only(body, false), (Strings{"MTE2>MTE3 write-read"}));
}

TEST_F(Watched, NeighboursInOneDataBlockDoNotConflict) {
  EXPECT_EQ(Only([&] {
              const auto a = assay_buf_init(ASSAY_VECCALC, 256);
              InExactly(a, x_, 16);
              assay_vec_n(ASSAY_DUP, ASSAY_F32, ASSAY_F32, a, 32, 0, 0, 0, 0, 1, 8);
            }),
            (Strings{}));
}

TEST_F(Watched, CoresNeedABarrierBetweenThem) {
  const auto body = [&](bool together) {
    return [this, together] {
      const auto a = assay_buf_init(ASSAY_VECCALC, 256);
      const auto core = assay_block_idx();
      Vec(ASSAY_DUP, a, 0, 0, 2, 64);
      Flag(Pipe::kVector, Pipe::kMte3);
      if (core == 0) Out(scratch_, a, 256);
      if (together) assay_sync_all();
      if (core == 1) In(assay_buf_init(ASSAY_VECCALC, 256), scratch_, 256);
    };
  };
  Watch(2);
  Run(body(true));
  EXPECT_EQ(Unordered(), (Strings{}));
  Watch(2);
  Run(body(false));
  EXPECT_EQ(Unordered().size(), 1u);
}

// Each of two cores writes a block of its own from block `core * step` on, both wait for each other and read theirs.
TEST_F(Watched, SlotsOfAWorkspaceThatOverlapAreToldWhenTheyAreRead) {
  const auto told = [&](std::int64_t step, bool same, bool read, bool again) {
    Watch(2);
    Run([&] {
      const std::int64_t core = assay_block_idx();
      const auto a = assay_buf_init(ASSAY_VECCALC, 256);
      Vec(ASSAY_DUP, a, 0, 0, same ? 2 : static_cast<float>(core + 1), 64);
      Flag(Pipe::kVector, Pipe::kMte3);
      Out(scratch_ + core * step, a, 256);
      assay_sync_all();
      if (again && core == 0) Out(scratch_, a, 256);
      if (again && core == 0) Out(scratch_ + 256, a, 256);
      if (again) assay_sync_all();
      if (read) In(assay_buf_init(ASSAY_VECCALC, 256), scratch_ + core * step, 256);
    });
    return Unordered();
  };
  EXPECT_EQ(told(128, false, true, false), (Strings{"MTE3>MTE3 write-write"}));
  EXPECT_EQ(told(256, false, true, false), (Strings{})) << "apart";
  EXPECT_EQ(told(128, true, true, false), (Strings{})) << "the same values";
  EXPECT_EQ(told(128, false, false, false), (Strings{})) << "never read";
  EXPECT_EQ(told(128, false, true, true), (Strings{})) << "written again in order";
}

TEST_F(Watched, CrossCoreFlagsLeadFromSetToWait) {
  Watch(2);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, a, 0, 0, 2, 64);
    Flag(Pipe::kVector, Pipe::kMte3);
    if (assay_block_idx() == 0) Out(scratch_, a, 256);
    assay_cross_set(0, static_cast<int>(Pipe::kMte3), 3);
    assay_cross_wait(3);
    if (assay_block_idx() == 1) In(assay_buf_init(ASSAY_VECCALC, 256), scratch_, 256);
  });
  EXPECT_EQ(Unordered(), (Strings{}));
}

TEST_F(Watched, AtomicWritesOfTwoCoresDoNotConflict) {
  Watch(2);
  Run([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, a, 0, 0, 2, 64);
    Flag(Pipe::kVector, Pipe::kMte3);
    assay_atomic(ASSAY_ATOMIC_ADD, ASSAY_F32);
    Out(scratch_, a, 256);
    assay_atomic(ASSAY_ATOMIC_NONE, ASSAY_F32);
  });
  EXPECT_EQ(Unordered(), (Strings{}));
}

// Some cores write zeros, some add to them, with `together` after a barrier.
TEST_F(Watched, WhatIsAddedWaitsForWhatSetsIt) {
  const auto told = [&](const std::set<std::int64_t>& set, const std::set<std::int64_t>& add, bool together) {
    Watch(2);
    Run([&] {
      const auto a = assay_buf_init(ASSAY_VECCALC, 256);
      Vec(ASSAY_DUP, a, 0, 0, 0, 64);
      Flag(Pipe::kVector, Pipe::kMte3);
      if (set.contains(assay_block_idx())) Out(y_, a, 256);
      assay_barrier(static_cast<int>(Pipe::kAll));
      if (together) assay_sync_all();
      assay_atomic(ASSAY_ATOMIC_ADD, ASSAY_F32);
      if (add.contains(assay_block_idx())) Out(y_, a, 256);
      assay_atomic(ASSAY_ATOMIC_NONE, ASSAY_F32);
    });
    return Unordered();
  };
  for (const std::set<std::int64_t>& set : {std::set<std::int64_t>{0}, {1}, {0, 1}}) {
    EXPECT_EQ(told(set, {0, 1}, true), (Strings{}));
  }
  EXPECT_EQ(told({0}, {0, 1}, false), (Strings{"MTE3>MTE3 write-add"}));
  EXPECT_EQ(told({1}, {0, 1}, false), (Strings{"MTE3>MTE3 add-write"}));
  EXPECT_EQ(told({0, 1}, {1}, false), (Strings{"MTE3>MTE3 write-add"})) << "the zeros of core 0 may come last";
  EXPECT_EQ(told({1}, {1}, false), (Strings{})) << "a core's own";
}

TEST(PipeEvents, OfQueues) {
  const auto name = [](std::int32_t source, std::int32_t destination, bool forward) {
    const PipeEvent* event = FindEvent(QueueEvent(source, destination, forward));
    return event != nullptr ? std::string(event->name) : std::string("none");
  };
  EXPECT_EQ(name(ASSAY_GM_POS, ASSAY_VECIN, true), "MTE2_V");
  EXPECT_EQ(name(ASSAY_GM_POS, ASSAY_VECIN, false), "V_MTE2");
  EXPECT_EQ(name(ASSAY_VECOUT, ASSAY_GM_POS, true), "V_MTE3");
  EXPECT_EQ(name(ASSAY_VECOUT, ASSAY_GM_POS, false), "MTE3_V");
  EXPECT_EQ(name(ASSAY_VECIN, ASSAY_VECOUT, true), "MTE2_MTE3");
  EXPECT_EQ(name(ASSAY_A1, ASSAY_A2, true), "MTE1_M");
  EXPECT_EQ(name(ASSAY_CO1, ASSAY_CO2, true), "M_FIX");
}

}  // namespace
}  // namespace assay::device
