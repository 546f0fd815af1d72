// Paths take turns, so that each is run once before any is run often.
#include "dialects/ascendc/prove/probe-shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <utility>

#include "analyzer/facts/fault-weight.h"
#include "dialects/ascendc/prove/shape-paths.h"
#include "dialects/ascendc/run/run-tensors.h"
#include "dialects/ascendc/semantics/fault-table.h"

namespace assay {
namespace {

using Values = ShapeRuns::Values;

constexpr std::size_t kMostWrong = 4;  // runs that are kept

// Taking too long is no evidence against a kernel that has much to do.
bool OutOfSteps(const ShapeRun& run) {
  return std::any_of(run.faults.begin(), run.faults.end(),
                     [](const Fault& fault) { return fault.kind == FaultKind::kTimeBudget; });
}

bool Refused(const ShapeRun& run) { return !run.faults.empty() && run.faults.front().kind == FaultKind::kHostFailed; }

// Round-robin over the paths, each shape once.
std::vector<Values> InTurn(const std::vector<std::vector<Values>>& chosen) {
  std::vector<Values> all;
  std::set<Values> seen;
  std::size_t longest = 0;
  for (const auto& way : chosen) longest = std::max(longest, way.size());
  for (std::size_t i = 0; i < longest; ++i) {
    for (const auto& way : chosen) {
      if (i < way.size() && seen.insert(way[i]).second) all.push_back(way[i]);
    }
  }
  return all;
}

bool IsGiven(const Contract& contract, const Values& values) {
  return std::equal(values.begin(), values.end(), contract.symbols.begin(), contract.symbols.end(),
                    [](std::int64_t value, const ContractSymbol& symbol) { return value == symbol.first; });
}

std::string WordsOf(const Fault& fault) {
  if (fault.kind == FaultKind::kValueMismatch) return "the values are not those of the reference";
  const ascendc::FaultRow& row = ascendc::RowOf(fault.kind);
  std::string words(row.word);
  std::replace(words.begin(), words.end(), '-', ' ');
  return words;
}

}  // namespace

std::vector<const Fault*> WrongIn(const ShapeRun& run) {
  std::vector<const Fault*> wrong;
  for (const Fault& fault : run.faults) {
    const bool hazard = IsAdvisory(fault) && ascendc::RowOf(fault.kind).hazard;
    if (hazard || Matters(run.faults, fault)) wrong.push_back(&fault);
  }
  return wrong;
}

ProbeRuns Probe(ShapeRuns& runs, const Contract& contract, const std::vector<std::vector<Values>>& chosen,
                const ProbeBudget& budget, WorkClock::time_point deadline, std::vector<ShapeRun>& wrong) {
  ProbeRuns out;
  struct Shown {
    std::int64_t bytes;
    Values values;
    ShapeRun run;
  };
  std::vector<Shown> shown;
  std::int64_t left = budget.bytes;
  std::size_t tried = 0;
  for (const Values& values : InTurn(chosen)) {
    const std::int64_t bytes = SizeInBytes(ContractAt(contract, values));
    if (tried == budget.shapes) break;
    if (budget.given_has_run && bytes <= ProbeBudget{}.bytes_each && IsGiven(contract, values)) {
      ++out.shapes;
      continue;
    }
    if (bytes > left || bytes > budget.bytes_each) continue;
    if (IsLate(deadline)) {
      out.why_none = fmt::format("the time was up after runs at {} shapes", out.shapes);
      out.shapes = 0;
      return out;
    }
    if (!runs.OfOperator(values)) continue;
    ++tried;
    left -= bytes;
    ShapeRun run = runs.Probe(values);
    const bool known = run.status == ShapeRun::Status::kClean || run.status == ShapeRun::Status::kFaults;
    if (!known || Refused(run) || OutOfSteps(run)) continue;
    ++out.shapes;
    out.compared += run.values == ShapeRun::Values::kMatch || run.values == ShapeRun::Values::kMismatch ? 1 : 0;
    if (!WrongIn(run).empty()) shown.push_back({bytes, values, std::move(run)});
  }
  if (out.shapes == 0) out.why_none = "no shape of the domain could be run";
  std::stable_sort(shown.begin(), shown.end(), [](const Shown& a, const Shown& b) { return a.bytes < b.bytes; });
  std::set<std::pair<FaultKind, SourceRange>> told;
  for (Shown& one : shown) {
    bool fresh = false;
    for (const Fault* fault : WrongIn(one.run)) {
      if (!told.insert({fault->kind, fault->where}).second) continue;
      fresh = true;
      ProbeRuns::Wrong entry;
      for (std::size_t i = 0; i < one.values.size(); ++i) entry.shape[contract.symbols[i].name] = one.values[i];
      entry.kind = ascendc::RowOf(fault->kind).word;
      entry.what = WordsOf(*fault);
      entry.where = fault->where;
      entry.warning = IsAdvisory(*fault);
      out.wrong.push_back(std::move(entry));
    }
    if (fresh && wrong.size() < kMostWrong) wrong.push_back(std::move(one.run));
  }
  return out;
}

}  // namespace assay
