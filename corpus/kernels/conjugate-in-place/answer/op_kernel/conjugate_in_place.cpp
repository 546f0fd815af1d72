// A complex number is two floats; every second one changes its sign, where it lies.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t TILE = 1024;

extern "C" __global__ __aicore__ void conjugate_in_place(GM_ADDR x, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    GlobalTensor<float> memory;
    memory.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(x), data.length);
    TPipe pipe;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 1, TILE * sizeof(float));
    for (uint32_t at = 0; at < data.length; at += TILE) {
        const uint32_t size = data.length - at < TILE ? data.length - at : TILE;
        DataCopyExtParams copy{1, static_cast<uint32_t>(size * sizeof(float)), 0, 0, 0};
        DataCopyPadExtParams<float> pad{false, 0, 0, 0};
        LocalTensor<float> tile = queue.AllocTensor<float>();
        DataCopyPad(tile, memory[at], copy, pad);
        queue.EnQue<TPosition::GM, TPosition::VECIN, float>(tile);
        tile = queue.DeQue<TPosition::GM, TPosition::VECIN, float>();
        uint64_t odd[2] = {0xAAAAAAAAAAAAAAAA, 0};
        Muls(tile, tile, -1.0f, odd, static_cast<uint8_t>((size + 63) / 64), {1, 1, 8, 8});
        queue.EnQue<TPosition::VECOUT, TPosition::GM, float>(tile);
        tile = queue.DeQue<TPosition::VECOUT, TPosition::GM, float>();
        DataCopyPad(memory[at], tile, copy);
        queue.FreeTensor(tile);
    }
}
