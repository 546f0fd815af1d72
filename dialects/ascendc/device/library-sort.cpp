// Sorting. A structure is 8 bytes: the score first, the index in the upper four bytes. Descending; of equal scores the
// one that came first stays first.
#include <algorithm>
#include <cmath>
#include <cstring>
#include <numeric>

#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

//   SORT32, EXTRACT: p0 repeats of 32; SORT: p0 repeats, p1 all of them in one order
//   MRG_SORT: p0..p3 lengths of the lists, p4 bit mask of the lists, p5 stop when a list is used up, p6 repeats.
//     Returns how many structures of each list were merged, 16 bits each
//   TOPK: p0 rows of p1 elements, p2 of which count, p3 k, p4 largest, p5 flags (1 indices given, 2 rows to leave
//     out, 4 rows of 32), p6 temporary space of the tiling in elements, p7 length of a row of values << 32 | of
//     indices
namespace {

struct Entry {
  std::uint8_t bytes[8] = {};
  std::uint8_t mark[8] = {};
  double score = 0;
};

double ScoreOf(Dtype dtype, const std::uint8_t* bytes) {
  float value = 0;
  LoadFloat(dtype, bytes, &value, 1);
  return static_cast<double>(value);
}

// The order of NaN is not documented.
void RefuseNan(LibraryCall& call, const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    if (std::isnan(entry.score) && entry.mark[0] == 0) call.m.Undecided("sorting of NaN");
  }
}

void Order(std::vector<Entry>& entries, std::size_t from, std::size_t to) {
  std::stable_sort(entries.begin() + static_cast<std::ptrdiff_t>(from),
                   entries.begin() + static_cast<std::ptrdiff_t>(to),
                   [](const Entry& a, const Entry& b) { return a.score > b.score; });
  // Where a score is undefined, so is the order of its group.
  std::uint8_t worst = 0;
  for (std::size_t i = from; i < to; ++i) worst = std::max(worst, entries[i].mark[0]);
  if (worst == 0) return;
  for (std::size_t i = from; i < to; ++i) std::memset(entries[i].mark, worst, 8);
}

std::vector<Entry> MakeEntries(LibraryCall& call, const LibraryReach& scores, const LibraryReach& indices) {
  const auto size = static_cast<std::size_t>(LibrarySize(call.dtype));
  const LibraryBytes s = LibraryReadBytes(call, scores), x = LibraryReadBytes(call, indices);
  std::vector<Entry> entries(std::min(s.data.size() / size, x.data.size() / 4));
  for (std::size_t i = 0; i < entries.size(); ++i) {
    std::memcpy(entries[i].bytes, s.data.data() + i * size, size);
    std::memcpy(entries[i].bytes + 4, x.data.data() + i * 4, 4);
    for (std::size_t b = 0; b < size; ++b) entries[i].mark[0] = std::max(entries[i].mark[0], s.mark[i * size + b]);
    std::memset(entries[i].mark, entries[i].mark[0], 4);
    std::memcpy(entries[i].mark + 4, x.mark.data() + i * 4, 4);
    entries[i].score = ScoreOf(call.dtype, entries[i].bytes);
  }
  return entries;
}

std::vector<Entry> ReadEntries(LibraryCall& call, LibraryReach reach) {
  const LibraryBytes bytes = LibraryReadBytes(call, reach);
  std::vector<Entry> entries(bytes.data.size() / 8);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    std::memcpy(entries[i].bytes, bytes.data.data() + i * 8, 8);
    std::memcpy(entries[i].mark, bytes.mark.data() + i * 8, 8);
    if (call.dtype == Dtype::kF16) entries[i].mark[2] = entries[i].mark[3] = 0;  // between score and index: reserved
    entries[i].score = ScoreOf(call.dtype, entries[i].bytes);
  }
  return entries;
}

void WriteEntries(LibraryCall& call, std::int64_t at, const std::vector<Entry>& entries) {
  for (const Entry& entry : entries) {
    LibraryWriteBytes(call, call.d[0], at, entry.bytes, entry.mark, 8);
    at += 8;
  }
}

void SortGroups(LibraryCall& call) {
  CheckRepeat(call.m, call.p[0]);
  std::vector<Entry> entries = MakeEntries(call, call.s[0], call.s[1]);
  RefuseNan(call, entries);
  const bool all = call.api == ASSAY_LIB_SORT && call.p[1] != 0;
  if (all) LibraryTemporary(call, call.p[0] * 256);
  const std::size_t group = all ? entries.size() : 32;
  for (std::size_t at = 0; at < entries.size(); at += std::max<std::size_t>(group, 1)) {
    Order(entries, at, std::min(entries.size(), at + group));
  }
  WriteEntries(call, 0, entries);
}

std::uint64_t MergeOnce(LibraryCall& call, std::vector<std::vector<Entry>>& lists, std::vector<Entry>& out) {
  std::size_t next[4] = {};
  const bool stops = call.p[5] != 0;
  while (true) {
    int best = -1;
    bool exhausted = false;
    for (int i = 0; i < 4; ++i) {
      if (next[i] >= lists[static_cast<std::size_t>(i)].size()) {
        exhausted |= (call.p[4] >> i & 1) != 0;
        continue;
      }
      const Entry& entry = lists[static_cast<std::size_t>(i)][next[i]];
      if (best < 0 || entry.score > lists[static_cast<std::size_t>(best)][next[best]].score) best = i;
    }
    if (best < 0 || (stops && exhausted)) break;
    out.push_back(lists[static_cast<std::size_t>(best)][next[best]++]);
  }
  return next[0] | next[1] << 16 | static_cast<std::uint64_t>(next[2]) << 32 |
         static_cast<std::uint64_t>(next[3]) << 48;
}

std::uint64_t Merge(LibraryCall& call) {
  std::uint64_t done = 0;
  std::int64_t total = 0;
  for (int i = 0; i < 4; ++i) total += (call.p[4] >> i & 1) != 0 ? call.p[i] : 0;
  std::vector<std::vector<Entry>> results;
  for (std::int64_t r = 0; r < call.p[6]; ++r) {
    std::vector<std::vector<Entry>> lists(4);
    for (int i = 0; i < 4; ++i) {
      if ((call.p[4] >> i & 1) == 0 || call.s[i].handle == 0) continue;
      LibraryReach reach = call.s[i];
      reach.offset += r * total * 8;
      reach.bytes = call.p[i] * 8;
      lists[static_cast<std::size_t>(i)] = ReadEntries(call, reach);
      RefuseNan(call, lists[static_cast<std::size_t>(i)]);
    }
    results.emplace_back();
    done = MergeOnce(call, lists, results.back());
    std::uint8_t worst = 0;
    for (const Entry& entry : results.back()) worst = std::max(worst, entry.mark[0]);
    for (Entry& entry : results.back()) {
      if (worst != 0) std::memset(entry.mark, worst, 8);
    }
  }
  for (std::size_t r = 0; r < results.size(); ++r) {
    WriteEntries(call, static_cast<std::int64_t>(r) * total * 8, results[r]);
  }
  call.m.core().special[ASSAY_REG_MRG_SORT] = done;
  return done;
}

void Extract(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype);
  const std::vector<Entry> entries = ReadEntries(call, call.s[0]);
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto at = static_cast<std::int64_t>(i);
    LibraryWriteBytes(call, call.d[0], at * size, entries[i].bytes, entries[i].mark, size);
    LibraryWriteBytes(call, call.d[1], at * 4, entries[i].bytes + 4, entries[i].mark + 4, 4);
  }
  call.m.core().special[ASSAY_REG_REMAINING] = entries.size();
}

void TopValues(LibraryCall& call) {
  const std::int64_t rows = call.p[0], inner = call.p[1], n = call.p[2], k = call.p[3];
  const bool largest = call.p[4] != 0, given = (call.p[5] & 1) != 0, leaves = (call.p[5] & 2) != 0;
  const std::int64_t value_row = call.p[7] >> 32, index_row = call.p[7] & 0xffffffff;
  if (k > n || n > inner || k < 1) call.m.Undecided("TopK of more elements than there are");
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype), indices = LibraryRead(call, call.s[1], Dtype::kI32);
  const LibraryValues finish = LibraryRead(call, call.s[2], Dtype::kU8);
  LibraryTemporary(call, call.p[6] * LibrarySize(call.dtype));
  for (std::int64_t r = 0; r < rows; ++r) {
    // Columns past n must not win; the device sets them to the smallest value.
    std::vector<std::int64_t> order(static_cast<std::size_t>(n));
    std::iota(order.begin(), order.end(), r * inner);
    for (std::int64_t i : order) {
      if (std::isnan(x[i])) call.m.Undecided("sorting of NaN");
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::int64_t a, std::int64_t b) { return largest ? x[a] > x[b] : x[a] < x[b]; });
    LibraryValues values(k), places(k);
    const bool left_out = leaves && r < finish.size() && finish[r] != 0;
    for (std::int64_t i = 0; i < k; ++i) {
      const std::int64_t from = order[static_cast<std::size_t>(i)];
      values[i] = x[from];
      // Without indices the device counts from 0.
      const std::int64_t column = from - r * inner;
      places[i] = left_out ? static_cast<double>(n) : given ? indices[column] : static_cast<double>(column);
      const std::uint8_t mark = std::max(x.Worst(r * inner, n), finish.Mark(r));
      values.Taint(i, mark);
      places.Taint(i, std::max(mark, indices.Mark(from - r * inner)));
    }
    LibraryReach v = call.d[0], p = call.d[1];
    v.offset += r * value_row * LibrarySize(call.dtype);
    p.offset += r * index_row * 4;
    LibraryWrite(call, v, call.dtype, values);
    LibraryWrite(call, p, Dtype::kI32, places);
  }
}

}  // namespace

bool LibrarySort(LibraryCall& call, std::int64_t& result) {
  switch (call.api) {
    case ASSAY_LIB_SORT32:
    case ASSAY_LIB_SORT:
      SortGroups(call);
      return true;
    case ASSAY_LIB_MRG_SORT:
      result = static_cast<std::int64_t>(Merge(call));
      return true;
    case ASSAY_LIB_EXTRACT:
      Extract(call);
      return true;
    case ASSAY_LIB_TOPK:
      TopValues(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device
