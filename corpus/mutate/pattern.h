// Patterns over C++ code: text with holes, matched token by token against a source and written out again. Layout and
// comments do not matter, brackets always balance.
//
//   $x       an expression or type: anything balanced up to the next comma, semicolon or closing bracket
//   $x:id    one identifier        $x:num   one number        $x:str   one string literal
//   $x:any   anything balanced, commas and semicolons too, or nothing
//   set_$x:id  an identifier that begins so; the hole is its rest
//   ^        at the front: only where a statement begins
//
// A placeholder used twice must match the same text. `$type` is the element type of the source's first local
// tensor.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/cpp-tokens.h"

namespace assay::mutators {

class Source : public source::CppTokens {
 public:
  using CppTokens::CppTokens;
  // Element type of the first local tensor, `float` where there is none.
  std::string ElementType() const;
};

using Holes = std::map<std::string, std::string, std::less<>>;

struct Match {
  std::size_t first = 0;  // tokens
  std::size_t last = 0;   // inclusive
  Holes holes;
};

class Pattern {
 public:
  explicit Pattern(std::string_view text);
  // The shortest match that begins at the token, consistent with the holes that are filled already.
  std::optional<Match> MatchAt(const Source& source, std::size_t token, const Holes& known = {}) const;

 private:
  struct Part {
    enum class Kind { kWord, kExpression, kIdentifier, kNumber, kString, kAny } kind = Kind::kWord;
    std::string word;  // the token itself, or what a hole's identifier begins with
    std::string hole;
  };
  bool Continue(const Source& source, std::size_t part, std::size_t token, Match& match) const;
  bool Fill(const Source& source, std::size_t part, std::size_t first, std::size_t end, Match& match) const;

  bool statement_ = false;
  std::vector<Part> parts_;
};

// `form` with its holes filled in. A line break gets `indent` behind it. `$x~` writes a number with a fraction with two
// of its digits.
std::string Render(std::string_view form, const Holes& holes, std::string_view indent);

}  // namespace assay::mutators
