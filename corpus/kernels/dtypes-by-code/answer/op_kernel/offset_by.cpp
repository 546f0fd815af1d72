// Adds both offsets; the dtype that it computes in is the one of the offsets.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t TILE = 1024;

template <typename T, typename C>
__aicore__ inline void AddBoth(LocalTensor<T>& to, LocalTensor<T>& from, LocalTensor<C>& values, C first, C second,
                               uint32_t size)
{
    if constexpr (std::is_same_v<T, C>) {
        Adds(values, from, first, size);
        Adds(to, values, second, size);
    } else {
        Cast(values, from, RoundMode::CAST_NONE, size);
        Adds(values, values, first, size);
        Adds(values, values, second, size);
        Cast(to, values, RoundMode::CAST_RINT, size);
    }
}

extern "C" __global__ __aicore__ void offset_by(GM_ADDR x, GM_ADDR offsets, GM_ADDR y, GM_ADDR workspace,
                                                GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    GlobalTensor<DTYPE_X> in;
    GlobalTensor<DTYPE_X> out;
    GlobalTensor<DTYPE_OFFSETS> given;
    in.SetGlobalBuffer(reinterpret_cast<__gm__ DTYPE_X*>(x), data.length);
    out.SetGlobalBuffer(reinterpret_cast<__gm__ DTYPE_X*>(y), data.length);
    given.SetGlobalBuffer(reinterpret_cast<__gm__ DTYPE_OFFSETS*>(offsets), 2);
    const DTYPE_OFFSETS first = given.GetValue(0);
    const DTYPE_OFFSETS second = given.GetValue(1);

    TPipe pipe;
    TQue<TPosition::VECIN, 1> inQueue;
    TQue<TPosition::VECOUT, 1> outQueue;
    TBuf<TPosition::VECCALC> computed;
    pipe.InitBuffer(inQueue, 1, TILE * sizeof(DTYPE_X));
    pipe.InitBuffer(outQueue, 1, TILE * sizeof(DTYPE_X));
    pipe.InitBuffer(computed, TILE * sizeof(DTYPE_OFFSETS));
    for (uint32_t at = 0; at < data.length; at += TILE) {
        const uint32_t size = data.length - at < TILE ? data.length - at : TILE;
        DataCopyExtParams copy{1, static_cast<uint32_t>(size * sizeof(DTYPE_X)), 0, 0, 0};
        DataCopyPadExtParams<DTYPE_X> pad{false, 0, 0, 0};
        LocalTensor<DTYPE_X> from = inQueue.AllocTensor<DTYPE_X>();
        DataCopyPad(from, in[at], copy, pad);
        inQueue.EnQue(from);
        from = inQueue.DeQue<DTYPE_X>();
        LocalTensor<DTYPE_X> to = outQueue.AllocTensor<DTYPE_X>();
        LocalTensor<DTYPE_OFFSETS> values = computed.Get<DTYPE_OFFSETS>();
        AddBoth<DTYPE_X, DTYPE_OFFSETS>(to, from, values, first, second, size);
        outQueue.EnQue(to);
        inQueue.FreeTensor(from);
        to = outQueue.DeQue<DTYPE_X>();
        DataCopyPad(out[at], to, copy);
        outQueue.FreeTensor(to);
    }
}
