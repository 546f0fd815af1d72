// The binding and the calling module, by scanning: comments and literals are blanked first, brackets are matched, and
// anything unclear is left out.
#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <string_view>
#include <utility>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/source/content.h"
#include "dialects/ascendc/read/interpret.h"

namespace assay::ascendc {
namespace {

using source::IsIdentifierChar;

struct Text {
  int file;
  const std::string& raw;
  std::string code;  // comments and the insides of literals blanked

  SourceRange Range(std::size_t begin, std::size_t end) const {
    return {file, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
  }
};

std::size_t SkipSpace(std::string_view code, std::size_t at) {
  while (at < code.size() && std::isspace(static_cast<unsigned char>(code[at])) != 0) ++at;
  return at;
}

std::size_t WordEnd(std::string_view code, std::size_t at) {
  while (at < code.size() && IsIdentifierChar(code[at])) ++at;
  return at;
}

// Every occurrence of `word` as a whole word.
std::vector<std::size_t> Words(std::string_view code, std::string_view word) {
  std::vector<std::size_t> places;
  for (std::size_t at = code.find(word); at != std::string_view::npos; at = code.find(word, at + word.size())) {
    const bool starts = at == 0 || !IsIdentifierChar(code[at - 1]);
    const bool ends = at + word.size() >= code.size() || !IsIdentifierChar(code[at + word.size()]);
    if (starts && ends) places.push_back(at);
  }
  return places;
}

// The ranges between the commas inside the bracket at `open`, blanks trimmed; `close` is that of the closing bracket.
// Angle brackets count as brackets if used as in `f<a, b>(`: no blank before the opening one.
std::optional<std::vector<std::pair<std::size_t, std::size_t>>> SplitArguments(std::string_view code, std::size_t open,
                                                                               std::size_t& close) {
  std::vector<std::pair<std::size_t, std::size_t>> parts;
  std::size_t begin = open + 1;
  int depth = 0;
  int angles = 0;
  const auto add = [&](std::size_t end) {
    std::size_t first = SkipSpace(code.substr(0, end), begin);
    while (end > first && std::isspace(static_cast<unsigned char>(code[end - 1])) != 0) --end;
    if (first < end) parts.emplace_back(first, end);
  };
  for (std::size_t at = open; at < code.size(); ++at) {
    const char c = code[at];
    if (c == '(' || c == '[' || c == '{') ++depth;
    if (c == ')' || c == ']' || c == '}') --depth;
    if (c == '<' && at > 0 && IsIdentifierChar(code[at - 1])) ++angles;
    if (c == '>' && angles > 0 && code[at - 1] != '-') --angles;
    if (c == ';') return std::nullopt;
    if (depth == 1 && angles == 0 && c == ',') {
      add(at);
      begin = at + 1;
    }
    if (depth != 0) continue;
    close = at;
    add(at);
    return parts;
  }
  return std::nullopt;
}

bool IsNumber(std::string_view text) {
  if (!text.empty() && (text[0] == '-' || text[0] == '+')) text.remove_prefix(1);
  return !text.empty() && std::isdigit(static_cast<unsigned char>(text[0])) != 0 &&
         std::all_of(text.begin(), text.end(), [](char c) { return IsIdentifierChar(c) || c == '.'; });
}

// Whether the expression certainly yields a temporary. Plain names, members and the results of unknown functions may
// be objects.
bool IsTemporary(std::string_view text) {
  static constexpr std::array<std::string_view, 3> kWords = {"true", "false", "nullptr"};
  if (IsNumber(text) || std::find(kWords.begin(), kWords.end(), text) != kWords.end()) return true;
  static constexpr std::array<std::string_view, 14> kStarts = {
      "static_cast<", "at::Tensor(", "torch::Tensor(", "at::empty", "at::zeros", "at::ones",  "torch::empty",
      "torch::zeros", "torch::ones", "c10::optional<", "int64_t(",  "double(",   "(int64_t)", "(double)"};
  const bool reference_cast = text.starts_with("static_cast<") && text.substr(0, text.find('(')).find('&') != text.npos;
  if (reference_cast) return false;
  const bool whole = !text.empty() && (text.back() == ')' || IsIdentifierChar(text.back()));
  for (std::string_view start : kStarts) {
    // A single call: anything after its closing bracket would make it another expression.
    std::size_t close = 0;
    const std::size_t open = text.find('(');
    if (!text.starts_with(start) || !whole || open == text.npos) continue;
    if (start.front() == '(')
      return std::all_of(text.begin() + static_cast<std::ptrdiff_t>(start.size()), text.end(),
                         [](char c) { return IsIdentifierChar(c); });
    if (SplitArguments(text, open, close) && close + 1 == text.size()) return true;
  }
  static constexpr std::array<std::string_view, 6> kMethods = {"value_or", "contiguous", "size",
                                                               "dim",      "sizes",      "numel"};
  const std::size_t name = WordEnd(text, 0);
  if (name == 0 || name >= text.size() || text[name] != '.') return false;
  const std::size_t end = WordEnd(text, name + 1);
  const std::string_view method = text.substr(name + 1, end - name - 1);
  std::size_t close = 0;
  return std::find(kMethods.begin(), kMethods.end(), method) != kMethods.end() && end < text.size() &&
         text[end] == '(' && SplitArguments(text, end, close) && close + 1 == text.size();
}

void ReadIncludes(const Text& text, BindingFacts& out) {
  for (std::size_t at : Words(text.code, "include")) {
    const std::size_t line = text.code.rfind('\n', at);
    const std::size_t begin = line == std::string::npos ? 0 : line + 1;
    const std::size_t hash = SkipSpace(text.code, begin);
    if (hash >= at || text.code[hash] != '#' || SkipSpace(text.code, hash + 1) != at) continue;
    const std::size_t end = std::min(text.raw.find('\n', at), text.raw.size());
    const std::size_t open = text.raw.find_first_of("<\"", at);
    if (open >= end) continue;
    const std::size_t close = text.raw.find_first_of(">\"", open + 1);
    if (close >= end) continue;
    out.includes.push_back(
        {text.raw.substr(open + 1, close - open - 1), text.Range(begin, std::min(end + 1, text.raw.size()))});
  }
}

void ReadCommands(const Text& text, BindingFacts& out) {
  for (std::size_t at : Words(text.code, "EXEC_NPU_CMD")) {
    const std::size_t open = SkipSpace(text.code, at + 12);
    std::size_t close = 0;
    if (open >= text.code.size() || text.code[open] != '(') continue;
    const auto parts = SplitArguments(text.code, open, close);
    if (!parts || parts->empty()) continue;
    LibraryCall call;
    const auto [begin, end] = parts->front();
    call.api = text.code.substr(begin, end - begin);
    call.name = text.Range(begin, end);
    call.range = text.Range(at, close + 1);
    if (WordEnd(call.api, 0) != call.api.size()) continue;
    const std::size_t before = text.code.find_last_not_of(" \t\r\n", at == 0 ? 0 : at - 1);
    const std::size_t line = text.code.rfind('\n', at);
    call.alone = before != std::string::npos && line != std::string::npos && before < line &&
                 std::string_view(";{}").find(text.code[before]) != std::string_view::npos;
    for (std::size_t i = 1; i < parts->size(); ++i) {
      const auto [first, last] = (*parts)[i];
      const std::string argument = text.raw.substr(first, last - first);
      call.args.push_back({argument, text.Range(first, last), IsTemporary(text.code.substr(first, last - first))});
    }
    out.calls.push_back(std::move(call));
  }
}

// `type name(parameters) {` of the functions that the exports name.
void ReadFunction(const Text& text, const std::string& name, BindingFacts& out) {
  if (name.empty() || out.Function(name) != nullptr) return;
  for (std::size_t at : Words(text.code, name)) {
    const std::size_t open = SkipSpace(text.code, at + name.size());
    std::size_t close = 0;
    if (open >= text.code.size() || text.code[open] != '(') continue;
    const auto parts = SplitArguments(text.code, open, close);
    const std::size_t body = SkipSpace(text.code, close + 1);
    if (!parts || body >= text.code.size() || text.code[body] != '{') continue;
    BoundFunction function{name, {}, text.Range(at, at + name.size())};
    for (const auto& [begin, end] : *parts) {
      const std::string parameter = text.code.substr(begin, end - begin);
      const std::size_t equals = parameter.find('=');
      std::size_t last = std::min(equals, parameter.size());
      while (last > 0 && !IsIdentifierChar(parameter[last - 1])) --last;
      std::size_t first = last;
      while (first > 0 && IsIdentifierChar(parameter[first - 1])) --first;
      const std::size_t value = equals == std::string::npos ? equals : SkipSpace(parameter, equals + 1);
      function.params.push_back(
          {parameter.substr(first, last - first),
           value == std::string::npos ? "" : text.raw.substr(begin + value, end - begin - value)});
    }
    out.functions.push_back(std::move(function));
    return;
  }
}

void ReadExports(const Text& text, BindingFacts& out) {
  for (std::size_t at : Words(text.code, "def")) {
    if (at < 2 || text.code[at - 1] != '.') continue;
    const std::size_t open = SkipSpace(text.code, at + 3);
    std::size_t close = 0;
    if (open >= text.code.size() || text.code[open] != '(') continue;
    const auto parts = SplitArguments(text.code, open, close);
    if (!parts || parts->size() < 2) continue;
    const auto [begin, end] = (*parts)[0];
    const auto [function_begin, function_end] = (*parts)[1];
    if (text.raw[begin] != '"' || end - begin < 3) continue;
    BindingExport exported;
    exported.python_name = text.raw.substr(begin + 1, end - begin - 2);
    exported.function = text.code.substr(function_begin, function_end - function_begin);
    if (exported.function.starts_with("&")) exported.function.erase(0, 1);
    if (WordEnd(exported.function, 0) != exported.function.size()) exported.function.clear();
    exported.names_arguments = !Words(text.code.substr(open, close - open), "arg").empty();
    exported.range = text.Range(begin, end);
    exported.end = text.Range(close, close);
    ReadFunction(text, exported.function, out);
    out.exports.push_back(std::move(exported));
  }
}

// How many positional arguments the Python call at `open` has; -1 if that is unclear.
int CountPython(const std::string& code, std::size_t open) {
  std::size_t close = 0;
  const auto parts = SplitArguments(code, open, close);
  if (!parts) return -1;
  for (const auto& [begin, end] : *parts) {
    const std::string_view argument = std::string_view(code).substr(begin, end - begin);
    const std::size_t name = WordEnd(argument, 0);
    const std::size_t equals = SkipSpace(argument, name);
    const bool keyword = equals < argument.size() && argument[equals] == '=' && argument.substr(equals, 2) != "==";
    const bool generator = argument.find(" for ") != std::string_view::npos;
    if (argument.front() == '*' || keyword || generator) return -1;
  }
  return static_cast<int>(parts->size());
}

// Python text with comments and the insides of strings blanked.
std::string BlankPython(const std::string& raw) {
  std::string code = raw;
  for (std::size_t at = 0; at < raw.size(); ++at) {
    const char c = raw[at];
    if (c == '#') {
      for (; at < raw.size() && raw[at] != '\n'; ++at) code[at] = ' ';
    } else if (c == '"' || c == '\'') {
      const std::string quote = raw.compare(at, 3, std::string(3, c)) == 0 ? std::string(3, c) : std::string(1, c);
      for (at += quote.size(); at < raw.size() && raw.compare(at, quote.size(), quote) != 0; ++at) {
        if (raw[at] == '\n' && quote.size() == 1) break;
        if (raw[at] != '\n') code[at] = ' ';
      }
      at += quote.size() - 1;
    }
  }
  return code;
}

// The text of the string that `name = '...'` binds at the top level, and its position.
std::optional<std::pair<std::string, SourceRange>> ConstantString(const Text& text, const std::string& name) {
  for (std::size_t at : Words(text.code, name)) {
    if (at > 0 && text.code[at - 1] != '\n') continue;
    const std::size_t equals = SkipSpace(text.code, at + name.size());
    if (equals >= text.code.size() || text.code[equals] != '=') continue;
    const std::size_t quote = SkipSpace(text.code, equals + 1);
    if (quote >= text.raw.size() || (text.raw[quote] != '\'' && text.raw[quote] != '"')) return std::nullopt;
    const std::size_t end = text.raw.find(text.raw[quote], quote + 1);
    if (end == std::string::npos) return std::nullopt;
    return std::pair{text.raw.substr(quote + 1, end - quote - 1), text.Range(quote + 1, end)};
  }
  return std::nullopt;
}

constexpr std::string_view kModule = "custom_ops_lib";

void ReadModel(const Text& text, BindingFacts& out) {
  for (std::size_t at : Words(text.code, kModule)) {
    const std::size_t after = at + kModule.size();
    if (after >= text.code.size()) break;
    if (text.code[after] == '.') {
      const std::size_t end = WordEnd(text.code, after + 1);
      const std::string name = text.code.substr(after + 1, end - after - 1);
      if (name.empty() || name.starts_with("_")) continue;
      const int args = end < text.code.size() && text.code[end] == '(' ? CountPython(text.code, end) : -1;
      out.model_calls.push_back({name, args, text.Range(after + 1, end)});
      continue;
    }
    // getattr(module, NAME) with a constant of the file
    const std::size_t comma = SkipSpace(text.code, after);
    if (comma >= text.code.size() || text.code[comma] != ',') continue;
    const std::size_t begin = SkipSpace(text.code, comma + 1);
    const std::size_t end = WordEnd(text.code, begin);
    const std::size_t close = SkipSpace(text.code, end);
    if (end == begin || close >= text.code.size() || text.code[close] != ')') continue;
    if (const auto constant = ConstantString(text, text.code.substr(begin, end - begin)))
      out.model_calls.push_back({constant->first, -1, constant->second});
  }
}

}  // namespace

void InterpretBinding(const Project& project, ascendc::OperatorFacts& out) {
  const int index = project.IndexOf(FileRole::kBinding);
  if (index >= 0) {
    const std::string& raw = project.files[static_cast<std::size_t>(index)].text;
    const Text text{index, raw, source::ScanCpp(raw, true).code};
    ReadIncludes(text, out.binding);
    ReadCommands(text, out.binding);
    ReadExports(text, out.binding);
  }
  const int model = project.IndexOf(FileRole::kModel);
  if (model < 0) return;
  const std::string& raw = project.files[static_cast<std::size_t>(model)].text;
  ReadModel({model, raw, BlankPython(raw)}, out.binding);
}

}  // namespace assay::ascendc
