// Filling L1, L0A and L0B: conversion from row-major, whole fractals, transposed squares, constants.
#include <algorithm>
#include <cstring>
#include <vector>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/cube.h"

namespace assay::device {
namespace {

std::int64_t ElementBytes(Machine& m, Dtype dtype) {
  const auto bytes = static_cast<std::int64_t>(SizeOf(dtype));
  if (bytes == 0) m.Undecided("4-bit operands of the matrix unit are not modelled");
  return bytes;
}

// Transposes rows x columns elements of `size` bytes at `from` (rows `from_row` bytes apart).
void Transpose(std::uint8_t* to, std::int64_t to_row, const std::uint8_t* from, std::int64_t from_row,
               std::int64_t rows, std::int64_t columns, std::int64_t size) {
  for (std::int64_t r = 0; r < rows; ++r) {
    for (std::int64_t c = 0; c < columns; ++c) {
      std::memcpy(to + c * to_row + r * size, from + r * from_row + c * size, static_cast<std::size_t>(size));
    }
  }
}

void CopyFractal(std::uint8_t* to, const std::uint8_t* from, bool transpose) {
  if (transpose) {
    Transpose(to, kFractalRow, from, kFractalRow, kCube, kCube, 2);
  } else {
    std::memcpy(to, from, kFractal);
  }
}

void CheckCount(Machine& m, std::int64_t count, std::int64_t most) {
  if (count > most) m.Report(FaultKind::kBadRepeat).Arg("repeat", count).Arg("max", most);
}

bool TransposeAllowed(Machine& m, Dtype dtype, const Fractals& form) {
  if (!form.transpose || SizeOf(dtype) == 2) return true;
  m.Report(FaultKind::kUnsupportedDtype).Text("api", "LoadData with transpose").Text("dtype", NameOf(dtype));
  return false;
}

}  // namespace

void CopyNdToNz(Machine& m, Dtype dtype, LocalRef to, const std::uint8_t* from, const NdToNz& form) {
  const std::int64_t size = ElementBytes(m, dtype);
  const std::int64_t row_bytes = form.columns * size;
  m.Step(4 + form.matrices * form.rows * (2 + row_bytes / 64));
  CubeOperand target(m, to);
  if (form.matrices <= 0 || form.rows <= 0 || form.columns <= 0) return;
  if (target.space() == kUb ? m.core().cube : !m.core().cube) return;
  if (!target.Reachable({kL1, kUb}, true)) return;
  const std::int64_t pieces = (row_bytes + kFractalRow - 1) / kFractalRow;
  const std::int64_t last = (form.matrices - 1) * form.target_matrix + (form.rows - 1) * form.target_row +
                            (pieces - 1) * form.target_piece + kFractalRow;
  const bool possible = target.Check(0, last, kFractalRow, true);
  for (std::int64_t matrix = 0; matrix < form.matrices; ++matrix) {
    target.Note(matrix * form.target_matrix, kFractalRow, form.rows, form.target_row, true, pieces, form.target_piece);
    m.NoteGm(from + matrix * form.source_matrix, row_bytes, false, form.rows, form.source_row);
  }
  m.NoteWork(0, form.matrices * form.rows, form.matrices * form.rows * row_bytes);
  std::vector<std::uint8_t> row(static_cast<std::size_t>(pieces * kFractalRow));
  std::vector<std::uint8_t> marks(row.size(), kDefined);
  for (std::int64_t matrix = 0; matrix < form.matrices; ++matrix) {
    for (std::int64_t r = 0; r < form.rows; ++r) {
      m.ReadGm(row.data(), marks.data(), from + matrix * form.source_matrix + r * form.source_row, row_bytes);
      if (!possible) continue;
      for (std::int64_t p = 0; p < pieces; ++p) {
        const std::int64_t at = matrix * form.target_matrix + r * form.target_row + p * form.target_piece;
        std::memcpy(target.data(at), row.data() + p * kFractalRow, kFractalRow);
        std::memcpy(target.shadow(at), marks.data() + p * kFractalRow, kFractalRow);
      }
    }
  }
}

void LoadFractals(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const Fractals& form) {
  m.Step(4 + form.count * 8);
  if (!m.core().cube || form.count <= 0) return;
  CubeOperand target(m, to), source(m, from);
  if (!source.Reachable({kL1}, false) || !target.Reachable({kL0A, kL0B}, true)) return;
  CheckCount(m, form.count, 255);
  if (!TransposeAllowed(m, dtype, form)) return;
  const std::int64_t step = (1 + form.gap) * kFractal;
  const std::int64_t begin = form.start * kFractal;
  const bool possible = source.Check(begin, begin + (form.count - 1) * form.stride * kFractal + kFractal, 32, false) &&
                        target.Check(0, (form.count - 1) * step + kFractal, kFractal, true);
  source.Note(begin, kFractal, form.count, form.stride * kFractal, false);
  target.Note(0, kFractal, form.count, step, true);
  m.NoteWork(0, form.count, form.count * kFractal);
  if (!possible) return;
  for (std::int64_t i = 0; i < form.count; ++i) {
    const std::int64_t at = begin + i * form.stride * kFractal;
    CopyFractal(target.data(i * step), source.data(at), form.transpose);
    CopyFractal(target.shadow(i * step), source.shadow(at), form.transpose);
  }
}

void LoadFractals(Machine& m, Dtype dtype, LocalRef to, const std::uint8_t* from, const Fractals& form) {
  m.Step(4 + form.count * 8);
  if (!m.core().cube || form.count <= 0) return;
  CubeOperand target(m, to);
  if (!target.Reachable({kL1, kL0A, kL0B}, true)) return;
  CheckCount(m, form.count, 255);
  if (!TransposeAllowed(m, dtype, form)) return;
  const std::int64_t step = (1 + form.gap) * kFractal;
  const std::int64_t align = target.space() == kL1 ? kFractalRow : kFractal;
  const bool possible = target.Check(0, (form.count - 1) * step + kFractal, align, true);
  m.NoteGm(from + form.start * kFractal, kFractal, false, form.count, form.stride * kFractal);
  target.Note(0, kFractal, form.count, step, true);
  m.NoteWork(0, form.count, form.count * kFractal);
  std::uint8_t fractal[kFractal], marks[kFractal];
  for (std::int64_t i = 0; i < form.count; ++i) {
    m.ReadGm(fractal, marks, from + (form.start + i * form.stride) * kFractal, kFractal);
    if (!possible) continue;
    std::memcpy(target.data(i * step), fractal, kFractal);
    std::memcpy(target.shadow(i * step), marks, kFractal);
  }
}

void LoadMatrix(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const MatrixPart& form) {
  const std::int64_t size = ElementBytes(m, dtype);
  m.Step(4 + form.m_step * form.k_step * 8);
  if (!m.core().cube || form.m_step <= 0 || form.k_step <= 0) return;
  CubeOperand target(m, to), source(m, from);
  if (!source.Reachable({kL1}, false) || !target.Reachable({kL0A, kL0B}, true)) return;
  const std::int64_t rows = size == 1 ? 2 : 1, columns = size == 4 ? 2 : 1;  // fractals of a square
  if (form.transpose && (size == 8 || form.m_step % rows != 0 || (form.k_step % columns != 0 && !form.half_squares)))
    m.Undecided("LoadData with transpose of part of a square");
  const auto source_at = [&](std::int64_t i, std::int64_t k) {
    return ((form.k_start + k) * form.source_stride + form.m_start + i) * kFractal;
  };
  // Of the transposed matrix: fractal (row, column).
  const auto target_at = [&](std::int64_t i, std::int64_t k) { return (k * form.target_stride + i) * kFractal; };
  const std::int64_t target_m = form.transpose ? (form.k_step * rows + columns - 1) / columns : form.m_step;
  const std::int64_t target_k = form.transpose ? form.m_step * columns / rows : form.k_step;
  const bool possible =
      source.Check(source_at(0, 0), source_at(form.m_step - 1, form.k_step - 1) + kFractal, 32, false) &&
      target.Check(0, target_at(target_m - 1, target_k - 1) + kFractal, kFractal, true);
  source.Note(source_at(0, 0), form.m_step * kFractal, form.k_step, form.source_stride * kFractal, false);
  target.Note(0, target_m * kFractal, target_k, form.target_stride * kFractal, true);
  m.NoteWork(0, form.m_step * form.k_step, form.m_step * form.k_step * kFractal);
  if (!possible) return;
  const std::int64_t piece = kFractalRow / size;
  for (std::int64_t k = 0; k < form.k_step; ++k) {
    for (std::int64_t i = 0; i < form.m_step; ++i) {
      const std::int64_t at = source_at(i, k);
      if (!form.transpose) {
        std::memcpy(target.data(target_at(i, k)), source.data(at), kFractal);
        std::memcpy(target.shadow(target_at(i, k)), source.shadow(at), kFractal);
        continue;
      }
      for (std::int64_t r = 0; r < kCube; ++r) {
        for (std::int64_t c = 0; c < piece; ++c) {
          const std::int64_t row = k * piece + c, column = i * kCube + r;  // of the transposed matrix
          const std::int64_t to_at =
              target_at(row / kCube, column / piece) + row % kCube * kFractalRow + column % piece * size;
          std::memcpy(target.data(to_at), source.data(at + r * kFractalRow + c * size), static_cast<std::size_t>(size));
          std::memcpy(target.shadow(to_at), source.shadow(at + r * kFractalRow + c * size),
                      static_cast<std::size_t>(size));
        }
      }
    }
  }
}

void LoadSquares(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const Squares& form) {
  const std::int64_t size = ElementBytes(m, dtype);
  m.Step(4 + form.count * 16);
  if (!m.core().cube || form.count <= 0) return;
  if (size == 8) {
    m.Report(FaultKind::kUnsupportedDtype).Text("api", "LoadDataWithTranspose").Text("dtype", NameOf(dtype));
    return;
  }
  CubeOperand target(m, to), source(m, from);
  if (!source.Reachable({kL1}, false) || !target.Reachable({kL0A, kL0B}, true)) return;
  CheckCount(m, form.count, 255);
  const std::int64_t parts = size == 2 ? 1 : 2;      // fractals of a square
  const std::int64_t side = size == 1 ? 32 : kCube;  // elements
  const std::int64_t fractal_step = (1 + form.fractal_gap) * kFractal;
  const std::int64_t source_fractal = (1 + form.source_fractal_gap) * kFractal;
  const std::int64_t step = (1 + form.gap) * kFractal;
  const std::int64_t square = parts * kFractal;
  const std::int64_t begin = form.start * square;
  const std::int64_t read = (form.count - 1) * form.stride * square + (parts - 1) * source_fractal + kFractal;
  const bool possible =
      source.Check(begin, begin + read, 32, false) &&
      target.Check(0, (form.count - 1) * step + (parts - 1) * fractal_step + kFractal, kFractal, true);
  source.Note(begin, kFractal, parts, source_fractal, false, form.count, form.stride * square);
  target.Note(0, kFractal, parts, fractal_step, true, form.count, step);
  m.NoteWork(0, form.count * parts, form.count * square);
  if (!possible) return;
  // The fractals of bytes stack rows, those of 32-bit elements are side by side.
  const std::int64_t width = side * size;
  std::uint8_t joined[1024], turned[1024];
  const auto move = [&](const std::uint8_t* in, std::uint8_t* out) {
    for (std::int64_t p = 0; p < parts; ++p) {
      for (std::int64_t r = 0; r < kCube; ++r) {
        const std::int64_t at = size == 4 ? r * width + p * kFractalRow : (p * kCube + r) * width;
        std::memcpy(joined + at, in + p * source_fractal + r * kFractalRow, kFractalRow);
      }
    }
    Transpose(turned, width, joined, width, side, side, size);
    for (std::int64_t p = 0; p < parts; ++p) {
      for (std::int64_t r = 0; r < kCube; ++r) {
        const std::int64_t at = size == 4 ? r * width + p * kFractalRow : (p * kCube + r) * width;
        std::memcpy(out + p * fractal_step + r * kFractalRow, turned + at, kFractalRow);
      }
    }
  };
  for (std::int64_t i = 0; i < form.count; ++i) {
    move(source.data(begin + i * form.stride * square), target.data(i * step));
    move(source.shadow(begin + i * form.stride * square), target.shadow(i * step));
  }
}

void FillConstant(Machine& m, Dtype dtype, LocalRef to, std::int64_t repeats, std::int64_t blocks, std::int64_t gap,
                  std::uint64_t bits) {
  const std::int64_t size = ElementBytes(m, dtype);
  m.Step(4 + repeats * (1 + blocks));
  if (!m.core().cube || repeats <= 0 || blocks <= 0) return;
  CubeOperand target(m, to);
  if (!target.Reachable({kL1, kL0A, kL0B}, true)) return;
  const std::int64_t block = target.space() == kL1 ? kFractalRow : kFractal;
  const std::int64_t step = (blocks + gap) * block;
  const bool possible = target.Check(0, (repeats - 1) * step + blocks * block, block, true);
  target.Note(0, blocks * block, repeats, step, true);
  m.NoteWork(0, repeats, repeats * blocks * block);
  if (!possible) return;
  for (std::int64_t r = 0; r < repeats; ++r) {
    for (std::int64_t at = r * step; at < r * step + blocks * block; at += size) {
      std::memcpy(target.data(at), &bits, static_cast<std::size_t>(size));
    }
    std::memset(target.shadow(r * step), kDefined, static_cast<std::size_t>(blocks * block));
  }
}

void LoadBias(Machine& m, LocalRef to, LocalRef from, std::int64_t bursts, std::int64_t bytes, std::int64_t source_gap,
              std::int64_t target_gap) {
  m.Step(4 + bursts * (1 + bytes / 32));
  if (!m.core().cube || bursts <= 0 || bytes <= 0) return;
  CubeOperand target(m, to), source(m, from);
  if (!source.Reachable({kL1}, false) || !target.Reachable({kBias}, true)) return;
  const std::int64_t read = bytes + source_gap, written = 2 * bytes + target_gap;
  const bool possible = source.Check(0, (bursts - 1) * read + bytes, 32, false) &&
                        target.Check(0, (bursts - 1) * written + 2 * bytes, 64, true);
  source.Note(0, bytes, bursts, read, false);
  target.Note(0, 2 * bytes, bursts, written, true);
  m.NoteWork(0, bursts, bursts * bytes);
  if (!possible) return;
  for (std::int64_t b = 0; b < bursts; ++b) {
    for (std::int64_t at = 0; at < bytes; at += 2) {
      std::uint16_t bits;
      std::memcpy(&bits, source.data(b * read + at), 2);
      const float number = HalfToFloat(bits);
      std::memcpy(target.data(b * written + 2 * at), &number, 4);
      const std::uint8_t* mark = source.shadow(b * read + at);
      std::memset(target.shadow(b * written + 2 * at), mark[0] == kDefined ? mark[1] : mark[0], 4);
    }
  }
}

Pipe LocalCopyPipe(Machine& m, std::uint64_t to, std::uint64_t from) {
  const Space target = m.FindBuffer(to)->space, source = m.FindBuffer(from)->space;
  if (target == kFixBuf || source == kL0C) return Pipe::kFix;
  if (source == kL1) return Pipe::kMte1;
  return target == kL1 ? Pipe::kMte3 : Pipe::kVector;
}

}  // namespace assay::device
