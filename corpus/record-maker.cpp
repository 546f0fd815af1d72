// A failing version is paired with our repair of it where that leaves nothing known to be wrong, else with the nearest
// later version that is right, else it stands alone.
#include "corpus/record-maker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <utility>

#include "analyzer/report/fingerprint.h"
#include "analyzer/report/words.h"
#include "corpus/fix-effects.h"
#include "corpus/pairs.h"
#include "corpus/sha256.h"
#include "corpus/stale-comments.h"
#include "corpus/tokens.h"
#include "corpus/versions.h"
#include "fixits/apply.h"

namespace assay {
namespace {

// A fix says what it does; the line it leaves says it exactly. Lines of later findings are of other files.
void TellChange(Defect& defect, const Record& record, const std::string& whole) {
  if (defect.later || defect.elsewhere) return;
  const bool ours = record.meta.repaired_by == "assay";
  if (ours && defect.change.empty()) return;  // the line there belongs to another finding's fix
  // What its own fix did there, a later one took back.
  if (ours && LeftAlone(defect, record.before, record.after)) {
    defect.change.clear();
    defect.follows = true;
    return;
  }
  std::string line = ChangeAt(defect, record.before, record.after);
  if (line.empty() && defect.change.empty() && !ours) {
    line = whole.empty() ? std::string(kWrittenAnew) : whole;
  }
  if (line.empty()) return;
  defect.change = defect.change.empty() ? line : defect.change + ": " + line;
}

// Lines that change with no fix of their own are told too, and what a line already told to become has no second
// account. What stops the build comes first.
void Settle(Record& record) {
  std::vector<Defect>& all = record.findings;
  const auto told = [&](const Defect& defect, const std::string& change) {
    return std::any_of(all.begin(), all.end(), [&](const Defect& other) {
      return !other.later && other.file == defect.file && other.change.find(change) != std::string::npos &&
             (defect.later || other.line == defect.line);
    });
  };
  for (Defect& defect : all) {
    if (!defect.change.empty() || defect.later || told(defect, "the line becomes")) continue;
    defect.change = ChangeAt(defect, record.before, record.after);
  }
  std::vector<Defect> kept;
  for (const Defect& defect : all) {
    const std::string becomes = "the line becomes `" + defect.becomes + "`";
    if (!defect.later || defect.becomes.empty() || !told(defect, becomes)) kept.push_back(defect);
  }
  std::stable_sort(kept.begin(), kept.end(), [](const Defect& a, const Defect& b) {
    return std::pair(a.later, a.later ? 0 : Rank(a)) < std::pair(b.later, b.later ? 0 : Rank(b));
  });
  all = std::move(kept);
}

// Build, run and values are compared in the order in which a check goes through them.
std::string BetterIn(const Standing& before, const Standing& after) {
  if (before.builds != "yes" && after.builds == "yes") return "build";
  if (before.runs != "clean" && after.runs == "clean") return "run";
  if (before.values != "match" && after.values == "match") return "values";
  return "none";
}

}  // namespace

bool RecordMaker::Looked::Passes() const {
  const Standing standing = StandingOf(*report);
  return standing.Right() || (version.claim.outcome == Claimed::kCorrect && standing.errors == 0);
}

struct RecordMaker::Repair {
  Project after;
  const Report* report = nullptr;
  std::vector<Defect> mended;
  std::string by = "none";
  std::string safety = "none";
  std::string verified_by;
  bool explained = true;
};

RecordMaker::RecordMaker(MakerOptions options, AnalyzeProject analyze)
    : options_(std::move(options)), analyze_(std::move(analyze)) {
  if (!options_.rule_words) options_.rule_words = [](std::string_view) { return RuleWords(); };
}

const Report& RecordMaker::Analyze(const Project& project) {
  std::shared_ptr<const Report>& report = by_bytes_[Sha256(RawBytes(project))];
  if (report == nullptr) {
    Report made = analyze_(project);
    FillFingerprints(made);
    report = std::make_shared<const Report>(std::move(made));
    reports_.push_back(report);
  }
  return *report;
}

RecordMaker::Looked RecordMaker::Look(Version version) {
  const Report& report = Analyze(version.project);
  ++counts_.versions;
  counts_.findings += report.findings.size();
  if (!report.errors.empty() && failure_.empty()) failure_ = report.errors.front().what;
  return {std::move(version), &report};
}

std::vector<Defect> RecordMaker::Defects(const Project& project, const std::vector<const Finding*>& findings) const {
  std::vector<Defect> out;
  for (const Finding* finding : findings) {
    out.push_back(DefectOf(project, *finding, options_.rule_words(finding->rule), ""));
  }
  return out;
}

// The findings behind the fixes that were applied, in the state they were found in, and errors that went with them.
std::vector<Defect> RecordMaker::MendedBy(const FixAllResult& result, const Project& given) const {
  std::vector<Defect> out;
  std::set<const Finding*> used;
  const std::shared_ptr<const Report> first = by_bytes_.at(Sha256(RawBytes(given)));
  const auto has = [](const Finding& finding, const AppliedFix& fix) {
    return finding.rule == fix.rule && std::any_of(finding.fixes.begin(), finding.fixes.end(),
                                                   [&](const Fix& one) { return one.title == fix.title; });
  };
  // What a later round mends was often there from the start, at another line.
  const auto from_start = [&](const Finding& finding) {
    const auto at = std::find_if(first->findings.begin(), first->findings.end(), [&](const Finding& one) {
      return !used.contains(&one) && one.rule == finding.rule && one.message == finding.message;
    });
    return at == first->findings.end() ? nullptr : &*at;
  };
  const auto tell = [&](const AppliedFix& fix) {
    for (const auto& report : reports_) {
      for (const Finding& finding : report->findings) {
        if (!has(finding, fix) || used.contains(&finding)) continue;
        const Place place = ToPlace(report->project, finding.primary);
        if (place.path != fix.place.path || place.start.byte != fix.place.start.byte) continue;
        const Finding* early = report == first ? &finding : from_start(finding);
        used.insert(early != nullptr ? early : &finding);
        const bool superseded = Superseded(report->project, finding, fix.title, result.report.project);
        if (superseded && early == nullptr) return;
        out.push_back(DefectOf(early != nullptr ? given : report->project, early != nullptr ? *early : finding,
                               options_.rule_words(finding.rule), superseded ? "" : fix.title));
        if (superseded) return;
        out.back().later = early == nullptr;
        out.back().elsewhere = ChangesElsewhere(report->project, finding, fix.title);
        if (early == nullptr) out.back().becomes = LineMadeBy(report->project, finding, fix.title);
        if (early == nullptr && Restores(given, out.back().becomes)) {
          out.pop_back();
          return;
        }
        if (early == nullptr) PlaceInGiven(out.back(), given);
        return;
      }
    }
  };
  for (const AppliedFix& fix : result.applied) tell(fix);
  const std::vector<const Finding*> causes = Told(*first, true);
  for (const Finding* finding : Gone(*first, result.report)) {
    if (std::find(causes.begin(), causes.end(), finding) == causes.end()) continue;  // it follows from another
    if (finding->severity != Severity::kError || used.contains(finding)) continue;
    out.push_back(DefectOf(given, *finding, options_.rule_words(finding->rule), ""));
  }
  return out;
}

RecordMaker::Repair RecordMaker::OwnRepair(const Looked& looked) {
  FixAllOptions all;
  all.unsafe = true;
  const FixAllResult result = FixAll(looked.version.project, [this](Project project) { return Analyze(project); }, all);
  Repair repair;
  if (result.applied.empty()) return repair;
  counts_.fixes_applied += result.applied.size();
  repair.after = result.report.project;
  const Fix comments{"take out comments that no longer hold", FixSafety::kSafe,
                     StaleComments(looked.version.project, repair.after)};
  if (!comments.edits.empty()) repair.after = ApplyFixes(repair.after, {&comments}).project;
  repair.report = &Analyze(repair.after);
  repair.mended = MendedBy(result, looked.version.project);
  repair.by = "assay";
  const bool safe = std::all_of(result.applied.begin(), result.applied.end(),
                                [](const AppliedFix& fix) { return fix.safety == FixSafety::kSafe; });
  repair.safety = safe ? "safe" : "unsafe";
  repair.verified_by =
      fmt::format("assay {} {}", ToolVersion(), fmt::join(CheckedStages(repair.report->verdict), ", "));
  return repair;
}

void RecordMaker::AddFailing(const Looked& looked) {
  const Project& project = looked.version.project;
  const std::vector<const Finding*> told = Told(*looked.report, true);
  if (told.empty() && looked.version.claim.outcome != Claimed::kFailing) return;
  // Warnings alone do not make an answer wrong.
  if (Errors(*looked.report) == 0 && looked.version.claim.outcome != Claimed::kFailing) return;
  const std::vector<std::size_t> shown = Shown(project, PlacesOf(project, told));
  if (shown.empty()) return;
  Record record = Start(looked, project, "failing", shown);
  record.before = FilesOf(project, shown);
  record.observed = Defects(project, told);
  record.standing_before = Judge(project, *looked.report);
  record.meta.explained = Errors(*looked.report) > 0;
  record.edits = SingleEdits(looked);
  Finish(std::move(record));
}

void RecordMaker::AddRight(const Looked& looked) {
  const Project& project = looked.version.project;
  const std::vector<std::size_t> shown = Shown(project);
  if (shown.empty()) return;
  Record record = Start(looked, project, "right", shown);
  record.after = FilesOf(project, shown);
  record.standing_after = Judge(project, *looked.report);
  record.meta.explained = record.standing_after.Right();
  Finish(std::move(record));
}

void RecordMaker::AddRepair(const Looked& looked, Repair repair) {
  const Project& before = looked.version.project;
  const bool ours = repair.by == "assay";
  const std::vector<const Finding*> told = Told(*looked.report, true);
  std::vector<std::size_t> also = PlacesOf(before, told);
  for (const std::size_t i : ours ? Edited(before, repair.after) : std::vector<std::size_t>{}) also.push_back(i);
  const std::vector<std::size_t> shown = Shown(before, also);
  const std::vector<std::size_t> answered = ours ? shown : Shown(repair.after, Alike(repair.after, before, also));
  Record record = Start(looked, repair.after, "repair", answered);
  record.before = FilesOf(before, shown);
  record.after = FilesOf(repair.after, answered);
  record.changed = ChangedFiles(record.before, record.after);
  record.observed = Defects(before, told);
  record.findings = std::move(repair.mended);
  record.open = Defects(repair.after, Told(*repair.report, false));
  record.standing_before = Judge(before, *looked.report);
  record.standing_after = Judge(repair.after, *repair.report);
  record.meta.better_in = BetterIn(record.standing_before, record.standing_after);
  record.meta.repaired_by = repair.by;
  record.meta.fix_safety = repair.safety;
  record.meta.verified_by = repair.verified_by;
  record.meta.explained = repair.explained && !record.findings.empty();
  const std::string whole = WholeChange(record.before, record.after);
  for (Defect& defect : record.findings) TellChange(defect, record, whole);
  Settle(record);
  if (record.meta.explained) {
    record.reasoning = Reasoning(record.findings, record.open);
    if (record.open.empty()) {
      const Untold rest = UntoldChange(record.before, record.after, record.findings);
      if (!rest.said.empty()) record.reasoning += "\nWith that, " + rest.said + ".";
      for (const std::string& part : rest.shown) record.reasoning += "\n" + part;
    }
  }
  record.edits = SingleEdits(looked);
  if (!record.Complete()) ++counts_.partial;
  if (!record.meta.explained) ++counts_.unexplained;
  Finish(std::move(record));
}

bool RecordMaker::AddPair(const Looked& before, const Looked& after, const std::string& repaired_by) {
  const Report& good = *after.report;
  if (Errors(good) > 0) return false;
  // A consequence of another finding is not a defect of its own.
  std::vector<const Finding*> vanished = Gone(*before.report, good);
  const std::vector<const Finding*> told = Told(*before.report, true);
  std::erase_if(vanished, [&](const Finding* finding) {
    return finding->severity != Severity::kNote && std::find(told.begin(), told.end(), finding) == told.end();
  });
  // An instruction that promises less than the values need is a warning, also where a run shows that they are wrong.
  using Values = KernelVerdict::Values;
  const bool values_mended =
      before.report->verdict.values == Values::kMismatch && good.verdict.values == Values::kMatch;
  const bool error_vanished = std::any_of(vanished.begin(), vanished.end(), [&](const Finding* finding) {
    return finding->severity == Severity::kError || (values_mended && finding->rule.starts_with("numeric/"));
  });
  const std::vector<RecordFile> old_files = FilesOf(before.version.project, ShownFiles(before.version.project));
  const std::vector<RecordFile> new_files = FilesOf(after.version.project, ShownFiles(after.version.project));
  if (old_files.empty() || new_files.empty()) return false;
  Repair repair;
  const Fix comments{"remove unchecked comments", FixSafety::kSafe,
                     NewComments(before.version.project, after.version.project)};
  repair.explained = error_vanished && ChangeShare(old_files, new_files) <= options_.most_change;
  // Without a finding of ours only the caller's own word makes this a pair.
  if (!repair.explained && before.version.claim.outcome != Claimed::kFailing && repaired_by == "attempt") return false;
  repair.after = after.version.project;
  if (!comments.edits.empty()) repair.after = ApplyFixes(repair.after, {&comments}).project;
  repair.report = &good;
  if (repair.explained) repair.mended = Defects(before.version.project, vanished);
  repair.by = repaired_by;
  repair.verified_by = fmt::format("assay {} {}", ToolVersion(), fmt::join(CheckedStages(good.verdict), ", "));
  AddRepair(before, std::move(repair));
  return true;
}

void RecordMaker::Single(Version version) {
  std::vector<Version> one;
  one.push_back(std::move(version));
  Chain(std::move(one));
}

void RecordMaker::Chain(std::vector<Version> versions) {
  std::vector<Looked> looked;
  for (Version& version : versions) looked.push_back(Look(std::move(version)));
  for (std::size_t i = 0; i < looked.size(); ++i) {
    const Looked& one = looked[i];
    if (!one.report->errors.empty()) continue;
    const bool claimed_correct = one.version.claim.outcome == Claimed::kCorrect;
    if (claimed_correct && Errors(*one.report) > 0) {
      ++counts_.conflicts;
      continue;
    }
    if (one.Passes()) {
      if (one.version.claim.outcome != Claimed::kFailing) AddRight(one);
      continue;
    }
    Repair repair = OwnRepair(one);
    const Standing mended = repair.report != nullptr ? StandingOf(*repair.report) : Standing();
    if (mended.Right() || (mended.Clean() && repair.safety == "safe")) {
      AddRepair(one, std::move(repair));
      continue;
    }
    // The nearest of the later versions that are right.
    const std::vector<RecordFile> files = FilesOf(one.version.project, ShownFiles(one.version.project));
    const Looked* nearest = nullptr;
    double least = 2;
    for (std::size_t j = i + 1; j < looked.size(); ++j) {
      if (!looked[j].report->errors.empty() || !looked[j].Passes()) continue;
      const Project& later = looked[j].version.project;
      const double share = ChangeShare(files, FilesOf(later, ShownFiles(later)));
      if (share >= least) continue;
      least = share;
      nearest = &looked[j];
    }
    if (nearest != nullptr && AddPair(one, *nearest, "attempt")) continue;
    if (repair.report != nullptr) {
      AddRepair(one, std::move(repair));
    } else {
      AddFailing(one);
    }
  }
}

void RecordMaker::Pair(Version before, Version after) {
  const Looked good = Look(std::move(after));
  const Looked bad = Look(std::move(before));
  if (!good.report->errors.empty() || !bad.report->errors.empty()) return;
  if (!AddPair(bad, good, "given")) ++counts_.conflicts;
}

}  // namespace assay
