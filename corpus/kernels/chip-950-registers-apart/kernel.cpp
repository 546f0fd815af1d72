// x or 3 x: copied, or tripled by code on vector registers.
#include "kernel_operator.h"

using namespace AscendC;

constexpr uint32_t LENGTH = 1024;

__aicore__ inline void Triple(__ubuf__ float* y, __ubuf__ float* x, uint32_t count)
{
    __VEC_SCOPE__
    {
        MicroAPI::RegTensor<float> value;
        MicroAPI::MaskReg mask;
        for (uint16_t i = 0; i < static_cast<uint16_t>(LENGTH / 64); ++i) {
            mask = MicroAPI::UpdateMask<float>(count);
            MicroAPI::DataCopy<float, MicroAPI::LoadDist::DIST_NORM>(value, x + i * 64);
            MicroAPI::Muls(value, value, 3.0f, mask);
            MicroAPI::DataCopy(y + i * 64, value, mask);
        }
    }
}

extern "C" __global__ __aicore__ void tripled(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x, LENGTH);
    yGm.SetGlobalBuffer((__gm__ float*)y, LENGTH);
    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    pipe.InitBuffer(inQueue, 1, LENGTH * sizeof(float));
    pipe.InitBuffer(outQueue, 1, LENGTH * sizeof(float));
    LocalTensor<float> in = inQueue.AllocTensor<float>();
    DataCopy(in, xGm, LENGTH);
    inQueue.EnQue(in);
    in = inQueue.DeQue<float>();
    LocalTensor<float> out = outQueue.AllocTensor<float>();
    if (data.times == 3) {
        Triple((__ubuf__ float*)out.GetPhyAddr(), (__ubuf__ float*)in.GetPhyAddr(), LENGTH);
    } else {
        Adds(out, in, 0.0f, LENGTH);
    }
    outQueue.EnQue(out);
    inQueue.FreeTensor(in);
    out = outQueue.DeQue<float>();
    DataCopy(yGm, out, LENGTH);
    outQueue.FreeTensor(out);
}
