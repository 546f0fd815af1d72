// |x| by way of -x, whose buffer starts in the middle of x: the second argument of GetWithOffset counts bytes.
#include "kernel_operator.h"

using namespace AscendC;

constexpr uint32_t LENGTH = 512;

extern "C" __global__ __aicore__ void magnitude_custom(GM_ADDR x, GM_ADDR y)
{
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x, LENGTH);
    yGm.SetGlobalBuffer((__gm__ float*)y, LENGTH);
    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    TBuf<TPosition::VECCALC> buffer;
    pipe.InitBuffer(inQueue, 1, LENGTH * sizeof(float));
    pipe.InitBuffer(outQueue, 1, LENGTH * sizeof(float));
    pipe.InitBuffer(buffer, 2 * LENGTH * sizeof(float));

    LocalTensor<float> in = inQueue.AllocTensor<float>();
    DataCopy(in, xGm, LENGTH);
    inQueue.EnQue(in);
    in = inQueue.DeQue<float>();
    LocalTensor<float> held = buffer.Get<float>(LENGTH);
    LocalTensor<float> negated = buffer.GetWithOffset<float>(LENGTH, 2 * LENGTH);
    Adds(held, in, 0.0f, LENGTH);
    Muls(negated, held, -1.0f, LENGTH);
    LocalTensor<float> out = outQueue.AllocTensor<float>();
    Max(out, in, negated, LENGTH);
    outQueue.EnQue(out);
    inQueue.FreeTensor(in);
    out = outQueue.DeQue<float>();
    DataCopy(yGm, out, LENGTH);
    outQueue.FreeTensor(out);
}
