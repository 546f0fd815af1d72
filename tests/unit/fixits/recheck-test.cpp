// Which fixes hold, with an analysis that knows words: each word of a kind is a finding with a given fix.
#include "fixits/recheck.h"

#include <gtest/gtest.h>

#include <string>

#include "tests/unit/fixits/word-rules.h"

namespace assay::testing {
namespace {

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

// A text that did not build was never run: the fix is not to blame for faults of its first run, but for errors in its
// text.
TEST(Recheck, FaultsOfTheFirstRunAreNotNew) {
  EXPECT_EQ(Kept("nobuild;", {{"nobuild", "crash"}, {"crash", "-"}}), 1u);
  EXPECT_EQ(Kept("nobuild;", {{"nobuild", "ugly"}, {"ugly", "-"}}), 0u);
  EXPECT_EQ(Kept("bad;", {{"bad", "crash"}, {"crash", "-"}}), 0u);
}

// Rules that need code that builds report on a text for the first time once it does.
TEST(Recheck, FindingsOnOldLinesThatNowBuildAreNotNew) {
  std::vector<WordRule> rules = {{"nobuild", "good"}};
  const auto analyze = [&](Project project) {
    const bool builds = project.files.at(0).text.find("nobuild") == std::string::npos;
    std::vector<WordRule> now = rules;
    if (builds) now.push_back({"ugly", "-", FixSafety::kSafe, Severity::kWarning});
    return Analyze(now, std::move(project));
  };
  const auto verified = [&](const std::string& body) {
    Report report = analyze(Kernel(body));
    return Recheck(report, analyze).verified;
  };
  EXPECT_EQ(verified("nobuild;\n ugly;\n"), 1u);
  rules = {{"nobuild", "good ugly"}};
  EXPECT_EQ(verified("nobuild;\n"), 0u);
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

}  // namespace
}  // namespace assay::testing
