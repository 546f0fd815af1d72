// img2col from L1 into L0A. A feature map lies in L1 as channel groups of 32 bytes, rows, columns.
#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/cube-memory.h"
#include "dialects/ascendc/device/cube.h"

namespace assay::device {
namespace {

// Position of one element of the unrolled matrix in the feature map, -1 in the padding.
class Window {
 public:
  Window(const Image& form, std::int64_t group) : form_(form), group_(group) {
    const std::int64_t span = (form.filter_w - 1) * form.dilation_w + 1;
    out_width_ = std::max<std::int64_t>((form.width + form.pad_left + form.pad_right - span) / form.stride_w + 1, 1);
  }
  // Byte of the group that holds element k of row m.
  std::int64_t Group(std::int64_t m, std::int64_t k) const {
    const std::int64_t channel_group = k / group_ / (form_.filter_w * form_.filter_h);
    const std::int64_t tap = k / group_ % (form_.filter_w * form_.filter_h);
    const std::int64_t y = m / out_width_ * form_.stride_h - form_.pad_top + tap / form_.filter_w * form_.dilation_h;
    const std::int64_t x = m % out_width_ * form_.stride_w - form_.pad_left + tap % form_.filter_w * form_.dilation_w;
    if (y < 0 || y >= form_.height || x < 0 || x >= form_.width) return -1;
    return ((channel_group * form_.height + y) * form_.width + x) * kFractalRow;
  }

 private:
  const Image& form_;
  std::int64_t group_;
  std::int64_t out_width_ = 1;
};

}  // namespace

void LoadImage(Machine& m, Dtype dtype, LocalRef to, LocalRef from, const Image& form) {
  const auto size = static_cast<std::int64_t>(SizeOf(dtype));
  if (size == 0) m.Undecided("LoadData (3D) of 4-bit elements is not modelled");
  m.Step(4 + form.m_extent * form.k_extent * size / 64);
  if (!m.core().cube || form.m_extent <= 0 || form.k_extent <= 0) return;
  CubeOperand target(m, to), source(m, from);
  if (!source.Reachable({kL1}, false) || !target.Reachable({kL0A, kL0B}, true)) return;
  const std::int64_t group = kFractalRow / size;
  if (form.transpose) m.Undecided("LoadData (3D) with transpose is not modelled");
  if (target.space() == kL0B) m.Undecided("LoadData (3D) into B2 is not modelled");
  const std::int64_t rows = (form.m_extent + kCube - 1) / kCube, columns = (form.k_extent + group - 1) / group;
  const std::int64_t map = (form.channels + group - 1) / group * form.height * form.width * kFractalRow;
  const bool possible = source.Check(0, map, 32, false) && target.Check(0, rows * columns * kFractal, kFractal, true);
  source.Note(0, map, 1, 0, false);
  target.Note(0, rows * columns * kFractal, 1, 0, true);
  m.NoteWork(0, rows * columns, rows * columns * kFractal);
  if (!possible) return;
  const Window window(form, group);
  for (std::int64_t r = 0; r < rows * kCube; ++r) {
    for (std::int64_t c = 0; c < columns; ++c) {
      const std::int64_t at = window.Group(form.m_start + r, form.k_start + c * group);
      std::uint8_t bytes[kFractalRow], marks[kFractalRow];
      const bool inside = at >= 0 && at + kFractalRow <= map;
      for (std::int64_t b = 0; b < kFractalRow; b += size)
        std::memcpy(bytes + b, &form.pad_bits, static_cast<std::size_t>(size));
      std::memset(marks, kDefined, kFractalRow);
      if (inside) std::memcpy(bytes, source.data(at), kFractalRow);
      if (inside) std::memcpy(marks, source.shadow(at), kFractalRow);
      const std::int64_t place = (r / kCube * columns + c) * kFractal + r % kCube * kFractalRow;
      std::memcpy(target.data(place), bytes, kFractalRow);
      std::memcpy(target.shadow(place), marks, kFractalRow);
    }
  }
}

}  // namespace assay::device
