// Each block multiplies its row by a factor; where the factor is negative it adds it instead.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t ROW = 64;

extern "C" __global__ __aicore__ void given_data_sides(GM_ADDR x, GM_ADDR factor, GM_ADDR y, GM_ADDR workspace,
                                             GM_ADDR tiling)
{
    TPipe pipe;
    GlobalTensor<float> in;
    GlobalTensor<float> by;
    GlobalTensor<float> out;
    in.SetGlobalBuffer((__gm__ float*)x + GetBlockIdx() * ROW);
    by.SetGlobalBuffer((__gm__ float*)factor);
    out.SetGlobalBuffer((__gm__ float*)y + GetBlockIdx() * ROW);
    TBuf<TPosition::VECCALC> row;
    pipe.InitBuffer(row, ROW * sizeof(float));
    LocalTensor<float> all = row.Get<float>();
    DataCopy(all, in, ROW);
    float scale = by.GetValue(0);
    PipeBarrier<PIPE_ALL>();
    if (scale < 0.0f) {
        Adds(all, all, scale, ROW);
    } else {
        Muls(all, all, scale, ROW);
    }
    PipeBarrier<PIPE_ALL>();
    DataCopy(out, all, ROW);
    PipeBarrier<PIPE_ALL>();
}
