// The words of the proof verdict: none of them appears together with its contradiction.
#include "pipeline/proof-verdict.h"

#include "dialects/ascendc/prove/probe-shapes.h"

#include <gtest/gtest.h>

namespace assay {
namespace {

using Proved = KernelVerdict::Proved;
using Status = ProofResult::Status;

ProofResult Result(Status status) {
  ProofResult result;
  result.status = status;
  result.what = "copy stays inside its tensor";
  return result;
}

Fault Fault1(FaultKind kind, bool advisory) {
  Fault fault;
  fault.kind = kind;
  if (advisory) fault.args["advisory"] = 1;
  return fault;
}

// A kernel that is right in every respect, for given shapes and for all of them.
struct Case {
  Facts facts;
  Report report;
  bool error_of_text = false;

  Case() {
    report.verdict.builds = KernelVerdict::Builds::kYes;
    ShapeRun run;
    run.status = ShapeRun::Status::kClean;
    run.values = ShapeRun::Values::kMatch;
    facts.Mutable<RunFacts>().runs.push_back(run);
    ProofFacts& proof = this->proof();
    proof.attempted = true;
    proof.domain = "given shapes: x float32[1024]";
    proof.results = {Result(Status::kProved)};
    proof.shapes.attempted = true;
    proof.shapes.domain = "N in [1, 4096]; ascend910b";
    proof.shapes.results = {Result(Status::kProved)};
    proof.shapes.probes.shapes = 9;
  }
  ProofFacts& proof() { return facts.Mutable<ProofFacts>(); }
  ShapeProof& shapes() { return proof().shapes; }
  ShapeRun& run() { return facts.Mutable<RunFacts>().runs.front(); }
  ShapePart& AddPart() {
    ShapePart part;
    part.domain = "N in [8, 4096], N a multiple of 8; ascend910b";
    part.results = {Result(Status::kProved)};
    part.probes.shapes = 5;
    return shapes().parts.emplace_back(part);
  }
  Proved Said() {
    DecideProof(facts, {error_of_text, !WrongIn(run()).empty()}, report);
    return report.verdict.proved;
  }
};

TEST(ProofVerdict, AllShapesNamesTheWholeDomain) {
  Case one;
  EXPECT_EQ(one.Said(), Proved::kAllShapes);
  EXPECT_EQ(one.report.verdict.proved_for, "N in [1, 4096]; ascend910b");
}

TEST(ProofVerdict, ShapesThatTheHostCodeRejectsAreLeftOut) {
  Case one;
  one.shapes().ways.resize(2);
  one.shapes().ways.back().refused = "the tiling function fails";
  EXPECT_EQ(one.Said(), Proved::kAllOfPart);
  EXPECT_EQ(one.report.verdict.proved_for, "N in [1, 4096], where the host code does not fail; ascend910b");
}

TEST(ProofVerdict, APartIsNeverAllShapes) {
  Case one;
  one.shapes().results = {Result(Status::kRefuted)};
  one.AddPart();
  EXPECT_EQ(one.Said(), Proved::kAllOfPart);
  EXPECT_EQ(one.report.verdict.proved_for, "N in [8, 4096], N a multiple of 8; ascend910b");
}

TEST(ProofVerdict, APartIsNotNamedBesideAViolationThatARunShows) {
  Case one;
  one.shapes().results = {Result(Status::kRefuted)};
  one.shapes().results.front().replayed = true;
  one.AddPart();
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
  one.shapes().chosen = true;
  EXPECT_EQ(one.Said(), Proved::kAllOfPart) << "the rest of the domain was not asked for";
}

TEST(ProofVerdict, APartIsNotNamedBesideAFaultAtAnotherShape) {
  Case one;
  one.shapes().results = {Result(Status::kUndecided)};
  one.AddPart();
  one.report.verdict.runs = KernelVerdict::Runs::kFaults;
  EXPECT_EQ(one.Said(), Proved::kNo);
}

TEST(ProofVerdict, WhatIsNotAskedLeavesTheGivenShapes) {
  Case one;
  one.shapes().not_asked = {{"flag-stuck", "flags"}};
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
  EXPECT_EQ(one.report.not_asked, one.shapes().not_asked);
  EXPECT_TRUE(one.report.verdict.obligations_hold);
}

TEST(ProofVerdict, APartWithAGapIsNotClaimed) {
  Case one;
  one.shapes().results = {Result(Status::kUndecided)};
  one.AddPart().not_asked = {{"flag-stuck", "flags"}};
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
}

TEST(ProofVerdict, GivenShapesThatTheRunDoesNotProveHaveTheirOwnGaps) {
  Case one;
  one.shapes().results = {Result(Status::kUndecided)};
  one.proof().not_asked = {{"uninitialised-read", "what is read on chip"}};
  EXPECT_EQ(one.Said(), Proved::kNo);
}

TEST(ProofVerdict, NothingIsClaimedBesideAFaultOfTheGivenRun) {
  Case one;
  one.run().status = ShapeRun::Status::kFaults;
  one.run().faults = {Fault1(FaultKind::kUninitialisedRead, false)};
  EXPECT_EQ(one.Said(), Proved::kNo);
  EXPECT_EQ(one.report.verdict.proved_for, "");
}

TEST(ProofVerdict, NothingIsClaimedBesideWrongValues) {
  Case one;
  one.run().values = ShapeRun::Values::kMismatch;
  EXPECT_EQ(one.Said(), Proved::kNo);
}

TEST(ProofVerdict, NothingIsClaimedBesideAHazard) {
  Case one;
  one.run().faults = {Fault1(FaultKind::kUnorderedAccess, true)};
  EXPECT_EQ(one.Said(), Proved::kNo);
}

TEST(ProofVerdict, WhatTheDeviceToleratesIsNoHazard) {
  Case one;
  one.run().faults = {Fault1(FaultKind::kGlobalReadOutOfBounds, true)};
  EXPECT_EQ(one.Said(), Proved::kAllShapes);
}

TEST(ProofVerdict, ARunAtAnotherShapeOfTheDomainTakesTheClaimAway) {
  Case one;
  one.shapes().probes.wrong.push_back({.shape = {{"N", 1321}}, .kind = "value-mismatch", .what = "", .where = {}});
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
  EXPECT_FALSE(one.report.verdict.obligations_hold);
}

TEST(ProofVerdict, AHazardAtAnotherShapeDoesToo) {
  Case one;
  one.shapes().probes.wrong.push_back(
      {.shape = {{"N", 4000}}, .kind = "unordered-access", .what = "", .where = {}, .warning = true});
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
}

TEST(ProofVerdict, WithoutARunAtChosenShapesThereIsNoClaimForAll) {
  Case one;
  one.shapes().probes.shapes = 0;
  one.shapes().probes.why_none = "the time was up after runs at 0 shapes";
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
  ASSERT_EQ(one.report.undecided.size(), 1U);
  EXPECT_EQ(one.report.undecided.front().why, "the time was up after runs at 0 shapes");
}

TEST(ProofVerdict, APartWhoseRunsWentWrongIsNotClaimed) {
  Case one;
  one.shapes().results = {Result(Status::kRefuted)};
  one.AddPart().probes.wrong.push_back({.shape = {{"N", 8}}, .kind = "crash", .what = "", .where = {}});
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
}

TEST(ProofVerdict, AnErrorOfTheTextSpeaksOfEveryShape) {
  Case one;
  one.error_of_text = true;
  EXPECT_EQ(one.Said(), Proved::kNo);
}

TEST(ProofVerdict, ADoubtAboutAWayIsNoProofForAll) {
  Case one;
  ShapeWay way;
  way.doubts = {"the number of cores depends on a library call"};
  one.shapes().ways.push_back(way);
  EXPECT_EQ(one.Said(), Proved::kGivenShapes);
}

}  // namespace
}  // namespace assay
