// The stages of one input in their order; then rules over everything found, and the verdict.
#include "pipeline/analyze.h"

#include "dialects/analysis.h"
#include "dialects/options.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>

#include "analyzer/facts/cut-short.h"
#include "analyzer/facts/derived.h"
#include "analyzer/facts/fault-weight.h"
#include "analyzer/facts/open-name.h"
#include "analyzer/report/fingerprint.h"
#include "analyzer/report/order.h"
#include "analyzer/report/text.h"
#include "pipeline/apply-rules.h"
#include "pipeline/decide-build.h"
#include "pipeline/proof-verdict.h"
#include "pipeline/report-words.h"
#include "pipeline/target-comment.h"
#include "reference/python/tricks.h"
#include "solver/query-log.h"

namespace assay {
namespace {

// Real names that the model lacks, whether or not they decide the verdict.
void CountUnmodelled(const ParseFacts& parse, Report& report) {
  std::map<std::string, std::int64_t> counts;
  for (const std::vector<ParseError>* errors : {&parse.errors, &parse.unsure}) {
    for (const ParseError& error : *errors) {
      if (error.what == ParseErrorClass::kUnmodelledName && error.expected != kOfAbsentHeader) ++counts[error.name];
    }
  }
  for (const auto& [name, count] : counts) report.unmodelled.push_back({name, count});
}

// The verdict over all runs: one that goes wrong decides, then one that is not known.
void AddRuns(const RunFacts& runs, Report& report) {
  using Runs = KernelVerdict::Runs;
  using Values = KernelVerdict::Values;
  bool faults = false, clean = false, open = runs.runs.empty();
  bool mismatch = false, match = false, unknown = false;
  for (const ShapeRun& run : runs.runs) {
    const std::string label = runs.runs.size() > 1 ? run.what.substr(0, run.what.find(':')) + ": " : "";
    if (run.status == ShapeRun::Status::kUndecided || run.status == ShapeRun::Status::kNotRun) {
      report.undecided.push_back({"runs", label + run.why_undecided});
      open = true;
    } else {
      (IsFaulty(run) ? faults : clean) = true;
    }
    if (run.values == ShapeRun::Values::kUndecided) report.undecided.push_back({"values", label + run.why_undecided});
    if (!run.scaled.empty()) report.undecided.push_back({"full size", label + "run with " + run.scaled});
    match |= run.values == ShapeRun::Values::kMatch;
    mismatch |= run.values == ShapeRun::Values::kMismatch;
    unknown |= run.values == ShapeRun::Values::kUndecided;
  }
  report.verdict.runs = faults ? Runs::kFaults : open || !clean ? Runs::kUndecided : Runs::kClean;
  if (mismatch)
    report.verdict.values = Values::kMismatch;
  else if (unknown)
    report.verdict.values = Values::kUndecided;
  else if (match)
    report.verdict.values = Values::kMatch;
}

// For runs at derived inputs. `runs` are those with faults of the input's own.
void AddDerived(const DerivedFacts& derived, const RunFacts& runs, Report& report) {
  using Runs = KernelVerdict::Runs;
  for (const std::string& why : derived.open) report.undecided.push_back({"runs", why});
  const bool faults = std::any_of(runs.runs.begin(), runs.runs.end(), IsFaulty);
  const bool clean = derived.clean > 0 && !derived.doubtful;
  report.verdict.runs = faults ? Runs::kFaults : clean ? Runs::kClean : Runs::kUndecided;
  report.derived = derived;
}

void DecideRun(const Analysis& analysis, const AnalyzeOptions& options, Report& report) {
  using Runs = KernelVerdict::Runs;
  using Values = KernelVerdict::Values;
  KernelVerdict& verdict = report.verdict;
  if (options.level == Level::kLint || verdict.builds == KernelVerdict::Builds::kNo) return;
  const RunFacts& runs = analysis.facts.Get<RunFacts>();
  for (const std::string& part : analysis.not_lowered) report.undecided.push_back({"runs", part});
  if (!analysis.chip_followed) {
    verdict.runs = Runs::kUndecided;
    verdict.values = Values::kUndecided;
    report.undecided.push_back(
        {"runs", fmt::format("`{}` has an architecture that is not modelled yet", options.chip)});
    return;
  }
  if (!options.contract && options.task == nullptr && !analysis.brings_inputs && !analysis.derives_inputs) {
    verdict.runs = Runs::kUndecided;
    verdict.values = Values::kUndecided;
    report.undecided.push_back({"runs", kNeedsContract});
    return;
  }
  if (analysis.derives_inputs) {
    AddDerived(analysis.facts.Get<DerivedFacts>(), runs, report);
  } else {
    AddRuns(runs, report);
  }
}

// Rules over everything found, and the verdicts, into `report`.
void JudgeInto(const Analysis& analysis, std::span<const RegisteredRule> rules, const AnalyzeOptions& options,
               Report& report) {
  const Dialect& dialect = *analysis.dialect;
  const Facts& facts = analysis.facts;
  const Grounds grounds = ApplyRules(rules, facts, report);
  SortFindings(report);
  CountUnmodelled(facts.Get<ParseFacts>(), report);
  DecideBuild(analysis, dialect, grounds, report);
  DecideRun(analysis, options, report);
  const std::vector<ShapeRun>& runs = facts.Get<RunFacts>().runs;
  DecideProof(facts, {grounds.error_of_text, !runs.empty() && dialect.IsWrong(runs.front())}, report);
  DropRepeated(report.undecided);
  for (std::string& what : CutShortSince(analysis.cut_short_before))
    report.errors.push_back({report.project.path, std::move(what)});
  FillFingerprints(report);
}

void Announce(const AnalyzeOptions& options, std::string_view stage) {
  if (options.on_stage) options.on_stage(stage);
}

// What the Python of a reply does in addition to its work.
void ReadTricks(const Project& project, ReplyFacts& reply) {
  for (std::size_t i = 0; i < project.files.size(); ++i) {
    if (project.files[i].role != FileRole::kModel) continue;
    const std::vector<PythonTrick> tricks = harness::FindTricks(project.files[i].text, static_cast<int>(i));
    reply.tricks.insert(reply.tricks.end(), tricks.begin(), tricks.end());
  }
}

}  // namespace

const Dialect& DialectOf(const std::vector<const Dialect*>& dialects, const Project& project) {
  const auto named = std::find_if(dialects.begin(), dialects.end(),
                                  [&](const Dialect* dialect) { return dialect->name() == project.language; });
  return named == dialects.end() ? *dialects.front() : **named;
}

// Precompiled headers record the absolute paths of the headers they were made of.
Analyzer::Analyzer(std::vector<const Dialect*> dialects, const std::string& resource_dir,
                   std::span<const RegisteredRule> rules)
    : dialects_(std::move(dialects)),
      resource_dir_(resource_dir.empty() ? resource_dir : std::filesystem::absolute(resource_dir).string()),
      rules_(rules) {}
Analyzer::~Analyzer() = default;

DialectSession& Analyzer::SessionOf(const Dialect& dialect) {
  std::unique_ptr<DialectSession>& session = sessions_[&dialect];
  if (session == nullptr) session = dialect.Open(resource_dir_);
  return *session;
}

Analysis Analyzer::Start(Project project, const AnalyzeOptions& options) {
  Analysis analysis;
  analysis.options = &options;
  analysis.dialect = &DialectOf(dialects_, project);
  analysis.report.dialect = analysis.dialect->name();
  analysis.report.project = std::move(project);
  SessionOf(*analysis.dialect).Split(analysis);
  FillReplyFacts(analysis.report.project, analysis.facts.Mutable<ReplyFacts>());
  analysis.nothing_to_read = NothingToRead(analysis.report);
  return analysis;
}

void Analyzer::Read(Analysis& analysis) {
  if (analysis.nothing_to_read) return;
  Announce(*analysis.options, "parsing");
  SessionOf(*analysis.dialect).Read(analysis);
  ReadTricks(analysis.report.project, analysis.facts.Mutable<ReplyFacts>());
  analysis.report.was_read = true;
}

void Analyzer::Run(Analysis& analysis) {
  const AnalyzeOptions& options = *analysis.options;
  if (analysis.nothing_to_read || options.level != Level::kFull || !analysis.can_run ||
      (!options.contract && options.task == nullptr && !analysis.brings_inputs && !analysis.derives_inputs))
    return;
  Publish(analysis, true);
  Announce(options, "running");
  analysis.publish = [&] { Publish(analysis, false); };
  SessionOf(*analysis.dialect).Run(analysis);
  analysis.publish = nullptr;
  analysis.report.timing_ms.emplace_back("simulate", analysis.watch.Lap());
  analysis.has_run = true;
}

void Analyzer::Prove(Analysis& analysis) {
  if (!analysis.has_run) return;
  Announce(*analysis.options, "proving");
  SessionOf(*analysis.dialect).Prove(analysis, [&] { Publish(analysis, false); });
  analysis.report.timing_ms.emplace_back("solve", analysis.watch.Lap());
}

void Analyzer::Judge(Analysis& analysis) const {
  if (analysis.nothing_to_read) return;
  const AnalyzeOptions& options = *analysis.options;
  Announce(options, "judging");
  JudgeInto(analysis, rules_, options, analysis.report);
  if (options.show_proof) analysis.report.proof = analysis.facts.Get<ProofFacts>();
  analysis.report.costs.queries.clear();
  for (QueryTally& tally : QueryCosts())
    analysis.report.costs.queries.push_back({std::move(tally.name), tally.asked, tally.units, tally.ms});
  analysis.report.timing_ms.emplace_back("rules", analysis.watch.Lap());
  analysis.report.timing_ms.emplace_back("total", analysis.watch.Total());
}

void Analyzer::Publish(const Analysis& analysis, bool before_run) const {
  const AnalyzeOptions& options = *analysis.options;
  if (!options.on_partial) return;
  Report partial = analysis.report;
  if (before_run) {
    AnalyzeOptions as_read;
    as_read.level = Level::kLint;
    JudgeInto(analysis, rules_, as_read, partial);
    // The result if the run does not end.
    if (partial.verdict.builds != KernelVerdict::Builds::kNo) {
      partial.verdict.runs = KernelVerdict::Runs::kUndecided;
      partial.verdict.values = KernelVerdict::Values::kUndecided;
      partial.undecided.push_back({"runs", "the run did not end"});
    }
  } else {
    JudgeInto(analysis, rules_, options, partial);
    if (options.show_proof) partial.proof = analysis.facts.Get<ProofFacts>();
  }
  options.on_partial(partial);
}

Report Analyzer::Analyze(Project project, const AnalyzeOptions& options, Facts* facts_out) {
  if (options.show_proof && !options.contract) {
    const Dialect& dialect = DialectOf(dialects_, project);
    AnalyzeOptions named = options;
    std::string why;
    named.contract = SessionOf(dialect).NameContract(project, options, why);
    named.of_cases = options.task != nullptr;
    named.task_of_domain = std::exchange(named.task, nullptr);
    named.chosen_domain = true;
    if (named.contract) return Analyze(std::move(project), named, facts_out);
    Report none;
    none.dialect = dialect.name();
    none.errors.push_back({project.path, "nothing to prove: " + why});
    none.project = std::move(project);
    return none;
  }
  if (!options.chip_given && !options.contract) {
    const TargetComment target = FindTargetComment(project, DialectOf(dialects_, project).Chips());
    if (!target.problem.empty()) {
      Report none;
      none.errors.push_back({project.path, target.problem});
      none.project = std::move(project);
      return none;
    }
    if (!target.chip.empty()) {
      AnalyzeOptions named = options;
      named.chip = target.chip;
      named.chip_given = true;
      return Analyze(std::move(project), named, facts_out);
    }
  }
  LogQuestions(options.dump_smt2);
  LimitQueries(options.solver_units);
  ForgetQueryCosts();
  Analysis analysis = Start(std::move(project), options);
  Read(analysis);
  Run(analysis);
  Prove(analysis);
  Judge(analysis);
  if (facts_out != nullptr) *facts_out = std::move(analysis.facts);
  return std::move(analysis.report);
}

std::pair<std::string, std::string> Analyzer::Derive(const Project& project, const AnalyzeOptions& options,
                                                     const std::string& folder) {
  return SessionOf(DialectOf(dialects_, project)).Derive(project, options, folder);
}

}  // namespace assay
