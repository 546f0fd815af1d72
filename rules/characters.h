// What a character can be part of.
#pragma once

#include <cctype>

namespace assay::rules {

// Of a name or a number.
inline bool IsWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

}  // namespace assay::rules
