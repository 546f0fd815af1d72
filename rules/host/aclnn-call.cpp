// The generated function takes inputs, attributes and outputs in the order of the definition, and EXEC_NPU_CMD calls
// it through a symbol looked up by name: nothing checks the name or the number before it runs.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "analyzer/dialects/ascendc/op-type.h"
#include "rules/rule.h"

namespace assay::rules {

static constexpr RuleInfo kInfo = {
    .summary = "`EXEC_NPU_CMD` does not fit the operator's definition",
    .dialect = Dialect::kAscendC,
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

static std::string Plain(const std::string& name) {
  std::string plain;
  for (char c : name) {
    if (c != '_') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  return plain;
}

static const OpDefinition* Registered(const HostFacts& host, const std::string& op_type) {
  for (const OpDefinition& op : host.op_definitions) {
    if (op.op_type == op_type && !op.params.empty()) return &op;
  }
  return nullptr;
}

static void CheckName(const AclnnCall& call, const std::string& op_type, Emitter& out) {
  const std::string right = "aclnn" + op_type;
  // Other operators may be called too; only another spelling of this one is certainly wrong.
  if (Plain(call.api) != Plain(right)) return;
  auto finding = out.Report(call.name, "`{}` is not generated: the operator `{}` has `{}`", call.api, op_type, right);
  finding.Arg("expected", right).Fix(fmt::format("call `{}`", right), FixSafety::kSafe, {{call.name, right}});
}

static std::string Order(const OpDefinition& op) {
  std::string text;
  const auto add = [&](const std::string& name) { text += (text.empty() ? "" : ", ") + name; };
  for (const OpParam& param : op.params) {
    if (param.kind == OpParam::Kind::kInput) add(param.name);
  }
  for (const OpAttr& attr : op.attrs) add(attr.name);
  for (const OpParam& param : op.params) {
    if (param.kind == OpParam::Kind::kOutput) add(param.name);
  }
  return text;
}

static void CheckCount(const AclnnCall& call, const OpDefinition& op, Emitter& out) {
  const std::size_t wanted = op.params.size() + op.attrs.size();
  if (call.args.size() == wanted) return;
  auto finding = out.Report(call.range, "`{}` takes {} arguments, here are {}", call.api, wanted, call.args.size());
  finding.Arg("expected", static_cast<std::int64_t>(wanted));
  finding.Label(op.range, "inputs, attributes and outputs are declared here");
  finding.Note(fmt::format("its arguments, in order: {}", Order(op)));
}

static void Check(const HostFacts& host, const ReplyFacts& reply, Emitter& out) {
  const std::string* op_type = host.op_type();
  if (!reply.is_reply || op_type == nullptr) return;
  for (const AclnnCall& call : host.binding.calls) {
    if (call.api != "aclnn" + *op_type) {
      CheckName(call, *op_type, out);
    } else if (const OpDefinition* op = Registered(host, *op_type)) {
      CheckCount(call, *op, out);
    }
  }
}

extern const Rule host_aclnn_call;
const Rule host_aclnn_call = MakeRule(kInfo, Check);

}  // namespace assay::rules
