// pair: rows in tiles, one column short
// broken: coverage

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint64_t start = (uint64_t)GetBlockIdx() * data.part;
    if (start >= data.total) return;
    const uint32_t count = data.total - start < data.part ? data.total - start : data.part;
    GlobalTensor<float> from, to;
    from.SetGlobalBuffer((__gm__ float*)x + start);
    to.SetGlobalBuffer((__gm__ float*)y + start);
    TPipe pipe;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 2, 2048);
    const uint32_t rows = (count + 999) / 1000;
    for (uint32_t row = 0; row < rows; ++row) {
        const uint32_t width = row == rows - 1 ? count - row * 1000 : 1000;
        for (uint32_t column = 0; column < width; column += 512) { //@right
        for (uint32_t column = 0; column + 1 < width; column += 512) { //@wrong
            const uint32_t n = width - column < 512 ? width - column : 512;
            const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
            LocalTensor<float> part = queue.AllocTensor<float>();
            DataCopyPad(part, from[row * 1000 + column], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
            queue.EnQue(part);
            part = queue.DeQue<float>();
            DataCopyPad(to[row * 1000 + column], part, copy);
            queue.FreeTensor(part);
        }
    }
}
