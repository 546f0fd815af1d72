// Attributes: of instances, classes, modules, tensors and the evaluator's own types.
#include <algorithm>
#include <cstdint>

#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {

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
  // Members of an enumeration are their values.
  if (options_.files != nullptr && name == "value" && object.is_number()) {
    found = true;
    return object;
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
    if (!module->look) module->scope->names[name] = value;  // torch.backends.x = y has no effect here
  } else if (object.is_tensor() && name == "data" && value.is_tensor()) {
    const bool parameter = object.tensor()->parameter;
    *object.tensor() = *value.tensor();
    object.tensor()->parameter = parameter;
  } else if (object.is_tensor() && (name == "requires_grad" || name == "grad")) {
    object.tensor()->requires_grad = name == "requires_grad" && Truth(value);
  } else if (object.is_tensor() && name == "shape" && object.tensor()->numpy) {
    *object.tensor() = *CallTorchHere("reshape", {object, value}).tensor();
  } else if (As<Native>(object, ObjectKind::kNative) != nullptr) {
    // torch.backends.cuda.matmul.x = y, the same
  } else if (survey_ == nullptr || object.is(Value::Kind::kNone)) {
    Raise("AttributeError", "cannot set '" + name + "' of " + object.TypeName());
  }
}

}  // namespace assay::harness
