// pair: a copy reads what the cache still holds
// broken: cache lines
// shown: no
// part: ((N + cores - 1) / cores + 15) / 16 * 16

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
    TBuf<QuePosition::VECCALC> buffer;
    pipe.InitBuffer(buffer, 16384);
    LocalTensor<float> tile = buffer.Get<float>();
    for (uint32_t i = 0; i < count; ++i) to.SetValue(i, from.GetValue(i));
    DataCacheCleanAndInvalid<float, CacheLine::ENTIRE_DATA_CACHE, DcciDst::CACHELINE_OUT>(to); //@right
    PipeBarrier<PIPE_ALL>();
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(tile, to[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
    }
}
