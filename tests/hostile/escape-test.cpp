// Ways out of the worker: assembly and linker directives, which must never be executed; system calls of native code by
// every route; a kernel that reaches for the worker's own memory; endings that claim more than was done. CANARY stands
// for a file outside of the input's folder, FIFO for a pipe there that has no writer.
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

#include "tests/hostile/inputs.h"
#include "tests/hostile/sandbox.h"

namespace assay::hostile {
namespace {

enum class Where { kHostTop, kTiling, kKernelTop, kKernel };

struct Probe {
  const char* name;
  Where where;
  const char* text;
  const char* top = "";  // host or kernel file, before everything else
};

std::string Filled(std::string text, Sandbox& sandbox) {
  const std::pair<const char*, std::string> holes[] = {
      {"CANARY", sandbox.canary()},
      {"FIFO", sandbox.Path("outside/fifo")},
      // The same C library is in the tool: a function that code may name leads to one that it may not.
      {"SYSCALL", "((long(*)(long,...))((char*)&qsort + (" +
                      std::to_string(reinterpret_cast<char*>(&::syscall) - reinterpret_cast<char*>(&::qsort)) + ")))"}};
  for (const auto& [from, to] : holes) {
    const std::string hole = from;
    for (std::size_t at = text.find(hole); at != std::string::npos; at = text.find(hole, at + to.size()))
      text.replace(at, hole.size(), to);
  }
  return text;
}

Outcome Check(Sandbox& sandbox, const Probe& probe) {
  mkfifo(sandbox.Path("outside/fifo").c_str(), 0600);
  const std::string text = Filled(probe.text, sandbox), top = Filled(probe.top, sandbox);
  Parts parts;
  switch (probe.where) {
    case Where::kHostTop:
      parts.host_top = text;
      break;
    case Where::kTiling:
      parts = {.host_top = top, .tiling_body = text};
      break;
    case Where::kKernelTop:
      parts.kernel_top = text;
      break;
    case Where::kKernel:
      parts = {.kernel_top = top, .kernel_body = text};
      break;
  }
  const std::string contract = sandbox.Write("work/contract.json", MakeContract(false));
  return sandbox.Check({"--contract", contract, sandbox.Write("work/reply.txt", MakeReply(parts))});
}

void PrintTo(const Probe& one, std::ostream* out) { *out << one.name; }

// Never executed, and reported at its place.
class HostileForeign : public testing::TestWithParam<Probe> {};

constexpr const char* kStolen =
    "asm(\".section .rodata\\n.globl stolen\\nstolen:\\n.incbin \\\"CANARY\\\"\\n.byte 0\\n.text\\n\");\n"
    "extern \"C\" const char stolen[];\n#include <stdexcept>\n";

const Probe kForeign[] = {
    {"HostIncbinThrown", Where::kTiling, "throw std::runtime_error(stolen);", kStolen},
    {"HostIncbinInFunction", Where::kTiling, "asm volatile(\"jmp 1f\\n.incbin \\\"CANARY\\\"\\n1:\");"},
    {"HostIncbinInDeadFunction", Where::kHostTop,
     "static void Never() { asm volatile(\".incbin \\\"CANARY\\\"\"); }\nvoid (*never)() = &Never;\n"},
    {"HostIncbinInTemplate", Where::kHostTop,
     "template <int N> struct T { static int F() { asm(\".incbin \\\"CANARY\\\"\"); return N; } };\n"
     "int made = T<3>::F();\n"},
    {"HostInclude", Where::kHostTop, "asm(\".include \\\"CANARY\\\"\");\n"},
    {"HostIncbinFifo", Where::kHostTop, "asm(\".incbin \\\"FIFO\\\"\");\n"},
    {"HostIncludeFifo", Where::kHostTop, "asm(\".include \\\"FIFO\\\"\");\n"},
    {"HostIncbinZero", Where::kHostTop, "asm(\".incbin \\\"/dev/zero\\\"\");\n"},
    {"HostIncludeZero", Where::kHostTop, "asm(\".include \\\"/dev/zero\\\"\");\n"},
    {"HostIncbinEnvironment", Where::kHostTop, "asm(\".incbin \\\"/proc/self/environ\\\"\");\n"},
    {"HostRelocation", Where::kHostTop,
     "asm(\".section .mine,\\\"aw\\\",@progbits\\nzzz: .quad 1\\n.reloc 2048, R_X86_64_64, zzz\\n.text\");\n"},
    {"HostRepeatedBytes", Where::kHostTop, "asm(\".rept 1000000000\\n.quad 0\\n.endr\");\n"},
    {"HostSystemCallBytes", Where::kTiling, "asm volatile(\".byte 0x0f, 0x05\" : : \"a\"(231), \"D\"(0));"},
    {"HostAlias", Where::kHostTop, "extern \"C\" { void Real() {} void Other() __attribute__((alias(\"Real\"))); }\n"},
    {"HostIfunc", Where::kHostTop,
     "extern \"C\" { static int One() { return 1; } static void* Choose() { while (true) { } return (void*)&One; }\n"
     "int Chosen() __attribute__((ifunc(\"Choose\"))); }\nint made = Chosen();\n"},
    {"HostSection", Where::kHostTop, "__attribute__((section(\".init_array\"))) void (*early)() = nullptr;\n"},
    {"HostConstructor", Where::kHostTop,
     "__attribute__((constructor)) static void Early() { volatile int* p = nullptr; *p = 1; }\n"},
    {"HostDestructor", Where::kHostTop,
     "__attribute__((destructor)) static void Late() { volatile int* p = nullptr; *p = 1; }\n"},
    {"HostSectionPragma", Where::kHostTop, "#pragma clang section data=\".text\"\nint here = 195;\n"},
    {"HostNaked", Where::kHostTop, "__attribute__((naked)) void Bare() { asm(\"ret\"); }\nvoid (*bare)() = &Bare;\n"},
    {"HostRegister", Where::kHostTop, "register unsigned long stack asm(\"rsp\");\n"},
    {"HostTakesName", Where::kHostTop, "extern \"C\" void assay_fuel_spent() { }\n"},
    {"HostTakesNameByLabel", Where::kHostTop,
     "void Quiet(const char*) asm(\"assay_forbidden\");\nvoid Quiet(const char*) { }\n"},
    {"HostTakesUnset", Where::kHostTop, "unsigned char assay_unset[4096] = {7};\n"},
    {"HostTakesUnsetPlain", Where::kHostTop, "extern \"C\" { unsigned char assay_unset[4096] = {7}; }\n"},
    {"HostTakesGlobal", Where::kHostTop, "int assay_fuel = 3;\n"},
    {"HostTakesDriver", Where::kHostTop, "extern \"C\" int assay_host_main(const void*, void*) { return 0; }\n"},
    {"KernelIncbin", Where::kKernel, "asm volatile(\"jmp 1f\\n.incbin \\\"CANARY\\\"\\n1:\");"},
    {"KernelIncbinAbsent", Where::kKernel, "asm volatile(\"jmp 1f\\n.incbin \\\"/nowhere/absent\\\"\\n1:\");"},
    {"KernelInclude", Where::kKernelTop, "asm(\".include \\\"CANARY\\\"\");\n"},
    {"KernelIncbinFifo", Where::kKernelTop, "asm(\".incbin \\\"FIFO\\\"\");\n"},
    {"KernelIncludeZero", Where::kKernelTop, "asm(\".include \\\"/dev/zero\\\"\");\n"},
    {"KernelAlias", Where::kKernelTop,
     "extern \"C\" { void Real() {} void Other() __attribute__((alias(\"Real\"))); }\n"},
    {"KernelConstructor", Where::kKernelTop,
     "__attribute__((constructor)) void Early() { volatile int* p = nullptr; *p = 1; }\n"},
    {"KernelTakesName", Where::kKernelTop, "extern \"C\" void assay_raw_access(const void*, long, int) { }\n"},
    {"KernelTakesIntrinsic", Where::kKernelTop, "extern \"C\" void assay_sync_all() { }\n"},
};

TEST_P(HostileForeign, IsFoundAndNotRun) {
  Sandbox sandbox;
  const Outcome outcome = Check(sandbox, GetParam());
  ExpectHarmless(outcome);
  ASSERT_TRUE(outcome.document.is_object());
  EXPECT_NE(Words(outcome.document).find("run/foreign-code"), std::string::npos) << Words(outcome.document);
  const bool builds = outcome.document["verdict"].value("builds", "") != "no";
  EXPECT_EQ(outcome.document["verdict"].value("runs", ""), builds ? "undecided" : "skipped") << Words(outcome.document);
  // The reason is the code itself.
  const std::string why = outcome.document["undecided"].dump();
  if (builds) EXPECT_NE(why.find("not run here"), std::string::npos) << why;
}

INSTANTIATE_TEST_SUITE_P(All, HostileForeign, testing::ValuesIn(kForeign),
                         [](const auto& info) { return std::string(info.param.name); });

// Caught at run time: a finding, or a reason why there is no verdict.
class HostileEscape : public testing::TestWithParam<Probe> {};

constexpr const char* kLib = "#include <cstdlib>\n#include <csignal>\n";

// Growing data reserves memory without writing to it: writing takes as long as the machine needs for its pages.
const Probe kEscapes[] = {
    {"OpenByNumber", Where::kTiling, "SYSCALL(2, \"CANARY\", 0);", kLib},
    {"OpenatByNumber", Where::kTiling, "SYSCALL(257, -100, \"CANARY\", 0);", kLib},
    {"Openat2ByNumber", Where::kTiling, "unsigned long how[3] = {}; SYSCALL(437, -100, \"CANARY\", how, 24);", kLib},
    {"UnlinkByNumber", Where::kTiling, "SYSCALL(87, \"CANARY\");", kLib},
    {"ExecByNumber", Where::kTiling, "SYSCALL(59, \"/bin/true\", 0, 0);", kLib},
    {"CloneByNumber", Where::kTiling, "while (true) { SYSCALL(56, 17, 0, 0, 0, 0); }", kLib},
    {"IoUringByNumber", Where::kTiling, "char p[256] = {}; SYSCALL(425, 8, p);", kLib},
    {"MemfdByNumber", Where::kTiling, "SYSCALL(319, \"x\", 0);", kLib},
    {"CodePagesByNumber", Where::kTiling, "SYSCALL(9, 0, 4096, 7, 34, -1, 0);", kLib},
    {"MakeCodeByNumber", Where::kTiling, "static char page[8192]; SYSCALL(10, ((long)page + 4095) & ~4095l, 4096, 5);",
     kLib},
    {"PkeyByNumber", Where::kTiling, "SYSCALL(329, 0, 4096, 5, 0);", kLib},
    {"StopItself", Where::kTiling, "SYSCALL(234, SYSCALL(39), SYSCALL(186), 19);", kLib},
    {"KillItself", Where::kTiling, "SYSCALL(62, SYSCALL(39), 9);", kLib},
    {"ForgetParentsDeath", Where::kTiling, "SYSCALL(157, 1, 0, 0, 0, 0);", kLib},
    {"LoosenMemory", Where::kTiling, "unsigned long most[2] = {~0ul, ~0ul}; SYSCALL(302, 0, 9, most, 0);", kLib},
    {"HandleSignals", Where::kTiling, "char action[64] = {}; SYSCALL(13, 31, action, 0, 8);", kLib},
    {"LinkatByNumber", Where::kTiling, "SYSCALL(265, -100, \"CANARY\", -100, \"stolen\", 0);", kLib},
    {"ExitGroupByNumber", Where::kTiling, "SYSCALL(231, 0);", kLib},
    {"ExitThreadByNumber", Where::kTiling, "SYSCALL(60, 0);", kLib},
    {"Breakpoint", Where::kTiling, "__builtin_debugtrap();"},
    {"Trap", Where::kTiling, "__builtin_trap();"},
    {"StringGrowsForEver", Where::kTiling, "std::string s; while (true) { s.reserve(2 * s.capacity()); }",
     "#include <string>\n"},
    {"VectorGrowsForEver", Where::kTiling, "std::vector<int> v; while (true) { v.reserve(2 * v.capacity() + 1); }",
     "#include <vector>\n"},
    {"KernelBreakpoint", Where::kKernel, "__builtin_debugtrap();"},
    {"KernelWritesPastItsArray", Where::kKernel,
     "static char mine[8]; volatile long far = 1l << 30; ((volatile char*)mine)[far] = 1;"},
    {"KernelWritesTheWorkersData", Where::kKernel,
     "unsigned long* frame = (unsigned long*)__builtin_frame_address(0); volatile unsigned long back = 0;\n"
     "for (int i = 0; i < 64; ++i) { if (frame[i] >> 40 == 0x55 || frame[i] >> 40 == 0x56) { back = frame[i]; } }\n"
     "for (unsigned long at = back & ~4095ul; back != 0 && at < back + (64ul << 20); at += 4096) {\n"
     "  *(volatile unsigned long*)at = 4; }\n*(volatile unsigned long*)0x5a5a5a5a5a58ul = 1;"},
    {"KernelCallsANumber", Where::kKernel,
     "volatile unsigned long at = (unsigned long)__builtin_return_address(0); ((void (*)(int))at)(4);"},
};

TEST_P(HostileEscape, IsCaught) {
  Sandbox sandbox;
  const Outcome outcome = Check(sandbox, GetParam());
  ExpectHarmless(outcome);
  ASSERT_TRUE(outcome.document.is_object());
  EXPECT_EQ(outcome.document["verdict"].value("runs", ""), "faults") << Words(outcome.document);
  EXPECT_EQ(outcome.exit_code, 1) << Words(outcome.document);
}

INSTANTIATE_TEST_SUITE_P(All, HostileEscape, testing::ValuesIn(kEscapes),
                         [](const auto& info) { return std::string(info.param.name); });

// Messages about endings say what happened, not just that something did.
TEST(HostileEnding, HasItsWords) {
#ifdef ASSAY_HOSTILE_SANITIZED
  GTEST_SKIP() << "a worker under a sanitizer ends in the sanitizer's own code";
#endif
  const std::pair<Probe, const char*> endings[] = {
      {{"", Where::kTiling, "SYSCALL(231, 0);", kLib}, "the code ends the process"},
      {{"", Where::kTiling, "__builtin_debugtrap();"}, "a breakpoint instruction"},
      {{"", Where::kTiling, "std::string s; while (true) { s.reserve(2 * s.capacity()); }", "#include <string>\n"},
       "more memory than a run has"},
      {{"", Where::kTiling, "SYSCALL(234, SYSCALL(39), SYSCALL(186), 19);", kLib}, "tgkill"},
      {{"", Where::kTiling, "SYSCALL(2, \"CANARY\", 0);", kLib}, "`open`"},
  };
  for (const auto& [probe, words] : endings) {
    Sandbox sandbox;
    const Outcome outcome = Check(sandbox, probe);
    EXPECT_NE(Words(outcome.document).find(words), std::string::npos) << probe.text << "\n" << Words(outcome.document);
  }
}

// Sections that Clang itself emits for plain C++ are not linker directives, and a compiler barrier is harmless.
TEST(HostileForeign, PlainCodeRuns) {
  Sandbox sandbox;
  const Probe plain{
      "", Where::kTiling,
      "asm volatile(\"\" ::: \"memory\"); static const std::string kept(\"x\"); thread_count += kept.size();",
      "#include <string>\nstatic int thread_count = 3;\nstruct Early { Early() { thread_count = 4; } };\n"
      "static Early early;\nstruct Base { virtual ~Base() {} virtual int F() { return 1; } };\n"
      "struct Derived : Base { int F() override { return 2; } };\n"};
  const Outcome outcome = Check(sandbox, plain);
  EXPECT_EQ(outcome.exit_code, 0) << Words(outcome.document);
  ASSERT_TRUE(outcome.document.is_object());
  EXPECT_EQ(outcome.document["verdict"].value("runs", ""), "clean") << Words(outcome.document);
}

TEST(HostileForeign, PlainKernelRuns) {
  Sandbox sandbox;
  const Probe plain{"", Where::kKernel,
                    "Base* one = &derived; int sum = one->F(); int few[4] = {1, 2, 3, 4};\n"
                    "for (int i = 0; i < 4; ++i) { sum += few[(i + sum) % 4] + kTable[i]; }\n"
                    "if (sum == 0) { count = 0; }",
                    "struct Base { __aicore__ virtual int F() { return 1; } };\n"
                    "struct Derived : Base { __aicore__ int F() override { return 2; } };\n"
                    "static Derived derived;\nstatic const int kTable[4] = {5, 6, 7, 8};\n"};
  const Outcome outcome = Check(sandbox, plain);
  ASSERT_TRUE(outcome.document.is_object());
  EXPECT_NE(outcome.document["verdict"].value("runs", ""), "faults") << Words(outcome.document);
}

}  // namespace
}  // namespace assay::hostile
