// pair: the tensor that was given back is computed on while the next copy in may fill it
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
    TQue<QuePosition::VECIN, 1> inputs;
    TQue<QuePosition::VECOUT, 1> outputs;
    pipe.InitBuffer(inputs, 2, 16384);
    pipe.InitBuffer(outputs, 2, 16384);
    for (uint32_t at = 0; at < count; at += 4096) {
        const uint32_t n = count - at < 4096 ? count - at : 4096;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> in = inputs.AllocTensor<float>();
        DataCopyPad(in, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        inputs.EnQue(in);
        in = inputs.DeQue<float>();
        LocalTensor<float> out = outputs.AllocTensor<float>();
        Exp(out, in, n); //@right
        inputs.FreeTensor(in);
        Exp(out, in, n); //@wrong
        outputs.EnQue(out);
        out = outputs.DeQue<float>();
        DataCopyPad(to[at], out, copy);
        outputs.FreeTensor(out);
    }
}
