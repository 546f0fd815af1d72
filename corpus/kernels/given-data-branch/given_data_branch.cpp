// Each block copies its row, unless the row's first element is negative.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t ROW = 64;

extern "C" __global__ __aicore__ void given_data_branch(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    TPipe pipe;
    GlobalTensor<float> in;
    GlobalTensor<float> out;
    in.SetGlobalBuffer((__gm__ float*)x + GetBlockIdx() * ROW);
    out.SetGlobalBuffer((__gm__ float*)y + GetBlockIdx() * ROW);
    TBuf<TPosition::VECCALC> row;
    pipe.InitBuffer(row, ROW * sizeof(float));
    LocalTensor<float> all = row.Get<float>();
    DataCopy(all, in, ROW);
    PipeBarrier<PIPE_ALL>();
    if (all.GetValue(0) >= 0.0f) {
        DataCopy(out, all, ROW);
    }
    PipeBarrier<PIPE_ALL>();
}
