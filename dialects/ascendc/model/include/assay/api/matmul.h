// The Matmul object.
#pragma once

#include "assay/api/library.h"
#include "assay/lower_matmul.h"

#define REGIST_CUBE_OBJ(tpipe, workspace, ...) assay_unmodelled("REGIST_CUBE_OBJ")
#define ITERATE_SIZE 2
#define REGIST_MATMUL_OBJ_STATIC(tpipe, workspace, ...) assay_unmodelled("REGIST_MATMUL_OBJ_STATIC")
#define REGIST_MATMUL_OBJ(tpipe, workspace, ...) if (assay_model::RegisterObjects(tpipe, workspace, __VA_ARGS__)) return

namespace AscendC {
constexpr int8_t CUBEOBJ_MIX_MODE = 2;
template <class... Args>
struct GetCubeObjConfig;
}  // namespace AscendC
enum class CubeFormat { ND = 0, NZ = 1, ZN = 2, ZZ = 3, NN = 4, ND_ALIGN = 5, SCALAR = 6, VECTOR = 7,
    ROW_MAJOR ASSAY_SINCE(8_5) = 0, COLUMN_MAJOR ASSAY_SINCE(8_5) = 8 };
enum class LayoutMode { NONE = 0, BSNGD = 1, SBNGD = 2, BNGS1S2 = 3, NORMAL = 4 };
enum class BatchMode { NONE = 0, BATCH_LESS_THAN_L1 = 1, BATCH_LARGE_THAN_L1 = 2, SINGLE_LARGE_THAN_L1 = 3 };
enum class IterateOrder { ORDER_M = 0, ORDER_N = 1, UNDEF = 2 };
enum class ScheduleType { INNER_PRODUCT = 0, OUTER_PRODUCT = 1 };
enum class MatmulVersion { NORMAL = 0, MULTI_DATA_LOAD = 1, BASIC_BLOCK = 2, IBSHARE_NORM = 3 };
enum IterateMode : uint8_t { ITERATE_MODE_NORMAL = 1, ITERATE_MODE_ALL = 2, ITERATE_MODE_BATCH = 4,
    ITERATE_MODE_N_BATCH = 8, ITERATE_MODE_DEFAULT = 255 };
constexpr uint32_t SHARED_CO1_BUFFER_SIZE = 64 * 1024;
enum ASSAY_SINCE(8_5) BatchOutMode { SINGLE_BATCH = 0, MULTI_BATCH = 1, DYNAMIC = 2 };
enum class ASSAY_SINCE(8_5) DecompressionMode { DECOMP_NONE = 0, DECOMP_2bitTo8bit = 1, DECOMP_3bitTo8bit = 2,
    DECOMP_4bitTo8bit = 3, DECOMP_16bitTo64bit = 4, DECOMP_1bitTo8bit = 5, DECOMP_1bitTo4bit = 6, DECOMP_2bitTo4bit = 7,
    DECOMP_3bitTo4bit = 8 };
struct MatmulConfig {
  bool doNorm;
  bool doBasicBlock;
  bool doMultiDataLoad;
  uint32_t basicM;
  uint32_t basicN;
  uint32_t basicK;
  bool intrinsicsCheck;
  bool isNBatch;
  bool enVecND2NZ;
  bool doSpecialBasicBlock;
  uint32_t doMTE2Preload;
  uint32_t singleCoreM;
  uint32_t singleCoreN;
  uint32_t singleCoreK;
  uint32_t stepM;
  uint32_t stepN;
  uint32_t baseMN;
  uint32_t singleCoreMN;
  bool enUnitFlag = true;
  bool isPerTensor;
  bool hasAntiQuantOffset;
  bool doIBShareNorm;
  bool doSpecialMDL;
  bool enableInit = true;
  BatchMode batchMode;
  bool enableEnd = true;
  bool enableGetTensorC = true;
  bool enableSetOrgShape = true;
  bool enableSetBias = true;
  bool enableSetTail = true;
  bool enableQuantVector = true;
  bool enableSetDefineData = true;
  uint8_t iterateMode = IterateMode::ITERATE_MODE_DEFAULT;
  bool enableReuse = true;
  bool enableUBReuse;
  bool enableL1CacheUB;
  bool intraBlockPartSum = false;
  IterateOrder iterateOrder = { IterateOrder::UNDEF };
  ScheduleType scheduleType;
  bool enableDoubleCache;
  bool isBiasBatch = true;
  bool enableStaticPadZeros = false;
  bool isPartialOutput = false;
  bool enableMixDualMaster = false;
  bool isA2B2Shared = false;
  bool isEnableChannelSplit = false;
  bool enableKdimReorderLoad = false;
  ASSAY_SINCE(8_5) bool isCO1Shared = false;
  ASSAY_SINCE(8_5) uint32_t sharedCO1BufferSize = SHARED_CO1_BUFFER_SIZE;
  ASSAY_SINCE(8_5) BatchOutMode bmmOutMode = BatchOutMode::SINGLE_BATCH;
  ASSAY_SINCE(8_5) bool enableL1BankConflictOptimise = false;
  ASSAY_SINCE(8_5) bool enableRelu = false;
  ASSAY_SINCE(8_5) DecompressionMode decompMode = DecompressionMode::DECOMP_NONE;
};
enum class MatmulConfigMode { CONFIG_NORM = 0, CONFIG_MDL = 1, CONFIG_SPECIALMDL = 2, CONFIG_IBSHARE = 3 };
struct MatmulShapeParams {
  uint32_t singleCoreM;
  uint32_t singleCoreN;
  uint32_t singleCoreK;
  uint32_t basicM;
  uint32_t basicN;
  uint32_t basicK;
};
struct MatmulQuantParams {
  bool isPerTensor;
  bool hasAntiQuantOffset;
};
struct MatmulBatchParams {
  bool isNBatch;
  BatchMode batchMode;
  bool isBiasBatch = true;
  ASSAY_SINCE(8_5) BatchOutMode bmmOutMode = BatchOutMode::SINGLE_BATCH;
};
struct MatmulFuncParams {
  bool intrinsicsCheck;
  bool enVecND2NZ;
  bool enableDoubleCache;
  bool enableL1CacheUB;
  uint32_t doMTE2Preload;
  IterateOrder iterateOrder;
  ScheduleType scheduleType;
  bool enableReuse = true;
  bool enableUBReuse;
  bool isPartialOutput = false;
  bool isA2B2Shared = false;
  bool isEnableChannelSplit = false;
  bool enableKdimReorderLoad = false;
  ASSAY_SINCE(8_5) bool enableL1BankConflictOptimise = false;
  ASSAY_SINCE(8_5) bool enableRelu = false;
  ASSAY_SINCE(8_5) DecompressionMode decompMode = DecompressionMode::DECOMP_NONE;
};
struct MatrixOffset {
  int32_t offset;
  int32_t row;
  int32_t col;
  int32_t height;
  int32_t width;
};
extern int blockidx_;
ASSAY_MODEL constexpr MatmulConfig GetNormalConfig(const bool intrinsicsLimit = false, const bool batchLoop = false,
    const bool isVecND2NZ = false, const BatchMode bmmMode = BatchMode::BATCH_LESS_THAN_L1, const bool isMsgReuse =
    true, const IterateOrder iterateOrder = IterateOrder::UNDEF, const ScheduleType scheduleType =
    ScheduleType::INNER_PRODUCT, const bool enUnitFlag = true, const bool enableMixDualMaster = false) {
  return {};
}
ASSAY_SINCE(8_5) ASSAY_MODEL constexpr MatmulConfig GetNormalConfig(const bool intrinsicsLimit, const bool batchLoop,
    const bool isVecND2NZ, const BatchMode bmmMode, const bool isMsgReuse, const IterateOrder iterateOrder, const
    ScheduleType scheduleType, const bool enUnitFlag, const bool enableMixDualMaster, const BatchOutMode bmmOutMode) {
  return {};
}
ASSAY_MODEL constexpr MatmulConfig GetMDLConfig(const bool intrinsicsLimit = false, const bool batchLoop = false,
    const uint32_t doMTE2Preload = 0, const bool isVecND2NZ = false, bool isPerTensor = false, bool hasAntiQuantOffset =
    false, const bool enUnitFlag = false, const bool isMsgReuse = true, const bool enableUBReuse = true, const bool
    enableL1CacheUB = false, const bool enableMixDualMaster = false, const bool enableKdimReorderLoad = false) {
  return {};
}
ASSAY_MODEL constexpr MatmulConfig GetSpecialMDLConfig(const bool intrinsicsLimit = false, const bool batchLoop =
    false, const uint32_t doMTE2Preload = 0, const bool isVecND2NZ = false, bool isPerTensor = false, bool
    hasAntiQuantOffset = false) {
  return {};
}
ASSAY_MODEL constexpr MatmulConfig GetBasicConfig(const uint32_t basicM, const uint32_t basicN, const uint32_t
    basicK, const bool intrinsicsLimit = false, const bool batchLoop = false, const BatchMode bmmMode =
    BatchMode::BATCH_LESS_THAN_L1) {
  return {};
}
ASSAY_UNTIL(9_0) ASSAY_MODEL constexpr MatmulConfig GetSpecialBasicConfig(const uint32_t basicM, const uint32_t basicN, const
    uint32_t basicK, const uint32_t singleCoreM, const uint32_t singleCoreN, const uint32_t singleCoreK, const uint32_t
    stepM, const uint32_t stepN, const bool intrinsicsLimit = false, const bool batchLoop = false, const BatchMode
    bmmMode = BatchMode::BATCH_LESS_THAN_L1) {
  return {};
}
ASSAY_MODEL constexpr MatmulConfig GetIBShareNormConfig(const bool intrinsicsLimit = false, const bool batchLoop =
    false, const bool isVecND2NZ = false, const BatchMode bmmMode = BatchMode::BATCH_LESS_THAN_L1, const bool
    isDoubleCache = false, const bool enUnitFlag = true) {
  return {};
}
constexpr MatmulConfig CFG_NORM = GetNormalConfig();
constexpr MatmulConfig CFG_MDL = GetMDLConfig();
constexpr MatmulConfig MM_CFG_BB = GetBasicConfig(128, 128, 128);
constexpr MatmulConfig CFG_IBSHARE_NORM = GetIBShareNormConfig();
template <MatmulConfigMode configMode, typename... ArgTypes>
ASSAY_MODEL constexpr MatmulConfig GetMMConfig(ArgTypes&& ... args) {
  return {};
}
struct MatmulApiStaticTiling {
  int32_t usedCoreNum = -1;
  int32_t M = -1;
  int32_t N = -1;
  int32_t Ka = -1;
  int32_t Kb = -1;
  int32_t singleCoreM = -1;
  int32_t singleCoreN = -1;
  int32_t singleCoreK = -1;
  int32_t baseM = -1;
  int32_t baseN = -1;
  int32_t baseK = -1;
  int32_t depthA1 = -1;
  int32_t depthB1 = -1;
  int32_t stepM = -1;
  int32_t stepN = -1;
  int32_t isBias = -1;
  int32_t transLength = -1;
  int32_t iterateOrder = -1;
  int32_t shareMode = -1;
  int32_t shareL1Size = -1;
  int32_t shareL0CSize = -1;
  int32_t shareUbSize = -1;
  int32_t stepKa = -1;
  int32_t stepKb = -1;
  int32_t depthAL1CacheUB = -1;
  int32_t depthBL1CacheUB = -1;
  int32_t dbL0A = -1;
  int32_t dbL0B = -1;
  int32_t dbL0C = -1;
  int32_t ALayoutInfoB = -1;
  int32_t ALayoutInfoS = -1;
  int32_t ALayoutInfoN = -1;
  int32_t ALayoutInfoG = -1;
  int32_t ALayoutInfoD = -1;
  int32_t BLayoutInfoB = -1;
  int32_t BLayoutInfoS = -1;
  int32_t BLayoutInfoN = -1;
  int32_t BLayoutInfoG = -1;
  int32_t BLayoutInfoD = -1;
  int32_t CLayoutInfoB = -1;
  int32_t CLayoutInfoS1 = -1;
  int32_t CLayoutInfoN = -1;
  int32_t CLayoutInfoG = -1;
  int32_t CLayoutInfoS2 = -1;
  int32_t BatchNum = -1;
  MatmulConfig cfg = CFG_NORM;
};

namespace AscendC {
ASSAY_MODEL constexpr bool DoMatmulNorm(MatmulConfig mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulNorm(const MatmulApiStaticTiling& mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulBasicBlock(MatmulConfig mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulBasicBlock(const MatmulApiStaticTiling& mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulSpecialBasicBlock(MatmulConfig mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulSpecialBasicBlock(const MatmulApiStaticTiling& mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulMDL(MatmulConfig mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulMDL(const MatmulApiStaticTiling& mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulSpecialMDL(MatmulConfig mmCFG) {
  return {};
}
ASSAY_MODEL constexpr bool DoMatmulSpecialMDL(const MatmulApiStaticTiling& mmCFG) {
  return {};
}
ASSAY_MODEL constexpr MatmulConfig ToMatmulConfig(const MatmulConfig& cfg) {
  return cfg;
}
ASSAY_MODEL constexpr MatmulConfig ToMatmulConfig(const MatmulApiStaticTiling& cfg) {
  return {};
}
enum class InputTypeTag : uint8_t { A = 0, B = 1, C = 2 };
template <TPosition POSITION, CubeFormat FORMAT, typename TYPE, bool ISTRANS = false, LayoutMode LAYOUT =
    LayoutMode::NONE, bool IBSHARE = false, TPosition SRCPOS = TPosition::GM>
struct MatmulType {
  static constexpr TPosition srcPos = SRCPOS;
  static constexpr TPosition pos = POSITION;
  static constexpr CubeFormat format = FORMAT;
  using T = TYPE;
  static constexpr bool isTrans = ISTRANS;
  static constexpr LayoutMode layout = LAYOUT;
  static constexpr bool ibShare = IBSHARE;
};
template <class INPUT_TYPE, typename TRANS_TYPE = typename INPUT_TYPE::T>
struct MatmulInputAType : public INPUT_TYPE {
  using TRANS_T = TRANS_TYPE;
  static constexpr InputTypeTag TAG = InputTypeTag::A;
};
template <class INPUT_TYPE, typename TRANS_TYPE = typename INPUT_TYPE::T>
struct MatmulInputBType : public INPUT_TYPE {
  using TRANS_T = TRANS_TYPE;
  static constexpr InputTypeTag TAG = InputTypeTag::B;
};
template <class INPUT_TYPE, typename TRANS_TYPE = typename INPUT_TYPE::T>
struct MatmulInputCType : public INPUT_TYPE {
  using TRANS_T = TRANS_TYPE;
  static constexpr InputTypeTag TAG = InputTypeTag::C;
};
template <typename Type, Type valueIn>
struct ConstantType {
  static constexpr Type value = valueIn;
  using value_type = Type;
  using type = ConstantType<Type, valueIn>;
  constexpr operator value_type() const {
    return {};
  }
};
using falseType = ConstantType<bool, false>;
using trueType = ConstantType<bool, true>;
template <typename...> using voidT = void;
template <typename INPUT_TYPE, typename = void>
struct HasSparseIndex {
};
template <TPosition POSITION, TPosition INDEX_POSITION, CubeFormat FORMAT, typename TYPE, bool ISTRANS = false,
    LayoutMode LAYOUT = LayoutMode::NONE, bool IBSHARE = false>
struct SparseMatmulType : public MatmulType<POSITION, FORMAT, TYPE, ISTRANS, LAYOUT, IBSHARE> {
  static constexpr TPosition indexPosition = INDEX_POSITION;
};
struct DataCopyOutParams {
  ASSAY_MODEL DataCopyOutParams() {}
  ASSAY_MODEL DataCopyOutParams(const uint16_t count, const uint16_t len, const uint16_t srcStrideIn, const uint32_t
      dstStrideIn, const uint16_t nSize, const bool unitFlag, const int curMPos, const int curNPos) {
    cBurstNum = count;
    burstLen = len;
    srcStride = srcStrideIn;
    dstStride = dstStrideIn;
    oriNSize = nSize;
    enUnitFlag = unitFlag;
    curM = curMPos;
    curN = curNPos;
  }
  uint8_t quantMode = 0;
  uint16_t cBurstNum = 0;
  uint16_t burstLen = 0;
  uint16_t srcStride = 0;
  uint32_t dstStride = 0;
  uint16_t oriNSize = 0;
  bool enUnitFlag = false;
  uint64_t quantScalar = 0;
  int curM = 0;
  int curN = 0;
  uint64_t cbufWorkspaceAddr = 0;
};
struct SplitParams {
  int16_t axisL1Len;
  int16_t kAxisL1Len;
  int16_t axisL1Offset;
  int16_t kAxisL1Offset;
  int16_t axisL0Len;
};
struct BatchOffsetInfo {
  int32_t modA;
  int32_t divisorA;
  int32_t alignA;
  int32_t modB;
  int32_t divisorB;
  int32_t alignB;
  int32_t modBias;
  int32_t divisorBias;
  int32_t alignBias;
  bool setBiasFlag = {false};
};
struct BatchSchedulerContext {
};
template <typename T, typename U> constexpr bool IsSameTypeV = AscendC::IsSameType<T, U>::value;
template <typename T, typename... Others>
struct IsTypeOneOf {
  static constexpr bool value = false;
};
template <typename T, typename... Others> constexpr bool IsTypeOneOfV = IsTypeOneOf<T, Others...>::value;
struct CopyGMParams {
  int dstOffset = { 0 };
  int baseUseN = { 0 };
  int blockCount = { 0 };
  int dstStride = { 0 };
  bool isComputeLineByLine = { false };
};
template <typename T> const LocalTensor<T> NULL_TENSOR;
template <typename T> const GlobalTensor<T> GLOBAL_NULL_TENSOR;
template <typename T>
struct GetDstType {
  using Type = T;
};
template <typename T>
struct ASSAY_SINCE(8_5) GetMmDstType {
  using Type = typename GetDstType<T>::Type;
};
template <typename>
struct IsGlobalTensor {
};
template <typename T> constexpr bool IsGlobalTensorV = IsGlobalTensor<T>::value;
template <typename T>
ASSAY_MODEL constexpr T Align(T num1, T num2) {
  return {};
}
template <typename T>
T CeilAlign(T num1, T num2);
uint16_t CeilAlign(uint16_t num1, uint16_t num2);
uint16_t CeilDiv(uint16_t num1, uint16_t num2);
template <typename A_TYPE, const auto& MM_CFG> constexpr bool isNormEnableScheduler = DoMatmulNorm(MM_CFG) &&
    (A_TYPE::layout == LayoutMode::NONE) && !ToMatmulConfig(MM_CFG).intraBlockPartSum;
template <typename A_TYPE, const auto& MM_CFG> constexpr bool isNormDisableScheduler = DoMatmulNorm(MM_CFG) &&
    ((A_TYPE::layout != LayoutMode::NONE) || ToMatmulConfig(MM_CFG).intraBlockPartSum);
template <typename A_TYPE, const auto& MM_CFG> constexpr bool IsBmmEnableScheduler = DoMatmulNorm(MM_CFG) &&
    ((A_TYPE::layout != LayoutMode::NONE && ToMatmulConfig(MM_CFG).batchMode == BatchMode::BATCH_LESS_THAN_L1) ||
    (A_TYPE::layout == LayoutMode::NORMAL && ToMatmulConfig(MM_CFG).batchMode == BatchMode::BATCH_LARGE_THAN_L1) ||
    (A_TYPE::layout == LayoutMode::NORMAL && ToMatmulConfig(MM_CFG).batchMode == BatchMode::SINGLE_LARGE_THAN_L1));
template <const auto& MM_CFG> constexpr bool IsBasicBlockEnable = DoMatmulBasicBlock(MM_CFG) ||
    DoMatmulSpecialBasicBlock(MM_CFG);
template <const auto& MM_CFG> constexpr bool IsIntrablock = DoMatmulNorm(MM_CFG) &&
    ToMatmulConfig(MM_CFG).intraBlockPartSum;
enum class TriangularMode { UNDEF = 0, UPPER = 1, LOWER = 2 };
template <const auto& MM_CFG> constexpr bool IsKdimReorderLoad = ToMatmulConfig(MM_CFG).enableKdimReorderLoad;
template <const auto& MM_CFG> constexpr bool NormInitScene = DoMatmulNorm(MM_CFG) || DoMatmulBasicBlock(MM_CFG) ||
    DoMatmulSpecialBasicBlock(MM_CFG);
template <const auto& MM_CFG> constexpr bool MdlInitScene = DoMatmulMDL(MM_CFG) || DoMatmulSpecialMDL(MM_CFG);
template <const auto& TILING>
struct MatmulTiling {
};
}  // namespace AscendC

namespace AscendC::Impl {
constexpr int32_t L1_SIZE = 512 * 1024;
}  // namespace AscendC::Impl

namespace AscendC {
template <class A_TYPE, class B_TYPE, class C_TYPE, class BIAS_TYPE>
ASSAY_MODEL constexpr MatmulApiStaticTiling GetMatmulApiTiling(const MatmulConfig& mmCFG, int32_t l1Size =
    Impl::L1_SIZE) {
  return {};
}
template <bool B, class T = void> using enable_if_t = typename std::enable_if<B, T>::type;
template <class T>
struct remove_reference {
};
template <class T> using remove_reference_t = typename remove_reference<T>::type;
}  // namespace AscendC

namespace AscendC::Impl {
constexpr int32_t QUEUE_DEPTH = 1;
}

namespace AscendC::Impl::Detail {
template <const auto& MM_CFG, typename IMPL, typename A_TYPE, typename B_TYPE, typename C_TYPE, typename BIAS_TYPE>
struct MatmulPolicy {
};
// Another order of the same loads; what is computed is the same.
template <const auto& MM_CFG, typename IMPL, typename A_TYPE, typename B_TYPE, typename C_TYPE, typename BIAS_TYPE>
struct ASSAY_SINCE(8_5) NBuffer33MatmulPolicy : public MatmulPolicy<MM_CFG, IMPL, A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE> {
};
template <const auto& MM_CFG, typename IMPL, typename A_TYPE, typename B_TYPE, typename C_TYPE, typename BIAS_TYPE>
struct ASSAY_SINCE(8_5) SplitMMatmulPolicy : public MatmulPolicy<MM_CFG, IMPL, A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE> {
};
template <const auto& MM_CFG, typename IMPL, typename A_TYPE, typename B_TYPE, typename C_TYPE, typename BIAS_TYPE>
struct ASSAY_SINCE(8_5) SplitNMatmulPolicy : public MatmulPolicy<MM_CFG, IMPL, A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE> {
};
}  // namespace AscendC::Impl::Detail

namespace AscendC {
template <void (* DataCopyOut)(__gm__ void const*, const LocalTensor<int8_t>&, const void*, const uint64_t, const
    uint64_t) = nullptr, void (* CopyA1)(const LocalTensor<int8_t>&, __gm__ void const*, int, int, int, int, const
    uint64_t, const uint64_t) = nullptr, void (* CopyB1)(const LocalTensor<int8_t>&, __gm__ void const*, int, int, int,
    int, const uint64_t, const uint64_t) = nullptr>
struct MatmulCallBackFunc {
  static constexpr void (* const DataCopyOutPtr)(__gm__ void const*, const LocalTensor<int8_t>&, const void*, const
      uint64_t, const uint64_t) = DataCopyOut;
  static constexpr void (* const CopyA1Ptr)(const LocalTensor<int8_t>&, __gm__ void const*, int, int, int, int,
      const uint64_t, const uint64_t) = CopyA1;
  static constexpr void (* const CopyB1Ptr)(const LocalTensor<int8_t>&, __gm__ void const*, int, int, int, int,
      const uint64_t, const uint64_t) = CopyB1;
};
constexpr int32_t VECTOR_QUANT_MODE = 2;
template <class A_TYPE, class B_TYPE, class C_TYPE, class BIAS_TYPE, const auto& MM_CFG = CFG_NORM, class MM_CB =
    MatmulCallBackFunc<nullptr, nullptr, nullptr>, template <const auto & = MM_CFG, typename ...> class MATMUL_POLICY =
    AscendC::Impl::Detail::MatmulPolicy>
class MatmulClientBase {
  using SrcAT = typename A_TYPE::T;
  using SrcBT = typename B_TYPE::T;
  using DstT = typename C_TYPE::T;
  using BiasT = typename BIAS_TYPE::T;
  static constexpr bool enableMixDualMaster = ToMatmulConfig(MM_CFG).enableMixDualMaster;
  static constexpr bool enableABShare = A_TYPE::ibShare && B_TYPE::ibShare;
 public:
  void Init(const TCubeTiling* __restrict cubeTiling, TPipe* tpipe = nullptr) {
    assay_.Init(cubeTiling);
  }
  template <class T>
  void SetWorkspace(GlobalTensor<T>& addr) {
  }
  template <class T>
  void SetWorkspace(__gm__ T const* addr, int size) {
  }
  void SetOrgShape(int orgM, int orgN, int orgK) {
    assay_.SetOrgShape(orgM, orgN, orgK);
  }
  void SetOrgShape(int orgM, int orgN, int orgKa, int orgKb, int orgKc = 0) {
    assay_.SetOrgShape(orgM, orgN, orgKa, orgKb, orgKc);
  }
  void SetSingleShape(int singleM, int singleN, int singleK) {
    assay_.SetShape(singleM, singleN, singleK);
  }
  void SetTail(int tailM = -1, int tailN = -1, int tailK = -1) {
    assay_.SetShape(tailM, tailN, tailK);
  }
  void SetHF32(bool enableHF32 = false, int32_t transMode = 0) {
    assay_.SetHf32(enableHF32);
  }
  void SetTensorA(const LocalTensor<SrcAT>& leftMatrix, bool isTransposeA = false) {
    assay_.SetA(leftMatrix, isTransposeA);
  }
  void SetTensorA(const GlobalTensor<SrcAT>& gm, bool isTransposeA = false) {
    assay_.SetA(gm, isTransposeA);
  }
  void SetTensorA(SrcAT aScalar) {
    assay_.SetA(aScalar, false);
  }
  ASSAY_UNTIL(9_0) void SetTensorAWithCopy(const GlobalTensor<SrcAT>& gm, const LocalTensor<SrcAT>& leftMatrix, bool isTransposeA =
      false);
  void SetTensorB(const LocalTensor<SrcBT>& rightMatrix, bool isTransposeB = false) {
    assay_.SetB(rightMatrix, isTransposeB);
  }
  void SetTensorB(const GlobalTensor<SrcBT>& gm, bool isTransposeB = false) {
    assay_.SetB(gm, isTransposeB);
  }
  void SetTensorB(SrcBT bScalar) {
    assay_.SetB(bScalar, false);
  }
  ASSAY_UNTIL(9_0) void SetTensorBWithCopy(const GlobalTensor<SrcBT>& gm, const LocalTensor<SrcBT>& rightMatrix, bool isTransposeB =
      false);
  void SetBias(const LocalTensor<BiasT>& inputBias) {
    assay_.SetBias(inputBias);
  }
  void SetBias(const GlobalTensor<BiasT>& biasGlobal) {
    assay_.SetBias(biasGlobal);
  }
  void SetSelfDefineData(const uint64_t dataPtr) {
  }
  void SetUserDefInfo(const uint64_t tilingPtr) {
  }
  void SetSparseIndex(const GlobalTensor<uint8_t>& indexGlobal);
  ASSAY_SINCE(9_0) void SetQuantVector(const LocalTensor<uint64_t>& quantTensor);
  void SetQuantScalar(const uint64_t quantScalar) {
    assay_.SetScale(quantScalar);
  }
  void SetQuantVector(const GlobalTensor<uint64_t>& quantTensor) {
    assay_.SetScales(quantTensor);
  }
  void DisableBias() {
    assay_.ClearBias();
  }
  void ClearBias() {
    assay_.ClearBias();
  }
  void End() {
  }
  template <bool sync = true, typename T>
  ASSAY_SINCE(9_0) bool Iterate(bool enPartialSum, const LocalTensor<T>& localCmatrix);
  template <bool sync = true>
  bool Iterate(bool enPartialSum = false) {
    return assay_.Next(enPartialSum);
  }
  void WaitIterateAll() {
  }
  void WaitIterateBatch() {
  }
  template <bool sync = true>
  void IterateAll(const GlobalTensor<DstT>& gm, uint8_t enAtomic = 0, bool enSequentialWrite = false, bool
      waitIterateAll = false, bool fakeMsg = false) {
    assay_.All(gm, enAtomic, enSequentialWrite);
  }
  template <bool sync = true>
  void IterateAll(const LocalTensor<DstT>& ubCmatrix, uint8_t enAtomic = 0) {
    assay_unmodelled("Matmul::IterateAll into a LocalTensor");
  }
  template <bool sync = true, bool waitIterateBatch = false>
  void IterateBatch(const GlobalTensor<DstT>& gm, uint32_t batchA, uint32_t batchB, bool enSequentialWrite, const
      uint32_t matrixStrideA = 0, const uint32_t matrixStrideB = 0, const uint32_t matrixStrideC = 0, const bool
      enPartialSum = false, const uint8_t enAtomic = 0) {
    assay_.Batch(gm, batchA, batchB, matrixStrideA != 0 || matrixStrideB != 0 || matrixStrideC != 0, enAtomic);
  }
  template <bool sync = true>
  void IterateBatch(const LocalTensor<DstT>& ubCmatrix, uint32_t batchA, uint32_t batchB, bool enSequentialWrite,
      const uint32_t matrixStrideA = 0, const uint32_t matrixStrideB = 0, const uint32_t matrixStrideC = 0, const bool
      enPartialSum = false, const uint8_t enAtomic = 0) {
    assay_unmodelled("Matmul::IterateBatch into a LocalTensor");
  }
  template <bool sync = true, bool waitIterateBatch = false>
  void IterateNBatch(const uint32_t batchLoop, uint32_t batchA, uint32_t batchB, bool enSequentialWrite, const
      uint32_t matrixStrideA = 0, const uint32_t matrixStrideB = 0, const uint32_t matrixStrideC = 0, const bool
      enPartialSum = false, const uint8_t enAtomic = 0);
  template <bool sync = true>
  void GetTensorC(const GlobalTensor<DstT>& gm, uint8_t enAtomic = 0, bool enSequentialWrite = false) {
    assay_.Get(gm, enAtomic, enSequentialWrite);
  }
  template <bool sync = true>
  void GetTensorC(const GlobalTensor<DstT>& gm, const LocalTensor<DstT>& co2Local, uint8_t enAtomic = 0, bool
      enSequentialWrite = false) {
    assay_.Get(co2Local, 0, false);
    assay_.Get(gm, enAtomic, enSequentialWrite);
  }
  template <bool sync = true, bool doPad = false>
  void GetTensorC(const LocalTensor<DstT>& c, uint8_t enAtomic = 0, bool enSequentialWrite = false, uint32_t height
      = 0, uint32_t width = 0, uint32_t srcGap = 0, uint32_t dstGap = 0) {
    assay_.Get(c, enAtomic, height != 0 || width != 0);
  }
  template <bool sync = true>
  GlobalTensor<DstT> GetTensorC(uint8_t enAtomic = 0, bool enSequentialWrite = false) {
    assay_unmodelled("Matmul::GetTensorC into the workspace");
    return GlobalTensor<DstT>();
  }
  template <bool sync = true>
  GlobalTensor<DstT> GetBatchTensorC(uint32_t batchA, uint32_t batchB, bool enSequentialWrite = false);
  template <bool sync = true>
  void GetBatchTensorC(const LocalTensor<DstT>& c, uint32_t batchA, uint32_t batchB, bool enSequentialWrite =
      false);
  template <bool sync = true>
  GlobalTensor<DstT> GetBatchC(uint32_t batchA, uint32_t batchB, bool enSequentialWrite = false);
  template <bool sync = true>
  void GetBatchC(const LocalTensor<DstT>& c, uint32_t batchA, uint32_t batchB, bool enSequentialWrite = false);
  void AsyncGetTensorC(const LocalTensor<DstT>& c);
  void WaitGetTensorC() {
  }
  template <bool isTurnOnDebug = true>
  MatrixOffset GetOffsetC() {
    return {static_cast<int32_t>(assay_.Place()), static_cast<int32_t>(assay_.BlockRow()),
        static_cast<int32_t>(assay_.BlockColumn()), static_cast<int32_t>(assay_.Height()),
        static_cast<int32_t>(assay_.Width())};
  }
  void SetLocalWorkspace(const LocalTensor<uint8_t>& tmpBuffer) {
  }
 private:
  assay_model::MatmulState<A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE, ToMatmulConfig(MM_CFG).isEnableChannelSplit> assay_;
  void InitStatic();
  template <class T>
  uint64_t CopyGlobalAddr(__gm__ uint8_t*& gmDataAddr, const LocalTensor<T>& data);
  template <class T, bool isCopy>
  uint64_t GetGlobalAddr(const LocalTensor<T>& data);
  template <class T>
  uint64_t GetTscmAddr(const LocalTensor<T>& data);
  template <KFC_Enum funID, bool isAck>
  void PostMessage();
  template <class T, class U, bool sync = true>
  void CopyToUBPad(const LocalTensor<T>& data, __gm__ U const* addr, uint32_t height = 0, uint32_t width = 0,
      uint32_t srcGap = 0, uint32_t dstGap = 0);
  template <class T, class U, bool sync = true>
  void CopyToUB(const LocalTensor<T>& data, __gm__ U const* addr, uint32_t size);
  template <class T>
  uint64_t GetGMAddrAndCopyUB(__gm__ T const* gmDataAddr, const LocalTensor<T>& data);
  __gm__ KfcMsg* mmCntAddr_;
  __gm__ uint8_t* cacheWorkspaceAddr;
  KfcCommClient* client;
  TPipe* tpipe;
  MatmulTiling<MM_CFG> cubeTiling;
  KfcMsg kfcMsg_;
  bool isSyncGetC;
  uint16_t devEvtID;
  uint16_t instIdx;
  uint16_t curProcess;
  uint32_t mIter_;
  uint32_t nIter_;
  uint32_t cntIter_;
  uint32_t mnIter_;
  uint64_t cOffset_;
};
template <class A_TYPE, class B_TYPE, class C_TYPE, class BIAS_TYPE, const auto& MM_CFG, class MM_CB, template
    <const auto & = MM_CFG, typename ...> class MATMUL_POLICY>
class MatmulClient : public MatmulClientBase<A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE, MM_CFG, MM_CB, MATMUL_POLICY> {
 public:
  ASSAY_MODEL MatmulClient() {}
};
template <class A_TYPE, class B_TYPE, class C_TYPE, class BIAS_TYPE, const auto& MM_CFG>
struct MatmulApiConfig {
  using AType = A_TYPE;
  using BType = B_TYPE;
  using CType = C_TYPE;
  using BiasType = BIAS_TYPE;
  static constexpr MatmulConfig Config = ToMatmulConfig(MM_CFG);
};
template <class A_TYPE, class B_TYPE, class C_TYPE, class BIAS_TYPE = C_TYPE, const auto& MM_CFG = CFG_NORM, class
    MM_CB = MatmulCallBackFunc<nullptr, nullptr, nullptr>, template <const auto & = MM_CFG, typename ...> class
    MATMUL_POLICY = AscendC::Impl::Detail::MatmulPolicy, typename = void>
class MatmulImpl {
 public:
  using AType = A_TYPE;
  using BType = B_TYPE;
  using CType = C_TYPE;
  using BiasType = BIAS_TYPE;
 private:
  using L0cT = typename GetDstType<typename A_TYPE::T>::Type;
  using SrcT = typename A_TYPE::T;
  using SrcAT = typename A_TYPE::T;
  using SrcBT = typename B_TYPE::T;
  using DstT = typename C_TYPE::T;
  using BiasT = typename BIAS_TYPE::T;
  assay_model::MatmulState<A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE, ToMatmulConfig(MM_CFG).isEnableChannelSplit> assay_;
 public:
  using CallBack = MM_CB;
  ASSAY_MODEL MatmulImpl() {}
  void Init(const TCubeTiling* __restrict cubeTiling, TPipe* tpipe = nullptr) {
    assay_.Init(cubeTiling);
  }
  void SetOrgShape(int orgM, int orgN, int orgK) {
    assay_.SetOrgShape(orgM, orgN, orgK);
  }
  void SetOrgShape(int orgM, int orgN, int orgKa, int orgKb, int orgKc = 0) {
    assay_.SetOrgShape(orgM, orgN, orgKa, orgKb, orgKc);
  }
  void SetSingleShape(int singleM, int singleN, int singleK) {
    assay_.SetShape(singleM, singleN, singleK);
  }
  void SetTail(int tailM = -1, int tailN = -1, int tailK = -1) {
    assay_.SetShape(tailM, tailN, tailK);
  }
  void SetTensorA(const GlobalTensor<SrcAT>& gm, bool isTransposeA = false) {
    assay_.SetA(gm, isTransposeA);
  }
  void SetTensorA(const LocalTensor<SrcAT>& leftMatrix, bool isTransposeA = false) {
    assay_.SetA(leftMatrix, isTransposeA);
  }
  void SetTensorA(SrcAT aScalar) {
    assay_.SetA(aScalar, false);
  }
  void SetTensorB(const GlobalTensor<SrcBT>& gm, bool isTransposeB = false) {
    assay_.SetB(gm, isTransposeB);
  }
  void SetTensorB(const LocalTensor<SrcBT>& rightMatrix, bool isTransposeB = false) {
    assay_.SetB(rightMatrix, isTransposeB);
  }
  void SetTensorB(SrcBT bScalar) {
    assay_.SetB(bScalar, false);
  }
  void SetBias(const GlobalTensor<BiasT>& biasGlobal) {
    assay_.SetBias(biasGlobal);
  }
  void SetBias(const LocalTensor<BiasT>& inputBias) {
    assay_.SetBias(inputBias);
  }
  void SetSelfDefineData(const uint64_t dataPtr) {
  }
  void SetUserDefInfo(const uint64_t tilingPtr) {
  }
  void SetSparseIndex(const GlobalTensor<uint8_t>& indexGlobal);
  void SetAntiQuantScalar(const SrcT offsetScalar, const SrcT scaleScalar);
  void SetAntiQuantVector(const LocalTensor<SrcT>& offsetTensor, const LocalTensor<SrcT>& scaleTensor);
  ASSAY_SINCE(9_0) void SetQuantVector(const LocalTensor<uint64_t>& quantTensor);
  void SetQuantScalar(const uint64_t quantScalar) {
    assay_.SetScale(quantScalar);
  }
  void SetQuantVector(const GlobalTensor<uint64_t>& quantTensor) {
    assay_.SetScales(quantTensor);
  }
  ASSAY_UNTIL(9_0) void SetTensorAWithCopy(const GlobalTensor<SrcAT>& gm, const LocalTensor<SrcAT>& leftMatrix, bool isTransposeA =
      false);
  ASSAY_UNTIL(9_0) void SetTensorBWithCopy(const GlobalTensor<SrcBT>& gm, const LocalTensor<SrcBT>& rightMatrix, bool isTransposeB =
      false);
  void SetBatchNum(int32_t batchA, int32_t batchB);
  void DisableBias() {
    assay_.ClearBias();
  }
  void ClearBias() {
    assay_.ClearBias();
  }
  template <bool sync = true, typename T>
  ASSAY_SINCE(9_0) bool Iterate(bool enPartialSum, const LocalTensor<T>& localCmatrix);
  template <bool sync = true>
  bool Iterate(bool enPartialSum = false) {
    return assay_.Next(enPartialSum);
  }
  template <bool sync = true>
  void IterateAll(const GlobalTensor<DstT>& gm, uint8_t enAtomic = 0, bool enSequentialWrite = false, bool
      waitIterateAll = false, bool fakeMsg = false) {
    assay_.All(gm, enAtomic, enSequentialWrite);
  }
  template <bool sync = true>
  void IterateAll(const LocalTensor<DstT>& ubCmatrix, uint8_t enAtomic = 0) {
    assay_unmodelled("Matmul::IterateAll into a LocalTensor");
  }
  void IterateBatch(const GlobalTensor<DstT>& gm, bool enPartialSum, uint8_t enAtomic, bool enSequentialWrite, const
      uint32_t matrixStrideA = 0, const uint32_t matrixStrideB = 0, const uint32_t matrixStrideC = 0) {
    assay_unmodelled("Matmul::IterateBatch of this form");
  }
  void IterateBatch(const LocalTensor<DstT>& ubCmatrix, bool enPartialSum, uint8_t enAtomic, bool enSequentialWrite,
      const uint32_t matrixStrideA = 0, const uint32_t matrixStrideB = 0, const uint32_t matrixStrideC = 0) {
    assay_unmodelled("Matmul::IterateBatch of this form");
  }
  template <bool sync = true>
  void GetTensorC(const LocalTensor<DstT>& co2Local, uint8_t enAtomic = 0, bool enSequentialWrite = false) {
    assay_.Get(co2Local, enAtomic, false);
  }
  template <bool sync = true>
  void GetTensorC(const GlobalTensor<DstT>& gm, uint8_t enAtomic = 0, bool enSequentialWrite = false) {
    assay_.Get(gm, enAtomic, enSequentialWrite);
  }
  template <bool sync = true>
  void GetTensorC(const GlobalTensor<DstT>& gm, const LocalTensor<DstT>& co2Local, uint8_t enAtomic = 0, bool
      enSequentialWrite = false) {
    assay_.Get(co2Local, 0, false);
    assay_.Get(gm, enAtomic, enSequentialWrite);
  }
  template <bool isTurnOnDebug = true>
  MatrixOffset GetOffsetC() {
    return {static_cast<int32_t>(assay_.Place()), static_cast<int32_t>(assay_.BlockRow()),
        static_cast<int32_t>(assay_.BlockColumn()), static_cast<int32_t>(assay_.Height()),
        static_cast<int32_t>(assay_.Width())};
  }
  void End() {
  }
  void SetHF32(bool enableHF32 = false, int32_t transMode = 0) {
    assay_.SetHf32(enableHF32);
  }
  void SetSubBlockIdx(uint8_t subBlockIdx) {
  }
  uint8_t GetSubBlockIdx();
  template <class T>
  void SetWorkspace(__gm__ T const* addr, int size) {
  }
  template <class T>
  void SetWorkspace(GlobalTensor<T>& addr) {
  }
  void SetLocalWorkspace(const LocalTensor<uint8_t>& tmpBuffer) {
  }
};
}  // namespace AscendC
namespace matmul = AscendC;

namespace AscendC {
constexpr uint16_t WORKSPACE_SYNC_ID = 15;
template <class A_TYPE, class B_TYPE, class C_TYPE, class BIAS_TYPE = C_TYPE, const auto& MM_CFG = CFG_NORM, class
    MM_CB = MatmulCallBackFunc<nullptr, nullptr, nullptr>, template <const auto & = MM_CFG, typename ...> class
    MATMUL_POLICY = AscendC::Impl::Detail::MatmulPolicy> using Matmul = MatmulClient<A_TYPE, B_TYPE, C_TYPE, BIAS_TYPE,
    MM_CFG, MM_CB, MATMUL_POLICY>;
}  // namespace AscendC
