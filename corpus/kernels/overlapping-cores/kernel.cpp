// Three cores of 1,004 elements and a last one of 1,008; the copy out is rounded up to whole blocks on every core.
#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t CORE_LENGTH = 1004;
constexpr int32_t LAST_LENGTH = 1008;
constexpr int32_t ROUNDED = 1008;

extern "C" __global__ __aicore__ void rounded_out(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    pipe.InitBuffer(inQueue, 1, ROUNDED * sizeof(float));
    pipe.InitBuffer(outQueue, 1, ROUNDED * sizeof(float));
    int32_t core = GetBlockIdx();
    int32_t count = core == 3 ? LAST_LENGTH : CORE_LENGTH;
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x + core * CORE_LENGTH, count);
    yGm.SetGlobalBuffer((__gm__ float*)y + core * CORE_LENGTH, count);

    LocalTensor<float> in = inQueue.AllocTensor<float>();
    DataCopyExtParams params{1, static_cast<uint32_t>(count * sizeof(float)), 0, 0, 0};
    DataCopyPad(in, xGm, params, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
    inQueue.EnQue(in);

    in = inQueue.DeQue<float>();
    LocalTensor<float> out = outQueue.AllocTensor<float>();
    Duplicate(out, 9.0f, ROUNDED);
    Relu(out, in, count);
    outQueue.EnQue(out);
    inQueue.FreeTensor(in);

    out = outQueue.DeQue<float>();
    DataCopy(yGm, out, ROUNDED);
    outQueue.FreeTensor(out);
}
