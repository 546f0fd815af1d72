// Times of recorded runs: against published measurements, against what must hold whatever the figures are, and the
// replays under another assumption against runs that really are so.
#include "tests/unit/simulator/timeline-fixture.h"

#include "simulator/ascendc/time-constants.h"

namespace assay::device {
namespace {

constexpr int kTiles = 8;

class TimelineTest : public TimedDevice {
 protected:
  // Cycles of a launch whose every core runs Loop; the machine is made anew.
  Timeline Time(std::int64_t cores, int tiles, int elements, int buffers, int sources = 1, int vectors = 4,
                TimeOptions options = {}) {
    const Recording recording = Record(cores, tiles, elements, buffers, sources, vectors);
    return Replay(recording, options);
  }
  Recording Record(std::int64_t cores, int tiles, int elements, int buffers, int sources = 1, int vectors = 4) {
    const std::int64_t own = std::int64_t{tiles} * elements * 4;
    const auto all = static_cast<int>(cores * tiles * elements);
    BootTimed(cores, all * sources, all);
    return RunTimed([=, this] { Loop(tiles, elements, buffers, sources, vectors, own); });
  }
};

// An iteration of the vendor's addition (asc-devkit, add_high_performance): two tiles in, an addition, a tile out.
TEST_F(TimelineTest, AgreesWithAnIterationOnOneCore) {
  // Case 1: 8 KB tiles on one core, 6909.14 us for 16384 iterations at 1.85 GHz.
  const double published = 6909.14 * 1850 / 16384;
  const double more = static_cast<double>(Time(1, 16, 2048, 1, 2, 1).cycles - Time(1, 8, 2048, 1, 2, 1).cycles) / 8;
  EXPECT_NEAR(more, published, 0.15 * published);
}

TEST_F(TimelineTest, AgreesWithAnIterationOnAllCores) {
  // Case 3: 32 KB tiles on 48 cores, 261.5 us for 85.33 iterations. The writes stay in the cache here.
  const double published = 261.5 * 1850 / 85.33;
  const double more = static_cast<double>(Time(48, 8, 8192, 1, 2, 1).cycles - Time(48, 4, 8192, 1, 2, 1).cycles) / 4;
  EXPECT_NEAR(more, published, 0.15 * published);
}

TEST_F(TimelineTest, AgreesWithADoubleBufferedIteration) {
  // Case 5: the same with two buffers and inputs that pass the cache by, 185.15 us.
  const double published = 185.15 * 1850 / 85.33;
  const double more = static_cast<double>(Time(48, 8, 8192, 2, 2, 1).cycles - Time(48, 4, 8192, 2, 2, 1).cycles) / 4;
  EXPECT_NEAR(more, published, 0.15 * published);
}

TEST_F(TimelineTest, AnAdditionTakesItsBeatsAndItsStart) {
  // [bank] 64 repeats: 88 cycles without a conflict, 154 where both sources lie in one bank group.
  for (const auto [second, published] : {std::pair{65792, 88.0}, std::pair{65536, 154.0}}) {
    BootTimed(1, 8, 8);
    const Recording recording = RunTimed([&] {
      const auto a = assay_local_at(ASSAY_VECCALC, 0, 16384);
      const auto b = assay_local_at(ASSAY_VECCALC, static_cast<std::uint32_t>(second), 16384);
      const auto d = assay_local_at(ASSAY_VECCALC, 131072, 16384);
      Vec(ASSAY_DUP, a, 0, 0, 1, 4096);
      Vec(ASSAY_DUP, b, 0, 0, 1, 4096);
      Vec(ASSAY_ADD, d, a, b, 0, 4096);
    });
    const Timeline timeline = Replay(recording, {.spans = true});
    ASSERT_EQ(timeline.spans.size(), 3u);
    EXPECT_NEAR(static_cast<double>(timeline.spans[2].end - timeline.spans[2].start), published, 5) << second;
  }
}

TEST_F(TimelineTest, TheReplayWithTwoBuffersIsTheRunWithTwoBuffers) {
  for (int vectors : {1, 4, 16}) {
    const Recording single = Record(8, kTiles, 2048, 1, 1, vectors);
    const Recording twice = Record(8, kTiles, 2048, 2, 1, vectors);
    const Timeline guess = Replay(single, {.double_buffer = true});
    // Addresses differ, and with them conflicts over banks.
    EXPECT_NEAR(static_cast<double>(guess.cycles), static_cast<double>(Replay(twice, {}).cycles),
                0.05 * static_cast<double>(guess.cycles));
    EXPECT_LT(guess.cycles, Replay(single, {}).cycles);
  }
}

TEST_F(TimelineTest, ASecondBufferIsCountedOnlyWhereThereIsOne) {
  const Performance single = MakePerformance(Record(2, kTiles, 2048, 1), {});
  EXPECT_EQ(single.double_buffer.queues, 2);
  EXPECT_EQ(single.double_buffer.extra_bytes, 2 * 8192);
  EXPECT_TRUE(single.double_buffer.fits);
  EXPECT_FALSE(MakePerformance(Record(2, kTiles, 2048, 1), {.local_bytes = 20000}).double_buffer.fits);
  const Performance twice = MakePerformance(Record(2, kTiles, 2048, 2), {});
  EXPECT_EQ(twice.double_buffer.queues, 0);
  EXPECT_EQ(twice.double_buffer.cycles, twice.cycles);
}

TEST_F(TimelineTest, MoreBytesTakeLonger) {
  std::int64_t before = 0;
  for (int elements : {64, 256, 1024, 4096, 8192}) {
    const std::int64_t cycles = Time(4, kTiles, elements, 2).cycles;
    EXPECT_GT(cycles, before) << elements;
    before = cycles;
  }
  before = 0;
  for (int tiles : {1, 2, 5, 9, 20}) {
    const std::int64_t cycles = Time(4, tiles, 1024, 2).cycles;
    EXPECT_GT(cycles, before) << tiles;
    before = cycles;
  }
}

TEST_F(TimelineTest, MoreCoresForTheSameWorkDoNotTakeLonger) {
  // 96 tiles of 32 KB in all, shared by more and more cores.
  std::int64_t before = INT64_MAX;
  for (int cores : {1, 2, 4, 8, 16, 48}) {
    const std::int64_t cycles = Time(cores, 96 / cores, 8192, 2).cycles;
    EXPECT_LE(static_cast<double>(cycles), 1.02 * static_cast<double>(before)) << cores;
    before = cycles;
  }
}

TEST_F(TimelineTest, ASecondBufferDoesNotSlow) {
  for (int elements : {64, 512, 4096}) {
    for (int vectors : {1, 8, 32}) {
      EXPECT_LE(static_cast<double>(Time(4, kTiles, elements, 2, 1, vectors).cycles),
                1.02 * static_cast<double>(Time(4, kTiles, elements, 1, 1, vectors).cycles))
          << elements << " " << vectors;
    }
  }
}

TEST_F(TimelineTest, EqualRecordingsTakeEqualTimes) {
  const Recording recording = Record(7, kTiles, 1000, 2);
  const Timeline once = Replay(recording, {.spans = true}), again = Replay(recording, {.spans = true});
  ASSERT_EQ(once.spans.size(), again.spans.size());
  for (std::size_t i = 0; i < once.spans.size(); ++i) EXPECT_EQ(once.spans[i].start, again.spans[i].start);
  EXPECT_EQ(once.cycles, Time(7, kTiles, 1000, 2).cycles);
}

TEST_F(TimelineTest, BusyAndIdleMakeUpTheTime) {
  const Performance performance = MakePerformance(Record(3, kTiles, 2048, 1), {});
  ASSERT_EQ(performance.per_core.size(), 3u);
  for (const CoreTime& core : performance.per_core) {
    std::int64_t sum = core.busy.at(core.busiest);
    for (const auto& [cause, cycles] : core.stalls) sum += cycles;
    EXPECT_EQ(sum, core.cycles);
  }
  EXPECT_EQ(performance.bottleneck, "mte2");
  EXPECT_EQ(performance.bytes_in, 3 * kTiles * 8192);
  EXPECT_EQ(performance.bytes_out, performance.bytes_in);
}

TEST_F(TimelineTest, MoreBlocksThanCoresRunInWaves) {
  const Timeline all = Time(96, 2, 1024, 2);
  const Timeline half = Time(48, 2, 1024, 2);
  EXPECT_EQ(all.waves, 2);
  EXPECT_EQ(half.waves, 1);
  EXPECT_EQ(all.cycles, 2 * all.cores.front().cycles);
}

TEST_F(TimelineTest, UnitsOverlapOnlyWhereNothingOrdersThem) {
  BootTimed(1, 8192, 8192);
  const Recording recording = RunTimed([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 16384), b = assay_buf_init(ASSAY_VECCALC, 16384);
    In(a, in_, 16384);
    Vec(ASSAY_DUP, b, 0, 0, 1, 4096);  // another buffer: at once
    assay_set_flag(4, 0);              // MTE2_V
    assay_wait_flag(4, 0);
    Vec(ASSAY_ADD, b, a, a, 0, 4096);
  });
  const Timeline timeline = Replay(recording, {.spans = true});
  ASSERT_EQ(timeline.spans.size(), 3u);
  EXPECT_LT(timeline.spans[1].start, timeline.spans[0].end);
  EXPECT_GE(timeline.spans[2].start, timeline.spans[0].end);
}

TEST_F(TimelineTest, TheScalarUnitWaitsForWhatItReadsUnlessToldNotTo) {
  BootTimed(1, 8, 8);
  const Recording recording = RunTimed([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 32768);
    Vec(ASSAY_DUP, a, 0, 0, 1, 8192);
    assay_ub_get(a, 0, 4);
  });
  const auto read = [&](bool auto_sync) {
    const Timeline timeline = Replay(recording, {.auto_sync = auto_sync, .spans = true});
    EXPECT_EQ(timeline.spans.size(), 2u);
    return timeline.spans[1].start - timeline.spans[0].end;
  };
  EXPECT_GE(read(true), 0);
  EXPECT_LT(read(false), 0);
}

TEST_F(TimelineTest, SyncAllLetsNobodyGoBeforeTheLast) {
  BootTimed(2, 65536, 65536);
  const Recording recording = RunTimed([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 32768);
    if (assay_block_idx() == 1) In(a, in_, 32768);
    assay_sync_all();
    Vec(ASSAY_DUP, a, 0, 0, 1, 64);
  });
  const Timeline timeline = Replay(recording, {.spans = true});
  ASSERT_EQ(timeline.spans.size(), 3u);
  for (std::size_t i : {std::size_t{1}, std::size_t{2}}) EXPECT_GT(timeline.spans[i].start, timeline.spans[0].end);
  EXPECT_EQ(timeline.spans[1].start, timeline.spans[2].start);
}

TEST_F(TimelineTest, SmallCopiesPayForTheirStarts) {
  const Performance small = MakePerformance(Record(1, 32, 64, 2), {});
  EXPECT_EQ(small.large_copies.copies, 64);
  EXPECT_LT(small.large_copies.cycles, small.cycles);
  const Performance large = MakePerformance(Record(1, 4, 8192, 2), {});
  EXPECT_EQ(large.large_copies.copies, 0);
  EXPECT_EQ(large.large_copies.cycles, large.cycles);
}

TEST(TimeConstants, EveryFigureHasASourceOrIsAssumed) {
  for (const TimeConstant& row : TimeConstants()) {
    EXPECT_TRUE(row.basis == Basis::kAssumed || !row.source.empty()) << row.name;
    EXPECT_GT(row.value, 0) << row.name;
  }
  for (const VectorCost& row : VectorCosts()) EXPECT_FALSE(row.source.empty()) << row.intrinsic << row.op;
  EXPECT_GE(LeftOut().size(), 5u);
}

}  // namespace
}  // namespace assay::device
