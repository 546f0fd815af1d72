// Runs a bound function inside the confined worker. Host code has the model's library and the C and C++ libraries,
// except that functions which start processes, open files or exit are stubs that record the call.
#include "dialects/cuda/host/host-worker.h"

#include <cxxabi.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <iterator>
#include <new>
#include <optional>
#include <string>
#include <typeinfo>

#include "analyzer/facts/lowered.h"
#include "dialects/cuda/device/simulated-device.h"
#include "dialects/cuda/host/machine.h"
#include "dialects/cuda/host/output-capture.h"
#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"

namespace assay::cuda {
namespace {

constexpr const char* kEntry = "PyInit_extension";
constexpr const char* kNoFilter = "the system offers no system call filter";

std::int64_t g_fuel = 0;
const HostLibrary* g_library = nullptr;
bool g_runs_kernels = false;
bool g_alone = false;
std::uint8_t g_unset[kUnsetBytes] = {};

void FuelSpent() { LeaveUndecided(WorkerResult(), "the host code takes more steps than it is given"); }
void AtLocation(std::int32_t location) { WorkerResult()->location = location; }
void UnknownFunction(const char* what) { Unmodelled("`" + std::string(what) + "`"); }
void EndsProcess(int code) {
  if (!g_alone) Unmodelled("an end of the process");
  Machine::Current().Ended(code);
  LeaveWorker(Stage::kFinished);
}
void Aborts() {
  if (!g_alone) Unmodelled("`abort`");
  Machine::Current().RecordPrints();
  Machine::Current().Failed(static_cast<int>(CudaFailure::Kind::kCrash), "it calls abort()", WorkerResult()->location);
  LeaveWorker(Stage::kFinished);
}
int NoDestructors(void*, void*, void*) { return 0; }

void AssertFailed(const char* condition, const char*, unsigned, const char*) {
  Machine::Current().Failed(static_cast<int>(CudaFailure::Kind::kCrash),
                            "assertion `" + std::string(condition) + "` fails", WorkerResult()->location);
  LeaveWorker(Stage::kFinished);
}

// The place of an exception thrown by the program itself; unwinding continues from there.
[[noreturn]] void Throw(void* thrown, std::type_info* type, void (*destroy)(void*)) {
  Machine::Current().Thrown(WorkerResult()->location);
  abi::__cxa_throw(thrown, type, destroy);
}

template <class Function>
void* Address(Function* function) {
  return reinterpret_cast<void*>(function);
}

void* Symbol(std::string_view name) {
  static int handle = 0;
  if (name == "assay_fuel_spent") return Address(&FuelSpent);
  if (name == "assay_loc") return Address(&AtLocation);
  if (name == "assay_unmodelled") return Address(&UnknownFunction);
  if (name == "assay_forbidden") return Address(&ForbiddenCall);
  if (name == "__dso_handle") return &handle;
  if (name == "assay_unset") return g_unset;
  if (name == "__cxa_throw") return Address(&Throw);
  if (name == "__cxa_atexit" || name == "atexit" || name == "at_quick_exit") return Address(&NoDestructors);
  if (name == "exit" || name == "_exit" || name == "_Exit" || name == "quick_exit") return Address(&EndsProcess);
  if (g_alone && name == "abort") return Address(&Aborts);
  if (name == "__assert_fail") return Address(&AssertFailed);
  if (g_runs_kernels && name.starts_with("assay_simt_")) return DeviceSymbol(name);
  if (void* defined = g_library->Symbol(std::string(name))) return defined;
  if (void* host = HostSymbol(name)) return host;
  return g_runs_kernels ? DeviceSymbol(name) : nullptr;
}

struct Code {
  void* init = nullptr;
  void* entry = nullptr;
};

// Returns code ready to run, or ends the worker. `jit` holds what is not linked yet.
Code Prepare(Jit& jit, const HostJob& job) {
  const HostRequest& given = *job.request;
  SharedResult* result = job.result;
  std::string error;
  if (job.code != nullptr && job.code->Map()) return {job.code->init(), job.code->entry()};
  const auto refuse = [&] { LeaveUndecided(result, ("the host code is not run: " + error).c_str()); };
  if (!ConfineCompiler(result, given.limits)) LeaveUndecided(result, kNoFilter);
  llvm::Module* module = jit.Parse(given.module->bitcode, error);
  if (module == nullptr) refuse();
  for (const std::string& further : given.module->further) {
    if (!jit.Link(further, error)) refuse();
  }
  StubUnknownFunctions(*module, [](std::string_view name) -> std::string_view {
    if (Symbol(name) != nullptr) return {};
    return ForbiddenFunction(name) ? "assay_forbidden" : "assay_unmodelled";
  });
  InsertFuel(*module, &g_fuel);
  if (given.device != nullptr && !AddKernels(jit, *given.device, given.device_options, error)) {
    LeaveUndecided(result, ("the device code is not run: " + error).c_str());
  }
  CollectStaticInit(*module);
  if (!jit.Compile(Symbol, error)) refuse();
  const CodeImage image = jit.Image(kEntry);
  if (job.handover != nullptr) job.handover->Leave(image, 0, 0);
  CompilerIsDone();
  return {reinterpret_cast<void*>(image.init), reinterpret_cast<void*>(image.entry)};
}

void Call(const Code& code, const HostRequest& given, Machine& machine) {
  const auto failed = [&](std::string_view text) {
    // A failed check is what was thrown, unless its text differs.
    const bool check = machine.raised() >= 0 && text == machine.message();
    const bool cuda = check && text.starts_with("CUDA error: ");
    const auto kind = cuda                                           ? CudaFailure::Kind::kCuda
                      : check && machine.raised() == kRefusedByTorch ? CudaFailure::Kind::kTorch
                      : check                                        ? CudaFailure::Kind::kCheck
                                                                     : CudaFailure::Kind::kException;
    machine.Failed(static_cast<int>(kind), text, machine.thrown());
  };
  try {
    reinterpret_cast<void (*)()>(code.init)();
    reinterpret_cast<void* (*)()>(code.entry)();
    const auto call = [&](const std::string& function, const ValueList& arguments) {
      const Bound* bound = machine.Find(function);
      if (bound == nullptr) LeaveUndecided(WorkerResult(), "the module does not bind the function");
      machine.Call(*bound, arguments);
    };
    for (const HostRequest::Before& before : given.before) call(before.function, before.arguments);
    if (!given.before.empty()) machine.BeginRecord();
    call(given.function, given.arguments);
    if (given.alone) machine.RecordPrints();
  } catch (const std::bad_alloc&) {
    LeaveUndecided(WorkerResult(), "the host code takes more memory than it is given");
  } catch (const std::exception& error) {
    failed(error.what());
  } catch (...) {
    failed("an exception that is not a std::exception");
  }
}

}  // namespace

void HostWorker(void* argument) {
  const HostJob& job = *static_cast<HostJob*>(argument);
  const HostRequest& given = *job.request;
  SharedResult* result = job.result;
  g_library = job.library;
  EnterWorker(given.limits);
  g_runs_kernels = given.device != nullptr;
  g_alone = given.alone;
  Jit jit;
  const Code code = Prepare(jit, job);
  if (code.entry == nullptr) LeaveUndecided(result, "the extension has no module");
  void* table = g_library->Symbol(ASSAY_MACHINE_POINTER);
  if (table == nullptr) LeaveUndecided(result, "the library of the host model is none");
  const assay_machine* functions = &Machine::Table();
  std::memcpy(table, &functions, sizeof functions);
  std::optional<SimulatedDevice> device;
  const bool bounds = given.device != nullptr && given.device_options.bounds_only;
  if (given.device != nullptr) device.emplace(given.device_options);
  Machine machine(*given.chip, given.allowed, result->data, device && !bounds ? &*device : nullptr, job.values);
  if (bounds) machine.FollowBounds(*device);
  if (given.alone) machine.RunAlone(given.unwritten);
  TensorContext context;
  if (!device || bounds) context.max_elements = 0;
  const TensorContext::Use use(context);
  std::fill(std::begin(g_unset), std::end(g_unset), given.unset_byte);
  g_fuel = static_cast<std::int64_t>(given.limits.fuel);
  result->stage = Stage::kCompiled;
  LimitMemory(given.limits);
  if (given.alone) CapturePrints();
  if (!Confine(result, {})) LeaveUndecided(result, kNoFilter);
  result->stage = Stage::kRunning;
  Call(code, given, machine);
  LeaveWorker(Stage::kFinished);
}

}  // namespace assay::cuda
