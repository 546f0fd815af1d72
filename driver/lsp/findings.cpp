// See findings.h.
#include "driver/lsp/findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>

#include "driver/formats/documents.h"

namespace assay {
namespace {

using Json = nlohmann::json;

bool IsHere(const LspDocument& document, const Json& finding) { return finding.value("path", "") == document.path; }

std::size_t FindingByte(const Json& finding, const char* end) { return finding.at(end).value("byte", std::size_t{0}); }

Json RangeOf(const LspText& text, std::size_t begin, std::size_t end, PositionUnit unit) {
  return {{"start", text.PositionOf(begin, unit)}, {"end", text.PositionOf(std::max(begin, end), unit)}};
}

int SeverityOf(const Json& finding) {
  const std::string word = finding.value("severity", "");
  return word == "error" ? 1 : word == "warning" ? 2 : 3;
}

// How it is known and the notes, below the headline.
std::string MessageOf(const Json& finding) {
  std::string message = finding.value("message", "");
  const std::string evidence = finding.at("evidence").value("text", "");
  if (!evidence.empty()) message += fmt::format("\n{}: {}", finding.value("verdict", ""), evidence);
  for (const Json& note : finding.at("notes")) message += "\nnote: " + note.get<std::string>();
  return message;
}

// A label has a line and a column in bytes.
Json RelatedOf(const Json& finding, LspFiles& files) {
  Json related = Json::array();
  for (const Json& label : finding.at("labels")) {
    const std::size_t line = static_cast<std::size_t>(std::max(1, label.value("line", 1))) - 1;
    const std::size_t column = static_cast<std::size_t>(std::max(1, label.value("col", 1))) - 1;
    const std::string path = label.value("path", "");
    Json position = {{"line", line}, {"character", column}};
    const LspDocument* file = files.At(path);
    if (file != nullptr) position = file->text.PositionOf(file->text.LineStart(line) + column, files.unit());
    related.push_back({{"location",
                        {{"uri", file != nullptr ? file->uri : UriOfPath(path)},
                         {"range", {{"start", position}, {"end", position}}}}},
                       {"message", label.value("text", "")}});
  }
  return related;
}

Json DiagnosticOf(const LspDocument& document, const Json& finding, LspFiles& files,
                  const LspDiagnosticOptions& options) {
  constexpr int kUnnecessary = 1;
  const bool here = IsHere(document, finding);
  const std::string rule = finding.value("rule", "");
  std::string message = MessageOf(finding);
  if (!here) {
    message = fmt::format("{}:{}: {}", finding.value("path", ""), finding.at("start").value("line", 1), message);
  }
  Json diagnostic = {
      {"range", here ? RangeOf(document.text, FindingByte(finding, "start"), FindingByte(finding, "end"), files.unit())
                     : RangeOf(document.text, 0, 0, files.unit())},
      {"severity", SeverityOf(finding)},
      {"source", "assay"},
      {"code", rule},
      {"message", std::move(message)},
      {"data", {{"fingerprint", finding.value("fingerprint", "")}}}};
  Json titles = Json::array();
  for (const Json& fix : finding.at("fixes")) titles.push_back(fix.value("title", ""));
  if (!titles.empty()) diagnostic["data"]["fixes"] = std::move(titles);
  if (const std::string href = options.href ? options.href(rule) : ""; !href.empty())
    diagnostic["codeDescription"] = {{"href", href}};
  if (rule == "suppression/unused") diagnostic["tags"] = {kUnnecessary};
  Json related = RelatedOf(finding, files);
  if (!related.empty()) diagnostic["relatedInformation"] = std::move(related);
  return diagnostic;
}

// No value where a file of the edits cannot be read.
Json EditOf(const Json& edits, LspFiles& files) {
  std::map<std::string, Json> changes;  // by path
  for (const Json& edit : edits) {
    const std::string path = edit.value("path", "");
    const LspDocument* file = files.At(path);
    if (file == nullptr) return nullptr;
    const std::size_t byte = edit.value("byte", std::size_t{0});
    Json& list = changes.try_emplace(path, Json::array()).first->second;
    list.push_back({{"range", RangeOf(file->text, byte, byte + edit.value("remove", std::size_t{0}), files.unit())},
                    {"newText", edit.value("insert", "")}});
  }
  Json documents = Json::array();
  for (auto& [path, list] : changes) {
    const LspDocument* file = files.At(path);
    documents.push_back(
        {{"textDocument", {{"uri", file->uri}, {"version", file->version}}}, {"edits", std::move(list)}});
  }
  return {{"documentChanges", std::move(documents)}};
}

void AddFixes(const LspDocument& document, const Json& finding, LspFiles& files, const LspDiagnosticOptions& options,
              Json& out) {
  for (const Json& fix : finding.at("fixes")) {
    if (!fix.value("verified", false) || fix.at("edits").empty()) continue;
    Json edit = EditOf(fix.at("edits"), files);
    if (edit.is_null()) continue;
    const bool safe = fix.value("safety", "") == "safe";
    out.push_back({{"title", safe ? fix.value("title", "") : fix.value("title", "") + " (a choice of intent)"},
                   {"kind", "quickfix"},
                   {"isPreferred", safe},
                   {"diagnostics", Json::array({DiagnosticOf(document, finding, files, options)})},
                   {"edit", std::move(edit)}});
  }
}

// Comments in a model's reply cannot suppress findings, so the comment is offered only in source files.
bool IsSourceFile(const std::string& path) {
  constexpr std::array<std::string_view, 10> kEnds = {".cpp", ".cc", ".cxx", ".c",  ".cce",
                                                      ".cu",  ".h",  ".hpp", ".hh", ".cuh"};
  const std::string end = std::filesystem::path(path).extension().string();
  return std::find(kEnds.begin(), kEnds.end(), end) != kEnds.end();
}

void AddSuppression(const LspDocument& document, const Json& finding, LspFiles& files,
                    const LspDiagnosticOptions& options, Json& out) {
  if (!IsSourceFile(document.path)) return;
  const std::string& text = document.text.text();
  const std::size_t start = document.text.LineStart(document.text.LineOf(FindingByte(finding, "start")));
  if (start >= 2 && text[start - 2] == '\\') return;  // inside a macro
  const std::size_t code = std::min(text.find_first_not_of(" \t", start), text.size());
  const std::string rule = finding.value("rule", "");
  const Json edits = Json::array(
      {{{"path", document.path},
        {"byte", start},
        {"remove", 0},
        {"insert", fmt::format("{}// assay: ignore[{}] reason\n", text.substr(start, code - start), rule)}}});
  out.push_back({{"title", fmt::format("ignore {} here", rule)},
                 {"kind", "quickfix.suppress"},
                 {"diagnostics", Json::array({DiagnosticOf(document, finding, files, options)})},
                 {"edit", EditOf(edits, files)}});
}

}  // namespace

const LspDocument* LspFiles::At(const std::string& path) {
  for (const auto& [uri, document] : open_) {
    if (document.path == path) return &document;
  }
  const auto found = read_.find(path);
  if (found != read_.end()) return &found->second;
  std::error_code failed;
  constexpr std::uintmax_t kMostBytes = 16u << 20;
  if (!std::filesystem::is_regular_file(path, failed) || std::filesystem::file_size(path, failed) > kMostBytes)
    return nullptr;
  std::ifstream in(path, std::ios::binary);
  if (!in) return nullptr;
  LspDocument document;
  document.uri = UriOfPath(path);
  document.path = path;
  document.text = LspText(std::string(std::istreambuf_iterator<char>(in), {}));
  return &read_.emplace(path, std::move(document)).first->second;
}

bool IsActionWanted(const Json& only, const std::string& kind) {
  if (!only.is_array()) return true;
  return std::any_of(only.begin(), only.end(), [&](const Json& one) {
    return one.is_string() && (one == kind || kind.starts_with(one.get<std::string>() + "."));
  });
}

Json LspDiagnostics(const LspDocument& document, const Json& report, LspFiles& files,
                    const LspDiagnosticOptions& options) {
  Json out = Json::array();
  if (!report.is_object() || !report.contains("findings")) return out;
  for (const Json& finding : report.at("findings")) {
    if (!document.in_folder || IsHere(document, finding))
      out.push_back(DiagnosticOf(document, finding, files, options));
  }
  for (const Json& error : report.at("errors")) {
    out.push_back({{"range", RangeOf(document.text, 0, 0, files.unit())},
                   {"severity", 2},
                   {"source", "assay"},
                   {"message", fmt::format("not analysed: {}", error.value("what", ""))}});
  }
  return out;
}

std::vector<std::string> PathsOf(const Json& report) {
  std::set<std::string> paths;
  if (!report.is_object() || !report.contains("findings")) return {};
  for (const Json& finding : report.at("findings")) paths.insert(finding.value("path", ""));
  return {paths.begin(), paths.end()};
}

Json LspActions(const LspDocument& document, const Json& report, const Json& range, const Json& only, LspFiles& files,
                const LspDiagnosticOptions& options) {
  Json out = Json::array();
  if (!report.is_object() || !report.contains("findings") || !range.is_object()) return out;
  const std::size_t begin = document.text.ByteOf(range.value("start", Json::object()), files.unit());
  const std::size_t end = document.text.ByteOf(range.value("end", Json::object()), files.unit());
  for (const Json& finding : report.at("findings")) {
    if (!IsHere(document, finding) || FindingByte(finding, "start") > end || FindingByte(finding, "end") < begin)
      continue;
    if (IsActionWanted(only, "quickfix")) AddFixes(document, finding, files, options, out);
    if (IsActionWanted(only, "quickfix.suppress")) AddSuppression(document, finding, files, options, out);
  }
  return out;
}

Json LspEditOfTexts(const Json& texts, LspFiles& files) {
  Json edits = Json::array();
  for (const auto& [path, value] : texts.items()) {
    const LspDocument* file = files.At(path);
    if (file == nullptr || !value.is_string()) continue;
    const std::string& before = file->text.text();
    const std::string after = value.get<std::string>();
    std::size_t head = static_cast<std::size_t>(
        std::mismatch(before.begin(), before.end(), after.begin(), after.end()).first - before.begin());
    const std::size_t most = std::min(before.size(), after.size()) - head;
    std::size_t tail = 0;
    while (tail < most && before[before.size() - 1 - tail] == after[after.size() - 1 - tail]) ++tail;
    if (head == before.size() && head == after.size()) continue;
    // Whole characters: positions cannot be inside one.
    const auto inside = [](const std::string& text, std::size_t at) {
      return at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0) == 0x80;
    };
    while (head > 0 && inside(before, head)) --head;
    while (tail > 0 && inside(before, before.size() - tail)) --tail;
    edits.push_back({{"path", path},
                     {"byte", head},
                     {"remove", before.size() - tail - head},
                     {"insert", after.substr(head, after.size() - tail - head)}});
  }
  return edits.empty() ? Json() : EditOf(edits, files);
}

std::vector<const Json*> FindingsAt(const LspDocument& document, const Json& report, std::size_t byte) {
  std::vector<const Json*> out;
  if (!report.is_object() || !report.contains("findings")) return out;
  for (const Json& finding : report.at("findings")) {
    if (IsHere(document, finding) && FindingByte(finding, "start") <= byte && byte <= FindingByte(finding, "end"))
      out.push_back(&finding);
  }
  return out;
}

const Json* FindingOf(const Json& report, const std::string& fingerprint) {
  if (!report.is_object() || !report.contains("findings")) return nullptr;
  for (const Json& finding : report.at("findings")) {
    if (finding.value("fingerprint", "") == fingerprint) return &finding;
  }
  return nullptr;
}

Json LspCounterexample(const Json& report, const std::string& fingerprint) {
  const Json* finding = FindingOf(report, fingerprint);
  if (finding == nullptr) return nullptr;
  std::string text = fmt::format("**{}**: {}\n", TextOf(*finding, "rule"), TextOf(*finding, "message"));
  for (const Json& label : finding->at("labels"))
    text += fmt::format("- line {}: {}\n", label.value("line", 1), TextOf(label, "text"));
  const Json& evidence = finding->at("evidence");
  if (!TextOf(evidence, "text").empty())
    text += fmt::format("\n{}: {}\n", TextOf(*finding, "verdict"), TextOf(evidence, "text"));
  return {{"markdown", text}, {"values", evidence.value("values", Json::object())}};
}

std::string LspReportPage(const Json& report, const std::vector<RuleEntry>& rules, LspFiles& files) {
  RunDocuments run;
  if (report.is_object() && !report.empty()) run.documents.push_back(report);
  run.rules = rules;
  run.text = [&](const std::string& path) -> std::optional<std::string> {
    const LspDocument* file = files.At(path);
    return file == nullptr ? std::nullopt : std::optional(file->text.text());
  };
  return RenderHtml(run);
}

}  // namespace assay
