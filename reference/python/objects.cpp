// Attributes of classes and instances.
#include "reference/python/objects.h"

#include <algorithm>

namespace assay::harness {

std::string Thing::TypeName() const {
  switch (thing_kind) {
    case ObjectKind::kInstance:
      return static_cast<const Instance*>(this)->type->name;
    case ObjectKind::kModule:
      return "module";
    case ObjectKind::kClass:
    case ObjectKind::kType:
      return "type";
    case ObjectKind::kProperty:
      return "property";
    case ObjectKind::kIterator:
      return "iterator";
    case ObjectKind::kOpaque:
      return static_cast<const Opaque*>(this)->path;
    default:
      return "function";
  }
}

const std::vector<const Class*>& Class::Order() const {
  if (!order_.empty()) return order_;
  std::vector<const Class*> order = {this};
  for (const auto& base : bases) {
    for (const Class* c : base->Order()) {
      std::erase(order, c);
      order.push_back(c);
    }
  }
  return order_ = std::move(order);
}

const Value* Class::Find(const std::string& attribute) const {
  if (const auto own = attributes.find(attribute); own != attributes.end()) return &own->second;
  for (const Class* c : Order()) {
    if (const auto found = c->attributes.find(attribute); found != c->attributes.end()) return &found->second;
  }
  return nullptr;
}

bool Class::Is(const Class& other) const {
  const std::vector<const Class*> order = Order();
  return std::find(order.begin(), order.end(), &other) != order.end();
}

Value* Instance::Find(const std::string& name) {
  Budget::Step(attributes.size() / 8);
  for (auto& [held, value] : attributes) {
    if (held == name) return &value;
  }
  return nullptr;
}

void Instance::Set(const std::string& name, Value value) {
  if (Value* held = Find(name)) {
    *held = std::move(value);
  } else {
    attributes.emplace_back(name, std::move(value));
  }
}

void Instance::Erase(const std::string& name) {
  std::erase_if(attributes, [&](const auto& entry) { return entry.first == name; });
}

Value MakeNative(std::string name, NativeBody body) {
  return Value(std::shared_ptr<Object>(std::make_shared<Native>(std::move(name), std::move(body))));
}

Value MakeOpaque(std::string path) {
  constexpr std::size_t kMostPath = 160;
  if (path.size() > kMostPath) path.resize(kMostPath);
  return Value(std::shared_ptr<Object>(std::make_shared<Opaque>(std::move(path))));
}

}  // namespace assay::harness
