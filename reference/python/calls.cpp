// Calls, attributes and iteration.
#include <algorithm>
#include <cstdint>

#include "reference/python/array-rules.h"
#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {

// Names are not counted by the budget, so they stay short.
std::string Interpreter::Name(const std::string& text) {
  if (text.size() > 256) Raise("TypeError", "a name is too long");
  return text;
}

void Interpreter::EvalArguments(TSNode node, ValueList& positional, ValueMap& keywords) {
  if (TypeOf(node) == "generator_expression") {
    positional.push_back(EvalGenerator(node));
    return;
  }
  const bool forced = survey_ != nullptr && survey_->aims && ts_node_eq(ts_node_parent(node), survey_->target);
  for (TSNode child : Children(node)) {
    const std::string_view type = TypeOf(child);
    if (type == "keyword_argument") {
      const std::string name(here_.source->Text(Field(child, "name")));
      keywords[name] = forced ? EvalForcedArgument(Field(child, "value"), name) : Eval(Field(child, "value"));
    } else if (forced && type != "list_splat" && type != "dictionary_splat") {
      positional.push_back(EvalForcedArgument(child, std::to_string(positional.size())));
    } else if (type == "list_splat") {
      for (Value& item : Items(Eval(ts_node_named_child(child, 0)))) positional.push_back(std::move(item));
    } else if (type == "dictionary_splat") {
      const Value dict = Eval(ts_node_named_child(child, 0));
      if (AsOpaque(dict) != nullptr) {
        keywords["**"] = dict;
        continue;
      }
      if (!dict.is(Value::Kind::kDict)) Raise("TypeError", "`**` needs a dictionary");
      const ValueDict given = dict.dict();  // `__str__` of a key may change it
      for (const auto& [key, value] : given.entries) keywords[Name(Text(key))] = value;
    } else {
      positional.push_back(Eval(child));
    }
  }
}

Value Interpreter::EvalCall(TSNode node) {
  const TSNode callee = Field(node, "function");
  ValueList positional;
  ValueMap keywords;
  if (TypeOf(callee) == "attribute") {
    const Value object = Eval(Field(callee, "object"));
    EvalArguments(Field(node, "arguments"), positional, keywords);
    if (Tracks()) survey_->call = node;
    return CallMethod(object, std::string(here_.source->Text(Field(callee, "attribute"))), positional, keywords);
  }
  if (TypeOf(callee) == "identifier" && here_.source->Text(callee) == "super" &&
      Children(Field(node, "arguments")).empty()) {
    const std::shared_ptr<Class> owner = here_.function != nullptr ? here_.function->owner.lock() : nullptr;
    const std::vector<TSNode> parameters = owner ? Children(here_.function->parameters) : std::vector<TSNode>{};
    if (parameters.empty()) Unsupported("`super()` here");
    const Value* self = Lookup(std::string(here_.source->Text(parameters[0])));
    if (self == nullptr) Unsupported("`super()` here");
    return Value(std::shared_ptr<Object>(std::make_shared<Super>(owner, *self)));
  }
  const Value function = Eval(callee);
  EvalArguments(Field(node, "arguments"), positional, keywords);
  if (As<Native>(function, ObjectKind::kNative) != nullptr && TypeOf(callee) == "identifier") {
    const std::string_view name = here_.source->Text(callee);
    if (survey_ == nullptr && (name == "locals" || name == "globals")) Unsupported("`" + std::string(name) + "`");
  }
  if (Tracks()) survey_->call = node;
  return Call(function, positional, keywords);
}

Value Interpreter::Call(const Value& callee, const ValueList& arguments, const ValueMap& keywords) {
  Count();
  const Deeper deeper(*this);
  const Value held = callee;                                      // what runs may take it from where it was found
  if (callee.is(Value::Kind::kDtype) && arguments.size() == 1) {  // numpy.float32(x)
    if (arguments[0].is_number()) {
      if (options_.files != nullptr) return TypedNumber(callee.dtype(), arguments[0].number());
      const double made = RoundTo(callee.dtype(), arguments[0].number());
      return IsFloating(callee.dtype()) ? Value(made) : Value(static_cast<std::int64_t>(made));
    }
    return CallTorchHere("tensor", {arguments[0], callee});
  }
  if (!held.is(Value::Kind::kObject)) Raise("TypeError", callee.TypeName() + " object is not callable");
  Thing* thing = static_cast<Thing*>(held.object().get());
  if (survey_ != nullptr && MakesOpaque(held, arguments, keywords)) return MakeOpaque(thing->TypeName() + "()");
  switch (thing->thing_kind) {
    case ObjectKind::kOpaque:
      return CallOpaque(*static_cast<Opaque*>(thing), arguments, keywords);
    case ObjectKind::kFunction:
      return CallFunction(*static_cast<Function*>(thing), arguments, keywords);
    case ObjectKind::kNative:
      return static_cast<Native*>(thing)->body(*this, arguments, keywords);
    case ObjectKind::kType:
      return static_cast<Type*>(thing)->make(*this, arguments, keywords);
    case ObjectKind::kClass:
      return Construct(std::static_pointer_cast<Class>(held.object()), arguments, keywords);
    case ObjectKind::kBound: {
      const auto* bound = static_cast<Bound*>(thing);
      ValueList all = {bound->self};
      all.insert(all.end(), arguments.begin(), arguments.end());
      return Call(bound->function, all, keywords);
    }
    case ObjectKind::kInstance:
      return CallMethod(held, "__call__", arguments, keywords);
    case ObjectKind::kStatic:
      return Call(static_cast<Wrapped*>(thing)->function, arguments, keywords);
    default:
      Raise("TypeError", callee.TypeName() + " object is not callable");
  }
}

Value Interpreter::Construct(const std::shared_ptr<Class>& type, const ValueList& arguments, const ValueMap& keywords) {
  const Value instance(std::shared_ptr<Object>(std::make_shared<Instance>(type)));
  if (const Value* init = type->Find("__init__")) {
    ValueList all = {instance};
    all.insert(all.end(), arguments.begin(), arguments.end());
    Call(*init, all, keywords);
  } else if ((!arguments.empty() || !keywords.empty()) && !type->open) {
    Raise("TypeError", type->name + "() takes no arguments");
  }
  return instance;
}

// What `self.attribute` is for an attribute of the class.
Value Interpreter::BoundTo(const Value& self, const Value& attribute, const Class* type) {
  if (As<Function>(attribute, ObjectKind::kFunction) != nullptr) {
    return Value(std::shared_ptr<Object>(std::make_shared<Bound>(self, attribute)));
  }
  if (auto* wrapped = As<Wrapped>(attribute, ObjectKind::kProperty)) return Call(wrapped->function, {self});
  if (auto* wrapped = As<Wrapped>(attribute, ObjectKind::kStatic)) return wrapped->function;
  if (auto* wrapped = As<Wrapped>(attribute, ObjectKind::kClassMethod)) {
    (void)type;
    const Value owner = AsInstance(self) != nullptr ? Value(std::shared_ptr<Object>(AsInstance(self)->type)) : self;
    return Value(std::shared_ptr<Object>(std::make_shared<Bound>(owner, wrapped->function)));
  }
  return attribute;
}

Value Interpreter::CallMethod(const Value& object, const std::string& name, const ValueList& arguments,
                              const ValueMap& keywords) {
  if (object.is_tensor()) return CallTensorMethod(object, name, arguments, keywords);
  if (HasBuiltinMethod(object, name)) {
    Count();
    if (survey_ != nullptr && object.is(Value::Kind::kString) && HoldsOpaque(arguments, keywords))
      return MakeOpaque("str." + name + "()");
    return *CallBuiltinMethod(*this, object, name, arguments, keywords);
  }
  return Call(Attribute(object, name), arguments, keywords);
}

ValueList Interpreter::Items(const Value& iterable) {
  const Deeper deeper(*this);  // `__iter__` may give back the object itself
  if (iterable.is_sequence()) return iterable.items();
  if (iterable.is(Value::Kind::kDict)) {
    ValueList keys;
    for (const auto& [key, value] : iterable.dict().entries) keys.push_back(key);
    return keys;
  }
  if (iterable.is(Value::Kind::kString)) {
    ValueList letters;
    const std::string& text = iterable.text();
    for (std::size_t i = 0, end = 0; i < text.size(); i = end) {
      end = i + 1;
      while (survey_ != nullptr && end < text.size() && (text[end] & 0xC0) == 0x80) ++end;  // characters, not bytes
      letters.push_back(Subtext(iterable, i, end));
    }
    return letters;
  }
  if (iterable.is_tensor()) {
    if (iterable.tensor()->rank() == 0) Raise("TypeError", "iteration over a 0-d tensor");
    return CallTorchHere("unbind", {iterable}).items();
  }
  if (auto* iterator = As<Iterator>(iterable, ObjectKind::kIterator)) {
    ValueList rest(iterator->items.begin() + static_cast<std::ptrdiff_t>(iterator->next), iterator->items.end());
    iterator->next = iterator->items.size();
    return rest;
  }
  if (AsInstance(iterable) != nullptr && HasAttribute(iterable, "__iter__"))
    return Items(CallMethod(iterable, "__iter__", {}));
  if (AsInstance(iterable) != nullptr && HasAttribute(iterable, "__len__")) {
    ValueList items;
    const std::int64_t n = CallMethod(iterable, "__len__", {}).integer();
    for (std::int64_t i = 0; i < n; ++i) items.push_back(CallMethod(iterable, "__getitem__", {i}));
    return items;
  }
  if (AsOpaque(iterable) != nullptr) {
    survey_->assumed = true;
    return {iterable};
  }
  Raise("TypeError", iterable.TypeName() + " object is not iterable");
}

bool Interpreter::Truth(const Value& value) {
  const Deeper deeper(*this);
  switch (value.kind()) {
    case Value::Kind::kNone:
      return false;
    case Value::Kind::kBool:
    case Value::Kind::kInt:
    case Value::Kind::kFloat:
      return value.number() != 0;
    case Value::Kind::kString:
      return !value.text().empty();
    case Value::Kind::kList:
    case Value::Kind::kTuple:
    case Value::Kind::kSet:
      return !value.items().empty();
    case Value::Kind::kDict:
      return !value.dict().entries.empty();
    case Value::Kind::kTensor:
      if (value.tensor()->count() != 1) Raise("RuntimeError", "the truth of a tensor with several values is ambiguous");
      return value.tensor()->item() != 0;
    default:
      break;
  }
  if (AsOpaque(value) != nullptr) survey_->assumed = true;
  if (AsInstance(value) != nullptr && HasAttribute(value, "__bool__")) return Truth(CallMethod(value, "__bool__", {}));
  if (AsInstance(value) != nullptr && HasAttribute(value, "__len__")) return Truth(CallMethod(value, "__len__", {}));
  return true;
}

std::string Interpreter::Text(const Value& value) {
  const Deeper deeper(*this);
  if (value.is(Value::Kind::kString)) return value.text();
  if (AsInstance(value) != nullptr && HasAttribute(value, "__str__")) return Text(CallMethod(value, "__str__", {}));
  if (Instance* instance = AsInstance(value)) {
    if (const Value* args = instance->Find("args"); args != nullptr && args->is_sequence() && !args->items().empty()) {
      return Text(args->items()[0]);
    }
  }
  return TextOf(value);
}

}  // namespace assay::harness
