// Entries never overlap. The rest of a partly overwritten entry keeps its bytes by dividing and wrapping.
#include "simulator/concolic/shadow.h"

#include <vector>

namespace assay::concolic {
namespace {

constexpr unsigned kLargest = 8;

}  // namespace

Shadow::Map::const_iterator Shadow::FirstTouching(Address at) const {
  auto it = entries_.lower_bound(at >= kLargest ? at - kLargest : 0);
  while (it != entries_.end() && it->first + it->second.bytes <= at) ++it;
  return it;
}

bool Shadow::Touches(Address at, std::uint64_t bytes) const {
  const auto it = FirstTouching(at);
  return it != entries_.end() && it->first < at + bytes;
}

std::map<Shadow::Address, Shadow::Entry> Shadow::Within(Address at, std::uint64_t bytes) const {
  std::map<Address, Entry> found;
  for (auto it = entries_.lower_bound(at); it != entries_.end() && it->first < at + bytes; ++it) found.insert(*it);
  return found;
}

void Shadow::Clear(Address at, std::uint64_t bytes, std::uint16_t torn) {
  if (entries_.empty()) return;
  std::vector<std::pair<Address, Entry>> left;
  for (auto it = FirstTouching(at); it != entries_.end() && it->first < at + bytes;) {
    const auto [begin, entry] = *it;
    const Address end = begin + entry.bytes;
    const auto keep = [&](Address from, Address to) {
      if (from >= to) return;
      const auto size = static_cast<unsigned>(to - from);
      if (size != 1 && size != 2 && size != 4) {
        left.emplace_back(from, Entry{size, {}, entry.opaque != 0 ? entry.opaque : torn});
        return;
      }
      Cell cell;
      Load(from, size, cell, torn);
      left.emplace_back(from, Entry{size, cell.expr, cell.opaque});
    };
    keep(begin, at);
    keep(at + bytes, end);
    it = entries_.erase(entries_.find(it->first));
  }
  for (const auto& [address, entry] : left) entries_[address] = entry;
}

void Shadow::Store(Address at, unsigned bytes, const Cell& cell) {
  Clear(at, bytes, cell.opaque);
  if (cell.symbolic()) entries_[at] = {bytes, cell.expr, cell.opaque};
}

void Shadow::Load(Address at, unsigned bytes, Cell& cell, std::uint16_t torn) const {
  if (entries_.empty()) return;
  auto it = FirstTouching(at);
  if (it == entries_.end() || it->first >= at + bytes) return;
  if (it->first == at && it->second.bytes == bytes) {
    cell.expr = it->second.expr;
    cell.opaque = it->second.opaque;
    return;
  }
  // Bytes without an entry are constants; each entry's part is cut out and inserted at its place.
  std::uint64_t constant = cell.bits;
  Expr sum;
  for (; it != entries_.end() && it->first < at + bytes; ++it) {
    const auto& [begin, entry] = *it;
    if (!entry.expr) {
      cell.opaque = entry.opaque;
      return;
    }
    const Address from = std::max(begin, at);
    const Address to = std::min<Address>(begin + entry.bytes, at + bytes);
    const auto width = static_cast<unsigned>(to - from) * 8;
    Expr part = pool_.WrapUnsigned(entry.expr, entry.bytes * 8);
    const auto skipped = static_cast<unsigned>(from - begin) * 8;
    if (skipped != 0) part = pool_.Div(part, pool_.Const(static_cast<WideInt>(1) << skipped));
    part = pool_.WrapUnsigned(part, width);
    const auto shift = static_cast<unsigned>(from - at) * 8;
    part = pool_.Mul(part, pool_.Const(static_cast<WideInt>(1) << shift));
    sum = sum ? pool_.Add(sum, part) : part;
    const std::uint64_t mask = width >= 64 ? ~0ull : (1ull << width) - 1;
    constant &= ~(mask << shift);
  }
  if (bytes > kLargest) {
    cell.opaque = torn;
    return;
  }
  cell.expr = pool_.Add(sum, pool_.Const(static_cast<WideInt>(constant)));
}

void Shadow::Copy(Address to, Address from, std::uint64_t bytes, std::uint16_t torn) {
  if (entries_.empty() || bytes == 0) return;
  std::vector<std::pair<Address, Entry>> moved;
  for (auto it = FirstTouching(from); it != entries_.end() && it->first < from + bytes; ++it) {
    const auto& [begin, entry] = *it;
    const Address first = std::max(begin, from);
    const Address last = std::min<Address>(begin + entry.bytes, from + bytes);
    const auto size = static_cast<unsigned>(last - first);
    if (size == entry.bytes) {
      moved.emplace_back(first - from + to, entry);
    } else if (size == 1 || size == 2 || size == 4) {
      Cell cell;
      Load(first, size, cell, torn);
      moved.emplace_back(first - from + to, Entry{size, cell.expr, cell.opaque});
    } else {
      moved.emplace_back(first - from + to, Entry{size, {}, entry.opaque != 0 ? entry.opaque : torn});
    }
  }
  Clear(to, bytes, torn);
  for (const auto& [address, entry] : moved) entries_[address] = entry;
}

}  // namespace assay::concolic
