#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t kTotal = 1024;
constexpr int32_t kTile = 128;

class Kernel {
 public:
  __aicore__ inline void Init(GM_ADDR x, GM_ADDR y) {
    coreLength = kTotal / static_cast<int32_t>(GetBlockNum());
    int32_t start = coreLength * static_cast<int32_t>(GetBlockIdx());
    xGm.SetGlobalBuffer((__gm__ float*)x + start, coreLength);
    yGm.SetGlobalBuffer((__gm__ float*)y + start, coreLength);
    pipe.InitBuffer(inQueue, 2, kTile * sizeof(float));
    pipe.InitBuffer(outQueue, 2, kTile * sizeof(float));
  }

  __aicore__ inline void Process() {
    for (int32_t i = 0; i < coreLength / kTile; ++i) {
      CopyIn(i);
      Compute();
      CopyOut(i);
    }
  }

 private:
  //@snippet

  TPipe pipe;
  TQue<TPosition::VECIN, 2> inQueue;
  TQue<TPosition::VECOUT, 2> outQueue;
  GlobalTensor<float> xGm;
  GlobalTensor<float> yGm;
  int32_t coreLength;
};

extern "C" __global__ __aicore__ void golden_stages(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling) {
  Kernel op;
  op.Init(x, y);
  op.Process();
}
