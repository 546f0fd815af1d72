// Python string literals to text and back, with every byte's way back kept.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/source/project.h"

namespace assay::source {

// Decodes the inside of a literal, container bytes [begin, end), onto the end of text and map. `raw`: taken as it
// stands. An escape Python does not know keeps its backslash; \N{...} is left as written.
void AppendPythonText(std::string_view container, std::uint32_t begin, std::uint32_t end, bool raw, std::string& text,
                      OffsetMap& map);

// Spells text for the inside of a literal of this kind.
std::string EncodePythonText(std::string_view text, VirtualFile::Quoting quoting);

}  // namespace assay::source
