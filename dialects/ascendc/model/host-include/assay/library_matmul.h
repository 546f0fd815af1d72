// The matmul tiling classes. Their setters keep what they are given; GetTiling finds a split that fits
// (library_matmul_split.h).
#ifndef ASSAY_HOST_LIBRARY_MATMUL_H_
#define ASSAY_HOST_LIBRARY_MATMUL_H_

#include "assay/host_state.h"
#include "assay/library_matmul_split.h"
#include "assay/library_tiling_data.h"
#include "kernel_tiling/kernel_tiling.h"
#include "tiling/platform/platform_ascendc.h"

namespace matmul_tiling {

enum class DataType : int32_t {
  DT_FLOAT = 0, DT_FLOAT16 = 1, DT_INT8 = 2, DT_INT16 = 6, DT_UINT16 = 7, DT_UINT8 = 4, DT_INT32 = 3, DT_INT64 = 9,
  DT_UINT32 = 8, DT_UINT64 = 10, DT_BOOL = 12, DT_DOUBLE = 11, DT_STRING = 13, DT_DUAL_SUB_INT8 = 14,
  DT_DUAL_SUB_UINT8 = 15, DT_COMPLEX64 = 16, DT_COMPLEX128 = 17, DT_QINT8 = 18, DT_QINT16 = 19, DT_QINT32 = 20,
  DT_QUINT8 = 21, DT_QUINT16 = 22, DT_RESOURCE = 23, DT_STRING_REF = 24, DT_DUAL = 25, DT_VARIANT = 26, DT_BF16 =
  27, DT_UNDEFINED = 28, DT_INT4 = 29, DT_UINT1 = 30, DT_INT2 = 31, DT_UINT2 = 32, DT_BFLOAT16 = 33, DT_MAX = 34,
  DT_HIFLOAT8 ASSAY_SINCE(8_5) = 34, DT_FLOAT8_E4M3FN ASSAY_SINCE(8_5) = 35, DT_FLOAT8_E5M2 ASSAY_SINCE(8_5) = 36,
  DT_FLOAT4_E2M1 ASSAY_SINCE(8_5) = 37, DT_FLOAT8_E8M0 ASSAY_SINCE(8_5) = 38, DT_FLOAT4_E1M2 ASSAY_SINCE(8_5) = 39
};
enum class TPosition : int32_t {
  GM, A1, A2, B1, B2, C1, C2, CO1, CO2, VECIN, VECOUT, VECCALC, LCM = VECCALC, SPM, SHM = SPM, TSCM, MAX
};
enum class TilingPolicy : int32_t { FIXED_A_TSCM = 0, FIXED_B_TSCM, FIXED_A_B_TSCM, NO_POLICY };
enum class CubeFormat { ND = 0, NZ, ZN, ZZ, NN, ND_ALIGN, SCALAR, VECTOR };
enum class MatrixTraverse : int32_t { NOSET = 0, FIRSTM = 1, FIRSTN = 2 };
enum class MatrixMadType { NORMAL = 0, HF32 = 1 };
enum class DequantType { SCALAR = 0, TENSOR = 1 };
enum class ScheduleType { INNER_PRODUCT = 0, OUTER_PRODUCT = 1, N_BUFFER_33 ASSAY_SINCE(8_5) = 2 };

struct SysTilingTempBufSize {
  int32_t ubSize = 0;
  int32_t l1Size = 0;
  int32_t l0cSize = 0;
};
struct MatTilingType {
  TPosition pos = TPosition::GM;
  CubeFormat type = CubeFormat::ND;
  DataType dataType = DataType::DT_FLOAT;
  bool isTrans = false;
  bool isDB = false;
};
struct BufferPool {
  int32_t l1Size, l0CSize, ubSize, l0ASize, l0BSize, btSize;
  int32_t l1AlignSize, l0CAlignSize, l0AAlignSize, l0BAlignSize, ubAlignSize;
};
struct PlatformInfo {
  platform_ascendc::SocVersion socVersion;
  uint64_t l1Size = 0;
  uint64_t l0CSize = 0;
  uint64_t ubSize = 0;
  uint64_t l0ASize = 0;
  uint64_t l0BSize = 0;
};
struct MatmulConfigParams {
  int32_t mmConfigType;
  bool enableL1CacheUB;
  ScheduleType scheduleType;
  MatrixTraverse traverse;
  bool enVecND2NZ;
  MatmulConfigParams(int32_t mmConfigTypeIn = 1, bool enableL1CacheUBIn = false,
                     ScheduleType scheduleTypeIn = ScheduleType::INNER_PRODUCT,
                     MatrixTraverse traverseIn = MatrixTraverse::NOSET, bool enVecND2NZIn = false)
      : mmConfigType(mmConfigTypeIn), enableL1CacheUB(enableL1CacheUBIn), scheduleType(scheduleTypeIn),
        traverse(traverseIn), enVecND2NZ(enVecND2NZIn) {}
};

class MatmulApiTilingBase {
 public:
  MatmulApiTilingBase() {}
  explicit MatmulApiTilingBase(const platform_ascendc::PlatformAscendC&) {}
  explicit MatmulApiTilingBase(const PlatformInfo&) {}
  virtual ~MatmulApiTilingBase() = default;

  int32_t SetAType(TPosition pos, CubeFormat type, DataType dataType, bool isTrans = false) {
    return Keep(aType_, pos, type, dataType, isTrans);
  }
  int32_t SetBType(TPosition pos, CubeFormat type, DataType dataType, bool isTrans = false) {
    return Keep(bType_, pos, type, dataType, isTrans);
  }
  int32_t SetCType(TPosition pos, CubeFormat type, DataType dataType) { return Keep(cType_, pos, type, dataType, false); }
  int32_t SetBiasType(TPosition pos, CubeFormat type, DataType dataType) {
    return Keep(biasType_, pos, type, dataType, false);
  }
  int32_t SetDequantType(DequantType dequantType) {
    deqType = dequantType;
    return 0;
  }
  virtual int32_t SetShape(int32_t m, int32_t n, int32_t k) {
    singleM = m;
    singleN = n;
    singleK = k;
    return 0;
  }
  int32_t SetOrgShape(int32_t orgMIn, int32_t orgNIn, int32_t orgKIn) {
    return SetOrgShape(orgMIn, orgNIn, orgKIn, orgKIn);
  }
  int32_t SetOrgShape(int32_t orgMIn, int32_t orgNIn, int32_t orgKaIn, int32_t orgKbIn) {
    orgM = orgMIn;
    orgN = orgNIn;
    orgKa = orgKaIn;
    orgKb = orgKbIn;
    return 0;
  }
  int32_t SetALayout(int32_t b, int32_t s, int32_t n, int32_t g, int32_t d) {
    aLayoutInfoB = b, aLayoutInfoS = s, aLayoutInfoN = n, aLayoutInfoG = g, aLayoutInfoD = d;
    return 0;
  }
  int32_t SetBLayout(int32_t b, int32_t s, int32_t n, int32_t g, int32_t d) {
    bLayoutInfoB = b, bLayoutInfoS = s, bLayoutInfoN = n, bLayoutInfoG = g, bLayoutInfoD = d;
    return 0;
  }
  int32_t SetCLayout(int32_t b, int32_t s1, int32_t n, int32_t g, int32_t s2) {
    cLayoutInfoB = b, cLayoutInfoS1 = s1, cLayoutInfoN = n, cLayoutInfoG = g, cLayoutInfoS2 = s2;
    return 0;
  }
  int32_t SetBatchInfoForNormal(int32_t, int32_t, int32_t, int32_t, int32_t) { return 0; }
  int32_t SetBatchNum(int32_t batch) {
    batchNum = batch;
    return 0;
  }
  int32_t EnableBias(bool isBiasIn = false) {
    isBias = isBiasIn;
    return 0;
  }
  int32_t SetBias(bool isBiasIn = false) { return EnableBias(isBiasIn); }
  int32_t SetFixSplit(int32_t baseMIn = -1, int32_t baseNIn = -1, int32_t baseKIn = -1) {
    baseM = baseMIn;
    baseN = baseNIn;
    baseK = baseKIn;
    return 0;
  }
  int32_t SetBufferSpace(int32_t = -1, int32_t l0CSize = -1, int32_t = -1, int32_t = -1) {
    bufferPool_.l0CSize = l0CSize;
    return 0;
  }
  int32_t SetTraverse(MatrixTraverse traverse) {
    traverse_ = traverse;
    return 0;
  }
  int32_t SetMadType(MatrixMadType madType) {
    madType_ = madType;
    return 0;
  }
  int32_t SetSplitRange(int32_t = -1, int32_t = -1, int32_t = -1, int32_t = -1, int32_t = -1, int32_t = -1) { return 0; }
  int32_t SetDoubleBuffer(bool, bool, bool, bool, bool = true, bool = true) { return 0; }
  void SetMatmulConfigParams(int32_t = 1, bool = false, ScheduleType = ScheduleType::INNER_PRODUCT,
                             MatrixTraverse = MatrixTraverse::NOSET, bool = false) {}
  void SetMatmulConfigParams(const MatmulConfigParams&) {}
  int32_t SetSparse(bool isSparseIn = false) {
    isSparse_ = isSparseIn;
    return 0;
  }
  int32_t GetBaseM() const { return baseM; }
  int32_t GetBaseN() const { return baseN; }
  int32_t GetBaseK() const { return baseK; }
  virtual int64_t GetTiling(optiling::TCubeTiling& tiling) = 0;
  virtual int64_t GetTiling(TCubeTiling& tiling) = 0;

  optiling::TCubeTiling tiling_;
  MatTilingType aType_, bType_, cType_, biasType_;
  int32_t
      blockDim = 0, orgM = 0, orgN = 0, orgKa = 0, orgKb = 0, aLayoutInfoB = 0, aLayoutInfoS = 0,
      aLayoutInfoN = 0, aLayoutInfoG = 0, aLayoutInfoD = 0, bLayoutInfoB = 0, bLayoutInfoS = 0,
      bLayoutInfoN = 0, bLayoutInfoG = 0, bLayoutInfoD = 0, cLayoutInfoB = 0, cLayoutInfoS1 = 0,
      cLayoutInfoN = 0, cLayoutInfoG = 0, cLayoutInfoS2 = 0, batchNum = 0, singleM = 0, singleN = 0,
      singleK = 0, singleCoreM = 0, singleCoreN = 0, singleCoreK = 0, baseM = 0, baseN = 0, baseK = 0,
      batchM = 0, batchN = 0, singleBatchM = 0, singleBatchN = 0, alignSingleM = 0, alignSingleN = 0,
      alignSingleK = 0, maxSingleM = 0, maxSingleN = 0, maxSingleK = 0, minSingleM = 0, minSingleN = 0,
      minSingleK = 0, mmConfigType = 0;
  bool
      isBias = false, isSupportL0c2Out = false, transND2NZ_ = false, transNZ2ND_ = false, isSparse_ = false,
      enableSplitK_ = false, enableL1CacheUB = false, enVecND2NZ = false;
  BufferPool oriBufferPool_ = BufferPool();
  BufferPool bufferPool_ = BufferPool();
  MatrixTraverse traverse_ = MatrixTraverse::FIRSTM;
  MatrixMadType madType_ = MatrixMadType::NORMAL;
  ScheduleType scheduleType = ScheduleType::INNER_PRODUCT;
  DequantType deqType = DequantType::SCALAR;
  platform_ascendc::SocVersion socVersion = platform_ascendc::SocVersion::ASCEND910B;

  assay_host::MatmulSplit split_;

 protected:
  // -1 where the shapes or what the user fixed leave no split.
  template <class Tiling>
  int64_t Write(Tiling& tiling) {
    if (!Split()) return -1;
    WriteFields(tiling);
    return 0;
  }
  bool Split() {
    split_ = assay_host::MatmulSplit();
    split_.m = orgM > 0 ? orgM : singleM;
    split_.n = orgN > 0 ? orgN : singleN;
    split_.k = singleK > 0 ? singleK : orgKa;
    split_.elementBytes = aType_.dataType == DataType::DT_INT8 ? 1 : aType_.dataType == DataType::DT_FLOAT ? 4 : 2;
    if (blockDim > 0) {
      // The whole product over the cores.
      split_.m = singleM > 0 ? singleM : split_.m;
      split_.n = singleN > 0 ? singleN : split_.n;
      split_.cores = blockDim;
      split_.singleM = singleCoreM;
      split_.singleN = singleCoreN;
      split_.singleK = singleCoreK;
      if (alignSingleM > 0) split_.alignM = alignSingleM;
      if (alignSingleN > 0) split_.alignN = alignSingleN;
    } else {
      split_.singleM = singleM > 0 ? singleM : split_.m;
      split_.singleN = singleN > 0 ? singleN : split_.n;
      split_.singleK = singleK;
      split_.cores = INT32_MAX;
    }
    split_.baseM = baseM;
    split_.baseN = baseN;
    split_.baseK = baseK;
    if (bufferPool_.l0CSize > 0) split_.l0c = bufferPool_.l0CSize;
    assay_host_reply* const reply = assay_host::TheState().reply;
    const bool chosen = split_.singleM <= 0 && split_.singleN <= 0;
    const bool split = assay_host::SplitMatmul(split_);
    if (reply != nullptr && chosen && split_.coresM * split_.coresN > 1) reply->chose_split = 1;
    return split;
  }
#define ASSAY_FIELDS \
  ASSAY_PUT(usedCoreNum, split_.coresM * split_.coresN * split_.coresK) \
  ASSAY_PUT(M, split_.m) \
  ASSAY_PUT(N, split_.n) \
  ASSAY_PUT(Ka, orgKa > 0 ? orgKa : split_.k) \
  ASSAY_PUT(Kb, orgKb > 0 ? orgKb : split_.k) \
  ASSAY_PUT(singleCoreM, split_.singleM) \
  ASSAY_PUT(singleCoreN, split_.singleN) \
  ASSAY_PUT(singleCoreK, split_.singleK) \
  ASSAY_PUT(baseM, split_.baseM) \
  ASSAY_PUT(baseN, split_.baseN) \
  ASSAY_PUT(baseK, split_.baseK) \
  ASSAY_PUT(depthA1, split_.depth) \
  ASSAY_PUT(depthB1, split_.depth) \
  ASSAY_PUT(stepM, 1) \
  ASSAY_PUT(stepN, 1) \
  ASSAY_PUT(isBias, isBias ? 1 : 0) \
  ASSAY_PUT(iterateOrder, traverse_ == MatrixTraverse::FIRSTN ? 1 : 0) \
  ASSAY_PUT(shareL0CSize, split_.baseM * split_.baseN * 4) \
  ASSAY_PUT(stepKa, split_.stepK) \
  ASSAY_PUT(stepKb, split_.stepK) \
  ASSAY_PUT(dbL0A, 2) \
  ASSAY_PUT(dbL0B, 2) \
  ASSAY_PUT(dbL0C, split_.dbL0C) \
  ASSAY_PUT(ALayoutInfoB, aLayoutInfoB) \
  ASSAY_PUT(ALayoutInfoS, aLayoutInfoS) \
  ASSAY_PUT(ALayoutInfoN, aLayoutInfoN) \
  ASSAY_PUT(ALayoutInfoG, aLayoutInfoG) \
  ASSAY_PUT(ALayoutInfoD, aLayoutInfoD) \
  ASSAY_PUT(BLayoutInfoB, bLayoutInfoB) \
  ASSAY_PUT(BLayoutInfoS, bLayoutInfoS) \
  ASSAY_PUT(BLayoutInfoN, bLayoutInfoN) \
  ASSAY_PUT(BLayoutInfoG, bLayoutInfoG) \
  ASSAY_PUT(BLayoutInfoD, bLayoutInfoD) \
  ASSAY_PUT(CLayoutInfoB, cLayoutInfoB) \
  ASSAY_PUT(CLayoutInfoS1, cLayoutInfoS1) \
  ASSAY_PUT(CLayoutInfoN, cLayoutInfoN) \
  ASSAY_PUT(CLayoutInfoG, cLayoutInfoG) \
  ASSAY_PUT(CLayoutInfoS2, cLayoutInfoS2) \
  ASSAY_PUT(BatchNum, batchNum)
  void WriteFields(TCubeTiling& tiling) {
#define ASSAY_PUT(field, value) tiling.field = static_cast<int32_t>(value);
    ASSAY_FIELDS
#undef ASSAY_PUT
    if (blockDim <= 0) tiling.usedCoreNum = 1;
  }
  void WriteFields(optiling::TCubeTiling& tiling) {
#define ASSAY_PUT(field, value) tiling.set_##field(static_cast<int32_t>(value));
    ASSAY_FIELDS
#undef ASSAY_PUT
    if (blockDim <= 0) tiling.set_usedCoreNum(1);
  }
#undef ASSAY_FIELDS

 private:
  static int32_t Keep(MatTilingType& slot, TPosition pos, CubeFormat type, DataType dataType, bool isTrans) {
    slot.pos = pos;
    slot.type = type;
    slot.dataType = dataType;
    slot.isTrans = isTrans;
    return 0;
  }
};

class MatmulApiTiling : public MatmulApiTilingBase {
 public:
  MatmulApiTiling() {}
  explicit MatmulApiTiling(const platform_ascendc::PlatformAscendC& platform) : MatmulApiTilingBase(platform) {}
  explicit MatmulApiTiling(const PlatformInfo& platform) : MatmulApiTilingBase(platform) {}
  int64_t GetTiling(optiling::TCubeTiling& tiling) override { return Write(tiling); }
  int64_t GetTiling(TCubeTiling& tiling) override { return Write(tiling); }
};

class MultiCoreMatmulTiling : public MatmulApiTilingBase {
 public:
  MultiCoreMatmulTiling() {}
  explicit MultiCoreMatmulTiling(const platform_ascendc::PlatformAscendC& platform) : MatmulApiTilingBase(platform) {}
  explicit MultiCoreMatmulTiling(const PlatformInfo& platform) : MatmulApiTilingBase(platform) {}
  int32_t SetDim(int32_t dim) {
    blockDim = dim;
    return 0;
  }
  int32_t SetShape(int32_t m, int32_t n, int32_t k) override { return MatmulApiTilingBase::SetShape(m, n, k); }
  int32_t SetSingleShape(int32_t singleMIn = -1, int32_t singleNIn = -1, int32_t singleKIn = -1) {
    singleCoreM = singleMIn;
    singleCoreN = singleNIn;
    singleCoreK = singleKIn;
    return 0;
  }
  int32_t SetSingleRange(int32_t = -1, int32_t = -1, int32_t = -1, int32_t = -1, int32_t = -1, int32_t = -1) { return 0; }
  int32_t SetAlignSplit(int32_t alignM, int32_t alignN, int32_t alignK) {
    alignSingleM = alignM;
    alignSingleN = alignN;
    alignSingleK = alignK;
    return 0;
  }
  int32_t GetSingleShape(int32_t& shapeM, int32_t& shapeN, int32_t& shapeK) {
    shapeM = static_cast<int32_t>(split_.singleM);
    shapeN = static_cast<int32_t>(split_.singleN);
    shapeK = static_cast<int32_t>(split_.singleK);
    return 0;
  }
  int32_t GetCoreNum(int32_t& dim, int32_t& mDim, int32_t& nDim) {
    mDim = static_cast<int32_t>(split_.coresM);
    nDim = static_cast<int32_t>(split_.coresN);
    dim = mDim * nDim * static_cast<int32_t>(split_.coresK);
    return 0;
  }
  void EnableMultiCoreSplitK(bool flag) { enableSplitK_ = flag; }
  void SetSplitK(bool flag) { enableSplitK_ = flag; }
  int64_t GetTiling(optiling::TCubeTiling& tiling) override { return Write(tiling); }
  int64_t GetTiling(TCubeTiling& tiling) override { return Write(tiling); }
};

class BatchMatmulTiling : public MatmulApiTilingBase {
 public:
  BatchMatmulTiling() {}
  explicit BatchMatmulTiling(const platform_ascendc::PlatformAscendC& platform) : MatmulApiTilingBase(platform) {}
  int32_t GetCoreNum(int32_t&, int32_t&, int32_t&, int32_t&, int32_t&) {
    assay_host::Unmodelled("BatchMatmulTiling::GetCoreNum");
  }
  int64_t GetTiling(optiling::TCubeTiling&) override { assay_host::Unmodelled("BatchMatmulTiling::GetTiling"); }
  int64_t GetTiling(TCubeTiling&) override { assay_host::Unmodelled("BatchMatmulTiling::GetTiling"); }
};

}  // namespace matmul_tiling

#define ASSAY_TMP_SIZE(name, tiling)                                         \
  inline int32_t name(tiling&, matmul_tiling::SysTilingTempBufSize&) {       \
    assay_host::Unmodelled(#name);                                           \
  }
ASSAY_TMP_SIZE(MatmulGetTmpBufSize, optiling::TCubeTiling)
ASSAY_TMP_SIZE(MultiCoreMatmulGetTmpBufSize, optiling::TCubeTiling)
ASSAY_TMP_SIZE(BatchMatmulGetTmpBufSize, optiling::TCubeTiling)
ASSAY_TMP_SIZE(MatmulGetTmpBufSizeV2, TCubeTiling)
ASSAY_TMP_SIZE(MultiCoreMatmulGetTmpBufSizeV2, TCubeTiling)
ASSAY_TMP_SIZE(BatchMatmulGetTmpBufSizeV2, TCubeTiling)
#undef ASSAY_TMP_SIZE

#endif
