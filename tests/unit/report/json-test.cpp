// The JSON document validated against its schema, and the mapping of edits back into the file as given.
#include "analyzer/report/json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "analyzer/report/fingerprint.h"
#include "analyzer/report/patch.h"
#include "analyzer/report/place-index.h"
#include "tests/unit/report/build-report.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::AddFile;
using testing::RangeOf;

const std::string kSchema = std::string(ASSAY_SOURCE_DIR) + "/docs/formats/report.schema.json";

std::vector<std::string> Violations(const std::string& document) {
  const json parsed = json::parse(document, nullptr, false);
  if (parsed.is_discarded()) return {"no JSON"};
  return testing::Schema(kSchema).Check(parsed);
}

Report FullReport() {
  Report report;
  report.project.path = "k.cpp";
  const int file = AddFile(report.project, "k.cpp", "void Run() {\n  Add(z, x, y);\n}\n");
  Finding finding;
  finding.rule = "memory/ub-overflow";
  finding.message = "needs 196,800 B";
  finding.verdict = Verdict::kConfirmed;
  finding.primary = RangeOf(report.project, file, "Add(z, x, y)");
  finding.args = {{"need", std::int64_t{196800}}, {"name", std::string("x")}};
  finding.labels = {{RangeOf(report.project, file, "x"), "here"}, {{}, "nowhere"}};
  finding.notes = {"a note"};
  finding.evidence = {Evidence::Kind::kReplay, "core 0", {{"core", 0}}};
  finding.fixes = {{"do", FixSafety::kSafe, {{RangeOf(report.project, file, "x"), "w"}}, true, {"parse", "rules"}}};
  report.findings = {finding, finding};
  report.findings[1].severity = Severity::kNote;
  report.findings[1].evidence = {};
  report.coverage = {{"y", 64, 16, 40, 8, "[3, :]", "[0, 0..7]"}};
  report.undecided = {{"values", "needs a contract"}};
  report.release = "9.1";
  report.chip = "ascend910b4";
  report.unmodelled = {{"CumSum", 2}, {"Hypot", 1}};
  report.errors = {{"k.cpp", "time limit of 4.5 s"}};
  report.timing_ms = {{"parse", 1.23456}, {"total", 2.5}};
  FillFingerprints(report);
  return report;
}

TEST(Json, FollowsItsSchema) {
  EXPECT_EQ(Violations(RenderJson(FullReport())), std::vector<std::string>{});
  Report empty;
  empty.project.path = "-";
  EXPECT_EQ(Violations(RenderJson(empty)), std::vector<std::string>{});
}

TEST(Json, TheSchemaCheckCanFail) {
  json document = json::parse(RenderJson(FullReport()));
  document["verdict"]["builds"] = "maybe";
  document["findings"][0]["extra"] = 1;
  document["findings"][0]["start"].erase("byte");
  document["findings"][0]["args"]["need"] = 1.5;
  EXPECT_EQ(testing::Schema(kSchema).Check(document).size(), 4u);
}

TEST(Json, ValuesOfAFinding) {
  const json document = json::parse(RenderJson(FullReport()));
  EXPECT_EQ(document["schema_version"], "1.5");
  EXPECT_EQ(document["coverage"][0]["never_at"], "[3, :]");
  EXPECT_EQ(document["coverage"][0]["several"], 8);
  EXPECT_EQ(document["timing_ms"], (json{{"parse", 1.235}, {"total", 2.5}}));
  const json& finding = document["findings"][0];
  EXPECT_TRUE(finding["args"]["need"].is_number_integer());
  EXPECT_EQ(finding["start"], (json{{"line", 2}, {"col", 3}, {"byte", 15}}));
  EXPECT_EQ(finding["end"], (json{{"line", 2}, {"col", 15}, {"byte", 27}}));
  EXPECT_EQ(finding["labels"][0], (json{{"path", "k.cpp"}, {"line", 2}, {"col", 10}, {"text", "here"}}));
  EXPECT_EQ(finding["fixes"][0]["edits"][0], (json{{"path", "k.cpp"}, {"byte", 22}, {"remove", 1}, {"insert", "w"}}));
  EXPECT_EQ(finding["evidence"]["values"]["core"], 0);
}

TEST(Json, PartsBuffersAndCosts) {
  Report report = FullReport();
  report.coverage[0].part_elements = 32;
  report.coverage[0].parts = {{0, 0, 0, 0}, {8, 0, 0, 1}, {0, 2, 3, -1}};
  report.local_memory.capacity = 196608;
  report.local_memory.buffers = {{"inQueue", "Init", {0, 15, 27}, 2, 4000},
                                 {"work", "Init", {0, 15, 27}, 1, std::nullopt}};
  report.local_memory.entries = {{0, 15, 27}};
  report.costs.rule_ms = {{"a/b", 0.12345}};
  report.costs.queries = {{"bounds", 2, 1500, 1.5}};
  const json document = json::parse(RenderJson(report));
  EXPECT_EQ(testing::Schema(kSchema).Check(document), std::vector<std::string>{});
  EXPECT_EQ(
      document["coverage"][0]["parts"],
      (json{
          {"elements", 32}, {"never", {0, 8, 0}}, {"several", {0, 0, 2}}, {"wrong", {0, 0, 3}}, {"core", {0, 1, -1}}}));
  EXPECT_EQ(document["local_memory"]["buffers"][0]["bytes"], 4000);
  EXPECT_EQ(document["local_memory"]["buffers"][1]["bytes"], nullptr);
  EXPECT_EQ(document["local_memory"]["entries"][0]["start"], (json{{"line", 2}, {"col", 3}, {"byte", 15}}));
  EXPECT_EQ(document["costs"]["rules"][0], (json{{"rule", "a/b"}, {"ms", 0.123}}));
  EXPECT_EQ(document["costs"]["queries"][0], (json{{"name", "bounds"}, {"asked", 2}, {"units", 1500}, {"ms", 1.5}}));
  report.coverage[0].parts = {{0, 0, 0, 0}};
  EXPECT_FALSE(json::parse(RenderJson(report))["coverage"][0].contains("parts")) << "nothing is off";
  report.simulation.emplace();
  EXPECT_TRUE(json::parse(RenderJson(report))["coverage"][0].contains("parts"));
}

TEST(Json, ProfileAndUnmodelledNames) {
  const json document = json::parse(RenderJson(FullReport()));
  EXPECT_EQ(document["profile"], (json{{"cann", "9.1"}, {"soc", "ascend910b4"}}));
  EXPECT_EQ(document["unmodelled"],
            (json::array({{{"name", "CumSum"}, {"count", 2}}, {{"name", "Hypot"}, {"count", 1}}})));
  const json plain = json::parse(RenderJson(Report()));
  EXPECT_EQ(plain["profile"], (json{{"cann", "8.x"}, {"soc", "ascend910b"}}));
  EXPECT_EQ(plain["unmodelled"], json::array());
}

TEST(Json, KeysKeepTheirOrderAndInvalidBytesAreReplaced) {
  Report report;
  report.project.path = "a\xFF.cpp";
  const std::string document = RenderJson(report);
  EXPECT_EQ(document.find("{\"schema_version\":\"1.5\",\"tool_version\":"), 0u);
  EXPECT_EQ(json::parse(document)["path"], "a\xEF\xBF\xBD.cpp");
}

TEST(Json, ErrorsCanBeAddedAfterwards) {
  const std::string document = AddJsonError(RenderJson(FullReport()), {"k.cpp", "crashed"});
  EXPECT_EQ(Violations(document), std::vector<std::string>{});
  EXPECT_EQ(json::parse(document)["errors"].size(), 2u);
  EXPECT_EQ(json::parse(document)["findings"].size(), 2u);
  const std::string alone = AddJsonError("", {"k.cpp", "crashed"});
  EXPECT_EQ(Violations(alone), std::vector<std::string>{});
  EXPECT_EQ(json::parse(alone)["path"], "k.cpp");
  EXPECT_EQ(json::parse(IndentJson(alone)), json::parse(alone));
}

// A kernel inside a Python string in which every newline and quote is escaped.
Project QuotedProject(VirtualFile::Quoting quoting, const std::string& before, const std::string& spelled,
                      const std::string& text) {
  Project project;
  project.path = "reply.py";
  project.containers.push_back({"reply.py", before + spelled + "'\n"});
  VirtualFile file;
  file.text = text;
  file.quoting = quoting;
  auto container = static_cast<std::uint32_t>(before.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    file.map.Append(container, 1);
    container += spelled[container - before.size()] == '\\' ? 2 : 1;
  }
  project.files.push_back(file);
  return project;
}

TEST(PlaceIndex, EditsInsideAStringAreSpelledForIt) {
  const Project project = QuotedProject(VirtualFile::Quoting::kPythonSingle, "kernel_src = '",
                                        "Copy(x);\\nDone(\\\"a\\\");", "Copy(x);\nDone(\"a\");");
  const PlaceIndex places(project);
  Fix fix;
  fix.edits = {{{0, 8, 8}, "\nq.EnQue(\"x\\n\");"}, {{0, 14, 17}, "b"}};
  const auto edits = places.Edits(fix);
  ASSERT_TRUE(edits.has_value());
  EXPECT_EQ(ApplyEdits(project.containers[0].bytes, 0, *edits),
            "kernel_src = 'Copy(x);\\nq.EnQue(\\\"x\\\\n\\\");\\nDone(b);'\n");
}

TEST(PlaceIndex, SpellingByKindOfString) {
  using enum VirtualFile::Quoting;
  EXPECT_EQ(SpellFor(kNone, "a\\n\"\"\""), "a\\n\"\"\"");
  EXPECT_EQ(SpellFor(kPythonTriple, "a \"b\" \\n\n\"\"\"c"), "a \"b\" \\\\n\n\\\"\\\"\\\"c");
  EXPECT_EQ(SpellFor(kPythonTriple, "\"a\"", "(", ")"), "\"a\"");
  EXPECT_EQ(SpellFor(kPythonTriple, "a\"", "", "\"\"\""), "a\\\"");
  EXPECT_EQ(SpellFor(kPythonTriple, "\"\"", "\"", ""), "\\\"\\\"");
  EXPECT_EQ(SpellFor(kPythonSingle, "a\n'\t"), "a\\n\\'\\t");
  EXPECT_EQ(SpellFor(kPythonRaw, "a \\n b"), "a \\n b");
  EXPECT_EQ(SpellFor(kPythonRaw, "a\"\"\"b"), std::nullopt);
  EXPECT_EQ(SpellFor(kPythonRaw, "\"a\"", " ", "\n"), "\"a\"");
  EXPECT_EQ(SpellFor(kPythonRaw, "a\"", " ", "\"\"\""), std::nullopt);
}

TEST(PlaceIndex, OverlappingEditsAreRefused) {
  Project project;
  const int file = AddFile(project, "k.cpp", "abcdef");
  const PlaceIndex places(project);
  Fix fix;
  fix.edits = {{{file, 2, 4}, "x"}, {{file, 3, 5}, "y"}};
  EXPECT_EQ(places.Edits(fix), std::nullopt);
  fix.edits = {{{file, 4, 5}, "y"}, {{file, 2, 4}, "x"}};
  ASSERT_TRUE(places.Edits(fix).has_value());
  EXPECT_EQ(places.Edits(fix)->front().byte, 2u);
}

TEST(PlaceIndex, PlacesAgreeWithTheProjects) {
  Project project;
  const int file = AddFile(project, "k.cpp", "one\r\ntwo\n\nthree");
  const PlaceIndex places(project);
  for (std::uint32_t begin = 0; begin <= project.files[0].text.size(); ++begin) {
    const SourceRange range{file, begin, std::min<std::uint32_t>(begin + 2, 15)};
    const Spot spot = places.At(range);
    const Place place = ToPlace(project, range);
    EXPECT_EQ(spot.start.line, place.start.line);
    EXPECT_EQ(spot.start.column, place.start.column);
    EXPECT_EQ(spot.end.byte, place.end.byte);
  }
  EXPECT_EQ(places.Line(0, 1), "one");
  EXPECT_EQ(places.Line(0, 4), "three");
  EXPECT_EQ(places.Line(0, 5), "");
  EXPECT_EQ(places.At({7, 1, 2}).container, -1);
  EXPECT_EQ(places.At({file, 900, 1000}).start.byte, 15u);
}

TEST(Patch, HunksAreTrimmedAndNumbered) {
  Project project;
  const int file = AddFile(project, "k.cpp", "a\nb\nc\nd\ne\nf\ng\n");
  const PlaceIndex places(project);
  Fix fix;
  fix.edits = {{{file, 2, 3}, "b1\nb2"}, {{file, 10, 12}, ""}};
  const std::vector<Hunk> hunks = MakeHunks(*places.Edits(fix), places);
  ASSERT_EQ(hunks.size(), 2u);
  EXPECT_EQ(hunks[0].removed, std::vector<std::string>{"b"});
  EXPECT_EQ(hunks[0].added, (std::vector<std::string>{"b1", "b2"}));
  EXPECT_EQ(hunks[1].old_line, 6);
  EXPECT_EQ(hunks[1].new_line, 7);
  EXPECT_EQ(hunks[1].removed, std::vector<std::string>{"f"});
  EXPECT_TRUE(hunks[1].added.empty());
}

}  // namespace
}  // namespace assay
