// Must not pass: the sum that the library leaves is not the one expected here.
#include "room.h"

extern "C" __global__ __aicore__ void near_a_wrong_value(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  Room room;
  room.Init(pipe);
  LocalTensor<float> ramp = room.Ramp<float>(128, 1), dst = room.Take<float>(256);
  LocalTensor<uint8_t> tmp = room.Take<uint8_t>(4096);
  Sum(dst, ramp, tmp, {8, 16, 15});
  Near(dst.GetValue(1), 15 * 23 + 1, 0.5f);
  CopyRelu(x, y, room);
}
