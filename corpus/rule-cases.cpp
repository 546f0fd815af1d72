// Cases of a rule, from the table of its page (docs/formats/record.md says how it is read).
#include "corpus/rule-cases.h"

#include <algorithm>
#include <cstddef>

namespace assay {
namespace {

bool Holds(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::string_view CellText(std::string_view text) {
  while (text.starts_with(' ')) text.remove_prefix(1);
  while (text.ends_with(' ')) text.remove_suffix(1);
  return text;
}

// The text between typographic quotation marks after `word`, without the backslashes of Markdown.
std::string Quoted(std::string_view cell, std::string_view word) {
  constexpr std::string_view kOpen = " \u201c", kClose = "\u201d";
  const std::size_t at = cell.find(std::string(word) + std::string(kOpen));
  if (at == cell.npos) return "";
  const std::size_t begin = at + word.size() + kOpen.size();
  std::string out;
  for (const char c : cell.substr(begin, cell.find(kClose, begin) - begin)) {
    if (c != '\\') out += c;
  }
  return out;
}

std::vector<std::string_view> Cells(std::string_view row) {
  std::vector<std::string_view> cells;
  for (std::size_t at = 1; at < row.size();) {
    const std::size_t end = std::min(row.find('|', at), row.size());
    cells.push_back(CellText(row.substr(at, end - at)));
    at = end + 1;
  }
  return cells;
}

bool Fits(const RuleCase& one, const Finding& finding) {
  const auto noted = [&](std::string_view part) {
    return std::any_of(finding.notes.begin(), finding.notes.end(),
                       [&](const std::string& note) { return Holds(note, part); });
  };
  if (!Holds(finding.message, one.says)) return false;
  if (!one.not_says.empty() && (Holds(finding.message, one.not_says) || noted(one.not_says))) return false;
  return one.notes.empty() || noted(one.notes);
}

}  // namespace

std::vector<RuleCase> CasesOfPage(std::string_view page) {
  constexpr std::string_view kHeading = "## Cases\n";
  const std::size_t at = page.find(kHeading);
  std::vector<RuleCase> cases;
  if (at == page.npos) return cases;
  page = page.substr(at + kHeading.size());
  page = page.substr(0, page.find("\n## "));
  for (std::size_t begin = 0; begin < page.size();) {
    const std::size_t end = std::min(page.find('\n', begin), page.size());
    const std::string_view row = page.substr(begin, end - begin);
    begin = end + 1;
    const std::vector<std::string_view> cells = row.starts_with('|') ? Cells(row) : std::vector<std::string_view>();
    if (cells.size() != 3) continue;
    RuleCase one{Quoted(cells[0], "says"), Quoted(cells[0], "notes"), Quoted(cells[0], "not"), std::string(cells[1]),
                 std::string(cells[2])};
    if (!one.says.empty() || !one.notes.empty()) cases.push_back(std::move(one));
  }
  return cases;
}

std::optional<RuleWords> CaseWords(const Finding& finding, const RuleWords& page) {
  const auto found =
      std::find_if(page.cases.begin(), page.cases.end(), [&](const RuleCase& one) { return Fits(one, finding); });
  if (found == page.cases.end()) return std::nullopt;
  const std::string why = found->why.empty() ? page.why : found->why == "-" ? "" : found->why;
  return RuleWords{found->summary.empty() ? page.summary : found->summary, why, {}};
}

}  // namespace assay
