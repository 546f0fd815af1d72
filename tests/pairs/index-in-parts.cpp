// pair: rows by number, of which quotient and remainder make the place
// broken: coverage
// most: 1000000

extern "C" __global__ __aicore__ void pair_case(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    const uint32_t rows = (data.total + 255) / 256;
    const uint32_t each = (rows + 39) / 40;
    GlobalTensor<float> from, to;
    from.SetGlobalBuffer((__gm__ float*)x);
    to.SetGlobalBuffer((__gm__ float*)y);
    TPipe pipe;
    TQueBind<QuePosition::VECIN, QuePosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 2, 1024);
    const uint32_t first = GetBlockIdx() * each;
    const uint32_t end = first + each < rows ? first + each : rows;
    for (uint32_t row = first; row < end; ++row) {
        const uint32_t image = row / 7;
        const uint32_t channel = row % 7;
        const uint32_t at = image * 7 * 256 + channel * 256; //@right
        const uint32_t at = image * 7 * 256 + (channel == 6 ? 0 : channel) * 256; //@wrong
        const uint32_t n = data.total - at < 256 ? data.total - at : 256;
        const DataCopyExtParams copy{1, static_cast<uint32_t>(n * 4), 0, 0, 0};
        LocalTensor<float> part = queue.AllocTensor<float>();
        DataCopyPad(part, from[at], copy, DataCopyPadExtParams<float>{false, 0, 0, 0.0f});
        queue.EnQue(part);
        part = queue.DeQue<float>();
        DataCopyPad(to[at], part, copy);
        queue.FreeTensor(part);
    }
}
