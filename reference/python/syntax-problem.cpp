// See syntax-problem.h. The tokenizer and the grammar find the first error.
#include "reference/python/syntax-problem.h"

#include <algorithm>

#include "reference/python/grammar.h"
#include "reference/python/tokens.h"

namespace assay::harness {
namespace {

constexpr std::size_t kMostText = 4u << 20;

std::string_view LineAt(std::string_view text, std::uint32_t at) {
  at = std::min<std::uint32_t>(at, static_cast<std::uint32_t>(text.size()));
  const std::size_t begin = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
  std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
  const std::size_t first = line.find_first_not_of(" \t\r");
  line.remove_prefix(std::min(first, line.size()));
  while (!line.empty() && (line.back() == ' ' || line.back() == '\t' || line.back() == '\r')) line.remove_suffix(1);
  return line;
}

// The actual language of the line, if it is obvious.
std::string Instead(std::string_view line) {
  if (line.starts_with("```") || line.starts_with("~~~")) return "this is a Markdown fence";
  if (line.starts_with("<think>") || line.starts_with("</think>")) return "this is a tag of the answer";
  if (line.find("__global__") != std::string_view::npos || line.starts_with("//") || line.starts_with("/*") ||
      line.ends_with(";") || line.ends_with("{") || line.starts_with("}")) {
    return "this looks like C++ outside of a string";
  }
  return "";
}

SyntaxProblem Described(std::string_view text, const PythonTokens& tokens, const GrammarProblem& problem) {
  const PythonToken& token = tokens.tokens[problem.token];
  SyntaxProblem made{problem.line > 0 ? problem.line : token.line, problem.what};
  const std::string instead = Instead(LineAt(text, token.begin));
  const bool vague = made.what.empty() || made.what == kPerhapsComma;
  if (vague && tokens.open_bracket != 0 && tokens.error.empty() && tokens.open_line < token.line) {
    return {tokens.open_line, std::string("the `") + tokens.open_bracket + "` that opens here is never closed"};
  }
  if (made.what.empty() && token.kind == TokenKind::kEnd) made.what = "the text ends in the middle of a statement";
  if (made.what.empty()) {
    const std::string_view word = text.substr(token.begin, std::min<std::uint32_t>(token.end - token.begin, 40));
    const bool no_operator = word == "`" || word == "$" || word == "?" || word == "!";
    if (no_operator && text.substr(token.begin).starts_with("```")) {
      made.what = "a Markdown fence is in the code";
    } else if (no_operator) {
      made.what = "the character `" + std::string(word) + "` is in the code";
    }
  }
  if (made.what.empty()) {
    const std::string_view word = text.substr(token.begin, std::min<std::uint32_t>(token.end - token.begin, 40));
    made.what = token.kind == TokenKind::kNewline  ? "the line ends too early"
                : token.kind == TokenKind::kIndent ? "the line is indented though nothing above opens a block"
                : token.kind == TokenKind::kDedent
                    ? "the block ends too early"
                    : "`" + std::string(word.substr(0, word.find('\n'))) + "` is not allowed here";
  }
  // An unterminated string further down shows where the text is cut off, whatever else is wrong before.
  if (tokens.error_line > made.line && tokens.error.find("cut off") != std::string::npos)
    made.what += "; the triple-quoted string of line " + std::to_string(tokens.error_line) +
                 " never ends: the text seems to be cut off";
  const bool indentation = token.kind == TokenKind::kIndent || token.kind == TokenKind::kDedent;
  if (!tokens.error.empty() && tokens.error_line > made.line && !indentation) {
    made.reported_line = tokens.error_line;
    made.reported = tokens.error;
  }
  if (!instead.empty() && made.line == token.line && made.what.find("Markdown") == std::string::npos)
    made.what += "; " + instead;
  return made;
}

}  // namespace

std::optional<SyntaxProblem> PythonSyntaxProblem(std::string_view text) {
  if (text.size() > kMostText) return std::nullopt;
  const PythonTokens tokens = TokenizePython(text, 0, static_cast<std::uint32_t>(text.size()), 1, false);
  std::optional<SyntaxProblem> first;
  if (const auto problem = CheckGrammar(text, tokens, false)) first = Described(text, tokens, *problem);
  for (const ReplacementField& field : tokens.fields) {
    const PythonTokens inner = TokenizePython(text, field.begin, field.end, field.line, true);
    const auto problem = CheckGrammar(text, inner, true);
    if (!problem || (first && first->line <= field.line)) continue;
    const PythonToken& token = inner.tokens[problem->token];
    first = SyntaxProblem{token.line,
                          "the text between the braces of the f-string is not an expression; a brace that is meant as "
                          "such is written twice"};
    break;
  }
  return first;
}

}  // namespace assay::harness
