// The mistakes, from the most telling to the least.
#include "rules/ascendc/overload.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/common/parse-errors.h"

namespace assay::rules {
namespace {

// Calls with a scalar that must have exactly the element type of the first tensor, and the scalar's position.
int ScalarPlace(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, int>, 11> kPlaces = {{{"Adds", 2},
                                                                                {"Muls", 2},
                                                                                {"Maxs", 2},
                                                                                {"Mins", 2},
                                                                                {"Subs", 2},
                                                                                {"Divs", 2},
                                                                                {"LeakyRelu", 2},
                                                                                {"ShiftLeft", 2},
                                                                                {"ShiftRight", 2},
                                                                                {"CompareScalar", 2},
                                                                                {"Duplicate", 1}}};
  const auto* it = std::find_if(kPlaces.begin(), kPlaces.end(), [&](const auto& place) { return place.first == name; });
  return it == kPlaces.end() ? -1 : it->second;
}

bool TakesWork(std::string_view name) { return name == "ReduceMax" || name == "ReduceMin" || name == "ReduceSum"; }

bool IsScalarType(const std::string& type) {
  static constexpr std::array<std::string_view, 14> kTypes = {
      "float",    "half",    "double",   "bfloat16_t", "int8_t",   "uint8_t", "int16_t",
      "uint16_t", "int32_t", "uint32_t", "int64_t",    "uint64_t", "bool",    "size_t"};
  return std::find(kTypes.begin(), kTypes.end(), type) != kTypes.end();
}

// The element type that all tensors before `end` share; empty if they do not.
std::string SharedElement(const ParseError& error, std::size_t end) {
  std::string shared;
  for (std::size_t i = 0; i < end && i < error.argument_types.size(); ++i) {
    const std::string type = ShortType(error.argument_types[i]);
    if (!IsTensor(type)) return {};
    const std::string element = ElementOf(type);
    if (!shared.empty() && element != shared) return {};
    shared = element;
  }
  return IsScalarType(shared) ? shared : std::string();
}

bool FindScalarType(const ParseError& error, OverloadMistake& mistake) {
  const int place = ScalarPlace(error.name);
  if (place < 0 || error.argument_types.size() < static_cast<std::size_t>(place) + 2) return false;
  // The destination of a comparison holds bits; its source has the type that the scalar is compared with.
  const std::string element = error.name == "CompareScalar" ? ElementOf(ShortType(error.argument_types[1]))
                                                            : SharedElement(error, static_cast<std::size_t>(place));
  const std::string scalar = ShortType(error.argument_types[static_cast<std::size_t>(place)]);
  if (element.empty() || !IsScalarType(scalar) || scalar == element) return false;
  mistake = {OverloadCause::kScalarType, place, element};
  return true;
}

// Calls that take a tensor in global memory; something else about them is wrong.
bool TakesGlobal(std::string_view name) {
  static constexpr std::array<std::string_view, 16> kNames = {
      "InitGlobalMemory", "InitOutput", "SyncAll",    "DumpTensor",      "DataCacheCleanAndInvalid",      "Fixpipe",
      "LoadData",         "IBSet",      "IBWait",     "SetTensorA",      "InitDetermineComputeWorkspace", "SetTensorB",
      "SetBias",          "IterateAll", "GetTensorC", "SetAddrWithBatch"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

bool FindGlobalOperand(const ParseError& error, OverloadMistake& mistake) {
  if (TakesGlobal(error.name)) return false;
  if (error.argument_types.size() < 2 || !IsGlobal(error.argument_types[0])) {
    const bool copy = error.name.starts_with("DataCopy");
    for (std::size_t i = 0; !copy && i < error.argument_types.size(); ++i) {
      if (!IsGlobal(error.argument_types[i])) continue;
      mistake = {OverloadCause::kGlobalOperand, static_cast<int>(i), ElementOf(ShortType(error.argument_types[i]))};
      return true;
    }
    return false;
  }
  const bool copy = error.name.starts_with("DataCopy");
  if (copy && !IsGlobal(error.argument_types[1])) return false;
  mistake = {OverloadCause::kGlobalOperand, copy ? 1 : 0, ElementOf(ShortType(error.argument_types[0]))};
  return true;
}

bool FindWorkTensor(const ParseError& error, OverloadMistake& mistake) {
  if (!TakesWork(error.name) || error.argument_types.size() < 2) return false;
  if (!IsTensor(error.argument_types[0]) || !IsTensor(error.argument_types[1])) return false;
  if (error.argument_types.size() > 2 && IsTensor(error.argument_types[2])) return false;
  mistake = {OverloadCause::kWorkTensor, 2, SharedElement(error, 2)};
  return true;
}

// `Exp(dst, src, count, 1)`: the form with four arguments has a tensor before its count.
bool HasNumberTooMany(const ParseError& error) {
  static constexpr std::array<std::string_view, 6> kNames = {"Cos", "Exp", "Log", "Sigmoid", "Sin", "Tanh"};
  const std::vector<std::string>& types = error.argument_types;
  if (types.size() != 4 || std::find(kNames.begin(), kNames.end(), error.name) == kNames.end()) return false;
  const auto counts = [](const std::string& type) {
    const std::string name = ShortType(type);
    return name.starts_with("int") || name.starts_with("uint");
  };
  return IsTensor(types[0]) && IsTensor(types[1]) && counts(types[2]) && counts(types[3]);
}

}  // namespace

bool IsTensor(const std::string& type) { return type.find("LocalTensor<") != std::string::npos || IsGlobal(type); }
bool IsGlobal(const std::string& type) { return type.find("GlobalTensor<") != std::string::npos; }

OverloadMistake MistakeOf(const ParseError& error) {
  OverloadMistake mistake;
  if (error.name == "InitBuffer" || (error.what == ParseErrorClass::kInventedMember && error.name == "isTQue")) {
    mistake.cause = OverloadCause::kInitForm;
    return mistake;
  }
  if (RefusesBfloat16(error)) mistake.cause = OverloadCause::kBfloat16;
  // An axis in place of the work tensor.
  if (error.what == ParseErrorClass::kScalarAsTensor && error.argument == 2) FindWorkTensor(error, mistake);
  if (error.what == ParseErrorClass::kScalarAsTensor && error.argument == 2 && HasNumberTooMany(error))
    mistake.cause = OverloadCause::kNumberTooMany;
  if (error.what != ParseErrorClass::kNoOverload) return mistake;
  if (FindGlobalOperand(error, mistake) || FindWorkTensor(error, mistake) || FindScalarType(error, mistake))
    return mistake;
  return mistake;
}

}  // namespace assay::rules
