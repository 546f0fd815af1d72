// 2 x, by way of one buffer that waits for its store.
#include "kernel_operator.h"

using namespace AscendC;

constexpr uint32_t ROWS = 8;
constexpr uint32_t LENGTH = 1024;

extern "C" __global__ __aicore__ void doubled_rows(GM_ADDR x, GM_ADDR y)
{
    GlobalTensor<float> xGm;
    GlobalTensor<float> yGm;
    xGm.SetGlobalBuffer((__gm__ float*)x, ROWS * LENGTH);
    yGm.SetGlobalBuffer((__gm__ float*)y, ROWS * LENGTH);
    TPipe pipe;
    TQue<TPosition::VECIN, 2> inQueue;
    TBuf<TPosition::VECCALC> scratchBuf;
    pipe.InitBuffer(inQueue, 2, LENGTH * sizeof(float));
    pipe.InitBuffer(scratchBuf, LENGTH * sizeof(float));
    LocalTensor<float> scratch = scratchBuf.Get<float>();
    for (uint32_t row = 0; row < ROWS; ++row) {
        LocalTensor<float> in = inQueue.AllocTensor<float>();
        DataCopy(in, xGm[row * LENGTH], LENGTH);
        inQueue.EnQue(in);
        in = inQueue.DeQue<float>();
        Add(scratch, in, in, LENGTH);
        inQueue.FreeTensor(in);
        event_t done = static_cast<event_t>(GetTPipePtr()->FetchEventID(HardEvent::V_MTE3));
        SetFlag<HardEvent::V_MTE3>(done);
        WaitFlag<HardEvent::V_MTE3>(done);
        DataCopy(yGm[row * LENGTH], scratch, LENGTH);
        event_t stored = static_cast<event_t>(GetTPipePtr()->FetchEventID(HardEvent::MTE3_V));
        SetFlag<HardEvent::MTE3_V>(stored);
        WaitFlag<HardEvent::MTE3_V>(stored);
    }
}
