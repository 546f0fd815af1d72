// Watches a run and writes its records; also ends it where the caller asked. Lives in the confined worker: it writes
// only into memory mapped before.
#pragma once

#include <cstdint>
#include <vector>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/recording.h"
#include "simulator/observe.h"

namespace assay::device {

class Recorder : public Watcher {
 public:
  // Both outlive the recorder. A launch has `cores` cores, that many per block; what does not fit the memory is not
  // recorded.
  Recorder(const Observe& observe, const EventMemory& memory, std::size_t cores, int block_cores = 1);

  // Names and sizes of the tensors, once all are known.
  void NoteTensors(const std::vector<GmTensor>& tensors);

  void OnInstruction(const Core& core, const Issued& issued) override;
  void OnSync(const Core& core, const SyncEvent& event) override;

 private:
  RecordedEvent* Next(const Core& core);
  void NoteBuffers(const Core& core);
  void NoteChanges(const Core& core, const Issued& issued);
  void NoteChange(const Core& core, const Issued& issued, const Access& access);
  bool HasRoom(const Core& core) const { return static_cast<std::size_t>(core.id) < recorded_.size(); }
  bool Reached(const Core& core, const Issued& issued) const;
  std::uint16_t NameOf(const char* intrinsic);

  const Observe& observe_;
  const EventMemory& memory_;
  std::uint32_t share_ = 0;
  const char* known_[EventStore::kMaxNames] = {};
  std::vector<std::uint32_t> recorded_;  // by core
  std::vector<std::size_t> buffers_;     // by core: InitBuffers noted
  std::vector<bool> watched_tensors_;
  const std::vector<GmTensor>* tensors_ = nullptr;
};

// Bytes that a transfer costs in global memory: bursts are moved in whole windows of 128 bytes, and one that starts
// inside a window of 512 bytes takes one window more.
std::int64_t CostBytes(const Access& access);

struct BankConflicts {
  std::int64_t beats = 0;    // lost to two reads, or two writes, in one bank group
  std::int64_t repeats = 0;  // whose result is written to a bank that the next repeat reads
};
// For a vector instruction's operands in UB.
BankConflicts FindBankConflicts(const std::vector<Access>& accesses, std::int64_t repeats);

}  // namespace assay::device
