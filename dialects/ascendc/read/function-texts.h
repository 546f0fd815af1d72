// Functions of a file as tokens, for readers of text that does not compile here.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/source-range.h"
#include "analyzer/source/cpp-tokens.h"

namespace assay::ascendc {

// A function with its body; indices of tokens. A lambda belongs to the function around it.
struct FunctionText {
  std::string name;
  std::string owner;       // the class before `::`; empty if there is none
  std::size_t params = 0;  // the bracket that opens them
  std::size_t params_end = 0;
  std::size_t open = 0;  // the brace
  std::size_t close = 0;
};

// One file's tokens and functions.
class FileText {
 public:
  FileText(std::string_view text, int file);

  const source::CppTokens& code() const { return code_; }
  std::string_view At(std::size_t i) const { return i < code_.size() ? code_.At(i) : std::string_view(); }
  const std::vector<FunctionText>& functions() const { return functions_; }
  SourceRange Range(std::size_t first, std::size_t last) const;
  // Tokens of [first, end) run together, without casts by name and `this->`.
  std::string Joined(std::size_t first, std::size_t end) const;
  // The same without round brackets.
  std::string Bare(std::size_t first, std::size_t end) const;
  // The opening bracket of the one that closes at `token`.
  std::optional<std::size_t> Opener(std::size_t token) const;
  // The first token of `mark` from `from` on that is outside brackets opened since; `end` if there is none.
  std::size_t Next(std::size_t from, std::size_t end, std::string_view mark) const;
  // Names of the function's parameters, in order.
  std::vector<std::string> Parameters(const FunctionText& function) const;
  // Whether the token is a name that begins its expression, not a member of another object.
  bool IsOwnName(std::size_t i, std::string_view name) const;

 private:
  source::CppTokens code_;
  int file_;
  std::vector<std::optional<std::size_t>> openers_;
  std::vector<FunctionText> functions_;
};

// Names joined by `.`, `->` and `::` and nothing else.
bool IsChain(std::string_view joined);

}  // namespace assay::ascendc
