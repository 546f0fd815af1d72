// Runs an operator's tiling function inside the confined worker. Host code has the C and C++ libraries, except that
// functions which start processes, open files or exit are stubs that record the call.
#include "dialects/ascendc/worker/host-worker.h"

#include "analyzer/facts/lowered.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Module.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <iterator>
#include <new>
#include <string>

#include "dialects/ascendc/worker/host-arguments.h"
#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/symbols.h"

namespace assay {
namespace {

std::int64_t g_fuel = 0;
std::int64_t g_fuel_given = 0;
const HostLibrary* g_library = nullptr;

std::uint8_t g_unset[kUnsetBytes] = {};

void SetUnset(const HostRequest& request) {
  if (request.unset_only.empty()) std::fill(std::begin(g_unset), std::end(g_unset), request.unset_byte);
  for (std::size_t place : request.unset_only) g_unset[place % kUnsetBytes] = request.unset_byte;
}

void FuelSpent() {
  if (FaultRecord* record = ReportInWorker(FaultKind::kTimeBudget)) record->SetArg("fuel", g_fuel_given);
  LeaveWorker(Stage::kStopped);
}

void AtLocation(std::int32_t location) { WorkerResult()->location = location; }

// Continuing with a wrapped size is wrong only if the size matters, which a run of host code cannot tell: advice.
void WrappedSize(std::int64_t exact, std::int64_t used) {
  bool first = false;
  FaultRecord* record =
      WorkerResult()->log.Report(FaultKind::kWrappedSize, WorkerResult()->location, -1, 0, true, first);
  if (record == nullptr || !first) return;
  record->SetArg("exact", exact);
  record->SetArg("used", used);
}

void DividedByZero() {
  bool first = false;
  WorkerResult()->log.Report(FaultKind::kDivisionByZero, WorkerResult()->location, -1, 0, true, first);
}

void Unmodelled(const char* what) { LeaveUndecided(WorkerResult(), what); }

void EndsProcess() {
  if (FaultRecord* record = ReportInWorker(FaultKind::kCrash)) record->SetText("signal", "the code ends the process");
  LeaveWorker(Stage::kStopped);
}

void AssertFailed(const char* condition, const char*, unsigned, const char*) {
  if (FaultRecord* record = ReportInWorker(FaultKind::kAssertFailed)) record->SetText("condition", condition);
  LeaveWorker(Stage::kStopped);
}

// Logs name their thread; all other system queries are refused.
long SystemCall(long number, ...) {
  if (number == SYS_gettid || number == SYS_getpid) return 1;
  ForbiddenCall("syscall");
}

int NoDestructors(void*, void*, void*) { return 0; }

template <class Function>
void* Address(Function* function) {
  return reinterpret_cast<void*>(function);
}

}  // namespace

void UseHostLibrary(const HostLibrary* library) { g_library = library; }

void* HostWorkerSymbol(std::string_view name) {
  static int handle = 0;
  if (name == "assay_fuel_spent") return Address(&FuelSpent);
  if (name == "assay_loc") return Address(&AtLocation);
  if (name == "assay_wrapped_size") return Address(&WrappedSize);
  if (name == "assay_divided_by_zero") return Address(&DividedByZero);
  if (name == "assay_unmodelled") return Address(&Unmodelled);
  if (name == "assay_forbidden") return Address(&ForbiddenCall);
  if (name == "__dso_handle") return &handle;
  if (name == "assay_unset") return g_unset;
  if (name == "__cxa_atexit" || name == "atexit" || name == "at_quick_exit") return Address(&NoDestructors);
  if (name == "exit" || name == "_exit" || name == "_Exit" || name == "quick_exit") return Address(&EndsProcess);
  if (name == "syscall") return Address(&SystemCall);
  if (name == "__assert_fail") return Address(&AssertFailed);
  if (g_library != nullptr) {
    if (void* defined = g_library->Symbol(std::string(name))) return defined;
  }
  return HostSymbol(name);
}

namespace {

void Call(void* init, void* entry, const assay_host_request& request, assay_host_reply* reply) {
  try {
    reinterpret_cast<void (*)()>(init)();
    reinterpret_cast<int (*)(const assay_host_request*, assay_host_reply*)>(entry)(&request, reply);
    return;
  } catch (const std::bad_alloc&) {
    ReportInWorker(FaultKind::kMemoryBudget);
  } catch (const std::exception& e) {
    if (FaultRecord* record = ReportInWorker(FaultKind::kUncaughtException)) record->SetText("what", e.what());
  } catch (...) {
    ReportInWorker(FaultKind::kUncaughtException);
  }
  LeaveWorker(Stage::kStopped);
}

constexpr const char* kEntry = "assay_host_main";
constexpr const char* kNoFilter = "the system offers no system call filter";

struct Code {
  void* init = nullptr;
  void* entry = nullptr;
};

// Returns code ready to run, or ends the worker. `jit` holds what is not linked yet.
Code Prepare(Jit& jit, const HostJob& job) {
  const HostRequest& given = *job.request;
  SharedResult* result = job.result;
  g_library = job.library;
  std::string error;
  if (job.code != nullptr && job.code->Map()) return {job.code->init(), job.code->entry()};
  if (!ConfineCompiler(result, given.limits)) LeaveUndecided(result, kNoFilter);
  llvm::Module* module = jit.Parse(given.module->bitcode, error);
  if (module == nullptr) LeaveUndecided(result, ("the host code is not run: " + error).c_str());
  for (const std::string& further : given.module->further) {
    if (!jit.Link(further, error)) LeaveUndecided(result, ("the host code is not run: " + error).c_str());
  }
  if (const llvm::Function* own = module->getFunction(kEntry);
      job.library != nullptr && own != nullptr && !own->isDeclaration())
    LeaveUndecided(result, "the host code is not run: it defines the entry of the model's driver");
  StubUnknownFunctions(*module, [](std::string_view name) -> std::string_view {
    if (HostWorkerSymbol(name) != nullptr) return {};
    return ForbiddenFunction(name) ? "assay_forbidden" : "assay_unmodelled";
  });
  CollectStaticInit(*module);
  InsertHostWrapChecks(*module);
  TolerateDivisionByZero(*module, true);
  InsertFuel(*module, &g_fuel);
  if (!jit.Compile(HostWorkerSymbol, error))
    LeaveUndecided(result, ("the host module does not compile: " + error).c_str());
  const CodeImage image = jit.Image(kEntry);
  if (job.handover != nullptr) job.handover->Leave(image, 0, 0);
  CompilerIsDone();
  return {reinterpret_cast<void*>(image.init), reinterpret_cast<void*>(image.entry)};
}

}  // namespace

void HostWorker(void* argument) {
  const HostJob& job = *static_cast<HostJob*>(argument);
  const HostRequest& given = *job.request;
  SharedResult* result = job.result;
  EnterWorker(given.limits);
  Jit jit;
  auto [init, entry] = Prepare(jit, job);
  if (entry == nullptr) entry = HostWorkerSymbol(kEntry);
  if (entry == nullptr) LeaveUndecided(result, "the host module has no tiling entry");
  auto* reply = reinterpret_cast<assay_host_reply*>(result->data);
  const HostArguments arguments(given);
  SetUnset(given);
  g_fuel = g_fuel_given = static_cast<std::int64_t>(given.limits.fuel);
  result->stage = Stage::kCompiled;
  LimitMemory(given.limits);
  if (!Confine(result, {})) LeaveUndecided(result, kNoFilter);
  result->stage = Stage::kRunning;
  Call(init, entry, arguments.request(), reply);
  LeaveWorker(Stage::kFinished);
}

}  // namespace assay
