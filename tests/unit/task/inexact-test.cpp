// The verdict that results from runs of different accuracy, and which instruction it names.
#include "dialects/ascendc/run/inexact.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace assay {
namespace {

using Values = ShapeRun::Values;

ShapeRun Run(Values values) {
  ShapeRun run;
  run.status = ShapeRun::Status::kClean;
  run.values = values;
  if (values != Values::kMismatch) return run;
  Fault& fault = run.faults.emplace_back();
  fault.kind = FaultKind::kValueMismatch;
  fault.args = {{"count", 7}, {"total", 10}, {"first", 3}};
  fault.text = {{"tensor", "y"}};
  return run;
}

Fault Inexact(std::int64_t location) {
  Fault fault;
  fault.kind = FaultKind::kInexactInstruction;
  fault.args = {{"location", location}, {"advisory", 1}};
  return fault;
}

struct Answers {
  std::map<Accuracy, Values> all;
  std::set<std::int32_t> guilty;  // locations that alone make it wrong
  int asked = 0;

  RunWithAccuracy Again() {
    return [this](Accuracy accuracy, const std::vector<std::int32_t>& at) {
      ++asked;
      if (at.empty()) return Run(all.at(accuracy));
      return Run(guilty.contains(at.front()) ? Values::kMismatch : Values::kMatch);
    };
  }
};

ShapeRun Judge(Values estimate, Answers& answers, const std::vector<Fault>& inexact) {
  ShapeRun run = Run(estimate);
  JudgeInexact(run, inexact, answers.Again());
  return run;
}

const std::map<Accuracy, Values> kAllRight = {
    {Accuracy::kExact, Values::kMatch}, {Accuracy::kAbove, Values::kMatch}, {Accuracy::kBelow, Values::kMatch}};

std::map<Accuracy, Values> With(std::initializer_list<Accuracy> wrong) {
  std::map<Accuracy, Values> made = kAllRight;
  for (const Accuracy accuracy : wrong) made[accuracy] = Values::kMismatch;
  return made;
}

TEST(Inexact, WithoutSuchAnInstructionNothingRunsAgain) {
  Answers answers{kAllRight, {}};
  EXPECT_EQ(Judge(Values::kMismatch, answers, {}).values, Values::kMismatch);
  EXPECT_EQ(answers.asked, 0);
}

TEST(Inexact, AMatchOfAllStaysOne) {
  Answers answers{kAllRight, {}};
  const ShapeRun run = Judge(Values::kMatch, answers, {Inexact(1)});
  EXPECT_EQ(run.values, Values::kMatch);
  EXPECT_TRUE(run.faults.empty());
}

TEST(Inexact, AMatchThatHangsOnTheEstimateIsLeftOpen) {
  for (const Accuracy wrong : {Accuracy::kAbove, Accuracy::kBelow}) {
    Answers answers{With({wrong}), {}};
    const ShapeRun run = Judge(Values::kMatch, answers, {Inexact(1)});
    EXPECT_EQ(run.values, Values::kUndecided);
    EXPECT_FALSE(run.why_undecided.empty());
    ASSERT_EQ(run.faults.size(), 1u);
    EXPECT_EQ(run.faults[0].kind, FaultKind::kInexactInstruction);
    EXPECT_EQ(run.faults[0].args.at("certain"), 0);
  }
}

TEST(Inexact, AMismatchInAllDirectionsIsTheInstructions) {
  Answers answers{With({Accuracy::kAbove, Accuracy::kBelow}), {}};
  const ShapeRun run = Judge(Values::kMismatch, answers, {Inexact(1)});
  EXPECT_EQ(run.values, Values::kMismatch);
  ASSERT_EQ(run.faults.size(), 1u);
  EXPECT_EQ(run.faults[0].kind, FaultKind::kInexactInstruction);
  EXPECT_EQ(run.faults[0].args.at("certain"), 1);
  EXPECT_EQ(run.faults[0].args.at("count"), 7);
  EXPECT_EQ(run.faults[0].text.at("tensor"), "y");
}

TEST(Inexact, AMismatchInOneDirectionIsLeftOpen) {
  Answers answers{With({Accuracy::kAbove}), {}};
  EXPECT_EQ(Judge(Values::kMismatch, answers, {Inexact(1)}).values, Values::kUndecided);
}

TEST(Inexact, WhatIsWrongWithExactResultsIsNotTheInstructions) {
  Answers answers{With({Accuracy::kExact, Accuracy::kAbove, Accuracy::kBelow}), {}};
  const ShapeRun run = Judge(Values::kMismatch, answers, {Inexact(1)});
  EXPECT_EQ(run.values, Values::kMismatch);
  ASSERT_EQ(run.faults.size(), 1u);
  EXPECT_EQ(run.faults[0].kind, FaultKind::kValueMismatch);
}

TEST(Inexact, WhatIsRightOffTheExactResultIsLeftOpen) {
  Answers answers{With({Accuracy::kExact, Accuracy::kAbove}), {}};
  EXPECT_EQ(Judge(Values::kMismatch, answers, {Inexact(1)}).values, Values::kUndecided);
}

TEST(Inexact, OfSeveralThoseAreNamedThatAloneMakeTheDifference) {
  Answers answers{With({Accuracy::kAbove, Accuracy::kBelow}), {5}};
  const ShapeRun run = Judge(Values::kMismatch, answers, {Inexact(4), Inexact(5)});
  ASSERT_EQ(run.faults.size(), 1u);
  EXPECT_EQ(run.faults[0].args.at("location"), 5);
}

TEST(Inexact, WhereNoneDoesAloneAllAreNamed) {
  Answers answers{With({Accuracy::kAbove, Accuracy::kBelow}), {}};
  EXPECT_EQ(Judge(Values::kMismatch, answers, {Inexact(4), Inexact(5)}).faults.size(), 2u);
}

}  // namespace
}  // namespace assay
