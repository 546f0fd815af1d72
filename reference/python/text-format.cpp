// Texts filled with values: str.format and the `%` operator.
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <string_view>

#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {
namespace {

bool IsDigits(std::string_view text) {
  if (text.empty() || text.size() > 5) return false;
  for (char c : text) {
    if (c < '0' || c > '9') return false;
  }
  return true;
}

// A field of str.format: name, then `.attribute` and `[index]`, then `!conversion` and `:spec`.
class Formatter {
 public:
  Formatter(Interpreter& in, const Value& format, const ValueList& arguments, const ValueMap& keywords)
      : in_(in), format_(format), text_(format.text()), arguments_(arguments), keywords_(keywords) {}

  Value Run() {
    std::size_t done = 0;
    for (std::size_t i = 0; i < text_.size(); ++i) {
      if (text_[i] != '{' && text_[i] != '}') continue;
      out_.Add(format_, done, i);
      if (i + 1 < text_.size() && text_[i + 1] == text_[i]) {
        out_.Add(format_, i, i + 1);
        done = ++i + 1;
        continue;
      }
      if (text_[i] == '}') in_.Raise("ValueError", "Single '}' encountered in format string");
      const std::size_t end = FieldEnd(i);
      Put(i, end);
      done = end;
      i = end - 1;
    }
    out_.Add(format_, done, text_.size());
    return unknown_.is_none() ? out_.Take() : unknown_;
  }

 private:
  // After the `}` that closes the field at `open`.
  std::size_t FieldEnd(std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text_.size(); ++i) {
      if (text_[i] == '{') ++depth;
      if (text_[i] == '}' && --depth == 0) return i + 1;
    }
    in_.Raise("ValueError", "expected '}' before end of string");
  }

  Value Named(std::string_view name) {
    const std::size_t stop = std::min(name.find_first_of(".["), name.size());
    const std::string first(name.substr(0, stop));
    Value value;
    if (first.empty() || IsDigits(first)) {
      const std::size_t at = first.empty() ? next_++ : static_cast<std::size_t>(std::stoul(first));
      if (at >= arguments_.size())
        in_.Raise("IndexError", "Replacement index " + std::to_string(at) + " out of range for positional args tuple");
      value = arguments_[at];
    } else {
      const auto found = keywords_.find(first);
      if (found == keywords_.end()) in_.Raise("KeyError", "'" + first + "'");
      value = found->second;
    }
    for (std::size_t i = stop; i < name.size();) {
      Interpreter::Count();
      const std::size_t end =
          name[i] == '[' ? name.find(']', i) : std::min(name.find_first_of(".[", i + 1), name.size());
      if (end == std::string_view::npos) in_.Raise("ValueError", "Missing ']' in format string");
      const std::string part(name.substr(i + 1, end - i - 1));
      if (name[i] == '[') {
        value = in_.Item(value, IsDigits(part) ? Value(std::int64_t{std::stol(part)}) : Value(part));
      } else {
        value = in_.Attribute(value, part);
      }
      i = name[i] == '[' ? end + 1 : end;
    }
    return value;
  }

  void Put(std::size_t open, std::size_t end) {
    const std::string_view field = std::string_view(text_).substr(open + 1, end - open - 2);
    const std::size_t colon = std::min(field.find(':'), field.size());
    std::string_view name = field.substr(0, colon);
    char conversion = 0;
    if (const std::size_t mark = name.find('!'); mark != std::string_view::npos) {
      if (mark + 1 < name.size()) conversion = name[mark + 1];
      name = name.substr(0, mark);
    }
    const Value value = Named(name);
    if (AsOpaque(value) != nullptr) unknown_ = value;
    std::string spec;
    for (std::size_t i = colon + 1; i < field.size(); ++i) {
      const std::size_t close = field[i] == '{' ? field.find('}', i) : std::string_view::npos;
      if (close == std::string_view::npos) {
        spec += field[i];
      } else {
        spec += in_.Text(Named(field.substr(i + 1, close - i - 1)));
        i = close;
      }
    }
    if (conversion == 0 && spec.empty() && value.is(Value::Kind::kString) && value.origin() != nullptr) {
      out_.Add(value);
    } else {
      out_.AddFor(conversion == 'r' ? TextOf(value) : in_.Formatted(value, spec), format_, open, end);
    }
  }

  Interpreter& in_;
  const Value& format_;
  const std::string& text_;
  const ValueList& arguments_;
  const ValueMap& keywords_;
  TextBuilder out_;
  Value unknown_;  // what makes the text unknown
  std::size_t next_ = 0;
};

// One `%` of a text, read from after the sign.
struct Conversion {
  std::string name;  // of `%(name)s`
  bool named = false;
  std::string flags, width, precision;
  bool has_precision = false;
  char type = 0;
  std::size_t end = 0;
};

Conversion ReadConversion(Interpreter& in, const std::string& text, std::size_t at) {
  Conversion c;
  if (at < text.size() && text[at] == '(') {
    const std::size_t close = text.find(')', at);
    if (close == std::string::npos) in.Raise("ValueError", "incomplete format key");
    c.name = text.substr(at + 1, close - at - 1);
    c.named = true;
    at = close + 1;
  }
  const auto take = [&](std::string_view letters, std::string& into) {
    while (at < text.size() && letters.find(text[at]) != std::string_view::npos && into.size() < 8) into += text[at++];
  };
  take("#0- +", c.flags);
  take("0123456789*", c.width);
  if (at < text.size() && text[at] == '.') {
    ++at;
    c.has_precision = true;
    take("0123456789*", c.precision);
  }
  std::string lengths;
  take("hlL", lengths);
  if (at >= text.size()) in.Raise("ValueError", "incomplete format");
  c.type = text[at];
  c.end = at + 1;
  return c;
}

// Tells a survey that an exception comes from formatting a text.
template <class F>
Value Noted(Interpreter& in, F f) {
  try {
    return f();
  } catch (const Raised&) {
    if (in.options().survey != nullptr) in.options().survey->formatting = true;
    throw;
  }
}

std::string Converted(Interpreter& in, const Conversion& c, const Value& value) {
  if (c.width.find('*') != std::string::npos || c.precision.find('*') != std::string::npos)
    Unsupported("a width that is given as an argument");
  std::string spec;
  if (c.flags.find('-') != std::string::npos) {
    spec = "<";
  } else if (!c.width.empty()) {
    spec = c.flags.find('0') != std::string::npos && value.is_number() ? "0>" : ">";
  }
  spec += c.width;
  if (c.type == 'r' || c.type == 'a') return TextOf(value);
  if (c.type == 's') return in.Formatted(in.Text(value), c.has_precision ? spec + "." + c.precision : spec);
  if (c.type == 'c' && value.is(Value::Kind::kString)) return value.text();
  if (!value.is_number())
    in.Raise("TypeError", std::string("%") + c.type + " format: a real number is required, not " + value.TypeName());
  if (std::string_view("diu").find(c.type) != std::string_view::npos) {
    return in.Formatted(value.integer(), spec);
  }
  if (std::string_view("xXo").find(c.type) != std::string_view::npos) {
    return in.Formatted(value.integer(), spec + c.type);
  }
  if (std::string_view("eEfFgG").find(c.type) == std::string_view::npos)
    in.Raise("ValueError", std::string("unsupported format character '") + c.type + "'");
  return in.Formatted(value.number(),
                      spec + "." + (c.has_precision ? (c.precision.empty() ? "0" : c.precision) : "6") + c.type);
}

Value Percent(Interpreter& in, const Value& format, const Value& given) {
  const std::string& text = format.text();
  const bool tuple = given.is(Value::Kind::kTuple), dict = given.is(Value::Kind::kDict);
  std::size_t next = 0, done = 0;
  TextBuilder out;
  for (std::size_t at = text.find('%'); at != std::string::npos; at = text.find('%', done)) {
    out.Add(format, done, at);
    const Conversion c = ReadConversion(in, text, at + 1);
    done = c.end;
    if (c.type == '%') {
      out.Add(format, done - 1, done);
      continue;
    }
    Value value = given;
    if (c.named) {
      if (!dict) in.Raise("TypeError", "format requires a mapping");
      value = in.Item(given, c.name);
    } else if (tuple) {
      if (next >= given.items().size()) in.Raise("TypeError", "not enough arguments for format string");
      value = given.items()[next++];
    } else if (next++ > 0) {
      in.Raise("TypeError", "not enough arguments for format string");
    }
    if (AsOpaque(value) != nullptr) return value;
    if (value.is_tensor() && value.tensor()->count() == 1 && c.type != 's') value = value.tensor()->item();
    if (c.type == 's' && c.width.empty() && !c.has_precision && value.is(Value::Kind::kString) &&
        value.origin() != nullptr) {
      out.Add(value);
    } else {
      out.AddFor(Converted(in, c, value), format, at, done);
    }
  }
  out.Add(format, done, text.size());
  const std::size_t all = tuple ? given.items().size() : 1;
  if (next < all && !dict) in.Raise("TypeError", "not all arguments converted during string formatting");
  return out.Take();
}

}  // namespace

Value FormatText(Interpreter& in, const Value& format, const ValueList& arguments, const ValueMap& keywords) {
  return Noted(in, [&] { return Formatter(in, format, arguments, keywords).Run(); });
}

Value PercentText(Interpreter& in, const Value& format, const Value& given) {
  return Noted(in, [&] { return Percent(in, format, given); });
}

}  // namespace assay::harness
