// Operators on tensors make an object that only the assignment to a LocalTensor takes. It does not initialise one, it
// does not nest, it has no form with a number, and GlobalTensor has no operators at all.
#include <fmt/format.h>

#include <vector>

#include "analyzer/facts/profile.h"
#include "rules/ascendc/buffers.h"
#include "rules/ascendc/elements.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::api_tensor_expression {

static constexpr RuleInfo kInfo = {
    .summary = "operator or conversion that tensors do not have",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static const char* Cure(const ParseError& error) {
  if (error.message.find("TBufHandle") != std::string::npos) return "name the element type: `DeQue<float>()`";
  const std::size_t from = error.message.find("conversion from ");
  if (from != std::string::npos &&
      error.message.substr(from, error.message.find(" to ", from) - from).find("TQue<") != std::string::npos)
    return "a queue is no tensor: `AllocTensor<T>()` and `DeQue<T>()` give one";
  const bool number =
      error.message.find(" int") != std::string::npos || error.message.find("int32_t") != std::string::npos;
  if (error.message.find("GlobalTensor") != std::string::npos && number)
    return "`x[offset]` is the tensor from that element on, `x.GetValue(offset)` the value there";
  if (error.message.find("GlobalTensor") != std::string::npos)
    return "a `GlobalTensor` is no operand: `DataCopy` its elements to a `LocalTensor` first";
  if (error.message.find("SymbolOverride") != std::string::npos && error.diag.find("oper") == std::string::npos)
    return "an expression of tensors can only be assigned to one; `x[offset]` is the tensor from that element on";
  if (error.diag.find("oper") == std::string::npos) return "declare the tensor first and assign the expression to it";
  return "write the call: `Add(dst, x, y, n)` for two tensors, `Muls(dst, x, scalar, n)` for a tensor and a number";
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kTensorExpression})) {
    auto finding = out.Report(error->range, "{}", AsHeadline(error->message));
    std::vector<Edit> elements = RewriteElements(reply, error->range);
    constexpr const char* kElement =
        "`x[offset]` is the tensor from that element on; `x.GetValue(offset)` reads the value there, and "
        "`x.SetValue(offset, value)` stores one";
    const bool of_elements = !elements.empty() && error->message.find("TBufHandle") == std::string::npos;
    finding.BreaksBuild().Arg("diagnostic", error->diag).Note(of_elements ? kElement : Cure(*error));
    NoteFollowers(finding, *error);
    NoteCombos(finding, *error);
    if (error->message.find("TBufHandle") != std::string::npos) {
      if (std::vector<Edit> named = NameElementType(reply, error->range); !named.empty())
        finding.Fix("name the element type", FixSafety::kSafe, std::move(named));
      continue;
    }
    if (of_elements)
      finding.Fix("name the element with `GetValue` and `SetValue`", FixSafety::kSafe, std::move(elements));
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::api_tensor_expression
