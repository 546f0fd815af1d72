// Rules about races of simulated CUDA kernels: which rule reports them, their severity, and where a barrier is missing.
#include "tests/unit/rules/cuda-bench.h"

namespace assay {
namespace {

using enum CudaFaultKind;

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
  expect(kRaceInBlock, true, "race/global-block");
  expect(kRaceInGrid, true, "race/global-grid");
  expect(kAtomicMixed, false, "race/atomic-mixed");
  expect(kNarrowScope, false, "race/scope-too-narrow");
}

TEST(Races, ThatNeedAThreadFarAheadAreWarnings) {
  CudaBench bench("a; b;");
  CudaFault& race = bench.Race(kAtomicMixed, "a", "b");
  race.far_ahead = true;
  ExpectOnly(bench, "race/atomic-mixed", Severity::kWarning);
  EXPECT_TRUE(
      Notes(Only(bench), "where a thread is a round of a loop ahead of others, parts of the block go different ways"));
}

TEST(Races, TheAtomicOneOfTwoAccessesIsNamed) {
  CudaBench bench("atomicAdd(&y[0], v); w = y[0];");
  bench.Race(kAtomicMixed, "atomicAdd(&y[0], v)", "y[0]", 1);
  ExpectOnly(bench, "race/atomic-mixed", Severity::kError);
  EXPECT_TRUE(Notes(Only(bench), "`atomicAdd(&y[0], v)` is the atomic access"));
}

TEST(Races, AmongTheLanesOfAWarpAreWarnings) {
  CudaBench bench("a; b;");
  bench.Race(kRaceInWarp, "a", "b");
  ExpectOnly(bench, "race/intra-warp", Severity::kWarning);
  EXPECT_TRUE(Notes(Only(bench), "another order of the threads changes a result"));
}

TEST(Races, AStepThatTwoThreadsDoMayLoseOneInAnyOrder) {
  CudaBench bench("a = f(a);");
  CudaFault& fault = bench.Race(kRaceInGrid, "a", "a");
  fault.memory.kind = CudaMemory::Kind::kTensor;
  fault.changes_output = false;
  fault.one_step = true;
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
  for (const char* text : {"f(); h[b] += w;", "h[b] = h[b] + w;", "h[b]++;", "++h[b];", "if (i < n) h[b] -= g(1);"})
    ExpectOnly(Adding(text, kRaceInGrid), "race/non-atomic-accumulate", Severity::kError);
  CudaBench in_step = Adding("h[b] += w;", kRaceInWarp);
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

}  // namespace
}  // namespace assay
