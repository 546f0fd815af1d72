// The server's capabilities, and the pages of rules that it shows.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "driver/lsp/work.h"
#include "driver/services.h"

namespace assay {

inline constexpr std::string_view kFixAllKind = "source.fixAll.assay";

const std::vector<std::string>& LspCommands();
nlohmann::json LspCapabilities(bool utf8);
// The analysis that a command which shows a report waits for.
LspAnalysis AnalysisOf(const std::string& command);
// The action that makes all safe fixes of a document, its edit still to be resolved.
nlohmann::json LspFixAllAction(const std::string& uri);
// Parameters of the request to watch the files of configurations.
nlohmann::json LspWatchedFiles();

class LspPages {
 public:
  // `folder`: where pages lie as FAMILY/RULE.md. The rules outlive this.
  LspPages(const std::vector<RuleEntry>& rules, std::string folder) : rules_(rules), folder_(std::move(folder)) {}

  // Markdown.
  std::string Page(const std::string& rule) const;
  // Empty where the page was not installed.
  std::string Uri(const std::string& rule);

 private:
  const std::vector<RuleEntry>& rules_;
  std::string folder_;
  std::map<std::string, std::string> uris_;
};

}  // namespace assay
