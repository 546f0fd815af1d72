// Which fixes are applied together, one after the other, or not at all.
#include "fixits/plan.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/fixits/word-rules.h"

namespace assay::testing {
namespace {

std::string Body(const FixAllResult& result) {
  const std::string& text = result.report.project.files[0].text;
  const std::size_t open = text.find("{ ");
  return text.substr(open + 2, text.rfind(" }") - open - 2);
}

TEST(FixAll, FixesThatGoTogetherTakeOneRound) {
  FixAllResult result = FixAll(Kernel("bad; ugly; bad;"), With({{"bad", "good"}, {"ugly", "fair"}}));
  EXPECT_EQ(result.report.project.files[0].text, "__global__ __aicore__ void k() { good; fair; good; }\n");
  EXPECT_EQ(result.rounds, 1);
  EXPECT_EQ(result.applied.size(), 3u);
  EXPECT_EQ(result.applied[0].place.start.column, 34);
  EXPECT_NE(result.diff.find("+__global__ __aicore__ void k() { good; fair; good; }"), std::string::npos)
      << result.diff;
}

TEST(FixAll, RoundsGoOnWhileSomethingHolds) {
  // `ugly` gets its fix only once `bad` is gone.
  AnalyzeProject analyze = [](Project project) {
    bool bad = project.files[0].text.find("bad") != std::string::npos;
    return Analyze({{"bad", "good"}, {"ugly", bad ? "-" : "fair"}}, std::move(project));
  };
  FixAllResult result = FixAll(Kernel("bad; ugly;"), analyze);
  EXPECT_EQ(result.rounds, 2);
  EXPECT_EQ(result.report.project.files[0].text, "__global__ __aicore__ void k() { good; fair; }\n");
  EXPECT_EQ(FixAll(Kernel("bad; ugly;"), analyze, {.rounds = 1}).rounds, 1);
}

TEST(FixAll, FixesThatFailTogetherAreAppliedOneByOne) {
  // Each word alone may become `x`; two of them are a separate error.
  AnalyzeProject analyze = [](Project project) {
    std::vector<WordRule> rules{{"bad", "x"}, {"ugly", "x"}, {"x; x", "-"}};
    return Analyze(rules, std::move(project));
  };
  FixAllResult result = FixAll(Kernel("bad; ugly;"), analyze);
  EXPECT_EQ(result.report.project.files[0].text, "__global__ __aicore__ void k() { x; ugly; }\n");
  EXPECT_EQ(result.applied.size(), 1u);
}

TEST(FixAll, UnsafeOnlyWhenAskedFor) {
  std::vector<WordRule> rules{{"bad", "good", FixSafety::kUnsafe}};
  EXPECT_TRUE(FixAll(Kernel("bad;"), With(rules)).applied.empty());
  EXPECT_EQ(FixAll(Kernel("bad;"), With(rules), {.unsafe = true}).applied.size(), 1u);
}

TEST(FixAll, WhatACertainFixMendsIsNotGuessedAt) {
  // `ugly` is an error only while `bad` is there, and its own fix chooses between intents.
  const AnalyzeProject analyze = [](Project project) {
    std::vector<WordRule> rules{{"bad", "good"}, {"odd", "fair", FixSafety::kUnsafe}};
    if (project.files[0].text.find("bad") != std::string::npos) rules.push_back({"ugly", "fair", FixSafety::kUnsafe});
    return Analyze(rules, std::move(project));
  };
  FixAllResult result = FixAll(Kernel("bad; ugly; odd;"), analyze, {.unsafe = true});
  EXPECT_EQ(Body(result), "good; ugly; fair;");
  EXPECT_EQ(result.applied.size(), 2u);
}

TEST(FixAll, NoRoundsMeansOnlyChecked) {
  FixAllResult result = FixAll(Kernel("bad;"), With({{"bad", "good"}}), {.rounds = 0});
  EXPECT_TRUE(result.applied.empty());
  EXPECT_TRUE(result.report.findings[0].fixes[0].verified);
}

TEST(FixAll, NothingToDoLeavesTheInput) {
  int calls = 0;
  FixAllResult result = FixAll(Kernel("good;"), With({{"bad", "good"}}, &calls));
  EXPECT_EQ(result.diff, "");
  EXPECT_EQ(calls, 1);
}

// Each of the two alone leaves a new error; both together do not.
Report NeedsBoth(Project project) {
  const std::string text = project.files[0].text;
  const bool bad = text.find("bad") != std::string::npos;
  const bool ugly = text.find("ugly") != std::string::npos;
  std::vector<WordRule> rules{{"bad", "good"}, {"ugly", "fair"}};
  if (bad != ugly) rules.push_back({"k()", "-"});
  return Analyze(rules, std::move(project));
}

TEST(FixAll, FixesThatHoldOnlyTogether) {
  FixAllResult result = FixAll(Kernel("bad; ugly;"), NeedsBoth);
  EXPECT_EQ(Body(result), "good; fair;");
  EXPECT_EQ(result.applied.size(), 2u);
  EXPECT_EQ(result.applied[1].round, 1);
}

TEST(FixAll, TwoThatHoldTogetherAndOneThatNeverDoes) {
  const AnalyzeProject analyze = [](Project project) {
    Report report = NeedsBoth(std::move(project));
    Report other = Analyze({{"odd", "nobuild"}}, report.project);
    report.findings.insert(report.findings.end(), other.findings.begin(), other.findings.end());
    report.verdict = other.verdict;
    return report;
  };
  FixAllResult result = FixAll(Kernel("odd; bad; ugly;"), analyze);
  EXPECT_EQ(Body(result), "odd; good; fair;");
  EXPECT_EQ(result.applied.size(), 2u);
}

TEST(FixAll, AFixIsFollowedByThoseOfWhatItUncovers) {
  const AnalyzeProject analyze = With({{"bad", "ugly"}, {"ugly", "odd"}, {"odd", "fair"}});
  FixAllResult result = FixAll(Kernel("bad;"), analyze);
  EXPECT_EQ(Body(result), "fair;");
  EXPECT_EQ(result.rounds, 3);
  EXPECT_EQ(result.applied[2].rule, "test/odd");
  EXPECT_EQ(result.applied[2].round, 3);
}

TEST(FixAll, AChainThatEndsInAnErrorIsNotBegun) {
  FixAllResult result = FixAll(Kernel("bad;"), With({{"bad", "ugly"}, {"ugly", "odd"}, {"odd", "-"}}));
  EXPECT_EQ(Body(result), "bad;");
  EXPECT_TRUE(result.applied.empty());
}

TEST(FixAll, ABadFixAmongGoodOnesIsLeftOut) {
  FixAllResult result = FixAll(Kernel("bad; odd; ugly;"), With({{"bad", "good"}, {"odd", "so odd"}, {"ugly", "fair"}}));
  EXPECT_EQ(Body(result), "good; odd; fair;");
  result = FixAll(Kernel("bad; odd; ugly;"), With({{"bad", "good"}, {"odd", "nobuild"}, {"ugly", "fair"}}));
  EXPECT_EQ(Body(result), "good; odd; fair;");
}

TEST(FixAll, AStepThatChangesNothingIsLeftOut) {
  // `ugly` is an error only while `bad` is there.
  const AnalyzeProject analyze = [](Project project) {
    std::vector<WordRule> rules{{"bad", "good"}};
    if (project.files[0].text.find("bad") != std::string::npos) rules.push_back({"ugly", "fair"});
    return Analyze(rules, std::move(project));
  };
  FixAllResult result = FixAll(Kernel("bad; ugly;"), analyze);
  EXPECT_EQ(Body(result), "good; ugly;");
  EXPECT_EQ(result.applied.size(), 1u);
}

TEST(FixAll, EndsWithItsBudget) {
  int calls = 0;
  // Every fix creates a new finding of its own kind, forever.
  const AnalyzeProject analyze = With({{"bad", "so bad"}, {"ugly", "so ugly"}, {"odd", "so odd"}}, &calls);
  FixAllResult result = FixAll(Kernel("bad; ugly; odd;"), analyze, {.analyses = 5});
  EXPECT_TRUE(result.applied.empty());
  EXPECT_TRUE(result.exhausted);
  EXPECT_LE(calls, 9);
}

TEST(FixAll, ChangedValuesAreNoRepair) {
  // The fix of a warning turns right values into wrong ones.
  const AnalyzeProject analyze = [](Project project) {
    Report report = Analyze({{"bad", "good", FixSafety::kSafe, Severity::kWarning}}, std::move(project));
    const bool fixed = report.project.files[0].text.find("good") != std::string::npos;
    report.verdict.values = fixed ? KernelVerdict::Values::kMismatch : KernelVerdict::Values::kMatch;
    return report;
  };
  EXPECT_EQ(Body(FixAll(Kernel("bad;"), analyze)), "bad;");
}

}  // namespace
}  // namespace assay::testing
