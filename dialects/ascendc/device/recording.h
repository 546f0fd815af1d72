// The instructions and synchronisation events of a run as plain records. The confined worker fills an EventStore in
// memory that it shares with its caller; the caller copies out a Recording and validates everything: the code of the
// input ran in that worker and may have written there too.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "analyzer/facts/dtype.h"
#include "dialects/ascendc/device/instruction.h"
#include "simulator/observe.h"

namespace assay::device {

struct RecordedAccess {
  std::int8_t space = kGlobalSpace;
  std::uint8_t write = 0;
  std::int16_t tensor = -1;  // of global memory
  std::uint32_t buffer = 0;  // handle of local memory, 0 = none
  std::int64_t first = 0;    // byte within the memory, or within the tensor
  std::int64_t end = 0;      // one past the last byte touched
};

struct RecordedEvent {
  static constexpr int kMaxAccesses = 4;
  // kBuffer: an InitBuffer: a handle, b queue (-1 none), c bytes, d address, e memory, op position.
  enum class Kind : std::uint8_t { kInstruction, kSync, kBuffer };

  Kind kind = Kind::kInstruction;
  Pipe pipe = Pipe::kScalar;
  Dtype dtype = Dtype::kU8;
  std::uint8_t accesses = 0;
  std::uint16_t core = 0;
  std::uint16_t name = 0;  // index of Recording::names; kSync: SyncEvent::Kind
  std::int32_t location = -1;
  std::int32_t op = -1;
  std::int64_t a = 0;  // instruction: elements
  std::int64_t b = 0;  // instruction: repeats or bursts
  std::int64_t c = 0;  // instruction: bytes of a DMA
  std::int64_t d = 0;  // vector: beats lost to reads or writes of one bank group; DMA: bytes as memory moves them
  std::int64_t e = 0;  // vector: repeats whose result meets a read in its bank
  RecordedAccess access[kMaxAccesses];
};

// A change of a watched tensor.
struct RecordedChange {
  static constexpr int kMaxValues = 8;
  std::int32_t location = -1;
  std::int32_t buffer_location = -1;  // InitBuffer of a local tensor
  std::int16_t tensor = -1;           // of global memory
  std::uint16_t core = 0;
  Dtype dtype = Dtype::kRaw;        // of the values, kRaw where unknown
  std::uint8_t values = 0;          // bytes of `data` that are valid
  std::uint64_t instruction = 0;    // how many this core had executed
  std::int64_t first = 0, end = 0;  // bytes within the tensor or the buffer
  std::uint8_t data[kMaxValues * 8] = {};
};

struct RecordedTensor {
  std::string name;
  std::int64_t bytes = 0;
};

struct Recording {
  std::vector<std::string> names;       // intrinsics
  std::vector<RecordedEvent> events;    // in the order in which the simulated cores executed them
  std::vector<RecordedTensor> tensors;  // by the tensor numbers of accesses
  std::vector<RecordedChange> changes;
  std::vector<std::uint64_t> instructions;  // executed, by core; more than recorded where `cut`
  int block_cores = 1;                      // of both kinds that a block has
  std::uint64_t lost_changes = 0;
  bool cut = false;      // some core executed more than its share of the records
  bool stopped = false;  // by Observe::until
  int stopped_core = -1;
  std::int32_t stopped_location = -1;
};

// One for the matrix unit and two for the vector unit.
constexpr int kMostCoresOfBlock = 3;

// The shared half: fixed sizes, no pointers.
struct EventStore {
  static constexpr int kMaxNames = 192;
  static constexpr int kMaxTensors = 64;
  static constexpr int kMaxCores = 1024 * kMostCoresOfBlock;
  char names[kMaxNames][40];
  char tensor_names[kMaxTensors][64];
  std::int64_t tensor_bytes[kMaxTensors];
  std::uint64_t instructions[kMaxCores];
  std::uint32_t name_count, tensor_count, event_count, change_count;
  std::uint32_t cores, block_cores;
  std::uint64_t lost_events, lost_changes;
  std::int32_t stopped, stopped_core, stopped_location;
};

// Owns the shared mapping, with room for this many cores. Made before the fork; the worker writes, the caller reads
// after the worker has ended.
class EventMemory {
 public:
  EventMemory(const Observe& observe, std::int64_t cores);
  ~EventMemory();
  EventMemory(const EventMemory&) = delete;
  EventMemory& operator=(const EventMemory&) = delete;
  bool valid() const { return store_ != nullptr; }
  EventStore* store() const { return store_; }
  RecordedEvent* events() const { return events_; }
  RecordedChange* changes() const { return changes_; }
  std::uint32_t max_events() const { return max_events_; }
  std::uint32_t max_changes() const { return max_changes_; }
  std::int64_t cores() const { return cores_; }
  Recording Read() const;

 private:
  void* mapping_ = nullptr;
  std::size_t size_ = 0;
  EventStore* store_ = nullptr;
  RecordedEvent* events_ = nullptr;
  RecordedChange* changes_ = nullptr;
  std::uint32_t max_events_ = 0;
  std::uint32_t max_changes_ = 0;
  std::int64_t cores_ = 0;
};

}  // namespace assay::device
