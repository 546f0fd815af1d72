// The multiplication. Operands are unpacked from their fractals into rows, multiplied in float (integers: 32 bits) in
// the order of k, and packed again; undefined elements of A and B mark the rows and columns of C that depend on them.
#include <algorithm>
#include <bit>
#include <cstring>
#include <type_traits>
#include <vector>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/cube.h"

namespace assay::device {
namespace {

constexpr std::int64_t kLargest = 4095;  // of m, n and k (Mmad's page)

std::int64_t CeilDiv(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

// Processes four rows at a time, which share each row of b. Compiled for wider vectors too; without fused
// multiply-add the results are the same.
#if defined(__x86_64__)
#define ASSAY_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define ASSAY_WIDE
#endif

template <class T, int kRows>
inline __attribute__((always_inline)) void Block(T* c, const T* a, const T* b, std::int64_t n, std::int64_t k) {
  for (std::int64_t j = 0; j < n; j += kCube) {
    T sum[kRows][kCube];
    for (int r = 0; r < kRows; ++r) std::memcpy(sum[r], c + r * n + j, sizeof(sum[r]));
    const T* column = b + j;
    for (std::int64_t x = 0; x < k; ++x, column += n) {
      for (int r = 0; r < kRows; ++r) {
        const T factor = a[r * k + x];
        for (int e = 0; e < kCube; ++e) sum[r][e] += factor * column[e];
      }
    }
    for (int r = 0; r < kRows; ++r) std::memcpy(c + r * n + j, sum[r], sizeof(sum[r]));
  }
}

template <class T>
inline __attribute__((always_inline)) void AllRows(T* c, const T* a, const T* b, std::int64_t m, std::int64_t n,
                                                   std::int64_t k) {
  std::int64_t i = 0;
  for (; i + 4 <= m; i += 4) Block<T, 4>(c + i * n, a + i * k, b, n, k);
  for (; i < m; ++i) Block<T, 1>(c + i * n, a + i * k, b, n, k);
}

float Number(Dtype dtype, const std::uint8_t* p) {
  std::uint16_t bits;
  float number;
  switch (dtype) {
    case Dtype::kF16:
      std::memcpy(&bits, p, 2);
      return HalfToFloat(bits);
    case Dtype::kBF16:
      std::memcpy(&bits, p, 2);
      return Bf16ToFloat(bits);
    default:
      std::memcpy(&number, p, 4);
      return number;
  }
}

// HF32: 11 bits of fraction, rounded to nearest.
float Narrow(float number) {
  std::uint32_t bits = std::bit_cast<std::uint32_t>(number);
  if ((bits & 0x7f800000u) == 0x7f800000u) return number;
  bits = (bits + 0x7ff + (bits >> 12 & 1)) & ~0xfffu;
  return std::bit_cast<float>(bits);
}

// Where the elements of the operands are, in bytes from their start.
struct Layout {
  std::int64_t size, piece;  // bytes of an element; elements of a fractal's row
  std::int64_t k_fractals, n_fractals, m_fractals;
  bool vector;   // a single row of A is read as it is
  bool columns;  // fractals of A follow each other by columns: 3510

  Layout(const Multiply& form, std::int64_t element, bool by_columns)
      : size(element),
        piece(kFractalRow / element),
        k_fractals(element == 4 && form.wide_k ? CeilDiv(form.k, 16) * 2 : CeilDiv(form.k, kFractalRow / element)),
        n_fractals(CeilDiv(form.n, kCube)),
        m_fractals(CeilDiv(form.m, kCube)),
        vector(form.m == 1),
        columns(by_columns) {}
  std::int64_t A(std::int64_t i, std::int64_t x) const {
    if (vector) return x * size;
    const std::int64_t fractal = columns ? x / piece * m_fractals + i / kCube : i / kCube * k_fractals + x / piece;
    return fractal * kFractal + i % kCube * kFractalRow + x % piece * size;
  }
  std::int64_t B(std::int64_t x, std::int64_t j) const {
    return (x / piece * n_fractals + j / kCube) * kFractal + j % kCube * kFractalRow + x % piece * size;
  }
  std::int64_t C(std::int64_t i, std::int64_t j) const {
    return ((j / kCube) * m_fractals + i / kCube) * 1024 + i % kCube * 64 + j % kCube * 4;
  }
  std::int64_t ABytes() const {
    return vector ? CeilDiv(k_fractals * kFractalRow, 32) * 32 : m_fractals * k_fractals * kFractal;
  }
  std::int64_t BBytes() const { return k_fractals * n_fractals * kFractal; }
  std::int64_t CBytes() const { return m_fractals * n_fractals * 1024; }
};

// Marks of the rows of A and the columns of B, as far as they are read.
struct Marks {
  std::vector<std::uint8_t> rows, columns;
  bool any = false;

  Marks(const Multiply& form, const Layout& layout, CubeOperand& a, CubeOperand& b)
      : rows(static_cast<std::size_t>(form.m)), columns(static_cast<std::size_t>(form.n)) {
    if (!AllDefined(a.shadow(), layout.ABytes())) {
      for (std::int64_t i = 0; i < form.m; ++i) {
        std::uint8_t& mark = rows[static_cast<std::size_t>(i)];
        for (std::int64_t x = 0; x < form.k && mark == 0; x += layout.piece) {
          mark = a.Taint(layout.A(i, x), std::min(layout.piece, form.k - x) * layout.size);
        }
        any |= mark != 0;
      }
    }
    if (!AllDefined(b.shadow(), layout.BBytes())) {
      for (std::int64_t j = 0; j < form.n; ++j) {
        std::uint8_t& mark = columns[static_cast<std::size_t>(j)];
        for (std::int64_t x = 0; x < form.k && mark == 0; x += layout.piece) {
          mark = b.Taint(layout.B(x, j), std::min(layout.piece, form.k - x) * layout.size);
        }
        any |= mark != 0;
      }
    }
  }
  std::uint8_t At(std::int64_t i, std::int64_t j) const {
    const std::uint8_t row = rows[static_cast<std::size_t>(i)];
    return row != 0 ? row : columns[static_cast<std::size_t>(j)];
  }
};

template <class T>
T Element(Dtype dtype, const std::uint8_t* p, bool narrow) {
  if constexpr (std::is_same_v<T, float>) {
    const float number = Number(dtype, p);
    return narrow ? Narrow(number) : number;
  } else {
    return dtype == Dtype::kU8 ? *p : static_cast<std::int8_t>(*p);
  }
}

template <class T>
bool IsZero(const std::vector<T>& numbers) {
  return std::all_of(numbers.begin(), numbers.end(), [](T number) { return number == 0; });
}

template <class T>
void Compute(Machine& m, Dtype element, CubeOperand& c, CubeOperand& a, CubeOperand& b, CubeOperand* bias,
             const Multiply& form, const Layout& layout) {
  const std::int64_t width = layout.n_fractals * kCube;
  const bool narrow = m.core().hf32 && element == Dtype::kF32;
  std::vector<T> rows(static_cast<std::size_t>(form.m * form.k));
  std::vector<T> columns(static_cast<std::size_t>(form.k * width), T{0});
  std::vector<T> result(static_cast<std::size_t>(form.m * width), T{0});
  for (std::int64_t i = 0; i < form.m; ++i) {
    T* row = &rows[static_cast<std::size_t>(i * form.k)];
    for (std::int64_t x = 0; x < form.k; ++x) row[x] = Element<T>(element, a.data(layout.A(i, x)), narrow);
  }
  for (std::int64_t j = 0; j < form.n; ++j) {
    T* column = &columns[static_cast<std::size_t>(j)];
    for (std::int64_t x = 0; x < form.k; ++x) column[x * width] = Element<T>(element, b.data(layout.B(x, j)), narrow);
  }
  const Marks marks(form, layout, a, b);
  for (std::int64_t i = 0; !form.clear && i < form.m; ++i) {
    for (std::int64_t j = 0; j < form.n; ++j) {
      const std::uint8_t* from = form.from_bias ? bias->data(j * 4) : c.data(layout.C(i, j));
      std::memcpy(&result[static_cast<std::size_t>(i * width + j)], from, 4);
    }
  }
  // A run without values only multiplies zeros.
  if (!IsZero(rows) || !IsZero(columns))
    MultiplyRows(result.data(), rows.data(), columns.data(), form.m, width, form.k);
  for (std::int64_t i = 0; i < form.m; ++i) {
    for (std::int64_t j = 0; j < form.n; j += kCube) {
      const std::int64_t count = std::min(kCube, form.n - j);
      const std::int64_t at = layout.C(i, j);
      std::memcpy(c.data(at), &result[static_cast<std::size_t>(i * width + j)], static_cast<std::size_t>(count * 4));
      const std::uint8_t* before = form.from_bias && bias != nullptr ? bias->shadow(j * 4) : c.shadow(at);
      if (!marks.any && (form.clear || AllDefined(before, count * 4))) {
        std::memset(c.shadow(at), kDefined, static_cast<std::size_t>(count * 4));
        continue;
      }
      for (std::int64_t e = 0; e < count; ++e) {
        std::uint8_t mark = marks.any ? marks.At(i, j + e) : 0;
        if (mark == 0 && !form.clear) mark = form.from_bias ? bias->Taint((j + e) * 4, 4) : c.Taint(at + e * 4, 4);
        std::memset(c.shadow(at + e * 4), mark == 0 ? kDefined : mark, 4);
      }
    }
  }
}

bool Supported(Dtype result, Dtype element) {
  if (element == Dtype::kI8) return result == Dtype::kI32;
  const bool real = element == Dtype::kF16 || element == Dtype::kBF16 || element == Dtype::kF32;
  return real && result == Dtype::kF32;
}

}  // namespace

ASSAY_WIDE void MultiplyRows(float* c, const float* a, const float* b, std::int64_t m, std::int64_t n, std::int64_t k) {
  AllRows(c, a, b, m, n, k);
}

ASSAY_WIDE void MultiplyRows(std::int32_t* c, const std::int32_t* a, const std::int32_t* b, std::int64_t m,
                             std::int64_t n, std::int64_t k) {
  // Sums wrap; the bits of unsigned products are the same.
  AllRows(reinterpret_cast<std::uint32_t*>(c), reinterpret_cast<const std::uint32_t*>(a),
          reinterpret_cast<const std::uint32_t*>(b), m, n, k);
}

void Mmad(Machine& m, Dtype result, Dtype element, LocalRef c, LocalRef a, LocalRef b, LocalRef bias,
          const Multiply& form) {
  m.Step(4 + form.m * form.n * form.k / 4096);
  if (!m.core().cube || form.m <= 0 || form.n <= 0 || form.k <= 0) return;
  for (const std::int64_t extent : {form.m, form.n, form.k}) {
    if (extent > kLargest) m.Report(FaultKind::kBadRepeat).Arg("repeat", extent).Arg("max", kLargest);
  }
  if (element == Dtype::kI4) m.Undecided("Mmad of 4-bit elements is not modelled");
  if (!Supported(result, element)) {
    m.Report(FaultKind::kUnsupportedDtype).Text("api", "Mmad").Text("dtype", NameOf(element));
    return;
  }
  CubeOperand target(m, c), left(m, a), right(m, b);
  if (!target.Reachable({kL0C}, true) || !left.Reachable({kL0A}, false) || !right.Reachable({kL0B}, false)) return;
  const Layout layout(form, static_cast<std::int64_t>(SizeOf(element)), m.launch().chip.architecture == 3510);
  bool possible = left.Check(0, layout.ABytes(), kFractal, false) && right.Check(0, layout.BBytes(), kFractal, false) &&
                  target.Check(0, layout.CBytes(), 64, true);
  left.Note(0, layout.ABytes(), 1, 0, false);
  right.Note(0, layout.BBytes(), 1, 0, false);
  if (!form.clear && !form.from_bias) target.Note(0, layout.CBytes(), 1, 0, false);
  target.Note(0, layout.CBytes(), 1, 0, true);
  m.NoteWork(form.m * form.n * form.k, 1, 0);
  std::vector<CubeOperand> biases;
  if (form.from_bias && !form.clear) {
    biases.emplace_back(m, bias);
    if (!biases.front().Reachable({kBias}, false)) return;
    possible &= biases.front().Check(0, form.n * 4, 64, false);
    biases.front().Note(0, form.n * 4, 1, 0, false);
  }
  if (!possible) return;
  CubeOperand* table = biases.empty() ? nullptr : &biases.front();
  if (element == Dtype::kI8) {
    Compute<std::int32_t>(m, element, target, left, right, table, form, layout);
  } else {
    Compute<float>(m, element, target, left, right, table, form, layout);
  }
}

}  // namespace assay::device
