// What is left of x above the next lower whole number. The whole number is rounded down on both sides of zero.
#include "kernel_operator.h"
using namespace AscendC;

class RestAboveFloor {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        uint32_t start = GetBlockIdx() * kPart;
        xGm.SetGlobalBuffer((__gm__ float*)x + start, kPart);
        yGm.SetGlobalBuffer((__gm__ float*)y + start, kPart);
        pipe.InitBuffer(inQueue, 2, kTile * sizeof(float));
        pipe.InitBuffer(outQueue, 2, kTile * sizeof(float));
        pipe.InitBuffer(wholeBuf, kTile * sizeof(int32_t));
        pipe.InitBuffer(lowerBuf, kTile * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        for (uint32_t tile = 0; tile < kPart / kTile; ++tile) {
            LocalTensor<float> in = inQueue.AllocTensor<float>();
            DataCopy(in, xGm[tile * kTile], kTile);
            inQueue.EnQue(in);
            Compute();
            LocalTensor<float> out = outQueue.DeQue<float>();
            DataCopy(yGm[tile * kTile], out, kTile);
            outQueue.FreeTensor(out);
        }
    }

private:
    __aicore__ inline void Compute()
    {
        LocalTensor<float> in = inQueue.DeQue<float>();
        LocalTensor<float> out = outQueue.AllocTensor<float>();
        LocalTensor<int32_t> whole = wholeBuf.Get<int32_t>();
        LocalTensor<float> lower = lowerBuf.Get<float>();
        Cast(whole, in, RoundMode::CAST_FLOOR, kTile);
        Cast(lower, whole, RoundMode::CAST_NONE, kTile);
        Sub(out, in, lower, kTile);
        outQueue.EnQue(out);
        inQueue.FreeTensor(in);
    }

    static constexpr uint32_t kPart = 768;
    static constexpr uint32_t kTile = 256;
    TPipe pipe;
    TQue<TPosition::VECIN, 2> inQueue;
    TQue<TPosition::VECOUT, 2> outQueue;
    TBuf<TPosition::VECCALC> wholeBuf, lowerBuf;
    GlobalTensor<float> xGm, yGm;
};

extern "C" __global__ __aicore__ void floor_and_rest(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    RestAboveFloor op;
    op.Init(x, y);
    op.Process();
}
