// A class-based elementwise kernel with queues, a scratch buffer and tiling: the form nearly every kernel has.
// expected-no-diagnostics
#include "kernel_operator.h"

struct Tiling {
  uint32_t length;
  uint32_t tiles;
};
#define ASSAY_DEFAULT_TILING Tiling
#include "assay/tiling_macros.h"

using namespace AscendC;
constexpr int32_t kDepth = 2;

class Scale {
 public:
  __aicore__ inline Scale() {}
  __aicore__ inline void Init(GM_ADDR x, GM_ADDR y, uint32_t length, uint32_t tiles, TPipe* pipe) {
    part_ = length / GetBlockNum();
    tiles_ = tiles;
    tile_ = part_ / tiles;
    from_.SetGlobalBuffer((__gm__ half*)x + part_ * GetBlockIdx(), part_);
    to_.SetGlobalBuffer((__gm__ half*)y + part_ * GetBlockIdx(), part_);
    pipe->InitBuffer(in_, kDepth, tile_ * sizeof(half));
    pipe->InitBuffer(out_, kDepth, tile_ * sizeof(half));
    pipe->InitBuffer(scratch_, tile_ * sizeof(half));
  }
  __aicore__ inline void Process() {
    for (uint32_t i = 0; i < tiles_; i++) {
      Load(i);
      Work();
      Store(i);
    }
  }

 private:
  __aicore__ inline void Load(uint32_t i) {
    LocalTensor<half> x = in_.AllocTensor<half>();
    DataCopyExtParams copy{1, static_cast<uint32_t>(tile_ * sizeof(half)), 0, 0, 0};
    DataCopyPadExtParams<half> pad{false, 0, 0, 0};
    DataCopyPad(x, from_[i * tile_], copy, pad);
    in_.EnQue(x);
  }
  __aicore__ inline void Work() {
    LocalTensor<half> x = in_.DeQue<half>();
    LocalTensor<half> y = out_.AllocTensor<half>();
    LocalTensor<half> t = scratch_.Get<half>();
    Muls(t, x, static_cast<half>(2.0f), tile_);
    t = t + x;
    uint64_t mask[2] = {0xffff, 0};
    Add(y, t, x, mask, 1, {1, 1, 1, 8, 8, 8});
    Add(y, t, x, tile_);
    out_.EnQue<half>(y);
    in_.FreeTensor(x);
  }
  __aicore__ inline void Store(uint32_t i) {
    LocalTensor<half> y = out_.DeQue<half>();
    DataCopy(to_[i * tile_], y, tile_);
    out_.FreeTensor(y);
  }

  TQue<QuePosition::VECIN, kDepth> in_;
  TQue<QuePosition::VECOUT, kDepth> out_;
  TBuf<TPosition::VECCALC> scratch_;
  GlobalTensor<half> from_, to_;
  uint32_t part_, tiles_, tile_;
};

extern "C" __global__ __aicore__ void kernel(GM_ADDR x, GM_ADDR y, GM_ADDR workspace, GM_ADDR tiling) {
  GET_TILING_DATA(data, tiling);
  TPipe pipe;
  Scale op;
  op.Init(x, y, data.length, data.tiles, &pipe);
  op.Process();
}
