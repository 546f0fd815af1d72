// The instructions of a matrix core, as the intrinsics pass them on: filling the inner memories, multiplying, and
// moving results out. Layouts are those of NPU architecture 2201: a fractal is 512 bytes, 16 rows of 32 bytes; matrix A
// lies as rows of fractals, B as rows of fractals that hold columns, C as columns of fractals of 16 x 16 elements.
#pragma once

#include <cstdint>

#include "analyzer/facts/dtype.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/vector.h"

struct assay_matmul;

namespace assay::device {

constexpr std::int64_t kFractal = 512;
constexpr std::int64_t kFractalRow = 32;
constexpr std::int64_t kCube = 16;  // rows of a fractal; rows and columns of a fractal of C

// Copy of row-major matrices from global memory, each row cut into pieces of 32 bytes. Strides in bytes.
struct NdToNz {
  std::int64_t matrices = 1, rows = 0, columns = 0;
  std::int64_t source_matrix = 0, source_row = 0;
  std::int64_t target_piece = 0, target_row = 0, target_matrix = 0;
};
void CopyNdToNz(Machine& m, Dtype dtype, LocalRef to, const std::uint8_t* from, const NdToNz& form);

// `count` fractals; the source advances by `stride` fractals from start to start, the target by `gap` from end to
// start.
struct Fractals {
  std::int64_t start = 0, count = 0, stride = 0, gap = 0;
  bool transpose = false;
};
void LoadFractals(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const Fractals& form);
void LoadFractals(Machine& m, Dtype dtype, LocalRef to, const std::uint8_t* from, const Fractals& form);

// Squares of 32 x 32 bytes-elements, 16 x 16 elements of 16 or 32 bits, each transposed.
struct Squares {
  std::int64_t start = 0, count = 0, stride = 0;                  // source, in squares
  std::int64_t gap = 0, fractal_gap = 0, source_fractal_gap = 0;  // in fractals
};
void LoadSquares(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const Squares& form);

// Part of a matrix of fractals: fractal (m, k) of the source lies at k * source_stride + m, of the target at k *
// target_stride + m; steps count 16 rows and 32 bytes. Transposed, rows and columns are exchanged square by
// square.
struct MatrixPart {
  std::int64_t m_start = 0, k_start = 0, m_step = 0, k_step = 0, source_stride = 0, target_stride = 0;
  bool transpose = false;
  bool half_squares = false;  // of 32-bit elements, the last may be half there
};
void LoadMatrix(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const MatrixPart& form);

// img2col: the rows of the result are positions of the filter window on the feature map, its columns the elements of
// the window (channel group, filter row, filter column, channel).
struct Image {
  std::int64_t height = 0, width = 0, channels = 0;
  std::int64_t k_extent = 0, m_extent = 0, k_start = 0, m_start = 0;
  std::int64_t stride_w = 1, stride_h = 1, filter_w = 1, filter_h = 1, dilation_w = 1, dilation_h = 1;
  std::int64_t pad_left = 0, pad_right = 0, pad_top = 0, pad_bottom = 0;
  bool transpose = false;
  std::uint64_t pad_bits = 0;
};
void LoadImage(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const Image& form);

// `repeats` runs of `blocks` data blocks (32 bytes in L1, 512 in L0A and L0B) of one value, `gap` blocks apart.
void FillConstant(Machine& m, Dtype dtype, LocalRef to, std::int64_t repeats, std::int64_t blocks, std::int64_t gap,
                  std::uint64_t bits);

// Halves in L1 to floats in BiasTable.
void LoadBias(Machine& m, LocalRef to, LocalRef from, std::int64_t bursts, std::int64_t bytes, std::int64_t source_gap,
              std::int64_t target_gap);

struct Multiply {
  std::int64_t m = 0, n = 0, k = 0;
  bool clear = true;       // C starts as zero
  bool from_bias = false;  // C starts as the bias of each column
  bool wide_k = false;     // 32-bit elements: fractals of K come in pairs
};
void Mmad(Machine& m, Dtype result, Dtype element, LocalRef c, LocalRef a, LocalRef b, LocalRef bias,
          const Multiply& form);

struct MatmulBlock {
  std::int64_t row = 0, column = 0, rows = 0, columns = 0, stride = 0;
  int atomic = 0;
};

struct Fix {
  std::int64_t n = 0, m = 0;
  std::int64_t source_stride = 0;  // rows of 16 elements from one column of fractals to the next
  std::int64_t target_stride = 0;  // row-major: elements of a row; else 32-byte blocks from one column to the next
  bool row_major = true, relu = false, split = false;
  int quant = 0;  // QuantMode_t
  std::uint64_t scalar = 0;
  LocalRef vector;  // parameters of each column, where the mode takes a vector
  std::int64_t matrices = 1, source_matrix = 0, target_matrix = 0;  // KiB; elements
};
void FixpipeOut(Machine& m, Dtype to, Dtype from, std::uint8_t* target, LocalRef source, const Fix& form);
void FixpipeLocal(Machine& m, Dtype to, Dtype from, LocalRef target, LocalRef source, const Fix& form);

// Writes a block of the product that a Matmul object describes to global memory or into UB. Nothing if the object
// lacks an operand.
void MatmulOut(Machine& m, const assay_matmul& spec, std::uint8_t* c, Dtype dtype, const MatmulBlock& block);
void MatmulLocal(Machine& m, const assay_matmul& spec, LocalRef c, Dtype dtype, const MatmulBlock& block);

// c[i][j] += sum over k of a[i][k] * b[k][j], row-major, in the order of k. The columns of b and c are padded to a
// multiple of 16.
void MultiplyRows(float* c, const float* a, const float* b, std::int64_t m, std::int64_t n, std::int64_t k);
void MultiplyRows(std::int32_t* c, const std::int32_t* a, const std::int32_t* b, std::int64_t m, std::int64_t n,
                  std::int64_t k);

// The queue of a copy inside the core.
Pipe LocalCopyPipe(Machine& m, std::uint64_t to, std::uint64_t from);

}  // namespace assay::device
