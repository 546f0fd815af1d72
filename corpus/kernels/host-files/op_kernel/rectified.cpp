#include "kernel_operator.h"
using namespace AscendC;

extern "C" __global__ __aicore__ void rectified(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint32_t start = data.part * GetBlockIdx();
    GlobalTensor<float> in;
    GlobalTensor<float> out;
    in.SetGlobalBuffer((__gm__ float*)x + start, data.part);
    out.SetGlobalBuffer((__gm__ float*)y + start, data.part);
    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    pipe.InitBuffer(inQueue, 1, data.part * sizeof(float));
    pipe.InitBuffer(outQueue, 1, data.part * sizeof(float));
    LocalTensor<float> from = inQueue.AllocTensor<float>();
    DataCopy(from, in, data.part);
    inQueue.EnQue(from);
    from = inQueue.DeQue<float>();
    LocalTensor<float> to = outQueue.AllocTensor<float>();
    Relu(to, from, data.part);
    outQueue.EnQue(to);
    inQueue.FreeTensor(from);
    to = outQueue.DeQue<float>();
    DataCopy(out, to, data.part);
    outQueue.FreeTensor(to);
}
