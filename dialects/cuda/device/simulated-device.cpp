// The SIMT machine's results in CUDA's terms.
#include "dialects/cuda/device/simulated-device.h"

#include <llvm/Demangle/Demangle.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "dialects/cuda/host/fault-event.h"
#include "dialects/cuda/host/kernel-name.h"
#include "dialects/cuda/host/machine.h"
#include "simulator/simt/prepare.h"
#include "simulator/simt/primitives.h"
#include "simulator/worker/jit.h"
#include "simulator/worker/sandbox.h"
#include "simulator/worker/symbols.h"

namespace assay::cuda {
namespace {

// Both number the same things in the same order.
static_assert(static_cast<int>(simt::EventKind::kGridSyncNotCooperative) ==
              static_cast<int>(CudaFaultKind::kGridSyncNotCooperative));

// A few blocks of each launch.
constexpr std::uint64_t kBoundsFuel = 5'000'000;

simt::Schedule ScheduleOf(const DeviceOptions& options) {
  using Order = simt::Schedule::Order;
  constexpr Order kOrders[] = {Order::kAscending, Order::kDescending, Order::kWarpsReversed, Order::kRandom};
  return {kOrders[static_cast<std::size_t>(options.order)], options.seed};
}

simt::Settings SettingsOf(const DeviceOptions& options) {
  simt::Settings settings;
  settings.unwritten_byte = options.unwritten_byte;
  settings.error_sign = options.error_sign;
  settings.bounds_only = options.bounds_only;
  settings.count = options.count;
  settings.copies_at_once = options.copies_at_once;
  if (options.close_together) settings.slice = 1;
  if (options.bounds_only) settings.fuel = kBoundsFuel;
  if (options.most_steps > 0) settings.fuel = options.most_steps;
  return settings;
}

CudaThread ThreadOf(const simt::ThreadPlace& place) {
  CudaThread thread;
  for (std::size_t i = 0; i < 3; ++i) {
    thread.block[i] = place.block[i];
    thread.thread[i] = place.thread[i];
  }
  thread.index = place.index;
  return thread;
}

// "tile" of "_ZZ4tilePfE4tile", "table" of "table".
std::string VariableName(const std::string& symbol) {
  const std::string whole = llvm::demangle(symbol);
  const std::size_t scope = whole.rfind("::");
  return scope == std::string::npos ? whole : whole.substr(scope + 2);
}

CudaMemory MemoryOf(const simt::Event& event) {
  using Kind = CudaMemory::Kind;
  CudaMemory memory;
  memory.kind = event.space == simt::Space::kShared  ? Kind::kShared
                : event.space == simt::Space::kLocal ? Kind::kLocal
                : event.region >= 0                  ? Kind::kAllocation
                : event.space == simt::Space::kNone  ? Kind::kNone
                                                     : Kind::kVariable;
  if (event.region < 0) memory.name = VariableName(event.name);
  memory.bytes = event.region_bytes;
  memory.element = event.element;
  return memory;
}

}  // namespace

bool AddKernels(Jit& jit, const DeviceProgram& program, const DeviceOptions& how, std::string& error) {
  std::unique_ptr<llvm::Module> kernels = jit.ParseUnit(program.module.bitcode, error);
  if (!kernels) return false;
  std::unique_ptr<llvm::Module> library = jit.ParseOwn(program.library, error);
  if (!library) return false;
  simt::PrepareOptions options;
  options.count = how.count;
  options.resolved = [](std::string_view name) { return LibrarySymbol(name) != nullptr; };
  return simt::Prepare(*kernels, std::move(library), options, error) && jit.Link(std::move(kernels), error);
}

void* DeviceSymbol(std::string_view name) {
  if (void* primitive = simt::ThreadSymbol(name)) return primitive;
  return LibrarySymbol(name);
}

SimulatedDevice::SimulatedDevice(const DeviceOptions& options)
    : machine_(SettingsOf(options)),
      schedule_(ScheduleOf(options)),
      bounds_only_(options.bounds_only),
      counts_(options.count) {}

std::uint64_t SimulatedDevice::Allocate(std::int64_t bytes, std::int64_t element, int number) {
  return machine_.Allocate(bytes, element, number);
}
void SimulatedDevice::Release(std::uint64_t address) { machine_.Free(address); }
bool SimulatedDevice::Share(std::uint64_t address) { return machine_.Share(address); }
std::byte* SimulatedDevice::Memory(std::uint64_t address, std::int64_t bytes) { return machine_.Host(address, bytes); }
void SimulatedDevice::Written(std::uint64_t address, std::int64_t bytes) { machine_.Written(address, bytes); }
Device::Unwritten SimulatedDevice::LeftUnwritten(std::uint64_t address) const {
  const simt::Machine::CoverageCount count = machine_.Coverage(address);
  return {count.elements - count.written, count.first, count.end};
}
std::uint64_t SimulatedDevice::Variable(std::string_view symbol, std::int64_t& bytes) {
  return machine_.Variable(symbol, bytes);
}

void SimulatedDevice::Launch(const DeviceLaunch& launch) {
  simt::LaunchShape shape;
  shape.grid = launch.grid;
  shape.block = launch.block;
  shape.dynamic_shared = launch.shared;
  shape.cooperative = launch.cooperative;
  const std::uint64_t before = machine_.fuel_left();
  const bool decided = machine_.Launch(launch.symbol, launch.arguments, shape, schedule_);
  Machine::Current().Spent(before - std::min(machine_.fuel_left(), before));
  for (const simt::Event& event : machine_.events()) Tell(event, launch);
  machine_.ClearEvents();
  if (counts_) {
    WorkEvent did;
    did.symbol = launch.symbol;
    did.launch = launch.location;
    for (std::size_t i = 0; i < 3; ++i) did.grid[i] = launch.grid[i], did.block[i] = launch.block[i];
    did.work = machine_.work();
    Machine::Current().Worked(did);
  }
  // If only bounds are checked, values that were not followed show nothing.
  if (!decided && !bounds_only_) LeaveUndecided(WorkerResult(), machine_.why_undecided().c_str());
}

std::string SimulatedDevice::TakePrinted() {
  std::string text = machine_.printed().substr(printed_);
  printed_ += text.size();
  return text;
}

void SimulatedDevice::Tell(const simt::Event& event, const DeviceLaunch& launch) const {
  FaultEvent told;
  CudaFault& fault = told.fault;
  fault.kind = static_cast<CudaFaultKind>(event.kind);
  fault.kernel = ShortName(llvm::demangle(std::string(launch.symbol)));
  told.launch = launch.location;
  told.where = event.where;
  told.other = event.other;
  told.storage = event.region;
  fault.writes = event.writes;
  fault.other_writes = event.other_writes;
  fault.same_value = event.same_value;
  fault.thread = ThreadOf(event.thread);
  fault.other_thread = ThreadOf(event.other_thread);
  fault.memory = MemoryOf(event);
  fault.offset = event.offset;
  fault.size = event.size;
  fault.align = event.align;
  fault.lowest = event.lowest;
  fault.highest = event.highest;
  fault.times = event.times;
  fault.waiting = event.waiting;
  fault.missing = event.missing;
  fault.barriers = event.barriers;
  fault.mask = event.mask;
  fault.lane = event.lane;
  fault.text = event.text;
  if (fault.kind == CudaFaultKind::kWildAccess && event.region < 0) {
    if (const Storage* storage = Machine::Current().HostStorage(static_cast<std::uint64_t>(event.offset))) {
      told.storage = storage->number;
      fault.memory.on_host = true;
    }
  }
  Machine::Current().Fault(told);
}

}  // namespace assay::cuda
