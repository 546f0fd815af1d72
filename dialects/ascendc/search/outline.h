// The outline of a C++ file as the repair search sees it: statements, functions, calls and variables, derived from
// tokens. A misreading costs a candidate that the check rejects, but never makes a wrong repair.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/cpp-tokens.h"

namespace assay::search {

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

// Tokens from `first` to `last`, both inclusive.
struct Span {
  std::size_t first = 0;
  std::size_t last = 0;
  bool Holds(std::size_t token) const { return first <= token && token <= last; }
};

struct Call {
  std::size_t name = 0;   // token
  std::size_t first = 0;  // of the whole expression: receiver or namespace in front of the name
  std::size_t open = 0;   // the parenthesis
  std::size_t close = 0;
  std::string receiver;  // "inQueue" of `inQueue.EnQue(x)`; empty if there is none
  std::vector<Span> arguments;
  std::size_t statement = kNone;  // the statement that is this call alone
};

struct Statement {
  Span span;                     // with its semicolon
  std::size_t function = kNone;  // index of the function whose body contains it
  std::size_t block = kNone;     // token of the brace that opens its block
};

struct Function {
  std::string name;
  Span parameters;  // the parentheses
  Span body;        // the braces
};

struct Variable {
  std::string name;
  std::string type;              // as written, without qualifiers: "uint32_t", "LocalTensor<float>"
  std::size_t token = 0;         // its name where it is declared
  std::size_t function = kNone;  // kNone: a member, a global or a field
  bool set = false;              // has a value from its declaration on
  bool field = false;            // of a tiling structure
};

// A `for`, `while` or `if` with its parentheses; `parts` are separated by semicolons.
struct Control {
  std::size_t keyword = 0;
  Span head;
  std::vector<Span> parts;
  Span body;  // the braces, or the one statement
};

class Outline {
 public:
  explicit Outline(std::string_view text);

  const source::CppTokens& tokens() const { return tokens_; }
  std::string_view At(std::size_t token) const { return token < tokens_.size() ? tokens_.At(token) : ""; }
  std::string Text(const Span& span) const { return tokens_.Slice(span.first, span.last); }
  std::uint32_t Begin(std::size_t token) const { return tokens_.tokens()[token].begin; }
  std::uint32_t End(std::size_t token) const { return tokens_.tokens()[token].end; }

  const std::vector<Statement>& statements() const { return statements_; }
  const std::vector<Function>& functions() const { return functions_; }
  const std::vector<Call>& calls() const { return calls_; }
  const std::vector<Variable>& variables() const { return variables_; }
  const std::vector<Control>& controls() const { return controls_; }

  std::size_t FunctionAt(std::size_t token) const;   // kNone outside of all bodies
  std::size_t StatementAt(std::size_t token) const;  // kNone where none holds it
  const Call* CallNamed(std::size_t token) const;    // the call with its name there
  // The variable that a name in a function refers to; null if unknown.
  const Variable* Find(std::string_view name, std::size_t function) const;
  // Variables visible at a token: those declared before it in its function, and global ones.
  std::vector<const Variable*> Visible(std::size_t token) const;
  // Whether the angle bracket at a token belongs to a template argument list.
  bool IsTemplateMark(std::size_t token) const;
  // The indentation of the line that contains a token.
  std::string IndentOf(std::size_t token) const;

 private:
  void ReadBlock(std::size_t from, std::size_t end, std::size_t block);
  std::size_t ReadStatement(std::size_t at, std::size_t end, std::size_t block);
  std::size_t ReadHead(std::size_t at, std::size_t end);
  std::size_t AfterLine(std::size_t at) const;
  void ReadCalls();
  void ReadDeclarations();
  void ReadDeclaration(const Span& span, std::size_t function, bool parameter);
  std::size_t ReadType(std::size_t at, std::size_t end, std::string& type) const;

  source::CppTokens tokens_;
  std::vector<Statement> statements_;
  std::vector<Function> functions_;
  std::vector<Call> calls_;
  std::vector<Variable> variables_;
  std::vector<Control> controls_;
  std::vector<std::size_t> function_of_;  // by token
};

// The text between two brackets, split at its commas.
std::vector<Span> SplitAt(const source::CppTokens& tokens, std::size_t first, std::size_t end, std::string_view mark);

}  // namespace assay::search
