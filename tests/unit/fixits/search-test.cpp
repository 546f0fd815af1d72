// What the repair search offers, and what it rejects.
#include "fixits/search.h"

#include <gtest/gtest.h>

#include <functional>
#include <string>

#include "dialects/ascendc/search/candidates.h"
#include "dialects/ascendc/search/outline.h"
#include "fixits/near-names.h"

namespace assay::testing {
namespace {

using Check = std::function<bool(const std::string& text)>;

Project Given(const std::string& body) {
  return LoadBytes("k.cpp", "__aicore__ inline void Tiles(uint32_t n, uint32_t m)\n{\n" + body +
                                "}\n__global__ __aicore__ void k() { Tiles(4, 5); }\n");
}

// An error at `word` unless the text is right; it does not build if `builds` says so.
AnalyzeProject Judged(const Check& right, const std::string& word = "for", const Check& builds = nullptr) {
  return [=](Project project) {
    Report report;
    const std::string& text = project.files.at(0).text;
    const bool built = !builds || builds(text);
    const bool good = built && right(text);
    report.verdict.builds = built ? KernelVerdict::Builds::kYes : KernelVerdict::Builds::kNo;
    report.verdict.runs = built ? KernelVerdict::Runs::kClean : KernelVerdict::Runs::kSkipped;
    report.verdict.values = good    ? KernelVerdict::Values::kMatch
                            : built ? KernelVerdict::Values::kMismatch
                                    : KernelVerdict::Values::kSkipped;
    if (!good) {
      Finding finding;
      finding.rule = built ? "tiling/lost-remainder" : "build/compile-error";
      finding.breaks_build = !built;
      const auto at = static_cast<std::uint32_t>(text.find(word));
      finding.primary = {0, at, at + 1};
      finding.message = "wrong";
      report.findings.push_back(finding);
    }
    report.project = std::move(project);
    return report;
  };
}

SearchAnalyses Same(const AnalyzeProject& analyze) { return {analyze, analyze, {}, analyze}; }

const search::CandidatesFn kCandidates = [](const Report& report) {
  return search::AscendcCandidates(report, {"Exp", "Relu"});
};

SearchResult Search(const std::string& body, const SearchAnalyses& analyses, int runs = 500) {
  SearchOptions options;
  options.runs = runs;
  options.candidates = kCandidates;
  return SearchRepair(analyses.whole(Given(body)), analyses, options);
}

bool Has(const std::string& text, const char* part) { return text.find(part) != std::string::npos; }

const std::string kLoop = "    for (uint32_t i = 1; i < n; i++) {\n        Work(i, n);\n    }\n";

TEST(Search, FindsTheEditThatMakesAllRight) {
  const SearchResult result =
      Search(kLoop, Same(Judged([](const std::string& text) { return Has(text, "i = 0; i < n; i++"); })));
  ASSERT_TRUE(result.found);
  EXPECT_TRUE(Has(result.report.project.files[0].text, "for (uint32_t i = 0; i < n; i++) {\n        Work(i, n);\n"));
  ASSERT_EQ(result.steps.size(), 1u);
  EXPECT_EQ(result.steps[0].title, "write `0` for `1`");
  EXPECT_EQ(result.steps[0].rule, "tiling/lost-remainder");
  EXPECT_EQ(result.steps[0].safety, FixSafety::kUnsafe);
  EXPECT_TRUE(result.steps[0].searched);
  EXPECT_GT(result.runs, 0);
}

TEST(Search, EditsThatFailElsewhereAreNotOffered) {
  SearchAnalyses analyses =
      Same(Judged([](const std::string& text) { return Has(text, "i = 0;") || Has(text, "i < m;"); }));
  analyses.elsewhere.push_back(Judged([](const std::string& text) { return Has(text, "i < m;"); }));
  const SearchResult result = Search(kLoop, analyses);
  ASSERT_TRUE(result.found);
  EXPECT_TRUE(Has(result.report.project.files[0].text, "i = 1; i < m;"));
  EXPECT_TRUE(result.alternatives.empty());
}

TEST(Search, WhatTheWholeCheckRefusesIsNotOffered) {
  SearchAnalyses analyses = Same(Judged([](const std::string& text) { return Has(text, "i = 0;"); }));
  analyses.whole = Judged([](const std::string&) { return false; });
  EXPECT_FALSE(Search(kLoop, analyses).found);
}

TEST(Search, WhatOnlyAProofShowedNeedsAProof) {
  const Check right = [](const std::string& text) { return Has(text, "i = 0;"); };
  const AnalyzeProject runs = Judged([](const std::string&) { return true; });
  const auto whole = [&](KernelVerdict::Proved proved) -> AnalyzeProject {
    return [=](Project project) {
      Report report = Judged(right)(std::move(project));
      report.verdict.values = KernelVerdict::Values::kMatch;
      if (!right(report.project.files[0].text)) return report;
      report.verdict.proved = proved;
      report.verdict.obligations_hold = proved == KernelVerdict::Proved::kAllShapes;
      return report;
    };
  };
  EXPECT_FALSE(Search(kLoop, {runs, runs, {}, whole(KernelVerdict::Proved::kGivenShapes)}).found);
  EXPECT_TRUE(Search(kLoop, {runs, runs, {}, whole(KernelVerdict::Proved::kAllShapes)}).found);
}

TEST(Search, ValuesThatNothingComparesAreNoRepair) {
  const AnalyzeProject analyze = [](Project project) {
    Report report = Judged([](const std::string& text) { return Has(text, "i = 0;"); })(std::move(project));
    report.verdict.values = KernelVerdict::Values::kSkipped;
    return report;
  };
  EXPECT_FALSE(Search(kLoop, Same(analyze)).found);
}

TEST(Search, TheSmallestEditComesFirstAndOthersAreListed) {
  const SearchResult result = Search(
      kLoop, Same(Judged([](const std::string& text) { return Has(text, "i <= n;") || Has(text, "i < n + 1;"); })));
  ASSERT_TRUE(result.found);
  EXPECT_TRUE(Has(result.report.project.files[0].text, "i <= n;"));
  ASSERT_EQ(result.alternatives.size(), 1u);
  EXPECT_EQ(result.alternatives[0], "insert `+ 1` behind `n`");
}

TEST(Search, EndsWithItsBudget) {
  const SearchAnalyses never = Same(Judged([](const std::string&) { return false; }));
  const SearchResult result = Search(kLoop, never, 7);
  EXPECT_FALSE(result.found);
  EXPECT_TRUE(result.exhausted);
  EXPECT_EQ(result.runs, 7);
  SearchOptions over;
  over.runs = 500;
  over.candidates = kCandidates;
  over.time_is_up = [] { return true; };
  EXPECT_LE(SearchRepair(never.whole(Given(kLoop)), never, over).runs, 1);  // of the input itself
}

TEST(Search, RightKernelsAreLeftUnchanged) {
  const SearchResult result = Search(kLoop, Same(Judged([](const std::string&) { return true; })));
  EXPECT_FALSE(result.found);
  EXPECT_EQ(result.runs, 0);
}

TEST(Search, CodeThatDoesNotBuildMayTakeSeveralSteps) {
  const std::string body = "    uint32_t length = n;\n    Exponential(lenght, m);\n";
  const AnalyzeProject analyze = [](Project project) {
    Report report;
    const std::string& text = project.files.at(0).text;
    for (const char* wrong : {"Exponential", "lenght"}) {
      const std::size_t at = text.find(wrong);
      if (at == std::string::npos) continue;
      Finding finding;
      finding.rule = "build/compile-error";
      finding.breaks_build = true;
      finding.primary = {0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)};
      report.findings.push_back(finding);
    }
    const bool good = report.findings.empty() && Has(text, "Exp(length, m)");
    report.verdict.builds = report.findings.empty() ? KernelVerdict::Builds::kYes : KernelVerdict::Builds::kNo;
    report.verdict.runs = report.findings.empty() ? KernelVerdict::Runs::kClean : KernelVerdict::Runs::kSkipped;
    report.verdict.values = good ? KernelVerdict::Values::kMatch : KernelVerdict::Values::kSkipped;
    report.project = std::move(project);
    return report;
  };
  const SearchResult result = Search(body, Same(analyze));
  ASSERT_TRUE(result.found);
  EXPECT_TRUE(Has(result.report.project.files[0].text, "    Exp(length, m);"));
  ASSERT_EQ(result.steps.size(), 2u);
  EXPECT_EQ(result.steps[0].round, 1);
  EXPECT_EQ(result.steps[1].round, 2);
}

TEST(Search, TheSameInputGivesTheSameRepair) {
  const SearchAnalyses analyses =
      Same(Judged([](const std::string& text) { return Has(text, "i = 0;") || Has(text, "m);"); }));
  const SearchResult a = Search(kLoop, analyses), b = Search(kLoop, analyses);
  EXPECT_EQ(a.report.project.files[0].text, b.report.project.files[0].text);
  EXPECT_EQ(a.runs, b.runs);
  EXPECT_EQ(a.alternatives, b.alternatives);
}

TEST(Candidates, RepairsOfRulesComeFirst) {
  Report report = Judged([](const std::string&) { return false; })(Given(kLoop));
  const auto at = static_cast<std::uint32_t>(report.project.files[0].text.find("n;"));
  report.findings[0].fixes.push_back({"loop to the end", FixSafety::kUnsafe, {{{0, at, at + 1}, "m"}}, false, {}});
  const auto candidates = search::AscendcCandidates(report, {});
  ASSERT_FALSE(candidates.empty());
  EXPECT_EQ(candidates[0].title, "loop to the end");
  EXPECT_EQ(candidates[0].rule, "tiling/lost-remainder");
}

TEST(Outline, ReadsTheTextAsWritten) {
  const search::Outline code(
      "#include \"a.h\"\nclass K {\npublic:\n  __aicore__ inline K() {}\n  void Run(uint32_t n)\n  {\n"
      "    LocalTensor<float> x = q.AllocTensor<float>();\n    Params p{1, n};\n    for (int i = 0; i < n; i++) {\n"
      "      AscendC::Add(x, x, y[i], n);\n    }\n    if (n) return;\n  }\n  TQue<P::VECIN, 1> q, r;\n};\n");
  ASSERT_EQ(code.functions().size(), 2u);
  EXPECT_EQ(code.functions()[1].name, "Run");
  std::vector<std::string> statements;
  for (const search::Statement& statement : code.statements()) statements.push_back(code.Text(statement.span));
  EXPECT_EQ(statements,
            (std::vector<std::string>{"LocalTensor<float> x = q.AllocTensor<float>();", "Params p{1, n};",
                                      "AscendC::Add(x, x, y[i], n);", "return;", "TQue<P::VECIN, 1> q, r;"}));
  ASSERT_EQ(code.controls().size(), 2u);
  EXPECT_EQ(code.Text(code.controls()[0].parts[1]), "i < n");
  const search::Variable* x = code.Find("x", 1);
  ASSERT_NE(x, nullptr);
  EXPECT_EQ(x->type, "LocalTensor<float>");
  EXPECT_TRUE(x->set);
  ASSERT_NE(code.Find("r", 1), nullptr);
  EXPECT_EQ(code.Find("r", 1)->type, "TQue<P::VECIN,1>");
  EXPECT_EQ(code.Find("i", 1)->type, "int");
  bool found = false;
  for (const search::Call& call : code.calls()) {
    if (code.At(call.name) != "Add") continue;
    found = true;
    EXPECT_EQ(call.arguments.size(), 4u);
    EXPECT_EQ(code.Text(call.arguments[2]), "y[i]");
    EXPECT_NE(call.statement, search::kNone);
  }
  EXPECT_TRUE(found);
}

TEST(NearNames, LikeNamesByLettersAndWords) {
  const std::vector<std::string> names = {"FreeTensor", "AllocTensor", "Exp", "Expand",
                                          "tileLength", "DataCopyPad", "q"};
  EXPECT_EQ(search::NearNames("AllocateTensor", names, 1), std::vector<std::string>{"AllocTensor"});
  EXPECT_EQ(search::NearNames("tile_length", names, 1), std::vector<std::string>{"tileLength"});
  EXPECT_EQ(search::NearNames("tileLengthNum", names, 1), std::vector<std::string>{"tileLength"});
  EXPECT_TRUE(search::NearNames("Zebra", names, 3).empty());
  EXPECT_TRUE(search::NearNames("Exp", {"Exp"}, 3).empty());
}

}  // namespace
}  // namespace assay::testing
