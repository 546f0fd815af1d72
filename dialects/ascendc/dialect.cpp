// The stages of an AscendC input: an operator's kernel, its host half and its binding.
#include "dialects/ascendc/dialect.h"

#include "analyzer/facts/lowered.h"
#include "dialects/analysis.h"
#include "dialects/options.h"
#include "simulator/observe.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <utility>

#include "analyzer/facts/ascendc/barrier.h"
#include "analyzer/facts/ascendc/kernel.h"
#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascendc/slip.h"
#include "analyzer/facts/ascii.h"
#include "analyzer/facts/profile.h"
#include "assay/host_platforms.h"
#include "dialects/ascendc/chips.h"
#include "dialects/ascendc/contract/contract-from-task.h"
#include "dialects/ascendc/contract/contract-with-symbols.h"
#include "dialects/ascendc/derive/derived-run.h"
#include "dialects/ascendc/mutators/tables.h"
#include "dialects/ascendc/prove/cause-fields.h"
#include "dialects/ascendc/prove/probe-shapes.h"
#include "dialects/ascendc/prove/prove-all-shapes.h"
#include "dialects/ascendc/prove/prove-given-shape.h"
#include "dialects/ascendc/read/barriers.h"
#include "dialects/ascendc/read/direct-launch.h"
#include "dialects/ascendc/read/library-layout.h"
#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/read/slips.h"
#include "dialects/ascendc/read/source-kind.h"
#include "dialects/ascendc/releases.h"
#include "dialects/ascendc/run/explain-time.h"
#include "dialects/ascendc/run/local-memory.h"
#include "dialects/ascendc/run/observe-run.h"
#include "dialects/ascendc/run/program.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/ascendc/search/candidates.h"
#include "dialects/ascendc/table/api-page.h"
#include "dialects/ascendc/task/cases-of-proof.h"
#include "dialects/ascendc/task/task-run.h"
#include "dialects/ascendc/worker/host-run.h"

namespace assay::ascendc {
namespace {

ReadOptions ReadOptionsOf(const AnalyzeOptions& options) {
  ReadOptions made;
  made.chip = options.contract ? options.contract->chip : options.chip;
  made.release = ParseRelease(options.release).value_or(kDefaultRelease);
  made.release_given = !options.release.empty();
  // No release before 9.0 has the chip under that name, and its kernels use the names of the last release.
  if (!made.release_given && ArchitectureOf(made.chip) == 3510) made.release = Release::k9_1;
  made.lower = options.level == Level::kFull && ModelOf(made.chip) != ChipModel::kNone;
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

// A program that launches its own kernels is of some release from 8.5 on, and its build names the chip.
void ForItsBuild(const Project& project, const AnalyzeOptions& given, ReadOptions& options) {
  if (!options.release_given) options.release = Release::k9_1;
  if (given.chip_given) return;
  if (const std::string chip = ChipOfBuild(project); !chip.empty()) options.chip = chip;
  options.lower = given.level == Level::kFull && ModelOf(options.chip) != ChipModel::kNone;
}

TaskInputs TaskOf(Reader& reader, const Project& project, const ReadOptions& read_options, const ReadResult& read,
                  const Facts& facts, const AnalyzeOptions& options) {
  return {.reader = &reader,
          .project = &project,
          .read_options = read_options,
          .read = &read,
          .facts = &facts,
          .auto_sync = options.auto_sync,
          .full_size_seconds = options.full_size_seconds,
          .task = options.task.get(),
          .first_case = options.first_case,
          .cases = options.cases};
}

// What an input says about itself, as a basis for contracts: its host half is lowered so that the op
// definition's constructor can run, its kernel is not.
ReadResult ReadText(Reader& reader, const Project& project, ReadOptions& read_options, Facts& facts) {
  FillReplyFacts(project, facts.Mutable<ReplyFacts>());
  read_options.lower_kernel = false;
  return reader.Read(project, read_options, facts);
}

// Whether a run reports what reading the text reports, at the same place.
bool ShowsBarrier(const RunFacts& runs) {
  return std::ranges::any_of(runs.runs, [](const ShapeRun& run) {
    return std::ranges::any_of(run.faults, [](const Fault& fault) { return fault.kind == FaultKind::kScheduleMode; });
  });
}

void AddInstances(const KernelFacts& instances, KernelFacts& kernel) {
  kernel.values.insert(kernel.values.end(), instances.values.begin(), instances.values.end());
  kernel.narrow_parameters.insert(kernel.narrow_parameters.end(), instances.narrow_parameters.begin(),
                                  instances.narrow_parameters.end());
  kernel.narrow_shifts.insert(kernel.narrow_shifts.end(), instances.narrow_shifts.begin(),
                              instances.narrow_shifts.end());
}

struct State : DialectState {
  ReadOptions read_options;
  ReadResult read;
  std::optional<LoweredModule> instance;  // of a template kernel, for the key last asked for
  RunInputs inputs;
  std::optional<PlannedRun> plan;
  double run_seconds = 0;  // that the plan took
};

// Why a half was not lowered: code that is never run (run/foreign-code), or something else.
std::string WhyNotLowered(const ParseFacts& parse, Half half, const char* otherwise) {
  for (const ParseError& place : parse.unsure) {
    if (place.half != half || !place.diag.starts_with("foreign_")) continue;
    if (place.diag == "foreign_attribute")
      return fmt::format("`{}` is an order to the linker: code with it is not run here", place.name);
    if (place.diag == "foreign_name")
      return fmt::format("`{}` is a name of the simulator's own, so the code is not run here", place.name);
    return "code with inline assembly is not run here";
  }
  return otherwise;
}

// A case takes its launch, its reference, and another run where values differ.
constexpr double kRunsOfCase = 4;

class Session : public DialectSession {
 public:
  explicit Session(const std::string& resource_dir) : reader_(resource_dir) {}

  void Read(Analysis& analysis) override {
    auto state = std::make_unique<State>();
    const AnalyzeOptions& options = *analysis.options;
    Report& report = analysis.report;
    state->read_options = ReadOptionsOf(options);
    FindCheckout(report.project, state->read_options, options.chip_given);
    if (IsDirectLaunch(report.project)) ForItsBuild(report.project, options, state->read_options);
    report.release = ReleaseName(state->read_options.release);
    report.chip = state->read_options.chip;
    analysis.derives_inputs = options.derive && options.level == Level::kFull && !options.contract &&
                              options.task == nullptr && report.project.checkout != nullptr &&
                              report.project.form == InputForm::kFolder;
    if (analysis.derives_inputs) state->read_options.lower_kernel = false;
    state->read = reader_.Read(report.project, state->read_options, analysis.facts);
    const ReadResult& read = state->read;
    if (!options.contract && options.task == nullptr)
      FindBarriers(report.project, analysis.facts.Mutable<BarrierFacts>());
    FindSlips(report.project, analysis.facts.Mutable<SlipFacts>(), analysis.facts.Mutable<KernelFacts>().early_reads);
    analysis.watch.Lap();
    report.timing_ms = {
        {"parse_host", read.host_parse_ms}, {"parse_kernel", read.kernel_parse_ms}, {"lower", read.lower_ms}};
    const bool has_host = analysis.facts.Get<ascendc::OperatorFacts>().has_host;
    analysis.chip_followed = ModelOf(state->read_options.chip) != ChipModel::kNone;
    analysis.ghost_tiling = read.ghost_tiling;
    analysis.has_kernel = !analysis.facts.Get<KernelFacts>().entries.empty();
    report.local_memory = LocalMemoryOf(analysis.facts.Get<KernelFacts>(), report.chip);
    const ParseFacts& parse = analysis.facts.Get<ParseFacts>();
    if (!read.kernel_runs) {
      const bool told = !read.program_problem.empty();
      analysis.not_lowered.push_back(told ? read.program_problem
                                          : WhyNotLowered(parse, Half::kKernel, "the kernel was not lowered"));
    }
    if (has_host && !read.host)
      analysis.not_lowered.push_back(WhyNotLowered(parse, Half::kHost, "the host code was not lowered"));
    analysis.can_run = analysis.chip_followed && analysis.not_lowered.empty();
    analysis.brings_inputs = !read.programs.empty() && !options.contract && options.task == nullptr;
    analysis.derives_inputs = analysis.derives_inputs && analysis.can_run && !analysis.brings_inputs;
    analysis.state = std::move(state);
  }

  void Run(Analysis& analysis) override {
    State& state = StateOf(analysis);
    const AnalyzeOptions& options = *analysis.options;
    Report& report = analysis.report;
    Facts& facts = analysis.facts;
    if (options.task != nullptr) {
      // Proofs are about one set of shapes and cost more than the cases together: they are left to contracts.
      TaskInputs task = TaskOf(reader_, report.project, state.read_options, state.read, facts, options);
      std::vector<std::string> limits;
      task.limits = &limits;
      facts.Mutable<RunFacts>().runs = RunTask(task);
      for (const std::string& limit : limits)
        report.errors.push_back({report.project.path, "stopped while running: " + limit});
      if (options.observe.time)
        report.undecided.push_back({"time", "launches of a task are not timed; a contract's shape is (--contract)"});
      return;
    }
    if (analysis.brings_inputs) {
      facts.Mutable<RunFacts>().runs = RunPrograms({.forms = &state.read.programs,
                                                    .host_library = state.read.host_library,
                                                    .chip = state.read_options.chip,
                                                    .project = &report.project,
                                                    .auto_sync = options.auto_sync});
      return;
    }
    if (analysis.derives_inputs) {
      DerivedRuns derived = RunDerived({.reader = &reader_,
                                        .project = &report.project,
                                        .read_options = state.read_options,
                                        .read = &state.read,
                                        .facts = &facts,
                                        .auto_sync = options.auto_sync,
                                        .on_progress = [&](const DerivedRuns& so_far) {
                                          if (!analysis.publish) return;
                                          facts.Mutable<DerivedFacts>() = so_far.facts;
                                          facts.Mutable<RunFacts>().runs = so_far.faulty;
                                          analysis.publish();
                                        }});
      facts.Mutable<DerivedFacts>() = std::move(derived.facts);
      facts.Mutable<RunFacts>().runs = std::move(derived.faulty);
      AddInstances(derived.instances, facts.Mutable<KernelFacts>());
      if (ShowsBarrier(facts.Get<RunFacts>())) facts.Mutable<BarrierFacts>().unscheduled.clear();
      return;
    }
    if (!state.read.kernel) return;
    std::string problem;
    const Observe observe =
        PlanObservation(options.observe, report.project, facts, *state.read.kernel, *options.contract, problem);
    // Instances of a template kernel are read again, one per key.
    const auto by_key = [this, &state, &analysis](std::uint64_t key) -> const LoweredModule* {
      state.instance = reader_.ReadInstance(analysis.report.project, state.read_options,
                                            analysis.facts.Get<ascendc::OperatorFacts>(), key);
      return state.instance ? &*state.instance : nullptr;
    };
    state.inputs = {.host = state.read.host ? &*state.read.host : nullptr,
                    .host_library = state.read.host_library,
                    .kernel = &*state.read.kernel,
                    .contract = &*options.contract,
                    .contract_dir = options.contract_dir,
                    .allow_commands = options.allow_commands,
                    .edge_values = options.edge_values,
                    .explain = options.explain,
                    .auto_sync = options.auto_sync,
                    .facts = &facts,
                    .by_key = state.read.by_key ? by_key : RunInputs::ByKey(),
                    .observe = observe};
    Stopwatch watch;
    state.plan = RunContract(state.inputs);
    // Functions that the host half calls but does not contain are elsewhere in its checkout.
    std::set<std::string> asked;
    while (state.plan->run.status == ShapeRun::Status::kUndecided &&
           state.read.host_calls.contains(state.plan->run.why_undecided) &&
           asked.insert(state.plan->run.why_undecided).second &&
           reader_.LinkSourceOf(state.plan->run.why_undecided, report.project, state.read_options, state.read))
      state.plan = RunContract(state.inputs);
    state.run_seconds = watch.Total() / 1000;
    NameCauses(facts, *options.contract, *state.plan);
    DescribeRun(options.observe, *state.plan, facts, *state.read.kernel, report);
    if (report.simulation) report.simulation->mistake = problem;
    facts.Mutable<RunFacts>().runs.push_back(state.plan->run);
    report.coverage = state.plan->result.coverage;
  }

  void Prove(Analysis& analysis, const std::function<void()>& publish) override {
    State& state = StateOf(analysis);
    const AnalyzeOptions& options = *analysis.options;
    Facts& facts = analysis.facts;
    if (!state.plan) return;
    if (options.prove) ProveRun(*state.plan, *options.contract, options.show_proof, facts.Mutable<ProofFacts>());
    if (!options.prove || options.contract->symbols.empty()) return;
    state.inputs.observe = {};
    publish();
    std::vector<ShapeRun> replays;
    facts.Mutable<ProofFacts>().shapes.of_cases = options.of_cases;
    facts.Mutable<ProofFacts>().shapes.chosen = options.chosen_domain;
    const ShapeLimits limits{options.prove_parts, options.prove_seconds, options.show_proof, options.probe};
    ProveShapes(state.inputs, limits, facts.Mutable<ProofFacts>(), replays, [&] {
      if (options.chosen_domain) replays.clear();
      for (ShapeRun& run : replays) facts.Mutable<RunFacts>().runs.push_back(std::move(run));
      publish();
    });
    if (options.on_shapes) options.on_shapes(analysis);
    RunCasesOfDomain(analysis);
  }

  // Values are compared in the cases that the domain was made of, if there is time for that.
  void RunCasesOfDomain(Analysis& analysis) {
    if (analysis.options->task_of_domain == nullptr) return;
    const State& state = StateOf(analysis);
    const double limit = analysis.options->prove_seconds / kShareOfProof;
    if (limit > 0 && analysis.watch.Total() / 1000 + kRunsOfCase * state.run_seconds + 1 > limit) {
      analysis.report.undecided.push_back({"values", "no time is left for the task's cases"});
      return;
    }
    AnalyzeOptions options = *analysis.options;
    options.task = options.task_of_domain;
    AddCases(RunTask(TaskOf(reader_, analysis.report.project, state.read_options, state.read, analysis.facts, options)),
             analysis.facts.Mutable<RunFacts>().runs);
  }

  std::optional<Contract> NameContract(const Project& project, const AnalyzeOptions& options,
                                       std::string& why) override {
    Facts facts;
    ReadOptions read_options = ReadOptionsOf(options);
    const ReadResult read = ReadText(reader_, project, read_options, facts);
    if (options.task == nullptr) return NamedFromDefinition(facts, options.chip, why);
    std::vector<Contract> cases;
    for (CapturedLaunch& launch : CaptureTask(TaskOf(reader_, project, read_options, read, facts, options))) {
      if (launch.error.empty()) {
        cases.push_back(std::move(launch.contract));
      } else if (why.empty()) {
        why = launch.label + ": " + launch.error;
      }
    }
    return NamedFromCases(cases, why);
  }

  std::pair<std::string, std::string> Derive(const Project& project, const AnalyzeOptions& options,
                                             const std::string& folder) override {
    Facts facts;
    ReadOptions read_options = ReadOptionsOf(options);
    const ReadResult read = ReadText(reader_, project, read_options, facts);
    const Derivation made = options.task == nullptr
                                ? DeriveFromDefinition(facts, options.chip, folder)
                                : DeriveFromTask(TaskOf(reader_, project, read_options, read, facts, options), folder);
    std::pair<std::string, std::string> text;
    for (const DerivedContract& one : made.contracts) {
      text.first += fmt::format("{}: {}{}\n", one.path, one.what, one.note.empty() ? "" : "; no goldens: " + one.note);
    }
    for (const std::string& problem : made.problems) text.second += problem + "\n";
    return text;
  }

 private:
  static State& StateOf(Analysis& analysis) { return static_cast<State&>(*analysis.state); }

  Reader reader_;
};

// The first words of the list of names that the device model comes with.
std::vector<std::string> NamesOf(const std::string& resource_dir) {
  std::ifstream in(resource_dir + "/ascendc/known-names.txt");
  std::vector<std::string> names;
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.front() != '#') names.push_back(line.substr(0, line.find(' ')));
  }
  return names;
}

class AscendcDialect : public Dialect {
 public:
  std::string_view name() const override { return "ascendc"; }
  std::unique_ptr<DialectSession> Open(const std::string& resource_dir) const override {
    return std::make_unique<Session>(resource_dir);
  }
  bool IsWrong(const ShapeRun& run) const override { return !WrongIn(run).empty(); }
  std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view until) const override {
    return ascendc::ReleaseGap(name, since, until);
  }
  search::CandidatesFn Candidates(const std::string& resource_dir) const override {
    return [names = NamesOf(resource_dir)](const Report& report) { return search::AscendcCandidates(report, names); };
  }
  const std::vector<mutators::Mutator>& Mutators() const override { return AllMutators(); }
  std::vector<std::string> FoldersAround(const std::string& path) const override { return CheckoutTops(path); }
  std::vector<std::string> Chips() const override {
    std::set<std::string> names;
    for (const assay_host_platform& platform : assay_host_platforms) {
      names.insert(platform.family);
      names.insert(Lower(platform.soc));
    }
    return {names.begin(), names.end()};
  }
  std::vector<std::string> Releases() const override { return ReleaseNames(); }
  std::string ExplainTime() const override { return assay::ExplainTime(); }
  std::string ApiPage(std::string_view name) const override { return ascendc::ApiPage(name); }
  std::string ResourceMark() const override { return "ascendc/known-names.txt"; }
};

}  // namespace

const Dialect& TheDialect() {
  static const AscendcDialect dialect;
  return dialect;
}

const RunInputs& InputsOf(const Analysis& analysis) { return static_cast<const State&>(*analysis.state).inputs; }

}  // namespace assay::ascendc
