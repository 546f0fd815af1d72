// Changes inside expressions: comparisons, numbers, terms and factors, signs, rounding of divisions.
#include <cctype>
#include <string>

#include "dialects/ascendc/search/candidate-maker.h"

namespace assay::search {
namespace {

using source::IsName;

bool IsComparison(std::string_view word) {
  return word == "<" || word == "<=" || word == ">" || word == ">=" || word == "==" || word == "!=";
}
bool IsSum(std::string_view word) { return word == "+" || word == "-"; }
bool IsProduct(std::string_view word) { return word == "*" || word == "/" || word == "%"; }
bool IsNumber(std::string_view word) {
  return !word.empty() && std::isdigit(static_cast<unsigned char>(word.front())) != 0;
}
bool IsWholeNumber(std::string_view word) {
  return IsNumber(word) && word.size() < 10 && word.find_first_not_of("0123456789uUlL") == std::string_view::npos;
}

// The first token of the product that ends at `last`, and the last one of the product that begins at `first`.
std::size_t ProductFrom(const Maker& maker, std::size_t last) {
  std::size_t at = maker.OperandFrom(last);
  while (at >= 2 && IsProduct(maker.code().At(at - 1)) && maker.Spaced(at - 1)) at = maker.OperandFrom(at - 2);
  return at;
}
std::size_t ProductTo(const Maker& maker, std::size_t first) {
  std::size_t at = maker.OperandTo(first);
  while (IsProduct(maker.code().At(at + 1)) && maker.Spaced(at + 1)) at = maker.OperandTo(at + 2);
  return at;
}

void Compare(Maker& maker, std::size_t i) {
  const std::string_view word = maker.code().At(i);
  const auto write = [&](const char* text, int later = 0) { maker.Replace(Kind::kCompare, i, text, later); };
  if (word == "<") {
    write("<=");
    write(">=", 4);
    write(">", 6);
  } else if (word == "<=") {
    write("<");
    write(">", 4);
    write(">=", 6);
  } else if (word == ">") {
    write(">=");
    write("<=", 4);
    write("<", 6);
  } else if (word == ">=") {
    write(">");
    write("<", 4);
    write("<=", 6);
  } else {
    write(word == "==" ? "!=" : "==", 2);
  }
}

void Number(Maker& maker, std::size_t i) {
  const std::string word(maker.code().At(i));
  const std::string before(i > 0 ? maker.code().At(i - 1) : "");
  if (IsWholeNumber(word)) {
    const std::string digits = word.substr(0, word.find_first_not_of("0123456789"));
    const std::string suffix = word.substr(digits.size());
    const long value = std::stol(digits);
    const auto write = [&](long number, int later) {
      maker.Replace(Kind::kNumber, i, std::to_string(number) + suffix, later);
    };
    if (value <= 2) {
      // `n + 0` is `n`, which dropping the term makes.
      if (value == 0 || (!IsSum(before) && !IsSum(maker.code().At(i + 1))))
        write(value == 0 ? 1 : 0, value == 2 ? 4 : 0);
      if (value != 0) write(value == 1 ? 2 : 1, 2);
    } else {
      write(value + 1, 8);
      write(value - 1, 8);
    }
    if (value >= 2) write(value * 2, 6);
    if (value >= 4 && value % 2 == 0) write(value / 2, 6);
    // A tile that has to fit.
    constexpr long kLeastTile = 64;
    for (const long part : {2L, 4L, 8L}) {
      if (maker.Names("memory/ub-overflow") && value >= kLeastTile && value % part == 0) write(value / part, -14);
    }
  }
  // A constant of the other sign, as an argument.
  if (before == "," || before == "(")
    maker.Replace(Kind::kSign, i, "-" + word, word.find('.') == std::string::npos ? 8 : 0);
}

// `a + b`, `a * b`: either operand left out, the other sign or operation.
void Term(Maker& maker, std::size_t i) {
  const std::string word(maker.code().At(i));
  const Outline& code = maker.code();
  const bool sum = IsSum(word);
  const std::size_t left = sum ? ProductFrom(maker, i - 1) : maker.OperandFrom(i - 1);
  const std::size_t right = sum ? ProductTo(maker, i + 1) : maker.OperandTo(i + 1);
  const Span lhs{left, i - 1}, rhs{i + 1, right}, whole{left, right};
  const bool small = IsNumber(code.At(rhs.first)) || code.At(rhs.first) == "sizeof";
  const bool parentheses = left > 0 && code.At(left - 1) == "(" && code.At(right + 1) == ")";
  // `(n + 1) * k` without its parentheses where they only held the sum.
  const bool group = parentheses && left >= 2 && !IsName(code.At(left - 2)) && code.At(left - 2) != ">";
  const int later = small ? 0 : 3;
  maker.Replace(Kind::kTerm, group ? Span{left - 1, right + 1} : whole, code.Text(lhs), later);
  if (word != "/" && word != "%") maker.Replace(Kind::kTerm, whole, code.Text(rhs), later + (small ? 6 : 2));
  if (sum) {
    maker.Replace(Kind::kOperator, i, word == "+" ? "-" : "+", 2);
    return;
  }
  if (word == "*") maker.Replace(Kind::kOperator, i, "/", 2);
  if (word == "%") maker.Replace(Kind::kOperator, i, "/", 3);
  if (word == "/") {
    maker.Replace(Kind::kOperator, i, "*", 2);
    maker.Replace(Kind::kOperator, i, "%", 4);
    maker.Replace(Kind::kOperator, whole, "(" + code.Text(lhs) + " + " + code.Text(rhs) + " - 1) / " + code.Text(rhs));
    if (!parentheses) maker.Replace(Kind::kOperator, whole, "(" + code.Text(whole) + " + 1)", 4);
    maker.InsertText(Kind::kTerm, right, true, " + 1", 4);
  }
  if (word == "%") {
    // The remainder where the smaller of two is meant.
    const std::string a = code.Text(lhs), b = code.Text(rhs);
    maker.Replace(Kind::kClamp, whole, "(" + a + " < " + b + " ? " + a + " : " + b + ")");
  }
}

// A ternary: either arm alone, and arms exchanged.
void Choice(Maker& maker, std::size_t mark) {
  const Outline& code = maker.code();
  std::size_t colon = mark + 1;
  while (colon < code.tokens().size() && code.At(colon) != ":" && code.At(colon) != ";") {
    const auto closer = code.tokens().Closer(colon);
    colon = closer ? *closer + 1 : colon + 1;
  }
  if (code.At(colon) != ":") return;
  std::size_t end = colon + 1;
  while (end < code.tokens().size() && code.At(end) != ";" && code.At(end) != "," &&
         !source::ClosesBracket(code.At(end))) {
    const auto closer = code.tokens().Closer(end);
    end = closer ? *closer + 1 : end + 1;
  }
  maker.Exchange(Kind::kSwap, {mark + 1, colon - 1}, {colon + 1, end - 1});
  // `a < b ? 0 : b` where the smaller of the two is meant.
  const std::size_t left = maker.OperandFrom(mark - 1);
  if (left < 2 || !IsComparison(code.At(left - 1))) return;
  const Span a{ProductFrom(maker, left - 2), left - 2}, b{left, mark - 1};
  for (const Span& side : {a, b}) {
    maker.Replace(Kind::kClamp, Span{mark + 1, colon - 1}, code.Text(side));
    maker.Replace(Kind::kClamp, Span{colon + 1, end - 1}, code.Text(side), 2);
  }
}

// Changes of a number of elements, a length in bytes or an offset.
void Factors(Maker& maker, const Span& span, const std::string& type, int later) {
  const Outline& code = maker.code();
  const std::string text = code.Text(span);
  const bool plain = span.first == span.last || maker.OperandTo(span.first) == span.last;
  const std::string whole = plain ? text : "(" + text + ")";
  if (text.find("sizeof") == std::string::npos) {
    maker.Replace(Kind::kFactor, span, whole + " * sizeof(" + type + ")", later);
    maker.Replace(Kind::kFactor, span, whole + " / sizeof(" + type + ")", later + 4);
  }
  maker.Replace(Kind::kFactor, span, text + " + 1", later + 4);
  maker.Replace(Kind::kFactor, span, text + " - 1", later + 4);
  maker.Replace(Kind::kFactor, span, whole + " * 2", later + 4);
  maker.Replace(Kind::kFactor, span, whole + " / 2", later + 8);
}

std::string ElementOf(const Outline& code) {
  for (const Variable& variable : code.variables()) {
    if (variable.type.starts_with("LocalTensor<") || variable.type.starts_with("GlobalTensor<"))
      return ArgumentOf(variable.type);
  }
  return "float";
}

// Fewer bits than the number needs, and more.
std::string_view Wider(std::string_view type) {
  if (type == "uint8_t" || type == "uint16_t") return "uint32_t";
  if (type == "int8_t" || type == "int16_t") return "int32_t";
  if (type == "uint32_t") return "uint64_t";
  return type == "int32_t" || type == "int" ? "int64_t" : "";
}

}  // namespace

void MakeTerms(Maker& maker, const Span& span) {
  const Outline& code = maker.code();
  for (std::size_t i = span.first + 1; i < span.last; ++i) {
    if ((IsSum(code.At(i)) || IsProduct(code.At(i))) && maker.Spaced(i)) Term(maker, i);
  }
}

void MakeExpressions(Maker& maker) {
  const Outline& code = maker.code();
  for (std::size_t i = 1; i + 1 < code.tokens().size(); ++i) {
    const std::string_view word = code.At(i);
    if (const std::string_view wider = Wider(word); !wider.empty() && code.At(i - 1) != "::") {
      const bool narrow = word.find("8_t") != std::string_view::npos || word.find("16_t") != std::string_view::npos;
      maker.Replace(Kind::kType, i, std::string(wider), narrow ? -12 : 6);
    }
    if (!maker.Looked(i)) continue;
    if (IsComparison(word) && maker.Spaced(i)) {
      Compare(maker, i);
    } else if ((IsSum(word) || IsProduct(word)) && maker.Spaced(i)) {
      Term(maker, i);
    } else if (IsNumber(word)) {
      Number(maker, i);
    } else if (word == "?") {
      Choice(maker, i);
    } else if (word == "-" && !IsName(code.At(i - 1)) && !IsNumber(code.At(i - 1)) &&
               !source::ClosesBracket(code.At(i - 1))) {
      maker.Remove(Kind::kSign, {i, i});
    }
  }
  const std::string element = ElementOf(code);
  for (const Control& control : code.controls()) {
    if (code.At(control.keyword) != "for" || control.parts.size() < 2) continue;
    const Span& test = control.parts[1];
    maker.InsertText(Kind::kTerm, test.last, true, " + 1");
    maker.InsertText(Kind::kTerm, test.last, true, " - 1", 2);
  }
  for (const Call& call : code.calls()) {
    const std::string_view name = code.At(call.name);
    if (call.arguments.empty() || !maker.Looked(call.name)) continue;
    const bool copy = name.starts_with("DataCopy");
    const bool sized =
        copy || name == "InitBuffer" || name == "SetGlobalBuffer" || name == "SetBlockDim" || name.starts_with("set_");
    if (sized && (!copy || call.arguments.size() > 2))
      Factors(maker, call.arguments.back(), element, copy || name == "InitBuffer" ? 0 : 4);
  }
  for (std::size_t i = 1; i + 1 < code.tokens().size(); ++i) {
    const auto closer = code.At(i) == "[" ? code.tokens().Closer(i) : std::nullopt;
    if (closer && maker.Looked(i) && *closer > i + 1) Factors(maker, {i + 1, *closer - 1}, element, 2);
  }
}

}  // namespace assay::search
