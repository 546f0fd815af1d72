// TPipe, TQue, TQueBind, TBuf and TBufPool. A queue stores only the handle that the init intrinsic returned and the
// rounded length; only the machine knows what is queued, free or full. No address of these objects escapes, because
// that would prevent SROA of the kernel class that contains them.
#pragma once

#include "assay/tensor.h"

namespace AscendC {
namespace Std {
template <typename... Tps>
class tuple;
}  // namespace Std
class TPipe;
constexpr TEventID INVALID_TEVENTID = static_cast<TEventID>(-1);
constexpr uint32_t defaultBufIDSize = 4;

template <TPosition pos, uint32_t bufIDSize = defaultBufIDSize>
class TBufPool;

template <typename T>
ASSAY_MODEL LocalTensor<T> assay_tensor_of(assay_u64 buf, assay_i64 off, uint32_t bytes, TPosition pos) {
  LocalTensor<T> tensor;
  tensor.address_.assay_buf = buf;
  tensor.address_.assay_off = off;
  tensor.address_.dataLen = bytes;
  tensor.address_.bufferAddr.assay_set(static_cast<uint32_t>(off));
  tensor.address_.bufferHandle = reinterpret_cast<TBufHandle>(buf);
  tensor.address_.logicPos.assay_set(static_cast<uint8_t>(pos));
  return tensor;
}
constexpr ASSAY_MODEL uint32_t assay_round_up_32(uint32_t len) { return (len + 31u) / 32u * 32u; }

template <TPosition src, TPosition dst, int32_t depth, auto mask = 0>
class TQueBind {
 public:
  ASSAY_MODEL TQueBind() {}
  ASSAY_MODEL void FreeBuffer(TBufHandle buf) { assay_que_free(assay_que_, reinterpret_cast<assay_u64>(buf)); }
  TBuffAddr GetBufferAddr(TBufHandle buf);
  template <typename T>
  ASSAY_MODEL LocalTensor<T> AllocTensor() {
    return assay_tensor_of<T>(assay_que_alloc(assay_que_), 0, assay_len_, src == TPosition::GM ? dst : src);
  }
  template <typename T>
  ASSAY_SINCE(8_5) ASSAY_MODEL void AllocTensor(LocalTensor<T>& tensor) {
    tensor = AllocTensor<T>();
  }
  template <typename T>
  ASSAY_MODEL void FreeTensor(LocalTensor<T>& tensor) {
    assay_que_free(assay_que_, tensor.address_.assay_buf);
  }
  template <typename T>
  ASSAY_MODEL bool EnQue(const LocalTensor<T>& tensor) {
    assay_que_enque(assay_que_, tensor.address_.assay_buf);
    return true;
  }
  ASSAY_MODEL bool EnQue(TBufHandle buf) {
    assay_que_enque(assay_que_, reinterpret_cast<assay_u64>(buf));
    return true;
  }
  template <TPosition srcUserPos, TPosition dstUserPos, typename T>
  ASSAY_MODEL bool EnQue(const LocalTensor<T>& tensor) {
    CheckUserPositions<srcUserPos, dstUserPos>();
    assay_que_positions(static_cast<int32_t>(srcUserPos), static_cast<int32_t>(dstUserPos));
    return EnQue(tensor);
  }
  template <typename T>
  ASSAY_MODEL LocalTensor<T> DeQue() {
    return assay_tensor_of<T>(assay_que_deque(assay_que_), 0, assay_len_, dst == TPosition::GM ? src : dst);
  }
  template <typename T>
  ASSAY_SINCE(8_5) ASSAY_MODEL void DeQue(LocalTensor<T>& tensor) {
    tensor = DeQue<T>();
  }
  ASSAY_MODEL TBufHandle DeQue() { return reinterpret_cast<TBufHandle>(assay_que_deque(assay_que_)); }
  template <TPosition srcUserPos, TPosition dstUserPos, typename T>
  ASSAY_MODEL LocalTensor<T> DeQue() {
    CheckUserPositions<srcUserPos, dstUserPos>();
    assay_que_positions(static_cast<int32_t>(srcUserPos), static_cast<int32_t>(dstUserPos));
    return DeQue<T>();
  }
  ASSAY_MODEL bool VacantInQue() { return assay_que_query(assay_que_, ASSAY_QUE_VACANT) != 0; }
  ASSAY_MODEL bool HasTensorInQue() { return assay_que_query(assay_que_, ASSAY_QUE_HAS_TENSOR) != 0; }
  ASSAY_MODEL int32_t GetTensorCountInQue() { return assay_que_query(assay_que_, ASSAY_QUE_COUNT); }
  ASSAY_MODEL bool HasIdleBuffer() { return assay_que_query(assay_que_, ASSAY_QUE_HAS_IDLE) != 0; }
  void FreeAllEvent();
  template <typename T>
  TBufState GetState(const LocalTensor<T>& tensor) const;
  void InitStartBufHandle(TBufHandle startBufhandle, uint8_t num, uint32_t len);
  template <typename T>
  void InitBufHandle(T* bufPool, uint32_t index, TBufHandle bufhandle, uint32_t curPoolAddr, uint32_t len);

 protected:
  static constexpr TQueConfig config = GetTQueConfig(mask);
  static constexpr bool nd2nz = config.nd2nz;
  static constexpr bool nz2nd = config.nz2nd;
  static constexpr bool scmBlockGroup = config.scmBlockGroup;
  static constexpr bool enableLoopQueue = config.enableLoopQueue;
  static constexpr TPosition srcPosition = src;
  static constexpr TPosition dstPosition = dst;
  static constexpr Hardware srcHardType = GetPhyType(src);
  static constexpr Hardware dstHardType = GetPhyType(dst);
  static constexpr HardEvent enQueEvt = GetQueEvt(srcHardType, dstHardType, true, nd2nz, nz2nd);
  static constexpr HardEvent freeBufEvt = GetQueEvt(srcHardType, dstHardType, false, nd2nz, nz2nd);
  static constexpr int32_t queDepth = depth;

  assay_u64 assay_que_ = 0;
  uint32_t assay_len_ = 0;

 private:
  friend class TPipe;
  template <TPosition, uint32_t>
  friend class TBufPool;
  template <TPosition srcUserPos, TPosition dstUserPos>
  bool EnQue(TBufHandle buf);
  template <TPosition srcUserPos, TPosition dstUserPos>
  TBufHandle DeQue();
  TBufState GetState(const TBufHandle& handle) const;
  template <TPosition srcUserPos, TPosition dstUserPos>
  static constexpr void CheckUserPositions() {
    constexpr auto allowed = [](TPosition pos) {
      return pos == TPosition::GM || pos == TPosition::VECIN || pos == TPosition::VECOUT || pos == TPosition::VECCALC;
    };
    static_assert(allowed(srcUserPos) && allowed(dstUserPos), "user positions must be GM, VECIN, VECOUT or VECCALC");
    static_assert(srcUserPos != TPosition::GM || dstUserPos != TPosition::GM, "user positions must not both be GM");
  }
  ASSAY_MODEL void assay_init(uint8_t num, uint32_t len) {
    assay_que_ = assay_que_init(static_cast<int32_t>(src), static_cast<int32_t>(dst), depth, num, len);
    assay_len_ = assay_round_up_32(len);
  }
  static constexpr bool isTQue = true;
};

template <TPosition pos, int32_t depth, auto mask = 0>
class TQue : public TQueBind<GetBufferLogicPos(pos, true), GetBufferLogicPos(pos, false), depth, mask> {
 public:
  TQue() = default;

 private:
  friend class TPipe;
  template <TPosition, uint32_t>
  friend class TBufPool;
  static constexpr bool isTQue = true;
};

template <TPosition pos = TPosition::LCM>
class TBuf : public TQueBind<pos, pos, 0, 0> {
 public:
  TBuf() = default;
  template <typename T>
  ASSAY_MODEL LocalTensor<T> Get() {
    return assay_tensor_of<T>(assay_buf_, 0, bufLen, pos);
  }
  template <typename T>
  ASSAY_MODEL LocalTensor<T> Get(uint32_t len) {
    return assay_tensor_of<T>(assay_buf_, 0, static_cast<uint32_t>(assay_model::BytesOf<PrimT<T>>(len)), pos);
  }
  template <typename T>
  ASSAY_MODEL LocalTensor<T> GetWithOffset(uint32_t size, uint32_t bufOffset) {
    return assay_tensor_of<T>(assay_buf_, bufOffset, static_cast<uint32_t>(assay_model::BytesOf<PrimT<T>>(size)), pos);
  }
  template <typename T>
  ASSAY_MODEL void EnQue(const LocalTensor<T>& tensor) {}
  bool EnQue(TBufHandle buf);
  template <typename T>
  ASSAY_MODEL LocalTensor<T> DeQue() {
    return Get<T>();
  }
  TBufHandle DeQue();
  template <typename T>
  ASSAY_MODEL LocalTensor<T> AllocTensor() {
    return Get<T>();
  }
  template <typename T>
  ASSAY_MODEL void FreeTensor(LocalTensor<T>& tensor) {}
  template <typename T>
  TBufState GetState(const LocalTensor<T>& tensor) const;
  void FreeBuffer(TBufHandle buf);
  TBuffAddr GetBufferAddr(TBufHandle buf);
  void InitStartBufHandle(TBufHandle startBufhandle, uint8_t num, uint32_t len);

 private:
  friend class TPipe;
  template <TPosition, uint32_t>
  friend class TBufPool;
  TBufHandle Get();
  TBufHandle Get(uint32_t len);
  uint32_t GetBufLen() const;
  void SetTpipeBuf(TBufType* bufStartIn, uint32_t bufLenIn);
  TBufHandle AllocBuffer();
  ASSAY_MODEL void assay_init(uint32_t len) {
    assay_buf_ = assay_buf_init(static_cast<int32_t>(pos), len);
    bufLen = assay_round_up_32(len);
  }
  static constexpr bool isTQue = false;

  assay_u64 assay_buf_ = 0;
  uint32_t bufLen = 0;
};

template <TPosition pos, int32_t depth = 1, auto mask = 0>
using TSCM = TQueBind<pos, TPosition::TSCM, depth, mask>;

// Sub-pools are declared, not modelled.
template <TPosition pos, uint32_t bufIDSize>
class TBufPool {
 public:
  static constexpr TPosition poolPos = pos;
  TBufPool();
  ~TBufPool();
  template <class T>
  bool InitBuffer(T& que, uint8_t num, uint32_t len);
  template <TPosition bufPos>
  bool InitBuffer(TBuf<bufPos>& buf, uint32_t len);
  template <class T, class U>
  bool InitBufPool(T& bufPool, uint32_t len, U& shareBuf);
  template <class T>
  bool InitBufPool(T& bufPool, uint32_t len);
  void Reset();

 private:
  friend class TPipe;
  void Init();
  void ResetPool();
  static constexpr bool isTbufPool = true;
};

class TPipeBase {
 public:
  void InitShareBufStart(uint32_t mode, uint32_t* shareLens, uint32_t lens, uint8_t subBlockIdx);
  void InitShareBufEnd();

 protected:
  void AuxShareBufStart(uint32_t mode, uint32_t* shareLens, uint8_t pos, Hardware hard, uint8_t subBlockIdx);
};

class TPipe : public TPipeBase {
 public:
  ASSAY_MODEL TPipe() { assay_pipe_begin(); }
  ASSAY_MODEL ~TPipe() { assay_pipe_end(); }
  ASSAY_MODEL void Init() { assay_pipe_reset(); }
  template <class T>
  ASSAY_MODEL bool InitBuffer(T& que, uint8_t num, uint32_t len) {
    static_assert(T::isTQue, "InitBuffer: a number of buffers is for a TQue or TQueBind; a TBuf takes its length only");
    if constexpr (T::isTQue) que.assay_init(num, len);
    return true;
  }
  template <TPosition pos>
  ASSAY_MODEL bool InitBuffer(TBuf<pos>& buf, uint32_t len) {
    buf.assay_init(len);
    return true;
  }
  template <class T>
  bool InitBufPool(T& bufPool, uint32_t len);
  template <class T, class U>
  bool InitBufPool(T& bufPool, uint32_t len, U& shareBuf);
  template <HardEvent evt>
  ASSAY_MODEL TEventID AllocEventID() {
    return static_cast<TEventID>(assay_event_alloc(static_cast<int32_t>(evt), 1));
  }
  template <HardEvent evt>
  ASSAY_MODEL void ReleaseEventID(TEventID id) {
    assay_event_release(static_cast<int32_t>(evt), id);
  }
  template <HardEvent evt>
  ASSAY_MODEL TEventID FetchEventID() {
    return FetchEventID(evt);
  }
  ASSAY_MODEL TEventID FetchEventID(HardEvent evt) {
    return static_cast<TEventID>(assay_event_alloc(static_cast<int32_t>(evt), 0));
  }
  template <TPosition pos, typename T>
  ASSAY_MODEL LocalTensor<T> GetAbsAddr(int32_t offset, int32_t size) const {
    const uint32_t bytes = static_cast<uint32_t>(assay_model::BytesOf<PrimT<T>>(size));
    return assay_tensor_of<T>(assay_local_at(static_cast<int32_t>(pos), offset, bytes), 0, bytes, pos);
  }
  template <TPosition pos>
  TBuffAddr GetAbsAddr(int32_t offset, int32_t len) const;
  template <typename T>
  void InitSpmBuffer(const GlobalTensor<T>& workspace, const int32_t bufferSize);
  void InitSpmBuffer(const int32_t bufferSize);
  template <typename T>
  void WriteSpmBuffer(const LocalTensor<T>& writeLocal, const DataCopyParams& copyParams, int32_t writeOffset = 0);
  template <typename T>
  void WriteSpmBuffer(const LocalTensor<T>& writeLocal, const int32_t writeSize, int32_t writeOffset = 0);
  template <typename T>
  void ReadSpmBuffer(const LocalTensor<T>& readLocal, const DataCopyParams& copyParams, int32_t readOffset = 0);
  template <typename T>
  void ReadSpmBuffer(const LocalTensor<T>& readLocal, const int32_t readSize, int32_t readOffset = 0);
  template <class T, class U, class V, class... Addrs>
  ASSAY_SINCE(8_5) bool InitBuffer(T& que, const Std::tuple<U, V>& addr0, const Addrs&... addrs);
  ASSAY_MODEL void Destroy() { assay_pipe_end(); }
  ASSAY_SINCE(9_1) ASSAY_MODEL void DestroyWithoutPipeAll() { assay_pipe_end(); }
  ASSAY_MODEL void Reset() { assay_pipe_reset(); }

 private:
  void InitSocState() const;
  void ResetPool();
  template <class T>
  bool TscmInitBuffer(T& que, uint8_t num, uint32_t len);
  template <TPosition pos>
  uint64_t GetQueueEndAddress();
};

template <pipe_t src, pipe_t dst>
class TQueSync {
 public:
  ASSAY_MODEL void SetFlag(TEventID id) { assay_set_flag(static_cast<int32_t>(assay_model::EventOf(src, dst)), id); }
  ASSAY_MODEL void WaitFlag(TEventID id) { assay_wait_flag(static_cast<int32_t>(assay_model::EventOf(src, dst)), id); }
};
}  // namespace AscendC

// A pipe has no state of its own, so any object serves; one whose address were kept would not dissolve.
inline char assay_pipe_object[sizeof(AscendC::TPipe)];
#define g_vecTPipePtr (GetTPipePtr())
ASSAY_MODEL AscendC::TPipe* GetTPipePtr() { return reinterpret_cast<AscendC::TPipe*>(assay_pipe_object); }
