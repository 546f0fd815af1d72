// Tensors by layout (AscendC::Te), of 3510 since release 9.0. Names alone are modelled: a tensor is one opaque value,
// and arguments are not checked against parameters. There is no implementation: a run that reaches it ends undecided
// and names it. Source: asc-devkit at 82b89a15f, include/tensor_api.
#pragma once

#include "kernel_operator.h"

#ifndef __fbuf__
#define __fbuf__ __attribute__((address_space(7)))
#endif
#ifndef __biasbuf__
#define __biasbuf__ __attribute__((address_space(8)))
#endif

namespace AscendC {
namespace Te {
template <auto value>
using Int = Std::integral_constant<decltype(value), value>;
using _0 = Int<0>;
using _1 = Int<1>;
using _2 = Int<2>;
using _3 = Int<3>;
using _4 = Int<4>;
using _5 = Int<5>;
using _6 = Int<6>;
using _7 = Int<7>;
using _8 = Int<8>;
using _9 = Int<9>;
using _10 = Int<10>;
using _16 = Int<16>;
using _24 = Int<24>;
using _32 = Int<32>;
using _64 = Int<64>;
using _128 = Int<128>;
using _256 = Int<256>;
using _512 = Int<512>;
using _1024 = Int<1024>;
using _2048 = Int<2048>;
using _4096 = Int<4096>;

namespace Location {
struct GM {};
struct UB {};
struct L1 {};
struct L0A {};
struct L0B {};
struct L0C {};
struct BIAS {};
struct FIXBUF {};
struct L0ScaleA {};
struct L0ScaleB {};
struct SSBUF {};
}  // namespace Location
enum class CacheMode : uint8_t {
  CACHE_MODE_NORMAL = 0,
  CACHE_MODE_DISABLE = 4,
  CACHE_MODE_LAST,
  CACHE_MODE_PERSISTENT
};
enum class MmadType : uint8_t { NORMAL = 0, MX = 1 };
enum class RoundMode : uint8_t { DEFAULT = 0, HYBRID };
enum DualDstMode : uint8_t { DUAL_DST_DISABLE = 0, DUAL_DST_SPLIT_M, DUAL_DST_SPLIT_N };

#define ASSAY_LAYOUT_PATTERNS(each)                                                                                 \
  each(NDExtLayoutPtn) each(DNExtLayoutPtn) each(NDLayoutPtn) each(DNLayoutPtn) each(NZLayoutPtn) each(ZNLayoutPtn) \
      each(ZZLayoutPtn) each(NNLayoutPtn) each(ScaleANDLayoutPtn) each(ScaleADNLayoutPtn) each(ScaleBNDLayoutPtn)   \
          each(ScaleBDNLayoutPtn) each(NCHWLayoutPtn) each(NHWCLayoutPtn) each(NC1HWC0LayoutPtn)
#define ASSAY_LAYOUT_PATTERN(name) \
  struct name {};
ASSAY_LAYOUT_PATTERNS(ASSAY_LAYOUT_PATTERN)
#undef ASSAY_LAYOUT_PATTERN
#undef ASSAY_LAYOUT_PATTERNS

struct assay_coordinates {};
struct assay_layout {
  template <typename... Arguments>
  __aicore__ uint64_t operator()(Arguments&&...) const;
};
struct assay_pointer {
  template <typename Offset>
  __aicore__ assay_pointer operator+(Offset) const;
};
struct assay_tensor {
  template <typename... Arguments>
  __aicore__ assay_tensor Slice(Arguments&&...) const;
  template <typename... Arguments>
  __aicore__ assay_tensor operator()(Arguments&&...) const;
  __aicore__ assay_layout Layout() const;
  __aicore__ uint64_t Size() const;
};
struct assay_operation {
  template <typename... Arguments>
  __aicore__ assay_operation with(Arguments&&...) const;
  template <typename... Arguments>
  __aicore__ void Call(Arguments&&...) const;
};

template <typename... Arguments>
__aicore__ inline constexpr assay_coordinates MakeCoord(Arguments&&...) {
  return {};
}
template <typename... Arguments>
__aicore__ inline constexpr assay_coordinates MakeShape(Arguments&&...) {
  return {};
}
template <typename... Arguments>
__aicore__ inline constexpr assay_coordinates MakeStride(Arguments&&...) {
  return {};
}
template <typename... Arguments>
__aicore__ inline constexpr assay_layout MakeLayout(Arguments&&...) {
  return {};
}
template <typename Pattern, typename... Types, typename... Arguments>
__aicore__ inline constexpr assay_layout MakeFrameLayout(Arguments&&...) {
  return {};
}
template <typename Pattern, auto width, typename... Arguments>
__aicore__ inline constexpr assay_layout MakeFrameLayout(Arguments&&...) {
  return {};
}
template <typename Pointer>
__aicore__ assay_pointer MakeMemPtr(Pointer pointer);
template <typename Place, typename T, typename Address>
__aicore__ assay_pointer MakeMemPtr(Address address);
__aicore__ assay_tensor MakeTensor(assay_pointer pointer, assay_layout layout);
template <typename Operation, typename Trait>
__aicore__ inline constexpr assay_operation MakeCopy(const Operation&, const Trait&) {
  return {};
}
template <typename Operation, typename Trait>
__aicore__ inline constexpr assay_operation MakeMmad(const Operation&, const Trait&) {
  return {};
}
template <typename Operation>
__aicore__ inline constexpr assay_operation MakeCopy(const Operation&) {
  return {};
}
template <typename Operation>
__aicore__ inline constexpr assay_operation MakeMmad(const Operation&) {
  return {};
}
template <typename... Arguments>
__aicore__ void Copy(const assay_operation&, const assay_tensor& dst, const assay_tensor& src, Arguments&&...);
template <typename... Arguments>
__aicore__ void Mmad(const assay_operation&, const assay_tensor& dst, const assay_tensor& a, const assay_tensor& b,
                     Arguments&&...);

// --- what is copied from where to where
#define ASSAY_COPIES(each)                                                                                      \
  each(CopyGM2L1) each(CopyGM2UB) each(CopyL12L0A) each(CopyL12L0B) each(CopyL12L0ScaleA) each(CopyL12L0ScaleB) \
      each(CopyL12BT) each(CopyL12FB) each(CopyL12UB) each(CopyL0C2GM) each(CopyL0C2UB) each(CopyL0C2L1)        \
          each(CopyUB2GM) each(CopyUB2L1) each(CopyUB2UB)
#define ASSAY_COPY_OF(name)                      \
  struct name {                                  \
    template <typename... Arguments>             \
    __aicore__ static void Copy(Arguments&&...); \
  };
ASSAY_COPIES(ASSAY_COPY_OF)
#undef ASSAY_COPY_OF
struct assay_copy_trait {};
#define ASSAY_TRAIT_OF(name)                  \
  struct name##TraitDefault {                 \
    using TraitType = assay_copy_trait;       \
    static constexpr const TraitType value{}; \
  };
#define ASSAY_PLAIN_COPIES(each)                                                                                \
  each(CopyGM2L1) each(CopyGM2UB) each(CopyL12L0A) each(CopyL12L0B) each(CopyL12L0ScaleA) each(CopyL12L0ScaleB) \
      each(CopyL12BT) each(CopyL12FB) each(CopyL12UB) each(CopyUB2GM) each(CopyUB2L1) each(CopyUB2UB)
ASSAY_PLAIN_COPIES(ASSAY_TRAIT_OF)
#undef ASSAY_PLAIN_COPIES
#undef ASSAY_TRAIT_OF
#undef ASSAY_COPIES

struct CopyL0C2GMTrait {
  constexpr CopyL0C2GMTrait() {}
  constexpr CopyL0C2GMTrait(RoundMode roundModeIn, bool enableReluIn, bool enableChannelSplitIn)
      : roundMode(roundModeIn), enableRelu(enableReluIn), enableChannelSplit(enableChannelSplitIn) {}
  RoundMode roundMode = RoundMode::DEFAULT;
  bool enableRelu = false;
  bool enableChannelSplit = false;
};
struct CopyL0C2UBTrait {
  constexpr CopyL0C2UBTrait() {}
  constexpr CopyL0C2UBTrait(RoundMode roundModeIn, bool enableReluIn, bool enableChannelSplitIn,
                            DualDstMode dualDstCtlIn)
      : roundMode(roundModeIn),
        enableRelu(enableReluIn),
        enableChannelSplit(enableChannelSplitIn),
        dualDstCtl(dualDstCtlIn) {}
  RoundMode roundMode = RoundMode::DEFAULT;
  bool enableRelu = false;
  bool enableChannelSplit = false;
  DualDstMode dualDstCtl = DUAL_DST_DISABLE;
};
struct MmadTrait {
  constexpr MmadTrait() {}
  constexpr MmadTrait(int32_t fmOffsetIn, bool kDirectionAlignIn, bool cmatrixSourceIn, bool disableGemvIn,
                      MmadType mmadTypeIn)
      : fmOffset(fmOffsetIn),
        kDirectionAlign(kDirectionAlignIn),
        cmatrixSource(cmatrixSourceIn),
        disableGemv(disableGemvIn),
        mmadType(mmadTypeIn) {}
  int32_t fmOffset = 0;
  bool kDirectionAlign = false;
  bool cmatrixSource = false;
  bool disableGemv = true;
  MmadType mmadType = MmadType::NORMAL;
};
#define ASSAY_DEFAULT_OF(name, trait)         \
  struct name {                               \
    using TraitType = trait;                  \
    static constexpr const TraitType value{}; \
  };
ASSAY_DEFAULT_OF(CopyL0C2GMTraitDefault, CopyL0C2GMTrait)
ASSAY_DEFAULT_OF(CopyL0C2UBTraitDefault, CopyL0C2UBTrait)
ASSAY_DEFAULT_OF(CopyL0C2L1TraitDefault, CopyL0C2GMTrait)
ASSAY_DEFAULT_OF(MmadTraitDefault, MmadTrait)
#undef ASSAY_DEFAULT_OF
struct MmadOperation {};

// --- what a call is given besides
struct MmadParams {
  constexpr MmadParams() {}
  constexpr MmadParams(uint16_t mIn, uint16_t nIn, uint16_t kIn, uint8_t unitFlagIn, bool cmatrixInitValIn)
      : m(mIn), n(nIn), k(kIn), unitFlag(unitFlagIn), cmatrixInitVal(cmatrixInitValIn) {}
  uint16_t m = 0;
  uint16_t n = 0;
  uint16_t k = 0;
  uint8_t unitFlag = 0;
  bool cmatrixInitVal = false;
};
struct FixpipeParams {
  constexpr FixpipeParams() {}
  constexpr FixpipeParams(uint8_t unitFlagIn, bool subBlockIdIn = false)
      : unitFlag(unitFlagIn), subBlockId(subBlockIdIn) {}
  uint8_t unitFlag = 0;
  bool subBlockId = false;
};
template <typename T>
struct Img2ColParams {
  uint16_t mExtension = 0;
  uint16_t kExtension = 0;
  uint8_t padList[4] = {0, 0, 0, 0};
  uint8_t strideW = 1;
  uint8_t strideH = 1;
  uint8_t filterW = 1;
  uint8_t filterH = 1;
  uint8_t dilationFilterW = 1;
  uint8_t dilationFilterH = 1;
  bool filterSizeW = false;
  bool filterSizeH = false;
  bool transpose = false;
  bool fMatrixCtrl = false;
  T padValue = 0;
};
}  // namespace Te
}  // namespace AscendC
