// Whether tokens form a Python module, by Python's grammar and the additional checks of its compiler. Internal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "reference/python/tokens.h"

namespace assay::harness {

struct GrammarProblem {
  std::size_t token = 0;  // of the tokens
  std::string what;       // empty: the token is not allowed here
  int line = 0;           // to name, where it is not the token's
};

// Two expressions in a row: the error may be before them.
inline constexpr std::string_view kPerhapsComma = "perhaps a comma is missing";

// An `expression` is the text between the braces of an f-string.
std::optional<GrammarProblem> CheckGrammar(std::string_view text, const PythonTokens& tokens, bool expression);

}  // namespace assay::harness
