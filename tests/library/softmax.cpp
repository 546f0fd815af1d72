// SoftMax and its relatives through the headers: operands, shapes and tiling arrive where they belong.
#include "room.h"

extern "C" __global__ __aicore__ void softmax_family(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  Room room;
  room.Init(pipe);
  constexpr uint32_t kRows = 4, kColumns = 16;
  LocalTensor<float> src = room.Take<float>(kRows * kColumns), dst = room.Take<float>(kRows * kColumns);
  LocalTensor<float> sum = room.Take<float>(kRows * 8), max = room.Take<float>(kRows * 8);
  LocalTensor<uint8_t> tmp = room.Take<uint8_t>(8192);
  // Rows of r, r + 1, r, r + 1, ...; 14 columns count.
  for (uint32_t i = 0; i < kRows * kColumns; ++i) {
    src.SetValue(i, static_cast<float>(static_cast<int32_t>(i / kColumns + i % 2)));
  }
  SoftMaxTiling tiling = {};
  const SoftMaxShapeInfo shape = {kRows, kColumns, kRows, 14};
  SoftMax<float>(dst, sum, max, src, tmp, tiling, shape);
  const float e = 0.36787944f;  // exp(-1)
  for (uint32_t r = 0; r < kRows; ++r) {
    Near(max.GetValue(r * 8 + 7), static_cast<float>(static_cast<int32_t>(r + 1)), 0);
    Near(sum.GetValue(r * 8), 7 + 7 * e, 1e-5f);
    Near(dst.GetValue(r * kColumns + 13), 1 / (7 + 7 * e), 1e-6f);
    Near(dst.GetValue(r * kColumns), e / (7 + 7 * e), 1e-6f);
  }
  SoftMax<float>(dst, src, tmp, tiling, shape);
  Near(dst.GetValue(1), 1 / (7 + 7 * e), 1e-6f);
  SimpleSoftMax<float>(dst, sum, max, src, tmp, tiling, shape);
  Near(dst.GetValue(1), 1 / (7 + 7 * e), 1e-6f);
  SoftmaxFlashV2<float>(dst, sum, max, src, max, sum, max, tmp, tiling, shape);
  Near(dst.GetValue(1), 1, 1e-6f);
  Near(dst.GetValue(0), e, 1e-6f);
  LocalTensor<float> factor = room.Take<float>(kRows * 8), sum2 = room.Take<float>(kRows * 8);
  LocalTensor<float> max2 = room.Take<float>(kRows * 8);
  SoftmaxFlashV2<float, true>(dst, sum2, max2, src, factor, sum, max, tmp, tiling, shape);
  Near(sum2.GetValue(0), 2 * (7 + 7 * e), 1e-5f);
  Near(factor.GetValue(8), 1, 0);
  Expect(AdjustSoftMaxRes<float, float>(dst, max, 0x40000000, 5.0f, shape));
  Near(dst.GetValue(kColumns), 5, 0);
  Near(dst.GetValue(0), e, 1e-6f);
  CopyRelu(x, y, room);
}
