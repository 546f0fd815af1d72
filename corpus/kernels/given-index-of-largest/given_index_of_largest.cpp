// Each block finds the largest element of its row, and reads it at the place that the reduction names.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t ROW = 64;
constexpr uint32_t FEW = 8;

extern "C" __global__ __aicore__ void given_index_of_largest(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    TPipe pipe;
    GlobalTensor<float> in;
    GlobalTensor<float> out;
    in.SetGlobalBuffer((__gm__ float*)x + GetBlockIdx() * ROW);
    out.SetGlobalBuffer((__gm__ float*)y + GetBlockIdx() * FEW);
    TBuf<TPosition::VECCALC> row;
    TBuf<TPosition::VECCALC> work;
    TBuf<TPosition::VECCALC> found;
    TBuf<TPosition::VECCALC> result;
    pipe.InitBuffer(row, ROW * sizeof(float));
    pipe.InitBuffer(work, ROW * sizeof(float));
    pipe.InitBuffer(found, FEW * sizeof(float));
    pipe.InitBuffer(result, FEW * sizeof(float));
    LocalTensor<float> all = row.Get<float>();
    LocalTensor<float> best = found.Get<float>();
    LocalTensor<float> few = result.Get<float>();
    DataCopy(all, in, ROW);
    PipeBarrier<PIPE_ALL>();
    ReduceMax<float>(best, all, work.Get<float>(), ROW, true);
    Duplicate(few, 0.0f, FEW);
    PipeBarrier<PIPE_ALL>();
    float bits = best.GetValue(1);
    uint32_t place = *reinterpret_cast<uint32_t*>(&bits);
    if (place != 0) {
        few.SetValue(0, best.GetValue(0));
    }
    few.SetValue(1, all.GetValue(place));
    PipeBarrier<PIPE_ALL>();
    DataCopy(out, few, FEW);
    PipeBarrier<PIPE_ALL>();
}
