// The toy's stages.
#include "tests/dialect/toy-dialect.h"

#include <algorithm>
#include <utility>

#include "analyzer/facts/launch.h"
#include "analyzer/frontend/frontend.h"
#include "analyzer/lift/lift.h"
#include "dialects/analysis.h"
#include "fixits/candidates.h"
#include "reference/builtin/builtin-references.h"
#include "reference/values.h"
#include "solver/prove.h"

namespace assay::toy {
namespace {

struct State : DialectState {
  LoweredModule kernel;
  std::string entry;
};

const State& StateOf(const Analysis& analysis) { return static_cast<const State&>(*analysis.state); }

SimTensor TensorOf(const ContractTensor& given, std::uint64_t seed) {
  SimTensor tensor;
  tensor.name = given.name;
  tensor.dtype = given.dtype;
  tensor.shape = given.shape;
  if (seed > 0) FillRandom(tensor, given.low, given.high, seed);
  return tensor;
}

class Session : public DialectSession {
 public:
  explicit Session(const std::string& resource_dir)
      : headers_(resource_dir + "/toy"), frontend_({.kernel_annotation = "toy_kernel", .device_annotation = "toy"}) {}

  void Read(Analysis& analysis) override {
    auto state = std::make_unique<State>();
    analysis.report.chip = "toy1";
    analysis.report.release = "1";
    UnitRequest request;
    request.project = &analysis.report.project;
    request.main_file = analysis.report.project.IndexOf(FileRole::kKernel);
    request.include_dirs = {headers_};
    request.flags = {"-std=c++17"};
    request.lower = analysis.options->level == Level::kFull;
    UnitResult unit = frontend_.Parse(request);
    ParseFacts& parse = analysis.facts.Mutable<ParseFacts>();
    parse.kernel_parsed = unit.parsed;
    parse.errors = std::move(unit.ast.errors);
    ToyFacts& toy = analysis.facts.Mutable<ToyFacts>();
    for (const FunctionFact& function : unit.ast.functions) {
      if (!function.is_kernel || !function.has_body) continue;
      state->entry = function.name;
      if (!function.params.empty()) toy.length = function.params.back();
    }
    for (const CallFact& call : unit.ast.calls) {
      if (call.args.size() != 4) continue;
      const std::size_t at = call.name == "toy_load" ? 2 : 1;
      if (at == 2 || call.name == "toy_store")
        toy.copies.push_back({call.name, call.args[at].text, call.args[3].text, call.range, call.args[3].range});
    }
    analysis.has_kernel = !state->entry.empty();
    analysis.can_run = analysis.has_kernel && unit.module.has_value();
    if (!analysis.can_run) analysis.not_lowered.push_back("the kernel was not lowered");
    if (unit.module) state->kernel = std::move(*unit.module);
    analysis.state = std::move(state);
  }

  void Run(Analysis& analysis) override {
    const State& state = StateOf(analysis);
    const Contract& contract = *analysis.options->contract;
    std::vector<SimTensor> inputs;
    for (const ContractTensor& input : contract.inputs)
      inputs.push_back(TensorOf(input, contract.seed + inputs.size()));
    const ContractTensor& out = contract.outputs.front();
    const auto length = static_cast<int>(std::get<std::int64_t>(contract.attributes.at("n")));
    ToyRun made =
        RunKernel(state.kernel, state.entry, inputs, TensorOf(out, 0), length, static_cast<int>(contract.core_count));
    ShapeRun run;
    run.what = "n = " + std::to_string(length);
    run.block_dim = contract.core_count;
    run.status = made.status;
    run.why_undecided = made.why_undecided;
    run.faults = std::move(made.faults);
    std::vector<std::vector<double>> want;
    std::string error;
    if (!made.output.data.empty() && ComputeReference(contract.reference, inputs, {}, want, error)) {
      const ValueComparison compared = CompareValues(made.output, want.front(), DefaultTolerance(out.dtype));
      run.values = compared.mismatches > 0 ? ShapeRun::Values::kMismatch : ShapeRun::Values::kMatch;
    }
    analysis.facts.Mutable<RunFacts>().runs.push_back(std::move(run));
  }

  void Prove(Analysis& analysis, const std::function<void()>& publish) override {
    if (!analysis.options->prove) return;
    const State& state = StateOf(analysis);
    const Contract& contract = *analysis.options->contract;
    LaunchValues launch;
    launch.semantics = &TheSemantics();
    launch.block_dim = contract.core_count;
    launch.on_chip_bytes = kTileMemory;
    launch.shapes = analysis.facts.Get<RunFacts>().runs.front().what;
    const auto add = [&](const ContractTensor& tensor, LaunchArgument::Role role) {
      launch.args.push_back(
          {tensor.name, role, tensor.shape.front() * static_cast<std::int64_t>(SizeOf(tensor.dtype))});
    };
    for (const ContractTensor& input : contract.inputs) add(input, LaunchArgument::Role::kInput);
    for (const ContractTensor& output : contract.outputs) add(output, LaunchArgument::Role::kOutput);
    launch.args.push_back({.name = "n",
                           .role = LaunchArgument::Role::kScalar,
                           .value = std::get<std::int64_t>(contract.attributes.at("n"))});
    ProofFacts& proof = analysis.facts.Mutable<ProofFacts>();
    proof = assay::Prove(Lift(state.kernel, state.entry, launch), launch);
    for (ProofResult& result : proof.results) {
      const std::vector<Fault>& faults = analysis.facts.Get<RunFacts>().runs.front().faults;
      if (result.status != ProofResult::Status::kRefuted) continue;
      result.replayed = std::any_of(faults.begin(), faults.end(), [&](const Fault& fault) {
        return fault.where == result.where ||
               (fault.kind == FaultKind::kOutputUnwritten && result.kind == ObligationKind::kCoverage);
      });
    }
    publish();
  }

  std::optional<Contract> NameContract(const Project&, const AnalyzeOptions&, std::string& why) override {
    why = "a toy kernel says nothing of its shapes";
    return std::nullopt;
  }
  std::pair<std::string, std::string> Derive(const Project&, const AnalyzeOptions&, const std::string&) override {
    return {"", "a toy kernel says nothing of its shapes\n"};
  }

 private:
  std::string headers_;
  Frontend frontend_;
};

class ToyDialect : public Dialect {
 public:
  std::string_view name() const override { return "toy"; }
  std::unique_ptr<DialectSession> Open(const std::string& resource_dir) const override {
    return std::make_unique<Session>(resource_dir);
  }
  bool IsWrong(const ShapeRun& run) const override { return !run.faults.empty(); }
  std::string ReleaseGap(std::string_view name, std::string_view, std::string_view) const override {
    return std::string(name) + " is not in every release";
  }
  search::CandidatesFn Candidates(const std::string&) const override {
    return [](const Report& report) { return search::Offered(search::Troubles(report)); };
  }
  const std::vector<mutators::Mutator>& Mutators() const override {
    static const std::vector<mutators::Mutator> all = {
        {.name = "drop-clamp",
         .summary = "a copy takes a whole tile at the end, too",
         .fault_class = "tail",
         .half = mutators::Half::kKernel,
         .rules = {"toy/copy-outside"},
         .rewrites = {{.from = "toy_min($count, $rest)", .to = "$count"}}}};
    return all;
  }
  std::vector<std::string> Chips() const override { return {"toy1"}; }
  std::vector<std::string> Releases() const override { return {"1"}; }
  std::string ExplainTime() const override { return ""; }
  std::string ResourceMark() const override { return "toy/toy.h"; }
};

}  // namespace

const Dialect& TheDialect() {
  static const ToyDialect dialect;
  return dialect;
}

}  // namespace assay::toy
