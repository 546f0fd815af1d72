// Rules about faults of simulated CUDA kernels: which rule reports a fault, its severity, and consequences.
#include "analyzer/facts/cuda/launch.h"
#include "tests/unit/rules/cuda-bench.h"

namespace assay {
namespace {

using enum CudaFaultKind;

TEST(CudaRunRules, NoFaultNoFinding) { EXPECT_TRUE(CudaBench("x").AllFindings().empty()); }

TEST(CudaRunRules, EveryKindIsOneFinding) {
  for (int kind = 0; kind <= static_cast<int>(kGridSyncNotCooperative); ++kind) {
    CudaBench bench("Call(a, b);");
    bench.Add(static_cast<CudaFaultKind>(kind), "b").other = bench.At("a");
    const Finding finding = Only(bench);
    EXPECT_EQ(bench.Spelled(finding.primary), "b") << kind;
  }
}

TEST(CopyNotWaited, IsAnErrorWhereItIsReadSoonAndShows) {
  CudaBench soon("copy(tile, x); y = tile[i];");
  CudaFault& fault = soon.Race(kCopyPending, "copy(tile, x)", "tile[i]");
  fault.barriers = 1;
  const Finding finding = Only(soon);
  EXPECT_EQ(finding.rule, "sync/copy-not-waited");
  EXPECT_EQ(finding.severity, Severity::kError);
  EXPECT_EQ(
      finding.message,
      "thread 37 of block 2 reads element 0 of the shared array `tile` before the asynchronous copy to it is complete");
  fault.barriers = 2;
  ExpectOnly(soon, "sync/copy-not-waited", Severity::kWarning);
  fault.barriers = 0;
  fault.changes_output = false;
  ExpectOnly(soon, "sync/copy-not-waited", Severity::kWarning);
  EXPECT_TRUE(Notes(Only(soon), "a copy that is complete at once gives the same result"));
}

TEST(CopyNotWaited, ExplainsTheRaceOfItsTwoPlaces) {
  CudaBench bench("copy(tile, x); y = tile[i];");
  bench.Race(kCopyPending, "copy(tile, x)", "tile[i]");
  bench.Race(kRaceInBlock, "copy(tile, x)", "tile[i]");
  EXPECT_EQ(Only(bench).rule, "sync/copy-not-waited");
}

TEST(OptIn, IsMeasuredAgainstTheChipWhereOneIsGiven) {
  const auto bench = [](std::int64_t asked, std::int64_t limit, int error) {
    CudaBench made("set(kernel, bytes);");
    auto& facts = made.facts.Mutable<CudaLaunchFacts>();
    facts.chip = "sm_80";
    facts.shared_opt_in = limit;
    facts.shared_of_chip = 166912;
    CudaCall call;
    CudaAttribute set;
    set.kernel = "kernel";
    set.where = made.At("set");
    set.attribute = 8;
    set.value = asked;
    set.error = error;
    call.attributes.push_back(set);
    facts.calls.push_back(call);
    return made;
  };
  const CudaBench given = bench(200000, 166912, 1);
  ExpectOnly(given, "launch/opt-in-over-chip", Severity::kError);
  EXPECT_EQ(Only(given).message,
            "`kernel` asks for 200000 bytes of shared memory: a block of sm_80 has at most 166912");
  const CudaBench none = bench(200000, 232448, 0);
  ExpectOnly(none, "launch/opt-in-over-chip", Severity::kWarning);
  EXPECT_TRUE(Notes(Only(none), "there are chips that have as much; with `--soc` the input is judged for one of them"));
  const CudaBench over = bench(300000, 232448, 1);
  ExpectOnly(over, "launch/opt-in-over-chip", Severity::kError);
  EXPECT_EQ(Only(over).message,
            "`kernel` asks for 300000 bytes of shared memory: no chip gives a block more than 232448");
  EXPECT_TRUE(bench(100000, 232448, 0).AllFindings().empty());
}

TEST(GlobalOutOfBounds, WritesAreErrors) {
  CudaBench bench("y[i] = x[i];");
  bench.Reach(kWriteOutOfBounds, "y[i]", 4096);
  const Finding finding = Only(bench);
  EXPECT_EQ(finding.rule, "memory/global-out-of-bounds");
  EXPECT_EQ(finding.message, "thread 37 of block 2 writes element 1,024 of `x`, which has 1,024 elements");
  EXPECT_EQ(finding.severity, Severity::kError);
  EXPECT_EQ(finding.evidence.text,
            "simulated device with float32[16, 64], `k`, thread 37 of block 2: element 1,024 of `x`");
  EXPECT_TRUE(Notes(finding, "accesses here end up to 4 B behind it"));
}

TEST(GlobalOutOfBounds, ReadsInPaddingAreWarningsUnlessTheyShow) {
  CudaBench padding("x[i]");
  padding.Reach(kReadOutOfBounds, "x[i]", 4096);
  ExpectOnly(padding, "memory/global-out-of-bounds", Severity::kWarning);
  EXPECT_TRUE(Notes(Only(padding), "unnoticed today: it lies in the allocator's padding"));
  CudaBench used("x[i]");
  used.Reach(kReadOutOfBounds, "x[i]", 4096).changes_output = true;
  ExpectOnly(used, "memory/global-out-of-bounds", Severity::kError);
  CudaBench before("x[i]");
  before.Reach(kReadOutOfBounds, "x[i]", -4);
  ExpectOnly(before, "memory/global-out-of-bounds", Severity::kError);
  EXPECT_EQ(Only(before).message, "thread 37 of block 2 reads element -1 of `x`, which has 1,024 elements");
  EXPECT_TRUE(Notes(Only(before), "accesses here begin up to 4 B before it"));
  CudaBench far("x[i]");
  far.Reach(kReadOutOfBounds, "x[i]", 4096).highest = 4096 + 513;
  ExpectOnly(far, "memory/global-out-of-bounds", Severity::kError);
}

TEST(GlobalOutOfBounds, AnIndexThatWrappedIsTold) {
  constexpr const char* kWrapped = "an index that is 2^32 larger lies inside: it wrapped around in 32 bits";
  constexpr std::int64_t kHalf = std::int64_t{1} << 31;  // elements
  CudaBench large("y[i]");
  large.Reach(kWriteOutOfBounds, "y[i]", -4 * kHalf).memory = {CudaMemory::Kind::kTensor, "y", 4 * (kHalf + 8), 4};
  EXPECT_TRUE(Notes(Only(large), kWrapped));
  CudaBench small("y[i]");
  small.Reach(kWriteOutOfBounds, "y[i]", -4 * kHalf).memory = {CudaMemory::Kind::kTensor, "y", 4 * kHalf, 4};
  EXPECT_FALSE(Notes(Only(small), kWrapped));
}

TEST(GlobalOutOfBounds, UnknownElementsAreBytesAndBlocksHaveThreeNumbers) {
  CudaBench bench("x[i]");
  CudaFault& fault = bench.Reach(kWriteOutOfBounds, "x[i]", 4096);
  fault.memory.element = 0;
  fault.thread.block = {1, 0, 2};
  fault.memory.name = "";
  EXPECT_EQ(Only(bench).message, "thread 37 of block (1, 0, 2) writes byte 4,096 of global memory, which has 4,096 B");
}

TEST(OutOfBounds, SharedAndLocalArraysHaveRulesOfTheirOwn) {
  CudaBench shared("tile[i]");
  shared.Reach(kReadOutOfBounds, "tile[i]", 1024).memory = {CudaMemory::Kind::kShared, "tile", 1024, 4};
  ExpectOnly(shared, "memory/shared-out-of-bounds", Severity::kError);
  EXPECT_EQ(Only(shared).message,
            "thread 37 of block 2 reads element 256 of the shared array `tile`, which has 256 elements");
  CudaBench local("v[k]");
  local.Reach(kLocalOutOfBounds, "v[k]", 16).memory = {CudaMemory::Kind::kLocal, "", 16, 4};
  ExpectOnly(local, "memory/local-out-of-bounds", Severity::kError);
  EXPECT_EQ(Only(local).message, "thread 37 of block 2 reads element 4 of a local array, which has 4 elements");
}

TEST(OutOfBounds, VectorsNameTheirElementsAndArraysTheirNames) {
  CudaBench bench("v[k]");
  CudaFault& fault = bench.Reach(kReadOutOfBounds, "v[k]", 16);
  fault.memory = {CudaMemory::Kind::kLocal, "v", 16, 4};
  fault.size = 16;
  EXPECT_EQ(Only(bench).message,
            "thread 37 of block 2 reads elements 4 to 7 of the local array `v`, which has 4 elements");
}

TEST(GlobalOutOfBounds, OneMissingGuardIsOneFinding) {
  CudaBench both("y[i] = x[i];");
  both.Reach(kReadOutOfBounds, "x[i]", 4096).changes_output = true;
  both.Reach(kWriteOutOfBounds, "y[i]", 4096);
  EXPECT_EQ(both.Spelled(Only(both).primary), "y[i]");
  CudaBench added("y[i] += 1;");
  added.Reach(kReadOutOfBounds, "y[i]", 4096);
  added.Reach(kWriteOutOfBounds, "y[i]", 4096);
  ExpectOnly(added, "memory/global-out-of-bounds", Severity::kError);
  CudaBench two("y[i] = x[2 * i];");
  two.Reach(kReadOutOfBounds, "x[2 * i]", 8192);
  two.Reach(kWriteOutOfBounds, "y[i]", 4096);
  EXPECT_EQ(two.AllFindings().size(), 2u);
}

TEST(GlobalOutOfBounds, TheGravestAtAPlaceCounts) {
  CudaBench bench("x[i]");
  bench.Reach(kReadOutOfBounds, "x[i]", 4096);
  bench.Reach(kReadOutOfBounds, "x[i]", 4096).changes_output = true;
  ExpectOnly(bench, "memory/global-out-of-bounds", Severity::kError);
}

TEST(OutOfBounds, APlaceIsToldOnce) {
  CudaBench bench("y[i] = x[i];");
  bench.Reach(kWriteOutOfBounds, "y[i]", 4096);
  bench.Reach(kWriteOutOfBounds, "y[i]", 8192).kernel = "k<double>";
  Only(bench);
}

TEST(Uninitialised, CountsWhereAResultDependsOnIt) {
  CudaBench global("x[i]");
  global.Add(kUninitialisedRead, "x[i]");
  ExpectOnly(global, "memory/uninitialised-output", Severity::kNote);
  CudaBench shared("x[i]");
  CudaFault& fault = shared.Add(kUninitialisedRead, "x[i]");
  fault.memory = {CudaMemory::Kind::kShared, "", 1024, 4};
  fault.changes_output = true;
  ExpectOnly(shared, "memory/uninitialised-shared", Severity::kError);
  EXPECT_EQ(Only(shared).message, "thread 37 of block 2 reads element 0 of shared memory, which nothing wrote");
  global.facts.Mutable<CudaRunFacts>().faults[0].changes_output = true;
  ExpectOnly(global, "memory/uninitialised-output", Severity::kError);
  shared.facts.Mutable<CudaRunFacts>().faults[0].changes_output = false;
  ExpectOnly(shared, "memory/uninitialised-shared", Severity::kNote);
}

TEST(Uninitialised, FollowsABadAddressOrARace) {
  CudaBench address("x[i]");
  address.Reach(kReadOutOfBounds, "x[i]", 9999);
  address.Add(kUninitialisedRead, "x[i]").changes_output = true;
  ExpectOnly(address, "memory/global-out-of-bounds", Severity::kError);
  CudaBench race("tile[t] = v; y = tile[u];");
  race.Race(kRaceInBlock, "tile[t]", "tile[u]");
  race.Add(kUninitialisedRead, "tile[u]").changes_output = true;
  ExpectOnly(race, "sync/missing-barrier", Severity::kError);
}

TEST(Barriers, DivergenceExplainsWhatHangsBehindIt) {
  CudaBench bench("if (t) sync(); wait();");
  CudaFault& fault = bench.Add(kDivergentBarrier, "sync()");
  fault.waiting = 128;
  fault.missing = 1;
  fault.other = bench.At("wait()");
  bench.Add(kBarrierAfterExit, "sync()");
  bench.Add(kDeadlock, "wait()");
  bench.Add(kEndless, "wait()");
  ExpectOnly(bench, "sync/divergent-barrier", Severity::kError);
  EXPECT_EQ(Only(bench).message, "128 of 129 threads reach this barrier");
  EXPECT_EQ(Only(bench).labels.at(0).text, "thread 70 of block 2 is here");
}

TEST(Barriers, AReturnBeforeIsANote) {
  CudaBench bench("if (out) return; sync();");
  CudaFault& fault = bench.Add(kBarrierAfterExit, "sync()");
  fault.missing = 5;
  fault.other = bench.At("return");
  ExpectOnly(bench, "sync/barrier-after-return", Severity::kNote);
  EXPECT_EQ(Only(bench).message, "5 threads returned before this barrier");
}

TEST(Barriers, OfTheGridNeedALaunchOfItsKind) {
  CudaBench bench("k<<<1, 2>>>(); sync();");
  bench.Add(kGridSyncNotCooperative, "sync()").launch = bench.At("k<<<1, 2>>>()");
  bench.Add(kDeadlock, "sync()");
  ExpectOnly(bench, "sync/grid-sync-without-cooperative", Severity::kError);
  EXPECT_EQ(Only(bench).labels.at(0).text, "launched here");
}

TEST(Barriers, OfTheGridWaitForBlocksThatHaveEnded) {
  CudaBench bench("sync();");
  bench.Add(kDeadlock, "sync()");
  EXPECT_FALSE(Notes(Only(bench), "waits for all blocks of the launch"));
  bench.facts.Mutable<CudaRunFacts>().faults[0].other_thread.block = {3, 0, 0};
  ExpectOnly(bench, "sync/deadlock", Severity::kError);
  EXPECT_TRUE(Notes(Only(bench), "waits for all blocks of the launch"));
}

TEST(Warps, MaskExplainsTheValueAndTheWait) {
  CudaBench bench("shfl(m, v); wait();");
  CudaFault& fault = bench.Add(kMaskNamesAbsent, "shfl(m, v)");
  fault.mask = 0xffffffff;
  fault.lane = 16;
  fault.text = "__shfl_xor_sync";
  bench.Add(kInactiveSource, "shfl(m, v)").changes_output = true;
  bench.Add(kDeadlock, "wait()");
  ExpectOnly(bench, "warp/mask-names-absent-lane", Severity::kError);
  EXPECT_EQ(Only(bench).message, "mask 0xffffffff of `__shfl_xor_sync` names lane 16, which does not come here");
}

TEST(Warps, AnUndefinedValueCountsWhereAResultDependsOnIt) {
  CudaBench bench("shfl(m, v);");
  bench.Add(kInactiveSource, "shfl(m, v)").lane = 20;
  ExpectOnly(bench, "warp/shuffle-from-inactive", Severity::kNote);
  bench.facts.Mutable<CudaRunFacts>().faults[0].changes_output = true;
  ExpectOnly(bench, "warp/shuffle-from-inactive", Severity::kError);
  EXPECT_EQ(Only(bench).message, "the warp operation of thread 37 of block 2 reads lane 20, which takes no part");
}

TEST(Warps, TheCallersLaneIsOfItsWarp) {
  CudaBench bench("vote(m);");
  bench.Add(kCallerNotInMask, "vote(m)").text = "__ballot_sync";
  ExpectOnly(bench, "warp/caller-not-in-mask", Severity::kWarning);
  bench.facts.Mutable<CudaRunFacts>().faults[0].changes_output = true;
  ExpectOnly(bench, "warp/caller-not-in-mask", Severity::kError);
  EXPECT_EQ(Only(bench).message, "lane 5 calls `__ballot_sync` with mask 0x00000000, which leaves it out");
}

TEST(DeviceAssert, SaysTheConditionWhereItIsKnown) {
  CudaBench bench("assert(i < n);");
  bench.Add(kAssertion, "assert(i < n)");
  EXPECT_EQ(Only(bench).message, "the assertion does not hold for thread 37 of block 2");
  bench.facts.Mutable<CudaRunFacts>().faults[0].text = "i < n";
  EXPECT_EQ(Only(bench).message, "`i < n` does not hold for thread 37 of block 2");
}

TEST(DeviceMemory, MemoryWithoutAKindIsNamedAllTheSame) {
  CudaBench bench("c[0] = 1;");
  bench.Add(kReadOnlyWrite, "c[0]").memory = {CudaMemory::Kind::kNone, "c", 16, 4};
  EXPECT_EQ(Only(bench).message, "thread 37 of block 2 writes element 0 of `c`, which kernels can only read");
  bench.facts.Mutable<CudaRunFacts>().faults[0].memory.name = "";
  EXPECT_EQ(Only(bench).message, "thread 37 of block 2 writes element 0 of memory, which kernels can only read");
}

TEST(ElementUnwritten, NamesWhatIsLeft) {
  const auto note = [](std::uint64_t times, std::int64_t lowest, std::int64_t highest) {
    CudaBench bench("k(y);");
    CudaFault& fault = bench.Reach(kOutputUnwritten, "k(y)", 0);
    fault.times = times;
    fault.lowest = lowest;
    fault.highest = highest;
    const Finding finding = Only(bench);
    EXPECT_EQ(finding.rule, "tiling/element-unwritten");
    return finding.notes.empty() ? std::string() : finding.notes[0];
  };
  EXPECT_EQ(note(1, 4092, 4096), "it is element 1,023");
  EXPECT_EQ(note(4, 4080, 4096), "they are elements 1,020 to 1,023");
  EXPECT_EQ(note(2, 0, 4096), "they lie between elements 0 and 1,023");
}

}  // namespace
}  // namespace assay
