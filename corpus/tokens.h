// Code as a stream of tokens, for telling equal code apart from code that only looks different.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay {

// Tokens one blank apart, without comments.
std::string NormalTokens(std::string_view code);
// The same with every identifier numbered by first appearance and every number as N: equal for code that differs in
// names and sizes only.
std::string ShapeTokens(std::string_view code);
// Words, numbers and single marks. Not the count of any model's tokenizer.
std::size_t CountTokens(std::string_view text);

}  // namespace assay
