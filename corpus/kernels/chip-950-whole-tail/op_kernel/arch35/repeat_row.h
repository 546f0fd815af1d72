// One tile after the other; the last one takes what is left.
#pragma once

#include "kernel_operator.h"

using namespace AscendC;

class RepeatRow {
public:
    __aicore__ inline void Run(GM_ADDR x, GM_ADDR y, uint32_t length, uint32_t tile)
    {
        xGm.SetGlobalBuffer((__gm__ float*)x, length);
        yGm.SetGlobalBuffer((__gm__ float*)y + GetBlockIdx() * length, length);
        pipe.InitBuffer(queue, 2, tile * sizeof(float));
        const uint32_t tiles = (length + tile - 1) / tile;
        const uint32_t last = length - (tiles - 1) * tile;
        for (uint32_t i = 0; i < tiles; ++i) {
            const uint32_t count = i + 1 < tiles ? tile : last;
            DataCopyExtParams params{1, static_cast<uint32_t>(count * sizeof(float)), 0, 0, 0};
            LocalTensor<float> t = queue.AllocTensor<float>();
            DataCopyPad(t, xGm[i * tile], params, {false, 0, 0, 0});
            queue.EnQue(t);
            t = queue.DeQue<float>();
            DataCopyPad(yGm[i * tile], t, params);
            queue.FreeTensor(t);
        }
    }

private:
    TPipe pipe;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 2> queue;
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
};
