// Collective communication.
#pragma once

#include "assay/api/library.h"


namespace AscendC {
constexpr uint32_t HCCL_GROUP_ID_0 = 0;
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
using HcclHandle = int8_t;
enum class HcclCMDType { HCCL_CMD_INVALID = 0, HCCL_CMD_BROADCAST = 1, HCCL_CMD_ALLREDUCE = 2, HCCL_CMD_REDUCE = 3,
    HCCL_CMD_SEND = 4, HCCL_CMD_RECEIVE = 5, HCCL_CMD_ALLGATHER = 6, HCCL_CMD_REDUCE_SCATTER = 7, HCCL_CMD_ALLTOALLV =
    8, HCCL_CMD_ALLTOALLVC = 9, HCCL_CMD_ALLTOALL = 10, HCCL_CMD_GATHER = 11, HCCL_CMD_SCATTER = 12,
    HCCL_CMD_BATCH_SEND_RECV = 13, HCCL_CMD_BATCH_PUT = 14, HCCL_CMD_BATCH_GET = 15, HCCL_CMD_ALLGATHER_V = 16,
    HCCL_CMD_REDUCE_SCATTER_V = 17, HCCL_CMD_BATCH_WRITE = 18, HCCL_CMD_ALL = 19, HCCL_CMD_FINALIZE = 100,
    HCCL_CMD_INTER_GROUP_SYNC = 101, HCCL_CMD_INIT = 102, HCCL_CMD_MAX = 103 };
enum HcclReduceOp { HCCL_REDUCE_SUM = 0, HCCL_REDUCE_PROD = 1, HCCL_REDUCE_MAX = 2, HCCL_REDUCE_MIN = 3,
    HCCL_REDUCE_RESERVED = 4 };
enum class MC2_BUFFER_LOCATION { MC2_BUFFER_TYPE_DEFAULT = 0, MC2_BUFFER_TYPE_OUTPUT = 1, MC2_BUFFER_TYPE_WINDOW_IN
    = 2, MC2_BUFFER_TYPE_WINDOW_OUT = 3, MC2_BUFFER_TYPE_WORKSPACE = 4, MC2_BUFFER_TYPE_INPUT = 5,
    MC2_BUFFER_TYPE_COMMOUT = 6, MC2_BUFFER_TYPE_END = 7 };
enum HcclServerType { HCCL_SERVER_TYPE_AICPU = 0, HCCL_SERVER_TYPE_END = 1 };
enum class CoreType : uint8_t { DEFAULT = 0, ON_AIV = 1, ON_AIC = 2 };
struct HcclServerConfig {
  CoreType type;
  int64_t blockId;
};
enum HcclDataType { HCCL_DATA_TYPE_INT8 = 0, HCCL_DATA_TYPE_INT16 = 1, HCCL_DATA_TYPE_INT32 = 2, HCCL_DATA_TYPE_FP16
    = 3, HCCL_DATA_TYPE_FP32 = 4, HCCL_DATA_TYPE_INT64 = 5, HCCL_DATA_TYPE_UINT64 = 6, HCCL_DATA_TYPE_UINT8 = 7,
    HCCL_DATA_TYPE_UINT16 = 8, HCCL_DATA_TYPE_UINT32 = 9, HCCL_DATA_TYPE_FP64 = 10, HCCL_DATA_TYPE_BFP16 = 11,
    HCCL_DATA_TYPE_INT128 = 12, HCCL_DATA_TYPE_RESERVED = 13 };
template <HcclServerType serverType, const auto& config>
class HcclImpl {
};
constexpr HcclServerConfig DEFAULT_CFG = {CoreType::DEFAULT, 0};
template <HcclServerType serverType = HcclServerType::HCCL_SERVER_TYPE_AICPU, const auto& config = DEFAULT_CFG>
class Hccl {
 public:
  template <bool commit = false>
  HcclHandle AllReduce(__gm__ uint8_t* sendBuf, __gm__ uint8_t* recvBuf, uint64_t count, HcclDataType dataType,
      HcclReduceOp op, uint8_t repeat = 1);
  template <bool commit = false>
  HcclHandle AllGather(__gm__ uint8_t* sendBuf, __gm__ uint8_t* recvBuf, uint64_t sendCount, HcclDataType dataType,
      uint64_t strideCount, uint8_t repeat = 1);
  template <bool commit = false>
  HcclHandle ReduceScatter(__gm__ uint8_t* sendBuf, __gm__ uint8_t* recvBuf, uint64_t recvCount, HcclDataType
      dataType, HcclReduceOp op, uint64_t strideCount, uint8_t repeat = 1);
  template <bool commit = false>
  HcclHandle AlltoAll(__gm__ uint8_t* sendBuf, __gm__ uint8_t* recvBuf, uint64_t dataCount, HcclDataType dataType,
      uint64_t strideCount = 0, uint8_t repeat = 1);
  template <bool commit = false>
  HcclHandle AlltoAllV(__gm__ uint8_t* sendBuf, void* sendCounts, void* sdispls, HcclDataType sendType, __gm__
      uint8_t* recvBuf, void* recvCounts, void* rdispls, HcclDataType recvType, uint8_t repeat = 1);
  template <bool commit = false>
  HcclHandle BatchWrite(__gm__ uint8_t* batchWriteInfo, uint32_t itemNum);
  int32_t SetCcTiling(__gm__ void* ccOpTilingData);
  void Init(__gm__ uint8_t* context, __gm__ void* initTiling = nullptr);
  void Commit(HcclHandle handleId);
  int32_t Wait(HcclHandle handleId);
  int32_t Query(HcclHandle handleId);
  void InterHcclGroupSync(int8_t srcGroupID, HcclHandle srcHandleID);
  void Finalize();
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
  __gm__ uint8_t* GetWindowsInAddr(uint32_t rankId);
  __gm__ uint8_t* GetWindowsOutAddr(uint32_t rankId);
  uint32_t GetRankId();
  uint32_t GetRankDim();
 private:
  HcclImpl<serverType, config> impl_;
};
}  // namespace AscendC
