// Runs an operator's tiling function inside the confined worker. Host code has the C and C++ libraries, but what starts
// processes, opens files or ends the process is a stub that records the call.
#include "simulator/worker/host-worker.h"

#include <sys/syscall.h>
#include <unistd.h>

#include <cstring>
#include <deque>
#include <exception>
#include <new>
#include <string>
#include <variant>
#include <vector>

#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/symbols.h"

namespace assay {
namespace {

std::int64_t g_fuel = 0;
std::int64_t g_fuel_given = 0;
const HostLibrary* g_library = nullptr;

void FuelSpent() {
  if (FaultRecord* record = ReportInWorker(FaultKind::kTimeBudget)) record->SetArg("fuel", g_fuel_given);
  LeaveWorker(Stage::kStopped);
}

void AtLocation(std::int32_t location) { WorkerResult()->location = location; }

// Host code that goes on with a wrapped size is wrong where the size matters, which a run of it cannot tell: advice.
void WrappedSize(std::int64_t exact, std::int64_t used) {
  bool first = false;
  FaultRecord* record =
      WorkerResult()->log.Report(FaultKind::kWrappedSize, WorkerResult()->location, -1, 0, true, first);
  if (record == nullptr || !first) return;
  record->SetArg("exact", exact);
  record->SetArg("used", used);
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

// Logs name their thread; whatever else the system is asked for is refused.
long SystemCall(long number, ...) {
  if (number == SYS_gettid || number == SYS_getpid) return 1;
  ForbiddenCall("syscall");
}

int NoDestructors(void*, void*, void*) { return 0; }

template <class Function>
void* Address(Function* function) {
  return reinterpret_cast<void*>(function);
}

void* Symbol(std::string_view name) {
  static int handle = 0;
  if (name == "assay_fuel_spent") return Address(&FuelSpent);
  if (name == "assay_loc") return Address(&AtLocation);
  if (name == "assay_wrapped_size") return Address(&WrappedSize);
  if (name == "assay_unmodelled") return Address(&Unmodelled);
  if (name == "assay_forbidden") return Address(&ForbiddenCall);
  if (name == "__dso_handle") return &handle;
  if (name == "__cxa_atexit" || name == "atexit" || name == "at_quick_exit") return Address(&NoDestructors);
  if (name == "exit" || name == "_exit" || name == "_Exit" || name == "quick_exit") return Address(&EndsProcess);
  if (name == "syscall") return Address(&SystemCall);
  if (name == "__assert_fail") return Address(&AssertFailed);
  if (g_library != nullptr) {
    if (void* defined = g_library->Symbol(std::string(name))) return defined;
  }
  return HostSymbol(name);
}

// ge::DataType of an element type.
std::int32_t GeType(Dtype dtype) {
  switch (dtype) {
    case Dtype::kF32:
      return 0;
    case Dtype::kF16:
      return 1;
    case Dtype::kI8:
      return 2;
    case Dtype::kI32:
      return 3;
    case Dtype::kU8:
    case Dtype::kRaw:
      return 4;
    case Dtype::kI16:
      return 6;
    case Dtype::kU16:
      return 7;
    case Dtype::kU32:
      return 8;
    case Dtype::kI64:
      return 9;
    case Dtype::kU64:
      return 10;
    case Dtype::kF64:
      return 11;
    case Dtype::kBool:
      return 12;
    case Dtype::kC64:
      return 16;
    case Dtype::kBF16:
      return 27;
    case Dtype::kI4:
      return 29;
  }
  return 28;
}

constexpr std::int32_t kFormatNd = 2;

std::vector<assay_host_tensor> Tensors(const std::vector<SimTensor>& tensors) {
  std::vector<assay_host_tensor> made;
  for (const SimTensor& t : tensors) {
    const std::string& name = t.list.empty() ? t.name : t.list;
    made.push_back({name.c_str(), GeType(t.dtype), kFormatNd, t.present ? 1 : 0,
                    static_cast<std::int32_t>(t.shape.size()), t.shape.data(), t.data.empty() ? nullptr : t.data.data(),
                    t.data.size()});
  }
  return made;
}

// Attribute values point into the request or into `numbers`, which keeps what has no address of its own.
std::vector<assay_host_attr> Attributes(const std::map<std::string, AttrValue>& attributes,
                                        std::deque<std::int64_t>& numbers) {
  std::vector<assay_host_attr> made;
  for (const auto& [name, value] : attributes) {
    assay_host_attr attr{};
    attr.name = name.c_str();
    attr.count = 1;
    if (const auto* whole = std::get_if<std::int64_t>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_INT;
      attr.ints = whole;
    } else if (const auto* real = std::get_if<double>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_FLOAT;
      attr.floats = real;
    } else if (const auto* flag = std::get_if<bool>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_BOOL;
      attr.ints = &numbers.emplace_back(*flag ? 1 : 0);
    } else if (const auto* text = std::get_if<std::string>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_STRING;
      attr.text = text->c_str();
    } else if (const auto* list = std::get_if<std::vector<std::int64_t>>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_LIST_INT;
      attr.count = static_cast<std::int64_t>(list->size());
      attr.ints = list->data();
    } else if (const auto* reals = std::get_if<std::vector<double>>(&value)) {
      attr.kind = ASSAY_HOST_ATTR_LIST_FLOAT;
      attr.count = static_cast<std::int64_t>(reals->size());
      attr.floats = reals->data();
    }
    made.push_back(attr);
  }
  return made;
}

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

// Ready to find symbols in, or the worker ends.
void Prepare(Jit& jit, const HostJob& job) {
  const HostRequest& given = *job.request;
  SharedResult* result = job.result;
  g_library = job.library;
  std::string error;
  if (job.code != nullptr) {
    if (!jit.Load(job.code->object, Symbol, error)) {
      LeaveUndecided(result, ("the host's code does not link: " + error).c_str());
    }
    return;
  }
  llvm::Module* module = jit.Parse(given.module->bitcode, error);
  if (module == nullptr) LeaveUndecided(result, ("the lowered host module is not valid: " + error).c_str());
  for (const std::string& further : given.module->further) {
    if (!jit.Link(further, error)) LeaveUndecided(result, ("the host modules do not link: " + error).c_str());
  }
  StubUnknownFunctions(*module, [](std::string_view name) -> std::string_view {
    if (Symbol(name) != nullptr) return {};
    return ForbiddenFunction(name) ? "assay_forbidden" : "assay_unmodelled";
  });
  CollectStaticInit(*module);
  InsertHostWrapChecks(*module);
  InsertFuel(*module, &g_fuel);
  if (!jit.Compile(Symbol, error)) LeaveUndecided(result, ("the host module does not compile: " + error).c_str());
  if (job.handover != nullptr) job.handover->Leave(jit.object(), 0, 0);
}

}  // namespace

void HostWorker(void* argument) {
  const HostJob& job = *static_cast<HostJob*>(argument);
  const HostRequest& given = *job.request;
  SharedResult* result = job.result;
  EnterWorker(given.limits);
  Jit jit;
  Prepare(jit, job);
  void* init = jit.Find("assay_static_init");
  void* entry = jit.Find("assay_host_main");
  if (entry == nullptr) entry = Symbol("assay_host_main");
  if (entry == nullptr) LeaveUndecided(result, "the host module has no tiling entry");
  auto* reply = reinterpret_cast<assay_host_reply*>(result->data);
  const std::vector<assay_host_tensor> inputs = Tensors(given.inputs), outputs = Tensors(given.outputs);
  std::deque<std::int64_t> numbers;
  const std::vector<assay_host_attr> attributes = Attributes(given.attributes, numbers);
  assay_host_request request{};
  request.abi_version = ASSAY_HOST_ABI_VERSION;
  request.op_type = given.op_type.c_str();
  request.chip = given.chip.c_str();
  request.input_count = static_cast<std::int32_t>(inputs.size());
  request.inputs = inputs.data();
  request.output_count = static_cast<std::int32_t>(outputs.size());
  request.outputs = outputs.data();
  request.attr_count = static_cast<std::int32_t>(attributes.size());
  request.attrs = attributes.data();
  request.run_inference = given.infer ? 1 : 0;
  request.deterministic = given.deterministic ? 1 : 0;
  request.empty_compile_info = given.empty_compile_info ? 1 : 0;
  request.definition_only = given.definition ? 1 : 0;
  g_fuel = g_fuel_given = static_cast<std::int64_t>(given.limits.fuel);
  result->stage = Stage::kCompiled;
  LimitMemory(given.limits);
  if (!Confine(result, {})) LeaveUndecided(result, "the system offers no system call filter");
  result->stage = Stage::kRunning;
  Call(init, entry, request, reply);
  LeaveWorker(Stage::kFinished);
}

}  // namespace assay
