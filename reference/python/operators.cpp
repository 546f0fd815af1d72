// Operators on values: arithmetic, comparison, subscripts.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>

#include "reference/python/array-rules.h"
#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {
namespace {

struct Operator {
  const char* torch;   // the operation on tensors
  const char* method;  // the method of instances
  const char* reflected;
};

const std::map<std::string, Operator>& Operators() {
  static const std::map<std::string, Operator> table = {
      {"+", {"add", "__add__", "__radd__"}},
      {"-", {"sub", "__sub__", "__rsub__"}},
      {"*", {"mul", "__mul__", "__rmul__"}},
      {"/", {"div", "__truediv__", "__rtruediv__"}},
      {"//", {"floor_divide", "__floordiv__", "__rfloordiv__"}},
      {"%", {"remainder", "__mod__", "__rmod__"}},
      {"**", {"pow", "__pow__", "__rpow__"}},
      {"@", {"matmul", "__matmul__", "__rmatmul__"}},
      {"&", {"bitwise_and", "__and__", "__rand__"}},
      {"|", {"bitwise_or", "__or__", "__ror__"}},
      {"^", {"bitwise_xor", "__xor__", "__rxor__"}},
      {"<<", {"bitwise_left_shift", "__lshift__", "__rlshift__"}},
      {">>", {"bitwise_right_shift", "__rshift__", "__rrshift__"}},
  };
  return table;
}

std::int64_t FloorDivide(std::int64_t a, std::int64_t b) {
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

// Nothing if the result exceeds 64 bits: Python would continue with larger integers.
std::optional<std::int64_t> Whole(const std::string& op, std::int64_t a, std::int64_t b) {
  std::int64_t r = 0;
  if (op == "+") return __builtin_add_overflow(a, b, &r) ? std::nullopt : std::optional(r);
  if (op == "-") return __builtin_sub_overflow(a, b, &r) ? std::nullopt : std::optional(r);
  if (op == "*") return __builtin_mul_overflow(a, b, &r) ? std::nullopt : std::optional(r);
  if (op == "&") return a & b;
  if (op == "|") return a | b;
  if (op == "^") return a ^ b;
  if (op == "<<")
    return b < 0 || b > 62 || a == std::numeric_limits<std::int64_t>::min() ||
                   std::abs(a) > (std::numeric_limits<std::int64_t>::max() >> b)
               ? std::nullopt
               : std::optional(a * (std::int64_t{1} << b));
  if (op == ">>") return b < 0 ? std::nullopt : std::optional(a >> std::min<std::int64_t>(b, 63));
  if (b == -1) return op == "%" ? std::optional<std::int64_t>(0) : Whole("-", 0, a);
  if (op == "//") return FloorDivide(a, b);
  if (op == "%") return a - FloorDivide(a, b) * b;
  if (op != "**" || b < 0) return std::nullopt;
  r = 1;
  for (std::int64_t i = 0; i < b && (a != 0 && a != 1 && a != -1 ? i < 64 : true); ++i) {
    if (i > 64) return a == 0 ? 0 : a == 1 || b % 2 == 0 ? 1 : -1;
    if (__builtin_mul_overflow(r, a, &r)) return std::nullopt;
  }
  return r;
}

double Real(const std::string& op, double a, double b) {
  if (op == "+") return a + b;
  if (op == "-") return a - b;
  if (op == "*") return a * b;
  if (op == "/") return a / b;
  if (op == "//") return std::floor(a / b);
  if (op == "**") return std::pow(a, b);
  const double r = std::fmod(a, b);
  return r != 0 && (r < 0) != (b < 0) ? r + b : r;
}

constexpr std::size_t kMostItems = 1 << 22;

ValueList Times(const ValueList& items, std::int64_t n) {
  ValueList out;
  if (n > 0 && items.size() > kMostItems / static_cast<std::uint64_t>(n)) throw Spent{"a list grows too long"};
  for (std::int64_t i = 0; i < n && !items.empty(); ++i) out.insert(out.end(), items.begin(), items.end());
  return out;
}

std::optional<Value> Sequences(const std::string& op, const Value& a, const Value& b) {
  const bool counted = b.is(Value::Kind::kInt) || b.is(Value::Kind::kBool);
  const auto like = [](const Value& model, ValueList items) {
    return model.is(Value::Kind::kTuple) ? Value::Tuple(std::move(items)) : Value::List(std::move(items));
  };
  if (op == "+" && a.kind() == b.kind() && a.is_sequence()) {
    ValueList items = a.items();
    items.insert(items.end(), b.items().begin(), b.items().end());
    return like(a, std::move(items));
  }
  if (op == "*" && a.is_sequence() && counted) return like(a, Times(a.items(), b.integer()));
  if (a.is(Value::Kind::kSet) && b.is(Value::Kind::kSet)) {
    ValueList items;
    if (op == "|") {
      items = a.items();
      items.insert(items.end(), b.items().begin(), b.items().end());
      return Value::Set(std::move(items));
    }
    for (const Value& item : a.items()) {
      Interpreter::Count(1 + b.items().size() / 8);
      const bool both = std::any_of(b.items().begin(), b.items().end(), [&](const Value& v) { return Equal(v, item); });
      if (both == (op == "&")) items.push_back(item);
    }
    return Value::Set(std::move(items));
  }
  return std::nullopt;
}

std::int64_t At(Interpreter& in, const Value& index, std::size_t size) {
  if (!index.is(Value::Kind::kInt) && !index.is(Value::Kind::kBool) && !index.is_tensor()) {
    in.Raise("TypeError", "indices must be integers or slices, not " + index.TypeName());
  }
  std::int64_t i = index.is_tensor() ? static_cast<std::int64_t>(index.tensor()->item()) : index.integer();
  const auto n = static_cast<std::int64_t>(size);
  if (i < 0) i += n;
  if (i < 0 || i >= n) in.RaiseHere("IndexError", "index out of range");
  return i;
}

std::vector<std::size_t> Places(const ValueSlice& slice, std::size_t size) {
  const auto n = static_cast<std::int64_t>(size);
  const std::int64_t step = slice.step.is_none() ? 1 : slice.step.integer();
  if (step == 0) throw TensorError{"slice step cannot be zero"};
  const auto bound = [&](const Value& v, std::int64_t otherwise) {
    if (v.is_none()) return otherwise;
    const std::int64_t i = v.integer() < 0 ? std::max<std::int64_t>(v.integer(), -n - 1) + n : v.integer();
    return std::clamp<std::int64_t>(i, step > 0 ? 0 : -1, step > 0 ? n : n - 1);
  };
  std::vector<std::size_t> places;
  const std::int64_t stop = bound(slice.stop, step > 0 ? n : -1);
  for (std::int64_t i = bound(slice.start, step > 0 ? 0 : n - 1); step > 0 ? i < stop : i > stop;) {
    places.push_back(static_cast<std::size_t>(i));
    if (__builtin_add_overflow(i, step, &i)) break;
  }
  Interpreter::Count(places.size() / 8);
  return places;
}

}  // namespace

Value Interpreter::Binary(const std::string& op, const Value& a, const Value& b) {
  const auto known = Operators().find(op);
  if (known == Operators().end()) Unsupported("the operator `" + op + "`");
  if (AsOpaque(a) != nullptr) return a;
  if (AsOpaque(b) != nullptr) return b;
  if (a.is_tensor() || b.is_tensor()) {
    const bool instance = AsInstance(a) != nullptr || AsInstance(b) != nullptr;
    if (!instance) {
      RefusePlaces(known->second.torch, {a, b});
      Value left = a, right = b;
      if (options_.files != nullptr) ConvertOperands(op, left, right);
      Value result = CallTorchHere(known->second.torch, {left, right});
      if ((a.is_tensor() && a.tensor()->numpy) || (b.is_tensor() && b.tensor()->numpy)) result.tensor()->numpy = true;
      return result;
    }
  }
  if (AsInstance(a) != nullptr && HasAttribute(a, known->second.method))
    return CallMethod(a, known->second.method, {b});
  if (AsInstance(b) != nullptr && HasAttribute(b, known->second.reflected)) {
    return CallMethod(b, known->second.reflected, {a});
  }
  if (a.is_number() && b.is_number()) {
    const bool real = a.is(Value::Kind::kFloat) || b.is(Value::Kind::kFloat);
    if ((op == "/" || op == "//" || op == "%") && b.number() == 0) Raise("ZeroDivisionError", "division by zero");
    if (real || op == "/" || (op == "**" && b.integer() < 0)) return Real(op, a.number(), b.number());
    const auto whole = Whole(op, a.integer(), b.integer());
    if (!whole && survey_ != nullptr) return MakeOpaque("an integer above 64 bits");
    // In a script a power of two may be represented as a float.
    if (!whole && op == "**" && options_.files != nullptr && a.integer() == 2)
      return std::ldexp(1.0, static_cast<int>(b.integer()));
    if (!whole) Unsupported("an integer above 64 bits");
    const bool bits = op == "&" || op == "|" || op == "^";
    return bits && a.is(Value::Kind::kBool) && b.is(Value::Kind::kBool) ? Value(*whole != 0) : Value(*whole);
  }
  const bool text = a.is(Value::Kind::kString);
  if (text && op == "+" && b.is(Value::Kind::kString)) {
    TextBuilder out;
    out.Add(a);
    out.Add(b);
    return out.Take();
  }
  if (text && op == "*" && b.is(Value::Kind::kInt)) {
    if (b.integer() > 0 && a.text().size() > kMostItems / static_cast<std::uint64_t>(b.integer()))
      throw Spent{"a text grows too long"};
    if (a.origin() == nullptr) {
      const std::string& part = a.text();
      const auto times = static_cast<std::size_t>(std::max<std::int64_t>(b.integer(), 0));
      if (part.size() == 1) return std::string(times, part[0]);
      std::string out;
      for (std::size_t i = 0; i < times && !part.empty(); ++i) out += part;
      return out;
    }
    TextBuilder out;
    for (std::int64_t i = 0; i < b.integer() && !a.text().empty(); ++i) out.Add(a);
    return out.Take();
  }
  // Percent formatting is only used for messages, unless the caller asks for texts.
  if (text && op == "%") return survey_ != nullptr || options_.files != nullptr ? PercentText(*this, a, b) : a;
  if (const auto sequence = Sequences(op, a, b)) return *sequence;
  if (op == "*" && (b.is_sequence() || b.is(Value::Kind::kString)) && a.is(Value::Kind::kInt)) return Binary(op, b, a);
  Raise("TypeError", "unsupported operand types for " + op + ": " + a.TypeName() + " and " + b.TypeName());
}

Value Interpreter::InPlace(const std::string& op, const Value& a, const Value& b) {
  if (a.is_tensor() && op != "@") {
    // If the framework would reject it (a wider dtype, a larger shape), so does the write below.
    RefusePlaces(Operators().at(op).torch, {a, b});
    return CallTorchHere(std::string(Operators().at(op).torch) + "_", {a, b});
  }
  if (op == "+" && a.is(Value::Kind::kList)) {
    ValueList more = Items(b);
    Budget::CheckLength(a.items().size() + more.size(), "a list");
    a.items().insert(a.items().end(), more.begin(), more.end());
    return a;
  }
  return Binary(op, a, b);
}

bool Interpreter::Compare(const std::string& op, const Value& a, const Value& b, Value& tensor) {
  if (survey_ != nullptr && (AsOpaque(a) != nullptr || AsOpaque(b) != nullptr)) survey_->assumed = true;
  if (op == "is") return a.Same(b) || (a.is_none() && b.is_none());
  if (op == "is not") return !(a.Same(b) || (a.is_none() && b.is_none()));
  if (AsOpaque(a) != nullptr || AsOpaque(b) != nullptr) {
    tensor = AsOpaque(a) != nullptr ? a : b;
    return false;
  }
  if (op == "in" || op == "not in") {
    bool found = false;
    if (b.is(Value::Kind::kString) && a.is(Value::Kind::kString)) {
      CountSearch(b.text(), a.text());
      found = b.text().find(a.text()) != std::string::npos;
    } else if (b.is(Value::Kind::kDict)) {
      found = b.dict().Find(a) != nullptr;
    } else if (AsInstance(b) != nullptr && HasAttribute(b, "__contains__")) {
      found = Truth(CallMethod(b, "__contains__", {a}));
    } else if (b.is_tensor() && (a.is_tensor() || a.is_number())) {
      found = Truth(CallTorchHere("any", {CallTorchHere("eq", {b, a})}));
    } else {
      const ValueList items = Items(b);
      Count(items.size() / 8);
      found = std::any_of(items.begin(), items.end(), [&](const Value& v) { return Equal(v, a); });
    }
    return found == (op == "in");
  }
  static const std::map<std::string, std::pair<const char*, const char*>> kTests = {
      {"==", {"eq", "__eq__"}}, {"!=", {"ne", "__ne__"}}, {"<>", {"ne", "__ne__"}}, {"<", {"lt", "__lt__"}},
      {"<=", {"le", "__le__"}}, {">", {"gt", "__gt__"}},  {">=", {"ge", "__ge__"}}};
  const auto& [torch, method] = kTests.at(op);
  const bool comparable = (a.is_tensor() || a.is_number()) && (b.is_tensor() || b.is_number());
  if (comparable && (a.is_tensor() || b.is_tensor())) {
    RefusePlaces(torch, {a, b});
    tensor = CallTorchHere(torch, {a, b});
    return false;
  }
  if (AsInstance(a) != nullptr && HasAttribute(a, method)) return Truth(CallMethod(a, method, {b}));
  if (op == "==") return Equal(a, b);
  if (op == "!=" || op == "<>") return !Equal(a, b);
  if (a.is_number() && b.is_number()) {
    const double x = a.number(), y = b.number();
    return op == "<" ? x < y : op == "<=" ? x <= y : op == ">" ? x > y : x >= y;
  }
  if (a.is(Value::Kind::kString) && b.is(Value::Kind::kString)) {
    const int order = a.text().compare(b.text());
    return op == "<" ? order < 0 : op == "<=" ? order <= 0 : op == ">" ? order > 0 : order >= 0;
  }
  if (a.is_sequence() && b.is_sequence()) {
    const ValueList &x = a.items(), &y = b.items();
    const Deeper deeper(*this);
    for (std::size_t i = 0; i < std::min(x.size(), y.size()); ++i) {
      Count();
      if (!Equal(x[i], y[i])) return Compare(op, x[i], y[i], tensor);
    }
    return Compare(op, static_cast<std::int64_t>(x.size()), static_cast<std::int64_t>(y.size()), tensor);
  }
  Raise("TypeError", "'" + op + "' not supported between " + a.TypeName() + " and " + b.TypeName());
}

Value Interpreter::Item(const Value& object, const Value& index) {
  if (auto* opaque = AsOpaque(object)) return MakeOpaque(opaque->path + "[]");
  if (AsOpaque(index) != nullptr) return index;
  if (object.is_tensor()) {
    Value part = GetItem(object.tensor(), index);
    if (part.is_tensor()) part.tensor()->on_host = object.tensor()->on_host;
    return part;
  }
  if (object.is_sequence()) {
    const ValueList& items = object.items();
    if (!index.is(Value::Kind::kSlice)) return items[static_cast<std::size_t>(At(*this, index, items.size()))];
    ValueList part;
    for (std::size_t i : Places(index.slice(), items.size())) part.push_back(items[i]);
    return object.is(Value::Kind::kTuple) ? Value::Tuple(std::move(part)) : Value::List(std::move(part));
  }
  if (object.is(Value::Kind::kString)) {
    const std::string& text = object.text();
    if (survey_ != nullptr && !IsAscii(text)) {
      const Value part = Item(Value::List(Items(object)), index);
      return index.is(Value::Kind::kSlice) ? CallMethod(Value(""), "join", {part}) : part;
    }
    if (!index.is(Value::Kind::kSlice)) {
      const auto at = static_cast<std::size_t>(At(*this, index, text.size()));
      return Subtext(object, at, at + 1);
    }
    const std::vector<std::size_t> places = Places(index.slice(), text.size());
    if (!places.empty() && places.back() - places.front() + 1 == places.size())
      return Subtext(object, places.front(), places.back() + 1);
    TextBuilder part;
    for (std::size_t i : places) part.Add(object, i, i + 1);
    return part.Take();
  }
  if (object.is(Value::Kind::kDict)) {
    if (const Value* found = object.dict().Find(index)) return *found;
    Raise("KeyError", TextOf(index));
  }
  if (AsInstance(object) != nullptr) {
    try {
      return CallMethod(object, "__getitem__", {index});
    } catch (Raised& raised) {
      // A container of layers has no entry there: an error in the text that asks for it.
      const bool raises = raised.by == nullptr && here_.handled.is_none() && !here_.source->own();
      if (raises && Describe(raised.value).starts_with("IndexError")) raised.by = here_.source.get();
      throw;
    }
  }
  // List[int], Optional[Tensor]: types with parameters mean the type.
  if (object.is(Value::Kind::kObject)) return object;
  Raise("TypeError", object.TypeName() + " object is not subscriptable");
}

void Interpreter::SetItem(const Value& object, const Value& index, const Value& value) {
  if (AsOpaque(object) != nullptr || AsOpaque(index) != nullptr) return;
  if (object.is_tensor()) {
    const bool text = options_.files != nullptr && value.is(Value::Kind::kString);
    assay::SetItem(*object.tensor(), index, text ? Value(std::strtod(value.text().c_str(), nullptr)) : value);
  } else if (object.is(Value::Kind::kList) && index.is(Value::Kind::kSlice)) {
    ValueList& items = object.items();
    const std::vector<std::size_t> places = Places(index.slice(), items.size());
    const ValueList from = Items(value);
    if (from.size() != places.size()) Unsupported("a slice assignment that changes the length");
    for (std::size_t i = 0; i < places.size(); ++i) items[places[i]] = from[i];
  } else if (object.is(Value::Kind::kList)) {
    object.items()[static_cast<std::size_t>(At(*this, index, object.items().size()))] = value;
  } else if (object.is(Value::Kind::kDict)) {
    object.dict().Set(index, value);
  } else if (AsInstance(object) != nullptr) {
    CallMethod(object, "__setitem__", {index, value});
  } else {
    Raise("TypeError", object.TypeName() + " object does not support item assignment");
  }
}

}  // namespace assay::harness
