// Every form an input can have: the resulting files, their names, and the missing parts.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "analyzer/source/project.h"

namespace assay {
namespace {

const std::string kKernel =
    "#include \"kernel_operator.h\"\n"
    "extern \"C\" __global__ __aicore__ void twice_custom(GM_ADDR x, GM_ADDR y)\n"
    "{\n    printf(\"x\\n\");\n}\n";
const std::string kHost =
    "#include \"twice_custom_tiling.h\"\n#include \"register/op_def_registry.h\"\n"
    "namespace ops { class TwiceCustom : public OpDef {}; OP_ADD(TwiceCustom); }\n";
const std::string kTiling =
    "#include \"register/tilingdata_base.h\"\n"
    "BEGIN_TILING_DATA_DEF(T)\nTILING_DATA_FIELD_DEF(uint32_t, n);\nEND_TILING_DATA_DEF;\n";
const std::string kJson = "[{\"op\": \"TwiceCustom\", \"input_desc\": [], \"output_desc\": []}]";
const std::string kBinding = "#include <torch/extension.h>\nPYBIND11_MODULE(M, m) {}\n";
const std::string kModel = "import torch\nclass ModelNew(torch.nn.Module):\n    pass\n";

std::string PythonReply(const std::string& prefix = "", const std::string& quotes = "\"\"\"") {
  auto block = [&](const std::string& name, const std::string& text) {
    return name + " = " + prefix + quotes + "\n" + text + quotes + "\n\n";
  };
  return block("project_json_src", kJson) + block("host_tiling_src", kTiling) + block("host_operator_src", kHost) +
         block("kernel_src", kKernel) + block("python_bind_src", kBinding) + block("model_src", kModel);
}

std::string Names(const Project& project) {
  std::string names;
  for (const VirtualFile& file : project.files) names += file.name + " ";
  return names;
}

bool Has(const Project& project, ReplyProblemKind kind) {
  return std::any_of(project.problems.begin(), project.problems.end(),
                     [&](const ReplyProblem& p) { return p.kind == kind; });
}

std::string Detail(const Project& project, ReplyProblemKind kind) {
  for (const ReplyProblem& problem : project.problems) {
    if (problem.kind == kind) return problem.detail;
  }
  return "";
}

const char* const kSix =
    "op_kernel/twice_custom.cpp op_host/twice_custom_tiling.h op_host/twice_custom.cpp project.json binding.cpp "
    "model.py ";

TEST(Forms, KernelFile) {
  Project project = LoadBytes("k.cpp", kKernel);
  EXPECT_EQ(project.form, InputForm::kKernelFile);
  ASSERT_EQ(project.files.size(), 1u);
  EXPECT_EQ(project.files[0].role, FileRole::kKernel);
  EXPECT_EQ(project.files[0].text, kKernel);
  EXPECT_TRUE(project.problems.empty());
}

TEST(Forms, PythonStrings) {
  Project project = LoadBytes("reply.txt", PythonReply());
  EXPECT_EQ(project.form, InputForm::kPythonStrings);
  EXPECT_EQ(Names(project), kSix);
  EXPECT_EQ(project.files[2].text, "\n" + kHost);
  EXPECT_TRUE(project.problems.empty());
}

TEST(Forms, PythonStringsInsideOneFence) {
  Project project =
      LoadBytes("reply.txt", "Here is the operator.\n```python\n" + PythonReply() + "```\nIt doesn't need more.\n");
  EXPECT_EQ(Names(project), kSix);
  EXPECT_TRUE(project.problems.empty());
}

TEST(Forms, PythonStringsWithBrokenPythonRoundThem) {
  Project project = LoadBytes("reply.txt", "def f(:\n  it's broken (\n" + PythonReply("r", "'''") + "\nclass ][\n");
  EXPECT_EQ(Names(project), kSix);
  EXPECT_EQ(project.files[0].text, "\n" + kKernel);
  EXPECT_TRUE(project.problems.empty());
}

TEST(Forms, AssignmentInsideAPythonCommentIsNone) {
  Project project = LoadBytes("reply.txt", "# kernel_src = '''old'''\n" + PythonReply());
  EXPECT_EQ(project.files[0].text, "\n" + kKernel);
}

TEST(Forms, TheLastAssignmentCounts) {
  Project project = LoadBytes("reply.txt", "kernel_src = '''\ndraft\n'''\n" + PythonReply());
  EXPECT_EQ(project.files[0].text, "\n" + kKernel);
}

TEST(Forms, ImplicitConcatenationAndCalls) {
  std::string reply = PythonReply();
  std::string joined = "model_src = ('import torch\\n'  # first\n    'x = 1\\n')\n";
  std::string project_src = "project_json_src = textwrap.dedent(\"\"\"" + kJson + "\"\"\").strip()\n";
  Project project = LoadBytes("reply.py", reply + joined + project_src);
  EXPECT_EQ(project.Find(FileRole::kModel)->text, "import torch\nx = 1\n");
  EXPECT_EQ(project.Find(FileRole::kProjectJson)->text, kJson);
}

TEST(Forms, MissingClosingQuotesKeepTheText) {
  std::string reply = PythonReply();
  reply.resize(reply.find("python_bind_src") - 6);  // cuts inside the kernel's closing quotes
  Project project = LoadBytes("reply.txt", "```python\n" + reply);
  EXPECT_EQ(Detail(project, ReplyProblemKind::kCutOff), "`kernel_src` has no closing quotes");
  EXPECT_EQ(Detail(project, ReplyProblemKind::kMissingBlock), "`python_bind_src` is missing");
  ASSERT_NE(project.Find(FileRole::kKernel), nullptr);
  EXPECT_NE(project.Find(FileRole::kKernel)->text.find("twice_custom"), std::string::npos);
  EXPECT_FALSE(Has(project, ReplyProblemKind::kNoKernel));
}

TEST(Forms, QuotesLostInTheMiddleDoNotSwallowTheNextString) {
  std::string reply = PythonReply();
  std::size_t host_end = reply.find("kernel_src") - 5;
  reply.erase(host_end, 3);
  Project project = LoadBytes("reply.txt", reply);
  EXPECT_EQ(Detail(project, ReplyProblemKind::kCutOff), "`host_operator_src` has no closing quotes");
  EXPECT_EQ(project.Find(FileRole::kKernel)->text, "\n" + kKernel);
  EXPECT_EQ(project.Find(FileRole::kHostOperator)->text.find("kernel_src"), std::string::npos);
}

TEST(Forms, MissingBlocksAreNamed) {
  Project project =
      LoadBytes("reply.txt", "project_json_src='''" + kJson + "'''\nhost_tiling_src='''" + kTiling + "'''\n");
  EXPECT_EQ(Detail(project, ReplyProblemKind::kMissingBlock),
            "`host_operator_src`, `kernel_src`, `python_bind_src` are missing");
  EXPECT_FALSE(Has(project, ReplyProblemKind::kNoKernel));
}

TEST(Forms, BadJsonIsPlaced) {
  std::string reply = PythonReply();
  std::size_t comma = reply.find("\"op\": \"TwiceCustom\",");
  reply[comma + 19] = ';';
  Project project = LoadBytes("reply.txt", reply);
  ASSERT_EQ(project.problems.size(), 1u);
  ASSERT_EQ(project.problems[0].kind, ReplyProblemKind::kBadJson);
  EXPECT_EQ(ToPlace(project, project.problems[0].range).start.byte, comma + 19);
}

TEST(Forms, KernelImplTag) {
  Project project = LoadBytes("r.md", "Sure.\n<kernel_impl>\n```cpp\n" + kKernel + "```\n</kernel_impl>\nDone.\n");
  EXPECT_EQ(project.form, InputForm::kKernelImplTag);
  EXPECT_EQ(Names(project), "op_kernel/twice_custom.cpp ");
  EXPECT_EQ(project.files[0].text, kKernel);
}

TEST(Forms, KernelImplTagWithoutFence) {
  Project project = LoadBytes("r.md", "<kernel_impl>\n" + kKernel + "</kernel_impl>\n");
  EXPECT_EQ(project.files.at(0).text, "\n" + kKernel);
}

TEST(Forms, BannerFiles) {
  auto part = [](const std::string& path, const std::string& text) {
    return "==================\n" + path + "\n==================\n```cpp\n" + text + "```\n\n";
  };
  Project project = LoadBytes("r.txt", part("op_host/twice_tiling.h", kTiling) + part("op_host/twice.cpp", kHost) +
                                           part("op_kernel/twice.cpp", kKernel));
  EXPECT_EQ(project.form, InputForm::kBannerFiles);
  EXPECT_EQ(Names(project), "op_kernel/twice.cpp op_host/twice_tiling.h op_host/twice.cpp ");
  EXPECT_TRUE(project.problems.empty());
}

TEST(Forms, BannersWithoutFences) {
  Project project = LoadBytes(
      "r.txt", "========\nop_kernel/a.cpp\n==========\n" + kKernel + "========\nop_host/a.cpp\n========\n" + kHost);
  EXPECT_EQ(Names(project), "op_kernel/a.cpp op_host/a.cpp ");
  EXPECT_EQ(project.files[0].text, kKernel);
}

TEST(Forms, FencedMarkdownByContent) {
  Project project =
      LoadBytes("r.md", "First the host:\n~~~cpp\n" + kHost + "~~~\nthe header\n```c++\n" + kTiling +
                            "```\nthe kernel\n```\n" + kKernel + "```\n```bash\n./build.sh __global__\n```\n");
  EXPECT_EQ(project.form, InputForm::kFencedMarkdown);
  EXPECT_EQ(Names(project), "op_kernel/twice_custom.cpp op_host/twice_custom_tiling.h op_host/twice_custom.cpp ");
}

TEST(Forms, TheLastFenceOfAKindIsTheAnswer) {
  Project project =
      LoadBytes("r.md", "You wrote\n```cpp\n" + kKernel + "// old\n```\nfixed:\n```cpp\n" + kKernel + "// new\n```\n");
  ASSERT_EQ(project.files.size(), 1u);
  EXPECT_NE(project.files[0].text.find("// new"), std::string::npos);
}

TEST(Forms, AKernelToldInTwoFencesIsJoined) {
  std::string head = "#include \"kernel_operator.h\"\nclass K { public: __aicore__ inline void Process() {} };\n";
  std::string tail = "extern \"C\" __global__ __aicore__ void k_custom(GM_ADDR x) { K k; k.Process(); }\n";
  Project project = LoadBytes("r.md", "class\n```cpp\n" + head + "```\nentry\n```cpp\n" + tail + "```\n");
  ASSERT_EQ(project.files.size(), 1u);
  EXPECT_EQ(project.files[0].text, head + tail);
  std::size_t entry = project.containers[0].bytes.find("k_custom");
  std::uint32_t at = static_cast<std::uint32_t>(project.files[0].text.find("k_custom"));
  EXPECT_EQ(project.files[0].map.ToContainer(at), entry);
}

TEST(Forms, FencesInsideAMarkdownFence) {
  Project project = LoadBytes("r.md", "````markdown\nHere:\n```cpp\n" + kKernel + "```\n````\n");
  ASSERT_EQ(project.files.size(), 1u);
  EXPECT_EQ(project.files[0].text, kKernel);
}

TEST(Forms, PathsInFences) {
  Project project = LoadBytes("r.md", "```cpp title=\"op_kernel/mine.cpp\"\n" + kKernel +
                                          "```\n```cpp\n// op_host/mine.cpp\n" + kHost + "```\n");
  EXPECT_EQ(Names(project), "op_kernel/mine.cpp op_host/mine.cpp ");
}

TEST(Forms, CodeInProse) {
  Project project = LoadBytes("r.txt", "Using one core, this doubles x.\nclass of kernels: vector\n\n" + kKernel +
                                           "\nThat is all there is to it.\n");
  EXPECT_EQ(project.form, InputForm::kPlainText);
  ASSERT_EQ(project.files.size(), 1u);
  EXPECT_EQ(project.files[0].text, kKernel);
}

TEST(Forms, CutOffFence) {
  Project project = LoadBytes("r.md", "```cpp\n" + kKernel.substr(0, kKernel.find("printf") + 6));
  EXPECT_TRUE(Has(project, ReplyProblemKind::kCutOff));
  Project whole = LoadBytes("r.md", "```cpp\n" + kKernel);
  EXPECT_FALSE(Has(whole, ReplyProblemKind::kCutOff)) << "only the fence line is missing";
}

TEST(Forms, EmptyNoKernelNotText) {
  EXPECT_TRUE(Has(LoadBytes("a.txt", ""), ReplyProblemKind::kEmpty));
  EXPECT_TRUE(Has(LoadBytes("a.txt", " \n\t\n"), ReplyProblemKind::kEmpty));
  EXPECT_TRUE(Has(LoadBytes("a.txt", "I cannot help with that."), ReplyProblemKind::kNoKernel));
  EXPECT_TRUE(Has(LoadBytes("a.cpp", "int main() { return 0; }\n"), ReplyProblemKind::kNoKernel));
  EXPECT_TRUE(Has(LoadBytes("a.cpp", kKernel + std::string(1, '\0')), ReplyProblemKind::kNotText));
  std::string noise;
  for (int i = 0; i < 3000; ++i) noise.push_back(static_cast<char>(128 + i * 7 % 128));
  EXPECT_TRUE(Has(LoadBytes("a.txt", noise), ReplyProblemKind::kNotText));
}

TEST(Forms, CommentsInAnOlderEncodingAreText) {
  std::string kernel = "// \xB4\xF3\xB4\xF3\n" + kKernel;
  Project project = LoadBytes("a.cpp", kernel);
  EXPECT_TRUE(project.problems.empty());
  EXPECT_EQ(project.files[0].text.substr(0, 7), "// ????");
  EXPECT_EQ(project.files[0].text.size(), kernel.size());
}

TEST(Forms, ByteOrderMarkIsSkippedAndMapped) {
  Project project = LoadBytes("a.cpp", "\xEF\xBB\xBF" + kKernel);
  EXPECT_EQ(project.files.at(0).text, kKernel);
  EXPECT_EQ(project.files[0].map.ToContainer(0), 3u);
}

TEST(Forms, TooLargeIsRefusedQuickly) {
  for (char c : {'a', '"', '(', '{', '=', '`', '\n', '\0'}) {
    Project project = LoadBytes("a.txt", std::string(10u << 20, c));
    ASSERT_EQ(project.problems.size(), 1u);
    EXPECT_EQ(project.problems[0].kind, ReplyProblemKind::kTooLarge);
    EXPECT_TRUE(project.files.empty());
  }
}

// Whatever the bytes: files are parts of the container, no byte of which is in two of them, and splitting again gives
// the same.
void ExpectParts(const Project& project, const std::string& bytes) {
  ASSERT_EQ(project.containers.size(), 1u);
  EXPECT_EQ(project.containers[0].bytes, bytes);
  std::size_t size = 0;
  for (const VirtualFile& file : project.files) {
    const auto end = static_cast<std::uint32_t>(file.text.size());
    EXPECT_LE(file.map.ToContainer(0), file.map.ToContainer(end));
    EXPECT_LE(file.map.ToContainer(end), bytes.size());
    size += file.text.size();
  }
  EXPECT_LE(size, bytes.size());
  const Project again = Resplit(project);
  ASSERT_EQ(again.files.size(), project.files.size());
  for (std::size_t i = 0; i < again.files.size(); ++i) EXPECT_EQ(again.files[i].text, project.files[i].text);
}

// Repeated up to 256 KiB; ctest ends a test that takes more than a minute.
std::string Repeated(const std::string& part) {
  std::string text;
  while (text.size() < (1u << 18)) text += part;
  return text;
}

TEST(Forms, HostileTextBelowTheLimitIsTakenApartConsistently) {
  for (const char* part : {"a", "\"", "'", "(", "{", "R\"", "R\"(", "/*", "`", "```\n", "========\n", "__global__ ",
                           "__aicore__ ", "kernel_src='''\n", "kernel_src='a'+", "\\", "========\na.cpp\n"}) {
    SCOPED_TRACE(part);
    const std::string text = Repeated(part);
    ExpectParts(LoadBytes("a.txt", text), text);
    ExpectParts(LoadBytes("a.cpp", text), text);
  }
}

// The same where Python's grammar is the one that has to bear it.
TEST(Forms, HostilePythonBelowTheLimitIsReadOrRefused) {
  const std::string sum = "kernel_src = " + Repeated("'a'+").substr(0, 200000);
  const std::string row = "kernel_src = " + Repeated("'a' ").substr(0, 200000);
  const std::string open = "kernel_src = '" + std::string(200000, '(');
  for (const std::string& text : {sum, row, open}) {
    const Project project = LoadBytes("a.py", text);
    ExpectParts(project, text);
    EXPECT_FALSE(project.problems.empty() && project.files.empty()) << text.substr(0, 30);
  }
}

}  // namespace
}  // namespace assay
