// Choosing elements: by bytes of a mask, by patterns, by addresses.
#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

//   SELECT_BYTES: p0 rows of p1 elements, rows of the mask p2 long, p3 source 2 where the mask is set (else where it
//     is 0) and source 0 elsewhere; x0 and x1 are scalars in the place of one that is not there; source dtype: the
//     mask's
//   GATHER_MASK: p0 pattern (0 = bits of source 1), p1 counter mode, p2 elements of a repeat there, p3 repeats, p4
//     block and p5 repeat stride of the source, p6 repeat stride of the pattern. Returns how many elements were kept
//   GATHER_BLOCKS: p0 repeats, p1 block and p2 repeat stride of the destination; offsets in bytes of whole data
//     blocks
//   GATHER_R: mask kind, mask, mask, p3 repeats, p4 base in bytes, p5 repeat stride of the destination
namespace {

void SelectBytes(LibraryCall& call) {
  const std::int64_t rows = call.p[0], columns = call.p[1], mask_columns = call.p[2];
  const LibraryValues x = LibraryRead(call, call.s[0], call.dtype), mask = LibraryRead(call, call.s[1], call.source);
  const LibraryValues other = call.s[2].handle == 0 ? LibraryValues(0) : LibraryRead(call, call.s[2], call.dtype);
  LibraryTemporary(call, 0);
  LibraryValues y(rows * columns);
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < columns; ++c) {
      const std::int64_t i = r * columns + c, bit = r * mask_columns + c;
      if (bit >= mask.size()) continue;
      const bool second = (mask[bit] != 0) == (call.p[3] != 0);
      const LibraryValues& from = second ? other : x;
      const bool there = i < from.size();
      y[i] = there ? from[i] : call.x[second ? 0 : 1];
      y.Taint(i, there ? std::max(mask.Mark(bit), from.Mark(i)) : mask.Mark(bit));
    }
  }
  LibraryWrite(call, call.d[0], call.dtype, y);
}

// 1: 0101.., 2: 1010.., 3 to 6: one of four, 7: all (bit 0 first).
bool PatternHas(std::int64_t pattern, std::int64_t element) {
  switch (pattern) {
    case 1:
      return element % 2 == 0;
    case 2:
      return element % 2 == 1;
    case 3:
    case 4:
    case 5:
    case 6:
      return element % 4 == pattern - 3;
    default:
      return true;
  }
}

std::int64_t GatherMask(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype);
  if (call.p[0] < 0 || call.p[0] > 7) call.m.Undecided("GatherMask with a pattern beyond 7");
  if (size != 2 && size != 4) call.m.Undecided("GatherMask of elements that are neither 2 nor 4 bytes");
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]), bits = LibraryReadBytes(call, call.s[1]);
  const std::int64_t per_repeat = call.p[1] != 0 ? call.p[2] : 256 / size;
  LibraryBytes kept;
  for (std::int64_t r = 0; r < call.p[3]; ++r) {
    for (std::int64_t e = 0; e < per_repeat; ++e) {
      bool take = PatternHas(call.p[0], e);
      std::uint8_t mark = 0;
      if (call.p[0] == 0) {
        const auto at = static_cast<std::size_t>(r * call.p[6] * 32 + e / 8);
        if (at >= bits.data.size()) continue;
        take = (bits.data[at] >> (e % 8) & 1) != 0;
        mark = bits.mark[at];
      }
      if (!take) continue;
      const std::int64_t from = r * call.p[5] * 32 + e * size / 32 * call.p[4] * 32 + e * size % 32;
      for (std::int64_t b = from; b < from + size; ++b) {
        const bool inside = b >= 0 && b < static_cast<std::int64_t>(x.data.size());
        kept.data.push_back(inside ? x.data[static_cast<std::size_t>(b)] : std::uint8_t{0});
        kept.mark.push_back(std::max(mark, inside ? x.mark[static_cast<std::size_t>(b)] : std::uint8_t{0}));
      }
    }
  }
  const auto bytes = static_cast<std::int64_t>(kept.data.size());
  if (bytes > 0) {
    Operand target = Operand::Flat(call.m, call.d[0].handle, call.d[0].offset, Dtype::kU8, 1);
    target.Check(OneRun(bytes), true);
    LibraryWriteBytes(call, call.d[0], 0, kept.data.data(), kept.mark.data(), bytes);
  }
  call.m.core().counter_mode = false;  // the call returns in normal mode
  call.m.core().special[ASSAY_REG_REMAINING] = static_cast<std::uint64_t>(bytes / size);
  return bytes / size;
}

// `bytes` at a byte address from the start of the source; false (reported) if that is not inside its buffer.
bool Fetch(LibraryCall& call, std::int64_t from, std::int64_t bytes, LibraryBytes& to) {
  const Buffer& buffer = *call.m.FindBuffer(call.s[0].handle);
  const std::int64_t at = call.s[0].offset + from;
  if (at < 0 || at + bytes > buffer.size) {
    call.m.Report(FaultKind::kOnChipOutOfBounds)
        .Extent(at, bytes, buffer.size)
        .Arg("write", 0)
        .Text("api", LibraryName(call.api))
        .Other(buffer.init_location);
    return false;
  }
  LibraryReach reach = call.s[0];
  reach.offset = at;
  reach.bytes = bytes;
  to = LibraryReadBytes(call, reach);
  return true;
}

void GatherBlocks(LibraryCall& call) {
  CheckRepeat(call.m, call.p[0]);
  const LibraryValues offsets = LibraryRead(call, call.s[1], Dtype::kU32);
  for (std::int64_t r = 0; r < call.p[0]; ++r) {
    for (std::int64_t b = 0; b < 8; ++b) {
      LibraryBytes block;
      const std::int64_t i = r * 8 + b;
      if (i >= offsets.size() || !Fetch(call, static_cast<std::int64_t>(offsets[i]), 32, block)) continue;
      for (std::uint8_t& mark : block.mark) mark = std::max(mark, offsets.Mark(i));
      LibraryWriteBytes(call, call.d[0], (r * call.p[2] + b * call.p[1]) * 32, block.data.data(), block.mark.data(),
                        32);
    }
  }
}

void GatherRepeats(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype);
  CheckRepeat(call.m, call.p[3]);
  const Lanes lanes = MaskLanes(call.m.core(), static_cast<int>(call.p[0]), static_cast<std::uint64_t>(call.p[1]),
                                static_cast<std::uint64_t>(call.p[2]), call.p[3], size);
  const LibraryValues offsets = LibraryRead(call, call.s[1], Dtype::kU32);
  for (std::int64_t r = 0; r < lanes.repeats; ++r) {
    for (int e = 0; e < lanes.End(r); ++e) {
      const std::int64_t i = r * lanes.per_repeat + e;
      LibraryBytes one;
      if (!lanes.Has(e) || i >= offsets.size()) continue;
      if (!Fetch(call, call.p[4] + static_cast<std::int64_t>(offsets[i]), size, one)) continue;
      for (std::uint8_t& mark : one.mark) mark = std::max(mark, offsets.Mark(i));
      LibraryWriteBytes(call, call.d[0], r * call.p[5] * 32 + e * size, one.data.data(), one.mark.data(), size);
    }
  }
}

}  // namespace

bool LibrarySelect(LibraryCall& call, std::int64_t& result) {
  switch (call.api) {
    case ASSAY_LIB_SELECT_BYTES:
      SelectBytes(call);
      return true;
    case ASSAY_LIB_GATHER_MASK:
      result = GatherMask(call);
      return true;
    case ASSAY_LIB_GATHER_BLOCKS:
      GatherBlocks(call);
      return true;
    case ASSAY_LIB_GATHER_R:
      GatherRepeats(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device
