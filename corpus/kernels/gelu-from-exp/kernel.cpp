#include "kernel_operator.h"

using namespace AscendC;

constexpr float kCubeFactor = 0.044715f;
constexpr float kMinusTwoRootTwoByPi = -1.5957691216f;

class Kernel {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, uint32_t totalLength, uint32_t tileLength)
    {
        uint32_t coreLength = totalLength / GetBlockNum();
        tileLength_ = tileLength;
        tileNum_ = coreLength / tileLength;
        xGm.SetGlobalBuffer((__gm__ float*)x + coreLength * GetBlockIdx(), coreLength);
        yGm.SetGlobalBuffer((__gm__ float*)y + coreLength * GetBlockIdx(), coreLength);
        pipe.InitBuffer(inQueue, 2, tileLength * sizeof(float));
        pipe.InitBuffer(outQueue, 2, tileLength * sizeof(float));
        pipe.InitBuffer(tmpBuf, tileLength * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        for (uint32_t i = 0; i < tileNum_; ++i) {
            CopyIn(i);
            Compute();
            CopyOut(i);
        }
    }

private:
    __aicore__ inline void CopyIn(uint32_t i)
    {
        LocalTensor<float> xLocal = inQueue.AllocTensor<float>();
        DataCopy(xLocal, xGm[i * tileLength_], tileLength_);
        inQueue.EnQue(xLocal);
    }

    __aicore__ inline void Compute()
    {
        LocalTensor<float> xLocal = inQueue.DeQue<float>();
        LocalTensor<float> yLocal = outQueue.AllocTensor<float>();
        LocalTensor<float> cube = tmpBuf.Get<float>();
        Mul(cube, xLocal, xLocal, tileLength_);
        Mul(cube, cube, xLocal, tileLength_);
        Muls(cube, cube, kCubeFactor, tileLength_);
        Add(cube, cube, xLocal, tileLength_);
        Muls(cube, cube, kMinusTwoRootTwoByPi, tileLength_);
        Exp(cube, cube, tileLength_);
        Adds(cube, cube, 1.0f, tileLength_);
        Div(yLocal, xLocal, cube, tileLength_);
        outQueue.EnQue(yLocal);
        inQueue.FreeTensor(xLocal);
    }

    __aicore__ inline void CopyOut(uint32_t i)
    {
        LocalTensor<float> yLocal = outQueue.DeQue<float>();
        DataCopy(yGm[i * tileLength_], yLocal, tileLength_);
        outQueue.FreeTensor(yLocal);
    }

    TPipe pipe;
    TQue<TPosition::VECIN, 2> inQueue;
    TQue<TPosition::VECOUT, 2> outQueue;
    TBuf<TPosition::VECCALC> tmpBuf;
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    uint32_t tileLength_;
    uint32_t tileNum_;
};

extern "C" __global__ __aicore__ void gelu_exp(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(tiling_data, tiling);
    Kernel op;
    op.Init(x, y, tiling_data.totalLength, tiling_data.tileLength);
    op.Process();
}
