// Canonical records: those of one version, a chain and a pair; hashes compared with the standard's vectors.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "corpus/pairs.h"
#include "corpus/record-text.h"
#include "corpus/sha256.h"
#include "corpus/tokens.h"
#include "corpus/versions.h"
#include "tests/unit/corpus/record-fixture.h"

namespace assay {
namespace {

using testing::Kernel;
using testing::MadeOf;
using testing::One;
using testing::Text;

TEST(Sha256, VectorsOfTheStandard) {
  EXPECT_EQ(Sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(Sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(Sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(Sha256(std::string(1000000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Tokens, CommentsBlanksAndNames) {
  EXPECT_EQ(NormalTokens("int  a /* x */ = \"b c\"; // y\n"), "int a = \"b c\" ;");
  EXPECT_EQ(NearTokens("float x = 4; Add(x, x, 8);"),
            NearTokens("float  longer = 16; // two\nAdd(longer, longer, 1);"));
  EXPECT_NE(NearTokens("float x = 4; Add(x, x, 8);"), NearTokens("float x = 4; Mul(x, x, 8);"));
  EXPECT_EQ(CountTokens("Mul(a, 12);"), 7u);
}

TEST(Records, ARepairTellsWhatWasWrongAndWhatMendsIt) {
  const Record record = One("in/double.cpp", Kernel("double_custom", "Mule(y, x);"));
  EXPECT_EQ(record.kind, "repair");
  ASSERT_EQ(record.findings.size(), 1u);
  EXPECT_EQ(record.findings[0].line, 5);
  EXPECT_EQ(record.findings[0].code, "Mule(y, x);");
  EXPECT_EQ(record.changed, std::vector<std::string>{"op_kernel/double_custom.cpp"});
  EXPECT_EQ(record.reasoning,
            "`op_kernel/double_custom.cpp` line 5, `Mule(y, x);`: `Mule` does not exist. What is wrong: only "
            "names of the API exist. An unknown name stops the build. Shown by the compiler. Change: use `Muls`: the "
            "line becomes `Muls(y, x);`.");
  EXPECT_EQ(record.meta.group, "double");
  EXPECT_EQ(record.meta.origin, "human");
  EXPECT_EQ(record.meta.repaired_by, "assay");
  EXPECT_EQ(record.meta.fix_safety, "safe");
  EXPECT_EQ(record.standing_before.builds, "no");
  EXPECT_EQ(record.standing_after.builds, "yes");
  EXPECT_EQ(record.standing_after.errors, 0);
  EXPECT_EQ(record.meta.difficulty, 2);
  EXPECT_TRUE(record.Complete());
  EXPECT_EQ(record.prompt,
            "Write the AscendC operator `double_custom` for ascend910b with the kernel entry `double_custom(GM_ADDR x, "
            "GM_ADDR y)`. Files: `op_kernel/double_custom.cpp`.");
}

TEST(Records, FixesThatMendTogetherAreOneRecord) {
  const Record record = One("a.cpp", Kernel("a", "Mule(y, x); Wait(y);"));
  ASSERT_EQ(record.findings.size(), 2u);
  EXPECT_EQ(record.findings[0].change, "use `Muls`: the line becomes `Muls(y, x); Stop(y);`");
  EXPECT_EQ(record.findings[1].change, "use `Stop`: the line becomes `Muls(y, x); Stop(y);`");
  EXPECT_TRUE(record.reasoning.starts_with("1. "));
  EXPECT_NE(record.reasoning.find("\n2. "), std::string::npos);
  EXPECT_EQ(record.meta.rules, (std::vector<std::string>{"api/unknown-name", "sync/stuck-flag"}));
  EXPECT_EQ(record.meta.difficulty, 3);
}

// Two makers' fixes: the first makes a line whole, and the second would have had the same result.
TEST(Records, ALineToldToBecomeSomethingHasNoSecondAccount) {
  RecordMaker maker(testing::Options(), [](Project project) {
    Report report;
    const std::string text = project.files.at(0).text;
    const auto add = [&](const std::string& rule, const std::string& word, const std::vector<Edit>& edits) {
      Finding finding;
      finding.rule = rule;
      finding.verdict = Verdict::kMatched;
      finding.message = "`" + word + "` has no namespace";
      finding.primary = edits.front().range;
      finding.fixes.push_back({"name the namespace", FixSafety::kSafe, edits, false, {}});
      report.findings.push_back(finding);
    };
    const auto range = [&](std::size_t at) {
      return SourceRange{0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)};
    };
    const std::size_t p = text.find(" P;"), q = text.find("Q ");
    if (p != std::string::npos) {
      add("api/position", "P", {{range(p + 1), "N::P"}});
    } else if (q != std::string::npos && text.compare(q - 1, 1, ":") != 0) {
      add("api/queue", "Q", {{range(q), "N::Q"}});
    } else {
      report.verdict = testing::Analyze(LoadBytes("b.cpp", Kernel("b", "x;"))).verdict;
    }
    report.project = std::move(project);
    return report;
  });
  maker.Chain({Text("a.cpp", Kernel("a", "Q P;"))});
  const Record& record = maker.records().at(0).record;
  ASSERT_EQ(record.findings.size(), 1u) << record.reasoning;
  EXPECT_EQ(record.findings[0].change, "name the namespace: the line becomes `N::Q N::P;`");
}

// `Mule` is an error that disappears with `Wait`, whose fix is the only one.
TEST(Records, WhatGoesWithAnotherErrorClaimsNoChangeOfItsOwn) {
  RecordMaker maker(testing::Options(), [](Project project) {
    Report report = testing::Analyze(project);
    const bool wait = project.files.at(0).text.find("Wait") != std::string::npos;
    std::erase_if(report.findings, [&](const Finding& one) { return one.rule == "api/unknown-name" && !wait; });
    for (Finding& finding : report.findings) {
      if (finding.rule == "api/unknown-name") finding.fixes.clear();
    }
    if (report.findings.empty()) report.verdict = testing::Analyze(LoadBytes("b.cpp", Kernel("b", "x;"))).verdict;
    report.project = std::move(project);
    return report;
  });
  maker.Chain({Text("a.cpp", Kernel("a", "Mule(y, x); Wait(y);"))});
  const Record& record = maker.records().at(0).record;
  ASSERT_EQ(record.findings.size(), 2u);
  EXPECT_EQ(record.findings[1].rule, "api/unknown-name");
  EXPECT_EQ(record.findings[1].change, "");
}

// The fix of `Mule` writes `Wait`, which the next round removes: nothing is left to say about the first.
TEST(Records, AChangeThatALaterOneUndoesIsNotTold) {
  RecordMaker maker(testing::Options(), [](Project project) {
    Report report = testing::Analyze(std::move(project));
    for (Finding& finding : report.findings) {
      if (finding.rule == "api/unknown-name") finding.fixes.at(0).edits.at(0).insert = "Waited";
    }
    return report;
  });
  maker.Chain({Text("a.cpp", Kernel("a", "Mule(y, x);"))});
  const Record& record = maker.records().at(0).record;
  EXPECT_EQ(record.reasoning.find("use `Muls`"), std::string::npos) << record.reasoning;
  EXPECT_NE(record.reasoning.find("`Stoped(y, x);`"), std::string::npos) << record.reasoning;
}

TEST(Records, AllAnswersToATaskAreOfOneKind) {
  EXPECT_EQ(KindOfModule("import torch\nclass Model(nn.Module):\n  def forward(self, x):\n    return torch.relu(x)\n"),
            "elementwise");
  EXPECT_EQ(KindOfModule("torch.clamp(x, min=0, max=6)  # a mean(x)\n"), "elementwise");
  EXPECT_EQ(KindOfModule("\"\"\"matmul(x)\"\"\"\nself.norm = nn.BatchNorm2d(3)\n"), "reduction");
  EXPECT_EQ(KindOfModule("F.avg_pool3d(x)"), "reduction");
  EXPECT_EQ(KindOfModule("nn.ConvTranspose2d(3, 4)\ntorch.mean(x)"), "matrix");
  EXPECT_EQ(KindOfModule("y = a @ b"), "matrix");
  EXPECT_EQ(KindOfModule("x.permute(0, 2, 1)"), "movement");
  EXPECT_EQ(KindOfModule("x"), "other");
}

// The fix of `Wait` rewrites the line of `Mule` as well, and the answer says so.
TEST(Records, ALineThatAnotherFixRewritesIsTold) {
  RecordMaker maker(testing::Options(), [](Project project) {
    Report report = testing::Analyze(std::move(project));
    const auto mule = std::find_if(report.findings.begin(), report.findings.end(),
                                   [](const Finding& one) { return one.rule == "api/unknown-name"; });
    if (mule == report.findings.end()) return report;
    mule->verdict = Verdict::kMatched;
    const Edit edit = mule->fixes.at(0).edits.at(0);
    mule->fixes.clear();
    for (Finding& finding : report.findings) {
      if (finding.rule == "sync/stuck-flag") finding.fixes.at(0).edits.push_back(edit);
    }
    return report;
  });
  maker.Chain({Text("a.cpp", Kernel("a", "Mule(y, x);\n    Wait(y);"))});
  const Record& record = maker.records().at(0).record;
  ASSERT_EQ(record.findings.size(), 2u);
  EXPECT_NE(record.reasoning.find("Change: the line becomes `Muls(y, x);`."), std::string::npos) << record.reasoning;
  EXPECT_EQ(record.reasoning.find("what mends the others"), std::string::npos) << record.reasoning;
}

TEST(Records, AChangeOfAnotherLineClaimsNotWhatBecomesOfItsOwn) {
  RecordMaker maker(testing::Options(), [](Project project) {
    Report report = testing::Analyze(std::move(project));
    for (Finding& finding : report.findings) {
      if (finding.rule == "sync/stuck-flag") {
        const auto at = static_cast<std::uint32_t>(report.project.files.at(0).text.find("Add"));
        finding.primary = {0, at, at + 3};  // told at the line of the other one, mended in its own
      }
    }
    return report;
  });
  maker.Chain({Text("a.cpp", Kernel("a", "Add(y); Mule(y, x);\n    Wait(y);"))});
  const Record& record = maker.records().at(0).record;
  ASSERT_EQ(record.findings.size(), 2u);
  EXPECT_EQ(record.findings[0].change, "use `Muls`: the line becomes `Add(y); Muls(y, x);`");
  EXPECT_EQ(record.findings[1].change, "use `Stop`");
}

TEST(Records, WhatNothingMendsIsAFailingOne) {
  const RecordMaker maker = MadeOf({Text("a.cpp", Kernel("a", "Addz(y, x);"))});
  ASSERT_EQ(maker.records().size(), 1u);
  EXPECT_EQ(maker.records()[0].record.kind, "failing");
  EXPECT_TRUE(maker.records()[0].record.after.empty());
}

TEST(Records, DefectsThatRemainAreTold) {
  const RecordMaker maker = MadeOf({Text("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);"))});
  ASSERT_EQ(maker.records().size(), 1u);
  const Record& record = maker.records()[0].record;
  EXPECT_EQ(record.open.size(), 1u);
  EXPECT_FALSE(record.Complete());
  EXPECT_NE(record.reasoning.find("Still open:\n- `op_kernel/a.cpp` line 5"), std::string::npos) << record.reasoning;
  EXPECT_EQ(maker.counts().partial, 1u);
}

TEST(Records, ARightVersionIsOneWithoutADefect) {
  EXPECT_EQ(One("a.cpp", Kernel("a", "Muls(y, x);")).kind, "right");
  // Neither shown nor said: no record.
  EXPECT_TRUE(MadeOf({Text("a.cpp", Kernel("a", "Half(y, x);"))}).records().empty());
  EXPECT_EQ(MadeOf({Text("a.cpp", Kernel("a", "Half(y, x);"), Claimed::kCorrect)}).records()[0].record.kind, "right");
}

TEST(Records, AClaimAgainstTheFindingsGivesNone) {
  const RecordMaker maker = MadeOf({Text("a.cpp", Kernel("a", "Mule(y, x);"), Claimed::kCorrect)});
  EXPECT_TRUE(maker.records().empty());
  EXPECT_EQ(maker.counts().conflicts, 1u);
}

TEST(Chains, TheNearestLaterVersionThatIsRightMendsWhatNoFixDoes) {
  const std::string frame = "int a = 1; int b = 2; int c = 3; int d = 4; ";
  const RecordMaker maker =
      MadeOf({Text("1.cpp", Kernel("k", frame + "Addz(y, x);")), Text("2.cpp", Kernel("k", frame + "Addz(y, y);")),
              Text("3.cpp", Kernel("k", "Exp(x, y);")), Text("4.cpp", Kernel("k", frame + "Adds(y, x);"))});
  ASSERT_EQ(maker.records().size(), 4u);
  const Record& record = maker.records()[0].record;
  EXPECT_EQ(record.kind, "repair");
  EXPECT_EQ(record.meta.repaired_by, "attempt");
  EXPECT_TRUE(record.meta.explained);
  EXPECT_NE(record.after[0].text.find("Adds(y, x)"), std::string::npos);
  EXPECT_EQ(record.findings[0].change, "the line becomes `" + frame + "Adds(y, x);`");
  EXPECT_EQ(maker.records()[2].record.kind, "right");
}

TEST(Chains, WithoutAFindingOnlyALabelMakesAPair) {
  const std::string half = Kernel("k", "Half(y, x);");
  const std::string right = Kernel("k", "Muls(y, x);");
  EXPECT_EQ(MadeOf({Text("1.cpp", half), Text("2.cpp", right)}).records().size(), 1u);
  const RecordMaker said = MadeOf({Text("1.cpp", half, Claimed::kFailing), Text("2.cpp", right, Claimed::kCorrect)});
  ASSERT_EQ(said.records().size(), 2u);
  EXPECT_EQ(said.records()[0].record.kind, "repair");
  EXPECT_FALSE(said.records()[0].record.meta.explained);
  EXPECT_EQ(said.records()[0].record.reasoning, "");
  EXPECT_EQ(said.counts().unexplained, 1u);
}

TEST(Chains, OurOwnRepairComesFirst) {
  const RecordMaker maker =
      MadeOf({Text("1.cpp", Kernel("k", "Mule(y, x);")), Text("2.cpp", Kernel("k", "Adds(x, y);"))});
  ASSERT_EQ(maker.records().size(), 2u);
  EXPECT_EQ(maker.records()[0].record.meta.repaired_by, "assay");
}

TEST(Pairs, WhatFollowsFromAnErrorIsNotTold) {
  const auto analyze = [](Project project) {
    Report report = testing::Analyze(std::move(project));
    if (report.findings.empty()) return report;
    Finding follows;
    follows.rule = "build/compile-error";
    follows.message = "expected unqualified-id";
    report.findings.insert(report.findings.begin(), follows);
    return report;
  };
  RecordMaker maker(testing::Options(), analyze);
  Version before = Text("m.cpp", Kernel("k", "Addz(y, x); int a = 1; int b = 2;"));
  before.claim.mutation = "invent-name";
  maker.Pair(before, Text("k.cpp", Kernel("k", "Adds(y, x); int a = 1; int b = 2;")));
  ASSERT_EQ(maker.records().size(), 1u);
  ASSERT_EQ(maker.records()[0].record.findings.size(), 1u);
  EXPECT_EQ(maker.records()[0].record.findings[0].rule, "api/unknown-name");
}

TEST(Pairs, AMutantAndItsKernel) {
  RecordMaker maker(testing::Options(), testing::Analyze);
  Version before = Text("m.cpp", Kernel("k", "Addz(y, x); int a = 1; int b = 2;"));
  before.claim.mutation = "invent-name";
  maker.Pair(before, Text("k.cpp", Kernel("k", "Adds(y, x); int a = 1; int b = 2;")));
  ASSERT_EQ(maker.records().size(), 1u);
  const Record& record = maker.records()[0].record;
  EXPECT_EQ(record.meta.repaired_by, "given");
  EXPECT_EQ(record.meta.origin, "mutated");
  EXPECT_EQ(record.meta.mutation, "invent-name");
  EXPECT_TRUE(record.meta.explained);
}

TEST(Pairs, AWarningExplainsValuesThatItMadeWrong) {
  RecordMaker maker(testing::Options(), testing::Analyze);
  maker.Pair(Text("m.cpp", Kernel("k", "Near(y, x); int a = 1; int b = 2;")),
             Text("k.cpp", Kernel("k", "Adds(y, x); int a = 1; int b = 2;")));
  ASSERT_EQ(maker.records().size(), 1u);
  EXPECT_TRUE(maker.records()[0].record.meta.explained);
}

TEST(Pairs, AChangeIsToldLineByLine) {
  const auto files = [](const std::string& text) { return std::vector<RecordFile>{{"k.cpp", "cpp", text}}; };
  const auto at = [&](std::int64_t line, const std::string& before, const std::string& after) {
    Defect defect;
    defect.file = "k.cpp";
    defect.line = line;
    return ChangeAt(defect, files(before), files(after));
  };
  EXPECT_EQ(at(2, "a\nb\nc\nd", "a\nB\nC\nd"), "the line becomes `B`");
  EXPECT_EQ(at(3, "a\nb\nc\nd", "a\nB\nC\nd"), "the line becomes `C`");
  EXPECT_EQ(at(1, "a\nb\nc\nd", "a\nB\nC\nd"), "");
  EXPECT_EQ(at(3, "a\nb\nc\nd", "a\nb\nd"), "line 3 is taken out");
  EXPECT_EQ(at(2, "a\nb\nc", "a\nx\ny\nc"), "");
  EXPECT_EQ(at(9, "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "one\n2\n3\n4\n5\n6\n7\n8\nnine\n"), "the line becomes `nine`");
  EXPECT_EQ(at(2, "a\nb", "a\nb"), "");
}

TEST(Pairs, ASmallChangeIsToldWhole) {
  const auto files = [](const std::string& text) { return std::vector<RecordFile>{{"k.cpp", "cpp", text}}; };
  EXPECT_EQ(WholeChange(files("a\nb\nc"), files("a\nB\nc")), "`b` becomes `B` in `k.cpp` line 2");
  EXPECT_EQ(WholeChange(files("a\nb\nc"), files("a\nc")), "`b` goes from `k.cpp` line 2");
  EXPECT_EQ(WholeChange(files("a\nc"), files("a\nb\nc")), "`b` comes in at `k.cpp` line 2");
  EXPECT_EQ(WholeChange(files("a\nb\nc"), files("a\nB\nC")), "");
  EXPECT_EQ(WholeChange(files("a"), files("a")), "");
}

TEST(Pairs, ChangeShareCountsTokensInOrder) {
  const auto files = [](const std::string& text) { return std::vector<RecordFile>{{"k.cpp", "cpp", text}}; };
  EXPECT_EQ(ChangeShare(files("a b c d"), files("a  b /* x */ c d")), 0);
  EXPECT_NEAR(ChangeShare(files("a b c d"), files("a b x d")), 0.25, 1e-9);
  EXPECT_EQ(ChangeShare(files("a b"), files("c d")), 1);
  EXPECT_EQ(ChangeShare(files(""), files("")), 0);
}

TEST(Records, AttemptsAtOneTaskShareAGroup) {
  const Record a = One("a.cpp", Kernel("pool_3d_custom", "Mule(y, x);"));
  const Record b = One("b.cpp", Kernel("pool3d", "Mule(x, y);"));
  EXPECT_EQ(a.meta.group, "poold");
  EXPECT_EQ(a.meta.group, b.meta.group);
  EXPECT_EQ(a.meta.split, b.meta.split);
}

TEST(Records, SplitsAreNinetyToFiveToFiveInTheLarge) {
  std::map<std::string, int> counts;
  for (int i = 0; i < 4000; ++i) ++counts[SplitOf("group " + std::to_string(i))];
  EXPECT_NEAR(counts["train"], 3600, 100);
  EXPECT_NEAR(counts["validation"], 200, 60);
  EXPECT_NEAR(counts["test"], 200, 60);
}

TEST(Records, RepliesShowTheirFilesNotTheirContainer) {
  const Record record = One("reply.md", "Sure, here it is.\n\n```cpp\n" + Kernel("a", "Mule(y, x);") + "```\n");
  ASSERT_EQ(record.before.size(), 1u);
  EXPECT_EQ(record.before[0].text.find("Sure"), std::string::npos);
  EXPECT_EQ(record.findings[0].line, 5);
  EXPECT_EQ(record.meta.origin, "model");
}

TEST(Records, WhatIsWrittenIsRead) {
  const Record record = One("a.cpp", Kernel("a", "Mule(y, x); Wait(y); // \xff"));
  const std::string line = ToJsonLine(record);
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const std::optional<Record> read = RecordFromJson(line);
  ASSERT_TRUE(read.has_value());
  EXPECT_EQ(ToJsonLine(*read), line);
  EXPECT_FALSE(RecordFromJson(line.substr(0, line.size() / 2)).has_value());
  EXPECT_FALSE(RecordFromJson("{}").has_value());
}

}  // namespace
}  // namespace assay
