#include "kernel_operator.h"
#include "magnitude_key.h"
#include "magnitude_key.h"
#include "magnitude_tiling_data.h"

using namespace AscendC;

template <bool kDouble, uint32_t kWay>
class Rows {
 public:
  __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, const MagnitudeTilingData& tiling) {
    length_ = tiling.rowLength;
    tile_ = tiling.tileLength;
    x_.SetGlobalBuffer((__gm__ half*)x + GetBlockIdx() * length_, length_);
    y_.SetGlobalBuffer((__gm__ half*)y + GetBlockIdx() * length_, length_);
    pipe_.InitBuffer(in_, kDouble ? 2 : 1, tile_ * sizeof(half));
    pipe_.InitBuffer(out_, kDouble ? 2 : 1, tile_ * sizeof(half));
  }
  __aicore__ inline void Process() {
    for (uint32_t at = 0; at < length_; at += tile_) {
      LocalTensor<half> a = in_.AllocTensor<half>();
      DataCopy(a, x_[at], tile_);
      in_.EnQue(a);
      LocalTensor<half> x = in_.DeQue<half>();
      LocalTensor<half> y = out_.AllocTensor<half>();
      if constexpr (kWay == MAGNITUDE_BY_ABS) {
        Abs(y, x, tile_);
      } else {
        Relu(y, x, tile_);
      }
      out_.EnQue(y);
      in_.FreeTensor(x);
      LocalTensor<half> done = out_.DeQue<half>();
      DataCopy(y_[at], done, tile_);
      out_.FreeTensor(done);
    }
  }

 private:
  TPipe pipe_;
  TQue<QuePosition::VECIN, 1> in_;
  TQue<QuePosition::VECOUT, 1> out_;
  GlobalTensor<half> x_, y_;
  uint32_t length_, tile_;
};

template <bool kDouble, uint32_t kWay>
__global__ __aicore__ void magnitude(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling) {
  REGISTER_TILING_DEFAULT(MagnitudeTilingData);
  GET_TILING_DATA_WITH_STRUCT(MagnitudeTilingData, data, tiling);
  Rows<kDouble, kWay> rows;
  rows.Init(x, y, data);
  rows.Process();
}
