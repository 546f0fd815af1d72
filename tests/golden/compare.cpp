// Comparison of reports with markers.
#include "tests/golden/compare.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <set>

#include "analyzer/report/patch.h"
#include "analyzer/report/place-index.h"
#include "analyzer/report/words.h"

namespace assay::golden {
namespace {

int CountLines(const std::string& text) { return static_cast<int>(std::count(text.begin(), text.end(), '\n')); }

std::string Where(const Stand& stand) {
  return stand.outside ? "outside the block" : fmt::format("line {}", stand.line);
}

// The text between "error: " and the end of the marker.
std::string Asked(const Marker& marker) {
  if (marker.kind == "label") return marker.text;
  std::string text = marker.column == 0 ? "" : fmt::format("{} ", marker.column);
  text += "[" + marker.text + "]";
  return marker.words.empty() ? text : text + " \"" + marker.words + "\"";
}

bool IsMet(const Marker& marker, const Finding& finding, const Stand& stand) {
  if (marker.kind != Word(finding.severity) || marker.text != finding.rule) return false;
  if (finding.message.find(marker.words) == std::string::npos) return false;
  if (marker.outside || stand.outside) return marker.outside && stand.outside;
  return stand.line == marker.line && (marker.column == 0 || stand.column == marker.column);
}

bool HasLabel(const Report& report, const Assembled& input, const Block& block, const Marker& marker) {
  for (const Finding& finding : report.findings) {
    for (const Label& label : finding.labels) {
      const Stand stand = StandOf(report, label.range, input, block);
      if (label.text == marker.text && stand.outside == marker.outside && (marker.outside || stand.line == marker.line))
        return true;
    }
  }
  return false;
}

// A whole word, so that "maybe_unused" in backticks and "dismay" do not match.
bool SaysWord(const std::string& text, const std::string& word) {
  bool quoted = false;
  for (std::size_t i = 0; i + word.size() <= text.size(); ++i) {
    if (text[i] == '`') quoted = !quoted;
    if (quoted || text.compare(i, word.size(), word) != 0) continue;
    const bool starts = i == 0 || std::isalnum(static_cast<unsigned char>(text[i - 1])) == 0;
    const std::size_t end = i + word.size();
    if (starts && (end == text.size() || std::isalnum(static_cast<unsigned char>(text[end])) == 0)) return true;
  }
  return false;
}

void LintOne(const std::string& text, const char* what, const std::string& rule, std::vector<std::string>& out) {
  static constexpr std::array<const char*, 6> kGuesses = {"may",      "might",     "possible",
                                                          "possibly", "potential", "potentially"};
  if (text.empty()) out.push_back(fmt::format("[{}] empty {}", rule, what));
  if (text.empty()) return;
  if (std::isupper(static_cast<unsigned char>(text[0])) != 0)
    out.push_back(fmt::format("[{}] {} starts upper-case: {}", rule, what, text));
  if (text.back() == '.') out.push_back(fmt::format("[{}] {} ends with a full stop: {}", rule, what, text));
  for (const char* guess : kGuesses) {
    if (SaysWord(text, guess)) out.push_back(fmt::format("[{}] {} says \"{}\": {}", rule, what, guess, text));
  }
}

}  // namespace

Stand StandOf(const Report& report, const SourceRange& range, const Assembled& input, const Block& block) {
  const Position start = ToPlace(report.project, range).start;
  const int line = start.line - CountLines(input.before);
  // The block's first line follows the text of the prelude's line.
  const std::size_t newline = input.before.rfind('\n');
  const std::size_t before = newline == std::string::npos ? input.before.size() : input.before.size() - newline - 1;
  return {line, start.column - (line == 1 ? static_cast<int>(before) : 0), line < 1 || line > CountLines(block.text)};
}

std::vector<std::string> CompareFindings(const Report& report, const Assembled& input, const Block& block) {
  std::vector<std::string> wrong;
  std::vector<bool> met(block.markers.size(), false);
  std::vector<bool> asked(report.findings.size(), false);
  // Markers that ask for more choose first.
  for (const int least : {2, 1, 0}) {
    for (std::size_t i = 0; i < block.markers.size(); ++i) {
      const Marker& marker = block.markers[i];
      if (static_cast<int>(marker.column != 0) + static_cast<int>(!marker.words.empty()) != least) continue;
      for (std::size_t f = 0; f < report.findings.size() && !met[i]; ++f) {
        const Finding& finding = report.findings[f];
        if (asked[f] || !IsMet(marker, finding, StandOf(report, finding.primary, input, block))) continue;
        met[i] = asked[f] = true;
      }
    }
  }
  for (std::size_t f = 0; f < report.findings.size(); ++f) {
    const Finding& finding = report.findings[f];
    // Advice of other rules may be asked for and need not be: it is checked on their own pages. A warning or an error
    // that another rule turns into a note is missed here all the same, by its marker.
    if (asked[f] || (finding.severity == Severity::kNote && finding.rule != block.page)) continue;
    const Stand stand = StandOf(report, finding.primary, input, block);
    wrong.push_back(fmt::format("{}: not asked for: {}: {}[{}] \"{}\"", Where(stand), Word(finding.severity),
                                stand.outside ? "" : fmt::format("{} ", stand.column), finding.rule, finding.message));
  }
  for (std::size_t i = 0; i < block.markers.size(); ++i) {
    const Marker& marker = block.markers[i];
    const bool is_label = marker.kind == "label";
    if (is_label ? HasLabel(report, input, block, marker) : met[i]) continue;
    wrong.push_back(
        fmt::format("{}: missing: {}: {}", Where({marker.line, 0, marker.outside}), marker.kind, Asked(marker)));
  }
  return wrong;
}

std::vector<std::string> LintWords(const Report& report) {
  std::vector<std::string> wrong;
  for (const Finding& finding : report.findings) {
    LintOne(finding.message, "headline", finding.rule, wrong);
    for (const Label& label : finding.labels) LintOne(label.text, "label", finding.rule, wrong);
    for (const std::string& note : finding.notes) LintOne(note, "note", finding.rule, wrong);
    for (const Fix& fix : finding.fixes) LintOne(fix.title, "fix", finding.rule, wrong);
    if (finding.evidence.kind != Evidence::Kind::kNone) LintOne(finding.evidence.text, "evidence", finding.rule, wrong);
  }
  return wrong;
}

std::optional<std::string> ApplyFixes(const Report& report, const std::string& rule) {
  Fix all;
  for (const Finding& finding : report.findings) {
    if (finding.rule != rule || finding.fixes.empty()) continue;
    for (const Edit& edit : finding.fixes.front().edits) all.edits.push_back(edit);
  }
  if (all.edits.empty()) return std::nullopt;
  const PlaceIndex places(report.project);
  const auto edits = places.Edits(all);
  if (!edits) return std::nullopt;
  return ApplyEdits(report.project.containers.front().bytes, 0, *edits);
}

std::string Describe(const Report& report) {
  std::string text = fmt::format("builds {}, runs {}, values {}\n", Word(report.verdict.builds),
                                 Word(report.verdict.runs), Word(report.verdict.values));
  for (const Finding& finding : report.findings) {
    const Place place = ToPlace(report.project, finding.primary);
    text += fmt::format("  {}:{}:{}: {}[{}] {}\n", place.path, place.start.line, place.start.column,
                        Word(finding.severity), finding.rule, finding.message);
    if (!finding.evidence.text.empty()) text += fmt::format("    {}\n", finding.evidence.text);
  }
  for (const Undecided& undecided : report.undecided)
    text += fmt::format("  undecided {}: {}\n", undecided.what, undecided.why);
  for (const ToolError& error : report.errors) text += fmt::format("  error: {}\n", error.what);
  return text;
}

}  // namespace assay::golden
