// Bank conflicts of vector instructions and windows of global memory.
// UB of arch 2201: 32-byte rows; address bits 5..8 are the bank group (16), bits 16..17 the bank of the group (3). A
// beat serves one row of each group for reads and one for writes; the write of a repeat shares its beat with the reads
// of the next one, and one bank does not do both (asc-devkit, examples/.../bank_conflict_ub, and the page on bank
// conflicts of arch 2201). Rows read twice in one repeat count once.
#include <algorithm>
#include <array>

#include "dialects/ascendc/device/recorder.h"

namespace assay::device {
namespace {

constexpr std::int64_t kRowBytes = 32;
constexpr std::int64_t kGroups = 16;
constexpr std::int64_t kBanks = 48;
constexpr std::int64_t kRepeatBytes = 256;
constexpr int kMaxRows = 16;
// The pattern of bank groups repeats after at most 16 repeats: strides are whole rows.
constexpr std::int64_t kPeriod = 16;

struct Rows {
  std::array<std::int64_t, kMaxRows> row{};
  int count = 0;

  void Add(std::int64_t value) {
    if (count < kMaxRows && std::find(row.begin(), row.begin() + count, value) == row.begin() + count) {
      row[static_cast<std::size_t>(count++)] = value;
    }
  }
};

Rows RowsOf(const Access& access, std::int64_t repeat, std::int64_t repeats) {
  Rows rows;
  if (access.repeats > 1 || access.blocks > 1) {
    const std::int64_t base = access.begin + (access.repeats > 1 ? repeat * access.repeat_stride : 0);
    for (std::int64_t b = 0; b < std::min<std::int64_t>(access.blocks, 8); ++b) {
      const std::int64_t at = base + b * access.block_stride;
      for (std::int64_t byte = 0; byte < std::min(access.bytes, kRepeatBytes); byte += kRowBytes)
        rows.Add((at + byte) / kRowBytes);
    }
    return rows;
  }
  // A run: its share of each repeat, which is less than 256 bytes for the narrower operand of a cast.
  const std::int64_t share =
      repeats > 1 ? std::min(kRepeatBytes, (access.bytes + repeats - 1) / repeats) : access.bytes;
  const std::int64_t from = access.begin + repeat * share;
  const std::int64_t end = std::min(access.begin + access.bytes, from + std::min(share, kRepeatBytes));
  for (std::int64_t byte = from; byte < end; byte += kRowBytes) rows.Add(byte / kRowBytes);
  return rows;
}

std::size_t Group(std::int64_t row) { return static_cast<std::size_t>((row % kGroups + kGroups) % kGroups); }
std::size_t Bank(std::int64_t row) {
  const std::int64_t bank = row * kRowBytes / 65536 * kGroups + row % kGroups;
  return static_cast<std::size_t>((bank % kBanks + kBanks) % kBanks);
}

// Rows of all operands that are read, or written, without duplicates.
Rows Together(const std::vector<Access>& accesses, bool write, std::int64_t repeat, std::int64_t repeats) {
  Rows all;
  for (const Access& access : accesses) {
    if (access.space != kUb || access.write != write) continue;
    const Rows rows = RowsOf(access, repeat, repeats);
    for (int i = 0; i < rows.count; ++i) all.Add(rows.row[static_cast<std::size_t>(i)]);
  }
  return all;
}

std::int64_t Beats(const Rows& rows) {
  std::array<int, kGroups> in_group{};
  int most = 1;
  for (int i = 0; i < rows.count; ++i) most = std::max(most, ++in_group[Group(rows.row[static_cast<std::size_t>(i)])]);
  return most;
}

bool Meet(const Rows& writes, const Rows& reads) {
  std::array<bool, kBanks> written{};
  for (int i = 0; i < writes.count; ++i) written[Bank(writes.row[static_cast<std::size_t>(i)])] = true;
  for (int i = 0; i < reads.count; ++i) {
    if (written[Bank(reads.row[static_cast<std::size_t>(i)])]) return true;
  }
  return false;
}

}  // namespace

BankConflicts FindBankConflicts(const std::vector<Access>& accesses, std::int64_t repeats) {
  BankConflicts found;
  if (repeats <= 0) return found;
  const std::int64_t looked = std::min(repeats, kPeriod);
  Rows reads = Together(accesses, false, 0, repeats);
  for (std::int64_t r = 0; r < looked; ++r) {
    const Rows writes = Together(accesses, true, r, repeats);
    found.beats += std::max(Beats(reads), Beats(writes)) - 1;
    if (r + 1 >= repeats) break;
    reads = Together(accesses, false, r + 1, repeats);
    found.repeats += Meet(writes, reads);
  }
  found.beats = found.beats * repeats / looked;
  found.repeats = found.repeats * repeats / looked;
  return found;
}

std::int64_t CostBytes(const Access& access) {
  constexpr std::int64_t kSmall = 128, kLarge = 512;
  const std::int64_t bursts = std::max<std::int64_t>(access.blocks, 1) * std::max<std::int64_t>(access.repeats, 1);
  const std::int64_t looked = std::min<std::int64_t>(bursts, kPeriod);
  std::int64_t cost = 0;
  for (std::int64_t i = 0; i < looked; ++i) {
    const std::int64_t at = access.begin + i * access.block_stride;
    if (access.bytes < kLarge) {
      cost += (at + access.bytes + kSmall - 1) / kSmall * kSmall - at / kSmall * kSmall;
    } else {
      cost += (access.bytes + kSmall - 1) / kSmall * kSmall + (at % kLarge != 0 ? kLarge : 0);
    }
  }
  return looked == 0 ? 0 : cost * bursts / looked;
}

}  // namespace assay::device
