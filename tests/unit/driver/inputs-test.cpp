// Which files of a folder are judged, and that nothing is skipped silently.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "driver/inputs.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::Cli;
namespace fs = std::filesystem;

TEST(Globs, StayWithinANameUnlessDoubled) {
  EXPECT_TRUE(MatchesGlob("*.txt", "a.txt"));
  EXPECT_FALSE(MatchesGlob("*.txt", "b/a.txt"));
  EXPECT_TRUE(MatchesGlob("b/*.txt", "b/a.txt"));
  EXPECT_TRUE(MatchesGlob("**/*.txt", "a.txt"));
  EXPECT_TRUE(MatchesGlob("**/*.txt", "c/b/a.txt"));
  EXPECT_TRUE(MatchesGlob("c/**/a.txt", "c/a.txt"));
  EXPECT_TRUE(MatchesGlob("c/**", "c/b/a.txt"));
  EXPECT_FALSE(MatchesGlob("**/a.txt", "c/ba.txt"));
  EXPECT_TRUE(MatchesGlob("k?.cpp", "k1.cpp"));
  EXPECT_FALSE(MatchesGlob("k?.cpp", "k12.cpp"));
  EXPECT_FALSE(MatchesGlob("a?b", "a/b"));
  EXPECT_TRUE(MatchesGlob("a*b*c", "abbbc"));
  EXPECT_FALSE(MatchesGlob("", "a"));
  EXPECT_FALSE(MatchesGlob("*a*a*a*a*a*a*a*a*b", std::string(2000, 'a')));
}

class Folders : public Cli {
 protected:
  std::vector<std::string> Judged(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), {"check", "--format=jsonl"});
    code_ = Run(std::move(arguments));
    std::vector<std::string> paths;
    std::istringstream lines(out_);
    for (std::string line; std::getline(lines, line);) paths.push_back(json::parse(line)["path"]);
    return paths;
  }
  int code_ = 0;
  using Paths = std::vector<std::string>;
};

TEST_F(Folders, HoldFilesThatAreNoInputs) {
  for (const char* path :
       {"in/README.md", "in/README_en.md", "in/CMakeLists.txt", "in/run.log", "in/LICENSE", "in/b.so",
        "in/requirements.txt", "in/build.sh", "in/shapes.json", "in/src/notes.md", "in/src/k.h"})
    Write(path, "x");
  Write("in/relu.py", "class Model: pass\ndef get_inputs(): return []\n");
  Write("in/reply.py", "class ModelNew: pass\n");
  Write("in/src/k.cpp", "x");
  Write("in/answer", "x");
  Write("in/answer.md", "I cannot do that.");
  EXPECT_EQ(Judged({"in"}), (Paths{"in/answer", "in/answer.md", "in/reply.py", "in/src/k.cpp"}));
  EXPECT_EQ(Run({"check", "in", "--verbose", "--summary", "summary.json"}), kClean);
  EXPECT_NE(err_.find("in/relu.py: not judged: a Python file without a kernel\n"), std::string::npos) << err_;
  EXPECT_NE(err_.find("in/src/k.h: not judged: a header, read with the files that include it\n"), std::string::npos);
  EXPECT_NE(out_.find("; 12 files not judged: --verbose\n"), std::string::npos) << out_;
  const json summary = json::parse(std::ifstream("summary.json"));
  EXPECT_EQ(summary["inputs"], 4);
  EXPECT_EQ(summary["skipped"].size(), 12u);
  EXPECT_EQ(summary["skipped"][0], (json{{"path", "in/CMakeLists.txt"}, {"why", "a file of the build"}}));
  // What is named itself is judged, whatever it is, unless its name says that it is none.
  EXPECT_EQ(Judged({"in/run.log"}), Paths{"in/run.log"});
  EXPECT_EQ(code_, kClean);
  Write("in/README.md", "What `__global__` means.");
  for (const char* path : {"in/answer.md", "in/README.md", "in/reply.py", "in/absent.py"})
    EXPECT_EQ(ExpandPaths({path}, {}).inputs[0].error, "") << path;
  EXPECT_EQ(Run({"check", "in/relu.py"}), kNotAnalysed);
  EXPECT_NE(out_.find("in/relu.py: not analysed: a Python file without a kernel\n"), std::string::npos) << out_;
  EXPECT_EQ(Run({"check", "in/README_en.md", "in/reply.py"}), kNotAnalysed);
  EXPECT_NE(out_.find("in/README_en.md: not analysed: documentation without a kernel\n"), std::string::npos) << out_;
  EXPECT_EQ(Run({"check", "in/README_en.md", "--include", "*.md"}), kClean) << out_;
}

TEST_F(Folders, AreChosenFrom) {
  for (const char* path : {"in/a.txt", "in/b.cpp", "in/old/c.txt", "in/run.log", "in/sub/d.txt"}) Write(path, "x");
  EXPECT_EQ(Judged({"in", "--include", "*.txt"}), (Paths{"in/a.txt", "in/old/c.txt", "in/sub/d.txt"}));
  EXPECT_EQ(Judged({"in", "--exclude", "old", "--exclude", "b.*"}), (Paths{"in/a.txt", "in/sub/d.txt"}));
  EXPECT_EQ(Judged({"in", "--include", "sub/**", "--include", "*.log"}), (Paths{"in/run.log", "in/sub/d.txt"}));
  EXPECT_EQ(Judged({"in", "--include", "*.txt", "--exclude", "**/c.txt"}), (Paths{"in/a.txt", "in/sub/d.txt"}));
}

TEST_F(Folders, WithoutAnInputAreAnError) {
  fs::create_directories("empty");
  Write("in/run.log", "x");
  EXPECT_EQ(Judged({"empty"}), Paths{"empty"});
  EXPECT_EQ(code_, kNotAnalysed);
  EXPECT_EQ(json::parse(out_)["errors"][0]["what"], "the folder holds no file");
  EXPECT_EQ(Run({"check", "in"}), kNotAnalysed);
  EXPECT_NE(out_.find("in: not analysed: the folder holds no input; 1 file was left out: --verbose lists it\n"),
            std::string::npos)
      << out_;
  Write("a.cpp", "ok");
  EXPECT_EQ(Run({"check", "a.cpp", "empty"}), kNotAnalysed);
  EXPECT_EQ(Run({"fix", "empty"}), kNotAnalysed);
  EXPECT_EQ(Run({"mine", "empty", "-o", "out"}), kNotAnalysed);
}

TEST_F(Folders, ThatAreClosedAreAnError) {
  if (geteuid() == 0) GTEST_SKIP() << "no folder is closed to root";
  Write("in/a.cpp", "ok");
  fs::permissions("in", fs::perms::none);
  EXPECT_EQ(Run({"check", "in"}), kNotAnalysed);
  EXPECT_NE(out_.find("in: not analysed: the folder cannot be read: Permission denied"), std::string::npos) << out_;
  fs::permissions("in", fs::perms::owner_all);
}

// The form of the output depends on the command line, not on the number of inputs.
TEST_F(Folders, AreAnArrayInJson) {
  Write("in/a.cpp", "ok");
  Write("op/op_kernel/k.cpp", "ok");
  Run({"check", "--format=json", "in"});
  EXPECT_EQ(json::parse(out_).size(), 1u);
  EXPECT_TRUE(json::parse(out_).is_array()) << out_;
  Run({"check", "--format=json", "in/a.cpp"});
  EXPECT_TRUE(json::parse(out_).is_object()) << out_;
  Run({"check", "--format=json", "op"});
  EXPECT_TRUE(json::parse(out_).is_object()) << out_;
  fs::create_directories("empty");
  Run({"check", "--format=json", "empty"});
  EXPECT_TRUE(json::parse(out_).is_array()) << out_;
}

}  // namespace
}  // namespace assay
