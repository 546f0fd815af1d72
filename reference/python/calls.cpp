// Calls, attributes and iteration.
#include <algorithm>
#include <cstdint>

#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {

// Names are kept beside what the budget counts, so they stay short.
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

Value Interpreter::InstanceAttribute(const Value& object, const std::string& name, bool& found) {
  Instance& instance = *AsInstance(object);
  found = true;
  if (const Value* own = instance.Find(name)) return *own;
  if (const Value* shared = instance.type->Find(name)) return BoundTo(object, *shared, instance.type.get());
  if (name == "__class__") return Value(std::shared_ptr<Object>(instance.type));
  if (name == "__dict__") {
    ValueDict dict;
    for (const auto& [key, value] : instance.attributes) dict.entries.emplace_back(key, value);
    return Value::Dict(std::move(dict));
  }
  found = false;
  return {};
}

std::optional<Value> Interpreter::ClassAttribute(const Value& object, const std::string& name) {
  Class* type = AsClass(object);
  if (name == "__name__") return type->name;
  if (const Value* value = type->Find(name)) {
    const bool plain =
        As<Function>(*value, ObjectKind::kFunction) != nullptr || As<Wrapped>(*value, ObjectKind::kProperty) != nullptr;
    return plain ? *value : BoundTo(object, *value, type);
  }
  if (name != "apply" || type->Find("forward") == nullptr) return std::nullopt;
  // torch.autograd.Function: the forward half with an instance as its context.
  return MakeNative("apply", [held = std::static_pointer_cast<Class>(object.object())](
                                 Interpreter& in, const ValueList& args, const ValueMap& kw) {
    if (in.context().differentiates) Unsupported("a `torch.autograd.Function` whose derivative is taken");
    ValueList all = {in.Construct(held, {}, {})};
    all.insert(all.end(), args.begin(), args.end());
    return in.Call(*held->Find("forward"), all, kw);
  });
}

std::optional<Value> Interpreter::ModuleAttribute(Module& module, const std::string& name) {
  if (const auto own = module.scope->names.find(name); own != module.scope->names.end()) return own->second;
  if (module.look) {
    if (std::optional<Value> made = module.look(*this, name)) return made;
  }
  if (name == "__name__") return module.name;
  const auto any = module.scope->names.find("__getattr__");
  if (any == module.scope->names.end() || name.starts_with("__")) return std::nullopt;
  return Call(any->second, {name});
}

std::optional<Value> Interpreter::SuperAttribute(const Super& super, const std::string& name) {
  Instance* self = AsInstance(super.self);
  const std::vector<const Class*> order = self != nullptr ? self->type->Order() : super.after->Order();
  auto at = std::find(order.begin(), order.end(), super.after.get());
  for (at = at == order.end() ? at : at + 1; at != order.end(); ++at) {
    if (const auto held = (*at)->attributes.find(name); held != (*at)->attributes.end()) {
      return BoundTo(super.self, held->second, *at);
    }
  }
  // What every object has.
  if (name == "__init__")
    return MakeNative(name, [](Interpreter&, const ValueList&, const ValueMap&) { return Value(); });
  if (name != "__setattr__") return std::nullopt;
  return MakeNative(name, [target = super.self](Interpreter& in, const ValueList& args, const ValueMap&) {
    if (args.size() == 2) in.SetAttribute(target, in.Text(args[0]), args[1]);
    return Value();
  });
}

std::optional<Value> Interpreter::TypeAttribute(const Type& type, const std::string& name) {
  if (name == "__name__") return type.name;
  if (type.name != "Tensor" || !HasTorch(name)) return std::nullopt;
  return MakeNative(name, [name](Interpreter& in, const ValueList& args, const ValueMap& kw) {
    if (args.empty()) in.Raise("TypeError", name + "() needs a tensor");
    return in.CallMethod(args[0], name, {args.begin() + 1, args.end()}, kw);
  });
}

Value Interpreter::Find(const Value& object, const std::string& name, bool& found) {
  found = true;
  if (object.is_tensor()) return TensorAttribute(object.tensor(), name, found);
  if (AsInstance(object) != nullptr) return InstanceAttribute(object, name, found);
  std::optional<Value> value;
  if (AsClass(object) != nullptr) value = ClassAttribute(object, name);
  if (auto* module = As<Module>(object, ObjectKind::kModule)) value = ModuleAttribute(*module, name);
  if (auto* super = As<Super>(object, ObjectKind::kSuper)) value = SuperAttribute(*super, name);
  if (auto* type = As<Type>(object, ObjectKind::kType)) value = TypeAttribute(*type, name);
  if (auto* function = As<Function>(object, ObjectKind::kFunction); function != nullptr && name == "__name__") {
    value = function->name;
  }
  return value ? *value : BuiltinMethod(object, name, found);
}

Value Interpreter::BuiltinMethod(const Value& object, const std::string& name, bool& found) {
  found = HasBuiltinMethod(object, name);
  // Results of max(dim=...) and the like are tuples with names.
  if (object.is(Value::Kind::kTuple) && object.items().size() >= 2 && object.items()[0].is_tensor()) {
    if (name == "values" || name == "indices") {
      found = true;
      return object.items()[name == "values" ? 0 : 1];
    }
  }
  if (object.is(Value::Kind::kDtype)) {
    found = true;
    if (name == "is_floating_point") return IsFloating(object.dtype());
    if (name == "itemsize") return static_cast<std::int64_t>(SizeOf(object.dtype()));
    if (name == "is_complex") return false;
    if (name == "type" || name == "name") return std::string(NameOf(object.dtype()));
    found = false;
    return {};
  }
  if (object.is_number() && name == "real") {
    found = true;
    return object;
  }
  if (object.is(Value::Kind::kString) && name == "type") {  // devices are their names
    found = true;
    return object.text().substr(0, object.text().find(':'));
  }
  if (!found) return {};
  return MakeNative(name, [object, name](Interpreter& in, const ValueList& args, const ValueMap& kw) {
    return *CallBuiltinMethod(in, object, name, args, kw);
  });
}

Value Interpreter::Attribute(const Value& object, const std::string& name) {
  bool found = false;
  Value value = Find(object, name, found);
  if (!found && AsInstance(object) != nullptr && AsInstance(object)->type->Find("__getattr__") != nullptr) {
    return Call(BoundTo(object, *AsInstance(object)->type->Find("__getattr__"), nullptr), {name});
  }
  if (!found && survey_ != nullptr) {
    if (std::optional<Value> opaque = OpaqueAttribute(object, name)) return *opaque;
  }
  if (!found) Raise("AttributeError", object.TypeName() + " object has no attribute '" + name + "'");
  return value;
}

bool Interpreter::HasAttribute(const Value& object, const std::string& name) {
  if (AsOpaque(object) != nullptr) return true;
  if (Instance* instance = AsInstance(object))
    return instance->Find(name) != nullptr || instance->type->Find(name) != nullptr;
  bool found = false;
  try {
    Find(object, name, found);
  } catch (const Raised&) {  // by a module's own __getattr__
    return false;
  }
  return found;
}

void Interpreter::SetAttribute(const Value& object, const std::string& name, const Value& value) {
  if (AsOpaque(object) != nullptr) return;
  if (Instance* instance = AsInstance(object)) {
    if (name == "__class__" && AsClass(value) != nullptr) {
      instance->type = std::static_pointer_cast<Class>(value.object());
    } else {
      instance->Set(name, value);
    }
  } else if (Class* type = AsClass(object)) {
    if (name == "__name__") {
      type->name = Text(value);
    } else {
      type->attributes[name] = value;
    }
  } else if (auto* module = As<Module>(object, ObjectKind::kModule)) {
    if (!module->look) module->scope->names[name] = value;  // torch.backends.x = y changes nothing here
  } else if (object.is_tensor() && name == "data" && value.is_tensor()) {
    const bool parameter = object.tensor()->parameter;
    *object.tensor() = *value.tensor();
    object.tensor()->parameter = parameter;
  } else if (object.is_tensor() && (name == "requires_grad" || name == "grad")) {
    object.tensor()->requires_grad = name == "requires_grad" && Truth(value);
  } else if (object.is_tensor() && name == "shape" && object.tensor()->numpy) {
    *object.tensor() = *CallTorchHere("reshape", {object, value}).tensor();
  } else if (survey_ == nullptr || object.is(Value::Kind::kNone)) {
    Raise("AttributeError", "cannot set '" + name + "' of " + object.TypeName());
  }
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
