// Converts values to and from tensors.
#include "reference/values.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <iterator>
#include <limits>
#include <numbers>

#include "analyzer/facts/number-formats.h"
#include "reference/values-in-place.h"

namespace assay {
namespace {

template <class T>
void StoreAs(std::byte* at, T value) {
  std::memcpy(at, &value, sizeof value);
}

template <class T>
T Whole(double value) {
  if (std::isnan(value)) return 0;
  const double low = static_cast<double>(std::numeric_limits<T>::min());
  const double high = static_cast<double>(std::numeric_limits<T>::max());
  if (value <= low) return std::numeric_limits<T>::min();
  if (value >= high) return std::numeric_limits<T>::max();
  return static_cast<T>(std::nearbyint(value));
}

void Store(Dtype dtype, std::byte* at, double value) {
  switch (dtype) {
    case Dtype::kF16:
      return StoreAs(at, device::FloatToHalf(static_cast<float>(value)));
    case Dtype::kBF16:
      return StoreAs(at, device::FloatToBf16(static_cast<float>(value)));
    case Dtype::kF32:
      return StoreAs(at, static_cast<float>(value));
    case Dtype::kF64:
    case Dtype::kC64:  // packed: reference/tensor/complex.h
      return StoreAs(at, value);
    case Dtype::kI8:
      return StoreAs(at, Whole<std::int8_t>(value));
    case Dtype::kI16:
      return StoreAs(at, Whole<std::int16_t>(value));
    case Dtype::kU16:
      return StoreAs(at, Whole<std::uint16_t>(value));
    case Dtype::kI32:
      return StoreAs(at, Whole<std::int32_t>(value));
    case Dtype::kU32:
      return StoreAs(at, Whole<std::uint32_t>(value));
    case Dtype::kI64:
      return StoreAs(at, Whole<std::int64_t>(value));
    case Dtype::kU64:
      return StoreAs(at, Whole<std::uint64_t>(value));
    case Dtype::kBool:
      return StoreAs(at, static_cast<std::uint8_t>(value != 0));
    default:
      return StoreAs(at, Whole<std::uint8_t>(value));
  }
}

bool IsReal(Dtype dtype) {
  return dtype == Dtype::kF16 || dtype == Dtype::kBF16 || dtype == Dtype::kF32 || dtype == Dtype::kF64;
}

// SplitMix64: small, well mixed, and defined here, unlike the standard library's distributions.
std::uint64_t Next(std::uint64_t& state) {
  std::uint64_t z = state += 0x9e3779b97f4a7c15ull;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ull;
  z = (z ^ z >> 27) * 0x94d049bb133111ebull;
  return z ^ z >> 31;
}

// The expected value as the dtype can represent it, if that is infinite or saturated.
double Representable(Dtype dtype, double want) {
  std::byte bits[8];
  Store(dtype, bits, want);
  const double held = device::LoadStored(dtype, bits);
  return IsReal(dtype) && !std::isinf(held) ? want : held;
}

bool Wrong(double got, double want, const Tolerance& tolerance, double& error) {
  constexpr double kFloor = 1e-7;  // of |want| in the relative error of kEither
  error = 0;
  if (std::isnan(want) || std::isnan(got)) return std::isnan(want) != std::isnan(got);
  if (std::isinf(want) || std::isinf(got)) return want != got;
  error = std::fabs(got - want);
  if (tolerance.combine == Tolerance::Combine::kEither)
    return error > tolerance.absolute && error > tolerance.relative * (std::fabs(want) + kFloor);
  return error > tolerance.absolute + tolerance.relative * std::fabs(want);
}

}  // namespace

std::int64_t ElementCount(const SimTensor& tensor) {
  std::int64_t count = 1;
  for (std::int64_t d : tensor.shape) count *= d;
  return count;
}

std::vector<double> ToDoubles(const SimTensor& tensor) {
  const std::size_t element = std::max<std::size_t>(SizeOf(tensor.dtype), 1), count = tensor.data.size() / element;
  std::vector<double> values;
  // Written once: a vector created with its size is cleared first.
  values.reserve(count);
  for (std::size_t i = 0; i < count; ++i)
    values.push_back(device::LoadStored(tensor.dtype, tensor.data.data() + i * element));
  return values;
}

void ToDoubles(const SimTensor& tensor, double* to) {
  const std::size_t element = std::max<std::size_t>(SizeOf(tensor.dtype), 1), count = tensor.data.size() / element;
  if (tensor.dtype == Dtype::kF32) {
    for (std::size_t i = 0; i < count; ++i) {
      float value = 0;
      std::memcpy(&value, tensor.data.data() + i * sizeof value, sizeof value);
      to[i] = value;
    }
    return;
  }
  for (std::size_t i = 0; i < count; ++i) to[i] = device::LoadStored(tensor.dtype, tensor.data.data() + i * element);
}

void FromDoubles(const std::vector<double>& values, SimTensor& tensor) {
  FromDoubles(values.data(), values.size(), tensor);
}

void FromDoubles(const double* values, std::size_t count, SimTensor& tensor) {
  const std::size_t element = std::max<std::size_t>(SizeOf(tensor.dtype), 1);
  tensor.data.resize(count * element);
  if (tensor.dtype == Dtype::kF32) {
    for (std::size_t i = 0; i < count; ++i) StoreAs(tensor.data.data() + i * element, static_cast<float>(values[i]));
    return;
  }
  for (std::size_t i = 0; i < count; ++i) Store(tensor.dtype, tensor.data.data() + i * element, values[i]);
}

namespace {

// The two floats of each complex number as separate elements, for a scope.
class AsParts {
 public:
  explicit AsParts(SimTensor& tensor) : tensor_(tensor), complex_(tensor.dtype == Dtype::kC64) {
    if (!complex_) return;
    tensor_.dtype = Dtype::kF32;
    tensor_.shape.push_back(2);
  }
  ~AsParts() {
    if (!complex_) return;
    tensor_.dtype = Dtype::kC64;
    tensor_.shape.pop_back();
  }
  AsParts(const AsParts&) = delete;
  AsParts& operator=(const AsParts&) = delete;

 private:
  SimTensor& tensor_;
  bool complex_;
};

}  // namespace

void FillRandom(SimTensor& tensor, double low, double high, std::uint64_t seed) {
  const AsParts parts(tensor);
  std::uint64_t state = seed * 0xd1342543de82ef95ull + 1;
  const bool real = IsReal(tensor.dtype);
  const double floor_low = std::ceil(low), choices = std::max(std::floor(high) - floor_low + 1, 1.0);
  std::vector<double> values(static_cast<std::size_t>(std::max<std::int64_t>(ElementCount(tensor), 0)));
  for (double& value : values) {
    const double unit = static_cast<double>(Next(state) >> 11) * 0x1p-53;
    value = real ? low + (high - low) * unit : floor_low + std::floor(choices * unit);
  }
  FromDoubles(values, tensor);
}

bool IsWrong(Dtype dtype, double got, double want, const Tolerance& tolerance) {
  double error = 0;
  return Wrong(got, Representable(dtype, want), tolerance, error);
}

void FillNormal(SimTensor& tensor, double mean, double deviation, std::uint64_t seed) {
  const AsParts parts(tensor);
  std::uint64_t state = seed * 0xd1342543de82ef95ull + 2;
  std::vector<double> values(static_cast<std::size_t>(std::max<std::int64_t>(ElementCount(tensor), 0)));
  for (std::size_t i = 0; i < values.size(); i += 2) {
    // Box and Muller: two uniform values make two normal ones. The first is never 0.
    const double u = (static_cast<double>(Next(state) >> 11) + 1) * 0x1p-53;
    const double v = static_cast<double>(Next(state) >> 11) * 0x1p-53;
    const double radius = deviation * std::sqrt(-2 * std::log(u)), angle = 2 * std::numbers::pi * v;
    values[i] = mean + radius * std::cos(angle);
    if (i + 1 < values.size()) values[i + 1] = mean + radius * std::sin(angle);
  }
  FromDoubles(values, tensor);
}

void PutEdgeValues(SimTensor& tensor) {
  const AsParts parts(tensor);
  if (!IsReal(tensor.dtype)) return;
  const bool half = tensor.dtype == Dtype::kF16;
  const double tiny = half ? 0x1p-24 : 0x1p-130, huge = half ? 6e4 : 3e38;
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  const double edges[] = {0, -0.0, 1, -1, tiny, -tiny, huge, -huge, kInfinity, -kInfinity, std::nan("")};
  std::vector<double> values = ToDoubles(tensor);
  std::size_t next = 0;
  for (std::size_t i = 0; i < values.size(); i += 4) values[i] = edges[next++ % std::size(edges)];
  FromDoubles(values, tensor);
}

namespace {

// Real and imaginary parts, one after the other.
std::vector<double> PartsOf(const std::vector<double>& packed) {
  std::vector<double> parts;
  for (double value : packed) {
    float both[2];
    std::memcpy(both, &value, sizeof value);
    parts.insert(parts.end(), {both[0], both[1]});
  }
  return parts;
}

}  // namespace

ValueComparison CompareValues(const SimTensor& output, const std::vector<double>& given, const Tolerance& tolerance) {
  // The error of a complex element is the larger one of its parts.
  const bool complex = output.dtype == Dtype::kC64;
  const std::size_t per_element = complex ? 2 : 1;
  const Dtype dtype = complex ? Dtype::kF32 : output.dtype;
  const std::vector<double> got = complex ? PartsOf(ToDoubles(output)) : ToDoubles(output);
  const std::vector<double> expected = complex ? PartsOf(given) : given;
  ValueComparison result;
  const auto note = [&](std::size_t i, double g, double w) {
    const auto element = static_cast<std::int64_t>(i / per_element);
    if (result.mismatches > 0 && result.last == element) return;
    if (result.mismatches++ == 0) {
      result.first = element;
      result.got = g;
      result.want = w;
    }
    result.last = element;
  };
  const std::size_t both = std::min(got.size(), expected.size());
  for (std::size_t i = 0; i < both; ++i) {
    const double want = Representable(dtype, expected[i]);
    double error = 0;
    if (Wrong(got[i], want, tolerance, error)) note(i, got[i], expected[i]);
    result.max_error = std::max(result.max_error, error);
  }
  for (std::size_t i = both; i < std::max(got.size(), expected.size()); ++i) {
    note(i, i < got.size() ? got[i] : NAN, i < expected.size() ? expected[i] : NAN);
  }
  return result;
}

Tolerance DefaultTolerance(Dtype dtype) {
  switch (dtype) {
    case Dtype::kF16:
      return {2e-3, 1e-3};
    case Dtype::kBF16:
      return {1e-2, 1e-3};
    case Dtype::kF32:
    case Dtype::kC64:
      return {1e-4, 1e-4};
    case Dtype::kF64:
      return {1e-9, 1e-9};
    default:
      return {0, 0};
  }
}

namespace {

std::string Digits(double value, int digits) {
  char text[40];
  std::snprintf(text, sizeof text, "%.*g", digits, value);
  return text;
}

}  // namespace

std::pair<std::string, std::string> DistinctTexts(double got, double want) {
  std::pair<std::string, std::string> texts;
  for (int digits = 6; digits <= 17; ++digits) {
    texts = {Digits(got, digits), Digits(want, digits)};
    if (texts.first != texts.second) break;
  }
  return texts;
}

}  // namespace assay
