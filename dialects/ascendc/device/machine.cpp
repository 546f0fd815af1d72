// Scheduling of cores as fibers, reporting, and the bookkeeping that all intrinsics share.
#include "dialects/ascendc/device/machine.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/coverage.h"
#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/flags.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

constexpr std::size_t kStack = 1 << 20;
constexpr std::size_t kGuard = 64 << 10;
constexpr std::int64_t kMaxCores = 4096;
// Fixpipe buffer of the matrix unit.
constexpr std::int64_t kFixBufBytes = 7168;
constexpr std::size_t kSlotBytes = static_cast<std::size_t>(kSpaceCount) * kSpaceReserve * 2;

Machine* g_machine = nullptr;

}  // namespace

std::int64_t g_fuel_left = 0;

Machine& Machine::Current() { return *g_machine; }

Machine::Machine(const Launch& launch, FaultLog& log, std::size_t gm_tensors)
    : launch_(launch), log_(log), gm_(gm_tensors) {
  launch_.block_dim = std::clamp<std::int64_t>(launch.block_dim, 1, kMaxCores);
  const int per_block = launch_.cube_cores + launch_.vector_cores;
  cores_.resize(static_cast<std::size_t>(launch_.block_dim * per_block));
  for (std::size_t i = 0; i < cores_.size(); ++i) {
    const int place = static_cast<int>(i) % per_block;
    cores_[i].id = static_cast<int>(i);
    cores_[i].block = static_cast<int>(i) / per_block;
    cores_[i].cube = place < launch_.cube_cores;
    cores_[i].sub = cores_[i].cube ? 0 : place - launch_.cube_cores;
    const std::vector<int>& wanted = launch_.cores;
    cores_[i].skipped = !wanted.empty() && std::find(wanted.begin(), wanted.end(), cores_[i].id) == wanted.end();
    if (cores_[i].skipped) cores_[i].state = Core::State::kDone;
  }
  origins_.resize(kFirstOrigin);
  g_machine = this;
}

Machine::~Machine() {
  if (g_machine == this) g_machine = nullptr;
}

void Machine::set_progress(volatile std::int32_t* location, volatile std::uint64_t* intrinsics) {
  progress_location_ = location;
  progress_intrinsics_ = intrinsics;
}

bool InStackGuard(const void* p) {
  if (g_machine == nullptr) return false;
  return Machine::Current().InGuard(p);
}

bool Machine::InGuard(const void* p) const {
  return std::any_of(slots_.begin(), slots_.end(),
                     [&](const Slot& slot) { return slot.stack.Contains(p) && p < slot.stack.data() + kGuard; });
}

void FiberEntry() {
  Machine& machine = Machine::Current();
  for (Watcher* watcher : machine.watchers_) watcher->OnCoreStart(machine.core());
  machine.body_();
  CheckLeftovers(machine);
  for (Watcher* watcher : machine.watchers_) watcher->OnCoreEnd(machine.core());
  machine.core().state = Core::State::kDone;
  machine.Release();
}

bool Machine::MakeSlot() {
  Slot made{Pages(kSlotBytes, true), Pages(kStack + kGuard, true)};
  if (!made.locals.valid() || !made.stack.valid()) return false;
  mprotect(made.stack.data(), kGuard, PROT_NONE);
  slots_.push_back(std::move(made));
  free_slots_.push_back(static_cast<int>(slots_.size()) - 1);
  return true;
}

void Machine::FlushCaches(int end) {
  for (Core& core : cores_) {
    if (core.id < end) core.cache.CleanAll(*this, core.id);
  }
}

void Machine::Reserve(std::size_t cores) {
  cores = std::min(cores, cores_.size());
  while (slots_.size() < cores && MakeSlot()) {
  }
}

bool Machine::StartCore(Core& core) {
  // Blocks beyond the number of cores run when earlier ones have ended.
  const bool plain = launch_.cube_cores == 0 && launch_.vector_cores == 1;
  if (plain && core.id > 0 && core.id % launch_.chip.vector_cores == 0) FlushCaches(core.id);
  if (free_slots_.empty() && !MakeSlot()) return false;
  core.slot = free_slots_.back();
  free_slots_.pop_back();
  const Slot& slot = slots_[static_cast<std::size_t>(core.slot)];
  const Chip& chip = launch_.chip;
  const std::int64_t capacity[kSpaceCount] = {chip.ub, chip.l1, chip.l0a, chip.l0b, chip.l0c, chip.bias, kFixBufBytes};
  for (int s = 0; s < kSpaceCount; ++s) {
    LocalSpace& space = core.spaces[s];
    space.data = slot.locals.data() + static_cast<std::size_t>(s) * 2 * kSpaceReserve;
    space.shadow = space.data + kSpaceReserve;
    space.capacity = capacity[s];
    FillUndefined(space, 0, space.capacity);
  }
  getcontext(&core.context);
  core.context.uc_stack.ss_sp = slot.stack.data() + kGuard;
  core.context.uc_stack.ss_size = kStack;
  core.context.uc_link = nullptr;
  makecontext(&core.context, FiberEntry, 0);
  return true;
}

void Machine::Resume(Core& core) {
  if (core.slot < 0 && !StartCore(core)) {
    why_undecided_ = "the system gives no memory for another core";
    stop_ = true;
    return;
  }
  core.state = Core::State::kReady;
  core_ = &core;
  swapcontext(&scheduler_, &core.context);
  core_ = nullptr;
  if (core.state != Core::State::kDone && core.state != Core::State::kEnded) return;
  for (LocalSpace& space : core.spaces) {
    std::memset(space.shadow, kFresh, static_cast<std::size_t>(std::min(space.high, kSpaceReserve)));
  }
  free_slots_.push_back(core.slot);
}

void Machine::Release() { swapcontext(&core_->context, &scheduler_); }

void Machine::Run(const std::function<void()>& body) {
  body_ = body;
  g_fuel_left = static_cast<std::int64_t>(std::min<std::uint64_t>(launch_.fuel, INT64_MAX));
  while (!stop_) {
    bool ran = false;
    for (Core& core : cores_) {
      if (core.state != Core::State::kReady || stop_) continue;
      Resume(core);
      ran = true;
    }
    if (ran) continue;
    if (!ReleaseBarrier() && !ReleaseCrossWaits()) break;
  }
  if (!stop_) ReportDeadlock();
  if (!stop_ && !ended_early_ && launch_.cores.empty()) CheckCrossLeftovers();
  FlushCaches(static_cast<int>(cores_.size()));
  if (why_undecided_.empty()) CheckOutputs();
}

bool Machine::ReleaseBarrier() {
  const auto all = [](const Core&) { return true; };
  const auto vectors = [](const Core& core) { return !core.cube; };
  const auto cubes = [](const Core& core) { return core.cube; };
  return ReleaseBarrierOf(all) || ReleaseBarrierOf(vectors) || ReleaseBarrierOf(cubes);
}

// A barrier of one kind of core does not involve those of the other kind.
bool Machine::ReleaseBarrierOf(const std::function<bool(const Core&)>& member) {
  bool some = false;
  for (const Core& core : cores_) {
    if (!member(core) || core.skipped) continue;
    if (core.state != Core::State::kAtBarrier) return false;
    some = true;
  }
  const bool mixed = launch_.cube_cores > 0 && launch_.vector_cores > 0;
  const std::size_t members = static_cast<std::size_t>(std::count_if(cores_.begin(), cores_.end(), member));
  for (const Core& core : cores_) {
    if (member(core) && !core.skipped && mixed && core.barrier_of_all != (members == cores_.size())) return false;
  }
  if (!some) return false;
  for (Core& core : cores_) {
    if (member(core) && !core.skipped) core.state = Core::State::kReady;
  }
  for (Watcher* watcher : watchers_) watcher->OnRelease(cores_);
  for (GmTensor& tensor : gm_.tensors()) {
    if (!tensor.owner.valid() || tensor.writes == 0 || tensor.size > kMostScanned) continue;
    // Pages that are never written stay untouched.
    std::uint8_t* owner = tensor.owner.data();
    for (std::int64_t i = 0; (i += ZeroBytes(owner + i, tensor.size - i)) < tensor.size; ++i)
      owner[i] = owner[i] == kGiven ? kGiven : kOrdered;
  }
  return true;
}

bool Machine::ReleaseCrossWaits() {
  bool released = false;
  for (Core& core : cores_) {
    if (core.state != Core::State::kAtCrossWait) continue;
    int& flag = core.cross_flags[core.cross_id];
    if (flag == 0) continue;
    --flag;
    core.state = Core::State::kReady;
    core_ = &core;
    Sync(SyncEvent::Kind::kCrossWait, core.cross_id);
    core_ = nullptr;
    released = true;
  }
  return released;
}

// Ignore cores blocked on a core that already faulted; report deadlock only in an otherwise clean run.
void Machine::ReportDeadlock() {
  std::int64_t waiting = 0;
  for (const Core& core : cores_) {
    waiting += core.state == Core::State::kAtBarrier || core.state == Core::State::kAtCrossWait;
  }
  if (waiting == 0) return;
  if (std::any_of(cores_.begin(), cores_.end(), [](const Core& core) { return core.skipped; })) {
    why_undecided_ = "the cores that run wait for cores that were left out";
    return;
  }
  const bool consequence = ended_early_;
  ended_early_ = true;
  if (consequence) return;
  for (Core& core : cores_) {
    if (core.state != Core::State::kAtBarrier && core.state != Core::State::kAtCrossWait) continue;
    core_ = &core;
    Report(FaultKind::kSyncDeadlock)
        .Arg("waiting", waiting)
        .Arg("cores", static_cast<std::int64_t>(cores_.size()))
        .Arg("id", core.state == Core::State::kAtBarrier ? -1 : core.cross_id)
        .Text("api", core.state == Core::State::kAtBarrier ? "SyncAll" : "CrossCoreWaitFlag");
  }
  core_ = nullptr;
}

void Machine::Follow(Exact* exact) {
  exact_ = exact;
  Watch(exact);
}

void Machine::At(std::int32_t location) {
  core_->location = location;
  if (exact_ != nullptr) exact_->OnPlace(*core_, location);
  if (progress_location_ != nullptr) *progress_location_ = location;
}

bool Machine::LosesCopy() const {
  const std::vector<std::int32_t>& lost = launch_.lost_copies;
  return !lost.empty() && std::find(lost.begin(), lost.end(), core_->location) != lost.end();
}

void Machine::Step(std::int64_t work) {
  ++intrinsics_;
  ++core_->intrinsics;
  if (progress_intrinsics_ != nullptr) *progress_intrinsics_ = intrinsics_;
  g_fuel_left -= work;
  if (g_fuel_left < 0) assay_fuel_spent();
  if (launch_.steps_per_core != 0 && core_->intrinsics > launch_.steps_per_core) EndCore();
}

FaultNote Machine::Report(FaultKind kind, bool advisory, std::int32_t subject) {
  bool first = false;
  const std::int32_t location = core_ != nullptr ? core_->location : -1;
  FaultRecord* record = log_.Report(kind, location, core_ != nullptr ? core_->id : -1,
                                    core_ != nullptr ? core_->intrinsics : 0, advisory, first, subject);
  return {record, first};
}

void Machine::EndCore() {
  core_->state = Core::State::kEnded;
  ended_early_ = true;
  Release();
  __builtin_unreachable();
}

void Machine::EndRun() {
  stop_ = true;
  EndCore();
}

void Machine::Undecided(std::string why) {
  why_undecided_ = std::move(why);
  EndRun();
}

void Machine::Wait(Core::State state) {
  core_->state = state;
  core_->barrier_location = core_->location;
  Release();
}

std::uint64_t Machine::AddBuffer(Buffer buffer) {
  LocalSpace& space = core_->spaces[buffer.space];
  space.high = std::max(space.high, std::min(buffer.address + buffer.size, kSpaceReserve));
  core_->buffers.push_back(buffer);
  return core_->buffers.size();
}

Buffer* Machine::FindBuffer(std::uint64_t handle) {
  if (handle == 0 || handle > core_->buffers.size()) {
    Report(FaultKind::kOnChipOutOfBounds)
        .Arg("offset", 0)
        .Arg("bytes", 0)
        .Arg("size", 0)
        .Arg("write", 0)
        .Text("reason", "no-buffer");
    EndCore();
  }
  return &core_->buffers[handle - 1];
}

LocalSpace* Machine::FindLocal(const void* p, std::int64_t& offset) {
  if (core_ == nullptr) return nullptr;
  const Pages& locals = slots_[static_cast<std::size_t>(core_->slot)].locals;
  if (!locals.Contains(p)) return nullptr;
  const std::int64_t at = static_cast<const std::uint8_t*>(p) - locals.data();
  offset = at % (2 * kSpaceReserve);
  return offset < kSpaceReserve ? &core_->spaces[at / (2 * kSpaceReserve)] : nullptr;
}

std::uint8_t Machine::OriginFor(const Origin& origin) {
  for (std::size_t i = kFirstOrigin; i < origins_.size(); ++i) {
    const Origin& known = origins_[i];
    if (known.kind == origin.kind && known.location == origin.location && known.bits == origin.bits)
      return static_cast<std::uint8_t>(i);
  }
  if (origins_.size() >= 256) return 255;
  origins_.push_back(origin);
  return static_cast<std::uint8_t>(origins_.size() - 1);
}

std::uint8_t Machine::OriginOfBits(std::uint8_t mark, std::uint8_t bits) {
  if (mark < kFirstOrigin || mark >= origins_.size() || origins_.size() >= 255 || bits == 0xFF) return mark;
  Origin origin = origins_[mark];
  origin.bits = bits;
  origin.whole = mark;
  return OriginFor(origin);
}

std::uint8_t Machine::UndefinedBits(std::uint8_t mark) const {
  return mark >= origins_.size() || origins_[mark].bits == 0 ? std::uint8_t{0xFF} : origins_[mark].bits;
}

std::uint8_t Machine::WholeOrigin(std::uint8_t mark) const {
  return mark >= kFirstOrigin && mark < origins_.size() && origins_[mark].bits != 0 ? origins_[mark].whole : mark;
}

}  // namespace assay::device
