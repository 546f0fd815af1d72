// Enumerations, constants and macros of the compiler and of the basic API.
#pragma once

#include "assay/scalar.h"

#define PIPE_LSU1 PIPE_MTE1
#define PIPE_LSU2 PIPE_MTE2
#define PIPE_LSU3 PIPE_MTE3
#define block_idx get_block_idx()
#define block_num get_block_num()
#define USE_ISA_INS 1
#define likely(x) __builtin_expect(!!(x), 1)
#define unlikely(x) __builtin_expect(!!(x), 0)
#define ASSERT(x)
#define DEBUG_CODE(T)
#define K_MAX_SHAPE_DIM 8
#define QBUF_MAX_LEN 64
#define QBUFPOOL_MAX_LEN 16
#define MAX_MSG_COUNT 64
#define QBUF_L0A_RESERVED_LEN 2
#define QBUF_L0B_RESERVED_LEN 2
#define QBUF_TOTAL_RESERVED_LEN 4
#define TPIPE_MAX_TYPE 4
#define ASCENDC_DUMP 1
#define KERNEL_LOG(level, format, ...)
#define ASCENDC_ASSERT(cond, behavior)
#define ASCENDC_REPORT_NOT_SUPPORT(cond, apiMsg)
#define ASCENDC_CHECK_VALUE_RANGE(value, rangeLow, rangeHigh, paramName, apiMsg)
#define ASCENDC_CHECK_TENSOR_PTR_ALIGN(tensorPtr, tPos, alignBytes, tensorName, apiMsg)
#define ASCENDC_CHECK_TPOSITION(cond, tensorName, tposName, apiMsg, curPos)
#define ASCENDC_REPORT_CHECK_ERROR(apiMsg, funcType)
#define ASCENDC_REPORT_OVERFLOW_MEM(cond)
#define ASSERT_MSG(expr, ...) assay_assert(static_cast<bool>(expr))
#define ASCENDC_DEBUG_ASSERT_IMPL(...)
#define ASCENDC_DEBUG_ASSERT(...)
#define ASCENDC_SHAPE(dimValue, ...) dimValue, (const uint32_t[]){__VA_ARGS__}
#define ENABLE_FEATURE_FOR_COMPILE(f, val)
#define ASSAY_NUMBERED_TILING(number, tiling_struct) [[maybe_unused]] tiling_struct AssayTiling##number
#define ASSAY_ANOTHER_TILING(number, tiling_struct) ASSAY_NUMBERED_TILING(number, tiling_struct)
#define ENABLE_FEATURE_FOR_TILING(expression, val) ASSAY_ANOTHER_TILING(__COUNTER__, val)
#define ENABLE_DETERMINISTIC()
#define KERNEL_TASK_TYPE(key, value) assay_kernel_type(static_cast<int64_t>(key) << 8 | 128 | (value))
#define KERNEL_TASK_TYPE_DEFAULT(value) assay_kernel_type(value)
#define REGISTER_TILING_DEFAULT(tiling_struct) [[maybe_unused]] tiling_struct AssayDefaultTiling
#define REGISTER_TILING_FOR_TILINGKEY(expression, tiling_struct) ENABLE_FEATURE_FOR_TILING(expression, tiling_struct)
#define ENABLE_PRINTF()
#define ENABLE_PRINTF_DUMP_SIZE()
#define ENABLE_ASSERT()
#define ENABLE_ASSERT_DUMP_SIZE()
#define ONE_CORE_DUMP_SIZE 1048576
#define ASCEND_IS_AIV constexpr(g_coreType == AscendC::AIV)
#define ASCEND_IS_AIC constexpr(g_coreType == AscendC::AIC)
#define ASCEND_IS_NOT_AIV constexpr(g_coreType != AscendC::AIV)
#define ASCEND_IS_NOT_AIC constexpr(g_coreType != AscendC::AIC)
#define TILING_KEY_VAR assay_tiling_key()
#define TILING_KEY_IS(k) (TILING_KEY_VAR == (k))
#define PRELOAD(len)
#define KFC_L1_RESERVER_SIZE 128
#define DT_FLOAT 0
#define DT_FLOAT16 1
#define DT_INT8 2
#define DT_INT32 3
#define DT_UINT8 4
#define DT_INT16 6
#define DT_UINT16 7
#define DT_INT64 9
#define DT_UINT32 8
#define DT_UINT64 10
// As 8.1 has them; ge::DataType has 12 and 11, and so have later releases.
#define DT_BOOL 11
#define DT_DOUBLE 12
#define DT_STRING 13
#define DT_DUAL_SUB_INT8 14
#define DT_DUAL_SUB_UINT8 15
#define DT_COMPLEX64 16
#define DT_COMPLEX128 17
#define DT_QINT8 18
#define DT_QINT16 19
#define DT_QINT32 20
#define DT_QUINT8 21
#define DT_QUINT16 22
#define DT_RESOURCE 23
#define DT_STRING_REF 24
#define DT_DUAL 25
#define DT_VARIANT 26
#define DT_BF16 27
#define DT_UNDEFINED 28
#define DT_INT4 29
#define DT_UINT1 30
#define DT_INT2 31
#define DT_UINT2 32
#define DT_MAX 33
#define FORMAT_NCHW 0
#define FORMAT_NHWC 1
#define FORMAT_ND 2
#define FORMAT_NC1HWC0 3
#define FORMAT_FRACTAL_Z 4
#define FORMAT_NC1C0HWPAD 5
#define FORMAT_NHWC1C0 6
#define FORMAT_FSR_NCHW 7
#define FORMAT_FRACTAL_DECONV 8
#define FORMAT_C1HWNC0 9
#define FORMAT_FRACTAL_DECONV_TRANSPOSE 10
#define FORMAT_FRACTAL_DECONV_SP_STRIDE_TRANS 11
#define FORMAT_NC1HWC0_C04 12
#define FORMAT_FRACTAL_Z_C04 13
#define FORMAT_CHWN 14
#define FORMAT_FRACTAL_DECONV_SP_STRIDE8_TRANS 15
#define FORMAT_HWCN 16
#define FORMAT_NC1KHKWHWC0 17
#define FORMAT_BN_WEIGHT 18
#define FORMAT_FILTER_HWCK 19
#define FORMAT_HASHTABLE_LOOKUP_LOOKUPS 20
#define FORMAT_HASHTABLE_LOOKUP_KEYS 21
#define FORMAT_HASHTABLE_LOOKUP_VALUE 22
#define FORMAT_HASHTABLE_LOOKUP_OUTPUT 23
#define FORMAT_HASHTABLE_LOOKUP_HITS 24
#define FORMAT_C1HWNCoC0 25
#define FORMAT_MD 26
#define FORMAT_NDHWC 27
#define FORMAT_FRACTAL_ZZ 28
#define FORMAT_FRACTAL_NZ 29
#define FORMAT_NCDHW 30
#define FORMAT_DHWCN 31
#define FORMAT_NDC1HWC0 32
#define FORMAT_FRACTAL_Z_3D 33
#define FORMAT_CN 34
#define FORMAT_NC 35
#define FORMAT_DHWNC 36
#define FORMAT_FRACTAL_Z_3D_TRANSPOSE 37
#define FORMAT_FRACTAL_ZN_LSTM 38
#define FORMAT_FRACTAL_Z_G 39
#define FORMAT_RESERVED 40
#define FORMAT_ALL 41
#define FORMAT_NULL 42
#define FORMAT_ND_RNN_BIAS 43
#define FORMAT_FRACTAL_ZN_RNN 44
#define FORMAT_NYUV 45
#define FORMAT_NYUV_A 46
#define FORMAT_NCL 47
#define FORMAT_MAX 0xff
enum ConvReluFix_t { CRFMODE_NONE = 0, CRFMODE_DEQSCALE_VDEQ8 = 8, CRFMODE_DEQSCALE_DEQ8 = 9,
    CRFMODE_DEQSCALE_VDEQ16 = 10, CRFMODE_DEQSCALE_DEQ16 = 11, CRFMODE_DEQSCALE_VDEQS16 = 12, CRFMODE_DEQSCALE_DEQS16 =
    13, CRFMODE_DEQSCALE_VDEQ2S16 = 14, CRFMODE_DEQSCALE_DEQ2S16 = 15 };
enum ConvRelu_t { CRMODE_NONE = 0, CRMODE_F32toF16_NONE = 1, CRMODE_F32toF16_RELU = 2, CRMODE_S32toF16_NONE = 3,
    CRMODE_F16toF32_NONE = 4, CRMODE_NONE_RELU = 5, CRMODE_F16_MUL = 6, CRMODE_S32toF16_DEQSCALE_SPR = 7,
    CRMODE_DEQSCALE_VDEQ8 = 8, CRMODE_DEQSCALE_DEQ8 = 9, CRMODE_DEQSCALE_VDEQ16 = 10, CRMODE_DEQSCALE_DEQ16 = 11,
    CRMODE_DEQSCALE_VDEQS16 = 12, CRMODE_DEQSCALE_DEQS16 = 13 };
enum CvtMode_t { NoConversion = 0, CvtMode1 = 1, CvtMode2 = 2 };
enum DI_t { DI_featuremap = 0, DI_others = 1 };
enum DualMode_t { DUAL_MODE0 = 0, DUAL_MODE1 = 1, DUAL_MODE2 = 2, DUAL_MODE3 = 3, DUAL_MODE4 = 4 };
enum Order_t { VALUE_INDEX = 0, INDEX_VALUE = 1, ONLY_VALUE = 2, ONLY_INDEX = 3 };
enum Pool_t { NoPooling = 0, AVGPooling = 1, MAXPooling = 2, GAVGPooling = 3 };
enum QuantMode_post { NoConv = 0, VQS162B8_POST = 1, QS162B8_POST = 2, VQF162B8_POST = 3, QF162B8_POST = 4,
    VQS162S4_POST = 5, QS162S4_POST = 6, VQF162S4_POST = 7, QF162S4_POST = 8, VQS162S16_POST = 9, QS162S16_POST = 10,
    VQF162S16_POST = 11, QF162S16_POST = 12 };
enum QuantMode_t { NoQuant = 0, F322F16 = 1, AttachF16Mul = 6, VREQ8 = 8, REQ8 = 9, VDEQF16 = 10, DEQF16 = 11,
    VSHIFTS322S16 = 12, SHIFTS322S16 = 13, F322BF16 = 16, VQF162B8_PRE = 17, QF162B8_PRE = 18, VQF162S4_PRE = 19,
    QF162S4_PRE = 20, VREQ4 = 21, REQ4 = 22, VQF322B8_PRE = 23, QF322B8_PRE = 24, VQF322S4_PRE = 25, QF322S4_PRE = 26,
    VDEQS16 = 27, DEQS16 = 28, VQF162S16_PRE = 29, QF162S16_PRE = 30 };
enum ReluMode_t { NoRelu = 0, NormalRelu = 1, ScalarRelu = 2, VectorRelu = 3, LUTActivation = 4 };
enum Relu_t { NoRELU = 0, NormalRELU = 1, LeakyRELU = 2, PRELU = 3 };
enum Req_t { NoREQ = 0, REQ = 1, VREQ = 2 };
enum VSEL_mode_t { MODE0 = 0, MODE1 = 1, MODE2 = 2 };
enum VSPR_t { DATA_EXP_0 = 48, DATA_EXP_1 = 49, DATA_EXP_2 = 50, DATA_EXP_3 = 51 };
enum addr_cal_mode_t { inc = 0, dec = 1 };
enum atomic_op_t { ATOMIC_SUM = 0 };
enum atomic_type_t { ATOMIC_NONE = 0, ATOMIC_F32 = 1, ATOMIC_F16 = 2, ATOMIC_S16 = 3, ATOMIC_S32 = 4, ATOMIC_S8 = 5,
    ATOMIC_BF16 = 6 };
enum bm_t { BM_DISABLE = 0, BM_ENABLE = 1 };
enum cache_line_t { SINGLE_CACHE_LINE = 0, ENTIRE_DATA_CACHE = 1 };
enum csize_t { CSIZE0 = 0, CSIZE1 = 1 };
enum dcci_dst_t { CACHELINE_ALL = 0, CACHELINE_UB = 1, CACHELINE_OUT = 2, CACHELINE_ATOMIC = 3 };
enum even0_7_t { e0 = 0, e2 = 2, e4 = 4, e6 = 6 };
enum event_t { EVENT_ID0 = 0, EVENT_ID1 = 1, EVENT_ID2 = 2, EVENT_ID3 = 3, EVENT_ID4 = 4, EVENT_ID5 = 5, EVENT_ID6 =
    6, EVENT_ID7 = 7 };
enum mem_dsb_t { DSB_ALL = 0, DSB_DDR = 1, DSB_UB = 2, DSB_SEQ = 3 };
enum mem_t { L1 = 0, L0A = 1, L0B = 2, L0C = 3, UB = 4, BT = 5 };
enum pad_t { PAD_NONE = 0, PAD_MODE1 = 1, PAD_MODE2 = 2, PAD_MODE3 = 3, PAD_MODE4 = 4, PAD_MODE5 = 5, PAD_MODE6 = 6,
    PAD_MODE7 = 7, PAD_MODE8 = 8 };
enum pipe_t { PIPE_S = 0, PIPE_V = 1, PIPE_M = 2, PIPE_MTE1 = 3, PIPE_MTE2 = 4, PIPE_MTE3 = 5, PIPE_ALL = 6,
    PIPE_MTE4 = 7, PIPE_MTE5 = 8, PIPE_V2 = 9, PIPE_FIX = 10 };
enum ub_addr8_t { VA0 = 0, VA1 = 1, VA2 = 2, VA3 = 3, VA4 = 4, VA5 = 5, VA6 = 6, VA7 = 7 };
enum unit_flag_t { UFMode0 = 0, Reserved = 1, UFMode2 = 2, UFMode3 = 3 };
enum vpart_t { L128 = 0, H128 = 1 };
enum vtype_t { b8 = 0, b16 = 1, b32 = 2, s8 = 3, s32 = 4, f16 = 5, fmix = 6, f32 = 7 };
enum w_size_t { W_3 = 0, W_5 = 1 };
struct ulong_2 {
  unsigned long long idx;
  unsigned long long num;
};

namespace AscendC {
constexpr int32_t QUE_MAX_EVENT = 8;
constexpr int32_t HF32_MODE_BIT = 46;
constexpr int32_t HF32_TRANS_MODE_BIT = 47;
constexpr int32_t MM_LAYOUT_MODE_BIT = 51;
constexpr int32_t LEAKY_RELU_MODE_BIT = 50;
constexpr int32_t CAST_MODE_BIT = 59;
enum class TPosition : uint8_t { GM = 0, A1 = 1, A2 = 2, B1 = 3, B2 = 4, C1 = 5, C2 = 6, CO1 = 7, CO2 = 8, VECIN =
    9, VECOUT = 10, VECCALC = 11, LCM = 11, SPM = 12, SHM = 12, TSCM = 13, C2PIPE2GM = 14, C2PIPE2LOCAL = 15, MAX = 16
    };
using QuePosition = TPosition;
enum class Hardware : uint8_t { GM = 0, UB = 1, L1 = 2, L0A = 3, L0B = 4, L0C = 5, BIAS = 6, FIXBUF = 7, MAX = 8 };
enum class HardEvent : uint8_t { MTE2_MTE1 = 0, MTE1_MTE2 = 1, MTE1_M = 2, M_MTE1 = 3, MTE2_V = 4, V_MTE2 = 5,
    MTE3_V = 6, V_MTE3 = 7, M_V = 8, V_M = 9, V_V = 10, MTE3_MTE1 = 11, MTE1_MTE3 = 12, MTE1_V = 13, MTE2_M = 14, M_MTE2
    = 15, V_MTE1 = 16, M_FIX = 17, FIX_M = 18, MTE3_MTE2 = 19, MTE2_MTE3 = 20, S_V = 21, V_S = 22, S_MTE2 = 23, MTE2_S =
    24, S_MTE3 = 25, MTE3_S = 26, MTE2_FIX = 27, FIX_MTE2 = 28, FIX_S = 29, M_S = 30, FIX_MTE3 = 31, MTE1_FIX = 32,
    FIX_MTE1 = 33, FIX_FIX = 34, MAX = 35 };
enum class HardEventAic : uint8_t { MTE2_MTE1 = 0, MTE1_MTE2 = 1, MTE1_M = 2, M_MTE1 = 3, MTE3_MTE1 = 4, MTE1_MTE3 =
    5, MTE2_M = 6, M_MTE2 = 7, M_FIX = 8, FIX_M = 9, MTE3_MTE2 = 10, MTE2_MTE3 = 11, S_MTE2 = 12, MTE2_S = 13, S_MTE3 =
    14, MTE3_S = 15, MTE2_FIX = 16, FIX_MTE2 = 17, FIX_S = 18, M_S = 19, FIX_MTE3 = 20, MTE1_FIX = 21, FIX_MTE1 = 22,
    FIX_FIX = 23, MAX = 24 };
enum class HardEventAiv : uint8_t { MTE2_V = 0, V_MTE2 = 1, MTE3_V = 2, V_MTE3 = 3, V_V = 4, MTE3_MTE2 = 5,
    MTE2_MTE3 = 6, S_V = 7, V_S = 8, S_MTE2 = 9, MTE2_S = 10, S_MTE3 = 11, MTE3_S = 12, MAX = 13 };
enum class MemoryT : uint8_t { L1 = 0, L0A = 1, L0B = 2, L0C = 3, UB = 4, BIAS = 5 };
enum class MemDsbT : uint8_t { ALL = 0, DDR = 1, UB = 2, SEQ = 3 };
constexpr uint8_t EVENT_NUM = static_cast<uint8_t>(HardEventAiv::MAX);
constexpr int32_t PIPE_NUM = 7;
constexpr pipe_t SUPPORTED_PIPE[7] = { PIPE_S, PIPE_V, PIPE_M, PIPE_MTE1, PIPE_MTE2, PIPE_MTE3, PIPE_FIX };
}  // namespace AscendC
enum KernelMetaType : uint8_t { KERNEL_TYPE_AIV_ONLY = 0, KERNEL_TYPE_AIC_ONLY = 1, KERNEL_TYPE_MIX_AIV_1_0 = 2,
    KERNEL_TYPE_MIX_AIC_1_0 = 3, KERNEL_TYPE_MIX_AIC_1_1 = 4, KERNEL_TYPE_MIX_AIC_1_2 = 5, KERNEL_TYPE_AICORE = 6,
    KERNEL_TYPE_VECTORCORE = 7, KERNEL_TYPE_MIX_AICORE = 8, KERNEL_TYPE_MIX_VECTOR_CORE = 9, KERNEL_TYPE_MAX = 10 };
// Programs that launch code on threads have a name of their own for it.
enum assay_kernel_type { K_TYPE_AICORE = 1, K_TYPE_AIC = 2, K_TYPE_AIV = 3, K_TYPE_MIX_AIC_MAIN = 4, K_TYPE_MIX_AIV_MAIN =
    5, K_TYPE_AIC_ROLLBACK = 6, K_TYPE_AIV_ROLLBACK = 7, K_TYPE_MAX = 8 };
struct BaseTlv {
  unsigned short type;
  unsigned short len;
};
enum FuncMetaType { F_TYPE_KTYPE = 1, F_TYPE_CROSS_CORE_SYNC = 2, F_TYPE_MIX_TASK_RATION = 3,
    F_TYPE_L0_EXCEPTION_DFX = 4, F_TYPE_L0_EXCEPTION_DFX_ARGSINFO = 5, F_TYPE_L0_EXCEPTION_DFX_IS_TIK = 6, F_TYPE_MAX =
    7 };
enum CrossCoreSyncType { C_TYPE_USE_SYNC = 1, C_TYPE_MAX = 2 };
struct OpSystemRunCfg {
  uint64_t l2Cacheoffset;
};
void GetCannVersion(__gm__ char*& versionStr, uint64_t& version, uint64_t& timeStamp);

namespace AscendC {
template <typename U>
typename U::LiteType IsLite(int);
template <typename U>
U IsLite(void*);
template <typename T> using PrimT = decltype(IsLite<T>(0));
enum class CacheMode { CACHE_MODE_DISABLE = 0, CACHE_MODE_NORMAL = 1, CACHE_MODE_LAST = 2, CACHE_MODE_PERSISTENT = 4
    };
enum class CacheRwMode { READ = 1, WRITE = 2, RW = 3 };
template <class T, CacheRwMode rwMode = CacheRwMode::RW>
__gm__ T* L2CacheAlter(__gm__ T* addr, CacheMode mode);
}  // namespace AscendC
struct FunMetaKType {
  BaseTlv head;
  unsigned int ktype;
};
struct FunMetaCrossCoreType {
  BaseTlv head;
  unsigned int usedCrossCoreSync;
};
struct FunMetaMixCoreType {
  BaseTlv head;
  unsigned short taskRation0;
  unsigned short taskRation1;
};
struct FunLevelKType {
  FunMetaKType ktypeMeta;
};
struct FunLevelCrossCoreType {
  FunMetaKType ktypeMeta;
  FunMetaCrossCoreType crossCoreType;
};
struct FunLevelMixCoreType {
  FunMetaKType ktypeMeta;
  FunMetaMixCoreType mixCoreType;
};

namespace AscendC {
constexpr int32_t MIX = 0;
constexpr int32_t AIC = 1;
constexpr int32_t AIV = 2;
constexpr size_t DUMP_UINTSIZE = ONE_CORE_DUMP_SIZE;
}  // namespace AscendC
#ifdef __DAV_C220_CUBE__
constexpr int32_t g_coreType = AscendC::AIC;
#else
constexpr int32_t g_coreType = AscendC::AIV;
#endif
extern __gm__ uint64_t g_tilingKey;
constexpr bool g_gm_overflow_check = false;

namespace AscendC {
ASSAY_MODEL uint32_t DivCeil(uint32_t a, uint32_t b) {
  return (a + b - 1) / b;
}
ASSAY_MODEL uint32_t AlignUp(uint32_t a, uint32_t b) {
  return (a + b - 1) / b * b;
}
ASSAY_MODEL constexpr uint32_t ConstCeil(uint32_t a, uint32_t b) {
  return (a + b - 1) / b;
}
ASSAY_MODEL int32_t CeilDivision(int32_t num1, int32_t num2) {
  return (num1 + num2 - 1) / num2;
}
void WriteBackOverflow(__gm__ uint8_t* overflowStatus);
template <typename T>
void OOMCheckTensorListRange(__gm__ T* gmInputAddr, const int inputSize);
bool OOMCheckAddrInTensorList(uint64_t index, uintptr_t gmAddrConvert, uintptr_t& inputOutputAddr, uint64_t&
    inputOutputLen);
template <typename T>
void OOMCheckAddrRange(__gm__ T* gmAddr, const uint64_t gmSize);
template <typename T>
void OOMAddAddrForL2Cache(__gm__ T* gmAddr, __gm__ T* oriAddr);
void OOMInit();
struct TQueConfig {
  bool nd2nz = false;
  bool nz2nd = false;
  bool scmBlockGroup = false;
  uint32_t bufferLen = 0;
  uint32_t bufferNumber = 0;
  uint32_t consumerSize = 0;
  TPosition consumer[8] = {};
  bool enableStaticEvtId = false;
  bool enableLoopQueue = false;
};
template <bool b>
struct BoolInst {
  using Type = BoolInst<b>;
  static constexpr bool value = b;
};
using TrueType = BoolInst<true>;
using FalseType = BoolInst<false>;
template <typename T, typename U>
struct IsSameType : public FalseType {
};
template <typename T>
struct IsSameType<T, T> : public TrueType {
};
template <typename... Arg>
struct Tuple {
};
template <typename T, typename U, typename... Args>
ASSAY_MODEL constexpr bool SupportType() {
  return (IsSameType<T, U>::value || ... || IsSameType<T, Args>::value);
}
template <typename T, int U, int ...Args>
ASSAY_MODEL constexpr bool SupportBytes() {
  return sizeof(T) == U || (... || (sizeof(T) == Args));
}
constexpr int32_t DEFAULT_BLK_NUM = 8;
constexpr int32_t POWER_MASK_NUM = 8;
constexpr int32_t HALF_FACTOR = 2;
constexpr int32_t DOUBLE_FACTOR = 2;
constexpr int32_t DEFAULT_BLK_STRIDE = 1;
constexpr uint8_t DEFAULT_REPEAT_STRIDE = 8;
constexpr uint8_t HALF_DEFAULT_REPEAT_STRIDE = 4;
constexpr uint8_t ONE_FOURTH_DEFAULT_REPEAT_STRIDE = 2;
constexpr uint64_t FULL_MASK = 0xffffffffffffffff;
constexpr uint64_t CONST_MASK_VALUE = 0x8000000000000000;
constexpr uint16_t MAX_HALF_MASK_LEN = 64;
constexpr int32_t DEFAULT_C0_SIZE = 32;
constexpr int32_t DEFAULT_BLOCK_SIZE = 256;
constexpr int32_t MAX_REPEAT_TIMES = 255;
constexpr int32_t MIN_REPEAT_TIMES = 0;
constexpr bool DEFAULT_REPEAT_STRIDE_MODE = 0;
constexpr bool STRIDE_SIZE_MODE = 0;
constexpr int32_t ONE_BYTE_BIT_SIZE = 8;
constexpr int32_t ONE_DUMP_BACKUP_SIZE = 1024;
constexpr int32_t DUMP_UB_SIZE = 256;
constexpr int32_t DUMP_EXC_FLAG = 7;
constexpr uint32_t TOTAL_L0A_SIZE = 64 * 1024;
constexpr uint32_t TOTAL_L0B_SIZE = 64 * 1024;
constexpr uint32_t TMP_UB_SIZE = 8 * 1024;
constexpr uint32_t MAX_SLICE_SIZE = 6 * 256;
constexpr uint32_t F32_INF = 0x7f800000;
constexpr uint32_t F32_NEG_INF = 0xff800000;
constexpr uint32_t F32_NAN = 0x7fc00000;
constexpr uint16_t VALUE_512 = 512;
constexpr uint16_t UINT12_MAX = 4095;
constexpr uint16_t UINT15_MAX = 32767;
constexpr uint32_t BLOCK_INFO_LEN_POS = 0;
constexpr uint32_t BLOCK_INFO_CORE_POS = 1;
constexpr uint32_t BLOCK_INFO_BLOCKNUM_POS = 2;
constexpr uint32_t BLOCK_INFO_DUMPOFFSET_POS = 3;
constexpr uint32_t BLOCK_INFO_MAGIC_POS = 4;
constexpr uint32_t BLOCK_INFO_RSV_POS = 5;
constexpr uint32_t BLOCK_INFO_DUMP_ADDR = 6;
constexpr uint32_t BLOCK_INFO_MAGIC_NUM = 0x5aa5bccd;
constexpr uint32_t DUMP_META_TYPE_POS = 0;
constexpr uint32_t DUMP_META_LEN_POS = 4;
constexpr uint16_t DUMP_META_BLOCK_DIM_POS = 8;
constexpr uint8_t DUMP_META_CORE_TYPE_POS = 10;
constexpr uint8_t DUMP_META_TASK_RATION = 11;
constexpr uint32_t DUMP_META_RSV_POS = 12;
constexpr uint32_t DUMP_MESSAGE_HEAD_TYPE_POS = 0;
constexpr uint32_t DUMP_MESSAGE_HEAD_LEN_POS = 1;
constexpr uint32_t DUMP_MESSAGE_HEAD_ADDR_POS = 2;
constexpr uint32_t DUMP_MESSAGE_HEAD_DATA_TYPE_POS = 3;
constexpr uint32_t DUMP_MESSAGE_HEAD_DESC_POS = 4;
constexpr uint32_t DUMP_MESSAGE_HEAD_BUFFERID_POS = 5;
constexpr uint32_t DUMP_MESSAGE_HEAD_POSITION_POS = 6;
constexpr uint32_t DUMP_MESSAGE_HEAD_RSV_POS = 7;
constexpr uint32_t DUMP_SCALAR_POS = 8;
constexpr uint32_t DUMP_CORE_COUNT = 75;
constexpr uint32_t DUMP_WORKSPACE_SIZE = DUMP_CORE_COUNT * ONE_CORE_DUMP_SIZE;
constexpr uint32_t DUMP_SHAPE_MESSAGE_HEAD_TYPE_POS = 0;
constexpr uint32_t DUMP_SHAPE_MESSAGE_HEAD_LEN_POS = 1;
constexpr uint32_t DUMP_SHAPE_MESSAGE_HEAD_DIM_POS = 2;
constexpr uint32_t DUMP_SHAPE_MESSAGE_HEAD_SHAPE_START_POS = 3;
constexpr uint32_t DUMP_SHAPE_MESSAGE_HEAD_RSV_POS = 11;
constexpr uint32_t DUMP_SHAPE_MESSAGE_TL_LEN = 8;
constexpr uint32_t DUMP_TIME_STAMP_LEN = 24;
constexpr uint32_t DUMP_TIME_STAMP_TOTAL_LEN = 32;
constexpr uint32_t DUMP_TIME_STAMP_LEN_POS = 1;
constexpr uint32_t DUMP_TIME_STAMP_ID_POS = 2;
constexpr uint32_t DUMP_TIME_STAMP_CYCLE_POS = 4;
constexpr uint32_t DUMP_TIME_STAMP_PTR_POS = 6;
constexpr int32_t CTRL_46_BIT = 46;
constexpr int32_t CTRL_47_BIT = 47;
constexpr int32_t CTRL_48_BIT = 48;
constexpr int32_t CTRL_53_BIT = 53;
constexpr uint32_t TENSOR_TENSOR_FLOAT_POWER_FACTOR = 4;
constexpr uint32_t TENSOR_TENSOR_INT_POWER_FACTOR = 6;
constexpr uint32_t TENSOR_TENSOR_HALF_POWER_FACTOR = 7;
constexpr uint32_t TENSOR_SCALAR_FLOAT_POWER_FACTOR = 5;
constexpr uint32_t TENSOR_SCALAR_INT_POWER_FACTOR = 7;
constexpr uint32_t TENSOR_SCALAR_HALF_POWER_FACTOR = 7;
constexpr uint32_t POWER_TWO = 2;
constexpr uint32_t POWER_THREE = 3;
constexpr uint32_t POWER_INT32_BITS = 32;
constexpr uint32_t INT4_TWO = 2;
constexpr uint32_t INT4_BIT_NUM = 4;
constexpr int32_t DEQ_SHIFT_LEFT_17_BIT = 131072;
constexpr float DEQ_SHIFT_RIGHT_17_BIT = 1.0 / DEQ_SHIFT_LEFT_17_BIT;
constexpr int8_t ADDDEQRELU_MASK_MODE_ONE = 1;
constexpr int8_t ADDDEQRELU_MASK_MODE_TWO = 2;
constexpr int32_t TOTAL_VEC_LOCAL_SIZE = 184 * 1024;
constexpr uint32_t TOTAL_UB_SIZE = 192 * 1024;
constexpr uint32_t TMP_UB_OFFSET = 184 * 1024;
constexpr uint32_t TOTAL_L1_SIZE = 512 * 1024 - KFC_L1_RESERVER_SIZE;
constexpr uint32_t SINGLE_MSG_SIZE = 64;
constexpr uint32_t CACHE_LINE_SIZE = 64;
constexpr uint32_t TOTAL_L0C_SIZE = 128 * 1024;
constexpr uint8_t PAD_SIZE = 4;
constexpr uint8_t MRG_SORT_ELEMENT_LEN = 4;
constexpr uint8_t DEFAULT_DATA_COPY_NBURST = 1;
constexpr uint8_t DEFAULT_DATA_COPY_STRIDE = 0;
#ifndef ASSAY_SHARED_SIZES  // with the host's tiling_api.h
#define ASSAY_SHARED_SIZES
constexpr int32_t BLOCK_CUBE = 16;
constexpr int32_t CUBE_MAX_SIZE = 256;
constexpr uint16_t ONE_BLK_SIZE = 32;
#endif
// Numbers of the flags that SyncAll uses.
constexpr uint16_t SYNC_AIV_FLAG = 12;
constexpr uint16_t SYNC_AIC_FLAG = 11;
constexpr uint16_t SYNC_AIC_AIV_FLAG = 13;
constexpr uint16_t SYNC_AIV_ONLY_ALL = 14;
constexpr int32_t BYTE_PER_FRACTAL = 512;
constexpr int32_t SRC_BURST_LEN_SIZE_ELE = 16;
constexpr int32_t SRC_GAP_SIZE_BYTE = 32;
constexpr int32_t DST_BURST_LEN_SIZE_ELE = 256;
constexpr int32_t VREDUCE_PER_REP_OUTPUT = 2;
constexpr uint16_t ONE_PARAM_SIZE = 8;
constexpr uint16_t AIV_CORE_NUM = 50;
constexpr uint16_t DUMP_MSG_HEAD_SIZE = 24;
constexpr int32_t ONE_REPEAT_BYTE_SIZE = 256;
constexpr int32_t FULL_MASK_LEN = 128;
constexpr int32_t HLAF_MASK_LEN = 64;
constexpr int32_t DEFAULT_REDUCE_DST_REP_SRIDE = 1;
constexpr uint8_t B64_BYTE_SIZE = 8;
constexpr uint8_t B32_BYTE_SIZE = 4;
constexpr uint8_t B16_BYTE_SIZE = 2;
constexpr uint8_t B8_BYTE_SIZE = 1;
constexpr uint8_t B32_DATA_NUM_PER_BLOCK = 8;
constexpr uint8_t B16_DATA_NUM_PER_BLOCK = 16;
constexpr int32_t B16_DATA_NUM_PER_REPEAT = 128;
constexpr int32_t B32_DATA_NUM_PER_REPEAT = 64;
constexpr int32_t BLOCK_STRIDE_POS_IN_SM = 16;
constexpr int32_t PLD_BUFFER_SIZE = 2;
constexpr uint8_t FIXPIPE_DEQ_TENSOR_SIZE = 16;
constexpr uint8_t SET_DATA_EXP_ZERO = 0;
constexpr uint8_t SET_DATA_EXP_ONE = 1;
constexpr uint8_t SET_DATA_EXP_TWO = 2;
constexpr uint8_t SET_DATA_EXP_THREE = 3;
constexpr uint8_t VDEQ_TENSOR_SIZE = 16;
constexpr size_t RESERVED_WORKSPACE = 16 * 1024 * 1024;
constexpr int32_t NCHW_CONV_ADDR_LIST_SIZE = 16;
constexpr int32_t VA_REG_ARRAY_LEN = 8;
constexpr uint8_t CONV2D_IMG_SIZE = 2;
constexpr uint8_t CONV2D_KERNEL_SIZE = 2;
constexpr uint8_t CONV2D_STRIDE = 2;
constexpr uint8_t CONV2D_PAD = 4;
constexpr uint8_t CONV2D_DILATION = 2;
constexpr int32_t K_MAX_DIM = 8;
constexpr uint32_t TWO_OF_STACK_BUFFER = 2;
constexpr uint32_t THREE_OF_STACK_BUFFER = 3;
constexpr uint32_t HALF_REPEAT_SIZE = ONE_REPEAT_BYTE_SIZE / B16_BYTE_SIZE;
constexpr uint32_t FLOAT_REPEAT_SIZE = ONE_REPEAT_BYTE_SIZE / B32_BYTE_SIZE;
constexpr uint32_t ONE_REPEAT_FLOAT_SIZE = ONE_REPEAT_BYTE_SIZE / B32_BYTE_SIZE;
constexpr uint32_t ONE_REPEAT_HALF_SIZE = ONE_REPEAT_BYTE_SIZE / B16_BYTE_SIZE;
constexpr uint32_t MAX_REPEAT_FLOAT_SIZE = ONE_REPEAT_FLOAT_SIZE * MAX_REPEAT_TIMES;
constexpr uint32_t MAX_REPEAT_HALF_SIZE = ONE_REPEAT_HALF_SIZE * MAX_REPEAT_TIMES;
constexpr uint32_t ONE_BLK_HALF_NUM = ONE_BLK_SIZE / B16_BYTE_SIZE;
constexpr uint32_t ONE_BLK_FLOAT_NUM = ONE_BLK_SIZE / B32_BYTE_SIZE;
constexpr uint32_t BRCB_BROADCAST_NUMBER = 8;
constexpr uint32_t BRCB_MAX_REPEAT_SIZE = BRCB_BROADCAST_NUMBER * MAX_REPEAT_TIMES;
constexpr int32_t MIN_BLOCK_LEN = 1;
constexpr uint32_t PAIR_REDUCE_REPEAT_STRIDE_LEN = 128;
constexpr uint32_t PAIR_REDUCE_SUM_MERGES = 2;
constexpr uint32_t TWO_HUNDRED_FIFTY_TWO_REPEAT = 252;
constexpr uint32_t TWO_HUNDRED_FIFTY_TWO_REPEAT_BYTE_SIZE = TWO_HUNDRED_FIFTY_TWO_REPEAT * ONE_REPEAT_BYTE_SIZE;
constexpr uint32_t REDUCEV2_MODE_SEVEN = 7;
constexpr uint32_t DROPOUT_MODE_BYTE_MISALIGN = 1;
constexpr uint32_t DROPOUT_MODE_BYTE_ALIGN = 2;
constexpr uint32_t DROPOUT_MODE_BIT_ALIGN = 3;
constexpr uint32_t DROPOUT_MODE_BIT_MISALIGN = 4;
constexpr uint32_t REDUCEV2_MODE_ONE = 1;
constexpr uint32_t REDUCEV2_MODE_TWO = 2;
constexpr uint32_t REDUCEV2_MODE_THREE = 3;
constexpr int32_t B8_TMP_ELE_LEN = 1024;
constexpr int32_t B16_TMP_ELE_LEN = 256;
constexpr int32_t B32_TMP_ELE_LEN = 128;
constexpr int32_t B8_TRANS_LEN = 1024;
constexpr int32_t B8_TRANS_FRACTAL = 512;
constexpr int32_t B8_TRANS_ROW = 32;
constexpr int32_t B8_COPY_COL = 32;
constexpr uint64_t LOAD_M_START_POSITION = 48;
constexpr uint64_t LOAD_K_START_POSITION = 32;
constexpr uint64_t LOAD_M_EXTENSION = 16;
constexpr uint64_t LOAD_DILATION_FILTER_H = 40;
constexpr uint64_t LOAD_DILATION_FILTER_W = 32;
constexpr uint64_t LOAD_FILTER_H = 24;
constexpr uint64_t LOAD_FILTER_W = 16;
constexpr uint64_t LOAD_STRIDE_H = 8;
template <bool condition, class T1, class T2>
struct Conditional {
  using type = T1;
};
template <class T1, class T2>
struct Conditional<false, T1, T2> {
  using type = T2;
};
template <int bitNum, bool sign = true>
struct IntegerSubType {
  static constexpr int kBits = bitNum;
  static constexpr bool kSigned = sign;
  using T = typename Conditional<kSigned, int8_t, uint8_t>::type;
  using Storage = uint8_t;
  static constexpr Storage mask = Storage(((static_cast<uint64_t>(1)) << static_cast<uint32_t>(kBits)) - 1);
  IntegerSubType() = default;
  IntegerSubType(uint32_t value);
  IntegerSubType(int32_t value);
  operator typename Conditional<kSigned, signed char, unsigned char>::type() const;
  bool operator==(const IntegerSubType<bitNum, sign>& rhs) const;
  bool operator!=(const IntegerSubType<bitNum, sign>& rhs) const;
  bool operator>(const IntegerSubType<bitNum, sign>& rhs) const;
  bool operator>=(const IntegerSubType<bitNum, sign>& rhs) const;
  bool operator<(const IntegerSubType<bitNum, sign>& rhs) const;
  bool operator<=(const IntegerSubType<bitNum, sign>& rhs) const;
  Storage storage;
};
using int4b_t = IntegerSubType<INT4_BIT_NUM, true>;
template <typename T>
struct SizeOfBits {
};
template <>
struct SizeOfBits<int4b_t> {
  static constexpr int value = INT4_BIT_NUM;
};
bool CheckCastOverlappingHigh(const uint64_t dstAddr, const uint64_t srcAddr, const uint32_t dstTypeSize, const
    uint32_t srcTypeSize, const uint32_t calCount);
class MaskSetter {
 public:
  ASSAY_HOST_ONLY static MaskSetter& Instance();
  ASSAY_HOST_ONLY void SetMask(bool setMask);
  ASSAY_HOST_ONLY bool GetMask() const;
 private:
  ASSAY_MODEL MaskSetter() {}
  ~MaskSetter();
  bool isSetMask = true;
};
class Int4Setter {
 public:
  ASSAY_HOST_ONLY static Int4Setter& Instance();
  ASSAY_HOST_ONLY void SetInt4();
  ASSAY_HOST_ONLY void SetDstInt4();
  ASSAY_HOST_ONLY void SetSrcInt4();
  ASSAY_HOST_ONLY void ResetInt4();
  ASSAY_HOST_ONLY void ResetDstSrcInt4();
  ASSAY_HOST_ONLY bool GetInt4() const;
  ASSAY_HOST_ONLY bool GetDstInt4() const;
  ASSAY_HOST_ONLY bool GetSrcInt4() const;
 private:
  ASSAY_MODEL Int4Setter() {}
  ~Int4Setter();
  bool isInt4 = false;
  bool isDstInt4 = false;
  bool isSrcInt4 = false;
};
union NotNumUnion {
  ASSAY_MODEL NotNumUnion() {}
  float f;
  uint32_t i;
};
enum class TShapeType : uint8_t { DEFAULT = 0, NHWC = 1, NC1HWC0 = 2, NHC = 3, NCHT = 4, ND = 5, FRACTAL_NZ = 6, HNC
    = 7, HCNT = 8, NDHWC = 9, FRACTAL_Z_3D = 10, NDHC = 11, DCHNT = 12, FRACTAL_Z = 13, NCDHW = 14, NDC1HWC0 = 15, NCDH
    = 16, NDCHT = 17, NCHW = 18, NCH = 19, HWCN = 20, HCN = 21, CHNT = 22, DHWCN = 23, DHCN = 24 };
enum class RoundMode : uint8_t { CAST_NONE = 0, CAST_RINT = 1, CAST_FLOOR = 2, CAST_CEIL = 3, CAST_ROUND = 4,
    CAST_TRUNC = 5, CAST_ODD = 6,
    // Of 3510 alone.
    CAST_HYBRID ASSAY_SINCE(8_5) = 7, CAST_EVEN ASSAY_SINCE(9_0) = 8, CAST_ZERO ASSAY_SINCE(9_0) = 9,
    UNKNOWN ASSAY_SINCE(8_5) = 255 };
enum class CMPMODE : uint8_t { LT = 0, GT = 1, EQ = 2, LE = 3, GE = 4, NE = 5 };
enum class SELMODE : uint8_t { VSEL_CMPMASK_SPR = 0, VSEL_TENSOR_SCALAR_MODE = 1, VSEL_TENSOR_TENSOR_MODE = 2 };
enum class BlockMode : uint8_t { BLOCK_MODE_NORMAL = 0, BLOCK_MODE_MATRIX = 1, BLOCK_MODE_VECTOR = 2,
    BLOCK_MODE_SMALL_CHANNEL = 3, BLOCK_MODE_DEPTHWISE = 4 };
enum class DeqScale : uint8_t { DEQ_NONE = 0, DEQ = 1, VDEQ = 2, DEQ8 = 3, VDEQ8 = 4, DEQ16 = 5, VDEQ16 = 6 };
enum class ReduceMode : uint8_t { REDUCE_MAX = 0, REDUCE_MIN = 1, REDUCE_SUM = 2 };
enum class ReduceOrder : uint8_t { ORDER_VALUE_INDEX = 0, ORDER_INDEX_VALUE = 1, ORDER_ONLY_VALUE = 2,
    ORDER_ONLY_INDEX = 3 };
enum class DumpType : uint8_t { DUMP_DEFAULT = 0, DUMP_SCALAR = 1, DUMP_TENSOR = 2, DUMP_SHAPE = 3, DUMP_ASSERT = 4,
    DUMP_META = 5, DUMP_TIME_STAMP = 6 };
enum class CLAMPMODE { CLAMP_MAX = 0, CLAMP_MIN = 1 };
enum class PcieCtrl : uint64_t { WR = 0, RD = 1 };
enum class DeQuantMode : uint8_t { DEQUANT_WITH_SINGLE_ROW = 0, DEQUANT_WITH_MULTI_ROW = 1 };
enum class DataFormat : uint8_t { ND = 0, NZ = 1, NCHW = 2, NC1HWC0 = 3, NHWC = 4, NCDHW ASSAY_SINCE(8_5) = 5,
    NDC1HWC0 ASSAY_SINCE(8_5) = 6, FRACTAL_Z_3D ASSAY_SINCE(8_5) = 7 };
constexpr uint64_t MASK_PLACEHOLDER = 0;
constexpr uint64_t MASK_PLACEHOLDER_LIST[2] = {0, 0};
enum class MaskMode : uint8_t { NORMAL = 0, COUNTER = 1 };
enum class CacheLine : uint64_t { SINGLE_CACHE_LINE = 0, ENTIRE_DATA_CACHE = 1 };
enum class DcciDst : uint64_t { CACHELINE_ALL = 0, CACHELINE_UB = 1, CACHELINE_OUT = 2, CACHELINE_ATOMIC = 3 };
ASSAY_MODEL void SetLreluMode(bool lreluMode) {
}
}  // namespace AscendC
