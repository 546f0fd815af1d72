// What releases after 8.1 added to the API of the vector and cube cores of A2, each name marked with the first release
// that has it. Written by hand; a trivial variant of an older function lowers the same way.
#pragma once

#include "assay/later.h"
#include "assay/print.h"

#define REGISTER_NONE_TILING
#define ascendc_assert(...) assay_assert(static_cast<bool>(ASSAY_FIRST(__VA_ARGS__, 0)))

namespace AscendC {
enum class ASSAY_SINCE(8_5) EngineType : int32_t { AIC = 1, AIV = 2 };
enum class ASSAY_SINCE(9_0) HF32Mode { ENABLE, DISABLE };
enum class ASSAY_SINCE(9_0) HF32TransMode { NEAREST_ZERO, NEAREST_EVEN };
enum class ASSAY_SINCE(9_1) SaturationMode : uint8_t { FLOAT, CAST };

// --- tensors that the kernel places itself
template <Hardware hard = Hardware::UB>
class ASSAY_SINCE(8_5) LocalMemAllocator {
 public:
  ASSAY_MODEL LocalMemAllocator() {
    static_assert(hard != Hardware::GM && hard != Hardware::MAX, "LocalMemAllocator: hard must be on the chip");
  }
  ASSAY_MODEL uint32_t GetCurAddr() const { return head_; }
  template <TPosition pos, class DataType, uint32_t tileSize>
  ASSAY_MODEL LocalTensor<DataType> Alloc() {
    return Alloc<pos, DataType>(tileSize);
  }
  template <TPosition pos, class DataType>
  ASSAY_MODEL LocalTensor<DataType> Alloc(uint32_t tileSize) {
    static_assert(GetPhyType(pos) == hard, "Alloc: the position must lie in the allocator's memory");
    LocalTensor<DataType> tensor(pos, head_, tileSize);
    head_ += tensor.GetLength();
    return tensor;
  }
  template <class DataType, uint32_t tileSize>
  ASSAY_MODEL LocalTensor<DataType> Alloc() {
    return Alloc<kPosition, DataType>(tileSize);
  }
  template <class DataType>
  ASSAY_MODEL LocalTensor<DataType> Alloc(uint32_t tileSize) {
    return Alloc<kPosition, DataType>(tileSize);
  }
  template <class TensorTraitType>
  LocalTensor<TensorTraitType> Alloc();

 private:
  static constexpr TPosition kPosition = hard == Hardware::L1    ? TPosition::A1
                                         : hard == Hardware::L0A ? TPosition::A2
                                         : hard == Hardware::L0B ? TPosition::B2
                                         : hard == Hardware::L0C ? TPosition::CO1
                                         : hard == Hardware::BIAS ? TPosition::C2
                                         : hard == Hardware::FIXBUF ? TPosition::C2PIPE2GM
                                                                    : TPosition::VECCALC;
  uint32_t head_ = 0;
};

// --- lists of tensors
// The argument's layout (impl/basic_api/dav_c220/kernel_operator_list_tensor_impl.h of asc-devkit): a word with the
// bytes from the start to the pointers; for each tensor a word with its rank and, in the upper half, its index, then
// its dimensions; then one pointer a tensor. The rank of the first tensor is read for all.
class ListTensorDesc;
template <class T>
class TensorDesc {
 public:
  ASSAY_MODEL TensorDesc() {}
  ASSAY_MODEL void SetShapeAddr(uint64_t* shapePtr) { shape_ = shapePtr; }
  ASSAY_MODEL uint64_t GetDim() { return dim_; }
  ASSAY_MODEL uint64_t GetIndex() { return index_; }
  ASSAY_MODEL uint64_t GetShape(uint32_t offset) { return shape_[offset]; }
  ASSAY_MODEL __gm__ T* GetDataPtr() { return data_; }
  ASSAY_MODEL GlobalTensor<T> GetDataObj() {
    GlobalTensor<T> tensor;
    uint64_t size = sizeof(T);
    for (uint32_t i = 0; i < dim_; ++i) size *= shape_[i];
    tensor.SetGlobalBuffer(data_, size);
    return tensor;
  }

 private:
  friend class ListTensorDesc;
  uint32_t dim_ = 0;
  uint32_t index_ = 0;
  uint64_t* shape_ = nullptr;
  __gm__ T* data_ = nullptr;
};
class ListTensorDesc {
 public:
  ASSAY_MODEL ListTensorDesc() {}
  ASSAY_MODEL ListTensorDesc(__gm__ void* data, uint32_t length = 0xffffffff, uint32_t shapeSize = 0xffffffff) {
    Init(data, length, shapeSize);
  }
  ASSAY_MODEL void Init(__gm__ void* data, uint32_t = 0xffffffff, uint32_t = 0xffffffff) {
    __gm__ uint64_t* words = reinterpret_cast<__gm__ uint64_t*>(data);
    shapes_ = words + 1;
    pointers_ = words + words[0] / sizeof(uint64_t);
    dim_ = static_cast<uint32_t>(shapes_[0] & 0xffffffff);
    const uint32_t words_each = dim_ == 0 ? 2 : 1 + dim_;
    const uint32_t given = static_cast<uint32_t>(shapes_[0] >> 32);
    count_ = given != 0 ? given : static_cast<uint32_t>(*(pointers_ - words_each) >> 32) + 1;
  }
  template <class T>
  ASSAY_MODEL void GetDesc(TensorDesc<T>& desc, uint32_t index) {
    desc.dim_ = dim_;
    desc.index_ = index;
    desc.data_ = GetDataPtr<T>(index);
    const __gm__ uint64_t* from = shapes_ + static_cast<uint64_t>(index) * (1 + dim_) + 1;
    for (uint32_t i = 0; i < dim_; ++i) desc.shape_[i] = from[i];
  }
  template <class T>
  ASSAY_MODEL __gm__ T* GetDataPtr(uint32_t index) {
    return reinterpret_cast<__gm__ T*>(pointers_[index]);
  }
  ASSAY_MODEL uint32_t GetSize() { return count_; }

 private:
  __gm__ uint64_t* shapes_ = nullptr;
  __gm__ uint64_t* pointers_ = nullptr;
  uint32_t dim_ = 0;
  uint32_t count_ = 0;
};

// --- modes, synchronisation, scalars
ASSAY_SINCE(8_5) ASSAY_MODEL void InitSocState() {
  assay_atomic(ASSAY_ATOMIC_NONE, 0);
  assay_mask_mode(0);
  assay_mask_set(~0ull, ~0ull);
}
ASSAY_SINCE(9_0) ASSAY_MODEL void DisableDmaAtomic() { assay_atomic(ASSAY_ATOMIC_NONE, 0); }
// Hints to the scheduler of the next kernel.
template <pipe_t AIV_PIPE = PIPE_MTE3, pipe_t AIC_PIPE = PIPE_FIX, bool FORCE = false>
ASSAY_SINCE(8_5) ASSAY_MODEL void SetNextTaskStart() {}
template <bool FORCE = false>
ASSAY_SINCE(8_5) ASSAY_MODEL void WaitPreTaskEnd() {}
// How the bits affect later results is not modelled: comparing values shows it.
template <int8_t startBit, int8_t endBit>
ASSAY_SINCE(8_5) ASSAY_MODEL void SetCtrlSpr(int64_t value) {
  static_assert(startBit >= 0 && startBit <= endBit && endBit < 64, "SetCtrlSpr: bits of a register of 64");
  constexpr uint64_t bits = (endBit - startBit == 63 ? ~0ull : (1ull << (endBit - startBit + 1)) - 1) << startBit;
  const uint64_t kept = assay_special_get(ASSAY_REG_CONTROL) & ~bits;
  assay_special_set(ASSAY_REG_CONTROL, kept | (static_cast<uint64_t>(value) << startBit & bits));
}
template <int8_t startBit, int8_t endBit>
ASSAY_SINCE(8_5) ASSAY_MODEL int64_t GetCtrlSpr() {
  static_assert(startBit >= 0 && startBit <= endBit && endBit < 64, "GetCtrlSpr: bits of a register of 64");
  constexpr uint64_t bits = endBit - startBit == 63 ? ~0ull : (1ull << (endBit - startBit + 1)) - 1;
  return static_cast<int64_t>(assay_special_get(ASSAY_REG_CONTROL) >> startBit & bits);
}
template <int8_t startBit, int8_t endBit>
ASSAY_SINCE(8_5) ASSAY_MODEL void ResetCtrlSpr() {
  SetCtrlSpr<startBit, endBit>(0);
}
template <SaturationMode mode>
ASSAY_SINCE(9_1) void SetSaturationFlag(bool enableSat);
template <SaturationMode mode>
ASSAY_SINCE(9_1) bool GetSaturationFlag();
ASSAY_SINCE(8_5) int64_t GetTaskRatio();
ASSAY_SINCE(9_0) void SetHF32Mode(HF32Mode mode);
ASSAY_SINCE(9_0) void SetHF32TransMode(HF32TransMode mode);
ASSAY_SINCE(9_0) void SetMMRowMajor();
ASSAY_SINCE(9_0) void SetMMColumnMajor();
template <int countValue>
ASSAY_SINCE(9_0) int64_t GetBitCount(uint64_t valueIn);
ASSAY_SINCE(9_0) int64_t CountLeadingZero(uint64_t valueIn);
template <int countValue>
ASSAY_SINCE(9_0) int64_t GetSFFValue(uint64_t valueIn);
template <typename T>
ASSAY_SINCE(8_5) void GetUintDivMagicAndShift(T& magic, T& shift, T divisor);
template <typename T>
ASSAY_SINCE(8_5) ASSAY_MODEL void WriteGmByPassDCache(__gm__ T* addr, T value) {
  assay_gm_set(addr, sizeof(T), assay_model::ToBits(value));
  assay_dcache_clean(addr, 0);
}
template <typename T>
ASSAY_SINCE(8_5) ASSAY_MODEL T ReadGmByPassDCache(__gm__ T* addr) {
  assay_dcache_clean(addr, 0);
  return assay_model::FromBits<T>(assay_gm_get(addr, sizeof(T)));
}
template <typename T, typename U, RoundMode roundMode>
ASSAY_SINCE(9_0) ASSAY_MODEL U Cast(T valueIn) {
  return ScalarCast<T, U, roundMode>(valueIn);
}
ASSAY_SINCE(9_0) ASSAY_MODEL bfloat16_t Cast(const float& fVal) { return ToBfloat16(fVal); }
// The device's compiler turns a half into the bfloat16 that is asked for; Clang does not. Kernels for several dtypes
// rely on it in branches that are not taken.
template <typename T, std::enable_if_t<__is_same(T, half), int> = 0>
ASSAY_MODEL float ToFloat(const T& value) {
  return ToFloat(assay_model::Bfloat16Of(static_cast<float>(value)));
}
ASSAY_SINCE(9_0) ASSAY_MODEL float Cast(const bfloat16_t& bVal) { return ToFloat(bVal); }
template <EngineType engine, auto funPtr, class... Args>
ASSAY_SINCE(8_5) ASSAY_MODEL void Async(Args... args) {
  if constexpr ((engine == EngineType::AIV) == (g_coreType == AIV)) funPtr(args...);
}
namespace Std {
template <typename T>
ASSAY_SINCE(8_5) ASSAY_MODEL T sqrt(const T src) {
  return ::sqrt(src);
}
template <typename T>
ASSAY_SINCE(8_5) ASSAY_MODEL T abs(const T src) {
  return ::abs(src);
}
}  // namespace Std

// --- filling
template <typename T>
ASSAY_SINCE(8_5) ASSAY_MODEL void Fill(GlobalTensor<T>& gmWorkspaceAddr, const uint64_t size, const T value) {
  InitGlobalMemory<T>(gmWorkspaceAddr, size, value);
}
template <typename T, typename U = PrimT<T>, typename std::enable_if<IsSameType<PrimT<T>, U>::value, bool>::type = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void Fill(const LocalTensor<T>& dst, const InitConstValueParams<U>& initConstValueParams) {
  InitConstValue<T, U>(dst, initConstValueParams);
}

// --- vector
template <typename T, typename U, bool isSetMask = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void Compares(const LocalTensor<U>& dst, const LocalTensor<T>& src0, const T src1Scalar,
    CMPMODE cmpMode, const uint64_t mask[], uint8_t repeatTime, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Compares: T must be half, float or int32_t");
  CompareScalar<T, U, isSetMask>(dst, src0, src1Scalar, cmpMode, mask, repeatTime, repeatParams);
}
template <typename T, typename U, bool isSetMask = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void Compares(const LocalTensor<U>& dst, const LocalTensor<T>& src0, const T src1Scalar,
    CMPMODE cmpMode, const uint64_t mask, uint8_t repeatTime, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Compares: T must be half, float or int32_t");
  CompareScalar<T, U, isSetMask>(dst, src0, src1Scalar, cmpMode, mask, repeatTime, repeatParams);
}
template <typename T, typename U>
ASSAY_SINCE(9_0) ASSAY_MODEL void Compares(const LocalTensor<U>& dst, const LocalTensor<T>& src0, const T src1Scalar,
    CMPMODE cmpMode, uint32_t count) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int32_t>, "Compares: T must be half, float or int32_t");
  CompareScalar<T, U>(dst, src0, src1Scalar, cmpMode, count);
}
template <typename T, bool isSetMask = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void MulAddRelu(const LocalTensor<T>& dst, const LocalTensor<T>& src0,
    const LocalTensor<T>& src1, uint64_t mask[], const uint8_t repeatTime, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "MulAddRelu: T must be half or float");
  FusedMulAddRelu<T, isSetMask>(dst, src0, src1, mask, repeatTime, repeatParams);
}
template <typename T, bool isSetMask = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void MulAddRelu(const LocalTensor<T>& dst, const LocalTensor<T>& src0,
    const LocalTensor<T>& src1, uint64_t mask, const uint8_t repeatTime, const BinaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "MulAddRelu: T must be half or float");
  FusedMulAddRelu<T, isSetMask>(dst, src0, src1, mask, repeatTime, repeatParams);
}
template <typename T>
ASSAY_SINCE(9_0) ASSAY_MODEL void MulAddRelu(const LocalTensor<T>& dst, const LocalTensor<T>& src0,
    const LocalTensor<T>& src1, const int32_t& count) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float>, "MulAddRelu: T must be half or float");
  FusedMulAddRelu<T>(dst, src0, src1, count);
}
template <typename T, typename U, bool isSetMask = true, bool isVecDeq = true, bool halfBlock = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void CastDequant(const LocalTensor<T>& dst, const LocalTensor<U>& src,
    const uint64_t mask[], uint8_t repeatTime, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t, uint8_t>, "CastDequant: T must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<U>, int16_t>, "CastDequant: U must be int16_t");
  CastDeq<T, U, isSetMask, isVecDeq, halfBlock>(dst, src, mask, repeatTime, repeatParams);
}
template <typename T, typename U, bool isSetMask = true, bool isVecDeq = true, bool halfBlock = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void CastDequant(const LocalTensor<T>& dst, const LocalTensor<U>& src, const int32_t mask,
    uint8_t repeatTime, const UnaryRepeatParams& repeatParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t, uint8_t>, "CastDequant: T must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<U>, int16_t>, "CastDequant: U must be int16_t");
  CastDeq<T, U, isSetMask, isVecDeq, halfBlock>(dst, src, mask, repeatTime, repeatParams);
}
template <typename T, typename U, bool isVecDeq = true, bool halfBlock = true>
ASSAY_SINCE(9_0) ASSAY_MODEL void CastDequant(const LocalTensor<T>& dst, const LocalTensor<U>& src,
    const uint32_t count) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t, uint8_t>, "CastDequant: T must be int8_t or uint8_t");
  static_assert(assay_model::OneOf<PrimT<U>, int16_t>, "CastDequant: U must be int16_t");
  CastDeq<T, U, isVecDeq, halfBlock>(dst, src, count);
}
template <typename T>
ASSAY_SINCE(8_5) ASSAY_MODEL void Arange(const LocalTensor<T>& dst, const T firstValue, const T diffValue,
    const int32_t count) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, int16_t, int32_t>,
      "Arange: T must be half, float, int16_t or int32_t");
  ArithProgression<T>(dst, firstValue, diffValue, count);
}
template <typename T, typename U, bool isReuseMask = true>
ASSAY_SINCE(8_5) void Select(const LocalTensor<T>& dst, const LocalTensor<T>& src0, T src1, const LocalTensor<U>& mask,
    const LocalTensor<uint8_t>& sharedTmpBuffer, const SelectWithBytesMaskShapeInfo& info);
template <typename T, typename U, bool isReuseMask = true>
ASSAY_SINCE(8_5) void Select(const LocalTensor<T>& dst, T src0, const LocalTensor<T>& src1, const LocalTensor<U>& mask,
    const LocalTensor<uint8_t>& sharedTmpBuffer, const SelectWithBytesMaskShapeInfo& info);
template <typename T>
ASSAY_SINCE(8_5) void Transpose(const LocalTensor<T>& dst, const LocalTensor<T>& src,
    const LocalTensor<uint8_t>& sharedTmpBuffer, TransposeType transposeType, ConfusionTransposeTiling& tiling);
template <typename T>
ASSAY_SINCE(8_5) void Transpose(const LocalTensor<T>& dst, const LocalTensor<T>& src, TransposeType transposeType,
    ConfusionTransposeTiling& tiling);

// --- reductions. The instruction is a template argument here: SUM, MAX or MIN.
template <ReduceType reduceType, typename T, typename U, bool isSetMask = true, typename MaskT>
ASSAY_MODEL void assay_reduce_blocks(const LocalTensor<T>& dst, const LocalTensor<U>& src, MaskT mask,
    const int32_t repeatTime, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride) {
  if constexpr (reduceType == ReduceType::SUM) {
    BlockReduceSum<T, isSetMask>(dst, src, repeatTime, mask, dstRepStride, srcBlkStride, srcRepStride);
  } else if constexpr (reduceType == ReduceType::MAX) {
    BlockReduceMax<T, isSetMask>(dst, src, repeatTime, mask, dstRepStride, srcBlkStride, srcRepStride);
  } else {
    BlockReduceMin<T, isSetMask>(dst, src, repeatTime, mask, dstRepStride, srcBlkStride, srcRepStride);
  }
}
template <ReduceType reduceType, typename T, typename U, bool isSetMask = true, typename MaskT>
ASSAY_MODEL void assay_reduce_repeats(const LocalTensor<T>& dst, const LocalTensor<U>& src, MaskT mask,
    const int32_t repeatTime, const int32_t dstRepStride, const int32_t srcBlkStride, const int32_t srcRepStride,
    ReduceOrder order) {
  if constexpr (reduceType == ReduceType::SUM) {
    WholeReduceSum<T, isSetMask>(dst, src, mask, repeatTime, dstRepStride, srcBlkStride, srcRepStride);
  } else if constexpr (reduceType == ReduceType::MAX) {
    WholeReduceMax<T, isSetMask>(dst, src, mask, repeatTime, dstRepStride, srcBlkStride, srcRepStride, order);
  } else {
    WholeReduceMin<T, isSetMask>(dst, src, mask, repeatTime, dstRepStride, srcBlkStride, srcRepStride, order);
  }
}
#define ASSAY_REDUCE_BY_TYPE(mask_type, name_of_mask)                                                               \
  template <ReduceType reduceType, typename T, typename U, bool isSetMask = true>                                   \
  ASSAY_SINCE(9_1) ASSAY_MODEL void ReduceDataBlock(const LocalTensor<T>& dst, const LocalTensor<U>& src,           \
      const mask_type name_of_mask, const int32_t repeatTime, const int32_t dstRepStride,                           \
      const int32_t srcBlkStride, const int32_t srcRepStride) {                                                     \
    assay_reduce_blocks<reduceType, T, U, isSetMask>(dst, src, mask, repeatTime, dstRepStride, srcBlkStride,        \
        srcRepStride);                                                                                              \
  }                                                                                                                 \
  template <ReduceType reduceType, typename T, typename U, bool isSetMask = true>                                   \
  ASSAY_SINCE(9_1) ASSAY_MODEL void ReducePairElem(const LocalTensor<T>& dst, const LocalTensor<U>& src,            \
      const mask_type name_of_mask, const int32_t repeatTime, const int32_t dstRepStride,                           \
      const int32_t srcBlkStride, const int32_t srcRepStride) {                                                     \
    static_assert(reduceType == ReduceType::SUM, "ReducePairElem: reduceType must be SUM");                         \
    PairReduceSum<T, isSetMask>(dst, src, repeatTime, mask, dstRepStride, srcBlkStride, srcRepStride);              \
  }                                                                                                                 \
  template <ReduceType reduceType, typename T, typename U, bool isSetMask = true>                                   \
  ASSAY_SINCE(9_1) ASSAY_MODEL void ReduceRepeat(const LocalTensor<T>& dst, const LocalTensor<U>& src,              \
      const mask_type name_of_mask, const int32_t repeatTime, const int32_t dstRepStride,                           \
      const int32_t srcBlkStride, const int32_t srcRepStride, ReduceOrder order = ReduceOrder::ORDER_VALUE_INDEX) { \
    assay_reduce_repeats<reduceType, T, U, isSetMask>(dst, src, mask, repeatTime, dstRepStride, srcBlkStride,       \
        srcRepStride, order);                                                                                       \
  }
ASSAY_REDUCE_BY_TYPE(int32_t, mask)
ASSAY_REDUCE_BY_TYPE(uint64_t, mask[])
#undef ASSAY_REDUCE_BY_TYPE
template <typename T>
ASSAY_SINCE(9_0) void GetReduceRepeatMaxMinSpr(T& maxMinValue, T& maxMinIndex);
template <typename T>
ASSAY_SINCE(9_0) void GetReduceRepeatMaxMinSpr(T& maxMinValue);
template <typename T>
ASSAY_SINCE(9_0) T GetReduceRepeatSumSpr();

#define ASSAY_PATTERN_REDUCE(name)                                                                         \
  template <class T, class pattern, bool isReuseSource = false>                                            \
  ASSAY_SINCE(8_5)                                                                                         \
  void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor,                              \
            const LocalTensor<uint8_t>& sharedTmpBuffer, const uint32_t srcShape[], bool srcInnerPad);     \
  template <class T, class pattern, bool isReuseSource = false>                                            \
  ASSAY_SINCE(8_5)                                                                                         \
  void name(const LocalTensor<T>& dstTensor, const LocalTensor<T>& srcTensor, const uint32_t srcShape[],   \
            bool srcInnerPad);
ASSAY_PATTERN_REDUCE(ReduceMean)
ASSAY_PATTERN_REDUCE(ReduceProd)
ASSAY_PATTERN_REDUCE(ReduceAny)
ASSAY_PATTERN_REDUCE(ReduceAll)
#undef ASSAY_PATTERN_REDUCE

// --- library
template <typename T, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false,
    bool isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_SINCE(8_5) void SoftmaxFlashV2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& outReduceMax,
    const LocalTensor<T>& outExpSum, const LocalTensor<T>& outMax, const LocalTensor<T>& srcTensor,
    const LocalTensor<T>& outExpMax, const LocalTensor<T>& inExpSum, const LocalTensor<T>& inMax,
    const SoftMaxTiling& tiling, const SoftMaxShapeInfo& softmaxShapeInfo = {});
template <typename T, bool isUpdate = false, bool isReuseSource = false, bool isBasicBlock = false,
    bool isDataFormatNZ = false, const SoftmaxConfig& config = SOFTMAX_DEFAULT_CFG>
ASSAY_SINCE(8_5) void SoftmaxFlashV2(const LocalTensor<T>& dstTensor, const LocalTensor<T>& outReduceMax,
    const LocalTensor<T>& outExpSum, const LocalTensor<T>& outMax, const LocalTensor<T>& srcTensor,
    const LocalTensor<T>& outExpMax, const LocalTensor<T>& inExpSum, const LocalTensor<T>& inMax,
    const LocalTensor<uint8_t>& sharedTmpBuffer, const SoftMaxTiling& tiling,
    const SoftMaxShapeInfo& softmaxShapeInfo = {});
template <typename T, bool isReuseSource = false, bool isDataFormatNZ = false>
ASSAY_SINCE(8_5) void LogSoftMax(const LocalTensor<T>& dst, const LocalTensor<T>& sum, const LocalTensor<T>& max,
    const LocalTensor<T>& src, const LocalTensor<uint8_t>& sharedTmpBuffer, const LogSoftMaxTiling& tiling,
    const SoftMaxShapeInfo& softmaxShapeInfo = {});
}  // namespace AscendC

#include "assay/newer_950.h"
#include "assay/newer_layout.h"
