// Functions, classes, instances and modules of the evaluator. Internal.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "reference/python/syntax.h"
#include "reference/value.h"

namespace assay::harness {

class Interpreter;

using ValueNames = std::map<std::string, Value, std::less<>, CountedAllocator<std::pair<const std::string, Value>>>;

// Names of a module, a function call or a class body, and the scope in which other names are looked up.
struct Scope {
  ValueNames names;
  std::shared_ptr<Scope> outer;                        // enclosing function's; none for a module
  std::shared_ptr<Scope> globals;                      // none where this is the module's own
  std::vector<std::string> global_names, outer_names;  // declared `global`, `nonlocal`
  bool is_class = false;
};

enum class ObjectKind {
  kFunction,
  kNative,
  kBound,
  kClass,
  kInstance,
  kModule,
  kType,
  kSuper,
  kProperty,
  kStatic,
  kClassMethod,
  kIterator,
  kOpaque
};

// Base class of every object of the evaluator, with a kind that identifies it (no run-time type information is needed).
class Thing : public Object {
 public:
  explicit Thing(ObjectKind kind) : thing_kind(kind) {}
  std::string TypeName() const override;
  const ObjectKind thing_kind;
};

struct Class;

struct Function : Thing {
  Function() : Thing(ObjectKind::kFunction) {}
  std::string name;
  std::shared_ptr<const Source> source;
  TSNode parameters{}, body{};
  bool lambda = false, generator = false;
  std::map<std::string, Value> defaults;
  std::shared_ptr<Scope> closure;
  std::weak_ptr<Class> owner;  // the class whose body defines it
};

using NativeBody = std::function<Value(Interpreter&, const ValueList&, const ValueMap&)>;

struct Native : Thing {
  Native(std::string n, NativeBody b) : Thing(ObjectKind::kNative), name(std::move(n)), body(std::move(b)) {}
  std::string name;
  NativeBody body;
};

struct Bound : Thing {
  Bound(Value s, Value f) : Thing(ObjectKind::kBound), self(std::move(s)), function(std::move(f)) {}
  Value self, function;
};

struct Class : Thing {
  Class() : Thing(ObjectKind::kClass) {}
  std::string name;
  std::vector<std::shared_ptr<Class>> bases;
  bool open = false;  // a base is not known, so that it may have any attribute
  ValueNames attributes;
  // This class, then its bases, nearest first; computed once, when `bases` is final.
  const std::vector<const Class*>& Order() const;
  const Value* Find(const std::string& attribute) const;
  bool Is(const Class& other) const;

 private:
  mutable std::vector<const Class*> order_;
};

struct Instance : Thing {
  explicit Instance(std::shared_ptr<Class> c) : Thing(ObjectKind::kInstance), type(std::move(c)) {}
  std::shared_ptr<Class> type;
  // In order of their first assignment.
  std::vector<std::pair<std::string, Value>, CountedAllocator<std::pair<std::string, Value>>> attributes;
  Value* Find(const std::string& name);
  void Set(const std::string& name, Value value);
  void Erase(const std::string& name);
};

struct Module : Thing {
  explicit Module(std::string n) : Thing(ObjectKind::kModule), name(std::move(n)) {}
  std::string name;
  std::shared_ptr<Scope> scope = std::make_shared<Scope>();
  // Attributes that are made on demand.
  std::function<std::optional<Value>(Interpreter&, const std::string&)> look;
};

// A built-in type: calling it makes a value, isinstance() asks `holds`.
struct Type : Thing {
  Type(std::string n, NativeBody m, std::function<bool(const Value&)> h)
      : Thing(ObjectKind::kType), name(std::move(n)), make(std::move(m)), holds(std::move(h)) {}
  std::string name;
  NativeBody make;
  std::function<bool(const Value&)> holds;
};

struct Super : Thing {
  Super(std::shared_ptr<Class> c, Value s) : Thing(ObjectKind::kSuper), after(std::move(c)), self(std::move(s)) {}
  std::shared_ptr<Class> after;
  Value self;
};

// @property, @staticmethod, @classmethod
struct Wrapped : Thing {
  Wrapped(ObjectKind kind, Value f) : Thing(kind), function(std::move(f)) {}
  Value function;
};

struct Iterator : Thing {
  explicit Iterator(ValueList i) : Thing(ObjectKind::kIterator), items(std::move(i)) {}
  ValueList items;
  std::size_t next = 0;
};

// Something of which only the access path is known: "torch.cuda.is_available()". Made while a module is surveyed.
struct Opaque : Thing {
  explicit Opaque(std::string p) : Thing(ObjectKind::kOpaque), path(std::move(p)) {}
  std::string path;
};

template <class T>
T* As(const Value& value, ObjectKind kind) {
  if (!value.is(Value::Kind::kObject)) return nullptr;
  auto* thing = static_cast<Thing*>(value.object().get());
  return thing->thing_kind == kind ? static_cast<T*>(thing) : nullptr;
}
inline Instance* AsInstance(const Value& value) { return As<Instance>(value, ObjectKind::kInstance); }
inline Class* AsClass(const Value& value) { return As<Class>(value, ObjectKind::kClass); }

inline Opaque* AsOpaque(const Value& value) { return As<Opaque>(value, ObjectKind::kOpaque); }
// Paths grow with every attribute and call; long ones are truncated.
Value MakeOpaque(std::string path);

Value MakeNative(std::string name, NativeBody body);

}  // namespace assay::harness
