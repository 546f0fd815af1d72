// A copy by way of a VECIN queue, ordered by hand.
#include "kernel_operator.h"

using namespace AscendC;

constexpr uint32_t ROWS = 8;
constexpr uint32_t LENGTH = 1024;

extern "C" __global__ __aicore__ void copied_rows(GM_ADDR x, GM_ADDR y)
{
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x, ROWS * LENGTH);
    yGm.SetGlobalBuffer((__gm__ float*)y, ROWS * LENGTH);
    TPipe pipe;
    TQue<TPosition::VECIN, 2> queue;
    pipe.InitBuffer(queue, 2, LENGTH * sizeof(float));
    for (uint32_t row = 0; row < ROWS; ++row) {
        LocalTensor<float> t = queue.AllocTensor<float>();
        DataCopy(t, xGm[row * LENGTH], LENGTH);
        queue.EnQue(t);
        event_t loaded = static_cast<event_t>(GetTPipePtr()->FetchEventID(HardEvent::MTE2_MTE3));
        SetFlag<HardEvent::MTE2_MTE3>(loaded);
        WaitFlag<HardEvent::MTE2_MTE3>(loaded);
        t = queue.DeQue<float>();
        DataCopy(yGm[row * LENGTH], t, LENGTH);
        event_t stored = static_cast<event_t>(GetTPipePtr()->FetchEventID(HardEvent::MTE3_MTE2));
        SetFlag<HardEvent::MTE3_MTE2>(stored);
        WaitFlag<HardEvent::MTE3_MTE2>(stored);
        queue.FreeTensor(t);
    }
}
