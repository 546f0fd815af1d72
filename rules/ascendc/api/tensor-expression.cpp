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

// The type that a conversion starts from; empty where the error is about something else.
static std::string SourceType(const std::string& message) {
  const std::size_t from = message.find("conversion from ");
  return from == std::string::npos ? "" : message.substr(from, message.find(" to ", from) - from);
}

// Advice for a value converted to a tensor; null if the type tells nothing.
static const char* CureOfSource(const ParseError& error) {
  const std::string source = SourceType(error.message);
  const auto has = [&](std::string_view part) { return source.find(part) != std::string::npos; };
  const bool to_local = error.message.find("LocalTensor<", error.message.find(" to ")) != std::string::npos;
  if (has("'void'")) return "the call returns nothing: it writes its result to the destination tensor";
  if (has("TQue<")) return "a queue is not a tensor: `AllocTensor<T>()` and `DeQue<T>()` return one";
  if (has("TBuf<")) return "a buffer is not a tensor: its `Get<T>()` returns one";
  if (has("LocalTensor<") && to_local)
    return "`x.ReinterpretCast<T>()` reads the same bytes as another type, `Cast` converts the values";
  if (has("*'")) return "a pointer is not a tensor: `SetGlobalBuffer` gives a pointer to a `GlobalTensor`";
  return nullptr;
}

static const char* Cure(const ParseError& error) {
  if (error.message.find("TBufHandle") != std::string::npos)
    return "name the element type T of the tensor: `DeQue<T>()`, `Get<T>()`";
  if (const char* cure = CureOfSource(error)) return cure;
  const bool sum = error.message.find("SymbolOverride") != std::string::npos;
  if (error.message.starts_with("no viable overloaded '='") && !sum)
    return "a tensor can be assigned a tensor of its own kind and element type, or an expression of such tensors";
  const bool number =
      error.message.find(" int") != std::string::npos || error.message.find("int32_t") != std::string::npos;
  if (error.message.find("GlobalTensor") != std::string::npos && number)
    return "`x[offset]` is the tensor from that element on, `x.GetValue(offset)` the value there";
  if (error.message.find("GlobalTensor") != std::string::npos)
    return "a `GlobalTensor` cannot be an operand: `DataCopy` its elements to a `LocalTensor` first";
  if (error.message.find("SymbolOverride") != std::string::npos && error.diag.find("oper") == std::string::npos)
    return "an expression of tensors can only be assigned to one; `x[offset]` is the tensor from that element on";
  if (error.diag.find("oper") == std::string::npos) return "declare the tensor first and assign the expression to it";
  return "write the call: `Add(dst, x, y, n)` for two tensors, `Muls(dst, x, scalar, n)` for a tensor and a number";
}

static void Check(const ProfileFacts&, const ParseFacts& parse, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kTensorExpression})) {
    // Which object the operator returns, or whether there is such an operator, differs between releases.
    const bool sum = SourceType(error->message).find("SymbolOverride") != std::string::npos;
    const std::size_t to = error->message.rfind(" to '");
    const std::string target =
        to == std::string::npos ? "" : error->message.substr(to + 5, error->message.find('\'', to + 5) - to - 5);
    const bool number =
        target == "float" || target == "half" || target == "int" || target.ends_with("int32_t") || target == "double";
    auto finding = sum && number ? out.Report(error->range, "an expression of tensors does not convert to `{}`", target)
                                 : out.Report(error->range, "{}", AsHeadline(error->message));
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
