// Converts stored elements to doubles.
#include "analyzer/facts/number-formats.h"

namespace assay::device {
namespace {

template <class T>
double As(const void* from) {
  T value;
  std::memcpy(&value, from, sizeof value);
  return static_cast<double>(value);
}

}  // namespace

double LoadStored(Dtype dtype, const void* from) {
  switch (dtype) {
    case Dtype::kF16:
      return HalfToFloat(static_cast<std::uint16_t>(BitsAt(from, 2)));
    case Dtype::kBF16:
      return Bf16ToFloat(static_cast<std::uint16_t>(BitsAt(from, 2)));
    case Dtype::kF32:
      return As<float>(from);
    case Dtype::kF64:
    case Dtype::kC64:  // packed: reference/tensor/complex.h
      return As<double>(from);
    case Dtype::kI8:
      return As<std::int8_t>(from);
    case Dtype::kI16:
      return As<std::int16_t>(from);
    case Dtype::kU16:
      return As<std::uint16_t>(from);
    case Dtype::kI32:
      return As<std::int32_t>(from);
    case Dtype::kU32:
      return As<std::uint32_t>(from);
    case Dtype::kI64:
      return As<std::int64_t>(from);
    case Dtype::kU64:
      return As<std::uint64_t>(from);
    default:
      return As<std::uint8_t>(from);
  }
}

}  // namespace assay::device
