// Members that the host API does not have, or has with other arguments. The right call is known for most of what models
// invent; if it fits at the same place with the same arguments, it is the fix.
#include <fmt/format.h>

#include <array>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "rules/ascendc/calls.h"
#include "rules/common/characters.h"
#include "rules/common/parse-errors.h"
#include "rules/common/text.h"
#include "rules/rule.h"

namespace assay::rules::host_invented_api {

static constexpr RuleInfo kInfo = {
    .summary = "member that the host API does not have",
    .basis = Basis::kPattern,
    .fix = FixSafety::kSafe,
};

namespace {

struct RightForm {
  std::string_view name;
  std::string_view form;  // as the note says it
  // What a fix writes instead of the name, where the arguments stay as they are; empty if that is not all.
  std::string_view instead = {};
};

constexpr std::array<RightForm, 28> kForms = {{
    {"GetAttrInt", "`*attrs->GetInt(i)`", "GetInt"},
    {"GetAttrFloat", "`*attrs->GetFloat(i)`", "GetFloat"},
    {"GetAttrBool", "`*attrs->GetBool(i)`", "GetBool"},
    {"GetAttrStr", "`attrs->GetStr(i)`"},
    {"GetAttrString", "`attrs->GetStr(i)`"},
    {"GetAttrListInt", "`attrs->GetListInt(i)`, read with `GetSize()` and `GetData()[k]`"},
    {"GetAttrNum", "`*attrs->GetAttrPointer<int64_t>(i)`; `GetAttrNum()` counts the attributes"},
    {"GetAttr", "`*attrs->GetAttrPointer<T>(i)` with the type of the attribute"},
    {"GetAttrValue", "`*attrs->GetAttrPointer<T>(i)` with the type of the attribute"},
    {"GetAttrPointer", "`*attrs->GetAttrPointer<T>(i)`"},
    {"GetInt", "`*attrs->GetInt(i)`"},
    {"GetInputDataType", "`context->GetInputDesc(i)->GetDataType()`"},
    {"GetOutputDataType", "`context->GetOutputDesc(i)->GetDataType()`"},
    {"GetInputStorageShape", "`context->GetInputShape(i)`", "GetInputShape"},
    {"GetOutputStorageShape", "`context->GetOutputShape(i)`", "GetOutputShape"},
    {"MutableOutputShape", "`context->GetOutputShape(i)`", "GetOutputShape"},
    {"GetInputNum", "`context->GetComputeNodeInputNum()`", "GetComputeNodeInputNum"},
    {"GetOutputNum", "`context->GetComputeNodeOutputNum()`", "GetComputeNodeOutputNum"},
    {"SetOutputShape", "`*context->GetOutputShape(i) = shape`"},
    {"SetWorkspaceSize", "`context->GetWorkspaceSizes(1)[0] = bytes`"},
    {"SetWorkspaceSizes", "`context->GetWorkspaceSizes(1)[0] = bytes`"},
    {"GetCoreNum", "`platform_ascendc::PlatformAscendC(context->GetPlatformInfo()).GetCoreNumAiv()`"},
    {"GetUbSize", "`platform_ascendc::PlatformAscendC::GetCoreMemSize`"},
    {"Int32", "`Int(value)`", "Int"},
    {"Int64", "`Int(value)`", "Int"},
    {"Long", "`Int(value)`", "Int"},
    {"Double", "`Float(value)`", "Float"},
    {"SetKernel", "nothing: the kernel is found by the name of the op type"},
}};

const RightForm* FindForm(std::string_view name) {
  for (const RightForm& form : kForms) {
    if (form.name == name) return &form;
  }
  return nullptr;
}

// Element type of attribute `index`, as the run time keeps it; empty where there is no plain value.
std::string_view ValueType(const ascendc::OperatorFacts& host, std::size_t index) {
  const std::string* op_type = host.op_type();
  for (const OpDefinition& op : host.op_definitions) {
    if (op_type == nullptr || op.op_type != *op_type || index >= op.attrs.size()) continue;
    const ascendc::AttrType* type = ascendc::FindAttrType(&ascendc::AttrType::setter, op.attrs[index].type);
    if (type != nullptr && !type->passed.empty()) return type->kept;
  }
  return {};
}

// `attrs->NAME(2)`: the whole expression, and 2.
struct AttrCall {
  SourceRange receiver;  // empty range in front of `attrs`
  SourceRange name;      // NAME, with its template arguments if it has any
  std::size_t index;
};

std::optional<AttrCall> ReadAttrCall(const ReplyFacts& reply, const ParseError& error) {
  const SourceRange line = LineOf(reply, error.range);
  const std::string_view rest = TextOf(reply, {line.file, error.range.end, line.end});
  const std::string_view before = TextOf(reply, {line.file, line.begin, error.range.begin});
  const std::size_t open = rest.find('(');
  const std::size_t close = rest.find(')');
  if (open == rest.npos || close == rest.npos || close < open + 2 || close > open + 3 || (open > 0 && rest[0] != '<'))
    return std::nullopt;
  const std::string_view number = rest.substr(open + 1, close - open - 1);
  if (number.find_first_not_of("0123456789") != number.npos) return std::nullopt;
  if (!before.ends_with("->")) return std::nullopt;
  std::size_t begin = before.size() - 2;
  while (begin > 0 && IsWord(before[begin - 1])) --begin;
  if (begin == before.size() - 2 ||
      (begin > 0 && (before[begin - 1] == '*' || before[begin - 1] == '>' || before[begin - 1] == '.')))
    return std::nullopt;
  const auto at = line.begin + static_cast<std::uint32_t>(begin);
  return AttrCall{{line.file, at, at},
                  {line.file, error.range.begin, error.range.end + static_cast<std::uint32_t>(open)},
                  static_cast<std::size_t>(std::stoul(std::string(number)))};
}

bool IsAttrs(const ParseError& error) { return error.owner.find("RuntimeAttrs") != std::string::npos; }

// `context->SetOutputShape(i, shape);`, where the shape may be a pointer to one.
void SetShape(const ReplyFacts& reply, const ParseError& error, FindingBuilder& finding) {
  const auto call = ReadCall(reply, error.range);
  const SourceRange line = LineOf(reply, error.range);
  const std::string_view before = TextOf(reply, {line.file, line.begin, error.range.begin});
  const std::size_t first = before.find_first_not_of(" \t");
  if (!call || call->arguments.size() != 2 || first == before.npos || !before.ends_with("->")) return;
  const auto at = line.begin + static_cast<std::uint32_t>(first);
  const std::string to =
      fmt::format("*{}GetOutputShape({}) = ", before.substr(first), TextOf(reply, call->arguments[0]));
  for (const char* value : {"", "*"}) {
    finding.Fix(
        "assign the shape", FixSafety::kSafe,
        {{{line.file, at, call->whole.end}, fmt::format("{}{}{}", to, value, TextOf(reply, call->arguments[1]))}});
  }
}

void AddFix(const ascendc::OperatorFacts& host, const ReplyFacts& reply, const ParseError& error, const RightForm& form,
            FindingBuilder& finding) {
  if (IsAttrs(error)) {
    const auto call = ReadAttrCall(reply, error);
    const std::string_view type = call ? ValueType(host, call->index) : std::string_view();
    if (type.empty() || error.name == "GetAttrStr" || error.name == "GetAttrString") return;
    // A pointer where a value is needed keeps its own type: what it reads is reported separately.
    const bool pointer = error.name == "GetAttrPointer" || error.name == "GetInt";
    std::vector<Edit> edits = {{call->receiver, "*"}};
    if (!pointer) edits.push_back({call->name, fmt::format("GetAttrPointer<{}>", type)});
    finding.Fix("read the attribute through its pointer", FixSafety::kSafe, std::move(edits));
  } else if (error.name == "SetOutputShape") {
    SetShape(reply, error, finding);
  } else if (!form.instead.empty()) {
    finding.Fix(fmt::format("use `{}`", form.instead), FixSafety::kSafe, {{error.range, std::string(form.instead)}});
  }
}

std::string Headline(const ParseError& error) {
  const std::string owner = ShortType(error.owner);
  if (!error.expected.empty())
    return fmt::format("`{}` of `{}` gives {}, not a value", error.name, owner, error.expected);
  if (error.name == "GetAttrNum")
    return fmt::format("`GetAttrNum` of `{}` counts the attributes and takes no index", owner);
  if (error.diag == "err_access") return fmt::format("`{}` of `{}` is not accessible here", error.name, owner);
  return fmt::format("`{}` has no member `{}`", owner, error.name);
}

void Check(const ParseFacts& parse, const ascendc::OperatorFacts& host, const ReplyFacts& reply, Emitter& out) {
  for (const ParseError* error : ErrorsOf(parse, {ParseErrorClass::kHostApi})) {
    auto finding = out.Report(error->range, "{}", Headline(*error)).BreaksBuild().Arg("name", error->name);
    const RightForm* form = FindForm(error->name);
    if (form == nullptr) continue;
    // A tiling function only reads the outputs' shapes.
    if (error->name == "SetOutputShape" && ShortType(error->owner) == "gert::TilingContext") {
      finding.Note("a tiling function sets no shape: the shapes of outputs come from shape inference");
      continue;
    }
    finding.Note(fmt::format("right form: {}", form->form));
    AddFix(host, reply, *error, *form, finding);
  }
}

}  // namespace

extern const Rule kRule;
const Rule kRule = MakeRule(kInfo, Check);

}  // namespace assay::rules::host_invented_api
