// The stages of a CUDA input. What is not followed yet says so: host code runs, kernels do not, nothing is proved.
#include "dialects/cuda/dialect.h"

#include <memory>
#include <utility>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/run.h"
#include "dialects/analysis.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/run-record.h"
#include "dialects/cuda/run/run-reply.h"
#include "dialects/cuda/run/run-values.h"
#include "dialects/cuda/targets.h"
#include "dialects/options.h"

namespace assay::cuda {
namespace {

class Session : public DialectSession {
 public:
  explicit Session(const std::string& resource_dir) : reader_(resource_dir) {}

  void Split(Analysis& analysis) override {
    analysis.state = std::make_unique<Input>(SplitInput(analysis.report.project));
  }

  void Read(Analysis& analysis) override {
    const ReadOptions read = OptionsOf(*analysis.options);
    analysis.report.toolkit = "cuda";
    analysis.report.chip = read.chip->name;
    analysis.report.release = read.toolkit->name;
    const Input& input = static_cast<const Input&>(*analysis.state);
    const ReadTimes times = reader_.Read(analysis.report.project, input, read, analysis.facts);
    analysis.report.timing_ms = {{"parse_host", times.host_ms}, {"parse_kernel", times.device_ms}};
    for (const CudaExtension& extension : analysis.facts.Get<CudaFacts>().extensions) {
      for (const CudaUnit* unit : {&extension.main, &extension.cuda}) {
        for (const CudaFunction& function : unit->functions) analysis.has_kernel |= function.is_kernel;
      }
    }
    analysis.brings_inputs = BringsInputs(analysis.report.project);
    analysis.can_run = !input.extensions.empty() && analysis.facts.Get<ParseFacts>().errors.empty();
  }

  // Host code alone at the task's own sizes: what it launches. Then everything at smaller ones.
  void Run(Analysis& analysis) override {
    const AnalyzeOptions& options = *analysis.options;
    if (options.task == nullptr && !analysis.brings_inputs) return;
    const ReadOptions read = OptionsOf(options);
    const Input& input = static_cast<const Input&>(*analysis.state);
    CudaLaunchFacts& facts = analysis.facts.Mutable<CudaLaunchFacts>();
    facts = RunReply(reader_, analysis.report.project, input, read, options.task.get());
    if (!facts.undecided.empty()) analysis.report.undecided.push_back({"launches", facts.undecided});
    if (options.level != Level::kFull) return;
    ValueRuns values =
        RunValues(reader_, analysis.report.project, input, read, options.task.get(), analysis.facts, facts);
    analysis.facts.Mutable<RunFacts>().runs = std::move(values.runs);
    analysis.facts.Mutable<CudaRunFacts>() = std::move(values.facts);
    if (!options.look.trace) return;
    analysis.report.trace = RecordOfRun(analysis.report.project, facts, analysis.facts.Get<RunFacts>().runs,
                                        analysis.facts.Get<CudaRunFacts>().results);
  }
  void Prove(Analysis&, const std::function<void()>&) override {}

  std::optional<Contract> NameContract(const Project&, const AnalyzeOptions&, std::string& why) override {
    why = "CUDA kernels are not proved yet";
    return std::nullopt;
  }

  std::pair<std::string, std::string> Derive(const Project&, const AnalyzeOptions&, const std::string&) override {
    return {"", "contracts are not derived from CUDA inputs yet\n"};
  }

 private:
  static ReadOptions OptionsOf(const AnalyzeOptions& options) {
    ReadOptions read;
    read.chip = &ChipNamed(options.contract ? options.contract->chip : options.chip);
    read.toolkit = &ToolkitNamed(options.release);
    read.chip_given = options.contract || options.chip == read.chip->name;
    read.toolkit_given = options.release == read.toolkit->name;
    read.include_dirs = options.include_dirs;
    read.defines = options.defines;
    return read;
  }

  Reader reader_;
};

class CudaDialect : public Dialect {
 public:
  std::string_view name() const override { return "cuda"; }
  std::unique_ptr<DialectSession> Open(const std::string& resource_dir) const override {
    return std::make_unique<Session>(resource_dir);
  }
  bool IsWrong(const ShapeRun&) const override { return false; }
  std::string ReleaseGap(std::string_view name, std::string_view since, std::string_view) const override {
    return "`" + std::string(name) + "` needs CUDA " + std::string(since);
  }
  search::CandidatesFn Candidates(const std::string&) const override {
    return [](const Report&) { return std::vector<search::Candidate>(); };
  }
  const std::vector<mutators::Mutator>& Mutators() const override {
    static const std::vector<mutators::Mutator> none;
    return none;
  }
  std::vector<std::string> Chips() const override {
    std::vector<std::string> names;
    for (const Chip& chip : cuda::Chips()) names.emplace_back(chip.name);
    return names;
  }
  std::vector<std::string> Releases() const override {
    std::vector<std::string> names;
    for (const Toolkit& toolkit : Toolkits()) names.emplace_back(toolkit.name);
    return names;
  }
  std::string ExplainTime() const override { return ""; }
  std::string ResourceMark() const override { return "cuda/flags.tsv"; }
};

}  // namespace

const Dialect& TheDialect() {
  static const CudaDialect dialect;
  return dialect;
}

}  // namespace assay::cuda
