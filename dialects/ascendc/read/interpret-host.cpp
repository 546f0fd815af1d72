// The host half: op definitions from OpDef chains or the project json, tiling classes from their macros, duties of the
// tiling function.
#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <nlohmann/json.hpp>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascii.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay::ascendc {
namespace {

using nlohmann::json;

std::string Unqualified(const std::string& name) {
  const std::size_t colon = name.rfind(':');
  return colon == std::string::npos ? name : name.substr(colon + 1);
}

std::string Trim(std::string text) {
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.front()))) text.erase(text.begin());
  while (!text.empty() && std::isspace(static_cast<unsigned char>(text.back()))) text.pop_back();
  return text;
}

std::vector<std::string> UnqualifiedAll(const std::vector<std::string>& names) {
  std::vector<std::string> result;
  for (const std::string& name : names) result.push_back(Unqualified(name));
  return result;
}

void ReadParam(const std::vector<ChainCall>& chain, OpParam::Kind kind, OpDefinition& op) {
  OpParam param;
  param.kind = kind;
  param.range = chain.front().range;
  if (!chain.front().args.empty()) param.name = chain.front().args.front();
  for (const ChainCall& call : chain) {
    if (call.method == "ParamType" && !call.args.empty()) param.param_type = Lower(Unqualified(call.args.front()));
    if (call.method == "DataType" || call.method == "DataTypeList") param.dtypes = UnqualifiedAll(call.args);
    if (call.method == "Format" || call.method == "FormatList") param.formats = UnqualifiedAll(call.args);
    if (call.method == "DataType") param.type_count = call.args.size();
    if (call.method == "ValueDepend") param.value_depend = true;
    if (call.method == "Scalar" || call.method == "ScalarList") param.scalar = true;
    if (call.method == "AutoContiguous") param.auto_contiguous = true;
    if (call.method == "OutputShapeDependOnCompute") param.shaped_by_kernel = true;
    if (call.method == "Format") param.format_count = call.args.size();
  }
  op.params.push_back(std::move(param));
}

void ReadAttr(const std::vector<ChainCall>& chain, OpDefinition& op) {
  OpAttr attr;
  attr.range = chain.front().range;
  if (!chain.front().args.empty()) attr.name = chain.front().args.front();
  for (const ChainCall& call : chain) {
    if (call.method == "AttrType" && !call.args.empty()) attr.required = Unqualified(call.args.front()) == "REQUIRED";
    if (FindAttrType(&AttrType::setter, call.method) != nullptr) {
      attr.type = call.method;
      if (!call.args.empty()) attr.default_text = call.args.front();
    }
  }
  op.attrs.push_back(std::move(attr));
}

void ReadChain(const std::vector<ChainCall>& chain, OpDefinition& op) {
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const ChainCall& call = chain[i];
    const std::vector<ChainCall> rest(chain.begin() + static_cast<std::ptrdiff_t>(i), chain.end());
    if (call.method == "Input") ReadParam(rest, OpParam::Kind::kInput, op);
    if (call.method == "Output") ReadParam(rest, OpParam::Kind::kOutput, op);
    if (call.method == "Attr") ReadAttr(rest, op);
    if (call.method == "SetTiling" && !call.args.empty()) op.tiling_function = call.args.front();
    if (call.method == "AddConfig" && !call.args.empty()) op.configs.push_back({call.args.front(), call.range});
  }
}

// Elements of an array field: the model's macro keeps the evaluated length next to the field. If the class did not
// parse, only the text is available.
std::uint32_t ArrayCount(const AstFacts& ast, const std::string& owner, const std::string& field,
                         const std::string& text) {
  for (const ConstantFact& constant : ast.constants) {
    if (constant.owner == owner && constant.name == field + "_count_" && constant.value > 0)
      return static_cast<std::uint32_t>(std::min<std::int64_t>(constant.value, UINT32_MAX));
  }
  return static_cast<std::uint32_t>(std::max(1, std::atoi(text.c_str())));
}

void ReadTilingMacros(const AstFacts& ast, ascendc::OperatorFacts& out) {
  TilingStruct* open = nullptr;
  for (const MacroUse& use : ast.macros) {
    auto arg = [&](std::size_t i) { return i < use.args.size() ? Trim(use.args[i]) : std::string(); };
    if (use.name == "BEGIN_TILING_DATA_DEF") {
      const bool known = std::any_of(out.tiling_structs.begin(), out.tiling_structs.end(), [&](const TilingStruct& s) {
        return s.range == use.range && (use.range.valid() || s.name == arg(0));
      });
      open = nullptr;
      if (known) continue;
      out.tiling_structs.push_back({arg(0), {}, use.range});
      open = &out.tiling_structs.back();
    } else if (use.name == "END_TILING_DATA_DEF") {
      open = nullptr;
    } else if (use.name == "REGISTER_TILING_DATA_CLASS") {
      const NamedPlace place{arg(0), use.range, arg(1)};
      const bool known = std::any_of(
          out.tiling_registrations.begin(), out.tiling_registrations.end(),
          [&](const NamedPlace& p) { return p.range == place.range && (use.range.valid() || p.name == place.name); });
      if (!known) out.tiling_registrations.push_back(place);
    } else if (use.name == "OP_ADD" && use.range.valid()) {
      out.op_add.push_back({arg(0), use.range, {}});
    } else if (open != nullptr && use.name == "TILING_DATA_FIELD_DEF") {
      open->fields.push_back({arg(0), arg(1), 0, false, use.range});
    } else if (open != nullptr && use.name == "TILING_DATA_FIELD_DEF_ARR") {
      open->fields.push_back({arg(0), arg(2), ArrayCount(ast, open->name, arg(2), arg(1)), false, use.range});
    } else if (open != nullptr && use.name == "TILING_DATA_FIELD_DEF_STRUCT") {
      open->fields.push_back({arg(0), arg(1), 0, true, use.range});
    }
  }
}

// Where the first argument of a call gets its value.
SourceRange ComputedAt(const AstFacts& ast, const CallFact& call) {
  if (call.args.empty() || call.args.front().decl_id.empty()) return {};
  const std::string& id = call.args.front().decl_id;
  const auto at = std::lower_bound(ast.computed.begin(), ast.computed.end(), id,
                                   [](const Computed& one, const std::string& wanted) { return one.id < wanted; });
  return at != ast.computed.end() && at->id == id ? at->range : SourceRange{};
}

void ReadCalls(const AstFacts& ast, ascendc::OperatorFacts& out) {
  static constexpr std::array<std::string_view, 6> kDuties = {"SetBlockDim",  "SaveToBuffer",      "SetDataSize",
                                                              "SetTilingKey", "GetWorkspaceSizes", "SetScheduleMode"};
  for (const CallFact& call : ast.calls) {
    const std::string duty = call.name == "SetSimdNumBlocks" ? "SetBlockDim" : call.name;  // its name since 9.0
    if (std::find(kDuties.begin(), kDuties.end(), duty) != kDuties.end())
      out.tiling_duties.push_back({duty, call.range});
    const bool number = !call.args.empty() && !call.args.front().text.empty() && call.args.front().text.size() < 4 &&
                        std::all_of(
                            call.args.front().text.begin(), call.args.front().text.end(),
                            [](unsigned char c) { return std::isdigit(c) != 0; });
    if (call.name == "GetAttrPointer" && call.template_args.size() == 1 && number)
      out.attr_uses.push_back({call.template_args.front(), std::stoi(call.args.front().text), call.range});
    if (call.name == "GetBool" && call.args.size() == 1 && number)
      out.attr_uses.push_back({"bool", std::stoi(call.args.front().text), call.range});
    if (call.name.starts_with("set_") || call.name.starts_with("get_")) {
      out.tiling_uses.push_back({call.name[0] == 's' ? TilingUse::How::kSet : TilingUse::How::kGet, call.name.substr(4),
                                 call.range, false, ComputedAt(ast, call)});
    }
  }
}

std::string GeDtype(const std::string& name) {
  const auto dtype = ParseDtype(name);
  if (!dtype) return name;
  static const std::map<Dtype, std::string> kNames = {
      {Dtype::kF16, "DT_FLOAT16"}, {Dtype::kF32, "DT_FLOAT"}, {Dtype::kBF16, "DT_BF16"},    {Dtype::kI8, "DT_INT8"},
      {Dtype::kU8, "DT_UINT8"},    {Dtype::kI16, "DT_INT16"}, {Dtype::kU16, "DT_UINT16"},   {Dtype::kI32, "DT_INT32"},
      {Dtype::kU32, "DT_UINT32"},  {Dtype::kI64, "DT_INT64"}, {Dtype::kU64, "DT_UINT64"},   {Dtype::kBool, "DT_BOOL"},
      {Dtype::kF64, "DT_DOUBLE"},  {Dtype::kI4, "DT_INT4"},   {Dtype::kC64, "DT_COMPLEX64"}};
  const auto found = kNames.find(*dtype);
  return found == kNames.end() ? name : found->second;
}

std::vector<std::string> TextList(const json& value) {
  std::vector<std::string> result;
  if (value.is_string()) result.push_back(value.get<std::string>());
  if (value.is_array()) {
    for (const json& item : value) {
      if (item.is_string()) result.push_back(item.get<std::string>());
    }
  }
  return result;
}

// Where the json names a parameter: the next `"name"` after the last one found.
class JsonPlaces {
 public:
  JsonPlaces(const std::string& text, SourceRange op) : text_(text), op_(op), at_(op.end) {}
  SourceRange Of(const std::string& name) {
    const std::size_t at = text_.find('"' + name + '"', at_);
    if (at == std::string::npos) return op_;
    at_ = at + name.size() + 2;
    return {op_.file, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at_)};
  }

 private:
  const std::string& text_;
  SourceRange op_;
  std::size_t at_;
};

void ReadJsonParams(const json& list, OpParam::Kind kind, JsonPlaces& places, OpDefinition& op) {
  if (!list.is_array()) return;
  for (const json& item : list) {
    if (!item.is_object()) continue;
    OpParam param;
    param.kind = kind;
    param.name = item.contains("name") && item["name"].is_string() ? item["name"].get<std::string>() : "";
    param.range = places.Of(param.name);
    param.param_type = item.contains("param_type") && item["param_type"].is_string()
                           ? item["param_type"].get<std::string>()
                           : "required";
    param.type_count = item.contains("type") ? TextList(item["type"]).size() : 0;
    param.format_count = item.contains("format") ? TextList(item["format"]).size() : 0;
    if (item.contains("type")) {
      for (const std::string& name : TextList(item["type"])) param.dtypes.push_back(GeDtype(name));
    }
    if (item.contains("format")) {
      for (const std::string& name : TextList(item["format"])) param.formats.push_back("FORMAT_" + name);
    }
    op.params.push_back(std::move(param));
  }
}

void ReadJsonAttrs(const json& list, JsonPlaces& places, OpDefinition& op) {
  if (!list.is_array()) return;
  for (const json& item : list) {
    if (!item.is_object()) continue;
    OpAttr attr;
    attr.name = item.contains("name") && item["name"].is_string() ? item["name"].get<std::string>() : "";
    attr.range = places.Of(attr.name);
    attr.type = item.contains("type") && item["type"].is_string() ? item["type"].get<std::string>() : "";
    attr.required = !(item.contains("param_type") && item["param_type"] == "optional");
    if (item.contains("default_value")) attr.default_text = item["default_value"].dump();
    op.attrs.push_back(std::move(attr));
  }
}

}  // namespace

void InterpretHost(const AstFacts& ast, ascendc::OperatorFacts& out) {
  out.has_host = true;
  ReadTilingMacros(ast, out);
  for (const DerivedClass& derived : ast.classes) {
    OpDefinition op;
    op.op_type = derived.name;
    op.range = derived.range;
    for (const auto& chain : derived.chains) ReadChain(chain, op);
    out.op_definitions.push_back(std::move(op));
  }
  ReadCalls(ast, out);
  for (const Include& include : ast.includes) out.includes.push_back(include);
  out.overflows.insert(out.overflows.end(), ast.overflows.begin(), ast.overflows.end());
}

void InterpretProjectJson(const Project& project, ascendc::OperatorFacts& out, std::vector<ReplyProblem>& problems) {
  const int index = project.IndexOf(FileRole::kProjectJson);
  if (index < 0) return;
  const std::string& text = project.files[static_cast<std::size_t>(index)].text;
  const SourceRange all{index, 0, static_cast<std::uint32_t>(text.size())};
  const json document = json::parse(text, nullptr, /*allow_exceptions=*/false);
  // LoadBytes has reported a document that does not parse.
  if (document.is_discarded()) return;
  if (document.is_object()) {
    problems.push_back(
        {ReplyProblemKind::kBadJson, all, "the top level is an object; a list with one operator is expected"});
  }
  const json& op = document.is_array() && !document.empty() ? document.front() : document;
  if (project.IsReply() && document.is_array() && document.size() > 1) {
    problems.push_back(
        {ReplyProblemKind::kBadJson, all, "more than one operator: the generator asks which one is meant"});
  }
  if (!op.is_object() || !op.contains("op") || !op["op"].is_string()) {
    problems.push_back({ReplyProblemKind::kBadJson, all, "no operator with a string `op`"});
    return;
  }
  OpDefinition definition;
  definition.op_type = op["op"].get<std::string>();
  const std::size_t at = text.find('"' + definition.op_type + '"');
  definition.range = at == std::string::npos
                         ? all
                         : SourceRange{index, static_cast<std::uint32_t>(at),
                                       static_cast<std::uint32_t>(at + definition.op_type.size() + 2)};
  JsonPlaces places(text, definition.range);
  if (op.contains("input_desc")) ReadJsonParams(op["input_desc"], OpParam::Kind::kInput, places, definition);
  if (op.contains("output_desc")) ReadJsonParams(op["output_desc"], OpParam::Kind::kOutput, places, definition);
  if (op.contains("attr")) ReadJsonAttrs(op["attr"], places, definition);
  out.json_op = std::move(definition);
}

const OpDefinition* DecidingDefinition(const ascendc::OperatorFacts& host) {
  for (const OpDefinition& op : host.op_definitions) {
    const bool added =
        std::any_of(host.op_add.begin(), host.op_add.end(), [&](const NamedPlace& p) { return p.name == op.op_type; });
    if (added && !op.params.empty()) return &op;
  }
  for (const OpDefinition& op : host.op_definitions) {
    if (!op.params.empty()) return &op;
  }
  return host.json_op ? &*host.json_op : nullptr;
}

}  // namespace assay::ascendc
