// See array-files.h.
#include "reference/python/array-files.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
#include <optional>
#include <vector>

#include "analyzer/facts/number-formats.h"

namespace assay::harness {
namespace {

template <class T>
T As(double value) {
  if constexpr (std::is_integral_v<T>) {
    // 64 bits and above 2^63 only where the type has no sign.
    if constexpr (std::is_unsigned_v<T>) {
      return value < 0 ? static_cast<T>(static_cast<std::int64_t>(value))
                       : static_cast<T>(static_cast<std::uint64_t>(value));
    } else {
      return static_cast<T>(value);
    }
  } else {
    return static_cast<T>(value);
  }
}

template <class T>
void Put(const std::vector<double>& values, std::string& out) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    const T one = As<T>(values[i]);
    std::memcpy(out.data() + i * sizeof one, &one, sizeof one);
  }
}

template <class T>
void Take(const std::string& bytes, std::vector<double>& values) {
  for (std::size_t i = 0; i < values.size(); ++i) {
    T one;
    std::memcpy(&one, bytes.data() + i * sizeof one, sizeof one);
    values[i] = static_cast<double>(one);
  }
}

// Calls with an object of the element's type; false for those that have another form.
template <class Body>
bool WithType(Dtype dtype, const Body& body) {
  switch (dtype) {
    case Dtype::kF32:
      return body(float{}), true;
    case Dtype::kF64:
      return body(double{}), true;
    case Dtype::kI8:
      return body(std::int8_t{}), true;
    case Dtype::kU8:
    case Dtype::kBool:
    case Dtype::kRaw:
      return body(std::uint8_t{}), true;
    case Dtype::kI16:
      return body(std::int16_t{}), true;
    case Dtype::kU16:
      return body(std::uint16_t{}), true;
    case Dtype::kI32:
      return body(std::int32_t{}), true;
    case Dtype::kU32:
      return body(std::uint32_t{}), true;
    case Dtype::kI64:
      return body(std::int64_t{}), true;
    case Dtype::kU64:
      return body(std::uint64_t{}), true;
    default:
      return false;
  }
}

bool IsHalf(Dtype dtype) { return dtype == Dtype::kF16 || dtype == Dtype::kBF16; }

}  // namespace

std::string BytesOf(const Tensor& tensor) {
  const std::vector<double> values = tensor.values();
  const Dtype dtype = tensor.dtype();
  std::string out(values.size() * SizeOf(dtype), '\0');
  if (IsHalf(dtype)) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const auto value = static_cast<float>(values[i]);
      const std::uint16_t bits = dtype == Dtype::kF16 ? device::FloatToHalf(value) : device::FloatToBf16(value);
      std::memcpy(out.data() + i * sizeof bits, &bits, sizeof bits);
    }
  } else if (!WithType(dtype, [&](auto one) { Put<decltype(one)>(values, out); })) {
    Unsupported("a file of " + std::string(NameOf(dtype)));
  }
  return out;
}

Value ArrayOfBytes(Interpreter&, const std::string& bytes, Dtype dtype) {
  std::vector<double> values(bytes.size() / std::max<std::size_t>(SizeOf(dtype), 1));
  if (IsHalf(dtype)) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      std::uint16_t bits = 0;
      std::memcpy(&bits, bytes.data() + i * sizeof bits, sizeof bits);
      values[i] = static_cast<double>(dtype == Dtype::kF16 ? device::HalfToFloat(bits) : device::Bf16ToFloat(bits));
    }
  } else if (!WithType(dtype, [&](auto one) { Take<decltype(one)>(bytes, values); })) {
    Unsupported("a file of " + std::string(NameOf(dtype)));
  }
  const auto count = static_cast<std::int64_t>(values.size());
  Tensor made(dtype, {count}, std::move(values));
  made.numpy = true;
  return made;
}

void WriteArray(Interpreter& in, const ValueList& arguments) {
  if (in.options().files == nullptr || arguments.size() < 2 || !arguments[0].is_tensor())
    Unsupported("a file of this kind");
  const Tensor& tensor = *arguments[0].tensor();
  in.options().files->Write(in.Text(arguments[1]), BytesOf(tensor), tensor.dtype());
}

Value ReadArray(Interpreter& in, const ValueList& arguments) {
  if (in.options().files == nullptr || arguments.size() < 2 || !arguments[1].is(Value::Kind::kDtype))
    Unsupported("a file of this kind");
  const std::optional<std::string> bytes = in.options().files->Read(in.Text(arguments[0]));
  if (!bytes) in.Raise("FileNotFoundError", "no file '" + in.Text(arguments[0]) + "'");
  return ArrayOfBytes(in, *bytes, arguments[1].dtype());
}

}  // namespace assay::harness
