// The generated function takes inputs, attributes and outputs in the order of the definition, and EXEC_NPU_CMD calls
// it through a symbol looked up by name: nothing checks the name or the number before it runs.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>

#include "analyzer/facts/ascendc/host.h"
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/op-name.h"
#include "analyzer/facts/ascii.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_aclnn_call {

static constexpr RuleInfo kInfo = {
    .summary = "`EXEC_NPU_CMD` does not fit the operator's definition",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// The definition that really registers: the class's; where the reply registers none and its kernel has another name,
// the one generated from the project json, without the attributes whose type the generator drops.
static std::optional<OpDefinition> Registered(const HostFacts& host, const KernelFacts& kernel,
                                              const std::string& op_type) {
  for (const OpDefinition& op : host.op_definitions) {
    if (op.op_type == op_type && !op.params.empty()) return op;
  }
  const bool agrees = std::any_of(kernel.entries.begin(), kernel.entries.end(),
                                  [&](const KernelEntry& entry) { return entry.name == ascendc::SnakeCase(op_type); });
  if (agrees || !host.op_add.empty() || !host.json_op || kernel.entries.empty()) return std::nullopt;
  static constexpr std::array<std::string_view, 8> kKept = {"int",      "float",      "bool",      "string",
                                                            "list_int", "list_float", "list_bool", "list_list_int"};
  OpDefinition op = *host.json_op;
  std::erase_if(op.attrs,
                [](const OpAttr& attr) { return std::find(kKept.begin(), kKept.end(), attr.type) == kKept.end(); });
  return op;
}

static void CheckName(const LibraryCall& call, const std::string& op_type, Emitter& out) {
  const std::string right = "aclnn" + op_type;
  // Other operators may be called too; only another spelling of this one is certainly wrong.
  if (LowerJoined(call.api) != LowerJoined(right)) return;
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

static bool IsFloat(const OpAttr& attr) { return attr.type == "Float" || attr.type == "float"; }

// Floating point goes in registers of its own: where only such an argument is missing or too many, the others still
// arrive in their places, and the operator runs with whatever value is there.
static bool OnlyFloats(const LibraryCall& call, const OpDefinition& op, std::size_t wanted, const ReplyFacts& reply) {
  if (call.args.size() < wanted) {
    const auto floats = std::count_if(op.attrs.begin(), op.attrs.end(), IsFloat);
    return wanted - call.args.size() <= static_cast<std::size_t>(floats);
  }
  const auto doubles = std::count_if(call.args.begin(), call.args.end(), [&](const BindingArgument& argument) {
    const std::string_view before = TextOf(reply, {call.range.file, 0, call.range.begin});
    return before.find("double " + argument.text) != std::string_view::npos ||
           before.find("float " + argument.text) != std::string_view::npos;
  });
  return doubles > 0;
}

static void CheckCount(const LibraryCall& call, const OpDefinition& op, const ReplyFacts& reply, Emitter& out) {
  const std::size_t wanted = op.params.size() + op.attrs.size();
  if (call.args.size() == wanted) return;
  auto finding = out.Report(call.range, "`{}` takes {} arguments, here are {}", call.api, wanted, call.args.size());
  finding.Arg("expected", static_cast<std::int64_t>(wanted));
  finding.Label(op.range, "inputs, attributes and outputs are declared here");
  finding.Note(fmt::format("its arguments, in order: {}", Order(op)));
  if (OnlyFloats(call, op, wanted, reply)) finding.As(Severity::kWarning);
}

// A definition with an error in it is only half read.
static bool IsBroken(const ParseFacts& parse, const OpDefinition& op) {
  return std::any_of(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
    return error.half == Half::kHost && error.range.file == op.range.file && error.range.begin > op.range.begin;
  });
}

static void Check(const HostFacts& host, const KernelFacts& kernel, const ParseFacts& parse, const ReplyFacts& reply,
                  Emitter& out) {
  const std::string* op_type = host.op_type();
  if (!reply.is_reply || op_type == nullptr) return;
  for (const LibraryCall& call : host.binding.calls) {
    if (call.api != "aclnn" + *op_type) {
      CheckName(call, *op_type, out);
    } else if (const auto op = Registered(host, kernel, *op_type)) {
      if (!IsBroken(parse, *op)) CheckCount(call, *op, reply, out);
    }
  }
}

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_aclnn_call
