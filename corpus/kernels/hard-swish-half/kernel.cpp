// x * min(max(x + 3, 0), 6) / 6 for half: widened once, every step in float, rounded once.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t kLengthOfCore = 960;
constexpr uint32_t kStep = 320;

class HardSwishHalf {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ half*)x + GetBlockIdx() * kLengthOfCore, kLengthOfCore);
        yGm.SetGlobalBuffer((__gm__ half*)y + GetBlockIdx() * kLengthOfCore, kLengthOfCore);
        pipe.InitBuffer(queueIn, 2, kStep * sizeof(half));
        pipe.InitBuffer(queueOut, 2, kStep * sizeof(half));
        pipe.InitBuffer(wideBuf, kStep * sizeof(float));
        pipe.InitBuffer(movedBuf, kStep * sizeof(float));
        pipe.InitBuffer(aboveBuf, kStep * sizeof(float));
        pipe.InitBuffer(gateBuf, kStep * sizeof(float));
        pipe.InitBuffer(productBuf, kStep * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        for (uint32_t at = 0; at < kLengthOfCore; at += kStep) {
            LocalTensor<half> given = queueIn.AllocTensor<half>();
            DataCopy(given, xGm[at], kStep);
            queueIn.EnQue(given);
            Compute();
            LocalTensor<half> made = queueOut.DeQue<half>();
            DataCopy(yGm[at], made, kStep);
            queueOut.FreeTensor(made);
        }
    }

private:
    __aicore__ inline void Compute()
    {
        LocalTensor<half> given = queueIn.DeQue<half>();
        LocalTensor<half> made = queueOut.AllocTensor<half>();
        LocalTensor<float> wide = wideBuf.Get<float>();
        LocalTensor<float> moved = movedBuf.Get<float>();
        LocalTensor<float> above = aboveBuf.Get<float>();
        LocalTensor<float> gate = gateBuf.Get<float>();
        LocalTensor<float> product = productBuf.Get<float>();
        Cast(wide, given, RoundMode::CAST_NONE, kStep);
        Adds(moved, wide, 3.0f, kStep);
        Maxs(above, moved, 0.0f, kStep);
        Mins(gate, above, 6.0f, kStep);
        Mul(product, wide, gate, kStep);
        Muls(above, product, 0.1666666667f, kStep);
        Cast(made, above, RoundMode::CAST_RINT, kStep);
        queueOut.EnQue(made);
        queueIn.FreeTensor(given);
    }

    TPipe pipe;
    TQue<TPosition::VECIN, 2> queueIn;
    TQue<TPosition::VECOUT, 2> queueOut;
    TBuf<TPosition::VECCALC> wideBuf, movedBuf, aboveBuf, gateBuf, productBuf;
    GlobalTensor<half> xGm, yGm;
};

extern "C" __global__ __aicore__ void hard_swish_half(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    HardSwishHalf op;
    op.Init(x, y);
    op.Process();
}
