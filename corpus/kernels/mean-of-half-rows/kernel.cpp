// The mean over the first dimension: rows of half are widened and added into one running sum in float.
#include "kernel_operator.h"
using namespace AscendC;

class MeanOfRows {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ half*)x, COUNT * COLUMNS);
        yGm.SetGlobalBuffer((__gm__ float*)y, COLUMNS);
        pipe.InitBuffer(inQueue, 2, PART * sizeof(half));
        pipe.InitBuffer(outQueue, 1, PART * sizeof(float));
        pipe.InitBuffer(wideBuf, PART * sizeof(float));
        pipe.InitBuffer(sumBuf, PART * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        int32_t column = GetBlockIdx() * PART;
        LocalTensor<float> sum = sumBuf.Get<float>();
        LocalTensor<float> wide = wideBuf.Get<float>();
        Duplicate(sum, 0.0f, PART);
        for (int32_t row = 0; row < COUNT; row++) {
            LocalTensor<half> in = inQueue.AllocTensor<half>();
            DataCopy(in, xGm[row * COLUMNS + column], PART);
            inQueue.EnQue(in);
            in = inQueue.DeQue<half>();
            Cast(wide, in, RoundMode::CAST_NONE, PART);
            Add(sum, sum, wide, PART);
            inQueue.FreeTensor(in);
        }
        LocalTensor<float> out = outQueue.AllocTensor<float>();
        Muls(out, sum, 1.0f / COUNT, PART);
        outQueue.EnQue(out);
        out = outQueue.DeQue<float>();
        DataCopy(yGm[column], out, PART);
        outQueue.FreeTensor(out);
    }

private:
    static constexpr int32_t COUNT = 96;
    static constexpr int32_t COLUMNS = 256;
    static constexpr int32_t PART = 64;
    TPipe pipe;
    TQue<QuePosition::VECIN, 2> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
    TBuf<QuePosition::VECCALC> wideBuf, sumBuf;
    GlobalTensor<half> xGm;
    GlobalTensor<float> yGm;
};

extern "C" __global__ __aicore__ void mean_of_half_rows(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    MeanOfRows op;
    op.Init(x, y);
    op.Process();
}
