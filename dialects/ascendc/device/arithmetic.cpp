// Rows of vector arithmetic, by the fastest loops the processor has.
#include "dialects/ascendc/device/arithmetic.h"

#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/kernels.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

template <class T>
void LoadAs(const std::uint8_t* from, std::int64_t* to, std::int64_t n) {
  for (std::int64_t i = 0; i < n; ++i) {
    T value;
    std::memcpy(&value, from + static_cast<std::size_t>(i) * sizeof(T), sizeof(T));
    to[i] = static_cast<std::int64_t>(value);
  }
}

template <class T>
void StoreAs(const std::int64_t* from, std::uint8_t* to, std::int64_t n) {
  for (std::int64_t i = 0; i < n; ++i) {
    const T value = static_cast<T>(from[i]);
    std::memcpy(to + static_cast<std::size_t>(i) * sizeof(T), &value, sizeof(T));
  }
}

}  // namespace

bool AllDefined(const std::uint8_t* shadow, std::int64_t size) { return BestKernels().all_defined(shadow, size); }

bool IsFloat(Dtype dtype) { return dtype == Dtype::kF16 || dtype == Dtype::kF32 || dtype == Dtype::kBF16; }

void LoadFloat(Dtype dtype, const std::uint8_t* from, float* to, std::int64_t n) {
  BestKernels().load_float(dtype, from, to, n);
}

void StoreFloat(Dtype dtype, const float* from, std::uint8_t* to, std::int64_t n) {
  BestKernels().store_float(dtype, from, to, n);
}

void LoadInt(Dtype dtype, const std::uint8_t* from, std::int64_t* to, std::int64_t n) {
  switch (dtype) {
    case Dtype::kI8:
      return LoadAs<std::int8_t>(from, to, n);
    case Dtype::kI16:
      return LoadAs<std::int16_t>(from, to, n);
    case Dtype::kU16:
    case Dtype::kF16:
    case Dtype::kBF16:
      return LoadAs<std::uint16_t>(from, to, n);
    case Dtype::kI32:
      return LoadAs<std::int32_t>(from, to, n);
    case Dtype::kU32:
    case Dtype::kF32:
      return LoadAs<std::uint32_t>(from, to, n);
    case Dtype::kI64:
    case Dtype::kU64:
    case Dtype::kF64:
      return LoadAs<std::int64_t>(from, to, n);
    default:
      return LoadAs<std::uint8_t>(from, to, n);
  }
}

void StoreInt(Dtype dtype, const std::int64_t* from, std::uint8_t* to, std::int64_t n) {
  switch (SizeOf(dtype)) {
    case 2:
      return StoreAs<std::uint16_t>(from, to, n);
    case 4:
      return StoreAs<std::uint32_t>(from, to, n);
    case 8:
      return StoreAs<std::uint64_t>(from, to, n);
    default:
      return StoreAs<std::uint8_t>(from, to, n);
  }
}

namespace {

// AddReluCast, SubReluCast, MulCast: computed in the type of the sources, then converted, rounded to nearest even.
bool ComputeAndCast(int op, Dtype dtype, Dtype source, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* r,
                    std::int64_t n) {
  constexpr std::int64_t kBlock = 256;
  constexpr int kRint = 1;
  std::uint8_t made[kBlock * 8];
  const auto from = static_cast<std::int64_t>(SizeOf(source)), to = static_cast<std::int64_t>(SizeOf(dtype));
  for (std::int64_t i = 0; i < n; i += kBlock) {
    const std::int64_t m = std::min(kBlock, n - i);
    if (!BestKernels().compute(op, source, source, a + i * from, b + i * from, nullptr, 0, made, m)) return false;
    CastRow(dtype, source, kRint, made, r + i * to, m);
  }
  return true;
}

}  // namespace

bool ComputeRow(int op, Dtype dtype, Dtype source, const std::uint8_t* a, const std::uint8_t* b, const std::uint8_t* d,
                double scalar, std::uint8_t* r, std::int64_t n) {
  if (dtype != source && (op == ASSAY_ADD_RELU || op == ASSAY_SUB_RELU || op == ASSAY_MUL))
    return ComputeAndCast(op, dtype, source, a, b, r, n);
  return BestKernels().compute(op, dtype, source, a, b, d, scalar, r, n);
}

void CompareRow(int mode, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, std::uint8_t* holds,
                std::int64_t n) {
  BestKernels().compare(mode, dtype, a, b, holds, n);
}

void PackBits(const std::uint8_t* holds, std::uint8_t* bits, std::int64_t n) {
  for (std::int64_t i = 0; i < n; i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, holds + i, static_cast<std::size_t>(std::min<std::int64_t>(8, n - i)));
    // Byte k holds 0 or 1; the product collects them as bits k of the top byte.
    bits[i / 8] = static_cast<std::uint8_t>((eight * 0x0102040810204080ull) >> 56);
  }
}

void UnpackBits(const std::uint8_t* bits, std::uint8_t* holds, std::int64_t n) {
  for (std::int64_t i = 0; i < n; i += 8) {
    // Bit k of every byte k, then 1 in each byte where something is left.
    const std::uint64_t spread = bits[i / 8] * 0x0101010101010101ull & 0x8040201008040201ull;
    const std::uint64_t eight = (spread + 0x7f7f7f7f7f7f7f7full) >> 7 & 0x0101010101010101ull;
    std::memcpy(holds + i, &eight, static_cast<std::size_t>(std::min<std::int64_t>(8, n - i)));
  }
}

void SelectRow(const std::uint8_t* holds, const std::uint8_t* x, const std::uint8_t* y, std::uint8_t* r, int element,
               std::int64_t n) {
  BestKernels().select(holds, x, y, r, element, n);
}

float TreeSum(Dtype dtype, float* row, int width) { return BestKernels().tree_sum(dtype, row, width); }

int FirstExtreme(bool smallest, const float* row, int n) {
  const float best = BestKernels().extreme(smallest, row, n);
  const auto found =
      best != best ? std::find_if(row, row + n, [](float x) { return x != x; }) : std::find(row, row + n, best);
  return static_cast<int>(found - row);
}

}  // namespace assay::device
