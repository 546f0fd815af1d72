// The modules textwrap and string, as far as they build texts.
#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {
namespace {

const Value& TextArg(Interpreter& in, const ValueList& args, const char* function) {
  if (args.empty() || !args[0].is(Value::Kind::kString))
    in.Raise("TypeError", std::string(function) + "() needs a string");
  return args[0];
}

struct Line {
  std::size_t begin, end;  // without the newline
  std::size_t next;
  std::size_t text;  // first non-blank byte; `end` if there is none
};

std::vector<Line> LinesOf(const std::string& text) {
  std::vector<Line> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::size_t first = std::min(text.find_first_not_of(" \t", at), end);
    lines.push_back({at, end, std::min(end + 1, text.size()), first});
    at = end + 1;
  }
  return lines;
}

Value Dedent(Interpreter& in, const ValueList& args, const ValueMap&) {
  const Value& value = TextArg(in, args, "dedent");
  const std::string& text = value.text();
  const std::vector<Line> lines = LinesOf(text);
  Interpreter::Count(lines.size());
  std::string_view margin;
  bool any = false;
  for (const Line& line : lines) {
    if (line.text == line.end) continue;
    const std::string_view blanks = std::string_view(text).substr(line.begin, line.text - line.begin);
    if (!std::exchange(any, true)) margin = blanks;
    const auto [here, there] = std::mismatch(margin.begin(), margin.end(), blanks.begin(), blanks.end());
    margin = margin.substr(0, static_cast<std::size_t>(here - margin.begin()));
  }
  TextBuilder out;
  for (const Line& line : lines) {
    out.Add(value, line.text == line.end ? line.end : line.begin + margin.size(), line.next);
  }
  return out.Take();
}

Value Indent(Interpreter& in, const ValueList& args, const ValueMap& keywords) {
  const Value& value = TextArg(in, args, "indent");
  const Value prefix = args.size() > 1 ? args[1] : keywords.contains("prefix") ? keywords.at("prefix") : Value();
  if (!prefix.is(Value::Kind::kString)) in.Raise("TypeError", "indent() needs a prefix");
  TextBuilder out;
  for (const Line& line : LinesOf(value.text())) {
    if (line.text != line.end) out.Add(prefix);
    out.Add(value, line.begin, line.next);
  }
  return out.Take();
}

// string.Template: `$name`, `${name}`, `$$`.
Value Substituted(Interpreter& in, const Value& value, const ValueMap& names, const Value* given, bool safe) {
  const std::string& text = value.text();
  const auto is_name = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; };
  TextBuilder out;
  std::size_t done = 0;
  for (std::size_t at = text.find('$'); at != std::string::npos; at = text.find('$', done)) {
    out.Add(value, done, at);
    done = at + 1;
    if (done < text.size() && text[done] == '$') {
      out.Add(value, at, at + 1);
      ++done;
      continue;
    }
    const bool braced = done < text.size() && text[done] == '{';
    const std::size_t begin = done + (braced ? 1 : 0);
    std::size_t end = begin;
    while (end < text.size() && is_name(text[end])) ++end;
    const bool valid = end > begin && std::isdigit(static_cast<unsigned char>(text[begin])) == 0 &&
                       (!braced || (end < text.size() && text[end] == '}'));
    const std::string name = text.substr(begin, end - begin);
    const std::size_t after = end + (braced ? 1 : 0);
    const auto named = names.find(name);
    const Value* found = named != names.end() ? &named->second : given != nullptr ? given->dict().Find(name) : nullptr;
    if (valid && found != nullptr) {
      if (AsOpaque(*found) != nullptr) return *found;
      if (found->is(Value::Kind::kString) && found->origin() != nullptr) {
        out.Add(*found);
      } else {
        out.AddFor(in.Text(*found), value, at, after);
      }
      done = after;
    } else if (safe) {
      out.Add(value, at, done);
    } else if (valid) {
      in.Raise("KeyError", "'" + name + "'");
    } else {
      in.Raise("ValueError", "Invalid placeholder in string");
    }
  }
  out.Add(value, done, text.size());
  return out.Take();
}

Value MakeTemplate(Interpreter& in, const ValueList& args, const ValueMap&) {
  const Value text = TextArg(in, args, "Template");
  auto type = std::make_shared<Class>();
  type->name = "Template";
  auto made = std::make_shared<Instance>(std::move(type));
  made->Set("template", text);
  for (const bool safe : {false, true}) {
    const char* name = safe ? "safe_substitute" : "substitute";
    made->Set(name, MakeNative(name, [text, safe](Interpreter& inner, const ValueList& a, const ValueMap& k) {
                const Value* given = !a.empty() && a[0].is(Value::Kind::kDict) ? &a[0] : nullptr;
                return Substituted(inner, text, k, given, safe);
              }));
  }
  return Value(std::shared_ptr<Object>(std::move(made)));
}

}  // namespace

std::optional<Value> MakeTextModule(const std::string& name) {
  if (name != "textwrap" && name != "string") return std::nullopt;
  auto module = std::make_shared<Module>(name);
  if (name == "textwrap") {
    module->scope->names["dedent"] = MakeNative("dedent", Dedent);
    module->scope->names["indent"] = MakeNative("indent", Indent);
  } else {
    module->scope->names["Template"] = MakeNative("Template", MakeTemplate);
    const std::string lower = "abcdefghijklmnopqrstuvwxyz", upper = "ABCDEFGHIJKLMNOPQRSTUVWXYZ", digits = "0123456789";
    module->scope->names["ascii_lowercase"] = lower;
    module->scope->names["ascii_uppercase"] = upper;
    module->scope->names["ascii_letters"] = lower + upper;
    module->scope->names["digits"] = digits;
    module->scope->names["hexdigits"] = digits + "abcdefABCDEF";
  }
  module->look = [name](Interpreter& in, const std::string& attribute) -> std::optional<Value> {
    if (in.options().survey != nullptr) return MakeOpaque(name + "." + attribute);
    return MissingAttribute(name + "." + attribute);
  };
  return Value(std::shared_ptr<Object>(std::move(module)));
}

}  // namespace assay::harness
