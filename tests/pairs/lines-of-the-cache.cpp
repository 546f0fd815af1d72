// pair: cores store scalars into one line of the cache
// broken: cache lines
// part-right: ((N + cores - 1) / cores + 15) / 16 * 16
// part-wrong: (N + cores - 1) / cores

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
    for (uint32_t i = 0; i < count; ++i) to.SetValue(i, from.GetValue(i));
}
