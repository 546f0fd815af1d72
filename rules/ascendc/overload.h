// Why a call of the AscendC API matches no overload. The front end knows the arguments and the candidates; this tells
// apart the mistakes that have a page of their own, so that each failed call is reported by exactly one rule.
#pragma once

#include <string>

#include "analyzer/facts/parse.h"

namespace assay::rules {

enum class OverloadCause {
  kOther,
  kScalarType,     // the scalar has another type than the elements of the tensors
  kGlobalOperand,  // a GlobalTensor where the unit reaches local memory only
  kWorkTensor,     // a reduction without its work tensor
  kBfloat16,       // an instruction that the vector unit does not have for bfloat16_t
  kInitForm,       // InitBuffer with the wrong number or kind of arguments
  kNumberTooMany   // a second number behind a destination and a source, which are followed by the count alone
};

struct OverloadMistake {
  OverloadCause cause = OverloadCause::kOther;
  int argument = -1;    // the argument to blame, where one is
  std::string element;  // element type of the tensors of the call, as the reader writes it
};

// What is wrong with an error of the classes kNoOverload, kDtypeUnsupported and kInventedMember.
OverloadMistake MistakeOf(const ParseError& error);

bool IsTensor(const std::string& type);
bool IsGlobal(const std::string& type);

}  // namespace assay::rules
