// Matrix unit: loads, Mmad, Fixpipe, Conv2D and Gemm.
#pragma once

#include "assay/api/reduce.h"

#define TRACE_START(apid)
#define TRACE_STOP(apid)

namespace AscendC {
void SetNdParaImpl(uint64_t paraValue);
ASSAY_MODEL void MetricsProfStart() {
}
ASSAY_MODEL void MetricsProfStop() {
}
class KfcCommClient {
 public:
  KfcCommClient(__gm__ uint8_t* workspace, int subBlockID, uint8_t enableHardWare = 0);
  ~KfcCommClient();
  template <bool isAck>
  void PostMessage(__gm__ KfcMsg* msg);
  __gm__ KfcMsg* AllocMessage();
  void FreeMessage(__gm__ KfcMsg* msg);
  __gm__ uint8_t* AllocUB(uint32_t size, int32_t& tailInfo);
  __gm__ KfcMsg* RcvMessage();
  __gm__ KfcMsg* msgSendHead;
  __gm__ KfcMsg* msgSendStart;
  __gm__ KfcMsg* msgRcvHead;
  __gm__ KfcMsg* msgRcvStart;
  __gm__ uint8_t* ubStart;
  __gm__ uint8_t* ubAvalidTail;
  __ubuf__ KfcMsg* ubMsg;
  uint32_t head;
  uint32_t tail;
  uint8_t msgRcvPos;
  uint8_t msgSendPos;
  uint8_t eventID_;
  uint8_t enableHardWare;
};
extern AscendC::KfcCommClient* g_kfcClient;
template <typename T>
bool ChannelSizeRemainder(const uint16_t channelSize, uint16_t remainder[], uint16_t size);
template <typename DstT, typename Src0T, typename Src1T>
void CheckMmadAlign(const LocalTensor<DstT>& dstLocal, const LocalTensor<Src0T>& fmLocal, const LocalTensor<Src1T>&
    filterLocal);
template <typename T>
void CheckLoadData2dDatatype();
void CheckLoadData3dParams(const uint16_t srcHeight, const uint16_t srcWeight, const uint8_t srcWStride, const
    uint8_t srcHStride);
template <typename T>
void CheckLoadData3dv2ChannelSize(const uint16_t channelSize);
template <typename T>
void CheckLoadData3dv2MatrixParams(const uint16_t kExtension, const uint16_t mExtension, const uint16_t kStartPt,
    const uint16_t mStartPt);
struct IsResetLoad3dConfig {
  ASSAY_MODEL constexpr IsResetLoad3dConfig(const bool isSetFMatrixIn, const bool isSetPaddingIn) {
    isSetFMatrix = isSetFMatrixIn;
    isSetPadding = isSetPaddingIn;
  }
  bool isSetFMatrix = true;
  bool isSetPadding = true;
};
constexpr IsResetLoad3dConfig IS_RESER_LOAD3D_DEFAULT_CONFIG = {true, true};
template <const IsResetLoad3dConfig& defaultConfig>
ASSAY_MODEL void LoadData(const LocalTensor<bfloat16_t>& dstLocal, const LocalTensor<bfloat16_t>& srcLocal, const
    LoadData3DParamsV2<bfloat16_t>& loadDataParams) {
  assay_model::Load3D(dstLocal, srcLocal, loadDataParams);
}
template <typename T>
ASSAY_MODEL void LoadData(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LoadData2DParams&
    loadDataParams) {
  assay_model::Load2D(dstLocal, srcLocal, loadDataParams);
}
template <typename T>
ASSAY_MODEL void LoadData(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcLocal, const LoadData2DParams&
    loadDataParams) {
  assay_model::Load2D(dstLocal, srcLocal, loadDataParams);
}
template <typename T>
ASSAY_MODEL void LoadData(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LoadData2DParamsV2&
    loadDataParams) {
  const LoadData2DParamsV2& p = loadDataParams;
  assay_load_matrix(assay_model::kDtypeOf<T>, ASSAY_AT(dstLocal), ASSAY_AT(srcLocal), p.mStartPosition, p.kStartPosition,
                    p.mStep, p.kStep, p.srcStride, p.dstStride, p.ifTranspose);
}
template <typename T>
void LoadData(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcLocal, const LoadData2DParamsV2&
    loadDataParams);
template <typename T, const IsResetLoad3dConfig& defaultConfig = IS_RESER_LOAD3D_DEFAULT_CONFIG, typename U =
    PrimT<T>, typename std::enable_if<IsSameType<PrimT<T>, U>::value, bool>::type = true>
ASSAY_MODEL void LoadData(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LoadData3DParamsV1<U>& loadDataParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int64_t, uint64_t, double, bool, int4b_t>,
      "LoadData: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, double, bool or int4b_t");
  assay_unmodelled("LoadData");
}
template <typename T, const IsResetLoad3dConfig& defaultConfig = IS_RESER_LOAD3D_DEFAULT_CONFIG, typename U =
    PrimT<T>, typename std::enable_if<IsSameType<PrimT<T>, U>::value, bool>::type = true>
ASSAY_MODEL void LoadData(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LoadData3DParamsV2<U>& loadDataParams) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int64_t, uint64_t, double, bool, int4b_t>,
      "LoadData: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, double, bool or int4b_t");
  assay_model::Load3D(dstLocal, srcLocal, loadDataParams);
}
template <typename T>
void LoadData(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const LoadData3DParamsV2Pro&
    loadDataParams);
template <typename T>
ASSAY_MODEL void LoadDataWithTranspose(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LoadData2dTransposeParams& loadDataParams) {
  assay_model::LoadTransposed(dstLocal, srcLocal, loadDataParams);
}
template <typename T>
ASSAY_MODEL void LoadDataWithTranspose(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LoadData2dTransposeParamsV2& loadDataParams) {
  assay_model::LoadTransposed(dstLocal, srcLocal, loadDataParams);
}
template <typename DstT, typename Src0T, typename Src1T>
ASSAY_MODEL void Mmad(const LocalTensor<DstT>& dstLocal, const LocalTensor<Src0T>& fmLocal, const
    LocalTensor<Src1T>& filterLocal, const MmadParams& mmadParams) {
  assay_model::Multiply(dstLocal, fmLocal, filterLocal, mmadParams);
}
template <typename DstT, typename Src0T, typename Src1T, typename BiasT>
ASSAY_MODEL void Mmad(const LocalTensor<DstT>& dstLocal, const LocalTensor<Src0T>& fmLocal, const
    LocalTensor<Src1T>& filterLocal, const LocalTensor<BiasT>& biasLocal, const MmadParams& mmadParams) {
  assay_model::Multiply(dstLocal, fmLocal, filterLocal, biasLocal, mmadParams);
}
// The function that Mmad calls, by its own name.
template <typename DstT, typename Src0T, typename Src1T>
ASSAY_MODEL void MmadImpl(const LocalTensor<DstT>& dstLocal, const LocalTensor<Src0T>& fmLocal, const
    LocalTensor<Src1T>& filterLocal, const MmadParams& mmadParams) {
  assay_model::Multiply(dstLocal, fmLocal, filterLocal, mmadParams);
}
template <typename DstT, typename Src0T, typename Src1T, typename BiasT>
ASSAY_MODEL void MmadImpl(const LocalTensor<DstT>& dstLocal, const LocalTensor<Src0T>& fmLocal, const
    LocalTensor<Src1T>& filterLocal, const LocalTensor<BiasT>& biasLocal, const MmadParams& mmadParams) {
  assay_model::Multiply(dstLocal, fmLocal, filterLocal, biasLocal, mmadParams);
}
template <typename T = int32_t, typename U = int8_t, typename std::enable_if<IsSameType<PrimT<T>, int32_t>::value,
    bool>::type = true, typename std::enable_if<IsSameType<PrimT<U>, int8_t>::value, bool>::type = true>
ASSAY_MODEL void MmadWithSparse(const LocalTensor<T>& dstLocal, const LocalTensor<U>& fmLocal, const LocalTensor<U>&
    filterLocal, const MmadParams& mmadParams) {
  static_assert(assay_model::OneOf<PrimT<T>, int32_t>, "MmadWithSparse: T must be int32_t");
  static_assert(assay_model::OneOf<PrimT<U>, int8_t>, "MmadWithSparse: U must be int8_t");
  assay_unmodelled("MmadWithSparse");
}
template <typename T = int8_t, typename U = uint8_t, typename std::enable_if<IsSameType<PrimT<T>, int8_t>::value,
    bool>::type = true, typename std::enable_if<IsSameType<PrimT<U>, uint8_t>::value, bool>::type = true>
ASSAY_MODEL void LoadDataWithSparse(const LocalTensor<T>& dstLocal, const LocalTensor<T>& srcLocal, const
    LocalTensor<U>& idxLocal, const LoadData2dParams& loadDataParam) {
  static_assert(assay_model::OneOf<PrimT<T>, int8_t>, "LoadDataWithSparse: T must be int8_t");
  static_assert(assay_model::OneOf<PrimT<U>, uint8_t>, "LoadDataWithSparse: U must be uint8_t");
  assay_unmodelled("LoadDataWithSparse");
}
template <typename T, typename U>
ASSAY_MODEL void BroadCastVecToMM(const LocalTensor<T>& dstLocal, const LocalTensor<U>& srcLocal, const int32_t
    blockCount, const uint8_t blockLen, const uint8_t srcGap, const uint8_t dstGap) {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int64_t, uint64_t, double, bool, int4b_t>,
      "BroadCastVecToMM: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, double, bool or int4b_t");
  assay_model::VectorToMatrix(dstLocal, srcLocal, blockCount, blockLen);
}
template <typename T, typename U = PrimT<T>, typename std::enable_if<IsSameType<PrimT<T>, U>::value, bool>::type =
    true>
ASSAY_MODEL void InitConstValue(const LocalTensor<T>& dstLocal, const InitConstValueParams<U>& initConstValueParams)
    {
  static_assert(assay_model::OneOf<PrimT<T>, half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t,
      uint32_t, int64_t, uint64_t, double, bool, int4b_t>,
      "InitConstValue: T must be half, float, bfloat16_t, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t, double, bool or int4b_t");
  assay_model::FillFractals(dstLocal, initConstValueParams);
}
template <typename T>
void SetLoadDataPaddingValue(const T padValue);
void SetFmatrix(uint16_t l1H, uint16_t l1W, const uint8_t padList[4], const FmatrixMode& fmatrixMode);
void SetLoadDataBoundary(uint32_t boundaryValue);
void SetLoadDataRepeat(const LoadDataRepeatParam& repeatParams);
template <typename T>
void LoadImageToLocal(const LocalTensor<T>& dstLocal, const LoadImageToLocalParams& loadDataParams);
template <typename T>
void LoadDataUnzip(const LocalTensor<T>& dstLocal, const GlobalTensor<T>& srcLocal);
template <typename T>
void LoadL0B(uint32_t kBlocks, uint32_t nBlocks, GemmTiling tilling, uint32_t i, uint32_t j, const LocalTensor<T>&
    src1Local, const LocalTensor<T>& L0b);
template <typename T>
void LoadL0A(uint32_t kBlocks, uint32_t mBlocks, GemmTiling tilling, uint32_t i, uint32_t t, const LocalTensor<T>&
    src0Local, const LocalTensor<T>& L0a);
template <typename dst_T, typename src0_T, typename src1_T>
void MmadFunc(const LocalTensor<src0_T>& L0a, const LocalTensor<src1_T>& L0b, const LocalTensor<dst_T>& L0c, int32_t
    initValue, GemmTiling tilling, size_t i);
template <typename src0_T, typename src1_T>
void GetPingPongBuffer(LocalTensor<src0_T>& L0aPing, LocalTensor<src0_T>& L0aPong, LocalTensor<src1_T>& L0bPing,
    LocalTensor<src1_T>& L0bPong);
template <typename src0_T, typename src1_T>
void GetSingleThreadBuffer(LocalTensor<src0_T>& L0a, LocalTensor<src1_T>& L0b);
template <typename dst_T, typename src0_T, typename src1_T>
void GemmExecNmNopingpong(const LocalTensor<dst_T>& L0c, const LocalTensor<src0_T>& src0Local, const
    LocalTensor<src1_T>& src1Local, GemmTiling tilling, const int32_t initValue);
template <typename dst_T, typename src0_T, typename src1_T>
void GemmExecNmPingPong(const LocalTensor<dst_T>& L0c, const LocalTensor<src0_T>& src0Local, const
    LocalTensor<src1_T>& src1Local, GemmTiling tilling, const int32_t initValue);
template <typename dst_T, typename src0_T, typename src1_T>
void GemmExecNm(const LocalTensor<dst_T>& L0c, const LocalTensor<src0_T>& src0Local, const LocalTensor<src1_T>&
    src1Local, GemmTiling tilling, const int32_t initValue);
template <typename dst_T, typename src0_T, typename src1_T>
void GemmExecMnNopingpong(const LocalTensor<dst_T>& L0c, const LocalTensor<src0_T>& src0Local, const
    LocalTensor<src1_T>& src1Local, GemmTiling tilling, const int32_t initValue);
template <typename dst_T, typename src0_T, typename src1_T>
void GemmExecMnPingPong(const LocalTensor<dst_T>& L0c, const LocalTensor<src0_T>& src0Local, const
    LocalTensor<src1_T>& src1Local, GemmTiling tilling, const int32_t initValue);
template <typename dst_T, typename src0_T, typename src1_T>
void GemmExecMn(const LocalTensor<dst_T>& L0c, const LocalTensor<src0_T>& src0Local, const LocalTensor<src1_T>&
    src1Local, GemmTiling tilling, const int32_t initValue);
template <typename T>
GemmTiling GetGemmTiling(uint32_t m, uint32_t k, uint32_t n);
template <typename dst_T, typename src0_T, typename src1_T>
void Gemm(const LocalTensor<dst_T>& dstLocal, const LocalTensor<src0_T>& src0Local, const LocalTensor<src1_T>&
    src1Local, const uint32_t m, const uint32_t k, const uint32_t n, GemmTiling tilling, bool partialsum = true, int32_t
    initValue = 0);
template <typename DstT, typename SrcT, typename ParamT = PrimT<SrcT>, typename
    std::enable_if<IsSameType<PrimT<SrcT>, ParamT>::value, bool>::type = true>
void Fixpipe(const LocalTensor<DstT>& dstLocal, const LocalTensor<SrcT>& srcLocal, const FixpipeParams<ParamT>&
    intriParams);
template <typename DstT, typename SrcT, typename BufT, typename ParamT = PrimT<SrcT>, typename
    std::enable_if<IsSameType<PrimT<SrcT>, ParamT>::value, bool>::type = true>
void Fixpipe(const LocalTensor<DstT>& dstLocal, const LocalTensor<SrcT>& srcLocal, const LocalTensor<BufT>&
    cbufWorkspace, const FixpipeParams<ParamT>& intriParams);
template <typename DstT, typename SrcT, typename ParamT = PrimT<SrcT>, typename
    std::enable_if<IsSameType<PrimT<SrcT>, ParamT>::value, bool>::type = true>
void Fixpipe(const GlobalTensor<DstT>& dstGlobal, const LocalTensor<SrcT>& srcLocal, const FixpipeParams<ParamT>&
    intriParams);
template <typename DstT, typename SrcT, typename BufT, typename ParamT = PrimT<SrcT>, typename
    std::enable_if<IsSameType<PrimT<SrcT>, ParamT>::value, bool>::type = true>
void Fixpipe(const GlobalTensor<DstT>& dstGlobal, const LocalTensor<SrcT>& srcLocal, const LocalTensor<BufT>&
    cbufWorkspace, const FixpipeParams<ParamT>& intriParams);
template <typename DstT, typename SrcT, const FixpipeConfig& config = CFG_ROW_MAJOR>
ASSAY_MODEL void Fixpipe(const LocalTensor<DstT>& dstLocal, const LocalTensor<SrcT>& srcLocal, const
    FixpipeParamsV220& intriParams) {
  assay_model::FixLocal<config>(dstLocal, srcLocal, ASSAY_NONE, intriParams);
}
template <typename DstT, typename SrcT, const FixpipeConfig& config = CFG_ROW_MAJOR, typename BufT = uint64_t,
    typename std::enable_if<IsSameType<PrimT<BufT>, uint64_t>::value, bool>::type = true>
ASSAY_MODEL void Fixpipe(const LocalTensor<DstT>& dstLocal, const LocalTensor<SrcT>& srcLocal, const
    LocalTensor<BufT>& cbufWorkspace, const FixpipeParamsV220& intriParams) {
  assay_model::FixLocal<config>(dstLocal, srcLocal, ASSAY_AT(cbufWorkspace), intriParams);
}
template <typename DstT, typename SrcT, const FixpipeConfig& config = CFG_ROW_MAJOR>
ASSAY_MODEL void Fixpipe(const GlobalTensor<DstT>& dstGlobal, const LocalTensor<SrcT>& srcLocal, const
    FixpipeParamsV220& intriParams) {
  assay_model::FixOut<config>(dstGlobal, srcLocal, ASSAY_NONE, intriParams);
}
template <typename DstT, typename SrcT, const FixpipeConfig& config = CFG_ROW_MAJOR, typename BufT = uint64_t,
    typename std::enable_if<IsSameType<PrimT<BufT>, uint64_t>::value, bool>::type = true>
ASSAY_MODEL void Fixpipe(const GlobalTensor<DstT>& dstGlobal, const LocalTensor<SrcT>& srcLocal, const
    LocalTensor<BufT>& cbufWorkspace, const FixpipeParamsV220& intriParams) {
  assay_model::FixOut<config>(dstGlobal, srcLocal, ASSAY_AT(cbufWorkspace), intriParams);
}
template <typename T>
void SetFixPipeConfig(const LocalTensor<T>& reluPre, const LocalTensor<T>& quantPre, bool isUnitFlag = false);
template <typename T, bool setRelu = false>
ASSAY_MODEL void SetFixPipeConfig(const LocalTensor<T>& preTensor, bool isUnitFlag = false) {
  if constexpr (setRelu) {
    assay_unmodelled("SetFixPipeConfig with setRelu");
  } else {
    assay_fixpipe_vector(ASSAY_AT(preTensor));
  }
}
ASSAY_MODEL void SetFixpipeNz2ndFlag(uint16_t ndNum, uint16_t srcNdStride, uint16_t dstNdStride) {
  assay_fixpipe_matrices(ndNum, srcNdStride, dstNdStride);
}
ASSAY_MODEL void SetFixpipePreQuantFlag(uint64_t config) {
  assay_fixpipe_scalar(config);
}
void SetFixPipeClipRelu(uint64_t config);
template <typename T>
void SetFixPipeAddr(const LocalTensor<T>& eleWiseTensor, uint16_t c0ChStride);
template <typename T>
void GetTypeforC0(Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename T>
void LoadL0AForConv2DV1(uint32_t kBlocks, uint32_t indexK, uint32_t mBlocks, uint32_t indexM, Conv2dParams&
    conv2dParams, Conv2dTilling& tilling, const LocalTensor<T>& src0Local, const LocalTensor<T>& L0a);
template <typename T>
void LoadL0AForConv2DV2(uint32_t kBlocks, uint32_t indexK, uint32_t mBlocks, uint32_t indexM, Conv2dParams&
    conv2dParams, Conv2dTilling& tilling, const LocalTensor<T>& src0Local, const LocalTensor<T>& L0a);
template <typename T>
void LoadL0AForConv2D(uint32_t kBlocks, uint32_t indexK, uint32_t mBlocks, uint32_t indexM, Conv2dParams&
    conv2dParams, Conv2dTilling& tilling, const LocalTensor<T>& src0Local, const LocalTensor<T>& L0a);
template <typename T>
void LoadL0BForConv2D(uint32_t kBlocks, uint32_t nBlocks, uint32_t indexK, uint32_t indexN, Conv2dTilling& tilling,
    const LocalTensor<T>& src1Local, const LocalTensor<T>& L0b);
template <typename dst_T, typename src_T>
void MmadFuncForConv2D(const LocalTensor<src_T>& L0a, const LocalTensor<src_T>& L0b, const LocalTensor<dst_T>& L0c,
    const LocalTensor<dst_T>& bias, Conv2dParams& conv2dParams, Conv2dTilling tilling, uint32_t kBlocks, uint32_t
    mBlocks, uint32_t nBlocks, uint32_t indexK, uint32_t indexM, uint32_t indexN);
template <typename dst_T, typename src_T>
void Conv2DExecNmNopingpong(const LocalTensor<dst_T>& L0c, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    src0Local, const LocalTensor<src_T>& src1Local, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
void SetWaitFlagMte1ToM();
void PingPongRealeaseEvent(event_t eventId0, event_t eventId1);
template <typename dst_T, typename src_T>
void Conv2DExecNmPingPong(const LocalTensor<dst_T>& L0c, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    src0Local, const LocalTensor<src_T>& src1Local, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename dst_T, typename src_T>
void Conv2DExecNm(const LocalTensor<dst_T>& L0c, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    src0Local, const LocalTensor<src_T>& src1Local, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename dst_T, typename src_T>
void Conv2DExecMnNopingpong(const LocalTensor<dst_T>& L0c, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    src0Local, const LocalTensor<src_T>& src1Local, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename dst_T, typename src_T>
void Conv2DExecMnPingPong(const LocalTensor<dst_T>& L0c, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    src0Local, const LocalTensor<src_T>& src1Local, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename dst_T, typename src_T>
void Conv2DExecMn(const LocalTensor<dst_T>& L0c, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    src0Local, const LocalTensor<src_T>& src1Local, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename T>
Conv2dTilling GetConv2dTiling(Conv2dParams& conv2dParams);
template <typename dst_T, typename src_T>
void Conv2D(const LocalTensor<dst_T>& dstLocal, const LocalTensor<src_T>& featureMap, const LocalTensor<src_T>&
    weight, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
template <typename dst_T, typename src_T>
void Conv2D(const LocalTensor<dst_T>& dstLocal, const LocalTensor<dst_T>& bias, const LocalTensor<src_T>&
    featureMap, const LocalTensor<src_T>& weight, Conv2dParams& conv2dParams, Conv2dTilling& tilling);
enum class CubeMsgState : uint8_t { FREE = 0, VALID = 1, QUIT = 2, FAKE = 3 };
struct BarrierInfo {
  volatile uint32_t head;
  uint32_t buffer[15];
};
enum class PipeMode : uint8_t { SCALAR_MODE = 0, MTE3_MODE = 1, MAX = 2 };
class KfcWorkspace {
 public:
  ASSAY_MODEL KfcWorkspace(__gm__ uint8_t* workspace) {
    msgStart = workspace;
  }
 private:
  KfcWorkspace() = delete;
 public:
  void UpdateKfcWorkspace(uint32_t offset);
  __gm__ uint8_t* GetKfcWorkspace();
  ~KfcWorkspace();
 private:
  __gm__ uint8_t* msgStart;
  uint8_t evtID;
};
template <typename CubeMsgType>
class CubeResGroupHandle {
 public:
  CubeResGroupHandle() = default;
  CubeResGroupHandle(__gm__ uint8_t* workspace, uint8_t blockStart, uint8_t blockSize, uint8_t msgQueueSize, uint8_t
      evtIDIn);
  void AssignQueue(uint8_t queueIdIn);
  template <PipeMode pipeMode = PipeMode::SCALAR_MODE>
  __gm__ CubeMsgType* AllocMessage();
  template <PipeMode pipeMode = PipeMode::SCALAR_MODE>
  uint16_t PostMessage(__gm__ CubeMsgType* msg, CubeMsgType& msgInput);
  uint16_t FreeMessage(__gm__ CubeMsgType* msg);
  uint16_t FreeMessage(__gm__ CubeMsgType* msg, CubeMsgState waitState);
  uint16_t PostFakeMsg(__gm__ CubeMsgType* msg);
  void SetQuit(__gm__ CubeMsgType* msg);
  void SetSkipMsg(uint8_t skipCnt);
  template <bool sync = true>
  bool Wait(uint16_t offset);
 private:
  __gm__ uint8_t* __GetAicMsgHead(__gm__ uint8_t* workspace, uint8_t aicStart, uint16_t msgSizePerAic);
  void __AivUpdateMsgCurrent();
  void __AicUpdateMsgCurrent();
  bool __AivIsRun(uint8_t aivID);
  void __WriteGmCubeMsgByScalar(__gm__ CubeMsgType* msg);
  void __WriteGmStateByScalar(__gm__ CubeMsgType* msg, CubeMsgState newState);
  void __WriteGmCubeMsgByDatacopy(__gm__ CubeMsgType* msgPtr, CubeMsgType& cubeMsgInput);
  void __CopyCubeMsg(__gm__ CubeMsgType* msg, CubeMsgType& msgInput);
  uint8_t aicSize = 0;
  uint8_t aivSize = 0;
  uint8_t aivPerAic = 0;
  uint8_t aivNumForCurAic = 0;
  uint8_t queueId = 0;
  __gm__ CubeMsgType* msgHead;
  __gm__ CubeMsgType* msgCurrent;
  __ubuf__ CubeMsgType* ubMsg;
  uint16_t msgPos = 0;
  uint16_t msgSize = 0;
  uint64_t aivWorkState = 0;
  uint8_t aivWork = 0;
  uint8_t eventID;
};
template <int groupID, class MatmulApiType, template <class, class> class CallBack, typename CubeMsgType>
CubeResGroupHandle<CubeMsgType> CreateCubeResGroup(KfcWorkspace& desc, uint8_t blockStart, uint8_t blockSize,
    uint8_t msgQueueSize, __gm__ uint8_t* tiling);
template <PipeMode pipeMode>
class GroupBarrier {
 public:
  GroupBarrier(__gm__ uint8_t* groupWorkspace, uint32_t arriveSizeIn, uint32_t waitSizeIn);
 private:
  GroupBarrier() = delete;
 public:
  void Arrive(uint32_t arriveIndex);
  void Wait(uint32_t waitIndex);
  uint64_t GetWorkspaceLen();
 private:
  void __WriteCurrentValue(__gm__ BarrierInfo* BarrierInfoAddr);
  __gm__ BarrierInfo* barrierInfoArrive;
  __gm__ BarrierInfo* barrierInfoWait;
  uint32_t arriveSize;
  uint32_t waitSize;
  uint32_t counter;
  bool hasArrive;
};
}  // namespace AscendC
