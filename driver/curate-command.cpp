// assay curate: chooses among attempts at tasks, in JSON Lines of any layout.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>

#include "analyzer/report/display.h"
#include "analyzer/report/words.h"
#include "corpus/curate/curate.h"
#include "corpus/sha256.h"
#include "driver/cli.h"
#include "driver/commands.h"

namespace assay {

int RunCurate(const CurateArguments& arguments) {
  CurateOptions options = arguments.options;
  BenchmarkIndex benchmark;
  for (const std::string& folder : arguments.benchmarks) {
    const std::string problem = benchmark.AddFolder(folder);
    if (!problem.empty()) return UsageError(problem);
    options.benchmarks += Sha256(folder).substr(0, 12) + " ";
  }
  if (!benchmark.empty()) options.benchmark = &benchmark;
  if (!arguments.strategies.empty()) options.strategies.clear();
  for (const std::string& name : arguments.strategies) {
    for (const Strategy strategy : kStrategies) {
      const bool there =
          std::find(options.strategies.begin(), options.strategies.end(), strategy) != options.strategies.end();
      if (!there && (name == NameOf(strategy) || name == "all")) options.strategies.push_back(strategy);
    }
  }
  CurateStats stats;
  const std::string problem = Curate(arguments.files, arguments.output, options, stats);
  for (const std::string& line : stats.problems) fmt::print(stderr, "{}\n", OneLine(line));
  if (!problem.empty()) return UsageError(problem);
  std::string selected;
  for (const auto& [strategy, parts] : stats.selected) {
    std::size_t count = 0;
    for (const auto& [part, of_part] : parts) count += of_part;
    selected += fmt::format("{}{} {}", selected.empty() ? "" : ", ", count, strategy);
  }
  fmt::print("{} rows of {} tasks; {} in {}\n", stats.rows, stats.tasks, selected.empty() ? "none chosen" : selected,
             OneLine(arguments.output));
  const auto tell = [](std::size_t rows, std::string_view lack) {
    if (rows == 0) return;
    fmt::print(stderr, "{} without {}: left out, see left-out-00000.jsonl\n",
               Counted(static_cast<std::int64_t>(rows), "row"), lack);
  };
  const auto by_cycles = [](Strategy one) { return one == Strategy::kConcurCycles; };
  const std::vector<Strategy>& asked = options.strategies;
  tell(stats.without_reasoning, "reasoning");
  if (!std::all_of(asked.begin(), asked.end(), by_cycles)) tell(stats.without_eager_time, "a speed-up over eager time");
  if (std::any_of(asked.begin(), asked.end(), by_cycles)) tell(stats.without_cycles, "simulated cycles");
  return stats.damaged > 0 ? kNotAnalysed : kClean;
}

}  // namespace assay
