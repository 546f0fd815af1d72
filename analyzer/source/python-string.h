// Python string literals to text, with a map back for every byte. (SpellFor in analyzer/report is the inverse.)
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/source/project.h"

namespace assay::source {

// Decodes the inside of a literal, container bytes [begin, end), onto the end of text and map. `raw`: taken
// literally. An escape that Python does not know keeps its backslash; \N{...} is left as written.
void AppendPythonText(std::string_view container, std::uint32_t begin, std::uint32_t end, bool raw, std::string& text,
                      OffsetMap& map);
// The same for the inside of a literal, for callers that do not need the way back.
std::string PythonText(std::string_view inside);

}  // namespace assay::source
