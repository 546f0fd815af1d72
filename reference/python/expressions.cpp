// Expressions.
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

#include "reference/python/interpreter.h"
#include "reference/tensor/complex.h"

namespace assay::harness {

const std::map<std::string, Interpreter::Evaluate>& Interpreter::Expressions() {
  static const std::map<std::string, Evaluate> table = {
      {"identifier", &Interpreter::EvalIdentifier},
      {"integer", &Interpreter::EvalInteger},
      {"float", &Interpreter::EvalFloat},
      {"true", &Interpreter::EvalTrue},
      {"false", &Interpreter::EvalFalse},
      {"none", &Interpreter::EvalNone},
      {"ellipsis", &Interpreter::EvalEllipsis},
      {"string", &Interpreter::EvalString},
      {"concatenated_string", &Interpreter::EvalConcatenated},
      {"list", &Interpreter::EvalList},
      {"tuple", &Interpreter::EvalTuple},
      {"expression_list", &Interpreter::EvalTuple},
      {"set", &Interpreter::EvalSet},
      {"dictionary", &Interpreter::EvalDict},
      {"parenthesized_expression", &Interpreter::EvalInner},
      {"unary_operator", &Interpreter::EvalUnary},
      {"not_operator", &Interpreter::EvalNot},
      {"boolean_operator", &Interpreter::EvalBoolean},
      {"binary_operator", &Interpreter::EvalBinary},
      {"comparison_operator", &Interpreter::EvalComparison},
      {"conditional_expression", &Interpreter::EvalConditional},
      {"lambda", &Interpreter::EvalLambda},
      {"call", &Interpreter::EvalCall},
      {"attribute", &Interpreter::EvalAttribute},
      {"subscript", &Interpreter::EvalSubscript},
      {"slice", &Interpreter::EvalSlice},
      {"named_expression", &Interpreter::EvalNamed},
      {"assignment", &Interpreter::EvalAssignment},
      {"augmented_assignment", &Interpreter::EvalAugmented},
      {"list_comprehension", &Interpreter::EvalListComprehension},
      {"set_comprehension", &Interpreter::EvalSetComprehension},
      {"dictionary_comprehension", &Interpreter::EvalDictComprehension},
      {"generator_expression", &Interpreter::EvalGenerator},
      {"yield", &Interpreter::EvalYield},
  };
  return table;
}

bool BindsByText(const std::string& text) {
  static constexpr std::array kWays = {"globals(", "locals(", "exec(", "vars(", "__dict__", "setattr(", "_convert_("};
  return std::any_of(kWays.begin(), kWays.end(), [&](const char* w) { return text.find(w) != std::string::npos; });
}

// For Python 3.11 (dir(builtins)), without exceptions: those that code raises are listed elsewhere.
static bool IsPythonBuiltin(std::string_view name) {
  static constexpr std::array kNames = {
      "abs",      "aiter",      "all",       "anext",   "any",          "ascii",      "bin",
      "bool",     "breakpoint", "bytearray", "bytes",   "callable",     "chr",        "classmethod",
      "compile",  "complex",    "copyright", "credits", "delattr",      "dict",       "dir",
      "divmod",   "enumerate",  "eval",      "exec",    "exit",         "filter",     "float",
      "format",   "frozenset",  "getattr",   "globals", "hasattr",      "hash",       "help",
      "hex",      "id",         "input",     "int",     "isinstance",   "issubclass", "iter",
      "len",      "license",    "list",      "locals",  "map",          "max",        "memoryview",
      "min",      "next",       "object",    "oct",     "open",         "ord",        "pow",
      "print",    "property",   "quit",      "range",   "repr",         "reversed",   "round",
      "set",      "setattr",    "slice",     "sorted",  "staticmethod", "str",        "sum",
      "super",    "tuple",      "type",      "vars",    "zip",          "__import__", "__build_class__",
      "__debug__"};
  return std::any_of(kNames.begin(), kNames.end(), [&](const char* known) { return name == known; });
}

Value Interpreter::EvalIdentifier(TSNode node) {
  const std::string name(here_.source->Text(node));
  Count(name.size() / 64);
  if (const Value* value = Lookup(name)) return *value;
  if (survey_ != nullptr) {
    if (std::optional<Value> known = OpaqueName(name)) return *known;
  }
  if (IsPythonBuiltin(name)) Unsupported("`" + name + "`");
  try {
    Raise("NameError", "name '" + name + "' is not defined");
  } catch (Raised& raised) {
    if (here_.handled.is_none() && !BindsByText(here_.source->text())) raised.by = here_.source.get();
    throw;
  }
}

// `2j`: a tensor without dimensions represents the number.
static Value Imaginary(const std::string& text) {
  Tensor number = Tensor::Scalar(PackComplex({0, std::strtod(text.c_str(), nullptr)}), Dtype::kC64);
  number.numpy = true;
  return number;
}

Value Interpreter::ConstantOf(std::string_view literal) {
  Count(literal.size() / 64);
  std::string text;
  for (char c : literal) {
    if (c != '_') text += c;
  }
  if (text.ends_with('j') && !text.starts_with("0x")) return Imaginary(text);
  errno = 0;
  const int base = text.starts_with("0x") || text.starts_with("0X")   ? 16
                   : text.starts_with("0b") || text.starts_with("0B") ? 2
                   : text.starts_with("0o")                           ? 8
                                                                      : 10;
  char* end = nullptr;
  const std::int64_t value = std::strtoll(text.c_str() + (base == 2 || base == 8 ? 2 : 0), &end, base);
  if (*end != '\0') Unsupported("the number `" + text + "`");
  if (errno == ERANGE) Unsupported("an integer above 64 bits, `" + text + "`,");
  return value;
}

Value Interpreter::EvalInteger(TSNode node) { return ConstantOf(here_.source->Text(node)); }

Value Interpreter::EvalFloat(TSNode node) {
  Count(here_.source->Text(node).size() / 64);
  std::string text;
  for (char c : here_.source->Text(node)) {
    if (c != '_') text += c;
  }
  if (text.ends_with('j')) return Imaginary(text);
  return std::strtod(text.c_str(), nullptr);
}

ValueList Interpreter::EvalItems(TSNode node) {
  ValueList items;
  for (TSNode child : Children(node)) {
    if (TypeOf(child) == "list_splat") {
      for (Value& item : Items(Eval(ts_node_named_child(child, 0)))) items.push_back(std::move(item));
    } else {
      items.push_back(Eval(child));
    }
  }
  return items;
}

Value Interpreter::EvalList(TSNode node) { return Value::List(EvalItems(node)); }
Value Interpreter::EvalTuple(TSNode node) { return Value::Tuple(EvalItems(node)); }
Value Interpreter::EvalSet(TSNode node) { return Value::Set(EvalItems(node)); }

Value Interpreter::EvalDict(TSNode node) {
  ValueDict dict;
  for (TSNode child : Children(node)) {
    if (TypeOf(child) == "pair") {
      const Value key = Eval(Field(child, "key"));
      dict.Set(key, Eval(Field(child, "value")));
    } else {
      const Value other = Eval(ts_node_named_child(child, 0));
      if (!other.is(Value::Kind::kDict)) Raise("TypeError", "`**` needs a dictionary");
      for (const auto& [k, v] : other.dict().entries) dict.Set(k, v);
    }
  }
  return Value::Dict(std::move(dict));
}

Value Interpreter::EvalInner(TSNode node) {
  const std::vector<TSNode> children = Children(node);
  if (children.empty()) Unsupported("an empty expression");
  return Eval(children[0]);
}

Value Interpreter::EvalUnary(TSNode node) {
  const std::string_view op = TypeOf(Field(node, "operator"));
  const Value value = Eval(Field(node, "argument"));
  if (AsOpaque(value) != nullptr) return value;
  if (value.is_tensor())
    return CallTensorMethod(value, op == "-" ? "neg" : op == "~" ? "bitwise_not" : "positive", {}, {});
  if (op == "-" && AsInstance(value) != nullptr) return CallMethod(value, "__neg__", {});
  if (!value.is_number()) Raise("TypeError", "bad operand type for unary " + std::string(op) + ": " + value.TypeName());
  if (op == "~") return ~value.integer();
  if (value.is(Value::Kind::kFloat)) return op == "-" ? -value.number() : value.number();
  return op == "-" ? static_cast<std::int64_t>(0 - static_cast<std::uint64_t>(value.integer())) : value.integer();
}

Value Interpreter::EvalNot(TSNode node) { return !Truth(Eval(Field(node, "argument"))); }

Value Interpreter::EvalBoolean(TSNode node) {
  const Value left = Eval(Field(node, "left"));
  const bool is_and = TypeOf(Field(node, "operator")) == "and";
  return Truth(left) == is_and ? Eval(Field(node, "right")) : left;
}

Value Interpreter::EvalBinary(TSNode node) {
  const Value left = Eval(Field(node, "left"));
  const Value right = Eval(Field(node, "right"));
  return Binary(std::string(TypeOf(Field(node, "operator"))), left, right);
}

Value Interpreter::EvalComparison(TSNode node) {
  std::vector<TSNode> operands;
  std::vector<std::string> operators;
  const std::vector<TSNode> all = AllChildren(node);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const TSNode child = all[i];
    if (IsExtra(child)) continue;
    if (operands.size() == operators.size()) {
      operands.push_back(child);
    } else if (const std::string op(TypeOf(child)); operators.size() < operands.size()) {
      // `not in` and `is not` are one symbol or two, depending on the grammar's release.
      if (i + 1 < all.size() && (op == "not" || (op == "is" && TypeOf(all[i + 1]) == "not"))) {
        operators.push_back(op == "not" ? "not in" : "is not");
        ++i;
      } else {
        operators.push_back(op);
      }
    }
  }
  if (operands.size() != operators.size() + 1) Unsupported("a broken comparison");
  Value left = Eval(operands[0]);
  Value result = true;
  for (std::size_t i = 0; i < operators.size(); ++i) {
    const Value right = Eval(operands[i + 1]);
    Value tensor;
    result = Compare(operators[i], left, right, tensor);
    if (!tensor.is_none()) result = tensor;
    if (i + 1 < operators.size() && !Truth(result)) return result;
    left = right;
  }
  return result;
}

Value Interpreter::EvalConditional(TSNode node) {
  const std::vector<TSNode> parts = Children(node);
  return Truth(Eval(parts.at(1))) ? Eval(parts[0]) : Eval(parts.at(2));
}

Value Interpreter::EvalLambda(TSNode node) { return DefineFunction(node, true); }

Value Interpreter::EvalAttribute(TSNode node) {
  const Value object = Eval(Field(node, "object"));
  return Attribute(object, std::string(here_.source->Text(Field(node, "attribute"))));
}

Value Interpreter::EvalSlice(TSNode node) {
  Value parts[3];
  std::size_t at = 0;
  for (TSNode child : AllChildren(node)) {
    if (TypeOf(child) == ":") {
      ++at;
    } else if (!IsExtra(child) && at < 3) {
      parts[at] = Eval(child);
    }
  }
  for (Value& part : parts) {
    if (AsOpaque(part) != nullptr) return part;
    if (part.is_tensor()) part = static_cast<std::int64_t>(part.tensor()->item());
    if (!part.is_none() && !part.is(Value::Kind::kInt) && !part.is(Value::Kind::kBool)) {
      Raise("TypeError", "slice indices must be integers or None");
    }
  }
  return Value::Slice(parts[0], parts[1], parts[2]);
}

Value Interpreter::SubscriptIndex(TSNode node) {
  ValueList parts;
  bool comma = false;
  const TSNode value = Field(node, "value");
  for (TSNode child : AllChildren(node)) {
    if (TypeOf(child) == ",") comma = true;
    if (ts_node_is_named(child) && !IsExtra(child) && !ts_node_eq(child, value)) {
      if (TypeOf(child) == "list_splat") {
        for (Value& item : Items(Eval(ts_node_named_child(child, 0)))) parts.push_back(std::move(item));
        comma = true;
      } else {
        parts.push_back(Eval(child));
      }
    }
  }
  return comma || parts.size() != 1 ? Value::Tuple(std::move(parts)) : parts[0];
}

Value Interpreter::EvalSubscript(TSNode node) {
  const Value object = Eval(Field(node, "value"));
  return Item(object, SubscriptIndex(node));
}

Value Interpreter::EvalNamed(TSNode node) {
  const Value value = Eval(Field(node, "value"));
  Bind(std::string(here_.source->Text(Field(node, "name"))), value);
  return value;
}

Value Interpreter::EvalYield(TSNode node) {
  if (here_.yields == nullptr) Unsupported("`yield` here");
  const std::vector<TSNode> children = Children(node);
  const Value value = children.empty() ? Value() : Eval(children[0]);
  const bool from = ts_node_child_count(node) > 1 && TypeOf(ts_node_child(node, 1)) == "from";
  if (from) {
    for (Value& item : Items(value)) here_.yields->push_back(std::move(item));
  } else {
    here_.yields->push_back(value);
  }
  return {};
}

// Comprehensions run at once, in a scope of their own.
ValueList Interpreter::Comprehended(TSNode node) {
  std::vector<TSNode> clauses;
  for (TSNode child : Children(node)) {
    if (TypeOf(child) == "for_in_clause" || TypeOf(child) == "if_clause") clauses.push_back(child);
  }
  auto scope = std::make_shared<Scope>();
  scope->outer = here_.scope;
  scope->globals = here_.scope->globals ? here_.scope->globals : here_.scope;
  // The iterable of the first `in` is looked up outside: it may be a name of a class body.
  const ValueList first = clauses.empty() ? ValueList{} : Items(Eval(Field(clauses[0], "right")));
  const std::shared_ptr<Scope> before = std::exchange(here_.scope, scope);
  ValueList out;
  try {
    Comprehend(node, clauses, 0, first, out);
  } catch (...) {
    here_.scope = before;
    throw;
  }
  here_.scope = before;
  return out;
}

void Interpreter::Comprehend(TSNode node, const std::vector<TSNode>& clauses, std::size_t at, const ValueList& first,
                             ValueList& out) {
  if (at == clauses.size()) {
    const TSNode body = Field(node, "body");
    if (TypeOf(body) == "pair") {
      const Value key = Eval(Field(body, "key"));
      out.push_back(Value::Tuple({key, Eval(Field(body, "value"))}));
    } else {
      out.push_back(Eval(body));
    }
    return;
  }
  if (TypeOf(clauses[at]) == "if_clause") {
    if (Truth(Eval(ts_node_named_child(clauses[at], 0)))) Comprehend(node, clauses, at + 1, first, out);
    return;
  }
  for (const Value& item : at == 0 ? first : Items(Eval(Field(clauses[at], "right")))) {
    Assign(Field(clauses[at], "left"), item);
    Comprehend(node, clauses, at + 1, first, out);
  }
}

Value Interpreter::EvalListComprehension(TSNode node) { return Value::List(Comprehended(node)); }
Value Interpreter::EvalGenerator(TSNode node) { return Value::List(Comprehended(node)); }
Value Interpreter::EvalSetComprehension(TSNode node) { return Value::Set(Comprehended(node)); }

Value Interpreter::EvalDictComprehension(TSNode node) {
  ValueDict dict;
  for (const Value& pair : Comprehended(node)) dict.Set(pair.items()[0], pair.items()[1]);
  return Value::Dict(std::move(dict));
}

}  // namespace assay::harness
