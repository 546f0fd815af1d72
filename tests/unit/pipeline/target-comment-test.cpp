// A source file says what it is for; a model's reply does not.
#include <gtest/gtest.h>

#include "pipeline/target-comment.h"

namespace assay {
namespace {

const std::vector<std::string> kChips = {"ascend910b", "ascend310p"};

Project Files(const std::vector<std::string>& texts, InputForm form = InputForm::kKernelFile) {
  Project project;
  project.form = form;
  for (const std::string& text : texts) {
    VirtualFile file;
    file.name = "k.cpp";
    file.text = text;
    project.files.push_back(file);
  }
  return project;
}

TEST(TargetComment, Found) {
  EXPECT_EQ(FindTargetComment(Files({"// assay: target ascend310p\nint x;\n"}), kChips).chip, "ascend310p");
  EXPECT_EQ(FindTargetComment(Files({"int x;\r\n  //assay:target Ascend310P  (the small one)\r\n"}), kChips).chip,
            "ascend310p");
  EXPECT_EQ(FindTargetComment(Files({"// assay: target ascend310p", "// assay: target ascend310p"}), kChips).chip,
            "ascend310p");
}

TEST(TargetComment, NotFound) {
  for (const char* text : {"int x;", "int x;  // assay: target ascend310p", "// assay: ignore[a/b]",
                           "// target ascend310p", "// assay: target", "assay: target ascend310p"}) {
    const TargetComment found = FindTargetComment(Files({text}), kChips);
    EXPECT_EQ(found.chip, "") << text;
    EXPECT_EQ(found.problem, "") << text;
  }
  EXPECT_EQ(FindTargetComment(Files({"// assay: target ascend310p"}, InputForm::kPlainText), kChips).chip, "");
}

TEST(TargetComment, Wrong) {
  EXPECT_EQ(FindTargetComment(Files({"// assay: target ascend310"}), kChips).problem,
            "k.cpp names the target `ascend310`, which is not a chip; did you mean `ascend310p`?");
  EXPECT_EQ(FindTargetComment(Files({"// assay: target ascend310p", "// assay: target ascend910b"}), kChips).problem,
            "its files name two targets, `ascend310p` and `ascend910b`");
}

}  // namespace
}  // namespace assay
