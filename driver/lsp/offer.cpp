// See offer.h.
#include "driver/lsp/offer.h"

#include <algorithm>
#include <filesystem>

#include "driver/lsp/document.h"

namespace assay {

using Json = nlohmann::json;

const std::vector<std::string>& LspCommands() {
  static const std::vector<std::string> kCommands = {"assay.showReport", "assay.showCounterexample",
                                                     "assay.checkFully", "assay.simulate",
                                                     "assay.prove",      "assay.explain",
                                                     "assay.restart"};
  return kCommands;
}

Json LspCapabilities(bool utf8) {
  constexpr int kIncremental = 2;
  return {{"positionEncoding", utf8 ? "utf-8" : "utf-16"},
          {"textDocumentSync", {{"openClose", true}, {"change", kIncremental}, {"save", {{"includeText", false}}}}},
          {"hoverProvider", true},
          {"inlayHintProvider", true},
          {"diagnosticProvider",
           {{"identifier", "assay"}, {"interFileDependencies", true}, {"workspaceDiagnostics", true}}},
          {"codeActionProvider",
           {{"codeActionKinds", {"quickfix", "quickfix.suppress", kFixAllKind}}, {"resolveProvider", true}}},
          {"executeCommandProvider", {{"commands", LspCommands()}}},
          {"workspace", {{"workspaceFolders", {{"supported", true}, {"changeNotifications", true}}}}}};
}

LspAnalysis AnalysisOf(const std::string& command) {
  if (command == "assay.simulate") return LspAnalysis::kSimulate;
  if (command == "assay.prove") return LspAnalysis::kProve;
  return command == "assay.checkFully" ? LspAnalysis::kFull : LspAnalysis::kLint;
}

Json LspFixAllAction(const std::string& uri) {
  return {{"title", "assay: make all safe fixes"}, {"kind", kFixAllKind}, {"data", {{"textDocument", {{"uri", uri}}}}}};
}

Json LspWatchedFiles() {
  const Json watchers = Json::array({{{"globPattern", "**/assay.toml"}}});
  const Json registration = {{"id", "assay-config"},
                             {"method", "workspace/didChangeWatchedFiles"},
                             {"registerOptions", {{"watchers", watchers}}}};
  return {{"registrations", Json::array({registration})}};
}

std::string LspPages::Page(const std::string& name) const {
  const auto rule = std::find_if(rules_.begin(), rules_.end(), [&](const RuleEntry& one) { return one.name == name; });
  return rule == rules_.end() ? "`" + name + "`" : rule->page;
}

std::string LspPages::Uri(const std::string& rule) {
  const auto [found, added] = uris_.try_emplace(rule);
  std::error_code failed;
  const std::string path = folder_ + rule + ".md";
  if (added && std::filesystem::is_regular_file(path, failed)) found->second = UriOfPath(path);
  return found->second;
}

}  // namespace assay
