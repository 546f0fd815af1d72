// A row repeated, one copy a core.
#include "./arch35/repeat_row.h"

extern "C" __global__ __aicore__ void repeat_row(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling)
{
    GET_TILING_DATA(data, tiling);
    RepeatRow op;
    op.Run(x, y, data.length, data.tile);
}
