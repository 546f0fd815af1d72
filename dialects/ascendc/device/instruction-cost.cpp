// How long an instruction occupies its unit, and how long after that its results are available.
#include <algorithm>
#include <cmath>

#include "dialects/ascendc/device/scoreboard.h"
#include "dialects/ascendc/device/time-constants.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

constexpr double kRepeatBytes = 256;
constexpr double kFarAway = 1e12;  // keeps sums of nonsense finite

std::int64_t Cycles(double value) { return static_cast<std::int64_t>(std::ceil(std::clamp(value, 0.0, kFarAway))); }

// Repeats of 256 bytes, where the instruction did not count them itself.
double Repeats(const RecordedEvent& event) {
  if (event.b > 0) return static_cast<double>(event.b);
  const auto size = static_cast<double>(std::max<std::size_t>(SizeOf(event.dtype), 1));
  double bytes = static_cast<double>(event.a) * size;
  if (event.a == 0) {
    for (int i = 0; i < event.accesses; ++i)
      bytes = std::max(bytes, static_cast<double>(event.access[i].end - event.access[i].first));
  }
  return std::ceil(bytes / kRepeatBytes);
}

const RecordedAccess* Written(const RecordedEvent& event) {
  for (int i = 0; i < event.accesses; ++i) {
    if (event.access[i].write != 0) return &event.access[i];
  }
  return nullptr;
}

}  // namespace

const VectorCost& Traffic::Cost(std::uint16_t name, std::int32_t op) const {
  const std::vector<const VectorCost*>& row = costs[name];
  const auto at = static_cast<std::size_t>(op + 1);
  return op >= -1 && at < row.size() && row[at] != nullptr ? *row[at] : CostOf("", -1);
}

Scoreboard::Cost Scoreboard::CostOfInstruction(const RecordedEvent& event, std::int64_t start) {
  switch (event.pipe) {
    case Pipe::kVector:
      return CostOfVector(event);
    case Pipe::kCube:
      return CostOfCube(event);
    case Pipe::kMte1:
      return CostOfLocalMove(event);
    default:
      return CostOfTransfer(event, start);
  }
}

Scoreboard::Cost Scoreboard::CostOfVector(const RecordedEvent& event) const {
  const std::string_view name = recording_.names[event.name];
  const VectorCost& cost = traffic_.Cost(event.name, event.op);
  const double per_repeat = SizeOf(event.dtype) == 4 ? cost.repeat32 : cost.repeat16;
  const double repeats = Repeats(event);
  const double conflicts = static_cast<double>(event.d) + static_cast<double>(event.e) * Value(TimeKey::kReadWriteBank);
  double cycles = cost.start + repeats * per_repeat + conflicts;
  if (name.starts_with("assay_reduce")) {
    // One result per repeat, and again until one is left.
    for (double left = std::ceil(repeats / 64); repeats > 1 && left >= 1; left = std::ceil(left / 64)) {
      cycles += cost.start + left * per_repeat;
      if (left <= 1) break;
    }
  }
  return {Cycles(cycles), 0};
}

// A transfer has its own start-up and burst costs and shares the bandwidth to memory; its last bytes arrive later.
Scoreboard::Cost Scoreboard::CostOfTransfer(const RecordedEvent& event, std::int64_t start) {
  const RecordedAccess* global = nullptr;
  for (int i = 0; i < event.accesses; ++i) {
    if (event.access[i].space == kGlobalSpace) global = &event.access[i];
  }
  if (global == nullptr) return CostOfLocalMove(event);
  const bool reads = event.pipe == Pipe::kMte2;
  const auto bytes = static_cast<double>(event.c);
  const auto moved = static_cast<double>(std::max(event.c, event.d));
  const auto bursts = static_cast<double>(std::max<std::int64_t>(event.b, 1));
  const std::size_t tensor =
      global->tensor >= 0 ? static_cast<std::size_t>(global->tensor) : traffic_.read_weight.size() - 1;
  const double weight = reads ? traffic_.read_weight[tensor] : traffic_.write_weight;
  const double rate =
      event.pipe == Pipe::kFix ? Value(TimeKey::kFixpipeRate) : Value(reads ? TimeKey::kReadRate : TimeKey::kWriteRate);
  double fixed = Value(TimeKey::kCopyStart);
  double latency = Value(reads ? TimeKey::kReadLatency : TimeKey::kWriteLatency);
  double least = bursts > 1 ? bursts * Value(TimeKey::kBurstCycles) : 0;
  double cost = moved * weight;
  if (options_.large_copies && bytes < Value(TimeKey::kLargeCopy)) {
    const double part = bytes / Value(TimeKey::kLargeCopy);
    fixed *= part;
    latency *= part;
    least = 0;
    cost = bytes * weight;
  }
  const std::int64_t begin = start + Cycles(fixed);
  const std::int64_t end = port_.Transfer(begin, cost, options_.large_copies ? bytes : moved, rate);
  return {std::max(end, begin + Cycles(least)) - start, Cycles(latency)};
}

Scoreboard::Cost Scoreboard::CostOfLocalMove(const RecordedEvent& event) const {
  const RecordedAccess* to = Written(event);
  const double rate = Value(to != nullptr && to->space == kL0B ? TimeKey::kLocalRateB : TimeKey::kLocalRateA);
  double bytes = static_cast<double>(event.c);
  if (bytes == 0 && to != nullptr) bytes = static_cast<double>(to->end - to->first);
  return {Cycles(Value(TimeKey::kLocalStart) + bytes / rate), 0};
}

Scoreboard::Cost Scoreboard::CostOfCube(const RecordedEvent& event) const {
  // The accumulator is 32 bits wide whatever the operands are: their width only affects the reads.
  double factor = 1;
  if (event.dtype == Dtype::kF32) factor = Value(TimeKey::kCubeFloatFactor);
  if (SizeOf(event.dtype) == 1) factor = 0.5;
  return {Cycles(Value(TimeKey::kCubeStart) + static_cast<double>(event.a) * factor / Value(TimeKey::kCubeMacs)), 0};
}

std::int64_t Scoreboard::GlobalScalar(const RecordedEvent& event) {
  constexpr std::int64_t kLine = 64;
  constexpr std::size_t kLines = 512;  // 32 KB
  if (event.accesses == 0 || event.access[0].space != kGlobalSpace) return Cycles(Value(TimeKey::kGlobalMiss));
  const std::int64_t line = event.access[0].first / kLine * EventStore::kMaxTensors + event.access[0].tensor + 1;
  if (cache_.empty()) cache_.assign(kLines, -1);
  std::int64_t& held = cache_[static_cast<std::size_t>(event.access[0].first / kLine) % kLines];
  const bool hit = held == line;
  held = line;
  return Cycles(Value(hit ? TimeKey::kGlobalHit : TimeKey::kGlobalMiss));
}

std::int64_t MemoryPort::Transfer(std::int64_t start, double cost, double bytes, double rate) {
  if (bytes <= 0 || cost <= 0) return start;
  // Bytes per cycle of the port that the transfer uses at full speed.
  const double pace = rate * cost / bytes;
  if (share_ >= 4 * pace) return start + Cycles(bytes / rate);
  double left = cost;
  double now = static_cast<double>(start);
  for (std::int64_t slot = start / kSlot;; ++slot) {
    if (slot < base_) slot = base_;
    const auto index = static_cast<std::size_t>(slot - base_);
    if (index >= used_.size()) {
      const double most = std::min(share_, pace);
      // After the last reservation the remainder runs at a uniform rate.
      if (left > most * kSlot * 4096 || index > (std::size_t{1} << 20)) {
        now = std::max(now, static_cast<double>(slot * kSlot)) + left / most;
        return Cycles(now);
      }
      used_.resize(index + 1, 0.0F);
    }
    const double slot_end = static_cast<double>((slot + 1) * kSlot);
    const double span = slot_end - std::max(now, static_cast<double>(slot * kSlot));
    const double room = std::min(share_ * kSlot - static_cast<double>(used_[index]), pace * span);
    if (room >= left) {
      used_[index] += static_cast<float>(left);
      return Cycles(std::max(now, static_cast<double>(slot * kSlot)) + left / (room / span));
    }
    if (room > 0) {
      used_[index] += static_cast<float>(room);
      left -= room;
    }
    now = slot_end;
  }
}

void MemoryPort::Forget(std::int64_t time) {
  const std::int64_t slots = time / kSlot - base_;
  if (slots < 4096) return;
  const auto gone = std::min(static_cast<std::size_t>(slots), used_.size());
  used_.erase(used_.begin(), used_.begin() + static_cast<std::ptrdiff_t>(gone));
  base_ += slots;
}

}  // namespace assay::device
