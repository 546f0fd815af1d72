// Corrections of single errors. Each is tried by itself on the input as given, so that its text claims no more than was
// checked.
#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "analyzer/report/diff.h"
#include "analyzer/report/words.h"
#include "corpus/pairs.h"
#include "corpus/record-maker.h"
#include "corpus/versions.h"
#include "fixits/apply.h"

namespace assay {
namespace {

// Of one input; inputs with many faults repeat few kinds of them.
constexpr std::size_t kMostEdits = 3;
constexpr std::size_t kMostTried = 6;
// A longer change is not a correction of one error.
constexpr std::int64_t kMostBlocks = 6;

const Fix* SafeFix(const Finding& finding) {
  const auto at = std::find_if(finding.fixes.begin(), finding.fixes.end(),
                               [](const Fix& fix) { return fix.safety == FixSafety::kSafe && !fix.edits.empty(); });
  return at == finding.fixes.end() ? nullptr : &*at;
}

// Text of the line that `offset` lies in.
std::string_view LineOf(std::string_view text, std::size_t offset) {
  const std::size_t begin = offset == 0 ? 0 : text.rfind('\n', offset - 1) + 1;
  return text.substr(begin, text.find('\n', begin) - begin);
}

// An error in a line that the change wrote: what is taught would be wrong again.
bool ErrorInNewLine(const Report& after, const Project& project, std::size_t file, const std::string& old_text) {
  const std::string padded = "\n" + old_text + "\n";
  return std::any_of(after.findings.begin(), after.findings.end(), [&](const Finding& finding) {
    if (finding.severity != Severity::kError || finding.primary.file != static_cast<int>(file)) return false;
    const std::string& text = project.files[file].text;
    const std::string line(LineOf(text, std::min<std::size_t>(finding.primary.begin, text.size())));
    return padded.find("\n" + line + "\n") == std::string::npos;
  });
}

// Compiler errors after the first syntax error of a file are not used: a line there can be wrong in other ways.
bool HidesOthers(const Report& report, const Finding& edited, int file) {
  return std::any_of(report.findings.begin(), report.findings.end(), [&](const Finding& finding) {
    return &finding != &edited && finding.rule == "build/compile-error" && finding.primary.file == file &&
           finding.message.starts_with("expected ") && finding.primary.begin < edited.primary.begin;
  });
}

}  // namespace

std::vector<RecordEdit> RecordMaker::SingleEdits(const Looked& looked) {
  const Project& given = looked.version.project;
  std::vector<RecordEdit> edits;
  std::set<std::string> rules;
  std::size_t tried = 0;
  for (const Finding& finding : looked.report->findings) {
    const Fix* fix = SafeFix(finding);
    if (finding.severity != Severity::kError || fix == nullptr || rules.contains(finding.rule)) continue;
    if (edits.size() == kMostEdits || ++tried > kMostTried) break;
    // A fault that a run shows only after other errors are fixed is not an error of the current file.
    const bool by_run = finding.evidence.text.starts_with("simulator,");
    if (by_run && looked.report->verdict.builds == KernelVerdict::Builds::kNo) continue;
    if (HidesOthers(*looked.report, finding, finding.primary.file)) continue;
    const Applied applied = ApplyFixes(given, {fix});
    if (applied.applied.empty() || applied.project.files.size() != given.files.size()) continue;
    const std::vector<std::size_t> changed = Edited(given, applied.project);
    if (changed.size() != 1 || given.files[changed[0]].name != applied.project.files[changed[0]].name) continue;
    const Report& after = Analyze(applied.project);
    if (!Improves(*looked.report, after, &finding)) continue;
    if (ErrorInNewLine(after, applied.project, changed[0], given.files[changed[0]].text)) continue;
    const std::vector<RecordFile> old_files = FilesOf(given, changed);
    const std::vector<RecordFile> new_files = FilesOf(applied.project, changed);
    RecordEdit edit;
    edit.defect = DefectOf(given, finding, options_.rule_words(finding.rule), fix->title);
    edit.file = old_files[0].name;
    std::int64_t blocks = 0;
    edit.blocks = SearchAndReplace(old_files[0].text, new_files[0].text, blocks);
    if (blocks == 0 || blocks > kMostBlocks || edit.defect.file != edit.file) continue;
    edit.patch = UnifiedDiff(edit.file, old_files[0].text + "\n", new_files[0].text + "\n");
    const std::string line = ChangeAt(edit.defect, old_files, new_files);
    if (!line.empty()) edit.defect.change += ": " + line;
    const Untold rest = UntoldChange(old_files, new_files, {edit.defect});
    if (!rest.said.empty()) edit.defect.change += (line.empty() ? ": " : "; ") + rest.said;
    const bool alone = line.empty() && rest.said.empty();
    if (!rest.places.empty())
      edit.defect.change += fmt::format("{} {} as below", alone ? ":" : ";", fmt::join(rest.places, ", "));
    edit.standing = StandingOf(after);
    edit.standing.not_shown = "one error of the input is corrected, and others were not looked for";
    edit.verified_by = fmt::format("assay {} {}", ToolVersion(), fmt::join(CheckedStages(after.verdict), ", "));
    rules.insert(finding.rule);
    edits.push_back(std::move(edit));
  }
  return edits;
}

}  // namespace assay
