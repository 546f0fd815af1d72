// Calls of a binding: its own functions, the supported functions of the standard library, macros, and constructors.
#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "reference/binding/interpreter.h"

namespace assay::harness::cpp {
namespace {

using Kind = Value::Kind;

std::string LastName(const std::string& qualified) {
  const std::size_t open = qualified.find('<');
  const std::string plain = qualified.substr(0, open);
  const std::size_t colon = plain.rfind(':');
  return colon == std::string::npos ? plain : plain.substr(colon + 1);
}

std::string TemplateArguments(const std::string& name) {
  const std::size_t open = name.find('<'), close = name.rfind('>');
  return open == std::string::npos || close == std::string::npos ? "" : name.substr(open + 1, close - open - 1);
}

const IteratorObject* IteratorOf(const Value& value) {
  return value.is(Kind::kObject) ? dynamic_cast<const IteratorObject*>(value.object().get()) : nullptr;
}

// The elements between two iterators of one list.
std::optional<ValueList> Between(const Value& first, const Value& last) {
  const IteratorObject* begin = IteratorOf(first);
  const IteratorObject* end = IteratorOf(last);
  if (begin == nullptr || end == nullptr || begin->at() > end->at()) return std::nullopt;
  const ValueList& items = begin->list().items();
  if (begin->at() < 0 || end->at() > static_cast<std::int64_t>(items.size())) return std::nullopt;
  return ValueList(items.begin() + begin->at(), items.begin() + end->at());
}

bool Contains(const std::vector<std::string>& names, const std::string& name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool StartsWithAny(const std::string& text, std::initializer_list<std::string_view> starts) {
  return std::any_of(starts.begin(), starts.end(), [&](std::string_view s) { return text.starts_with(s); });
}

}  // namespace

Value Interpreter::Construct(const CppType& type, ValueList arguments, int line) {
  using Type = CppType::Kind;
  switch (type.kind) {
    case Type::kList:
      if (arguments.empty()) return Value::List();
      if (arguments.size() >= 2 && IteratorOf(arguments[0]) != nullptr) {
        std::optional<ValueList> items = Between(arguments[0], arguments[1]);
        if (!items) Unsupported("a list between these iterators", line);
        return Convert(Value::List(std::move(*items)), type);
      }
      // A pointer and a length.
      if (const IteratorObject* from = IteratorOf(arguments[0]); from != nullptr) return Convert(from->list(), type);
      if (arguments[0].is_sequence()) {
        // ArrayRef and TensorList are views of the list; a vector copies it.
        const bool view = type.text.find("vector") == std::string::npos;
        return view ? arguments[0] : Convert(arguments[0], type);
      }
      if (arguments[0].is_number() && arguments.size() <= 2) {
        const Value fill =
            arguments.size() == 2 ? arguments[1] : Construct(type.parts.empty() ? CppType() : type.parts[0], {}, line);
        const double count = arguments[0].number();
        if (!(count >= 0 && count <= 1e6)) Unsupported("a list of that length", line);
        return Value::List(ValueList(static_cast<std::size_t>(count), fill));
      }
      return Value::List(std::move(arguments));
    case Type::kTuple:
      return Value::Tuple(std::move(arguments));
    case Type::kMap:
      return Convert(Value::List(std::move(arguments)), type);
    case Type::kInt:
      return arguments.empty() ? Value(0) : Convert(arguments[0], type);
    case Type::kDouble:
    case Type::kFloat:
      return arguments.empty() ? Value(0.0) : Convert(arguments[0], type);
    case Type::kBool:
      return arguments.empty() ? Value(false) : Convert(arguments[0], type);
    case Type::kString:
      return arguments.empty() ? Value("") : arguments[0];
    case Type::kOptions:
      if (arguments.empty())
        return Value(std::static_pointer_cast<Object>(std::make_shared<OptionsObject>(std::nullopt)));
      if (arguments[0].is(Kind::kDtype))
        return Value(std::static_pointer_cast<Object>(std::make_shared<OptionsObject>(arguments[0].dtype())));
      return arguments[0];
    case Type::kTensor:
    case Type::kOptional:
    case Type::kScalar:
    case Type::kDtype:
    case Type::kAuto:
      return arguments.empty() ? Value() : arguments[0];
    default:
      Unsupported("a value of the type `" + type.text + "`", line);
  }
}

// Whether an expression is certainly of type float.
bool Interpreter::IsSingle(const Node& node, const ScopePtr& scope) {
  const std::string text = node.text();
  if (node.Is("identifier")) {
    const std::shared_ptr<Scope::Variable> variable = scope->Find(text);
    return variable != nullptr && variable->type.kind == CppType::Kind::kFloat;
  }
  if (node.Is("number_literal"))
    return (text.ends_with("f") || text.ends_with("F")) && text.find_first_of("xX") == std::string::npos;
  if (node.Is("parenthesized_expression") && node.Children().size() == 1) return IsSingle(node.Children()[0], scope);
  if (node.Is("cast_expression")) return node.Field("type").text() == "float";
  return node.Is("call_expression") &&
         (node.Field("function").text() == "static_cast<float>" || node.Field("function").text() == "float");
}

void Interpreter::Launch(const std::string& macro, const Node& node, const ScopePtr& scope) {
  const std::vector<Node> arguments = node.Field("arguments").Children();
  if (arguments.empty()) Unsupported("`" + macro + "` without arguments", node.line());
  OperatorLaunch launch;
  launch.api = arguments[0].text();
  launch.line = node.line();
  for (std::size_t i = 1; i < arguments.size(); ++i) {
    launch.arguments.push_back(Eval(arguments[i], scope));
    launch.undefined.push_back(Undefined(launch.arguments.back()));
    launch.single.push_back(launch.arguments.back().is(Kind::kFloat) && IsSingle(arguments[i], scope));
  }
  if (!options_.launch) Unsupported("there is nothing to launch `" + launch.api + "`", node.line());
  std::string error;
  if (!options_.launch(launch, error)) throw Failure{BindingError::Kind::kLaunch, error, node.line()};
  // Whatever it wrote, a later launch needs values.
  undefined_.clear();
}

bool Interpreter::CallMacro(const std::string& name, const Node& node, const ScopePtr& scope, Value& result) {
  if (Contains(options_.launch_macros, name)) {
    Launch(name, node, scope);
    return true;
  }
  const std::vector<Node> arguments = node.Field("arguments").Children();
  const bool check = name == "TORCH_CHECK" || name == "AT_ASSERT" || name == "TORCH_INTERNAL_ASSERT" ||
                     name == "assert" || name.starts_with("TORCH_CHECK_");
  if (check) {
    if (arguments.empty()) return true;
    bool holds = false;
    const std::string kind = name.starts_with("TORCH_CHECK_") ? name.substr(12) : "";
    static const std::map<std::string, std::string> kCompare = {{"EQ", "=="}, {"NE", "!="}, {"GE", ">="},
                                                                {"GT", ">"},  {"LE", "<="}, {"LT", "<"}};
    if (const auto op = kCompare.find(kind); op != kCompare.end() && arguments.size() >= 2) {
      holds = Binary(op->second, Eval(arguments[0], scope), Eval(arguments[1], scope), node.line()).number() != 0;
    } else {
      holds = Truth(arguments[0], scope);
    }
    if (holds) return true;
    std::string message;
    for (std::size_t i = 1; i < arguments.size(); ++i) {
      if (arguments[i].Is("string_literal") || arguments[i].Is("concatenated_string"))
        message += Eval(arguments[i], scope).text();
    }
    if (message.empty()) message = arguments[0].text() + " does not hold";
    throw Failure{BindingError::Kind::kCheckFailed, message, node.line()};
  }
  static const std::vector<std::string> kNothing = {"TORCH_WARN", "TORCH_WARN_ONCE", "RECORD_FUNCTION", "printf"};
  (void)result;
  return Contains(kNothing, name);
}

bool Interpreter::CallStandard(const std::string& name, ValueList& arguments, int line, Value& result) {
  const auto numbers = [&](std::size_t count) {
    return arguments.size() == count &&
           std::all_of(arguments.begin(), arguments.end(), [](const Value& v) { return v.is_number(); });
  };
  const auto whole = [](const Value& v) { return v.is(Kind::kInt) || v.is(Kind::kBool); };
  if (name == "move" || name == "forward" || name == "ref" || name == "make_optional" ||
      Contains(options_.conversions, name)) {
    result = arguments.empty() ? Value() : arguments[0];
    return true;
  }
  if (name == "make_tuple" || name == "make_pair" || name == "tie" || name == "forward_as_tuple") {
    result = Value::Tuple(std::move(arguments));
    return true;
  }
  if ((name == "max" || name == "min") && (numbers(2) || (arguments.size() == 1 && arguments[0].is_sequence()))) {
    const ValueList items = arguments.size() == 1 ? arguments[0].items() : arguments;
    if (items.empty()) return false;
    result = items[0];
    for (const Value& item : items) {
      if (name == "max" ? item.number() > result.number() : item.number() < result.number()) result = item;
    }
    return true;
  }
  if (name == "accumulate" && arguments.size() >= 3) {
    const std::optional<ValueList> items = Between(arguments[0], arguments[1]);
    if (!items) return false;
    result = arguments[2];
    const bool product = arguments.size() > 3;
    for (const Value& item : *items) result = Binary(product ? "*" : "+", result, item, line);
    return true;
  }
  static const std::map<std::string, double (*)(double)> kReal = {
      {"sqrt", std::sqrt}, {"exp", std::exp},   {"log", std::log},     {"floor", std::floor}, {"ceil", std::ceil},
      {"fabs", std::fabs}, {"tanh", std::tanh}, {"round", std::round}, {"sqrtf", std::sqrt},  {"expf", std::exp},
      {"log2", std::log2}, {"abs", std::fabs},  {"trunc", std::trunc}};
  if (const auto real = kReal.find(name); real != kReal.end() && numbers(1)) {
    const double value = real->second(arguments[0].number());
    result = name == "abs" && whole(arguments[0]) ? Value(static_cast<std::int64_t>(value)) : Value(value);
    return true;
  }
  if (name == "pow" && numbers(2)) {
    result = Value(std::pow(arguments[0].number(), arguments[1].number()));
    return true;
  }
  if (name == "to_string" && numbers(1)) {
    result = Value(TextOf(arguments[0]));
    return true;
  }
  return false;
}

// std::numeric_limits<type>::max() and the like, for integers that fit a Value.
static std::optional<Value> WholeLimit(const std::string& type, const std::string& member) {
  const auto of = [&](auto zero) {
    using Limits = std::numeric_limits<decltype(zero)>;
    return Value(static_cast<std::int64_t>(member == "max" ? Limits::max() : Limits::lowest()));
  };
  if (member != "max" && member != "min" && member != "lowest") return std::nullopt;
  if (type == "int8_t") return of(std::int8_t{});
  if (type == "uint8_t") return of(std::uint8_t{});
  if (type == "int16_t" || type == "short") return of(std::int16_t{});
  if (type == "uint16_t") return of(std::uint16_t{});
  if (type == "int32_t" || type == "int") return of(std::int32_t{});
  if (type == "uint32_t" || type == "unsigned" || type == "unsigned int") return of(std::uint32_t{});
  if (type == "int64_t" || type == "long" || type == "long long") return of(std::int64_t{});
  return std::nullopt;
}

Value Interpreter::CallNamed(const std::string& name, const Node& node, const ScopePtr& scope) {
  const std::string last = LastName(name);
  const std::string inside = TemplateArguments(name);
  const int line = node.line();
  if (name.find("numeric_limits") != std::string::npos) {
    const bool single = name.find("float") != std::string::npos;
    if (last == "infinity" || name.find("infinity") != std::string::npos)
      return Value(std::numeric_limits<double>::infinity());
    if (const std::optional<Value> limit = WholeLimit(inside, name.substr(name.rfind(':') + 1))) return *limit;
    if (name.find("lowest") != std::string::npos)
      return Value(single ? static_cast<double>(std::numeric_limits<float>::lowest())
                          : std::numeric_limits<double>::lowest());
    if (name.find("max") != std::string::npos && name.find("int") == std::string::npos)
      return Value(single ? static_cast<double>(std::numeric_limits<float>::max())
                          : std::numeric_limits<double>::max());
    Unsupported("`" + name + "`", line);
  }
  ValueList arguments = EvalList(node.Field("arguments"), scope);
  if (last == "get" && !inside.empty() && arguments.size() == 1 && arguments[0].is_sequence()) {
    const std::size_t at = static_cast<std::size_t>(std::strtoul(inside.c_str(), nullptr, 10));
    if (at < arguments[0].items().size()) return arguments[0].items()[at];
  }
  if (last.ends_with("_cast") && arguments.size() == 1) return Convert(arguments[0], ParseCppType(inside));
  const bool tensor_library = StartsWithAny(name, {"at::", "torch::", "c10::"});
  if (const auto own = functions_.find(last); own != functions_.end() && !tensor_library)
    return CallFunction(own->second, std::move(arguments), globals_);
  if (const CppType type = ParseCppType(name); type.kind != CppType::Kind::kOther && type.kind != CppType::Kind::kVoid)
    return Construct(type, std::move(arguments), line);
  Value result;
  if (Contains(options_.allocators, last)) return TensorFunction(last, std::move(arguments), line);
  if (!StartsWithAny(name, {"at::", "torch::"}) && CallStandard(last, arguments, line, result)) return result;
  if (tensor_library || name == last) return TensorFunction(last, std::move(arguments), line);
  Unsupported("a call of `" + name + "`", line);
}

Value Interpreter::CallMethod(const Node& field, const Node& node, const ScopePtr& scope) {
  const std::string full = field.Field("field").text();
  const std::string name = LastName(full);
  const int line = node.line();
  Value self = Eval(field.Field("argument"), scope);
  ValueList arguments = EvalList(node.Field("arguments"), scope);
  if (name == "has_value" || name == "defined") return Value(!self.is_none());
  if (name == "value" || name == "value_or") {
    if (!self.is_none()) return self;
    if (name == "value_or" && !arguments.empty()) return arguments[0];
    throw Failure{BindingError::Kind::kCheckFailed, "the value of an empty optional is taken", line};
  }
  if (name == "c_str") return self;
  if (self.is_tensor()) return TensorMethod(self, name, TemplateArguments(full), std::move(arguments), line);
  if (self.is_sequence()) return ListMethod(self, name, std::move(arguments), line);
  if (self.is(Kind::kDict)) return MapMethod(self, name, arguments, line);
  if (self.is(Kind::kString)) {
    if (name == "size" || name == "length") return Value(static_cast<std::int64_t>(self.text().size()));
    if (name == "empty") return Value(self.text().empty());
    if (self.text().starts_with("::k")) {
      if (name == "type") return self;
      if (name == "is_privateuseone") return Value(self.text() == kDevice);
      if (name == "is_cpu" || name == "is_cuda") return Value(self.text() == (name == "is_cpu" ? "::kCPU" : "::kCUDA"));
      if (name == "index") return Value(0);
      if (name == "has_index") return Value(true);
    }
  }
  if (self.is_none())
    throw Failure{BindingError::Kind::kCheckFailed, "`" + name + "` of a tensor that is not defined", line};
  if (self.is(Kind::kObject)) {
    if (const auto* options = dynamic_cast<const OptionsObject*>(self.object().get())) {
      const bool dtype = name == "dtype" && arguments.size() == 1 && arguments[0].is(Kind::kDtype);
      if (dtype || name == "device" || name == "layout" || name == "requires_grad" || name == "memory_format" ||
          name == "pinned_memory") {
        const std::optional<Dtype> made = dtype ? std::optional(arguments[0].dtype()) : options->dtype();
        return Value(std::static_pointer_cast<Object>(std::make_shared<OptionsObject>(made)));
      }
    }
  }
  if (self.is(Kind::kDtype) && name == "toScalarType") return self;
  if (self.is_number() && (name == "to" || StartsWithAny(name, {"toDouble", "toFloat", "toInt", "toLong", "toBool"}))) {
    const std::string to = TemplateArguments(full);
    const bool real = name == "toDouble" || name == "toFloat";
    return Convert(self, ParseCppType(real ? "double" : to.empty() ? "int64_t" : to));
  }
  if (self.is(Kind::kObject) && name == "schemaMatches") return Value(true);
  Unsupported("`" + name + "` of " + self.TypeName(), line);
}

Value Interpreter::EvalCall(const Node& node, const ScopePtr& scope) {
  const Node function = node.Field("function");
  if (function.Is("field_expression")) return CallMethod(function, node, scope);
  if (function.Is("primitive_type") || function.Is("identifier") || function.Is("qualified_identifier") ||
      function.Is("template_function") || function.Is("type_identifier") || function.Is("template_type")) {
    const std::string name = function.text();
    if (const std::shared_ptr<Scope::Variable> variable = scope->Find(name);
        variable != nullptr && variable->value.is(Kind::kObject)) {
      const Value held = variable->value;  // what runs may give the variable another value
      if (const auto* lambda = dynamic_cast<const LambdaObject*>(held.object().get()))
        return CallFunction(lambda->function, EvalList(node.Field("arguments"), scope), lambda->scope);
    }
    Value result;
    if (CallMacro(name, node, scope, result)) return result;
    return CallNamed(name, node, scope);
  }
  const Value callee = Eval(function, scope);
  if (callee.is(Kind::kObject)) {
    if (const auto* lambda = dynamic_cast<const LambdaObject*>(callee.object().get()))
      return CallFunction(lambda->function, EvalList(node.Field("arguments"), scope), lambda->scope);
  }
  Unsupported("a call of `" + function.text().substr(0, 40) + "`", node.line());
}

}  // namespace assay::harness::cpp
