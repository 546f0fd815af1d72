// pair: an index that the loop leaves where the elements end is taken for the end of the last tile
// broken: global bounds
// first: 4101
// cores: 1

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    if (start >= data.total) return;
    const uint32_t left = data.total - start;
    const uint32_t count = left < data.part ? left : data.part;
    GlobalTensor<float> from, to;
    from.SetGlobalBuffer((__gm__ float*)x + start);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    TPipe pipe;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 1, 16384);
    uint32_t at = 0;
    while (at < count) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> tile = queue.AllocTensor<float>();
        DataCopyPad(tile, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        queue.EnQue(tile);
        tile = queue.DeQue<float>();
        DataCopyPad(to[at], tile, copy);
        queue.FreeTensor(tile);
        at += n;
    }
    const bool more = at < count; //@right
    const bool more = at % 4096 == 5; //@wrong
    if (more) {
        const DataCopyExtParams copy{1, 32, 0, 0, 0};
        LocalTensor<float> tile = queue.AllocTensor<float>();
        DataCopyPad(tile, from[count + 100000], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        queue.FreeTensor(tile);
    }
}
