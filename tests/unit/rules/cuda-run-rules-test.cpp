// Rules over faults of simulated CUDA kernels: which fault is whose, how grave it is, and what only follows.
#include "analyzer/facts/cuda/run.h"

#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

using enum CudaFaultKind;

struct CudaBench : Bench {
  explicit CudaBench(std::string text) : Bench(std::move(text)) { facts.Mutable<CudaRunFacts>(); }

  CudaFault& Add(CudaFaultKind kind, std::string_view where, int nth = 0) {
    CudaFault fault;
    fault.kind = kind;
    fault.kernel = "k";
    fault.run = "float32[16, 64]";
    fault.where = At(where, nth);
    fault.thread = {{2, 0, 0}, {37, 0, 0}, 37};
    fault.other_thread = {{2, 0, 0}, {70, 0, 0}, 70};
    fault.memory = {CudaMemory::Kind::kTensor, "x", 4096, 4};
    fault.size = 4;
    auto& all = facts.Mutable<CudaRunFacts>().faults;
    all.push_back(std::move(fault));
    return all.back();
  }

  CudaFault& Reach(CudaFaultKind kind, std::string_view where, std::int64_t offset) {
    CudaFault& fault = Add(kind, where);
    fault.writes = kind == kWriteOutOfBounds;
    fault.offset = fault.lowest = offset;
    fault.highest = offset + 4;
    return fault;
  }

  // A race of shared memory between two places.
  CudaFault& Race(CudaFaultKind kind, std::string_view write, std::string_view read, int nth = 0) {
    CudaFault& fault = Add(kind, read, nth);
    fault.other = At(write);
    fault.other_writes = true;
    fault.changes_output = true;
    fault.memory = {CudaMemory::Kind::kShared, "tile", 1024, 4};
    return fault;
  }
};

Finding Only(const CudaBench& bench) {
  const std::vector<Finding> all = bench.AllFindings();
  if (all.size() == 1) return all[0];
  ADD_FAILURE() << all.size() << " findings";
  for (const Finding& finding : all) ADD_FAILURE() << finding.rule << ": " << finding.message;
  return {};
}

bool Notes(const Finding& finding, const std::string& text) {
  return std::any_of(finding.notes.begin(), finding.notes.end(),
                     [&](const std::string& note) { return note.find(text) != std::string::npos; });
}

void ExpectOnly(const CudaBench& bench, const std::string& rule, Severity severity) {
  const Finding finding = Only(bench);
  EXPECT_EQ(finding.rule, rule);
  EXPECT_EQ(finding.severity, severity) << finding.message;
  EXPECT_EQ(finding.verdict == Verdict::kConfirmed, severity == Severity::kError) << finding.message;
}

TEST(CudaRunRules, NoFaultNoFinding) { EXPECT_TRUE(CudaBench("x").AllFindings().empty()); }

TEST(CudaRunRules, EveryKindIsOneFinding) {
  for (int kind = 0; kind <= static_cast<int>(kGridSyncNotCooperative); ++kind) {
    CudaBench bench("Call(a, b);");
    bench.Add(static_cast<CudaFaultKind>(kind), "b").other = bench.At("a");
    const Finding finding = Only(bench);
    EXPECT_EQ(bench.Spelled(finding.primary), "b") << kind;
  }
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
  EXPECT_TRUE(Notes(Only(padding), "unseen today: lies in the allocator's padding"));
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

constexpr const char* kLoop =
    "for (;;) { tile[t] = v; __syncthreads(); sum += tile[u]; } float last = tile[0]; y = 1; tile[2] = 3;";

TEST(Races, WhichBarrierIsMissing) {
  CudaBench between("tile[t] = v; y = tile[u];");
  between.Race(kRaceInBlock, "tile[t]", "tile[u]");
  ExpectOnly(between, "sync/missing-barrier", Severity::kError);
  EXPECT_TRUE(Notes(Only(between), "between the write and the read"));
  EXPECT_EQ(Only(between).message,
            "thread 37 of block 2 reads element 0 of the shared array `tile` while thread 70 of block 2 writes it");
  ASSERT_EQ(Only(between).labels.size(), 1u);
  EXPECT_EQ(Only(between).labels[0].text, "thread 70 of block 2 writes it here");
  CudaBench second(kLoop);
  second.Race(kRaceInBlock, "tile[t]", "tile[u]");
  ExpectOnly(second, "sync/missing-second-barrier", Severity::kError);
  CudaBench straight(kLoop);
  straight.Race(kRaceInBlock, "tile[2]", "tile[0]");
  ExpectOnly(straight, "sync/missing-second-barrier", Severity::kError);
  CudaBench next("for (;;) { y = tile[u]; __syncthreads(); tile[t] = v; }");
  next.Race(kRaceInBlock, "tile[t]", "tile[u]");
  ExpectOnly(next, "sync/missing-barrier", Severity::kError);
  EXPECT_TRUE(Notes(Only(next), "the next round of the loop reads"));
}

TEST(Races, OneStatementOrTwoFunctionsLeaveTheBarrierOpen) {
  CudaBench one("tile[t] = tile[t + 1];");
  one.Race(kRaceInBlock, "tile[t]", "tile[t + 1]");
  ExpectOnly(one, "race/shared", Severity::kError);
  CudaBench two("void f() { tile[t] = v; }\n__device__ void g() { y = tile[u]; }");
  two.Race(kRaceInBlock, "tile[t]", "tile[u]");
  ExpectOnly(two, "race/shared", Severity::kError);
}

TEST(Races, AreErrorsWhereAnotherOrderShowsThem) {
  const auto expect = [](CudaFaultKind kind, bool global, const char* rule) {
    CudaBench bench("a; b;");
    CudaFault& fault = bench.Race(kind, "a", "b");
    if (global) fault.memory.kind = CudaMemory::Kind::kTensor;
    ExpectOnly(bench, rule, Severity::kError);
    EXPECT_TRUE(Notes(Only(bench), "another order of the threads changes a result"));
    bench.facts.Mutable<CudaRunFacts>().faults[0].changes_output = false;
    ExpectOnly(bench, rule, Severity::kWarning);
    EXPECT_TRUE(Notes(Only(bench), "no order of the threads that was tried changes a result"));
  };
  expect(kRaceInWarp, false, "race/intra-warp");
  expect(kRaceInBlock, true, "race/global-block");
  expect(kRaceInGrid, true, "race/global-grid");
  expect(kAtomicMixed, false, "race/atomic-mixed");
  expect(kNarrowScope, false, "race/scope-too-narrow");
}

TEST(Races, AStepThatTwoThreadsDoMayLoseOneInAnyOrder) {
  CudaBench bench("a = f(a);");
  CudaFault& fault = bench.Race(kRaceInGrid, "a", "a");
  fault.memory.kind = CudaMemory::Kind::kTensor;
  fault.changes_output = false;
  ExpectOnly(bench, "race/global-grid", Severity::kError);
}

TEST(Races, BehindABarrierThatPartsTheBlockAreItsConsequence) {
  CudaBench bench("sync(); a; b;");
  bench.Add(kDivergentBarrier, "sync()");
  bench.Race(kRaceInBlock, "a", "b");
  ExpectOnly(bench, "sync/divergent-barrier", Severity::kError);
}

TEST(DivergentBarrier, IsAWarningWhereTheOthersHaveEnded) {
  CudaBench passed_by("__global__ void k() { if (c) { sync(); } }");
  passed_by.Add(kBarrierAfterExit, "sync()");
  ExpectOnly(passed_by, "sync/divergent-barrier", Severity::kWarning);
  CudaBench returned("__global__ void k() { if (c) return; sync(); }");
  returned.Add(kBarrierAfterExit, "sync()");
  ExpectOnly(returned, "sync/barrier-after-return", Severity::kNote);
}

CudaBench SameValue(const std::string& text) {
  CudaBench bench(text);
  CudaFault& fault = bench.Race(kRaceInGrid, "f[0]", "f[0]");
  fault.writes = fault.same_value = true;
  fault.memory = {CudaMemory::Kind::kTensor, "f", 4, 4};
  return bench;
}

TEST(SameValueRace, AConstantIsANote) {
  ExpectOnly(SameValue("if (bad) f[0] = 1.0f;"), "race/same-value", Severity::kNote);
  ExpectOnly(SameValue("f[0] = true;"), "race/same-value", Severity::kNote);
  ExpectOnly(SameValue("f[0] = -1;"), "race/same-value", Severity::kNote);
  ExpectOnly(SameValue("f[0] = x[i];"), "race/same-value", Severity::kWarning);
  ExpectOnly(SameValue("f[0] = v;"), "race/same-value", Severity::kWarning);
  EXPECT_EQ(Only(SameValue("f[0] = v;")).message,
            "thread 37 of block 2 and thread 70 of block 2 both write element 0 of `f`");
}

CudaBench Adding(const std::string& text, CudaFaultKind kind) {
  CudaBench bench(text);
  bench.Race(kind, "h[b]", "h[b]");
  CudaFault& both = bench.Race(kind, "h[b]", "h[b]");
  both.writes = true;
  return bench;
}

TEST(NonAtomicAccumulate, IsOneFindingAStatement) {
  for (const char* text : {"f(); h[b] += w;", "h[b]++;", "++h[b];", "if (i < n) h[b] -= g(1);"})
    ExpectOnly(Adding(text, kRaceInGrid), "race/non-atomic-accumulate", Severity::kError);
  CudaBench in_step = Adding("h[b] += w;", kRaceInWarp);
  ExpectOnly(in_step, "race/non-atomic-accumulate", Severity::kError);
  for (CudaFault& fault : in_step.facts.Mutable<CudaRunFacts>().faults) fault.changes_output = false;
  ExpectOnly(in_step, "race/non-atomic-accumulate", Severity::kWarning);
}

TEST(NonAtomicAccumulate, ATreeThatReadsItsOwnArrayIsNone) {
  CudaBench bench("if (t < s) tile[t] += tile[t + s];");
  bench.Race(kRaceInBlock, "tile[t]", "tile[t + s]");
  ExpectOnly(bench, "race/shared", Severity::kError);
}

TEST(Races, APairIsToldOnceByItsWorstKind) {
  CudaBench bench("tile[t] = v; y = tile[u]; z = 1;");
  bench.Race(kRaceInWarp, "tile[t]", "tile[u]");
  CudaFault& turned = bench.Race(kRaceInBlock, "tile[u]", "tile[t]");
  turned.writes = true;
  turned.other_writes = false;
  ExpectOnly(bench, "sync/missing-barrier", Severity::kError);
}

TEST(Races, OthersFromTheSamePlaceAreLabels) {
  CudaBench bench("tile[t] = v; tile[w] = v; y = tile[u];");
  bench.Race(kRaceInBlock, "tile[t]", "tile[u]");
  bench.Race(kRaceInBlock, "tile[w]", "tile[u]");
  ASSERT_EQ(Only(bench).labels.size(), 2u);
  EXPECT_EQ(Only(bench).labels[1].text, "thread 70 of block 2 writes it here as well");
}

TEST(Races, AnAccessOutsideItsArrayRacesForThatReason) {
  CudaBench bench("tile[t] = v; y = tile[u];");
  bench.Race(kRaceInBlock, "tile[t]", "tile[u]");
  bench.Reach(kWriteOutOfBounds, "tile[t]", 4096).memory.kind = CudaMemory::Kind::kShared;
  ExpectOnly(bench, "memory/shared-out-of-bounds", Severity::kError);
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

}  // namespace
}  // namespace assay
