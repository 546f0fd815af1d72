// The logarithm of a softmax: the largest of a row is taken away before the exponential, the logarithm of the sum after.
#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t kRowCount = 18;
constexpr int32_t kRowLength = 320;

class LogSoftmax {
public:
    __aicore__ inline LogSoftmax() {}

    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer((__gm__ float*)x, kRowCount * kRowLength);
        yGm.SetGlobalBuffer((__gm__ float*)y, kRowCount * kRowLength);
        pipe.InitBuffer(inQueue, 1, kRowLength * sizeof(float));
        pipe.InitBuffer(outQueue, 1, kRowLength * sizeof(float));
        pipe.InitBuffer(shiftedBuf, kRowLength * sizeof(float));
        pipe.InitBuffer(powerBuf, kRowLength * sizeof(float));
        pipe.InitBuffer(workBuf, kRowLength * sizeof(float));
        pipe.InitBuffer(statBuf, 32);
        pipe.InitBuffer(logBuf, 32);
    }

    __aicore__ inline void Process()
    {
        for (int32_t row = GetBlockIdx(); row < kRowCount; row += GetBlockNum()) {
            CopyIn(row);
            Compute();
            CopyOut(row);
        }
    }

private:
    __aicore__ inline void CopyIn(int32_t row)
    {
        LocalTensor<float> x = inQueue.AllocTensor<float>();
        DataCopy(x, xGm[row * kRowLength], kRowLength);
        inQueue.EnQue(x);
    }

    __aicore__ inline void Compute()
    {
        LocalTensor<float> x = inQueue.DeQue<float>();
        LocalTensor<float> y = outQueue.AllocTensor<float>();
        LocalTensor<float> shifted = shiftedBuf.Get<float>();
        LocalTensor<float> power = powerBuf.Get<float>();
        LocalTensor<float> work = workBuf.Get<float>();
        LocalTensor<float> stat = statBuf.Get<float>();
        LocalTensor<float> logarithm = logBuf.Get<float>();
        ReduceMax(stat, x, work, kRowLength);
        float top = stat.GetValue(0);
        Adds(shifted, x, -top, kRowLength);
        Exp(power, shifted, kRowLength);
        ReduceSum(stat, power, work, kRowLength);
        Ln(logarithm, stat, 1);
        float below = logarithm.GetValue(0);
        Adds(y, shifted, -below, kRowLength);
        outQueue.EnQue(y);
        inQueue.FreeTensor(x);
    }

    __aicore__ inline void CopyOut(int32_t row)
    {
        LocalTensor<float> y = outQueue.DeQue<float>();
        DataCopy(yGm[row * kRowLength], y, kRowLength);
        outQueue.FreeTensor(y);
    }

    TPipe pipe;
    TQue<QuePosition::VECIN, 1> inQueue;
    TQue<QuePosition::VECOUT, 1> outQueue;
    TBuf<QuePosition::VECCALC> shiftedBuf, powerBuf, workBuf, statBuf, logBuf;
    GlobalTensor<float> xGm, yGm;
};

extern "C" __global__ __aicore__ void log_softmax_rows(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    LogSoftmax op;
    op.Init(x, y);
    op.Process();
}
