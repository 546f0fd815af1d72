// Every fault and every class of compile error belongs to some rule, and the rules' texts read well.
#include <array>
#include <cctype>
#include <set>

#include "tests/golden/page.h"
#include "tests/unit/rules/bench.h"

namespace assay {
namespace {

constexpr int kFaultKinds = static_cast<int>(FaultKind::kUnsetTiling) + 1;
constexpr int kErrorClasses = static_cast<int>(ParseErrorClass::kDtypeUnsupported) + 1;

void ExpectReadable(const std::string& text) {
  ASSERT_FALSE(text.empty());
  EXPECT_EQ(std::isupper(static_cast<unsigned char>(text[0])), 0) << text;
  EXPECT_NE(text.back(), '.') << text;
  for (const char* guess : {" may ", "possibl", "potential", "might"})
    EXPECT_EQ(text.find(guess), std::string::npos) << text;
}

void ExpectReadable(const Finding& finding) {
  ExpectReadable(finding.message);
  for (const Label& label : finding.labels) ExpectReadable(label.text);
  for (const std::string& note : finding.notes) ExpectReadable(note);
  for (const Fix& fix : finding.fixes) ExpectReadable(fix.title);
}

TEST(Coverage, NoFactsGiveNoFindings) {
  EXPECT_TRUE(Bench().AllFindings().empty());
  EXPECT_TRUE(Bench("x").AllFindings().empty());
}

TEST(Coverage, EveryFaultIsOneRulesError) {
  for (int kind = 0; kind < kFaultKinds; ++kind) {
    // Never more than advice: a launch that has the chip to itself ends.
    if (static_cast<FaultKind>(kind) == FaultKind::kScheduleMode) continue;
    // Nor is an instruction that is less exact than the tolerance: it only leaves the values undecided.
    if (static_cast<FaultKind>(kind) == FaultKind::kInexactInstruction) continue;
    Bench bench("Call(a, b);");
    bench.AddFault(static_cast<FaultKind>(kind), bench.At("Call(a, b)")).args["out"] = 1;
    // A dropped tail counts if its bytes are missed.
    if (static_cast<FaultKind>(kind) == FaultKind::kDroppedTail) bench.AddFault(FaultKind::kOutputUnwritten, {}, 9, -1);
    const std::vector<Finding> findings = bench.AllFindings();
    ASSERT_EQ(findings.size(), 1u) << "fault kind " << kind;
    EXPECT_EQ(findings[0].severity, Severity::kError) << findings[0].message;
    EXPECT_EQ(findings[0].verdict, Verdict::kConfirmed) << findings[0].message;
    EXPECT_EQ(findings[0].primary, bench.At("Call(a, b)"));
    EXPECT_TRUE(findings[0].evidence.text.starts_with("simulator, ")) << findings[0].evidence.text;
    ExpectReadable(findings[0]);
  }
}

TEST(Coverage, WhatTheDeviceToleratesIsNoError) {
  for (int kind = 0; kind < kFaultKinds; ++kind) {
    Bench bench("Call(a, b);");
    bench.AddFault(static_cast<FaultKind>(kind), bench.At("Call(a, b)")).args["advisory"] = 1;
    for (const Finding& finding : bench.AllFindings()) {
      const bool note = static_cast<FaultKind>(kind) == FaultKind::kScheduleMode ||
                        static_cast<FaultKind>(kind) == FaultKind::kFrameworkFallback;
      EXPECT_EQ(finding.severity, note ? Severity::kNote : Severity::kWarning) << finding.message;
      EXPECT_EQ(finding.verdict, Verdict::kMatched) << finding.message;
      ExpectReadable(finding);
    }
  }
}

TEST(Coverage, EveryCompileErrorIsOneRulesError) {
  for (int what = 0; what < kErrorClasses; ++what) {
    const auto error_class = static_cast<ParseErrorClass>(what);
    Bench bench("Call(a, b);");
    bench.facts.Mutable<ReplyFacts>().is_reply = true;
    bench.Error(error_class, "Call", "Call");
    const std::vector<Finding> findings = bench.AllFindings();
    if (error_class == ParseErrorClass::kUnmodelledName) {
      EXPECT_TRUE(findings.empty());
      continue;
    }
    ASSERT_EQ(findings.size(), 1u) << "class " << what;
    EXPECT_TRUE(findings[0].breaks_build) << findings[0].message;
    EXPECT_EQ(findings[0].severity, Severity::kError);
    ExpectReadable(findings[0]);
  }
}

TEST(Coverage, GapsOfTheModelStayUndecided) {
  Bench bench("Call(a, b);");
  bench.Error(ParseErrorClass::kUnmodelledName, "Call", "Call");
  std::vector<Undecided> undecided;
  for (const RegisteredRule& registered : AllRules()) {
    Emitter emitter{std::string(registered.name), registered.rule->info.severity};
    registered.rule->check(bench.facts, emitter);
    for (Undecided& one : emitter.TakeUndecided()) undecided.push_back(std::move(one));
  }
  ASSERT_EQ(undecided.size(), 1u);
  EXPECT_EQ(undecided[0].what, "builds");
}

TEST(Pages, HaveTheFixedHeadingsAndBothKindsOfBlocks) {
  const std::vector<std::string> headings = {"Why it is wrong", "Bad", "Good", "Limits", "Fix safety", "References"};
  for (const RegisteredRule& rule : AllRules()) {
    const golden::Page page = golden::ParsePage(rule.page);
    EXPECT_EQ(page.name, rule.name);
    EXPECT_EQ(page.summary, rule.rule->info.summary) << rule.name;
    std::vector<std::string> found = page.headings;
    std::erase(found, "Cases");  // of rules with several of them, before the references
    EXPECT_EQ(found, headings) << rule.name;
    std::set<std::string> kinds;
    bool marked = false;
    for (const golden::Block& block : page.blocks) {
      kinds.insert(block.kind);
      for (const golden::Marker& marker : block.markers)
        marked = marked || (block.kind == "bad" && marker.text == rule.name);
    }
    EXPECT_TRUE(kinds.contains("bad") && kinds.contains("good")) << rule.name;
    const std::size_t limits = rule.page.find("\n## Limits\n");
    ASSERT_NE(limits, std::string_view::npos) << rule.name;
    EXPECT_GT(rule.page.find("\n## Fix safety"), limits + 30) << rule.name << " says nothing about its limits";
    EXPECT_TRUE(marked) << rule.name << " has no bad block with a marker of its own";
    ExpectReadable(std::string(rule.rule->info.summary));
  }
}

TEST(Pages, PreludesAndContractsExist) {
  for (const RegisteredRule& rule : AllRules()) {
    for (const golden::Block& block : golden::ParsePage(rule.page).blocks) {
      const golden::Assembled made = golden::Assemble(block, std::string(ASSAY_SOURCE_DIR) + "/tests/golden/preludes");
      EXPECT_EQ(made.error, "") << rule.name;
    }
  }
}

TEST(Registry, IsSortedByName) {
  const auto& all = AllRules();
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.name < b.name; }));
  EXPECT_GE(all.size(), 30u);
}

}  // namespace
}  // namespace assay
