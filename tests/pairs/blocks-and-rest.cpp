// pair: the copy of the rest overwrites the last block of the copy before it
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
    TQue<QuePosition::VECIN, 1> in_queue;
    TQue<QuePosition::VECOUT, 1> out_queue;
    pipe.InitBuffer(in_queue, 1, 16384);
    pipe.InitBuffer(out_queue, 1, 16384);
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const uint32_t blocks = n / 8 * 8;
        const DataCopyExtParams rest{1, static_cast<uint32_t>((n - blocks) * 4), 0, 0, 0};
        const uint32_t place = blocks; //@right
        const uint32_t place = blocks < 4088 ? blocks : 4080; //@wrong
        LocalTensor<float> in = in_queue.AllocTensor<float>();
        if (blocks > 0) DataCopy(in, from[at], blocks);
        if (n > blocks) DataCopyPad(in[place], from[at + blocks], rest, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        in_queue.EnQue(in);
        in = in_queue.DeQue<float>();
        LocalTensor<float> out = out_queue.AllocTensor<float>();
        Muls(out, in, 0.5f, n);
        in_queue.FreeTensor(in);
        out_queue.EnQue(out);
        out = out_queue.DeQue<float>();
        if (blocks > 0) DataCopy(to[at], out, blocks);
        if (n > blocks) DataCopyPad(to[at + blocks], out[blocks], rest);
        out_queue.FreeTensor(out);
    }
}
