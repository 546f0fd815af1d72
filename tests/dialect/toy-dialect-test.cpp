// A dialect that is not part of the program goes through every stage: read, lift, prove, run, judge, fix, mutate,
// mine. It shows that the interfaces suffice, and that rules of other languages ignore its inputs.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/report/json.h"
#include "corpus/mutate/outcome.h"
#include "corpus/record-maker.h"
#include "fixits/recheck.h"
#include "pipeline/analyze.h"
#include "pipeline/repair/repair.h"
#include "tests/dialect/toy-dialect.h"

namespace assay::toy {
namespace {

// `copies` and `add` are what one round does at `at`; tiles have 64 elements.
std::string KernelOf(const std::string& loop, const std::string& round) {
  return "#include \"toy.h\"\n\n"
         "__global__ void toy_kernel(const float* a, const float* b, float* out, int n) {\n"
         "  toy_tile x = toy_make(64), y = toy_make(64);\n"
         "  for (int at = 64 * toy_core(); " +
         loop + "; at += 64 * toy_cores()) {\n" + round + "  }\n}\n";
}

const std::string kClamped =
    "    toy_load(x, a, at, toy_min(64, n - at));\n"
    "    toy_load(y, b, at, toy_min(64, n - at));\n"
    "    toy_add(x, x, y, 64);\n"
    "    toy_store(out, at, x, toy_min(64, n - at));\n";
const std::string kWholeTiles =
    "    toy_load(x, a, at, 64);\n"
    "    toy_load(y, b, at, toy_min(64, n - at));\n"
    "    toy_add(x, x, y, 64);\n"
    "    toy_store(out, at, x, 64);\n";
const std::string kRight = KernelOf("at < n", kClamped);

AnalyzeOptions Options(std::int64_t length = 1000) {
  AnalyzeOptions options;
  Contract contract;
  contract.core_count = 3;
  contract.attributes["n"] = length;
  contract.reference = "add";
  contract.inputs = {{.name = "a", .shape = {length}}, {.name = "b", .shape = {length}}};
  contract.outputs = {{.name = "out", .shape = {length}}};
  options.contract = contract;
  return options;
}

// The rules of the program and the toy's: each runs if its facts are there.
const std::vector<RegisteredRule>& Rules() {
  static const std::vector<RegisteredRule> rules = [] {
    std::vector<RegisteredRule> all = AllRules();
    all.push_back(TheRule());
    return all;
  }();
  return rules;
}

Project ProjectOf(const std::string& text) { return LoadBytes("toy_kernel.cpp", text); }

Report Check(Project project, const AnalyzeOptions& options = Options(), Facts* facts = nullptr) {
  static Analyzer analyzer(TheDialect(), ASSAY_SOURCE_DIR "/tests/dialect", Rules());
  return analyzer.Analyze(std::move(project), options, facts);
}

std::vector<std::string> RulesOf(const Report& report) {
  std::vector<std::string> names;
  for (const Finding& finding : report.findings) names.push_back(finding.rule);
  return names;
}

std::string Undecided(const Report& report) {
  std::string out;
  for (const assay::Undecided& open : report.undecided) out += open.what + ": " + open.why + "\n";
  return out;
}

const ProofResult* Refuted(const Facts& facts, ObligationKind kind) {
  for (const ProofResult& result : facts.Get<ProofFacts>().results) {
    if (result.kind == kind && result.status == ProofResult::Status::kRefuted) return &result;
  }
  return nullptr;
}

TEST(ToyDialect, RightKernelIsProved) {
  Facts facts;
  const Report report = Check(ProjectOf(kRight), Options(), &facts);
  EXPECT_EQ(Undecided(report), "");
  EXPECT_EQ(RulesOf(report), std::vector<std::string>());
  EXPECT_EQ(report.verdict.builds, KernelVerdict::Builds::kYes);
  EXPECT_EQ(report.verdict.runs, KernelVerdict::Runs::kClean);
  EXPECT_EQ(report.verdict.values, KernelVerdict::Values::kMatch);
  EXPECT_EQ(report.verdict.proved, KernelVerdict::Proved::kGivenShapes);
  EXPECT_EQ(report.verdict.proved_for, "given shapes: n = 1000; 3 cores");
  // Three copies, three operands of the addition, the tiles' memory, what is read on chip, and the output twice.
  EXPECT_GE(facts.Get<ProofFacts>().results.size(), 8u);
  EXPECT_NE(RenderJson(report).find("\"dialect\":\"toy\""), std::string::npos);
}

TEST(ToyDialect, TextThatIsNoKernelIsNotJudged) {
  const Report report = Check(ProjectOf("#include \"toy.h\"\n\n__global__ void toy_kernel(const float*);\n"));
  EXPECT_EQ(report.verdict.builds, KernelVerdict::Builds::kUndecided);
  EXPECT_NE(Undecided(report).find("no kernel entry was found"), std::string::npos) << Undecided(report);
}

TEST(ToyDialect, CopyPastTheEndIsFoundAndRefuted) {
  Facts facts;
  const Report report = Check(ProjectOf(KernelOf("at < n", kWholeTiles)), Options(), &facts);
  EXPECT_EQ(RulesOf(report), (std::vector<std::string>{"toy/copy-outside", "toy/copy-outside"}));
  EXPECT_EQ(report.verdict.builds, KernelVerdict::Builds::kYes);
  EXPECT_EQ(report.verdict.runs, KernelVerdict::Runs::kFaults);
  EXPECT_EQ(report.verdict.proved, KernelVerdict::Proved::kNo);
  ASSERT_FALSE(report.findings.empty());
  // 1000 = 15 * 64 + 40: the last tile has 24 elements too many.
  EXPECT_EQ(report.findings.front().message, "`toy_load` goes 96 bytes past the end of `a`");
  EXPECT_EQ(report.findings.front().verdict, Verdict::kConfirmed);
  const ProofResult* refuted = Refuted(facts, ObligationKind::kGlobalBounds);
  ASSERT_NE(refuted, nullptr);
  EXPECT_TRUE(refuted->replayed);
  EXPECT_EQ(refuted->what, "load of `a` stays inside its 4,000 bytes");
  EXPECT_EQ(refuted->model.at("offset"), 960 * 4);
  EXPECT_EQ(refuted->model.at("core"), 0);  // tile 15, of three cores
  // The same text is right where the length is a whole number of tiles.
  const Report whole = Check(ProjectOf(KernelOf("at < n", kWholeTiles)), Options(1024));
  EXPECT_EQ(whole.verdict.proved, KernelVerdict::Proved::kGivenShapes) << Undecided(whole);
}

TEST(ToyDialect, DroppedTailIsRefuted) {
  Facts facts;
  const Report report = Check(ProjectOf(KernelOf("at + 64 <= n", kWholeTiles)), Options(), &facts);
  EXPECT_EQ(report.verdict.runs, KernelVerdict::Runs::kFaults);
  EXPECT_EQ(report.verdict.values, KernelVerdict::Values::kMismatch);
  EXPECT_EQ(report.verdict.proved, KernelVerdict::Proved::kNo);
  const ProofResult* refuted = Refuted(facts, ObligationKind::kCoverage);
  ASSERT_NE(refuted, nullptr);
  EXPECT_TRUE(refuted->replayed);
  EXPECT_EQ(refuted->model.at("first"), 960 * 4);
  EXPECT_EQ(refuted->model.at("last"), 999 * 4 + 3);
}

// Tiles are whole multiples of 4 bytes here, not of another device's 32.
TEST(ToyDialect, GranuleIsTheDialects) {
  std::string text = KernelOf("at < n", kClamped);
  const std::string made = "toy_make(64), y = toy_make(64)";
  text.replace(text.find(made), made.size(), "toy_make(63), y = toy_make(64)");
  Facts facts;
  const Report report = Check(ProjectOf(text), Options(), &facts);
  EXPECT_EQ(report.verdict.runs, KernelVerdict::Runs::kFaults);
  const ProofResult* refuted = Refuted(facts, ObligationKind::kOnChipBounds);
  ASSERT_NE(refuted, nullptr);
  EXPECT_EQ(refuted->model.at("size"), 252);
}

TEST(ToyDialect, FixMakesTheRightKernel) {
  const Project wrong = ProjectOf(KernelOf("at < n", kWholeTiles));
  Report report = Check(wrong);
  const RecheckCounts counts = Recheck(report, [](Project project) { return Check(std::move(project)); });
  EXPECT_EQ(counts.tried, 2u);
  EXPECT_EQ(counts.verified, 2u);
  const FixRun fixed = RepairInput(TheDialect(), wrong, {.analyze = Options()},
                                   [](Project project, const AnalyzeOptions& options, const OnPartial&,
                                      const OnStage&) { return Check(std::move(project), options); });
  EXPECT_EQ(fixed.steps.size(), 2u);
  ASSERT_EQ(fixed.files.size(), 1u);
  EXPECT_EQ(fixed.files.front().after, kRight);
  EXPECT_EQ(fixed.report.verdict.proved, KernelVerdict::Proved::kGivenShapes);
}

TEST(ToyDialect, MutantIsConfirmedAndDetected) {
  const Report right = Check(ProjectOf(kRight));
  ASSERT_EQ(WhyNotRight(right), "");
  const mutators::Mutator* mutator = FindMutator(TheDialect().Mutators(), "drop-clamp");
  ASSERT_NE(mutator, nullptr);
  ASSERT_EQ(MutationSites(ProjectOf(kRight), *mutator).size(), 3u);
  for (std::size_t site = 0; site < 3; ++site) {
    const auto mutant = Mutate(ProjectOf(kRight), {{mutator, site}});
    ASSERT_TRUE(mutant.has_value());
    const MutantOutcome outcome = Judge(right, Check(mutant->project), mutant->changes);
    EXPECT_EQ(outcome.kind, MutantOutcome::Kind::kConfirmed) << outcome.how;
    EXPECT_EQ(outcome.by, "fault");
    EXPECT_TRUE(outcome.detected);
  }
}

TEST(ToyDialect, RecordIsMade) {
  MakerOptions options;
  options.chip = "toy1";
  options.contract = Options().contract;
  RecordMaker maker(options, [](Project project) { return Check(std::move(project)); });
  maker.Single({ProjectOf(KernelOf("at < n", kWholeTiles)), {}});
  EXPECT_EQ(maker.failure(), "");
  ASSERT_EQ(maker.records().size(), 1u);
  const Record& record = maker.records().front().record;
  EXPECT_EQ(record.kind, "repair");
  EXPECT_TRUE(record.Complete());
  EXPECT_EQ(record.meta.dialect, "toy");
  EXPECT_EQ(record.meta.target, "toy1");
  EXPECT_EQ(record.meta.rules, std::vector<std::string>{"toy/copy-outside"});
  ASSERT_EQ(record.after.size(), 1u);
  EXPECT_NE(record.after.front().text.find("toy_store(out, at, x, toy_min(64, n - at));"), std::string::npos);
}

}  // namespace
}  // namespace assay::toy
