// Values: making, comparing and printing them.
#include "simulator/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace assay {

Object::~Object() = default;

Value Value::List(ValueList items) {
  Value v;
  v.data_ = std::make_shared<ValueList>(std::move(items));
  v.kind_ = Kind::kList;
  return v;
}

Value Value::Tuple(ValueList items) {
  Value v = List(std::move(items));
  v.kind_ = Kind::kTuple;
  return v;
}

Value Value::Set(ValueList items) {
  Value v = List();
  v.kind_ = Kind::kSet;
  for (Value& item : items) {
    ValueList& held = v.items();
    if (std::none_of(held.begin(), held.end(), [&](const Value& h) { return Equal(h, item); })) {
      held.push_back(std::move(item));
    }
  }
  return v;
}

Value Value::Dict(ValueDict entries) {
  Value v;
  v.data_ = std::make_shared<ValueDict>(std::move(entries));
  v.kind_ = Kind::kDict;
  return v;
}

Value Value::Slice(Value start, Value stop, Value step) {
  Value v;
  v.data_ = std::make_shared<ValueSlice>(ValueSlice{std::move(start), std::move(stop), std::move(step)});
  v.kind_ = Kind::kSlice;
  return v;
}

Value Value::Ellipsis() {
  Value v;
  v.kind_ = Kind::kEllipsis;
  return v;
}

Value Value::Sizes(const Shape& shape) {
  ValueList items;
  for (std::int64_t d : shape) items.emplace_back(d);
  return Tuple(std::move(items));
}

std::int64_t Value::integer() const {
  if (kind_ == Kind::kBool) return boolean() ? 1 : 0;
  if (kind_ == Kind::kFloat) return static_cast<std::int64_t>(number());
  return std::get<std::int64_t>(data_);
}

double Value::number() const {
  if (kind_ == Kind::kFloat) return std::get<double>(data_);
  return static_cast<double>(integer());
}

bool Value::Same(const Value& other) const {
  if (kind_ != other.kind_) return false;
  return kind_ == Kind::kFloat ? number() == other.number() : data_ == other.data_;
}

std::string Value::TypeName() const {
  static constexpr const char* kNames[] = {"NoneType", "bool",  "int", "float", "str",   "dtype",   "Tensor",
                                           "list",     "tuple", "set", "dict",  "slice", "ellipsis"};
  if (kind_ == Kind::kObject) return object()->TypeName();
  if (kind_ == Kind::kTensor && tensor()->numpy) return "ndarray";
  if (kind_ == Kind::kTensor && tensor()->parameter) return "Parameter";
  return kNames[static_cast<std::size_t>(kind_)];
}

Value* ValueDict::Find(const Value& key) {
  for (auto& [k, v] : entries) {
    if (Equal(k, key)) return &v;
  }
  return nullptr;
}

void ValueDict::Set(const Value& key, Value value) {
  if (Value* held = Find(key)) {
    *held = std::move(value);
  } else {
    entries.emplace_back(key, std::move(value));
  }
}

bool ValueDict::Erase(const Value& key) {
  return std::erase_if(entries, [&](const auto& entry) { return Equal(entry.first, key); }) > 0;
}

namespace {

bool EqualDicts(const ValueDict& a, ValueDict& b) {
  if (a.entries.size() != b.entries.size()) return false;
  return std::all_of(a.entries.begin(), a.entries.end(), [&](const auto& entry) {
    const Value* other = b.Find(entry.first);
    return other != nullptr && Equal(entry.second, *other);
  });
}

std::string Number(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  // The fewest digits that give the number back; an exponent below 1e-4 and from 1e16.
  char text[64];
  int digits = 1;
  for (; digits <= 17; ++digits) {
    std::snprintf(text, sizeof text, "%.*e", digits - 1, value);
    if (std::strtod(text, nullptr) == value) break;
  }
  const int exponent = std::atoi(std::string(text).substr(std::string(text).find('e') + 1).c_str());
  if (exponent >= -4 && exponent < 16) {
    std::snprintf(text, sizeof text, "%.*f", std::max(digits - 1 - exponent, 1), value);
  } else {
    std::snprintf(text, sizeof text, "%.*g", digits, value);
  }
  return text;
}

std::string Joined(const ValueList& items, const char* open, const char* close) {
  std::string text = open;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i == 64) return text + ", ..." + close;
    text += (i > 0 ? ", " : "") + TextOf(items[i]);
  }
  return text + close;
}

std::string TextOfTensor(const Tensor& t) {
  std::string text = "tensor(";
  if (!t.has_values() || t.count() > 16) {
    text += "shape=" + TextOf(t.shape());
  } else {
    const std::vector<double> values = t.values();
    for (std::size_t i = 0; i < values.size(); ++i) text += (i > 0 ? ", " : "") + Number(values[i]);
  }
  return text + ", dtype=torch." + std::string(NameOf(t.dtype())) + ")";
}

}  // namespace

bool Equal(const Value& a, const Value& b) {
  if (a.is_number() && b.is_number()) {
    if (a.is(Value::Kind::kFloat) || b.is(Value::Kind::kFloat)) return a.number() == b.number();
    return a.integer() == b.integer();
  }
  if (a.kind() != b.kind()) return false;
  if (a.is_sequence()) {
    const ValueList &x = a.items(), &y = b.items();
    return std::equal(x.begin(), x.end(), y.begin(), y.end(), Equal);
  }
  if (a.is(Value::Kind::kDict)) return EqualDicts(a.dict(), b.dict());
  return a.Same(b);
}

std::string TextOf(const Value& value) {
  switch (value.kind()) {
    case Value::Kind::kNone:
      return "None";
    case Value::Kind::kBool:
      return value.boolean() ? "True" : "False";
    case Value::Kind::kInt:
      return std::to_string(value.integer());
    case Value::Kind::kFloat:
      return Number(value.number());
    case Value::Kind::kString:
      return "'" + value.text() + "'";
    case Value::Kind::kDtype:
      return "torch." + std::string(NameOf(value.dtype()));
    case Value::Kind::kTensor:
      return TextOfTensor(*value.tensor());
    case Value::Kind::kList:
      return Joined(value.items(), "[", "]");
    case Value::Kind::kTuple:
      return Joined(value.items(), "(", value.items().size() == 1 ? ",)" : ")");
    case Value::Kind::kSet:
      return Joined(value.items(), "{", "}");
    case Value::Kind::kDict: {
      std::string text = "{";
      for (const auto& [k, v] : value.dict().entries)
        text += (text.size() > 1 ? ", " : "") + TextOf(k) + ": " + TextOf(v);
      return text + "}";
    }
    case Value::Kind::kSlice:
      return "slice(" + TextOf(value.slice().start) + ", " + TextOf(value.slice().stop) + ", " +
             TextOf(value.slice().step) + ")";
    case Value::Kind::kEllipsis:
      return "Ellipsis";
    case Value::Kind::kObject:
      return "<" + value.object()->TypeName() + ">";
  }
  return "";
}

}  // namespace assay
