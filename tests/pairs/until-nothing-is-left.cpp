// pair: the loop ends before nothing is left
// broken: coverage

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    if (start >= data.total) return;
    uint32_t left = data.total - start < data.part ? data.total - start : data.part;
    GlobalTensor<float> from, to;
    from.SetGlobalBuffer((__gm__ float*)x + start);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    TPipe pipe;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 2, 8192);
    uint32_t at = 0;
    while (left > 0) { //@right
    while (left > 7) { //@wrong
        const uint32_t n = left < 2048 ? left : 2048;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> tile = queue.AllocTensor<float>();
        DataCopyPad(tile, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        queue.EnQue(tile);
        tile = queue.DeQue<float>();
        DataCopyPad(to[at], tile, copy);
        queue.FreeTensor(tile);
        at += n;
        left -= n;
    }
}
