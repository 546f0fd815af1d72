// The mistakes, from the most telling to the least.
#include "rules/ascendc/overload.h"

#include <optional>
#include <vector>

#include "rules/ascendc/api-forms.h"
#include "rules/common/parse-errors.h"

namespace assay::rules {
namespace {

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
  return IsElementType(shared) ? shared : std::string();
}

bool FindScalarType(const ParseError& error, OverloadMistake& mistake) {
  const std::optional<std::size_t> place = ScalarPlace(error.name);
  if (!place || error.argument_types.size() < *place + 2) return false;
  // The destination of a comparison holds bits; its source says what the scalar is compared with.
  const std::string element =
      error.name == "CompareScalar" ? ElementOf(ShortType(error.argument_types[1])) : SharedElement(error, *place);
  const std::string scalar = ShortType(error.argument_types[*place]);
  if (element.empty() || !IsElementType(scalar) || scalar == element) return false;
  mistake = {OverloadCause::kScalarType, static_cast<int>(*place), element};
  return true;
}

bool FindGlobalOperand(const ParseError& error, OverloadMistake& mistake) {
  const bool copy = error.name.starts_with("DataCopy");
  if (!copy && TakesGlobal(error.name)) return false;
  if (error.argument_types.size() < 2 || !IsGlobal(error.argument_types[0])) {
    for (std::size_t i = 0; !copy && i < error.argument_types.size(); ++i) {
      if (!IsGlobal(error.argument_types[i])) continue;
      mistake = {OverloadCause::kGlobalOperand, static_cast<int>(i), ElementOf(ShortType(error.argument_types[i]))};
      return true;
    }
    return false;
  }
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
  const std::vector<std::string>& types = error.argument_types;
  if (types.size() != 4 || !TakesCountLast(error.name)) return false;
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
