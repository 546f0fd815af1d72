// The stages of a CUDA input. Unsupported parts say so: host code runs, kernels do not, nothing is proved.
#include "dialects/cuda/dialect.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/cuda/extension.h"
#include "analyzer/facts/cuda/launch.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/parse.h"
#include "analyzer/facts/run.h"
#include "analyzer/source/checkout.h"
#include "dialects/analysis.h"
#include "dialects/cuda/input.h"
#include "dialects/cuda/read/build-flags.h"
#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/run-record.h"
#include "dialects/cuda/run/launch-time.h"
#include "dialects/cuda/run/run-alone.h"
#include "dialects/cuda/run/run-reply.h"
#include "dialects/cuda/run/run-values.h"
#include "dialects/cuda/targets.h"
#include "dialects/options.h"
#include "reference/npy.h"
#include "reference/values.h"

namespace assay::cuda {
namespace {

constexpr std::size_t kMostShown = 8;  // values of an output

// Headers of the repository around a file: a build finds them by include options, which are not given here.
void FindCheckout(Project& project) {
  static const source::CheckoutLayout layout = {
      .halves = {},
      .own = {"", "include", "inc", "src"},
      .above = {"", "include", "inc", "common", "Common", "common/include", "common/inc", "src", "utils"},
      .base_at = {},
      .of_base = {},
      .base_installed_as = ""};
  if (!project.checkout && !project.on_disk.empty())
    project.checkout = source::Checkout::Around(project.on_disk, layout);
}

ReadOptions OptionsOf(const AnalyzeOptions& options) {
  ReadOptions read;
  read.chip = &ChipNamed(options.contract ? options.contract->chip : options.chip);
  read.toolkit = &ToolkitNamed(options.release);
  read.chip_given = options.contract || options.chip == read.chip->name;
  read.toolkit_given = options.release == read.toolkit->name;
  read.include_dirs = options.include_dirs;
  read.defines = options.defines;
  read.words = options.build_words;
  read.time = options.observe.time;
  read.kept_headers = options.kept_headers;
  // Errors that only the build reports.
  if (const int arch = ReadBuildFlags(read.words, {}).arch; arch != 0 && !read.chip_given) {
    read.chip = &ChipFor(arch);
    read.chip_given = read.chip->arch <= arch;
  }
  if (!read.chip_given && read.chip == &ChipNamed("")) read.chip = &ChipNotGiven();
  return read;
}

class Session : public DialectSession {
 public:
  explicit Session(const std::string& resource_dir) : reader_(resource_dir) {}

  void Split(Analysis& analysis) override {
    analysis.state = std::make_unique<Input>(SplitInput(analysis.report.project));
  }

  void Read(Analysis& analysis) override {
    const ReadOptions read = OptionsOf(*analysis.options);
    FindCheckout(analysis.report.project);
    analysis.report.toolkit = "cuda";
    analysis.report.chip = read.chip->name;
    analysis.report.release = read.toolkit->name;
    Input& input = static_cast<Input&>(*analysis.state);
    const std::string forced = ReadBuildFlags(read.words, {}).forced;
    for (ExtensionInput& extension : input.extensions) {
      if (!forced.empty())
        extension.unknown = fmt::format("the build includes `{}` in front of the file, which is not followed", forced);
    }
    const ReadTimes times = reader_.Read(analysis.report.project, input, read, analysis.facts);
    analysis.report.timing_ms = {{"parse_host", times.host_ms}, {"parse_kernel", times.device_ms}};
    // A standalone program may leave all kernels to libraries.
    const bool of_torch = std::any_of(input.extensions.begin(), input.extensions.end(),
                                      [](const ExtensionInput& extension) { return extension.torch; });
    for (const CudaExtension& extension : analysis.facts.Get<CudaFacts>().extensions) {
      for (const CudaUnit* unit : {&extension.main, &extension.cuda}) {
        for (const CudaFunction& function : unit->functions)
          analysis.has_kernel |= function.is_kernel || (!of_torch && function.defined && function.name == "main");
      }
    }
    analysis.brings_inputs =
        BringsInputs(analysis.report.project) || RunsAlone(analysis.report.project, analysis.facts);
    analysis.can_run = !input.extensions.empty() && analysis.facts.Get<ParseFacts>().errors.empty();
  }

  // First host code alone at the task's own sizes: its launches. Then everything at smaller ones.
  void Run(Analysis& analysis) override {
    const AnalyzeOptions& options = *analysis.options;
    const ReadOptions read = OptionsOf(options);
    const Input& input = static_cast<const Input&>(*analysis.state);
    if (options.task == nullptr && !BringsInputs(analysis.report.project)) return RunAlone(analysis, read, input);
    CudaLaunchFacts& facts = analysis.facts.Mutable<CudaLaunchFacts>();
    bool at_limit = false;
    facts = RunReply(reader_, analysis.report.project, input, read, options.task.get(), at_limit);
    if (!facts.undecided.empty()) analysis.report.undecided.push_back({"launches", facts.undecided});
    if (at_limit)
      analysis.report.errors.push_back({analysis.report.project.path, "stopped while running: " + facts.undecided});
    if (options.level != Level::kFull) return;
    ValueRuns values =
        RunValues(reader_, analysis.report.project, input, read, options.task.get(), analysis.facts, facts);
    analysis.facts.Mutable<RunFacts>().runs = std::move(values.runs);
    analysis.facts.Mutable<CudaRunFacts>() = std::move(values.facts);
    if (!values.work.launches.empty()) analysis.facts.Mutable<CudaWorkFacts>() = std::move(values.work);
    KeepPerformance(analysis);
    if (!options.observe.trace) return;
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
  // For the last run that was counted: the largest.
  static void KeepPerformance(Analysis& analysis) {
    for (const ShapeRun& run : analysis.facts.Get<RunFacts>().runs) {
      if (run.performance) analysis.report.performance = run.performance;
    }
  }

  // A file that no module calls.
  void RunAlone(Analysis& analysis, const ReadOptions& read, const Input& input) {
    const AnalyzeOptions& options = *analysis.options;
    Report& report = analysis.report;
    AloneRun run = cuda::RunAlone(reader_, report.project, input, read, options.contract ? &*options.contract : nullptr,
                                  options.contract_dir, analysis.facts);
    for (const std::string& assumed : run.assumed) report.undecided.push_back({"inputs", "assumed: " + assumed});
    if (options.observe.details) {
      SimulationReport& seen = report.simulation.emplace();
      const ShapeRun& shape = run.values.runs.front();
      seen.ran = shape.status != ShapeRun::Status::kUndecided;
      seen.why_not = shape.why_undecided;
      seen.entry = run.ran;
      for (SimTensor& tensor : run.outputs) {
        SimulatedOutput& output = seen.outputs.emplace_back();
        output.name = tensor.name;
        output.dtype = NameOf(tensor.dtype);
        output.shape = tensor.shape;
        const std::vector<double> values = ToDoubles(tensor);
        for (std::size_t i = 0; i < std::min(values.size(), kMostShown); ++i)
          output.first.push_back(fmt::format("{:g}", values[i]));
        const auto& keep = options.observe.keep;
        if (std::find(keep.begin(), keep.end(), tensor.name) != keep.end()) output.npy = FormatNpy(tensor);
      }
      if (!run.printed.empty()) {
        SimulatedOutput& printed = seen.outputs.emplace_back();
        printed.name = "printed";
        printed.first.push_back(run.printed);
      }
    }
    analysis.facts.Mutable<CudaLaunchFacts>() = std::move(run.launches);
    analysis.facts.Mutable<RunFacts>().runs = std::move(run.values.runs);
    analysis.facts.Mutable<CudaRunFacts>() = std::move(run.values.facts);
    if (!run.values.work.launches.empty()) analysis.facts.Mutable<CudaWorkFacts>() = std::move(run.values.work);
    KeepPerformance(analysis);
  }

  Reader reader_;
};

class CudaDialect : public Dialect {
 public:
  std::string_view name() const override { return "cuda"; }
  std::unique_ptr<DialectSession> Open(const std::string& resource_dir) const override {
    return std::make_unique<Session>(resource_dir);
  }
  // A chip or release of ours says that the input is CUDA.
  void Prepare(const AnalyzeOptions& options, bool soon) const override {
    ReadOptions read = OptionsOf(options);
    if (options.chip != read.chip->name && !read.toolkit_given) return;
    if (read.chip == &ChipNotGiven()) read.chip = &ChipNamed("");
    Reader::KeepHeaders(options.resource_dir, read, options.level == Level::kFull, soon);
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
  std::string ExplainTime() const override { return FiguresText(); }
  std::string ResourceMark() const override { return "cuda/flags.tsv"; }
};

}  // namespace

const Dialect& TheDialect() {
  static const CudaDialect dialect;
  return dialect;
}

}  // namespace assay::cuda
