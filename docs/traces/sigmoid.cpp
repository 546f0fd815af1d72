// y = 1 / (1 + exp(-x)), tile by tile through two queues of BUFFERS buffers each: the kernel behind the pictures of
// docs/time-model.md.
#include "kernel_operator.h"

#ifndef BUFFERS
#define BUFFERS 2
#endif

using namespace AscendC;

constexpr uint32_t kTile = 4096;
constexpr uint32_t kTiles = 6;

class SigmoidTiles {
 public:
  __aicore__ inline void Init(GM_ADDR x, GM_ADDR y) {
    const uint32_t offset = GetBlockIdx() * kTile * kTiles;
    x_.SetGlobalBuffer((__gm__ float*)x + offset, kTile * kTiles);
    y_.SetGlobalBuffer((__gm__ float*)y + offset, kTile * kTiles);
    pipe_.InitBuffer(in_, BUFFERS, kTile * sizeof(float));
    pipe_.InitBuffer(out_, BUFFERS, kTile * sizeof(float));
  }

  __aicore__ inline void Process() {
    for (uint32_t tile = 0; tile < kTiles; ++tile) {
      CopyIn(tile);
      Compute();
      CopyOut(tile);
    }
  }

 private:
  __aicore__ inline void CopyIn(uint32_t tile) {
    LocalTensor<float> x = in_.AllocTensor<float>();
    DataCopy(x, x_[tile * kTile], kTile);
    in_.EnQue(x);
  }

  __aicore__ inline void Compute() {
    LocalTensor<float> x = in_.DeQue<float>();
    LocalTensor<float> y = out_.AllocTensor<float>();
    Muls(y, x, -1.0f, kTile);
    Exp(y, y, kTile);
    Adds(y, y, 1.0f, kTile);
    Duplicate(x, 1.0f, kTile);
    Div(y, x, y, kTile);
    out_.EnQue(y);
    in_.FreeTensor(x);
  }

  __aicore__ inline void CopyOut(uint32_t tile) {
    LocalTensor<float> y = out_.DeQue<float>();
    DataCopy(y_[tile * kTile], y, kTile);
    out_.FreeTensor(y);
  }

  TPipe pipe_;
  TQue<QuePosition::VECIN, BUFFERS> in_;
  TQue<QuePosition::VECOUT, BUFFERS> out_;
  GlobalTensor<float> x_;
  GlobalTensor<float> y_;
};

extern "C" __global__ __aicore__ void sigmoid_tiles(GM_ADDR x, GM_ADDR y) {
  SigmoidTiles op;
  op.Init(x, y);
  op.Process();
}
