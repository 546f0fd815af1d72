// The hover text at a place of a document.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>

#include "driver/lsp/document.h"
#include "driver/lsp/offer.h"
#include "driver/services.h"

namespace assay {

// The answer to `textDocument/hover`: the bytes of buffers that are set up at `byte`, the pages of the rules that found
// something there, or else the documentation of the device API's name. `run` is the report of the text's last run
// (LspBufferHover). Null where there is nothing.
nlohmann::json LspHover(const LspDocument& document, const nlohmann::json& report, const nlohmann::json& run,
                        std::size_t byte, const LspPages& pages, const Services& services);

}  // namespace assay
