// Statements of a binding.
#include <utility>

#include "reference/binding/interpreter.h"

namespace assay::harness::cpp {
namespace {
constexpr int kMostDepth = 200;
}

Value Interpreter::CallFunction(const Function& function, ValueList arguments, const ScopePtr& outer) {
  if (++depth_ > kMostDepth) Unsupported("calls nest too deeply", function.body.line());
  auto scope = std::make_shared<Scope>(outer);
  for (std::size_t i = 0; i < function.parameters.size(); ++i) {
    const Parameter& parameter = function.parameters[i];
    auto variable = std::make_shared<Scope::Variable>();
    variable->type = parameter.type;
    if (i < arguments.size()) {
      variable->value = Convert(arguments[i], parameter.type);
    } else if (parameter.fallback.valid()) {
      variable->value = Convert(Eval(parameter.fallback, globals_), parameter.type);
    } else {
      Unsupported("`" + function.name + "` is called with too few arguments", function.body.line());
    }
    scope->Declare(parameter.name, std::move(variable));
  }
  Value before = std::exchange(returned_, Value());
  RunBlock(function.body, scope);
  --depth_;
  return Convert(std::exchange(returned_, std::move(before)), function.result);
}

Interpreter::Flow Interpreter::RunBlock(const Node& node, const ScopePtr& scope) {
  for (const Node& child : node.Children()) {
    const Flow flow = Run(child, scope);
    if (flow != Flow::kNormal) return flow;
  }
  return Flow::kNormal;
}

bool Interpreter::Truth(const Node& node, const ScopePtr& scope) {
  const Value value = Eval(node, scope);
  if (value.is_number()) return value.number() != 0;
  if (value.is_none()) return false;
  if (value.is_tensor()) return value.tensor()->count() == 1 ? value.tensor()->item() != 0 : true;
  return true;
}

Interpreter::Flow Interpreter::RunFor(const Node& node, const ScopePtr& outer) {
  auto scope = std::make_shared<Scope>(outer);
  const Node begin = node.Field("initializer"), condition = node.Field("condition"), update = node.Field("update");
  if (begin.Is("declaration")) {
    Declare(begin, scope);
  } else if (begin.valid()) {
    Eval(begin, scope);
  }
  while (!condition.valid() || Truth(condition, scope)) {
    Step(node);
    const Flow flow = Run(node.Field("body"), std::make_shared<Scope>(scope));
    if (flow == Flow::kReturn) return flow;
    if (flow == Flow::kBreak) break;
    if (update.valid()) Eval(update, scope);
  }
  return Flow::kNormal;
}

Interpreter::Flow Interpreter::RunRangeFor(const Node& node, const ScopePtr& outer) {
  Value range = Eval(node.Field("right"), outer);
  if (!range.is_sequence()) Unsupported("a loop over `" + node.Field("right").text() + "`", node.line());
  const auto [name, type] = ReadDeclarator(node.Field("declarator"), node.Field("type").text());
  for (std::size_t i = 0; i < range.items().size(); ++i) {
    Step(node);
    auto scope = std::make_shared<Scope>(outer);
    auto variable = std::make_shared<Scope::Variable>();
    variable->type = type;
    variable->value = Convert(range.items()[i], type);
    scope->Declare(name, variable);
    const Flow flow = Run(node.Field("body"), scope);
    // The body may have shrunk the list.
    if (type.reference && !variable->value.is_tensor() && i < range.items().size()) range.items()[i] = variable->value;
    if (flow == Flow::kReturn) return flow;
    if (flow == Flow::kBreak) break;
  }
  return Flow::kNormal;
}

Interpreter::Flow Interpreter::RunWhile(const Node& node, const ScopePtr& scope, bool first) {
  while (first || Truth(node.Field("condition"), scope)) {
    first = false;
    Step(node);
    const Flow flow = Run(node.Field("body"), std::make_shared<Scope>(scope));
    if (flow == Flow::kReturn) return flow;
    if (flow == Flow::kBreak) break;
  }
  return Flow::kNormal;
}

Interpreter::Flow Interpreter::RunSwitch(const Node& node, const ScopePtr& scope) {
  const Value subject = Eval(node.Field("condition"), scope);
  const std::vector<Node> cases = node.Field("body").Children();
  std::size_t start = cases.size();
  for (std::size_t i = 0; i < cases.size() && start == cases.size(); ++i) {
    const Node value = cases[i].Field("value");
    if (cases[i].Is("case_statement") && value.valid() && Equal(subject, Eval(value, scope))) start = i;
  }
  for (std::size_t i = 0; i < cases.size() && start == cases.size(); ++i) {
    if (cases[i].Is("case_statement") && !cases[i].Field("value").valid()) start = i;
  }
  auto inner = std::make_shared<Scope>(scope);
  for (std::size_t i = start; i < cases.size(); ++i) {
    std::vector<Node> body = cases[i].Children();
    for (std::size_t s = cases[i].Field("value").valid() ? 1 : 0; s < body.size(); ++s) {
      const Flow flow = Run(body[s], inner);
      if (flow == Flow::kBreak) return Flow::kNormal;
      if (flow != Flow::kNormal) return flow;
    }
  }
  return Flow::kNormal;
}

Interpreter::Flow Interpreter::RunIf(const Node& node, const ScopePtr& outer) {
  auto scope = std::make_shared<Scope>(outer);
  if (Truth(node.Field("condition"), scope)) return Run(node.Field("consequence"), scope);
  const Node otherwise = node.Field("alternative");
  if (!otherwise.valid()) return Flow::kNormal;
  return otherwise.Is("else_clause") ? RunBlock(otherwise, scope) : Run(otherwise, scope);
}

Interpreter::Flow Interpreter::Run(const Node& node, const ScopePtr& scope) {
  Step(node);
  const Deeper deeper(*this, node);
  const std::string_view kind = node.kind();
  if (kind == "compound_statement") return RunBlock(node, std::make_shared<Scope>(scope));
  if (kind == "declaration") {
    Declare(node, scope);
  } else if (kind == "expression_statement") {
    for (const Node& child : node.Children()) Eval(child, scope);
  } else if (kind == "return_statement") {
    const std::vector<Node> value = node.Children();
    returned_ = value.empty() ? Value() : Eval(value.front(), scope);
    return Flow::kReturn;
  } else if (kind == "if_statement") {
    return RunIf(node, scope);
  } else if (kind == "for_statement") {
    return RunFor(node, scope);
  } else if (kind == "for_range_loop") {
    return RunRangeFor(node, scope);
  } else if (kind == "while_statement" || kind == "do_statement") {
    return RunWhile(node, scope, kind == "do_statement");
  } else if (kind == "switch_statement") {
    return RunSwitch(node, scope);
  } else if (kind == "break_statement") {
    return Flow::kBreak;
  } else if (kind == "continue_statement") {
    return Flow::kContinue;
  } else if (kind == "throw_statement") {
    throw Failure{BindingError::Kind::kCheckFailed, node.text(), node.line()};
  } else if (kind == "try_statement") {
    return Run(node.Field("body"), scope);
  } else if (kind == "using_declaration" || kind == "alias_declaration" || kind == "static_assert_declaration" ||
             kind == "type_definition" || kind == ";" || kind == "comment" || kind == "empty_statement") {
    return Flow::kNormal;
  } else {
    Unsupported("a statement of the kind `" + std::string(kind) + "`", node.line());
  }
  return Flow::kNormal;
}

void Interpreter::DeclareOne(const Node& declarator, const std::string& type, const Node& owner,
                             const ScopePtr& scope) {
  Node value, name = declarator;
  if (declarator.Is("init_declarator")) {
    name = declarator.Field("declarator");
    value = declarator.Field("value");
  }
  if (name.Is("structured_binding_declarator")) {
    const Value parts = Eval(value, scope);
    if (!parts.is_sequence()) Unsupported("`" + owner.text() + "`", owner.line());
    std::size_t i = 0;
    for (const Node& part : name.Children()) {
      auto variable = std::make_shared<Scope::Variable>();
      if (i < parts.items().size()) variable->value = parts.items()[i++];
      scope->Declare(part.text(), std::move(variable));
    }
    return;
  }
  // `std::vector<int64_t> v(a, b);` parses as a function declaration if a and b could be types.
  const bool call_like = name.Is("function_declarator");
  const Node target = call_like ? name.Field("declarator") : name;
  auto [text, parsed] = ReadDeclarator(target, type);
  auto variable = std::make_shared<Scope::Variable>();
  variable->type = parsed;
  if (call_like || value.Is("argument_list") || value.Is("initializer_list")) {
    ValueList arguments;
    if (call_like) {
      for (const Node& one : name.Field("parameters").Children()) {
        const std::shared_ptr<Scope::Variable> known = scope->Find(one.text());
        if (known == nullptr) Unsupported("`" + owner.text() + "`", owner.line());
        arguments.push_back(known->value);
      }
    } else {
      arguments = EvalList(value, scope);
    }
    const bool braces = value.Is("initializer_list");
    if (parsed.kind == CppType::Kind::kMap) {
      variable->value = Convert(Value::List(std::move(arguments)), parsed);
      return scope->Declare(text, std::move(variable));
    }
    variable->value = braces && (parsed.kind == CppType::Kind::kList || parsed.kind == CppType::Kind::kTuple)
                          ? Convert(arguments.size() == 1 && arguments[0].is_sequence() && parsed.parts.size() == 1 &&
                                            parsed.parts[0].kind != CppType::Kind::kList
                                        ? arguments[0]
                                        : Value::List(std::move(arguments)),
                                    parsed)
                          : Construct(parsed, std::move(arguments), owner.line());
  } else if (value.valid()) {
    variable->value = Convert(Eval(value, scope), parsed);
  } else {
    variable->value = Construct(parsed, {}, owner.line());
  }
  scope->Declare(text, std::move(variable));
}

void Interpreter::Declare(const Node& node, const ScopePtr& scope) {
  const std::string type = node.Field("type").text();
  bool first = true;
  for (const Node& child : node.Children()) {
    const std::string_view kind = child.kind();
    // The grammar names the declarators after the type; qualifiers and the type itself come before.
    if (kind == "init_declarator" || kind == "identifier" || kind == "reference_declarator" ||
        kind == "pointer_declarator" || kind == "array_declarator" || kind == "function_declarator") {
      if (first && child.text() == type) {
        first = false;
        continue;
      }
      first = false;
      DeclareOne(child, type, node, scope);
    }
  }
}

}  // namespace assay::harness::cpp
