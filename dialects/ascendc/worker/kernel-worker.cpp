// Runs a kernel on the simulated device inside the confined worker.
#include "dialects/ascendc/worker/kernel-worker.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "dialects/ascendc/device/coverage.h"
#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/hazards.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/recorder.h"
#include "dialects/ascendc/device/threads.h"
#include "dialects/ascendc/worker/call-by-value.h"
#include "dialects/ascendc/worker/core-kinds.h"
#include "dialects/ascendc/worker/exact-result.h"
#include "dialects/ascendc/worker/kernel-tables.h"
#include "dialects/ascendc/worker/placed-variables.h"
#include "dialects/ascendc/worker/tensor-memory.h"
#include "reference/sim-tensor.h"
#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/symbols.h"

namespace assay {
namespace {
using device::GmRole, device::GmTensor, device::Machine;

constexpr std::int64_t kSystemWorkspace = 32 << 20;
constexpr std::size_t kMaxParameters = 24;
constexpr std::size_t kMostMixedCores = 96;
constexpr int kMostCores = 4096;  // of one kind
constexpr const char* kNoKernelFilter = "the system offers no system call filter";
// The memory that native code of a kernel may touch besides the device's: its variables, and the stack of its core
// from the call of the kernel on. All other memory is the worker's.
struct OwnMemory {
  struct Range {
    std::uintptr_t begin = 0, end = 0;
    bool Holds(std::uintptr_t at, std::uint64_t size) const { return at >= begin && at < end && size <= end - at; }
  };
  Range variables[2];                              // of the code of either kind of core
  std::uintptr_t stack_ends[3 * kMostCores] = {};  // by core
};
OwnMemory g_own;

int CurrentCore() {
  return Machine::Current().running() ? std::clamp(Machine::Current().core().id, 0, 3 * kMostCores - 1) : 0;
}

[[noreturn]] void StopAt(const char* what, const void* address, bool write) {
  if (FaultRecord* record = ReportInWorker(FaultKind::kCrash)) {
    record->SetText("signal", what);
    record->SetArg("address", static_cast<std::int64_t>(reinterpret_cast<std::uintptr_t>(address)));
    record->SetArg("write", write ? 1 : 0);
  }
  LeaveWorker(Stage::kStopped);
}

void CheckRawAccess(const void* p, std::int64_t size, std::int32_t write) {
  const auto at = reinterpret_cast<std::uintptr_t>(p);
  const auto bytes = static_cast<std::uint64_t>(size);
  const std::uintptr_t thread = device::ThreadStackEnd();
  const OwnMemory::Range stack{reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0)),
                               thread != 0 ? thread : g_own.stack_ends[CurrentCore()]};
  if (stack.Holds(at, bytes) || g_own.variables[0].Holds(at, bytes) || g_own.variables[1].Holds(at, bytes)) return;
  if (write == 0 && device::IsThreadWord(p, size)) return;
  Machine& machine = Machine::Current();
  // Threads access the same few tensors repeatedly, and their reads have no side effects.
  static const GmTensor* last = nullptr;
  if (thread != 0 && last != nullptr && last->Holds(p, size))
    return write != 0 ? machine.RawAccess(p, size, true) : void();
  std::int64_t offset = 0;
  if (thread != 0) last = machine.gm().Find(p);
  // Accesses to the first page trap by themselves.
  if (size > 0 && at >= 4096 && machine.FindLocal(p, offset) == nullptr && machine.gm().Find(p) == nullptr)
    StopAt("access to memory that is not there", p, write != 0);
  machine.RawAccess(p, size, write != 0);
}

void CheckOwnAccess(const void* variable, std::int64_t bytes, const void* p, std::int64_t size) {
  const auto first = reinterpret_cast<std::uintptr_t>(variable);
  const OwnMemory::Range whole{first, first + static_cast<std::uint64_t>(bytes)};
  if (size <= 0 || whole.Holds(reinterpret_cast<std::uintptr_t>(p), static_cast<std::uint64_t>(size))) return;
  StopAt("access outside of a variable of the code's own", p, false);
}

void WildCall() { StopAt("call of an address that is no function of the kernel's", nullptr, false); }

void* LinkedSymbol(std::string_view name) {
  static int handle = 0;
  if (name == "__dso_handle") return &handle;
  if (name == "assay_forbidden") return reinterpret_cast<void*>(&ForbiddenCall);
  if (name == "assay_own_access") return reinterpret_cast<void*>(&CheckOwnAccess);
  if (name == "assay_wild_call") return reinterpret_cast<void*>(&WildCall);
  // Some kernels include <iostream>; a core cannot print.
  if (name == "_ZNSt8ios_base4InitC1Ev") return reinterpret_cast<void*>(+[](void*) {});
  if (name == "__cxa_atexit") return reinterpret_cast<void*>(+[](void*, void*, void*) { return 0; });
  return LibrarySymbol(name);
}

void* KernelSymbol(std::string_view name) {
  if (name == "assay_raw_access") return reinterpret_cast<void*>(&CheckRawAccess);
  void* intrinsic = device::IntrinsicAddress(name);
  return intrinsic != nullptr ? intrinsic : LinkedSymbol(name);
}

void* CubeKernelSymbol(std::string_view name) {
  if (name == "assay_raw_access") return reinterpret_cast<void*>(&CheckRawAccess);
  void* intrinsic = device::CubeCoreIntrinsic(name);
  return intrinsic != nullptr ? intrinsic : LinkedSymbol(name);
}

[[noreturn]] void Undecided(SharedResult* result, const std::string& why) { LeaveUndecided(result, why.c_str()); }

// One pointer per parameter, then workspace and tiling: as many as the kernel takes.
std::vector<void*> Arguments(Machine& machine, const KernelRequest& request, std::size_t parameters,
                             SharedResult* result) {
  TensorMemory memory(machine, request, result);
  std::vector<void*> arguments = memory.Pointers();
  const auto add = [&](const char* name, GmRole role, std::int64_t size, const void* data) {
    arguments.push_back(memory.Add(name, role, 1, size, data));
  };
  // An output that is an input too may have no parameter of its own.
  const bool shapes = !request.shaped_by_kernel.empty();
  const std::size_t own = arguments.size() - (shapes ? 0 : memory.in_place());
  if (parameters < arguments.size() + 2 && parameters >= own && parameters <= own + 2) arguments.resize(own);
  const std::size_t tensors = arguments.size();
  const std::size_t extra = parameters >= tensors ? parameters - tensors : 0;
  if (parameters < tensors || extra > 2 || (shapes && extra != 2) || parameters > kMaxParameters) {
    Undecided(result, "the kernel takes " + std::to_string(parameters) + " pointers, the contract has " +
                          std::to_string(tensors) + " tensors");
  }
  if (extra == 2 || (extra == 1 && request.tiling.empty()))
    add("workspace", GmRole::kWorkspace, std::max<std::int64_t>(request.workspace_bytes, 0), nullptr);
  if (extra == 2 || (extra == 1 && !request.tiling.empty()))
    add("tiling", GmRole::kTiling, static_cast<std::int64_t>(request.tiling.size()), request.tiling.data());
  return arguments;
}

// The address of each parameter's value, with the addresses of this run's memory in it.
std::vector<void*> ValuesOfParameters(Machine& machine, const KernelJob& job) {
  static std::vector<ParameterValue> values;
  values = job.call->arguments;
  TensorMemory memory(machine, *job.request, job.result);
  const std::vector<void*> places = memory.Pointers();
  for (device::GmTensor& tensor : machine.gm().tensors()) tensor.partial = true;
  std::vector<void*> arguments;
  for (ParameterValue& value : values) {
    for (const ParameterValue::Pointer& pointer : value.pointers) {
      const std::byte* address = static_cast<const std::byte*>(places.at(pointer.output)) + pointer.offset;
      std::memcpy(value.bytes.data() + pointer.at, &address, sizeof address);
    }
    arguments.push_back(value.bytes.data());
  }
  return arguments;
}

template <std::size_t... kIndex>
void CallWith(void* entry, void* const* a, std::index_sequence<kIndex...>) {
  reinterpret_cast<void (*)(decltype((void)kIndex, static_cast<void*>(nullptr))...)>(entry)(a[kIndex]...);
}

// Unused trailing arguments are harmless in the C calling conventions of x86-64 and AArch64.
void CallEntry(void* entry, const std::vector<void*>& arguments) {
  void* padded[kMaxParameters] = {};
  std::copy(arguments.begin(), arguments.end(), padded);
  CallWith(entry, padded, std::make_index_sequence<kMaxParameters>());
}

bool ReportAccess(const void* address, bool write) {
  Machine& machine = Machine::Current();
  if (!machine.running()) return false;
  GmTensor* tensor = machine.gm().Find(address);
  if (tensor == nullptr && reinterpret_cast<std::uintptr_t>(address) >= 4096) return false;
  machine.CheckGm(tensor, address, 1, write);
  return true;
}

// The entry in one of the kernel's two modules.
llvm::Function& ParseEntry(Jit& jit, const std::string& bitcode, const KernelJob& job) {
  std::string error;
  llvm::Module* module = jit.Parse(bitcode, error);
  if (module == nullptr) Undecided(job.result, "the kernel is not run: " + error);
  llvm::Function* entry = module->getFunction(job.request->entry);
  if (entry == nullptr || entry->isDeclaration())
    Undecided(job.result, "the lowered module does not define `" + job.request->entry + "`");
  for (const llvm::Argument& parameter : entry->args()) {
    const bool pointer = job.call != nullptr || parameter.getType()->isPointerTy();
    if (!pointer) Undecided(job.result, "the kernel takes a parameter that is not a pointer");
  }
  entry->setLinkage(llvm::GlobalValue::ExternalLinkage);
  return *entry;
}

std::string EntrySymbol(const KernelJob& job) { return job.call != nullptr ? kCallByValue : job.request->entry; }
// Compiled code of one kind of core.
struct KernelCode {
  void* entry = nullptr;
  void* init = nullptr;
  bool uses_system_workspace = false;
  std::vector<KernelTable> tables;  // constants of the kernel that lie in global memory
};

KernelCode Compile(Jit& jit, llvm::Module& module, void* (*symbol)(std::string_view), const KernelJob& job) {
  SharedResult* result = job.result;
  KernelCode code;
  std::string error;
  if (const llvm::Function* system = module.getFunction("assay_sys_workspace"))
    code.uses_system_workspace = !system->use_empty();
  DefineHostTypes(module);
  PlaceVariablesOfCore(module);
  for (const llvm::GlobalVariable& variable : module.globals()) {
    const std::string name = variable.getName().str();
    if (variable.isDeclaration() && !variable.use_empty() && symbol(name) == nullptr)
      Undecided(result, "the variable `" + name + "` has no definition");
  }
  const auto handler = [symbol](std::string_view name) -> std::string_view {
    return symbol(name) != nullptr ? "" : ForbiddenFunction(name) ? "assay_forbidden" : "assay_unmodelled";
  };
  StubUnknownFunctions(module, handler, CalledBy::kName);
  CollectStaticInit(module);
  TolerateDivisionByZero(module);
  InsertCallChecks(module);
  InsertAccessChecks(module);
  InsertWrapChecks(module);
  InsertFuel(module, &device::g_fuel_left);
  code.tables = TablesOf(module);
  if (job.call != nullptr && !AddCallByValue(module, job.request->entry, job.call->arguments))
    Undecided(result, "the launch gives other arguments than the kernel takes");
  if (!jit.Compile(symbol, error)) Undecided(result, "the lowered module does not compile: " + error);
  code.entry = jit.Find(EntrySymbol(job));
  if (job.call == nullptr) code.init = jit.Find("assay_static_init");  // what a program initialises is its host's
  FindTables(jit, code.tables);
  return code;
}

OwnMemory::Range VariablesOf(const CodeImage& image) {
  return {image.base + image.code_bytes, image.base + image.bytes()};
}

// What a launch runs, on either kind of core.
struct Programs {
  Jit vector_jit, cube_jit;
  KernelCode vector, cube;
  CoreKinds kinds;
  std::size_t parameters = 0;
};

// KernelCode of plain vector kernels is kept from run to run.
void Prepare(const KernelJob& job, Programs& to) {
  const KernelRequest& request = *job.request;
  if (job.code != nullptr && job.code->Map()) {
    g_own.variables[0] = VariablesOf(job.code->image());
    to.parameters = job.code->parameters;
    to.vector = {job.code->entry(), job.code->init(), job.code->flags != 0};
    return;
  }
  if (!ConfineCompiler(job.result, request.limits)) Undecided(job.result, kNoKernelFilter);
  llvm::Function& vector_entry = ParseEntry(to.vector_jit, request.module->bitcode, job);
  llvm::Function* cube_entry =
      request.module->cube_bitcode.empty() ? nullptr : &ParseEntry(to.cube_jit, request.module->cube_bitcode, job);
  to.parameters = vector_entry.arg_size();
  to.kinds = ChooseCores(vector_entry, cube_entry, request.tiling_key, device::FindChip(request.chip));
  if (job.call != nullptr && job.call->cores && !device::FindChip(request.chip).coupled) {
    to.kinds.vector = job.call->cores->vector;
    to.kinds.cube = cube_entry == nullptr ? 0 : job.call->cores->cube;
    // A kernel for matrix cores without a matrix instruction is one core's scalar code.
    if (to.kinds.vector == 0 && to.kinds.cube == 0) to.kinds.vector = 1;
  }
  const bool compared = job.call != nullptr && !device::FindChip(request.chip).coupled;
  if (to.kinds.unmodelled && !compared)
    Undecided(job.result, "the matrix unit of `" + request.chip + "` is not modelled");
  if (to.kinds.vector > 0) to.vector = Compile(to.vector_jit, *vector_entry.getParent(), KernelSymbol, job);
  if (to.kinds.cube > 0) to.cube = Compile(to.cube_jit, *cube_entry->getParent(), CubeKernelSymbol, job);
  CompilerIsDone();
  g_own.variables[0] = VariablesOf(to.vector_jit.memory());
  g_own.variables[1] = VariablesOf(to.cube_jit.memory());
  if (job.handover == nullptr) return;
  const bool plain = cube_entry == nullptr && to.kinds.vector == 1 && to.vector.tables.empty();
  job.handover->Leave(plain ? to.vector_jit.Image(EntrySymbol(job)) : CodeImage(), to.parameters,
                      to.vector.uses_system_workspace ? 1 : 0);
}

void Finish(const KernelRequest& request, Machine& machine, SharedResult* result) {
  std::size_t at = 0;
  for (const SimTensor& output : request.outputs) {
    if (!output.present || request.most_written > 0) continue;
    const std::size_t size = TensorBytes(output);
    const GmTensor* found = nullptr;
    for (const GmTensor& tensor : machine.gm().tensors()) {
      if (tensor.role == GmRole::kOutput && tensor.name == output.SharedName()) found = &tensor;
    }
    if (found != nullptr && KeepsOutputs(request)) {
      device::Populate(result->data + at, static_cast<std::int64_t>(size));
      std::memcpy(result->data + at, found->base, std::min(size, static_cast<std::size_t>(found->size)));
      result->AddCoverage(device::CoverageOf(*found));
    }
    at += (size + 63) / 64 * 64;
  }
  LeaveExact(request, machine, *result);
  result->data_size = KeepsOutputs(request) ? at : 0;
  if (!machine.why_undecided().empty()) result->SetUndecided(machine.why_undecided().c_str());
}

void Launch(void* entry, void* init, const std::vector<void*>& arguments, bool by_value) {
  try {
    if (init != nullptr) reinterpret_cast<void (*)()>(init)();
    if (by_value)
      reinterpret_cast<void (*)(void* const*)>(entry)(arguments.data());
    else
      CallEntry(entry, arguments);
  } catch (const std::bad_alloc&) {
    ReportInWorker(FaultKind::kMemoryBudget);
    LeaveWorker(Stage::kStopped);
  } catch (const std::exception& e) {
    if (FaultRecord* record = ReportInWorker(FaultKind::kUncaughtException)) record->SetText("what", e.what());
    LeaveWorker(Stage::kStopped);
  } catch (...) {
    ReportInWorker(FaultKind::kUncaughtException);
    LeaveWorker(Stage::kStopped);
  }
}

}  // namespace

void KernelWorker(void* argument) {
  const KernelJob& job = *static_cast<KernelJob*>(argument);
  const KernelRequest& request = *job.request;
  SharedResult* result = job.result;
  EnterWorker(request.limits);
  if (request.block_dim < 1 || request.block_dim > (job.call != nullptr ? kMostCores : 1024))
    Undecided(result, "a launch on " + std::to_string(request.block_dim) + " cores is not simulated");
  Programs programs;
  Prepare(job, programs);
  const CoreKinds& kinds = programs.kinds;
  device::Launch launch{.block_dim = request.block_dim,
                        .cube_cores = kinds.cube,
                        .vector_cores = kinds.vector,
                        .tiling_key = request.tiling_key,
                        .schedule_mode = request.schedule_mode,
                        .fuel = request.limits.fuel,
                        .chip = device::FindChip(request.chip)};
  launch.cores = request.observe.units;
  launch.most_written = request.most_written;
  launch.lost_copies = request.lost_copies;
  launch.undefined = request.undefined;
  launch.inexact = InexactOf(request.accuracy);
  launch.inexact_at = request.inexact_at;
  launch.steps_per_core = request.steps_per_core;
  const std::size_t tables = programs.vector.tables.size() + programs.cube.tables.size();
  Machine machine(launch, result->log, 2 * (request.inputs.size() + request.outputs.size()) + 4 + tables);
  device::Exact exact(machine, request.follow_tolerance);
  if (request.follow_tolerance > 0) machine.Follow(&exact);
  const std::vector<void*> arguments =
      job.call != nullptr ? ValuesOfParameters(machine, job) : Arguments(machine, request, programs.parameters, result);
  if (programs.vector.uses_system_workspace || programs.cube.uses_system_workspace)
    machine.gm().Add("system workspace", GmRole::kSystem, 1, kSystemWorkspace, nullptr);
  for (const KernelCode* code : {&programs.vector, &programs.cube}) AddTables(code->tables, machine.gm());
  const auto hazards =
      request.hazards ? std::make_unique<device::Hazards>(machine, result->log, request.auto_sync) : nullptr;
  if (hazards) machine.Watch(hazards.get());
  machine.set_progress(&result->location, &result->intrinsics);
  std::unique_ptr<device::Recorder> recorder;
  if (job.events != nullptr) {
    recorder = std::make_unique<device::Recorder>(request.observe, *job.events, machine.cores().size(),
                                                  kinds.cube + kinds.vector);
    recorder->NoteTensors(machine.gm().tensors());
    machine.Watch(recorder.get());
  }
  result->stage = Stage::kCompiled;
  // Cores that wait for each other are all alive at the same time.
  if (kinds.cube > 0 && kinds.vector > 0) machine.Reserve(kMostMixedCores);
  LimitMemory(request.limits);
  const CrashHooks hooks{ReportAccess, device::InStackGuard,
                         [] { return Machine::Current().running() ? Machine::Current().core().id : -1; }};
  if (!Confine(result, hooks)) Undecided(result, kNoKernelFilter);
  result->stage = Stage::kRunning;
  machine.Run([&] {
    g_own.stack_ends[CurrentCore()] = reinterpret_cast<std::uintptr_t>(__builtin_frame_address(0));
    const KernelCode& code = machine.core().cube ? programs.cube : programs.vector;
    const auto run = [&] { Launch(code.entry, code.init, arguments, job.call != nullptr); };
    if (job.call != nullptr && job.call->shape.any())
      device::RunThreads(job.call->shape, run);
    else
      run();
  });
  Finish(request, machine, result);
  LeaveWorker(Stage::kFinished);
}

}  // namespace assay
