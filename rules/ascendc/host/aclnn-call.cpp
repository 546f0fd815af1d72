// The generated function takes inputs, attributes and outputs in the order of the definition, and EXEC_NPU_CMD calls
// it through a symbol looked up by name: nothing checks the name or the number before it runs.
#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>

#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/op-name.h"
#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascii.h"
#include "rules/common/characters.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_aclnn_call {

static constexpr RuleInfo kInfo = {
    .summary = "`EXEC_NPU_CMD` does not fit the operator's definition",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

// The definition that takes effect: the class's; where the reply registers none and its kernel has another name, the
// one generated from the project json, without the attributes whose type the generator drops.
static std::optional<OpDefinition> Registered(const ascendc::OperatorFacts& host, const KernelFacts& kernel,
                                              const std::string& op_type) {
  for (const OpDefinition& op : host.op_definitions) {
    if (op.op_type == op_type && !op.params.empty()) return op;
  }
  const bool agrees = std::any_of(kernel.entries.begin(), kernel.entries.end(),
                                  [&](const KernelEntry& entry) { return entry.name == ascendc::SnakeCase(op_type); });
  if (agrees || !host.op_add.empty() || !host.json_op || kernel.entries.empty()) return std::nullopt;
  OpDefinition op = *host.json_op;
  std::erase_if(op.attrs, [](const OpAttr& attr) {
    return ascendc::FindAttrType(&ascendc::AttrType::json, attr.type) == nullptr;
  });
  return op;
}

static void CheckName(const LibraryCall& call, const std::string& op_type, Emitter& out) {
  const std::string right = "aclnn" + op_type;
  // Other operators may be called too; only another spelling of this one is certainly wrong.
  if (LowerJoined(call.api) != LowerJoined(right)) return;
  auto finding = out.Report(call.name, "`{}` is not generated: the operator `{}` has `{}`", call.api, op_type, right);
  finding.Arg("expected", right).Fix(fmt::format("call `{}`", right), FixSafety::kSafe, {{call.name, right}});
}

// An output under an input's name is that argument.
static bool IsInPlace(const OpDefinition& op, const OpParam& output) {
  return std::any_of(op.params.begin(), op.params.end(), [&](const OpParam& param) {
    return param.kind == OpParam::Kind::kInput && param.name == output.name;
  });
}

static std::size_t ArgumentsOf(const OpDefinition& op) {
  const auto in_place = std::count_if(op.params.begin(), op.params.end(), [&](const OpParam& param) {
    return param.kind == OpParam::Kind::kOutput && IsInPlace(op, param);
  });
  return op.params.size() + op.attrs.size() - static_cast<std::size_t>(in_place);
}

static std::string Order(const OpDefinition& op) {
  std::string text;
  const auto add = [&](const std::string& name) { text += (text.empty() ? "" : ", ") + name; };
  for (const OpParam& param : op.params) {
    if (param.kind == OpParam::Kind::kInput) add(param.name);
  }
  for (const OpAttr& attr : op.attrs) add(attr.name);
  for (const OpParam& param : op.params) {
    if (param.kind == OpParam::Kind::kOutput && !IsInPlace(op, param)) add(param.name);
  }
  return text;
}

static bool IsFloat(const OpAttr& attr) { return attr.type == "Float" || attr.type == "float"; }

// Floating-point arguments have registers of their own: where only such an argument is missing or too many, the others
// still arrive in their places, and the operator runs with whatever value is there.
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

// Whether the word at `at` is declared there: after a type, and before what may follow a declared name.
static bool Declares(std::string_view text, std::size_t begin, std::size_t end) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t before = text.substr(0, begin).find_last_not_of(kBlanks);
  const std::size_t after = text.find_first_not_of(kBlanks, end);
  if (before == std::string_view::npos || after == std::string_view::npos) return false;
  const bool typed = IsWord(text[before]) || std::string_view(">&*").find(text[before]) != std::string::npos;
  return typed && std::string_view(",)=;{").find(text[after]) != std::string_view::npos;
}

// Variable for an attribute's own default; empty where it has none, or is a list.
static std::string DefaultOf(const OpAttr& attr) {
  if (!attr.default_text) return "";
  std::string value = *attr.default_text;
  std::erase(value, '"');
  const ascendc::AttrType* type = ascendc::FindAttrType(attr.type);
  if (type == nullptr || type->passed.empty() || value.empty()) return "";
  const bool plain = type->passed == "bool" ? value == "true" || value == "false"
                                            : value.find_first_not_of("0123456789.-+ef") == std::string::npos;
  return plain ? fmt::format("{} {} = {};\n", type->passed, attr.name, value) : "";
}

// Where all inputs and outputs are given and only attributes under their own names are between them, the names tell
// which are missing: pass variables of the function with those names, else the definition's defaults.
static void AddMissing(const LibraryCall& call, const OpDefinition& op, const ReplyFacts& reply,
                       FindingBuilder& finding) {
  const auto is_input = [](const OpParam& param) { return param.kind == OpParam::Kind::kInput; };
  const auto inputs = static_cast<std::size_t>(std::count_if(op.params.begin(), op.params.end(), is_input));
  const std::size_t outputs = op.params.size() - inputs;
  if (!call.alone || inputs == 0 || outputs == 0 || call.args.size() < inputs + outputs) return;
  std::string_view text = TextOf(reply, {call.range.file, 0, call.range.begin});
  const std::size_t other = text.rfind("\n}");
  const std::size_t start = other == std::string_view::npos ? 0 : other + 2;
  std::string before;  // declarations of defaults
  std::size_t next = inputs;
  std::string added;
  std::vector<Edit> edits;
  const auto insert = [&] {
    if (!added.empty()) edits.push_back({Before(call.args[next].range), added});
    added.clear();
  };
  for (const OpAttr& attr : op.attrs) {
    if (next + outputs < call.args.size() && call.args[next].text == attr.name) {
      insert();
      ++next;
      continue;
    }
    const auto word =
        FindWord(reply, {call.range.file, static_cast<std::uint32_t>(start), call.range.begin}, attr.name);
    if (word && !Declares(text, word->begin, word->end)) return;
    const std::string made = word ? "" : DefaultOf(attr);
    if (!word && made.empty()) return;
    if (!word) before += made + IndentOf(reply, call.range);
    added += attr.name + ", ";
  }
  if (next + outputs != call.args.size()) return;
  insert();
  // The code does not say that the defaults are meant.
  const FixSafety safety = before.empty() ? FixSafety::kSafe : FixSafety::kUnsafe;
  if (!before.empty()) edits.insert(edits.begin(), {Before(call.range), before});
  finding.Fix("pass the attributes that are missing", safety, std::move(edits));
}

static void CheckCount(const LibraryCall& call, const OpDefinition& op, const ReplyFacts& reply, Emitter& out) {
  const std::size_t wanted = ArgumentsOf(op);
  if (call.args.size() == wanted) return;
  auto finding =
      out.Report(call.range, "`{}` takes {} arguments, but is called with {}", call.api, wanted, call.args.size());
  finding.Arg("expected", static_cast<std::int64_t>(wanted));
  finding.Label(op.range, "inputs, attributes and outputs are declared here");
  finding.Note(fmt::format("its arguments, in order: {}", Order(op)));
  if (call.args.size() < wanted) AddMissing(call, op, reply, finding);
  if (OnlyFloats(call, op, wanted, reply)) finding.As(Severity::kWarning);
}

// A definition with an error in it is only half read.
static bool IsBroken(const ParseFacts& parse, const OpDefinition& op) {
  return std::any_of(parse.errors.begin(), parse.errors.end(), [&](const ParseError& error) {
    return error.half == Half::kHost && error.range.file == op.range.file && error.range.begin > op.range.begin;
  });
}

static void Check(const ascendc::OperatorFacts& host, const KernelFacts& kernel, const ParseFacts& parse,
                  const ReplyFacts& reply, Emitter& out) {
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
