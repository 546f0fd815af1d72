// String literals, escapes and formatting.
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "reference/python/interpreter.h"

namespace assay::harness {
namespace {

void AppendUtf8(std::uint32_t code, std::string& out) {
  if (code < 0x80) {
    out += static_cast<char>(code);
  } else if (code < 0x800) {
    out += static_cast<char>(0xc0 | code >> 6);
    out += static_cast<char>(0x80 | (code & 0x3f));
  } else if (code < 0x10000) {
    out += static_cast<char>(0xe0 | code >> 12);
    out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    out += static_cast<char>(0x80 | (code & 0x3f));
  } else {
    out += static_cast<char>(0xf0 | code >> 18);
    out += static_cast<char>(0x80 | (code >> 12 & 0x3f));
    out += static_cast<char>(0x80 | (code >> 6 & 0x3f));
    out += static_cast<char>(0x80 | (code & 0x3f));
  }
}

std::string Unescaped(std::string_view text) {
  static constexpr std::string_view kFrom = "nrtabfv0\\'\"", kTo = std::string_view("\n\r\t\a\b\f\v\0\\'\"", 11);
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i];
      continue;
    }
    const char c = text[++i];
    const std::size_t digits = c == 'x' ? 2 : c == 'u' ? 4 : c == 'U' ? 8 : 0;
    if (const std::size_t at = kFrom.find(c); at != std::string_view::npos) {
      out += kTo[at];
    } else if (digits > 0 && i + digits < text.size()) {
      AppendUtf8(static_cast<std::uint32_t>(std::strtoul(std::string(text.substr(i + 1, digits)).c_str(), nullptr, 16)),
                 out);
      i += digits;
    } else if (c != '\n') {
      out += '\\';
      out += c;
    }
  }
  return out;
}

std::string SingleBraces(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    out += text[i];
    if ((text[i] == '{' || text[i] == '}') && i + 1 < text.size() && text[i + 1] == text[i]) ++i;
  }
  return out;
}

}  // namespace

Value Interpreter::EvalString(TSNode node) {
  const std::uint32_t count = ts_node_child_count(node);
  if (count < 2) Unsupported("a broken string");
  std::string prefix;
  for (char c : here_.source->Text(ts_node_child(node, 0))) {
    if (std::isalpha(static_cast<unsigned char>(c))) prefix += static_cast<char>(std::tolower(c));
  }
  const bool raw = prefix.find('r') != std::string::npos, format = prefix.find('f') != std::string::npos;
  const std::string_view all = here_.source->Text(node);
  const std::uint32_t base = ts_node_start_byte(node);
  std::uint32_t at = ts_node_end_byte(ts_node_child(node, 0));
  std::string out;
  const auto plain = [&](std::uint32_t until) {
    const std::string_view part = all.substr(at - base, until - at);
    std::string text = raw ? std::string(part) : Unescaped(part);
    out += format ? SingleBraces(text) : text;
  };
  for (TSNode child : AllChildren(node)) {
    if (TypeOf(child) != "interpolation") continue;
    plain(ts_node_start_byte(child));
    out += Interpolated(child);
    Budget::CheckLength(out.size(), "a text");
    at = ts_node_end_byte(child);
  }
  plain(ts_node_start_byte(ts_node_child(node, count - 1)));
  return out;
}

Value Interpreter::EvalConcatenated(TSNode node) {
  std::string out;
  for (TSNode child : Children(node)) {
    out += Eval(child).text();
    Budget::CheckLength(out.size(), "a text");
  }
  return out;
}

std::string Interpreter::Interpolated(TSNode node) {
  const Value value = Eval(Field(node, "expression"));
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
  if (!ts_node_is_null(conversion) && here_.source->Text(conversion) == "!r") return TextOf(value);
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
  if (i < spec.size() && (spec[i] == ',' || spec[i] == '_')) ++i;
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
  if (text.size() >= width) return text;
  const std::size_t gap = width - text.size(), before = align == '<' ? 0 : align == '^' ? gap / 2 : gap;
  return std::string(before, fill) + text + std::string(gap - before, fill);
}

}  // namespace assay::harness
