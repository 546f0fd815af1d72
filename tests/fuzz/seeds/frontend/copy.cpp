#include "kernel_operator.h"
using namespace AscendC;

constexpr int32_t kTile = 256;

template <typename T>
class Copy {
 public:
  __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, uint32_t count) {
    count_ = count;
    x_.SetGlobalBuffer((__gm__ T*)x, count);
    y_.SetGlobalBuffer((__gm__ T*)y, count);
    pipe_.InitBuffer(in_, 2, kTile * sizeof(T));
    pipe_.InitBuffer(out_, 2, kTile * sizeof(T));
  }
  __aicore__ inline void Process() {
    for (uint32_t at = 0; at < count_; at += kTile) {
      LocalTensor<T> a = in_.AllocTensor<T>();
      DataCopy(a, x_[at], kTile);
      in_.EnQue(a);
      LocalTensor<T> b = in_.DeQue<T>();
      LocalTensor<T> c = out_.AllocTensor<T>();
      Adds(c, b, (T)1.0, kTile);
      out_.EnQue(c);
      in_.FreeTensor(b);
      LocalTensor<T> d = out_.DeQue<T>();
      DataCopy(y_[at], d, kTile);
      out_.FreeTensor(d);
    }
  }

 private:
  TPipe pipe_;
  TQue<TPosition::VECIN, 2> in_;
  TQue<TPosition::VECOUT, 2> out_;
  GlobalTensor<T> x_, y_;
  uint32_t count_;
};

extern "C" __global__ __aicore__ void copy(GM_ADDR x, GM_ADDR y) {
  Copy<float> op;
  op.Init(x, y, 1024);
  op.Process();
}
