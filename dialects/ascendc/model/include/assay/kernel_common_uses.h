// Ends the precompiled form of the device headers: the uses common to nearly every vector kernel, so that the
// instantiations are read with the precompiled header instead of made again for each input.
#pragma once

#include "kernel_operator.h"

namespace assay_model {

template <class T, AscendC::TPosition pos, int depth>
ASSAY_MODEL void CommonQueueUses(AscendC::TPipe& pipe) {
  AscendC::TQue<pos, depth> queue;
  pipe.InitBuffer(queue, depth, 256);
  AscendC::LocalTensor<T> tensor = queue.template AllocTensor<T>();
  queue.EnQue(tensor);
  tensor = queue.template DeQue<T>();
  queue.FreeTensor(tensor);
}

template <class T>
ASSAY_MODEL void CommonUsesOf(__gm__ uint8_t* memory) {
  AscendC::TPipe pipe;
  CommonQueueUses<T, AscendC::TPosition::VECIN, 1>(pipe);
  CommonQueueUses<T, AscendC::TPosition::VECIN, 2>(pipe);
  CommonQueueUses<T, AscendC::TPosition::VECOUT, 1>(pipe);
  CommonQueueUses<T, AscendC::TPosition::VECOUT, 2>(pipe);
  CommonQueueUses<T, AscendC::TPosition::VECCALC, 1>(pipe);
  AscendC::TBuf<AscendC::TPosition::VECCALC> buffer;
  pipe.InitBuffer(buffer, 256);
  AscendC::LocalTensor<T> local = buffer.template Get<T>();
  AscendC::GlobalTensor<T> global;
  global.SetGlobalBuffer(reinterpret_cast<__gm__ T*>(memory), 8);
  global.SetGlobalBuffer(reinterpret_cast<__gm__ T*>(memory));
  AscendC::DataCopy(local, global[0], 8);
  AscendC::DataCopy(global[0], local, 8);
  AscendC::Add(local, local, local[0], 8);
  AscendC::Mul(local, local, local, 8);
  AscendC::Adds(local, local, T(1), 8);
  AscendC::Muls(local, local, T(1), 8);
  global.SetValue(0, global.GetValue(0));
  local.SetValue(0, local.GetValue(0));
}

ASSAY_MODEL void CommonUses(__gm__ uint8_t* memory) {
  CommonUsesOf<float>(memory);
  CommonUsesOf<half>(memory);
}

}  // namespace assay_model
