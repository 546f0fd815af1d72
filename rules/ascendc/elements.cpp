// See elements.h. Statements are read as characters between `;`, `{` and `}`, with comments blanked.
#include "rules/ascendc/elements.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>

#include "rules/common/characters.h"
#include "rules/common/text.h"

namespace assay::rules {
namespace {

constexpr auto kNone = std::string_view::npos;

bool IsBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

// The closing bracket of the one that opens at `open`.
std::size_t Closing(std::string_view code, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < code.size(); ++i) {
    if (code[i] == '(' || code[i] == '[' || code[i] == '{') ++depth;
    if (code[i] == ')' || code[i] == ']' || code[i] == '}') --depth;
    if (depth == 0) return i;
  }
  return kNone;
}

// Comments as blanks, so that every other character keeps its place.
std::string Code(std::string_view text) {
  std::string code(text);
  for (std::size_t i = 0; i + 1 < code.size(); ++i) {
    if (code[i] != '/' || (code[i + 1] != '/' && code[i + 1] != '*')) continue;
    const bool line = code[i + 1] == '/';
    std::size_t end = line ? code.find('\n', i) : code.find("*/", i + 2);
    end = end == std::string::npos ? code.size() : end + (line ? 0 : 2);
    for (; i < end; ++i) {
      if (code[i] != '\n') code[i] = ' ';
    }
  }
  return code;
}

struct Statement {
  std::uint32_t begin = 0;  // in the file
  std::string code;         // without the semicolon
};

std::optional<Statement> StatementAt(const ReplyFacts& reply, const SourceRange& place) {
  const std::string* text = FileText(reply, place.file);
  if (text == nullptr || place.end > text->size()) return std::nullopt;
  const std::string bare = CodeOnly(*text);  // what ends a statement is not part of a comment
  std::size_t begin = place.begin;
  while (begin > 0 && bare[begin - 1] != ';' && bare[begin - 1] != '{' && bare[begin - 1] != '}') --begin;
  const std::size_t end = bare.find_first_of(";{}", place.end);
  if (end == std::string::npos || bare[end] != ';') return std::nullopt;
  Statement statement{static_cast<std::uint32_t>(begin), Code(std::string_view(*text).substr(begin, end - begin))};
  if (statement.code.find('#') != std::string::npos || statement.code.find('"') != std::string::npos)
    return std::nullopt;
  return statement;
}

// The `=` of an assignment outside all brackets.
std::size_t Assignment(std::string_view code) {
  int depth = 0;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (code[i] == '(' || code[i] == '[') ++depth;
    if (code[i] == ')' || code[i] == ']') --depth;
    if (code[i] != '=' || depth != 0) continue;
    const char before = i > 0 ? code[i - 1] : ' ';
    const char after = i + 1 < code.size() ? code[i + 1] : ' ';
    if (after == '=' || before == '=' || before == '!' || before == '<' || before == '>') continue;
    return i;
  }
  return kNone;
}

// The start of the chain of names that ends before `end`: `this->x_`, `a.b`.
std::size_t ChainBegin(std::string_view code, std::size_t end) {
  std::size_t at = end;
  while (at > 0) {
    if (IsWord(code[at - 1]) || code[at - 1] == '.') {
      --at;
    } else if (at > 1 && code[at - 1] == '>' && code[at - 2] == '-') {
      at -= 2;
    } else {
      break;
    }
  }
  return at;
}

std::string_view LastName(std::string_view chain) {
  std::size_t at = chain.size();
  while (at > 0 && IsWord(chain[at - 1])) --at;
  return chain.substr(at);
}

struct Element {
  std::size_t begin;  // of the chain of names
  std::size_t open;
  std::size_t close;
  std::string_view tensor;  // its last name
};

std::optional<Element> ElementAt(std::string_view code, std::size_t open) {
  const std::size_t close = Closing(code, open);
  std::size_t end = open;
  while (end > 0 && code[end - 1] == ' ') --end;
  const std::size_t begin = ChainBegin(code, end);
  const std::string_view name = LastName(code.substr(begin, end - begin));
  if (close == kNone || name.empty() || std::isdigit(static_cast<unsigned char>(name.front())) != 0)
    return std::nullopt;
  return Element{begin, open, close, name};
}

// Whether a place is an argument of a call of the vendor's API, whose names begin with a capital.
bool InApiCall(std::string_view code, std::size_t at) {
  int depth = 0;
  for (std::size_t i = at; i-- > 0;) {
    if (code[i] == ')' || code[i] == ']') ++depth;
    if (code[i] != '(' && code[i] != '[') continue;
    if (depth-- > 0) continue;
    depth = 0;
    std::size_t end = i;
    if (end > 0 && code[end - 1] == '>') {
      while (end > 0 && code[end - 1] != '<') --end;
      if (end > 0) --end;
    }
    const std::string_view name = LastName(code.substr(0, end));
    const bool value = name == "GetValue" || name == "SetValue";
    if (code[i] == '(' && !name.empty() && !value && std::isupper(static_cast<unsigned char>(name.front())) != 0)
      return true;
  }
  return false;
}

}  // namespace

std::optional<TensorDeclaration> DeclarationOf(const ReplyFacts& reply, int file, std::string_view tensor) {
  const std::string* text = FileText(reply, file);
  if (text == nullptr || tensor.empty()) return std::nullopt;
  constexpr std::string_view kTensor = "Tensor<";
  for (std::size_t at = text->find(kTensor); at != std::string::npos; at = text->find(kTensor, at + 1)) {
    const std::size_t open = at + kTensor.size();
    const std::size_t close = text->find('>', open);
    const std::size_t end = text->find_first_of("=;(){}", open);
    if (close == std::string::npos || end == std::string::npos || close > end) continue;
    // The names of a list of declarations, up to the value of the first that has one.
    std::size_t word = close + 1;
    while (word < end) {
      while (word < end && !IsWord((*text)[word])) ++word;
      std::size_t stop = word;
      while (stop < end && IsWord((*text)[stop])) ++stop;
      const bool global = at >= 6 && text->compare(at - 6, 6, "Global") == 0;
      if (std::string_view(*text).substr(word, stop - word) == tensor)
        return TensorDeclaration{global, text->substr(open, close - open)};
      word = stop;
    }
  }
  const std::string deduced = fmt::format("auto {} = ", tensor);
  const std::size_t at = text->find(deduced);
  const std::string_view call =
      at == std::string::npos ? std::string_view() : std::string_view(*text).substr(at, text->find(';', at) - at);
  for (const std::string_view step : {".AllocTensor<", ".DeQue<", ".Get<"}) {
    const std::size_t open = call.find(step);
    const std::size_t close = open == kNone ? open : call.find('>', open);
    if (close != kNone)
      return TensorDeclaration{false, std::string(call.substr(open + step.size(), close - open - step.size()))};
  }
  return std::nullopt;
}

std::string DeclaredElement(const ReplyFacts& reply, int file, std::string_view tensor) {
  const auto declared = DeclarationOf(reply, file, tensor);
  return declared ? declared->element : std::string();
}

std::vector<Edit> ReadElement(const ReplyFacts& reply, const SourceRange& operand) {
  const std::string code = Code(TextOf(reply, operand));
  const std::size_t open = code.find('[');
  if (open == std::string::npos) return {};
  const auto element = ElementAt(code, open);
  if (!element || element->begin != 0 || element->close + 1 != code.size()) return {};
  const auto at = [&](std::size_t offset) { return operand.begin + static_cast<std::uint32_t>(offset); };
  return {{{operand.file, at(open), at(open) + 1}, ".GetValue("},
          {{operand.file, at(element->close), at(element->close) + 1}, ")"}};
}

bool AssignsNumber(const ReplyFacts& reply, const SourceRange& place) {
  const auto statement = StatementAt(reply, place);
  if (!statement) return false;
  std::string_view code = statement->code;
  const std::size_t equals = Assignment(code);
  if (equals == kNone || equals == 0) return false;
  std::string_view name = code.substr(0, equals);
  code.remove_prefix(equals + 1);
  while (!name.empty() && IsBlank(name.back())) name.remove_suffix(1);
  while (!name.empty() && IsBlank(name.front())) name.remove_prefix(1);
  while (!code.empty() && IsBlank(code.front())) code.remove_prefix(1);
  return !name.empty() && ChainBegin(name, name.size()) == 0 && code.find_first_of("0123456789") != kNone &&
         code.find_first_not_of("0123456789.eEfF+- ") == kNone;
}

std::vector<Edit> RewriteElements(const ReplyFacts& reply, const SourceRange& place) {
  const auto statement = StatementAt(reply, place);
  if (!statement) return {};
  const std::string_view code = statement->code;
  const std::size_t equals = Assignment(code);
  if (equals != kNone && code.substr(0, equals).find("Tensor<") != kNone) return {};
  const auto at = [&](std::size_t offset) { return statement->begin + static_cast<std::uint32_t>(offset); };
  const auto range = [&](std::size_t begin, std::size_t end) { return SourceRange{place.file, at(begin), at(end)}; };
  std::vector<Edit> edits;
  std::size_t written = kNone;
  if (equals != kNone) {
    std::size_t left = equals;
    const bool compound = left > 0 && std::string_view("+-*/").find(code[left - 1]) != kNone;
    if (compound) --left;
    while (left > 0 && IsBlank(code[left - 1])) --left;
    std::size_t right = equals + 1;
    while (right < code.size() && IsBlank(code[right])) ++right;
    for (std::size_t open = code.find('['); open != kNone && open < left; open = code.find('[', open + 1)) {
      const auto element = ElementAt(code, open);
      if (!element || element->close + 1 != left || right >= code.size()) continue;
      if (DeclaredElement(reply, place.file, element->tensor).empty()) continue;
      written = open;
      const std::string name(code.substr(element->begin, open - element->begin));
      const std::string index(code.substr(open + 1, element->close - open - 1));
      edits.push_back({range(open, open + 1), ".SetValue("});
      const std::string old =
          compound ? fmt::format(", {}.GetValue({}) {} (", name, index, code[equals - 1]) : std::string(", ");
      edits.push_back({range(element->close, right), old});
      edits.push_back({range(code.size(), code.size()), compound ? "))" : ")"});
      break;
    }
  }
  for (std::size_t open = code.find('['); open != kNone; open = code.find('[', open + 1)) {
    const auto element = ElementAt(code, open);
    if (!element || open == written || InApiCall(code, element->begin)) continue;
    if (element->close + 1 < code.size() && (code[element->close + 1] == '.' || code[element->close + 1] == '['))
      continue;
    if (DeclaredElement(reply, place.file, element->tensor).empty()) continue;
    edits.push_back({range(open, open + 1), ".GetValue("});
    edits.push_back({range(element->close, element->close + 1), ")"});
  }
  return edits;
}

}  // namespace assay::rules
