// The stages of one input, in order, with their times; then rules over everything found, and the verdict.
#include "analyzer/driver/analyze.h"

#include <fmt/format.h>
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <map>
#include <set>
#include <tuple>

#include "analyzer/dialects/ascendc/chips.h"
#include "analyzer/dialects/ascendc/reader/reader.h"
#include "analyzer/dialects/ascendc/releases.h"
#include "analyzer/driver/apply-rules.h"
#include "analyzer/driver/decide-build.h"
#include "analyzer/driver/decide-proof.h"
#include "analyzer/driver/derive-contract.h"
#include "analyzer/driver/named-contract.h"
#include "analyzer/driver/observe-run.h"
#include "analyzer/driver/proof-ladder.h"
#include "analyzer/driver/prove-run.h"
#include "analyzer/driver/prove-shapes.h"
#include "analyzer/driver/report-words.h"
#include "analyzer/driver/run-plan.h"
#include "analyzer/driver/task-run.h"
#include "analyzer/report/fingerprint.h"
#include "rules/runs.h"
#include "solver/query-log.h"

namespace assay {
namespace {

using Clock = std::chrono::steady_clock;

class Stopwatch {
 public:
  double Lap() {
    const Clock::time_point now = Clock::now();
    const double ms = std::chrono::duration<double, std::milli>(now - last_).count();
    last_ = now;
    return ms;
  }
  double Total() const { return std::chrono::duration<double, std::milli>(Clock::now() - start_).count(); }

 private:
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

void FillReplyFacts(const Project& project, ReplyFacts& out) {
  out.is_reply = project.IsReply();
  for (const VirtualFile& file : project.files) out.files.push_back({file.name, file.role, file.text});
  out.problems = project.problems;
}

void SortFindings(Report& report) {
  std::vector<std::tuple<std::string, std::uint32_t, std::string, std::string, std::size_t>> keys;
  for (std::size_t i = 0; i < report.findings.size(); ++i) {
    const Finding& finding = report.findings[i];
    const Place place = ToPlace(report.project, finding.primary);
    keys.emplace_back(place.path, place.start.byte, finding.rule, finding.message, i);
  }
  std::sort(keys.begin(), keys.end());
  std::vector<Finding> sorted;
  for (const auto& key : keys) sorted.push_back(std::move(report.findings[std::get<4>(key)]));
  report.findings = std::move(sorted);
}

// Real names that the model lacks, whether or not they decide the verdict.
void CountUnmodelled(const ParseFacts& parse, Report& report) {
  std::map<std::string, std::int64_t> counts;
  for (const std::vector<ParseError>* errors : {&parse.errors, &parse.unsure}) {
    for (const ParseError& error : *errors) {
      if (error.what == ParseErrorClass::kUnmodelledName) ++counts[error.name];
    }
  }
  for (const auto& [name, count] : counts) report.unmodelled.push_back({name, count});
}

// What keeps code that builds from being run.
void NoteLowering(const Facts& facts, const ascendc::ReadResult& read, Report& report) {
  if (!read.kernel_runs) report.undecided.push_back({"runs", "the kernel was not lowered"});
  if (facts.Get<HostFacts>().has_host && !read.host)
    report.undecided.push_back({"runs", "the host code was not lowered"});
}

// Of the kernel: wrong values are no fault of the run, and what the module does beside it none either.
bool IsFaulty(const ShapeRun& run) {
  return std::any_of(run.faults.begin(), run.faults.end(), [](const Fault& f) {
    const bool beside = f.kind == FaultKind::kValueMismatch || f.kind == FaultKind::kResultIgnored ||
                        f.kind == FaultKind::kFrameworkFallback;
    return !beside && !rules::IsAdvisory(f);
  });
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

void DecideRun(const Facts& facts, const ascendc::ReadResult& read, const AnalyzeOptions& options, Report& report) {
  using Runs = KernelVerdict::Runs;
  using Values = KernelVerdict::Values;
  KernelVerdict& verdict = report.verdict;
  if (options.level == Level::kLint || verdict.builds == KernelVerdict::Builds::kNo) return;
  const RunFacts& runs = facts.Get<RunFacts>();
  NoteLowering(facts, read, report);
  if (!facts.Get<ProfileFacts>().chip_followed) {
    verdict.runs = Runs::kUndecided;
    verdict.values = Values::kUndecided;
    report.undecided.push_back(
        {"runs", fmt::format("`{}` has an architecture that is not modelled yet", options.chip)});
    return;
  }
  if (!options.contract && options.task == nullptr) {
    verdict.runs = Runs::kUndecided;
    verdict.values = Values::kUndecided;
    report.undecided.push_back({"runs", "needs a contract"});
    return;
  }
  AddRuns(runs, report);
  // A fault that no finding of weight speaks of (padding that changes nothing) leaves the run clean.
  if (verdict.runs == Runs::kFaults) {
    const bool told = std::any_of(report.findings.begin(), report.findings.end(), [](const Finding& f) {
      return f.verdict == Verdict::kConfirmed && f.severity == Severity::kError;
    });
    if (!told && verdict.values == Values::kMatch) verdict.runs = Runs::kClean;
  }
}

void Judge(const Facts& facts, const ascendc::ReadResult& read, const AnalyzeOptions& options, Report& report) {
  ApplyRules(facts, report.dialect, report);
  SortFindings(report);
  CountUnmodelled(facts.Get<ParseFacts>(), report);
  DecideBuild(facts, read.ghost_tiling, report);
  DecideRun(facts, read, options, report);
  DecideProof(facts, report);
  DropRepeated(report.undecided);
  FillFingerprints(report);
}

}  // namespace

struct Analyzer::Impl {
  explicit Impl(const std::string& resources) : reader(resources) {}
  ascendc::Reader reader;
};

// Precompiled headers know the headers they were made of by their whole paths.
Analyzer::Analyzer(const std::string& resource_dir)
    : impl_(std::make_unique<Impl>(resource_dir.empty() ? resource_dir
                                                        : std::filesystem::absolute(resource_dir).string())) {}
Analyzer::~Analyzer() = default;

namespace {

ascendc::ReadOptions ReadOptionsOf(const AnalyzeOptions& options) {
  ascendc::ReadOptions made;
  made.chip = options.contract ? options.contract->chip : options.chip;
  made.release = ascendc::ParseRelease(options.release).value_or(ascendc::kDefaultRelease);
  made.release_given = !options.release.empty();
  // No release before 9.0 has the chip by that name, and the names of the last one are those its kernels are written
  // in.
  if (!made.release_given && ascendc::ArchitectureOf(made.chip) == 3510) made.release = ascendc::Release::k9_1;
  made.lower = options.level == Level::kFull && ascendc::ModelOf(made.chip) != ascendc::ChipModel::kNone;
  made.deadline = Clock::now() + std::chrono::milliseconds(static_cast<std::int64_t>(options.read_seconds * 1000));
  made.include_dirs = options.include_dirs;
  made.defines = options.defines;
  made.lower_kernel = options.task == nullptr;
  made.contract = options.contract ? &*options.contract : nullptr;
  made.run_definition = [chip = made.chip](const LoweredModule& host, const std::string& library,
                                           const std::string& op_type) {
    return RunHost({.module = &host, .library = library, .op_type = op_type, .chip = chip, .definition = true})
        .definition;
  };
  return made;
}

TaskInputs TaskOf(ascendc::Reader& reader, const Project& project, const ascendc::ReadOptions& read_options,
                  const ascendc::ReadResult& read, const Facts& facts, const AnalyzeOptions& options) {
  return {.reader = &reader,
          .project = &project,
          .read_options = read_options,
          .read = &read,
          .facts = &facts,
          .auto_sync = options.auto_sync,
          .task = options.task.get(),
          .first_case = options.first_case,
          .cases = options.cases};
}

// What an input says of itself, to make contracts from: its host half is lowered for what an op definition's
// constructor makes, its kernel is not.
ascendc::ReadResult ReadText(ascendc::Reader& reader, const Project& project, ascendc::ReadOptions& read_options,
                             Facts& facts) {
  FillReplyFacts(project, facts.Mutable<ReplyFacts>());
  read_options.lower_kernel = false;
  return reader.Read(project, read_options, facts);
}

}  // namespace

std::pair<std::string, std::string> Analyzer::Derive(const Project& project, const AnalyzeOptions& options,
                                                     const std::string& folder) {
  Facts facts;
  ascendc::ReadOptions read_options = ReadOptionsOf(options);
  const ascendc::ReadResult read = ReadText(impl_->reader, project, read_options, facts);
  const Derivation made =
      options.task == nullptr
          ? DeriveFromDefinition(facts, options.chip, folder)
          : DeriveFromTask(TaskOf(impl_->reader, project, read_options, read, facts, options), folder);
  std::pair<std::string, std::string> text;
  for (const DerivedContract& one : made.contracts) {
    text.first += fmt::format("{}: {}{}\n", one.path, one.what, one.note.empty() ? "" : "; no goldens: " + one.note);
  }
  for (const std::string& problem : made.problems) text.second += problem + "\n";
  return text;
}

std::optional<Contract> Analyzer::Name(const Project& project, const AnalyzeOptions& options, std::string& why) {
  Facts facts;
  ascendc::ReadOptions read_options = ReadOptionsOf(options);
  const ascendc::ReadResult read = ReadText(impl_->reader, project, read_options, facts);
  if (options.task == nullptr) return NamedFromDefinition(facts, options.chip, why);
  std::vector<Contract> cases;
  for (CapturedLaunch& launch : CaptureTask(TaskOf(impl_->reader, project, read_options, read, facts, options))) {
    if (launch.error.empty()) {
      cases.push_back(std::move(launch.contract));
    } else if (why.empty()) {
      why = launch.label + ": " + launch.error;
    }
  }
  return NamedFromCases(cases, why);
}

Report Analyzer::Analyze(Project project, const AnalyzeOptions& options, Facts* facts_out) {
  if (options.show_proof && !options.contract) {
    AnalyzeOptions named = options;
    std::string why;
    named.contract = Name(project, options, why);
    named.of_cases = options.task != nullptr;
    named.task = nullptr;
    named.chosen_domain = true;
    if (named.contract) return Analyze(std::move(project), named, facts_out);
    Report none;
    none.errors.push_back({project.path, "nothing to prove: " + why});
    none.project = std::move(project);
    return none;
  }
  LogQuestions(options.dump_smt2);
  Stopwatch watch;
  Report report;
  Facts facts;
  FillReplyFacts(project, facts.Mutable<ReplyFacts>());
  report.project = std::move(project);
  if (NothingToRead(report)) return report;
  const bool full = options.level == Level::kFull;
  const ascendc::ReadOptions read_options = ReadOptionsOf(options);
  const bool followed = ascendc::ModelOf(read_options.chip) != ascendc::ChipModel::kNone;
  const auto stage = [&](std::string_view name) {
    if (options.on_stage) options.on_stage(name);
  };
  report.release = ascendc::ReleaseName(read_options.release);
  report.chip = read_options.chip;
  stage("parsing");
  const ascendc::ReadResult read = impl_->reader.Read(report.project, read_options, facts);
  watch.Lap();
  report.timing_ms = {
      {"parse_host", read.host_parse_ms}, {"parse_kernel", read.kernel_parse_ms}, {"lower", read.lower_ms}};
  const bool host_ready = read.host.has_value() || !facts.Get<HostFacts>().has_host;
  if (full && followed && (options.contract || options.task != nullptr) && read.kernel_runs && host_ready) {
    if (options.on_partial) {
      Report partial = report;
      Judge(facts, read, {.level = Level::kLint}, partial);
      // What stands if the run does not end.
      if (partial.verdict.builds != KernelVerdict::Builds::kNo) {
        partial.verdict.runs = KernelVerdict::Runs::kUndecided;
        partial.verdict.values = KernelVerdict::Values::kUndecided;
        partial.undecided.push_back({"runs", "the run did not end"});
      }
      options.on_partial(partial);
    }
    stage("running");
    // Instances of a template kernel are read again, each for its key.
    std::optional<LoweredModule> instance;
    const auto by_key = [&](std::uint64_t key) -> const LoweredModule* {
      instance = impl_->reader.ReadInstance(report.project, read_options, facts.Get<HostFacts>(), key);
      return instance ? &*instance : nullptr;
    };
    std::optional<PlannedRun> plan;
    RunInputs inputs;
    if (options.task != nullptr) {
      // Proofs are about one set of shapes and cost more than the cases together: they are left to contracts.
      facts.Mutable<RunFacts>().runs =
          RunTask(TaskOf(impl_->reader, report.project, read_options, read, facts, options));
    } else {
      std::string problem;
      const Observe observe =
          PlanObservation(options.look, report.project, facts, *read.kernel, *options.contract, problem);
      inputs = {.host = read.host ? &*read.host : nullptr,
                .host_library = read.host_library,
                .kernel = &*read.kernel,
                .contract = &*options.contract,
                .contract_dir = options.contract_dir,
                .allow_commands = options.allow_commands,
                .edge_values = options.edge_values,
                .explain = options.explain,
                .auto_sync = options.auto_sync,
                .facts = &facts,
                .by_key = read.by_key ? by_key : RunInputs::ByKey(),
                .observe = observe};
      plan = RunContract(inputs);
      DescribeRun(options.look, *plan, facts, *read.kernel, report);
      if (report.simulation) report.simulation->mistake = problem;
      facts.Mutable<RunFacts>().runs.push_back(plan->run);
      report.coverage = plan->result.coverage;
    }
    report.timing_ms.emplace_back("simulate", watch.Lap());
    stage("proving");
    if (plan && options.prove) ProveRun(*plan, *options.contract, options.show_proof, facts.Mutable<ProofFacts>());
    if (plan && options.prove && !options.contract->symbols.empty()) {
      inputs.observe = {};
      const auto publish = [&] {
        if (!options.on_partial) return;
        Report partial = report;
        Judge(facts, read, options, partial);
        if (options.show_proof) partial.proof = facts.Get<ProofFacts>();
        options.on_partial(partial);
      };
      publish();
      std::vector<ShapeRun> replays;
      facts.Mutable<ProofFacts>().shapes.of_cases = options.of_cases;
      ProveShapes(inputs, {options.prove_parts, options.prove_seconds}, facts.Mutable<ProofFacts>(), replays, [&] {
        if (options.chosen_domain) replays.clear();
        for (ShapeRun& run : replays) facts.Mutable<RunFacts>().runs.push_back(std::move(run));
        publish();
      });
      if (options.on_shapes) options.on_shapes(inputs, facts.Get<ProofFacts>());
    }
    report.timing_ms.emplace_back("solve", watch.Lap());
  }
  stage("judging");
  Judge(facts, read, options, report);
  if (options.show_proof) report.proof = facts.Get<ProofFacts>();
  report.timing_ms.emplace_back("rules", watch.Lap());
  report.timing_ms.emplace_back("total", watch.Total());
  if (facts_out != nullptr) *facts_out = std::move(facts);
  return report;
}

}  // namespace assay
