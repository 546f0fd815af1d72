// Registers, masks and the enumerations of vector code on registers (3510). Names and enumerators: asc-devkit
// include/basic_api/reg_compute.
#pragma once

#include "kernel_operator.h"

namespace AscendC {
constexpr uint32_t VECTOR_REG_WIDTH = 256;
__aicore__ inline constexpr uint32_t GetVecLen() { return VECTOR_REG_WIDTH; }
namespace Reg {
struct RegTrait { int REG_NUM = 1; };
constexpr RegTrait RegTraitNumOne = {1};
constexpr RegTrait RegTraitNumTwo = {2};
template <typename T, const RegTrait& regTrait = RegTraitNumOne>
struct RegTensor {
  using ActualT = T;
  static constexpr RegTrait trait = regTrait;
  static constexpr int kBytes = 256 * regTrait.REG_NUM;
  static constexpr int kLanes = kBytes / static_cast<int>(sizeof(T));
  alignas(8) uint8_t bytes[kBytes] = {};
  ASSAY_MODEL RegTensor() {}
  // The same bits as another type's.
  template <typename U>
  explicit ASSAY_MODEL RegTensor(const RegTensor<U, regTrait>& other) {
    __builtin_memcpy(bytes, other.bytes, kBytes);
  }
};
// One flag for each byte of a register; an element has its first byte's.
struct MaskReg {
  uint8_t on[512] = {};
};
struct AddrReg {
  uint64_t elements = 0;
};
// What an access not aligned to 32 bytes leaves over: nothing here, where each is executed at once.
struct UnalignReg {};
using UnalignRegForLoad = UnalignReg;
using UnalignRegForStore = UnalignReg;

enum class RegLayout { UNKNOWN = -1, ZERO, ONE, TWO, THREE };
enum class SatMode { UNKNOWN = -1, NO_SAT, SAT };
enum class IndexOrder { INCREASE_ORDER, DECREASE_ORDER };
enum class MaskMergeMode { UNKNOWN, MERGING, ZEROING };
enum class HistogramsBinType { BIN0 = 0, BIN1, BIN2, BIN3, BIN4, BIN5, BIN6, BIN7 };
enum class HistogramsType { FREQUENCY = 0, ACCUMULATE };
enum class HighLowPart { LOWEST, HIGHEST };
enum class PostLiteral { POST_MODE_NORMAL, POST_MODE_UPDATE };
enum class MaskPattern { ALL, VL1, VL2, VL3, VL4, VL8, VL16, VL32, VL64, VL128, M3, M4, H, Q, ALLF = 15 };
enum class LoadDist {
  DIST_NORM, DIST_BRC_B8, DIST_BRC_B16, DIST_BRC_B32, DIST_US_B8 = 6, DIST_US_B16, DIST_DS_B8, DIST_DS_B16,
  DIST_BDINTLV, DIST_DINTLV_B8, DIST_DINTLV_B16, DIST_UNPACK_B8, DIST_UNPACK_B16, DIST_BLK, DIST_E2B_B16,
  DIST_E2B_B32, DIST_UNPACK_B32, DIST_DINTLV_B32, DIST_UNPACK4_B8, DIST_SPLT4CHN_B8, DIST_SPLT2CHN_B8,
  DIST_SPLT2CHN_B16
};
enum class MaskDist { DIST_NORM, DIST_US = 1, DIST_DS = 2, DIST_PACK = 1 };
enum class StoreDist {
  DIST_NORM_B8, DIST_NORM_B16, DIST_NORM_B32, DIST_FIRST_ELEMENT_B8, DIST_FIRST_ELEMENT_B16, DIST_FIRST_ELEMENT_B32,
  DIST_PACK_B16, DIST_PACK_B32, DIST_INTLV_B8, DIST_INTLV_B16, DIST_PACK_B64, DIST_INTLV_B32, DIST_PACK4_B32,
  DIST_MRG4CHN_B8, DIST_MRG2CHN_B8, DIST_MRG2CHN_B16, DIST_NORM
};
enum class MemType { VEC_STORE, VEC_LOAD, SCALAR_STORE, SCALAR_LOAD, VEC_ALL, SCALAR_ALL };
enum class DataCopyMode { DATA_BLOCK_COPY };
enum class GatherMaskMode { NO_STORE_REG, STORE_REG };
enum class StoreMode { NOSTORED = 0, STORED };
enum class RoundControl { NO_ROUND, ROUND };
using ReduceType = AscendC::ReduceType;
struct DefaultType {};
struct CastTrait {
  RegLayout layoutMode = RegLayout::UNKNOWN;
  SatMode satMode = SatMode::UNKNOWN;
  MaskMergeMode mrgMode = MaskMergeMode::UNKNOWN;
  RoundMode roundMode = RoundMode::UNKNOWN;
};
constexpr CastTrait castTrait = {RegLayout::UNKNOWN, SatMode::UNKNOWN, MaskMergeMode::UNKNOWN, RoundMode::UNKNOWN};
}  // namespace Reg
}  // namespace AscendC
