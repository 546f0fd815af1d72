// A recogniser of Python's grammar by recursive descent. It lets nothing through that CPython refuses for its form,
// apart from details of patterns and type parameters.
#include "reference/python/grammar.h"

#include <algorithm>
#include <array>

namespace assay::harness {
namespace {

constexpr int kMostDepth = 3000;

// What an expression is, as far as assigning to it and deleting it go.
struct Expression {
  enum Form { kName, kPlace, kSequence, kStarred, kOther };  // kPlace: x.a, x[i]; kSequence: of targets only
  Form form = kOther;
  const char* what = "an expression";
  bool bare_generator = false;

  bool IsTarget() const { return form == kName || form == kPlace || form == kSequence; }
  bool IsSingle() const { return form == kName || form == kPlace; }
};

constexpr std::array<std::string_view, 35> kKeywords = {
    "False",  "None",     "True", "and",    "as",   "assert",  "async",  "await",  "break", "class",  "continue", "def",
    "del",    "elif",     "else", "except", "for",  "finally", "from",   "global", "if",    "import", "in",       "is",
    "lambda", "nonlocal", "not",  "or",     "pass", "raise",   "return", "try",    "while", "with",   "yield"};

struct Halt {};

class Recogniser {
 public:
  Recogniser(std::string_view text, const PythonTokens& tokens) : text_(text), all_(tokens), tokens_(tokens.tokens) {}

  std::optional<GrammarProblem> Module() {
    return Guarded([&] {
      while (Kind() != TokenKind::kEnd) Statement();
    });
  }

  std::optional<GrammarProblem> Field() {
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

 private:
  template <class F>
  std::optional<GrammarProblem> Guarded(F f) {
    try {
      f();
    } catch (const Halt&) {
      return problem_;
    }
    return std::nullopt;
  }

  // Tokens.
  TokenKind Kind(std::size_t ahead = 0) const { return tokens_[std::min(at_ + ahead, tokens_.size() - 1)].kind; }
  std::string_view Text(std::size_t ahead = 0) const {
    const PythonToken& t = tokens_[std::min(at_ + ahead, tokens_.size() - 1)];
    return text_.substr(t.begin, t.end - t.begin);
  }
  bool Is(std::string_view word, std::size_t ahead = 0) const {
    const TokenKind kind = Kind(ahead);
    return (kind == TokenKind::kName || kind == TokenKind::kOperator) && Text(ahead) == word;
  }
  bool Take(std::string_view word) {
    if (!Is(word)) return false;
    ++at_;
    return true;
  }
  void Need(std::string_view word, const char* what = "") {
    if (!Take(word)) Fail(what);
  }
  bool IsName(std::size_t ahead = 0) const {
    return Kind(ahead) == TokenKind::kName &&
           std::find(kKeywords.begin(), kKeywords.end(), Text(ahead)) == kKeywords.end();
  }
  void NeedName() {
    if (!IsName()) Fail();
    ++at_;
  }
  [[noreturn]] void Fail(std::string what = "") { FailAt(at_, std::move(what)); }
  [[noreturn]] void FailAt(std::size_t token, std::string what, int line = 0) {
    token = std::min(token, tokens_.size() - 1);
    // What the tokenizer refuses comes first: nothing behind it is known.
    if (tokens_[token].kind == TokenKind::kError) {
      problem_ = {token, all_.error, all_.error_line};
    } else {
      problem_ = {token, std::move(what), line};
    }
    throw Halt{};
  }

  struct Deeper {
    explicit Deeper(Recogniser& r) : recogniser(r) {
      if (++r.depth_ > kMostDepth) r.Fail("the code nests too deeply");
    }
    ~Deeper() { --recogniser.depth_; }
    Recogniser& recogniser;
  };

  // Statements.
  void Statement() {
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

  bool Compound() {
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

  void Async() {
    ++at_;
    if (Is("def")) return Function(true);
    if (!Is("for") && !Is("with")) Fail();
    if (!in_async_) Fail("`async` stands outside of an asynchronous function");
    Is("for") ? For() : With();
  }

  void Decorated() {
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

  void Block() {
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

  void LoopBlock() {
    const bool before = std::exchange(in_loop_, true);
    Block();
    in_loop_ = before;
  }

  void Else() {
    if (Take("else")) Block();
  }

  void If() {
    ++at_;
    NamedExpression();
    Block();
    while (Take("elif")) {
      NamedExpression();
      Block();
    }
    Else();
  }

  void While() {
    ++at_;
    NamedExpression();
    LoopBlock();
    Else();
  }

  void For() {
    ++at_;
    Targets();
    Need("in");
    Expressions(true);
    LoopBlock();
    Else();
  }

  void Try() {
    ++at_;
    Block();
    bool handled = false;
    while (Take("except")) {
      handled = true;
      Take("*");
      if (!Is(":")) {
        Expr();
        if (Is(",")) Fail("several exceptions stand in parentheses");
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

  void With() {
    ++at_;
    const std::size_t before = at_;
    if (Is("(") && ParenthesizedItems()) return Block();
    at_ = before;
    do Item();
    while (Take(","));
    Block();
  }

  void Item() {
    Expr();
    if (Take("as")) SingleTarget();
  }

  // with (a as b, c as d):
  bool ParenthesizedItems() {
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

  void SingleTarget() {
    const std::size_t at = at_;
    const Expression target = BitOr();
    if (!target.IsTarget()) CannotAssign(at, target);
  }

  void Function(bool async) {
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

  void TypeParameters() {
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

  void Parameters(std::string_view close, bool annotated) {
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

  void Class() {
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
  bool IsMatch() {
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

  void Match() {
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

  void Simple() {
    const Deeper deeper(*this);
    if (Take("pass")) return;
    if (Is("break") || Is("continue")) {
      if (!in_loop_) Fail("`" + std::string(Text()) + "` stands outside of a loop");
      ++at_;
      return;
    }
    if (Is("return")) {
      if (!in_function_) Fail("`return` stands outside of a function");
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
      if (Is("nonlocal") && !in_function_) Fail("`nonlocal` stands outside of a function");
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

  bool AtEnd() const { return Kind() == TokenKind::kNewline || Kind() == TokenKind::kEnd || Is(";"); }

  void DottedName(bool renamed) {
    NeedName();
    while (Take(".")) NeedName();
    if (renamed && Take("as")) NeedName();
  }

  void From() {
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

  void Delete() {
    do {
      if (AtEnd()) return;
      const std::size_t at = at_;
      const Expression target = BitOr();
      if (!target.IsTarget()) FailAt(at, std::string("`del` cannot delete ") + target.what);
    } while (Take(","));
  }

  void Assignment() {
    const std::size_t at = at_;
    if ((Is("print") || Is("exec")) && (Kind(1) == TokenKind::kString || Kind(1) == TokenKind::kNumber || IsName(1)))
      Fail("`" + std::string(Text()) + "` needs parentheses");
    Expression target = Is("yield") ? Yield() : Expressions(true);
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
      if (target.form == Expression::kStarred) FailAt(begin, "a starred target must stand in a list or tuple");
      if (!target.IsTarget()) CannotAssign(begin, target);
      ++at_;
      begin = at_;
      target = Is("yield") ? Yield() : Expressions(true);
    }
  }

  void Right() {
    if (Is("yield")) {
      Yield();
    } else {
      Expressions(true);
    }
  }

  [[noreturn]] void CannotAssign(std::size_t at, const Expression& target) {
    FailAt(at, std::string("nothing can be assigned to ") + target.what);
  }

  Expression Yield() {
    if (!in_function_) Fail("`yield` stands outside of a function");
    ++at_;
    if (Take("from")) {
      Expr();
    } else if (!AtEnd() && !Is(")") && !Is("=") && !Is("]") && !Is("}")) {
      Expressions(true);
    }
    return {Expression::kOther, "a yield expression"};
  }

  // Targets of `for`, which end at `in`.
  void Targets() {
    if (Is("in")) Fail("the name is missing after `for`");
    do {
      if (Is("in")) return;
      const std::size_t at = at_;
      Take("*");
      const Expression target = BitOr();
      if (!target.IsTarget()) CannotAssign(at, target);
    } while (Take(","));
  }

  // Expressions separated by commas: a tuple where there are several, or a comma at the end.
  bool StartsExpression() const {
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

  Expression Starred(bool named) {
    if (Is("*")) {
      ++at_;
      const Expression inner = BitOr();
      if (!inner.IsTarget()) return {Expression::kOther, "a starred expression"};
      return {Expression::kStarred, "a starred expression"};
    }
    return named ? NamedExpression() : Expr();
  }

  Expression Expressions(bool stars) {
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

  Expression NamedExpression() {
    if (IsName() && Is(":=", 1)) {
      at_ += 2;
      Expr();
      return {Expression::kOther, "a named expression"};
    }
    const Expression e = Expr();
    if (Is(":=")) Fail("`:=` assigns to a name only");
    return e;
  }

  Expression Expr() {
    const Deeper deeper(*this);
    if (Is("lambda")) return Lambda();
    const Expression value = Or();
    if (!Take("if")) return value;
    Or();
    Need("else", "a conditional expression needs `else`");
    Expr();
    return {Expression::kOther, "a conditional expression"};
  }

  Expression Lambda() {
    ++at_;
    Parameters(":", false);
    Need(":");
    const bool function = std::exchange(in_function_, true), asynchronous = std::exchange(in_async_, false);
    Expr();
    in_function_ = function;
    in_async_ = asynchronous;
    return {Expression::kOther, "a lambda"};
  }

  Expression Or() {
    Expression e = And();
    while (Take("or")) {
      And();
      e = {Expression::kOther, "an expression"};
    }
    return e;
  }
  Expression And() {
    Expression e = Not();
    while (Take("and")) {
      Not();
      e = {Expression::kOther, "an expression"};
    }
    return e;
  }
  Expression Not() {
    bool negated = false;
    while (Take("not")) negated = true;
    const Expression e = Comparison();
    return negated ? Expression{} : e;
  }
  Expression Comparison() {
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
  Expression BitOr() {
    Expression e = Factor();
    for (;;) {
      static constexpr std::array kOperators = {"|", "^", "&", "<<", ">>", "+", "-", "*", "/", "//", "%", "@"};
      if (std::none_of(kOperators.begin(), kOperators.end(), [&](const char* op) { return Take(op); })) return e;
      Factor();
      e = {Expression::kOther, "an expression"};
    }
  }
  Expression Factor() {
    const Deeper deeper(*this);
    bool sign = false;
    while (Take("-") || Take("+") || Take("~")) sign = true;
    const Expression e = Power();
    return sign ? Expression{} : e;
  }
  Expression Power() {
    const bool awaits = Is("await");
    if (awaits) {
      if (!in_async_) Fail("`await` stands outside of an asynchronous function");
      ++at_;
    }
    const Expression e = Primary();
    if (!Take("**")) return awaits ? Expression{Expression::kOther, "an await expression"} : e;
    Factor();
    return {};
  }

  Expression Primary() {
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

  void Subscript() {
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

  void NeedClose(std::string_view close) {
    if (Take(close)) return;
    // Two expressions in a row.
    if (StartsExpression() && Kind() != TokenKind::kError) Fail(std::string(kPerhapsComma));
    Fail();
  }

  // After the `(`, to after the `)`.
  void Arguments() {
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
      FailAt(generator, "a generator beside other arguments stands in parentheses");
    NeedClose(")");
  }

  void Comprehension() {
    while (Is("for") || (Is("async") && Is("for", 1))) {
      Take("async");
      ++at_;
      Targets();
      Need("in");
      Or();
      while (Take("if")) ConditionOfComprehension();
    }
  }
  void ConditionOfComprehension() {
    if (IsName() && Is(":=", 1)) at_ += 2;
    Or();
  }

  Expression Atom() {
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

  Expression Round() {
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
        FailAt(at, "a starred expression stands alone in parentheses");
      NeedClose(")");
      return first;
    }
    const bool targets = Rest(first, ")");
    return {targets ? Expression::kSequence : Expression::kOther, targets ? "a tuple" : "an expression"};
  }

  // What follows the first element of a display, to after the bracket. Whether all are targets.
  bool Rest(const Expression& first, std::string_view close) {
    bool targets = first.IsTarget() || first.form == Expression::kStarred;
    while (Take(",")) {
      if (Is(close)) break;
      const Expression next = Starred(true);
      targets &= next.IsTarget() || next.form == Expression::kStarred;
    }
    NeedClose(close);
    return targets;
  }

  Expression Square() {
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

  Expression Curly() {
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

  std::string_view text_;
  const PythonTokens& all_;
  const std::vector<PythonToken>& tokens_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool in_loop_ = false, in_function_ = false, in_async_ = false;
  GrammarProblem problem_;
};

}  // namespace

std::optional<GrammarProblem> CheckGrammar(std::string_view text, const PythonTokens& tokens, bool expression) {
  Recogniser recogniser(text, tokens);
  return expression ? recogniser.Field() : recogniser.Module();
}

}  // namespace assay::harness
