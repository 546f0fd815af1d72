// The module's call of the extension ends with an error before anything runs: pybind11 finds no function that takes the
// arguments, or the binding itself throws.
#include <fmt/format.h>

#include <charconv>
#include <string>
#include <string_view>
#include <utility>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/profile.h"
#include "rules/common/runs.h"
#include "rules/rule.h"

namespace assay::rules::host_call_refused {

static constexpr RuleInfo kInfo = {
    .summary = "the module's call of the extension raises an error",
    .basis = Basis::kRun,
    .fix = FixSafety::kSafe,
};

// "... takes 3 arguments, the module passes 1": the number of positional arguments; -1 if this is not the error.
static std::int64_t Passed(std::string_view what) {
  constexpr std::string_view kWords = " arguments, the module passes ";
  const std::size_t at = what.find(kWords);
  std::int64_t passed = -1;
  if (at == what.npos) return -1;
  const std::string_view rest = what.substr(at + kWords.size());
  std::from_chars(rest.data(), rest.data() + rest.size(), passed);
  return passed;
}

// The definition's default of the attribute that a parameter is named after, as an expression of the binding.
static std::string DefaultFor(const ascendc::OperatorFacts& host, const BoundParameter& param) {
  if (!param.default_text.empty()) return param.default_text;
  const std::string* op_type = host.op_type();
  for (const OpDefinition& op : host.op_definitions) {
    if (op_type == nullptr || op.op_type != *op_type) continue;
    for (const OpAttr& attr : op.attrs) {
      if (attr.name != param.name || !attr.default_text || attr.default_text->empty()) continue;
      const std::string& text = *attr.default_text;
      if (attr.type == "ListInt") return text.starts_with("{") ? "std::vector<int64_t>" + text : text;
      const ascendc::AttrType* type = ascendc::FindAttrType(&ascendc::AttrType::setter, attr.type);
      return type != nullptr && !type->passed.empty() ? text : std::string();
    }
  }
  return {};
}

// Argument names for Python, and the definition's defaults for the arguments that the module omits.
static void NameArguments(const ascendc::OperatorFacts& host, const std::string& what, FindingBuilder& finding) {
  const BindingFacts& binding = host.binding;
  const std::int64_t passed = Passed(what);
  if (passed < 0 || binding.exports.size() != 1 || binding.exports.front().names_arguments) return;
  const BoundFunction* function = binding.Function(binding.exports.front().function);
  if (function == nullptr || static_cast<std::size_t>(passed) >= function->params.size()) return;
  const bool by_name = what.find("by names") != std::string::npos;
  bool defaults = false;
  std::string text;
  for (std::size_t i = 0; i < function->params.size(); ++i) {
    const BoundParameter& param = function->params[i];
    const std::string value = i < static_cast<std::size_t>(passed) ? std::string() : DefaultFor(host, param);
    const bool left_out = i >= static_cast<std::size_t>(passed) && !by_name;
    if (param.name.empty() || (left_out && value.empty())) return;
    text += fmt::format(", py::arg(\"{}\")", param.name);
    if (!value.empty()) text += " = " + value;
    defaults = defaults || left_out;
  }
  finding.Fix(by_name ? "name the arguments for Python" : "give Python the defaults of the definition",
              defaults ? FixSafety::kUnsafe : FixSafety::kSafe, {{binding.exports.front().end, text}});
}

static void Check(const ProfileFacts&, const ascendc::OperatorFacts& host, const RunFacts& runs, Emitter& out) {
  for (const SeenFault& seen : RootFaults(runs, {FaultKind::kCallRefused})) {
    const std::string what = Name(*seen.fault, "what", "the arguments do not fit");
    auto finding = out.Report(seen.fault->where, "the call from Python ends with an error: {}", what);
    NameArguments(host, what, finding);
    Confirm(finding, seen, "the kernel is never launched");
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_call_refused
