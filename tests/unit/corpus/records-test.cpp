// Records: hashes against the standard's vectors, both forms against their schemas, duplicates, groups, files on disk.
#include "corpus/records.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>

#include "corpus/sha256.h"
#include "corpus/tokens.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

using nlohmann::json;

std::string Kernel(const std::string& name, const std::string& body) {
  return "// doubles\nextern \"C\" __global__ __aicore__ void " + name + "(GM_ADDR x,\n    GM_ADDR y)\n{\n    " + body +
         "\n}\n";
}

// `Mule` is an error and becomes `Muls`; `Addz` is one without a fix.
Report Analyze(Project project) {
  Report report;
  const std::string& text = project.files.at(0).text;
  auto add = [&](const std::string& word, const std::string& fixed) {
    std::size_t at = text.find(word);
    if (at == std::string::npos) return;
    Finding finding;
    finding.rule = "api/unknown-name";
    finding.verdict = Verdict::kConfirmed;
    finding.evidence.text = "simulator, core 0";
    finding.message = "`" + word + "` does not exist";
    finding.primary = {0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + word.size())};
    if (!fixed.empty())
      finding.fixes.push_back({"use `" + fixed + "`", FixSafety::kSafe, {{finding.primary, fixed}}, false, {}});
    report.findings.push_back(finding);
  };
  add("Mule", "Muls");
  add("Addz", "");
  report.verdict.builds = report.findings.empty() ? KernelVerdict::Builds::kYes : KernelVerdict::Builds::kNo;
  report.project = std::move(project);
  return report;
}

RecordSet Mined(const std::vector<std::pair<std::string, std::string>>& inputs) {
  MineOptions options;
  options.rule_summary = [](std::string_view) { return "only names of the API exist"; };
  RecordSet records(options);
  for (const auto& [path, text] : inputs) {
    Report report = Analyze(LoadBytes(path, text));
    records.Mine(report, Analyze);
  }
  return records;
}

json Parsed(const std::string& line) { return json::parse(line); }

TEST(Sha256, VectorsOfTheStandard) {
  EXPECT_EQ(Sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(Sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(Sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(Sha256(std::string(1000000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Tokens, CommentsBlanksAndNames) {
  EXPECT_EQ(NormalTokens("int  a /* x */ = \"b c\"; // y\n"), "int a = \"b c\" ;");
  EXPECT_EQ(ShapeTokens("x = y + x * 8;"), ShapeTokens("aa=bb+aa*16; // other"));
  EXPECT_NE(ShapeTokens("x = y + x * 8;"), ShapeTokens("x = y + y * 8;"));
  EXPECT_EQ(CountTokens("Mul(a, 12);"), 7u);
}

TEST(Records, OneFixGivesOneOfEach) {
  RecordSet records = Mined({{"in/double.cpp", Kernel("double_custom", "Mule(y, x);")}});
  ASSERT_EQ(records.sft().size(), 1u);
  ASSERT_EQ(records.dpo().size(), 1u);
  json sft = Parsed(records.sft()[0]);
  EXPECT_EQ(sft["messages"][0]["content"],
            "Find the defect in this AscendC operator for ascend910b and correct "
            "it.\n\n`op_kernel/double_custom.cpp`:\n```cpp\n" +
                Kernel("double_custom", "Mule(y, x);") + "```");
  EXPECT_EQ(
      sft["messages"][1]["content"],
      "`op_kernel/double_custom.cpp` line 5, `Mule(y, x);`: `Mule` does not exist. Rule `api/unknown-name`: only names "
      "of the API exist. Shown by simulator, core 0. Change: use `Muls`.\n\n`op_kernel/double_custom.cpp`:\n```cpp\n" +
          Kernel("double_custom", "Muls(y, x);") + "```");
  EXPECT_EQ(sft["meta"]["group"], "double");
  EXPECT_EQ(sft["meta"]["origin"], "human");
  EXPECT_EQ(sft["meta"]["builds_after"], "yes");
  EXPECT_EQ(sft["meta"]["errors_after"], 0);
  EXPECT_EQ(sft["meta"]["difficulty"], 2);
  EXPECT_EQ(sft["meta"]["sha256"], Sha256(Kernel("double_custom", "Mule(y, x);")));
  json dpo = Parsed(records.dpo()[0]);
  EXPECT_EQ(dpo["prompt"][0]["content"],
            "Write the AscendC operator `double_custom` for ascend910b with the kernel entry `double_custom(GM_ADDR x, "
            "GM_ADDR y)`. "
            "Files: `op_kernel/double_custom.cpp`.");
  EXPECT_NE(dpo["chosen"][0]["content"].get<std::string>().find("Muls"), std::string::npos);
  EXPECT_NE(dpo["rejected"][0]["content"].get<std::string>().find("Mule"), std::string::npos);
  EXPECT_EQ(dpo["id"].get<std::string>().substr(4), sft["id"].get<std::string>().substr(4));
}

TEST(Records, NoRecordWithoutAVerifiedFix) {
  RecordSet records = Mined({{"a.cpp", Kernel("a", "Addz(y, x);")}, {"b.cpp", Kernel("b", "Muls(y, x);")}});
  EXPECT_TRUE(records.sft().empty());
  EXPECT_EQ(records.stats().inputs, 2u);
  EXPECT_EQ(records.stats().findings, 1u);
}

TEST(Records, DefectsThatRemainAreCounted) {
  RecordSet records = Mined({{"a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);")}});
  ASSERT_EQ(records.sft().size(), 1u);
  EXPECT_EQ(Parsed(records.sft()[0])["meta"]["errors_after"], 1);
  EXPECT_EQ(Parsed(records.sft()[0])["meta"]["builds_after"], "no");
}

TEST(Records, DuplicatesAndNearDuplicates) {
  std::string code = Kernel("a_custom", "Mule(y, x);");
  RecordSet records =
      Mined({{"a.cpp", code}, {"again.cpp", "// other words\n" + code}, {"b.cpp", Kernel("b_custom", "Mule(y, x);")}});
  ASSERT_EQ(records.sft().size(), 2u);
  EXPECT_EQ(records.stats().duplicates, 1u);
  EXPECT_EQ(Parsed(records.sft()[0])["meta"]["near_dup_cluster"], Parsed(records.sft()[1])["meta"]["near_dup_cluster"]);
}

TEST(Records, AttemptsAtOneTaskShareAGroup) {
  RecordSet records =
      Mined({{"a.cpp", Kernel("pool_3d_custom", "Mule(y, x);")}, {"b.cpp", Kernel("pool3d", "Mule(x, y);")}});
  ASSERT_EQ(records.sft().size(), 2u);
  EXPECT_EQ(Parsed(records.sft()[0])["meta"]["group"], "poold");
  EXPECT_EQ(Parsed(records.sft()[0])["meta"]["split"], Parsed(records.sft()[1])["meta"]["split"]);
}

TEST(Records, SplitsAreNinetyToFiveToFiveInTheLarge) {
  std::map<std::string, int> counts;
  for (int i = 0; i < 4000; ++i) ++counts[SplitOf("group " + std::to_string(i))];
  EXPECT_NEAR(counts["train"], 3600, 100);
  EXPECT_NEAR(counts["validation"], 200, 60);
  EXPECT_NEAR(counts["test"], 200, 60);
}

TEST(Records, RepliesShowTheirFilesNotTheirContainer) {
  std::string reply = "Sure, here it is.\n\n```cpp\n" + Kernel("a", "Mule(y, x);") + "```\n";
  RecordSet records = Mined({{"reply.md", reply}});
  ASSERT_EQ(records.sft().size(), 1u);
  json sft = Parsed(records.sft()[0]);
  EXPECT_EQ(sft["messages"][0]["content"].get<std::string>().find("Sure"), std::string::npos);
  EXPECT_NE(sft["messages"][1]["content"].get<std::string>().find("line 5,"), std::string::npos);
  EXPECT_EQ(sft["meta"]["origin"], "model");
}

TEST(Records, FitTheirSchemas) {
  RecordSet records = Mined(
      {{"a.cpp", Kernel("a", "Mule(y, x); // \xff")}, {"b.md", "```cpp\n" + Kernel("b", "Mule(y, 2);") + "```\n"}});
  std::string formats = std::string(ASSAY_SOURCE_DIR) + "/docs/formats/";
  testing::Schema sft(formats + "record-sft.schema.json");
  testing::Schema dpo(formats + "record-dpo.schema.json");
  ASSERT_EQ(records.sft().size(), 2u);
  for (const std::string& line : records.sft()) {
    EXPECT_EQ(sft.Check(Parsed(line)), std::vector<std::string>{}) << line;
    EXPECT_FALSE(dpo.Check(Parsed(line)).empty());
    EXPECT_EQ(line.find('\n'), std::string::npos);
  }
  for (const std::string& line : records.dpo()) EXPECT_EQ(dpo.Check(Parsed(line)), std::vector<std::string>{}) << line;
}

TEST(Records, WriteReplacesWholeFiles) {
  namespace fs = std::filesystem;
  fs::path dir = fs::temp_directory_path() / ("assay-records-" + std::to_string(getpid()));
  RecordSet records = Mined({{"a.cpp", Kernel("a", "Mule(y, x);")}});
  for (int round = 0; round < 2; ++round) {
    ASSERT_EQ(records.Write((dir / "deep").string()), "");
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(dir / "deep")) names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    EXPECT_EQ(names, (std::vector<std::string>{"dpo.jsonl", "sft.jsonl", "stats.json"}));
  }
  json stats = json::parse(std::ifstream(dir / "deep/stats.json"));
  EXPECT_EQ(stats["sft"], 1);
  EXPECT_EQ(stats["fixes_verified"], 1);
  EXPECT_EQ(stats["by_rule"]["api/unknown-name"], 1);
  EXPECT_NE(records.Write("/dev/null/x"), "");
  fs::remove_all(dir);
}

}  // namespace
}  // namespace assay
