// Core i scales the i-th tensor: the shape comes from the list's descriptor, the pointer from its table.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t TILE = 1024;

__aicore__ inline __gm__ float* PointerOf(GM_ADDR list, uint32_t index)
{
    __gm__ uint64_t* words = reinterpret_cast<__gm__ uint64_t*>(list);
    __gm__ uint64_t* pointers = words + (words[0] >> 3);
    return reinterpret_cast<__gm__ float*>(pointers[index]);
}

extern "C" __global__ __aicore__ void list_scaled(GM_ADDR x, GM_ADDR factor, GM_ADDR offset, GM_ADDR y,
                                                  GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint32_t index = GetBlockIdx();
    if (index >= data.count) {
        return;
    }
    ListTensorDesc list(reinterpret_cast<__gm__ void*>(x));
    uint64_t shape[8];
    TensorDesc<float> desc;
    desc.SetShapeAddr(shape);
    list.GetDesc(desc, index);
    uint32_t length = 1;
    for (uint32_t i = 0; i < desc.GetDim(); i++) {
        length *= static_cast<uint32_t>(desc.GetShape(i));
    }
    GlobalTensor<float> in;
    GlobalTensor<float> out;
    GlobalTensor<float> scale;
    in.SetGlobalBuffer(desc.GetDataPtr(), length);
    out.SetGlobalBuffer(PointerOf(y, index), length);
    scale.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(factor), 1);
    const float value = offset == nullptr ? scale.GetValue(0) : 0.0f;

    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    pipe.InitBuffer(inQueue, 1, TILE * sizeof(float));
    pipe.InitBuffer(outQueue, 1, TILE * sizeof(float));
    for (uint32_t at = 0; at < length; at += TILE) {
        const uint32_t size = length - at < TILE ? length - at : TILE;
        DataCopyExtParams copy{1, static_cast<uint32_t>(size * sizeof(float)), 0, 0, 0};
        DataCopyPadExtParams<float> pad{false, 0, 0, 0};
        LocalTensor<float> from = inQueue.AllocTensor<float>();
        DataCopyPad(from, in[at], copy, pad);
        inQueue.EnQue(from);
        from = inQueue.DeQue<float>();
        LocalTensor<float> to = outQueue.AllocTensor<float>();
        Muls(to, from, value, size);
        outQueue.EnQue(to);
        inQueue.FreeTensor(from);
        to = outQueue.DeQue<float>();
        DataCopyPad(out[at], to, copy);
        outQueue.FreeTensor(to);
    }
}
