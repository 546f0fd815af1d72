// Methods of text, lists, tuples, sets and dictionaries.
#include <algorithm>
#include <bit>
#include <cctype>
#include <cstdint>
#include <set>

#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {
namespace {

using Args = const ValueList&;
using Keys = const ValueMap&;
using Kind = Value::Kind;
using Method = Value (*)(Interpreter&, const Value&, Args, Keys);
using Methods = std::map<std::string, Method>;

const std::string& TextArg(Interpreter& in, Args args, std::size_t i) {
  if (i >= args.size() || !args[i].is(Kind::kString)) in.Raise("TypeError", "a string is needed");
  return args[i].text();
}

const Value& Arg(Interpreter& in, Args args, std::size_t i) {
  if (i >= args.size()) in.Raise("TypeError", "an argument is missing");
  return args[i];
}

template <bool kLeft, bool kRight>
Value Strip(Interpreter& in, const Value& self, Args args, Keys) {
  const std::string letters = args.empty() || args[0].is_none() ? " \t\n\r\v\f" : TextArg(in, args, 0);
  const std::string& text = self.text();
  const std::size_t begin = kLeft ? text.find_first_not_of(letters) : 0;
  if (begin == std::string::npos || text.empty()) return Subtext(self, 0, 0);
  return Subtext(self, begin, kRight ? text.find_last_not_of(letters) + 1 : text.size());
}

template <int (*kTo)(int)>
Value Cased(Interpreter&, const Value& self, Args, Keys) {
  std::string text = self.text();
  for (char& c : text) c = static_cast<char>(kTo(static_cast<unsigned char>(c)));
  return text;
}

Value Split(Interpreter& in, const Value& self, Args args, Keys) {
  ValueList parts;
  const std::string& text = self.text();
  if (args.empty() || args[0].is_none()) {
    const auto is_space = [&](std::size_t i) { return std::isspace(static_cast<unsigned char>(text[i])) != 0; };
    for (std::size_t i = 0; i < text.size();) {
      const std::size_t begin = i;
      while (i < text.size() && !is_space(i)) ++i;
      if (i > begin) parts.push_back(Subtext(self, begin, i));
      while (i < text.size() && is_space(i)) ++i;
    }
    return Value::List(std::move(parts));
  }
  const std::string& by = TextArg(in, args, 0);
  if (by.empty()) in.Raise("ValueError", "empty separator");
  CountSearch(text, by);
  std::int64_t most = args.size() > 1 ? args[1].integer() : -1;
  std::size_t at = 0;
  for (std::size_t next = text.find(by); next != std::string::npos && most != 0; next = text.find(by, at), --most) {
    parts.push_back(Subtext(self, at, next));
    at = next + by.size();
  }
  parts.push_back(Subtext(self, at, text.size()));
  return Value::List(std::move(parts));
}

Value SplitLines(Interpreter& in, const Value& self, Args args, Keys keys) {
  const bool keep = !args.empty() ? in.Truth(args[0]) : keys.contains("keepends") && in.Truth(keys.at("keepends"));
  ValueList parts;
  const std::string& text = self.text();
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of("\n\r", at), text.size());
    const std::size_t next = end + (text.compare(end, 2, "\r\n") == 0 ? 2 : end < text.size() ? 1 : 0);
    parts.push_back(Subtext(self, at, keep ? next : end));
    at = next;
  }
  return Value::List(std::move(parts));
}

Value Join(Interpreter& in, const Value& self, Args args, Keys) {
  TextBuilder out;
  bool first = true;
  for (const Value& item : in.Items(Arg(in, args, 0))) {
    if (!std::exchange(first, false)) out.Add(self);
    if (item.is(Kind::kString)) {
      out.Add(item);
    } else {
      out.AddPlain(in.Text(item));
    }
  }
  return out.Take();
}

Value Replace(Interpreter& in, const Value& self, Args args, Keys) {
  const std::string& text = self.text();
  const std::string &from = TextArg(in, args, 0), &to = TextArg(in, args, 1);
  if (from.empty()) return self;
  CountSearch(text, from);
  std::int64_t most = args.size() > 2 && args[2].is(Kind::kInt) ? args[2].integer() : -1;
  std::size_t at = text.find(from);
  if (at == std::string::npos || most == 0) return self;
  TextBuilder out;
  std::size_t done = 0;
  for (; at != std::string::npos && most != 0; at = text.find(from, done), --most) {
    out.Add(self, done, at);
    if (args[1].origin() != nullptr) {
      out.Add(args[1]);
    } else {
      out.AddFor(to, self, at, at + from.size());
    }
    done = at + from.size();
  }
  out.Add(self, done, text.size());
  return out.Take();
}

Value Format(Interpreter& in, const Value& self, Args args, Keys keys) { return FormatText(in, self, args, keys); }

const Methods& TextMethods() {
  static const Methods table = {
      {"strip", Strip<true, true>},
      {"lstrip", Strip<true, false>},
      {"rstrip", Strip<false, true>},
      {"lower", Cased<std::tolower>},
      {"upper", Cased<std::toupper>},
      {"split", Split},
      {"splitlines", SplitLines},
      {"join", Join},
      {"replace", Replace},
      {"format", Format},
      {"removeprefix",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         const std::string& part = TextArg(in, a, 0);
         return s.text().starts_with(part) ? Subtext(s, part.size(), s.text().size()) : s;
       }},
      {"removesuffix",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         const std::string& part = TextArg(in, a, 0);
         return s.text().ends_with(part) ? Subtext(s, 0, s.text().size() - part.size()) : s;
       }},
      {"startswith",
       [](Interpreter& in, const Value& s, Args a, Keys) -> Value {
         if (!Arg(in, a, 0).is_sequence()) return s.text().starts_with(TextArg(in, a, 0));
         return std::any_of(a[0].items().begin(), a[0].items().end(),
                            [&](const Value& v) { return v.is(Kind::kString) && s.text().starts_with(v.text()); });
       }},
      {"endswith",
       [](Interpreter& in, const Value& s, Args a, Keys) -> Value { return s.text().ends_with(TextArg(in, a, 0)); }},
      {"encode", [](Interpreter&, const Value& s, Args, Keys) { return s; }},
      {"find",
       [](Interpreter& in, const Value& s, Args a, Keys) -> Value {
         CountSearch(s.text(), TextArg(in, a, 0));
         const std::size_t at = s.text().find(TextArg(in, a, 0));
         return at == std::string::npos ? std::int64_t{-1} : static_cast<std::int64_t>(at);
       }},
      {"isdigit",
       [](Interpreter&, const Value& s, Args, Keys) -> Value {
         return !s.text().empty() &&
                std::all_of(s.text().begin(), s.text().end(), [](char c) { return c >= '0' && c <= '9'; });
       }},
      {"count",
       [](Interpreter& in, const Value& s, Args a, Keys) -> Value {
         std::int64_t n = 0;
         const std::string& what = TextArg(in, a, 0);
         CountSearch(s.text(), what);
         for (std::size_t at = s.text().find(what); !what.empty() && at != std::string::npos;
              at = s.text().find(what, at + what.size()))
           ++n;
         return n;
       }},
  };
  return table;
}

Value Pop(Interpreter& in, const Value& self, Args args, Keys) {
  ValueList& items = self.items();
  std::int64_t at = args.empty() ? -1 : args[0].integer();
  if (at < 0) at += static_cast<std::int64_t>(items.size());
  if (at < 0 || at >= static_cast<std::int64_t>(items.size())) in.Raise("IndexError", "pop index out of range");
  Value out = items[static_cast<std::size_t>(at)];
  Interpreter::Count((items.size() - static_cast<std::size_t>(at)) / 32);
  items.erase(items.begin() + at);
  return out;
}

Value IndexOf(Interpreter& in, const Value& self, Args args, Keys) {
  const ValueList& items = self.items();
  Interpreter::Count(items.size() / 8);
  const auto found =
      std::find_if(items.begin(), items.end(), [&](const Value& v) { return Equal(v, Arg(in, args, 0)); });
  if (found == items.end()) in.Raise("ValueError", TextOf(args[0]) + " is not in the list");
  return static_cast<std::int64_t>(found - items.begin());
}

Value CountOf(Interpreter& in, const Value& self, Args args, Keys) {
  const ValueList& items = self.items();
  Interpreter::Count(items.size() / 8);
  return static_cast<std::int64_t>(
      std::count_if(items.begin(), items.end(), [&](const Value& v) { return Equal(v, Arg(in, args, 0)); }));
}

const Methods& ListMethods() {
  static const Methods table = {
      {"append",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         Budget::CheckLength(s.items().size(), "a list");
         s.items().push_back(Arg(in, a, 0));
         return Value();
       }},
      {"extend",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         const ValueList more = in.Items(Arg(in, a, 0));
         Budget::CheckLength(s.items().size() + more.size(), "a list");
         s.items().insert(s.items().end(), more.begin(), more.end());
         return Value();
       }},
      {"insert",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         const auto n = static_cast<std::int64_t>(s.items().size());
         std::int64_t at = Arg(in, a, 0).integer();
         at = std::clamp<std::int64_t>(at < 0 ? std::max(at, -n) + n : at, 0, n);
         Interpreter::Count(static_cast<std::uint64_t>(n - at) / 32);
         const Value made = Arg(in, a, 1);
         s.items().insert(s.items().begin() + at, made);
         return Value();
       }},
      {"pop", Pop},
      {"index", IndexOf},
      {"count", CountOf},
      {"copy", [](Interpreter&, const Value& s, Args, Keys) { return Value::List(s.items()); }},
      {"clear", [](Interpreter&, const Value& s, Args, Keys) { return s.items().clear(), Value(); }},
      {"reverse", [](Interpreter&, const Value& s, Args,
                     Keys) { return std::reverse(s.items().begin(), s.items().end()), Value(); }},
      {"remove", [](Interpreter& in, const Value& s, Args a,
                    Keys k) { return s.items().erase(s.items().begin() + IndexOf(in, s, a, k).integer()), Value(); }},
      {"sort",
       [](Interpreter& in, const Value& s, Args, Keys keys) {
         s.items() = in.Call(in.builtins()->names["sorted"], {s}, keys).items();
         return Value();
       }},
      {"__len__",
       [](Interpreter&, const Value& s, Args, Keys) { return Value(static_cast<std::int64_t>(s.items().size())); }},
  };
  return table;
}

const Methods& TupleMethods() {
  static const Methods table = {
      {"index", IndexOf},
      {"count", CountOf},
      // torch.Size is a tuple here.
      {"numel",
       [](Interpreter& in, const Value& s, Args, Keys) -> Value {
         std::int64_t n = 1;
         for (const Value& v : s.items()) n = in.Binary("*", n, v.is_number() ? v.integer() : 1).integer();
         return n;
       }},
  };
  return table;
}

const Methods& SetMethods() {
  static const Methods table = {
      {"add",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         ValueList& items = s.items();
         const Value v = Arg(in, a, 0);
         Interpreter::Count(items.size() / 8);
         if (std::none_of(items.begin(), items.end(), [&](const Value& h) { return Equal(h, v); })) items.push_back(v);
         return Value();
       }},
      {"union", [](Interpreter& in, const Value& s, Args a,
                   Keys) { return in.Binary("|", s, Value::Set(in.Items(Arg(in, a, 0)))); }},
  };
  return table;
}

const Methods& DictMethods() {
  static const Methods table = {
      {"get",
       [](Interpreter& in, const Value& s, Args a, Keys k) {
         const Value* found = s.dict().Find(Arg(in, a, 0));
         return found != nullptr ? *found : a.size() > 1 ? a[1] : k.contains("default") ? k.at("default") : Value();
       }},
      {"keys", [](Interpreter& in, const Value& s, Args, Keys) { return Value::List(in.Items(s)); }},
      {"values",
       [](Interpreter&, const Value& s, Args, Keys) {
         ValueList out;
         for (const auto& [key, value] : s.dict().entries) out.push_back(value);
         return Value::List(std::move(out));
       }},
      {"items",
       [](Interpreter&, const Value& s, Args, Keys) {
         ValueList out;
         for (const auto& [key, value] : s.dict().entries) out.push_back(Value::Tuple({key, value}));
         return Value::List(std::move(out));
       }},
      {"update",
       [](Interpreter& in, const Value& s, Args a, Keys k) {
         if (!a.empty() && !a[0].is(Kind::kDict)) in.Raise("TypeError", "update() needs a dictionary");
         if (!a.empty()) {
           for (const auto& [key, value] : ValueDict(a[0].dict()).entries) s.dict().Set(key, value);
         }
         for (const auto& [key, value] : k) s.dict().Set(key, value);
         return Value();
       }},
      {"setdefault",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         if (s.dict().Find(Arg(in, a, 0)) == nullptr) s.dict().Set(a[0], a.size() > 1 ? a[1] : Value());
         return *s.dict().Find(a[0]);
       }},
      {"pop",
       [](Interpreter& in, const Value& s, Args a, Keys) {
         const Value* found = s.dict().Find(Arg(in, a, 0));
         if (found == nullptr && a.size() < 2) in.Raise("KeyError", TextOf(a[0]));
         const Value out = found != nullptr ? *found : a[1];
         s.dict().Erase(a[0]);
         return out;
       }},
      {"copy", [](Interpreter&, const Value& s, Args, Keys) { return Value::Dict(s.dict()); }},
  };
  return table;
}

const Methods& IntMethods() {
  static const Methods table = {
      {"bit_length", [](Interpreter&, const Value& self, const ValueList&, const ValueMap&) -> Value {
         const std::int64_t value = self.integer();
         const auto size = value < 0 ? ~static_cast<std::uint64_t>(value) + 1 : static_cast<std::uint64_t>(value);
         return static_cast<std::int64_t>(std::bit_width(size));
       }}};
  return table;
}

const Methods* MethodsOf(const Value& self) {
  switch (self.kind()) {
    case Kind::kInt:
      return &IntMethods();
    case Kind::kString:
      return &TextMethods();
    case Kind::kList:
      return &ListMethods();
    case Kind::kTuple:
      return &TupleMethods();
    case Kind::kSet:
      return &SetMethods();
    case Kind::kDict:
      return &DictMethods();
    default:
      return nullptr;
  }
}

}  // namespace

bool HasBuiltinMethod(const Value& self, const std::string& name) {
  const Methods* methods = MethodsOf(self);
  return methods != nullptr && methods->contains(name);
}

std::optional<Value> CallBuiltinMethod(Interpreter& interpreter, const Value& self, const std::string& name,
                                       const ValueList& arguments, const ValueMap& keywords) {
  const Methods* methods = MethodsOf(self);
  if (methods == nullptr || !methods->contains(name)) return std::nullopt;
  return methods->at(name)(interpreter, self, arguments, keywords);
}

}  // namespace assay::harness
