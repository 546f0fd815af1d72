// pair: a second tile is copied in over the first
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
    LocalTensor<float> in = buffer.Get<float>();
    LocalTensor<float> out = buffer.Get<float>()[4096];
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        DataCopyPad(in, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        {
            const auto id = GetTPipePtr()->FetchEventID(HardEvent::MTE2_V);
            SetFlag<HardEvent::MTE2_V>(id);
            WaitFlag<HardEvent::MTE2_V>(id);
        }
        Muls(out, in, 0.5f, n);
        Add(out, out, in, n);
        {
            const auto id = GetTPipePtr()->FetchEventID(HardEvent::V_MTE3);
            SetFlag<HardEvent::V_MTE3>(id);
            WaitFlag<HardEvent::V_MTE3>(id);
        }
        DataCopyPad(to[at], out, copy);
        {
            const auto id = GetTPipePtr()->FetchEventID(HardEvent::MTE3_V);
            SetFlag<HardEvent::MTE3_V>(id);
            WaitFlag<HardEvent::MTE3_V>(id);
        }
        { //@right
            const auto id = GetTPipePtr()->FetchEventID(HardEvent::V_MTE2); //@right
            SetFlag<HardEvent::V_MTE2>(id); //@right
            WaitFlag<HardEvent::V_MTE2>(id); //@right
        } //@right
    }
}
