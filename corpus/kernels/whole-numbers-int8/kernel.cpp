// Floats to the nearest whole number, ties to even, kept in int8: int32 takes the rounding, half leads to int8.
#include "kernel_operator.h"

class ToWholeNumbers {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ float*)x + AscendC::GetBlockIdx() * LENGTH, LENGTH);
        yGm.SetGlobalBuffer((__gm__ int8_t*)y + AscendC::GetBlockIdx() * LENGTH, LENGTH);
        pipe.InitBuffer(inQueue, 2, TILE * sizeof(float));
        pipe.InitBuffer(outQueue, 2, TILE * sizeof(int8_t));
        pipe.InitBuffer(wholeBuf, TILE * sizeof(int32_t));
        pipe.InitBuffer(floatBuf, TILE * sizeof(float));
        pipe.InitBuffer(halfBuf, TILE * sizeof(half));
    }

    __aicore__ inline void Process()
    {
        for (int32_t i = 0; i < LENGTH / TILE; i++) {
            AscendC::LocalTensor<float> in = inQueue.AllocTensor<float>();
            AscendC::DataCopy(in, xGm[i * TILE], TILE);
            inQueue.EnQue(in);
            Round();
            AscendC::LocalTensor<int8_t> out = outQueue.DeQue<int8_t>();
            AscendC::DataCopy(yGm[i * TILE], out, TILE);
            outQueue.FreeTensor(out);
        }
    }

private:
    __aicore__ inline void Round()
    {
        AscendC::LocalTensor<float> in = inQueue.DeQue<float>();
        AscendC::LocalTensor<int8_t> out = outQueue.AllocTensor<int8_t>();
        AscendC::LocalTensor<int32_t> whole = wholeBuf.Get<int32_t>();
        AscendC::LocalTensor<float> wide = floatBuf.Get<float>();
        AscendC::LocalTensor<half> narrow = halfBuf.Get<half>();
        AscendC::Cast(whole, in, AscendC::RoundMode::CAST_RINT, TILE);
        AscendC::Cast(wide, whole, AscendC::RoundMode::CAST_NONE, TILE);
        AscendC::Cast(narrow, wide, AscendC::RoundMode::CAST_NONE, TILE);
        AscendC::Cast(out, narrow, AscendC::RoundMode::CAST_NONE, TILE);
        outQueue.EnQue(out);
        inQueue.FreeTensor(in);
    }

    static constexpr int32_t LENGTH = 1024;
    static constexpr int32_t TILE = 256;
    AscendC::TPipe pipe;
    AscendC::TQue<AscendC::TPosition::VECIN, 1> inQueue;
    AscendC::TQue<AscendC::TPosition::VECOUT, 1> outQueue;
    AscendC::TBuf<AscendC::TPosition::VECCALC> wholeBuf, floatBuf, halfBuf;
    AscendC::GlobalTensor<float> xGm;
    AscendC::GlobalTensor<int8_t> yGm;
};

extern "C" __global__ __aicore__ void whole_numbers_int8(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    ToWholeNumbers op;
    op.Init(x, y);
    op.Process();
}
