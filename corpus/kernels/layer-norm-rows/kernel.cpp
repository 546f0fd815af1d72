// Mean and variance of each row by ReduceSum, then scale and shift by gamma and beta kept in the unified buffer.
#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t ROWS = 24;
constexpr int32_t WIDTH = 64;
constexpr float EPSILON = 1e-5f;

class KernelLayerNorm {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR gamma, GM_ADDR beta, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ float*)x, ROWS * WIDTH);
        gammaGm.SetGlobalBuffer((__gm__ float*)gamma, WIDTH);
        betaGm.SetGlobalBuffer((__gm__ float*)beta, WIDTH);
        yGm.SetGlobalBuffer((__gm__ float*)y, ROWS * WIDTH);
        pipe.InitBuffer(inQueue, 2, WIDTH * sizeof(float));
        pipe.InitBuffer(weightQueue, 1, 2 * WIDTH * sizeof(float));
        pipe.InitBuffer(outQueue, 2, WIDTH * sizeof(float));
        pipe.InitBuffer(work, WIDTH * sizeof(float));
        pipe.InitBuffer(square, WIDTH * sizeof(float));
        pipe.InitBuffer(total, 32);
    }

    __aicore__ inline void Process()
    {
        LocalTensor<float> weights = weightQueue.AllocTensor<float>();
        DataCopy(weights, gammaGm, WIDTH);
        DataCopy(weights[WIDTH], betaGm, WIDTH);
        weightQueue.EnQue(weights);
        weights = weightQueue.DeQue<float>();
        int32_t perCore = ROWS / GetBlockNum();
        int32_t first = GetBlockIdx() * perCore;
        for (int32_t row = first; row < first + perCore; row++) {
            LocalTensor<float> in = inQueue.AllocTensor<float>();
            DataCopy(in, xGm[row * WIDTH], WIDTH);
            inQueue.EnQue(in);
            OneRow(weights);
            LocalTensor<float> out = outQueue.DeQue<float>();
            DataCopy(yGm[row * WIDTH], out, WIDTH);
            outQueue.FreeTensor(out);
        }
        weightQueue.FreeTensor(weights);
    }

private:
    __aicore__ inline void OneRow(LocalTensor<float>& weights)
    {
        LocalTensor<float> in = inQueue.DeQue<float>();
        LocalTensor<float> out = outQueue.AllocTensor<float>();
        LocalTensor<float> workLocal = work.Get<float>();
        LocalTensor<float> squareLocal = square.Get<float>();
        LocalTensor<float> totalLocal = total.Get<float>();
        ReduceSum(totalLocal, in, workLocal, WIDTH);
        float mean = totalLocal.GetValue(0) / WIDTH;
        Adds(out, in, -mean, WIDTH);
        Mul(squareLocal, out, out, WIDTH);
        ReduceSum(totalLocal, squareLocal, workLocal, WIDTH);
        float variance = totalLocal.GetValue(0) / WIDTH;
        float inverse = 1.0f / sqrt(variance + EPSILON);
        Muls(out, out, inverse, WIDTH);
        Mul(out, out, weights, WIDTH);
        Add(out, out, weights[WIDTH], WIDTH);
        outQueue.EnQue(out);
        inQueue.FreeTensor(in);
    }

    TPipe pipe;
    TQue<QuePosition::VECIN, 2> inQueue;
    TQue<QuePosition::VECIN, 1> weightQueue;
    TQue<QuePosition::VECOUT, 2> outQueue;
    TBuf<QuePosition::VECCALC> work, square, total;
    GlobalTensor<float> xGm, gammaGm, betaGm, yGm;
};

extern "C" __global__ __aicore__ void layer_norm_rows(GM_ADDR x, GM_ADDR gamma, GM_ADDR beta, GM_ADDR y,
                                                      GM_ADDR workspace, GM_ADDR tiling)
{
    KernelLayerNorm op;
    op.Init(x, gamma, beta, y);
    op.Process();
}
