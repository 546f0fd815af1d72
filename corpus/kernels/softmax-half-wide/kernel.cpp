// Rows of half. What the exponential is taken of lies between -240 and 240, so the largest of a row is taken away first;
// everything between the two conversions is float.
#include "kernel_operator.h"
using namespace AscendC;

class WideSoftmax {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ half*)x, ROWS * WIDTH);
        yGm.SetGlobalBuffer((__gm__ half*)y, ROWS * WIDTH);
        pipe.InitBuffer(rowIn, 2, WIDTH * sizeof(half));
        pipe.InitBuffer(rowOut, 2, WIDTH * sizeof(half));
        pipe.InitBuffer(wideBuf, WIDTH * sizeof(float));
        pipe.InitBuffer(shiftedBuf, WIDTH * sizeof(float));
        pipe.InitBuffer(powerBuf, WIDTH * sizeof(float));
        pipe.InitBuffer(shareBuf, WIDTH * sizeof(float));
        pipe.InitBuffer(workBuf, WIDTH * sizeof(float));
        pipe.InitBuffer(oneBuf, 32);
    }

    __aicore__ inline void Process()
    {
        for (int32_t row = GetBlockIdx(); row < ROWS; row += GetBlockNum()) {
            LocalTensor<half> in = rowIn.AllocTensor<half>();
            DataCopy(in, xGm[row * WIDTH], WIDTH);
            rowIn.EnQue(in);
            Compute();
            LocalTensor<half> out = rowOut.DeQue<half>();
            DataCopy(yGm[row * WIDTH], out, WIDTH);
            rowOut.FreeTensor(out);
        }
    }

private:
    __aicore__ inline void Compute()
    {
        LocalTensor<half> in = rowIn.DeQue<half>();
        LocalTensor<half> out = rowOut.AllocTensor<half>();
        LocalTensor<float> wide = wideBuf.Get<float>();
        LocalTensor<float> shifted = shiftedBuf.Get<float>();
        LocalTensor<float> power = powerBuf.Get<float>();
        LocalTensor<float> share = shareBuf.Get<float>();
        LocalTensor<float> work = workBuf.Get<float>();
        LocalTensor<float> one = oneBuf.Get<float>();
        Cast(wide, in, RoundMode::CAST_NONE, WIDTH);
        ReduceMax(one, wide, work, WIDTH);
        float largest = one.GetValue(0);
        Adds(shifted, wide, -largest, WIDTH);
        Exp(power, shifted, WIDTH);
        ReduceSum(one, power, work, WIDTH);
        float part = 1.0f / one.GetValue(0);
        Muls(share, power, part, WIDTH);
        Cast(out, share, RoundMode::CAST_RINT, WIDTH);
        rowOut.EnQue(out);
        rowIn.FreeTensor(in);
    }

    static constexpr int32_t ROWS = 12;
    static constexpr int32_t WIDTH = 512;
    TPipe pipe;
    TQue<QuePosition::VECIN, 2> rowIn;
    TQue<QuePosition::VECOUT, 2> rowOut;
    TBuf<QuePosition::VECCALC> wideBuf, shiftedBuf, powerBuf, shareBuf, workBuf, oneBuf;
    GlobalTensor<half> xGm, yGm;
};

extern "C" __global__ __aicore__ void softmax_half_wide(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    WideSoftmax op;
    op.Init(x, y);
    op.Process();
}
