// Definitions and simple statements of Python's grammar.
#include "reference/python/recogniser.h"

namespace assay::harness {

void Recogniser::Function(bool async) {
  Need("def");
  NeedName();
  TypeParameters();
  Need("(");
  Parameters(")", true);
  Need(")");
  if (Take("->")) Expressions(false);
  const bool loop = std::exchange(in_loop_, false), function = std::exchange(in_function_, true),
             asynchronous = std::exchange(in_async_, async);
  Block();
  in_loop_ = loop;
  in_function_ = function;
  in_async_ = asynchronous;
}

void Recogniser::TypeParameters() {
  if (!Take("[")) return;
  while (!Is("]")) {
    if (!Take("*")) Take("**");
    NeedName();
    if (Take(":")) Expr();
    if (Take("=")) Expr();
    if (!Take(",")) break;
  }
  Need("]");
}

void Recogniser::Parameters(std::string_view close, bool annotated) {
  bool defaults = false, star = false, bare_star = false, done = false;
  std::vector<std::string_view> names;
  const auto name = [&] {
    if (std::find(names.begin(), names.end(), Text()) != names.end())
      Fail("the parameter `" + std::string(Text()) + "` comes twice");
    names.push_back(Text());
    NeedName();
    if (annotated && Take(":")) {
      Take("*");
      Expr();
    }
  };
  while (!Is(close)) {
    if (done) Fail();
    if (Take("**")) {
      if (bare_star) Fail("a named parameter must follow the `*`");
      name();
      done = true;
    } else if (Take("*")) {
      if (star) Fail();
      star = true;
      if (Is(",")) {
        bare_star = true;
      } else {
        name();
      }
    } else if (Take("/")) {
      if (names.empty() || star) Fail();
    } else {
      const std::size_t at = at_;
      name();
      bare_star = false;
      if (Take("=")) {
        defaults = true;
        Expr();
      } else if (defaults && !star) {
        FailAt(at, "a parameter without a default follows one with a default");
      }
    }
    if (!Take(",")) break;
  }
  if (bare_star) Fail("a named parameter must follow the `*`");
}

void Recogniser::Class() {
  ++at_;
  NeedName();
  TypeParameters();
  if (Take("(")) Arguments();
  const bool loop = std::exchange(in_loop_, false), function = std::exchange(in_function_, false),
             asynchronous = std::exchange(in_async_, false);
  Block();
  in_loop_ = loop;
  in_function_ = function;
  in_async_ = asynchronous;
}

// match x: NEWLINE INDENT case
bool Recogniser::IsMatch() {
  const std::size_t before = at_;
  bool match = false;
  try {
    ++at_;
    Expressions(true);
    match = Take(":") && Kind() == TokenKind::kNewline && Kind(1) == TokenKind::kIndent && Is("case", 2);
  } catch (const Halt&) {
    match = false;
  }
  at_ = before;
  return match;
}

void Recogniser::Match() {
  ++at_;
  Expressions(true);
  at_ += 3;  // `:`, the end of the line, the indent
  while (Take("case")) {
    int depth = 0;
    for (; depth > 0 || (!Is(":") && !Is("if")); ++at_) {
      if (Kind() == TokenKind::kNewline || Kind() == TokenKind::kEnd || Kind() == TokenKind::kError) Fail();
      if (Is("(") || Is("[") || Is("{")) ++depth;
      if (Is(")") || Is("]") || Is("}")) --depth;
    }
    if (Take("if")) NamedExpression();
    Block();
  }
  if (Kind() != TokenKind::kDedent) Fail();
  ++at_;
}

void Recogniser::Simple() {
  const Deeper deeper(*this);
  if (Take("pass")) return;
  if (Is("break") || Is("continue")) {
    if (!in_loop_) Fail("`" + std::string(Text()) + "` is outside of a loop");
    ++at_;
    return;
  }
  if (Is("return")) {
    if (!in_function_) Fail("`return` is outside of a function");
    ++at_;
    if (!AtEnd()) Expressions(true);
    return;
  }
  if (Take("raise")) {
    if (AtEnd()) return;
    Expr();
    if (Take("from")) Expr();
    return;
  }
  if (Is("global") || Is("nonlocal")) {
    if (Is("nonlocal") && !in_function_) Fail("`nonlocal` is outside of a function");
    ++at_;
    do NeedName();
    while (Take(","));
    return;
  }
  if (Take("del")) return Delete();
  if (Take("assert")) {
    Expr();
    if (Take(",")) Expr();
    return;
  }
  if (Take("import")) {
    do DottedName(true);
    while (Take(","));
    return;
  }
  if (Take("from")) return From();
  if (Is("type") && IsName(1) && (Is("=", 2) || Is("[", 2))) {
    at_ += 2;
    TypeParameters();
    Need("=");
    Expr();
    return;
  }
  Assignment();
}

void Recogniser::From() {
  bool dots = false;
  while (Take(".") || Take("...")) dots = true;
  if (!dots || !Is("import")) DottedName(false);
  Need("import");
  if (Take("*")) return;
  const bool round = Take("(");
  for (bool first = true; first || !round || !Is(")"); first = false) {
    NeedName();
    if (Take("as")) NeedName();
    if (!Take(",")) break;
    if (!round && AtEnd()) Fail("a comma ends the names without parentheses");
  }
  if (round) Need(")");
}

void Recogniser::Delete() {
  if (AtEnd()) Fail();
  do {
    if (AtEnd()) return;
    const std::size_t at = at_;
    const Expression target = BitOr();
    if (!target.IsTarget()) FailAt(at, std::string("`del` cannot delete ") + target.what);
  } while (Take(","));
}

void Recogniser::Assignment() {
  const std::size_t at = at_;
  if ((Is("print") || Is("exec")) && (Kind(1) == TokenKind::kString || Kind(1) == TokenKind::kNumber || IsName(1)))
    Fail("`" + std::string(Text()) + "` needs parentheses");
  const bool starred = Is("*");
  Expression target = Is("yield") ? Yield() : Expressions(true);
  if (starred && !Is("=") && std::string_view(target.what) == "a starred expression")
    FailAt(at, "a starred expression is alone");
  if (Is(":")) {
    if (!target.IsSingle()) Fail();
    ++at_;
    Expr();
    if (Take("=")) Right();
    return;
  }
  static constexpr std::array kInPlace = {
      "+=", "-=", "*=", "/=", "//=", "%=", "**=", ">>=", "<<=", "&=", "|=", "^=", "@="};
  for (const char* op : kInPlace) {
    if (!Is(op)) continue;
    if (!target.IsSingle()) CannotAssign(at, target);
    ++at_;
    return Right();
  }
  std::size_t begin = at;
  while (Is("=")) {
    if (target.form == Expression::kStarred) FailAt(begin, "a starred target must be in a list or tuple");
    if (!target.IsTarget()) CannotAssign(begin, target);
    ++at_;
    begin = at_;
    target = Is("yield") ? Yield() : Expressions(true);
  }
}

Expression Recogniser::Yield() {
  if (!in_function_) Fail("`yield` is outside of a function");
  ++at_;
  if (Take("from")) {
    Expr();
  } else if (!AtEnd() && !Is(")") && !Is("=") && !Is("]") && !Is("}")) {
    Expressions(true);
  }
  return {Expression::kOther, "a yield expression"};
}

// Targets of `for`, which end at `in`.
void Recogniser::Targets() {
  if (Is("in")) Fail("the name is missing after `for`");
  do {
    if (Is("in")) return;
    const std::size_t at = at_;
    Take("*");
    const Expression target = BitOr();
    if (!target.IsTarget()) CannotAssign(at, target);
  } while (Take(","));
}

}  // namespace assay::harness
