// The declarations in a binding's text: functions, constants, macros with a value, and the names that Python sees.
#include <algorithm>

#include "reference/binding/interpreter.h"

namespace assay::harness::cpp {
namespace {

std::string Unquoted(const std::string& text) {
  const std::size_t open = text.find('"'), close = text.rfind('"');
  return open == std::string::npos || close <= open ? text : text.substr(open + 1, close - open - 1);
}

std::string WithoutQualifier(const std::string& qualified) {
  const std::size_t colon = qualified.rfind(':');
  return colon == std::string::npos ? qualified : qualified.substr(colon + 1);
}

// "myops", of `myops, m` in brackets.
std::string FirstArgument(const std::string& text) {
  const std::size_t open = text.find('(');
  if (open == std::string::npos) return {};
  const std::size_t end = text.find_first_of(",)", open);
  std::string name = text.substr(open + 1, end - open - 1);
  std::erase_if(name, [](char c) { return c == ' ' || c == '\n' || c == '\t'; });
  return name;
}

}  // namespace

Node Interpreter::FunctionDeclarator(const Node& declarator) { return declarator.Find("function_declarator"); }

std::pair<std::string, CppType> Interpreter::ReadDeclarator(const Node& declarator, std::string type) {
  Node at = declarator;
  while (at.Is("reference_declarator") || at.Is("pointer_declarator") || at.Is("abstract_reference_declarator")) {
    type += at.Is("pointer_declarator") ? "*" : "&";
    const std::vector<Node> children = at.Children();
    at = children.empty() ? Node() : children.back();
  }
  if (at.Is("array_declarator")) {
    type = "std::vector<" + type + ">";
    at = at.Field("declarator");
  }
  return {at.text(), ParseCppType(type)};
}

Function Interpreter::ReadFunction(const Node& declarator, const std::string& result, const Node& body) const {
  Function function;
  function.name = WithoutQualifier(declarator.Field("declarator").text());
  function.result = ParseCppType(result);
  function.body = body;
  for (const Node& parameter : declarator.Field("parameters").Children()) {
    if (!parameter.Is("parameter_declaration") && !parameter.Is("optional_parameter_declaration")) continue;
    Parameter made;
    const auto [name, type] = ReadDeclarator(parameter.Field("declarator"), parameter.Field("type").text());
    made.name = name;
    made.type = type;
    made.fallback = parameter.Field("default_value");
    if (made.type.kind != CppType::Kind::kVoid || made.type.reference) function.parameters.push_back(std::move(made));
  }
  return function;
}

void Interpreter::AddExport(const Node& call, bool schema) {
  const std::vector<Node> arguments = call.Field("arguments").Children();
  if (arguments.empty() || arguments[0].Find("string_literal").valid() == false) return;
  Export made;
  made.schema = schema;
  made.python_name = Unquoted(arguments[0].Find("string_literal").text());
  made.python_name = made.python_name.substr(0, made.python_name.find('('));
  if (arguments.size() < 2) return;  // a schema alone
  const Node& target = arguments[1];
  if (target.Is("lambda_expression")) {
    const Node declarator = target.Field("declarator");
    made.lambda = std::make_shared<Function>(ReadFunction(declarator, "auto", target.Field("body")));
  } else {
    std::string name = target.text();
    if (target.Is("call_expression")) name = FirstArgument(name);  // TORCH_FN(f)
    std::erase_if(name, [](char c) { return c == '&' || c == ' '; });
    made.function = WithoutQualifier(name.substr(0, name.find('<')));
  }
  for (const Node& extra : arguments) {
    const bool assigned = extra.Is("assignment_expression");
    const Node name = assigned ? extra.Field("left") : extra;
    if (!name.Is("call_expression") || !name.Field("function").text().ends_with("arg")) continue;
    made.keywords.emplace_back(Unquoted(name.Field("arguments").text()), assigned ? extra.Field("right") : Node());
  }
  exports_.push_back(std::move(made));
}

void Interpreter::ReadExports(const Node& node, bool schema) {
  if (node.Is("call_expression")) {
    const Node function = node.Field("function");
    const std::string name = function.Is("field_expression") ? function.Field("field").text() : "";
    // Chained: m.def(...).def(...)
    if (function.Is("field_expression")) ReadExports(function.Field("argument"), schema);
    if (name == "def" || name == "impl") return AddExport(node, schema);
  }
  for (const Node& child : node.Children()) ReadExports(child, schema);
}

void Interpreter::ReadTop(const Node& node) {
  const std::string_view kind = node.kind();
  if (kind == "preproc_def") {
    macros_[node.Field("name").text()] = node.Field("value").text();
  } else if (kind == "template_declaration" || kind == "linkage_specification" || kind == "namespace_definition" ||
             kind == "declaration_list" || kind.starts_with("preproc_if") || kind == "preproc_else" ||
             kind == "ERROR" || kind == "translation_unit") {
    for (const Node& child : node.Children()) ReadTop(child);
  } else if (kind == "function_definition") {
    const std::string text = node.text();
    const bool schema = text.starts_with("TORCH_LIBRARY");
    if (schema || text.starts_with("PYBIND11_MODULE")) {
      if (!schema) extension_ = FirstArgument(text);
      return ReadExports(node.Field("body"), schema);
    }
    const Node declarator = FunctionDeclarator(node.Field("declarator"));
    Function made = ReadFunction(declarator, node.Field("type").text(), node.Field("body"));
    functions_[made.name] = std::move(made);
  } else if (kind == "declaration" && !node.Find("function_declarator").valid()) {
    try {
      Declare(node, globals_);
    } catch (const Failure&) {
      // Reported when the name is used.
    } catch (const TensorError&) {
    }
  } else if (kind == "expression_statement") {
    // A registration macro whose body the grammar parses as a separate block: `PYBIND11_MODULE(a, m)` alone.
    const std::string text = node.text();
    if (text.starts_with("PYBIND11_MODULE")) extension_ = FirstArgument(text);
  } else if (kind == "compound_statement") {
    ReadExports(node, extension_.empty());
  }
}

void Interpreter::Read(const Node& root) {
  ReadTop(root);
  // pybind11's names have priority: TORCH_LIBRARY's are reached through torch.ops only.
  std::stable_sort(exports_.begin(), exports_.end(),
                   [](const Export& a, const Export& b) { return a.schema < b.schema; });
}

}  // namespace assay::harness::cpp
