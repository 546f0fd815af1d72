// The correct form for names that models write, by meaning. Source: the overload sets of CANN 8.1, which have every
// form named here, and how often labelled attempts write each name.
#include <algorithm>
#include <array>

#include "dialects/ascendc/names/known-names.h"

namespace assay::ascendc {
namespace {

constexpr auto kAdvice = std::to_array<NameAdvice>({
    {"SetZero", "`Duplicate` with 0"},
    {"Zeros", "`Duplicate` with 0"},
    {"Fill", "Duplicate"},
    {"Memset", "Duplicate"},
    {"MemSet", "Duplicate"},
    {"Set", "Duplicate"},
    {"SetValues", "Duplicate"},
    {"Dup", "Duplicate"},
    {"Dups", "Duplicate"},
    {"Duplicates", "Duplicate"},
    {"Subs", "`Adds` with the negated scalar"},
    {"Divs", "`Muls` with the reciprocal of the scalar"},
    {"Neg", "`Muls` with -1"},
    {"Negative", "`Muls` with -1"},
    {"Negate", "`Muls` with -1"},
    {"Log1p", "`Adds` with 1, then `Ln`"},
    {"Expm1", "`Exp`, then `Adds` with -1"},
    {"Square", "`Mul` of the tensor with itself"},
    {"Pow", "Power"},
    {"Pows", "Power"},
    {"Maximum", "Max"},
    {"Maximums", "Maxs"},
    {"Minimum", "Min"},
    {"Minimums", "Mins"},
    {"Clamp", "`Maxs`, then `Mins`"},
    {"Clip", "`Maxs`, then `Mins`"},
    {"Copy_", "DataCopy"},
    {"MemCpy", "DataCopy"},
    {"Memcpy", "DataCopy"},
    {"LoadData2UB", "DataCopy"},
    {"ReLU", "Relu"},
    {"LeakyReLU", "LeakyRelu"},
    {"Gelus", "Gelu"},
    {"GELU", "Gelu"},
    {"SiLU", "Silu"},
    {"Softmax", "SoftMax"},
    {"LogSoftmax", "LogSoftMax"},
    {"Compares", "CompareScalar"},
    {"CompareScalars", "CompareScalar"},
    {"Inv", "Reciprocal"},
    {"GetBlockId", "GetBlockIdx"},
    {"GetBlockID", "GetBlockIdx"},
    {"GetBlockIndex", "GetBlockIdx"},
    {"GetCoreId", "GetBlockIdx"},
    {"GetCoreIdx", "GetBlockIdx"},
    {"GetCoreIndex", "GetBlockIdx"},
    {"Rcp", "Reciprocal"},
    {"Recip", "Reciprocal"},
    {"RSqrt", "Rsqrt"},
    {"Multiply", "Mul"},
    {"Divide", "Div"},
    {"Subtract", "Sub"},
    {"Absolute", "Abs"},
    {"Where", "Select"},
    {"VecAdd", "Add"},
    {"VecMul", "Mul"},
    {"VecReduceSum", "ReduceSum"},
    {"ReduceAdd", "ReduceSum"},
    {"ReduceMean", "`ReduceSum`, then `Muls` with the reciprocal of the count"},
    {"ArgMax", "`ReduceMax` with the index asked for"},
    {"ArgMin", "`ReduceMin` with the index asked for"},
    {"AtomicAdd", "`SetAtomicAdd` before the `DataCopy` to global memory"},
    {"AtomicMax", "`SetAtomicMax` before the `DataCopy` to global memory"},
    {"AtomicMin", "`SetAtomicMin` before the `DataCopy` to global memory"},
    {"Arange", "ArithProgression"},
    {"CopyTiling", "`GET_TILING_DATA(data, tiling)`, which reads the tiling data"},
    {"MatMul", "Matmul"},
    {"MatMulType", "MatmulType"},
    {"Sync", "`PipeBarrier<PIPE_ALL>()`"},
    {"CMP_GT", "GT"},
    {"CompareMode", "CMPMODE"},
    {"SEL_MODE_VV", "VSEL_TENSOR_TENSOR_MODE"},
});

// Names that a later release removed.
constexpr auto kReplacements = std::to_array<NameAdvice>({
    {"NO_REDUCE", "NONE"},
    {"REDUCE_ADD", "SUM"},
    {"REDUCE_MAX", "MAX"},
    {"REDUCE_MIN", "MIN"},
    {"GetSpecialBasicConfig", "GetBasicConfig"},
    {"SetTensorAWithCopy", "SetTensorA"},
    {"SetTensorBWithCopy", "SetTensorB"},
});

template <std::size_t N>
const NameAdvice* Find(const std::array<NameAdvice, N>& table, std::string_view name) {
  const auto* found = std::find_if(table.begin(), table.end(), [&](const NameAdvice& a) { return a.name == name; });
  return found == table.end() ? nullptr : found;
}

}  // namespace

const NameAdvice* FindAdvice(std::string_view name) { return Find(kAdvice, name); }

const NameAdvice* FindReplacement(std::string_view name) { return Find(kReplacements, name); }

std::vector<NameAdvice> AllAdvice() { return {kAdvice.begin(), kAdvice.end()}; }

}  // namespace assay::ascendc
