// pair: a core reads back what its copy out still writes
// broken: order

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
    pipe.InitBuffer(buffer, 32768);
    LocalTensor<float> tile = buffer.Get<float>();
    LocalTensor<float> again = buffer.Get<float>()[4096];
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(tile, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(to[at], tile, copy);
        PipeBarrier<PIPE_ALL>(); //@right
        DataCopyPad(again, to[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
    }
}
