// Shared by the kernels here: space in the unified buffer, values put into it, and checks that stop the core.
#pragma once

#include "kernel_operator.h"

using namespace AscendC;

__aicore__ inline void Expect(bool holds) {
  if (!holds) Trap();
}
__aicore__ inline void Near(float a, float b, float tolerance) {
  const float d = a - b;
  Expect(d <= tolerance && -d <= tolerance);
}

class Room {
 public:
  __aicore__ inline void Init(TPipe& pipe) { pipe.InitBuffer(buffer_, 128 * 1024); }
  template <typename T>
  __aicore__ inline LocalTensor<T> Take(uint32_t elements) {
    const uint32_t bytes = (elements * sizeof(T) + 31) / 32 * 32;
    LocalTensor<T> tensor = buffer_.GetWithOffset<T>(bytes / sizeof(T), used_);
    used_ += bytes;
    return tensor;
  }
  // 0, 1, 2, ... times `step`
  template <typename T>
  __aicore__ inline LocalTensor<T> Ramp(uint32_t elements, float step) {
    LocalTensor<T> tensor = Take<T>(elements);
    for (uint32_t i = 0; i < elements; ++i)
      tensor.SetValue(i, static_cast<T>(step * static_cast<float>(static_cast<int32_t>(i))));
    return tensor;
  }

 private:
  TBuf<TPosition::VECCALC> buffer_;
  uint32_t used_ = 0;
};

// y = relu(x), so that the values of a successful run match.
__aicore__ inline void CopyRelu(GM_ADDR x, GM_ADDR y, Room& room) {
  GlobalTensor<float> from, to;
  from.SetGlobalBuffer((__gm__ float*)x, 1024);
  to.SetGlobalBuffer((__gm__ float*)y, 1024);
  LocalTensor<float> local = room.Take<float>(1024);
  DataCopy(local, from, 1024);
  PipeBarrier<PIPE_ALL>();
  Relu(local, local, 1024);
  PipeBarrier<PIPE_ALL>();
  DataCopy(to, local, 1024);
}
