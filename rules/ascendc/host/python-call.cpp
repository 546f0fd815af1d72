// The module calls what the extension exports, by name and with all arguments: the exported function's C++ defaults do
// not exist for Python unless py::arg repeats them.
#include <fmt/format.h>

#include <algorithm>

#include "analyzer/facts/ascendc/operator.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_python_call {

static constexpr RuleInfo kInfo = {
    .summary = "module and binding disagree about the function",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::size_t Defaults(const BoundFunction& function) {
  return static_cast<std::size_t>(std::count_if(function.params.begin(), function.params.end(),
                                                [](const auto& param) { return !param.default_text.empty(); }));
}

static void AddPyArgs(const BoundFunction& function, const BindingExport& exported, FindingBuilder& finding) {
  std::string text;
  for (const BoundParameter& param : function.params) {
    if (param.name.empty()) return;
    text += fmt::format(", py::arg(\"{}\")", param.name);
    if (!param.default_text.empty()) text += " = " + param.default_text;
  }
  finding.Fix("repeat the defaults for Python", FixSafety::kSafe, {{exported.end, text}});
}

static void CheckCount(const ModelCall& call, const BindingExport& exported, const BoundFunction& function,
                       Emitter& out) {
  const std::size_t wanted = function.params.size();
  const std::size_t defaults = Defaults(function);
  if (exported.names_arguments) return;
  if (call.args >= 0 && static_cast<std::size_t>(call.args) != wanted) {
    auto finding =
        out.Report(call.range, "`{}` takes {} arguments, but is called with {}", call.name, wanted, call.args);
    finding.Arg("expected", static_cast<std::int64_t>(wanted)).Label(function.range, "bound function");
    const bool only_defaults =
        static_cast<std::size_t>(call.args) + defaults >= wanted && static_cast<std::size_t>(call.args) < wanted;
    if (only_defaults) {
      finding.Note("the defaults of the C++ function do not exist for Python");
      AddPyArgs(function, exported, finding);
    }
    return;
  }
  if (call.args >= 0 || defaults == 0) return;
  auto finding =
      out.Report(exported.range, "`{}` has {} that Python does not see; give {} with `py::arg`", function.name,
                 Counted(static_cast<std::int64_t>(defaults), "default value"), defaults == 1 ? "it" : "them");
  finding.As(Severity::kWarning)
      .Label(function.range, fmt::format("{} parameters, {} with a default", wanted, defaults));
  finding.Label(call.range, "called with what the module is given");
  AddPyArgs(function, exported, finding);
}

static void Check(const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  const BindingFacts& binding = host.binding;
  if (!reply.is_reply || binding.exports.empty()) return;
  for (const ModelCall& call : binding.model_calls) {
    const auto exported = std::find_if(binding.exports.begin(), binding.exports.end(),
                                       [&](const BindingExport& e) { return e.python_name == call.name; });
    if (exported == binding.exports.end()) {
      const BindingExport& first = binding.exports.front();
      auto finding =
          out.Report(call.range, "the extension exports no `{}`; it exports `{}`", call.name, first.python_name);
      finding.Label(first.range, "exported here");
      if (binding.exports.size() == 1)
        finding.Fix(fmt::format("call `{}`", first.python_name), FixSafety::kSafe, {{call.range, first.python_name}});
    } else if (const BoundFunction* function = binding.Function(exported->function)) {
      CheckCount(call, *exported, *function, out);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_python_call
