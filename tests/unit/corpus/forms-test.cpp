// Forms and dialects: which record carries which form, and every row against its schema.
#include "corpus/forms.h"

#include <gtest/gtest.h>

#include "corpus/record-text.h"
#include "tests/unit/corpus/record-fixture.h"
#include "tests/unit/report/schema.h"

namespace assay {
namespace {

using nlohmann::json;
using testing::Kernel;
using testing::MadeOf;
using testing::One;
using testing::Text;

Record RepairOf(const std::string& prompt_from = "given") {
  Record record = One("a.cpp", Kernel("a", "Mule(y, x); // \xff"));
  record.meta.prompt_from = prompt_from;
  record.contract = "{}";
  return record;
}

json Row(const Record& record, Form form, Framework framework, std::size_t sample = 0) {
  return json::parse(DumpLine(RowOf(SamplesOf(record, form).at(sample), framework, 7)));
}

testing::Schema SchemaOf(std::string_view name) {
  return testing::Schema(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/record-" + std::string(name) + ".schema.json");
}

TEST(Forms, EachOfACompleteRepairFitsItsSchema) {
  const Record record = RepairOf();
  for (const Form form : kForms) {
    if (form == Form::kRecord) continue;
    testing::Schema schema = SchemaOf(NameOf(form));
    const std::vector<Sample> samples = SamplesOf(record, form);
    EXPECT_EQ(samples.size(), form == Form::kKto ? 2u : 1u) << NameOf(form);
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const json row = Row(record, form, Framework::kTrl, i);
      EXPECT_EQ(schema.Check(row), std::vector<std::string>{}) << row;
      EXPECT_EQ(row["meta"]["form"], NameOf(form));
    }
  }
  testing::Schema canonical(std::string(ASSAY_SOURCE_DIR) + "/docs/formats/record.schema.json");
  EXPECT_EQ(canonical.Check(json::parse(ToJsonLine(record))), std::vector<std::string>{});
  EXPECT_FALSE(SchemaOf("dpo").Check(Row(record, Form::kKto, Framework::kTrl)).empty());
}

TEST(Forms, EachRowOfEachDialectFitsItsSchema) {
  const Record record = RepairOf();
  for (const Framework framework : kFrameworks) {
    if (framework == Framework::kTrl) continue;
    testing::Schema schema = SchemaOf(NameOf(framework));
    for (const Form form : kForms) {
      if (form == Form::kRecord || !Takes(framework, form)) continue;
      const json row = Row(record, form, framework);
      EXPECT_EQ(schema.Check(row), std::vector<std::string>{}) << NameOf(framework) << row;
    }
  }
}

TEST(Forms, ARepairAnswersWithItsReasonsAndTheFilesThatChange) {
  const json row = Row(RepairOf(), Form::kSftRepair, Framework::kTrl);
  const std::string question = row["messages"][0]["content"];
  const std::string answer = row["messages"][1]["content"];
  EXPECT_NE(question.find("\n\nFind the defect in this answer and correct it."), std::string::npos) << question;
  EXPECT_NE(question.find("Mule(y, x);"), std::string::npos);
  EXPECT_NE(answer.find(".\n\n`op_kernel/a.cpp`:\n```cpp\n"), std::string::npos) << answer;
  EXPECT_NE(answer.find("Muls(y, x);"), std::string::npos);
}

TEST(Forms, ADraftIsNotLearnedFrom) {
  const Record record = RepairOf();
  const json trl = Row(record, Form::kMultiTurn, Framework::kTrl);
  ASSERT_EQ(trl["prompt"].size(), 3u);
  EXPECT_EQ(trl["prompt"][1]["role"], "assistant");
  EXPECT_NE(trl["prompt"][2]["content"].get<std::string>().find("op_kernel/a.cpp:5: error: `Mule` does not exist"),
            std::string::npos);
  EXPECT_EQ(trl["completion"].size(), 1u);
  const json swift = Row(record, Form::kMultiTurn, Framework::kMsSwift)["messages"];
  EXPECT_EQ(swift[1]["loss"], false);
  EXPECT_EQ(swift[3]["loss"], true);
  EXPECT_EQ(Row(record, Form::kMultiTurn, Framework::kAxolotl)["messages"][1]["train"], false);
  EXPECT_FALSE(Takes(Framework::kVerl, Form::kMultiTurn));
}

TEST(Forms, ColumnsAreEachFrameworksOwn) {
  const Record record = RepairOf();
  EXPECT_TRUE(Row(record, Form::kDpo, Framework::kMsSwift)["rejected_response"].is_string());
  EXPECT_EQ(Row(record, Form::kDpo, Framework::kLlamaFactory)["chosen"]["from"], "gpt");
  EXPECT_EQ(Row(record, Form::kKto, Framework::kLlamaFactory)["kto_tag"], false);
  EXPECT_TRUE(Row(record, Form::kKto, Framework::kAxolotl)["prompt"].is_string());
  EXPECT_EQ(Row(record, Form::kDpo, Framework::kAxolotl)["chosen"]["role"], "assistant");
  EXPECT_EQ(Row(record, Form::kRl, Framework::kOpenRlhf)["label"], R"({"contract":"{}"})");
  const json verl = Row(record, Form::kRl, Framework::kVerl);
  EXPECT_EQ(verl["reward_model"]["ground_truth"], R"({"contract":"{}"})");
  EXPECT_EQ(verl["extra_info"]["index"], 7);
}

TEST(Forms, NothingIsLearnedFromAnAnswerThatLeavesErrors) {
  const Record partial = One("a.cpp", Kernel("a", "Mule(y, x); Addz(y, x);"));
  for (const Form form : {Form::kSftRepair, Form::kSftGeneration, Form::kMultiTurn, Form::kDpo}) {
    EXPECT_TRUE(SamplesOf(partial, form).empty()) << NameOf(form);
  }
  ASSERT_EQ(SamplesOf(partial, Form::kKto).size(), 1u);
  EXPECT_FALSE(SamplesOf(partial, Form::kKto)[0].good);
  const std::string critique = SamplesOf(partial, Form::kCritique).at(0).answer;
  EXPECT_NE(critique.find("1. "), std::string::npos);
  EXPECT_NE(critique.find("`Addz` does not exist"), std::string::npos);
  EXPECT_EQ(critique.find("Change:"), std::string::npos);
}

TEST(Forms, AGuessIsLearnedFromOnlyWhereARunShowsItRight) {
  Record record = RepairOf();
  record.meta.fix_safety = "unsafe";
  EXPECT_EQ(SamplesOf(record, Form::kSftRepair).size(), 1u);
  record.standing_after.values = "undecided";
  record.standing_after.not_shown = "builds yes, runs clean, values undecided";
  for (const Form form : {Form::kSftRepair, Form::kMultiTurn, Form::kDpo}) {
    EXPECT_TRUE(SamplesOf(record, form).empty()) << NameOf(form);
  }
  record.meta.fix_safety = "safe";
  EXPECT_TRUE(SamplesOf(record, Form::kDpo).empty());
  ASSERT_EQ(SamplesOf(record, Form::kDpo, true).size(), 1u);
  EXPECT_EQ(SamplesOf(record, Form::kDpo, true)[0].meta["unshown"], true);
}

TEST(Forms, AnAnswerThatFailsAtAFurtherShapeIsNotOneToImitate) {
  MakerOptions options = testing::Options();
  options.least_shapes = 2;
  options.further_shapes = {testing::Analyze};
  const std::string wrong = Kernel("a", "Mule(y, x);");
  const Record shown = MadeOf({Text("a.cpp", wrong)}, options).records().at(0).record;
  EXPECT_EQ(shown.standing_after.shapes, 2);
  EXPECT_EQ(shown.standing_after.not_shown, "");
  EXPECT_EQ(shown.meta.better_in, "build");
  EXPECT_EQ(SamplesOf(shown, Form::kSftRepair).size(), 1u);
  options.further_shapes = {[](Project project) {
    Report report = testing::Analyze(std::move(project));
    report.verdict.values = KernelVerdict::Values::kMismatch;
    return report;
  }};
  const Record refuted = MadeOf({Text("a.cpp", wrong)}, options).records().at(0).record;
  EXPECT_EQ(refuted.standing_after.not_shown, "builds yes, runs clean, values mismatch at a further shape");
  for (const Form form : {Form::kSftRepair, Form::kMultiTurn, Form::kDpo}) {
    EXPECT_TRUE(SamplesOf(refuted, form).empty()) << NameOf(form);
  }
  options.further_shapes = {testing::Analyze};
  options.full_size = [](Project project) {
    Report report = testing::Analyze(std::move(project));
    report.verdict.runs = KernelVerdict::Runs::kFaults;
    return report;
  };
  const Record large = MadeOf({Text("a.cpp", wrong)}, options).records().at(0).record;
  EXPECT_EQ(large.standing_after.not_shown, "builds yes, runs faults, values match at the full size");
  options.full_size = nullptr;
  options.further_shapes.clear();
  const Record alone = MadeOf({Text("a.cpp", wrong)}, options).records().at(0).record;
  EXPECT_EQ(alone.standing_after.not_shown, "values match at 1 of 2 shapes");
  EXPECT_TRUE(SamplesOf(alone, Form::kDpo).empty());
}

TEST(Forms, AnAnswerSaysForWhichSizesItIsShown) {
  const auto wrong = [](Project project) {
    Report report = testing::Analyze(std::move(project));
    report.verdict.values = KernelVerdict::Values::kMismatch;
    return report;
  };
  const auto divisor = [](MakerOptions options) {
    const Record record =
        MadeOf({Text("a.cpp", Kernel("a", "Mule(y, x);"))}, std::move(options)).records().at(0).record;
    EXPECT_EQ(record.standing_after.not_shown, "");
    EXPECT_EQ(SamplesOf(record, Form::kDpo).at(0).meta["divisor_after"], record.standing_after.divisor);
    return record.standing_after.divisor;
  };
  MakerOptions options = testing::Options();
  options.further_shapes = {testing::Analyze};
  EXPECT_EQ(divisor(options), 0);
  options.shared_divisor = 128;
  options.remainders = {{1, wrong}, {8, testing::Analyze}, {32, wrong}};
  EXPECT_EQ(divisor(options), 8);
  options.remainders = {{1, wrong}, {8, wrong}, {32, wrong}};
  EXPECT_EQ(divisor(options), 128);
  options.remainders = {{1, testing::Analyze}};
  EXPECT_EQ(divisor(options), 1);
}

TEST(Forms, APromptMadeFromATaskSaysWhatToComputeAndNamesNoFile) {
  MakerOptions options = testing::Options();
  options.module = "class Model:\n    pass";
  const Record record = MadeOf({Text("a.cpp", Kernel("a", "Mule(y, x);"))}, options).records().at(0).record;
  EXPECT_EQ(record.meta.prompt_from, "task");
  EXPECT_NE(record.prompt.find(options.module), std::string::npos) << record.prompt;
  EXPECT_EQ(record.prompt.find("a.cpp"), std::string::npos) << record.prompt;
  EXPECT_EQ(SamplesOf(record, Form::kSftGeneration).size(), 1u);
}

// A benchmark task judges its module, so it needs an answer with a module of its own.
TEST(Forms, ATaskIsAQuestionWhereTheAnswerCanBeJudgedByIt) {
  MakerOptions options = testing::Options();
  options.module = "class Model:\n    pass";
  const auto made = [&](const std::string& module) {
    const std::string kernel = "```python\nkernel_src = r'''\n" + Kernel("a", "Mule(y, x);") + "'''\n";
    return MadeOf({Text("a.txt", kernel + module + "```\n")}, options).records().at(0).record;
  };
  EXPECT_TRUE(SamplesOf(made(""), Form::kRl).empty());
  const Record record = made("model_src = r'''\nimport torch\nclass ModelNew(torch.nn.Module):\n    pass\n'''\n");
  const json row = Row(record, Form::kRl, Framework::kTrl);
  EXPECT_EQ(row["task"], options.module);
  EXPECT_EQ(row["reward"], "assay");
  EXPECT_EQ(SchemaOf("rl").Check(row), std::vector<std::string>{}) << row;
  const json truth =
      json::parse(Row(record, Form::kRl, Framework::kVerl)["reward_model"]["ground_truth"].get<std::string>());
  EXPECT_EQ(truth, json({{"task", {{"module", options.module}}}}));
  EXPECT_NE(record.prompt.find("whose class `ModelNew` takes the place of `Model`"), std::string::npos);
  EXPECT_NE(SamplesOf(record, Form::kSftGeneration).at(0).answer.find("`model.py`:"), std::string::npos);
}

TEST(Forms, APromptAsksForTheFilesThatTheAnswerHas) {
  Project project = LoadBytes("a.cpp", Kernel("a", "x;"));
  project.files.resize(3, project.files[0]);
  project.files[1].role = FileRole::kHostOperator;
  project.files[2].role = FileRole::kBinding;
  const auto asked = [&](const std::vector<std::size_t>& files) {
    const std::string prompt = ModuleTask(project, files, "ascend910b", "8.x", "pass");
    return prompt.substr(prompt.rfind("Answer with"));
  };
  EXPECT_EQ(asked({0}), "Answer with the kernel, each file under its name.");
  EXPECT_EQ(asked({0, 1}),
            "Answer with the host code (tiling and operator definition) and the kernel, each file under its name.");
  project.files[0].role = FileRole::kProjectJson;
  EXPECT_EQ(
      asked({0}),
      "Answer with the description of the operator in JSON, the host code (tiling and operator definition), the "
      "kernel, the binding and a Python module whose class `ModelNew` takes the place of `Model`, each file under "
      "its name.");
  project.files[0].role = FileRole::kKernel;
  EXPECT_EQ(asked({0, 1, 2}),
            "Answer with the host code (tiling and operator definition), the kernel and the binding, each file under "
            "its name.");
}

TEST(Forms, ALongAccountIsLeftOut) {
  Record record = RepairOf();
  record.reasoning = "1. a\n2. b\n3. c\n4. d";
  EXPECT_EQ(SamplesOf(record, Form::kSftRepair).at(0).answer.find(record.reasoning), 0u);
  record.reasoning += "\n5. e";
  const Sample repair = SamplesOf(record, Form::kSftRepair).at(0);
  EXPECT_EQ(repair.answer.find("`"), 0u) << repair.answer;
  EXPECT_NE(repair.prompt.at(0).content.find("under its name and without comments, and nothing else."),
            std::string::npos);
  const Sample turns = SamplesOf(record, Form::kMultiTurn).at(0);
  EXPECT_EQ(turns.answer, repair.answer);
  EXPECT_TRUE(turns.prompt.back().content.ends_with(
      "\nCorrect it. Give each file that changes under its name and without comments, and nothing else."));
}

TEST(Forms, FilesThatGetAnotherNameAreTold) {
  Record record = RepairOf();
  record.reasoning = "1. a\n2. b\n3. c\n4. d\n5. e";
  record.after[0].name = "op_kernel/b.cpp";
  record.after[0].text = "int n;  // of them\n";
  record.changed = {"op_kernel/b.cpp"};
  const Sample repair = SamplesOf(record, Form::kSftRepair).at(0);
  EXPECT_EQ(repair.answer, "`op_kernel/a.cpp` becomes `op_kernel/b.cpp`.\n\n`op_kernel/b.cpp`:\n```cpp\nint n;\n\n```");
  EXPECT_NE(repair.prompt.at(0).content.find("Say which files get another name"), std::string::npos);
}

TEST(Forms, ARepairIsAskedForWithWhatTheOperatorIsFor) {
  const auto asked = [](const Record& record, Form form) { return SamplesOf(record, form).at(0).prompt.at(0).content; };
  Record record = RepairOf();
  record.prompt = "Write something.";
  EXPECT_EQ(
      asked(record, Form::kSftRepair).find("This was asked:\n\nWrite something.\n\nFind the defect in this answer"),
      0u);
  EXPECT_EQ(asked(record, Form::kCritique)
                .find("This was asked:\n\nWrite something.\n\nFind the build errors in this answer."),
            0u);
  record = RepairOf("entry");
  EXPECT_EQ(asked(record, Form::kSftRepair).find("Find the defect in this AscendC operator for ascend910b and"), 0u);
}

TEST(Forms, AnswersOfAPairHaveTheSameFiles) {
  Record record = RepairOf();
  record.after[0].name = "b.cpp";
  const std::vector<Sample> pair = SamplesOf(record, Form::kDpo);
  ASSERT_EQ(pair.size(), 1u);
  EXPECT_EQ(pair[0].answer.find("`b.cpp`:"), 0u) << pair[0].answer;
  EXPECT_EQ(pair[0].rejected.find("`b.cpp`:"), 0u) << pair[0].rejected;
  record.after.push_back({"c.cpp", "cpp", "int c;"});
  EXPECT_TRUE(SamplesOf(record, Form::kDpo).empty());
}

TEST(Forms, NothingButTheCodeTellsAPairApart) {
  Record record = RepairOf();
  record.before[0].text += "\n#include \"a.cpp\"";
  record.after[0].text += "\n#include \"b.cpp\"\n  // Mended here.\n// doubles";
  record.after[0].name = "b.cpp";
  const std::vector<Sample> pair = SamplesOf(record, Form::kDpo);
  ASSERT_EQ(pair.size(), 1u);
  EXPECT_NE(pair[0].rejected.find("#include \"b.cpp\""), std::string::npos) << pair[0].rejected;
  EXPECT_EQ(pair[0].answer.find("//"), std::string::npos) << pair[0].answer;
  record.after[0] = record.before[0];
  record.after[0].text += "\n// Nothing else.";
  EXPECT_TRUE(SamplesOf(record, Form::kDpo).empty());
}

TEST(Forms, ReasoningInCommentsIsLeftOut) {
  Record record = RepairOf();
  for (int i = 0; i < 5; ++i) record.after[0].text += "\n// We'll try this.";
  ASSERT_EQ(SamplesOf(record, Form::kSftGeneration).size(), 1u);
  EXPECT_EQ(SamplesOf(record, Form::kSftGeneration)[0].answer.find("try this"), std::string::npos);
  record.after[0].language = "python";
  for (int i = 0; i < 4; ++i) record.after[0].text += "\n# We'll try this.";
  EXPECT_EQ(SamplesOf(record, Form::kSftGeneration).size(), 1u);
  record.after[0].text += "\n# Actually, that is wrong.";
  EXPECT_TRUE(SamplesOf(record, Form::kSftGeneration).empty());
}

TEST(Forms, APromptThatDoesNotSayWhatToComputeIsNotWrittenFrom) {
  const Record record = RepairOf("entry");
  EXPECT_TRUE(SamplesOf(record, Form::kSftGeneration).empty());
  EXPECT_TRUE(SamplesOf(record, Form::kRl).empty());
  EXPECT_EQ(SamplesOf(record, Form::kDpo).size(), 1u);
}

TEST(Forms, ValuesThatWereNotShownAreNotCalledRight) {
  const Record undecided = One("a.cpp", Kernel("a", "Mule(y, x); Half(y);"));
  ASSERT_TRUE(undecided.Complete());
  ASSERT_EQ(SamplesOf(undecided, Form::kKto).size(), 1u);
  EXPECT_FALSE(SamplesOf(undecided, Form::kKto)[0].good);
  EXPECT_TRUE(SamplesOf(undecided, Form::kSftGeneration).empty());
}

TEST(Forms, APairWithoutFindingsIsOneForPreferencesAlone) {
  const RecordMaker maker = MadeOf({Text("1.cpp", Kernel("k", "Half(y, x);"), Claimed::kFailing),
                                    Text("2.cpp", Kernel("k", "Muls(y, x);"), Claimed::kCorrect)});
  const Record& record = maker.records().at(0).record;
  EXPECT_TRUE(SamplesOf(record, Form::kSftRepair).empty());
  EXPECT_TRUE(SamplesOf(record, Form::kCritique).empty());
  EXPECT_EQ(SamplesOf(record, Form::kDpo).size(), 1u);
  EXPECT_EQ(SamplesOf(record, Form::kKto).size(), 2u);
}

TEST(Forms, NamesAreKnown) {
  for (const Form form : kForms) EXPECT_EQ(FormNamed(NameOf(form)), form);
  for (const Framework framework : kFrameworks) EXPECT_EQ(FrameworkNamed(NameOf(framework)), framework);
  EXPECT_EQ(FormNamed("sft"), std::nullopt);
}

}  // namespace
}  // namespace assay
