// 333 elements on 4 cores: 84, 84, 84 and 81, each moved to the byte by DataCopyPad.
#include "kernel_operator.h"
using namespace AscendC;

__aicore__ inline int32_t CeilDiv(int32_t a, int32_t b)
{
    return (a + b - 1) / b;
}

extern "C" __global__ __aicore__ void scaled_copy(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    constexpr int32_t total = 333;
    int32_t perCore = CeilDiv(total, static_cast<int32_t>(GetBlockNum()));
    int32_t start = perCore * static_cast<int32_t>(GetBlockIdx());
    if (start >= total) {
        return;
    }
    int32_t count = total - start < perCore ? total - start : perCore;

    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    pipe.InitBuffer(inQueue, 1, perCore * sizeof(float));
    pipe.InitBuffer(outQueue, 1, perCore * sizeof(float));
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x + start, count);
    yGm.SetGlobalBuffer((__gm__ float*)y + start, count);

    DataCopyExtParams params{1, static_cast<uint32_t>(count * sizeof(float)), 0, 0, 0};
    LocalTensor<float> in = inQueue.AllocTensor<float>();
    DataCopyPad(in, xGm, params, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
    inQueue.EnQue(in);

    in = inQueue.DeQue<float>();
    LocalTensor<float> out = outQueue.AllocTensor<float>();
    Muls(out, in, 2.5f, count);
    outQueue.EnQue(out);
    inQueue.FreeTensor(in);

    out = outQueue.DeQue<float>();
    DataCopyPad(yGm, out, params);
    outQueue.FreeTensor(out);
}
