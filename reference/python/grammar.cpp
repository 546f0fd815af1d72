// See grammar.h. Blocks and compound statements.
#include "reference/python/grammar.h"

#include "reference/python/recogniser.h"

namespace assay::harness {

std::optional<GrammarProblem> Recogniser::Field() {
  in_function_ = in_async_ = true;
  return Guarded([&] {
    if (Is("yield")) {
      Yield();
    } else {
      Expressions(true);
    }
    if (Kind() != TokenKind::kEnd) Fail();
  });
}

void Recogniser::FailAt(std::size_t token, std::string what, int line) {
  token = std::min(token, tokens_.size() - 1);
  // Tokenizer errors come first: nothing after one is known.
  if (tokens_[token].kind == TokenKind::kError) {
    problem_ = {token, all_.error, all_.error_line};
  } else {
    problem_ = {token, std::move(what), line};
  }
  throw Halt{};
}

// Statements.
void Recogniser::Statement() {
  const Deeper deeper(*this);
  if (Kind() == TokenKind::kIndent) Fail("the line is indented though nothing above opens a block");
  if (Kind() == TokenKind::kNewline) {
    ++at_;
    return;
  }
  if (Compound()) return;
  for (;;) {
    Simple();
    if (!Take(";")) break;
    if (Kind() == TokenKind::kNewline) break;
  }
  if (Kind() != TokenKind::kNewline) Fail();
  ++at_;
}

bool Recogniser::Compound() {
  if (Is("if")) return If(), true;
  if (Is("while")) return While(), true;
  if (Is("for")) return For(), true;
  if (Is("try")) return Try(), true;
  if (Is("with")) return With(), true;
  if (Is("def")) return Function(false), true;
  if (Is("class")) return Class(), true;
  if (Is("@")) return Decorated(), true;
  if (Is("async")) return Async(), true;
  if (Is("match") && IsMatch()) return Match(), true;
  return false;
}

void Recogniser::Decorated() {
  while (Take("@")) {
    NamedExpression();
    if (Kind() != TokenKind::kNewline) Fail();
    ++at_;
  }
  if (Take("async")) return Function(true);
  if (Is("def")) return Function(false);
  if (!Is("class")) Fail();
  Class();
}

void Recogniser::Block() {
  Need(":", "a `:` is missing");
  if (Kind() != TokenKind::kNewline) {
    for (;;) {
      Simple();
      if (!Take(";")) break;
      if (Kind() == TokenKind::kNewline) break;
    }
    if (Kind() != TokenKind::kNewline) Fail();
    ++at_;
    return;
  }
  const int line = tokens_[at_].line;
  ++at_;
  if (Kind() != TokenKind::kIndent) FailAt(at_, "an indented block is missing after this line", line);
  ++at_;
  while (Kind() != TokenKind::kDedent && Kind() != TokenKind::kEnd) Statement();
  if (Kind() == TokenKind::kDedent) ++at_;
}

void Recogniser::If() {
  ++at_;
  NamedExpression();
  Block();
  while (Take("elif")) {
    NamedExpression();
    Block();
  }
  Else();
}

void Recogniser::For() {
  ++at_;
  Targets();
  Need("in");
  Expressions(true);
  LoopBlock();
  Else();
}

void Recogniser::Try() {
  ++at_;
  Block();
  bool handled = false;
  while (Take("except")) {
    handled = true;
    Take("*");
    if (!Is(":")) {
      Expr();
      if (Is(",")) Fail("several exceptions need parentheses");
      if (Take("as")) NeedName();
    }
    Block();
  }
  if (handled) Else();
  if (Take("finally")) {
    Block();
  } else if (!handled) {
    Fail("`try` needs `except` or `finally`");
  }
}

void Recogniser::With() {
  ++at_;
  const std::size_t before = at_;
  if (Is("(") && ParenthesizedItems()) return Block();
  at_ = before;
  do Item();
  while (Take(","));
  Block();
}

// with (a as b, c as d):
bool Recogniser::ParenthesizedItems() {
  try {
    ++at_;
    do {
      if (Is(")")) break;
      Item();
    } while (Take(","));
    return Take(")") && Is(":");
  } catch (const Halt&) {
    return false;
  }
}

std::optional<GrammarProblem> CheckGrammar(std::string_view text, const PythonTokens& tokens, bool expression) {
  Recogniser recogniser(text, tokens);
  return expression ? recogniser.Field() : recogniser.Module();
}

}  // namespace assay::harness
