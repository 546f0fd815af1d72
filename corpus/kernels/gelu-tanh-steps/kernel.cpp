// 0.5 * x * (1 + tanh(0.79788456 * (x + 0.044715 * x^3))), written as x / (1 + exp(-1.59576912 * (...))); every step has
// its own tensor.
#include "kernel_operator.h"
using namespace AscendC;

class GeluSteps {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ float*)x + GetBlockIdx() * kOwn, kOwn);
        yGm.SetGlobalBuffer((__gm__ float*)y + GetBlockIdx() * kOwn, kOwn);
        pipe.InitBuffer(inQueue, 2, kTile * sizeof(float));
        pipe.InitBuffer(outQueue, 2, kTile * sizeof(float));
        pipe.InitBuffer(squareBuf, kTile * sizeof(float));
        pipe.InitBuffer(cubeBuf, kTile * sizeof(float));
        pipe.InitBuffer(smallBuf, kTile * sizeof(float));
        pipe.InitBuffer(insideBuf, kTile * sizeof(float));
        pipe.InitBuffer(scaledBuf, kTile * sizeof(float));
        pipe.InitBuffer(powerBuf, kTile * sizeof(float));
        pipe.InitBuffer(belowBuf, kTile * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        for (int32_t i = 0; i < kOwn / kTile; ++i) {
            LocalTensor<float> in = inQueue.AllocTensor<float>();
            DataCopy(in, xGm[i * kTile], kTile);
            inQueue.EnQue(in);
            Compute();
            LocalTensor<float> out = outQueue.DeQue<float>();
            DataCopy(yGm[i * kTile], out, kTile);
            outQueue.FreeTensor(out);
        }
    }

private:
    __aicore__ inline void Compute()
    {
        LocalTensor<float> in = inQueue.DeQue<float>();
        LocalTensor<float> out = outQueue.AllocTensor<float>();
        LocalTensor<float> square = squareBuf.Get<float>();
        LocalTensor<float> cube = cubeBuf.Get<float>();
        LocalTensor<float> small = smallBuf.Get<float>();
        LocalTensor<float> inside = insideBuf.Get<float>();
        LocalTensor<float> scaled = scaledBuf.Get<float>();
        LocalTensor<float> power = powerBuf.Get<float>();
        LocalTensor<float> below = belowBuf.Get<float>();
        Mul(square, in, in, kTile);
        Mul(cube, square, in, kTile);
        Muls(small, cube, 0.044715f, kTile);
        Add(inside, in, small, kTile);
        Muls(scaled, inside, -1.5957691216f, kTile);
        Exp(power, scaled, kTile);
        Adds(below, power, 1.0f, kTile);
        Div(out, in, below, kTile);
        outQueue.EnQue(out);
        inQueue.FreeTensor(in);
    }

    static constexpr int32_t kOwn = 1024;
    static constexpr int32_t kTile = 512;
    TPipe pipe;
    TQue<TPosition::VECIN, 2> inQueue;
    TQue<TPosition::VECOUT, 2> outQueue;
    TBuf<TPosition::VECCALC> squareBuf, cubeBuf, smallBuf, insideBuf, scaledBuf, powerBuf, belowBuf;
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
};

extern "C" __global__ __aicore__ void gelu_tanh_steps(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GeluSteps op;
    op.Init(x, y);
    op.Process();
}
