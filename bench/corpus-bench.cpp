// The bundled corpus through each stage, warm, in one process, compared with `clang++ -fsyntax-only` on the same
// text. One iteration is the whole corpus; counters are medians over its inputs in milliseconds. The last lines are
// ratios.
#include <benchmark/benchmark.h>
#include <sys/resource.h>

#include <cstdio>
#include <filesystem>
#include <map>

#include "bench/corpus-cases.h"
#include "dialects/ascendc/dialect.h"
#include "dialects/ascendc/read/reader.h"
#include "dialects/ascendc/run/run-plan.h"
#include "dialects/options.h"
#include "pipeline/analyze.h"

namespace assay::bench {
namespace {

std::string Resources() { return std::string(ASSAY_BINARY_DIR) + "/share/assay"; }

Analyzer& WarmAnalyzer() {
  static Analyzer analyzer(ascendc::TheDialect(), Resources());
  return analyzer;
}

// Median "total" of each benchmark, for the ratios.
std::map<std::string, double>& Totals() {
  static std::map<std::string, double> totals;
  return totals;
}

void BM_Split(benchmark::State& state) {
  const std::vector<Case> cases = CorpusCases(false);
  for (auto _ : state) {
    for (const Case& one : cases) benchmark::DoNotOptimize(LoadPath(one.path));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(cases.size()));
}

void BM_Check(benchmark::State& state, Level level) {
  const std::vector<Case> cases = CorpusCases(level == Level::kFull);
  std::map<std::string, std::vector<double>> stages;
  Analyzer& analyzer = WarmAnalyzer();
  for (auto _ : state) {
    for (const Case& one : cases) {
      AnalyzeOptions options;
      options.level = level;
      options.contract = level == Level::kFull ? one.contract : std::nullopt;
      options.contract_dir = one.folder;
      const Report report = analyzer.Analyze(LoadPath(one.path).project, options);
      for (const auto& [stage, milliseconds] : report.timing_ms) stages[stage].push_back(milliseconds);
    }
  }
  for (const auto& [stage, values] : stages) state.counters[stage + "_ms"] = Median(values);
  Totals()[level == Level::kLint ? "lint" : "full"] = Median(stages["total"]);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(cases.size()));
}

// Milliseconds of processor time, this process and the workers that have ended.
double CpuTime() {
  double total = 0;
  for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
    rusage used{};
    getrusage(who, &used);
    for (const timeval& t : {used.ru_utime, used.ru_stime}) {
      total += static_cast<double>(t.tv_sec) * 1e3 + static_cast<double>(t.tv_usec) / 1e3;
    }
  }
  return total;
}

// One reply read once, then tiled, run and compared at 100 shapes: an iteration measures all of that together.
void BM_Shapes(benchmark::State& state) {
  for (const Case& one : CorpusCases(true)) {
    if (one.name != "swish-right") continue;
    static ascendc::Reader reader(Resources());
    Facts facts;
    const Project project = LoadPath(one.path).project;
    ascendc::ReadOptions options;
    options.lower = true;
    options.contract = &*one.contract;
    const ascendc::ReadResult read = reader.Read(project, options, facts);
    if (!read.host || !read.kernel) return state.SkipWithError("the reply was not lowered");
    const double before = CpuTime();
    for (auto _ : state) {
      int clean = 0;
      for (int shape = 0; shape < 100; ++shape) {
        Contract contract = *one.contract;
        for (ContractTensor& tensor : contract.inputs) tensor.shape = {1024 + 64 * shape};
        for (ContractTensor& tensor : contract.outputs) tensor.shape = {1024 + 64 * shape};
        const PlannedRun plan = RunContract({.host = &*read.host,
                                             .host_library = read.host_library,
                                             .kernel = &*read.kernel,
                                             .contract = &contract,
                                             .contract_dir = one.folder,
                                             .facts = &facts});
        clean += plan.kernel_ran ? 1 : 0;
      }
      state.counters["ran"] = clean;
    }
    state.counters["cpu_ms"] = (CpuTime() - before) / static_cast<double>(state.iterations());
  }
}

void BM_ClangSyntaxOnly(benchmark::State& state) {
  const std::vector<Case> cases = CorpusCases(false);
  const std::string scratch = (std::filesystem::temp_directory_path() / "assay-bench").string();
  const SyntaxOnly clang(Resources(), scratch);
  std::vector<double> times;
  for (auto _ : state) {
    for (const Case& one : cases) {
      const double milliseconds = clang.Run(LoadPath(one.path).project);
      if (milliseconds > 0) times.push_back(milliseconds);
    }
  }
  std::filesystem::remove_all(scratch);
  state.counters["total_ms"] = Median(times);
  Totals()["clang"] = Median(times);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(cases.size()));
}

BENCHMARK(BM_Split)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(BM_Check, Lint, Level::kLint)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(BM_Check, Full, Level::kFull)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(BM_Shapes)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(BM_ClangSyntaxOnly)->Unit(benchmark::kMillisecond)->UseRealTime()->Iterations(1);

}  // namespace
}  // namespace assay::bench

int main(int argc, char** argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 2;
  benchmark::RunSpecifiedBenchmarks();
  auto& totals = assay::bench::Totals();
  if (totals["clang"] > 0) {
    for (const char* level : {"lint", "full"}) {
      if (totals[level] > 0) {
        std::fprintf(stderr, "%s / clang++ -fsyntax-only: %.2f (medians %.1f ms, %.1f ms)\n", level,
                     totals[level] / totals["clang"], totals[level], totals["clang"]);
      }
    }
  }
  return 0;
}
