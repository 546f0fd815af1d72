// Types as a user writes them, instead of the compiler's spelling.
#pragma once

#include <string>

namespace assay::rules {

// In a type or a sentence: `__attribute__((address_space(1))) unsigned char *` -> `__gm__ uint8_t*`, _Float16 -> half.
// What a name of the vendor's or the language's own stands for ("aka ...") goes; what the user's own does stays.
std::string SpellTypes(std::string text);

}  // namespace assay::rules
