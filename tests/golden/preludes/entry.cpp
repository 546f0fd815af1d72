#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t kTotal = 1024;

extern "C" __global__ __aicore__ void golden_entry(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling) {
  TPipe pipe;
  TQue<TPosition::VECIN, 1> inQueue;
  TQue<TPosition::VECOUT, 1> outQueue;
  TBuf<TPosition::VECCALC> tmpBuf;
  GlobalTensor<float> xGm;
  GlobalTensor<float> yGm;
  xGm.SetGlobalBuffer((__gm__ float*)x, kTotal);
  yGm.SetGlobalBuffer((__gm__ float*)y, kTotal);
  int32_t core = GetBlockIdx();
  int32_t cores = GetBlockNum();
  //@snippet
}
