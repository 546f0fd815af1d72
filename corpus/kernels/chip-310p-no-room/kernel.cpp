// A copy by way of one buffer of 266,240 bytes: 310P has 262,144 bytes of unified buffer, of which 8 KiB are the library's.
#include "kernel_operator.h"

using namespace AscendC;

constexpr uint32_t LENGTH = 66560;

extern "C" __global__ __aicore__ void shifted(GM_ADDR x, GM_ADDR y)
{
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x, LENGTH);
    yGm.SetGlobalBuffer((__gm__ float*)y, LENGTH);
    TPipe pipe;
    TQueBind<TPosition::VECIN, TPosition::VECOUT, 1> queue;
    pipe.InitBuffer(queue, 1, LENGTH * sizeof(float));
#if __CCE_AICORE__ == 200
    LocalTensor<float> t = queue.AllocTensor<float>();
    DataCopy(t, xGm, LENGTH);
    queue.EnQue(t);
    t = queue.DeQue<float>();
    DataCopy(yGm, t, LENGTH);
    queue.FreeTensor(t);
#endif
}
