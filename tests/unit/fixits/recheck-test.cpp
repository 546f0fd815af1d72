// Which fixes hold, with an analysis that knows words: each word of a kind is a finding with a given fix.
#include "fixits/recheck.h"

#include <gtest/gtest.h>

#include <map>
#include <string>

namespace assay {
namespace {

// A finding for every occurrence of `word`, fixed by replacing it.
struct WordRule {
  std::string word;
  std::string fixed;
  FixSafety safety = FixSafety::kSafe;
  Severity severity = Severity::kError;
};

Report Analyze(const std::vector<WordRule>& rules, Project project) {
  Report report;
  const std::string text = project.files.at(0).text;
  for (const WordRule& rule : rules) {
    for (std::size_t at = text.find(rule.word); at != std::string::npos; at = text.find(rule.word, at + 1)) {
      auto begin = static_cast<std::uint32_t>(at);
      Finding finding;
      finding.rule = "test/" + rule.word;
      finding.severity = rule.severity;
      if (rule.word == "crash") finding.verdict = Verdict::kConfirmed;
      finding.primary = {0, begin, begin + static_cast<std::uint32_t>(rule.word.size())};
      finding.message = "`" + rule.word + "` is wrong";
      if (rule.fixed != "-")
        finding.fixes.push_back({"replace it", rule.safety, {{finding.primary, rule.fixed}}, true, {}});
      report.findings.push_back(finding);
    }
  }
  using Kernel = KernelVerdict;
  bool crash = text.find("crash") != std::string::npos;
  report.verdict.builds = text.find("nobuild") != std::string::npos ? Kernel::Builds::kNo : Kernel::Builds::kYes;
  report.verdict.runs = crash ? Kernel::Runs::kFaults : Kernel::Runs::kClean;
  if (text.find("toolfails") != std::string::npos) report.errors.push_back({"k.cpp", "worker crashed"});
  report.project = std::move(project);
  return report;
}

AnalyzeProject With(std::vector<WordRule> rules, int* calls = nullptr) {
  return [rules, calls](Project project) {
    if (calls != nullptr) ++*calls;
    return Analyze(rules, std::move(project));
  };
}

Project Kernel(const std::string& body) {
  return LoadBytes("k.cpp", "__global__ __aicore__ void k() { " + body + " }\n");
}

// The verified fixes of the only finding of `rule`.
std::size_t Kept(const std::string& body, const std::vector<WordRule>& rules) {
  AnalyzeProject analyze = With(rules);
  Report report = analyze(Kernel(body));
  Recheck(report, analyze);
  std::size_t kept = 0;
  for (const Finding& finding : report.findings) {
    for (const Fix& fix : finding.fixes) kept += fix.verified ? 1 : 0;
  }
  return kept;
}

TEST(Recheck, AFixThatHoldsIsVerified) {
  AnalyzeProject analyze = With({{"bad", "good"}});
  Report report = analyze(Kernel("bad;"));
  std::string seen;
  RecheckCounts counts = Recheck(report, analyze, [&](const Finding& finding, const Fix& fix, const Report& after) {
    seen = finding.rule + " " + fix.title + " " + after.project.files[0].text;
  });
  EXPECT_EQ(counts.tried, 1u);
  EXPECT_EQ(counts.verified, 1u);
  ASSERT_EQ(report.findings[0].fixes.size(), 1u);
  EXPECT_TRUE(report.findings[0].fixes[0].verified);
  EXPECT_EQ(report.findings[0].fixes[0].checked, (std::vector<std::string>{"parse", "rules", "simulator"}));
  EXPECT_EQ(seen, "test/bad replace it __global__ __aicore__ void k() { good; }\n");
}

TEST(Recheck, AFindingThatStaysRefusesTheFix) { EXPECT_EQ(Kept("bad;", {{"bad", "so bad"}}), 0u); }

TEST(Recheck, ANewErrorOrWarningRefusesTheFix) {
  EXPECT_EQ(Kept("bad;", {{"bad", "ugly"}, {"ugly", "-"}}), 0u);
  EXPECT_EQ(Kept("bad;", {{"bad", "ugly"}, {"ugly", "-", FixSafety::kSafe, Severity::kWarning}}), 0u);
  EXPECT_EQ(Kept("bad;", {{"bad", "ugly"}, {"ugly", "-", FixSafety::kSafe, Severity::kNote}}), 1u);
}

TEST(Recheck, AnotherOfAnOldKindIsNew) { EXPECT_EQ(Kept("bad; ugly;", {{"bad", "ugly"}, {"ugly", "-"}}), 0u); }

TEST(Recheck, OtherFindingsMayStay) { EXPECT_EQ(Kept("bad; ugly;", {{"bad", "good"}, {"ugly", "-"}}), 1u); }

TEST(Recheck, OneOfTwoAlikeMayBeFixedAlone) { EXPECT_EQ(Kept("bad; bad;", {{"bad", "good"}}), 2u); }

TEST(Recheck, AWorseVerdictRefusesTheFix) {
  EXPECT_EQ(Kept("bad;", {{"bad", "nobuild"}}), 0u);
  EXPECT_EQ(Kept("bad;", {{"bad", "crash"}}), 0u);
  EXPECT_EQ(Kept("bad;", {{"bad", "toolfails"}}), 0u);
}

// What did not build was never run: the fix is not to blame for what its first run shows, but for what its text shows.
TEST(Recheck, FaultsOfTheFirstRunAreNotNew) {
  EXPECT_EQ(Kept("nobuild;", {{"nobuild", "crash"}, {"crash", "-"}}), 1u);
  EXPECT_EQ(Kept("nobuild;", {{"nobuild", "ugly"}, {"ugly", "-"}}), 0u);
  EXPECT_EQ(Kept("bad;", {{"bad", "crash"}, {"crash", "-"}}), 0u);
}

TEST(Recheck, AFixThatCannotBeAppliedIsRefused) {
  AnalyzeProject analyze = With({{"bad", "good"}});
  Report report = analyze(Kernel("bad;"));
  report.findings[0].fixes[0].edits[0].range.end = 9999;
  EXPECT_EQ(Recheck(report, analyze).verified, 0u);
  EXPECT_TRUE(report.findings[0].fixes.empty());
}

TEST(Recheck, DisplayFixesStayUnverified) {
  AnalyzeProject analyze = With({{"bad", "good", FixSafety::kDisplay}});
  Report report = analyze(Kernel("bad;"));
  EXPECT_EQ(Recheck(report, analyze).tried, 0u);
  ASSERT_EQ(report.findings[0].fixes.size(), 1u);
  EXPECT_FALSE(report.findings[0].fixes[0].verified);
}

TEST(Recheck, ARenamedMessageWithItsOldFingerprintIsOld) {
  AnalyzeProject plain = With({{"bad", "good"}});
  AnalyzeProject analyze = [&](Project project) {
    bool fixed = project.files[0].text.find("good") != std::string::npos;
    Report report = plain(std::move(project));
    Finding other;
    other.rule = "test/other";
    other.message = fixed ? "`good` is long" : "`bad` is long";
    other.fingerprint = "0123456789abcdef";
    report.findings.push_back(other);
    return report;
  };
  Report report = analyze(Kernel("bad;"));
  EXPECT_EQ(Recheck(report, analyze).verified, 1u);
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
  EXPECT_EQ(FixAll(Kernel("bad; ugly;"), analyze, {false, 1}).rounds, 1);
}

TEST(FixAll, FixesThatFailTogetherAreAppliedOneByOne) {
  // Each word alone may become `x`; two of them are an error of their own.
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
  EXPECT_EQ(FixAll(Kernel("bad;"), With(rules), {true, 8}).applied.size(), 1u);
}

TEST(FixAll, NoRoundsMeansOnlyChecked) {
  FixAllResult result = FixAll(Kernel("bad;"), With({{"bad", "good"}}), {false, 0});
  EXPECT_TRUE(result.applied.empty());
  EXPECT_TRUE(result.report.findings[0].fixes[0].verified);
}

TEST(FixAll, NothingToDoLeavesTheInput) {
  int calls = 0;
  FixAllResult result = FixAll(Kernel("good;"), With({{"bad", "good"}}, &calls));
  EXPECT_EQ(result.diff, "");
  EXPECT_EQ(calls, 1);
}

}  // namespace
}  // namespace assay
