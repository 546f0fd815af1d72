// A header of the company's tree is not here. Its declarations are unknown, but no header makes the rest of a comment
// C++.
#include "company/log.h"
#include "kernel_operator.h"
using namespace AscendC;

extern "C" __global__ __aicore__ void copy_rows(GM_ADDR x, GM_ADDR y) {
  LOG_ENTRY(x, y);
  // The first words of a comment
  whose rest stands here as code: [rows, columns] of float
  */
  GlobalTensor<float> from;
  from.SetGlobalBuffer((__gm__ float*)x, 64);
}
