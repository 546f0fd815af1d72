// A fingerprint survives moves and new white space, and distinguishes different findings.
#include "analyzer/report/fingerprint.h"

#include <gtest/gtest.h>

#include "tests/unit/report/build-report.h"

namespace assay {
namespace {

using testing::AddFile;
using testing::RangeOf;

std::vector<std::string> Fingerprints(std::string_view text, std::string_view what, int count = 1) {
  Report report;
  const int file = AddFile(report.project, "k.cpp", text);
  for (int i = 1; i <= count; ++i) {
    Finding finding;
    finding.rule = "queue/missing-enque";
    finding.primary = RangeOf(report.project, file, what, i);
    report.findings.push_back(finding);
  }
  FillFingerprints(report);
  std::vector<std::string> out;
  for (const Finding& finding : report.findings) out.push_back(finding.fingerprint);
  return out;
}

TEST(Fingerprint, SurvivesMovesAndIndentation) {
  const auto before = Fingerprints("void Run() {\n  Copy(x, y);\n}\n", "Copy(x, y)");
  EXPECT_EQ(before, Fingerprints("// new\n\nvoid Run()\n{\n      Copy(x,   y);\n}\n", "Copy(x,   y)"));
  EXPECT_NE(before, Fingerprints("void Other() {\n  Copy(x, y);\n}\n", "Copy(x, y)"));
  EXPECT_NE(before, Fingerprints("void Run() {\n  Copy(x, z);\n}\n", "Copy(x, z)"));
  EXPECT_EQ(before[0].size(), 16u);
}

TEST(Fingerprint, EqualFindingsAreToldApart) {
  const auto both = Fingerprints("void Run() {\n  Copy(x, y);\n  Copy(x, y);\n}\n", "Copy(x, y)", 2);
  EXPECT_NE(both[0], both[1]);
  EXPECT_EQ(both[0], Fingerprints("void Run() {\n  Copy(x, y);\n}\n", "Copy(x, y)")[0]);
}

std::string Round(std::string_view text) { return EnclosingFunction(text, static_cast<std::uint32_t>(text.find('@'))); }

TEST(EnclosingFunction, ByText) {
  EXPECT_EQ(Round("class K {\n void Init(int n) { @ }"), "Init");
  EXPECT_EQ(Round("void K::Run() const {\n for (int i = 0; i < 3; ++i) { if (a) { @"), "K::Run");
  EXPECT_EQ(Round("void A() { char c = '{'; /* } { */ \"}{\"; // {\n } void B() { @"), "B");
  EXPECT_EQ(Round("#define X {\nvoid A() { x = 1'000; } int @"), "");
  EXPECT_EQ(Round("namespace n { struct S { int v[2] = {1, 2}; @"), "");
  EXPECT_EQ(Round("}}}) \" @"), "");
}

}  // namespace
}  // namespace assay
