// Synchronisation, modes, system variables and small helpers.
#pragma once

#include "assay/lower.h"
#include "assay/lower_library.h"
#include "assay/api/intrinsics.h"
#include "assay/api/advanced_structs.h"

#define assert(...) assay_assert(static_cast<bool>(ASSAY_FIRST(__VA_ARGS__, 0)))

namespace AscendC {
class AscendCUtils {
 public:
  static int32_t GetBitSize(int32_t byteSize);
  static int32_t GetC0Size();
  static int32_t GetC0Count(const int32_t dtypeSize);
  static int32_t GetDefaultBlockNum();
  static int64_t GetRsvdCnt();
  template <typename T, bool isSetMask = true>
  static void SetMask(const uint64_t& maskHigh, const uint64_t& maskLow) {
    if (isSetMask) assay_mask_set(maskHigh, maskLow);
  }
  template <typename T, bool isSetMask = true>
  static void SetMask(int32_t len) {
    if (isSetMask) assay_model::MaskFirst(len);
  }
  template <typename T>
  static void SetMaskCount() {
    assay_mask_mode(1);
  }
  template <typename T>
  static void SetMaskNorm() {
    assay_mask_mode(0);
  }
  // Whether results saturate: values say so, and are compared.
  static void SetOverflow(uint64_t ctrlValue) {
  }
  template <bool isSetMask = true>
  static void ResetMask() {
    if (isSetMask) assay_mask_set(~0ull, ~0ull);
  }
  template <bool isInt4 = false>
  static IntriInfo CalIntriInfo(const uint32_t dtypeSize, const uint32_t calCount, uint32_t repStride =
      DEFAULT_BLK_NUM);
  template <typename T>
  static __ubuf__ T* GetTemporaryBufferAddr(const int32_t bufferOffset, const int32_t bufferSize);
  template <typename T>
  static void FreeTemporaryBuffer(__ubuf__ T* addr);
  template <typename T>
  static __fbuf__ T* GetTemporaryFbBufferAddr(const int32_t bufferOffset, const int32_t bufferSize);
  template <typename T>
  static void FreeTemporaryFbBuffer(__fbuf__ T* addr);
  static uint64_t GetGMLen(const DataCopyParams& intriParams, const bool& isSrc, const bool& isMovAlignIntri);
  static uint64_t GetGMLen(const DataCopyExtParams& intriParams, const bool& isSrc, const bool& isMovAlignIntri);
  static uint64_t GetGMLen(const uint64_t& srcEleSize, const Nd2NzParams& intriParams);
  static bool OOMCheckAddrIsOverflow(uintptr_t gmAddrConvert, const uint64_t& gmLen);
  template <typename T>
  static void CheckGmMemOverflow(__gm__ T* gmAddr, const bool& isSrc, const uint64_t& gmLen);
  template <typename T>
  static void CheckGmMemOverflowNormal(__gm__ T* gmAddr, __gm__ uint8_t* workSpace, const bool isSrc, const bool
      isMovAlignIntri, const DataCopyParams& intriParams);
  template <typename T>
  static void CheckGmMemOverflowNormal(__gm__ T* gmAddr, __gm__ uint8_t* workSpace, const bool isSrc, const bool
      isMovAlignIntri, const DataCopyExtParams& intriParams);
  template <typename T>
  static void CheckGmMemOverflowNd2Nz(__gm__ T* gmAddr, __gm__ uint8_t* workSpace, const bool isSrc, const
      Nd2NzParams& intriParams);
};
constexpr uint32_t BF16_TO_FP32_MAN_LEN = 16;
ASSAY_MODEL bfloat16_t ToBfloat16(const float& fVal) {
  return assay_model::Bfloat16Of(fVal);
}
ASSAY_MODEL float ToFloat(const bfloat16_t& bVal) {
  return assay_model::FloatOf(bVal);
}
ASSAY_MODEL constexpr int16_t GetDataBlockSizeInBytes() {
  return 32;
}
}  // namespace AscendC
extern half g_deqValue;
extern __gm__ uint8_t* g_sysWorkspaceReserved;
extern __gm__ uint8_t* g_dumpWorkspaceReserved;
extern __gm__ uint8_t* g_hcclContextReserved[2];

namespace AscendC {
template <typename T, MaskMode mode = MaskMode::NORMAL>
ASSAY_MODEL void SetVectorMask(const uint64_t maskHigh, const uint64_t maskLow) {
  assay_mask_set(maskHigh, maskLow);
}
template <typename T, MaskMode mode = MaskMode::NORMAL>
ASSAY_MODEL void SetVectorMask(int32_t len) {
  if constexpr (mode == MaskMode::COUNTER) {
    assay_mask_set(0, static_cast<assay_u64>(len));
  } else {
    assay_model::MaskFirst(len);
  }
}
ASSAY_MODEL void ResetMask() {
  assay_mask_set(~0ull, ~0ull);
}
template <MemDsbT arg0>
void DataSyncBarrier();
template <HardEvent event>
ASSAY_MODEL void SetFlag(int32_t eventID) {
  assay_set_flag(static_cast<int32_t>(event), eventID);
}
template <HardEvent event>
ASSAY_MODEL void WaitFlag(int32_t eventID) {
  assay_wait_flag(static_cast<int32_t>(event), eventID);
}
template <pipe_t pipe>
ASSAY_MODEL void PipeBarrier() {
  assay_barrier(static_cast<int32_t>(pipe));
}
template <typename T, CacheLine entireType, DcciDst dcciDst>
ASSAY_MODEL void DataCacheCleanAndInvalid(const GlobalTensor<T>& dstTensor) {
  assay_dcache_clean(assay_model::GmOf(dstTensor), entireType == CacheLine::ENTIRE_DATA_CACHE);
}
template <typename T, CacheLine entireType, DcciDst dcciDst>
void DataCacheCleanAndInvalid(const LocalTensor<T>& dstTensor);
template <typename T, CacheLine entireType>
ASSAY_MODEL void DataCacheCleanAndInvalid(const GlobalTensor<T>& dstTensor) {
  assay_dcache_clean(assay_model::GmOf(dstTensor), entireType == CacheLine::ENTIRE_DATA_CACHE);
}
ASSAY_MODEL void SetMaskCount() {
  assay_mask_mode(1);
}
ASSAY_MODEL void SetMaskNorm() {
  assay_mask_mode(0);
}
ASSAY_MODEL void SetHF32Mode(bool hf32Mode) {
  assay_hf32(hf32Mode);
}
void SetHF32TransMode(bool hf32TransMode);
void SetMMLayoutTransform(bool mmLayoutMode);
template <uint32_t index>
void SetHcclContext(__gm__ uint8_t* context);
template <uint32_t index>
__gm__ uint8_t* GetHcclContext();
template <typename T, typename U>
void SetAippFunctions(const GlobalTensor<T>& src0, AippInputFormat format, AippParams<U> config);
template <typename T, typename U>
void SetAippFunctions(const GlobalTensor<T>& src0, const GlobalTensor<T>& src1, AippInputFormat format,
    AippParams<U> config);
}  // namespace AscendC
__gm__ uint8_t* SetDumpWorkSpacePtr(__gm__ uint8_t* workspace);
__gm__ uint8_t* GetDumpWorkSpacePtr();
ASSAY_MODEL __gm__ uint8_t* GetSysWorkSpacePtr() {
  return reinterpret_cast<__gm__ uint8_t*>(assay_sys_workspace());
}
void SetSysWorkSpacePtr(__gm__ uint8_t* workspace);

namespace AscendC {
ASSAY_MODEL void SetSysWorkspace(__gm__ uint8_t* workspace) {
}
ASSAY_MODEL __gm__ uint8_t* GetUserWorkspace(__gm__ uint8_t* workspace) {
  return workspace;
}
template <typename T>
ASSAY_MODEL void DumpTensor(const LocalTensor<T>& tensor, uint32_t desc, uint32_t dumpSize) {
}
template <typename T>
ASSAY_MODEL void DumpTensor(const GlobalTensor<T>& tensor, uint32_t desc, uint32_t dumpSize) {
}
template <typename T>
ASSAY_MODEL void DumpTensor(const LocalTensor<T>& tensor, uint32_t desc, uint32_t dumpSize, const ShapeInfo&
    shapeInfo) {
}
template <typename T>
ASSAY_MODEL void DumpTensor(const GlobalTensor<T>& tensor, uint32_t desc, uint32_t dumpSize, const ShapeInfo&
    shapeInfo) {
}
template <typename T>
ASSAY_MODEL void DumpAccChkPoint(const LocalTensor<T>& tensor, uint32_t index, uint32_t countOff, uint32_t dumpSize)
    {
}
template <typename T>
ASSAY_MODEL void DumpAccChkPoint(const GlobalTensor<T>& tensor, uint32_t index, uint32_t countOff, uint32_t
    dumpSize) {
}
enum class TimeStampId : uint32_t { TIME_STAMP_WRAP_FIRST = 0, TIME_STAMP_WRAP_MC2_CTX = 1, TIME_STAMP_WRAP_WK_SPACE
    = 2, TIME_STAMP_WRAP_INIT_DUMP = 3, TIME_STAMP_WRAP_FFTS_ADDR = 4, TIME_STAMP_WRAP_CLEAR_WK_SPAC = 5,
    TIME_STAMP_TPIPE = 48, TIME_STAMP_BUFFER = 49, TIME_STAMP_MATMUL_SERVER = 96, TIME_STAMP_MATMUL_SERVER_INIT = 97,
    TIME_STAMP_MATMUL_SERVER_OBJ = 98, TIME_STAMP_MATMUL_MATRIX_KFC = 99, TIME_STAMP_MATMUL_CLIENT_KFC = 100,
    TIME_STAMP_MATMUL_WAIT_EVE = 101, TIME_STAMP_MATMUL_OBJ = 102, TIME_STAMP_TILING_DATA = 144,
    TIME_STAMP_TILING_DATA_STRUCT = 145, TIME_STAMP_TILING_DATA_MEMBER = 146, TIME_STAMP_MC2_START = 4096,
    TIME_STAMP_MC2_END = 8191, TIME_STAMP_MAX = 65535 };
ASSAY_MODEL void PrintTimeStamp(uint32_t descId) {
}
template <typename T>
void CheckTensorAlign(const LocalTensor<T>& tensor, uint32_t alignByte, __gm__ char const* tensorName, __gm__ char
    const* apiMsg);
template <typename T>
void CheckTensorPos(const LocalTensor<T>& tensor, const Hardware expectPos, __gm__ char const* tensorName, __gm__
    char const* tposName, __gm__ char const* apiMsg);
ASSAY_MODEL int64_t GetBlockNum() {
  return assay_block_num();
}
template <TPosition pos>
uint64_t GetEndAddress();
template <typename T, TPosition pos>
bool PopStackBuffer(LocalTensor<T>& popLocal);
template <TPosition pos>
bool PopStackBuffer(TBuf<pos>& popBuffer, TBufType& bufStart);
template <bool isAIVOnly = true>
ASSAY_MODEL void IBSet(const GlobalTensor<int32_t>& gmWorkspace, const LocalTensor<int32_t>& ubWorkspace, int32_t
    blockIdx, int32_t eventID) {
  assay_model::FlagOfBlock<isAIVOnly, true>(gmWorkspace, ubWorkspace, blockIdx, eventID);
}
template <bool isAIVOnly = true>
ASSAY_MODEL void IBWait(const GlobalTensor<int32_t>& gmWorkspace, const LocalTensor<int32_t>& ubWorkspace, int32_t
    blockIdx, int32_t eventID) {
  assay_model::FlagOfBlock<isAIVOnly, false>(gmWorkspace, ubWorkspace, blockIdx, eventID);
}
template <bool isAIVOnly = true>
ASSAY_MODEL void SyncAll(const GlobalTensor<int32_t>& gmWorkspace, const LocalTensor<int32_t>& ubWorkspace, const
    int32_t usedCores = 0) {
  if constexpr (isAIVOnly) {
    assay_sync_soft(assay_model::GmOf(gmWorkspace), ASSAY_AT(ubWorkspace), usedCores);
  } else {
    assay_sync_all_cores();
  }
}
template <bool isAIVOnly = true>
ASSAY_MODEL void SyncAll() {
  if constexpr (isAIVOnly) {
    assay_sync_all();
  } else {
    assay_sync_all_cores();
  }
}
ASSAY_MODEL int64_t GetBlockIdx() {
  return assay_block_idx();
}
ASSAY_MODEL int64_t GetSubBlockIdx() {
  return assay_sub_block_idx();
}
ASSAY_MODEL int64_t GetTaskRation() {
  return assay_sub_block_num();
}
template <typename T>
ASSAY_MODEL void InitOutput(GlobalTensor<T> gmWorkspaceAddr, uint32_t size, T value = 0) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int16_t, uint16_t, int32_t, uint32_t>,
      "InitOutput: T must be half, float, bfloat16_t, int16_t, uint16_t, int32_t or uint32_t");
  assay_model::FillGlobal(gmWorkspaceAddr, size, value);
}
enum class AtomicDtype { ATOMIC_NONE = 0, ATOMIC_F32 = 1, ATOMIC_F16 = 2, ATOMIC_S16 = 3, ATOMIC_S32 = 4, ATOMIC_S8
    = 5, ATOMIC_BF16 = 6 };
enum class AtomicOp { ATOMIC_SUM = 0 };
template <AtomicDtype type, AtomicOp op>
void SetStoreAtomicConfig();
void GetStoreAtomicConfig(uint16_t& atomicType, uint16_t& atomicOp);
int64_t GetStoreAtomicConfig();
template <uint8_t modeId, pipe_t pipe>
ASSAY_MODEL void CrossCoreSetFlag(uint16_t flagId) {
  assay_cross_set(modeId, static_cast<int32_t>(pipe), flagId);
}
template <uint8_t modeId = 0, pipe_t pipe = PIPE_S>
ASSAY_MODEL void CrossCoreWaitFlag(uint16_t flagId) {
  assay_cross_wait(flagId);
}
template <typename T>
void DataCachePreload(const GlobalTensor<uint64_t>& srcTensor, const T cacheOffset);
int64_t GetICachePreloadStatus();
ASSAY_MODEL void ICachePreLoad(const int64_t preFetchLen) {
}
void CheckLocalMemoryIA(const CheckLocalMemoryIAParam& checkParams);
ASSAY_MODEL void InitDetermineComputeWorkspace(GlobalTensor<int32_t>& gmWorkspace, LocalTensor<int32_t>&
    ubWorkspace) {
  assay_model::BeginTurns();
}
ASSAY_MODEL void WaitPreBlock(GlobalTensor<int32_t>& gmWorkspace, LocalTensor<int32_t>& ubWorkspace) {
  assay_model::WaitForTurn();
}
ASSAY_MODEL void NotifyNextBlock(GlobalTensor<int32_t>& gmWorkspace, LocalTensor<int32_t>& ubWorkspace) {
  assay_model::EndTurn();
}
template <int countValue>
ASSAY_MODEL int64_t ScalarGetCountOfValue(uint64_t valueIn) {
  return countValue == 1 ? bcnt1(valueIn) : bcnt0(valueIn);
}
ASSAY_MODEL int64_t ScalarCountLeadingZero(uint64_t valueIn) {
  return clz(valueIn);
}
int64_t CountBitsCntSameAsSignBit(int64_t valueIn);
template <int countValue>
ASSAY_MODEL int64_t ScalarGetSFFValue(uint64_t valueIn) {
  return countValue == 1 ? sff1(valueIn) : sff0(valueIn);
}
template <typename srcT, typename dstT, RoundMode roundMode>
ASSAY_MODEL dstT ScalarCast(srcT valueIn) {
  static_assert(assay_model::OneOf<srcT, float>, "ScalarCast: srcT must be float");
  if constexpr (assay_model::OneOf<dstT, int32_t>) {
    return assay_model::SaturateInt32(assay_model::RoundFloat<roundMode>(valueIn));
  } else if constexpr (assay_model::OneOf<dstT, bfloat16_t>) {
    return assay_model::Bfloat16Of(valueIn);
  } else {
    return static_cast<dstT>(valueIn);
  }
}
void GetArchVersion(uint32_t& coreVersion);
ASSAY_MODEL int64_t GetSubBlockNum() {
  return assay_sub_block_num();
}
int64_t GetProgramCounter();
ASSAY_MODEL void Trap() {
  assay_trap();
}
ASSAY_MODEL int64_t GetSystemCycle() {
  return static_cast<int64_t>(assay_special_get(ASSAY_REG_CYCLES));
}
}  // namespace AscendC
