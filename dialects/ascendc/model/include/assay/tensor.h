// LocalTensor and GlobalTensor: a buffer handle with a byte offset, and a pointer with a length. Both are plain values,
// so that they dissolve under scalar replacement; only scalar access and data instructions reach an intrinsic.
#pragma once

#include "assay/api/structs.h"

namespace assay_model {
template <int Size>
struct Bits;
template <>
struct Bits<1> {
  using type = uint8_t;
};
template <>
struct Bits<2> {
  using type = uint16_t;
};
template <>
struct Bits<4> {
  using type = uint32_t;
};
template <>
struct Bits<8> {
  using type = uint64_t;
};
template <typename T>
ASSAY_MODEL T FromBits(assay_u64 bits) {
  return __builtin_bit_cast(T, static_cast<typename Bits<sizeof(T)>::type>(bits));
}
template <typename T>
ASSAY_MODEL assay_u64 ToBits(T value) {
  return __builtin_bit_cast(typename Bits<sizeof(T)>::type, value);
}

template <typename T>
constexpr int kBitsOf = sizeof(T) * 8;
template <>
constexpr int kBitsOf<AscendC::int4b_t> = 4;
// Bytes that n elements of T take.
template <typename T>
constexpr ASSAY_MODEL assay_i64 BytesOf(assay_i64 n) {
  if constexpr (kBitsOf<T> < 8) {
    return n / (8 / kBitsOf<T>);
  } else {
    return n * static_cast<assay_i64>(sizeof(T));
  }
}
}  // namespace assay_model

namespace AscendC {
using TBufHandle = uint8_t*;
using TEventID = int8_t;
using TTagType = int32_t;

enum class TBufState : uint8_t { FREE = 0, OCCUPIED, ENQUE, DEQUE };

struct TBufType {
  TBufState state;
  HardEvent freeBufEvt;
  TEventID enQueEvtID;
  TEventID freeBufEvtID;
  uint32_t address;
  uint32_t dataLen;
  TTagType usertag;
};

// A field of TBuffAddr that kernels also fill in by hand, to place a tensor themselves: an assignment places it.
template <typename T, int index>
class assay_address_field {
 public:
  constexpr assay_address_field() = default;
  template <typename From>
  constexpr assay_address_field(From from) : value_(static_cast<T>(from)) {}
  constexpr operator T() const { return value_; }
  template <typename From>
  ASSAY_MODEL assay_address_field& operator=(From from);
  ASSAY_MODEL assay_address_field& operator+=(uint64_t more) { return *this = value_ + more; }
  ASSAY_MODEL assay_address_field& operator-=(uint64_t less) { return *this = value_ - less; }
  ASSAY_MODEL void assay_set(T value) { value_ = value; }

 private:
  T value_ = 0;
};

// The last three fields are the model's own: the handle the machine gave out, the byte offset into it, and whether the
// kernel chose the place.
struct TBuffAddr {
  uint32_t dataLen = 0;
  assay_address_field<uint32_t, 0> bufferAddr;
  TBufHandle bufferHandle = nullptr;
  assay_address_field<uint8_t, 1> logicPos;
  assay_u64 assay_buf = 0;
  assay_i64 assay_off = 0;
  bool assay_by_hand = false;

  // Up to the end of the memory; without a position it is the unified buffer.
  ASSAY_MODEL void assay_place() {
    const uint8_t pos = logicPos == 0 ? static_cast<uint8_t>(TPosition::VECCALC) : static_cast<uint8_t>(logicPos);
    assay_buf = assay_local_at(pos, bufferAddr, 0);
    assay_off = 0;
    assay_by_hand = true;
  }
};

// The address comes first or last; what GetPhyAddr gave is an address of the machine's, not of the memory.
template <typename T, int index>
template <typename From>
ASSAY_MODEL assay_address_field<T, index>& assay_address_field<T, index>::operator=(From from) {
  constexpr unsigned long kAt = index == 0 ? __builtin_offsetof(TBuffAddr, bufferAddr)
                                           : __builtin_offsetof(TBuffAddr, logicPos);
  TBuffAddr& whole = *reinterpret_cast<TBuffAddr*>(reinterpret_cast<char*>(this) - kAt);
  value_ = static_cast<T>(from);
  if constexpr (index == 0 && sizeof(From) == 8) {
    constexpr uint64_t kLargest = uint64_t{1} << 32;
    if (static_cast<uint64_t>(from) >= kLargest) {
      const void* at = reinterpret_cast<const void*>(static_cast<uint64_t>(from));
      whole.assay_buf = assay_local_handle(at);
      whole.assay_off = assay_local_offset(at);
      whole.assay_by_hand = false;
      return *this;
    }
  }
  if (index == 0 || whole.assay_by_hand) whole.assay_place();
  return *this;
}

template <typename T>
class BaseTensor {};

template <typename T>
class BaseLocalTensor : public BaseTensor<T> {
 public:
  using PrimType = PrimT<T>;
  ASSAY_MODEL void SetAddr(const TBuffAddr& bufferAddr) { address_ = bufferAddr; }
  void InitBuffer(const uint32_t bufferOffset, const uint32_t bufferSize);
  ASSAY_MODEL TBufHandle GetBufferHandle() const { return address_.bufferHandle; }

  TBuffAddr address_;
};

template <typename T>
class BaseGlobalTensor : public BaseTensor<T> {
 public:
  using PrimType = PrimT<T>;
  ASSAY_MODEL void SetAddr(const uint64_t offset) { address_ = address_ + offset; }

  __gm__ PrimType* address_ = nullptr;
  __gm__ PrimType* oriAddress_ = nullptr;
};

template <typename T>
class LocalTensor;

}  // namespace AscendC
namespace assay_model {
// And, Or with a count: 2201 works on halves of 32-bit elements, and the count is that of the halves (And.md, Or.md).
template <typename T>
inline constexpr bool kBitsByHalves = sizeof(T) == 4;
}  // namespace assay_model
namespace AscendC {

// The expression `x + y` of two tensors: only the assignment to a tensor executes it. Holds copies, where the vendor
// keeps references, because a stored address would prevent SROA of the tensors.
#define ASSAY_ELEMENTS(tensor) (tensor).GetSize()
// Whole tensors of 32 bits come out whole.
#define ASSAY_BIT_ELEMENTS(tensor) (tensor).GetSize() * (assay_model::kBitsByHalves<T> ? 2 : 1)
#define ASSAY_OVERRIDE(Name, op, count)                                                             \
  template <typename T>                                                                             \
  class Name {                                                                                      \
   public:                                                                                          \
    ASSAY_MODEL Name(const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor)            \
        : src0Tensor_(src0Tensor), src1Tensor_(src1Tensor) {}                                       \
    ASSAY_MODEL void Process(const LocalTensor<T>& dstTensor) const {                               \
      op(dstTensor, src0Tensor_, src1Tensor_, static_cast<int32_t>(count(dstTensor)));              \
    }                                                                                               \
                                                                                                    \
   private:                                                                                         \
    const LocalTensor<T> src0Tensor_;                                                               \
    const LocalTensor<T> src1Tensor_;                                                               \
  };
ASSAY_OVERRIDE(SymbolOverrideAdd, Add, ASSAY_ELEMENTS)
ASSAY_OVERRIDE(SymbolOverrideSub, Sub, ASSAY_ELEMENTS)
ASSAY_OVERRIDE(SymbolOverrideMul, Mul, ASSAY_ELEMENTS)
ASSAY_OVERRIDE(SymbolOverrideDiv, Div, ASSAY_ELEMENTS)
ASSAY_OVERRIDE(SymbolOverrideAnd, And, ASSAY_BIT_ELEMENTS)
ASSAY_OVERRIDE(SymbolOverrideOr, Or, ASSAY_BIT_ELEMENTS)
#undef ASSAY_OVERRIDE
#undef ASSAY_ELEMENTS
#undef ASSAY_BIT_ELEMENTS

template <typename T>
class SymbolOverrideCompare {
 public:
  ASSAY_MODEL SymbolOverrideCompare(const LocalTensor<T>& src0Tensor, const LocalTensor<T>& src1Tensor, CMPMODE cmpMode)
      : src0Tensor_(src0Tensor), src1Tensor_(src1Tensor), cmpMode_(cmpMode) {}
  template <typename U>
  ASSAY_MODEL void Process(const LocalTensor<U>& dstTensor) const {
    Compare(dstTensor, src0Tensor_, src1Tensor_, cmpMode_, src0Tensor_.GetSize());
  }

 private:
  const LocalTensor<T> src0Tensor_;
  const LocalTensor<T> src1Tensor_;
  CMPMODE cmpMode_;
};

template <typename T>
class LocalTensor : public BaseLocalTensor<T> {
 public:
  using PrimType = PrimT<T>;
  using BaseLocalTensor<T>::address_;

  ASSAY_MODEL LocalTensor() {}
  // A tensor at an address that the kernel chooses, outside all buffers.
  ASSAY_SINCE(8_3) ASSAY_MODEL LocalTensor(TPosition pos, uint32_t addr, uint32_t tileSize) {
    address_.dataLen = static_cast<uint32_t>(assay_model::BytesOf<PrimType>(tileSize));
    address_.bufferAddr.assay_set(addr);
    address_.logicPos.assay_set(static_cast<uint8_t>(pos));
    address_.assay_buf = assay_local_at(static_cast<int32_t>(pos), addr, address_.dataLen);
  }
  // Not explicit, so a number fits where a tensor is wanted, and is refused only here: one given as a float already on
  // its way to uint32_t.
  ASSAY_SINCE(8_3) ASSAY_MODEL LocalTensor(uint32_t addr) {
    static_assert(!__is_same(PrimType, T),
                  "LocalTensor: a number is no tensor; an element is `tensor(i)`, a scalar operand takes `Adds`, `Maxs` or alike");
    assay_unmodelled("LocalTensor of a TensorTrait");
  }

  ASSAY_MODEL uint64_t GetPhyAddr() const { return GetPhyAddr(0); }
  ASSAY_MODEL uint64_t GetPhyAddr(const uint32_t offset) const {
    return reinterpret_cast<uint64_t>(assay_local_address(address_.assay_buf, At(offset)));
  }

  ASSAY_MODEL PrimType GetValue(const uint32_t index) const {
    return assay_model::FromBits<PrimType>(assay_ub_get(address_.assay_buf, At(index), sizeof(PrimType)));
  }
  ASSAY_MODEL __ubuf__ PrimType& operator()(const uint32_t offset) const {
    void* at = assay_ub_ref(address_.assay_buf, At(offset), sizeof(PrimType));
    return *reinterpret_cast<__ubuf__ PrimType*>(reinterpret_cast<assay_u64>(at));
  }
  template <typename CAST_T>
  ASSAY_MODEL LocalTensor<CAST_T> ReinterpretCast() const {
    LocalTensor<CAST_T> result;
    result.address_ = address_;
    return result;
  }
  template <typename T1>
  __attribute__((annotate("assay_stores_element"))) ASSAY_MODEL void SetValue(const uint32_t index,
                                                                              const T1 value) const {
    const PrimType stored = static_cast<PrimType>(value);
    assay_ub_set(address_.assay_buf, At(index), sizeof(PrimType), assay_model::ToBits(stored));
  }
  ASSAY_MODEL LocalTensor<T> operator[](const uint32_t offset) const {
    LocalTensor<T> result = *this;
    const assay_i64 bytes = assay_model::BytesOf<PrimType>(offset);
    result.address_.dataLen -= static_cast<uint32_t>(bytes);
    result.address_.bufferAddr.assay_set(result.address_.bufferAddr + static_cast<uint32_t>(bytes));
    result.address_.assay_off += bytes;
    return result;
  }
  template <typename T1>
  ASSAY_MODEL void SetAddrWithOffset(LocalTensor<T1>& src, uint32_t offset) {
    address_ = src.address_;
    const assay_i64 bytes = assay_model::BytesOf<PrimT<T1>>(offset);
    address_.bufferAddr.assay_set(address_.bufferAddr + static_cast<uint32_t>(bytes));
    address_.assay_off += bytes;
  }
  ASSAY_MODEL int32_t GetPosition() const { return address_.logicPos; }
  ASSAY_MODEL void SetSize(const uint32_t size) {
    address_.dataLen = static_cast<uint32_t>(assay_model::BytesOf<PrimType>(size));
  }
  ASSAY_MODEL uint32_t GetSize() const {
    if constexpr (assay_model::kBitsOf<PrimType> < 8) {
      return address_.dataLen * (8 / assay_model::kBitsOf<PrimType>);
    } else {
      return address_.dataLen / sizeof(PrimType);
    }
  }
  ASSAY_MODEL uint32_t GetLength() const { return address_.dataLen; }
  ASSAY_MODEL void SetBufferLen(uint32_t dataLen) { address_.dataLen = dataLen; }
  void SetUserTag(const TTagType tag);
  TTagType GetUserTag() const;

  ASSAY_MODEL void operator=(const SymbolOverrideAdd<T>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideSub<T>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideMul<T>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideDiv<T>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideOr<T>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideAnd<T>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideCompare<float>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL void operator=(const SymbolOverrideCompare<half>& symbolOverride) { symbolOverride.Process(*this); }
  ASSAY_MODEL SymbolOverrideAdd<T> operator+(const LocalTensor<T>& src1Tensor) const { return {*this, src1Tensor}; }
  ASSAY_MODEL SymbolOverrideSub<T> operator-(const LocalTensor<T>& src1Tensor) const { return {*this, src1Tensor}; }
  ASSAY_MODEL SymbolOverrideMul<T> operator*(const LocalTensor<T>& src1Tensor) const { return {*this, src1Tensor}; }
  ASSAY_MODEL SymbolOverrideDiv<T> operator/(const LocalTensor<T>& src1Tensor) const { return {*this, src1Tensor}; }
  ASSAY_MODEL SymbolOverrideOr<T> operator|(const LocalTensor<T>& src1Tensor) const { return {*this, src1Tensor}; }
  ASSAY_MODEL SymbolOverrideAnd<T> operator&(const LocalTensor<T>& src1Tensor) const { return {*this, src1Tensor}; }
#define ASSAY_COMPARISON(op, mode)                                                         \
  ASSAY_MODEL SymbolOverrideCompare<T> operator op(const LocalTensor<T>& src1Tensor) const { \
    return {*this, src1Tensor, CMPMODE::mode};                                             \
  }
  ASSAY_COMPARISON(<, LT)
  ASSAY_COMPARISON(>, GT)
  ASSAY_COMPARISON(!=, NE)
  ASSAY_COMPARISON(==, EQ)
  ASSAY_COMPARISON(<=, LE)
  ASSAY_COMPARISON(>=, GE)
#undef ASSAY_COMPARISON
  void SetShapeInfo(const ShapeInfo& shapeInfo);
  ShapeInfo GetShapeInfo() const;

 private:
  ASSAY_MODEL assay_i64 At(uint32_t index) const { return address_.assay_off + assay_model::BytesOf<PrimType>(index); }
};

template <typename T>
class GlobalTensor : public BaseGlobalTensor<T> {
 public:
  using PrimType = PrimT<T>;
  using BaseGlobalTensor<T>::address_;
  using BaseGlobalTensor<T>::oriAddress_;

  ASSAY_MODEL GlobalTensor() {}
  ASSAY_MODEL void SetGlobalBuffer(__gm__ PrimType* buffer, uint64_t bufferSize) {
    address_ = buffer;
    oriAddress_ = buffer;
    bufferSize_ = bufferSize;
  }
  ASSAY_MODEL void SetGlobalBuffer(__gm__ PrimType* buffer) { SetGlobalBuffer(buffer, 0); }
  ASSAY_MODEL __gm__ PrimType const* GetPhyAddr() const { return address_; }
  ASSAY_MODEL __gm__ PrimType* GetPhyAddr(const uint64_t offset) const { return At(offset); }
  ASSAY_MODEL PrimType GetValue(const uint64_t offset) const {
    return assay_model::FromBits<PrimType>(assay_gm_get(At(offset), sizeof(PrimType)));
  }
  ASSAY_MODEL __gm__ PrimType& operator()(const uint64_t offset) const {
    return *reinterpret_cast<__gm__ PrimType*>(assay_gm_ref(At(offset), sizeof(PrimType)));
  }
  ASSAY_MODEL void SetValue(const uint64_t offset, PrimType value) {
    assay_gm_set(At(offset), sizeof(PrimType), assay_model::ToBits(value));
  }
  ASSAY_MODEL uint64_t GetSize() const { return bufferSize_; }
  ASSAY_MODEL GlobalTensor<T> operator[](const uint64_t offset) const {
    GlobalTensor<T> result = *this;
    result.address_ = At(offset);
    return result;
  }
  void SetShapeInfo(const ShapeInfo& shapeInfo);
  ShapeInfo GetShapeInfo() const;
  // A hint about caching changes no value.
  template <CacheRwMode rwMode = CacheRwMode::RW>
  ASSAY_MODEL void SetL2CacheHint(CacheMode mode) {
    cacheMode_ = mode;
  }

  uint64_t bufferSize_ = 0;
  CacheMode cacheMode_ = CacheMode::CACHE_MODE_NORMAL;

 private:
  ASSAY_MODEL __gm__ PrimType* At(uint64_t offset) const {
    if constexpr (assay_model::kBitsOf<PrimType> < 8) {
      return address_ + offset / (8 / assay_model::kBitsOf<PrimType>);
    } else {
      return address_ + offset;
    }
  }
};
}  // namespace AscendC
