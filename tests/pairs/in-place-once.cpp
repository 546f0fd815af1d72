// pair: in place: the last tile steps back over what was computed before
// broken: coverage
// shown: no
// in-place: yes
// cores: 1
// most: 1000000

struct InPlace {
    TPipe pipe;
    TQue<QuePosition::VECIN, 1> inputs;
    TQue<QuePosition::VECOUT, 1> outputs;
    GlobalTensor<float> from, to;
    __aicore__ inline void Init(GM_ADDR x, GM_ADDR y)
    {
        from.SetGlobalBuffer((__gm__ float*)x);
        to.SetGlobalBuffer((__gm__ float*)y);
        pipe.InitBuffer(inputs, 1, 16384);
        pipe.InitBuffer(outputs, 1, 16384);
    }
    __aicore__ inline void Step(uint32_t at, uint32_t n)
    {
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> in = inputs.AllocTensor<float>();
        DataCopyPad(in, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        inputs.EnQue(in);
        in = inputs.DeQue<float>();
        LocalTensor<float> out = outputs.AllocTensor<float>();
        Exp(out, in, n);
        inputs.FreeTensor(in);
        outputs.EnQue(out);
        out = outputs.DeQue<float>();
        DataCopyPad(to[at], out, copy);
        outputs.FreeTensor(out);
    }
};

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    InPlace op;
    op.Init(x, y);
    const uint32_t whole = data.total / 4096;
    const uint32_t rest = data.total % 4096;
    for (uint32_t i = 0; i < whole; ++i) op.Step(i * 4096, 4096);
    if (rest > 0) {
        op.Step(whole * 4096, rest); //@right
        if (whole > 0) op.Step(data.total - 4096, 4096); //@wrong
        else op.Step(0, rest); //@wrong
    }
}
