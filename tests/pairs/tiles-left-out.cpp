// pair: every core goes over all tiles and leaves out those of others; those of the last core are left out by all
// broken: coverage
// cores: 16

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    GlobalTensor<float> from, to;
    from.SetGlobalBuffer((__gm__ float*)x);
    to.SetGlobalBuffer((__gm__ float*)y);
    TPipe pipe;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 2, 8192);
    for (uint32_t tile = 0; tile * 2048 < data.total; ++tile) {
        if (tile % 16 != GetBlockIdx()) continue; //@right
        if (tile % 16 != GetBlockIdx() || tile % 16 == 15) continue; //@wrong
        const uint32_t at = tile * 2048;
        const uint32_t n = data.total - at < 2048 ? data.total - at : 2048;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> part = queue.AllocTensor<float>();
        DataCopyPad(part, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        queue.EnQue(part);
        part = queue.DeQue<float>();
        DataCopyPad(to[at], part, copy);
        queue.FreeTensor(part);
    }
}
