// String literals, escapes and formatting.
#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "analyzer/source/offset-map.h"
#include "analyzer/source/python-string.h"
#include "reference/python/interpreter.h"
#include "reference/python/text-builder.h"

namespace assay::harness {
namespace {

// Adds a part of an f-string, in which doubled braces represent single ones.
void AddSingleBraces(const Value& part, TextBuilder& out) {
  const std::string& text = part.text();
  std::size_t done = 0;
  for (std::size_t i = 0; i + 1 < text.size(); ++i) {
    if ((text[i] != '{' && text[i] != '}') || text[i + 1] != text[i]) continue;
    out.Add(part, done, i + 1);
    done = ++i + 1;
  }
  out.Add(part, done, text.size());
}

}  // namespace

// The text between the quotes, from byte `begin` of the module's text to `end`.
Value Interpreter::LiteralText(std::uint32_t begin, std::uint32_t end, bool raw) {
  const std::string_view all = here_.source->text();
  if (!Tracks())
    return raw ? std::string(all.substr(begin, end - begin)) : source::PythonText(all.substr(begin, end - begin));
  std::string text;
  auto origin = std::make_shared<OffsetMap>();
  source::AppendPythonText(all, begin, end, raw, text, *origin);
  return {std::move(text), std::move(origin)};
}

Value Interpreter::EvalString(TSNode node) {
  const std::uint32_t count = ts_node_child_count(node);
  if (count < 2) Unsupported("a broken string");
  std::string prefix;
  for (char c : here_.source->Text(ts_node_child(node, 0))) {
    if (std::isalpha(static_cast<unsigned char>(c))) prefix += static_cast<char>(std::tolower(c));
  }
  const bool raw = prefix.find('r') != std::string::npos, format = prefix.find('f') != std::string::npos;
  std::uint32_t at = ts_node_end_byte(ts_node_child(node, 0));
  // As many quotes close as open: the tree includes a preceding backslash and newline.
  const auto quotes = static_cast<std::uint32_t>(here_.source->Text(ts_node_child(node, 0)).size() - prefix.size());
  const std::uint32_t end = std::max(at, ts_node_end_byte(node) - quotes);
  if (!format) return LiteralText(at, end, raw);
  TextBuilder out;
  for (TSNode child : AllChildren(node)) {
    if (TypeOf(child) != "interpolation") continue;
    const std::uint32_t begin = ts_node_start_byte(child), after = ts_node_end_byte(child);
    AddSingleBraces(LiteralText(at, begin, raw), out);
    const Value part = Interpolated(child);
    if (!part.is(Value::Kind::kString)) return part;
    if (!Tracks() || part.origin() != nullptr) {
      out.Add(part);
    } else {
      out.AddAt(part.text(), begin, after - begin);
    }
    at = after;
  }
  AddSingleBraces(LiteralText(at, end, raw), out);
  return out.Take();
}

Value Interpreter::EvalConcatenated(TSNode node) {
  TextBuilder out;
  for (TSNode child : Children(node)) {
    const Value part = Eval(child);
    if (!part.is(Value::Kind::kString)) return part;
    out.Add(part);
  }
  return out.Take();
}

// A text, or an opaque value if its contents are unknown.
Value Interpreter::Interpolated(TSNode node) {
  const Value value = Eval(Field(node, "expression"));
  if (AsOpaque(value) != nullptr) return value;
  const TSNode conversion = Field(node, "type_conversion"), format = Field(node, "format_specifier");
  std::string spec;
  if (!ts_node_is_null(format)) {
    spec = here_.source->Text(format).substr(1);
    for (TSNode child : Children(format)) {
      if (TypeOf(child) != "interpolation" && TypeOf(child) != "format_expression") continue;
      const std::string written(here_.source->Text(child));
      const std::size_t found = spec.find(written);
      if (found != std::string::npos) spec.replace(found, written.size(), Text(Eval(ts_node_named_child(child, 0))));
    }
  }
  // `{x=}` also writes the expression.
  if (Tracks() && ts_node_is_null(conversion) && ts_node_is_null(format)) {
    const std::string_view field = here_.source->Text(node);
    const std::uint32_t from = ts_node_start_byte(node), end = ts_node_end_byte(Field(node, "expression")) - from;
    const std::size_t after = field.find_first_not_of(" ", end);
    if (after != std::string_view::npos && field[after] == '=')
      return std::string(field.substr(1, field.size() - 2)) + TextOf(value);
  }
  if (!ts_node_is_null(conversion) && here_.source->Text(conversion) == "!r") return TextOf(value);
  if (spec.empty() && value.is(Value::Kind::kString)) return value;
  return Formatted(value, spec);
}

// The common part of Python's format language: [[fill]align][width][,][.precision][type].
std::string Interpreter::Formatted(const Value& value, const std::string& spec) {
  if (spec.empty()) return Text(value);
  char fill = ' ', align = value.is_number() ? '>' : '<', type = 0;
  std::size_t i = 0;
  const auto is_align = [](char c) { return c == '<' || c == '>' || c == '^'; };
  if (spec.size() > 1 && is_align(spec[1])) {
    fill = spec[0];
    align = spec[1];
    i = 2;
  } else if (is_align(spec[0])) {
    align = spec[i++];
  }
  if (i < spec.size() && spec[i] == '0') fill = spec[i++];
  std::size_t width = 0;
  while (i < spec.size() && std::isdigit(static_cast<unsigned char>(spec[i])) && width < 1000)
    width = width * 10 + static_cast<std::size_t>(spec[i++] - '0');
  const char grouping = i < spec.size() && (spec[i] == ',' || spec[i] == '_') ? spec[i++] : '\0';
  int precision = -1;
  if (i < spec.size() && spec[i] == '.') {
    for (precision = 0, ++i; i < spec.size() && std::isdigit(static_cast<unsigned char>(spec[i])) && precision < 100;
         ++i)
      precision = precision * 10 + (spec[i] - '0');
  }
  if (i < spec.size()) type = spec[i++];
  if (i != spec.size() || std::string_view("\0dsxXoeEfFgG%", 13).find(type) == std::string_view::npos)
    Unsupported("the format `" + spec + "`");
  std::string text = Text(value);
  const Value number = value.is_tensor() && value.tensor()->count() == 1 ? Value(value.tensor()->item()) : value;
  if (number.is_number() && (type != 0 || precision >= 0) && type != 'd' && type != 's') {
    char buffer[512];
    if (type == 'x' || type == 'X' || type == 'o') {
      std::snprintf(buffer, sizeof buffer, type == 'o' ? "%llo" : "%llx",
                    static_cast<unsigned long long>(number.integer()));
    } else {
      const char pattern[] = {'%', '.', '*', type == '%' || type == 0 ? (type == 0 ? 'g' : 'f') : type, '\0'};
      std::snprintf(buffer, sizeof buffer, pattern, precision < 0 ? 6 : precision,
                    number.number() * (type == '%' ? 100 : 1));
    }
    text = buffer;
    if (type == '%') text += '%';
  } else if (precision >= 0 && !number.is_number()) {
    text = text.substr(0, static_cast<std::size_t>(precision));
  }
  if (grouping != 0 && survey_ != nullptr && number.is_number()) {
    const std::size_t first = text.find_first_of("0123456789");
    std::size_t at = std::min(text.find_first_not_of("0123456789", first), text.size());
    while (first != std::string::npos && at > first + 3) text.insert(at -= 3, 1, grouping);
  }
  if (text.size() >= width) return text;
  const std::size_t gap = width - text.size(), before = align == '<' ? 0 : align == '^' ? gap / 2 : gap;
  return std::string(before, fill) + text + std::string(gap - before, fill);
}

}  // namespace assay::harness
