// The numbers of the time model, each with its source. No other file of the model contains figures.
#pragma once

#include <span>
#include <string_view>

namespace assay::device {

// How a figure is known. kDocumented: a vendor's page or platform file states it. kMeasured: follows from a measurement
// that a vendor's page publishes. kVendorModel: the vendor's own public cost model uses it. kAssumed: ours.
enum class Basis { kDocumented, kMeasured, kVendorModel, kAssumed };

enum class TimeKey {
  kClockMhz,
  kMemoryBandwidth,
  kCacheBandwidth,
  kCacheBytes,
  kReadRate,
  kWriteRate,
  kCopyStart,
  kReadLatency,
  kWriteLatency,
  kBurstCycles,
  kLargeCopy,
  kReadWriteBank,
  kLocalRateA,
  kLocalRateB,
  kLocalStart,
  kCubeMacs,
  kCubeFloatFactor,
  kCubeStart,
  kFixpipeRate,
  kIssue,
  kLocalGet,
  kLocalSet,
  kGlobalHit,
  kGlobalMiss,
  kQueueDepth,
  kSyncAll,
  kCrossFlag
};

struct TimeConstant {
  TimeKey key;
  std::string_view name;
  double value;
  std::string_view unit;
  Basis basis;
  std::string_view source;
};

// One instruction of the vector unit: start-up, and cycles for 256 bytes of 16-bit and of 32-bit elements.
struct VectorCost {
  std::string_view intrinsic;
  int op;  // -1: whatever the op
  std::string_view name;
  double start;
  double repeat16;
  double repeat32;
  Basis basis;
  std::string_view source;
};

std::span<const TimeConstant> TimeConstants();
std::span<const VectorCost> VectorCosts();
double Value(TimeKey key);
// The cost of an instruction; the last row is for everything that the table does not name.
const VectorCost& CostOf(std::string_view intrinsic, int op);
std::string_view BasisName(Basis basis);
// Effects that no figure accounts for.
std::span<const std::string_view> LeftOut();

}  // namespace assay::device
