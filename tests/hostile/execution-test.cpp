// Inputs whose code is hostile when it runs: TilingFunc as native code of the host, the kernel on the simulated device.
// CANARY stands for the path of a file outside the input's folder.
#include <gtest/gtest.h>

#include "tests/hostile/inputs.h"
#include "tests/hostile/sandbox.h"

namespace assay::hostile {
namespace {

struct Attack {
  const char* name;
  const char* top;
  const char* body;
};

constexpr const char* kLibc =
    "extern \"C\" { int system(const char*); int fork(); int unlink(const char*); int kill(int, int); int getppid();\n"
    "int open(const char*, int, ...); long write(int, const void*, unsigned long); void* malloc(unsigned long);\n"
    "int execl(const char*, const char*, ...); void abort(); void _exit(int); int raise(int); int setsid();\n"
    "void* mmap(void*, unsigned long, int, int, int, long); int socket(int, int, int); long syscall(long, ...);\n"
    "int ptrace(int, int, void*, void*); void* memset(void*, int, unsigned long); }\n";

const Attack kHostAttacks[] = {
    {"System", kLibc, "system(\"rm -f CANARY; touch made-by-system; sleep 60 &\");"},
    {"ForkBomb", kLibc, "while (true) { fork(); }"},
    {"ForkAndLinger", kLibc, "if (fork() == 0) { setsid(); volatile int n = 0; while (true) { n = n + 1; } }"},
    {"Unlink", kLibc, "unlink(\"CANARY\");"},
    {"OpenForWriting", kLibc, "int f = open(\"CANARY\", 01001); write(f, \"dead\", 4);"},
    {"RawSystemCall", kLibc, "syscall(87, \"CANARY\");"},
    {"AssemblySystemCall", "static const char* victim = \"CANARY\";",
     "long number = 87; asm volatile(\"syscall\" : \"+a\"(number) : \"D\"(victim) : \"rcx\", \"r11\", \"memory\");"},
    {"Exec", kLibc, "execl(\"/bin/sh\", \"sh\", \"-c\", \"rm -f CANARY\", (char*)0);"},
    {"KillParent", kLibc, "kill(getppid(), 9);"},
    {"KillEveryoneInGroup", kLibc, "kill(0, 9);"},
    {"Socket", kLibc, "socket(2, 1, 0);"},
    {"Ptrace", kLibc, "ptrace(16, getppid(), (void*)0, (void*)0);"},
    {"WriteToEveryDescriptor", kLibc,
     "static char junk[4096]; memset(junk, '{', 4096); for (int i = 0; i < 64; ++i) { write(i, junk, 4096); } "
     "_exit(0);"},
    {"CloseAndExitZero", kLibc, "for (int i = 0; i < 64; ++i) { syscall(3, i); } syscall(231, 0);"},
    {"Abort", kLibc, "abort();"},
    {"EndlessLoop", "", "volatile int n = 0; while (true) { n = n + 1; }"},
    {"EndlessEmptyLoop", "", "while (true) { }"},
    {"EndlessRecursion",
     "static int Deep(volatile int n) { volatile char pad[4096]; pad[0] = 1; return Deep(n + 1) + pad[0]; }",
     "if (Deep(0) == 1) { return ge::GRAPH_FAILED; }"},
    {"HugeAllocation", kLibc,
     "volatile char* p = (volatile char*)malloc(1ul << 42); p[0] = 1; p[(1ul << 42) - 1] = 1;"},
    {"AllocatesForEver", kLibc, "while (true) { memset(malloc(1ul << 24), 1, 1ul << 24); }"},
    {"MapsForEver", kLibc, "while (true) { memset(mmap((void*)0, 1ul << 26, 3, 34, -1, 0), 1, 1ul << 26); }"},
    {"NullWrite", "", "volatile int* p = nullptr; *p = 1;"},
    {"WildWrites", "", "for (unsigned long a = 4096; ; a = a * 3 + 4096) { *(volatile long*)(a & ~7ul) = 42; }"},
    {"Throws", "", "throw 42;"},
    {"ConstructorBeforeMain", kLibc, ""},
};

const Attack kKernelAttacks[] = {
    {"EndlessLoop", "", "while (1) { }"},
    {"EndlessVolatileLoop", "", "volatile int n = 0; while (1) { n = n + 1; }"},
    {"EndlessQueue", "", "while (1) { LocalTensor<float> t = queue.AllocTensor<float>(); queue.FreeTensor(t); }"},
    {"EndlessRecursion",
     "__aicore__ int Deep(volatile int n) { volatile char pad[4096]; pad[0] = 1; return Deep(n + 1) + pad[0]; }",
     "if (Deep(0) == 1) { count = 1; }"},
    {"NullWrite", "", "volatile int* p = nullptr; *p = 1;"},
    {"NullGmWrite", "", "*(volatile __gm__ float*)nullptr = 1.0f;"},
    {"WildWrite", "", "*(volatile long*)0x5a5a5a5a5a58ul = 1;"},
    {"WildWrites", "", "for (unsigned long a = 4096; ; a = a * 3 + 4096) { *(volatile long*)(a & ~7ul) = 42; }"},
    {"SystemCall", "",
     "long number = 87; asm volatile(\"syscall\" : \"+a\"(number) : \"D\"(\"CANARY\") : \"rcx\", \"r11\", "
     "\"memory\");"},
    {"HugeStack", "",
     "volatile char big[1ul << 30]; for (unsigned long i = 0; i < (1ul << 30); i += 4096) { big[i] = 1; }"},
    {"HugeBuffer", "", "TBuf<TPosition::VECCALC> huge; pipe.InitBuffer(huge, 4000000000u);"},
    {"HugeCopy", "", "LocalTensor<float> t = queue.AllocTensor<float>(); DataCopy(t, xGm[4294967288u], 4294967288u);"},
};

std::string WithCanary(std::string text, const std::string& canary) {
  for (std::size_t at = text.find("CANARY"); at != std::string::npos; at = text.find("CANARY")) {
    text.replace(at, 6, canary);
  }
  return text;
}

Outcome CheckReply(Sandbox& sandbox, const Parts& parts) {
  const std::string contract = sandbox.Write("work/contract.json", MakeContract(false));
  return sandbox.Check({"--contract", contract, sandbox.Write("work/reply.txt", MakeReply(parts))});
}

// A crash, an endless loop or an escape attempt is a finding; if Assay does not run such code at all, it says so.
void ExpectCaught(const Outcome& outcome) {
  ExpectHarmless(outcome);
  ASSERT_TRUE(outcome.document.is_object());
  const std::string runs = outcome.document["verdict"].value("runs", "");
  const bool refused = outcome.document["verdict"].value("builds", "") == "no";
  EXPECT_TRUE(runs == "faults" || runs == "undecided" || refused) << Words(outcome.document);
  EXPECT_NE(outcome.document["verdict"].value("values", ""), "match");
}

void PrintTo(const Attack& one, std::ostream* out) { *out << one.name; }

class HostileHost : public testing::TestWithParam<Attack> {};

TEST_P(HostileHost, IsCaught) {
  Sandbox sandbox;
  Parts parts{.host_top = WithCanary(GetParam().top, sandbox.canary()),
              .tiling_body = WithCanary(GetParam().body, sandbox.canary())};
  if (std::string(GetParam().name) == "ConstructorBeforeMain") {
    parts.host_top += WithCanary(
        "__attribute__((constructor)) static void Early() { unlink(\"CANARY\"); while (true) { fork(); } }\n",
        sandbox.canary());
  }
  const Outcome outcome = CheckReply(sandbox, parts);
  ExpectCaught(outcome);
}

INSTANTIATE_TEST_SUITE_P(All, HostileHost, testing::ValuesIn(kHostAttacks),
                         [](const auto& info) { return std::string(info.param.name); });

class HostileKernel : public testing::TestWithParam<Attack> {};

TEST_P(HostileKernel, IsCaught) {
  Sandbox sandbox;
  const Parts parts{.kernel_top = WithCanary(GetParam().top, sandbox.canary()),
                    .kernel_body = WithCanary(GetParam().body, sandbox.canary())};
  ExpectCaught(CheckReply(sandbox, parts));
}

INSTANTIATE_TEST_SUITE_P(All, HostileKernel, testing::ValuesIn(kKernelAttacks),
                         [](const auto& info) { return std::string(info.param.name); });

// The plain cases must be findings, not undecided entries.
TEST(HostileExecution, PlainFaultsAreFindings) {
  const Parts plain[] = {
      {.kernel_body = "while (1) { }"},
      {.kernel_body = "volatile int* p = nullptr; *p = 1;"},
      {.tiling_body = "volatile int n = 0; while (true) { n = n + 1; }"},
      {.tiling_body = "volatile int* p = nullptr; *p = 1;"},
  };
  for (const Parts& parts : plain) {
    Sandbox sandbox;
    const Outcome outcome = CheckReply(sandbox, parts);
    SCOPED_TRACE(parts.kernel_body + parts.tiling_body);
    EXPECT_EQ(outcome.exit_code, 1);
    ASSERT_TRUE(outcome.document.is_object());
    EXPECT_EQ(outcome.document["verdict"].value("runs", ""), "faults") << Words(outcome.document);
  }
}

}  // namespace
}  // namespace assay::hostile
