// Code as a stream of tokens, for distinguishing different code from code that only looks different.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay {

// Tokens one blank apart, without comments.
std::string NormalTokens(std::string_view code);
// The same as a list.
std::vector<std::string> CodeTokens(std::string_view code);
// The list with every number as N and every name that the text itself declares as i: nearly equal for code that differs
// in names, sizes and a few lines. Names of the API stay, so that two operators are not taken for one.
std::vector<std::string> NearTokens(std::string_view code);
// Words, numbers and single marks. Not the count of any model's tokenizer.
std::size_t CountTokens(std::string_view text);

}  // namespace assay
