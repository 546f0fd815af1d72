// pair: counted down from the last tile, the first one is left out
// broken: coverage

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    if (start >= data.total) return;
    const uint32_t count = data.total - start < data.part ? data.total - start : data.part;
    GlobalTensor<float> from, to;
    from.SetGlobalBuffer((__gm__ float*)x + start);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    TPipe pipe;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 2, 8192);
    const int32_t tiles = (count + 2047) / 2048;
    for (int32_t tile = tiles - 1; tile >= 0; --tile) { //@right
    for (int32_t tile = tiles - 1; tile > 0; --tile) { //@wrong
        const uint32_t n = tile == tiles - 1 ? count - tile * 2048 : 2048;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> part = queue.AllocTensor<float>();
        DataCopyPad(part, from[tile * 2048], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        queue.EnQue(part);
        part = queue.DeQue<float>();
        DataCopyPad(to[tile * 2048], part, copy);
        queue.FreeTensor(part);
    }
}
