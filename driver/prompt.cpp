// See prompt.h.
#include "driver/prompt.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

#include "analyzer/report/display.h"
#include "analyzer/report/patch.h"
#include "analyzer/report/place-index.h"
#include "analyzer/report/words.h"
#include "driver/length-prefixed.h"

namespace assay {
namespace {

constexpr std::size_t kMostPatchLines = 24;
constexpr std::size_t kMostLine = 300;

// Code points: what a reader counts, and at most what a tokenizer sees.
std::size_t Characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string Where(const Finding& finding, const PlaceIndex& places) {
  const auto part = places.PartAt(finding.primary);
  if (part) return fmt::format("{}:{}", OneLine(part->name), part->line);
  const Spot spot = places.At(finding.primary);
  return spot.container < 0 ? "" : fmt::format("line {}", spot.start.line);
}

// The line of the finding, so that the reader need not count.
std::string CodeLine(const Finding& finding, const PlaceIndex& places) {
  const Spot spot = places.At(finding.primary);
  if (spot.container < 0) return "";
  std::string_view line = places.Line(spot.container, spot.start.line);
  const std::size_t begin = line.find_first_not_of(" \t");
  if (begin == line.npos) return "";
  return OneLine(line.substr(begin), kMostLine);
}

std::string Patch(const Finding& finding, const PlaceIndex& places) {
  const auto fix = std::find_if(finding.fixes.begin(), finding.fixes.end(),
                                [](const Fix& one) { return !one.edits.empty() && one.verified; });
  const Fix* const chosen = fix != finding.fixes.end() ? &*fix
                            : finding.fixes.empty()    ? nullptr
                                                       : &finding.fixes.front();
  if (chosen == nullptr) return "";
  std::string text = fmt::format("Fix: {}.\n", OneLine(chosen->title));
  const auto edits = chosen->edits.empty() ? std::nullopt : places.Edits(*chosen);
  if (!edits) return text;
  std::string lines;
  std::size_t count = 0;
  for (const Hunk& hunk : MakeHunks(*edits, places)) {
    for (const std::string& line : hunk.removed) lines += fmt::format("-{}\n", OneLine(line, kMostLine)), ++count;
    for (const std::string& line : hunk.added) lines += fmt::format("+{}\n", OneLine(line, kMostLine)), ++count;
  }
  return count == 0 || count > kMostPatchLines ? text : text + "```diff\n" + lines + "```\n";
}

std::string Why(const Finding& finding) {
  std::string text = finding.evidence.text;
  if (text.empty()) text = finding.notes.empty() ? "" : finding.notes.front();
  return text.empty() ? "" : OneLine(text) + ".\n";
}

std::string One(const Finding& finding, const PlaceIndex& places) {
  const std::string where = Where(finding, places), line = CodeLine(finding, places);
  std::string text = fmt::format("{} [{}]{}{}: {}.\n", Word(finding.severity), OneLine(finding.rule),
                                 where.empty() ? "" : " at ", where, OneLine(finding.message));
  if (!line.empty()) text += fmt::format("    {}\n", line);
  return text + Why(finding) + Patch(finding, places);
}

// Causes before possible consequences.
int Rank(const Finding& finding) {
  if (finding.breaks_build) return 0;
  if (finding.severity == Severity::kError) return finding.is_cause ? 1 : 2;
  return 3;
}

std::string VerdictLine(const KernelVerdict& verdict) {
  using Builds = KernelVerdict::Builds;
  if (verdict.builds == Builds::kNo) return "It does not build.\n";
  if (verdict.runs == KernelVerdict::Runs::kFaults) return "It builds, but does not run without a fault.\n";
  if (verdict.values == KernelVerdict::Values::kMismatch) return "It builds and runs, but its values are wrong.\n";
  if (verdict.builds == Builds::kUndecided) return "Whether it builds could not be decided.\n";
  if (verdict.values == KernelVerdict::Values::kMatch) return "It builds and runs, and its values are right.\n";
  return "It builds.\n";
}

std::string Left(std::size_t count) {
  return count == 0 ? "" : fmt::format("{} more.\n", Counted(static_cast<std::int64_t>(count), "finding"));
}

// The first text precedes the findings; each of the others is one finding.
struct Parts {
  std::vector<std::string> texts, failures;
};

Parts Open(std::string_view packed) {
  const auto both = Unpack(packed).value_or(std::vector<std::string>{});
  if (both.size() != 2) return {};
  return {Unpack(both[0]).value_or(std::vector<std::string>{}), Unpack(both[1]).value_or(std::vector<std::string>{})};
}

}  // namespace

std::string PromptParts(const Report& report) {
  const PlaceIndex places(report.project);
  std::vector<const Finding*> findings;
  for (const Finding& finding : report.findings) {
    if (finding.severity != Severity::kNote) findings.push_back(&finding);
  }
  std::stable_sort(findings.begin(), findings.end(),
                   [](const Finding* a, const Finding* b) { return Rank(*a) < Rank(*b); });
  std::vector<std::string> parts = {VerdictLine(report.verdict)};
  for (const Finding* finding : findings) parts.push_back(One(*finding, places));
  std::vector<std::string> failures;
  for (const ToolError& error : report.errors) failures.push_back(OneLine(error.what));
  return Pack({Pack(parts), Pack(failures)});
}

std::string AddPromptFailure(std::string_view packed, const ToolError& error) {
  Parts parts = Open(packed);
  parts.failures.push_back(OneLine(error.what));
  return Pack({Pack(parts.texts), Pack(parts.failures)});
}

std::string AssemblePrompt(std::string_view packed, const PromptOptions& options) {
  const Parts opened = Open(packed);
  const std::vector<std::string>& parts = opened.texts;
  std::string head = parts.empty() ? "" : parts.front(), tail;
  for (const std::string& one : opened.failures) tail += fmt::format("Not analysed completely: {}.\n", one);
  const std::size_t findings = parts.empty() ? 0 : parts.size() - 1;
  const std::size_t most = options.most_findings == 0 ? findings : std::min(findings, options.most_findings);
  for (std::size_t shown = most;; --shown) {
    std::string text = head;
    for (std::size_t i = 1; i <= shown; ++i) text += "\n" + parts[i];
    if (shown < findings) text += "\n" + Left(findings - shown);
    text += tail;
    if (options.budget_chars == 0 || Characters(text) <= options.budget_chars) return text;
    if (shown == 0) break;
  }
  // Not even the first finding fits: its headline, cut where the budget ends.
  std::string text = findings > 0 ? parts[1] : head + tail;
  std::size_t end = 0, count = 0;
  while (end < text.size() && count < options.budget_chars) {
    ++end, ++count;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) ++end;
  }
  return text.substr(0, end);
}

}  // namespace assay
