// Counts the work of threads, block by block. Internal.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <unordered_map>
#include <vector>

#include "simulator/simt/memory.h"
#include "simulator/simt/work.h"

// Counters that compiled code adds to, one for each kind of work.
extern std::uint64_t assay_simt_work[assay::simt::kWorkKinds];

namespace assay::simt {

class Runtime;
struct Block;

class Counter {
 public:
  void BeginLaunch(std::uint64_t blocks, std::uint32_t threads);
  void BeginBlock(std::uint64_t number);
  // The running thread changes, or the block ends.
  void Settle(std::uint32_t thread);
  void Access(Runtime& runtime, std::uint64_t address, std::uint32_t bytes, std::uint32_t site, bool writes,
              bool atomic);
  // All threads of a block pass a barrier; `since`: the clock at which the interval before it began.
  void Passed(std::uint32_t site, std::uint32_t since);
  void EndBlock();
  LaunchWork EndLaunch();

 private:
  struct Seen {
    std::uint64_t address;
    std::uint32_t site;
    std::uint16_t thread;
    std::uint8_t bytes;
    std::uint8_t flags;  // 1 writes, 2 atomic, 4 shared
  };
  struct Instruction {
    std::array<std::uint64_t, 32> address;
    std::array<std::uint8_t, 32> bytes;
    std::uint32_t lanes = 0;
  };
  void Touch(std::vector<bool>& sectors, const MemoryRegion& region, std::uint64_t offset, std::uint32_t bytes);
  void Add(std::uint32_t site, std::uint8_t flags, const Instruction& one);

  LaunchWork work_;
  std::uint32_t threads_ = 0;
  std::uint64_t stride_ = 1;
  bool counts_ = false;  // the block that runs
  std::vector<Seen> seen_;
  std::vector<std::uint32_t> kept_;  // accesses of each thread that are in seen_
  std::uint32_t most_kept_ = 0;
  std::vector<std::array<std::uint64_t, kWorkKinds>> by_thread_;
  std::array<std::uint64_t, kWorkKinds> settled_{};
  std::map<std::pair<std::uint32_t, std::uint8_t>, AccessWork> accesses_;
  std::map<std::uint32_t, BarrierWork> barriers_;
  std::uint32_t barrier_ = 0, since_ = 0;  // the last one that was passed; 0: none of this block
  bool passed_ = false, met_ = false;
  std::unordered_map<std::uint64_t, std::vector<bool>> read_, written_;  // sectors by slot
  std::map<std::uint64_t, std::uint64_t> shared_;                        // bytes of those touched, by slot
};

}  // namespace assay::simt
