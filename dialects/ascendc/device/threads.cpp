// A thread that never waits does not need its stack for long: stacks are reused, so that a block without barriers
// takes one. Lanes of a warp meet where all of them that still run wait.
#include "dialects/ascendc/device/threads.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <vector>

#include "dialects/ascendc/device/intrinsic-arguments.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/memory.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"
#include "simulator/simt/fibre.h"

namespace assay::device {
namespace {

constexpr std::uint64_t kMostThreads = 2048;
constexpr std::size_t kThreadStack = 64 << 10;
constexpr std::size_t kThreadGuard = 4096;
constexpr int kWarp = 32;

struct Dim {
  std::uint32_t x = 0, y = 0, z = 0;
};
// The language's variables, for the running thread.
struct Words {
  Dim thread_idx, block_idx, block_dim, grid_dim;
} g_words;

struct Thread {
  enum class State { kNew, kReady, kAtBarrier, kAtWarp, kDone };
  State state = State::kNew;
  void* stack_pointer = nullptr;
  int stack = -1;
  std::uint64_t bits = 0;
  const void* site = nullptr;
};

// Blocks of a launch use the same ones.
std::vector<Pages> g_stacks;

class ThreadBlock {
 public:
  ThreadBlock(const ThreadShape& shape, const std::function<void()>& body) : shape_(shape), body_(body) {
    threads_.resize(static_cast<std::size_t>(shape.count()));
    for (std::size_t i = g_stacks.size(); i > 0; --i) free_.push_back(static_cast<int>(i) - 1);
  }

  void Run() {
    while (true) {
      bool ran = false, left = false;
      for (std::size_t i = 0; i < threads_.size(); ++i) {
        if (threads_[i].state == Thread::State::kNew || threads_[i].state == Thread::State::kReady) {
          Resume(i);
          ran = true;
        }
        left |= threads_[i].state != Thread::State::kDone;
      }
      if (!left) return;
      if (ran) continue;
      if (!ReleaseWarps() && !ReleaseBarrier()) M().Undecided("threads of a block wait for what never comes");
    }
  }

  void Wait(Thread::State state) {
    Thread& thread = threads_[current_];
    thread.state = state;
    simt::assay_simt_switch(&thread.stack_pointer, scheduler_);
  }
  std::uint32_t Exchange(std::uint64_t bits, std::uint64_t* all, const void* site) {
    Thread& own = threads_[current_];
    own.bits = bits;
    own.site = site;
    Wait(Thread::State::kAtWarp);
    std::copy_n(met_[current_ / kWarp].bits, kWarp, all);
    return met_[current_ / kWarp].lanes;
  }
  std::uintptr_t StackEnd() const { return stack_end_; }
  int lane() const { return static_cast<int>(current_ % kWarp); }

 private:
  struct Met {
    std::uint32_t lanes = 0;
    std::uint64_t bits[kWarp] = {};
  };

  static void Main();

  void Resume(std::size_t index) {
    Thread& thread = threads_[index];
    if (thread.state == Thread::State::kNew) {
      if (free_.empty()) {
        Pages made(kThreadStack + kThreadGuard, true);
        if (!made.valid()) M().Undecided("the system gives no memory for another thread");
        mprotect(made.data(), kThreadGuard, PROT_NONE);
        g_stacks.push_back(std::move(made));
        free_.push_back(static_cast<int>(g_stacks.size()) - 1);
      }
      thread.stack = free_.back();
      free_.pop_back();
      Pages& stack = g_stacks[static_cast<std::size_t>(thread.stack)];
      thread.stack_pointer = simt::NewStack(reinterpret_cast<std::byte*>(stack.data() + stack.size()), &Main);
    }
    const Pages& stack = g_stacks[static_cast<std::size_t>(thread.stack)];
    current_ = index;
    thread.state = Thread::State::kReady;
    const auto n = static_cast<std::uint32_t>(index);
    g_words.thread_idx = {n % shape_.threads[0], n / shape_.threads[0] % shape_.threads[1],
                          n / shape_.threads[0] / shape_.threads[1]};
    stack_end_ = reinterpret_cast<std::uintptr_t>(stack.data() + stack.size());
    simt::assay_simt_switch(&scheduler_, thread.stack_pointer);
    stack_end_ = 0;
    if (thread.state == Thread::State::kDone) free_.push_back(thread.stack);
  }

  // A warp whose lanes all wait: those at one place go on together.
  bool ReleaseWarps() {
    bool released = false;
    met_.resize((threads_.size() + kWarp - 1) / kWarp);
    for (std::size_t first = 0; first < threads_.size(); first += kWarp) {
      const std::size_t end = std::min(first + kWarp, threads_.size());
      const void* site = nullptr;
      Met& met = met_[first / kWarp];
      met = {};
      for (std::size_t i = first; i < end; ++i) {
        if (threads_[i].state != Thread::State::kAtWarp) continue;
        if (site != nullptr && threads_[i].site != site)
          M().Undecided("lanes of a warp exchange values at several places at once");
        site = threads_[i].site;
        met.lanes |= 1u << (i - first);
        met.bits[i - first] = threads_[i].bits;
      }
      for (std::size_t i = first; i < end; ++i) {
        if (threads_[i].state != Thread::State::kAtWarp) continue;
        threads_[i].state = Thread::State::kReady;
        released = true;
      }
    }
    return released;
  }

  bool ReleaseBarrier() {
    bool released = false;
    for (Thread& thread : threads_) {
      if (thread.state != Thread::State::kAtBarrier) continue;
      thread.state = Thread::State::kReady;
      released = true;
    }
    return released;
  }

  ThreadShape shape_;
  const std::function<void()>& body_;
  std::vector<Thread> threads_;
  std::vector<int> free_;
  std::vector<Met> met_;
  std::size_t current_ = 0;
  void* scheduler_ = nullptr;
  std::uintptr_t stack_end_ = 0;
};

ThreadBlock* g_threads = nullptr;

void ThreadBlock::Main() {
  g_threads->body_();
  g_threads->Wait(Thread::State::kDone);
}

std::array<std::uint32_t, 3> Three(std::int64_t index, const std::array<std::uint32_t, 3>& of) {
  const auto n = static_cast<std::uint64_t>(index);
  const std::uint64_t x = std::max(of[0], 1u), y = std::max(of[1], 1u);
  return {static_cast<std::uint32_t>(n % x), static_cast<std::uint32_t>(n / x % y),
          static_cast<std::uint32_t>(n / x / y)};
}

}  // namespace

void RunThreads(const ThreadShape& shape, const std::function<void()>& body) {
  Machine& m = M();
  if (g_threads != nullptr || shape.count() == 0 || shape.count() > kMostThreads)
    m.Undecided("a call on threads of this number");
  const std::array<std::uint32_t, 3> block = Three(assay_block_idx(), shape.grid);
  g_words.block_idx = {block[0], block[1], block[2]};
  g_words.block_dim = {shape.threads[0], shape.threads[1], shape.threads[2]};
  g_words.grid_dim = {shape.grid[0], shape.grid[1], shape.grid[2]};
  ThreadBlock threads(shape, body);
  g_threads = &threads;
  threads.Run();
  g_threads = nullptr;
}

bool IsThreadWord(const void* p, std::int64_t bytes) {
  const auto begin = reinterpret_cast<std::uintptr_t>(&g_words), at = reinterpret_cast<std::uintptr_t>(p);
  return at >= begin && bytes >= 0 && at - begin + static_cast<std::uint64_t>(bytes) <= sizeof g_words;
}

std::uintptr_t ThreadStackEnd() { return g_threads != nullptr ? g_threads->StackEnd() : 0; }

}  // namespace assay::device

using namespace assay::device;

extern "C" {

void assay_simt_run(void (*function)(const void*), const void* data, assay_i64 bytes, assay_u32 x, assay_u32 y,
                    assay_u32 z) {
  ThreadShape shape;
  shape.grid = {static_cast<std::uint32_t>(assay_block_num()), 1, 1};
  shape.threads = {x, y, z};
  constexpr std::int64_t kMostData = 1024;
  if (bytes < 0 || bytes > kMostData) M().Undecided("arguments of a call on threads that are too large");
  const auto size = static_cast<std::size_t>(bytes);
  RunThreads(shape, [&] {
    alignas(16) std::byte copy[kMostData];
    std::memcpy(copy, data, size);
    function(copy);
  });
}
void assay_simt_barrier(void) {
  M().Step();
  if (g_threads == nullptr) M().Undecided("a barrier of threads outside of them");
  g_threads->Wait(Thread::State::kAtBarrier);
}
assay_u32 assay_simt_exchange(assay_u64 bits, assay_u64* all) {
  M().Step();
  if (g_threads == nullptr) M().Undecided("lanes of a warp outside of threads");
  return g_threads->Exchange(bits, all, __builtin_return_address(0));
}
assay_u32 assay_simt_lane(void) { return g_threads != nullptr ? static_cast<assay_u32>(g_threads->lane()) : 0; }

}  // extern "C"

namespace assay::device {

std::span<const IntrinsicSymbol> ThreadIntrinsics() {
#define ASSAY_ENTRY(function) {#function, reinterpret_cast<void*>(&function)}
  static const IntrinsicSymbol kTable[] = {
      ASSAY_ENTRY(assay_simt_run),      ASSAY_ENTRY(assay_simt_barrier),    ASSAY_ENTRY(assay_simt_exchange),
      ASSAY_ENTRY(assay_simt_lane),     {"threadIdx", &g_words.thread_idx}, {"blockIdx", &g_words.block_idx},
      {"blockDim", &g_words.block_dim}, {"gridDim", &g_words.grid_dim},
  };
#undef ASSAY_ENTRY
  return kTable;
}

}  // namespace assay::device
