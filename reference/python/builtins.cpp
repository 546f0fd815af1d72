// Built-in functions.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>

#include "analyzer/source/content.h"
#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {
namespace {

using Args = const ValueList&;
using Keys = const ValueMap&;

const Value& Arg(Interpreter& in, Args args, std::size_t i, const char* function) {
  if (i >= args.size()) in.Raise("TypeError", std::string(function) + "() needs an argument more");
  return args[i];
}

std::int64_t Whole(Interpreter& in, const Value& v) {
  if (v.is_tensor()) return static_cast<std::int64_t>(v.tensor()->item());
  if (!v.is(Value::Kind::kInt) && !v.is(Value::Kind::kBool))
    in.Raise("TypeError", v.TypeName() + " cannot be read as an integer");
  return v.integer();
}

Value Range(Interpreter& in, Args args, Keys) {
  std::int64_t start = 0, stop = Whole(in, Arg(in, args, 0, "range")), step = 1;
  if (args.size() > 1) {
    start = stop;
    stop = Whole(in, args[1]);
  }
  if (args.size() > 2) step = Whole(in, args[2]);
  if (step == 0) in.Raise("ValueError", "range() arg 3 must not be zero");
  ValueList items;
  for (std::int64_t i = start; step > 0 ? i < stop : i > stop;) {
    Budget::CheckLength(items.size(), "a range");
    items.emplace_back(i);
    if (__builtin_add_overflow(i, step, &i)) break;
  }
  return Value::List(std::move(items));
}

Value Length(Interpreter& in, Args args, Keys) {
  const Value& v = Arg(in, args, 0, "len");
  if (v.is(Value::Kind::kString) && (in.options().survey == nullptr || IsAscii(v.text())))
    return static_cast<std::int64_t>(v.text().size());
  if (v.is_tensor()) return v.tensor()->rank() > 0 ? v.tensor()->size(0) : 0;
  if (AsInstance(v) != nullptr) return in.CallMethod(v, "__len__", {});
  return static_cast<std::int64_t>(in.Items(v).size());
}

bool Less(Interpreter& in, const Value& a, const Value& b) {
  Value tensor;
  const bool less = in.Compare("<", a, b, tensor);
  return tensor.is_none() ? less : in.Truth(tensor);
}

Value Extreme(Interpreter& in, Args args, Keys keys, bool largest) {
  ValueList items = args.size() == 1 ? in.Items(args[0]) : args;
  if (items.empty()) {
    if (keys.contains("default")) return keys.at("default");
    in.Raise("ValueError", "min() or max() of nothing");
  }
  const auto key = [&](const Value& v) { return keys.contains("key") ? in.Call(keys.at("key"), {v}) : v; };
  Value best = items[0], rank = key(items[0]);
  for (std::size_t i = 1; i < items.size(); ++i) {
    const Value other = key(items[i]);
    if (largest ? Less(in, rank, other) : Less(in, other, rank)) {
      best = items[i];
      rank = other;
    }
  }
  return best;
}

Value Sum(Interpreter& in, Args args, Keys keys) {
  Value total = args.size() > 1 ? args[1] : keys.contains("start") ? keys.at("start") : Value(0);
  for (const Value& item : in.Items(Arg(in, args, 0, "sum"))) total = in.Binary("+", total, item);
  return total;
}

Value Sorted(Interpreter& in, Args args, Keys keys) {
  ValueList items = in.Items(Arg(in, args, 0, "sorted"));
  std::vector<std::pair<Value, Value>, CountedAllocator<std::pair<Value, Value>>> ranked;
  for (Value& item : items) ranked.emplace_back(keys.contains("key") ? in.Call(keys.at("key"), {item}) : item, item);
  const bool reverse = keys.contains("reverse") && in.Truth(keys.at("reverse"));
  // A merge sort of our own: an order that contradicts itself cannot do harm.
  std::vector<std::size_t> order(ranked.size()), merged(ranked.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  const auto before = [&](std::size_t a, std::size_t b) {
    Interpreter::Count();
    return reverse ? Less(in, ranked[b].first, ranked[a].first) : Less(in, ranked[a].first, ranked[b].first);
  };
  for (std::size_t width = 1; width < order.size(); width *= 2) {
    for (std::size_t begin = 0; begin < order.size(); begin += 2 * width) {
      const std::size_t middle = std::min(begin + width, order.size()), end = std::min(begin + 2 * width, order.size());
      std::size_t left = begin, right = middle;
      for (std::size_t to = begin; to < end; ++to) {
        const bool from_right = left == middle || (right < end && before(order[right], order[left]));
        merged[to] = from_right ? order[right++] : order[left++];
      }
    }
    std::swap(order, merged);
  }
  ValueList out;
  for (const std::size_t i : order) out.push_back(std::move(ranked[i].second));
  return Value::List(std::move(out));
}

Value Zip(Interpreter& in, Args args, Keys) {
  std::vector<ValueList> lists;
  for (const Value& v : args) lists.push_back(in.Items(v));
  ValueList out;
  for (std::size_t i = 0; !lists.empty(); ++i) {
    ValueList row;
    for (const ValueList& list : lists) {
      if (i >= list.size()) return Value::List(std::move(out));
      row.push_back(list[i]);
    }
    out.push_back(Value::Tuple(std::move(row)));
  }
  return Value::List(std::move(out));
}

Value Enumerate(Interpreter& in, Args args, Keys keys) {
  std::int64_t i = args.size() > 1 ? Whole(in, args[1]) : keys.contains("start") ? Whole(in, keys.at("start")) : 0;
  ValueList out;
  for (Value& item : in.Items(Arg(in, args, 0, "enumerate"))) out.push_back(Value::Tuple({i++, std::move(item)}));
  return Value::List(std::move(out));
}

Value Mapped(Interpreter& in, Args args, Keys keys) {
  ValueList out;
  if (args.size() < 2) in.Raise("TypeError", "map() needs a function and a list");
  const Value rows = Zip(in, {args.begin() + 1, args.end()}, keys);
  for (const Value& row : rows.items()) out.push_back(in.Call(args[0], row.items()));
  return Value::List(std::move(out));
}

Value Filtered(Interpreter& in, Args args, Keys) {
  ValueList out;
  for (Value& item : in.Items(Arg(in, args, 1, "filter"))) {
    if (in.Truth(args[0].is_none() ? item : in.Call(args[0], {item}))) out.push_back(std::move(item));
  }
  return Value::List(std::move(out));
}

Value Reversed(Interpreter& in, Args args, Keys) {
  ValueList items = in.Items(Arg(in, args, 0, "reversed"));
  std::reverse(items.begin(), items.end());
  return Value::List(std::move(items));
}

Value Quantified(Interpreter& in, Args args, bool all) {
  for (const Value& item : in.Items(Arg(in, args, 0, "any"))) {
    if (in.Truth(item) != all) return !all;
  }
  return all;
}

Value Rounded(Interpreter& in, Args args, Keys) {
  const Value& v = Arg(in, args, 0, "round");
  if (v.is_tensor()) return CallTorchHere("round", args);
  if (args.size() < 2 || args[1].is_none()) return static_cast<std::int64_t>(std::nearbyint(v.number()));
  const auto digits = static_cast<int>(std::clamp(args[1].number(), -400.0, 400.0));
  if (digits < 0 || !std::isfinite(v.number())) {
    const double scale = std::pow(10.0, digits);
    return std::nearbyint(v.number() * scale) / scale;
  }
  // The nearest of the decimals, of the value as it is held: 2.675 lies below its middle.
  return std::strtod(fmt::format("{:.{}f}", v.number(), digits).c_str(), nullptr);
}

Value Power(Interpreter& in, Args args, Keys) {
  Value r = in.Binary("**", Arg(in, args, 0, "pow"), Arg(in, args, 1, "pow"));
  return args.size() > 2 ? in.Binary("%", r, args[2]) : r;
}

Value Next(Interpreter& in, Args args, Keys) {
  const Value& v = Arg(in, args, 0, "next");
  if (auto* iterator = As<Iterator>(v, ObjectKind::kIterator)) {
    if (iterator->next < iterator->items.size()) return iterator->items[iterator->next++];
    if (args.size() > 1) return args[1];
    in.Raise("StopIteration", "");
  }
  // A generator is a list here: its first element, as in next(x for x in ...) and next(model.parameters()).
  const ValueList items = in.Items(v);
  if (!items.empty()) return items[0];
  if (args.size() > 1) return args[1];
  in.Raise("StopIteration", "");
}

// eval("[1, 2]"): literals only, by the evaluator's own reader. Text is never run.
Value Literal(Interpreter& in, Args args, Keys) {
  const Value& v = Arg(in, args, 0, "eval");
  if (!v.is(Value::Kind::kString)) return v;
  std::string text = v.text();
  text.erase(0, text.find_first_not_of(" \t\n"));
  Interpreter::Count(text.size());
  if (!source::FitsTree(text)) Unsupported("eval of a text of " + std::to_string(text.size()) + " bytes");
  const auto source = Source::Parse("value = " + text + "\n", "<eval>", true);
  if (source->BrokenLine() > 0) in.Raise("SyntaxError", "`" + v.text() + "` is not an expression");
  const std::vector<TSNode> statements = Children(source->root());
  if (statements.size() != 1 || source->Nests(60)) Unsupported("eval of `" + v.text() + "`");
  std::vector<TSNode> open = {statements[0]};
  while (!open.empty()) {
    const TSNode node = open.back();
    open.pop_back();
    const std::string_view type = TypeOf(node);
    if (type == "call" || type == "attribute" || type == "lambda" || type.ends_with("comprehension")) {
      Unsupported("eval of anything but a literal, `" + v.text() + "`,");
    }
    for (TSNode child : Children(node)) open.push_back(child);
  }
  const auto module = in.Run(source, "<eval>");
  Value value = module->scope->names["value"];
  return value;
}

void AddAttributes(Scope& scope) {
  const auto add = [&](const char* name, NativeBody body) { scope.names[name] = MakeNative(name, std::move(body)); };
  add("getattr", [](Interpreter& in, Args args, Keys) {
    const std::string name = in.Name(in.Text(Arg(in, args, 1, "getattr")));
    if (args.size() > 2 && !in.HasAttribute(args[0], name)) return args[2];
    return in.Attribute(args[0], name);
  });
  add("hasattr", [](Interpreter& in, Args args, Keys) -> Value {
    return in.HasAttribute(Arg(in, args, 0, "hasattr"), in.Text(Arg(in, args, 1, "hasattr")));
  });
  add("setattr", [](Interpreter& in, Args args, Keys) {
    in.SetAttribute(args.at(0), in.Name(in.Text(args.at(1))), Arg(in, args, 2, "setattr"));
    return Value();
  });
  add("delattr", [](Interpreter& in, Args args, Keys) {
    const std::string name = in.Text(Arg(in, args, 1, "delattr"));
    Instance* instance = AsInstance(Arg(in, args, 0, "delattr"));
    if (instance == nullptr) Unsupported("`delattr` of " + args[0].TypeName());
    if (!in.HasAttribute(args[0], name))
      in.Raise("AttributeError", instance->type->name + " has no attribute '" + name + "'");
    instance->Erase(name);
    return Value();
  });
  add("isinstance", [](Interpreter& in, Args args, Keys) -> Value {
    return in.IsInstance(Arg(in, args, 0, "isinstance"), Arg(in, args, 1, "isinstance"));
  });
  add("callable",
      [](Interpreter&, Args args, Keys) -> Value { return !args.empty() && args[0].is(Value::Kind::kObject); });
  add("vars", [](Interpreter& in, Args args, Keys) { return in.Attribute(Arg(in, args, 0, "vars"), "__dict__"); });
  add("super", [](Interpreter& in, Args args, Keys) -> Value {
    if (AsClass(Arg(in, args, 0, "super")) == nullptr) in.Raise("TypeError", "super() needs a class");
    return std::shared_ptr<Object>(
        std::make_shared<Super>(std::static_pointer_cast<Class>(args[0].object()), Arg(in, args, 1, "super")));
  });
  for (const auto& [name, kind] :
       std::initializer_list<std::pair<const char*, ObjectKind>>{{"property", ObjectKind::kProperty},
                                                                 {"staticmethod", ObjectKind::kStatic},
                                                                 {"classmethod", ObjectKind::kClassMethod}}) {
    add(name, [kind = kind](Interpreter& in, Args args, Keys) -> Value {
      return std::shared_ptr<Object>(std::make_shared<Wrapped>(kind, Arg(in, args, 0, "property")));
    });
  }
}

}  // namespace

void AddBuiltins(Scope& scope) {
  const auto add = [&](const char* name, NativeBody body) { scope.names[name] = MakeNative(name, std::move(body)); };
  add("print", [](Interpreter& in, Args args, Keys) {
    if (in.options().files == nullptr) return Value();
    std::string text;
    for (const Value& arg : args) text += (text.empty() ? "" : " ") + in.Text(arg);
    in.options().files->Print(text + "\n");
    return Value();
  });
  add("range", Range);
  add("len", Length);
  add("min", [](Interpreter& in, Args a, Keys k) { return Extreme(in, a, k, false); });
  add("max", [](Interpreter& in, Args a, Keys k) { return Extreme(in, a, k, true); });
  add("sum", Sum);
  add("sorted", Sorted);
  add("reversed", Reversed);
  add("zip", Zip);
  add("enumerate", Enumerate);
  add("map", Mapped);
  add("filter", Filtered);
  add("any", [](Interpreter& in, Args a, Keys) { return Quantified(in, a, false); });
  add("all", [](Interpreter& in, Args a, Keys) { return Quantified(in, a, true); });
  add("abs", [](Interpreter& in, Args args, Keys) -> Value {
    const Value& v = Arg(in, args, 0, "abs");
    if (v.is_tensor()) return CallTorchHere("abs", {v});
    return v.is(Value::Kind::kFloat) ? Value(std::fabs(v.number()))
                                     : Value(v.integer() < 0 ? in.Binary("-", 0, v) : Value(v.integer()));
  });
  add("round", Rounded);
  add("pow", Power);
  add("divmod", [](Interpreter& in, Args a, Keys) {
    return Value::Tuple(
        {in.Binary("//", Arg(in, a, 0, "divmod"), Arg(in, a, 1, "divmod")), in.Binary("%", a[0], a[1])});
  });
  add("iter", [](Interpreter& in, Args args, Keys) -> Value {
    if (As<Iterator>(Arg(in, args, 0, "iter"), ObjectKind::kIterator) != nullptr) return args[0];
    return std::shared_ptr<Object>(std::make_shared<Iterator>(in.Items(args[0])));
  });
  add("next", Next);
  add("eval", Literal);
  add("repr", [](Interpreter& in, Args args, Keys) -> Value { return TextOf(Arg(in, args, 0, "repr")); });
  add("chr", [](Interpreter& in, Args args, Keys) -> Value {
    return std::string(1, static_cast<char>(Whole(in, Arg(in, args, 0, "chr"))));
  });
  add("bin", [](Interpreter& in, Args args, Keys) -> Value {
    const std::int64_t number = Whole(in, Arg(in, args, 0, "bin"));
    std::string digits;
    auto left = static_cast<std::uint64_t>(number < 0 ? -number : number);
    do digits.insert(digits.begin(), static_cast<char>('0' + (left & 1)));
    while ((left >>= 1) != 0);
    return (number < 0 ? "-0b" : "0b") + digits;
  });
  add("ord", [](Interpreter& in, Args args, Keys) -> Value {
    const Value& v = Arg(in, args, 0, "ord");
    if (!v.is(Value::Kind::kString) || v.text().size() != 1) in.Raise("TypeError", "ord() expected a character");
    return static_cast<std::int64_t>(static_cast<unsigned char>(v.text()[0]));
  });
  add("slice", [](Interpreter&, Args args, Keys) -> Value {
    return args.size() == 1 ? Value::Slice({}, args[0], {})
                            : Value::Slice(args.at(0), args.at(1), args.size() > 2 ? args[2] : Value());
  });
  scope.names["NotImplemented"] = Value();
  scope.names["Ellipsis"] = Value::Ellipsis();
  scope.names["__debug__"] = true;
  AddAttributes(scope);
}

}  // namespace assay::harness
