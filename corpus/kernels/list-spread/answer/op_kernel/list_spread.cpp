// A core goes from its first tensor to its last one, tile by tile.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t TILE = 8192;

class ListSpread {
public:
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, const ListSpreadTilingData* tilingData)
    {
        xList = x;
        yList = y;
        tiling = tilingData;
        pipe.InitBuffer(inQueue, 2, TILE * sizeof(half));
        pipe.InitBuffer(outQueue, 2, TILE * sizeof(half));
    }

    __aicore__ inline void Process()
    {
        const uint32_t core = GetBlockIdx();
        const uint16_t first = tiling->firstTensor[core];
        const uint16_t last = tiling->lastTensor[core];
        for (uint16_t i = first; i <= last; i++) {
            const int64_t from = i == first ? tiling->firstElement[core] : 0;
            const int64_t to = i == last ? tiling->lastElement[core] : tiling->lengths[i] - 1;
            One(i, from, to - from + 1);
        }
    }

private:
    __aicore__ inline __gm__ half* PointerOf(GM_ADDR list, uint16_t index)
    {
        __gm__ uint64_t* words = reinterpret_cast<__gm__ uint64_t*>(list);
        return reinterpret_cast<__gm__ half*>(words[(words[0] >> 3) + index]);
    }

    __aicore__ inline void One(uint16_t index, int64_t from, int64_t count)
    {
        in.SetGlobalBuffer(PointerOf(xList, index) + from);
        out.SetGlobalBuffer(PointerOf(yList, index) + from);
        const uint32_t tiles = static_cast<uint32_t>(count / TILE);
        const uint32_t tail = static_cast<uint32_t>(count % TILE);
        for (uint32_t i = 0; i < tiles; i++) {
            Step(static_cast<uint64_t>(i) * TILE, TILE);
        }
        if (tail > 0) {
            Step(static_cast<uint64_t>(tiles) * TILE, tail);
        }
    }

    __aicore__ inline void Step(uint64_t at, uint32_t count)
    {
        const DataCopyExtParams copy{1, static_cast<uint32_t>(count * sizeof(half)), 0, 0, 0};
        const DataCopyPadExtParams<half> pad{false, 0, 0, 0};
        LocalTensor<half> from = inQueue.AllocTensor<half>();
        DataCopyPad(from, in[at], copy, pad);
        inQueue.EnQue(from);
        from = inQueue.DeQue<half>();
        LocalTensor<half> to = outQueue.AllocTensor<half>();
        Abs(to, from, count);
        inQueue.FreeTensor(from);
        outQueue.EnQue(to);
        to = outQueue.DeQue<half>();
        DataCopyPad(out[at], to, copy);
        outQueue.FreeTensor(to);
    }

    TPipe pipe;
    TQue<QuePosition::VECIN, 2> inQueue;
    TQue<QuePosition::VECOUT, 2> outQueue;
    GlobalTensor<half> in;
    GlobalTensor<half> out;
    GM_ADDR xList;
    GM_ADDR yList;
    const ListSpreadTilingData* tiling;
};

extern "C" __global__ __aicore__ void list_spread(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    ListSpread op;
    op.Init(x, y, &data);
    op.Process();
}
