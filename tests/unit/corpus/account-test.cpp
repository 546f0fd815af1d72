// The account of a defect: which findings are included, in which words, and what is left out of a run.
#include <gtest/gtest.h>

#include "corpus/record-text.h"
#include "corpus/versions.h"
#include "tests/unit/corpus/record-fixture.h"

namespace assay {
namespace {

using testing::Kernel;

// Two findings of one kernel's build, at places of its text.
Report TwoErrors(const std::string& first_rule, const std::string& first, const std::string& second_rule,
                 const std::string& second, const std::string& text) {
  Report report;
  report.project.files.emplace_back();
  report.project.files[0].text = text;
  const auto add = [&](const std::string& rule, const std::string& message, std::size_t at) {
    Finding finding;
    finding.rule = rule;
    finding.message = message;
    finding.severity = Severity::kError;
    finding.breaks_build = true;
    finding.primary = {0, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + 1)};
    report.findings.push_back(finding);
  };
  add(first_rule, first, text.find('a'));
  add(second_rule, second, text.find('b'));
  return report;
}

TEST(Records, WhatFollowsFromAnErrorIsNotTold) {
  const auto told = [](const Report& report) { return Told(report, true).size(); };
  const std::string member = "`TQue` has no member `Get`", plain = "expected `(`";
  EXPECT_EQ(told(TwoErrors("api/invented-name", member, "build/compile-error", plain, "a b;\n")), 1u);
  EXPECT_EQ(told(TwoErrors("api/invented-name", member, "build/compile-error", plain, "a;\nb;\n")), 2u);
  EXPECT_EQ(told(TwoErrors("build/compile-error", plain, "build/compile-error", plain, "a b;\n")), 1u);
  EXPECT_EQ(told(TwoErrors("api/missing-header", "no header", "build/compile-error", plain, "a;\nb;\n")), 1u);
  EXPECT_EQ(told(TwoErrors("api/missing-header", "no header", "api/invented-name", member, "a;\nb;\n")), 2u);
  const std::string number = "`LocalTensor`: a number is no tensor", kind = "the core cannot convert `n`";
  EXPECT_EQ(told(TwoErrors("api/unsigned-float", kind, "api/wrong-overload", number, "a b;\n")), 1u);
  Report address = TwoErrors("api/tensor-expression", "no viable conversion", "api/unsigned-float", kind, "a b;\n");
  address.findings[1].notes.push_back("`tensor[i]` is a tensor that starts at element i");
  EXPECT_EQ(told(address), 1u);
  const std::string cut = "the reply is cut off: `kernel_src` has no closing quotes";
  const std::string unknown = "no release of AscendC offers `Run`";
  EXPECT_EQ(told(TwoErrors("reply/incomplete", cut, "api/invented-name", unknown, "a;\nb;\n")), 1u);
  EXPECT_EQ(told(TwoErrors("reply/incomplete", cut, "api/invented-name", member, "a;\nb;\n")), 2u);
  const std::string field = "`Data` declares no field `padDDD`";
  EXPECT_EQ(told(TwoErrors("reply/incomplete", cut, "tiling/field-undeclared", field, "a b;\n")), 1u);
  EXPECT_EQ(told(TwoErrors("reply/incomplete", cut, "tiling/field-undeclared", field, "a;\nb;\n")), 2u);
  const std::string refused = "`run` takes 2 arguments, the module passes 1";
  const std::string unseen = "`run` has 1 default value that Python does not see; give it with `py::arg`";
  EXPECT_EQ(told(TwoErrors("host/call-refused", refused, "host/python-call", unseen, "a;\nb;\n")), 1u);
  EXPECT_EQ(told(TwoErrors("host/call-refused", refused, "host/python-call", "`run` takes 2", "a;\nb;\n")), 2u);
}

// How a buffer was freed is described by what waits for it.
TEST(Records, ABufferFreedWithAnIdTooManyIsToldOnce) {
  const std::string frees = "`FreeTensor` gives a buffer an event id beyond the 8 of MTE3_V: more than 8 buffers";
  const std::string waits = "`AllocTensor` waits for an event id beyond the 8 of MTE3_V: more";
  const auto told = [](const Report& report) { return Told(report, true).size(); };
  EXPECT_EQ(told(TwoErrors("sync/stuck-flag", frees, "sync/stuck-flag", waits, "a;\nb;\n")), 1u);
  EXPECT_EQ(Told(TwoErrors("sync/stuck-flag", frees, "sync/stuck-flag", waits, "a;\nb;\n"), true)[0]->message, waits);
  EXPECT_EQ(told(TwoErrors("sync/stuck-flag", waits, "sync/stuck-flag", waits, "a;\nb;\n")), 2u);
}

TEST(Records, FurtherPlacesOfOneFindingAreToldWithIt) {
  Report report = TwoErrors("api/invented-name", "`TQue` has no member `Get`", "x", "y", "a;\nb;\nc;\n");
  Finding& finding = report.findings[0];
  finding.labels = {{{0, 3, 4}, "also used here"}, {{0, 6, 7}, "also used here"}, {{0, 6, 7}, "set before"}};
  const Defect defect = DefectOf(report.project, finding, {}, "declare it as a `TBuf`");
  EXPECT_EQ(defect.also, "2, 3");
  EXPECT_NE(Reasoning({defect}, {}).find(" Likewise in lines 2, 3. Change: "), std::string::npos);
  EXPECT_NE(FeedbackText({defect}).find("no member `Get` (also in lines 2, 3); shown by"), std::string::npos);
}

TEST(Records, ARealNameInAWrongPlaceIsNotToldAsNoName) {
  const Project project;
  const RuleWords page = {"name that no release of the API has", "No header declares it."};
  Finding finding;
  finding.rule = "api/invented-name";
  finding.message = "no release of AscendC offers `Relus`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, page.summary);
  finding.message = "`TQue<TPosition::VECIN, 1>` has no member `Get`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "member that the class does not have");
  finding.message = "`ge` has no member `SUCCESSFUL`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "name that the namespace does not have");
  for (const char* message :
       {"`AllocTensor` on `q` waits forever: `InitBuffer` gave it no buffer", "`InitBuffer` with 0 buffers"}) {
    finding.message = message;
    EXPECT_EQ(DefectOf(project, finding, page, "").summary, "queue that is given no buffers");
  }
  finding.message = "`SetValue` is a member function of AscendC's classes; no release has a function of that name";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "member function called without its object");
  finding.message = "`gert::Shape` has no `GetDims`; write `GetDimNum()` and `GetDim(i)`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "member that the class does not have");
  finding.message = "`GetInt` of `gert::RuntimeAttrs` gives a pointer, not a value";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "pointer taken for what it points to");
  finding.message = "`ge::Shape` is not `gert::Shape`; contexts give `gert::Shape`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "shape of another namespace");
  finding.message = "a shape inference context gives `gert::Shape*` here, not `gert::StorageShape*`";
  EXPECT_TRUE(
      DefectOf(project, finding, page, "").why.starts_with("`InferShapeContext::GetInputShape` gives a `Shape`"));
  finding.rule = "build/compile-error";
  finding.message = "use of undeclared identifier `n`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary + DefectOf(project, finding, page, "").why, "");
  finding.rule = "api/invented-name";
  finding.message = "`DataCopy` takes a tensor here, but `q` is a `TQue<TPosition::VECIN, 1>`";
  finding.notes = {"the tensor in it comes from `AllocTensor` or `DeQue`"};
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "queue or buffer where the operation takes a tensor");
  finding.notes.clear();
  finding.message = "`DataCopy` takes a tensor here, but `p` is a `float*`";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "pointer where the operation takes a tensor");
  finding.message = "attribute `n` has the type `int32`, and the generator drops it";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "attribute of a type that the generator does not know");
  finding.message = "the pointer to attribute `n` is used as its value";
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "pointer taken for what it points to");
  finding.message = "the reply is cut off: `model_src` has no closing quotes";
  finding.notes = {"the operator itself is complete: only the module that calls it is not"};
  EXPECT_EQ(DefectOf(project, finding, page, "").summary, "module that ends in the middle");
  finding.notes = {"no instruction lost digits of `the result`: what is computed is not the reference"};
  EXPECT_EQ(DefectOf(project, finding, page, "").notes,
            "No instruction lost digits of the result: what is computed is not the reference.");
  finding.notes.clear();
  finding.message = "2 of 4 elements of `the result` differ from `y`";
  EXPECT_EQ(DefectOf(project, finding, page, "").message, "2 of 4 elements of the result differ from `y`");
}

TEST(Records, NotesThatPointNowhereAreLeftOutAndARunIsEvidence) {
  Finding finding;
  finding.message = "`DataCopy` overwrites `x`";
  finding.notes = {"simulator, core 0: no wait between", "`GetValue` declared here"};
  const Defect defect = DefectOf(Project(), finding, {}, "");
  EXPECT_EQ(defect.notes, "");
  EXPECT_EQ(defect.evidence, "simulator, core 0: no wait between");
}

TEST(Records, ALaterFindingIsToldByTheLineOfTheInput) {
  const Project given = LoadBytes("a.cpp", Kernel("a", "Adds(y, x);\n    Muls(y, x);\n    Adds(y, x);"));
  Defect defect;
  defect.later = true;
  defect.file = given.files[0].name;
  defect.line = 8;
  defect.code = "Adds(y, x);";
  PlaceInGiven(defect, given);
  EXPECT_EQ(defect.line, 7);
  defect.code = "PipeBarrier();";
  PlaceInGiven(defect, given);
  EXPECT_EQ(defect.line, 0);
  defect.message = "it waits";
  EXPECT_TRUE(Reasoning({defect}, {}).starts_with("Once that is mended: `" + defect.file + "`, `PipeBarrier();`: it"));
}

// Details that the question does not contain are left out: figures of a run, values, cores.
TEST(Records, AnAnswerHoldsNoMeasurements) {
  Finding finding;
  finding.rule = "numeric/value-mismatch";
  finding.verdict = Verdict::kConfirmed;
  finding.message = "1,024 of 4,096 elements of `y` differ from the reference";
  finding.notes = {"element 3: 25.4 where the reference has 1.59", "no core wrote 7 of them"};
  finding.evidence.text = "simulator, cores 0 to 7: the first difference is at element 3 (task.py: x float32[64, 64])";
  Defect defect = DefectOf(Project(), finding, {}, "");
  EXPECT_EQ(
      Reasoning({defect}, {}),
      "Elements of `y` differ from the reference. No core wrote 7 of them. Change: what mends the others mends this "
      "too.");
  defect.message = "`Exp` overflows: 3 of 8 elements of `y` differ from the reference";
  defect.notes.clear();
  EXPECT_TRUE(
      Reasoning({defect}, {}).starts_with("`Exp` overflows: elements of `y` differ from the reference. Change"));
  // Figures that follow from sizes name the sizes.
  defect.message = "the unified buffer would have to hold 393,216 B";
  EXPECT_TRUE(Reasoning({defect}, {})
                  .starts_with("The unified buffer would have to hold 393,216 B. That is with x "
                               "float32[64, 64]. Change: "));
  defect.message = "`Add2` reads `x` without waiting for `DataCopy` to fill it";
  EXPECT_EQ(Reasoning({defect}, {}).find("float32"), std::string::npos);
}

TEST(Records, AReviewTellsCausesAlone) {
  Finding wrong, late;
  wrong.message = "elements of `y` differ from the reference";
  wrong.is_cause = false;
  late.message = "`Add` reads `x` too early";
  Record record;
  record.observed = {DefectOf(Project(), wrong, {}, ""), DefectOf(Project(), late, {}, "")};
  const ReviewText review = Critique(record, false);
  ASSERT_EQ(review.parts.size(), 1u);
  EXPECT_TRUE(review.parts[0].starts_with("`Add` reads `x` too early.")) << review.parts[0];
}

TEST(Records, ANameAtTheStartOfASentenceKeepsItsSpelling) {
  EXPECT_EQ(Sentence("the result is late"), "The result is late.");
  EXPECT_EQ(Sentence("cudaFuncSetAttribute takes bytes"), "cudaFuncSetAttribute takes bytes.");
  EXPECT_EQ(Sentence("x_shape is a pointer"), "x_shape is a pointer.");
}

TEST(Records, WhatGoesWithAnotherIsSaidWithIt) {
  Defect floor;
  floor.rule = "host/missing-include";
  floor.verdict = "matched";
  floor.file = "t.cpp";
  floor.line = 4;
  floor.message = "`ceil` needs `#include <cmath>`";
  floor.change = "include <cmath>";
  Defect second = floor;
  second.line = 9;
  second.message = "`floor` needs `#include <cmath>`";
  second.change.clear();
  EXPECT_EQ(Reasoning({floor, second}, {}),
            "`t.cpp` line 4: `ceil` needs `#include <cmath>`. Likewise in line 9 (`floor`). Change: include <cmath>.");
}

TEST(Records, AQuestionKeepsItsMark) {
  Defect defect;
  defect.message = "not resolved; did you mean to call it?";
  const std::string text = Reasoning({defect}, {});
  EXPECT_NE(text.find("did you mean to call it? "), std::string::npos) << text;
  EXPECT_EQ(text.find("?."), std::string::npos) << text;
}

TEST(Rules, WordsOfAPage) {
  const RuleWords words = WordsOfPage("short",
                                      "# a\n\n## Why it is wrong\n\nA call of `x.y` fails on every core of every chip "
                                      "that runs it, sooner or later, and in the end. It\nhangs.\n\n## Bad\n");
  EXPECT_EQ(words.summary, "short");
  EXPECT_EQ(words.why,
            "A call of `x.y` fails on every core of every chip that runs it, sooner or later, and in the end.");
  EXPECT_EQ(WordsOfPage("s", "## Why it is wrong\n\nShort. And more.\n\nElse.").why, "Short. And more.");
  EXPECT_EQ(WordsOfPage("short", "# a\n").why, "");
}

}  // namespace
}  // namespace assay
