// Functions, classes and imports.
#include <algorithm>
#include <cstdint>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

bool HoldsYield(TSNode node) {
  const std::string_view type = TypeOf(node);
  if (type == "yield") return true;
  if (type == "function_definition" || type == "lambda" || type == "class_definition") return false;
  const std::vector<TSNode> children = Children(node);
  return std::any_of(children.begin(), children.end(), HoldsYield);
}

constexpr std::size_t kMostBases = 64;

struct Parameter {
  std::string name;
  TSNode value{};
  bool has_default = false, list = false, dict = false;
};

Parameter ReadParameter(const Source& source, TSNode node) {
  Parameter p;
  const std::string_view type = TypeOf(node);
  if (type == "default_parameter" || type == "typed_default_parameter") {
    p.name = source.Text(Field(node, "name"));
    p.value = Field(node, "value");
    p.has_default = true;
    return p;
  }
  if (type == "typed_parameter") return ReadParameter(source, ts_node_named_child(node, 0));
  p.list = type == "list_splat_pattern";
  p.dict = type == "dictionary_splat_pattern";
  p.name = source.Text(p.list || p.dict ? ts_node_named_child(node, 0) : node);
  return p;
}

}  // namespace

Value Interpreter::DefineFunction(TSNode node, bool lambda) {
  auto function = std::make_shared<Function>();
  function->lambda = lambda;
  function->name = lambda ? "<lambda>" : std::string(here_.source->Text(Field(node, "name")));
  function->source = here_.source;
  function->parameters = Field(node, "parameters");
  function->body = Field(node, "body");
  function->closure = here_.scope;
  Count(here_.source->Text(function->body).size() / 256);
  function->generator = !lambda && here_.source->Text(function->body).find("yield") != std::string_view::npos &&
                        HoldsYield(function->body);
  if (!ts_node_is_null(function->parameters)) {
    for (TSNode child : Children(function->parameters)) {
      const std::string_view type = TypeOf(child);
      if (type == "keyword_separator" || type == "positional_separator") continue;
      const Parameter p = ReadParameter(*here_.source, child);
      if (p.has_default) function->defaults[p.name] = Eval(p.value);
      if (Tracks()) CheckAnnotation(Field(child, "type"));
    }
  }
  if (Tracks() && !lambda) CheckAnnotation(Field(node, "return_type"));
  return Value(std::shared_ptr<Object>(std::move(function)));
}

void Interpreter::BindParameters(const Function& function, const ValueList& arguments, const ValueMap& keywords,
                                 Scope& scope) {
  ValueMap left = keywords;
  if (survey_ != nullptr) left.erase("**");
  std::size_t next = 0;
  bool open = false;  // a `*` gathers what is left
  std::optional<std::string> rest;
  std::vector<TSNode> parameters;
  if (!ts_node_is_null(function.parameters)) parameters = Children(function.parameters);
  Count(parameters.size());
  for (TSNode child : parameters) {
    const std::string_view type = TypeOf(child);
    if (type == "positional_separator") continue;
    if (type == "keyword_separator") {
      open = true;
      continue;
    }
    const Parameter p = ReadParameter(*function.source, child);
    if (p.list) {
      scope.names[p.name] = Value::Tuple(
          {arguments.begin() + static_cast<std::ptrdiff_t>(std::min(next, arguments.size())), arguments.end()});
      next = arguments.size();
      open = true;
    } else if (p.dict) {
      rest = p.name;
    } else if (!open && next < arguments.size()) {
      scope.names[p.name] = arguments[next++];
      if (left.contains(p.name))
        Raise("TypeError", function.name + "() got multiple values for argument '" + p.name + "'");
    } else if (const auto given = left.find(p.name); given != left.end()) {
      scope.names[p.name] = given->second;
      left.erase(given);
    } else if (const auto otherwise = function.defaults.find(p.name); otherwise != function.defaults.end()) {
      scope.names[p.name] = otherwise->second;
    } else {
      Raise("TypeError", function.name + "() missing the argument '" + p.name + "'");
    }
  }
  if (next < arguments.size()) {
    Raise("TypeError", function.name + "() takes " + std::to_string(next) + " positional arguments but " +
                           std::to_string(arguments.size()) + " were given");
  }
  if (!rest && !left.empty())
    Raise("TypeError", function.name + "() got an unexpected argument '" + left.begin()->first + "'");
  if (rest) {
    ValueDict dict;
    for (auto& [name, value] : left) dict.Set(name, value);
    scope.names[*rest] = Value::Dict(std::move(dict));
  }
}

Value Interpreter::DefineClass(TSNode node) {
  auto type = std::make_shared<Class>();
  type->name = here_.source->Text(Field(node, "name"));
  const TSNode bases = Field(node, "superclasses");
  if (!ts_node_is_null(bases)) {
    for (TSNode child : Children(bases)) {
      if (TypeOf(child) == "keyword_argument") {
        type->open = true;  // a metaclass
        continue;
      }
      const Value base = Eval(child);
      if (AsClass(base) == nullptr) {
        type->open = true;
        continue;
      }
      type->open |= AsClass(base)->open;
      type->bases.push_back(std::static_pointer_cast<Class>(base.object()));
      if (AsClass(base)->Order().size() > kMostBases) Unsupported("a class with so many bases");
    }
  }
  const std::shared_ptr<Scope> outer = here_.scope;
  auto body = std::make_shared<Scope>();
  body->outer = outer;
  body->globals = outer->globals ? outer->globals : outer;
  body->is_class = true;
  here_.scope = body;
  try {
    Run(Field(node, "body"));
  } catch (...) {
    here_.scope = outer;
    throw;
  }
  here_.scope = outer;
  type->attributes = std::move(body->names);
  for (auto& [name, value] : type->attributes) {
    Value inner = value;
    for (const ObjectKind kind : {ObjectKind::kProperty, ObjectKind::kStatic, ObjectKind::kClassMethod}) {
      if (Wrapped* wrapped = As<Wrapped>(inner, kind)) inner = wrapped->function;
    }
    if (Function* function = As<Function>(inner, ObjectKind::kFunction)) function->owner = type;
  }
  return Value(std::shared_ptr<Object>(std::move(type)));
}

Value Interpreter::Define(TSNode node) {
  return TypeOf(node) == "class_definition" ? DefineClass(node) : DefineFunction(node, false);
}

Interpreter::Flow Interpreter::RunFunction(TSNode node) {
  const Value function = DefineFunction(node, false);
  Bind(std::string(here_.source->Text(Field(node, "name"))), function);
  if (survey_ != nullptr && survey_->Holds(node) && !here_.scope->is_class) CallForced(function);
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunClass(TSNode node) {
  const Value type = DefineClass(node);
  Bind(std::string(here_.source->Text(Field(node, "name"))), type);
  if (survey_ != nullptr && survey_->Holds(node)) CallForcedMethod(type);
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunDecorated(TSNode node) {
  const TSNode definition = Field(node, "definition");
  std::vector<Value> decorators;
  for (TSNode child : Children(node)) {
    if (TypeOf(child) == "decorator") decorators.push_back(Eval(ts_node_named_child(child, 0)));
  }
  Value value = Define(definition);
  const Value plain = value;
  for (std::size_t i = decorators.size(); i-- > 0;) {
    if (AsOpaque(decorators[i]) == nullptr) value = Call(decorators[i], {value});  // an unknown one has no effect
  }
  Bind(std::string(here_.source->Text(Field(definition, "name"))), value);
  if (survey_ != nullptr && survey_->Holds(definition)) {
    if (AsClass(plain) != nullptr) {
      CallForcedMethod(plain);
    } else if (!here_.scope->is_class) {
      CallForced(plain);
    }
  }
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunImport(TSNode node) {
  for (TSNode child : Children(node)) {
    const bool renamed = TypeOf(child) == "aliased_import";
    const std::string name(here_.source->Text(renamed ? Field(child, "name") : child));
    const Value module = Import(name);
    if (const std::size_t dot = name.rfind('.');
        dot != std::string::npos) {  // `a.b` is an attribute of `a` from here on
      if (auto* parent = As<Module>(Import(name.substr(0, dot)), ObjectKind::kModule)) {
        parent->scope->names[name.substr(dot + 1)] = module;
      }
    }
    if (renamed) {
      Bind(std::string(here_.source->Text(Field(child, "alias"))), module);
    } else {
      const std::string first = name.substr(0, name.find('.'));
      Bind(first, first == name ? module : Import(first));
    }
  }
  return Flow::kNext;
}

Interpreter::Flow Interpreter::RunImportFrom(TSNode node) {
  const TSNode from = Field(node, "module_name");
  std::string name(here_.source->Text(from));
  name.erase(0, name.find_first_not_of('.'));
  const Value module = Import(name);
  for (TSNode child : Children(node)) {
    if (ts_node_eq(child, from)) continue;
    if (TypeOf(child) == "wildcard_import" && AsOpaque(module) != nullptr) {
      survey_->stars.push_back(name);
      continue;
    }
    if (TypeOf(child) == "wildcard_import") {
      if (const auto* m = As<Module>(module, ObjectKind::kModule)) {
        for (const auto& [key, value] : m->scope->names) {
          if (!key.starts_with('_')) Bind(key, value);
        }
      }
      continue;
    }
    const bool renamed = TypeOf(child) == "aliased_import";
    const std::string what(here_.source->Text(renamed ? Field(child, "name") : child));
    const bool sub = what == "functional" || OwnModuleText(name + "." + what) != nullptr;
    Bind(renamed ? std::string(here_.source->Text(Field(child, "alias"))) : what,
         sub ? Import(name + "." + what) : Attribute(module, what));
  }
  return Flow::kNext;
}

}  // namespace assay::harness
