// Elements whose mask is set, one after the other; how many there are is known at the end only.
#include "kernel_operator.h"
using namespace AscendC;

extern "C" __global__ __aicore__ void kept_elements(GM_ADDR x, GM_ADDR mask, GM_ADDR y, GM_ADDR shapes,
                                                    GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    GlobalTensor<float> in;
    GlobalTensor<uint8_t> keep;
    GlobalTensor<float> out;
    GlobalTensor<uint64_t> told;
    in.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(x), data.length);
    keep.SetGlobalBuffer(reinterpret_cast<__gm__ uint8_t*>(mask), data.length);
    out.SetGlobalBuffer(reinterpret_cast<__gm__ float*>(y), data.length);
    told.SetGlobalBuffer(reinterpret_cast<__gm__ uint64_t*>(shapes), 9);
    uint64_t kept = 0;
    for (uint32_t i = 0; i < data.length; i++) {
        if (keep.GetValue(i) != 0) {
            out.SetValue(kept, in.GetValue(i));
            kept++;
        }
    }
    told.SetValue(0, 1);
    told.SetValue(1, kept + 1);
}
