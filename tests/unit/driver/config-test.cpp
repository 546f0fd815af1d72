// assay.toml, suppressions in the code, baselines and --since, from the command line.
#include <nlohmann/json.hpp>

#include "driver/changed-lines.h"
#include "driver/config/file.h"
#include "driver/config/keys.h"
#include "driver/config/rule-choice.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using testing::Cli;
namespace fs = std::filesystem;

std::string ProblemOf(const std::string& text) { return ReadConfigText(text, "assay.toml").problem; }

TEST(ConfigFile, MistakesAreReportedWithLineAndSuggestion) {
  EXPECT_EQ(ProblemOf("jobs = 2\nfail-one = \"error\"\n"),
            "assay.toml:2: no key is called `fail-one`; did you mean `fail-on`?");
  EXPECT_EQ(ProblemOf("fail-on = \"fatal\"\n"),
            "assay.toml:1: `fail-on` is one of error, warning, note, never, not `fatal`");
  EXPECT_EQ(ProblemOf("jobs = \"2\"\n"), "assay.toml:1: `jobs` takes a whole number, not a text");
  EXPECT_EQ(ProblemOf("jobs = 1000\n"), "assay.toml:1: `jobs` is between 0 and 200, not 1000");
  EXPECT_EQ(ProblemOf("ignore = \"api\"\n"), "assay.toml:1: `ignore` takes a list of texts, not a text");
  EXPECT_EQ(ProblemOf("[severity]\napi = \"fatal\"\n"),
            "assay.toml:2: the severity of `api` is one of error, warning, note, off");
  EXPECT_EQ(ProblemOf("[[paths]]\nmatch = [\"a\"]\njobs = 2\n"),
            "assay.toml:3: `jobs` holds for all inputs; it cannot be set in a section of `paths`");
  EXPECT_EQ(ProblemOf("[[paths]]\nignore = [\"a\"]\n"),
            "assay.toml:1: a section of `paths` needs `match`, a list of globs");
  EXPECT_EQ(ProblemOf("required-version = \">=99.0\"\n").find("assay.toml:1: this file is for assay >=99.0"), 0u);
  EXPECT_EQ(ProblemOf("required-version = \"0.1\"\n"), "");
  EXPECT_NE(ProblemOf("jobs = \n"), "");
  EXPECT_NE(ProblemOf(std::string(100000, '[')), "");
  EXPECT_NE(ProblemOf("include-dirs = [\"no/such/folder\"]\n"), "");
}

// Damaged files are mistakes like others: they are reported, or happen to be valid.
TEST(ConfigFile, NoTextBringsTheReaderDown) {
  const std::string good =
      "extend = \"x\"\njobs = 2\n[severity]\n\"a/b\" = 'off'\n[[paths]]\nmatch = [\"a\", '''b''']\nx.y = 1979-05-27\n";
  const std::string pieces = "[]{}\"'=.,#\n\\\t\r 1_-+eE\xC3\xA4\xFF" + std::string(1, '\0');
  std::uint64_t state = 1;
  const auto draw = [&](std::size_t limit) {
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return static_cast<std::size_t>(state >> 33) % limit;
  };
  std::size_t refused = 0;
  for (int round = 0; round < 20000; ++round) {
    std::string text = good;
    const std::size_t changes = draw(6) + 1;
    for (std::size_t i = 0; i < changes; ++i) {
      const std::size_t at = draw(text.size() + 1);
      if (draw(2) == 0) {
        text.insert(at, 1, pieces[draw(pieces.size())]);
      } else {
        text.erase(at, draw(8));
      }
    }
    if (!ProblemOf(text).empty()) ++refused;
  }
  EXPECT_GT(refused, 10000u);
}

TEST(ConfigSchema, KnowsEveryKey) {
  const auto schema = nlohmann::json::parse(ConfigSchema());
  for (const ConfigKey& key : ConfigKeys()) {
    const std::string name(key.name);
    ASSERT_TRUE(schema["properties"].contains(name)) << name;
    EXPECT_EQ(schema["properties"]["paths"]["items"]["properties"].contains(name), key.per_path) << name;
  }
  EXPECT_EQ(schema["additionalProperties"], false);
}

TEST(ConfigSchema, IsTheOneInTheDocuments) {
  std::ifstream file(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/config.schema.json");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_EQ(text.str(), ConfigSchema()) << "write it anew: assay config --schema > docs/formats/config.schema.json";
}

RuleEntry Named(const std::string& name, Stability stability) {
  RuleInfo info;
  info.stability = stability;
  return {name, "any", "", info};
}

TEST(RuleChoice, TheClosestSelectorOfTheLastLayerCounts) {
  const std::vector<RuleEntry> rules = {Named("a/one", Stability::kStable), Named("a/two", Stability::kStable),
                                        Named("b/one", Stability::kPreview)};
  std::string problem;
  const auto shown = [&](const std::vector<RuleLayer>& layers, bool preview = true) {
    std::string names;
    const RuleChoice choice = ChooseRules(layers, preview, rules, problem);
    for (const RuleEntry& rule : rules) {
      const auto found = choice.find(rule.name);
      if (found == choice.end() || found->second.shown) names += rule.name + " ";
    }
    return names;
  };
  EXPECT_EQ(shown({}), "a/one a/two b/one ");
  EXPECT_EQ(shown({}, false), "a/one a/two ");
  EXPECT_EQ(shown({{{"b/one"}, {}, {}, "", "", ""}}, false), "b/one ");
  EXPECT_EQ(shown({{{}, {"a"}, {}, "", "", ""}}), "b/one ");
  EXPECT_EQ(shown({{{"a/one"}, {"a"}, {}, "", "", ""}}), "a/one ");
  EXPECT_EQ(shown({{{"a"}, {"a"}, {}, "", "", ""}}), "");
  EXPECT_EQ(shown({{{}, {"all"}, {}, "", "", ""}, {{"stable"}, {}, {}, "", "", ""}}), "a/one a/two ");
  EXPECT_EQ(shown({{{}, {}, {{"a", "off"}, {"a/two", "note"}}, "", "", ""}}), "a/two b/one ");
  EXPECT_EQ(problem, "");
  shown({{{"a/thre"}, {}, {}, "--select", "", ""}});
  EXPECT_EQ(problem.find("--select: no rule or family is called `a/thre`"), 0u) << problem;
}

TEST(ChangedLines, AreReadFromADiff) {
  ChangedLines changed;
  changed.AddDiff(
      "diff --git a/x.cpp b/x.cpp\n--- a/x.cpp\n+++ b/x.cpp\n@@ -3 +3,2 @@ f\n-a\n+b\n+++ b/no.cpp\n@@ -9,2 +10,0 "
      "@@\n-c\n-d\n"
      "diff --git a/gone.cpp b/gone.cpp\n--- a/gone.cpp\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n"
      "diff --git \"a/\\303\\244\\t.cpp\" \"b/\\303\\244\\t.cpp\"\n+++ \"b/\\303\\244\\t.cpp\"\n@@ -1 +1 @@\n",
      "/r");
  EXPECT_FALSE(changed.Touches("/r/x.cpp", 1, 2));
  EXPECT_TRUE(changed.Touches("/r/x.cpp", 2, 3));
  EXPECT_TRUE(changed.Touches("/r/x.cpp", 4, 9));
  EXPECT_FALSE(changed.Touches("/r/x.cpp", 5, 9));
  EXPECT_TRUE(changed.Touches("/r/x.cpp", 10, 10));
  EXPECT_FALSE(changed.Touches("/r/no.cpp"));
  EXPECT_FALSE(changed.Touches("/r/gone.cpp"));
  EXPECT_TRUE(changed.Touches("/r/\xC3\xA4\t.cpp", 1, 1));
  EXPECT_TRUE(changed.Touches("/r"));
  EXPECT_FALSE(changed.Touches("/r/x"));
}

TEST_F(Cli, FlagsWinOverTheEnvironmentOverTheNearestFile) {
  Write("assay.toml", "fail-on = \"never\"\n");
  Write("in/k.cpp", "warning");
  EXPECT_EQ(Run({"check", "in/k.cpp"}), kClean);
  setenv("ASSAY_FAIL_ON", "warning", 1);
  EXPECT_EQ(Run({"check", "in/k.cpp"}), kFindings);
  EXPECT_EQ(Run({"check", "in/k.cpp", "--fail-on", "error"}), kClean);
  unsetenv("ASSAY_FAIL_ON");
  Write("in/assay.toml", "fail-on = \"note\"\n");
  EXPECT_EQ(Run({"check", "in/k.cpp"}), kFindings);
  Write("in/assay.toml", "extend = \"../assay.toml\"\njobs = 2\n");
  EXPECT_EQ(Run({"check", "in/k.cpp"}), kClean);
  EXPECT_EQ(Run({"check", "in/k.cpp", "--config", "missing.toml"}), kUsage);
  Write("in/assay.toml", "fail-one = \"note\"\n");
  EXPECT_EQ(Run({"check", "in/k.cpp"}), kUsage);
  EXPECT_NE(err_.find("in/assay.toml:1: no key is called `fail-one`; did you mean `fail-on`?"), std::string::npos)
      << err_;
  EXPECT_EQ(Run({"check", "in/k.cpp", "--no-config"}), kClean);
  Write("in/assay.toml", "extend = \"assay.toml\"\n");
  EXPECT_EQ(Run({"check", "in/k.cpp"}), kUsage);
  EXPECT_NE(err_.find("files extend one another"), std::string::npos) << err_;
}

TEST_F(Cli, ConfigPrintsValuesAndWhereTheyComeFrom) {
  Write("assay.toml",
        "# ours\nchip = \"ascend310p\"\n[[paths]]\nmatch = [\"old/*\"]\nchip = \"ascend910b\"\nignore = [\"test\"]\n");
  EXPECT_EQ(Run({"config", "new/k.cpp"}), kClean) << err_;
  EXPECT_NE(out_.find("chip = \"ascend310p\""), std::string::npos) << out_;
  EXPECT_NE(out_.find("# assay.toml:2"), std::string::npos) << out_;
  EXPECT_NE(out_.find("# default"), std::string::npos) << out_;
  EXPECT_EQ(Run({"config", "old/k.cpp", "--json"}), kClean) << err_;
  const auto document = nlohmann::json::parse(out_);
  EXPECT_EQ(document["settings"]["chip"]["value"], "ascend910b");
  EXPECT_EQ(document["settings"]["chip"]["origin"], "assay.toml:5");
  EXPECT_EQ(document["rules"]["test/error"]["why"], "ignored by assay.toml:6");
  Write("assay.toml", "chip = \"ascend910x\"\n");
  EXPECT_EQ(Run({"config"}), kUsage);
  EXPECT_NE(err_.find("did you mean `ascend910b`"), std::string::npos) << err_;
}

TEST_F(Cli, SectionsHoldForTheirPathsAlone) {
  Write("assay.toml",
        "[[paths]]\nmatch = [\"old/**\"]\nignore = [\"test/error\"]\n[paths.severity]\n\"test/warning\" = \"note\"\n");
  Write("old/a.cpp", "error warning");
  Write("new/b.cpp", "error warning");
  EXPECT_EQ(Run({"check", "old", "new", "--format", "jsonl"}), kFindings) << err_;
  std::istringstream lines(out_);
  std::string line;
  std::getline(lines, line);
  const auto old = nlohmann::json::parse(line);
  ASSERT_EQ(old["findings"].size(), 1u);
  EXPECT_EQ(old["findings"][0]["severity"], "note");
  EXPECT_EQ(old["suppressed"][0]["by"], "configuration");
  std::getline(lines, line);
  EXPECT_EQ(nlohmann::json::parse(line)["findings"].size(), 2u);
  EXPECT_EQ(Run({"check", "old/a.cpp", "--select", "test/error"}), kFindings) << "a flag wins over the file";
  EXPECT_EQ(Run({"check", "old/a.cpp", "--ignore", "test/warning"}), kFindings);
  EXPECT_EQ(Run({"check", "new/b.cpp", "--severity", "test=off"}), kClean);
  EXPECT_EQ(Run({"check", "new/b.cpp", "--severity", "test=fatal"}), kUsage);
  EXPECT_EQ(Run({"check", "new/b.cpp", "--ignore", "tests"}), kUsage);
}

TEST_F(Cli, ASectionSetsTheLevelOfItsPaths) {
  Write("assay.toml", "[[paths]]\nmatch = [\"draft/**\"]\nlevel = \"lint\"\n");
  Write("draft/a.cpp", "ok");
  Write("done/b.cpp", "ok");
  EXPECT_EQ(Run({"check", "draft", "done", "--time", "--format", "jsonl"}), kClean) << err_;
  std::istringstream lines(out_);
  std::string line;
  std::getline(lines, line);
  EXPECT_EQ(nlohmann::json::parse(line)["undecided"][0]["why"], "lint");
  std::getline(lines, line);
  EXPECT_TRUE(nlohmann::json::parse(line)["undecided"].empty()) << line;
  EXPECT_EQ(Run({"check", "draft", "--level", "full", "--format", "jsonl"}), kClean);
  EXPECT_TRUE(nlohmann::json::parse(out_)["undecided"].empty()) << "a flag wins over the section: " << out_;
  ASSERT_EQ(Run({"config", "draft/a.cpp"}), kClean);
  EXPECT_NE(out_.find("level = \"lint\"               # assay.toml:3"), std::string::npos) << out_;
}

TEST_F(Cli, FixHeedsTheChoiceOfRulesAndComments) {
  Write("k.cpp", "error fixable");
  Write("known.cpp", "// assay: ignore[test/error] known\nerror fixable");
  EXPECT_EQ(Run({"fix", "k.cpp"}), kClean);
  EXPECT_NE(out_.find("+fine fixable"), std::string::npos) << out_;
  for (const std::vector<std::string>& words : {std::vector<std::string>{"fix", "k.cpp", "--ignore", "test/error"},
                                                {"fix", "k.cpp", "--select", "test/note"},
                                                {"fix", "known.cpp"}}) {
    EXPECT_EQ(Run(words), kClean) << err_;
    EXPECT_EQ(out_, "") << words.back();
    EXPECT_NE(err_.find("nothing to fix"), std::string::npos) << err_;
  }
  EXPECT_EQ(Run({"fix", "known.cpp", "--no-suppress"}), kClean);
  EXPECT_NE(out_, "");
  EXPECT_EQ(Run({"fix", "k.cpp", "--ignore", "test/eror"}), kUsage);
  Write("assay.toml", "ignore = [\"test\"]\n");
  EXPECT_EQ(Run({"fix", "k.cpp"}), kClean);
  EXPECT_EQ(out_, "");
}

TEST_F(Cli, RewardsAreNotConfigured) {
  Write("assay.toml", "ignore = [\"test\"]\nchip = \"no such chip\"\n");
  Write("k.cpp", "error");
  EXPECT_EQ(Run({"reward", "k.cpp"}), kClean) << err_;
  EXPECT_LT(nlohmann::json::parse(out_)["reward"].get<double>(), 1.0) << out_;
}

TEST_F(Cli, SuppressionsForABlockAFileAndSeveralRules) {
  Write("a.cpp", "// assay: ignore-begin[test/error] known\nerror\n// assay: ignore-end[test/error]\nwarning\n");
  EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "warning"}), kFindings);
  EXPECT_EQ(out_.find("[test/error]"), std::string::npos) << out_;
  EXPECT_NE(out_.find("warning[test/warning]"), std::string::npos) << out_;
  Write("a.cpp", "// assay: ignore-begin[test/error] known\n// assay: ignore-end[test/error]\nerror\n");
  EXPECT_EQ(Run({"check", "a.cpp"}), kFindings);
  EXPECT_NE(out_.find("suppression/unused"), std::string::npos) << out_;
  Write("a.cpp", "\nerror warning\n// assay: ignore-file[test/error, test/warning] known\n");
  EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "note"}), kClean) << out_;
  EXPECT_EQ(Run({"check", "a.cpp", "--no-suppress"}), kFindings);
}

TEST_F(Cli, SuppressionsThatAreNoneAreTold) {
  const auto told = [&](const std::string& comment, const std::string& what) {
    Write("a.cpp", comment + "\n");
    EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "note"}), kFindings) << comment;
    EXPECT_NE(out_.find(what), std::string::npos) << comment << "\n" << out_;
  };
  told("// assay: ingore[test/error] x",
       "suppression/malformed] `ingore` is not a suppression; did you mean `ignore`?");
  told("// assay: ignore", "suppression/malformed] `ignore` names the rules");
  told("// assay: ignore[] x", "suppression/malformed] `ignore` names the rules");
  told("// assay: ignore-begin[test/error] x", "suppression/malformed] the block of `test/error` is not closed");
  told("// assay: ignore-end[test/error]", "suppression/malformed] no block of `test/error` is open here");
  told("// assay: ignore[test/eror] x", "suppression/unknown-rule");
  Write("a.cpp", "// assay: see the manual\n// about assay: a tool\n");
  EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "note"}), kClean) << out_;
  Write("a.cpp", "error  // assay: ignore[test/error]\n");
  EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "warning"}), kClean) << out_;
  EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "warning", "--suppression-reasons"}), kFindings);
  EXPECT_NE(out_.find("suppression/missing-reason"), std::string::npos) << out_;
}

TEST_F(Cli, ABaselineHidesWhatIsKnownAndTellsWhatIsGone) {
  Write("a.cpp", "error\n");
  Write("b.cpp", "warning\n");
  EXPECT_EQ(Run({"baseline", "write", "a.cpp", "b.cpp"}), kClean) << err_;
  EXPECT_NE(out_.find("assay-baseline.json: 2 findings of 2 inputs"), std::string::npos) << out_;
  EXPECT_EQ(Run({"baseline", "show"}), kClean);
  EXPECT_NE(out_.find("a.cpp: [test/error] found `error`"), std::string::npos) << out_;
  // Lines move: it is recognised all the same.
  Write("a.cpp", "\n\n  error\n");
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp", "--baseline", "assay-baseline.json", "--fail-on", "note"}), kClean) << out_;
  EXPECT_NE(out_.find("2 findings suppressed"), std::string::npos) << out_;
  EXPECT_EQ(err_, "");
  Write("b.cpp", "error\n");
  EXPECT_EQ(Run({"check", "b.cpp", "--baseline", "assay-baseline.json"}), kFindings);
  EXPECT_NE(err_.find("stale: b.cpp [test/warning]"), std::string::npos) << err_;
  EXPECT_EQ(err_.find("stale: a.cpp"), std::string::npos) << err_;
  Write("bad.json", "{\"findings\": [{}]}");
  EXPECT_EQ(Run({"check", "b.cpp", "--baseline", "bad.json"}), kUsage);
  EXPECT_EQ(Run({"check", "b.cpp", "--baseline", "none.json"}), kUsage);
  EXPECT_EQ(Run({"baseline", "write"}), kUsage);
}

TEST_F(Cli, SinceShowsWhatChanged) {
  const auto git = [](const std::string& words) {
    return std::system(("git -c user.name=t -c user.email=t@t " + words + " >/dev/null 2>&1").c_str());
  };
  ASSERT_EQ(git("init -q"), 0);
  Write("a.cpp", "error\nx\nx\n");
  Write("b.cpp", "error\n");
  ASSERT_EQ(git("add ."), 0);
  ASSERT_EQ(git("commit -q -m x"), 0);
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp", "--since", "HEAD"}), kClean) << out_ << err_;
  Write("a.cpp", "error\nx\nwarning\n");
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp", "--since", "HEAD", "--fail-on", "warning"}), kFindings) << err_;
  EXPECT_EQ(out_.find("[test/error]"), std::string::npos) << out_;
  EXPECT_NE(out_.find("[test/warning]"), std::string::npos) << out_;
  EXPECT_NE(err_.find("1 input not judged"), std::string::npos) << err_;
  Write("new.cpp", "error\n");
  EXPECT_EQ(Run({"check", "new.cpp", "--since", "HEAD"}), kFindings);
  EXPECT_EQ(Run({"check", "new.cpp", "--since", "no-such-commit"}), kUsage);
  EXPECT_EQ(Run({"check", "new.cpp", "--since=--output=x"}), kUsage);
  fs::remove_all(".git");
}

}  // namespace
}  // namespace assay
