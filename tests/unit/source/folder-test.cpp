// Folders: operator projects, nested ones, several, none.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "analyzer/source/beside.h"
#include "analyzer/source/project.h"

namespace assay {
namespace {
namespace fs = std::filesystem;

class FolderTest : public testing::Test {
 protected:
  void SetUp() override {
    const auto* info = testing::UnitTest::GetInstance()->current_test_info();
    root_ = fs::temp_directory_path() / ("assay-folder-" + std::string(info->name()) + std::to_string(getpid()));
    fs::create_directories(root_);
  }
  void TearDown() override { fs::remove_all(root_); }

  void Write(const std::string& name, const std::string& text) {
    fs::create_directories((root_ / name).parent_path());
    std::ofstream(root_ / name) << text;
  }

  void WriteOperator(const std::string& at, const std::string& body) {
    Write(at + "op_kernel/neg.cpp", "extern \"C\" __global__ __aicore__ void neg(GM_ADDR x) {" + body + "}\n");
    Write(at + "op_kernel/neg_impl.h", "// helper\n");
    Write(at + "op_host/neg_tiling.h", "BEGIN_TILING_DATA_DEF(T)\nEND_TILING_DATA_DEF;\n");
    Write(at + "op_host/neg.cpp", "OP_ADD(Neg);\n");
    Write(at + "op_host/common/shape.cpp", "int Shape();\n");
  }

  fs::path root_;
};

TEST_F(FolderTest, Operator) {
  WriteOperator("", " Run(); ");
  Write("neg.json", "[{\"op\": \"Neg\", \"input_desc\": []}]");
  Write("other.json", "{}");
  LoadResult result = LoadPath(root_.string());
  ASSERT_EQ(result.error, "");
  std::string names;
  for (const VirtualFile& file : result.project.files) names += file.name + " ";
  EXPECT_EQ(
      names,
      "op_kernel/neg.cpp op_host/neg_tiling.h op_host/neg.cpp op_host/common/shape.cpp neg.json op_kernel/neg_impl.h ");
  EXPECT_EQ(result.project.form, InputForm::kFolder);
  EXPECT_TRUE(result.project.problems.empty());
  Place place = ToPlace(result.project, {0, 11, 21});
  EXPECT_EQ(place.path, (root_ / "op_kernel/neg.cpp").string());
  EXPECT_EQ(place.start.column, 12);
}

TEST_F(FolderTest, BodiesInFilesOfTheirOwnAreHeaders) {
  WriteOperator("", " Run(); ");
  Write("op_kernel/neg_impl.inl", "void Neg() {}\n");
  const LoadResult result = LoadPath(root_.string());
  ASSERT_EQ(result.error, "");
  int found = 0;
  for (const VirtualFile& file : result.project.files) {
    if (file.name != "op_kernel/neg_impl.inl") continue;
    ++found;
    EXPECT_EQ(file.role, FileRole::kOther);
  }
  EXPECT_EQ(found, 1);
}

TEST_F(FolderTest, BeneathTheFolder) {
  WriteOperator("answer/0/", " Run(); ");
  EXPECT_EQ(LoadPath(root_.string()).project.files.size(), 5u);
}

TEST_F(FolderTest, ATemplateToFillIsNotTheAnswer) {
  WriteOperator("answer/", " Run(); ");
  WriteOperator("question/", "\n // fill in\n");
  LoadResult result = LoadPath(root_.string());
  ASSERT_EQ(result.error, "");
  EXPECT_NE(result.project.containers[0].path.find("answer"), std::string::npos);
}

TEST_F(FolderTest, SeveralOperatorsAreAskedFor) {
  WriteOperator("a/", " Run(); ");
  WriteOperator("b/", " Run(); ");
  EXPECT_NE(LoadPath(root_.string()).error.find("holds 2 operators"), std::string::npos);
}

TEST_F(FolderTest, NothingToRead) {
  EXPECT_NE(LoadPath(root_.string()).error.find("holds no op_kernel folder"), std::string::npos);
  EXPECT_NE(LoadPath((root_ / "absent").string()).error.find("does not exist"), std::string::npos);
  EXPECT_NE(LoadPath("/dev/zero").error.find("neither a file nor a folder"), std::string::npos);
}

TEST_F(FolderTest, NoEntryIsNoted) {
  WriteOperator("", " Run(); ");
  Write("op_kernel/neg.cpp", "class Neg {};\n");
  Project project = LoadPath(root_.string()).project;
  ASSERT_EQ(project.problems.size(), 1u);
  EXPECT_EQ(project.problems[0].kind, ReplyProblemKind::kNoKernel);
}

TEST_F(FolderTest, KernelFileHasTheHeadersBesideIt) {
  const std::string kernel =
      "#include \"kernel_operator.h\"\n#include \"neg.h\"\n#include \"../common/math.hpp\"\n// #include \"old.h\"\n"
      "#include \"../../outside.h\"\n#include \"notes.txt\"\n"
      "extern \"C\" __global__ __aicore__ void neg(GM_ADDR x) { Run(); }\n";
  Write("a/src/neg_kernel.cpp", kernel);
  Write("a/src/neg.h", "#include \"detail/step.h\"\n#include \"neg.h\"\n");
  Write("a/src/detail/step.h", "#include \"../neg.h\"\n");
  Write("a/src/old.h", "int old;\n");
  Write("a/src/notes.txt", "none\n");
  Write("a/common/math.hpp", "int Add();\n");
  Write("outside.h", "int secret;\n");
  const std::string path = (root_ / "a/src/neg_kernel.cpp").string();
  const Project project = LoadPath(path).project;
  EXPECT_EQ(project.form, InputForm::kKernelFile);
  std::string names;
  for (const VirtualFile& file : project.files) names += file.name + " ";
  EXPECT_EQ(names, "op_kernel/neg.cpp op_kernel/neg.h common/math.hpp op_kernel/detail/step.h ");
  EXPECT_EQ(ToPlace(project, {2, 0, 3}).path, (root_ / "a/common/math.hpp").string());

  // Edits of the kernel leave its headers where they are.
  Project changed = project;
  changed.containers[0].bytes += "\n";
  const Project again = Resplit(changed);
  ASSERT_EQ(again.files.size(), 4u);
  EXPECT_EQ(again.files[0].text, kernel + "\n");
  EXPECT_EQ(again.files[3].name, "op_kernel/detail/step.h");
  // An editor's unsaved text has them too; a text without a place has not.
  EXPECT_EQ(LoadUnsaved((root_ / "a/src/new.cpp").string(), kernel).files.size(), 4u);
  EXPECT_EQ(LoadBytes(path, kernel).files.size(), 1u);
}

}  // namespace
}  // namespace assay
