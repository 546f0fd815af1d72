// Rows of vector arithmetic. Loops are plain so that the compiler vectorises the common operations.
#include "simulator/ascendc/arithmetic.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <numbers>

#include "analyzer/dialects/ascendc/include/assay/device_abi.h"
#include "simulator/ascendc/numbers.h"

namespace assay::device {
namespace {

template <class T>
T Get(const std::uint8_t* from, int i) {
  T value;
  std::memcpy(&value, from + static_cast<std::size_t>(i) * sizeof(T), sizeof(T));
  return value;
}

template <class T>
void LoadAs(const std::uint8_t* from, std::int64_t* to, int n) {
  for (int i = 0; i < n; ++i) to[i] = static_cast<std::int64_t>(Get<T>(from, i));
}

template <class T>
void StoreAs(const std::int64_t* from, std::uint8_t* to, int n) {
  for (int i = 0; i < n; ++i) {
    const T value = static_cast<T>(from[i]);
    std::memcpy(to + static_cast<std::size_t>(i) * sizeof(T), &value, sizeof(T));
  }
}

float Maximum(float a, float b) { return std::isnan(a) || std::isnan(b) ? NAN : std::max(a, b); }
float Minimum(float a, float b) { return std::isnan(a) || std::isnan(b) ? NAN : std::min(a, b); }

template <class Function>
void Each(float* r, int n, Function function) {
  for (int i = 0; i < n; ++i) r[i] = static_cast<float>(function(i));
}

double GeluTanh(double x) { return x / (1 + std::exp(-1.5957691216057308 * (x + 0.044715 * x * x * x))); }
double FastGelu(double x) { return x / (1 + std::exp(-1.702 * std::fabs(x))) * std::exp(0.851 * (x - std::fabs(x))); }

// Documented mathematics of the library calls, and the slow instructions, in double.
bool MathOp(int op, const float* a, const float* b, double s, float* r, int n) {
  const auto map = [&](auto f) {
    Each(r, n, [&](int i) { return f(static_cast<double>(a[i])); });
    return true;
  };
  switch (op) {
    case ASSAY_EXP:
      return map([](double x) { return std::exp(x); });
    case ASSAY_LN:
      return map([](double x) { return std::log(x); });
    case ASSAY_RSQRT:
      return map([](double x) { return 1 / std::sqrt(x); });
    case ASSAY_TANH:
      return map([](double x) { return std::tanh(x); });
    case ASSAY_SIGMOID:
      return map([](double x) { return 1 / (1 + std::exp(-x)); });
    case ASSAY_GELU:
      return map(GeluTanh);
    case ASSAY_FAST_GELU:
      return map(FastGelu);
    case ASSAY_SILU:
      return map([](double x) { return x / (1 + std::exp(-x)); });
    case ASSAY_SWISH:
      return map([s](double x) { return x / (1 + std::exp(-s * x)); });
    case ASSAY_ERF:
      return map([](double x) { return std::erf(x); });
    case ASSAY_ERFC:
      return map([](double x) { return std::erfc(x); });
    case ASSAY_SIN:
      return map([](double x) { return std::sin(x); });
    case ASSAY_COS:
      return map([](double x) { return std::cos(x); });
    case ASSAY_TAN:
      return map([](double x) { return std::tan(x); });
    case ASSAY_SINH:
      return map([](double x) { return std::sinh(x); });
    case ASSAY_COSH:
      return map([](double x) { return std::cosh(x); });
    case ASSAY_ASIN:
      return map([](double x) { return std::asin(x); });
    case ASSAY_ACOS:
      return map([](double x) { return std::acos(x); });
    case ASSAY_ATAN:
      return map([](double x) { return std::atan(x); });
    case ASSAY_ASINH:
      return map([](double x) { return std::asinh(x); });
    case ASSAY_ACOSH:
      return map([](double x) { return std::acosh(x); });
    case ASSAY_ATANH:
      return map([](double x) { return std::atanh(x); });
    case ASSAY_LOG10:
      return map([](double x) { return std::log10(x); });
    case ASSAY_LOG2:
      return map([](double x) { return std::log2(x); });
    case ASSAY_SIGN:
      return map([](double x) { return x > 0 ? 1.0 : x < 0 ? -1.0 : x; });
    case ASSAY_FLOOR:
      return map([](double x) { return std::floor(x); });
    case ASSAY_CEIL:
      return map([](double x) { return std::ceil(x); });
    case ASSAY_ROUND:
      return map([](double x) { return RoundToInteger(x, 1); });
    case ASSAY_TRUNC:
      return map([](double x) { return std::trunc(x); });
    case ASSAY_FRAC:
      return map([](double x) { return x - std::trunc(x); });
    case ASSAY_POWER:
      Each(r, n,
           [&](int i) { return std::pow(static_cast<double>(a[i]), b != nullptr ? static_cast<double>(b[i]) : s); });
      return true;
    default:
      return false;
  }
}

bool FloatOp(int op, const float* a, const float* b, const float* d, double scalar, float* r, int n) {
  const float s = static_cast<float>(scalar);
  const auto each = [&](auto f) {
    Each(r, n, f);
    return true;
  };
  switch (op) {
    case ASSAY_ABS:
      return each([&](int i) { return std::fabs(a[i]); });
    case ASSAY_SQRT:
      return each([&](int i) { return std::sqrt(a[i]); });
    case ASSAY_RECIPROCAL:
      return each([&](int i) { return 1.0f / a[i]; });
    case ASSAY_RELU:
      return each([&](int i) { return a[i] > 0 ? a[i] : std::isnan(a[i]) ? a[i] : 0.0f; });
    case ASSAY_ADD:
      return each([&](int i) { return a[i] + b[i]; });
    case ASSAY_SUB:
      return each([&](int i) { return a[i] - b[i]; });
    case ASSAY_MUL:
      return each([&](int i) { return a[i] * b[i]; });
    case ASSAY_DIV:
      return each([&](int i) { return a[i] / b[i]; });
    case ASSAY_MAX:
      return each([&](int i) { return Maximum(a[i], b[i]); });
    case ASSAY_MIN:
      return each([&](int i) { return Minimum(a[i], b[i]); });
    case ASSAY_ADD_RELU:
      return each([&](int i) { return Maximum(a[i] + b[i], 0); });
    case ASSAY_SUB_RELU:
      return each([&](int i) { return Maximum(a[i] - b[i], 0); });
    case ASSAY_MUL_ADD_DST:
      return each([&](int i) { return static_cast<double>(a[i]) * b[i] + d[i]; });
    case ASSAY_FUSED_MUL_ADD:
      return each([&](int i) { return static_cast<double>(a[i]) * d[i] + b[i]; });
    case ASSAY_FUSED_MUL_ADD_RELU:
      return each([&](int i) { return Maximum(static_cast<float>(static_cast<double>(a[i]) * d[i] + b[i]), 0); });
    case ASSAY_ADDS:
      return each([&](int i) { return a[i] + s; });
    case ASSAY_MULS:
      return each([&](int i) { return a[i] * s; });
    case ASSAY_MAXS:
      return each([&](int i) { return Maximum(a[i], s); });
    case ASSAY_MINS:
      return each([&](int i) { return Minimum(a[i], s); });
    case ASSAY_LEAKY_RELU:
      return each([&](int i) { return a[i] > 0 ? a[i] : a[i] * s; });
    case ASSAY_AXPY:
      return each([&](int i) { return static_cast<double>(a[i]) * s + d[i]; });
    default:
      return MathOp(op, a, b, scalar, r, n);
  }
}

int ShiftBits(Dtype dtype) { return static_cast<int>(SizeOf(dtype)) * 8; }

bool IntOp(int op, Dtype dtype, const std::int64_t* a, const std::int64_t* b, const std::int64_t* d, double scalar,
           std::int64_t* r, int n) {
  const std::int64_t s = static_cast<std::int64_t>(scalar);
  const auto u = [](std::int64_t x) { return static_cast<std::uint64_t>(x); };
  const auto each = [&](auto f) {
    for (int i = 0; i < n; ++i) r[i] = static_cast<std::int64_t>(f(i));
    return true;
  };
  switch (op) {
    case ASSAY_ABS:
      return each([&](int i) { return a[i] < 0 ? 0 - u(a[i]) : u(a[i]); });
    case ASSAY_RELU:
      return each([&](int i) { return std::max<std::int64_t>(a[i], 0); });
    case ASSAY_NOT:
      return each([&](int i) { return ~a[i]; });
    case ASSAY_ADD:
      return each([&](int i) { return u(a[i]) + u(b[i]); });
    case ASSAY_SUB:
      return each([&](int i) { return u(a[i]) - u(b[i]); });
    case ASSAY_MUL:
      return each([&](int i) { return u(a[i]) * u(b[i]); });
    case ASSAY_DIV:
      return each([&](int i) { return b[i] == 0 ? 0 : b[i] == -1 ? 0 - u(a[i]) : u(a[i] / b[i]); });
    case ASSAY_MAX:
      return each([&](int i) { return std::max(a[i], b[i]); });
    case ASSAY_MIN:
      return each([&](int i) { return std::min(a[i], b[i]); });
    case ASSAY_AND:
      return each([&](int i) { return a[i] & b[i]; });
    case ASSAY_OR:
      return each([&](int i) { return a[i] | b[i]; });
    case ASSAY_XOR:
      return each([&](int i) { return a[i] ^ b[i]; });
    case ASSAY_ADD_RELU:
      return each([&](int i) { return std::max<std::int64_t>(a[i] + b[i], 0); });
    case ASSAY_SUB_RELU:
      return each([&](int i) { return std::max<std::int64_t>(a[i] - b[i], 0); });
    case ASSAY_MUL_ADD_DST:
      return each([&](int i) { return u(a[i]) * u(b[i]) + u(d[i]); });
    case ASSAY_ADDS:
      return each([&](int i) { return u(a[i]) + u(s); });
    case ASSAY_MULS:
      return each([&](int i) { return u(a[i]) * u(s); });
    case ASSAY_MAXS:
      return each([&](int i) { return std::max(a[i], s); });
    case ASSAY_MINS:
      return each([&](int i) { return std::min(a[i], s); });
    case ASSAY_AXPY:
      return each([&](int i) { return u(a[i]) * u(s) + u(d[i]); });
    case ASSAY_SHIFT_LEFT:
      return each([&](int i) { return s < 0 || s >= ShiftBits(dtype) ? 0 : u(a[i]) << s; });
    case ASSAY_SHIFT_RIGHT:
      return each([&](int i) { return a[i] >> std::clamp<std::int64_t>(s, 0, 63); });
    case ASSAY_SIGN:
      return each([&](int i) { return (a[i] > 0) - (a[i] < 0); });
    default:
      return false;
  }
}

bool Bitwise(int op) { return op == ASSAY_AND || op == ASSAY_OR || op == ASSAY_XOR || op == ASSAY_NOT; }

void Duplicate(Dtype dtype, double scalar, std::uint8_t* r, int n) {
  if (IsFloat(dtype)) {
    float row[kRow];
    std::fill_n(row, n, static_cast<float>(scalar));
    return StoreFloat(dtype, row, r, n);
  }
  std::int64_t row[kRow];
  std::fill_n(row, n, static_cast<std::int64_t>(scalar));
  StoreInt(dtype, row, r, n);
}

}  // namespace

bool AllDefined(const std::uint8_t* shadow, std::int64_t size) {
  std::int64_t i = 0;
  std::uint64_t wrong = 0;
  for (; i + 8 <= size; i += 8) {
    std::uint64_t word;
    std::memcpy(&word, shadow + i, 8);
    wrong |= word ^ 0x0101010101010101ull;
  }
  for (; i < size; ++i) wrong |= shadow[i] ^ std::uint8_t{1};
  return wrong == 0;
}

bool IsFloat(Dtype dtype) { return dtype == Dtype::kF16 || dtype == Dtype::kF32 || dtype == Dtype::kBF16; }

void LoadFloat(Dtype dtype, const std::uint8_t* from, float* to, int n) {
  if (dtype == Dtype::kF32) {
    std::memcpy(to, from, static_cast<std::size_t>(n) * 4);
  } else if (dtype == Dtype::kF16) {
    for (int i = 0; i < n; ++i) to[i] = HalfToFloat(Get<std::uint16_t>(from, i));
  } else if (dtype == Dtype::kBF16) {
    for (int i = 0; i < n; ++i) to[i] = Bf16ToFloat(Get<std::uint16_t>(from, i));
  } else {
    std::int64_t row[kRow];
    LoadInt(dtype, from, row, n);
    for (int i = 0; i < n; ++i) to[i] = static_cast<float>(row[i]);
  }
}

void StoreFloat(Dtype dtype, const float* from, std::uint8_t* to, int n) {
  if (dtype == Dtype::kF32) {
    std::memcpy(to, from, static_cast<std::size_t>(n) * 4);
    return;
  }
  std::uint16_t row[kRow];
  if (dtype == Dtype::kF16) {
    for (int i = 0; i < n; ++i) row[i] = FloatToHalf(from[i]);
  } else {
    for (int i = 0; i < n; ++i) row[i] = FloatToBf16(from[i]);
  }
  std::memcpy(to, row, static_cast<std::size_t>(n) * 2);
}

void LoadInt(Dtype dtype, const std::uint8_t* from, std::int64_t* to, int n) {
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

void StoreInt(Dtype dtype, const std::int64_t* from, std::uint8_t* to, int n) {
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

bool ComputeRow(int op, Dtype dtype, Dtype source, const std::uint8_t* a, const std::uint8_t* b, const std::uint8_t* d,
                double scalar, std::uint8_t* r, int n) {
  if (op == ASSAY_COPY) {
    std::memcpy(r, a, SizeOf(dtype) * static_cast<std::size_t>(n));
    return true;
  }
  if (op == ASSAY_DUP) {
    Duplicate(dtype, scalar, r, n);
    return true;
  }
  if (IsFloat(dtype) && !Bitwise(op)) {
    float fa[kRow], fb[kRow], fd[kRow], fr[kRow];
    LoadFloat(source, a, fa, n);
    if (b != nullptr) LoadFloat(source, b, fb, n);
    if (d != nullptr) LoadFloat(dtype, d, fd, n);
    if (!FloatOp(op, fa, b != nullptr ? fb : nullptr, fd, scalar, fr, n)) return false;
    StoreFloat(dtype, fr, r, n);
    return true;
  }
  std::int64_t ia[kRow], ib[kRow], id[kRow], ir[kRow];
  LoadInt(source, a, ia, n);
  if (b != nullptr) LoadInt(source, b, ib, n);
  if (d != nullptr) LoadInt(dtype, d, id, n);
  if (!IntOp(op, dtype, ia, b != nullptr ? ib : ia, id, scalar, ir, n)) return false;
  StoreInt(dtype, ir, r, n);
  return true;
}

void CompareRow(int mode, Dtype dtype, const std::uint8_t* a, const std::uint8_t* b, bool* holds, int n) {
  const auto decide = [&](const auto* x, const auto* y) {
    for (int i = 0; i < n; ++i) {
      switch (mode) {
        case ASSAY_CMP_LT:
          holds[i] = x[i] < y[i];
          break;
        case ASSAY_CMP_GT:
          holds[i] = x[i] > y[i];
          break;
        case ASSAY_CMP_EQ:
          holds[i] = x[i] == y[i];
          break;
        case ASSAY_CMP_LE:
          holds[i] = x[i] <= y[i];
          break;
        case ASSAY_CMP_GE:
          holds[i] = x[i] >= y[i];
          break;
        default:
          holds[i] = x[i] != y[i];
          break;
      }
    }
  };
  if (IsFloat(dtype)) {
    float x[kRow], y[kRow];
    LoadFloat(dtype, a, x, n);
    LoadFloat(dtype, b, y, n);
    decide(x, y);
  } else {
    std::int64_t x[kRow], y[kRow];
    LoadInt(dtype, a, x, n);
    LoadInt(dtype, b, y, n);
    decide(x, y);
  }
}

}  // namespace assay::device
