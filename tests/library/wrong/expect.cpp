// Must not pass: what is expected does not hold.
#include "room.h"

extern "C" __global__ __aicore__ void expect_what_does_not_hold(GM_ADDR x, GM_ADDR y) {
  TPipe pipe;
  Room room;
  room.Init(pipe);
  LocalTensor<uint32_t> index = room.Ramp<uint32_t>(64, 1);
  Expect(index.GetValue(62) == 63);
  CopyRelu(x, y, room);
}
