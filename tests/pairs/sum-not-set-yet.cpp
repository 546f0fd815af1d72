// pair: cores add to elements that other cores may not have set yet
// broken: order of cores

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    const uint32_t left = start < data.total ? data.total - start : 0;
    const uint32_t count = left < data.part ? left : data.part;
    const uint64_t otherStart = (uint64_t)(39 - GetBlockIdx()) * data.part;
    const uint32_t otherLeft = otherStart < data.total ? data.total - otherStart : 0;
    const uint32_t otherCount = otherLeft < data.part ? otherLeft : data.part;
    GlobalTensor<float> from, to, other;
    from.SetGlobalBuffer((__gm__ float*)x + otherStart);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    other.SetGlobalBuffer((__gm__ float*)y + otherStart);
    TPipe pipe;
    TBuf<QuePosition::VECCALC> buffer;
    pipe.InitBuffer(buffer, 16384);
    LocalTensor<float> tile = buffer.Get<float>();
    Duplicate(tile, 0.0f, 4096);
    PipeBarrier<PIPE_ALL>();
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        DataCopyPad(to[at], tile, DataCopyExtParams{1, static_cast<uint32_t>(n * 4), 0, 0, 0});
    }
    PipeBarrier<PIPE_ALL>();
    SyncAll(); //@right
    SetAtomicAdd<float>();
    for (uint32_t at = 0; at < otherCount; at += 4096) {
        const uint32_t n = otherCount - at < 4096 ? otherCount - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(tile, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        PipeBarrier<PIPE_ALL>();
        DataCopyPad(other[at], tile, copy);
        PipeBarrier<PIPE_ALL>();
    }
    SetAtomicNone();
}
