// The exact layout of findings as people read them.
#include "analyzer/report/text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "tests/unit/report/build-report.h"

namespace assay {
namespace {

using testing::AddFile;
using testing::After;
using testing::RangeOf;

Finding MakeFinding(std::string rule, std::string message, SourceRange where) {
  Finding finding;
  finding.rule = std::move(rule);
  finding.message = std::move(message);
  finding.primary = where;
  return finding;
}

Report QueueReport() {
  Report report;
  report.project.path = "op_kernel/sum_custom.cpp";
  const int file = AddFile(report.project, "op_kernel/sum_custom.cpp",
                           "        DataCopy(xLocal, xGm[i * TILE], TILE);\n"
                           "    }\n"
                           "    __aicore__ inline void Compute() {\n"
                           "        LocalTensor<half> x = inX.DeQue<half>();\n"
                           "    }\n",
                           36);
  const SourceRange copy = RangeOf(report.project, file, "DataCopy(xLocal, xGm[i * TILE], TILE)");
  Finding finding = MakeFinding("queue/missing-enque", "`xLocal` is filled but never enqueued on `inX`", copy);
  finding.verdict = Verdict::kConfirmed;
  finding.labels.push_back({copy, "last write; nothing passes it on"});
  finding.labels.push_back({RangeOf(report.project, file, "inX.DeQue<half>()"), "takes from an empty queue"});
  finding.evidence.kind = Evidence::Kind::kReplay;
  finding.evidence.text = "simulator, core 0, tile 0: `inX` holds 0 tensors at `DeQue`";
  Fix fix{"enqueue it after the copy", FixSafety::kSafe, {}, true, {"parse"}};
  SourceRange place = After(copy);
  place.begin = ++place.end;
  fix.edits.push_back({place, "\n        inX.EnQue(xLocal);"});
  finding.fixes.push_back(fix);
  report.findings.push_back(finding);
  report.verdict = {KernelVerdict::Builds::kYes, KernelVerdict::Runs::kFaults, KernelVerdict::Values::kSkipped,
                    KernelVerdict::Proved::kNo};
  return report;
}

TEST(Text, OutputsThatWereNotWrittenOnce) {
  Report report = QueueReport();
  report.findings.clear();
  report.coverage = {{"y", 64, 16, 40, 8, "[3, :]", "[0, 0..7]"}, {"z", 8, 0, 8, 0, "", ""}};
  EXPECT_NE(RenderText(report, {})
                .find("\n  y: 40 of 64 elements written once, 8 several times ([0, 0..7]), 16 never ([3, :])\n"),
            std::string::npos);
  EXPECT_EQ(RenderText(report, {}).find("  z:"), std::string::npos);
}

TEST(Text, LabelsEvidenceAndInsertedLine) {
  EXPECT_EQ(RenderText(QueueReport(), {}),
            "error[queue/missing-enque]: `xLocal` is filled but never enqueued on `inX`\n"
            "  --> op_kernel/sum_custom.cpp:36:9\n"
            "36 |         DataCopy(xLocal, xGm[i * TILE], TILE);\n"
            "   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ last write; nothing passes it on\n"
            "39 |         LocalTensor<half> x = inX.DeQue<half>();\n"
            "   |                               ----------------- takes from an empty queue\n"
            "   = confirmed: simulator, core 0, tile 0: `inX` holds 0 tensors at `DeQue`\n"
            "   = help: enqueue it after the copy                                            fix: safe\n"
            "37 |+        inX.EnQue(xLocal);\n"
            "\n"
            "op_kernel/sum_custom.cpp: builds yes, runs faults, values skipped, proved no\n");
}

TEST(Text, Concise) {
  EXPECT_EQ(RenderText(QueueReport(), {.full = false}),
            "op_kernel/sum_custom.cpp:36:9: error[queue/missing-enque] `xLocal` is filled but never enqueued on `inX`\n"
            "op_kernel/sum_custom.cpp: builds yes, runs faults, values skipped, proved no\n");
}

TEST(Text, LabelsOfTwoFilesAndPatchElsewhere) {
  Report report;
  report.project.path = "op";
  const int kernel = AddFile(report.project, "op/op_kernel/k.cpp",
                             "    pipe.InitBuffer(inX, 2, tile * 4);\n    pipe.InitBuffer(outZ, 2, tile * 4);\n", 9);
  const int host = AddFile(report.project, "op/op_host/h.cpp", "    uint32_t tile = CeilDiv(n, cores);\n", 114);
  const SourceRange second = RangeOf(report.project, kernel, "pipe.InitBuffer(outZ, 2, tile * 4)");
  Finding finding =
      MakeFinding("memory/ub-overflow", "unified buffer needs 196,800 B; ascend910b has 196,608 B", second);
  finding.verdict = Verdict::kConfirmed;
  finding.labels = {{RangeOf(report.project, kernel, "pipe.InitBuffer(inX, 2, tile * 4)"), "98,400 B"},
                    {second, "98,400 B more: 192 B past the end"},
                    {RangeOf(report.project, host, "tile"), "has no upper bound"}};
  finding.notes = {"smallest failing input: n = 524,289, so tile = 12,300", "the limit holds on each core"};
  finding.evidence.text = "simulator, core 0: buffer 4 of 4 would end at byte 196,800";
  const SourceRange call = RangeOf(report.project, host, "CeilDiv(n, cores);");
  finding.fixes.push_back({"cap the tile at 8,192 elements and run more tiles",
                           FixSafety::kUnsafe,
                           {{call, "std::min(CeilDiv(n, cores), 8192u);\n    tiling.set_count(CeilDiv(n, tile));"}},
                           true,
                           {}});
  report.findings.push_back(finding);
  EXPECT_EQ(RenderText(report, {}),
            "error[memory/ub-overflow]: unified buffer needs 196,800 B; ascend910b has 196,608 B\n"
            "   --> op/op_kernel/k.cpp:10:5\n"
            "  9 |     pipe.InitBuffer(inX, 2, tile * 4);\n"
            "    |     --------------------------------- 98,400 B\n"
            " 10 |     pipe.InitBuffer(outZ, 2, tile * 4);\n"
            "    |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 98,400 B more: 192 B past the end\n"
            "   ::: op/op_host/h.cpp:114:14\n"
            "114 |     uint32_t tile = CeilDiv(n, cores);\n"
            "    |              ---- has no upper bound\n"
            "    = smallest failing input: n = 524,289, so tile = 12,300\n"
            "    = confirmed: simulator, core 0: buffer 4 of 4 would end at byte 196,800\n"
            "    = note: the limit holds on each core\n"
            "    = help: cap the tile at 8,192 elements and run more tiles                   fix: unsafe, 1 file\n"
            "   ::: op/op_host/h.cpp:114\n"
            "114 |-    uint32_t tile = CeilDiv(n, cores);\n"
            "114 |+    uint32_t tile = std::min(CeilDiv(n, cores), 8192u);\n"
            "115 |+    tiling.set_count(CeilDiv(n, tile));\n"
            "\n"
            "op: builds undecided, runs skipped, values skipped, proved skipped\n");
}

TEST(Text, AReplacedLineIsTakenAway) {
  Report report;
  report.project.path = "k.cpp";
  const int file = AddFile(report.project, "k.cpp", "    Mul(yLocal, xLocal, alpha, n);\n", 41);
  Finding finding = MakeFinding("api/scalar-operand", "`Mul` takes two tensors, but `alpha` is a `float`",
                                RangeOf(report.project, file, "alpha"));
  finding.labels.push_back({finding.primary, "scalar; expected `LocalTensor<float>`"});
  finding.breaks_build = true;
  finding.fixes.push_back({"use `Muls`, the tensor by scalar form",
                           FixSafety::kSafe,
                           {{RangeOf(report.project, file, "Mul"), "Muls"}},
                           true,
                           {}});
  report.findings.push_back(finding);
  EXPECT_EQ(RenderText(report, {}),
            "error[api/scalar-operand]: `Mul` takes two tensors, but `alpha` is a `float`\n"
            "  --> k.cpp:41:25\n"
            "41 |     Mul(yLocal, xLocal, alpha, n);\n"
            "   |                         ^^^^^ scalar; expected `LocalTensor<float>`\n"
            "   = matched: the vendor toolchain refuses this\n"
            "   = help: use `Muls`, the tensor by scalar form                                fix: safe\n"
            "41 |-    Mul(yLocal, xLocal, alpha, n);\n"
            "41 |+    Muls(yLocal, xLocal, alpha, n);\n"
            "\n"
            "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n");
}

TEST(Text, InputAsAWhole) {
  Report report;
  report.project.path = "reply.txt";
  Finding finding = MakeFinding("reply/incomplete", "the reply holds no kernel", {});
  finding.severity = Severity::kWarning;
  finding.labels.push_back({{}, "expected a code fence"});
  report.findings.push_back(finding);
  EXPECT_EQ(RenderText(report, {}),
            "warning[reply/incomplete]: the reply holds no kernel\n"
            " --> reply.txt\n"
            "  = matched: the code itself shows it\n"
            "  = note: expected a code fence\n"
            "\n"
            "reply.txt: builds undecided, runs skipped, values skipped, proved skipped\n");
}

TEST(Text, TabsWideAndHarmfulCharacters) {
  Report report;
  report.project.path = "k.cpp";
  const int file = AddFile(report.project, "k.cpp", "\tauto x = \"\xE5\x8C\x97\xE4\xBA\xAC\x1b[2J\x80\" + y;\n");
  report.findings.push_back(MakeFinding("a/b", "line one\nline \x1b[31mtwo", RangeOf(report.project, file, "y")));
  const std::string text = RenderText(report, {});
  EXPECT_EQ(text,
            "error[a/b]: line one line \xEF\xBF\xBD[31mtwo\n"
            " --> k.cpp:1:27\n"
            "1 |     auto x = \"\xE5\x8C\x97\xE4\xBA\xAC\xEF\xBF\xBD[2J\xEF\xBF\xBD\" + y;\n"
            "  |                            ^\n"
            "  = matched: the code itself shows it\n"
            "\n"
            "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n");
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
}

TEST(Text, LongLinesAreCutRoundEachMark) {
  Report report;
  report.project.path = "k.cpp";
  const std::string filler(5'000'000, 'a');
  const int file = AddFile(report.project, "k.cpp", "first;" + filler + " bad(); " + filler);
  Finding finding = MakeFinding("a/b", "m", RangeOf(report.project, file, "bad()"));
  finding.labels.push_back({RangeOf(report.project, file, "first"), "far away"});
  report.findings.push_back(finding);
  EXPECT_EQ(RenderText(report, {}),
            "error[a/b]: m\n"
            " --> k.cpp:1:5000008\n"
            "1 | first;" +
                std::string(94, 'a') +
                "...\n"
                "  | ----- far away\n"
                "1 | ..." +
                std::string(39, 'a') + " bad(); " + std::string(53, 'a') +
                "...\n"
                "  | " +
                std::string(43, ' ') +
                "^^^^^\n"
                "  = matched: the code itself shows it\n"
                "\n"
                "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n");
}

TEST(Text, RangeOverLines) {
  Report report;
  report.project.path = "k.cpp";
  const int file = AddFile(report.project, "k.cpp", "Copy(x,   \n     y);\n");
  report.findings.push_back(MakeFinding("a/b", "m", RangeOf(report.project, file, "Copy(x,   \n     y)")));
  EXPECT_NE(RenderText(report, {}).find("1 | Copy(x,   \n  | ^^^^^^^ (to line 2)\n"), std::string::npos);
}

TEST(Text, StaysWithinAScreenful) {
  Report report;
  report.project.path = "k.cpp";
  std::string source;
  for (int i = 0; i < 40; ++i) source += "line" + std::to_string(i) + ";\n";
  const int file = AddFile(report.project, "k.cpp", source);
  Finding finding = MakeFinding("a/b", "m", RangeOf(report.project, file, "line0"));
  for (int i = 1; i < 30; ++i) {
    finding.labels.push_back({RangeOf(report.project, file, "line" + std::to_string(i) + ";"), "l"});
  }
  std::string many = "x";
  for (int i = 0; i < 50; ++i) many += "\ny";
  finding.fixes.push_back({"rewrite", FixSafety::kSafe, {{RangeOf(report.project, file, "line0"), many}}, true, {}});
  report.findings.push_back(finding);
  const std::string text = RenderText(report, {});
  EXPECT_LE(std::count(text.begin(), text.end(), '\n'), 23);
  EXPECT_NE(text.find("24 places more on lines 7, 8, 9, 10, 11, 12, 13, 14, ..."), std::string::npos) << text;
  EXPECT_NE(text.find(": assay fix --diff"), std::string::npos) << text;
}

TEST(Text, ColourOnlyWhenAsked) {
  EXPECT_EQ(RenderText(QueueReport(), {}).find('\x1b'), std::string::npos);
  const std::string text = RenderText(QueueReport(), {.color = true});
  EXPECT_NE(text.find("\x1b[1;31merror[queue/missing-enque]\x1b[0m"), std::string::npos);
  std::string plain;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\x1b') {
      i = text.find('m', i);
    } else {
      plain += text[i];
    }
  }
  EXPECT_EQ(plain, RenderText(QueueReport(), {}));
}

TEST(Text, UndecidedErrorsAndTiming) {
  Report report;
  report.project.path = "k.cpp";
  report.undecided.push_back({"runs", "`Foo` is not modelled yet"});
  report.errors.push_back({"k.cpp", "analysis worker crashed: SIGSEGV"});
  report.timing_ms = {{"parse", 12.04}, {"total", 83.14}};
  EXPECT_EQ(RenderText(report, {}),
            "k.cpp: not analysed: analysis worker crashed: SIGSEGV\n"
            "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n");
  EXPECT_EQ(RenderText(report, {.show_undecided = true, .timing = true}),
            "k.cpp: undecided: runs: `Foo` is not modelled yet\n"
            "k.cpp: not analysed: analysis worker crashed: SIGSEGV\n"
            "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n"
            "k.cpp: 83.1 ms (parse 12.0)\n");
}

TEST(Text, WhyThereAreNoTimesIsSaidWhereTheyWereAskedFor) {
  Report report;
  report.project.path = "k.cpp";
  report.undecided.push_back({"time", "`ascend310p` is not in the time model"});
  EXPECT_EQ(RenderText(report, {.performance = true}),
            "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n"
            "time: none; `ascend310p` is not in the time model\n");
  EXPECT_EQ(RenderText(report, {}), "k.cpp: builds undecided, runs skipped, values skipped, proved skipped\n");
}

TEST(Text, RuleNamesLinkToTheirPages) {
  Report report = QueueReport();
  const std::string rule = report.findings[0].rule;
  const TextOptions options{.full = false,
                            .link = [](const std::string& name) { return "file:///rules/" + name + ".md"; }};
  EXPECT_NE(
      RenderText(report, options).find("\x1b]8;;file:///rules/" + rule + ".md\x1b\\error[" + rule + "]\x1b]8;;\x1b\\ "),
      std::string::npos)
      << RenderText(report, options);
}

TEST(Text, CostsAddUp) {
  Report report = QueueReport();
  report.timing_ms = {{"rules", 6.5}, {"total", 9}};
  for (int i = 0; i < 10; ++i) report.costs.rule_ms.emplace_back("a/b" + std::to_string(i), i < 8 ? 0.5 : 1.25);
  report.costs.queries.push_back({"bounds of `x`", 3, 1200, 4});
  const std::string text = RenderText(report, {.timing = true});
  EXPECT_NE(text.find("       0.500 ms  a/b7\n       2.500 ms  2 other rules\n"
                      "       4.000 ms  solver: bounds of `x` (3 questions, 1,200 units)\n"),
            std::string::npos)
      << text;
}

TEST(Totals, Sentence) {
  EXPECT_EQ(RenderTotals({.inputs = 2, .no_contract = 1}, false),
            "no findings in 2 inputs; 1 input not run, which takes a contract: assay contract --help\n");
  EXPECT_EQ(RenderTotals({.inputs = 1}, false), "no findings\n");
  EXPECT_EQ(RenderTotals({.inputs = 1, .errors = 4, .fixable = 2, .undecided = 1}, false),
            "4 findings (4 errors, 2 fixable with assay fix); 1 check undecided: --show-undecided\n");
  EXPECT_EQ(RenderTotals({.inputs = 1200,
                          .errors = 1,
                          .warnings = 1,
                          .notes = 1,
                          .fixable = 1,
                          .fixable_unsafe = 2,
                          .undecided = 2,
                          .suppressed = 1,
                          .tool_errors = 1},
                         true),
            "3 findings in 1,200 inputs (1 error, 1 warning, 1 note, 1 fixable with assay fix, 2 more with assay fix "
            "--unsafe); 1 finding suppressed; 2 checks undecided; 1 input not analysed to the end\n");
}

TEST(Totals, CountsByFinding) {
  const Totals totals = CountTotals(QueueReport());
  EXPECT_EQ(totals.errors, 1);
  EXPECT_EQ(totals.fixable, 1);
  EXPECT_EQ(totals.fixable_unsafe, 0);
}

}  // namespace
}  // namespace assay
