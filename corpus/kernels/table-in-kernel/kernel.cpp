#include "kernel_operator.h"
using namespace AscendC;

class ScaledRelu {
public:
    __aicore__ inline void Run(GM_ADDR x, GM_ADDR y)
    {
        GlobalTensor<float> xGm, yGm, upGm, downGm;
        xGm.SetGlobalBuffer((__gm__ float*)x, kLength);
        yGm.SetGlobalBuffer((__gm__ float*)y, kLength);
        upGm.SetGlobalBuffer((__gm__ float*)kUp, kLength);
        downGm.SetGlobalBuffer((__gm__ float*)kDown, kLength);
        TPipe pipe;
        TBuf<TPosition::VECCALC> xBuf, upBuf, downBuf;
        pipe.InitBuffer(xBuf, kLength * sizeof(float));
        pipe.InitBuffer(upBuf, kLength * sizeof(float));
        pipe.InitBuffer(downBuf, kLength * sizeof(float));
        LocalTensor<float> value = xBuf.Get<float>();
        LocalTensor<float> up = upBuf.Get<float>();
        LocalTensor<float> down = downBuf.Get<float>();
        DataCopy(value, xGm, kLength);
        DataCopy(up, upGm, kLength);
        DataCopy(down, downGm, kLength);
        PipeBarrier<PIPE_ALL>();
        Mul(value, value, up, kLength);
        Relu(value, value, kLength);
        Mul(value, value, down, kLength);
        PipeBarrier<PIPE_ALL>();
        DataCopy(yGm, value, kLength);
    }

private:
    static constexpr uint32_t kLength = 8;
    constexpr static __gm__ float kUp[8] = {2, 4, 8, 16, 32, 64, 128, 256};
    constexpr static __gm__ float kDown[8] = {0.5, 0.25, 0.125, 0.0625, 0.03125, 0.015625, 0.0078125, 0.00390625};
};

extern "C" __global__ __aicore__ void scaled_relu(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    ScaledRelu op;
    op.Run(x, y);
}
