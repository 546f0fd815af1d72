// assay curate: chooses among attempts at tasks, in JSON Lines of any make.
#include <fmt/format.h>

#include <cstdio>

#include "analyzer/report/display.h"
#include "corpus/curate/curate.h"
#include "driver/cli.h"
#include "driver/commands.h"

namespace assay {

int RunCurate(const CurateArguments& arguments) {
  CurateOptions options = arguments.options;
  BenchmarkIndex benchmark;
  for (const std::string& folder : arguments.benchmarks) {
    const std::string problem = benchmark.AddFolder(folder);
    if (!problem.empty()) return UsageError(problem);
  }
  if (!benchmark.empty()) options.benchmark = &benchmark;
  if (!arguments.strategies.empty()) options.strategies.clear();
  for (const std::string& name : arguments.strategies) {
    for (const Strategy strategy : kStrategies) {
      if (name == NameOf(strategy) || name == "all") options.strategies.push_back(strategy);
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
  return stats.damaged > 0 ? kNotAnalysed : kClean;
}

}  // namespace assay
