// Usage errors are explained and end with exit code 2; they are never a verdict on an input.
#include <gtest/gtest.h>

#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using testing::Cli;
namespace fs = std::filesystem;

class Usage : public Cli {
 protected:
  void SetUp() override {
    Cli::SetUp();
    Write("a.cpp", "ok");
    services_.read_task = [](const std::string& path) -> TaskReading {
      if (path != "task") return {nullptr, "`" + path + "` is no benchmark's module"};
      auto task = std::make_shared<harness::BenchmarkTask>();
      task->cases.resize(2);
      return {task, ""};
    };
  }
  void Refused(std::vector<std::string> arguments, const std::string& words) {
    const std::string what = ::testing::PrintToString(arguments);
    EXPECT_EQ(Run(std::move(arguments)), kUsage) << what;
    EXPECT_EQ(err_, "error: " + words + "\n") << what;
    EXPECT_EQ(out_, "") << what;
  }
};

TEST_F(Usage, OfMacros) {
  Refused({"check", "a.cpp", "-D", "1A=3"}, "-D `1A=3`: `1A` is not a macro name; give NAME or NAME=VALUE");
  Refused({"check", "a.cpp", "-D", "A B"}, "-D `A B`: `A B` is not a macro name; give NAME or NAME=VALUE");
  Refused({"check", "a.cpp", "-D", ""}, "-D is empty; give NAME or NAME=VALUE");
  Refused({"prove", "a.cpp", "-D", "A\nB"}, "-D `A\nB`: `A\nB` is not a macro name; give NAME or NAME=VALUE");
  EXPECT_EQ(Run({"check", "a.cpp", "-D", "A", "-D", "B=1 + 2", "-D", "F(x)=x", "-D", "_C="}), kClean) << err_;
}

TEST_F(Usage, OfPaths) {
  Refused({"check", "a.cpp", "absent.cpp"}, "`absent.cpp` does not exist");
  for (const char* command : {"fix", "simulate", "prove", "contract"})
    Refused({command, "absent.cpp"}, "`absent.cpp` does not exist");
  Refused({"check", ""}, "a PATH is empty");
  Refused({"check", "a.cpp", "--stdin-filename", "k.cpp"},
          "--stdin-filename names standard input, which is read where PATH is `-`");
  fs::create_directories("headers");
  Refused({"check", "a.cpp", "--include", "headers"},
          "--include `headers` is a folder: it takes a glob of inputs; headers are looked for with -I");
}

TEST_F(Usage, OfTasks) {
  Refused({"check", "a.cpp", "--task", "g.txt"}, "`g.txt` is no benchmark's module");
  Refused({"check", "a.cpp", "--task", "task", "--case", "2"}, "--case 2: the task has 2 cases, counted from 0");
  EXPECT_EQ(Run({"check", "a.cpp", "--task", "task", "--case", "1"}), kClean) << err_;
  EXPECT_EQ(Run({"check", "a.cpp", "--task", "task", "--time"}), kClean) << err_;
  Refused({"check", "a.cpp", "--case", "1"}, "--case requires --task");
  Refused({"check", "a.cpp", "--task", "task", "--trace", "t.json"}, "--task excludes --trace");
  EXPECT_FALSE(fs::exists("t.json"));
}

TEST_F(Usage, OfWhatLintLeavesOut) {
  Refused({"check", "a.cpp", "--level", "lint", "--task", "task"}, "--task needs a run, but --level lint runs nothing");
  Refused({"check", "a.cpp", "--level", "lint", "--time"}, "--time needs a run, but --level lint runs nothing");
  Refused({"check", "a.cpp", "--level", "lint", "--trace", "t"}, "--trace needs a run, but --level lint runs nothing");
  Refused({"check", "a.cpp", "--level", "lint", "--edge-values"},
          "--edge-values needs a run, but --level lint runs nothing");
}

// An option that a command would ignore is rejected.
TEST_F(Usage, EachCommandTakesItsOwnOptions) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> foreign = {
      {"simulate", {"--level", "--task", "-j", "--cases", "--edge-values", "--exclude"}},
      {"prove", {"--level", "-j", "--edge-values", "--exclude", "--verbose"}},
      {"contract", {"--contract", "--level", "-j", "--edge-values", "--no-auto-sync", "--allow-commands"}},
      {"fix", {"--edge-values", "--time", "--trace"}},
      {"mutate", {"--level", "--edge-values"}},
      {"explain", {"--contract", "-D"}},
      {"rules", {"--contract", "-D"}},
  };
  for (const auto& [command, options] : foreign) {
    EXPECT_EQ(Run({command, "--help"}), kClean);
    for (const std::string& option : options) {
      EXPECT_EQ(out_.find("\n  " + option + " "), std::string::npos) << command << " shows " << option;
      EXPECT_EQ(Run({command, "a.cpp", option}), kUsage) << command << " takes " << option;
      EXPECT_NE(err_.find(" has no option `" + option + "`"), std::string::npos) << command << ": " << err_;
      Run({command, "--help"});
    }
    EXPECT_NE(out_.find("assay " + command), std::string::npos) << "no example of " << command;
  }
  Refused({"contract", "a.cpp", "--contract", "c.json"},
          "assay contract has no option `--contract`; assay contract --help lists its options");
  Refused({"simulate", "a.cpp", "--task", "task"},
          "assay simulate has no option `--task`; `assay contract PATH --task TASK -o contracts` writes a task's cases "
          "as contracts to simulate with");
}

TEST_F(Usage, OfCommandsAndNumbers) {
  const std::string commands =
      "check, baseline, config, reward, fix, mine, mutate, curate, contract, simulate, prove, serve, cache, lsp, mcp, "
      "explain, report-bug, rules, completions";
  EXPECT_EQ(Run({}), kUsage);
  EXPECT_EQ(out_, "");
  EXPECT_NE(err_.find("Subcommands:\n  check "), std::string::npos) << err_;
  Refused({"frob"}, "no command is called `frob`; commands are " + commands);
  Refused({"chek", "a.cpp"}, "no command is called `chek`; did you mean `check`? The commands are " + commands);
  Refused({"check", "a.cpp", "-j", "x"}, "--jobs: `x` is not a number");
  Refused({"check", "a.cpp", "-j", "1.5"}, "--jobs: `1.5` is not a whole number");
  Refused({"check", "a.cpp", "-j", "-3"}, "--jobs: -3 is not between 0 and 200");
  Refused({"check", "a.cpp", "--timeout", "0"}, "--timeout: 0 is not between 0.1 and 86400");
  Refused({"check", "a.cpp", "--timeout", "nan"}, "--timeout: nan is not between 0.1 and 86400");
}

}  // namespace
}  // namespace assay
