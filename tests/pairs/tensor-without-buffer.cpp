// pair: `InitBuffer` is not called for a buffer
// broken: buffer bounds
// shown: no

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
    TQue<QuePosition::VECIN, 1> in_queue;
    TQue<QuePosition::VECOUT, 1> out_queue;
    TBuf<QuePosition::VECCALC> halves;
    pipe.InitBuffer(in_queue, 1, 16384);
    pipe.InitBuffer(out_queue, 1, 16384);
    pipe.InitBuffer(halves, 16384); //@right
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> in = in_queue.AllocTensor<float>();
        DataCopyPad(in, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        in_queue.EnQue(in);
        in = in_queue.DeQue<float>();
        LocalTensor<float> half = halves.Get<float>();
        Muls(half, in, 0.5f, n);
        LocalTensor<float> out = out_queue.AllocTensor<float>();
        Add(out, in, half, n);
        in_queue.FreeTensor(in);
        out_queue.EnQue(out);
        out = out_queue.DeQue<float>();
        DataCopyPad(to[at], out, copy);
        out_queue.FreeTensor(out);
    }
}
