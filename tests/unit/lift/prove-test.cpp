// From lowered code to proofs: each usual way to split a tensor over cores, right and broken.
#include <algorithm>

#include "tests/unit/lift/kernel.h"

namespace assay {
namespace {

std::size_t Proved(const ProofFacts& facts, ObligationKind kind) {
  return static_cast<std::size_t>(std::count_if(facts.results.begin(), facts.results.end(), [&](const ProofResult& r) {
    return r.kind == kind && r.status == ProofResult::Status::kProved;
  }));
}

// Three arrays of 8 x 2,048 floats, fixed in the code.
LaunchValues Even(std::int64_t cores, std::int64_t bytes) {
  return Launch(cores, {}, {Input("x", bytes), Input("y", bytes), Output("z", bytes)});
}

TEST(EvenSplit, AllProved) {
  const ProofFacts facts = ProveKernel("even-split.ll", "even_split", Even(8, 65536));
  EXPECT_EQ(Unproved(facts), "");
  EXPECT_EQ(Proved(facts, ObligationKind::kGlobalBounds), 3u);
  EXPECT_EQ(Proved(facts, ObligationKind::kOnChipBounds), 6u);
  EXPECT_EQ(Proved(facts, ObligationKind::kOnChipCapacity), 1u);
  EXPECT_EQ(Proved(facts, ObligationKind::kCoverage), 1u);
  EXPECT_EQ(Proved(facts, ObligationKind::kDisjoint), 1u);
  EXPECT_EQ(Proved(facts, ObligationKind::kAlignment), 9u);
}

TEST(EvenSplit, OneCoreTooFewLosesItsPart) {
  EXPECT_EQ(Unproved(ProveKernel("even-split.ll", "even_split", Even(7, 65536))),
            "refuted: the cores write all 65,536 bytes of `z` first=57344 last=65535 missing=8192\n");
}

TEST(EvenSplit, OneCoreTooManyLeavesTheTensors) {
  const std::string text = Unproved(ProveKernel("even-split.ll", "even_split", Even(9, 65536)));
  EXPECT_EQ(
      text,
      "refuted: copy in of `x` stays inside its 65,536 bytes bytes=512 core=8 loop0=0 offset=65536 size=65536\n"
      "refuted: copy in of `y` stays inside its 65,536 bytes bytes=512 core=8 loop0=0 offset=65536 size=65536\n"
      "refuted: copy out of `z` stays inside its 65,536 bytes bytes=512 core=8 loop0=0 offset=65536 size=65536\n");
}

// Tiling words: small core, big core, tiles of a big core, of a small core, tile, tail of a small core, of a big core,
// number of big cores. Elements are halves.
LaunchValues Split(std::int64_t cores, std::initializer_list<std::uint32_t> words, std::int64_t bytes) {
  return Launch(cores, words, {Input("x", bytes), Output("y", bytes)});
}

TEST(BigSmallCores, TailAndCarriedLengthProved) {
  EXPECT_EQ(Unproved(ProveKernel("big-small-cores.ll", "big_small_cores",
                                 Split(4, {240, 496, 2, 1, 256, 240, 240, 2}, 2 * (2 * 496 + 2 * 240)))),
            "");
}

TEST(BigSmallCores, LostRemainder) {
  EXPECT_EQ(Unproved(ProveKernel("big-small-cores.ll", "big_small_cores",
                                 Split(4, {256, 512, 2, 1, 256, 256, 256, 2}, 3136))),
            "refuted: the cores write all 3,136 bytes of `y` first=3072 last=3135 missing=64\n");
}

TEST(BigSmallCores, OverlappingCores) {
  // A core's tail is longer than what is left of its part.
  EXPECT_EQ(Unproved(ProveKernel("big-small-cores.ll", "big_small_cores",
                                 Split(2, {480, 480, 2, 2, 256, 224, 256, 1}, 2 * 960))),
            "refuted: no two cores write the same bytes of `y` core_a=0 core_b=1 first=960 last=1023\n");
}

TEST(BigSmallCores, OnChipMemoryOverflow) {
  EXPECT_EQ(Unproved(ProveKernel("big-small-cores.ll", "big_small_cores",
                                 Split(4, {30000, 30000, 1, 1, 30000, 30000, 30000, 4}, 240000))),
            "refuted: on-chip buffers fit into the 196,608 bytes of a core core=0 have=196608 need=300000\n");
}

TEST(BigSmallCores, LengthThatIsNoWholeBlock) {
  // 42 bytes per core: the device drops those past 32.
  const std::string text = Unproved(
      ProveKernel("big-small-cores.ll", "big_small_cores", Split(48, {21, 21, 1, 1, 48, 21, 21, 48}, 2 * 48 * 21)));
  EXPECT_NE(text.find("refuted: the length of the copy in is a multiple of 32 bytes bytes=42 core=0 dropped=10"),
            std::string::npos);
  EXPECT_NE(text.find("refuted: the cores write all 2,016 bytes of `y` first=32 last=41 missing=480"),
            std::string::npos);
}

TEST(BigSmallCores, TileLongerThanItsBuffer) {
  const std::string text = Unproved(
      ProveKernel("big-small-cores.ll", "big_small_cores", Split(1, {512, 512, 1, 1, 256, 512, 512, 1}, 1024)));
  EXPECT_NE(text.find("refuted: destination of the copy in stays inside its 512 bytes bytes=1024 core=0 loop0=0 "
                      "offset=0 size=512"),
            std::string::npos);
}

TEST(BigSmallCores, MissingTilingDataIsUndecided) {
  const LaunchValues launch = Split(4, {256, 512}, 3072);
  const DeviceEvents events = Lift(ReadKernel("big-small-cores.ll"), "big_small_cores", launch);
  EXPECT_FALSE(events.lifted);
  EXPECT_EQ(Unproved(Prove(events, launch)),
            "undecided: the kernel's accesses stay inside their buffers -- the kernel reads 32 bytes of tiling data, "
            "the launch has 8\n");
}

TEST(Rows, NestedLoopsAndRepeatForms) {
  EXPECT_EQ(
      Unproved(ProveKernel("rows.ll", "rows", Launch(5, {13, 320, 128}, {Input("x", 16640), Output("y", 16640)}))), "");
}

TEST(Rows, UnalignedRows) {
  const LaunchValues launch = Launch(5, {13, 100, 64}, {Input("x", 5200), Output("y", 5200)});
  const std::string text = Unproved(ProveKernel("rows.ll", "rows", launch));
  EXPECT_NE(
      text.find("the length of the copy out is a multiple of 32 bytes bytes=144 core=0 dropped=16 loop0=0 loop1=1"),
      std::string::npos)
      << text;
}

// Tiling words: elements, elements per core, tile. `while (done < mine) { n = min(mine - done, tile); ...; done += n;
// }`
LaunchValues Ceil(std::int64_t cores, std::initializer_list<std::uint32_t> words, std::int64_t bytes) {
  return Launch(cores, words, {Input("x", bytes), Output("y", bytes)});
}

TEST(CeilSplit, ClampedLastCoreProved) {
  EXPECT_EQ(Unproved(ProveKernel("ceil-split.ll", "ceil_split", Ceil(4, {1000, 256, 64}, 4000))), "");
  EXPECT_EQ(Unproved(ProveKernel("ceil-split.ll", "ceil_split", Ceil(6, {1000, 256, 100}, 4000))), "");
}

TEST(CeilSplit, TooFewCores) {
  EXPECT_EQ(Unproved(ProveKernel("ceil-split.ll", "ceil_split", Ceil(3, {1000, 256, 64}, 4000))),
            "refuted: the cores write all 4,000 bytes of `y` first=3072 last=3999 missing=928\n");
}

TEST(CeilSplit, WrongTotalLeavesTheTensors) {
  EXPECT_EQ(
      Unproved(ProveKernel("ceil-split.ll", "ceil_split", Ceil(4, {1040, 260, 64}, 4000))),
      "refuted: padded copy in of `x` stays inside its 4,000 bytes bytes=256 core=3 loop0=3 offset=3888 size=4000\n"
      "refuted: copy out of `y` stays inside its 4,000 bytes bytes=256 core=3 loop0=3 offset=3888 size=4000\n");
}

TEST(DataDependent, AModelThatLeansOnDataIsUndecided) {
  const LaunchValues launch = Launch(1, {}, {Input("x", 16640), Output("y", 1024)});
  EXPECT_EQ(Unproved(ProveKernel("data-dependent.ll", "data_dependent", launch)),
            "undecided: copy in of `x` stays inside its 16,640 bytes -- the result of a scalar read\n"
            "undecided: copy in of `x` stays inside its 16,640 bytes -- the result of a scalar read\n");
}

TEST(Determinism, SameInputSameAnswer) {
  const LaunchValues launch = Split(48, {21, 21, 1, 1, 48, 21, 21, 48}, 2 * 48 * 21);
  const std::string once = Unproved(ProveKernel("big-small-cores.ll", "big_small_cores", launch));
  for (int i = 0; i < 3; ++i) EXPECT_EQ(Unproved(ProveKernel("big-small-cores.ll", "big_small_cores", launch)), once);
}

}  // namespace
}  // namespace assay
