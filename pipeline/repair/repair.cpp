// The search uses several analyses that differ only in their options.
#include "pipeline/repair/repair.h"

#include "dialects/options.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "analyzer/facts/cut-short.h"
#include "fixits/plan.h"
#include "fixits/search.h"
#include "solver/prove.h"

namespace assay {
namespace {

using Clock = WorkClock;  // what a busy machine kept the search waiting does not count

AnalyzeProject Once(const AnalyzeFn& analyze, const AnalyzeOptions& options) {
  return [&analyze, options](Project input) {
    return analyze(std::move(input), options, [](const Report&) {}, [](std::string_view) {});
  };
}

std::int64_t Elements(const ContractTensor& tensor) {
  std::int64_t count = 1;
  for (const std::int64_t dimension : tensor.shape) count *= std::max<std::int64_t>(dimension, 1);
  return count;
}

// The contract with numbers in place of its named dimensions.
Contract Filled(Contract contract, const std::vector<std::int64_t>& values) {
  for (std::vector<ContractTensor>* tensors : {&contract.inputs, &contract.outputs}) {
    for (ContractTensor& tensor : *tensors) {
      for (std::size_t i = 0; i < tensor.symbols.size() && i < tensor.shape.size(); ++i) {
        if (tensor.symbols[i] >= 0) tensor.shape[i] = values[static_cast<std::size_t>(tensor.symbols[i])];
      }
      tensor.symbols.clear();
    }
  }
  contract.symbols.clear();
  return contract;
}

SearchAnalyses AnalysesOf(const AnalyzeFn& analyze, const AnalyzeOptions& options) {
  SearchAnalyses ways;
  ways.whole = Once(analyze, options);
  AnalyzeOptions less = options;
  less.level = Level::kLint;
  ways.parse = Once(analyze, less);
  less = options;
  less.prove = false;
  less.edge_values = false;
  less.explain = false;
  less.cases = std::min(options.cases, 1);
  if (less.contract) less.contract->symbols.clear();
  ways.run = Once(analyze, less);
  if (options.contract) {
    for (Contract& contract : ElsewhereOf(*options.contract)) {
      less.contract = std::move(contract);
      ways.elsewhere.push_back(Once(analyze, less));
    }
  }
  return ways;
}

void Take(FixAllResult& result, SearchResult found, bool from_start) {
  if (from_start) {
    result.applied.clear();
    result.rounds = 0;
  }
  for (AppliedFix& step : found.steps) {
    step.round += result.rounds;
    result.applied.push_back(std::move(step));
  }
  result.report = std::move(found.report);
}

// Continues from the result of the rules' fixes, or, if that is a dead end, from the given input.
SearchAccount Search(const Dialect& dialect, const Project& project, const FixOptions& options,
                     const AnalyzeFn& analyze, Clock::time_point start, FixAllResult& result) {
  SearchAccount account;
  if (options.search == 0 || !options.unsafe || !NeedsRepair(result.report)) return account;
  const SearchAnalyses ways = AnalysesOf(analyze, options.analyze);
  SearchOptions search;
  search.runs = options.search;
  search.candidates = dialect.Candidates(options.analyze.resource_dir);
  search.time_is_up = [&] {
    const std::chrono::duration<double> spent = Clock::now() - start;
    const bool up = options.search_seconds > 0 && spent.count() > options.search_seconds;
    if (up) NoteCutShort("the time of the search for a repair was up");
    return up;
  };
  account.made = true;
  account.elsewhere = static_cast<int>(ways.elsewhere.size());
  const bool changed = !result.applied.empty();
  for (const bool from_start : {false, true}) {
    if (from_start && !changed) break;
    SearchResult found = SearchRepair(ways.whole(from_start ? project : result.report.project), ways, search);
    account.runs += found.runs;
    search.runs -= found.runs;
    account.exhausted = found.exhausted;
    if (!found.found) continue;
    account.alternatives = std::move(found.alternatives);
    Take(result, std::move(found), from_start);
    break;
  }
  return account;
}

}  // namespace

std::vector<Contract> ElsewhereOf(const Contract& contract) {
  std::vector<Contract> elsewhere;
  // Goldens are of one shape and one draw of the inputs.
  if (contract.reference.empty() || !contract.golden.empty()) return elsewhere;
  constexpr std::int64_t kMostElements = 1 << 20;
  const auto value = [](const ContractSymbol& symbol, int shape) {
    const std::int64_t wanted = shape == 0   ? symbol.low
                                : shape == 1 ? symbol.first / 2 + 1
                                : shape == 2 ? symbol.first + 7
                                             : 257;
    const std::int64_t bounded = std::max(symbol.low, std::min(symbol.high, wanted));
    return (bounded + symbol.multiple - 1) / symbol.multiple * symbol.multiple;
  };
  constexpr int kShapes = 4;
  for (int shape = 0; shape < kShapes && !contract.symbols.empty(); ++shape) {
    std::vector<std::int64_t> values;
    bool fits = true;
    for (const ContractSymbol& symbol : contract.symbols) {
      values.push_back(value(symbol, shape));
      fits = fits && values.back() <= symbol.high;
    }
    Contract filled = Filled(contract, values);
    for (const ContractTensor& tensor : filled.inputs) fits = fits && Elements(tensor) <= kMostElements;
    if (fits) elsewhere.push_back(std::move(filled));
  }
  const bool drawn = std::any_of(contract.inputs.begin(), contract.inputs.end(), [](const ContractTensor& tensor) {
    return tensor.data.empty() && tensor.values == nullptr && tensor.present;
  });
  if (drawn) {
    Contract other = contract;
    other.symbols.clear();
    other.seed += 1;
    elsewhere.push_back(std::move(other));
  }
  return elsewhere;
}

FixRun RepairInput(const Dialect& dialect, const Project& project, const FixOptions& options,
                   const AnalyzeFn& analyze) {
  const Clock::time_point start = Clock::now();
  FixAllOptions all;
  all.unsafe = options.unsafe;
  FixAllResult result = FixAll(project, Once(analyze, options.analyze), all);
  FixRun run;
  run.search = Search(dialect, project, options, analyze, start, result);
  const std::vector<Container>& after = result.report.project.containers;
  for (std::size_t i = 0; i < project.containers.size() && i < after.size(); ++i) {
    const Container& before = project.containers[i];
    if (before.bytes != after[i].bytes) run.files.push_back({before.path, before.bytes, after[i].bytes});
  }
  for (const AppliedFix& fix : result.applied) {
    run.steps.push_back({fix.rule, fix.title, fix.safety, fix.place.path, fix.place.start.line, fix.place.start.column,
                         fix.round, fix.searched});
  }
  run.before = result.before;
  run.checked = CheckedStages(result.report.verdict);
  run.exhausted = result.exhausted;
  run.report = std::move(result.report);
  return run;
}

}  // namespace assay
