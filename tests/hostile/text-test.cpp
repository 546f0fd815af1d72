// Inputs that are hostile as text: empty, too large, binary, with unbounded nesting and expansion.
#include <gtest/gtest.h>

#include "tests/hostile/inputs.h"
#include "tests/hostile/sandbox.h"

namespace assay::hostile {
namespace {

struct TextCase {
  const char* name;
  const char* file;
  std::string (*make)();
  // Expected verdict; empty = any but yes; "any" for text that is strange but may be right.
  const char* builds;
};

std::string Bytes() {
  std::string bytes =
      "\x7f"
      "ELF";
  unsigned state = 12345;
  for (int i = 0; i < 65536; ++i) {
    state = state * 1664525U + 1013904223U;
    bytes += static_cast<char>(state >> 24);
  }
  return bytes;
}

std::string NestedTemplateArguments() {
  return MakeKernel({.kernel_top = "template <class T> struct A { T t; };\n" + Repeat("A<", 20000) + "int" +
                                   Repeat(">", 20000) + " deep;\n"});
}

std::string EndlessInstantiation() {
  return MakeKernel({.kernel_top = "template <int N> struct Down { static const int v = Down<N + 1>::v; };\n"
                                   "static const int deep = Down<0>::v;\n"});
}

std::string DoublingInstantiation() {
  return MakeKernel({.kernel_top =
                         "template <int D, long I> struct Tree { Tree<D - 1, 2 * I> a; Tree<D - 1, 2 * I + 1> b; };\n"
                         "template <long I> struct Tree<0, I> { char c; };\nTree<40, 0> tree;\n"});
}

std::string DeepInheritance() {
  std::string top = "struct B0 { int x; };\n";
  for (int i = 1; i <= 20'000; ++i) top += "struct B" + std::to_string(i) + " : B" + std::to_string(i - 1) + " {};\n";
  return MakeKernel({.kernel_top = top, .kernel_body = "    B20000 b; b.x = 1;\n"});
}

std::string EndlessConstexpr() {
  return MakeKernel({.kernel_top = "constexpr int Spin() { int n = 0; while (true) { ++n; n %= 7; } return n; }\n"
                                   "static_assert(Spin() == 0);\n"});
}

std::string MacroDoubling() {
  std::string top = "#define M0 +1\n";
  for (int i = 1; i <= 40; ++i) {
    top += "#define M" + std::to_string(i) + " M" + std::to_string(i - 1) + " M" + std::to_string(i - 1) + "\n";
  }
  return MakeKernel({.kernel_top = top + "static const int sum = 0 M40;\n"});
}

std::string TilingDataThatHoldsItself() {
  return "host_tiling_src = '''\n#include \"register/tilingdata_base.h\"\nnamespace optiling {\n"
         "BEGIN_TILING_DATA_DEF(OwnTilingData)\n  TILING_DATA_FIELD_DEF(uint32_t, n);\n  OwnTilingData own;\n"
         "END_TILING_DATA_DEF;\nREGISTER_TILING_DATA_CLASS(Own, OwnTilingData)\n}\n'''\n"
         "host_operator_src = '''\n#include \"own_tiling.h\"\n#include \"register/op_def_registry.h\"\n"
         "namespace optiling {\nstatic ge::graphStatus TilingFunc(gert::TilingContext* context) {\n"
         "  OwnTilingData tiling;\n  tiling.set_n(1);\n  return ge::GRAPH_SUCCESS;\n}\n}\n'''\n";
}

std::string InvalidUtf8() {
  return MakeKernel({.kernel_top = "// \xff\xfe\xc3\x28 comment\nstatic const char* s = \"\xf0\x28\x8c\x28\";\n",
                     .kernel_body = "    int \xc3\x28 = 1;\n"});
}

std::string Kernel(const std::string& body) { return MakeKernel({.kernel_body = body}); }

const TextCase kCases[] = {
    {"Empty", "reply.txt", [] { return std::string(); }, "no"},
    {"Blank", "reply.txt", [] { return std::string("  \n\t\n"); }, "no"},
    {"EmptyKernelFile", "kernel.cpp", [] { return std::string(); }, ""},
    {"TenMegabytesOfOneCharacter", "reply.txt", [] { return std::string(10'000'000, 'a'); }, ""},
    {"TenMegabytesOfOneCharacterAsKernel", "kernel.cpp", [] { return std::string(10'000'000, 'a'); }, ""},
    {"TenMegabytesOfBackticks", "reply.md", [] { return std::string(10'000'000, '`'); }, ""},
    {"TenMegabytesOfNewlines", "reply.txt", [] { return std::string(10'000'000, '\n'); }, ""},
    {"Binary", "reply.txt", Bytes, ""},
    {"BinaryKernelFile", "kernel.cpp", Bytes, ""},
    {"ZeroBytes", "reply.txt", [] { return std::string(100'000, '\0'); }, ""},
    {"NestedTemplateArguments", "kernel.cpp", NestedTemplateArguments, ""},
    {"EndlessInstantiation", "kernel.cpp", EndlessInstantiation, ""},
    {"DoublingInstantiation", "kernel.cpp", DoublingInstantiation, ""},
    {"DeepInheritance", "kernel.cpp", DeepInheritance, ""},
    {"EndlessConstexpr", "kernel.cpp", EndlessConstexpr, ""},
    {"MacroDoubling", "kernel.cpp", MacroDoubling, ""},
    {"NestedBraces", "kernel.cpp", [] { return Kernel(Repeat("{", 100'000) + Repeat("}", 100'000)); }, "any"},
    {"NestedParentheses", "kernel.cpp",
     [] { return Kernel("int n = " + Repeat("(", 100'000) + "1" + Repeat(")", 100'000) + ";"); }, "any"},
    {"OpenBraces", "kernel.cpp", [] { return Kernel(Repeat("{", 300'000)); }, ""},
    {"UnaryChain", "kernel.cpp", [] { return Kernel("int n = " + Repeat("- ", 100'000) + "1;"); }, "any"},
    {"LongSum", "kernel.cpp", [] { return Kernel("int n = 1" + Repeat(" + 1", 100'000) + ";"); }, "any"},
    {"ElseIfChain", "kernel.cpp",
     [] { return Kernel("if (count == 1) { }" + Repeat(" else if (count == 2) { }", 50'000)); }, "any"},
    {"NestedPythonBrackets", "reply.txt",
     [] { return "kernel_src = " + Repeat("[", 200'000) + "'''" + MakeKernel({}) + "'''\n"; }, "any"},
    {"NestedJson", "reply.txt",
     [] {
       return "project_json_src = '''" + Repeat("[", 200'000) + "'''\nkernel_src = '''" + MakeKernel({}) + "'''\n";
     },
     "any"},
    {"TilingDataThatHoldsItself", "reply.txt", TilingDataThatHoldsItself, "no"},
    {"InvalidUtf8", "kernel.cpp", InvalidUtf8, ""},
};

void PrintTo(const TextCase& one, std::ostream* out) { *out << one.name; }

class HostileText : public testing::TestWithParam<TextCase> {};

TEST_P(HostileText, EndsWithAReport) {
  Sandbox sandbox;
  const std::string input = sandbox.Write(std::string("work/") + GetParam().file, GetParam().make());
  const std::string contract = sandbox.Write("work/contract.json", MakeContract(true));
  const Outcome outcome = sandbox.Check({"--contract", contract, input});
  const std::string expected = GetParam().builds;
  if (expected == "any") {
    ExpectOrderly(outcome);
    return;
  }
  ExpectHarmless(outcome);
  ASSERT_TRUE(outcome.document.is_object());
  const std::string builds = outcome.document["verdict"].value("builds", "");
  if (expected.empty()) {
    EXPECT_NE(builds, "yes");
  } else {
    EXPECT_EQ(builds, expected);
  }
}

INSTANTIATE_TEST_SUITE_P(All, HostileText, testing::ValuesIn(kCases),
                         [](const auto& info) { return std::string(info.param.name); });

// One bad input does not affect the others.
TEST(HostileText, GoodNeighbourKeepsItsVerdict) {
  Sandbox sandbox;
  const std::string bad = sandbox.Write("work/a.cpp", DoublingInstantiation());
  const std::string good = sandbox.Write("work/b.txt", MakeReply({}));
  const Outcome outcome = sandbox.Check({bad, good});
  EXPECT_FALSE(outcome.timed_out);
  ASSERT_TRUE(outcome.document.is_array()) << outcome.out.substr(0, 500) << outcome.err.substr(0, 500);
  ASSERT_EQ(outcome.document.size(), 2U);
  EXPECT_EQ(outcome.document[1]["verdict"].value("builds", ""), "yes") << Words(outcome.document[1]);
}

// The frame of all hostile operators is itself right: what is reported about them is about the hostile part.
TEST(HostileText, FrameItselfIsClean) {
  Sandbox sandbox;
  const std::string contract = sandbox.Write("work/contract.json", MakeContract(false));
  const Outcome outcome = sandbox.Check({"--contract", contract, sandbox.Write("work/reply.txt", MakeReply({}))});
  EXPECT_EQ(outcome.exit_code, 0);
  ASSERT_TRUE(outcome.document.is_object()) << outcome.out.substr(0, 500) << outcome.err.substr(0, 500);
  EXPECT_EQ(outcome.document["verdict"].value("builds", ""), "yes") << Words(outcome.document);
  EXPECT_EQ(outcome.document["verdict"].value("runs", ""), "clean") << Words(outcome.document);
}

}  // namespace
}  // namespace assay::hostile
