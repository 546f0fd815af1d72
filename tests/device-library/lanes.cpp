// The primitives of the device library on fibres, one for each thread of a block.
#include "tests/device-library/lanes.h"

#include <llvm/ExecutionEngine/Orc/LLJIT.h>
#include <llvm/ExecutionEngine/Orc/ThreadSafeModule.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Linker/Linker.h>
#include <llvm/Passes/PassBuilder.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/TargetSelect.h>
#include <ucontext.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <vector>

#include "analyzer/frontend/frontend.h"
#include "dialects/cuda/read/device-library.h"

namespace assay::test {
namespace {

struct Uint3 {
  unsigned x = 0, y = 0, z = 0;
};
enum class State { kReady, kBarrier, kExchange, kDone };
struct Fibre {
  ucontext_t context{};
  std::vector<char> stack;
  State state = State::kReady;
  int kind = 0, reduce = 0, predicate = 0;
  unsigned mask = 0, present = 0;
  unsigned long long value = 0, values[32] = {};
};

constexpr int kSync = -1;
Uint3 g_thread, g_block, g_block_size, g_grid_size{1, 1, 1};
int g_error_sign = 0;
std::vector<Fibre> g_fibres;
std::size_t g_now = 0;
ucontext_t g_scheduler;
Lanes::Result g_result;
void (*g_kernel)(void*) = nullptr;
void* g_memory = nullptr;

void Wait(State state) {
  g_fibres[g_now].state = state;
  swapcontext(&g_fibres[g_now].context, &g_scheduler);
}
[[noreturn]] void Stop(const std::string& fault) {
  g_result.fault = fault;
  setcontext(&g_scheduler);
  __builtin_unreachable();
}
void Start() {
  g_kernel(g_memory);
  g_fibres[g_now].state = State::kDone;
  setcontext(&g_scheduler);
}

const unsigned long long* Exchange(int kind, unsigned mask, unsigned long long value, unsigned* present) {
  Fibre& fibre = g_fibres[g_now];
  fibre.kind = kind;
  fibre.mask = mask;
  fibre.value = value;
  Wait(State::kExchange);
  *present = fibre.present;
  return fibre.values;
}
void WarpSync(unsigned mask) {
  unsigned present = 0;
  Exchange(kSync, mask, 0, &present);
}
int BarrierReduce(int op, int predicate) {
  Fibre& fibre = g_fibres[g_now];
  fibre.kind = op;
  fibre.predicate = predicate;
  Wait(State::kBarrier);
  return fibre.reduce;
}
void Barrier(int, int) { BarrierReduce(0, 0); }
unsigned Active() { return 1u << g_now % 32; }
unsigned long long InactiveRead(int) {
  ++g_result.inactive_reads;
  return ~0ull;
}
void* Atomic(void* address, int, int, int, int) { return address; }
void Fence(int) {}
void Unsupported(const char* name) { Stop(std::string("unsupported: ") + name); }
void Trap() { Stop("trap"); }
void Assert(const char* text, const char*, unsigned) { Stop(std::string("assert: ") + text); }
int Print(const char*, const void*) { return 0; }
long long Clock(int) { return 0; }
void AsyncCopy(void* to, const void* from, int bytes, int filled) {
  std::memcpy(to, from, static_cast<std::size_t>(filled));
  std::memset(static_cast<char*>(to) + filled, 0, static_cast<std::size_t>(bytes - filled));
}
void Nothing() {}

bool ReleaseBarrier() {
  int count = 0, waiting = 0, live = 0;
  for (const Fibre& fibre : g_fibres) {
    live += fibre.state != State::kDone;
    waiting += fibre.state == State::kBarrier;
    count += fibre.state == State::kBarrier && fibre.predicate != 0;
  }
  if (live == 0 || waiting != live) return false;
  for (Fibre& fibre : g_fibres) {
    if (fibre.state != State::kBarrier) continue;
    fibre.reduce = fibre.kind == 0 ? count : fibre.kind == 1 ? count == waiting : count != 0;
    fibre.state = State::kReady;
  }
  return true;
}
bool ReleaseExchange(std::size_t first) {
  Fibre& leader = g_fibres[first];
  const std::size_t warp = first / 32 * 32;
  unsigned present = 0;
  unsigned long long values[32] = {};
  for (std::size_t lane = 0; lane < 32 && warp + lane < g_fibres.size(); ++lane) {
    const Fibre& fibre = g_fibres[warp + lane];
    if ((leader.mask >> lane & 1) == 0 || fibre.state == State::kDone) continue;
    if (fibre.state != State::kExchange || fibre.kind != leader.kind || fibre.mask != leader.mask) return false;
    present |= 1u << lane;
    values[lane] = fibre.value;
  }
  for (std::size_t lane = 0; lane < 32; ++lane) {
    if ((present >> lane & 1) == 0) continue;
    Fibre& fibre = g_fibres[warp + lane];
    fibre.present = present;
    std::copy(std::begin(values), std::end(values), std::begin(fibre.values));
    fibre.state = State::kReady;
  }
  return true;
}
bool Release() {
  bool any = ReleaseBarrier();
  for (std::size_t i = 0; i < g_fibres.size(); ++i)
    if (g_fibres[i].state == State::kExchange) any = ReleaseExchange(i) || any;
  return any;
}
void Schedule() {
  do {
    for (g_now = 0; g_now < g_fibres.size(); ++g_now) {
      if (g_fibres[g_now].state != State::kReady) continue;
      g_thread.x = static_cast<unsigned>(g_now);
      swapcontext(&g_scheduler, &g_fibres[g_now].context);
      if (!g_result.fault.empty()) return;
    }
  } while (Release());
  for (const Fibre& fibre : g_fibres)
    if (fibre.state != State::kDone) g_result.fault = "deadlock";
}

llvm::orc::SymbolMap Primitives(llvm::orc::LLJIT& jit) {
  llvm::orc::SymbolMap symbols;
  const auto add = [&](const char* name, const void* address) {
    symbols[jit.mangleAndIntern(name)] = {
        llvm::orc::ExecutorAddr(static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(address))),
        llvm::JITSymbolFlags::Exported};
  };
  const auto function = [&](const char* name, auto* f) { add(name, reinterpret_cast<const void*>(f)); };
  add("threadIdx", &g_thread);
  add("blockIdx", &g_block);
  add("blockDim", &g_block_size);
  add("gridDim", &g_grid_size);
  add("assay_simt_error_sign", &g_error_sign);
  function("assay_simt_exchange", Exchange);
  function("assay_simt_warp_sync", WarpSync);
  function("assay_simt_barrier", Barrier);
  function("assay_simt_barrier_reduce", BarrierReduce);
  function("assay_simt_active", Active);
  function("assay_simt_inactive_read", InactiveRead);
  function("assay_simt_atomic", Atomic);
  function("assay_simt_fence", Fence);
  function("assay_simt_unsupported", Unsupported);
  function("assay_simt_trap", Trap);
  function("assay_simt_assert", Assert);
  function("assay_simt_print", Print);
  function("assay_simt_clock", Clock);
  function("assay_simt_async_copy", AsyncCopy);
  for (const char* name :
       {"assay_simt_sleep", "assay_simt_async_commit", "assay_simt_async_wait", "assay_simt_grid_sync",
        "assay_simt_grid_valid", "assay_simt_space", "assay_simt_to_shared", "assay_simt_from_shared"})
    function(name, Nothing);
  return symbols;
}

void InlineAndOptimise(llvm::Module& module) {
  llvm::PassBuilder builder;
  llvm::LoopAnalysisManager loops;
  llvm::FunctionAnalysisManager functions;
  llvm::CGSCCAnalysisManager components;
  llvm::ModuleAnalysisManager modules;
  builder.registerModuleAnalyses(modules);
  builder.registerCGSCCAnalyses(components);
  builder.registerFunctionAnalyses(functions);
  builder.registerLoopAnalyses(loops);
  builder.crossRegisterProxies(loops, functions, components, modules);
  builder.buildPerModuleDefaultPipeline(llvm::OptimizationLevel::O1).run(module, modules);
}

}  // namespace

struct Lanes::Impl {
  std::unique_ptr<llvm::orc::LLJIT> jit;
  std::string error;

  void Build(const std::string& text) {
    llvm::InitializeNativeTarget();
    llvm::InitializeNativeTargetAsmPrinter();
    const std::string resources = ASSAY_RESOURCES;
    const std::string base =
        (std::filesystem::temp_directory_path() / ("assay-lanes-" + std::to_string(getpid()))).string();
    UnitRequest request;
    request.half = Half::kKernel;
    request.system_dirs = {resources + "/cuda/include"};
    request.language = cuda::DeviceRunLanguage(900, 12040);
    request.language.emplace_back("-ffp-contract=off");
    request.prelude = "#include <cuda_runtime.h>\n" + text;
    error = Frontend::WriteBitcode(request, base);
    if (!error.empty()) return;
    auto context = std::make_unique<llvm::LLVMContext>();
    llvm::SMDiagnostic problem;
    std::unique_ptr<llvm::Module> module = llvm::parseIRFile(base + ".bc", problem, *context);
    std::unique_ptr<llvm::Module> library = llvm::parseIRFile(resources + "/cuda-device/library.bc", problem, *context);
    std::filesystem::remove(base + ".bc");
    std::filesystem::remove(base + ".names");
    if (!module || !library || llvm::Linker::linkModules(*module, std::move(library), llvm::Linker::LinkOnlyNeeded)) {
      error = "cannot link: " + problem.getMessage().str();
      return;
    }
    InlineAndOptimise(*module);
    auto made = llvm::orc::LLJITBuilder().create();
    if (!made) {
      error = llvm::toString(made.takeError());
      return;
    }
    jit = std::move(*made);
    module->setDataLayout(jit->getDataLayout());
    llvm::cantFail(jit->getMainJITDylib().define(llvm::orc::absoluteSymbols(Primitives(*jit))));
    jit->getMainJITDylib().addGenerator(llvm::cantFail(
        llvm::orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(jit->getDataLayout().getGlobalPrefix())));
    llvm::cantFail(jit->addIRModule(llvm::orc::ThreadSafeModule(std::move(module), std::move(context))));
  }
};

Lanes::Lanes(const std::string& text) : impl_(std::make_unique<Impl>()) { impl_->Build(text); }
Lanes::~Lanes() = default;
const std::string& Lanes::error() const { return impl_->error; }

Lanes::Result Lanes::Run(const std::string& name, int threads, void* memory, int error_sign) {
  g_result = {};
  auto found = impl_->jit->lookup(name);
  if (!found) {
    g_result.fault = llvm::toString(found.takeError());
    return g_result;
  }
  g_kernel = found->toPtr<void (*)(void*)>();
  g_memory = memory;
  g_error_sign = error_sign;
  g_block_size = {static_cast<unsigned>(threads), 1, 1};
  g_fibres = std::vector<Fibre>(static_cast<std::size_t>(threads));
  for (Fibre& fibre : g_fibres) {
    fibre.stack.resize(64 * 1024);
    getcontext(&fibre.context);
    fibre.context.uc_stack.ss_sp = fibre.stack.data();
    fibre.context.uc_stack.ss_size = fibre.stack.size();
    fibre.context.uc_link = nullptr;
    makecontext(&fibre.context, Start, 0);
  }
  Schedule();
  return g_result;
}

}  // namespace assay::test
