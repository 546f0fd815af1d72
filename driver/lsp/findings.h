// Findings of a report, as docs/formats/report.md has them, in the protocol's terms.
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "driver/lsp/document.h"
#include "driver/services.h"

namespace assay {

// Texts of the files that a report mentions: open documents, else the files on disk. For one answer.
class LspFiles {
 public:
  LspFiles(const std::map<std::string, LspDocument>& open, PositionUnit unit) : open_(open), unit_(unit) {}

  // Null where there is no such file.
  const LspDocument* At(const std::string& path);
  PositionUnit unit() const { return unit_; }

 private:
  const std::map<std::string, LspDocument>& open_;
  PositionUnit unit_;
  std::map<std::string, LspDocument> read_;
};

// Additions of the client and the program to a diagnostic.
struct LspDiagnosticOptions {
  std::function<std::string(const std::string& rule)> href;  // of the rule's page; empty: none
};

// The diagnostics of a report for one file. A finding in another file is shown at the first line if the document is
// analysed by itself, and in that file if it is part of a folder.
nlohmann::json LspDiagnostics(const LspDocument& document, const nlohmann::json& report, LspFiles& files,
                              const LspDiagnosticOptions& options);

// Paths of the report's findings and labels.
std::vector<std::string> PathsOf(const nlohmann::json& report);

// Actions for a range: fixes of the report that held when they were tried, and, in source files, a comment that accepts
// the finding. `only`: kinds asked for, an array; null = all.
nlohmann::json LspActions(const LspDocument& document, const nlohmann::json& report, const nlohmann::json& range,
                          const nlohmann::json& only, LspFiles& files, const LspDiagnosticOptions& options);

// Whether a kind of action is asked for.
bool IsActionWanted(const nlohmann::json& only, const std::string& kind);

// The workspace edit that gives files new texts: one change per file, limited to the difference. Null if there is none.
nlohmann::json LspEditOfTexts(const nlohmann::json& texts, LspFiles& files);

// Findings whose range holds the byte, in the report's order.
std::vector<const nlohmann::json*> FindingsAt(const LspDocument& document, const nlohmann::json& report,
                                              std::size_t byte);
// The finding with this fingerprint; null: none.
const nlohmann::json* FindingOf(const nlohmann::json& report, const std::string& fingerprint);

// How a finding arises, as {"markdown", "values"}: its labels in order, and the values that cause it. Null
// where the report has no such finding.
nlohmann::json LspCounterexample(const nlohmann::json& report, const std::string& fingerprint);

// A report as one page of HTML.
std::string LspReportPage(const nlohmann::json& report, const std::vector<RuleEntry>& rules, LspFiles& files);

}  // namespace assay
