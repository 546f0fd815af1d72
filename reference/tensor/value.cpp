// Values: making, comparing and printing them.
#include "reference/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "analyzer/source/offset-map.h"

namespace assay {

namespace {

// Memory of an evaluator's object, names and closure included.
constexpr std::size_t kObjectBytes = 512;
// Number of elements compared in the time of one step.
constexpr std::size_t kEqualsAStep = 8;
// Nesting depth of lists at which Python, too, gives up comparing them.
constexpr int kMostNesting = 300;
constexpr int kMostFreeing = 64;
constexpr std::size_t kMostShown = 1 << 16;

}  // namespace

Object::Object() { Budget::Hold(kObjectBytes); }
Object::~Object() { Budget::Release(kObjectBytes); }

ValueText::ValueText(std::string text, std::shared_ptr<const OffsetMap> origin)
    : text_(std::move(text)),
      origin_(std::move(origin)),
      counted_(text_.capacity() + (origin_ != nullptr ? origin_->segments() * sizeof(OffsetMap) : 0)) {
  Budget::CheckLength(text_.size(), "a text");
  Budget::Hold(counted_);
}

ValueText::~ValueText() { Budget::Release(counted_); }

void Value::Free() noexcept {
  static thread_local int depth = 0;
  // Never freed itself: values that live as long as the program end up here.
  static thread_local auto* const waiting = new std::vector<Data>;
  if (depth >= kMostFreeing) {
    waiting->push_back(std::move(data_));
    return;
  }
  ++depth;
  data_ = {};
  while (depth == 1 && !waiting->empty()) {
    Data next = std::move(waiting->back());
    waiting->pop_back();
    next = {};
  }
  --depth;
}

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
    Budget::Step(held.size() / kEqualsAStep);
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
  if (kind_ == Kind::kString) return text() == other.text();
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
  Budget::Step(entries.size() / kEqualsAStep);
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
  Budget::Step(entries.size() / kEqualsAStep);
  return std::erase_if(entries, [&](const auto& entry) { return Equal(entry.first, key); }) > 0;
}

namespace {

bool EqualAt(const Value& a, const Value& b, int depth);

bool EqualDicts(const ValueDict& a, const ValueDict& b, int depth) {
  if (a.entries.size() != b.entries.size()) return false;
  return std::all_of(a.entries.begin(), a.entries.end(), [&](const auto& entry) {
    Budget::Step(b.entries.size() / kEqualsAStep);
    const auto other = std::find_if(b.entries.begin(), b.entries.end(), [&](const auto& candidate) {
      return EqualAt(candidate.first, entry.first, depth);
    });
    return other != b.entries.end() && EqualAt(entry.second, other->second, depth);
  });
}

bool EqualAt(const Value& a, const Value& b, int depth) {
  if (a.is_number() && b.is_number()) {
    if (a.is(Value::Kind::kFloat) || b.is(Value::Kind::kFloat)) return a.number() == b.number();
    return a.integer() == b.integer();
  }
  if (a.kind() != b.kind()) return false;
  const bool holds = a.is_sequence() || a.is(Value::Kind::kDict);
  if (!holds || a.Same(b)) return a.Same(b);
  if (depth == 0) throw TensorError{"values nest too deeply to be compared"};
  if (a.is(Value::Kind::kDict)) return EqualDicts(a.dict(), b.dict(), depth - 1);
  const ValueList &x = a.items(), &y = b.items();
  if (x.size() != y.size()) return false;
  Budget::Step(1 + x.size() / kEqualsAStep);
  return std::equal(x.begin(), x.end(), y.begin(),
                    [depth](const Value& l, const Value& r) { return EqualAt(l, r, depth - 1); });
}

std::string Number(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value < 0 ? "-inf" : "inf";
  // The fewest digits that round-trip; an exponent below 1e-4 and from 1e16.
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

class Writer {
 public:
  std::string Text(const Value& value) {
    Write(value, kMostNesting);
    return std::move(text_);
  }

 private:
  void Write(const Value& value, int depth);

  void Joined(const ValueList& items, const char* open, const char* close, int depth) {
    text_ += open;
    for (std::size_t i = 0; i < items.size(); ++i) {
      if (i > 0) text_ += ", ";
      if (i == 64) {
        text_ += "...";
        break;
      }
      Write(items[i], depth);
    }
    text_ += close;
  }

  std::string text_;
};

void Writer::Write(const Value& value, int depth) {
  Budget::Step();
  const bool holds = value.is_sequence() || value.is(Value::Kind::kDict) || value.is(Value::Kind::kSlice);
  if (holds && (depth == 0 || text_.size() > kMostShown)) {
    text_ += "...";
    return;
  }
  switch (value.kind()) {
    case Value::Kind::kNone:
      text_ += "None";
      return;
    case Value::Kind::kBool:
      text_ += value.boolean() ? "True" : "False";
      return;
    case Value::Kind::kInt:
      text_ += std::to_string(value.integer());
      return;
    case Value::Kind::kFloat:
      text_ += Number(value.number());
      return;
    case Value::Kind::kString:
      text_ += "'" + value.text() + "'";
      Budget::CheckLength(text_.size(), "a text");
      return;
    case Value::Kind::kDtype:
      text_ += "torch." + std::string(NameOf(value.dtype()));
      return;
    case Value::Kind::kTensor:
      text_ += TextOfTensor(*value.tensor());
      return;
    case Value::Kind::kList:
      return Joined(value.items(), "[", "]", depth - 1);
    case Value::Kind::kTuple:
      return Joined(value.items(), "(", value.items().size() == 1 ? ",)" : ")", depth - 1);
    case Value::Kind::kSet:
      return Joined(value.items(), "{", "}", depth - 1);
    case Value::Kind::kDict: {
      text_ += "{";
      bool first = true;
      for (const auto& [k, v] : value.dict().entries) {
        if (!std::exchange(first, false)) text_ += ", ";
        if (text_.size() > kMostShown) {
          text_ += "...";
          break;
        }
        Write(k, depth - 1);
        text_ += ": ";
        Write(v, depth - 1);
      }
      text_ += "}";
      return;
    }
    case Value::Kind::kSlice:
      text_ += "slice(";
      Write(value.slice().start, depth - 1);
      text_ += ", ";
      Write(value.slice().stop, depth - 1);
      text_ += ", ";
      Write(value.slice().step, depth - 1);
      text_ += ")";
      return;
    case Value::Kind::kEllipsis:
      text_ += "Ellipsis";
      return;
    case Value::Kind::kObject:
      text_ += "<" + value.object()->TypeName() + ">";
      return;
  }
}

}  // namespace

bool Equal(const Value& a, const Value& b) { return EqualAt(a, b, kMostNesting); }

std::string TextOf(const Value& value) { return Writer().Text(value); }

}  // namespace assay
