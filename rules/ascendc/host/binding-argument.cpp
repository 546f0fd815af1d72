// EXEC_NPU_CMD takes its arguments by non-const reference: a literal or a value just made has nothing to refer to, and
// the extension does not compile.
#include <fmt/format.h>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_binding_argument {

static constexpr RuleInfo kInfo = {
    .summary = "temporary handed to `EXEC_NPU_CMD`",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// Give the variable the type that the call needs: attributes are passed without conversion.
static const char* TypeOf(const std::string& text) {
  const std::size_t first = text.find_first_not_of("-+. ");
  const bool number = first != text.npos && text[first] >= '0' && text[first] <= '9';
  if (!number) return "auto";
  return text.find_first_of(".eEf") == std::string::npos ? "int64_t" : "double";
}

static void Check(const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  if (!reply.is_reply) return;
  int number = 0;
  for (const LibraryCall& call : host.binding.calls) {
    for (const BindingArgument& argument : call.args) {
      if (!argument.temporary) continue;
      // Other findings of the call may be fixed in another round, so the new name must not clash with what is there.
      std::string name = fmt::format("argument{}", ++number);
      while (FindWord(reply, WholeFile(reply, argument.range.file), name)) name = fmt::format("argument{}", ++number);
      auto finding = out.Report(argument.range, "`{}` is a temporary; `EXEC_NPU_CMD` takes variables", argument.text);
      finding.BreaksBuild().Arg("argument", argument.text);
      finding.Note(
          fmt::format("keep it in a variable first: `{} {} = {};`", TypeOf(argument.text), name, argument.text));
      if (!call.alone) continue;
      finding.Fix("keep it in a variable", FixSafety::kSafe,
                  {{Before(call.range), fmt::format("{} {} = {};\n{}", TypeOf(argument.text), name, argument.text,
                                                    IndentOf(reply, call.range))},
                   {argument.range, name}});
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_binding_argument
