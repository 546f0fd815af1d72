#include "kernel_operator.h"

// One core computes C = A * B for half matrices; each matrix passes through the memories of the matrix unit once.
class MatmulCube {
public:
    __aicore__ inline MatmulCube() {}

    __aicore__ inline void Init(GM_ADDR a, GM_ADDR b, GM_ADDR c)
    {
        aGm.SetGlobalBuffer((__gm__ half*)a, M * K);
        bGm.SetGlobalBuffer((__gm__ half*)b, K * N);
        cGm.SetGlobalBuffer((__gm__ float*)c, M * N);
        pipe.InitBuffer(inA1, 1, M * K * sizeof(half));
        pipe.InitBuffer(inA2, 1, M * K * sizeof(half));
        pipe.InitBuffer(inB1, 1, K * N * sizeof(half));
        pipe.InitBuffer(inB2, 1, K * N * sizeof(half));
        pipe.InitBuffer(outC, 1, M * N * sizeof(float));
    }

    __aicore__ inline void Process()
    {
        CopyIn();
        SplitA();
        SplitB();
        Compute();
        CopyOut();
    }

private:
    __aicore__ inline void CopyIn()
    {
        AscendC::LocalTensor<half> a1 = inA1.AllocTensor<half>();
        AscendC::LocalTensor<half> b1 = inB1.AllocTensor<half>();
        AscendC::DataCopy(a1, aGm, AscendC::Nd2NzParams(1, M, K, 0, K, M, 1, 0));
        AscendC::DataCopy(b1, bGm, AscendC::Nd2NzParams(1, K, N, 0, N, K, 1, 0));
        inA1.EnQue(a1);
        inB1.EnQue(b1);
    }
    __aicore__ inline void SplitA()
    {
        AscendC::LocalTensor<half> a1 = inA1.DeQue<half>();
        AscendC::LocalTensor<half> a2 = inA2.AllocTensor<half>();
        AscendC::LoadData2DParams params;
        params.repeatTimes = K / 16;
        params.srcStride = M / 16;
        for (int32_t i = 0; i < M / 16; i++) {
            AscendC::LoadData(a2[i * K * 16], a1[i * 256], params);
        }
        inA1.FreeTensor(a1);
        inA2.EnQue(a2);
    }
    __aicore__ inline void SplitB()
    {
        AscendC::LocalTensor<half> b1 = inB1.DeQue<half>();
        AscendC::LocalTensor<half> b2 = inB2.AllocTensor<half>();
        AscendC::LoadData2DParams params;
        params.repeatTimes = N / 16;
        params.srcStride = K / 16;
        params.ifTranspose = true;
        for (int32_t i = 0; i < K / 16; i++) {
            AscendC::LoadData(b2[i * N * 16], b1[i * 256], params);
        }
        inB1.FreeTensor(b1);
        inB2.EnQue(b2);
    }
    __aicore__ inline void Compute()
    {
        AscendC::LocalTensor<half> a2 = inA2.DeQue<half>();
        AscendC::LocalTensor<half> b2 = inB2.DeQue<half>();
        AscendC::LocalTensor<float> c1 = outC.AllocTensor<float>();
        AscendC::MmadParams params;
        params.m = M;
        params.n = N;
        params.k = K;
        AscendC::Mmad(c1, a2, b2, params);
        outC.EnQue(c1);
        inA2.FreeTensor(a2);
        inB2.FreeTensor(b2);
    }
    __aicore__ inline void CopyOut()
    {
        AscendC::LocalTensor<float> c1 = outC.DeQue<float>();
        AscendC::FixpipeParamsV220 params;
        params.nSize = N;
        params.mSize = M;
        params.srcStride = M;
        params.dstStride = N;
        params.ndNum = 1;
        AscendC::Fixpipe(cGm, c1, params);
        outC.FreeTensor(c1);
    }

    static constexpr uint16_t M = 32;
    static constexpr uint16_t N = 48;
    static constexpr uint16_t K = 64;
    AscendC::TPipe pipe;
    AscendC::TQue<AscendC::TPosition::A1, 1> inA1;
    AscendC::TQue<AscendC::TPosition::A2, 1> inA2;
    AscendC::TQue<AscendC::TPosition::B1, 1> inB1;
    AscendC::TQue<AscendC::TPosition::B2, 1> inB2;
    AscendC::TQue<AscendC::TPosition::CO1, 1> outC;
    AscendC::GlobalTensor<half> aGm;
    AscendC::GlobalTensor<half> bGm;
    AscendC::GlobalTensor<float> cGm;
};

extern "C" __global__ __aicore__ void matmul_cube(GM_ADDR a, GM_ADDR b, GM_ADDR c)
{
    KERNEL_TASK_TYPE_DEFAULT(KERNEL_TYPE_AIC_ONLY);
    MatmulCube op;
    op.Init(a, b, c);
    op.Process();
}
