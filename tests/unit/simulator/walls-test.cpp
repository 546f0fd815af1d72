// The sandbox layers of a worker, each by itself: what is rejected before compilation, what a compiling worker can
// still access, and the memory that code of a kernel may touch.
#include <gtest/gtest.h>

#include <fcntl.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/MC/TargetRegistry.h>
#include <llvm/Support/SourceMgr.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <string>

#include "analyzer/facts/lowered.h"
#include "dialects/ascendc/worker/kernel-run.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/vet.h"
#include "tests/unit/simulator/kernels.h"

namespace assay::test {
namespace {

std::string Why(const std::string& text) {
  llvm::LLVMContext context;
  llvm::SMDiagnostic error;
  const auto module = llvm::parseAssemblyString(text, error, context);
  if (module == nullptr) {
    error.print("test", llvm::errs());
    return "no module";
  }
  return WhyNotCompiled(*module);
}

TEST(Vet, RefusesWhatReachesPastTheLanguage) {
  const std::pair<const char*, const char*> cases[] = {
      {"module asm \".incbin \\22/etc/hostname\\22\"", "holds assembly at file scope"},
      {"define void @f() {\n  call void asm sideeffect \"nop\", \"\"()\n  ret void\n}", "holds inline assembly"},
      {"define i64 @f() {\n  %r = call i64 asm \"\", \"={rsp}\"()\n  ret i64 %r\n}", "holds inline assembly"},
      {"define void @f() {\n  call void asm sideeffect \"\", \"~{rsp}\"()\n  ret void\n}", "holds inline assembly"},
      {"define void @g() {\n  ret void\n}\n@f = alias void (), ptr @g", "gives `f` a second name"},
      {"define ptr @g() {\n  ret ptr null\n}\n@f = ifunc void (), ptr @g", "chooses `f` when it is linked"},
      {"@v = global i32 1, section \".init_array\"", "chooses the section of `v`"},
      {"define void @f() section \".mine\" {\n  ret void\n}", "chooses the section of `f`"},
      {"@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null "
       "}]\ndefine internal void @f() {\n  ret void\n}",
       "has `f` run when it is loaded or left"},
      {"@llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @f, ptr null "
       "}]\ndefine internal void @f() section \".text.startup\" {\n  ret void\n}",
       "has `f` run when it is loaded or left"},
      {"define void @f() naked {\n  unreachable\n}", "has a function without a frame: `f`"},
      {"define void @f() gc \"shadow-stack\" {\n  ret void\n}", "puts data in front of the function `f`"},
      {"define void @f() prefix i32 195 {\n  ret void\n}", "puts data in front of the function `f`"},
      {"define void @f() prologue i8 144 {\n  ret void\n}", "puts data in front of the function `f`"},
      {"declare i32 @mine(...)\ndefine void @f() personality ptr @mine {\n  ret void\n}",
       "handles exceptions in a way of its own in `f`"},
      {"define x86_intrcc void @f(ptr byval(i8) %x) {\n  ret void\n}", "has an interrupt handler: `f`"},
      {"declare i64 @llvm.read_register.i64(metadata)\ndefine i64 @f() {\n  %r = call i64 "
       "@llvm.read_register.i64(metadata "
       "!0)\n  ret i64 %r\n}\n!0 = !{!\"rsp\"}",
       "reaches past the language with `llvm.read_register.i64`"},
      {"declare void @llvm.x86.wrfsbase.64(i64)\ndefine void @f() {\n  call void @llvm.x86.wrfsbase.64(i64 0)\n  ret "
       "void\n}",
       "reaches past the language with `llvm.x86.wrfsbase.64`"},
      {"define void @assay_fuel_spent() {\n  ret void\n}", "defines `assay_fuel_spent`, a name of the simulator's own"},
      {"define internal void @assay_raw_access() {\n  ret void\n}",
       "defines `assay_raw_access`, a name of the simulator's own"},
      {"define void @\"\\01assay_forbidden\"() {\n  ret void\n}",
       "defines `?assay_forbidden`, a name of the simulator's own"},
  };
  for (const auto& [text, why] : cases) {
    EXPECT_EQ(Why(text), why) << text;
  }
}

TEST(Vet, LeavesWhatClangMakesOfPlainCode) {
  EXPECT_EQ(Why(R"(
@v = internal global i64 3
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }]
declare i32 @__gxx_personality_v0(...)
declare void @g()
define internal void @init() section ".text.startup" {
  ret void
}
define i32 @assay_host_main(ptr %request, ptr %reply) personality ptr @__gxx_personality_v0 {
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  call void @g()
  ret i32 0
}
)"),
            "");
}

TEST(Confined, NoAssemblerIsPartOfTheProcess) {
  Jit::Warm();
  std::string error;
  const llvm::Target* target = llvm::TargetRegistry::lookupTarget(LLVM_HOST_TRIPLE, error);
  ASSERT_NE(target, nullptr) << error;
  EXPECT_TRUE(target->hasMCAsmBackend());
  EXPECT_FALSE(target->hasMCAsmParser());
}

struct Tried {
  int file, created, socket, process, kept;
};

// What a compiling worker can access, reported through the shared memory.
TEST(Confined, ACompilingWorkerHasNoFiles) {
  SharedRegion region(sizeof(Tried));
  ASSERT_NE(region.get(), nullptr);
  const Ending ending = RunForked(
      [](void* argument) {
        auto* result = static_cast<SharedResult*>(argument);
        auto* tried = reinterpret_cast<Tried*>(result->data);
        EnterWorker({});
        const int kept = open("/dev/null", O_RDONLY);
        if (!ConfineCompiler(result, {})) LeaveUndecided(result, "no filter");
        tried->file = open("/etc/hostname", O_RDONLY);
        tried->created = open("/tmp/assay-test-made", O_CREAT | O_WRONLY, 0600);
        tried->socket = socket(AF_UNIX, SOCK_STREAM, 0);
        tried->process = fork();
        char byte = 0;
        tried->kept = static_cast<int>(read(kept, &byte, 1));
        LeaveWorker(Stage::kFinished);
      },
      region.get(), 20);
  ASSERT_TRUE(ending.Finished(*region.get())) << ending.Words(*region.get()) << region.get()->why_undecided;
  const auto* tried = reinterpret_cast<const Tried*>(region.get()->data);
  EXPECT_EQ(tried->file, -1);
  EXPECT_EQ(tried->created, -1);
  EXPECT_EQ(tried->socket, -1);
  EXPECT_EQ(tried->process, -1);
  EXPECT_EQ(tried->kept, -1);
}

// Leaves all traces of a regular exit, but exits in another way.
TEST(Confined, TheProcessIsLeftFromOnePlace) {
  SharedRegion region(64);
  const Ending ending = RunForked(
      [](void* argument) {
        auto* result = static_cast<SharedResult*>(argument);
        EnterWorker({});
        if (!Confine(result, {})) LeaveUndecided(result, "no filter");
        result->stage = Stage::kFinished;
        syscall(231, 0);
      },
      region.get(), 20);
  EXPECT_FALSE(ending.Finished(*region.get()));
  ASSERT_EQ(region.get()->log.count, 1u);
  EXPECT_EQ(region.get()->log.records[0].kind, FaultKind::kCrash);
}

std::int64_t g_mine = 42;

KernelResult RunOwn(const std::string& body, const std::string& more = "") {
  const LoweredModule module =
      Assemble(more + "define void @k(ptr %x, ptr %y) {\n  call void @assay_loc(i32 3)\n" + body + "\n  ret void\n}\n");
  KernelRequest request;
  request.module = &module;
  request.entry = "k";
  request.inputs = {Floats("x", {1.0f, 2.0f})};
  request.outputs = {{"y", Dtype::kF32, {2}, {}}};
  return RunKernel(request);
}

std::string SignalOf(const KernelResult& result) {
  const Fault* crash = Find(result.faults, FaultKind::kCrash);
  return crash != nullptr && crash->text.contains("signal") ? crash->text.at("signal") : result.why_undecided;
}

TEST(OwnMemory, TheWorkersIsNone) {
  const std::string at = "inttoptr (i64 " + std::to_string(reinterpret_cast<std::uintptr_t>(&g_mine)) + " to ptr)";
  EXPECT_EQ(SignalOf(RunOwn("  store volatile i64 1, ptr " + at)), "access to memory that is not there");
  EXPECT_EQ(SignalOf(RunOwn("  %v = load volatile i64, ptr " + at)), "access to memory that is not there");
  EXPECT_EQ(SignalOf(RunOwn("  %v = atomicrmw add ptr " + at + ", i64 1 seq_cst")),
            "access to memory that is not there");
  EXPECT_EQ(
      SignalOf(RunOwn("  call ptr @memset(ptr " + at + ", i32 0, i64 8)", "declare ptr @memset(ptr, i32, i64)\n")),
      "access to memory that is not there");
}

TEST(OwnMemory, AVariableEndsWhereItEnds) {
  const std::string variables =
      "@few = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]\n@index = internal global i64 ";
  const std::string access =
      "  %i = load volatile i64, ptr @index\n  %p = getelementptr [4 x i32], ptr @few, i64 0, i64 %i\n"
      "  store volatile i32 7, ptr %p";
  EXPECT_EQ(SignalOf(RunOwn(access, variables + "4\n")), "access outside of a variable of the code's own");
  EXPECT_EQ(SignalOf(RunOwn(access, variables + "-1\n")), "access outside of a variable of the code's own");
  EXPECT_EQ(Find(RunOwn(access, variables + "3\n").faults, FaultKind::kCrash), nullptr);
}

TEST(OwnMemory, StackAndVariablesThroughPointersAreTheKernels) {
  const KernelResult result = RunOwn(
      "  %slot = alloca i64\n  %kept = alloca ptr\n  store volatile ptr %slot, ptr %kept\n"
      "  %p = load volatile ptr, ptr %kept\n  store volatile i64 5, ptr %p\n  store volatile ptr @v, ptr %kept\n"
      "  %q = load volatile ptr, ptr %kept\n  store volatile i64 5, ptr %q",
      "@v = internal global i64 3\n");
  EXPECT_EQ(Find(result.faults, FaultKind::kCrash), nullptr) << SignalOf(result);
}

TEST(OwnMemory, CallsGoToFunctionsOfTheModule) {
  const std::string call = "  %f = load volatile ptr, ptr @to\n  call void %f()";
  const std::string target = "define internal void @target() {\n  ret void\n}\n";
  EXPECT_EQ(SignalOf(RunOwn(call, target + "@to = internal global ptr inttoptr (i64 " +
                                      std::to_string(reinterpret_cast<std::uintptr_t>(&abort)) + " to ptr)\n")),
            "call of an address that is no function of the kernel's");
  EXPECT_EQ(Find(RunOwn(call, target + "@to = internal global ptr @target\n").faults, FaultKind::kCrash), nullptr);
}

}  // namespace
}  // namespace assay::test
