// Rearranging data: transposition, padding of rows, and the special registers, native addresses and fills that go with
// them.
#include <algorithm>
#include <cstring>
#include <string>

#include "dialects/ascendc/device/intrinsic-arguments.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/library.h"
#include "dialects/ascendc/device/queues.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

//   TRANSPOSE: p0..p3 N, C, H, W, p4 TransposeType; PAD: p0 rows of p1 elements, p2 of which are real, p3 left, p4
//     right, p5 value, p6 a row of the destination; UNPAD: p0 rows of p1, p2 fewer on the right; TRANS_DATA: p0 1 from
//     NCDHW, 0 to it, p1 1 of FRACTAL_Z_3D, 0 of NDC1HWC0, p2..p6 N, C, D, H, W; VECTOR_TO_MATRIX: p0 pieces of 16
//     elements
namespace {

void Move(LibraryCall& call, const LibraryBytes& x, std::int64_t to, std::int64_t from, std::int64_t size) {
  if (from < 0 || (from + 1) * size > static_cast<std::int64_t>(x.data.size())) return;
  LibraryWriteBytes(call, call.d[0], to * size, x.data.data() + from * size, x.mark.data() + from * size, size);
}

void Transpose(LibraryCall& call) {
  const bool square = call.api == ASSAY_LIB_TRANSPOSE16 || call.p[4] == 10;
  const std::int64_t size = call.api == ASSAY_LIB_TRANSPOSE16 ? 2 : LibrarySize(call.dtype);
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  if (square) {
    for (std::int64_t i = 0; i < 256; ++i) Move(call, x, i % 16 * 16 + i / 16, i, size);
    return;
  }
  const std::int64_t n = call.p[0], c = call.p[1], hw = call.p[2] * call.p[3];
  if (call.p[4] != 11 && call.p[4] != 12) call.m.Undecided("Transpose of this type is not modelled");
  // The enhanced form works on pieces of h0 x w0 elements.
  const std::int64_t piece = (size == 1 ? 32 : 16) * (32 / size) * size;
  LibraryTemporary(call, (call.p[4] == 11 ? c + 2 : 2 * c + 1) * piece);
  for (std::int64_t b = 0; b < n; ++b) {
    for (std::int64_t i = 0; i < c * hw; ++i) {
      const std::int64_t channel = i / hw, place = i % hw, nchw = b * c * hw + i,
                         nhwc = b * c * hw + place * c + channel;
      Move(call, x, call.p[4] == 11 ? nhwc : nchw, call.p[4] == 11 ? nchw : nhwc, size);
    }
  }
}

void Pad(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype), rows = call.p[0], width = call.p[1], to = call.p[6];
  const bool whole = width * size % 32 == 0;
  const std::int64_t real = whole ? call.p[2] : width;
  if (real + call.p[3] + call.p[4] != to || (whole && call.p[3] != 0)) {
    call.m.Undecided("Pad to rows that are not whole data blocks");
  }
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  LibraryTemporary(call, 0);
  LibraryValues value(1);
  value[0] = static_cast<double>(call.p[5]);
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < to; ++c) {
      if (c >= call.p[3] && c < call.p[3] + real) {
        Move(call, x, r * to + c, r * width + c - call.p[3], size);
        continue;
      }
      LibraryReach at = call.d[0];
      at.offset += (r * to + c) * size;
      LibraryWrite(call, at, call.dtype, value);
    }
  }
}

void UnPad(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype), kept = call.p[1] - call.p[2];
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  LibraryTemporary(call, 0);
  for (std::int64_t i = 0; i < call.p[0] * kept; ++i) Move(call, x, i, i / kept * call.p[1] + i % kept, size);
}

// Rows of H x W elements are whole data blocks of 32 bytes, and channels and batches of fractals are multiples of 16:
// elements without a source are zero.
void TransData(LibraryCall& call) {
  constexpr std::int64_t kPart = 16;
  const bool from_plain = call.p[0] != 0, fractal = call.p[1] != 0;
  const std::int64_t n = call.p[2], c = call.p[3], d = call.p[4], hw = call.p[5] * call.p[6];
  const std::int64_t row = (hw + kPart - 1) / kPart * kPart, groups = (c + kPart - 1) / kPart;
  const std::int64_t batches = fractal ? (n + kPart - 1) / kPart * kPart : n, size = LibrarySize(call.dtype);
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  LibraryTemporary(call, 0);
  const std::uint8_t zero[8] = {};
  for (std::int64_t b = 0; b < batches; ++b) {
    for (std::int64_t channel = 0; channel < groups * kPart; ++channel) {
      for (std::int64_t at = 0; at < d * hw; ++at) {
        const std::int64_t depth = at / hw, place = at % hw, group = channel / kPart;
        const std::int64_t plain = ((b * c + channel) * d + depth) * row + place;
        const std::int64_t outer = fractal ? ((depth * groups + group) * hw + place) * batches + b
                                           : ((b * d + depth) * groups + group) * hw + place;
        const std::int64_t packed = outer * kPart + channel % kPart;
        if (b < n && channel < c) {
          Move(call, x, from_plain ? packed : plain, from_plain ? plain : packed, size);
        } else if (from_plain) {
          LibraryWriteBytes(call, call.d[0], packed * size, zero, zero, size);
        }
      }
    }
  }
}

// Each piece of 16 elements becomes the 16 rows of a fractal.
void VectorToMatrix(LibraryCall& call) {
  const std::int64_t size = LibrarySize(call.dtype);
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  for (std::int64_t i = 0; i < call.p[0] * 256; ++i) Move(call, x, i, i / 256 * 16 + i % 16, size);
}

void MatrixToVector(LibraryCall& call) {
  const LibraryBytes x = LibraryReadBytes(call, call.s[0]);
  LibraryWriteBytes(call, call.d[0], 0, x.data.data(), x.mark.data(), static_cast<std::int64_t>(x.data.size()));
}

// The buffer of the core that contains a native address: the smallest, the latest of equals. If none does, the last one
// that ends before it: the address was derived from there.
std::uint64_t HandleOf(Machine& m, const void* p, std::int64_t& offset) {
  std::int64_t at = 0;
  const LocalSpace* space = m.FindLocal(p, at);
  if (space == nullptr) return 0;
  std::uint64_t best = 0, before = 0;
  const std::vector<Buffer>& buffers = m.core().buffers;
  for (std::size_t i = buffers.size(); i > 0; --i) {
    const Buffer& buffer = buffers[i - 1];
    if (&m.core().spaces[buffer.space] != space || at < buffer.address || at >= buffer.address + buffer.size) continue;
    if (best == 0 || buffer.size < buffers[best - 1].size) best = i;
  }
  const auto end = [&](std::uint64_t handle) { return buffers[handle - 1].address + buffers[handle - 1].size; };
  for (std::uint64_t handle = 1; best == 0 && handle <= buffers.size(); ++handle) {
    if (&m.core().spaces[buffers[handle - 1].space] != space || end(handle) > at) continue;
    if (before == 0 || end(handle) > end(before)) before = handle;
  }
  if (best == 0) best = before;
  if (best != 0) offset = at - buffers[best - 1].address;
  return best;
}

// 16 rows become 16 columns. 4 bytes: 8 columns of 16, two destinations a column; 1 byte: half a data block at a time.
void Trans5hd(Machine& m, Dtype dtype, const std::uint64_t* dst, const std::uint64_t* src, bool dst_high, bool src_high,
              std::int64_t repeat, std::int64_t d_rep, std::int64_t s_rep) {
  CheckRepeat(m, repeat);
  LibraryCall call{m, ASSAY_LIB_TRANSPOSE, dtype, dtype, {}, {}, {}, {}, {}};
  const std::int64_t size = LibrarySize(dtype), columns = size == 1 ? 16 : 32 / size;
  const auto reach = [&](std::uint64_t address, std::int64_t shift) {
    LibraryReach at;
    at.handle = HandleOf(m, reinterpret_cast<const void*>(address), at.offset);
    if (at.handle == 0) m.FindBuffer(0);
    at.offset += shift;
    at.bytes = 32;
    return at;
  };
  m.Step(8 + repeat * 64);
  m.NoteWork(repeat * 16 * columns, repeat, 0);
  for (std::int64_t r = 0; r < repeat; ++r) {
    LibraryBytes rows[16];
    for (int i = 0; i < 16; ++i) {
      const LibraryReach at = reach(src[i], r * s_rep * 32);
      Operand::Flat(m, at.handle, at.offset, Dtype::kU8, 1).Check(OneRun(32), false);
      rows[i] = LibraryReadBytes(call, at);
    }
    for (int i = 0; i < 16; ++i) {
      LibraryReach at = reach(dst[i], r * d_rep * 32);
      Operand::Flat(m, at.handle, at.offset, Dtype::kU8, 1).Check(OneRun(32), true);
      const std::int64_t shift = dst_high && size == 1 ? 16 : 0;
      for (std::int64_t e = 0; e < (size == 4 ? 8 : 16); ++e) {
        const std::int64_t row = size == 4 ? e + i % 2 * 8 : e, column = size == 4 ? i / 2 : i;
        const std::int64_t from = column * size + (src_high && size == 1 ? 16 : 0);
        LibraryWriteBytes(call, at, shift + e * size, rows[row].data.data() + from, rows[row].mark.data() + from, size);
      }
    }
  }
}

}  // namespace

bool LibraryLayout(LibraryCall& call, std::int64_t&) {
  switch (call.api) {
    case ASSAY_LIB_TRANSPOSE16:
    case ASSAY_LIB_TRANSPOSE:
      Transpose(call);
      return true;
    case ASSAY_LIB_PAD:
      Pad(call);
      return true;
    case ASSAY_LIB_UNPAD:
      UnPad(call);
      return true;
    case ASSAY_LIB_TRANS_DATA:
      TransData(call);
      return true;
    case ASSAY_LIB_VECTOR_TO_MATRIX:
      VectorToMatrix(call);
      return true;
    case ASSAY_LIB_MATRIX_TO_VECTOR:
      MatrixToVector(call);
      return true;
    default:
      return false;
  }
}

}  // namespace assay::device

using assay::device::M;

extern "C" {

void* assay_local_address(assay_u64 buf, assay_i64 off) {
  using namespace assay::device;
  M().Step();
  const Buffer& buffer = *M().FindBuffer(buf);
  LocalSpace& space = M().core().spaces[buffer.space];
  const std::int64_t at = buffer.address + off;
  if (at < 0 || at > kSpaceReserve) M().Undecided("the address of a place far outside of a buffer");
  return space.data + at;
}
assay_u64 assay_local_handle(const void* p) {
  std::int64_t offset = 0;
  return assay::device::HandleOf(M(), p, offset);
}
assay_i64 assay_local_offset(const void* p) {
  std::int64_t offset = 0;
  assay::device::HandleOf(M(), p, offset);
  return offset;
}
void assay_trans_5hd(assay_i32 dtype, const assay_u64* dst, const assay_u64* src, assay_i32 dst_high,
                     assay_i32 src_high, assay_i32 repeat, assay_i32 d_rep, assay_i32 s_rep) {
  using namespace assay::device;
  const Issue issue(M(), Pipe::kVector, "assay_trans_5hd", -1, static_cast<assay::Dtype>(dtype));
  std::uint64_t to[16], from[16];
  std::memcpy(to, dst, sizeof to);
  std::memcpy(from, src, sizeof from);
  Trans5hd(M(), static_cast<assay::Dtype>(dtype), to, from, dst_high != 0, src_high != 0, repeat, d_rep, s_rep);
}
assay_u64 assay_special_get(assay_i32 what) {
  M().Step();
  // A clock that advances, whatever the time is.
  if (what == ASSAY_REG_CYCLES) return M().core().special[what] += 64 + M().core().intrinsics;
  return what >= 0 && what < ASSAY_REG_COUNT ? M().core().special[what] : 0;
}
void assay_special_set(assay_i32 what, assay_u64 bits) {
  M().Step();
  if (what >= 0 && what < ASSAY_REG_COUNT) M().core().special[what] = bits;
}
void assay_gm_fill(void* dst, assay_i64 bytes, assay_i32 size, assay_u64 bits) {
  using namespace assay::device;
  const Issue issue(M(), Pipe::kMte3, "assay_gm_fill");
  // It fills whatever space is left, and maintained kernels call it with none: its behaviour is then undocumented.
  M().Step(4 + bytes / 32);
  M().NoteGm(dst, bytes, true);
  M().NoteWork(0, 1, bytes);
  std::uint8_t row[256], shadow[256];
  std::memset(shadow, kDefined, sizeof shadow);
  for (int i = 0; i < 256; ++i) row[i] = static_cast<std::uint8_t>(bits >> 8 * (i % std::max(size, 1)));
  for (assay_i64 done = 0; done < bytes;) {
    const assay_i64 part = std::min<assay_i64>(bytes - done, 256);
    M().WriteGm(static_cast<std::uint8_t*>(dst) + done, row, shadow, part, nullptr, 0);
    done += part;
  }
}

}  // extern "C"

namespace assay::device {

std::span<const IntrinsicSymbol> LibraryIntrinsics() {
#define ASSAY_ENTRY(function) {#function, reinterpret_cast<void*>(&function)}
  static const IntrinsicSymbol kTable[] = {
      ASSAY_ENTRY(assay_lib),          ASSAY_ENTRY(assay_local_address), ASSAY_ENTRY(assay_local_handle),
      ASSAY_ENTRY(assay_local_offset), ASSAY_ENTRY(assay_trans_5hd),     ASSAY_ENTRY(assay_special_get),
      ASSAY_ENTRY(assay_special_set),  ASSAY_ENTRY(assay_gm_fill),       ASSAY_ENTRY(assay_reduce_to_register),
  };
#undef ASSAY_ENTRY
  return kTable;
}

}  // namespace assay::device
