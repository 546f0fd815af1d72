// Rows of 100 floats: 400 bytes is no multiple of 32, so rows come and sums go through DataCopyPad.
#include "kernel_operator.h"
using namespace AscendC;

class RowSums {
public:
    __aicore__ inline RowSums(GM_ADDR x, GM_ADDR y, int32_t rows, int32_t width) : rows_(rows), width_(width)
    {
        xGm_.SetGlobalBuffer((__gm__ float*)x, rows * width);
        yGm_.SetGlobalBuffer((__gm__ float*)y, rows);
        pipe_.InitBuffer(in_, 2, width * sizeof(float));
        pipe_.InitBuffer(out_, 2, 32);
        pipe_.InitBuffer(work_, width * sizeof(float));
    }

    __aicore__ inline void Run()
    {
        DataCopyExtParams rowParams{1, static_cast<uint32_t>(width_ * sizeof(float)), 0, 0, 0};
        DataCopyPadExtParams<float> zeros{true, 0, 4, 0.0f};
        DataCopyExtParams sumParams{1, sizeof(float), 0, 0, 0};
        for (int32_t row = GetBlockIdx(); row < rows_; row += GetBlockNum()) {
            LocalTensor<float> in = in_.AllocTensor<float>();
            DataCopyPad(in, xGm_[row * width_], rowParams, zeros);
            in_.EnQue(in);
            in = in_.DeQue<float>();
            LocalTensor<float> out = out_.AllocTensor<float>();
            LocalTensor<float> work = work_.Get<float>();
            ReduceSum<float>(out, in, work, width_);
            in_.FreeTensor(in);
            out_.EnQue(out);
            out = out_.DeQue<float>();
            DataCopyPad(yGm_[row], out, sumParams);
            out_.FreeTensor(out);
        }
    }

private:
    TPipe pipe_;
    TQue<QuePosition::VECIN, 1> in_;
    TQue<QuePosition::VECOUT, 1> out_;
    TBuf<TPosition::VECCALC> work_;
    GlobalTensor<float> xGm_;
    GlobalTensor<float> yGm_;
    int32_t rows_;
    int32_t width_;
};

extern "C" __global__ __aicore__ void row_sums_pad(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(t, tiling);
    RowSums sums(x, y, t.rows, t.width);
    sums.Run();
}
