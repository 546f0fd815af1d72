// The Matmul object: a block of the product by the documented mathematics, float accumulation in the order of k. It
// reads what the device reads: the rows and columns of the single-core shape, not whole matrices. The request runs on
// the matrix core; the requesting vector core waits for it.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>
#include <vector>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/cube.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

constexpr std::int64_t kMostElements = std::int64_t{1} << 26;
constexpr std::int64_t kRowsAtOnce = 64;

std::int64_t RoundUp(std::int64_t value, std::int64_t to) { return (value + to - 1) / to * to; }
Dtype TypeOf(const assay_matrix& matrix) { return static_cast<Dtype>(matrix.dtype); }

// Rows of a matrix as they are in memory, with their marks.
class Source {
 public:
  // `height` and `width` of the whole matrix as stored.
  Source(Machine& m, const assay_matrix& matrix, std::int64_t height, std::int64_t width, std::int64_t batch)
      : machine_(m),
        matrix_(matrix),
        size_(static_cast<std::int64_t>(SizeOf(TypeOf(matrix)))),
        height_(height),
        width_(width),
        first_(batch * height * width) {
    if (size_ == 0) m.Undecided("Matmul of 4-bit elements is not modelled");
    if (matrix.format > 1 && matrix.format != 5 && matrix.format != 7) {
      m.Undecided("Matmul of this CubeFormat is not modelled");
    }
    // In local memory, rows begin at whole blocks.
    if (matrix.local != 0 && matrix.format == 0)
      width_ = RoundUp(width_ * size_, kFractalRow) / std::max<std::int64_t>(size_, 1);
    if (matrix.format == 1 && batch > 0) m.Undecided("a batched Matmul of NZ matrices is not modelled");
  }

  // Elements [column, column + count) of a row.
  void Read(std::int64_t row, std::int64_t column, std::int64_t count, std::uint8_t* to, std::uint8_t* marks) {
    if (matrix_.format != 1) return Bytes((first_ + row * width_ + column) * size_, count * size_, to, marks);
    const std::int64_t piece = kFractalRow / size_, height = RoundUp(height_, kCube);
    for (std::int64_t done = 0; done < count;) {
      const std::int64_t at = column + done, part = std::min(piece - at % piece, count - done);
      Bytes((at / piece * height * piece + row * piece + at % piece) * size_, part * size_, to + done * size_,
            marks + done * size_);
      done += part;
    }
  }

 private:
  void Bytes(std::int64_t at, std::int64_t bytes, std::uint8_t* to, std::uint8_t* marks) {
    if (matrix_.local == 0) {
      return machine_.ReadGm(to, marks, static_cast<const std::uint8_t*>(matrix_.gm) + at, bytes);
    }
    CubeOperand operand(machine_, {matrix_.buf, matrix_.off + at});
    if (!operand.Check(0, bytes, 1, false)) {
      std::memset(to, 0, static_cast<std::size_t>(bytes));
      std::memset(marks, kDefined, static_cast<std::size_t>(bytes));
      return;
    }
    std::memcpy(to, operand.data(), static_cast<std::size_t>(bytes));
    const std::uint8_t mark = operand.Taint(0, bytes);
    std::memset(marks, mark == 0 ? kDefined : mark, static_cast<std::size_t>(bytes));
  }

  Machine& machine_;
  const assay_matrix& matrix_;
  std::int64_t size_, height_, width_, first_;
};

template <class T>
void Numbers(Dtype dtype, const std::uint8_t* from, T* to, std::int64_t n) {
  for (std::int64_t i = 0; i < n; i += kRow) {
    const int part = static_cast<int>(std::min<std::int64_t>(kRow, n - i));
    const std::uint8_t* at = from + i * static_cast<std::int64_t>(SizeOf(dtype));
    if constexpr (std::is_same_v<T, float>) {
      LoadFloat(dtype, at, to + i, part);
    } else {
      std::int64_t whole[kRow];
      LoadInt(dtype, at, whole, part);
      for (int e = 0; e < part; ++e) to[i + e] = static_cast<T>(whole[e]);
    }
  }
}

std::uint8_t Worst(const std::uint8_t* marks, std::int64_t bytes) {
  return AllDefined(marks, bytes) ? 0 : *std::max_element(marks, marks + bytes);
}

// One operand as rows of numbers with one mark per logical row (A) or column (B).
template <class T>
struct Panel {
  std::vector<T> numbers;
  std::vector<std::uint8_t> marks;

  // Elements [r0, r0 + rows) x [c0, c0 + columns) of the logical matrix, in rows of `pitch`; `by_row` says whether
  // marks are per row or per column.
  Panel(Source& source, const assay_matrix& matrix, std::int64_t r0, std::int64_t rows, std::int64_t c0,
        std::int64_t columns, std::int64_t pitch, bool by_row)
      : numbers(static_cast<std::size_t>(rows * pitch), T{0}),
        marks(static_cast<std::size_t>(by_row ? rows : columns), 0) {
    const bool turned = matrix.transposed != 0;
    const std::int64_t outer = turned ? columns : rows, inner = turned ? rows : columns;
    const auto size = static_cast<std::int64_t>(SizeOf(TypeOf(matrix)));
    std::vector<std::uint8_t> bytes(static_cast<std::size_t>(inner * size)), row_marks(bytes.size());
    std::vector<T> line(static_cast<std::size_t>(inner));
    for (std::int64_t o = 0; o < outer; ++o) {
      source.Read((turned ? c0 : r0) + o, turned ? r0 : c0, inner, bytes.data(), row_marks.data());
      Numbers(TypeOf(matrix), bytes.data(), line.data(), inner);
      for (std::int64_t i = 0; i < inner; ++i) {
        numbers[static_cast<std::size_t>(turned ? i * pitch + o : o * pitch + i)] = line[static_cast<std::size_t>(i)];
      }
      NoteMarks(row_marks, size, o, inner, by_row != turned);
    }
  }

 private:
  void NoteMarks(const std::vector<std::uint8_t>& row_marks, std::int64_t size, std::int64_t o, std::int64_t inner,
                 bool whole) {
    if (Worst(row_marks.data(), inner * size) == 0) return;
    for (std::int64_t i = 0; i < inner; ++i) {
      const std::uint8_t mark = Worst(row_marks.data() + i * size, size);
      std::uint8_t& kept = marks[static_cast<std::size_t>(whole ? o : i)];
      kept = std::max(kept, mark);
    }
  }
};

struct Result {
  std::vector<std::uint8_t> bytes, marks;  // one row of C
};

// Calls `row` with each row of the block in the result's type.
template <class T, class Row>
void ForEachRow(Machine& m, const assay_matmul& spec, Dtype dtype, const MatmulBlock& block, const Row& row) {
  Source a(m, spec.a, spec.a.transposed ? spec.ka : spec.m, spec.a.transposed ? spec.m : spec.ka, spec.batch);
  Source b(m, spec.b, spec.b.transposed ? spec.n : spec.kb, spec.b.transposed ? spec.kb : spec.n, spec.batch);
  const std::int64_t width = RoundUp(block.columns, kCube);
  const Panel<T> right(b, spec.b, 0, spec.single_k, block.column, block.columns, width, false);
  std::vector<T> bias(static_cast<std::size_t>(width), T{0});
  if (spec.has_bias != 0) {
    Source source(m, spec.bias, 1, spec.n, 0);
    const Panel<T> line(source, spec.bias, 0, 1, block.column, block.columns, width, false);
    bias = line.numbers;
  }
  const auto size = static_cast<std::int64_t>(SizeOf(dtype));
  Result result{std::vector<std::uint8_t>(static_cast<std::size_t>(block.columns * size)), {}};
  result.marks.resize(result.bytes.size());
  std::vector<float> scales(static_cast<std::size_t>(block.columns), 1.0f);
  const bool scaled = spec.scale != 0 || spec.scales != nullptr;
  for (std::int64_t j = 0; scaled && j < block.columns; ++j) {
    std::uint64_t bits = spec.scale;
    std::uint8_t marks[8];
    if (spec.scales != nullptr) {
      m.ReadGm(reinterpret_cast<std::uint8_t*>(&bits), marks,
               static_cast<const std::uint8_t*>(spec.scales) + (block.column + j) * 8, 8);
    }
    scales[static_cast<std::size_t>(j)] = std::bit_cast<float>(static_cast<std::uint32_t>(bits) & 0xffffe000u);
  }
  for (std::int64_t r0 = 0; r0 < block.rows; r0 += kRowsAtOnce) {
    const std::int64_t rows = std::min(kRowsAtOnce, block.rows - r0);
    const Panel<T> left(a, spec.a, block.row + r0, rows, 0, spec.single_k, spec.single_k, true);
    std::vector<T> sums(static_cast<std::size_t>(rows * width));
    for (std::int64_t i = 0; i < rows; ++i) std::copy(bias.begin(), bias.end(), sums.begin() + i * width);
    MultiplyRows(sums.data(), left.numbers.data(), right.numbers.data(), rows, width, spec.single_k);
    for (std::int64_t i = 0; i < rows; ++i) {
      for (std::int64_t j = 0; j < block.columns; ++j) {
        const T sum = sums[static_cast<std::size_t>(i * width + j)];
        std::uint8_t* to = result.bytes.data() + j * size;
        if (!scaled && std::is_same_v<T, std::int32_t> && dtype == Dtype::kI32) {
          std::memcpy(to, &sum, 4);
        } else {
          float value = static_cast<float>(sum) * scales[static_cast<std::size_t>(j)];
          if (IsFloat(dtype)) {
            StoreFloat(dtype, &value, to, 1);
          } else {
            const std::int64_t whole = static_cast<std::int64_t>(std::clamp(std::nearbyint(value), -128.0f, 127.0f));
            StoreInt(dtype, &whole, to, 1);
          }
        }
        const std::uint8_t mark =
            std::max(left.marks[static_cast<std::size_t>(i)], right.marks[static_cast<std::size_t>(j)]);
        std::memset(result.marks.data() + j * size, mark == 0 ? kDefined : mark, static_cast<std::size_t>(size));
      }
      row(r0 + i, result);
    }
  }
}

bool Wanted(Machine& m, const assay_matmul& spec, const MatmulBlock& block) {
  const std::int64_t rows = std::max<std::int64_t>(block.rows, 0), columns = std::max<std::int64_t>(block.columns, 0);
  const std::int64_t depth = std::max<std::int64_t>(spec.single_k, 0);
  const bool huge =
      rows > kMostElements || columns > kMostElements || depth > kMostElements || columns * depth > kMostElements;
  m.Step(huge ? INT64_MAX / 2 : 16 + rows * columns * depth / 4096);
  m.NoteWork(rows * columns * depth, 1, 0);
  return rows > 0 && columns > 0 && depth > 0;
}

template <class Row>
void Compute(Machine& m, const assay_matmul& spec, Dtype dtype, const MatmulBlock& block, const Row& row) {
  if (!Wanted(m, spec, block)) return;
  if (TypeOf(spec.a) == Dtype::kI8) {
    ForEachRow<std::int32_t>(m, spec, dtype, block, row);
  } else {
    ForEachRow<float>(m, spec, dtype, block, row);
  }
}

}  // namespace

void MatmulOut(Machine& m, const assay_matmul& spec, std::uint8_t* c, Dtype dtype, const MatmulBlock& block) {
  const auto size = static_cast<std::int64_t>(SizeOf(dtype));
  Core& core = m.core();
  const std::int32_t atomic = core.atomic, atomic_dtype = core.atomic_dtype;
  core.atomic = block.atomic != 0 ? block.atomic : ASSAY_ATOMIC_NONE;
  core.atomic_dtype = static_cast<std::int32_t>(dtype);
  Compute(m, spec, dtype, block, [&](std::int64_t row, const Result& result) {
    m.WriteGm(c + row * block.stride * size, result.bytes.data(), result.marks.data(), block.columns * size, nullptr,
              0);
  });
  core.atomic = atomic;
  core.atomic_dtype = atomic_dtype;
}

void MatmulLocal(Machine& m, const assay_matmul& spec, LocalRef c, Dtype dtype, const MatmulBlock& block) {
  const auto size = static_cast<std::int64_t>(SizeOf(dtype));
  CubeOperand target(m, c);
  if (!target.Check(0, ((block.rows - 1) * block.stride + block.columns) * size, 32, true)) return;
  Compute(m, spec, dtype, block, [&](std::int64_t row, const Result& result) {
    std::memcpy(target.data(row * block.stride * size), result.bytes.data(), result.bytes.size());
    std::memcpy(target.shadow(row * block.stride * size), result.marks.data(), result.marks.size());
  });
}

}  // namespace assay::device
