// Vector code on registers (3510): a register is 256 bytes, a mask one flag per byte, where an element uses the flag
// of its first byte. Loads and stores are the vector unit's accesses to UB; everything else only computes.
#include <algorithm>
#include <cmath>
#include <cstring>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/intrinsic-arguments.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

using assay::Dtype;
using assay::FaultKind;
using namespace assay::device;

namespace {

constexpr std::int64_t kRegisterBytes = 512;  // of a register of two

// The address of `bytes` at a native address in the core's own local memory; null if they are elsewhere.
LocalSpace* RegisterPlace(const void* at, std::int64_t bytes, bool write, std::int64_t& offset) {
  Machine& m = M();
  m.Step();
  LocalSpace* space = m.FindLocal(at, offset);
  if (space == nullptr || offset + bytes > kSpaceReserve) m.Undecided("register code on memory that is not the core's");
  if (offset + bytes > space->capacity) {
    m.Report(FaultKind::kOnChipOutOfBounds)
        .Extent(offset, bytes, space->capacity)
        .Arg("write", write)
        .Most("past_memory", 1)
        .Text("api", write ? "StoreAlign" : "LoadAlign");
  }
  m.Use(*space, offset, bytes);
  space->high = std::max(space->high, offset + bytes);
  return space;
}

void NoteRegister(const LocalSpace* space, std::int64_t offset, std::int64_t bytes, bool write) {
  M().Note({.space = static_cast<int>(space - M().core().spaces), .begin = offset, .bytes = bytes, .write = write});
}

std::int64_t ShiftedLane(std::int64_t value, std::int64_t by, bool left, Dtype dtype) {
  const auto width = static_cast<std::int64_t>(assay::SizeOf(dtype)) * 8;
  if (left) return by >= width || by < 0 ? 0 : static_cast<std::int64_t>(static_cast<std::uint64_t>(value) << by);
  if (dtype == Dtype::kU64)
    return by >= width || by < 0 ? 0 : static_cast<std::int64_t>(static_cast<std::uint64_t>(value) >> by);
  return value >> std::clamp<std::int64_t>(by, 0, 63);
}

std::int64_t OfIntegers(int op, Dtype dtype, std::int64_t a, std::int64_t b, bool& known) {
  const bool wide = dtype == Dtype::kU64;
  const auto x = static_cast<std::uint64_t>(a), y = static_cast<std::uint64_t>(b);
  const bool less = wide ? x < y : a < b;
  switch (op) {
    case ASSAY_ABS:
      return a < 0 && !wide ? static_cast<std::int64_t>(0 - x) : a;
    case ASSAY_RELU:
      return a < 0 && !wide ? 0 : a;
    case ASSAY_NOT:
      return ~a;
    case ASSAY_COPY:
      return a;
    case ASSAY_ADD:
      return static_cast<std::int64_t>(x + y);
    case ASSAY_SUB:
      return static_cast<std::int64_t>(x - y);
    case ASSAY_MUL:
      return static_cast<std::int64_t>(x * y);
    case ASSAY_DIV:
      if (b == 0 || (!wide && b == -1)) return b == 0 ? -1 : static_cast<std::int64_t>(0 - x);
      return wide ? static_cast<std::int64_t>(x / y) : a / b;
    case ASSAY_MAX:
      return less ? b : a;
    case ASSAY_MIN:
      return less ? a : b;
    case ASSAY_AND:
      return a & b;
    case ASSAY_OR:
      return a | b;
    case ASSAY_XOR:
      return a ^ b;
    case ASSAY_SHIFT_LEFT:
    case ASSAY_SHIFT_RIGHT:
      return ShiftedLane(a, b, op == ASSAY_SHIFT_LEFT, dtype);
    default:
      known = false;
      return 0;
  }
}

bool IsBitwise(int op) {
  return op == ASSAY_AND || op == ASSAY_OR || op == ASSAY_XOR || op == ASSAY_NOT || op == ASSAY_COPY;
}

Dtype BitsType(Dtype dtype) {
  switch (assay::SizeOf(dtype)) {
    case 2:
      return Dtype::kU16;
    case 4:
      return Dtype::kU32;
    case 8:
      return Dtype::kU64;
    default:
      return Dtype::kU8;
  }
}

bool ComputeLanes(int op, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, const std::uint8_t* d,
                  double scalar, std::uint8_t* r, std::int64_t n) {
  if (IsFloat(dtype) && !IsBitwise(op)) {
    const bool fused = op == ASSAY_MUL_ADD_DST || op == ASSAY_FUSED_MUL_ADD;
    return ComputeRow(fused ? op | kOneRounding : op, dtype, dtype, a, b, d, scalar, r, n);
  }
  const Dtype as = IsBitwise(op) ? BitsType(dtype) : dtype;
  std::int64_t x[kRegisterBytes], y[kRegisterBytes] = {}, z[kRegisterBytes] = {};
  LoadInt(as, a, x, n);
  if (b != nullptr) LoadInt(as, b, y, n);
  if (d != nullptr) LoadInt(as, d, z, n);
  bool known = true;
  for (std::int64_t i = 0; i < n; ++i) {
    const auto product = [](std::int64_t p, std::int64_t q) {
      return static_cast<std::uint64_t>(p) * static_cast<std::uint64_t>(q);
    };
    if (op == ASSAY_MUL_ADD_DST)
      x[i] = static_cast<std::int64_t>(product(x[i], y[i]) + static_cast<std::uint64_t>(z[i]));
    else if (op == ASSAY_FUSED_MUL_ADD)
      x[i] = static_cast<std::int64_t>(product(x[i], z[i]) + static_cast<std::uint64_t>(y[i]));
    else
      x[i] = OfIntegers(op, as, x[i], y[i], known);
  }
  StoreInt(as, x, r, n);
  return known;
}

std::int64_t LanesOf(Dtype dtype, std::int64_t bytes) {
  return std::clamp<std::int64_t>(bytes, 0, kRegisterBytes) /
         static_cast<std::int64_t>(std::max<std::size_t>(assay::SizeOf(dtype), 1));
}

}  // namespace

extern "C" {

void assay_reg_load(void* reg, const void* at, assay_i64 bytes) {
  const Issue issue(M(), Pipe::kVector, "assay_reg_load");
  bytes = std::clamp<assay_i64>(bytes, 0, kRegisterBytes);
  std::int64_t offset = 0;
  const LocalSpace* space = RegisterPlace(at, bytes, false, offset);
  NoteRegister(space, offset, bytes, false);
  std::memcpy(reg, space->data + offset, static_cast<std::size_t>(bytes));
}

void assay_reg_store(void* at, const void* reg, const void* mask, assay_i64 element, assay_i64 bytes) {
  const Issue issue(M(), Pipe::kVector, "assay_reg_store");
  bytes = std::clamp<assay_i64>(bytes, 0, kRegisterBytes);
  element = std::clamp<assay_i64>(element, 1, 8);
  const std::uint8_t* on = Bytes(mask);
  std::int64_t first = 0, end = bytes;
  if (on != nullptr) {
    first = bytes;
    end = 0;
    for (std::int64_t i = 0; i < bytes; i += element) {
      if (on[i] == 0) continue;
      first = std::min(first, i);
      end = i + element;
    }
  }
  if (first >= end) return;
  std::int64_t offset = 0;
  const LocalSpace* space = RegisterPlace(Bytes(at) + first, end - first, true, offset);
  NoteRegister(space, offset, end - first, true);
  for (std::int64_t i = first; i < end; i += element) {
    if (on != nullptr && on[i] == 0) continue;
    std::memcpy(space->data + offset + (i - first), Bytes(reg) + i, static_cast<std::size_t>(element));
    std::memset(space->shadow + offset + (i - first), kDefined, static_cast<std::size_t>(element));
  }
}

// Lanes without a flag are unchanged (`merging`) or become 0. The operands may be one register.
void assay_reg_op(assay_i32 op, assay_i32 dtype, void* d, const void* a, const void* b, const void* mask, double scalar,
                  assay_i32 merging, assay_i64 bytes) {
  M().Step(4);
  const std::int64_t n = LanesOf(D(dtype), bytes);
  const auto element = static_cast<std::int64_t>(assay::SizeOf(D(dtype)));
  std::uint8_t made[kRegisterBytes] = {};
  if (!ComputeLanes(op, D(dtype), Bytes(a), Bytes(b), Bytes(static_cast<const void*>(d)), scalar, made, n))
    M().Undecided("an operation on registers of this type");
  const std::uint8_t* on = Bytes(mask);
  for (std::int64_t i = 0; i < n; ++i) {
    std::uint8_t* lane = Bytes(d) + i * element;
    if (on == nullptr || on[i * element] != 0)
      std::memcpy(lane, made + i * element, static_cast<std::size_t>(element));
    else if (merging == 0)
      std::memset(lane, 0, static_cast<std::size_t>(element));
  }
}

void assay_reg_cast(assay_i32 d_dtype, assay_i32 s_dtype, assay_i32 round, void* d, const void* s, assay_i64 n) {
  M().Step(4);
  n = std::clamp<assay_i64>(n, 0, 256);
  const Dtype to = D(d_dtype), from = D(s_dtype);
  if ((round & ASSAY_REG_KEEPS_LOW_BITS) == 0 || IsFloat(to))
    return CastRow(to, from, round & 15, Bytes(s), Bytes(d), n);
  // Out-of-range values keep their low bits; infinity becomes the largest value, NaN 0.
  std::int64_t whole[256];
  std::uint8_t limited[256 * 8];
  float values[256] = {};
  if (IsFloat(from)) {
    LoadFloat(from, Bytes(s), values, n);
    CastRow(Dtype::kI64, from, round & 15, Bytes(s), reinterpret_cast<std::uint8_t*>(whole), n);
  } else {
    LoadInt(from, Bytes(s), whole, n);
  }
  CastRow(to, from, round & 15, Bytes(s), limited, n);
  StoreInt(to, whole, Bytes(d), n);
  const std::size_t size = assay::SizeOf(to);
  for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i) {
    if (!std::isfinite(values[i])) std::memcpy(Bytes(d) + i * size, limited + i * size, size);
  }
}

void assay_reg_compare(assay_i32 mode, assay_i32 dtype, void* holds, const void* a, const void* b, assay_i64 n) {
  M().Step(4);
  n = std::clamp<assay_i64>(n, 0, 256);
  const Dtype type = D(dtype);
  if (IsFloat(type)) return CompareRow(mode, type, Bytes(a), Bytes(b), Bytes(holds), n);
  std::int64_t x[256], y[256];
  LoadInt(type, Bytes(a), x, n);
  LoadInt(type, Bytes(b), y, n);
  for (std::int64_t i = 0; i < n; ++i) {
    const bool less =
        type == Dtype::kU64 ? static_cast<std::uint64_t>(x[i]) < static_cast<std::uint64_t>(y[i]) : x[i] < y[i];
    const bool equal = x[i] == y[i];
    const bool all[] = {less, !less && !equal, equal, less || equal, !less, !equal};
    Bytes(holds)[i] = mode >= 0 && mode < 6 && all[mode] ? 1 : 0;
  }
}

void assay_reg_fill(void* d, assay_u64 bits, assay_i64 element, assay_i64 bytes) {
  M().Step();
  element = std::clamp<assay_i64>(element, 1, 8);
  bytes = std::clamp<assay_i64>(bytes, 0, kRegisterBytes);
  for (std::int64_t i = 0; i + element <= bytes; i += element)
    std::memcpy(Bytes(d) + i, &bits, static_cast<std::size_t>(element));
}

// For each `group` bytes with a flag: their sum as `d_dtype` (0 if there are none), or their extreme, with its
// position among them in `index`. Results are contiguous.
void assay_reg_reduce(assay_i32 op, assay_i32 d_dtype, assay_i32 s_dtype, void* d, void* index, const void* s,
                      const void* mask, assay_i64 group, assay_i64 bytes) {
  M().Step(8);
  const Dtype from = D(s_dtype), to = D(d_dtype);
  const auto element = static_cast<std::int64_t>(assay::SizeOf(from)),
             wide = static_cast<std::int64_t>(assay::SizeOf(to));
  bytes = std::clamp<assay_i64>(bytes, 0, kRegisterBytes);
  group = std::clamp<assay_i64>(group, element, kRegisterBytes);
  std::uint8_t source[kRegisterBytes];
  std::memcpy(source, s, static_cast<std::size_t>(bytes));
  for (std::int64_t g = 0; g < bytes / group; ++g) {
    const std::int64_t n = group / element;
    const std::uint8_t* row = source + g * group;
    const std::uint8_t* on = Bytes(mask) + g * group;
    std::uint8_t* result = Bytes(d) + g * wide;
    std::int64_t best = -1;
    if (IsFloat(from)) {
      float x[kRegisterBytes];
      LoadFloat(from, row, x, n);
      for (std::int64_t i = 0; i < n; ++i) {
        const bool active = on[i * element] != 0;
        if (op == ASSAY_REDUCE_SUM && !active) x[i] = 0;
        if (!active || op == ASSAY_REDUCE_SUM) continue;
        if (best < 0 || std::isnan(x[i]) || (op == ASSAY_REDUCE_MAX ? x[i] > x[best] : x[i] < x[best])) best = i;
        if (std::isnan(x[i])) break;
      }
      const float none = op == ASSAY_REDUCE_MAX ? -INFINITY : INFINITY;
      const float value = op == ASSAY_REDUCE_SUM ? TreeSum(to, x, static_cast<int>(n)) : best < 0 ? none : x[best];
      StoreFloat(to, &value, result, 1);
    } else {
      std::int64_t x[kRegisterBytes], sum = 0;
      LoadInt(from, row, x, n);
      for (std::int64_t i = 0; i < n; ++i) {
        if (on[i * element] == 0) continue;
        sum = static_cast<std::int64_t>(static_cast<std::uint64_t>(sum) + static_cast<std::uint64_t>(x[i]));
        if (best < 0 || (op == ASSAY_REDUCE_MAX ? x[i] > x[best] : x[i] < x[best])) best = i;
      }
      const std::int64_t value = op == ASSAY_REDUCE_SUM ? sum : best < 0 ? 0 : x[best];
      StoreInt(to, &value, result, 1);
    }
    best = std::max<std::int64_t>(best, 0);
    if (index != nullptr) StoreInt(BitsType(from), &best, Bytes(index) + g * element, 1);
  }
}

}  // extern "C"

namespace assay::device {

std::span<const IntrinsicSymbol> RegisterIntrinsics() {
#define ASSAY_ENTRY(function) {#function, reinterpret_cast<void*>(&function)}
  static const IntrinsicSymbol kTable[] = {
      ASSAY_ENTRY(assay_reg_load),    ASSAY_ENTRY(assay_reg_store), ASSAY_ENTRY(assay_reg_op),
      ASSAY_ENTRY(assay_reg_cast),    ASSAY_ENTRY(assay_reg_fill),  ASSAY_ENTRY(assay_reg_reduce),
      ASSAY_ENTRY(assay_reg_compare),
  };
#undef ASSAY_ENTRY
  return kTable;
}

}  // namespace assay::device
