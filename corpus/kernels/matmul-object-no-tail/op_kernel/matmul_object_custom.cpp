#include "kernel_operator.h"
#include "lib/matmul_intf.h"

using namespace matmul;

extern "C" __global__ __aicore__ void matmul_object_custom(GM_ADDR a, GM_ADDR b, GM_ADDR bias, GM_ADDR c,
                                                           GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(tilingData, tiling);
    TCubeTiling cube = tilingData.cubeTilingData;
    using AType = MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half>;
    using BType = MatmulType<AscendC::TPosition::GM, CubeFormat::ND, half>;
    using CType = MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>;
    using BiasType = MatmulType<AscendC::TPosition::GM, CubeFormat::ND, float>;
    AscendC::TPipe pipe;
    Matmul<AType, BType, CType, BiasType> mm;
    REGIST_MATMUL_OBJ(&pipe, GetSysWorkSpacePtr(), mm, &cube);
    int32_t core = AscendC::GetBlockIdx();
    if (core >= cube.usedCoreNum) {
        return;
    }
    int32_t parts = (cube.M + cube.singleCoreM - 1) / cube.singleCoreM;
    int32_t row = core % parts * cube.singleCoreM;
    int32_t column = core / parts * cube.singleCoreN;
    AscendC::GlobalTensor<half> aGm, bGm;
    AscendC::GlobalTensor<float> cGm, biasGm;
    aGm.SetGlobalBuffer((__gm__ half*)a, cube.M * cube.Ka);
    bGm.SetGlobalBuffer((__gm__ half*)b, cube.Kb * cube.N);
    biasGm.SetGlobalBuffer((__gm__ float*)bias, cube.N);
    cGm.SetGlobalBuffer((__gm__ float*)c, cube.M * cube.N);
    mm.SetTensorA(aGm[row * cube.Ka]);
    mm.SetTensorB(bGm[column]);
    mm.SetBias(biasGm[column]);
    mm.IterateAll(cGm[row * cube.N + column]);
    mm.End();
}
