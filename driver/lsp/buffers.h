// What the buffers of a kernel take of its core's memory, in the protocol's terms: beside the code, and where the mouse
// rests on a call that sets one up.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "driver/lsp/document.h"

namespace assay {

// Inlay hints of a range: bytes behind each call, the sum behind each kernel's name, and for which shapes it is proved.
// `run`: what a run of the same texts said, with its trace: sizes that a launch decides are those of the run; null =
// none. `range`: null = the whole document.
nlohmann::json LspInlayHints(const LspDocument& document, const nlohmann::json& report, const nlohmann::json& run,
                             const nlohmann::json& range, PositionUnit unit);

// Markdown about the call that the byte is in; empty where it is in none.
std::string LspBufferHover(const LspDocument& document, const nlohmann::json& report, const nlohmann::json& run,
                           std::size_t byte);

}  // namespace assay
