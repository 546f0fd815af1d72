// Faults as plain memory: the confined worker writes them into a mapping it shares with the caller while it runs, so
// that whatever was found before a crash survives it. No pointers, no allocation, safe to write in a signal handler.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "analyzer/facts/lowered.h"
#include "analyzer/facts/run.h"

namespace assay {

struct FaultRecord {
  static constexpr int kMaxArgs = 14;
  static constexpr int kMaxTexts = 6;
  static constexpr int kMaxCores = 1024;
  static constexpr std::size_t kMaxSteps = 8;

  struct Arg {
    char key[20];
    std::int64_t value;
  };
  struct Text {
    char key[16];
    char value[240];
  };

  FaultKind kind;
  std::int32_t location;  // index of LoweredModule::locations, -1 unknown
  std::int32_t other;
  std::int32_t home;     // where the buffer was set up
  std::int32_t subject;  // tells faults at one place apart, the tensor's number where it matters
  std::int32_t advisory;
  std::int64_t core;
  std::uint64_t occurrence;
  std::uint64_t times;
  std::uint64_t cores[kMaxCores / 64];
  std::int32_t arg_count;
  std::int32_t text_count;
  Arg args[kMaxArgs];
  Text texts[kMaxTexts];
  // The steps that led to it, oldest first.
  struct Step {
    char what[20];
    std::int32_t location;
  };
  std::int32_t step_count;
  Step steps[kMaxSteps];

  void SetArg(std::string_view key, std::int64_t value);
  std::int64_t ArgOr(std::string_view key, std::int64_t otherwise) const;
  void SetText(std::string_view key, std::string_view value);
  // See FaultNote::Extent.
  void SetExtent(std::int64_t offset, std::int64_t bytes, std::int64_t size, bool first);
  void AddStep(std::string_view what, std::int32_t at);
  // Turns a fault that looked tolerable into a real one.
  void MakeReal() {
    advisory = 0;
    SetArg("advisory", 0);
  }
};

inline constexpr FaultKind kLastFaultKind = FaultKind::kWrappedSize;

// One kind at one place is one record; later occurrences only increment its count. An advisory fault
// (something the device tolerates, args key "advisory") never hides a real one: the two are different
// records.
struct FaultLog {
  static constexpr std::uint32_t kMaxRecords = 160;

  std::uint32_t count;
  std::uint32_t lost;  // distinct faults past the last record
  FaultRecord records[kMaxRecords];

  // The record, and in `first` whether it is new and needs its details. Null when the log is full.
  FaultRecord* Report(FaultKind kind, std::int32_t location, std::int64_t core, std::uint64_t occurrence, bool advisory,
                      bool& first, std::int32_t subject = 0);
  bool HasReal() const;
  bool HasReal(FaultKind kind) const;
  // Marks every fault of the kind as tolerated by the device.
  void MakeAdvisory(FaultKind kind);
};

// Whether the log is well-formed: existing kinds, counts within their arrays. Code of the input shares the process and
// may have overwritten it.
bool IsSound(const FaultLog& log);

// Readable form of the valid records, sorted by kind, place and core; locations become source ranges.
std::vector<Fault> DecodeFaults(const FaultLog& log, const std::vector<LoweredModule::Location>& locations);

}  // namespace assay
