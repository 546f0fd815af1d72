// The command line: arguments, output, exit codes.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <regex>

#include <sstream>

#include "tests/unit/driver/cli-fixture.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::Cli;

TEST_F(Cli, ExitCodes) {
  Write("clean.cpp", "ok");
  Write("error.cpp", "an error");
  Write("warn.cpp", "a warning");
  Write("crash.cpp", "crash");
  EXPECT_EQ(Run({"check", "clean.cpp"}), kClean);
  EXPECT_EQ(Run({"check", "clean.cpp", "error.cpp"}), kFindings);
  EXPECT_EQ(Run({"check", "warn.cpp"}), kClean);
  EXPECT_EQ(Run({"check", "warn.cpp", "--fail-on", "warning"}), kFindings);
  EXPECT_EQ(Run({"check", "error.cpp", "--fail-on=never"}), kClean);
  EXPECT_EQ(Run({"check", "crash.cpp"}), kNotAnalysed);
  EXPECT_EQ(Run({"check", "crash.cpp", "error.cpp"}), kFindings);
  EXPECT_EQ(Run({"check", "absent.cpp"}), kUsage);
  EXPECT_EQ(Run({"check"}), kUsage);
  EXPECT_EQ(Run({}), kUsage);
  EXPECT_EQ(Run({"--version"}), kClean);
  EXPECT_EQ(out_.find("assay 0."), 0u) << out_;
  EXPECT_EQ(Run({"--help"}), kClean);
}

TEST_F(Cli, ConciseTextOfSeveralInputs) {
  Write("a.cpp", "x\n  error");
  Write("b.cpp", "undecided");
  fs::create_symlink("nowhere", "absent.cpp");
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp", "absent.cpp"}), kFindings);
  EXPECT_EQ(out_,
            "a.cpp:2:3: error[test/error] found `error`\n"
            "a.cpp: builds yes, runs skipped, values skipped, proved skipped\n"
            "b.cpp: builds yes, runs skipped, values skipped, proved skipped\n"
            "absent.cpp: not analysed: cannot open `absent.cpp`\n"
            "absent.cpp: builds undecided, runs skipped, values skipped, proved skipped\n"
            "1 finding in 3 inputs (1 error); 1 check undecided: --show-undecided; 1 input not analysed to the end\n");
  EXPECT_EQ(err_, "");
}

TEST_F(Cli, FindingsBeforeACrashSurvive) {
  Write("a.cpp", "error crash");
  Write("b.cpp", "error hang");
  EXPECT_EQ(Run({"check", "--timeout", "3", "a.cpp", "b.cpp"}), kFindings);
  EXPECT_EQ(out_,
            "a.cpp:1:1: error[test/error] found `error`\n"
            "a.cpp: builds undecided, runs skipped, values skipped, proved skipped\n"
            "a.cpp: not analysed: analysis worker crashed: SIGABRT while running `k`\n"
            "b.cpp:1:1: error[test/error] found `error`\n"
            "b.cpp: builds undecided, runs skipped, values skipped, proved skipped\n"
            "b.cpp: not analysed: analysis worker stopped: time limit of 3 s while running `k`\n"
            "2 findings in 2 inputs (2 errors); 2 inputs not analysed to the end\n");
}

// Without the time for reading.
std::string Untimed(const std::string& lines) {
  static const std::regex kTimes(R"re("timing_ms":\{[^}]*\})re");
  return std::regex_replace(lines, kTimes, "\"timing_ms\":{}");
}

TEST_F(Cli, JsonlIsTheSameForAnyNumberOfJobs) {
  std::vector<std::string> arguments = {"check", "--format", "jsonl"};
  for (int i = 0; i < 30; ++i) {
    const std::string path = "f" + std::to_string(i) + ".cpp";
    Write(path, i % 7 == 3 ? "error crash" : i % 5 == 1 ? "warning" : "note");
    arguments.push_back(path);
  }
  arguments.push_back("-j1");
  EXPECT_EQ(Run(arguments), kFindings);
  const std::string one = out_;
  arguments.back() = "-j4";
  EXPECT_EQ(Run(arguments), kFindings);
  EXPECT_EQ(Untimed(out_), Untimed(one));
  std::istringstream lines(one);
  std::string line;
  testing::Schema schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/report.schema.json");
  int count = 0;
  while (std::getline(lines, line)) {
    const json document = json::parse(line, nullptr, false);
    EXPECT_EQ(schema.Check(document), std::vector<std::string>{});
    EXPECT_EQ(document["path"], "f" + std::to_string(count++) + ".cpp");
  }
  EXPECT_EQ(count, 30);
}

TEST_F(Cli, ShardsInTheirOrderAreTheWhole) {
  std::vector<std::string> arguments = {"check", "--format", "jsonl"};
  for (int i = 0; i < 7; ++i) {
    arguments.push_back("k" + std::to_string(i) + ".cpp");
    Write(arguments.back(), i % 3 == 0 ? "error" : "fine");
  }
  Run(arguments);
  const std::string whole = out_;
  for (const int of : {1, 2, 3, 9}) {
    std::string parts;
    for (int i = 1; i <= of; ++i) {
      std::vector<std::string> shard = arguments;
      shard.insert(shard.end(), {"--shard", std::to_string(i) + "/" + std::to_string(of)});
      Run(shard);
      parts += out_;
    }
    EXPECT_EQ(Untimed(parts), Untimed(whole)) << of;
  }
  for (const std::string wrong : {"0/2", "3/2", "1", "1/0", "a/2", "1/2x", "-1/2"}) {
    EXPECT_EQ(Run({"check", "k0.cpp", "--shard", wrong}), kUsage);
    EXPECT_NE(err_.find("`" + wrong + "` is not I/N, with I from 1 to N"), std::string::npos) << err_;
  }
}

TEST_F(Cli, JsonOfOneAndOfSeveral) {
  Write("a.cpp", "error");
  Run({"check", "--format=json", "a.cpp"});
  EXPECT_EQ(json::parse(out_)["findings"][0]["rule"], "test/error");
  Run({"check", "--format=json", "a.cpp", "a.cpp"});
  EXPECT_EQ(json::parse(out_).size(), 2u);
  EXPECT_EQ(Run({"check", "--format=json", "a.cpp", "-o", "report.json"}), kFindings);
  EXPECT_EQ(out_, "");
  EXPECT_EQ(json::parse(std::ifstream("report.json"))["path"], "a.cpp");
  EXPECT_EQ(Run({"check", "a.cpp", "-o", "none/report.json"}), kUsage);
}

TEST_F(Cli, FoldersIncludeTheirSubfolders) {
  Write("in/b/op_kernel/k.cpp", "x");
  Write("in/b/op_host/h.cpp", "x");
  Write("in/c.txt", "x");
  Write("in/a/z.cpp", "x");
  Write("in/a/.hidden", "x");
  Write("in/a/shapes.json", "{}");
  Write("in/.git/config", "x");
  fs::create_directory_symlink("..", "in/a/loop");
  Run({"check", "--format=jsonl", "in"});
  std::vector<std::string> paths;
  std::istringstream lines(out_);
  for (std::string line; std::getline(lines, line);) paths.push_back(json::parse(line)["path"]);
  EXPECT_EQ(paths, (std::vector<std::string>{"in/a/z.cpp", "in/b", "in/c.txt"}));
}

TEST_F(Cli, WrongUsageSaysWhatWasMeant) {
  EXPECT_EQ(Run({"explain", "test/eror"}), kUsage);
  EXPECT_EQ(err_, "error: no rule is called `test/eror`; did you mean `test/error`\n");
  EXPECT_EQ(Run({"explain", "zzzzzzzzzzzz"}), kUsage);
  EXPECT_EQ(err_, "error: no rule is called `zzzzzzzzzzzz`; `assay rules` lists them\n");
  EXPECT_EQ(Run({"check", "a.cpp", "--fromat=json"}), kUsage);
  EXPECT_NE(err_.find("did you mean `--format`"), std::string::npos) << err_;
  EXPECT_EQ(Run({"chek", "a.cpp"}), kUsage);
  EXPECT_NE(err_.find("did you mean `check`"), std::string::npos) << err_;
  EXPECT_EQ(Run({"check", "a.cpp", "--format=xml"}), kUsage);
  EXPECT_EQ(Run({"check", "a.cpp", "-j", "-3"}), kUsage);
  Write("a.cpp", "ok");
  EXPECT_EQ(Run({"check", "a.cpp", "--soc", "ascend901b"}), kUsage);
  EXPECT_EQ(err_,
            "error: no chip is called `ascend901b`; did you mean `ascend910b`; known are ascend910b, ascend310p\n");
  Write("a.cpp", "ok");
  EXPECT_EQ(Run({"check", "a.cpp", "--soc", "Ascend310P"}), kClean);
}

TEST_F(Cli, ProfileOptions) {
  Write("a.cpp", "ok");
  const auto profile = [&](std::vector<std::string> options) {
    options.insert(options.begin(), {"check", "a.cpp", "--format", "json"});
    EXPECT_EQ(Run(std::move(options)), kClean) << err_;
    return json::parse(out_)["profile"];
  };
  EXPECT_EQ(profile({}), (json{{"cann", "8.x"}, {"soc", "ascend910b"}}));
  EXPECT_EQ(profile({"--cann", "9.1", "--soc", "Ascend310P"}), (json{{"cann", "9.1"}, {"soc", "ascend310p"}}));
  for (const char* command : {"check", "fix"}) {
    EXPECT_EQ(Run({command, "a.cpp", "--cann", "9.2"}), kUsage);
    EXPECT_EQ(err_, "error: no release is called `9.2`; did you mean `9.1`; known are 8.x, 9.1\n");
  }
  EXPECT_EQ(Run({"mine", "a.cpp", "-o", "out", "--cann", "eight"}), kUsage);
  EXPECT_EQ(err_, "error: no release is called `eight`; known are 8.x, 9.1\n");
  EXPECT_EQ(Run({"check", "--help"}), kClean);
  EXPECT_NE(out_.find("--cann"), std::string::npos);
}

TEST_F(Cli, RulesAndTheirPages) {
  EXPECT_EQ(Run({"explain", "test/error"}), kClean);
  EXPECT_EQ(out_, "# test/error\n");
  EXPECT_EQ(Run({"rules", "--json"}), kClean);
  const json document = json::parse(out_);
  testing::Schema schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/rules.schema.json");
  EXPECT_EQ(schema.Check(document), std::vector<std::string>{});
  EXPECT_EQ(document["rules"].size(), 7u);
  EXPECT_EQ(document["rules"][0]["name"], "suppression/malformed");
  EXPECT_EQ(Run({"explain", "suppression/unused", "--json"}), kClean);
  EXPECT_NE(json::parse(out_)["page"].get<std::string>().find("## Why it is wrong"), std::string::npos);
  services_.api_page = [](const std::string& name, const std::string& dialect) {
    return name == "Add" && dialect.empty() ? "adds two tensors\n" : "";
  };
  EXPECT_EQ(Run({"explain", "Add"}), kClean);
  EXPECT_EQ(out_, "adds two tensors\n");
  // A family is its rules; letters of any size find a rule.
  EXPECT_EQ(Run({"explain", "suppression"}), kClean);
  EXPECT_NE(out_.find("suppression/unused "), std::string::npos) << out_;
  EXPECT_EQ(out_.find("test/"), std::string::npos) << out_;
  EXPECT_EQ(Run({"explain", "Test", "--json"}), kClean);
  EXPECT_EQ(json::parse(out_)["rules"].size(), 3u);
  EXPECT_EQ(Run({"explain", "TEST/Error"}), kClean);
  EXPECT_EQ(out_, "# test/error\n");
  EXPECT_EQ(err_, "note: the rule is called `test/error`\n");
  EXPECT_EQ(Run({"explain", "Subtract"}), kUsage);
  EXPECT_NE(err_.find("no rule is called `Subtract`"), std::string::npos) << err_;
}

TEST_F(Cli, PagesAreShownWithoutTheMarksOfTheirTests) {
  services_.rules = [] {
    const std::string page =
        "# a/b: x\n\nSay `// error: [a/b]`.\n\n```cpp bad prelude=x\n}  // error: [a/b] @outside\n"
        "f();  // error: [a/b] // label: set here\ng();  // label: taken // note: [c/d]\nh();  // plain: [a]\n```\n";
    return std::vector<RuleEntry>{{"a/b", "any", page, {}}};
  };
  EXPECT_EQ(Run({"explain", "a/b"}), kClean);
  EXPECT_EQ(out_,
            "# a/b: x\n\nSay `// error: [a/b]`.\n\n```cpp\n}\nf();  // <- error, set here\n"
            "g();  // <- taken, note [c/d]\nh();  // plain: [a]\n```\n");
}

TEST_F(Cli, SuppressionsInProjectFiles) {
  Write("same.cpp", "error(); // assay: ignore[test/error] known\n");
  EXPECT_EQ(Run({"check", "same.cpp"}), kClean);
  EXPECT_NE(out_.find("no findings; 1 finding suppressed"), std::string::npos) << out_;
  EXPECT_EQ(Run({"check", "--no-suppress", "same.cpp"}), kFindings);
  Write("before.cpp", "  // assay: ignore[test/error] known\n  error();\n");
  EXPECT_EQ(Run({"check", "before.cpp"}), kClean);
  Write("far.cpp", "x(); // assay: ignore[test/error] wrong line\n  error();\n");
  EXPECT_EQ(Run({"check", "far.cpp"}), kFindings);
  EXPECT_NE(out_.find("note[suppression/unused]"), std::string::npos) << out_;
  Write("other.cpp", "// assay: ignore[test/warnin] x\n error();\n");
  EXPECT_EQ(Run({"check", "other.cpp"}), kFindings);
  EXPECT_NE(out_.find("no rule is called `test/warnin`; did you mean `test/warning`"), std::string::npos) << out_;
  Write("undecided.cpp", "// assay: ignore[test/error] x\n undecided();\n");
  EXPECT_EQ(Run({"check", "--level=lint", "undecided.cpp"}), kClean);
  EXPECT_EQ(out_.find("suppression/unused"), std::string::npos) << out_;
}

// A comment accepts a finding, but not code that does not build.
TEST_F(Cli, ASuppressedBuildErrorDecidesTheExitCode) {
  Write("a.cpp", "error(); // assay: ignore[test/error] known, no build\n");
  EXPECT_EQ(Run({"check", "a.cpp"}), kFindings);
  EXPECT_NE(out_.find("a.cpp:1:1: suppressed error[test/error] found `error` (breaks the build all the same; reason "
                      "given: known, no build)\n"),
            std::string::npos)
      << out_;
  EXPECT_NE(out_.find("no findings; 1 finding suppressed, 1 of them breaks the build\n"), std::string::npos) << out_;
  EXPECT_EQ(Run({"check", "a.cpp", "--fail-on", "never"}), kClean);
  EXPECT_EQ(Run({"check", "a.cpp", "--format", "json"}), kFindings);
  const json document = json::parse(out_);
  EXPECT_EQ(document["verdict"]["builds"], "no");
  EXPECT_EQ(document["findings"].size(), 0u);
  ASSERT_EQ(document["suppressed"].size(), 1u);
  EXPECT_EQ(document["suppressed"][0]["rule"], "test/error");
  EXPECT_EQ(document["suppressed"][0]["reason"], "known, no build");
  testing::Schema schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/report.schema.json");
  EXPECT_EQ(schema.Check(document), std::vector<std::string>{});
}

// A check that was requested and not reached is open, not skipped.
TEST_F(Cli, ATimeLimitLeavesTheRunUndecided) {
  services_.read_contract = [](const std::string&) { return ContractResult{Contract{}, ""}; };
  Write("a.cpp", "stall");
  Write("c.json", "{}");
  EXPECT_EQ(Run({"check", "a.cpp", "--timeout", "0.3", "--contract", "c.json"}), kNotAnalysed);
  EXPECT_NE(out_.find("a.cpp: builds undecided, runs undecided, values undecided, proved skipped\n"), std::string::npos)
      << out_;
  EXPECT_EQ(Run({"check", "a.cpp", "--timeout", "0.3"}), kNotAnalysed);
  EXPECT_NE(out_.find("a.cpp: builds undecided, runs skipped, values skipped, proved skipped\n"), std::string::npos)
      << out_;
}

TEST_F(Cli, ABuildThatIsNotDecidedIsNotClean) {
  Write("a.cpp", "who knows");
  EXPECT_EQ(Run({"check", "a.cpp"}), kNotAnalysed);
  Write("b.cpp", "error who knows");
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp"}), kFindings);
}

TEST_F(Cli, AReplyCannotSuppress) {
  Write("reply.txt", "error(); // assay: ignore[test/error] trust me\n");
  EXPECT_EQ(Run({"check", "reply.txt"}), kFindings);
}

TEST_F(Cli, ColourAndFormatChoices) {
  Write("a.cpp", "error");
  Run({"check", "a.cpp", "--color=always"});
  EXPECT_NE(out_.find("\x1b[1;31m"), std::string::npos);
  Run({"check", "a.cpp"});
  EXPECT_EQ(out_.find('\x1b'), std::string::npos);
  Run({"check", "a.cpp", "--format=full"});
  EXPECT_NE(out_.find("1 | error\n  | ^^^^^\n"), std::string::npos) << out_;
}

}  // namespace
}  // namespace assay
