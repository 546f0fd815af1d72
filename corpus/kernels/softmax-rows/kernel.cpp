// Each core takes whole rows; a row stays in the unified buffer.
#include "kernel_operator.h"

namespace {
constexpr int32_t kRows = 32;
constexpr int32_t kColumns = 128;
}

class RowSoftmax {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        xGm.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(x), kRows * kColumns);
        yGm.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(y), kRows * kColumns);
        pipe.InitBuffer(rowQueue, 2, kColumns * sizeof(float));
        pipe.InitBuffer(outQueue, 2, kColumns * sizeof(float));
        pipe.InitBuffer(statBuf, 32);
        pipe.InitBuffer(workBuf, kColumns * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        for (int32_t row = AscendC::GetBlockIdx(); row < kRows; row += AscendC::GetBlockNum()) {
            Load(row);
            Normalise();
            Store(row);
        }
    }

private:
    __aicore__ inline void Load(int32_t row)
    {
        AscendC::LocalTensor<float> in = rowQueue.AllocTensor<float>();
        AscendC::DataCopy(in, xGm[row * kColumns], kColumns);
        rowQueue.EnQue(in);
    }

    __aicore__ inline void Normalise()
    {
        AscendC::LocalTensor<float> in = rowQueue.DeQue<float>();
        AscendC::LocalTensor<float> out = outQueue.AllocTensor<float>();
        AscendC::LocalTensor<float> stat = statBuf.Get<float>();
        AscendC::LocalTensor<float> work = workBuf.Get<float>();
        AscendC::ReduceMax(stat, in, work, kColumns);
        float top = stat.GetValue(0);
        AscendC::Adds(out, in, -top, kColumns);
        AscendC::Exp(out, out, kColumns);
        AscendC::ReduceSum(stat, out, work, kColumns);
        float scale = 1.0f / stat.GetValue(0);
        AscendC::Muls(out, out, scale, kColumns);
        outQueue.EnQue(out);
        rowQueue.FreeTensor(in);
    }

    __aicore__ inline void Store(int32_t row)
    {
        AscendC::LocalTensor<float> out = outQueue.DeQue<float>();
        AscendC::DataCopy(yGm[row * kColumns], out, kColumns);
        outQueue.FreeTensor(out);
    }

    AscendC::TPipe pipe;
    AscendC::TQue<AscendC::TPosition::VECIN, 1> rowQueue;
    AscendC::TQue<AscendC::TPosition::VECOUT, 1> outQueue;
    AscendC::TBuf<AscendC::TPosition::VECCALC> statBuf;
    AscendC::TBuf<AscendC::TPosition::VECCALC> workBuf;
    AscendC::GlobalTensor<float> xGm;
    AscendC::GlobalTensor<float> yGm;
};

extern "C" __global__ __aicore__ void softmax_rows(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    RowSoftmax op;
    op.Init(x, y);
    op.Process();
}
