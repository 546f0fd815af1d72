// The layout of one finding, top to bottom: headline, marked source, facts (`= ...`), help with its patch. The patch
// is shortened first if the whole would not fit on a screen.
#include "analyzer/report/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "analyzer/report/display.h"
#include "analyzer/report/includes-text.h"
#include "analyzer/report/paint.h"
#include "analyzer/report/patch.h"
#include "analyzer/report/performance-text.h"
#include "analyzer/report/place-index.h"
#include "analyzer/report/snippet.h"
#include "analyzer/report/words.h"

namespace assay {
namespace {

using Lines = std::vector<std::string>;

constexpr std::size_t kMaxLines = 20;
constexpr std::size_t kLeastPatch = 4;
constexpr std::size_t kMaxNotes = 4;
constexpr std::size_t kMaxHelps = 2;
constexpr std::size_t kFixColumn = 80;
constexpr std::string_view kSmallestInput = "smallest failing input";

std::string HowKnown(const Finding& finding) {
  std::string text = finding.evidence.text;
  if (text.empty() && finding.verdict == Verdict::kMatched) {
    text = finding.breaks_build ? "the vendor toolchain refuses this" : "the code itself shows it";
  }
  return fmt::format("{}{}{}", Word(finding.verdict), text.empty() ? "" : ": ", OneLine(text));
}

std::string FixSuffix(const Fix& fix, std::size_t files) {
  if (fix.edits.empty()) return "";
  std::string text = fmt::format("fix: {}", Word(fix.safety));
  if (!fix.verified && fix.safety != FixSafety::kDisplay) text += ", not re-checked";
  if (fix.safety == FixSafety::kUnsafe || files > 1) text += ", " + Counted(static_cast<std::int64_t>(files), "file");
  return text;
}

// "error[RULE]", the escape sequence of terminals round it where the rule has a page.
std::string Headline(const Finding& finding, const Paint& paint, const TextOptions& options) {
  const std::string text =
      paint.Of(finding.severity, fmt::format("{}[{}]", Word(finding.severity), OneLine(finding.rule)));
  const std::string address = options.link ? options.link(finding.rule) : "";
  return address.empty() ? text : fmt::format("\x1b]8;;{}\x1b\\{}\x1b]8;;\x1b\\", address, text);
}

class FindingPrinter {
 public:
  FindingPrinter(const Finding& finding, const PlaceIndex& places, const Paint& paint, const TextOptions& options)
      : finding_(finding), places_(places), paint_(paint), options_(options), marks_(CollectMarks(finding, places)) {
    if (!finding.fixes.empty()) {
      edits_ = places.Edits(finding.fixes.front());
      if (edits_) hunks_ = MakeHunks(*edits_, places);
    }
    gutter_ = GutterDigits(marks_.shown);
    for (const Hunk& hunk : hunks_) {
      const std::size_t last = static_cast<std::size_t>(std::max(hunk.old_line, hunk.new_line)) +
                               std::max(hunk.removed.size(), hunk.added.size());
      gutter_ = std::max(gutter_, static_cast<int>(fmt::formatted_size("{}", last - 1)));
    }
  }

  std::string Print() {
    lines_.push_back(
        fmt::format("{}: {}", Headline(finding_, paint_, options_), paint_.Strong(OneLine(finding_.message))));
    if (marks_.shown.empty() || !marks_.shown.front().primary) {
      lines_.push_back(fmt::format("{:{}}{} {}", "", gutter_, paint_.Frame("-->"), OneLine(places_.project().path)));
    }
    for (std::string& line : RenderSnippet(marks_.shown, places_, gutter_, finding_.severity, paint_)) {
      lines_.push_back(std::move(line));
    }
    AddFacts();
    AddHelp();
    return fmt::format("{}\n", fmt::join(lines_, "\n"));
  }

 private:
  void AddFact(std::string_view text) {
    lines_.push_back(fmt::format("{:{}} {} {}", "", gutter_, paint_.Frame("="), text));
  }

  void AddFacts() {
    std::vector<std::string> notes = finding_.notes;
    notes.insert(notes.end(), marks_.notes.begin(), marks_.notes.end());
    for (const std::string& note : notes) {
      if (note.starts_with(kSmallestInput)) AddFact(OneLine(note));
    }
    AddFact(HowKnown(finding_));
    std::size_t shown = 0;
    for (const std::string& note : notes) {
      if (note.starts_with(kSmallestInput) || ++shown > kMaxNotes) continue;
      AddFact("note: " + OneLine(note));
    }
  }

  void AddHelp() {
    for (std::size_t i = 0; i < finding_.fixes.size() && i < kMaxHelps; ++i) {
      const Fix& fix = finding_.fixes[i];
      std::set<int> files;
      for (const Edit& edit : fix.edits) files.insert(places_.At(edit.range).container);
      const std::string title = fmt::format("{:{}} = help: {}", "", gutter_, OneLine(fix.title));
      const std::string suffix = FixSuffix(fix, files.size());
      const std::size_t width = suffix.empty() ? 0 : std::max(kFixColumn, title.size() + 3);
      std::string line = fmt::format("{:{}}{}", title, width, suffix);
      line.replace(static_cast<std::size_t>(gutter_) + 1, 1, paint_.Frame("="));
      lines_.push_back(std::move(line));
      if (i == 0) AddPatch(std::min(kMaxHelps, finding_.fixes.size()) - 1);
    }
  }

  void AddPatch(std::size_t lines_after) {
    Lines patch;
    int container = marks_.shown.empty() ? -1 : marks_.shown.front().spot.container;
    for (const Hunk& hunk : hunks_) {
      if (hunk.container != container) {
        container = hunk.container;
        const std::string& path = places_.project().containers[static_cast<std::size_t>(container)].path;
        patch.push_back(fmt::format("{:{}}{} {}:{}", "", gutter_, paint_.Frame(":::"), OneLine(path), hunk.old_line));
      }
      int number = hunk.old_line;
      for (const std::string& text : hunk.removed) patch.push_back(paint_.Removed(PatchLine(number++, '-', text)));
      number = hunk.new_line;
      for (const std::string& text : hunk.added) patch.push_back(paint_.Added(PatchLine(number++, '+', text)));
    }
    const std::size_t used = lines_.size() + lines_after;
    const std::size_t room = std::max(kLeastPatch, used < kMaxLines ? kMaxLines - used : 0);
    const std::size_t shown = patch.size() <= room ? patch.size() : room - 1;
    lines_.insert(lines_.end(), patch.begin(), patch.begin() + static_cast<std::ptrdiff_t>(shown));
    if (shown < patch.size()) {
      lines_.push_back(fmt::format("{:{}} ... {}: assay fix --diff", "", gutter_,
                                   Counted(static_cast<std::int64_t>(patch.size() - shown), "more line")));
    }
  }

  std::string PatchLine(int number, char sign, std::string_view text) const {
    const DisplayLine shown = LayOut(text, ChooseWindow(text, 0), text.size(), text.size());
    return fmt::format("{:>{}} |{}{}", number, gutter_, sign, shown.text);
  }

  const Finding& finding_;
  const PlaceIndex& places_;
  const Paint& paint_;
  const TextOptions& options_;
  Marks marks_;
  std::optional<std::vector<ContainerEdit>> edits_;
  std::vector<Hunk> hunks_;
  int gutter_ = 1;
  Lines lines_;
};

std::string RenderConcise(const Finding& finding, const PlaceIndex& places, const Paint& paint,
                          const TextOptions& options) {
  const Spot spot = places.At(finding.primary);
  return fmt::format("{}:{}:{}: {} {}\n", OneLine(spot.path), spot.start.line, spot.start.column,
                     Headline(finding, paint, options), OneLine(finding.message));
}

// Outputs not written exactly once.
std::string RenderCoverage(const Report& report) {
  std::string out;
  for (const OutputCoverage& output : report.coverage) {
    if (output.never + output.several == 0) continue;
    out += fmt::format("  {}: {} of {} elements written once", OneLine(output.tensor), output.once, output.elements);
    if (output.several > 0) out += fmt::format(", {} several times ({})", output.several, OneLine(output.several_at));
    if (output.never > 0) out += fmt::format(", {} never ({})", output.never, OneLine(output.never_at));
    out += '\n';
  }
  return out;
}

// The most expensive of each kind by name and the rest together, so that they add up.
std::string RenderCosts(const Costs& costs) {
  constexpr std::size_t kNamed = 8;
  std::string out;
  double rest = 0;
  std::int64_t others = 0;
  for (std::size_t i = 0; i < costs.rule_ms.size(); ++i) {
    const auto& [rule, ms] = costs.rule_ms[i];
    if (i < kNamed) {
      out += fmt::format("  {:10.3f} ms  {}\n", ms, rule);
    } else {
      rest += ms;
      ++others;
    }
  }
  if (others > 0) out += fmt::format("  {:10.3f} ms  {}\n", rest, Counted(others, "other rule"));
  std::uint64_t asked = 0, units = 0;
  rest = 0;
  for (std::size_t i = 0; i < costs.queries.size(); ++i) {
    const QueryCost& query = costs.queries[i];
    if (i < kNamed) {
      out += fmt::format("  {:10.3f} ms  solver: {} ({}, {})\n", query.ms, OneLine(query.name),
                         Counted(static_cast<std::int64_t>(query.asked), "question"),
                         Counted(static_cast<std::int64_t>(query.units), "unit"));
    } else {
      asked += query.asked;
      units += query.units;
      rest += query.ms;
    }
  }
  if (asked > 0) {
    out += fmt::format("  {:10.3f} ms  solver: {} more ({})\n", rest,
                       Counted(static_cast<std::int64_t>(asked), "question"),
                       Counted(static_cast<std::int64_t>(units), "unit"));
  }
  return out;
}

std::string RenderTiming(const Report& report) {
  std::string stages;
  double total = 0;
  for (const auto& [stage, ms] : report.timing_ms) {
    if (stage == "total") {
      total = ms;
    } else {
      stages += fmt::format("{}{} {:.1f}", stages.empty() ? "" : ", ", stage, ms);
    }
  }
  return fmt::format("{}: {:.1f} ms{}{}{}\n", OneLine(report.project.path), total, stages.empty() ? "" : " (", stages,
                     stages.empty() ? "" : ")") +
         RenderCosts(report.costs);
}

// Assumptions that a verdict on runs rests on, where the user did not choose them.
std::string RenderDerived(const Report& report) {
  const DerivedFacts& derived = *report.derived;
  if (derived.runs == 0) return {};
  std::string out = fmt::format("{}: inputs derived from {}: {} at {}, {}", OneLine(report.project.path),
                                derived.cases > 0 ? "its unit tests" : "its op definition",
                                Counted(static_cast<int>(derived.runs), "run"),
                                Counted(static_cast<int>(derived.dtypes), "dtype combination"),
                                Counted(static_cast<int>(derived.keys), "tiling key"));
  if (!derived.assumed.empty()) out += fmt::format("; assumed: {}", fmt::join(derived.assumed, ", "));
  return out + "\n";
}

bool BreaksAllTheSame(const SuppressedFinding& suppressed) {
  return suppressed.by == SuppressedBy::kComment && suppressed.finding.breaks_build &&
         suppressed.finding.severity == Severity::kError;
}

// A comment accepts a finding, but not an error that keeps the code from being built.
std::string RenderSuppressedBreak(const SuppressedFinding& suppressed, const PlaceIndex& places) {
  const Spot spot = places.At(suppressed.finding.primary);
  return fmt::format("{}:{}:{}: suppressed {}[{}] {} (breaks the build all the same{}{})\n", OneLine(spot.path),
                     spot.start.line, spot.start.column, Word(suppressed.finding.severity),
                     OneLine(suppressed.finding.rule), OneLine(suppressed.finding.message),
                     suppressed.reason.empty() ? "" : "; reason given: ", OneLine(suppressed.reason));
}

}  // namespace

std::string RenderToolError(const ToolError& error, bool color) {
  return fmt::format("{}: {} {}\n", OneLine(error.path), Paint(color).Of(Severity::kError, "not analysed:"),
                     OneLine(error.what));
}

std::string RenderText(const Report& report, const TextOptions& options) {
  const PlaceIndex places(report.project);
  const Paint paint(options.color);
  std::string out;
  for (const Finding& finding : report.findings) {
    out += options.full ? FindingPrinter(finding, places, paint, options).Print() + "\n"
                        : RenderConcise(finding, places, paint, options);
  }
  for (const SuppressedFinding& suppressed : report.suppressed) {
    if (BreaksAllTheSame(suppressed)) out += RenderSuppressedBreak(suppressed, places);
  }
  if (options.show_undecided) {
    for (const Undecided& undecided : report.undecided) {
      out += fmt::format("{}: undecided: {}: {}\n", OneLine(report.project.path), OneLine(undecided.what),
                         OneLine(undecided.why));
    }
    for (const NotAsked& gap : report.not_asked)
      out += fmt::format("{}: not asked: {}\n", OneLine(report.project.path), OneLine(gap.what));
  }
  for (const ToolError& error : report.errors) out += RenderToolError(error, options.color);
  const KernelVerdict& verdict = report.verdict;
  // A part is always named: results at other shapes may be on the same line.
  const bool part = verdict.proved == KernelVerdict::Proved::kAllOfPart;
  out += fmt::format("{}: builds {}, runs {}, values {}, proved {}{}\n", OneLine(report.project.path),
                     Word(verdict.builds), Word(verdict.runs), Word(verdict.values), Word(verdict.proved),
                     part ? fmt::format(" ({})", OneLine(verdict.proved_for)) : "");
  if (report.derived) out += RenderDerived(report);
  if (options.includes) out += RenderIncludes(report.project);
  if (options.full) out += RenderCoverage(report);
  if (report.simulation) out += RenderSimulation(*report.simulation, places);
  if (options.performance) out += report.performance ? RenderPerformance(*report.performance) : RenderNoTimes(report);
  if (options.timing) out += RenderTiming(report);
  return out;
}

Totals& Totals::operator+=(const Totals& other) {
  inputs += other.inputs;
  errors += other.errors;
  warnings += other.warnings;
  notes += other.notes;
  fixable += other.fixable;
  fixable_unsafe += other.fixable_unsafe;
  undecided += other.undecided;
  suppressed += other.suppressed;
  suppressed_breaks += other.suppressed_breaks;
  tool_errors += other.tool_errors;
  open_builds += other.open_builds;
  no_contract += other.no_contract;
  left_out += other.left_out;
  return *this;
}

Totals CountTotals(const Report& report) {
  Totals totals;
  totals.inputs = 1;
  for (const Finding& finding : report.findings) {
    (finding.severity == Severity::kError     ? totals.errors
     : finding.severity == Severity::kWarning ? totals.warnings
                                              : totals.notes)++;
    const auto has = [&](FixSafety safety) {
      return std::any_of(finding.fixes.begin(), finding.fixes.end(),
                         [&](const Fix& fix) { return fix.safety == safety && !fix.edits.empty(); });
    };
    if (has(FixSafety::kSafe)) {
      ++totals.fixable;
    } else if (has(FixSafety::kUnsafe)) {
      ++totals.fixable_unsafe;
    }
  }
  totals.undecided = static_cast<int>(report.undecided.size());
  const bool not_run = std::any_of(report.undecided.begin(), report.undecided.end(), [](const Undecided& one) {
    return one.what == "runs" && one.why == kNeedsContract;
  });
  totals.no_contract = not_run ? 1 : 0;
  totals.suppressed = static_cast<int>(report.suppressed.size());
  totals.suppressed_breaks =
      static_cast<int>(std::count_if(report.suppressed.begin(), report.suppressed.end(), BreaksAllTheSame));
  totals.open_builds = report.verdict.builds == KernelVerdict::Builds::kUndecided ? 1 : 0;
  totals.tool_errors = static_cast<int>(report.errors.size());
  return totals;
}

std::string RenderTotals(const Totals& totals, bool show_undecided) {
  const int findings = totals.errors + totals.warnings + totals.notes;
  std::vector<std::string> parts;
  const auto add = [&](int number, std::string_view noun) {
    if (number > 0) parts.push_back(Counted(number, noun));
  };
  add(totals.errors, "error");
  add(totals.warnings, "warning");
  add(totals.notes, "note");
  if (totals.fixable > 0) parts.push_back(fmt::format("{} fixable with assay fix", GroupDigits(totals.fixable)));
  if (totals.fixable_unsafe > 0) {
    parts.push_back(fmt::format("{}{} with assay fix --unsafe", GroupDigits(totals.fixable_unsafe),
                                totals.fixable > 0 ? " more" : " fixable"));
  }
  std::string out = findings == 0 ? "no findings" : Counted(findings, "finding");
  if (totals.inputs != 1) out += " in " + Counted(totals.inputs, "input");
  if (!parts.empty()) out += fmt::format(" ({})", fmt::join(parts, ", "));
  if (totals.suppressed > 0) out += "; " + Counted(totals.suppressed, "finding") + " suppressed";
  if (totals.suppressed_breaks > 0) {
    out += fmt::format(", {} of them {} the build", GroupDigits(totals.suppressed_breaks),
                       totals.suppressed_breaks == 1 ? "breaks" : "break");
  }
  if (totals.undecided > 0) {
    out += "; " + Counted(totals.undecided, "check") + " undecided" + (show_undecided ? "" : ": --show-undecided");
  }
  if (totals.tool_errors > 0) out += "; " + Counted(totals.tool_errors, "input") + " not analysed to the end";
  if (totals.no_contract > 0)
    out += "; " + Counted(totals.no_contract, "input") + " not run, which takes a contract: assay contract --help";
  if (totals.left_out > 0) out += "; " + Counted(totals.left_out, "file") + " not judged: --verbose";
  return out + "\n";
}

}  // namespace assay
