// The API of 3510 (950) beyond the classic one: vector code on registers (AscendC::Reg, by its older name MicroAPI) and
// code on threads (Simt). Most of the former computes (register_math.h, register_move.h); the rest is only declared, so
// that kernels that contain such code parse, and a run that reaches it ends undecided and names it. Names and
// enumerators: asc-devkit include/basic_api/reg_compute and include/simt_api; template parameters and arguments are not
// checked.
#pragma once

#include "kernel_operator.h"

#define __local_mem__ __ubuf__
#define __simd_vf__ __aicore__
#define __simd_callee__ __aicore__
#define __simt_vf__
#define __simt_callee__
#define LAUNCH_BOUND(threads)

namespace assay_model {
ASSAY_MODEL bool NotModelled(const char* what) {
  assay_unmodelled(what);
  return true;
}
}  // namespace assay_model
#define __VEC_SCOPE__ if (true)

struct fp8_e4m3fn_t { uint8_t bits; };
struct fp8_e5m2_t { uint8_t bits; };
struct fp8_e8m0_t { uint8_t bits; };
struct hifloat8_t { uint8_t bits; };
struct fp4x2_e2m1_t { uint8_t bits; };
struct fp4x2_e1m2_t { uint8_t bits; };

// Lists of types were proved for 2201; the vector unit of 3510 takes more.
namespace assay_model {
#define ASSAY_TAKES(type) \
  template <class A, class B, class... Rest> \
  constexpr bool OneOf<type, A, B, Rest...> = true;
ASSAY_TAKES(int8_t)
ASSAY_TAKES(uint8_t)
ASSAY_TAKES(int16_t)
ASSAY_TAKES(uint16_t)
ASSAY_TAKES(int32_t)
ASSAY_TAKES(uint32_t)
ASSAY_TAKES(int64_t)
ASSAY_TAKES(uint64_t)
ASSAY_TAKES(bfloat16_t)
ASSAY_TAKES(bool)
#undef ASSAY_TAKES
}  // namespace assay_model

#include "assay/register_types.h"

namespace AscendC {
namespace Reg {
// Any argument, where no overload of the function's own fits.
struct Any {
  ASSAY_MODEL Any() {}
  template <typename T>
  ASSAY_MODEL Any(T&&) {}
};
// Types first, then values, as many as the call gives.
#define ASSAY_REGISTER_FORM(name, result, ...)                          \
  template <__VA_ARGS__>                                                \
  __aicore__ inline result name(Any = {}, Any = {}, Any = {}, Any = {}, Any = {}, Any = {}, Any = {}, Any = {}) { \
    assay_unmodelled("MicroAPI::" #name);                               \
    return result();                                                    \
  }
#define ASSAY_REGISTER_FORMS(name, result)                                                   \
  ASSAY_REGISTER_FORM(name, result, typename... Types)                                       \
  ASSAY_REGISTER_FORM(name, result, auto first, auto... values)                              \
  ASSAY_REGISTER_FORM(name, result, typename A, auto first, auto... values)                  \
  ASSAY_REGISTER_FORM(name, result, typename A, typename B, auto first, auto... values)      \
  ASSAY_REGISTER_FORM(name, result, typename A, typename B, typename C, auto first, auto... values) \
  ASSAY_REGISTER_FORM(name, result, typename A, const CastTrait& trait, auto... values)      \
  ASSAY_REGISTER_FORM(name, result, typename A, typename B, const CastTrait& trait, auto... values)
#define ASSAY_REGISTER_FUNCTION(name) ASSAY_REGISTER_FORMS(name, void)

ASSAY_REGISTER_FUNCTION(Abs)
ASSAY_REGISTER_FUNCTION(AbsSub)
ASSAY_REGISTER_FUNCTION(Add)
ASSAY_REGISTER_FUNCTION(AddC)
ASSAY_REGISTER_FUNCTION(Adds)
ASSAY_REGISTER_FUNCTION(And)
ASSAY_REGISTER_FUNCTION(Arange)
ASSAY_REGISTER_FUNCTION(Axpy)
ASSAY_REGISTER_FUNCTION(Cast)
ASSAY_REGISTER_FUNCTION(ClearSpr)
ASSAY_REGISTER_FUNCTION(Compare)
ASSAY_REGISTER_FUNCTION(Compares)
ASSAY_REGISTER_FUNCTION(Copy)
ASSAY_REGISTER_FUNCTION(DeInterleave)
ASSAY_REGISTER_FUNCTION(Div)
ASSAY_REGISTER_FUNCTION(Duplicate)
ASSAY_REGISTER_FUNCTION(Exp)
ASSAY_REGISTER_FUNCTION(ExpSub)
ASSAY_REGISTER_FUNCTION(FusedAbsSub)
ASSAY_REGISTER_FUNCTION(FusedExpSub)
ASSAY_REGISTER_FUNCTION(FusedMulDstAdd)
ASSAY_REGISTER_FUNCTION(Gather)
ASSAY_REGISTER_FUNCTION(GatherB)
ASSAY_REGISTER_FUNCTION(GatherMask)
ASSAY_REGISTER_FUNCTION(Histograms)
ASSAY_REGISTER_FUNCTION(Interleave)
ASSAY_REGISTER_FUNCTION(LeakyRelu)
ASSAY_REGISTER_FUNCTION(Ln)
ASSAY_REGISTER_FUNCTION(Load)
ASSAY_REGISTER_FUNCTION(LoadAlign)
ASSAY_REGISTER_FUNCTION(LoadUnAlign)
ASSAY_REGISTER_FUNCTION(LoadUnAlignPre)
ASSAY_REGISTER_FUNCTION(Log)
ASSAY_REGISTER_FUNCTION(Log10)
ASSAY_REGISTER_FUNCTION(Log2)
ASSAY_REGISTER_FUNCTION(MaskGenWithRegTensor)
ASSAY_REGISTER_FUNCTION(Max)
ASSAY_REGISTER_FUNCTION(Maxs)
ASSAY_REGISTER_FUNCTION(Min)
ASSAY_REGISTER_FUNCTION(Mins)
ASSAY_REGISTER_FUNCTION(Move)
ASSAY_REGISTER_FUNCTION(Mul)
ASSAY_REGISTER_FUNCTION(MulAddDst)
ASSAY_REGISTER_FUNCTION(MulDstAdd)
ASSAY_REGISTER_FUNCTION(Mull)
ASSAY_REGISTER_FUNCTION(Muls)
ASSAY_REGISTER_FUNCTION(MulsCast)
ASSAY_REGISTER_FUNCTION(Neg)
ASSAY_REGISTER_FUNCTION(Not)
ASSAY_REGISTER_FUNCTION(Or)
ASSAY_REGISTER_FUNCTION(Pack)
ASSAY_REGISTER_FUNCTION(PairReduceElem)
ASSAY_REGISTER_FUNCTION(PairReduceSum)
ASSAY_REGISTER_FUNCTION(Prelu)
ASSAY_REGISTER_FUNCTION(Reduce)
ASSAY_REGISTER_FUNCTION(ReduceDataBlock)
ASSAY_REGISTER_FUNCTION(ReduceMax)
ASSAY_REGISTER_FUNCTION(ReduceMin)
ASSAY_REGISTER_FUNCTION(ReduceSum)
ASSAY_REGISTER_FUNCTION(ReduceMaxWithDataBlock)
ASSAY_REGISTER_FUNCTION(ReduceMinWithDataBlock)
ASSAY_REGISTER_FUNCTION(ReduceSumWithDataBlock)
ASSAY_REGISTER_FUNCTION(Relu)
ASSAY_REGISTER_FUNCTION(Scatter)
ASSAY_REGISTER_FUNCTION(Select)
ASSAY_REGISTER_FUNCTION(ShiftLeft)
ASSAY_REGISTER_FUNCTION(ShiftLefts)
ASSAY_REGISTER_FUNCTION(ShiftRight)
ASSAY_REGISTER_FUNCTION(ShiftRights)
ASSAY_REGISTER_FUNCTION(Sqrt)
ASSAY_REGISTER_FUNCTION(Squeeze)
ASSAY_REGISTER_FUNCTION(Store)
ASSAY_REGISTER_FUNCTION(StoreAlign)
ASSAY_REGISTER_FUNCTION(StoreUnAlign)
ASSAY_REGISTER_FUNCTION(StoreUnAlignPost)
ASSAY_REGISTER_FUNCTION(Sub)
ASSAY_REGISTER_FUNCTION(SubC)
ASSAY_REGISTER_FUNCTION(Subs)
ASSAY_REGISTER_FUNCTION(Truncate)
ASSAY_REGISTER_FUNCTION(UnPack)
ASSAY_REGISTER_FUNCTION(UnSqueeze)
ASSAY_REGISTER_FUNCTION(Unsqueeze)
ASSAY_REGISTER_FUNCTION(Xor)
ASSAY_REGISTER_FUNCTION(DataCopy)
ASSAY_REGISTER_FUNCTION(DataCopyGather)
ASSAY_REGISTER_FUNCTION(DataCopyGatherB)
ASSAY_REGISTER_FUNCTION(DataCopyScatter)
ASSAY_REGISTER_FUNCTION(DataCopyUnAlign)
ASSAY_REGISTER_FUNCTION(DataCopyUnAlignPre)
ASSAY_REGISTER_FUNCTION(DataCopyUnAlignPost)
ASSAY_REGISTER_FUNCTION(MaskAnd)
ASSAY_REGISTER_FUNCTION(MaskDeInterleave)
ASSAY_REGISTER_FUNCTION(MaskInterleave)
ASSAY_REGISTER_FUNCTION(MaskMov)
ASSAY_REGISTER_FUNCTION(MaskNot)
ASSAY_REGISTER_FUNCTION(MaskOr)
ASSAY_REGISTER_FUNCTION(MaskPack)
ASSAY_REGISTER_FUNCTION(MaskSel)
ASSAY_REGISTER_FUNCTION(MaskSlide)
ASSAY_REGISTER_FUNCTION(MaskUnPack)
ASSAY_REGISTER_FUNCTION(MaskXor)
ASSAY_REGISTER_FORMS(MoveMask, MaskReg)
#undef ASSAY_REGISTER_FUNCTION
}  // namespace Reg
namespace MicroAPI = Reg;
}  // namespace AscendC

#include "assay/register_math.h"
#include "assay/register_move.h"

namespace AscendC {

// Of the classic API, for this architecture alone: elements one after the other.
template <typename T>
__aicore__ inline void Copy(const LocalTensor<T>& dst, const LocalTensor<T>& src, const uint32_t count) {
  assay_model::Unary(ASSAY_COPY, dst, src, count);
}

// Of the advanced API, for this architecture alone.
using PhiloxKey = uint32_t[2];
using PhiloxCounter = uint32_t[4];
struct PhiloxRandomParams {
  uint32_t stride;
  uint32_t row;
  uint32_t column;
};
template <uint16_t Rounds = 7, typename T>
__aicore__ inline void PhiloxRandom(const LocalTensor<T>&, const PhiloxKey&, const PhiloxCounter&, uint16_t) {
  assay_unmodelled("PhiloxRandom");
}
template <uint16_t Rounds = 7, typename T>
__aicore__ inline void PhiloxRandom(const LocalTensor<T>&, const PhiloxKey&, const PhiloxCounter&,
                                    const PhiloxRandomParams&) {
  assay_unmodelled("PhiloxRandom");
}

namespace Simt {
struct Dim3 {
  __aicore__ inline Dim3(uint32_t x = 1, uint32_t y = 1, uint32_t z = 1) : x(x), y(y), z(z) {}
  uint32_t x, y, z;
};
template <auto funcPtr, typename... Args>
__aicore__ inline void VF_CALL(Dim3, Args&&...) {
  assay_unmodelled("Simt::VF_CALL");
}
#define ASSAY_THREAD_FUNCTION(name, result)                             \
  template <auto... values, typename... Arguments>                      \
  __aicore__ inline result name(Arguments&&...) {                       \
    assay_unmodelled("Simt::" #name);                                   \
    return result();                                                    \
  }
ASSAY_THREAD_FUNCTION(GetThreadNum, uint32_t)
ASSAY_THREAD_FUNCTION(GetThreadIdx, uint32_t)
ASSAY_THREAD_FUNCTION(GetBlockIdx, uint32_t)
ASSAY_THREAD_FUNCTION(GetBlockNum, uint32_t)
ASSAY_THREAD_FUNCTION(GetWarpSize, uint32_t)
ASSAY_THREAD_FUNCTION(ThreadBarrier, void)
ASSAY_THREAD_FUNCTION(ThreadFence, void)
#undef ASSAY_THREAD_FUNCTION
template <typename T>
__aicore__ inline T UintDiv(T, T, T) {
  assay_unmodelled("Simt::UintDiv");
  return T();
}
template <typename T>
__aicore__ inline T MulHi(T, T) {
  assay_unmodelled("Simt::MulHi");
  return T();
}
}  // namespace Simt
}  // namespace AscendC

template <auto funcPtr, typename... Args>
__aicore__ inline void asc_vf_call(Args... arguments) {
  funcPtr(arguments...);
}
