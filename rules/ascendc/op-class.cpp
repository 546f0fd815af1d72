// See op-class.h.
#include "rules/ascendc/op-class.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <vector>

#include "analyzer/facts/ascendc/op-words.h"
#include "analyzer/facts/ascii.h"
#include "rules/common/characters.h"

namespace assay::rules {
namespace {

// Namespaces open at a place, outermost first.
std::vector<std::string> NamespacesAt(std::string_view text, std::size_t at) {
  std::vector<std::string> open;
  std::vector<bool> is_namespace;
  std::string pending;
  for (std::size_t i = 0; i < at; ++i) {
    if (text.substr(i).starts_with("//")) i = std::min(text.find('\n', i), at);
    constexpr std::string_view kWord = "namespace ";
    const bool uses = i >= 6 && text.substr(i - 6, 6) == "using ";
    if (text.substr(i).starts_with(kWord) && (i == 0 || !IsWord(text[i - 1])) && !uses) {
      std::size_t end = i + kWord.size();
      while (end < at && (IsWord(text[end]) || text[end] == ':')) ++end;
      pending = text.substr(i + kWord.size(), end - i - kWord.size());
    }
    if (i < at && text[i] == '{') {
      is_namespace.push_back(!pending.empty());
      if (!pending.empty()) open.push_back(std::exchange(pending, {}));
    }
    if (i < at && text[i] == '}' && !is_namespace.empty()) {
      if (is_namespace.back()) open.pop_back();
      is_namespace.pop_back();
    }
  }
  return open;
}

// The value of an attribute as the class takes it: `{1, 2}` for a list; nothing where it has none of its type.
std::optional<std::string> Value(const std::string& type, std::string text) {
  std::erase_if(text, [](unsigned char c) { return std::isspace(c) != 0; });
  const bool list = type.starts_with("List");
  if (text.size() >= 2 && text.front() == '"' && text.back() == '"' && type != "String")
    text = text.substr(1, text.size() - 2);
  if (type == "String") return text.size() >= 2 && text.front() == '"' ? std::optional(text) : std::nullopt;
  if (list) {
    if (text.size() < 2 || text.front() != '[' || text.back() != ']') return std::nullopt;
    text = text.substr(1, text.size() - 2);
  }
  const std::string element = list ? type.substr(4) : type;
  if (element == "Bool") {
    text = Lower(text);
    if (list || (text != "true" && text != "false")) return std::nullopt;
    return text;
  }
  const bool number = std::all_of(text.begin(), text.end(), [&](unsigned char c) {
    return std::isdigit(c) != 0 || c == '-' || (list && c == ',') ||
           (element == "Float" && (c == '.' || c == 'e' || c == '+'));
  });
  if (!number || (text.empty() && !list)) return std::nullopt;
  return list ? "{" + text + "}" : text;
}

std::optional<std::string> AttrText(const OpAttr& attr) {
  const ascendc::AttrType* type = ascendc::FindAttrType(&ascendc::AttrType::json, attr.type);
  if (type == nullptr || type->lists > 1) return std::nullopt;
  std::optional<std::string> value = std::string();
  if (!attr.required) value = attr.default_text ? Value(std::string(type->setter), *attr.default_text) : std::nullopt;
  if (!value) return std::nullopt;
  return fmt::format("        this->Attr(\"{}\").AttrType({}).{}({});\n", attr.name,
                     attr.required ? "REQUIRED" : "OPTIONAL", type->setter, *value);
}

std::optional<std::string> ParamText(const OpParam& param) {
  const bool known = ascendc::IsIn(ascendc::kParamKinds, param.param_type);
  const bool typed = std::all_of(param.dtypes.begin(), param.dtypes.end(),
                                 [](const std::string& dtype) { return dtype.starts_with("DT_"); });
  if (!known || !typed || param.dtypes.empty() || param.formats.empty()) return std::nullopt;
  std::vector<std::string> formats = param.formats;
  if (formats.size() == 1) formats.resize(param.dtypes.size(), formats.front());
  if (formats.size() != param.dtypes.size()) return std::nullopt;
  std::string kind = param.param_type;
  std::transform(kind.begin(), kind.end(), kind.begin(), [](unsigned char c) { return std::toupper(c); });
  return fmt::format("        this->{}(\"{}\").ParamType({}).DataType({{ge::{}}}).Format({{ge::{}}});\n",
                     param.kind == OpParam::Kind::kInput ? "Input" : "Output", param.name, kind,
                     fmt::join(param.dtypes, ", ge::"), fmt::join(formats, ", ge::"));
}

}  // namespace

std::string FunctionTaking(std::string_view text, std::string_view context) {
  std::string found;
  for (std::size_t at = text.find(context); at != text.npos; at = text.find(context, at + 1)) {
    if (IsWord(text[at + context.size()])) continue;
    const std::size_t open = text.rfind('(', at);
    const std::size_t body = text.find_first_of(";{", at);
    if (open == text.npos || body == text.npos || text[body] != '{') continue;
    const std::string_view before = text.substr(open + 1, at - open - 1);
    if (before != "gert::" && !before.empty()) continue;
    std::size_t end = open;
    while (end > 0 && text[end - 1] == ' ') --end;
    std::size_t begin = end;
    while (begin > 0 && IsWord(text[begin - 1])) --begin;
    const std::size_t line = text.rfind('\n', begin) + 1;
    if (begin == end || text.substr(line, begin - line).find("graphStatus") == text.npos) continue;
    std::string name;
    for (const std::string& space : NamespacesAt(text, begin)) name += space + "::";
    name += text.substr(begin, end - begin);
    if (!found.empty() && found != name) return {};
    found = name;
  }
  return found;
}

std::optional<std::string> OpClassText(const OpDefinition& json, std::string_view host_text) {
  const std::string tiling = FunctionTaking(host_text, "TilingContext");
  if (tiling.empty() || json.params.empty()) return std::nullopt;
  std::string body;
  for (const OpParam& param : json.params) {
    const auto text = ParamText(param);
    if (!text) return std::nullopt;
    body += *text;
  }
  for (const OpAttr& attr : json.attrs) {
    const auto text = AttrText(attr);
    if (!text) return std::nullopt;
    body += *text;
  }
  const std::string shape = FunctionTaking(host_text, "InferShapeContext");
  const std::string dtype = FunctionTaking(host_text, "InferDataTypeContext");
  if (!shape.empty()) body += fmt::format("        this->SetInferShape({});\n", shape);
  if (!dtype.empty()) body += fmt::format("        this->SetInferDataType({});\n", dtype);
  body += fmt::format("        this->AICore().SetTiling({});\n", tiling);
  body += "        this->AICore().AddConfig(\"ascend910b\");\n";
  return fmt::format(
      "namespace ops {{\nclass {0} : public OpDef {{\npublic:\n    explicit {0}(const char* name) : OpDef(name)\n"
      "    {{\n{1}    }}\n}};\n\nOP_ADD({0});\n}}  // namespace ops\n",
      json.op_type, body);
}

}  // namespace assay::rules
