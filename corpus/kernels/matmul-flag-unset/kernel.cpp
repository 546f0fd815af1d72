#include "kernel_operator.h"

// The vector cores wait for a flag that the matrix core of their block never sets.
constexpr uint32_t ROWS = 16;
constexpr uint32_t N = 64;
constexpr uint32_t K = 32;
constexpr uint16_t READY = 3;

extern "C" __global__ __aicore__ void matmul_flag_unset(GM_ADDR a, GM_ADDR b, GM_ADDR y, GM_ADDR workspace)
{
    KERNEL_TASK_TYPE_DEFAULT(KERNEL_TYPE_MIX_AIC_1_2);
    AscendC::TPipe pipe;
    AscendC::GlobalTensor<float> cGm;
    cGm.SetGlobalBuffer((__gm__ float*)workspace);
    if ASCEND_IS_AIC {
        uint32_t block = AscendC::GetBlockIdx();
        AscendC::GlobalTensor<half> aGm, bGm;
        aGm.SetGlobalBuffer((__gm__ half*)a + block * ROWS * K);
        bGm.SetGlobalBuffer((__gm__ half*)b);
        AscendC::TBuf<AscendC::TPosition::A1> l1Buf;
        AscendC::TBuf<AscendC::TPosition::A2> l0aBuf;
        AscendC::TBuf<AscendC::TPosition::B2> l0bBuf;
        AscendC::TBuf<AscendC::TPosition::CO1> l0cBuf;
        pipe.InitBuffer(l1Buf, (ROWS + N) * K * sizeof(half));
        pipe.InitBuffer(l0aBuf, ROWS * K * sizeof(half));
        pipe.InitBuffer(l0bBuf, N * K * sizeof(half));
        pipe.InitBuffer(l0cBuf, ROWS * N * sizeof(float));
        AscendC::LocalTensor<half> a1 = l1Buf.Get<half>();
        AscendC::LocalTensor<half> b1 = a1[ROWS * K];
        AscendC::LocalTensor<half> a2 = l0aBuf.Get<half>();
        AscendC::LocalTensor<half> b2 = l0bBuf.Get<half>();
        AscendC::LocalTensor<float> c1 = l0cBuf.Get<float>();
        AscendC::DataCopy(a1, aGm, AscendC::Nd2NzParams(1, ROWS, K, 0, K, ROWS, 1, 0));
        AscendC::DataCopy(b1, bGm, AscendC::Nd2NzParams(1, N, K, 0, K, N, 1, 0));
        AscendC::SetFlag<AscendC::HardEvent::MTE2_MTE1>(EVENT_ID0);
        AscendC::WaitFlag<AscendC::HardEvent::MTE2_MTE1>(EVENT_ID0);
        AscendC::LoadData2DParams load;
        load.repeatTimes = K / 16;
        load.srcStride = 1;
        AscendC::LoadData(a2, a1, load);
        // B stands transposed in memory, so that its fractals are those of L0B as they are.
        load.repeatTimes = (N / 16) * (K / 16);
        AscendC::LoadData(b2, b1, load);
        AscendC::SetFlag<AscendC::HardEvent::MTE1_M>(EVENT_ID0);
        AscendC::WaitFlag<AscendC::HardEvent::MTE1_M>(EVENT_ID0);
        AscendC::MmadParams mmad;
        mmad.m = ROWS;
        mmad.n = N;
        mmad.k = K;
        AscendC::Mmad(c1, a2, b2, mmad);
        AscendC::SetFlag<AscendC::HardEvent::M_FIX>(EVENT_ID0);
        AscendC::WaitFlag<AscendC::HardEvent::M_FIX>(EVENT_ID0);
        AscendC::FixpipeParamsV220 out;
        out.nSize = N;
        out.mSize = ROWS;
        out.srcStride = ROWS;
        out.dstStride = N;
        out.ndNum = 1;
        AscendC::Fixpipe(cGm[block * ROWS * N], c1, out);
    }
    if ASCEND_IS_AIV {
        constexpr uint32_t COUNT = ROWS / 2 * N;
        uint32_t start = AscendC::GetBlockIdx() * COUNT;
        AscendC::GlobalTensor<float> yGm;
        yGm.SetGlobalBuffer((__gm__ float*)y + start, COUNT);
        AscendC::TQue<AscendC::TPosition::VECIN, 1> in;
        AscendC::TQue<AscendC::TPosition::VECOUT, 1> out;
        pipe.InitBuffer(in, 1, COUNT * sizeof(float));
        pipe.InitBuffer(out, 1, COUNT * sizeof(float));
        AscendC::CrossCoreWaitFlag(READY);
        AscendC::LocalTensor<float> c = in.AllocTensor<float>();
        AscendC::DataCopy(c, cGm[start], COUNT);
        in.EnQue(c);
        c = in.DeQue<float>();
        AscendC::LocalTensor<float> r = out.AllocTensor<float>();
        AscendC::Relu(r, c, COUNT);
        out.EnQue(r);
        in.FreeTensor(c);
        r = out.DeQue<float>();
        AscendC::DataCopy(yGm, r, COUNT);
        out.FreeTensor(r);
    }
}
