// y = x / sqrt(mean(x * x) + 1e-6) * gamma, rows of half; squares, their sum and the scaling are float.
#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t TOKENS = 20;
constexpr int32_t HIDDEN = 256;

class RmsNormHalf {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR gamma, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ half*)x, TOKENS * HIDDEN);
        gammaGm.SetGlobalBuffer((__gm__ half*)gamma, HIDDEN);
        yGm.SetGlobalBuffer((__gm__ half*)y, TOKENS * HIDDEN);
        pipe.InitBuffer(inQueue, 2, HIDDEN * sizeof(half));
        pipe.InitBuffer(gammaQueue, 1, HIDDEN * sizeof(half));
        pipe.InitBuffer(outQueue, 2, HIDDEN * sizeof(half));
        pipe.InitBuffer(gammaBuf, HIDDEN * sizeof(float));
        pipe.InitBuffer(wideBuf, HIDDEN * sizeof(float));
        pipe.InitBuffer(squareBuf, HIDDEN * sizeof(float));
        pipe.InitBuffer(workBuf, HIDDEN * sizeof(float));
        pipe.InitBuffer(totalBuf, 32);
    }

    __aicore__ inline void Process()
    {
        LocalTensor<half> given = gammaQueue.AllocTensor<half>();
        DataCopy(given, gammaGm, HIDDEN);
        gammaQueue.EnQue(given);
        given = gammaQueue.DeQue<half>();
        LocalTensor<float> weight = gammaBuf.Get<float>();
        Cast(weight, given, RoundMode::CAST_NONE, HIDDEN);
        gammaQueue.FreeTensor(given);
        int32_t rows = TOKENS / GetBlockNum();
        for (int32_t i = 0; i < rows; i++) {
            int32_t at = (GetBlockIdx() * rows + i) * HIDDEN;
            LocalTensor<half> in = inQueue.AllocTensor<half>();
            DataCopy(in, xGm[at], HIDDEN);
            inQueue.EnQue(in);
            Normalise(weight);
            LocalTensor<half> out = outQueue.DeQue<half>();
            DataCopy(yGm[at], out, HIDDEN);
            outQueue.FreeTensor(out);
        }
    }

private:
    __aicore__ inline void Normalise(LocalTensor<float>& weight)
    {
        LocalTensor<half> in = inQueue.DeQue<half>();
        LocalTensor<half> out = outQueue.AllocTensor<half>();
        LocalTensor<float> wide = wideBuf.Get<float>();
        LocalTensor<float> square = squareBuf.Get<float>();
        LocalTensor<float> work = workBuf.Get<float>();
        LocalTensor<float> total = totalBuf.Get<float>();
        Cast(wide, in, RoundMode::CAST_NONE, HIDDEN);
        Mul(square, wide, wide, HIDDEN);
        ReduceSum(total, square, work, HIDDEN);
        float mean = total.GetValue(0) / HIDDEN;
        float scale = 1.0f / sqrt(mean + 1e-6f);
        Muls(square, wide, scale, HIDDEN);
        Mul(wide, square, weight, HIDDEN);
        Cast(out, wide, RoundMode::CAST_RINT, HIDDEN);
        outQueue.EnQue(out);
        inQueue.FreeTensor(in);
    }

    TPipe pipe;
    TQue<TPosition::VECIN, 2> inQueue;
    TQue<TPosition::VECIN, 1> gammaQueue;
    TQue<TPosition::VECOUT, 2> outQueue;
    TBuf<TPosition::VECCALC> gammaBuf, wideBuf, squareBuf, workBuf, totalBuf;
    GlobalTensor<half> xGm, gammaGm, yGm;
};

extern "C" __global__ __aicore__ void rms_norm_half(GM_ADDR x, GM_ADDR gamma, GM_ADDR y, GM_ADDR workspace,
                                                    GM_ADDR tiling)
{
    RmsNormHalf op;
    op.Init(x, gamma, y);
    op.Process();
}
