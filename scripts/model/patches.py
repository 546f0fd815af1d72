"""What releases after 8.1 changed in declarations that the description of 8.1 gives, and the few declarations that it
is too narrow for: per group, pairs of the generated text and its replacement."""

import cube_bodies

PATCHES = {
    "structs": [
        ("""  uint16_t srcStride = DEFAULT_DATA_COPY_STRIDE;
  uint16_t dstStride = DEFAULT_DATA_COPY_STRIDE;
};
struct DataCopyEnhancedParams""", """  union {
    uint16_t srcStride = DEFAULT_DATA_COPY_STRIDE;
    ASSAY_SINCE(8_5) uint16_t srcGap;
  };
  union {
    uint16_t dstStride = DEFAULT_DATA_COPY_STRIDE;
    ASSAY_SINCE(8_5) uint16_t dstGap;
  };
};
struct DataCopyEnhancedParams"""),
    ],
    "base": [
        ("""constexpr int32_t g_coreType = AscendC::AIV;""", """#ifdef __DAV_C220_CUBE__
constexpr int32_t g_coreType = AscendC::AIC;
#else
constexpr int32_t g_coreType = AscendC::AIV;
#endif"""),
        ("""enum class DataFormat : uint8_t { ND = 0, NZ = 1, NCHW = 2, NC1HWC0 = 3, NHWC = 4 };""", """enum class DataFormat : uint8_t { ND = 0, NZ = 1, NCHW = 2, NC1HWC0 = 3, NHWC = 4, NCDHW ASSAY_SINCE(8_5) = 5,
    NDC1HWC0 ASSAY_SINCE(8_5) = 6, FRACTAL_Z_3D ASSAY_SINCE(8_5) = 7 };"""),
    ],
    "move": [
        ("""enum class ReduceType : uint8_t { NO_REDUCE = 0, REDUCE_ADD = 1, REDUCE_MIN = 2, REDUCE_MAX = 3 };""", """enum class ReduceType : uint8_t { NO_REDUCE ASSAY_UNTIL(9_1) = 0, REDUCE_ADD ASSAY_UNTIL(9_1) = 1,
    REDUCE_MIN ASSAY_UNTIL(9_1) = 2, REDUCE_MAX ASSAY_UNTIL(9_1) = 3,
    NONE ASSAY_SINCE(9_1) = 4, SUM ASSAY_SINCE(9_1) = 5, MAX ASSAY_SINCE(9_1) = 6, MIN ASSAY_SINCE(9_1) = 7 };"""),
    ],
    "hccl": [
        ("""constexpr uint32_t HCCL_GROUP_ID_0 = 0;
""", """constexpr uint32_t HCCL_GROUP_ID_0 = 0;
constexpr uint32_t HCCL_MAX_RANK_NUM = 32;
struct MemDetails {
  uint64_t size;
  uint64_t addr;
  uint32_t key;
};
struct IbVerbsData {
  MemDetails remoteInput;
  MemDetails remoteOutput;
  MemDetails localInput;
  MemDetails localOutput;
  uint8_t res[24];
};
"""),
        ("""  void Finalize();
""", """  void Finalize();
  template <bool sync>
  ASSAY_SINCE(9_0) void Finalize();
  template <bool commit = false>
  ASSAY_SINCE(8_5) HcclHandle BatchWrite(__gm__ uint8_t* batchWriteInfo, uint32_t itemNum, uint16_t queueID);
  template <bool commit = false>
  ASSAY_SINCE(8_5) HcclHandle AlltoAllvWrite(__gm__ uint8_t* usrIn, __gm__ uint8_t* sendOffsets, __gm__ uint8_t*
      sendSizes, uint64_t remoteWinOffset, uint64_t localDataSize);
  ASSAY_SINCE(8_5) int32_t SetCcTilingV2(uint64_t offset);
  ASSAY_SINCE(8_5) void InitV2(__gm__ uint8_t* context, const void* initTiling);
  ASSAY_SINCE(8_5) void QueueBarrier(uint16_t queueID);
  ASSAY_SINCE(8_5) int32_t Iterate(HcclHandle handleId, uint16_t* seqSlices, uint16_t seqSliceLen);
  ASSAY_SINCE(8_5) uint16_t GetQueueNum();
"""),
    ],
    "matmul": [
        ("""  void InitStatic();
""", cube_bodies.STATE + """  void InitStatic();
"""),
        ("""  using BiasT = typename BIAS_TYPE::T;
 public:
  using CallBack""", """  using BiasT = typename BIAS_TYPE::T;
""" + cube_bodies.STATE + """ public:
  using CallBack"""),
        ("""struct MatmulConfig {
""", """constexpr uint32_t SHARED_CO1_BUFFER_SIZE = 64 * 1024;
enum ASSAY_SINCE(8_5) BatchOutMode { SINGLE_BATCH = 0, MULTI_BATCH = 1, DYNAMIC = 2 };
enum class ASSAY_SINCE(8_5) DecompressionMode { DECOMP_NONE = 0, DECOMP_2bitTo8bit = 1, DECOMP_3bitTo8bit = 2 };
struct MatmulConfig {
"""),
        ("""  bool enableMixDualMaster = false;
  bool isA2B2Shared = false;
  bool isEnableChannelSplit = false;
  bool enableKdimReorderLoad = false;
};
""", """  bool enableMixDualMaster = false;
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
"""),
        ("""struct MatmulBatchParams {
  bool isNBatch;
  BatchMode batchMode;
  bool isBiasBatch = true;
};""", """struct MatmulBatchParams {
  bool isNBatch;
  BatchMode batchMode;
  bool isBiasBatch = true;
  ASSAY_SINCE(8_5) BatchOutMode bmmOutMode = BatchOutMode::SINGLE_BATCH;
};"""),
        ("""  bool enableKdimReorderLoad = false;
};
struct MatrixOffset""", """  bool enableKdimReorderLoad = false;
  ASSAY_SINCE(8_5) bool enableL1BankConflictOptimise = false;
  ASSAY_SINCE(8_5) bool enableRelu = false;
  ASSAY_SINCE(8_5) DecompressionMode decompMode = DecompressionMode::DECOMP_NONE;
};
struct MatrixOffset"""),
        ("""SCALAR = 6, VECTOR = 7 };""", """SCALAR = 6, VECTOR = 7,
    ROW_MAJOR ASSAY_SINCE(8_5) = 0, COLUMN_MAJOR ASSAY_SINCE(8_5) = 8 };"""),
        ("""DECOMP_3bitTo8bit = 2 };""", """DECOMP_3bitTo8bit = 2,
    DECOMP_4bitTo8bit = 3, DECOMP_16bitTo64bit = 4, DECOMP_1bitTo8bit = 5, DECOMP_1bitTo4bit = 6, DECOMP_2bitTo4bit = 7,
    DECOMP_3bitTo4bit = 8 };"""),
        ("""  void SetQuantScalar(const uint64_t quantScalar) {
""", """  ASSAY_SINCE(9_0) void SetQuantVector(const LocalTensor<uint64_t>& quantTensor);
  void SetQuantScalar(const uint64_t quantScalar) {
"""),
        ("""  template <bool sync = true>
  bool Iterate(bool enPartialSum = false) {
""", """  template <bool sync = true, typename T>
  ASSAY_SINCE(9_0) bool Iterate(bool enPartialSum, const LocalTensor<T>& localCmatrix);
  template <bool sync = true>
  bool Iterate(bool enPartialSum = false) {
"""),
        ("""  void SetTensorAWithCopy(const GlobalTensor<SrcAT>""", """  ASSAY_UNTIL(9_0) void SetTensorAWithCopy(const GlobalTensor<SrcAT>"""),
        ("""  void SetTensorBWithCopy(const GlobalTensor<SrcBT>""", """  ASSAY_UNTIL(9_0) void SetTensorBWithCopy(const GlobalTensor<SrcBT>"""),
        ("""ASSAY_MODEL constexpr MatmulConfig GetSpecialBasicConfig(""", """ASSAY_UNTIL(9_0) ASSAY_MODEL constexpr MatmulConfig GetSpecialBasicConfig("""),
    ],
    "library": [
        ("""  bool isOnlyOutput = false;
};
ASSAY_MODEL constexpr LayerNormConfig""", """  bool isOnlyOutput = false;
  ASSAY_SINCE(8_5) bool isOutputRstd = true;
};
ASSAY_MODEL constexpr LayerNormConfig"""),
    ],
    "math": [
        ("""struct CumSumConfig {
""", """enum class ASSAY_SINCE(8_5) CumSumAlgorithm { CUMSUM_ALGORITHM_LINEBYLINE = 0, CUMSUM_ALGORITHM_SKLANSKY = 1 };
struct CumSumConfig {
"""),
        ("""  bool outputLastRow = {false};
};
struct CumSumInfo""", """  bool outputLastRow = {false};
  ASSAY_SINCE(8_5) CumSumAlgorithm algorithm = CumSumAlgorithm::CUMSUM_ALGORITHM_LINEBYLINE;
};
struct CumSumInfo"""),
    ],
}
