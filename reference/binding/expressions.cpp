// Expressions of a binding.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>
#include <utility>

#include "analyzer/facts/progress-note.h"
#include "reference/binding/interpreter.h"
#include "reference/tensor/budget.h"

namespace assay::harness::cpp {
namespace {

using Kind = Value::Kind;

const IteratorObject* AsIterator(const Value& value) {
  return value.is(Kind::kObject) ? dynamic_cast<const IteratorObject*>(value.object().get()) : nullptr;
}

Value IteratorAt(const IteratorObject& from, std::int64_t at) {
  return Value(std::static_pointer_cast<Object>(std::make_shared<IteratorObject>(from.list(), at)));
}

bool IsWhole(const Value& value) { return value.is(Kind::kInt) || value.is(Kind::kBool); }

// The tensor library's name of an operator on tensors.
std::string OperatorName(std::string_view op) {
  static const std::map<std::string_view, std::string> kNames = {
      {"+", "add"},       {"-", "sub"},         {"*", "mul"},       {"/", "div"}, {"==", "eq"},
      {"!=", "ne"},       {"<", "lt"},          {"<=", "le"},       {">", "gt"},  {">=", "ge"},
      {"%", "remainder"}, {"&", "bitwise_and"}, {"|", "bitwise_or"}};
  const auto at = kNames.find(op);
  return at == kNames.end() ? "" : at->second;
}

std::int64_t Wrap(std::uint64_t value) { return static_cast<std::int64_t>(value); }

}  // namespace

void Interpreter::Unsupported(std::string what, int line) const {
  throw Failure{BindingError::Kind::kUnsupported, "not evaluated: " + std::move(what), line};
}

Interpreter::Deeper::Deeper(Interpreter& interpreter, const Node& node) : interpreter_(interpreter) {
  constexpr int kMostNesting = 1500;
  if (interpreter_.nesting_ >= kMostNesting) interpreter_.Unsupported("calls nest too deeply", node.line());
  ++interpreter_.nesting_;
}

Interpreter::Deeper::~Deeper() { --interpreter_.nesting_; }

void Interpreter::Step(const Node& node) {
  Budget::Step();
  NotePlace("python binding", node.line());
}

ValueList Interpreter::EvalList(const Node& node, const ScopePtr& scope) {
  ValueList values;
  for (const Node& child : node.Children()) values.push_back(Eval(child, scope));
  return values;
}

Value Interpreter::EvalNumber(const Node& node) {
  std::string text = node.text();
  std::erase(text, '\'');
  const bool hex = text.starts_with("0x") || text.starts_with("0X");
  const bool real = !hex && text.find_first_of(".eE") != std::string::npos;
  if (real) {
    const bool single = text.back() == 'f' || text.back() == 'F';
    const double value = std::strtod(text.c_str(), nullptr);
    return Value(single ? static_cast<double>(static_cast<float>(value)) : value);
  }
  return Value(Wrap(std::strtoull(text.c_str(), nullptr, 0)));
}

Value Interpreter::EvalText(const Node& node) {
  if (node.Is("raw_string_literal")) {
    const Node content = node.Find("raw_string_content");
    return Value(content.text());
  }
  std::string text;
  const std::string raw = node.text();
  for (std::size_t i = raw.find('"') + 1; i + 1 < raw.size(); ++i) {
    if (raw[i] != '\\') {
      text += raw[i];
      continue;
    }
    ++i;
    text += raw[i] == 'n' ? '\n' : raw[i] == 't' ? '\t' : raw[i] == '0' ? '\0' : raw[i];
  }
  return Value(std::move(text));
}

Value Interpreter::EvalName(const Node& node, const ScopePtr& scope) {
  const std::string name = node.text();
  if (const std::shared_ptr<Scope::Variable> variable = scope->Find(name)) return variable->value;
  if (const std::optional<Dtype> dtype = DtypeNamed(name)) return Value(*dtype);
  if (name.ends_with("nullopt") || name == "nullptr" || name == "NULL" || name.ends_with("indexing::None"))
    return Value();
  if (name.ends_with("indexing::Ellipsis")) return Value::Ellipsis();
  if (name == "INFINITY" || name == "HUGE_VAL") return Value(std::numeric_limits<double>::infinity());
  if (name == "NAN") return Value(std::numeric_limits<double>::quiet_NaN());
  if (name == "M_PI") return Value(3.14159265358979323846);
  if (name == "INT64_MAX" || name == "LLONG_MAX") return Value(std::numeric_limits<std::int64_t>::max());
  if (name == "FLT_MAX") return Value(static_cast<double>(std::numeric_limits<float>::max()));
  for (const std::string_view device : {"PrivateUse1", "CPU", "CUDA"}) {
    const std::string said = std::string("::k").append(device);
    if (("::" + name).ends_with(said) || name.ends_with(std::string("DeviceType::").append(device))) return Value(said);
  }
  static const std::vector<std::string> kIgnored = {"MemoryFormat::", "kCPU",     "kCUDA",   "kPrivateUse1",
                                                    "DeviceType::",   "kStrided", "Layout::"};
  for (const std::string& ignored : kIgnored) {
    if (name.find(ignored) != std::string::npos) return Value(name);
  }
  if (const auto macro = macros_.find(name); macro != macros_.end()) {
    char* end = nullptr;
    const std::string& text = macro->second;
    const double number = std::strtod(text.c_str(), &end);
    if (end != text.c_str()) {
      const bool real = text.find_first_of(".eE") != std::string::npos;
      return real ? Value(number) : Value(static_cast<std::int64_t>(number));
    }
  }
  Unsupported("`" + name + "` is not declared here", node.line());
}

Value Interpreter::Binary(std::string_view op, const Value& left, const Value& right, int line) {
  if (left.is_tensor() || right.is_tensor()) {
    const std::string name = OperatorName(op);
    if (name.empty()) Unsupported("the operator `" + std::string(op) + "` between tensors", line);
    return Torch(left.is_tensor() || op != "-" ? name : "rsub",
                 left.is_tensor() ? ValueList{left, right} : ValueList{right, left}, {}, line);
  }
  if (const IteratorObject* iterator = AsIterator(left)) {
    const IteratorObject* other = AsIterator(right);
    const std::int64_t at = other != nullptr ? other->at() : IsWhole(right) ? right.integer() : 0;
    if (other == nullptr) return IteratorAt(*iterator, iterator->at() + (op == "-" ? -at : at));
    if (op == "-") return Value(iterator->at() - at);
    return Binary(op, Value(iterator->at()), Value(at), line);
  }
  if (op == "==") return Value(Equal(left, right));
  if (op == "!=") return Value(!Equal(left, right));
  if (left.is(Kind::kString) && right.is(Kind::kString) && op == "+") {
    Budget::CheckLength(left.text().size() + right.text().size(), "a text");
    return Value(left.text() + right.text());
  }
  if (!left.is_number() || !right.is_number())
    Unsupported("`" + std::string(op) + "` between " + left.TypeName() + " and " + right.TypeName(), line);
  const double x = left.number(), y = right.number();
  if (op == "<") return Value(x < y);
  if (op == ">") return Value(x > y);
  if (op == "<=") return Value(x <= y);
  if (op == ">=") return Value(x >= y);
  if (!IsWhole(left) || !IsWhole(right)) {
    if (op == "+") return Value(x + y);
    if (op == "-") return Value(x - y);
    if (op == "*") return Value(x * y);
    if (op == "/") return Value(x / y);
    Unsupported("the operator `" + std::string(op) + "`", line);
  }
  const std::int64_t a = left.integer(), b = right.integer();
  const auto ua = static_cast<std::uint64_t>(a), ub = static_cast<std::uint64_t>(b);
  if (op == "+") return Value(Wrap(ua + ub));
  if (op == "-") return Value(Wrap(ua - ub));
  if (op == "*") return Value(Wrap(ua * ub));
  if (op == "/" || op == "%") {
    if (b == 0) throw Failure{BindingError::Kind::kCheckFailed, "division by zero", line};
    if (b == -1) return Value(op == "/" ? Wrap(0 - ua) : 0);
    return Value(op == "/" ? a / b : a % b);
  }
  if (op == "<<") return Value(Wrap(ua << (ub & 63)));
  if (op == ">>") return Value(a >> (ub & 63));
  if (op == "&") return Value(Wrap(ua & ub));
  if (op == "|") return Value(Wrap(ua | ub));
  if (op == "^") return Value(Wrap(ua ^ ub));
  Unsupported("the operator `" + std::string(op) + "`", line);
}

Value Interpreter::EvalBinary(const Node& node, const ScopePtr& scope) {
  const std::string op = node.Field("operator").text();
  if (op == "&&" || op == "and") return Value(Truth(node.Field("left"), scope) && Truth(node.Field("right"), scope));
  if (op == "||" || op == "or") return Value(Truth(node.Field("left"), scope) || Truth(node.Field("right"), scope));
  const Value left = Eval(node.Field("left"), scope);
  return Binary(op, left, Eval(node.Field("right"), scope), node.line());
}

Value Interpreter::EvalUnary(const Node& node, const ScopePtr& scope) {
  const std::string op = node.Field("operator").text();
  const Node argument = node.Field("argument");
  if (op == "!" || op == "not") return Value(!Truth(argument, scope));
  const Value value = Eval(argument, scope);
  if (op == "&") return value;
  if (op == "*") {
    const IteratorObject* iterator = AsIterator(value);
    if (iterator == nullptr) return value;
    const ValueList& items = iterator->list().items();
    if (iterator->at() < 0 || iterator->at() >= static_cast<std::int64_t>(items.size()))
      Unsupported("`" + node.text() + "` is outside its list", node.line());
    return items[static_cast<std::size_t>(iterator->at())];
  }
  if (value.is_tensor() && op == "-") return Torch("neg", {value}, {}, node.line());
  if (!value.is_number()) Unsupported("`" + node.text() + "`", node.line());
  if (op == "+") return value;
  if (op == "-") {
    if (!IsWhole(value)) return Value(-value.number());
    return Value(Wrap(0 - static_cast<std::uint64_t>(value.integer())));
  }
  if (op == "~" && IsWhole(value)) return Value(~value.integer());
  Unsupported("the operator `" + op + "`", node.line());
}

Value Interpreter::EvalIndex(const Node& node, const ScopePtr& scope) {
  const std::vector<Node> indices = node.Field("indices").Children();
  if (indices.empty()) Unsupported("`" + node.text() + "`", node.line());
  return Eval(indices.front(), scope);
}

Value* Interpreter::Place(const Node& node, const ScopePtr& scope) {
  if (node.Is("parenthesized_expression")) {
    const std::vector<Node> inner = node.Children();
    return inner.empty() ? nullptr : Place(inner.front(), scope);
  }
  if (node.Is("identifier") || node.Is("qualified_identifier")) {
    const std::shared_ptr<Scope::Variable> variable = scope->Find(node.text());
    return variable == nullptr ? nullptr : &variable->value;
  }
  if (node.Is("subscript_expression")) {
    // The index is evaluated first: its calls may change the list.
    const Value index = EvalIndex(node, scope);
    Value* list = Place(node.Field("argument"), scope);
    if (list == nullptr || !list->is_sequence() || !IsWhole(index)) return nullptr;
    const std::int64_t at = index.integer();
    if (at < 0 || at >= static_cast<std::int64_t>(list->items().size()))
      Unsupported("`" + node.text() + "` is outside its list", node.line());
    return &list->items()[static_cast<std::size_t>(at)];
  }
  if (node.Is("call_expression") && node.Field("function").Is("field_expression")) {
    const Node field = node.Field("function");
    const std::string name = field.Field("field").text();
    Value* list = Place(field.Field("argument"), scope);
    if (list == nullptr || !list->is_sequence() || list->items().empty()) return nullptr;
    if (name == "back") return &list->items().back();
    if (name == "front") return &list->items().front();
  }
  return nullptr;
}

void Interpreter::Store(const Node& target, const ScopePtr& scope, Value value) {
  if (target.Is("identifier")) {
    const std::shared_ptr<Scope::Variable> variable = scope->Find(target.text());
    if (variable == nullptr) Unsupported("`" + target.text() + "` is not declared here", target.line());
    CppType type = variable->type;
    type.reference = false;
    variable->value = Convert(value, type);
    return;
  }
  if (target.Is("call_expression") && target.Field("function").text().ends_with("tie")) {
    if (!value.is_sequence()) Unsupported("`" + target.text() + "`", target.line());
    std::size_t i = 0;
    for (const Node& part : target.Field("arguments").Children()) {
      if (i < value.items().size() && !part.text().ends_with("ignore")) Store(part, scope, value.items()[i]);
      ++i;
    }
    return;
  }
  Value* place = Place(target, scope);
  if (place == nullptr) Unsupported("an assignment to `" + target.text() + "`", target.line());
  const bool whole = IsWhole(*place) && value.is(Kind::kFloat);
  *place = whole ? Value(static_cast<std::int64_t>(value.number())) : std::move(value);
}

Value Interpreter::EvalAssignment(const Node& node, const ScopePtr& scope) {
  const std::string op = node.Field("operator").text();
  const Node left = node.Field("left");
  Value value = Eval(node.Field("right"), scope);
  if (op != "=") {
    const Value before = Eval(left, scope);
    const std::string_view plain = std::string_view(op).substr(0, op.size() - 1);
    if (before.is_tensor()) return Torch(OperatorName(plain) + "_", {before, value}, {}, node.line());
    value = Binary(plain, before, value, node.line());
  }
  if (left.Is("subscript_expression") && op == "=") {
    const Value base = Eval(left.Field("argument"), scope);
    if (base.is_tensor()) {
      SetItem(*base.tensor(), EvalIndex(left, scope), value);
      return value;
    }
  }
  Store(left, scope, value);
  return value;
}

Value Interpreter::EvalSubscript(const Node& node, const ScopePtr& scope) {
  const Value base = Eval(node.Field("argument"), scope);
  const Value index = EvalIndex(node, scope);
  if (base.is_tensor()) return GetItem(base.tensor(), index);
  if (base.is(Kind::kDict)) {
    const Value* found = base.dict().Find(index);
    if (found == nullptr) Unsupported("`" + node.text() + "` makes an entry", node.line());
    return *found;
  }
  const IteratorObject* iterator = AsIterator(base);
  const Value& list = iterator != nullptr ? iterator->list() : base;
  if (!list.is_sequence() || !IsWhole(index)) Unsupported("`" + node.text() + "`", node.line());
  const std::int64_t at = index.integer() + (iterator != nullptr ? iterator->at() : 0);
  if (at < 0 || at >= static_cast<std::int64_t>(list.items().size()))
    Unsupported("`" + node.text() + "` is outside its list", node.line());
  return list.items()[static_cast<std::size_t>(at)];
}

Value Interpreter::EvalLambda(const Node& node, const ScopePtr& scope) {
  Function function = ReadFunction(node.Field("declarator"), "auto", node.Field("body"));
  return Value(std::static_pointer_cast<Object>(std::make_shared<LambdaObject>(std::move(function), scope)));
}

Value Interpreter::Eval(const Node& node, const ScopePtr& scope) {
  Step(node);
  const Deeper deeper(*this, node);
  const std::string_view kind = node.kind();
  if (kind == "identifier" || kind == "qualified_identifier" || kind == "type_identifier") return EvalName(node, scope);
  if (kind == "number_literal") return EvalNumber(node);
  if (kind == "string_literal" || kind == "raw_string_literal") return EvalText(node);
  if (kind == "concatenated_string") {
    std::string text;
    for (const Node& part : node.Children()) text += EvalText(part).text();
    return Value(std::move(text));
  }
  if (kind == "true" || kind == "false") return Value(kind == "true");
  if (kind == "null" || kind == "nullptr") return Value();
  if (kind == "call_expression") return EvalCall(node, scope);
  if (kind == "binary_expression") return EvalBinary(node, scope);
  if (kind == "unary_expression" || kind == "pointer_expression") return EvalUnary(node, scope);
  if (kind == "assignment_expression") return EvalAssignment(node, scope);
  if (kind == "subscript_expression") return EvalSubscript(node, scope);
  if (kind == "lambda_expression") return EvalLambda(node, scope);
  if (kind == "initializer_list") return Value::List(EvalList(node, scope));
  if (kind == "parenthesized_expression" || kind == "condition_clause" || kind == "argument_list") {
    Value last;
    for (const Node& child : node.Children()) last = Eval(child, scope);
    return last;
  }
  if (kind == "comma_expression") {
    Eval(node.Field("left"), scope);
    return Eval(node.Field("right"), scope);
  }
  if (kind == "conditional_expression")
    return Eval(node.Field(Truth(node.Field("condition"), scope) ? "consequence" : "alternative"), scope);
  if (kind == "cast_expression")
    return Convert(Eval(node.Field("value"), scope), ParseCppType(node.Field("type").text()));
  if (kind == "update_expression") {
    const Value before = Eval(node.Field("argument"), scope);
    const bool up = node.Field("operator").text() == "++";
    const Value after = Binary(up ? "+" : "-", before, Value(1), node.line());
    Store(node.Field("argument"), scope, after);
    return node.text().starts_with(up ? "++" : "--") ? after : before;
  }
  if (kind == "compound_literal_expression") {
    const CppType type = ParseCppType(node.Field("type").text());
    ValueList items = EvalList(node.Field("value"), scope);
    if (type.kind == CppType::Kind::kList || type.kind == CppType::Kind::kTuple)
      return Convert(Value::List(std::move(items)), type);
    return Construct(type, std::move(items), node.line());
  }
  if (kind == "field_expression") {
    const std::string field = node.Field("field").text();
    Value base = Eval(node.Field("argument"), scope);
    if (const IteratorObject* at = AsIterator(base);
        at != nullptr && at->at() >= 0 && at->at() < static_cast<std::int64_t>(at->list().items().size()))
      base = Value(at->list().items()[static_cast<std::size_t>(at->at())]);
    if (base.is(Kind::kTuple) && base.items().size() == 2 && (field == "first" || field == "second"))
      return base.items()[field == "first" ? 0 : 1];
  }
  if (kind == "sizeof_expression") {
    const CppType type = ParseCppType(node.Field("type").valid() ? node.Field("type").text() : "");
    if (type.kind == CppType::Kind::kFloat) return Value(4);
    if (type.kind == CppType::Kind::kInt || type.kind == CppType::Kind::kDouble)
      return Value(type.text.find("32") != std::string::npos || type.text == "int" ? 4 : 8);
  }
  Unsupported("`" + node.text().substr(0, 60) + "`", node.line());
}

}  // namespace assay::harness::cpp
