// pair: the last element of some parts is read from the workspace, where nothing wrote it
// broken: defined
// shown: no
// workspace: N * 4

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    const uint32_t left = start < data.total ? data.total - start : 0;
    const uint32_t count = left < data.part ? left : data.part;
    GlobalTensor<float> from, to, between;
    from.SetGlobalBuffer((__gm__ float*)x + start);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    between.SetGlobalBuffer((__gm__ float*)workspace + start);
    TPipe pipe;
    TBuf<QuePosition::VECCALC> buffer;
    pipe.InitBuffer(buffer, 16384);
    LocalTensor<float> tile = buffer.Get<float>();
    for (uint32_t at = 0; at < count; at += 4096) {
        uint32_t n = count - at < 4096 ? count - at : 4096;
        if (n == 2501) n = 2500; //@wrong
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(tile, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(between[at], tile, copy);
        PipeBarrier<PIPE_ALL>();
    }
    SyncAll();
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(tile, between[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(to[at], tile, copy);
        PipeBarrier<PIPE_ALL>();
    }
}
