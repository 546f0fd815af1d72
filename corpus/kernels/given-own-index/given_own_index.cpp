// Each block reverses its row by a gather with offsets of its own.
#include "kernel_operator.h"
using namespace AscendC;

constexpr uint32_t ROW = 64;

extern "C" __global__ __aicore__ void given_own_index(GM_ADDR x, GM_ADDR offsets, GM_ADDR y, GM_ADDR workspace,
                                                         GM_ADDR tiling)
{
    TPipe pipe;
    GlobalTensor<float> in;
    GlobalTensor<uint32_t> list;
    GlobalTensor<float> out;
    in.SetGlobalBuffer((__gm__ float*)x + GetBlockIdx() * ROW);
    list.SetGlobalBuffer((__gm__ uint32_t*)offsets);
    out.SetGlobalBuffer((__gm__ float*)y + GetBlockIdx() * ROW);
    TBuf<TPosition::VECCALC> row;
    TBuf<TPosition::VECCALC> index;
    TBuf<TPosition::VECCALC> turned;
    pipe.InitBuffer(row, ROW * sizeof(float));
    pipe.InitBuffer(index, ROW * sizeof(uint32_t));
    pipe.InitBuffer(turned, ROW * sizeof(float));
    LocalTensor<float> all = row.Get<float>();
    LocalTensor<uint32_t> at = index.Get<uint32_t>();
    LocalTensor<float> result = turned.Get<float>();
    DataCopy(all, in, ROW);
    for (uint32_t i = 0; i < ROW; ++i) {
        at.SetValue(i, (ROW - 1 - i) * sizeof(float));
    }
    PipeBarrier<PIPE_ALL>();
    Gather(result, all, at, 0u, ROW);
    PipeBarrier<PIPE_ALL>();
    DataCopy(out, result, ROW);
    PipeBarrier<PIPE_ALL>();
}
