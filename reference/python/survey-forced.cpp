// Calls that running the module does not reach: functions and methods are called with unknown arguments.

#include <algorithm>

#include "reference/python/interpreter.h"

namespace assay::harness {

Value Interpreter::EvalForcedArgument(TSNode node, const std::string& key) {
  Value value;
  Error error;
  if (Attempt([&] { value = Eval(node); }, &error)) return value;
  survey_->failed[key] = error.message;
  return MakeOpaque(std::string(here_.source->Text(node).substr(0, 60)));
}

namespace {

// Opaque values for the parameters without defaults, by name; `skip` leading ones are given.
ValueMap OpaqueArguments(const Function& function, std::size_t skip) {
  ValueMap arguments;
  if (ts_node_is_null(function.parameters)) return arguments;
  for (TSNode child : Children(function.parameters)) {
    TSNode name = child;
    if (TypeOf(child) == "typed_parameter") name = ts_node_named_child(child, 0);
    if (TypeOf(name) != "identifier" || skip > 0) {
      if (TypeOf(name) == "identifier" && skip > 0) --skip;
      continue;
    }
    const std::string text(function.source->Text(name));
    arguments[text] = MakeOpaque("the parameter `" + text + "`");
  }
  return arguments;
}

Function* PlainFunction(const Value& value, ObjectKind* wrapping = nullptr) {
  for (const ObjectKind kind : {ObjectKind::kProperty, ObjectKind::kStatic, ObjectKind::kClassMethod}) {
    if (auto* wrapped = As<Wrapped>(value, kind)) {
      if (wrapping != nullptr) *wrapping = kind;
      return As<Function>(wrapped->function, ObjectKind::kFunction);
    }
  }
  return As<Function>(value, ObjectKind::kFunction);
}

}  // namespace

void Interpreter::CallForced(const Value& value) {
  const Value held = value;
  if (Function* function = PlainFunction(held); function != nullptr && !survey_->reached_target) {
    Attempt([&] { CallFunction(*function, {}, OpaqueArguments(*function, 0)); });
  }
}

// Makes an instance and calls the method that contains the target.
void Interpreter::CallForcedMethod(const Value& value) {
  const Value held = value;
  Class* type = AsClass(held);
  if (type == nullptr || survey_->reached_target) return;
  const Value self(std::shared_ptr<Object>(std::make_shared<Instance>(std::static_pointer_cast<Class>(held.object()))));
  Function* wanted = nullptr;
  ObjectKind wrapping = ObjectKind::kFunction;
  for (const auto& [name, attribute] : type->attributes) {
    ObjectKind kind = ObjectKind::kFunction;
    Function* function = PlainFunction(attribute, &kind);
    if (function == nullptr || !survey_->Holds(function->body)) continue;
    wanted = function;
    wrapping = kind;
  }
  const Value* init = type->Find("__init__");
  Function* maker = init != nullptr ? PlainFunction(*init) : nullptr;
  if (maker != nullptr && maker != wanted) {
    const bool aims = std::exchange(survey_->aims, false), tolerant = std::exchange(survey_->tolerant, true);
    Attempt([&] { CallFunction(*maker, {self}, OpaqueArguments(*maker, 1)); });
    survey_->aims = aims;
    survey_->tolerant = tolerant;
  }
  if (wanted == nullptr || survey_->reached.contains(ts_node_start_byte(survey_->target))) return;
  ValueList first;
  if (wrapping != ObjectKind::kStatic) first.push_back(wrapping == ObjectKind::kClassMethod ? held : self);
  Attempt([&] { CallFunction(*wanted, first, OpaqueArguments(*wanted, first.size())); });
}

void Interpreter::CallUnreached(const std::shared_ptr<Module>& module, const std::vector<TSNode>& calls) {
  const auto missing = [&](TSNode call) { return !survey_->reached.contains(ts_node_start_byte(call)); };
  if (std::none_of(calls.begin(), calls.end(), missing)) return;
  const auto found = module->scope->names.find("ModelNew");
  if (found == module->scope->names.end() || AsClass(found->second) == nullptr) return;
  const Value type = found->second;
  survey_->tolerant = true;
  const Value self(std::shared_ptr<Object>(std::make_shared<Instance>(std::static_pointer_cast<Class>(type.object()))));
  for (const char* name : {"__init__", "forward"}) {
    const Value* method = AsClass(type)->Find(name);
    Function* function = method != nullptr ? PlainFunction(*method) : nullptr;
    if (function == nullptr) continue;
    Attempt([&] { CallFunction(*function, {self}, OpaqueArguments(*function, 1)); });
  }
  survey_->tolerant = false;
}

}  // namespace assay::harness
