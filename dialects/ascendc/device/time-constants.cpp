// Figures for the chips of arch 2201. Sources: [add] asc-devkit examples/.../add_high_performance, seven versions of an
// addition with the times of every unit; [copy] examples/.../data_copy; [bank] examples/.../bank_conflict_ub; [model]
// the cost model of the graph engine, ge/.../att/gen_model_info/api_perf_register/v1, linear in the element count;
// [ini] platform_config/Ascend910B2.ini of CANN 8.1; [2201] the pages on arch 2201; [matmul] examples/.../
// matmul_basic_api_high_performance.
// Where they disagree: [ini] gives L1->L0A and L1->L0B 512 and 256 bytes a cycle, [2201] 256 and 128 (taken). [model]
// has transfers between 10 and 26 bytes a cycle, [add] and [copy] measure 23 to 32 on one core (taken).
#include "dialects/ascendc/device/time-constants.h"

#include <iterator>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

using enum Basis;

constexpr TimeConstant kTable[] = {
    {TimeKey::kClockMhz, "clock", 1850, "MHz", kDocumented, "[add] \"1.85GHz\"; [ini] has 1800 for the cube unit"},
    {TimeKey::kMemoryBandwidth, "global memory, all cores", 810, "B/cycle", kMeasured,
     "[copy] scenario 3: 302 MB in 202.7 us; the stated peak is 1.8 TB/s"},
    {TimeKey::kCacheBandwidth, "L2 cache, all cores", 2700, "B/cycle", kDocumented, "[matmul] \"about 5 TB/s\""},
    {TimeKey::kCacheBytes, "L2 cache", 201326592, "B", kDocumented, "[ini] l2_size"},
    {TimeKey::kReadRate, "GM to local, one core", 32, "B/cycle", kDocumented,
     "[ini] ddr_read_rate, taken as bytes a cycle"},
    {TimeKey::kWriteRate, "local to GM, one core", 32, "B/cycle", kDocumented,
     "[ini] ddr_write_rate, taken as bytes a cycle"},
    {TimeKey::kCopyStart, "transfer, start", 13, "cycles", kMeasured,
     "[copy] scenario 1: 20.6 cycles for each copy of 128 B at 16.9 B/cycle"},
    {TimeKey::kReadLatency, "GM to local, latency", 162, "cycles", kMeasured,
     "[add] case 1: two copies of 8 KB in 700 cycles on one core"},
    {TimeKey::kWriteLatency, "local to GM, latency", 26, "cycles", kMeasured,
     "[add] case 1: a copy of 8 KB in 295 cycles on one core"},
    {TimeKey::kBurstCycles, "transfer, least time of a burst", 8, "cycles", kMeasured,
     "[copy] scenario 2: 532 cycles for 64 bursts of 128 B"},
    {TimeKey::kLargeCopy, "transfer that reaches full speed", 16384, "B", kDocumented, "[2201] \"16KB\""},
    {TimeKey::kReadWriteBank, "repeat that writes where the next one reads", 0.8, "cycles", kMeasured,
     "[bank] scenario 5 against 4: 50 cycles over 63 repeats"},
    {TimeKey::kLocalRateA, "L1 to L0A", 256, "B/cycle", kDocumented, "[2201]"},
    {TimeKey::kLocalRateB, "L1 to L0B", 128, "B/cycle", kDocumented, "[2201]"},
    {TimeKey::kLocalStart, "transfer between local memories, start", 16, "cycles", kAssumed, ""},
    {TimeKey::kCubeMacs, "cube unit, 16-bit", 4096, "MAC/cycle", kDocumented,
     "[matmul] 16 x 16 x 16, 2 % above measured"},
    {TimeKey::kCubeFloatFactor, "cube unit, 32-bit against 16-bit", 4, "", kDocumented, "[2201] \"1/4\""},
    {TimeKey::kCubeStart, "cube unit, start", 20, "cycles", kAssumed, ""},
    {TimeKey::kFixpipeRate, "L0C to GM", 32, "B/cycle", kVendorModel, "[model] bandwidth map, L0C to GM"},
    {TimeKey::kIssue, "scalar unit, issue of an instruction or flag", 3, "cycles", kMeasured,
     "[add] aiv_scalar_time, case 1 and 3: 26 to 61 cycles for an iteration of 4 instructions and about 10 flags"},
    {TimeKey::kLocalGet, "scalar unit, read of local memory", 12, "cycles", kMeasured,
     "[add] case 0: 34 cycles for two reads, a write and an addition"},
    {TimeKey::kLocalSet, "scalar unit, write of local memory", 10, "cycles", kMeasured, "[add] case 0, as above"},
    {TimeKey::kGlobalHit, "scalar unit, access to GM in its cache", 12, "cycles", kAssumed, "as local memory"},
    {TimeKey::kGlobalMiss, "scalar unit, access to GM past its cache", 400, "cycles", kAssumed, ""},
    {TimeKey::kQueueDepth, "instructions a unit holds", 32, "", kDocumented,
     "[2201] for MTE1 and the cube unit; taken for all"},
    {TimeKey::kSyncAll, "SyncAll, after the last core", 500, "cycles", kAssumed, ""},
    {TimeKey::kCrossFlag, "flag between cores", 200, "cycles", kAssumed, ""},
};

constexpr bool InOrder() {
  int next = 0;
  for (const TimeConstant& row : kTable) {
    if (static_cast<int>(row.key) != next++) return false;
  }
  return true;
}
static_assert(InOrder(), "the table is indexed by its keys");

constexpr std::string_view kModel = "[model]";
constexpr std::string_view kMeasuredAdd = "[add] case 6: 149.6 cycles for 127 repeats; [bank] 88 for 64";

constexpr VectorCost kVector[] = {
    {"assay_vec", ASSAY_ADD, "Add", 22, 1, 1, kMeasured, kMeasuredAdd},
    {"assay_vec", ASSAY_SUB, "Sub", 22, 1, 1, kMeasured, "as addition"},
    {"assay_vec", ASSAY_MUL, "Mul", 23, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_MAX, "Max", 20, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_MIN, "Min", 20, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_DIV, "Div", 29, 5.9, 2.9, kVendorModel, kModel},
    {"assay_vec", ASSAY_AND, "And", 17, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_OR, "Or", 17, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_ABS, "Abs", 20, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_RELU, "Relu", 20, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_EXP, "Exp", 28, 4, 2, kVendorModel, "[model]; [2201] as long for half as for float"},
    {"assay_vec", ASSAY_LN, "Ln", 28, 4, 2, kDocumented, "[2201] as Exp"},
    {"assay_vec", ASSAY_SQRT, "Sqrt", 29, 4, 2, kVendorModel, kModel},
    {"assay_vec", ASSAY_RSQRT, "Rsqrt", 21, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_RECIPROCAL, "Reciprocal", 21, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_COPY, "Copy", 13, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_ADDS, "Adds", 22, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_MULS, "Muls", 23, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_MAXS, "Maxs", 20, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_MINS, "Mins", 20, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_DUP, "Duplicate", 17, 1, 1, kVendorModel, kModel},
    {"assay_vec", ASSAY_TANH, "Tanh", 170, 25.3, 10, kVendorModel, kModel},
    {"assay_vec", ASSAY_SIGMOID, "Sigmoid", 116, 12.9, 8, kVendorModel, kModel},
    {"assay_vec", ASSAY_SILU, "Silu", 140, 14, 9, kAssumed, "Sigmoid and a multiplication"},
    {"assay_vec", ASSAY_SWISH, "Swish", 140, 14, 9, kAssumed, "Sigmoid and a multiplication"},
    {"assay_vec", ASSAY_GELU, "Gelu", 220, 30, 15, kAssumed, "Tanh and five more instructions"},
    {"assay_vec", ASSAY_FAST_GELU, "FasterGelu", 160, 16, 11, kAssumed, "Sigmoid and two more instructions"},
    {"assay_vec", ASSAY_FAST_GELU_V2, "FasterGeluV2", 260, 14, 13, kAssumed, "thirteen instructions"},
    {"assay_vec", ASSAY_SIGN, "Sign", 119, 11, 11, kVendorModel, kModel},
    {"assay_vec", ASSAY_ERF, "Erf", 470, 89.5, 38.6, kVendorModel, kModel},
    {"assay_vec", ASSAY_ERFC, "Erfc", 470, 89.5, 38.6, kAssumed, "as Erf"},
    {"assay_vec", ASSAY_POWER, "Power", 1600, 85, 40, kVendorModel, "[model], mean of the two start-ups"},
    {"assay_vec", ASSAY_SIN, "Sin", 300, 40, 20, kAssumed, "a polynomial of twenty instructions"},
    {"assay_vec", ASSAY_COS, "Cos", 300, 40, 20, kAssumed, "as Sin"},
    {"assay_vec", -1, "other arithmetic", 22, 1, 1, kAssumed, "as addition"},
    {"assay_cast", -1, "Cast", 20, 1, 1, kVendorModel, kModel},
    {"assay_cmps", -1, "CompareScalar", 22, 1, 1, kVendorModel, kModel},
    {"assay_cmp", -1, "Compare", 21, 1, 1, kVendorModel, kModel},
    {"assay_select", -1, "Select", 45, 1.5, 1.5, kVendorModel, kModel},
    {"assay_whole_reduce", ASSAY_REDUCE_SUM, "WholeReduceSum", 33, 7, 7, kVendorModel, kModel},
    {"assay_whole_reduce", -1, "WholeReduceMax, Min", 21, 7, 7, kVendorModel, kModel},
    {"assay_reduce", ASSAY_REDUCE_SUM, "ReduceSum", 33, 7, 7, kVendorModel, "[model] WholeReduceSum, once a level"},
    {"assay_reduce", -1, "ReduceMax, Min", 21, 7, 7, kVendorModel, "[model] WholeReduceMax, once a level"},
    {"assay_block_reduce", -1, "BlockReduce, PairReduce", 18, 7, 1.3, kVendorModel, kModel},
    {"assay_gather", -1, "Gather", 16, 24, 12, kVendorModel, kModel},
    {"assay_brcb", -1, "Brcb", 13, 1, 1, kVendorModel, kModel},
    {"assay_dma_local", -1, "DataCopy inside UB", 12, 1, 1, kVendorModel, kModel},
    {"", -1, "anything else", 22, 1, 1, kAssumed, "as addition"},
};

constexpr std::string_view kLeft[] = {
    "the start and end of a launch (an empty kernel on all cores takes about 20 us)",
    "scalar arithmetic, branches and loops between calls of the API; InitBuffer; instruction cache",
    "what other kernels leave in the L2 cache: every byte is read from memory once",
    "the order in which cores reach memory: bandwidth is shared evenly, weighted by what each moves",
    "accesses of several cores to one window of 512 bytes, which queue up",
    "conflicts of transfers and vector instructions over a bank of UB",
    "atomic addition in memory, cache cleaning, SetL2CacheHint",
};

}  // namespace

std::span<const TimeConstant> TimeConstants() { return kTable; }
std::span<const VectorCost> VectorCosts() { return kVector; }
std::span<const std::string_view> LeftOut() { return kLeft; }

double Value(TimeKey key) { return kTable[static_cast<int>(key)].value; }

const VectorCost& CostOf(std::string_view intrinsic, int op) {
  // "assay_vec_n" and "assay_vec_r" cost the same.
  if (intrinsic.ends_with("_n") || intrinsic.ends_with("_r")) intrinsic.remove_suffix(2);
  for (const VectorCost& row : kVector) {
    if (row.intrinsic == intrinsic && (row.op == op || row.op == -1)) return row;
  }
  return kVector[std::size(kVector) - 1];
}

std::string_view BasisName(Basis basis) {
  static constexpr std::string_view kNames[] = {"documented", "measured", "vendor's model", "assumed"};
  return kNames[static_cast<int>(basis)];
}

}  // namespace assay::device
