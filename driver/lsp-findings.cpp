// See lsp-findings.h.
#include "driver/lsp-findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

namespace assay {
namespace {

using Json = nlohmann::json;

bool IsHere(const LspDocument& document, const Json& finding) { return finding.value("path", "") == document.path; }

std::size_t ByteOf(const Json& finding, const char* end) { return finding.at(end).value("byte", std::size_t{0}); }

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

// A label stands at a line and a column in bytes. In files that are not open the column is taken as it is.
Json RelatedOf(const LspDocument& document, const Json& finding, PositionUnit unit) {
  Json related = Json::array();
  for (const Json& label : finding.at("labels")) {
    const std::size_t line = static_cast<std::size_t>(std::max(1, label.value("line", 1))) - 1;
    const std::size_t column = static_cast<std::size_t>(std::max(1, label.value("col", 1))) - 1;
    Json position = {{"line", line}, {"character", column}};
    if (IsHere(document, label)) position = document.text.PositionOf(document.text.LineStart(line) + column, unit);
    related.push_back({{"location",
                        {{"uri", IsHere(document, label) ? document.uri : UriOfPath(label.value("path", ""))},
                         {"range", {{"start", position}, {"end", position}}}}},
                       {"message", label.value("text", "")}});
  }
  return related;
}

Json DiagnosticOf(const LspDocument& document, const Json& finding, PositionUnit unit) {
  const bool here = IsHere(document, finding);
  std::string message = MessageOf(finding);
  if (!here) {
    message = fmt::format("{}:{}: {}", finding.value("path", ""), finding.at("start").value("line", 1), message);
  }
  Json diagnostic = {{"range", here ? RangeOf(document.text, ByteOf(finding, "start"), ByteOf(finding, "end"), unit)
                                    : RangeOf(document.text, 0, 0, unit)},
                     {"severity", SeverityOf(finding)},
                     {"source", "assay"},
                     {"code", finding.value("rule", "")},
                     {"message", std::move(message)},
                     {"data", {{"fingerprint", finding.value("fingerprint", "")}}}};
  Json related = RelatedOf(document, finding, unit);
  if (!related.empty()) diagnostic["relatedInformation"] = std::move(related);
  return diagnostic;
}

bool Wanted(const Json& only, const std::string& kind) {
  if (!only.is_array()) return true;
  return std::any_of(only.begin(), only.end(), [&](const Json& one) {
    return one.is_string() && (one == kind || kind.starts_with(one.get<std::string>() + "."));
  });
}

// No value where it changes a file that is not this one.
Json EditOf(const LspDocument& document, const Json& edits, PositionUnit unit) {
  Json changes = Json::array();
  for (const Json& edit : edits) {
    if (!IsHere(document, edit)) return nullptr;
    const std::size_t byte = edit.value("byte", std::size_t{0});
    changes.push_back({{"range", RangeOf(document.text, byte, byte + edit.value("remove", std::size_t{0}), unit)},
                       {"newText", edit.value("insert", "")}});
  }
  return {{"documentChanges", Json::array({{{"textDocument", {{"uri", document.uri}, {"version", document.version}}},
                                            {"edits", std::move(changes)}}})}};
}

void AddFixes(const LspDocument& document, const Json& finding, PositionUnit unit, Json& out) {
  for (const Json& fix : finding.at("fixes")) {
    if (!fix.value("verified", false) || fix.at("edits").empty()) continue;
    Json edit = EditOf(document, fix.at("edits"), unit);
    if (edit.is_null()) continue;
    const bool safe = fix.value("safety", "") == "safe";
    out.push_back({{"title", safe ? fix.value("title", "") : fix.value("title", "") + " (a choice of intent)"},
                   {"kind", "quickfix"},
                   {"isPreferred", safe},
                   {"diagnostics", Json::array({DiagnosticOf(document, finding, unit)})},
                   {"edit", std::move(edit)}});
  }
}

// Comments of a model's reply accept nothing, so only source files are offered one.
bool IsSourceFile(const std::string& path) {
  constexpr std::array<std::string_view, 10> kEnds = {".cpp", ".cc", ".cxx", ".c",  ".cce",
                                                      ".cu",  ".h",  ".hpp", ".hh", ".cuh"};
  const std::string end = std::filesystem::path(path).extension().string();
  return std::find(kEnds.begin(), kEnds.end(), end) != kEnds.end();
}

void AddSuppression(const LspDocument& document, const Json& finding, PositionUnit unit, Json& out) {
  if (!IsSourceFile(document.path)) return;
  const std::string& text = document.text.text();
  const std::size_t start = document.text.LineStart(document.text.LineOf(ByteOf(finding, "start")));
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
                 {"diagnostics", Json::array({DiagnosticOf(document, finding, unit)})},
                 {"edit", EditOf(document, edits, unit)}});
}

}  // namespace

Json LspDiagnostics(const LspDocument& document, PositionUnit unit) {
  Json out = Json::array();
  if (!document.report.is_object()) return out;
  for (const Json& finding : document.report.at("findings")) out.push_back(DiagnosticOf(document, finding, unit));
  for (const Json& error : document.report.at("errors")) {
    out.push_back({{"range", RangeOf(document.text, 0, 0, unit)},
                   {"severity", 2},
                   {"source", "assay"},
                   {"message", fmt::format("not analysed: {}", error.value("what", ""))}});
  }
  return out;
}

Json LspActions(const LspDocument& document, const Json& range, const Json& only, PositionUnit unit) {
  Json out = Json::array();
  if (!document.rechecked.is_object() || !range.is_object()) return out;
  const std::size_t begin = document.text.ByteOf(range.value("start", Json::object()), unit);
  const std::size_t end = document.text.ByteOf(range.value("end", Json::object()), unit);
  for (const Json& finding : document.rechecked.at("findings")) {
    if (!IsHere(document, finding) || ByteOf(finding, "start") > end || ByteOf(finding, "end") < begin) continue;
    if (Wanted(only, "quickfix")) AddFixes(document, finding, unit, out);
    if (Wanted(only, "quickfix.suppress")) AddSuppression(document, finding, unit, out);
  }
  return out;
}

std::vector<const Json*> FindingsAt(const LspDocument& document, std::size_t byte) {
  std::vector<const Json*> out;
  if (!document.report.is_object()) return out;
  for (const Json& finding : document.report.at("findings")) {
    if (IsHere(document, finding) && ByteOf(finding, "start") <= byte && byte <= ByteOf(finding, "end"))
      out.push_back(&finding);
  }
  return out;
}

}  // namespace assay
