// The toy's simulated device in the confined worker: cores run one after the other, each with tiles of its own.
#include <llvm/IR/Module.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

#include "simulator/worker/instrument.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/outcome.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/shared-result.h"
#include "simulator/worker/symbols.h"
#include "tests/dialect/toy-dialect.h"

namespace assay::toy {
namespace {

struct Global {
  const char* name;
  std::vector<std::byte> bytes;
  std::vector<bool> written;
};
struct Tile {
  std::int64_t begin, bytes;
};
struct Device {
  SharedResult* result = nullptr;
  int core = 0, cores = 1;
  std::vector<Global> globals;
  std::array<std::byte, kTileMemory> memory{};
  std::vector<Tile> tiles;
  std::int64_t used = 0;
};
Device g_device;
std::int64_t g_fuel = 0;

// The record of a fault at the current call.
FaultRecord* Report(FaultKind kind) {
  bool first = false;
  return g_device.result->log.Report(kind, g_device.result->location, g_device.core, 0, false, first);
}

[[noreturn]] void Stop(FaultKind kind) {
  Report(kind);
  LeaveWorker(Stage::kStopped);
}

[[noreturn]] void Undecided(const std::string& why) { LeaveUndecided(g_device.result, why.c_str()); }

// Null, with the fault reported, if the bytes are not within one tensor.
std::byte* InGlobal(const void* at, std::int64_t bytes, bool write) {
  const auto place = reinterpret_cast<std::intptr_t>(at);
  Global* near = nullptr;
  for (Global& global : g_device.globals) {
    if (place >= reinterpret_cast<std::intptr_t>(global.bytes.data())) {
      if (near == nullptr || near->bytes.data() < global.bytes.data()) near = &global;
    }
  }
  if (near == nullptr) Undecided("a pointer that is no tensor's");
  const auto size = static_cast<std::int64_t>(near->bytes.size());
  const std::int64_t offset = place - reinterpret_cast<std::intptr_t>(near->bytes.data());
  if (bytes <= 0) return nullptr;
  if (offset + bytes > size) {
    FaultRecord* record = Report(write ? FaultKind::kGlobalWriteOutOfBounds : FaultKind::kGlobalReadOutOfBounds);
    if (record != nullptr) record->SetText("tensor", near->name);
    if (record != nullptr) record->SetExtent(offset, bytes, size, true);
    return nullptr;
  }
  for (std::int64_t i = 0; write && i < bytes; ++i) near->written[static_cast<std::size_t>(offset + i)] = true;
  return near->bytes.data() + offset;
}

std::byte* InTile(int handle, std::int64_t offset, std::int64_t bytes) {
  if (handle < 1 || static_cast<std::size_t>(handle) > g_device.tiles.size()) Undecided("a handle that is no tile's");
  const Tile& tile = g_device.tiles[static_cast<std::size_t>(handle) - 1];
  if (bytes <= 0) return nullptr;
  if (offset < 0 || offset + bytes > tile.bytes) Stop(FaultKind::kOnChipOutOfBounds);
  return g_device.memory.data() + tile.begin + offset;
}

void Loc(int place) { g_device.result->location = place; }
int Core() { return g_device.core; }
int Cores() { return g_device.cores; }
int MakeTile(int, long bytes) {
  if (bytes <= 0 || bytes > kTileMemory - g_device.used) Stop(FaultKind::kOnChipOverflow);
  g_device.tiles.push_back({g_device.used, bytes});
  g_device.used += (bytes + kTileGranule - 1) / kTileGranule * kTileGranule;
  return static_cast<int>(g_device.tiles.size());
}
void Load(int to, long offset, const void* from, long bytes) {
  std::byte* tile = InTile(to, offset, bytes);
  const std::byte* source = InGlobal(from, bytes, false);
  if (tile != nullptr && source != nullptr) std::memcpy(tile, source, static_cast<std::size_t>(bytes));
}
void Add(int to, int a, int b, long offset, long bytes) {
  std::byte *sum = InTile(to, offset, bytes), *x = InTile(a, offset, bytes), *y = InTile(b, offset, bytes);
  for (long i = 0; sum != nullptr && i + 4 <= bytes; i += 4) {
    float left = 0, right = 0;
    std::memcpy(&left, x + i, 4);
    std::memcpy(&right, y + i, 4);
    left += right;
    std::memcpy(sum + i, &left, 4);
  }
}
void Store(void* to, int from, long offset, long bytes) {
  const std::byte* tile = InTile(from, offset, bytes);
  std::byte* target = InGlobal(to, bytes, true);
  if (tile != nullptr && target != nullptr) std::memcpy(target, tile, static_cast<std::size_t>(bytes));
}
void FuelSpent() { Stop(FaultKind::kTimeBudget); }
void DividedByZero() { Stop(FaultKind::kDivisionByZero); }
void Forbidden() { Undecided("the kernel does what the toy language does not have"); }

void* Symbol(std::string_view name) {
  static const std::pair<std::string_view, void*> kSymbols[] = {
      {"assay_loc", reinterpret_cast<void*>(&Loc)},
      {"assay_toy_core", reinterpret_cast<void*>(&Core)},
      {"assay_toy_cores", reinterpret_cast<void*>(&Cores)},
      {"assay_toy_tile", reinterpret_cast<void*>(&MakeTile)},
      {"assay_toy_load", reinterpret_cast<void*>(&Load)},
      {"assay_toy_add", reinterpret_cast<void*>(&Add)},
      {"assay_toy_store", reinterpret_cast<void*>(&Store)},
      {"assay_fuel_spent", reinterpret_cast<void*>(&FuelSpent)},
      {"assay_divided_by_zero", reinterpret_cast<void*>(&DividedByZero)},
      {"assay_raw_access", reinterpret_cast<void*>(&Forbidden)},
      {"assay_own_access", reinterpret_cast<void*>(&Forbidden)},
      {"assay_wild_call", reinterpret_cast<void*>(&Forbidden)},
      {"assay_unmodelled", reinterpret_cast<void*>(&Forbidden)},
  };
  for (const auto& [known, address] : kSymbols) {
    if (known == name) return address;
  }
  return LibrarySymbol(name);
}

struct Job {
  const LoweredModule* module;
  const std::string* entry;
  const std::vector<SimTensor>* inputs;
  const SimTensor* output;
  int length, cores;
  SharedResult* result;
};

void Worker(void* argument) {
  const Job& job = *static_cast<Job*>(argument);
  const SimLimits limits;
  g_device.result = job.result;
  g_device.cores = job.cores;
  g_fuel = static_cast<std::int64_t>(limits.fuel);
  EnterWorker(limits);
  if (!ConfineCompiler(job.result, limits)) Undecided("the system offers no system call filter");
  Jit jit;
  std::string error;
  llvm::Module* module = jit.Parse(job.module->bitcode, error);
  if (module == nullptr) Undecided("the kernel is not run: " + error);
  llvm::Function* function = module->getFunction(*job.entry);
  if (function == nullptr || function->arg_size() != job.inputs->size() + 2) Undecided("the kernel's parameters");
  StubUnknownFunctions(*module, [](std::string_view name) {
    return Symbol(name) != nullptr ? std::string_view() : std::string_view("assay_unmodelled");
  });
  CollectStaticInit(*module);
  TolerateDivisionByZero(*module);
  InsertCallChecks(*module);
  InsertAccessChecks(*module);
  InsertFuel(*module, &g_fuel);
  if (!jit.Compile(Symbol, error)) Undecided("the kernel does not compile: " + error);
  const auto entry = reinterpret_cast<void (*)(const void*, const void*, void*, int)>(jit.Find(*job.entry));
  CompilerIsDone();
  for (const SimTensor& input : *job.inputs) g_device.globals.push_back({input.name.c_str(), input.data, {}});
  const std::size_t bytes = SizeOf(job.output->dtype) * static_cast<std::size_t>(job.output->shape.front());
  g_device.globals.push_back({job.output->name.c_str(), std::vector<std::byte>(bytes), std::vector<bool>(bytes)});
  Global& output = g_device.globals.back();
  job.result->stage = Stage::kCompiled;
  LimitMemory(limits);
  if (!Confine(job.result, {})) Undecided("the system offers no system call filter");
  job.result->stage = Stage::kRunning;
  for (g_device.core = 0; g_device.core < job.cores; ++g_device.core) {
    g_device.tiles.clear();
    g_device.used = 0;
    entry(g_device.globals[0].bytes.data(), g_device.globals[1].bytes.data(), output.bytes.data(), job.length);
  }
  if (const auto left = std::count(output.written.begin(), output.written.end(), false); left > 0) {
    job.result->location = -1;
    if (FaultRecord* record = Report(FaultKind::kOutputUnwritten)) record->SetArg("bytes", left);
  }
  std::memcpy(job.result->data, output.bytes.data(), bytes);
  job.result->data_size = bytes;
  LeaveWorker(Stage::kFinished);
}

}  // namespace

ToyRun RunKernel(const LoweredModule& module, const std::string& entry, const std::vector<SimTensor>& inputs,
                 const SimTensor& output, int length, int cores) {
  Jit::Warm();
  ToyRun run;
  run.output = output;
  const std::size_t bytes = SizeOf(output.dtype) * static_cast<std::size_t>(output.shape.front());
  SharedRegion region(bytes);
  Job job{&module, &entry, &inputs, &output, length, cores, region.get()};
  const Ending ending = RunForked(Worker, &job, Deadline(SimLimits{}));
  WorkerOutcome outcome = Decode(*region.get(), module, ending);
  run.status = outcome.status;
  run.why_undecided = std::move(outcome.why_undecided);
  run.faults = std::move(outcome.faults);
  if (ending.Finished(*region.get())) run.output.data.assign(region.get()->data, region.get()->data + bytes);
  return run;
}

}  // namespace assay::toy
