// Names that came with the 950 and are declared for every chip since then. None of them has an implementation: a run
// that reaches one ends undecided and names it. Source: asc-devkit at 82b89a15f, include/basic_api (kernel_common.h,
// kernel_struct_fixpipe.h, kernel_struct_mm.h, kernel_struct_data_copy.h, kernel_operator_fixpipe_intf.h,
// kernel_operator_mm_intf.h, kernel_operator_sys_var_intf.h).
#pragma once

namespace AscendC {
// --- locks between pipes
using MutexID ASSAY_SINCE(9_0) = uint8_t;
class ASSAY_SINCE(9_0) Mutex {
 public:
  // Taking a lock waits for the pipe that held it. Which pipe that was is not recorded, so it waits for all pipes.
  template <pipe_t pipe>
  static ASSAY_MODEL void Lock(MutexID id) {
    assay_barrier(PIPE_ALL);
  }
  template <pipe_t pipe>
  static ASSAY_MODEL void Unlock(MutexID id) {}
};
ASSAY_SINCE(9_0) ASSAY_MODEL MutexID AllocMutexID() { return 0; }
ASSAY_SINCE(9_0) ASSAY_MODEL void ReleaseMutexID(MutexID id) {}

// --- out of L0C
enum class ASSAY_SINCE(9_0) ReluMode { NO_RELU, NORMAL_RELU, SCALAR_RELU, VECTOR_RELU };
enum class ASSAY_SINCE(9_0) ClipReluMode { NOCLIP_RELU, CLIP_RELU };
template <CO2Layout format>
struct assay_fixpipe_layout {
  using Params = uint8_t;
};
struct ASSAY_SINCE(9_0) Nz2DnParams {
  uint16_t dnNum = 0;
  uint16_t srcNzMatrixStride = 0;
  uint32_t dstDnMatrixStride = 0;
  uint16_t srcNzC0Stride = 0;
};
struct assay_nz2nd {
  uint16_t ndNum = 1;
  uint16_t srcNdStride = 0;
  uint32_t dstNdStride = 0;
};
template <>
struct assay_fixpipe_layout<CO2Layout::ROW_MAJOR> {
  using Params = assay_nz2nd;
};
template <>
struct assay_fixpipe_layout<CO2Layout::COLUMN_MAJOR> {
  using Params = Nz2DnParams;
};
template <CO2Layout format = CO2Layout::ROW_MAJOR>
struct ASSAY_SINCE(9_0) FixpipeParamsArch3510 {
  ASSAY_MODEL FixpipeParamsArch3510() {}
  ASSAY_MODEL FixpipeParamsArch3510(const uint16_t nSizeIn, const uint16_t mSizeIn, const uint16_t srcStrideIn,
                                    const uint32_t dstStrideIn)
      : nSize(nSizeIn), mSize(mSizeIn), srcStride(srcStrideIn), dstStride(dstStrideIn) {}
  ReluMode preReluMode = ReluMode::NO_RELU;
  ClipReluMode preClipReluMode = ClipReluMode::NOCLIP_RELU;
  uint64_t reluScalar;
  uint64_t vectorRelu;
  uint16_t nSize = 0;
  uint16_t mSize = 0;
  uint16_t srcStride = 0;
  uint32_t dstStride = 0;
  QuantMode_t quantPre = QuantMode_t::NoQuant;
  uint64_t deqScalar;
  bool reluEn = false;
  uint8_t unitFlag = 0;
  uint8_t dualDstCtl = 0;
  bool subBlockId = false;
  typename assay_fixpipe_layout<format>::Params params;
  bool isChannelSplit = false;
};
template <CO2Layout format = CO2Layout::ROW_MAJOR>
struct ASSAY_SINCE(8_5) FixpipeParamsC310 : FixpipeParamsArch3510<format> {
  using FixpipeParamsArch3510<format>::FixpipeParamsArch3510;
};
// Members that both generations have; a member that only this one has ends the run.
template <typename T, CO2Layout format>
ASSAY_MODEL FixpipeParamsV220 assay_fixpipe_as_before(const FixpipeParamsArch3510<format>& from) {
  const bool other = from.preClipReluMode != ClipReluMode::NOCLIP_RELU || from.dualDstCtl != 0 || from.subBlockId;
  if (other || (from.preReluMode != ReluMode::NO_RELU && from.preReluMode != ReluMode::NORMAL_RELU))
    assay_unmodelled("Fixpipe of this form");
  FixpipeParamsV220 to;
  to.nSize = from.nSize;
  to.mSize = from.mSize;
  to.srcStride = from.srcStride;
  // Elements here, 32 bytes before.
  constexpr int kBytes = format == CO2Layout::NZ ? sizeof(PrimT<T>) : 1, kUnit = format == CO2Layout::NZ ? 32 : 1;
  if (from.dstStride * kBytes % kUnit != 0) assay_unmodelled("Fixpipe of part of a block");
  to.dstStride = from.dstStride * kBytes / kUnit;
  to.quantPre = from.quantPre;
  to.deqScalar = from.deqScalar;
  to.reluEn = from.reluEn || from.preReluMode == ReluMode::NORMAL_RELU;
  to.unitFlag = from.unitFlag;
  to.isChannelSplit = from.isChannelSplit;
  if constexpr (format == CO2Layout::ROW_MAJOR) {
    to.ndNum = from.params.ndNum;
    to.srcNdStride = from.params.srcNdStride;
    to.dstNdStride = from.params.dstNdStride;
  }
  return to;
}
template <typename T, typename U, const FixpipeConfig& config = CFG_ROW_MAJOR>
ASSAY_SINCE(9_0) ASSAY_MODEL void Fixpipe(const LocalTensor<T>& dst, const LocalTensor<U>& src,
                                          const FixpipeParamsArch3510<config.format>& intriParams) {
  assay_model::FixLocal<config>(dst, src, ASSAY_NONE, assay_fixpipe_as_before<T>(intriParams));
}
template <typename T, typename U, const FixpipeConfig& config = CFG_ROW_MAJOR>
ASSAY_SINCE(9_0) ASSAY_MODEL void Fixpipe(const LocalTensor<T>& dst, const LocalTensor<U>& src,
                                          const LocalTensor<uint64_t>& cbufWorkspace,
                                          const FixpipeParamsArch3510<config.format>& intriParams) {
  assay_model::FixLocal<config>(dst, src, ASSAY_AT(cbufWorkspace), assay_fixpipe_as_before<T>(intriParams));
}
template <typename T, typename U, const FixpipeConfig& config = CFG_ROW_MAJOR>
ASSAY_SINCE(9_0) ASSAY_MODEL void Fixpipe(const GlobalTensor<T>& dst, const LocalTensor<U>& src,
                                          const FixpipeParamsArch3510<config.format>& intriParams) {
  assay_model::FixOut<config>(dst, src, ASSAY_NONE, assay_fixpipe_as_before<T>(intriParams));
}
template <typename T, typename U, const FixpipeConfig& config = CFG_ROW_MAJOR>
ASSAY_SINCE(9_0) ASSAY_MODEL void Fixpipe(const GlobalTensor<T>& dst, const LocalTensor<U>& src,
                                          const LocalTensor<uint64_t>& cbufWorkspace,
                                          const FixpipeParamsArch3510<config.format>& intriParams) {
  assay_model::FixOut<config>(dst, src, ASSAY_AT(cbufWorkspace), assay_fixpipe_as_before<T>(intriParams));
}

// --- into L0A and L0B, products of scaled small floats
struct ASSAY_SINCE(9_0) LoadDataRepeatParamWithStride {
  ASSAY_MODEL LoadDataRepeatParamWithStride() {}
  ASSAY_MODEL LoadDataRepeatParamWithStride(const uint16_t repeatStrideIn, const uint8_t repeatTimeIn,
                                            const uint8_t repeatModeIn, const uint16_t dstStrideIn)
      : repeatStride(repeatStrideIn), repeatTime(repeatTimeIn), repeatMode(repeatModeIn), dstStride(dstStrideIn) {}
  uint16_t repeatStride = 0;
  uint8_t repeatTime = 1;
  uint8_t repeatMode = 0;
  uint16_t dstStride = 0;
};
ASSAY_SINCE(9_0) ASSAY_MODEL void SetLoadDataRepeatWithStride(const LoadDataRepeatParamWithStride& repeatParams) {
  if (repeatParams.repeatTime > 1) assay_unmodelled("SetLoadDataRepeatWithStride with repeats");
  assay_special_set(ASSAY_REG_LOAD_REPEAT, repeatParams.dstStride);
}
// The window is one element: the unrolled matrix is the matrix itself, from which fractals are loaded. L0B
// always gets them transposed.
template <typename T, const IsResetLoad3dConfig& defaultConfig = IS_RESER_LOAD3D_DEFAULT_CONFIG, typename U = PrimT<T>>
ASSAY_SINCE(9_0) ASSAY_MODEL void LoadDataWithStride(const LocalTensor<T>& dst, const LocalTensor<T>& src,
                                                     const LoadData3DParamsV2<U>& loadDataParams) {
  const LoadData3DParamsV2<U>& p = loadDataParams;
  if (p.l1H == 0 || p.l1W == 0 || p.channelSize == 0 || p.kExtension == 0 || p.mExtension == 0) return;
  constexpr int kGroup = 32 / sizeof(PrimT<T>);
  const bool point = p.filterW == 1 && p.filterH == 1 && !p.filterSizeW && !p.filterSizeH && p.strideW == 1 &&
                     p.strideH == 1 && p.padList[0] + p.padList[1] + p.padList[2] + p.padList[3] == 0;
  const bool whole = p.l1H * p.l1W % 16 == 0 && p.mStartPt % 16 == 0 && p.kStartPt % kGroup == 0;
  if (!point || !whole || p.fMatrixCtrl || !defaultConfig.isSetFMatrix) assay_unmodelled("LoadDataWithStride");
  const bool right = dst.GetPosition() == static_cast<int32_t>(TPosition::B2);
  assay_load_matrix(assay_model::kDtypeOf<T>, ASSAY_AT(dst), ASSAY_AT(src), p.mStartPt / 16, p.kStartPt / kGroup,
                    (p.mExtension + 15) / 16, (p.kExtension + kGroup - 1) / kGroup, p.l1H * p.l1W / 16,
                    static_cast<assay_i64>(assay_special_get(ASSAY_REG_LOAD_REPEAT)),
                    right || p.enTranspose ? ASSAY_LOAD_TURNED_PART : 0);
}
template <typename T, typename U, typename S>
ASSAY_SINCE(9_1) void MmadMx(const LocalTensor<T>& dst, const LocalTensor<U>& fm, const LocalTensor<S>& filter,
                             const MmadParams& mmadParams);
template <typename T, typename U, typename S, typename V>
ASSAY_SINCE(9_1) void MmadMx(const LocalTensor<T>& dst, const LocalTensor<U>& fm, const LocalTensor<S>& filter,
                             const LocalTensor<V>& bias, const MmadParams& mmadParams);

// --- copies in loops
enum class ASSAY_SINCE(8_5) DataCopyMVType : uint8_t { UB_TO_OUT = 0, OUT_TO_UB = 1 };
struct ASSAY_SINCE(8_5) LoopModeParams {
  ASSAY_MODEL LoopModeParams() {}
  ASSAY_MODEL LoopModeParams(const uint32_t loop1SizeIn, const uint32_t loop2SizeIn, const uint64_t loop1SrcStrideIn,
                             const uint64_t loop1DstStrideIn, const uint64_t loop2SrcStrideIn,
                             const uint64_t loop2DstStrideIn)
      : loop1Size(loop1SizeIn),
        loop2Size(loop2SizeIn),
        loop1SrcStride(loop1SrcStrideIn),
        loop1DstStride(loop1DstStrideIn),
        loop2SrcStride(loop2SrcStrideIn),
        loop2DstStride(loop2DstStrideIn) {}
  uint32_t loop1Size = 0;
  uint32_t loop2Size = 0;
  uint64_t loop1SrcStride = 0;
  uint64_t loop1DstStride = 0;
  uint64_t loop2SrcStride = 0;
  uint64_t loop2DstStride = 0;
};
ASSAY_SINCE(8_5) void SetLoopModePara(const LoopModeParams& loopParams, DataCopyMVType type);
ASSAY_SINCE(8_5) void ResetLoopModePara(DataCopyMVType type);

// --- sizes
ASSAY_SINCE(8_5) uint32_t GetUBSizeInBytes();
ASSAY_SINCE(9_0) uint32_t GetRuntimeUBSize();
}  // namespace AscendC
