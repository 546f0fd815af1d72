#include "kernel_operator.h"

using namespace AscendC;

constexpr int32_t BUFFER_NUM = 2;

class KernelVectorAdd {
public:
    __aicore__ inline KernelVectorAdd() {}

    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, GM_ADDR z, uint32_t totalLength, uint32_t tileNum)
    {
        blockLength_ = totalLength / GetBlockNum();
        tileNum_ = tileNum;
        tileLength_ = blockLength_ / tileNum;
        uint32_t offset = blockLength_ * GetBlockIdx();
        xGm_.SetGlobalBuffer((__gm__ float*)x + offset, blockLength_);
        yGm_.SetGlobalBuffer((__gm__ float*)y + offset, blockLength_);
        zGm_.SetGlobalBuffer((__gm__ float*)z + offset, blockLength_);
        pipe_.InitBuffer(inQueueX, BUFFER_NUM, tileLength_ * sizeof(float));
        pipe_.InitBuffer(inQueueY, BUFFER_NUM, tileLength_ * sizeof(float));
        pipe_.InitBuffer(outQueueZ, BUFFER_NUM, tileLength_ * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        for (uint32_t i = 0; i < tileNum_; i++) {
            CopyIn(i);
            Compute();
            CopyOut(i);
        }
    }

private:
    __aicore__ inline void CopyIn(uint32_t i)
    {
        LocalTensor<float> xLocal = inQueueX.AllocTensor<float>();
        LocalTensor<float> yLocal = inQueueY.AllocTensor<float>();
        DataCopy(xLocal, xGm_[i * tileLength_], tileLength_);
        DataCopy(yLocal, yGm_[i * tileLength_], tileLength_);
        inQueueX.EnQue(xLocal);
        inQueueY.EnQue(yLocal);
    }

    __aicore__ inline void Compute()
    {
        LocalTensor<float> xLocal = inQueueX.DeQue<float>();
        LocalTensor<float> yLocal = inQueueY.DeQue<float>();
        LocalTensor<float> zLocal = outQueueZ.AllocTensor<float>();
        Add(zLocal, xLocal, yLocal, tileLength_);
        outQueueZ.EnQue<float>(zLocal);
        inQueueX.FreeTensor(xLocal);
    }

    __aicore__ inline void CopyOut(uint32_t i)
    {
        LocalTensor<float> zLocal = outQueueZ.DeQue<float>();
        DataCopy(zGm_[i * tileLength_], zLocal, tileLength_);
        outQueueZ.FreeTensor(zLocal);
    }

private:
    TPipe pipe_;
    TQue<QuePosition::VECIN, BUFFER_NUM> inQueueX;
    TQue<QuePosition::VECIN, BUFFER_NUM> inQueueY;
    TQue<QuePosition::VECOUT, BUFFER_NUM> outQueueZ;
    GlobalTensor<float> xGm_;
    GlobalTensor<float> yGm_;
    GlobalTensor<float> zGm_;
    uint32_t blockLength_;
    uint32_t tileNum_;
    uint32_t tileLength_;
};

extern "C" __global__ __aicore__ void pair_add(GM_ADDR x, GM_ADDR y, GM_ADDR z, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(tiling_data, tiling);
    KernelVectorAdd op;
    op.Init(x, y, z, tiling_data.totalLength, tiling_data.tileNum);
    op.Process();
}
