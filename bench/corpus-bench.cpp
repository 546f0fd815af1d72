// The bundled corpus through each stage, warm, in one process, beside `clang++ -fsyntax-only` on the same text. One
// iteration is the whole corpus; counters are medians over its inputs in milliseconds. The last lines are ratios.
#include <benchmark/benchmark.h>

#include <cstdio>
#include <filesystem>
#include <map>

#include "analyzer/driver/analyze.h"
#include "bench/corpus-cases.h"

namespace assay::bench {
namespace {

std::string Resources() { return std::string(ASSAY_BINARY_DIR) + "/share/assay"; }

Analyzer& WarmAnalyzer() {
  static Analyzer analyzer(Resources());
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
