#include "kernel_operator.h"

template <typename T>
class AddUneven {
public:
    __aicore__ inline AddUneven() = default;

    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, GM_ADDR z, uint32_t bigCores, uint32_t bigLength,
                                uint32_t smallLength, uint32_t tileLength)
    {
        uint32_t core = AscendC::GetBlockIdx();
        bool big = core < bigCores;
        coreLength = big ? bigLength : smallLength;
        uint32_t start = big ? core * bigLength : bigCores * bigLength + (core - bigCores) * smallLength;
        tile = tileLength;
        xGm.SetGlobalBuffer((__gm__ T*)x + start, coreLength);
        yGm.SetGlobalBuffer((__gm__ T*)y + start, coreLength);
        zGm.SetGlobalBuffer((__gm__ T*)z + start, coreLength);
        pipe.InitBuffer(inX, 2, tile * sizeof(T));
        pipe.InitBuffer(inY, 2, tile * sizeof(T));
        pipe.InitBuffer(outZ, 2, tile * sizeof(T));
    }

    __aicore__ inline void Process()
    {
        uint32_t done = 0;
        while (done < coreLength) {
            uint32_t left = coreLength - done;
            uint32_t count = left < tile ? left : tile;
            CopyIn(done, count);
            Compute(count);
            CopyOut(done, count);
            done += count;
        }
    }

private:
    __aicore__ inline void CopyIn(uint32_t at, uint32_t count)
    {
        AscendC::LocalTensor<T> x = inX.template AllocTensor<T>();
        AscendC::LocalTensor<T> y = inY.template AllocTensor<T>();
        AscendC::DataCopy(x, xGm[at], count);
        AscendC::DataCopy(y, yGm[at], count);
        inX.EnQue(x);
        inY.EnQue(y);
    }

    __aicore__ inline void Compute(uint32_t count)
    {
        AscendC::LocalTensor<T> x = inX.template DeQue<T>();
        AscendC::LocalTensor<T> y = inY.template DeQue<T>();
        AscendC::LocalTensor<T> z = outZ.template AllocTensor<T>();
        AscendC::Add(z, x, y, count);
        outZ.template EnQue<T>(z);
        inX.FreeTensor(x);
        inY.FreeTensor(y);
    }

    __aicore__ inline void CopyOut(uint32_t at, uint32_t count)
    {
        AscendC::LocalTensor<T> z = outZ.template DeQue<T>();
        AscendC::DataCopy(zGm[at], z, count);
        outZ.FreeTensor(z);
    }

    AscendC::TPipe pipe;
    AscendC::TQue<AscendC::QuePosition::VECIN, 2> inX;
    AscendC::TQue<AscendC::QuePosition::VECIN, 2> inY;
    AscendC::TQue<AscendC::QuePosition::VECOUT, 2> outZ;
    AscendC::GlobalTensor<T> xGm;
    AscendC::GlobalTensor<T> yGm;
    AscendC::GlobalTensor<T> zGm;
    uint32_t coreLength;
    uint32_t tile;
};

extern "C" __global__ __aicore__ void add_uneven_custom(GM_ADDR x, GM_ADDR y, GM_ADDR z, GM_ADDR workspace,
                                                        GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    AddUneven<DTYPE_X> op;
    op.Init(x, y, z, data.bigCores, data.bigLength, data.smallLength, data.tileLength);
    op.Process();
}
