// Memory and launches.
#include "dialects/ascendc/worker/program-runtime.h"

#include <assay/host_platforms.h>
#include <sys/mman.h>

#include <algorithm>
#include <cstring>

#include "dialects/ascendc/worker/program-worker.h"
#include "simulator/worker/sandbox.h"

namespace assay {
namespace {

constexpr std::uint64_t kReserved = std::uint64_t{1} << 36;
// The rounding of blocks by the runtime, and a page that belongs to none.
constexpr std::uint64_t kGrain = 512, kGap = 4096;

ProgramRuntime* g_runtime = nullptr;

bool Same(const ProgramLaunch& a, const ProgramLaunch& b) {
  const auto same_block = [](const ProgramBlock& x, const ProgramBlock& y) {
    return x.address == y.address && x.given == y.given && x.data == y.data;
  };
  return a.symbol == b.symbol && a.blocks == b.blocks && a.shape == b.shape &&
         a.arguments.size() == b.arguments.size() &&
         std::equal(a.memory.begin(), a.memory.end(), b.memory.begin(), b.memory.end(), same_block);
}

}  // namespace

ProgramRuntime::ProgramRuntime(const ProgramRequest& request, ProgramRecord& record)
    : request_(request), record_(record), platform_(assay_host_find_platform(request.chip.c_str())) {
  // At the same address in every run of the program, so that its data are the same.
  constexpr std::uint64_t kPlace = 0x2a'0000'0000;
  void* place = mmap(reinterpret_cast<void*>(kPlace), kReserved, PROT_NONE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
  if (place != MAP_FAILED) base_ = next_ = reinterpret_cast<std::uint64_t>(place);
  g_runtime = this;
}

ProgramRuntime* ProgramRuntime::Current() { return g_runtime; }

bool ProgramRuntime::IsDevice(const void* address) const {
  const auto at = reinterpret_cast<std::uint64_t>(address);
  return base_ != 0 && at >= base_ && at < base_ + kReserved;
}

void* ProgramRuntime::Allocate(std::uint64_t bytes) {
  if (base_ == 0 || bytes == 0 || bytes > kMostProgramBytes) return nullptr;
  const std::uint64_t step = (bytes + kGrain - 1) / kGrain * kGrain + kGap;
  if (step > base_ + kReserved - next_) return nullptr;
  if (bytes_ + bytes > kMostProgramBytes)
    LeaveUndecided(WorkerResult(), "the program asks for more of the device's memory than is simulated");
  bytes_ += bytes;
  const std::uint64_t at = next_;
  next_ += step;
  blocks_[at].data.resize(bytes);
  return reinterpret_cast<void*>(at);
}

bool ProgramRuntime::Release(const void* address) {
  const auto found = blocks_.find(reinterpret_cast<std::uint64_t>(address));
  if (found == blocks_.end()) return false;
  bytes_ -= found->second.data.size();
  blocks_.erase(found);
  return true;
}

std::byte* ProgramRuntime::Memory(const void* address, std::uint64_t bytes, bool writes) {
  const auto at = reinterpret_cast<std::uint64_t>(address);
  auto found = blocks_.upper_bound(at);
  if (found == blocks_.begin()) return nullptr;
  --found;
  Block& block = found->second;
  const std::uint64_t offset = at - found->first;
  if (offset > block.data.size() || bytes > block.data.size() - offset) return nullptr;
  block.given |= writes && bytes > 0;
  return block.data.data() + offset;
}

ProgramLaunch ProgramRuntime::Describe(const std::string& symbol, const LaunchExtent& size,
                                       const void* const* arguments, const std::size_t* sizes,
                                       std::size_t count) const {
  ProgramLaunch launch{.symbol = symbol,
                       .blocks = static_cast<std::int64_t>(std::min<std::uint64_t>(size.blocks, 1u << 30)),
                       .location = WorkerResult()->location};
  if (size.shape != nullptr) std::copy_n(size.shape, launch.shape.size(), launch.shape.begin());
  for (std::size_t i = 0; i < count; ++i) {
    const auto* from = static_cast<const std::byte*>(arguments[i]);
    launch.arguments.emplace_back(from, from + sizes[i]);
  }
  for (const auto& [address, block] : blocks_) launch.memory.push_back({address, block.data, block.given});
  return launch;
}

void ProgramRuntime::Launch(const void* kernel, const LaunchExtent& size, void* stream, const void* const* arguments,
                            const std::size_t* sizes, std::size_t count) {
  const auto named = kernels_.find(kernel);
  if (named == kernels_.end()) LeaveUndecided(WorkerResult(), "a launch of what is no kernel of the text");
  ProgramLaunch launch = Describe(named->second, size, arguments, sizes, count);
  const std::size_t number = launches_++;
  if (number >= request_.steps.size()) {
    record_.launch = std::move(launch);
    LeaveProgram();
  }
  const ProgramStep& step = request_.steps[number];
  if (!Same(step.launch, launch) || step.after.size() != step.launch.memory.size())
    LeaveUndecided(WorkerResult(), "the program does not do the same each time it runs");
  for (std::size_t i = 0; i < step.after.size(); ++i) {
    Block& block = blocks_[step.launch.memory[i].address];
    if (step.after[i].size() != block.data.size()) continue;
    if (step.after[i] != block.data) block.given = true;
    block.data = step.after[i];
  }
  pending_.insert(stream);
}

int ProgramRuntime::Error(const char* function, int code) {
  if (std::find(record_.errors.begin(), record_.errors.end(), function) == record_.errors.end())
    record_.errors.emplace_back(function);
  return code;
}

}  // namespace assay
