// Families by the form of a call: their members take the same arguments.
#include "dialects/ascendc/search/device-words.h"

#include <algorithm>
#include <array>

namespace assay::search {
namespace {

using Words = std::vector<std::string_view>;

const std::vector<Words>& Families() {
  static const std::vector<Words> families = {
      {"Add", "Sub", "Mul", "Div", "Max", "Min"},
      {"Adds", "Muls", "Maxs", "Mins", "LeakyRelu"},
      {"Exp", "Ln", "Abs", "Relu", "Sqrt", "Rsqrt", "Reciprocal", "Tanh", "Sigmoid", "Not", "Sin", "Cos", "Erf"},
      {"And", "Or"},
      {"ReduceSum", "ReduceMax", "ReduceMin"},
      {"WholeReduceSum", "WholeReduceMax", "WholeReduceMin"},
      {"BlockReduceSum", "BlockReduceMax", "BlockReduceMin"},
      {"ShiftLeft", "ShiftRight"},
      {"DataCopy", "DataCopyPad"},
      {"CAST_NONE", "CAST_RINT", "CAST_ROUND", "CAST_FLOOR", "CAST_CEIL", "CAST_TRUNC", "CAST_ODD"},
      {"LT", "LE", "GT", "GE", "EQ", "NE"},
      {"VECIN", "VECOUT", "VECCALC"},
      {"PIPE_V", "PIPE_MTE2", "PIPE_MTE3", "PIPE_S", "PIPE_ALL"},
      {"EVENT_ID0", "EVENT_ID1", "EVENT_ID2", "EVENT_ID3"},
      {"AllocTensor", "DeQue", "Get"},
      {"EnQue", "FreeTensor"},
      {"GetBlockIdx", "GetBlockNum"},
      {"SetAtomicAdd", "SetAtomicMax", "SetAtomicMin", "SetAtomicNone"},
      {"min", "max"},
  };
  return families;
}

bool Has(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

}  // namespace

std::vector<std::string_view> SiblingsOf(std::string_view name) {
  for (const Words& family : Families()) {
    if (!Has(family, name)) continue;
    Words others = family;
    std::erase(others, name);
    return others;
  }
  return {};
}

const Words& UnaryOperations() {
  static const Words words = {"Exp", "Abs", "Relu", "Sqrt", "Rsqrt", "Reciprocal", "Ln"};
  return words;
}

const Words& ScalarOperations() {
  static const Words words = {"Adds", "Muls", "Maxs", "Mins"};
  return words;
}

const Words& BinaryOperations() {
  static const Words words = {"Add", "Mul", "Sub", "Div", "Max", "Min"};
  return words;
}

bool IsVectorOperation(std::string_view name) {
  for (std::size_t family = 0; family < 6; ++family) {
    if (Has(Families()[family], name)) return true;
  }
  return name == "Cast" || name == "Duplicate" || name == "Select" || name == "Axpy";
}

bool IsCommutative(std::string_view name) { return name == "Add" || name == "Mul" || name == "Max" || name == "Min"; }

bool IsCopy(std::string_view name) { return name == "DataCopy" || name == "DataCopyPad"; }

std::string_view OtherForm(std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 4> forms = {
      {{"Add", "Adds"}, {"Mul", "Muls"}, {"Max", "Maxs"}, {"Min", "Mins"}}};
  for (const auto& [tensors, scalar] : forms) {
    if (name == tensors) return scalar;
    if (name == scalar) return tensors;
  }
  return "";
}

std::vector<std::string_view> MembersOf(std::string_view type) {
  if (type.starts_with("TQue")) return {"AllocTensor", "FreeTensor", "EnQue", "DeQue"};
  if (type.starts_with("TBuf")) return {"Get", "GetWithOffset"};
  if (type.starts_with("GlobalTensor")) return {"SetGlobalBuffer", "GetValue", "SetValue", "GetPhyAddr", "GetSize"};
  if (type.starts_with("LocalTensor")) return {"GetValue", "SetValue", "ReinterpretCast", "GetSize"};
  if (type.starts_with("TPipe")) return {"InitBuffer"};
  return {};
}

std::string_view OperationOf(std::string_view sign, bool scalar) {
  if (sign == "+") return scalar ? "Adds" : "Add";
  if (sign == "*") return scalar ? "Muls" : "Mul";
  if (scalar) return "";
  return sign == "-" ? "Sub" : sign == "/" ? "Div" : "";
}

}  // namespace assay::search
