// The data that a worker returns, with arbitrary bytes: code of the input ran in its process. Whatever it contains,
// the caller reads within bounds and keeps nothing that a later reader could index out of bounds with.
#include <gtest/gtest.h>

#include <cstddef>
#include <cstring>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/device/recording.h"
#include "dialects/ascendc/device/timeline.h"
#include "dialects/ascendc/worker/exact-result.h"
#include "dialects/ascendc/worker/host-abi.h"
#include "dialects/ascendc/worker/host-result.h"
#include "dialects/ascendc/worker/host-run.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "dialects/ascendc/worker/kernel-worker.h"
#include "reference/exact-trace.h"
#include "simulator/concolic/transfer.h"
#include "simulator/observe.h"
#include "simulator/worker/code-cache.h"
#include "simulator/worker/fault-log.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"

namespace assay {
namespace {

// Values at which bounds checks fail, then arbitrary ones.
std::uint64_t Odd(std::mt19937_64& random) {
  constexpr std::uint64_t kEdges[] = {0,          1,          2,          63,         64,          159,
                                      160,        161,        0x7fffffff, 0x80000000, 0xffffffff,  0x100000000,
                                      1ull << 40, 1ull << 62, 1ull << 63, ~0ull,      ~0ull - 1ull};
  const std::uint64_t at = random();
  return at % 3 == 0 ? random() : kEdges[at / 3 % std::size(kEdges)];
}

// One word of `bytes` after another, at every offset where a number may be.
template <class Look>
void CorruptEach(std::byte* bytes, std::size_t size, std::size_t step, int times, Look look) {
  std::mt19937_64 random(20251123);
  for (std::size_t at = 0; at + 8 <= size; at += step) {
    std::byte kept[8];
    std::memcpy(kept, bytes + at, 8);
    for (int i = 0; i < times; ++i) {
      const std::uint64_t value = Odd(random);
      std::memcpy(bytes + at, &value, i % 2 == 0 ? 8 : 4);
      look();
      std::memcpy(bytes + at, kept, 8);
    }
  }
}

void FillAtRandom(std::byte* bytes, std::size_t size, std::mt19937_64& random) {
  for (std::size_t at = 0; at + 8 <= size; at += 8) {
    const std::uint64_t value = Odd(random);
    std::memcpy(bytes + at, &value, 8);
  }
}

struct ExactCase {
  LoweredModule module;
  KernelRequest request;
  std::unique_ptr<SharedRegion> region;

  ExactCase() {
    module.locations.resize(5);
    request.module = &module;
    request.block_dim = 2;
    request.follow_tolerance = 1e-3;
    request.outputs = {{"y", Dtype::kF32, {8}, {}}, {"z", Dtype::kF16, {3}, {}}};
    region = std::make_unique<SharedRegion>(OutputBytes(request) + ExactBytes(request));
  }
  std::byte* exact() const { return region->get()->data + OutputBytes(request); }
};

void ExpectWithin(const ExactTrace& trace, const ExactCase& made) {
  const auto sound = [&](std::int32_t location, std::int32_t core) {
    EXPECT_LT(location, static_cast<std::int32_t>(made.module.locations.size()));
    EXPECT_GE(location, -1);
    EXPECT_GE(core, -1);
  };
  for (const auto& output : trace.outputs) {
    for (const ExactElement& element : output) {
      EXPECT_LT(element.birth, std::max<std::size_t>(trace.births.size(), 1));
      EXPECT_LT(element.writer, std::max<std::size_t>(trace.writers.size(), 1));
    }
  }
  EXPECT_LT(trace.scalar_birth, std::max<std::size_t>(trace.births.size(), 1));
  for (std::size_t i = 0; i < trace.births.size(); i += 997) sound(trace.births[i].location, trace.births[i].core);
  for (std::size_t i = 0; i < trace.writers.size(); i += 997) sound(trace.writers[i].location, trace.writers[i].core);
  for (const ExactGrowth& place : trace.growth) sound(place.location, place.core);
  EXPECT_LE(trace.growth.size(), kMaxExactGrowth);
  EXPECT_LE(trace.births.size(), 2 * kMaxExactRecords);
  EXPECT_LE(trace.writers.size(), 2 * kMaxExactRecords);
}

TEST(ForgedResult, ExactTraceWithAnyHeader) {
  const ExactCase made;
  ASSERT_NE(made.region->get(), nullptr);
  const std::uint64_t valid = 1;
  std::memcpy(made.exact(), &valid, sizeof valid);
  // The header, then the elements of both outputs.
  CorruptEach(made.exact(), 48 + 11 * sizeof(ExactElement), 4, 3, [&] {
    if (const auto trace = TakeExact(made.request, *made.region->get())) ExpectWithin(*trace, made);
  });
}

TEST(ForgedResult, ExactTraceOfNoise) {
  const ExactCase made;
  std::mt19937_64 random(7);
  FillAtRandom(made.exact(), ExactBytes(made.request), random);
  const std::uint64_t head[] = {1, 1u << 20, 1u << 20};
  std::memcpy(made.exact(), head, sizeof head);
  const auto trace = TakeExact(made.request, *made.region->get());
  ASSERT_TRUE(trace);
  ExpectWithin(*trace, made);
  EXPECT_EQ(trace->births.size(), 2 * kMaxExactRecords);
  for (const ExactBirth& birth : trace->births) {
    EXPECT_GE(birth.kind, DriftKind::kNone);
    EXPECT_LE(birth.kind, DriftKind::kWrap);
    EXPECT_LE(static_cast<int>(birth.dtype), static_cast<int>(Dtype::kC64));
  }
}

TEST(ForgedResult, FaultLogWithAnyWord) {
  auto log = std::make_unique<FaultLog>();
  std::memset(static_cast<void*>(log.get()), 0, sizeof(FaultLog));
  bool first = false;
  for (int i = 0; i < 3; ++i) {
    FaultRecord* record = log->Report(FaultKind::kGlobalReadOutOfBounds, i, i, 7, false, first);
    record->SetArg("bytes", 32);
    record->SetText("tensor", "x");
    record->AddStep("EnQue", 1);
  }
  ASSERT_TRUE(IsSound(*log));
  const std::vector<LoweredModule::Location> locations(4);
  CorruptEach(reinterpret_cast<std::byte*>(log.get()), 8 + 3 * sizeof(FaultRecord), 4, 2, [&] {
    for (const Fault& fault : DecodeFaults(*log, locations)) {
      EXPECT_GE(static_cast<int>(fault.kind), 0);
      EXPECT_LE(static_cast<int>(fault.kind), static_cast<int>(kLastFaultKind));
      EXPECT_LT(fault.core, FaultRecord::kMaxCores);
      for (const auto& [key, value] : fault.args) EXPECT_LE(std::abs(value), std::int64_t{1} << 60);
    }
  });
  log->count = FaultLog::kMaxRecords + 1;
  EXPECT_FALSE(IsSound(*log));
}

TEST(ForgedResult, FaultLogOfNoise) {
  auto log = std::make_unique<FaultLog>();
  std::mt19937_64 random(11);
  const std::vector<LoweredModule::Location> locations(4);
  for (int i = 0; i < 20; ++i) {
    FillAtRandom(reinterpret_cast<std::byte*>(log.get()), sizeof(FaultLog), random);
    log->count = 100;
    EXPECT_FALSE(IsSound(*log));
    EXPECT_LE(DecodeFaults(*log, locations).size(), 100u);
    bool first = false;
    log->Report(FaultKind::kCrash, 1, 1, 1, false, first);
  }
}

TEST(ForgedResult, CoverageOfNoise) {
  const SharedRegion region(64);
  std::mt19937_64 random(13);
  FillAtRandom(reinterpret_cast<std::byte*>(region.get()), sizeof(SharedResult), random);
  for (const OutputCoverage& one : region.get()->Coverage()) {
    EXPECT_GE(one.elements, 0);
    EXPECT_GE(one.never, 0);
    EXPECT_LE(one.tensor.size(), sizeof(CoverageRecord::tensor));
  }
}

TEST(ForgedResult, HostReplyWithAnyWord) {
  auto reply = std::make_unique<assay_host_reply>();
  std::memset(reply.get(), 0, sizeof *reply);
  auto* bytes = reinterpret_cast<std::byte*>(reply.get());
  std::mt19937_64 random(17);
  for (int i = 0; i < 200; ++i) {
    FillAtRandom(bytes, sizeof *reply, random);
    for (const bool done : {false, true}) {
      if (done) reply->outcome = ASSAY_HOST_DONE;
      HostResult run, definition;
      ReadHostReply(*reply, run);
      ReadDefinition(*reply, definition);
      EXPECT_LE(run.tiling.size(), std::size_t{ASSAY_HOST_MAX_TILING});
      EXPECT_LE(run.inferred.size(), std::size_t{ASSAY_HOST_MAX_TENSORS});
      EXPECT_LE(run.workspaces.size(), std::size_t{ASSAY_HOST_MAX_WORKSPACES});
    }
  }
}

TEST(ForgedResult, RecordingOfNoise) {
  Observe observe;
  observe.events = true;
  observe.max_events = 64;
  const device::EventMemory memory(observe, 4);
  ASSERT_TRUE(memory.valid());
  auto* bytes = reinterpret_cast<std::byte*>(memory.store());
  const std::size_t size = sizeof(device::EventStore) + 64 * sizeof(device::RecordedEvent);
  std::mt19937_64 random(19);
  for (int i = 0; i < 200; ++i) {
    FillAtRandom(bytes, size, random);
    for (int e = 0; e < 64; ++e) {
      device::RecordedEvent& event = memory.events()[e];
      event.kind = static_cast<device::RecordedEvent::Kind>(random() % 3);
      event.core = static_cast<std::uint16_t>(random() % 4);
      event.pipe = static_cast<device::Pipe>(random() % device::kPipeCount);
      event.name = static_cast<std::uint16_t>(random() % 14);
      event.accesses = static_cast<std::uint8_t>(random() % 5);
    }
    memory.store()->name_count = static_cast<std::uint32_t>(random() % 20);
    memory.store()->event_count = 64;
    const device::Recording recording = memory.Read();
    device::TimeOptions options;
    options.spans = true;
    device::MakePerformance(recording, options);
  }
}

TEST(ForgedResult, ExpressionsOfNoise) {
  std::mt19937_64 random(23);
  for (int i = 0; i < 2000; ++i) {
    ExprPool pool;
    const std::size_t first = pool.size();
    std::vector<std::uint64_t> words(64);
    for (std::uint64_t& word : words) word = random() % 4 == 0 ? Odd(random) : random() % 20;
    concolic::TransferReader in(pool, first, words.data(), words.size());
    for (int k = 0; k < 40 && in.ok(); ++k) {
      in.Expression();
      in.Text();
    }
  }
}

TEST(ForgedResult, ImagesThatAreNone) {
  CodeImage image;
  image.base = ImageBase();
  image.code_bytes = image.constant_bytes = image.data_bytes = 4096;
  image.entry = image.init = image.base + 16;
  image.frame_count = 1;
  image.frames[0] = {image.base + 4096, 64};
  ASSERT_TRUE(image.Sound(3 * 4096));
  const auto broken = [&](auto change) {
    CodeImage other = image;
    change(other);
    return !other.Sound(3 * 4096);
  };
  EXPECT_TRUE(broken([](CodeImage& i) { i.base += 1; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.base = 0; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.base = ~0ull << 12; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.code_bytes = ~0ull << 12; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.code_bytes += 4096; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.entry = 1; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.init = i.base + 4096; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.frame_count = 9; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.frames[0].size = 3 * 4096; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.frames[0].address = i.base - 8; }));
  EXPECT_TRUE(broken([](CodeImage& i) { i.frames[0].size = ~0ull; }));
}

// A worker whose code left without the seal, or by another way out, has not finished.
TEST(ForgedResult, AnEndingNeedsItsSeal) {
  const SharedRegion region(64);
  SharedResult& result = *region.get();
  Ending ending;
  ending.status = 0;
  ending.seal = 0x1234;
  result.stage = Stage::kFinished;
  EXPECT_FALSE(ending.Finished(result));
  result.seal = 0x1234;
  EXPECT_TRUE(ending.Finished(result));
  ending.status = 9;
  EXPECT_FALSE(ending.Finished(result));
  ending.status = 2 << 8;
  EXPECT_FALSE(ending.Finished(result));
  ending.status = 0;
  result.stage = Stage::kStopped;
  EXPECT_FALSE(ending.Finished(result));
}

}  // namespace
}  // namespace assay
