// pair: the last round sets a flag for one that does not come
// broken: flags

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
    const uint32_t tiles = (count + 4095) / 4096;
    for (uint32_t i = 0; i < tiles; ++i) {
        const uint32_t n = i + 1 < tiles ? 4096 : count - i * 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        if (i > 0) WaitFlag<HardEvent::MTE3_MTE2>(EVENT_ID2);
        DataCopyPad(tile, from[i * 4096], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        SetFlag<HardEvent::MTE2_V>(EVENT_ID0);
        WaitFlag<HardEvent::MTE2_V>(EVENT_ID0);
        Exp(tile, tile, n);
        SetFlag<HardEvent::V_MTE3>(EVENT_ID1);
        WaitFlag<HardEvent::V_MTE3>(EVENT_ID1);
        DataCopyPad(to[i * 4096], tile, copy);
        if (i + 1 < tiles) SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID2); //@right
        SetFlag<HardEvent::MTE3_MTE2>(EVENT_ID2); //@wrong
    }
}
