// Expressions of Python's grammar, and which of them can be assigned to.
#include "reference/python/recogniser.h"

namespace assay::harness {

// Expressions separated by commas: a tuple if there are several, or a trailing comma.
bool Recogniser::StartsExpression() const {
  switch (Kind()) {
    case TokenKind::kNumber:
    case TokenKind::kString:
    case TokenKind::kError:
      return true;
    case TokenKind::kName: {
      if (IsName()) return true;
      static constexpr std::array kStart = {"None", "True", "False", "not", "lambda", "await"};
      return std::any_of(kStart.begin(), kStart.end(), [&](const char* w) { return Is(w); });
    }
    case TokenKind::kOperator: {
      static constexpr std::array kStart = {"(", "[", "{", "-", "+", "~", "...", "*"};
      return std::any_of(kStart.begin(), kStart.end(), [&](const char* w) { return Is(w); });
    }
    default:
      return false;
  }
}

Expression Recogniser::Starred(bool named) {
  if (Is("*")) {
    ++at_;
    const Expression inner = BitOr();
    if (!inner.IsTarget()) return {Expression::kOther, "a starred expression"};
    return {Expression::kStarred, "a starred expression"};
  }
  return named ? NamedExpression() : Expr();
}

Expression Recogniser::Expressions(bool stars) {
  if (!stars && Is("*")) Fail();
  const Expression first = Starred(false);
  if (!Is(",")) return first;
  bool targets = first.IsTarget() || first.form == Expression::kStarred;
  const char* what = targets ? "an expression" : first.what;
  while (Take(",")) {
    if (!StartsExpression()) break;
    const Expression next = Starred(false);
    const bool target = next.IsTarget() || next.form == Expression::kStarred;
    if (targets && !target) what = next.what;
    targets &= target;
  }
  return {targets ? Expression::kSequence : Expression::kOther, targets ? "a tuple" : what};
}

Expression Recogniser::NamedExpression() {
  if (IsName() && Is(":=", 1)) {
    at_ += 2;
    Expr();
    return {Expression::kOther, "a named expression"};
  }
  const Expression e = Expr();
  if (Is(":=")) Fail("`:=` assigns to a name only");
  return e;
}

Expression Recogniser::Expr() {
  const Deeper deeper(*this);
  if (Is("lambda")) return Lambda();
  const Expression value = Or();
  if (!Take("if")) return value;
  Or();
  Need("else", "a conditional expression needs `else`");
  Expr();
  return {Expression::kOther, "a conditional expression"};
}

Expression Recogniser::Lambda() {
  ++at_;
  Parameters(":", false);
  Need(":");
  const bool function = std::exchange(in_function_, true), asynchronous = std::exchange(in_async_, false);
  Expr();
  in_function_ = function;
  in_async_ = asynchronous;
  return {Expression::kOther, "a lambda"};
}

Expression Recogniser::Or() {
  Expression e = And();
  while (Take("or")) {
    And();
    e = {Expression::kOther, "an expression"};
  }
  return e;
}

Expression Recogniser::And() {
  Expression e = Not();
  while (Take("and")) {
    Not();
    e = {Expression::kOther, "an expression"};
  }
  return e;
}

Expression Recogniser::Comparison() {
  Expression e = BitOr();
  for (;;) {
    static constexpr std::array kOperators = {"==", "!=", "<=", "<", ">=", ">", "in"};
    if (std::none_of(kOperators.begin(), kOperators.end(), [&](const char* op) { return Take(op); })) {
      if (Is("not") && Is("in", 1)) {
        at_ += 2;
      } else if (Take("is")) {
        Take("not");
      } else {
        return e;
      }
    }
    BitOr();
    e = {Expression::kOther, "a comparison"};
  }
}

// From `|` down to `*`: their order does not matter here.
Expression Recogniser::BitOr() {
  Expression e = Factor();
  for (;;) {
    static constexpr std::array kOperators = {"|", "^", "&", "<<", ">>", "+", "-", "*", "/", "//", "%", "@"};
    if (std::none_of(kOperators.begin(), kOperators.end(), [&](const char* op) { return Take(op); })) return e;
    Factor();
    e = {Expression::kOther, "an expression"};
  }
}

Expression Recogniser::Power() {
  const bool awaits = Is("await");
  if (awaits) {
    if (!in_async_) Fail("`await` is outside of an asynchronous function");
    ++at_;
  }
  const Expression e = Primary();
  if (!Take("**")) return awaits ? Expression{Expression::kOther, "an await expression"} : e;
  Factor();
  return {};
}

Expression Recogniser::Primary() {
  Expression e = Atom();
  for (;;) {
    if (Take(".")) {
      NeedName();
      e = {Expression::kPlace, "an attribute"};
    } else if (Take("(")) {
      Arguments();
      e = {Expression::kOther, "a function call"};
    } else if (Take("[")) {
      Subscript();
      e = {Expression::kPlace, "a subscript"};
    } else {
      return e;
    }
  }
}

void Recogniser::Subscript() {
  if (Is("]")) Fail();
  while (!Is("]")) {
    if (Is("*")) {
      Starred(false);
    } else {
      if (!Is(":")) NamedExpression();
      if (Take(":")) {
        if (!Is(":") && !Is("]") && !Is(",")) Expr();
        if (Take(":") && !Is("]") && !Is(",")) Expr();
      }
    }
    if (!Take(",")) break;
  }
  NeedClose("]");
}

// From after the `(` to after the `)`.
void Recogniser::Arguments() {
  bool keyword = false, spread = false, comma = false;
  int count = 0;
  std::size_t generator = 0;
  while (!Is(")")) {
    const std::size_t at = at_;
    ++count;
    if (Take("**")) {
      Expr();
      spread = true;
    } else if (Take("*")) {
      if (spread) FailAt(at, "`*` follows `**` in a call");
      Expr();
    } else if (IsName() && Is("=", 1)) {
      at_ += 2;
      Expr();
      keyword = true;
    } else {
      NamedExpression();
      if (Is("=")) FailAt(at, "an argument's name is a single word; a comparison is written `==`");
      if (Is("for") || (Is("async") && Is("for", 1))) {
        Comprehension();
        generator = at;
      } else if (spread) {
        FailAt(at, "an argument by place follows `**`");
      } else if (keyword) {
        FailAt(at, "an argument by place follows one by name");
      }
    }
    comma = Take(",");
    if (!comma) break;
  }
  if (generator != 0 && (count > 1 || comma))
    FailAt(generator, "a generator next to other arguments needs parentheses");
  NeedClose(")");
}

void Recogniser::Comprehension() {
  while (Is("for") || (Is("async") && Is("for", 1))) {
    Take("async");
    ++at_;
    Targets();
    Need("in");
    Or();
    while (Take("if")) ConditionOfComprehension();
  }
}

Expression Recogniser::Atom() {
  const Deeper deeper(*this);
  switch (Kind()) {
    case TokenKind::kNumber:
      ++at_;
      return {Expression::kOther, "a literal"};
    case TokenKind::kString:
      while (Kind() == TokenKind::kString) ++at_;
      return {Expression::kOther, "a literal"};
    case TokenKind::kName:
      if (IsName()) {
        ++at_;
        return {Expression::kName, "a name"};
      }
      for (const char* word : {"None", "True", "False"}) {
        if (Take(word)) return {Expression::kOther, word};
      }
      Fail();
    case TokenKind::kOperator:
      if (Take("(")) return Round();
      if (Take("[")) return Square();
      if (Take("{")) return Curly();
      if (Take("...")) return {Expression::kOther, "an ellipsis"};
      Fail();
    default:
      Fail();
  }
}

Expression Recogniser::Round() {
  if (Take(")")) return {Expression::kSequence, "a tuple"};
  if (Is("yield")) {
    Yield();
    NeedClose(")");
    return {};
  }
  const std::size_t at = at_;
  const Expression first = Starred(true);
  if (Is("for") || (Is("async") && Is("for", 1))) {
    Comprehension();
    NeedClose(")");
    return {Expression::kOther, "a generator"};
  }
  if (!Is(",")) {
    if (tokens_[at].kind == TokenKind::kOperator && text_[tokens_[at].begin] == '*')
      FailAt(at, "a starred expression is alone in parentheses");
    NeedClose(")");
    return first;
  }
  const bool targets = Rest(first, ")");
  return {targets ? Expression::kSequence : Expression::kOther, targets ? "a tuple" : "an expression"};
}

// From after the first element of a display to after the bracket. Returns whether all are targets.
bool Recogniser::Rest(const Expression& first, std::string_view close) {
  bool targets = first.IsTarget() || first.form == Expression::kStarred;
  while (Take(",")) {
    if (Is(close)) break;
    const Expression next = Starred(true);
    targets &= next.IsTarget() || next.form == Expression::kStarred;
  }
  NeedClose(close);
  return targets;
}

Expression Recogniser::Square() {
  if (Take("]")) return {Expression::kSequence, "a list"};
  const Expression first = Starred(true);
  if (Is("for") || (Is("async") && Is("for", 1))) {
    Comprehension();
    NeedClose("]");
    return {Expression::kOther, "a list"};
  }
  const bool targets = Rest(first, "]");
  return {targets ? Expression::kSequence : Expression::kOther, "a list"};
}

Expression Recogniser::Curly() {
  const Expression made{Expression::kOther, "a dictionary or set"};
  if (Take("}")) return made;
  bool dict = false, set = false;
  while (!Is("}")) {
    if (Take("**")) {
      if (set) Fail();
      dict = true;
      BitOr();
    } else {
      Starred(true);
      if (Is(":") && set) Fail();
      if (!set && Take(":")) {
        dict = true;
        Expr();
      } else if (dict) {
        Fail("a key of the dictionary has no value");
      } else {
        set = true;
      }
    }
    if (Is("for") || (Is("async") && Is("for", 1))) {
      Comprehension();
      break;
    }
    if (!Take(",")) break;
  }
  NeedClose("}");
  return made;
}

}  // namespace assay::harness
