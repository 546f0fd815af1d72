// Times of recorded runs: compared with published measurements, with properties that hold whatever the figures
// are, and replays under another assumption compared with real runs of that kind.
#include "tests/unit/simulator/timeline-fixture.h"

#include "dialects/ascendc/device/time-constants.h"

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
// The published runs touch 402 MB, more than the cache holds; so do these, with a few tiles of each core.
class AdditionTest : public TimelineTest {
 protected:
  double Iteration(std::int64_t cores, int elements, int buffers, bool beyond_cache) {
    const std::int64_t own = beyond_cache ? 2796160 / (8 * elements) * (8 * elements) : std::int64_t{8} * elements * 4;
    const auto cycles = [&](int tiles) {
      const std::int64_t all = cores * own / 4;
      BootTimed(cores, static_cast<int>(2 * all), static_cast<int>(all));
      const Recording recording = RunTimed([=, this] { Loop(tiles, elements, buffers, 2, 1, own); });
      return static_cast<double>(Replay(recording, {}).cycles);
    };
    return (cycles(8) - cycles(4)) / 4;
  }
  // Shown by --gtest_output=xml; docs/time-model.md quotes them.
  static void ExpectNear(double cycles, double microseconds, double iterations) {
    const double published = microseconds * 1850 / iterations;
    RecordProperty("cycles", static_cast<int>(cycles + 0.5));
    RecordProperty("published", static_cast<int>(published + 0.5));
    EXPECT_NEAR(cycles, published, 0.15 * published);
  }
};

TEST_F(AdditionTest, SmallTilesOnOneCore) { ExpectNear(Iteration(1, 2048, 1, false), 6909.14, 16384); }
TEST_F(AdditionTest, SmallTilesOnAllCores) { ExpectNear(Iteration(48, 2048, 1, true), 297.14, 341.33); }
TEST_F(AdditionTest, LargeTilesOnAllCores) { ExpectNear(Iteration(48, 8192, 1, true), 261.5, 85.33); }
TEST_F(AdditionTest, LargeTilesInTwoBuffers) { ExpectNear(Iteration(48, 8192, 2, true), 257.56, 85.33); }
// The inputs bypass the cache, which is left to the output.
TEST_F(AdditionTest, LargeTilesInTwoBuffersBesideTheCache) { ExpectNear(Iteration(48, 8192, 2, false), 185.15, 85.33); }

TEST_F(TimelineTest, AnAdditionTakesItsBeatsAndItsStart) {
  // [bank] 64 repeats: 88 cycles without a conflict, 154 if both sources are in one bank group.
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
    // Addresses differ, and with them bank conflicts.
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
  EXPECT_FALSE(MakePerformance(Record(2, kTiles, 2048, 1), {.chip = {.ub_usable = 20000}}).double_buffer.fits);
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
