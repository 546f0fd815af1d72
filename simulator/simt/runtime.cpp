// Launches: blocks one after the other (or all alive, if launched that way), threads in turns.
#include "simulator/simt/runtime.h"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <numeric>
#include <random>

#include "simulator/simt/fibre.h"

assay::simt::Dim assay_simt_thread_index, assay_simt_block_index, assay_simt_block_size, assay_simt_grid_size;
std::int64_t assay_simt_slice = 0;
std::uint32_t assay_simt_site = 0;
std::int32_t assay_simt_error_sign = 0;

namespace assay::simt {
namespace {

constexpr std::uint64_t kStackBytes = 48 * 1024;
// Stacks that begin at the same page offset would compete for the same few cache lines.
constexpr std::uint64_t kStagger = 1088;
constexpr std::uint64_t kMostStackBytes = std::uint64_t{1} << 30;
constexpr std::uint64_t kMostLocalBytes = 512 * 1024;
constexpr std::uint64_t kMostTogether = 1 << 15;  // threads of all blocks that live at the same time

}  // namespace

Runtime* g_runtime = nullptr;

Runtime::Runtime(const Settings& s) : settings(s), memory(s.most_bytes, s.unwritten_byte, s.bounds_only), fuel(s.fuel) {
  g_runtime = this;
  assay_simt_error_sign = s.error_sign;
  if (s.count) counter = std::make_unique<Counter>();
}

Runtime::~Runtime() {
  if (stacks_ != nullptr) munmap(stacks_, stacks_mapped_);
  g_runtime = nullptr;
}

bool Runtime::MakeStacks(std::uint64_t count, std::uint64_t bytes) {
  if (stacks_ != nullptr && stack_count_ >= count && stack_bytes_ >= bytes) return true;
  if (stacks_ != nullptr) munmap(stacks_, stacks_mapped_);
  stacks_ = nullptr;
  stack_bytes_ = (bytes + 4095) / 4096 * 4096 + kStagger;
  stack_bytes_ = (stack_bytes_ + 63) / 64 * 64;
  stack_count_ = count;
  stacks_mapped_ = stack_bytes_ * count;
  if (stacks_mapped_ > kMostStackBytes) return false;
  void* p = mmap(nullptr, stacks_mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return false;
  stacks_ = static_cast<std::byte*>(p);
  return true;
}

void Runtime::MakeOrder(const Schedule& schedule) {
  schedule_ = schedule;
  order_.resize(threads);
  std::iota(order_.begin(), order_.end(), 0u);
  switch (schedule.order) {
    case Schedule::Order::kAscending:
      break;
    case Schedule::Order::kDescending:
      std::reverse(order_.begin(), order_.end());
      break;
    case Schedule::Order::kWarpsReversed:
      std::stable_sort(order_.begin(), order_.end(),
                       [](std::uint32_t a, std::uint32_t b) { return a / kWarpLanes > b / kWarpLanes; });
      break;
    case Schedule::Order::kRandom: {
      std::mt19937_64 random(schedule.seed);
      for (std::size_t i = order_.size(); i > 1; --i) std::swap(order_[i - 1], order_[random() % i]);
      break;
    }
  }
  turn_of_.resize(threads);
  for (std::uint32_t i = 0; i < threads; ++i) turn_of_[order_[i]] = i;
}

bool Runtime::Launch(const Kernel& kernel, void* const* arguments, const LaunchShape& shape, const Schedule& schedule) {
  const auto product = [](const std::array<std::uint32_t, 3>& of) {
    return static_cast<std::uint64_t>(of[0]) * of[1] * std::uint64_t{1} * of[2];
  };
  const auto refuse = [&](std::string why) {
    if (why_undecided.empty()) why_undecided = std::move(why);
    return false;
  };
  if (!why_undecided.empty()) return false;
  if (shape.block[0] > kMostThreads || shape.block[1] > kMostThreads || shape.block[2] > kMostThreads)
    return refuse("a block of more threads than there can be");
  if (product(shape.block) > kMostThreads || product(shape.block) == 0 || product(shape.grid) == 0 ||
      shape.grid[1] > 65535 || shape.grid[2] > 65535)
    return refuse("a launch that cannot start");
  const std::uint64_t blocks = product(shape.grid);
  threads = static_cast<std::uint32_t>(product(shape.block));
  if (!settings.bounds_only && blocks > fuel / threads) return refuse("the kernel has more threads than are run");
  if (kernel.stack_bytes > kMostLocalBytes) return refuse("a thread needs more local memory than there is");
  for (const Variable& variable : variables) {
    if (variable.space != Space::kShared || variable.bytes != 0) continue;
    if (shape.dynamic_shared > 256 * 1024) return refuse("more dynamic shared memory than any device has");
    MemoryRegion& old = memory.table()[variable.slot];
    if (old.host != nullptr && old.bytes == shape.dynamic_shared) continue;
    if (memory.Allocate(static_cast<std::int64_t>(shape.dynamic_shared), static_cast<std::int64_t>(variable.element),
                        Space::kShared, -1, variable.symbol, variable.slot) == 0)
      return refuse("the kernels need more memory than they are given");
  }
  const bool together = shape.cooperative && kernel.needs_fibres();
  if (together && settings.bounds_only) return refuse("a cooperative launch, of which some blocks alone run");
  if (together && blocks * threads > kMostTogether) return refuse("a cooperative launch of more threads than are run");
  if (!MakeStacks(kernel.needs_fibres() ? (together ? blocks * threads : threads) : 1,
                  kStackBytes + kernel.stack_bytes * 2))
    return refuse("the kernels need more memory than they are given");
  if (clock > 0xe000'0000u) return refuse("the kernels take more steps than they are given");
  kernel_ = &kernel;
  arguments_ = arguments;
  cooperative = shape.cooperative;
  plain = !together;
  block_dim = {shape.block[0], shape.block[1], shape.block[2]};
  grid_dim = {shape.grid[0], shape.grid[1], shape.grid[2]};
  assay_simt_block_size = block_dim;
  assay_simt_grid_size = grid_dim;
  MakeOrder(schedule);
  launch_clock = ++clock;
  NoteWrites(kernel, arguments);
  block_starts_.clear();
  owners_.clear();
  released_.clear();
  stop_ = false, bad_accesses_ = 0;
  if (counter) counter->BeginLaunch(blocks, threads);
  if (together) {
    if (!RunTogether(blocks)) return refuse("the kernels need more memory than they are given");
  } else {
    Block one;
    const std::vector<std::uint64_t> some = settings.bounds_only ? SomeBlocks(blocks) : std::vector<std::uint64_t>();
    const std::uint64_t turns = settings.bounds_only ? some.size() : blocks;
    for (std::uint64_t turn = 0; turn < turns && !stop_; ++turn) {
      StartBlock(one, settings.bounds_only ? some[turn] : BlockAt(turn, blocks));
      if (counter) counter->BeginBlock(one.number);
      if (kernel.needs_fibres()) {
        RunThreads(one);
      } else {
        RunLoop(one);
      }
      if (counter) counter->Settle(thread), counter->EndBlock();
      if (clock > 0xf000'0000u) return refuse("the kernels take more steps than they are given");
    }
    block = nullptr;
  }
  if (counter) {
    work = counter->EndLaunch();
    work.complete = work.complete && !together && !stop_;
  }
  return why_undecided.empty();
}

void Runtime::StartBlock(Block& b, std::uint64_t number) {
  b.number = number;
  b.index = {static_cast<std::uint32_t>(number % grid_dim.x),
             static_cast<std::uint32_t>(number / grid_dim.x % grid_dim.y),
             static_cast<std::uint32_t>(number / grid_dim.x / grid_dim.y)};
  b.live = threads;
  b.exited = b.at_grid = 0;
  b.copies.clear();
  b.barrier_clocks.clear();
  b.acquired = 0;
  b.born = b.start = b.interval = b.now = ++clock;
  if (!cooperative || !kernel_->needs_fibres()) block_starts_.emplace_back(b.start, number);
  if (cooperative) owners_.resize(clock - launch_clock + 1, number);
  assay_simt_block_index = {b.index[0], b.index[1], b.index[2]};
  if (!kernel_->needs_fibres()) {
    if (b.fibres.empty()) b.fibres.resize(1);
    b.fibres[0] = {};
    return;
  }
  b.barriers = {};
  b.warps.resize((threads + kWarpLanes - 1) / kWarpLanes);
  for (std::uint32_t w = 0; w < b.warps.size(); ++w) {
    Warp& warp = b.warps[w];
    const std::uint32_t lanes = std::min(threads - w * kWarpLanes, kWarpLanes);
    warp.live = lanes == kWarpLanes ? ~0u : (1u << lanes) - 1;
    warp.synced = 0;
    warp.pairs.reset();
    for (const auto& group : warp.groups) group->holders = 0, group->open = false;
  }
  b.fibres.resize(threads);
}

void Runtime::SetReady(Block& b, std::uint32_t index) {
  b.fibres[index].state = FibreState::kReady;
  const std::uint32_t turn = turn_of_[index];
  b.ready[turn / 64] |= std::uint64_t{1} << turn % 64;
}

// The next ready turn after `after`, wrapping around to the front; -1 if none is ready.
int Runtime::NextReady(const Block& b, std::uint32_t after) const {
  const std::uint32_t words = (threads + 63) / 64;
  std::uint32_t word = after / 64;
  std::uint64_t bits = after % 64 == 63 ? 0 : b.ready[word] & (~std::uint64_t{0} << (after % 64 + 1));
  for (std::uint32_t i = 0; i <= words; ++i) {
    if (bits != 0) return static_cast<int>(word * 64 + static_cast<std::uint32_t>(std::countr_zero(bits)));
    word = word + 1 == words ? 0 : word + 1;
    bits = b.ready[word];
  }
  return -1;
}

void Runtime::SetThread(std::uint32_t index) {
  if (counter) counter->Settle(thread);
  thread = index;
  if (block_dim.y == 1 && block_dim.z == 1) {
    assay_simt_thread_index = {index, 0, 0};
  } else {
    assay_simt_thread_index = {index % block_dim.x, index / block_dim.x % block_dim.y,
                               index / block_dim.x / block_dim.y};
  }
  me = static_cast<std::uint64_t>(block->now) << 32 | static_cast<std::uint64_t>(index)
                                                          << (Stamp::kSiteBits + Stamp::kFlagBits);
}

void Runtime::Tick(Block& b) {
  b.now = ++clock;
  if (cooperative) owners_.resize(clock - launch_clock + 1, b.number);
  if (&b == block) me = static_cast<std::uint64_t>(b.now) << 32 | (me & 0xffff'ffff);
}

// Switches to the next ready thread, or back to the scheduler. The running one's state says whether it comes back.
void Runtime::SwitchAway(void** save) {
  if (!stop_) {
    int next = NextReady(*block, turn_);
    while (next < 0 && Resolve(*block) && !stop_) next = NextReady(*block, turn_);
    if (next >= 0 && !stop_) {
      turn_ = static_cast<std::uint32_t>(next);
      const std::uint32_t index = order_[turn_];
      Fibre& fibre = block->fibres[index];
      if (save != nullptr && index == thread) return;
      SetThread(index);
      // Stacks of many threads exceed the L1 cache; prefetch the one that runs after the next.
      if (turn_ + 1 < threads) {
        const auto* after = static_cast<const std::byte*>(block->fibres[order_[turn_ + 1]].stack_pointer);
        __builtin_prefetch(after);
        __builtin_prefetch(after + 64);
      }
      assay_simt_switch(save, fibre.stack_pointer);
      return;
    }
  }
  assay_simt_switch(save, scheduler_);
}

void Runtime::Yield() { SwitchAway(&block->fibres[thread].stack_pointer); }

void Runtime::ThreadMain() {
  Runtime& r = *g_runtime;
  r.kernel_->entry(r.arguments_);
  r.EndThread();
}

void Runtime::EndThread() {
  Block& b = *block;
  if (!kernel_->needs_fibres()) {
    // The loop continues with the next thread on a fresh stack.
    assay_simt_switch(&b.fibres[0].stack_pointer, scheduler_);
    __builtin_unreachable();
  }
  Fibre& fibre = b.fibres[thread];
  DropGroup();
  fibre.state = FibreState::kDone;
  b.ready[turn_ / 64] &= ~(std::uint64_t{1} << turn_ % 64);
  if (--b.live == 0) CheckCopies(0, threads);
  ++b.exited;
  b.exited_thread = thread;
  const std::uint32_t w = thread / kWarpLanes;
  b.warps[w].live &= ~(1u << thread % kWarpLanes);
  CheckGroups(b, w);
  CheckBarriers(b);
  void* nowhere = nullptr;
  SwitchAway(&nowhere);
  __builtin_unreachable();
}

void Runtime::EndRun(std::string why) {
  if (why_undecided.empty()) why_undecided = std::move(why);
  EndLaunch();
}

void Runtime::EndLaunch() {
  stop_ = true;
  void* nowhere = nullptr;
  if (block == nullptr || scheduler_ == nullptr) __builtin_trap();
  assay_simt_switch(&nowhere, scheduler_);
  __builtin_unreachable();
}

void Runtime::CheckStack(std::uint32_t site) {
  constexpr std::ptrdiff_t kReserve = 12 * 1024;
  const Fibre& fibre = block->fibres[kernel_->needs_fibres() ? thread : 0];
  if (static_cast<std::byte*>(__builtin_frame_address(0)) - fibre.low > kReserve) return;
  Simple(EventKind::kStackOverflow, site);
  EndLaunch();
}

void Runtime::Define(const Variable& variable, const void* contents) {
  variables.push_back(variable);
  if (variable.bytes == 0) return;
  const std::uint64_t address =
      variable.slot < kVariableSlots
          ? memory.Allocate(static_cast<std::int64_t>(variable.bytes), static_cast<std::int64_t>(variable.element),
                            variable.space, -1, variable.symbol, variable.slot)
          : 0;
  if (address == 0) {
    why_undecided = "the device's variables need more memory than there is";
    return;
  }
  if (variable.space == Space::kShared) return;
  std::byte* bytes = memory.Host(address, static_cast<std::int64_t>(variable.bytes));
  if (contents != nullptr) {
    std::memcpy(bytes, contents, variable.bytes);
  } else {
    std::memset(bytes, 0, variable.bytes);
  }
  memory.Written(address, static_cast<std::int64_t>(variable.bytes));
}

void Runtime::Enter(Block& b) {
  block = &b;
  assay_simt_block_index = {b.index[0], b.index[1], b.index[2]};
}

void Runtime::RunThreads(Block& b) {
  Enter(b);
  b.ready = {};
  for (std::uint32_t i = 0; i < threads; ++i) {
    Fibre& fibre = b.fibres[i];
    fibre.group = nullptr;
    fibre.fenced = fibre.polled = false;
    fibre.spent = 0;
    fibre.low = stacks_ + i * stack_bytes_;
    fibre.stack_pointer = NewStack(fibre.low + stack_bytes_, &ThreadMain);
    SetReady(b, i);
  }
  turn_ = 0;
  SetThread(order_[0]);
  assay_simt_slice = settings.slice;
  if (fuel < threads) fuel = threads;
  fuel -= threads;
  assay_simt_switch(&scheduler_, b.fibres[order_[0]].stack_pointer);
}

void Runtime::LoopMain() {
  Runtime& r = *g_runtime;
  while (r.loop_next_ < r.threads) {
    r.SetThread(r.order_[r.loop_next_++]);
    r.block->fibres[0].spent = 0;
    r.kernel_->entry(r.arguments_);
    r.CheckCopies(r.thread, r.thread + 1);
  }
  r.EndThread();
}

void Runtime::RunLoop(Block& b) {
  Enter(b);
  loop_next_ = 0;
  if (assay_simt_slice <= 0) assay_simt_slice = settings.slice;
  fuel -= std::min<std::uint64_t>(fuel, threads);
  while (loop_next_ < threads && !stop_) {
    b.fibres[0].low = stacks_;
    b.fibres[0].spent = 0;
    assay_simt_switch(&scheduler_, NewStack(stacks_ + stack_bytes_, &LoopMain));
  }
}

void Runtime::SliceSpent(std::uint32_t site) {
  assay_simt_slice = settings.slice;
  const std::uint64_t took = std::min<std::uint64_t>(fuel, static_cast<std::uint64_t>(settings.slice));
  fuel -= took;
  Fibre& fibre = block->fibres[kernel_->needs_fibres() ? thread : 0];
  fibre.spent += took;
  if (fuel == 0) {
    // If one thread took most of the steps it is endless; if many took them together it is too much work.
    if (fibre.spent > settings.fuel / 3 && !fibre.polled) {
      Simple(EventKind::kEndless, site);
      EndLaunch();
    }
    EndRun("the kernels take more steps than they are given");
  }
  fibre.polled = false;
  if (kernel_->needs_fibres()) Yield();
}

}  // namespace assay::simt
