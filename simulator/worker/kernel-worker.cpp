// Runs a kernel on the simulated device inside the confined worker.
#include "simulator/worker/kernel-worker.h"

#include <llvm/IR/Function.h>
#include <llvm/IR/Module.h>

#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <string>
#include <vector>

#include "simulator/ascendc/coverage.h"
#include "simulator/ascendc/hazards.h"
#include "simulator/ascendc/machine.h"
#include "simulator/ascendc/recorder.h"
#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/symbols.h"

namespace assay {
namespace {

using device::GmRole;
using device::GmTensor;
using device::Machine;

constexpr std::int64_t kSystemWorkspace = 32 << 20;
constexpr std::size_t kMaxParameters = 24;

void* KernelSymbol(std::string_view name) {
  if (void* intrinsic = device::IntrinsicAddress(name)) return intrinsic;
  static int handle = 0;
  if (name == "__dso_handle") return &handle;
  if (name == "assay_forbidden") return reinterpret_cast<void*>(&ForbiddenCall);
  if (name == "__cxa_atexit") return reinterpret_cast<void*>(+[](void*, void*, void*) { return 0; });
  return LibrarySymbol(name);
}

[[noreturn]] void Undecided(SharedResult* result, const std::string& why) { LeaveUndecided(result, why.c_str()); }

// One pointer a tensor, then workspace and tiling: as many of them as the kernel takes.
std::vector<void*> Arguments(Machine& machine, const KernelRequest& request, std::size_t parameters,
                             SharedResult* result) {
  std::vector<void*> arguments;
  const auto add = [&](const std::string& name, GmRole role, const SimTensor* tensor, std::int64_t size,
                       const void* data) {
    const std::int64_t element =
        tensor != nullptr ? static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(tensor->dtype), 1)) : 1;
    GmTensor* added = machine.gm().Add(name, role, element, size, data);
    if (added == nullptr) Undecided(result, "`" + name + "` is too large for the simulated memory");
    if (tensor != nullptr) added->shape = tensor->shape;
    arguments.push_back(added->base);
  };
  for (const SimTensor& input : request.inputs) {
    add(input.name, GmRole::kInput, &input, static_cast<std::int64_t>(input.data.size()), input.data.data());
  }
  for (const SimTensor& output : request.outputs) {
    add(output.name, GmRole::kOutput, &output, static_cast<std::int64_t>(TensorBytes(output)), nullptr);
  }
  const std::size_t tensors = arguments.size();
  const std::size_t extra = parameters >= tensors ? parameters - tensors : 0;
  if (parameters < tensors || extra > 2 || parameters > kMaxParameters) {
    Undecided(result, "the kernel takes " + std::to_string(parameters) + " pointers, the contract has " +
                          std::to_string(tensors) + " tensors");
  }
  if (extra == 2 || (extra == 1 && request.tiling.empty())) {
    add("workspace", GmRole::kWorkspace, nullptr, std::max<std::int64_t>(request.workspace_bytes, 0), nullptr);
  }
  if (extra == 2 || (extra == 1 && !request.tiling.empty())) {
    add("tiling", GmRole::kTiling, nullptr, static_cast<std::int64_t>(request.tiling.size()), request.tiling.data());
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

struct Prepared {
  std::size_t parameters = 0;  // of the entry
  bool uses_system_workspace = false;
};

Prepared Prepare(Jit& jit, const KernelRequest& request, SharedResult* result) {
  std::string error;
  llvm::Module* module = jit.Parse(request.module->bitcode, error);
  if (module == nullptr) Undecided(result, "the lowered module is not valid: " + error);
  llvm::Function* entry = module->getFunction(request.entry);
  if (entry == nullptr || entry->isDeclaration()) {
    Undecided(result, "the lowered module does not define `" + request.entry + "`");
  }
  for (const llvm::Argument& parameter : entry->args()) {
    if (!parameter.getType()->isPointerTy()) Undecided(result, "the kernel takes a parameter that is not a pointer");
  }
  Prepared prepared{entry->arg_size(), false};
  if (const llvm::Function* system = module->getFunction("assay_sys_workspace")) {
    prepared.uses_system_workspace = !system->use_empty();
  }
  entry->setLinkage(llvm::GlobalValue::ExternalLinkage);
  for (const llvm::GlobalVariable& variable : module->globals()) {
    const std::string name = variable.getName().str();
    if (variable.isDeclaration() && !variable.use_empty() && KernelSymbol(name) == nullptr) {
      Undecided(result, "the variable `" + name + "` has no definition");
    }
  }
  StubUnknownFunctions(*module, [](std::string_view name) -> std::string_view {
    if (KernelSymbol(name) != nullptr) return {};
    return ForbiddenFunction(name) ? "assay_forbidden" : "assay_unmodelled";
  });
  CollectStaticInit(*module);
  InsertAccessChecks(*module);
  InsertFuel(*module, &device::g_fuel_left);
  if (!jit.Compile(KernelSymbol, error)) Undecided(result, "the lowered module does not compile: " + error);
  return prepared;
}

void Finish(const KernelRequest& request, Machine& machine, SharedResult* result) {
  std::size_t at = 0;
  for (GmTensor& tensor : machine.gm().tensors()) {
    if (tensor.role != GmRole::kOutput) continue;
    std::memcpy(result->data + at, tensor.base, static_cast<std::size_t>(tensor.size));
    at += (static_cast<std::size_t>(tensor.size) + 63) / 64 * 64;
    result->AddCoverage(device::CoverageOf(tensor));
  }
  (void)request;
  result->data_size = at;
  if (!machine.why_undecided().empty()) result->SetUndecided(machine.why_undecided().c_str());
}

void Launch(void* entry, void* init, const std::vector<void*>& arguments) {
  try {
    reinterpret_cast<void (*)()>(init)();
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

std::size_t TensorBytes(const SimTensor& tensor) {
  std::size_t count = 1;
  for (std::int64_t d : tensor.shape) {
    if (d < 0 || __builtin_mul_overflow(count, static_cast<std::size_t>(d), &count)) return SIZE_MAX / 4;
  }
  const std::size_t element = SizeOf(tensor.dtype);
  if (element != 0 && count > SIZE_MAX / 8 / element) return SIZE_MAX / 4;
  return element == 0 ? (count + 1) / 2 : count * element;
}

std::size_t OutputBytes(const KernelRequest& request) {
  std::size_t bytes = 0;
  for (const SimTensor& output : request.outputs) bytes += (TensorBytes(output) + 63) / 64 * 64;
  return bytes;
}

void KernelWorker(void* argument) {
  const KernelJob& job = *static_cast<KernelJob*>(argument);
  const KernelRequest& request = *job.request;
  SharedResult* result = job.result;
  EnterWorker(request.limits);
  if (request.block_dim < 1 || request.block_dim > 1024) {
    Undecided(result, "a launch on " + std::to_string(request.block_dim) + " cores is not simulated");
  }
  device::Launch launch{.block_dim = request.block_dim,
                        .tiling_key = request.tiling_key,
                        .fuel = request.limits.fuel,
                        .chip = device::FindChip(request.chip)};
  launch.cores = request.observe.cores;
  Machine machine(launch, result->log, request.inputs.size() + request.outputs.size() + 3);
  Jit jit;
  const Prepared prepared = Prepare(jit, request, result);
  void* entry = jit.Find(request.entry);
  void* init = jit.Find("assay_static_init");
  const std::vector<void*> arguments = Arguments(machine, request, prepared.parameters, result);
  if (prepared.uses_system_workspace) {
    machine.gm().Add("system workspace", GmRole::kSystem, 1, kSystemWorkspace, nullptr);
  }
  std::unique_ptr<device::Hazards> hazards;
  if (request.hazards) {
    hazards = std::make_unique<device::Hazards>(machine, result->log, request.auto_sync);
    machine.Watch(hazards.get());
  }
  machine.set_progress(&result->location, &result->intrinsics);
  std::unique_ptr<device::Recorder> recorder;
  if (job.events != nullptr) {
    recorder = std::make_unique<device::Recorder>(request.observe, *job.events);
    recorder->NoteTensors(machine.gm().tensors());
    machine.Watch(recorder.get());
  }
  result->stage = Stage::kCompiled;
  LimitMemory(request.limits);
  const CrashHooks hooks{ReportAccess, device::InStackGuard,
                         [] { return Machine::Current().running() ? Machine::Current().core().id : -1; }};
  if (!Confine(result, hooks)) Undecided(result, "the system offers no system call filter");
  result->stage = Stage::kRunning;
  machine.Run([&] { Launch(entry, init, arguments); });
  Finish(request, machine, result);
  LeaveWorker(Stage::kFinished);
}

}  // namespace assay
