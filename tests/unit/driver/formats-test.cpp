// Formats for other tools: their contents, and that input text cannot escape from its place in them.
#include <nlohmann/json.hpp>

#include "driver/formats/documents.h"
#include "driver/formats/drawings.h"
#include "tests/unit/driver/cli-fixture.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::Cli;
namespace fs = std::filesystem;

// Everything that could end a string, a tag, a command or a line, or control a terminal.
const std::string kHostile =
    "]]><script>alert(1)</script>\"'&%0A\n::error::gotcha\r\x1b[31m\x1b]8;;http://e\x07\xE2\x80\xAE\xC2\x9B\xFF,:";

json HostilePerformance() {
  const json core = {
      {"core", 0}, {"cycles", 9}, {"busiest", kHostile}, {"busy", {{kHostile, 3}}}, {"stalls", {{kHostile, 6}}}};
  return {{"cycles", 9},       {"clock_mhz", 1000},      {"cores", 1},
          {"slowest_core", 0}, {"bottleneck", kHostile}, {"per_core", {core}}};
}

json HostileLaunches() {
  const json launch = {{"kernel", kHostile}, {"grid", {2, 1, 1}}, {"block", {64, 4, 1}},
                       {"shared", 0},        {"error", 9},        {"place", kHostile}};
  const json result = {{"tensor", kHostile}, {"elements", 3}, {"parts", {{"elements", 2}, {"wrong", {0, 1}}}}};
  const json run = {{"shapes", kHostile}, {"scaled", kHostile}, {"undecided", kHostile}, {"results", {result}}};
  return {{"calls", {{{"function", kHostile}, {"arguments", kHostile}, {"times", 2}, {"launches", {launch}}}}},
          {"runs", {run}}};
}

json HostileTrace() {
  const json place = {{"place", kHostile}, {"buffer", kHostile}, {"also", {kHostile}}, {"bytes", 32}};
  const json room = {{"buffer", kHostile}, {"bytes", 64}, {"address", 0}, {"memory", 0}};
  return {{"traceEvents",
           {{{"name", "thread_name"}, {"ph", "M"}, {"pid", 0}, {"tid", 4}, {"args", {{"name", kHostile}}}},
            {{"name", "assay_buffer"}, {"ph", "M"}, {"pid", 0}, {"args", room}},
            {{"name", kHostile}, {"ph", "X"}, {"pid", 0}, {"tid", 4}, {"ts", 1}, {"dur", 5}, {"args", place}}}},
          {"otherData", HostileLaunches()}};
}

json HostileProof() {
  const json model = {{kHostile, 3}, {"offset", 90}, {"bytes", 20}, {"size", 100}};
  const json obligation = {{"status", kHostile}, {"kind", kHostile},
                           {"what", kHostile},   {"why", kHostile},
                           {"model", model},     {"place", {{"path", kHostile}, {"line", 1}, {"column", 1}}}};
  const json way = {{"example", {{kHostile, 3}}}, {"obligations", {obligation}}};
  return {{"given_shapes", nullptr},
          {"all_shapes", {{"domain", kHostile}, {"obligations", {obligation}}, {"ways", {way}}}}};
}

RunDocuments Hostile() {
  const json position = {{"line", 1}, {"col", 3}, {"byte", 2}};
  const json finding = {{"rule", "test/" + kHostile},
                        {"severity", "error"},
                        {"verdict", "confirmed"},
                        {"breaks_build", true},
                        {"path", kHostile},
                        {"start", position},
                        {"end", {{"line", 1}, {"col", 5}, {"byte", 4}}},
                        {"message", kHostile},
                        {"labels", {{{"path", kHostile}, {"line", 1}, {"col", 1}, {"text", kHostile}}}},
                        {"notes", {kHostile}},
                        {"evidence", {{"kind", "replay"}, {"text", kHostile}}},
                        {"fixes",
                         {{{"title", kHostile},
                           {"safety", "safe"},
                           {"verified", true},
                           {"edits", {{{"path", kHostile}, {"byte", 2}, {"remove", 2}, {"insert", kHostile}}}}}}},
                        {"args",
                         {{"begin", 90},
                          {"end", 110},
                          {"size", 100},
                          {"tensor", kHostile},
                          {"index", kHostile},
                          {"got", "1.5"},
                          {"want", "1"}}},
                        {"growth",
                         {{{"path", kHostile}, {"line", 1}, {"col", 1}, {"error", 3e-6}},
                          {{"path", kHostile}, {"line", 1}, {"col", 3}, {"error", 0.25}},
                          {{"path", kHostile}, {"line", 2}, {"col", 1}, {"error", nullptr}}}},
                        {"fingerprint", "00"}};
  json suppressed = finding;
  suppressed["reason"] = kHostile;
  suppressed["by"] = "comment";
  const json parts = {{"elements", 2}, {"never", {1, 0}}, {"several", {0, 0}}, {"wrong", {0, 1}}, {"core", {0, -1}}};
  RunDocuments run;
  run.documents.push_back({{"path", kHostile},
                           {"verdict", {{"builds", "no"}, {"runs", "faults"}, {"values", "skipped"}, {"proved", "no"}}},
                           {"findings", {finding}},
                           {"suppressed", {suppressed}},
                           {"coverage",
                            {{{"tensor", kHostile},
                              {"elements", 3},
                              {"never", 1},
                              {"once", 2},
                              {"several", 0},
                              {"never_at", kHostile},
                              {"parts", parts}}}},
                           {"undecided", {{{"what", kHostile}, {"why", kHostile}}}},
                           {"performance", HostilePerformance()},
                           {"trace", HostileTrace()},
                           {"proof", HostileProof()},
                           {"errors", {{{"path", kHostile}, {"what", kHostile}}}}});
  run.text = [](const std::string&) { return kHostile; };
  return run;
}

void ExpectNoControls(const std::string& text, bool json_escapes = false) {
  for (const char c : text) EXPECT_TRUE(c == '\n' || c == '\t' || static_cast<unsigned char>(c) >= 0x20) << int(c);
  EXPECT_EQ(text.find("\xE2\x80\xAE"), std::string::npos);
  EXPECT_EQ(text.find("\xC2\x9B"), std::string::npos);
  EXPECT_EQ(text.find('\xFF'), std::string::npos);
  if (!json_escapes) EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

TEST(Injection, Github) {
  const std::string out = RenderGithub(Hostile());
  ExpectNoControls(out);
  EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 2) << out;
  std::istringstream lines(out);
  for (std::string line; std::getline(lines, line);) {
    EXPECT_TRUE(line.starts_with("::error file=") || line.starts_with("::warning file=")) << line;
    // Properties end at the first `::` after the command's name: none of them may contain input text.
    const std::string properties = line.substr(2, line.find("::", 2) - 2);
    EXPECT_EQ(properties.find("gotcha") == std::string::npos, false) << "the path is whole: " << properties;
    EXPECT_EQ(properties.find(':'), std::string::npos) << properties;
  }
}

TEST(Injection, Junit) {
  const std::string out = RenderJunit(Hostile());
  ExpectNoControls(out);
  EXPECT_EQ(out.find("<script"), std::string::npos);
  EXPECT_EQ(out.find("]]>"), std::string::npos);
  EXPECT_EQ(std::count(out.begin(), out.end(), '\n'), 9) << out;
}

TEST(Injection, GitlabAndSarifStayJson) {
  const json gitlab = json::parse(RenderGitlab(Hostile()));
  ASSERT_EQ(gitlab.size(), 1u);
  ExpectNoControls(gitlab[0]["description"]);
  const json sarif = json::parse(RenderSarif(Hostile()));
  const json& result = sarif["runs"][0]["results"][0];
  ExpectNoControls(result["message"]["text"]);
  const std::string uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"];
  EXPECT_EQ(uri.find_first_not_of("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789%/-._~"), uri.npos)
      << uri;
  EXPECT_EQ(sarif["runs"][0]["results"].size(), 2u);
  EXPECT_EQ(sarif["runs"][0]["results"][1]["suppressions"][0]["kind"], "inSource");
  EXPECT_EQ(result["codeFlows"][0]["threadFlows"][0]["locations"].size(), 2u);
  EXPECT_EQ(result["fixes"][0]["artifactChanges"][0]["replacements"][0]["deletedRegion"]["startColumn"], 3);
  EXPECT_EQ(sarif["runs"][0]["invocations"][0]["executionSuccessful"], false);
}

TEST(Injection, Html) {
  const std::string out = RenderHtml(Hostile());
  ExpectNoControls(out);
  EXPECT_EQ(out.find("<script"), std::string::npos);
  EXPECT_EQ(out.find("http://e\""), std::string::npos);
  EXPECT_NE(out.find("default-src 'none'"), std::string::npos);
  EXPECT_NE(out.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
  for (const char* drawing :
       {"<h3>Timeline</h3>", "class=\"waits\"", "class=\"memory\"", "class=\"rooms\"", "class=\"parts\"",
        "class=\"access\"", "class=\"error-steps\"", "class=\"obligations\"", "class=\"growth\""})
    EXPECT_NE(out.find(drawing), std::string::npos) << drawing;
  // Attributes: input text appears in text nodes only.
  for (std::size_t at = out.find("<body>"); (at = out.find('<', at + 1)) != out.npos;) {
    const std::string tag = out.substr(at, out.find('>', at) - at);
    EXPECT_EQ(tag.find("gotcha"), std::string::npos) << tag;
  }
}

// An error of 1e-8 is at the foot of the curve, one of 1 and NaN at its top; the place of the finding is marked.
TEST(Formats, GrowthOfAnErrorIsACurve) {
  const auto place = [](int line, const json& error) {
    return json{{"path", "a.cpp"}, {"line", line}, {"col", 1}, {"error", error}};
  };
  const json finding = {{"path", "a.cpp"},
                        {"start", {{"line", 3}, {"col", 1}}},
                        {"growth", {place(2, 1e-8), place(3, 1e-4), place(4, 1.0), place(5, nullptr)}}};
  const std::string drawn = DrawErrors(finding);
  EXPECT_NE(drawn.find("<polyline points=\"34.0,136.0 234.0,72.0 434.0,8.0 634.0,8.0 \"/>"), std::string::npos)
      << drawn;
  EXPECT_NE(drawn.find("<circle class=\"here\" cx=\"234.0\""), std::string::npos) << drawn;
  EXPECT_NE(drawn.find("<td>4</td><td>5:1</td><td>not a number</td>"), std::string::npos) << drawn;
  EXPECT_EQ(DrawErrors(json{{"growth", {place(2, 0.5)}}}), "");
}

TEST(Formats, ColumnsCountCharacters) {
  RunDocuments run;
  run.text = [](const std::string&) { return "\xC3\xA4\xF0\x9F\x98\x80x\n"; };
  CharPlaces places(run.text);
  EXPECT_EQ(places.At("a", {{"line", 1}, {"col", 7}}).column, 4);
  EXPECT_EQ(places.AtByte("a", 8)->line, 2);
}

TEST_F(Cli, SeveralFormatsInOneRun) {
  Write("a.cpp", "error fixable\n");
  Write("b.cpp", "warning hang\n");
  Write("c.cpp", "fine\n");
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp", "c.cpp", "--timeout", "3", "-o", "sarif=o.sarif", "--output", "junit=o.xml",
                 "-o", "html=o.html", "-o", "jsonl=o.jsonl", "-o", "gitlab=o.json"}),
            kFindings)
      << err_;
  EXPECT_EQ(out_.find("{"), std::string::npos) << "standard output has text alone: " << out_;
  const auto read = [](const char* path) {
    std::ifstream in(path);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
  };
  const json sarif = json::parse(read("o.sarif"));
  EXPECT_EQ(sarif["runs"][0]["results"].size(), 2u);
  EXPECT_EQ(sarif["runs"][0]["results"][0]["ruleId"], "test/error");
  EXPECT_EQ(sarif["runs"][0]["tool"]["driver"]["rules"][0]["help"]["markdown"], "# test/error");
  EXPECT_NE(sarif["runs"][0]["invocations"][0]["toolExecutionNotifications"].dump().find("b.cpp"), std::string::npos);
  EXPECT_NE(read("o.xml").find("tests=\"3\" failures=\"1\" errors=\"1\""), std::string::npos) << read("o.xml");
  EXPECT_NE(read("o.html").find("2 findings in 3 inputs: 1 error, 1 warning, 0 notes"), std::string::npos);
  EXPECT_EQ(json::parse(read("o.json")).size(), 2u);
  const std::string lines = read("o.jsonl");
  EXPECT_EQ(std::count(lines.begin(), lines.end(), '\n'), 3);
}

TEST_F(Cli, OutputsThatCannotBe) {
  Write("a.cpp", "error\n");
  EXPECT_EQ(Run({"check", "a.cpp", "-o", "x", "-o", "y"}), kUsage);
  EXPECT_EQ(Run({"check", "a.cpp", "-o", "sarif="}), kUsage);
  EXPECT_EQ(Run({"check", "a.cpp", "-o", "sarif=no/such/folder/x"}), kUsage);
  EXPECT_EQ(Run({"check", "a.cpp", "--format", "xml"}), kUsage);
  EXPECT_EQ(Run({"check", "a.cpp", "--format", "sarif", "-o", "a=b"}), kFindings);
  EXPECT_TRUE(fs::exists("a=b"));
}

TEST_F(Cli, StatisticsCountByRuleAndVerdict) {
  Write("a.cpp", "error\n");
  Write("b.cpp", "error warning\n");
  EXPECT_EQ(Run({"check", "a.cpp", "b.cpp", "--statistics"}), kFindings);
  EXPECT_NE(err_.find("       2        2         0         0  test/error\n"), std::string::npos) << err_;
  EXPECT_NE(err_.find("builds: yes 2\n"), std::string::npos) << err_;
}

}  // namespace
}  // namespace assay
