// assay_lib: checks the reach of a call, dispatches it to the group that implements the operation, and reads and writes
// for it.
#include "dialects/ascendc/device/library.h"

#include "dialects/ascendc/device/cube-memory.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string>

#include "dialects/ascendc/device/exact-library.h"
#include "dialects/ascendc/device/intrinsics.h"
#include "dialects/ascendc/device/queues.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

constexpr const char* kNames[] = {
    "BroadCast",
    "Sum",
    "Mean",
    "ReduceXorSum",
    "CumSum",
    "CreateVecIndex",
    "CreateVecIndex",
    "SelectWithBytesMask",
    "GatherMask",
    "Gatherb",
    "Gather",
    "Scatter",
    "Scatter",
    "Sort32",
    "MrgSort",
    "Sort",
    "Concat",
    "Extract",
    "TopK",
    "Transpose",
    "Transpose",
    "ConfusionTranspose",
    "Pad",
    "UnPad",
    "TransData",
    "BroadCastVecToMM",
    "DataCopy",
    "SoftMax",
    "SimpleSoftMax",
    "LogSoftMax",
    "SoftmaxFlash",
    "SoftmaxFlashV2",
    "SoftmaxFlashV3",
    "SoftmaxGrad",
    "SoftmaxGradFront",
    "AdjustSoftMaxRes",
    "GeGLU",
    "SwiGLU",
    "ReGlu",
    "Fmod",
    "Lgamma",
    "Digamma",
    "Power",
    "LayerNorm",
    "LayerNorm",
    "LayerNormGrad",
    "LayerNormGradBeta",
    "RmsNorm",
    "BatchNorm",
    "DeepNorm",
    "GroupNorm",
    "Normalize",
    "WelfordUpdate",
    "WelfordFinalize",
    "AscendQuant",
    "AscendDequant",
    "AscendAntiQuant",
    "DropOut",
    "AddReluCast",
    "SubReluCast",
    "MulCast",
    "CastDeq",
    "AddDeqRelu",
    "BilinearInterpolation",
    "ShiftRight",
    "Compare",
    "Select",
    "PairReduceSum",
    "VectorPadding",
    "ReduceSum",
    "ReduceMax",
    "ReduceMin",
};
static_assert(sizeof(kNames) / sizeof(kNames[0]) == ASSAY_LIB_COUNT);

Operand BytesOf(LibraryCall& call, const LibraryReach& reach) {
  return Operand::Flat(call.m, reach.handle, reach.offset, Dtype::kU8, 1);
}

Lanes ReachLanes(std::int64_t bytes) { return OneRun(std::max<std::int64_t>(bytes, 0)); }

// Results of reductions may start anywhere; operands processed in data blocks may not.
int AlignmentOf(const LibraryCall& call, bool write, int index) {
  switch (call.api) {
    case ASSAY_LIB_SUM:
    case ASSAY_LIB_MEAN:
    case ASSAY_LIB_XOR_SUM:
    case ASSAY_LIB_REDUCE_SUM:
    case ASSAY_LIB_REDUCE_MAX:
    case ASSAY_LIB_REDUCE_MIN:
    case ASSAY_LIB_WELFORD_FINALIZE:
      return write ? static_cast<int>(LibrarySize(call.dtype)) : 32;
    case ASSAY_LIB_INDEX:
    case ASSAY_LIB_INDEX_R:
      return 32;
    case ASSAY_LIB_MRG_SORT:
      return write ? 32 : 8;
    case ASSAY_LIB_GATHER_R:
    case ASSAY_LIB_GATHER_BLOCKS:
      return !write && index == 0 ? static_cast<int>(LibrarySize(call.dtype)) : 32;
    default:
      return 32;
  }
}

// Contents of the matrix unit's results, which only two operations can access; false for every other.
bool CheckMatrix(LibraryCall& call, const LibraryReach& reach, bool write) {
  if (call.api != (write ? ASSAY_LIB_VECTOR_TO_MATRIX : ASSAY_LIB_MATRIX_TO_VECTOR)) return false;
  CubeOperand operand(call.m, {reach.handle, reach.offset});
  if (!operand.Reachable({kL0C}, write)) return true;
  operand.Check(0, reach.bytes, 32, write);
  operand.Note(0, reach.bytes, 1, 0, write);
  return true;
}

void CheckReaches(LibraryCall& call) {
  std::int64_t touched = 0;
  for (int i = 0; i < 5; ++i) {
    const LibraryReach& reach = call.s[i];
    if (reach.handle == 0 || reach.bytes <= 0) continue;
    if (!CheckMatrix(call, reach, false))
      BytesOf(call, reach).Check(ReachLanes(reach.bytes), false, AlignmentOf(call, false, i));
    touched += reach.bytes;
  }
  for (int i = 0; i < 4; ++i) {
    const LibraryReach& reach = call.d[i];
    if (reach.handle == 0 || reach.bytes <= 0) continue;
    if (!CheckMatrix(call, reach, true))
      BytesOf(call, reach).Check(ReachLanes(reach.bytes), true, AlignmentOf(call, true, i));
    touched += reach.bytes;
  }
  call.m.Step(8 + touched / 4);
  call.m.NoteWork(touched / std::max<std::int64_t>(LibrarySize(call.dtype), 1), (touched + 255) / 256, 0);
}

}  // namespace

std::uint8_t LibraryValues::Worst(std::int64_t from, std::int64_t n) const {
  std::uint8_t worst = 0;
  for (std::int64_t i = from; i < from + n; ++i) worst = std::max(worst, Mark(i));
  return worst;
}

const char* LibraryName(int api) { return api >= 0 && api < ASSAY_LIB_COUNT ? kNames[api] : "the library"; }

std::int64_t LibrarySize(Dtype dtype) { return static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(dtype), 1)); }

LibraryBytes LibraryReadBytes(LibraryCall& call, const LibraryReach& reach) {
  LibraryBytes bytes;
  if (reach.handle == 0 || reach.bytes <= 0) return bytes;
  Operand operand = BytesOf(call, reach);
  const auto n = static_cast<std::size_t>(std::min<std::int64_t>(reach.bytes, kSpaceReserve));
  bytes.data.resize(n);
  bytes.mark.resize(n);
  const std::int64_t at = operand.Address(0, 0);
  const Buffer& buffer = *operand.buffer();
  for (std::size_t i = 0; i < n; ++i) {
    const std::int64_t address = at + static_cast<std::int64_t>(i);
    const std::int64_t within = address - buffer.address;
    const bool inside = address >= 0 && address < kSpaceReserve;
    bytes.data[i] = inside ? operand.space().data[address] : std::uint8_t{0};
    // Memory after its own buffer belongs to another one: as undefined as memory never written.
    std::uint8_t mark = inside && within >= 0 && within < buffer.size ? operand.space().shadow[address] : kFresh;
    if (mark == kFresh) mark = operand.Origin();
    bytes.mark[i] = mark == kDefined ? std::uint8_t{0} : mark;
  }
  return bytes;
}

LibraryValues LibraryRead(LibraryCall& call, const LibraryReach& reach, Dtype dtype) {
  const LibraryBytes bytes = LibraryReadBytes(call, reach);
  const std::int64_t size = LibrarySize(dtype);
  LibraryValues values(static_cast<std::int64_t>(bytes.data.size()) / size);
  for (std::int64_t i = 0; i < values.size(); ++i) {
    const std::uint8_t* at = bytes.data.data() + i * size;
    if (IsFloat(dtype)) {
      float value = 0;
      LoadFloat(dtype, at, &value, 1);
      values[i] = static_cast<double>(value);
    } else {
      std::int64_t value = 0;
      LoadInt(dtype, at, &value, 1);
      values[i] = static_cast<double>(value);
    }
    for (std::int64_t b = i * size; b < (i + 1) * size; ++b) values.Taint(i, bytes.mark[static_cast<std::size_t>(b)]);
  }
  if (call.exact != nullptr && values.size() > 0) {
    const Operand operand = BytesOf(call, reach);
    call.exact->Read(operand.space(), operand.Address(0, 0), dtype, values);
  }
  return values;
}

void LibraryWriteBytes(LibraryCall& call, const LibraryReach& reach, std::int64_t at, const std::uint8_t* data,
                       const std::uint8_t* mark, std::int64_t bytes) {
  if (reach.handle == 0 || call.exact != nullptr) return;
  Operand operand = BytesOf(call, reach);
  const std::int64_t start = operand.Address(0, 0) + at;
  for (std::int64_t i = 0; i < bytes; ++i) {
    const std::int64_t address = start + i;
    if (address < 0 || address >= kSpaceReserve) continue;
    operand.space().data[address] = data[i];
    operand.space().shadow[address] = mark != nullptr && mark[i] != 0 ? mark[i] : kDefined;
    operand.space().high = std::max(operand.space().high, address + 1);
  }
}

void LibraryWrite(LibraryCall& call, const LibraryReach& reach, Dtype dtype, const LibraryValues& values,
                  const std::vector<bool>* keep) {
  const std::int64_t size = LibrarySize(dtype);
  if (call.exact != nullptr && reach.handle != 0) {
    const Operand operand = BytesOf(call, reach);
    return call.exact->Write(operand.space(), operand.Address(0, 0), dtype, values, keep);
  }
  for (std::int64_t i = 0; i < values.size(); ++i) {
    if (keep != nullptr && !(*keep)[static_cast<std::size_t>(i)]) continue;
    std::uint8_t bits[8] = {}, marks[8];
    std::memset(marks, values.Mark(i), sizeof marks);
    if (IsFloat(dtype)) {
      const float value = static_cast<float>(values[i]);
      StoreFloat(dtype, &value, bits, 1);
    } else {
      const auto value = static_cast<std::int64_t>(LibraryRound(dtype, values[i]));
      StoreInt(dtype, &value, bits, 1);
    }
    LibraryWriteBytes(call, reach, i * size, bits, marks, size);
  }
}

double LibraryRound(Dtype dtype, double value) {
  if (!ExactLibrary::Rounds()) return value;
  if (IsFloat(dtype)) {
    float rounded = static_cast<float>(value);
    std::uint8_t bits[8];
    StoreFloat(dtype, &rounded, bits, 1);
    LoadFloat(dtype, bits, &rounded, 1);
    return static_cast<double>(rounded);
  }
  if (std::isnan(value)) return 0;
  const bool is_signed = dtype == Dtype::kI8 || dtype == Dtype::kI16 || dtype == Dtype::kI32 || dtype == Dtype::kI64;
  const int bits = static_cast<int>(LibrarySize(dtype)) * 8;
  const double high = std::ldexp(1.0, is_signed ? bits - 1 : bits) - 1;
  const double low = is_signed ? -std::ldexp(1.0, bits - 1) : 0;
  return std::clamp(std::nearbyint(value), low, high);
}

void LibraryTemporary(LibraryCall& call, std::int64_t bytes) {
  if (call.tmp.handle == 0) {
    const std::int64_t end = call.m.launch().chip.StackEnd();
    const std::int64_t top = call.m.core().spaces[kUb].top;
    if ((top < end && top + bytes <= end) || UsesPastTheEnd(call.m)) return;
    call.m.Report(FaultKind::kOnChipOverflow)
        .Arg("have", end)
        .Arg("need", top)
        .Arg("bytes", bytes)
        .Text("space", "UB")
        .Text("hidden", LibraryName(call.api));
    return;
  }
  if (bytes <= 0) return;
  const Buffer& buffer = *call.m.FindBuffer(call.tmp.handle);
  // Sort uses only the address, not the length that SetSize gave the tensor (dav_c220, DoFullSort).
  if (call.api == ASSAY_LIB_SORT) call.tmp.bytes = std::max(call.tmp.bytes, buffer.size - call.tmp.offset);
  if (call.tmp.bytes < bytes) {
    call.m.Report(FaultKind::kOnChipOverflow)
        .Arg("have", call.tmp.bytes)
        .Arg("need", bytes)
        .Text("space", "UB")
        .Text("temporary", LibraryName(call.api))
        .Other(buffer.init_location);
  }
  LibraryReach used = call.tmp;
  used.bytes = std::min(call.tmp.bytes, bytes);
  BytesOf(call, used).Check(ReachLanes(used.bytes), true);
  LocalSpace& space = call.m.core().spaces[buffer.space];
  const std::int64_t at = buffer.address + used.offset;
  if (at >= 0 && at + used.bytes <= kSpaceReserve) {
    std::memset(space.shadow + at, kFresh, static_cast<std::size_t>(std::max<std::int64_t>(used.bytes, 0)));
  }
}

bool RunGroups(LibraryCall& call, std::int64_t& result) {
  for (const auto group :
       {LibraryRows, LibrarySelect, LibrarySort, LibraryLayout, LibrarySoftMax, LibraryNorm, LibraryMath}) {
    if (group(call, result)) return true;
  }
  return false;
}

std::int64_t RunLibrary(LibraryCall& call) {
  CheckReaches(call);
  std::int64_t result = 0;
  ExactLibrary exact(call);
  if (exact.computes()) {
    exact.Begin();
    RunGroups(call, result);
    exact.End();
  }
  if (RunGroups(call, result)) return result;
  call.m.Undecided(std::string(LibraryName(call.api)) + " is not modelled");
}

}  // namespace assay::device

extern "C" {

assay_i64 assay_lib(assay_i32 api, assay_i32 dtype, assay_i32 src_dtype, assay_u64 d0, assay_i64 d0_off,
                    assay_i64 d0_bytes, assay_u64 d1, assay_i64 d1_off, assay_i64 d1_bytes, assay_u64 d2,
                    assay_i64 d2_off, assay_i64 d2_bytes, assay_u64 d3, assay_i64 d3_off, assay_i64 d3_bytes,
                    assay_u64 s0, assay_i64 s0_off, assay_i64 s0_bytes, assay_u64 s1, assay_i64 s1_off,
                    assay_i64 s1_bytes, assay_u64 s2, assay_i64 s2_off, assay_i64 s2_bytes, assay_u64 s3,
                    assay_i64 s3_off, assay_i64 s3_bytes, assay_u64 s4, assay_i64 s4_off, assay_i64 s4_bytes,
                    assay_u64 tmp, assay_i64 tmp_off, assay_i64 tmp_bytes, assay_i64 p0, assay_i64 p1, assay_i64 p2,
                    assay_i64 p3, assay_i64 p4, assay_i64 p5, assay_i64 p6, assay_i64 p7, double x0, double x1) {
  using namespace assay::device;
  Machine& m = Machine::Current();
  const auto of = static_cast<assay::Dtype>(dtype);
  const Issue issue(m, Pipe::kVector, "assay_lib", api, of);
  LibraryCall call{m,
                   api,
                   of,
                   static_cast<assay::Dtype>(src_dtype),
                   {{d0, d0_off, d0_bytes}, {d1, d1_off, d1_bytes}, {d2, d2_off, d2_bytes}, {d3, d3_off, d3_bytes}},
                   {{s0, s0_off, s0_bytes},
                    {s1, s1_off, s1_bytes},
                    {s2, s2_off, s2_bytes},
                    {s3, s3_off, s3_bytes},
                    {s4, s4_off, s4_bytes}},
                   {tmp, tmp_off, tmp_bytes},
                   {p0, p1, p2, p3, p4, p5, p6, p7},
                   {x0, x1}};
  return RunLibrary(call);
}

}  // extern "C"
