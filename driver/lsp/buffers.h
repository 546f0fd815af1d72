// The memory that a kernel's buffers take, in the protocol's terms: as inlay hints, and as hover text of a call that
// sets one up.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "driver/lsp/document.h"

namespace assay {

// Inlay hints of a range: bytes after each call, the sum after each kernel's name, and for which shapes it is proved.
// `run`: the report of a run of the same texts, with its trace, which gives the launch-dependent sizes; null = none.
// `range`: null = the whole document.
nlohmann::json LspInlayHints(const LspDocument& document, const nlohmann::json& report, const nlohmann::json& run,
                             const nlohmann::json& range, PositionUnit unit);

// Markdown about the call that contains the byte; empty if there is none.
std::string LspBufferHover(const LspDocument& document, const nlohmann::json& report, const nlohmann::json& run,
                           std::size_t byte);

}  // namespace assay
