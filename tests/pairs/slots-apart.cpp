// pair: slots of the workspace are smaller than what cores put into them
// broken: order of cores
// workspace: 40 * 4096 * 4

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    const uint32_t left = start < data.total ? data.total - start : 0;
    const uint32_t count = left < data.part ? left : data.part;
    GlobalTensor<float> from, to, own, next;
    from.SetGlobalBuffer((__gm__ float*)x + start);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    TPipe pipe;
    TBuf<QuePosition::VECCALC> buffer;
    pipe.InitBuffer(buffer, 16384);
    LocalTensor<float> tile = buffer.Get<float>();
    own.SetGlobalBuffer((__gm__ float*)workspace + GetBlockIdx() * 4096); //@right
    own.SetGlobalBuffer((__gm__ float*)workspace + GetBlockIdx() * 1024); //@wrong
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(tile, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(own, tile, copy);
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(tile, own, copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(to[at], tile, copy);
        PipeBarrier<PIPE_ALL>();
    }
}
