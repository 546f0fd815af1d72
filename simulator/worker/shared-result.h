// The result that the confined worker leaves for its caller: one shared mapping, valid at every moment, so that a
// worker that dies half-way still reports what it found and where it was.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "analyzer/facts/coverage.h"
#include "simulator/worker/fault-log.h"

namespace assay {

enum class Stage : std::int32_t { kStarted = 0, kCompiled, kConfined, kRunning, kFinished, kStopped };

// An OutputCoverage as plain memory.
struct CoverageRecord {
  static constexpr std::size_t kMaxParts = 256;
  char tensor[40];
  std::int64_t elements, never, once, several;
  char never_at[240];
  char several_at[240];
  std::int64_t part_elements;
  std::uint32_t part_count;
  CoveragePart parts[kMaxParts];
};

struct SharedResult {
  static constexpr std::size_t kMaxCoverage = 16;

  volatile Stage stage;
  volatile std::int32_t location;  // last assay_loc mark
  volatile std::uint64_t intrinsics;
  volatile std::int32_t forbidden;    // number of a forbidden system call + 1
  volatile std::int32_t out_of_time;  // the processor-time limit struck
  volatile std::uint64_t seal;        // of an ending by itself (Ending in sandbox.h)
  char why_undecided[512];
  FaultLog log;
  std::uint32_t coverage_count;
  CoverageRecord coverage[kMaxCoverage];
  std::uint64_t data_size;  // valid bytes after the struct
  alignas(64) std::byte data[1];

  void SetUndecided(const char* why);
  void AddCoverage(const OutputCoverage& of);
  std::vector<OutputCoverage> Coverage() const;
};

// An anonymous shared mapping that survives a fork. `data_bytes` of payload follow the fixed part.
class SharedRegion {
 public:
  explicit SharedRegion(std::size_t data_bytes);
  ~SharedRegion();
  SharedRegion(const SharedRegion&) = delete;
  SharedRegion& operator=(const SharedRegion&) = delete;
  SharedResult* get() const { return result_; }

 private:
  SharedResult* result_ = nullptr;
  std::size_t size_ = 0;
};

}  // namespace assay
