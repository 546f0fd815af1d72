// C++ code as tokens with their places, for code that changes or compares text without parsing it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::source {

struct Token {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

// Words, numbers, literals and marks of a text without comments. `<<` and `>>` are two tokens each: they close
// templates.
std::vector<Token> TokensOf(std::string_view code);

bool OpensBracket(std::string_view token);
bool ClosesBracket(std::string_view token);
// A word that does not begin with a digit.
bool IsName(std::string_view token);

// A text and its tokens. Comments are not tokens; brackets know their partners.
class CppTokens {
 public:
  explicit CppTokens(std::string_view text);

  const std::string& text() const { return text_; }
  const std::vector<Token>& tokens() const { return tokens_; }
  std::size_t size() const { return tokens_.size(); }
  std::string_view At(std::size_t token) const;
  // The text from one token's begin to another's end, both inclusive.
  std::string Slice(std::size_t first, std::size_t last) const;
  // Index of the bracket that closes the one at `token`; no value if it opens none, or is never closed.
  std::optional<std::size_t> Closer(std::size_t token) const;

 private:
  std::string text_;
  std::string code_;  // the same with comments blanked
  std::vector<Token> tokens_;
  std::map<std::size_t, std::size_t> closers_;
};

}  // namespace assay::source
