// Built-in types: calling one makes a value, isinstance() tests it.
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

using Args = const ValueList&;
using Keys = const ValueMap&;
using Kind = Value::Kind;

Value ToInt(Interpreter& in, Args args, Keys) {
  if (args.empty()) return 0;
  const Value& v = args[0];
  if (v.is_tensor()) return static_cast<std::int64_t>(v.tensor()->item());
  if (v.is(Kind::kFloat)) {
    if (!std::isfinite(v.number()) || std::fabs(v.number()) > 9e18)
      in.Raise("OverflowError", "cannot convert to an integer");
    return static_cast<std::int64_t>(v.number());
  }
  if (v.is_number()) return v.integer();
  if (v.is(Kind::kString)) {
    char* end = nullptr;
    const std::string& text = v.text();
    const std::int64_t value =
        std::strtoll(text.c_str(), &end, args.size() > 1 ? static_cast<int>(args[1].integer()) : 10);
    while (*end == ' ' || *end == '\n') ++end;
    if (*end != '\0' || text.empty()) in.Raise("ValueError", "invalid literal for int(): '" + text + "'");
    return value;
  }
  in.Raise("TypeError", "int() cannot read " + v.TypeName());
}

Value ToFloat(Interpreter& in, Args args, Keys) {
  if (args.empty()) return 0.0;
  const Value& v = args[0];
  if (v.is_tensor()) return v.tensor()->item();
  if (v.is_number()) return v.number();
  if (v.is(Kind::kString)) {
    char* end = nullptr;
    const double value = std::strtod(v.text().c_str(), &end);
    while (*end == ' ' || *end == '\n') ++end;
    if (*end != '\0' || v.text().empty())
      in.Raise("ValueError", "could not convert string to float: '" + v.text() + "'");
    return value;
  }
  in.Raise("TypeError", "float() cannot read " + v.TypeName());
}

Value ToDict(Interpreter& in, Args args, Keys keys) {
  ValueDict dict;
  if (!args.empty()) {
    if (args[0].is(Kind::kDict)) {
      dict = args[0].dict();
    } else {
      for (const Value& pair : in.Items(args[0])) {
        const ValueList two = in.Items(pair);
        if (two.size() != 2) in.Raise("ValueError", "dict() needs pairs");
        dict.Set(two[0], two[1]);
      }
    }
  }
  for (const auto& [key, value] : keys) dict.Set(key, value);
  return Value::Dict(std::move(dict));
}

ValueList Listed(Interpreter& in, Args args) { return args.empty() ? ValueList{} : in.Items(args[0]); }

Value MakeType(std::string name, NativeBody make, std::function<bool(const Value&)> holds) {
  return Value(std::shared_ptr<Object>(std::make_shared<Type>(std::move(name), std::move(make), std::move(holds))));
}

void AddExceptions(Scope& scope) {
  const auto add = [&](const std::string& name, const char* base) {
    auto type = std::make_shared<Class>();
    type->name = name;
    if (base != nullptr) type->bases.push_back(std::static_pointer_cast<Class>(scope.names.at(base).object()));
    if (base == nullptr) {
      type->attributes["__init__"] = MakeNative("__init__", [](Interpreter&, Args args, Keys) {
        if (Instance* self = AsInstance(args.at(0))) self->Set("args", Value::Tuple({args.begin() + 1, args.end()}));
        return Value();
      });
    }
    scope.names[name] = Value(std::shared_ptr<Object>(std::move(type)));
  };
  add("BaseException", nullptr);
  add("Exception", "BaseException");
  for (const char* name :
       {"ArithmeticError", "AssertionError", "AttributeError", "ImportError", "LookupError", "NameError", "OSError",
        "RuntimeError", "StopIteration", "SyntaxError", "TypeError", "ValueError", "Warning"}) {
    add(name, "Exception");
  }
  add("ZeroDivisionError", "ArithmeticError");
  add("OverflowError", "ArithmeticError");
  add("IndexError", "LookupError");
  add("KeyError", "LookupError");
  add("ModuleNotFoundError", "ImportError");
  add("NotImplementedError", "RuntimeError");
  add("UserWarning", "Warning");
}

}  // namespace

void AddTypes(Scope& scope) {
  const auto add = [&](const char* name, NativeBody make, std::function<bool(const Value&)> holds) {
    scope.names[name] = MakeType(name, std::move(make), std::move(holds));
  };
  add("int", ToInt, [](const Value& v) { return v.is(Kind::kInt) || v.is(Kind::kBool); });
  add("float", ToFloat, [](const Value& v) { return v.is(Kind::kFloat); });
  add(
      "bool", [](Interpreter& in, Args args, Keys) -> Value { return !args.empty() && in.Truth(args[0]); },
      [](const Value& v) { return v.is(Kind::kBool); });
  add(
      "str", [](Interpreter& in, Args args, Keys) -> Value { return args.empty() ? std::string() : in.Text(args[0]); },
      [](const Value& v) { return v.is(Kind::kString); });
  add(
      "list", [](Interpreter& in, Args args, Keys) { return Value::List(Listed(in, args)); },
      [](const Value& v) { return v.is(Kind::kList); });
  add(
      "tuple", [](Interpreter& in, Args args, Keys) { return Value::Tuple(Listed(in, args)); },
      [](const Value& v) { return v.is(Kind::kTuple); });
  add(
      "set", [](Interpreter& in, Args args, Keys) { return Value::Set(Listed(in, args)); },
      [](const Value& v) { return v.is(Kind::kSet); });
  scope.names["frozenset"] = scope.names["set"];
  add("dict", ToDict, [](const Value& v) { return v.is(Kind::kDict); });
  add(
      "type",
      [](Interpreter& in, Args args, Keys) -> Value {
        if (args.size() != 1) Unsupported("`type` with several arguments");
        if (Instance* instance = AsInstance(args[0])) return std::shared_ptr<Object>(instance->type);
        const std::string name = args[0].TypeName();
        if (args[0].is_tensor()) return in.Attribute(in.Import("torch"), "Tensor");
        const auto found = in.builtins()->names.find(name);
        return found != in.builtins()->names.end() ? found->second : Value(name);
      },
      [](const Value& v) {
        return v.is(Kind::kObject) && (AsClass(v) != nullptr || As<Type>(v, ObjectKind::kType) != nullptr);
      });
  auto object = std::make_shared<Class>();
  object->name = "object";
  scope.names["object"] = Value(std::shared_ptr<Object>(std::move(object)));
  AddExceptions(scope);
}

bool Interpreter::IsInstance(const Value& value, const Value& type) {
  Count();
  if (type.is_sequence()) {
    const Deeper deeper(*this);
    for (const Value& one : type.items()) {
      if (IsInstance(value, one)) return true;
    }
    return false;
  }
  if (Class* asked = AsClass(type)) {
    if (asked->name == "object") return true;
    const Instance* instance = AsInstance(value);
    return instance != nullptr && instance->type->Is(*asked);
  }
  if (auto* asked = As<Type>(type, ObjectKind::kType)) return asked->holds(value);
  return false;
}

bool Interpreter::IsModuleInstance(const Value& value) {
  Instance* instance = AsInstance(value);
  if (instance == nullptr || !modules_.contains("torch.nn")) return false;
  auto* nn = As<Module>(modules_.at("torch.nn"), ObjectKind::kModule);
  const Class* base = AsClass(nn->scope->names["Module"]);
  return base != nullptr && instance->type->Is(*base);
}

}  // namespace assay::harness
