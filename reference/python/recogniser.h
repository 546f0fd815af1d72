// A recogniser of Python's grammar by recursive descent. It rejects everything that CPython rejects for its form,
// apart from details of patterns and type parameters. Internal to grammar.h.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "reference/python/grammar.h"

namespace assay::harness {

inline constexpr int kMostDepth = 3000;

// The kind of an expression, as far as assigning to it and deleting it are concerned.
struct Expression {
  enum Form { kName, kPlace, kSequence, kStarred, kOther };  // kPlace: x.a, x[i]; kSequence: of targets only
  Form form = kOther;
  const char* what = "an expression";
  bool bare_generator = false;

  bool IsTarget() const { return form == kName || form == kPlace || form == kSequence; }
  bool IsSingle() const { return form == kName || form == kPlace; }
};

inline constexpr std::array<std::string_view, 35> kKeywords = {
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

  std::optional<GrammarProblem> Field();

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
  [[noreturn]] void FailAt(std::size_t token, std::string what, int line = 0);
  struct Deeper {
    explicit Deeper(Recogniser& r) : recogniser(r) {
      if (++r.depth_ > kMostDepth) r.Fail("the code nests too deeply");
    }
    ~Deeper() { --recogniser.depth_; }
    Recogniser& recogniser;
  };

  void Statement();
  bool Compound();
  void Async() {
    ++at_;
    if (Is("def")) return Function(true);
    if (!Is("for") && !Is("with")) Fail();
    if (!in_async_) Fail("`async` is outside of an asynchronous function");
    Is("for") ? For() : With();
  }

  void Decorated();
  void Block();
  void LoopBlock() {
    const bool before = std::exchange(in_loop_, true);
    Block();
    in_loop_ = before;
  }

  void Else() {
    if (Take("else")) Block();
  }

  void If();
  void While() {
    ++at_;
    NamedExpression();
    LoopBlock();
    Else();
  }

  void For();
  void Try();
  void With();
  void Item() {
    Expr();
    if (Take("as")) SingleTarget();
  }

  bool ParenthesizedItems();
  void SingleTarget() {
    const std::size_t at = at_;
    const Expression target = BitOr();
    if (!target.IsTarget()) CannotAssign(at, target);
  }

  void Function(bool async);
  void TypeParameters();
  void Parameters(std::string_view close, bool annotated);
  void Class();
  bool IsMatch();
  void Match();
  void Simple();
  bool AtEnd() const { return Kind() == TokenKind::kNewline || Kind() == TokenKind::kEnd || Is(";"); }

  void DottedName(bool renamed) {
    NeedName();
    while (Take(".")) NeedName();
    if (renamed && Take("as")) NeedName();
  }

  void From();
  void Delete();
  void Assignment();
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

  Expression Yield();
  void Targets();
  bool StartsExpression() const;
  Expression Starred(bool named);
  Expression Expressions(bool stars);
  Expression NamedExpression();
  Expression Expr();
  Expression Lambda();
  Expression Or();
  Expression And();
  Expression Not() {
    bool negated = false;
    while (Take("not")) negated = true;
    const Expression e = Comparison();
    return negated ? Expression{} : e;
  }
  Expression Comparison();
  Expression BitOr();
  Expression Factor() {
    const Deeper deeper(*this);
    bool sign = false;
    while (Take("-") || Take("+") || Take("~")) sign = true;
    const Expression e = Power();
    return sign ? Expression{} : e;
  }
  Expression Power();
  Expression Primary();
  void Subscript();
  void NeedClose(std::string_view close) {
    if (Take(close)) return;
    // Two expressions in a row.
    if (StartsExpression() && Kind() != TokenKind::kError) Fail(std::string(kPerhapsComma));
    Fail();
  }

  void Arguments();
  void Comprehension();
  void ConditionOfComprehension() {
    if (IsName() && Is(":=", 1)) at_ += 2;
    Or();
  }

  Expression Atom();
  Expression Round();
  bool Rest(const Expression& first, std::string_view close);
  Expression Square();
  Expression Curly();
  std::string_view text_;
  const PythonTokens& all_;
  const std::vector<PythonToken>& tokens_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool in_loop_ = false, in_function_ = false, in_async_ = false;
  GrammarProblem problem_;
};

}  // namespace assay::harness
