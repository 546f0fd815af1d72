// Findings of a report, as docs/formats/report.md has them, in the protocol's terms.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "driver/lsp-document.h"

namespace assay {

// An open document and what is known of it.
struct LspDocument {
  std::string uri;
  std::string path;
  nlohmann::json version;
  LspText text{""};
  bool dirty = true;         // changed since `report`
  nlohmann::json report;     // the JSON document of the lint; null before the first one
  nlohmann::json rechecked;  // the same with every fix tried; null until somebody asks for fixes
};

// The diagnostics of document.report. What a finding says of another file stands at the first line.
nlohmann::json LspDiagnostics(const LspDocument& document, PositionUnit unit);

// Actions for a range: fixes of document.rechecked that held when they were tried, and, in source files, a comment that
// accepts the finding. `only`: kinds asked for, an array; null = all.
nlohmann::json LspActions(const LspDocument& document, const nlohmann::json& range, const nlohmann::json& only,
                          PositionUnit unit);

// Findings whose range holds the byte, in the report's order.
std::vector<const nlohmann::json*> FindingsAt(const LspDocument& document, std::size_t byte);

}  // namespace assay
