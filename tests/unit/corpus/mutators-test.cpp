// Mutators: patterns, sites, changes in every form of input, outcomes, the record against its schema.
#include "corpus/mutate/mutator.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <regex>
#include <set>
#include <string>

#include "corpus/mutate/outcome.h"
#include "corpus/mutate/pattern.h"
#include "dialects/ascendc/mutators/tables.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

using mutators::Match;
using mutators::Mutator;
using mutators::Pattern;
using mutators::Source;

const Mutator* FindMutator(std::string_view name) { return assay::FindMutator(ascendc::AllMutators(), name); }

// The first match in the source, written by `to`; empty where there is none.
std::string Rewritten(const std::string& text, const std::string& from, const std::string& to) {
  const Source source(text);
  const Pattern pattern(from);
  for (std::size_t i = 0; i < source.tokens().size(); ++i) {
    if (const auto match = pattern.MatchAt(source, i)) return mutators::Render(to, match->holes, "  ");
  }
  return "";
}

TEST(Pattern, HolesTakeWhatBalances) {
  EXPECT_EQ(Rewritten("Add(a[i * (n, 1)], b, f(c, d), n);", "Add($x, $y, $z, $n)", "$x|$y|$z|$n"),
            "a[i * (n, 1)]|b|f(c, d)|n");
  EXPECT_EQ(Rewritten("Add(a, b, n);", "Add($x, $y, $z, $n)", "$x"), "");
  EXPECT_EQ(Rewritten("f(a, b, (c));", "f($all:any)", "[$all]"), "[a, b, (c)]");
  EXPECT_EQ(Rewritten("f();", "f($all:any)", "[$all]"), "[]");
  EXPECT_EQ(Rewritten("f();", "f($one)", "[$one]"), "");
  EXPECT_EQ(Rewritten("for (int i = 0; i < n; i++) { a; b; }", "for ($h:any) { $b:any }", "$b"), "a; b;");
}

TEST(Pattern, KindsOfHoles) {
  EXPECT_EQ(Rewritten("x = 16u + y;", "x = $n:num", "$n"), "16u");
  EXPECT_EQ(Rewritten("x = -1.5e-3f;", "-$n:num", "$n"), "1.5e-3f");
  EXPECT_EQ(Rewritten("x = y;", "x = $n:num", "$n"), "");
  EXPECT_EQ(Rewritten("#include \"a.h\"", "#include $h:str", "$h"), "\"a.h\"");
  EXPECT_EQ(Rewritten("t.set_length(5); t.get_length();", "$t:id.set_$f:id($v)", "$t.$f = $v, $fNum"),
            "t.length = 5, lengthNum");
  EXPECT_EQ(Rewritten("t.set_(5);", "$t:id.set_$f:id($v)", "$f"), "");
  EXPECT_EQ(Rewritten("a < b ? c : b; a < b ? a : b", "$a < $b ? $a : $b", "min($a, $b)"), "min(a, b)");
}

TEST(Pattern, StatementsLayoutAndComments) {
  EXPECT_EQ(Rewritten("x = q.Take(t);", "^$q:id.Take($t);", "gone"), "");
  EXPECT_EQ(Rewritten("{\n  q . Take /* it */ ( t ) ; }", "^$q:id.Take($t);", "$q $t"), "q t");
  EXPECT_EQ(Rewritten("// q.Take(t);\n", "$q:id.Take($t);", "gone"), "");
  EXPECT_EQ(Rewritten("a = \"q.Take(t);\";", "$q:id.Take($t);", "gone"), "");
  EXPECT_EQ(Rewritten("f(a", "f($x)", "gone"), "");
  EXPECT_EQ(Rewritten("f(a);", "f($x);", "f($x);\nf($x);"), "f(a);\n  f(a);");
}

TEST(Mutators, AreWellFormed) {
  const std::vector<Mutator>& all = ascendc::AllMutators();
  EXPECT_GE(all.size(), 40u);
  std::set<std::string_view> names;
  for (const Mutator& mutator : all) {
    EXPECT_TRUE(names.insert(mutator.name).second) << mutator.name;
    EXPECT_TRUE(std::regex_match(std::string(mutator.name), std::regex("[a-z0-9]+(-[a-z0-9]+)*"))) << mutator.name;
    EXPECT_LE(mutator.name.size(), 28u) << "has to fit its column of --list";
    EXPECT_LE(mutator.fault_class.size(), 34u) << mutator.name;
    EXPECT_FALSE(mutator.summary.empty() || mutator.fault_class.empty()) << mutator.name;
    EXPECT_FALSE(mutator.rules.empty() || mutator.rewrites.empty() || mutator.family.empty()) << mutator.name;
    EXPECT_EQ(FindMutator(mutator.name), &mutator);
    for (const std::string_view rule : mutator.rules) {
      const std::string root = std::string(ASSAY_SOURCE_DIR) + "/rules/", page = "/" + std::string(rule) + ".md";
      EXPECT_TRUE(std::filesystem::exists(root + "ascendc" + page) || std::filesystem::exists(root + "common" + page))
          << mutator.name << " names " << rule;
    }
  }
  EXPECT_EQ(FindMutator("no-such-mutator"), nullptr);
}

constexpr const char* kBody =
    "class K {\n"
    "    void Process()\n"
    "    {\n"
    "        LocalTensor<half> t = q.AllocTensor<half>();\n"
    "        DataCopy(t, x[i * tile], tile);\n"
    "        q.EnQue(t);\n"
    "        p.EnQue(t);\n"
    "    }\n"
    "};\n"
    "extern \"C\" __global__ __aicore__ void k(GM_ADDR x)\n"
    "{\n"
    "    K k;\n"
    "}\n";

std::string Changed(const Project& project, const std::string& name, std::size_t site) {
  const auto mutant = Mutate(project, {{FindMutator(name), site}});
  return mutant ? mutant->project.containers[0].bytes : std::string("none");
}

TEST(Mutate, TakesStatementsOutWithTheirLines) {
  const Project project = LoadBytes("k.cpp", kBody);
  EXPECT_EQ(MutationSites(project, *FindMutator("drop-enque")).size(), 2u);
  std::string expected = kBody;
  expected.erase(expected.find("        p.EnQue(t);\n"), 20);
  EXPECT_EQ(Changed(project, "drop-enque", 1), expected);
  EXPECT_EQ(Changed(project, "drop-enque", 2), "none");
  EXPECT_EQ(Changed(project, "drop-free", 0), "none");
}

TEST(Mutate, KnowsTheElementType) {
  const Project project = LoadBytes("k.cpp", kBody);
  EXPECT_NE(Changed(project, "copy-in-bytes", 0).find("DataCopy(t, x[i * tile], tile * sizeof(half));"),
            std::string::npos);
}

TEST(Mutate, MakesNumbersLessExact) {
  const auto given = [](const std::string& type, const std::string& statement) {
    return LoadBytes("k.cpp", "#include \"kernel_operator.h\"\nLocalTensor<" + type + "> x;\n{\n" + statement +
                                  "\n}\nextern \"C\" __global__ __aicore__ void k(GM_ADDR x) {}\n");
  };
  const auto changed = [&](const std::string& name, const std::string& statement) {
    const std::string text = Changed(given("float", statement), name, 0);
    const std::size_t first = text.find("{\n") + 2;
    return text.substr(first, text.find("}\nextern") - first);
  };
  EXPECT_EQ(changed("inexact-quotient", "Div(y, x, s, n);"), "Reciprocal(y, s, n);\nMul(y, x, y, n);\n");
  EXPECT_EQ(changed("inexact-quotient", "Div(x, x, s, n);"), "Reciprocal(s, s, n);\nMul(x, x, s, n);\n");
  EXPECT_EQ(changed("inexact-root", "AscendC::Sqrt(s, v, n);\nAscendC::Div(y, x, s, n);"),
            "AscendC::Rsqrt(s, v, n);\nAscendC::Mul(y, x, s, n);\n");
  EXPECT_EQ(changed("scalar-through-half", "Muls(y, x, 0.1f, n);"),
            "Muls(y, x, static_cast<float>(static_cast<half>(0.1f)), n);\n");
  EXPECT_EQ(changed("scalar-through-half", "float r = 1.0f / n;"),
            "float r = static_cast<float>(static_cast<half>(1.0f / n));\n");
  // A scalar has the type of its tensor.
  EXPECT_TRUE(MutationSites(given("half", "Muls(y, x, 0.1f, n);"), *FindMutator("scalar-through-half")).empty());
}

TEST(Mutate, RoundsOperandsAndSums) {
  const auto given = [](const std::string& statement) {
    return LoadBytes("k.cpp",
                     "#include \"kernel_operator.h\"\nLocalTensor<float> x, LocalTensor<float> s;\n"
                     "LocalTensor<half> h;\n{\n" +
                         statement + "\n}\nextern \"C\" __global__ __aicore__ void k(GM_ADDR x) {}\n");
  };
  const auto changed = [&](const std::string& name, const std::string& statement) {
    const std::string text = Changed(given(statement), name, 0);
    if (text == "none") return text;
    const std::size_t first = text.find("{\n") + 2;
    return text.substr(first, text.find("}\nextern") - first);
  };
  EXPECT_EQ(changed("operand-through-half", "Exp(y, x, n);"),
            "Cast(y.ReinterpretCast<half>(), x, RoundMode::CAST_RINT, n);\n"
            "Cast(x, y.ReinterpretCast<half>(), RoundMode::CAST_NONE, n);\nExp(y, x, n);\n");
  EXPECT_EQ(changed("operand-through-bfloat16", "AscendC::Muls(y, x, 2.0f, n);"),
            "AscendC::Cast(y.ReinterpretCast<bfloat16_t>(), x, AscendC::RoundMode::CAST_RINT, n);\n"
            "AscendC::Cast(x, y.ReinterpretCast<bfloat16_t>(), AscendC::RoundMode::CAST_NONE, n);\n"
            "AscendC::Muls(y, x, 2.0f, n);\n");
  // The result's room is free only where the result is no operand; other calls have other arguments.
  EXPECT_EQ(changed("operand-through-half", "Add(x, x, s, n);"), "none");
  EXPECT_EQ(changed("operand-through-half", "DataCopy(y, x, n);"), "none");
  EXPECT_EQ(changed("operand-through-half", "Exp(y, h, n);"), "none");
  EXPECT_EQ(
      changed("sum-in-half", "ReduceSum(t, x, w, n + 1);"),
      "Cast(w.ReinterpretCast<half>(), x, RoundMode::CAST_RINT, n + 1);\n"
      "ReduceSum(t.ReinterpretCast<half>(), w.ReinterpretCast<half>(), w[(n + 1) / 2].ReinterpretCast<half>(), n + "
      "1);\nCast(w, t.ReinterpretCast<half>(), RoundMode::CAST_NONE, 1);\nAdds(t, w, 0.0f, 1);\n");
  EXPECT_EQ(changed("running-sum-in-half", "Duplicate(s, 0.0f, n);\nAdd(s, s, x, n);"),
            "Duplicate(s, 0.0f, n);\nAdd(s, s, x, n);\nCast(x.ReinterpretCast<half>(), s, RoundMode::CAST_RINT, n);\n"
            "Cast(s, x.ReinterpretCast<half>(), RoundMode::CAST_NONE, n);\n");
  EXPECT_EQ(changed("running-sum-in-half", "Add(s, s, x, n);"), "none") << "no sum that starts somewhere";
  EXPECT_EQ(changed("step-in-half", "Cast(x, h, m, n);\nMuls(x, x, k, n);"),
            "Muls(h, h, static_cast<half>(k), n);\nCast(x, h, m, n);\n");
  EXPECT_EQ(changed("unshifted-exponent", "Adds(x, s, -top, n);\nExp(y, x, n);"),
            "Adds(x, s, -top, n);\nExp(y, s, n);\n");
  EXPECT_EQ(changed("constant-cut-short", "Muls(y, x, 0.044715f, n);"), "Muls(y, x, 0.045f, n);\n");
  EXPECT_EQ(changed("constant-cut-short", "Muls(y, x, -1234.5f, n);"), "Muls(y, x, -1.2e+03f, n);\n");
  EXPECT_EQ(changed("constant-cut-short", "Muls(y, x, 88.7f, n);"), "Muls(y, x, 89.0f, n);\n");
  for (const char* whole : {"0.5f", "1e-5f", "128"})
    EXPECT_EQ(changed("constant-cut-short", std::string("Muls(y, x, ") + whole + ", n);"), "none");
}

TEST(Mutate, KeepsTheFormOfAReply) {
  const std::string reply = "Here:\n\n```python\nkernel_src = '''\n#include \"kernel_operator.h\"\n" +
                            std::string(kBody) + "'''\n```\nDone.\n";
  const Project project = LoadBytes("reply.txt", reply);
  ASSERT_EQ(project.form, InputForm::kPythonStrings);
  std::string expected = reply;
  expected.replace(expected.find("q.EnQue(t);"), 11, "q.EnQue(t);\n        q.EnQue(t);");
  EXPECT_EQ(Changed(project, "duplicate-enque", 0), expected);
}

TEST(Mutate, KeepsLineEnds) {
  std::string text = kBody;
  for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
    text.insert(at, 1, '\r');
  std::string expected = text;
  expected.replace(expected.find("p.EnQue(t);"), 11, "p.EnQue(t);\r\n        p.EnQue(t);");
  EXPECT_EQ(Changed(LoadBytes("k.cpp", text), "duplicate-enque", 1), expected);
}

TEST(Mutate, SeedsDrawSitesAndRepeat) {
  const Project project = LoadBytes("k.cpp", kBody);
  std::set<std::string> texts;
  for (std::uint64_t seed = 0; seed < 16; ++seed) {
    const auto once = Mutate(project, *FindMutator("drop-enque"), seed);
    const auto again = Mutate(project, *FindMutator("drop-enque"), seed);
    ASSERT_TRUE(once && again);
    EXPECT_EQ(once->project.containers[0].bytes, again->project.containers[0].bytes);
    EXPECT_EQ(NameOf(*once), NameOf(*again));
    texts.insert(once->project.containers[0].bytes);
  }
  EXPECT_EQ(texts.size(), 2u);
}

TEST(Mutate, ComposesChanges) {
  const Project project = LoadBytes("k.cpp", kBody);
  const auto mutant = Mutate(project, {{FindMutator("drop-enque"), 0}, {FindMutator("drop-enque"), 0}});
  ASSERT_TRUE(mutant);
  EXPECT_EQ(mutant->project.containers[0].bytes.find("EnQue"), std::string::npos);
  ASSERT_EQ(mutant->changes.size(), 2u);
  EXPECT_EQ(mutant->changes[1].place.substr(mutant->changes[1].place.rfind(':')), ":6");
  EXPECT_EQ(NameOf(*mutant).find("drop-enque+drop-enque-"), 0u);
  EXPECT_FALSE(Mutate(project, {{FindMutator("drop-enque"), 0}, {FindMutator("drop-enque"), 1}}));
}

Report RightReport() {
  Report report;
  report.project = LoadBytes("k.cpp", kBody);
  report.verdict.builds = KernelVerdict::Builds::kYes;
  report.verdict.runs = KernelVerdict::Runs::kClean;
  report.verdict.values = KernelVerdict::Values::kMatch;
  return report;
}

Finding Found(const std::string& rule, Verdict verdict, Severity severity) {
  Finding finding;
  finding.rule = rule;
  finding.message = "a message";
  finding.verdict = verdict;
  finding.severity = severity;
  finding.primary = {0, 0, 5};
  return finding;
}

using Kind = MutantOutcome::Kind;

TEST(MutantOutcome, NothingButVerdictsConfirms) {
  const Report right = RightReport();
  EXPECT_EQ(WhyNotRight(right), "");
  const auto mutant = Mutate(right.project, {{FindMutator("drop-enque"), 0}});
  ASSERT_TRUE(mutant);
  EXPECT_EQ(Judge(right, right, mutant->changes).kind, Kind::kEquivalent);

  Report read = right;
  read.findings = {Found("queue/missing-enque", Verdict::kMatched, Severity::kWarning)};
  EXPECT_EQ(Judge(right, read, mutant->changes).kind, Kind::kEquivalent);
  read.findings = {Found("queue/missing-enque", Verdict::kMatched, Severity::kError)};
  EXPECT_EQ(Judge(right, read, mutant->changes).kind, Kind::kOpen);
  EXPECT_EQ(WhyNotRight(read), "it has an error: a message [queue/missing-enque]");

  Report open = right;
  open.verdict.runs = KernelVerdict::Runs::kUndecided;
  open.undecided = {{"runs", "not modelled"}};
  const MutantOutcome left = Judge(right, open, mutant->changes);
  EXPECT_EQ(left.kind, Kind::kOpen);
  EXPECT_EQ(left.how, "not modelled");
}

TEST(MutantOutcome, SaysHowAndWhetherItIsDetected) {
  const Report right = RightReport();
  const auto mutant = Mutate(right.project, {{FindMutator("drop-enque"), 0}});
  ASSERT_TRUE(mutant);
  Report faulty = right;
  faulty.verdict.runs = KernelVerdict::Runs::kFaults;
  faulty.findings = {Found("queue/deque-without-enque", Verdict::kConfirmed, Severity::kError)};
  faulty.findings[0].evidence.text = "simulator, core 0: empty";
  MutantOutcome outcome = Judge(right, faulty, mutant->changes);
  EXPECT_EQ(outcome.kind, Kind::kConfirmed);
  EXPECT_EQ(outcome.by, "fault");
  EXPECT_EQ(outcome.how, "simulator, core 0: empty");
  EXPECT_TRUE(outcome.detected);

  faulty.findings[0].rule = "memory/ub-overflow";
  EXPECT_FALSE(Judge(right, faulty, mutant->changes).detected);

  Report wrong = right;
  wrong.verdict.values = KernelVerdict::Values::kMismatch;
  EXPECT_EQ(Judge(right, wrong, mutant->changes).by, "values");

  Report race = right;
  race.findings = {Found("sync/unordered-access", Verdict::kConfirmed, Severity::kWarning)};
  EXPECT_EQ(Judge(right, race, mutant->changes).by, "order");
  EXPECT_EQ(Judge(race, race, mutant->changes).kind, Kind::kEquivalent);

  Report broken = right;
  broken.verdict.builds = KernelVerdict::Builds::kNo;
  broken.findings = {Found("build/compile-error", Verdict::kMatched, Severity::kError)};
  broken.findings[0].breaks_build = true;
  outcome = Judge(right, broken, mutant->changes);
  EXPECT_EQ(outcome.by, "build");
  EXPECT_EQ(outcome.how, "a message");
}

TEST(MutantOutcome, RecordsKeepTheirSchema) {
  const Report right = RightReport();
  const auto mutant = Mutate(right.project, {{FindMutator("drop-enque"), 0}, {FindMutator("copy-in-bytes"), 0}});
  ASSERT_TRUE(mutant);
  Report faulty = right;
  faulty.project = mutant->project;
  faulty.verdict.runs = KernelVerdict::Runs::kFaults;
  faulty.findings = {Found("queue/missing-enque", Verdict::kConfirmed, Severity::kError)};
  const MutantOutcome outcome = Judge(right, faulty, mutant->changes);
  EXPECT_FALSE(outcome.detected) << "of one of the two changes only";
  const auto record = nlohmann::json::parse(
      MutantRecord({NameOf(*mutant), "k.cpp", NameOf(*mutant) + "/k.cpp", 7}, right.project, *mutant, outcome, faulty));
  testing::Schema schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/mutant.schema.json");
  EXPECT_EQ(schema.Check(record), std::vector<std::string>{});
  EXPECT_EQ(record["mutations"][1]["mutator"], "copy-in-bytes");
  ASSERT_EQ(record["edits"].size(), 1u);
  std::string text = kBody;
  const std::string removed = record["edits"][0]["removed"], inserted = record["edits"][0]["inserted"];
  text.replace(record["edits"][0]["byte"].get<std::size_t>(), removed.size(), inserted);
  EXPECT_EQ(text, mutant->project.containers[0].bytes);
}

}  // namespace
}  // namespace assay
