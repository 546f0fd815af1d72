// See counter.h. The accesses that compiled code reports are kept for some blocks of a launch and grouped into warps
// at the end of the block.
#include "simulator/simt/counter.h"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

#include "simulator/simt/runtime.h"

std::uint64_t assay_simt_work[assay::simt::kWorkKinds] = {};

namespace assay::simt {
namespace {

constexpr std::uint64_t kMostCounted = 16;     // blocks of a launch whose accesses are put together
constexpr std::uint32_t kMostSeen = 1u << 21;  // accesses of a block
constexpr std::uint32_t kSector = 32, kBanks = 32, kBankBytes = 4;
constexpr std::uint8_t kWrites = 1, kAtomic = 2, kShared = 4;

}  // namespace

void Counter::BeginLaunch(std::uint64_t blocks, std::uint32_t threads) {
  work_ = {};
  work_.blocks = blocks;
  threads_ = threads;
  stride_ = std::max<std::uint64_t>(1, (blocks + kMostCounted - 1) / kMostCounted);
  most_kept_ = kMostSeen / std::max(threads, 1u);
  accesses_.clear();
  barriers_.clear();
  read_.clear();
  written_.clear();
  shared_.clear();
}

void Counter::BeginBlock(std::uint64_t number) {
  counts_ = number % stride_ == 0;
  passed_ = met_ = false;
  std::copy(std::begin(assay_simt_work), std::end(assay_simt_work), settled_.begin());
  by_thread_.assign(threads_, {});
  kept_.assign(threads_, 0);
  seen_.clear();
}

void Counter::Settle(std::uint32_t thread) {
  if (thread >= by_thread_.size()) return;
  for (std::size_t i = 0; i < kWorkKinds; ++i) {
    by_thread_[thread][i] += assay_simt_work[i] - settled_[i];
    settled_[i] = assay_simt_work[i];
  }
}

void Counter::Touch(std::vector<bool>& sectors, const MemoryRegion& region, std::uint64_t offset, std::uint32_t bytes) {
  if (sectors.empty()) sectors.resize(region.bytes / kSector + 1);
  const std::uint64_t last = std::min<std::uint64_t>((offset + std::max(bytes, 1u) - 1) / kSector, sectors.size() - 1);
  for (std::uint64_t i = offset / kSector; i <= last; ++i) sectors[i] = true;
}

void Counter::Access(Runtime& runtime, std::uint64_t address, std::uint32_t bytes, std::uint32_t site, bool writes,
                     bool atomic) {
  const MemoryRegion* region = runtime.memory.Find(address);
  const std::uint64_t offset = Memory::OffsetOf(address);
  if (region == nullptr || region->hollow || offset >= region->bytes || region->space == Space::kConstant) return;
  const bool shared = region->space == Space::kShared;
  // Whether only the last barrier separates this access from one of another thread.
  if (passed_ && !met_) {
    const std::uint64_t end = std::min((offset + std::max(bytes, 1u) - 1) >> region->shift, region->cell_count() - 1);
    for (std::uint64_t i = offset >> region->shift; i <= end && !met_; ++i) {
      const auto before = [&](Stamp stamp) {
        return stamp.clock() >= since_ && stamp.clock() < runtime.block->interval && stamp.thread() != runtime.thread;
      };
      met_ = before(Stamp{region->cells[i].writer}) ||
             (writes && (before(Stamp{region->cells[i].reader}) ||
                         (Stamp{region->cells[i].reader}.many() && before(Stamp{region->second[i]}))));
    }
  }
  if (shared) {
    shared_[Memory::SlotOf(address)] = region->bytes;
  } else {
    if (writes) Touch(written_[Memory::SlotOf(address)], *region, offset, bytes);
    if (!writes || atomic) Touch(read_[Memory::SlotOf(address)], *region, offset, bytes);
  }
  if (!counts_ || bytes == 0) return;
  if (++kept_[runtime.thread] > most_kept_) {
    work_.complete = false;
    return;
  }
  const auto flags =
      static_cast<std::uint8_t>((writes ? kWrites : 0) | (atomic ? kAtomic : 0) | (shared ? kShared : 0));
  seen_.push_back({address, site, static_cast<std::uint16_t>(runtime.thread),
                   static_cast<std::uint8_t>(std::min(bytes, 255u)), flags});
}

void Counter::Passed(std::uint32_t site, std::uint32_t since) {
  if (passed_) barriers_[barrier_].needed += met_;
  // Accesses that one barrier did not need to separate are carried over to the next, so that all redundant barriers can
  // be removed together.
  if (!passed_ || met_) since_ = since;
  BarrierWork& barrier = barriers_[site];
  barrier.where = static_cast<std::int32_t>(site) - 1;
  ++barrier.times;
  barrier_ = site;
  passed_ = true;
  met_ = false;
}

void Counter::Add(std::uint32_t site, std::uint8_t flags, const Instruction& one) {
  AccessWork& work = accesses_[{site, flags}];
  work.where = static_cast<std::int32_t>(site) - 1;
  work.writes = (flags & kWrites) != 0;
  work.atomic = (flags & kAtomic) != 0;
  work.shared = (flags & kShared) != 0;
  ++work.warps;
  work.lanes += static_cast<std::uint64_t>(std::popcount(one.lanes));
  std::uint32_t parts = 0, ideal = 0;
  std::vector<std::uint64_t> pieces;  // sectors, or words of banks
  std::vector<std::uint64_t> asked;   // words, for what the bytes come to where they lie together
  const auto unique = [](std::vector<std::uint64_t>& all) {
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
  };
  std::uint32_t widest = kBankBytes;
  for (int lane = 0; lane < 32; ++lane) {
    if ((one.lanes >> lane & 1) == 0) continue;
    work.bytes += one.bytes[lane];
    widest = std::max<std::uint32_t>(widest, one.bytes[lane]);
  }
  if (!work.shared) {
    for (int lane = 0; lane < 32; ++lane) {
      if ((one.lanes >> lane & 1) == 0) continue;
      const std::uint64_t end = one.address[lane] + one.bytes[lane];
      for (std::uint64_t at = one.address[lane] / kSector; at * kSector < end; ++at) pieces.push_back(at);
      for (std::uint64_t at = one.address[lane]; at < end; ++at) asked.push_back(at);
    }
    unique(pieces);
    unique(asked);
    parts = static_cast<std::uint32_t>(pieces.size());
    ideal = static_cast<std::uint32_t>((asked.size() + kSector - 1) / kSector);
  } else {
    // Lanes that together ask for more than all banks provide are served in groups, one after the other.
    const int group =
        static_cast<int>(std::max<std::uint32_t>(1, 32 / std::max<std::uint32_t>(1, widest / kBankBytes)));
    for (int first = 0; first < 32; first += group) {
      pieces.clear();
      for (int lane = first; lane < std::min(first + group, 32); ++lane) {
        if ((one.lanes >> lane & 1) == 0) continue;
        const std::uint64_t end = one.address[lane] + one.bytes[lane];
        for (std::uint64_t at = one.address[lane] / kBankBytes; at * kBankBytes < end; ++at) pieces.push_back(at);
      }
      if (pieces.empty()) continue;
      unique(pieces);
      std::array<std::uint32_t, kBanks> words{};
      for (const std::uint64_t word : pieces) ++words[word % kBanks];
      parts += *std::max_element(words.begin(), words.end());
      ideal += static_cast<std::uint32_t>((pieces.size() + kBanks - 1) / kBanks);
    }
  }
  work.parts += parts;
  work.ideal += ideal;
  work.worst = std::max(work.worst, parts);
}

void Counter::EndBlock() {
  if (passed_) barriers_[barrier_].needed += met_;
  passed_ = false;
  if (!counts_) return;
  ++work_.counted;
  for (std::uint32_t first = 0; first < threads_; first += kWarpLanes) {
    std::array<std::uint64_t, kWorkKinds> most{};
    for (std::uint32_t t = first; t < std::min(first + kWarpLanes, threads_); ++t) {
      for (std::size_t i = 0; i < kWorkKinds; ++i) {
        work_.thread_work[i] += by_thread_[t][i];
        most[i] = std::max(most[i], by_thread_[t][i]);
      }
    }
    for (std::size_t i = 0; i < kWorkKinds; ++i) work_.warp_work[i] += most[i];
  }
  // Per place and warp, the accesses of each lane in order.
  std::stable_sort(seen_.begin(), seen_.end(), [](const Seen& a, const Seen& b) {
    return std::make_tuple(a.site, a.flags, a.thread) < std::make_tuple(b.site, b.flags, b.thread);
  });
  std::vector<Instruction> instructions;
  for (std::size_t i = 0; i < seen_.size();) {
    const auto of = [](const Seen& one) { return std::make_tuple(one.site, one.flags, one.thread / kWarpLanes); };
    const std::uint32_t site = seen_[i].site;
    const std::uint8_t flags = seen_[i].flags;
    const auto key = of(seen_[i]);
    instructions.clear();
    std::uint32_t lane_before = ~0u, nth = 0;
    for (; i < seen_.size() && of(seen_[i]) == key; ++i) {
      const std::uint32_t lane = seen_[i].thread % kWarpLanes;
      nth = lane == lane_before ? nth + 1 : 0;
      lane_before = lane;
      if (nth == instructions.size()) instructions.emplace_back();
      Instruction& one = instructions[nth];
      one.lanes |= 1u << lane;
      one.address[lane] = seen_[i].address;
      one.bytes[lane] = seen_[i].bytes;
    }
    for (const Instruction& one : instructions) Add(site, flags, one);
  }
}

LaunchWork Counter::EndLaunch() {
  const auto bytes = [](const std::unordered_map<std::uint64_t, std::vector<bool>>& touched) {
    std::uint64_t sectors = 0;
    for (const auto& [slot, all] : touched)
      sectors += static_cast<std::uint64_t>(std::count(all.begin(), all.end(), true));
    return sectors * kSector;
  };
  work_.read_bytes = bytes(read_);
  work_.written_bytes = bytes(written_);
  for (const auto& [slot, size] : shared_) work_.shared_bytes += size;
  for (const auto& [key, access] : accesses_) work_.accesses.push_back(access);
  for (const auto& [site, barrier] : barriers_) work_.barriers.push_back(barrier);
  return std::move(work_);
}

}  // namespace assay::simt
