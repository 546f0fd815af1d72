// The contents of a recording, where a run stops, and that a damaged recording does no harm.
#include <algorithm>

#include "tests/unit/simulator/timeline-fixture.h"

namespace assay::device {
namespace {

class RecorderTest : public TimedDevice {
 protected:
  static std::size_t Instructions(const Recording& recording) {
    return static_cast<std::size_t>(
        std::count_if(recording.events.begin(), recording.events.end(),
                      [](const RecordedEvent& e) { return e.kind == RecordedEvent::Kind::kInstruction; }));
  }
};

TEST_F(RecorderTest, KeepsWhatAnInstructionTouches) {
  BootTimed(1, 256, 256);
  const Recording recording = RunTimed([&] { Loop(1, 256, 1, 1, 1, 1024); });
  ASSERT_EQ(Instructions(recording), 3u);
  const auto in = std::find_if(recording.events.begin(), recording.events.end(),
                               [](const RecordedEvent& e) { return e.pipe == Pipe::kMte2; });
  ASSERT_NE(in, recording.events.end());
  EXPECT_EQ(in->c, 1024);
  EXPECT_EQ(recording.names[in->name], "assay_dma_in");
  EXPECT_EQ(in->dtype, Dtype::kF32);
  ASSERT_EQ(in->accesses, 2);
  EXPECT_EQ(recording.tensors[0].name, "x");
  EXPECT_FALSE(recording.cut);
}

TEST_F(RecorderTest, EachCoreGetsItsShare) {
  BootTimed(4, 4096, 4096, {.events = true, .max_events = 40});
  const Recording recording = RunTimed([&] { Loop(8, 128, 1, 1, 1, 4096); });
  EXPECT_TRUE(recording.cut);
  EXPECT_EQ(recording.events.size(), 40u);
  for (std::uint64_t n : recording.instructions) EXPECT_EQ(n, 24u);
  EXPECT_FALSE(MakePerformance(recording, {}).complete);
}

TEST_F(RecorderTest, StopsAfterSoManyInstructions) {
  BootTimed(2, 4096, 4096, {.events = true, .until_count = 5});
  const Recording recording = RunTimed([&] { Loop(8, 128, 1, 1, 1, 4096); });
  EXPECT_TRUE(recording.stopped);
  EXPECT_EQ(recording.stopped_core, 0);
  EXPECT_EQ(recording.instructions[0], 5u);
  EXPECT_EQ(recording.instructions[1], 0u);
  EXPECT_EQ(RealFaults(), 0);
}

TEST_F(RecorderTest, StopsAtALocation) {
  BootTimed(1, 4096, 4096, {.events = true, .until = {7}});
  const Recording recording = RunTimed([&] {
    const auto a = assay_buf_init(ASSAY_VECCALC, 1024);
    for (int i = 5; i < 10; ++i) {
      assay_loc(i);
      Vec(ASSAY_DUP, a, 0, 0, i, 8);
    }
  });
  EXPECT_EQ(recording.stopped_location, 7);
  EXPECT_EQ(recording.instructions[0], 3u);
}

TEST_F(RecorderTest, NotesChangesOfWatchedTensors) {
  BootTimed(1, 64, 64, {.watch_tensors = {"y"}, .watch_buffers = {3}});
  const Recording recording = RunTimed([&] {
    assay_loc(3);
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    assay_loc(4);
    const auto b = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, b, 0, 0, 1, 8);
    assay_loc(5);
    Vec(ASSAY_DUP, a, 0, 0, 2.5, 8);
    assay_loc(6);
    Out(out_ + 32, a, 32);
  });
  ASSERT_EQ(recording.changes.size(), 2u);
  const RecordedChange& local = recording.changes[0];
  EXPECT_EQ(local.location, 5);
  EXPECT_EQ(local.buffer_location, 3);
  EXPECT_EQ(local.end - local.first, 32);
  float value = 0;
  std::memcpy(&value, local.data, 4);
  EXPECT_EQ(value, 2.5F);
  EXPECT_EQ(recording.changes[1].first, 32);
  EXPECT_EQ(recording.tensors[static_cast<std::size_t>(recording.changes[1].tensor)].name, "y");
}

TEST_F(RecorderTest, OnlyTheCoresAskedForRun) {
  Launch launch{.block_dim = 4};
  launch.cores = {2};
  machine_ = std::make_unique<Machine>(launch, *log_, 4);
  auto* out = machine_->gm().Add("y", GmRole::kOutput, 4, 4096, nullptr)->base;
  std::vector<std::int64_t> ran;
  Run([&] {
    ran.push_back(assay_block_idx());
    const auto a = assay_buf_init(ASSAY_VECCALC, 256);
    Vec(ASSAY_DUP, a, 0, 0, 1, 8);
    assay_sync_all();  // there is no other core to wait for
    Out(out, a, 32);
  });
  EXPECT_EQ(ran, (std::vector<std::int64_t>{2}));
  EXPECT_EQ(RealFaults(), 0);
}

TEST_F(RecorderTest, CoresOfBothKindsCount) {
  Boot(6);
  const Observe observe{.events = true};
  const EventMemory memory(observe, 2 * kMostCoresOfBlock);
  Recorder recorder(observe, memory, 6, 3);
  machine_->Watch(&recorder);
  Run([&] { Vec(ASSAY_DUP, assay_buf_init(ASSAY_VECCALC, 256), 0, 0, 1, 8); });
  const Recording recording = memory.Read();
  EXPECT_EQ(recording.instructions.size(), 6u);
  EXPECT_EQ(recording.block_cores, 3);
  EXPECT_FALSE(recording.cut);
}

TEST_F(RecorderTest, CoresWithoutRoomAreLeftOut) {
  Boot(4);
  const Observe observe{.events = true};
  const EventMemory memory(observe, 2);
  Recorder recorder(observe, memory, 4);
  machine_->Watch(&recorder);
  Run([&] { Vec(ASSAY_DUP, assay_buf_init(ASSAY_VECCALC, 256), 0, 0, 1, 8); });
  const Recording recording = memory.Read();
  EXPECT_EQ(recording.instructions.size(), 2u);
  EXPECT_TRUE(recording.cut);
}

// The code of the input ran in the process that wrote the records.
TEST_F(RecorderTest, NonsenseInTheRecordsDoesNoHarm) {
  BootTimed(2, 4096, 4096, {.events = true, .max_events = 512, .watch_tensors = {"y"}, .max_changes = 16});
  RunTimed([&] { Loop(4, 128, 1, 1, 1, 4096); });
  std::uint32_t state = 12345;
  for (int round = 0; round < 200; ++round) {
    auto* bytes = reinterpret_cast<std::uint8_t*>(memory_->events());
    for (int i = 0; i < 64; ++i) {
      state = state * 1664525u + 1013904223u;
      bytes[state % (std::size_t{512} * sizeof(RecordedEvent))] = static_cast<std::uint8_t>(state >> 24);
    }
    memory_->store()->event_count = state;
    memory_->store()->change_count = state;
    memory_->store()->name_count = round % 3 == 0 ? state : memory_->store()->name_count;
    const Recording recording = memory_->Read();
    EXPECT_LE(recording.events.size(), 512u);
    const Performance performance = MakePerformance(recording, {});
    EXPECT_GE(performance.cycles, 0);
  }
}

}  // namespace
}  // namespace assay::device
