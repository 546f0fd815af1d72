// The concrete sweep of solver/coverage.h, dimensions having their values.
#include "solver/sweep.h"

#include <fmt/format.h>

#include <algorithm>

#include "solver/coverage.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

}  // namespace

std::vector<ProofResult> OutputSweep::At(const Assignment& shape, std::uint64_t budget, std::uint64_t& spent) const {
  LaunchValues there = launch_;
  for (std::size_t i = 0; i < there.args.size(); ++i) {
    if (static_cast<int>(i) != argument_) there.args[i].role = LaunchArgument::Role::kUnknown;
  }
  const auto size = Evaluate(size_, shape);
  if (!size || *size <= 0) return {};
  there.args[static_cast<std::size_t>(argument_)].bytes = static_cast<std::int64_t>(*size);
  ProveBudget limited;
  limited.enumeration = budget;
  return ProveCoverage(events_, there, limited, shape, &spent);
}

void OutputSweep::All(const std::vector<Assignment>& shapes, std::uint64_t& budget, WorkClock::time_point deadline,
                      ProofResult& coverage, ProofResult& disjoint) const {
  std::string why_coverage, why_disjoint;
  for (const Assignment& shape : shapes) {
    if (IsLate(deadline)) why_coverage = why_disjoint = kLate;
    if (!Evaluate(size_, shape)) why_coverage = why_disjoint = "a size beyond 120 bits";
    if (!why_coverage.empty() && !why_disjoint.empty()) break;
    std::uint64_t spent = 0;
    for (const ProofResult& r : At(shape, budget, spent)) {
      const bool covers = r.kind == ObligationKind::kCoverage;
      ProofResult& ours = covers ? coverage : disjoint;
      std::string& why = covers ? why_coverage : why_disjoint;
      if (r.status == Status::kUndecided && why.empty()) why = r.why_undecided;
      if (r.status == Status::kRefuted && ours.status != Status::kRefuted) Break(shape, r, ours);
    }
    budget -= std::min(budget, spent);
  }
  for (ProofResult* r : {&coverage, &disjoint}) {
    if (r->status != Status::kUndecided) continue;
    r->why_undecided = r == &coverage ? why_coverage : why_disjoint;
    if (r->why_undecided.empty()) r->status = Status::kProved;
  }
}

void OutputSweep::Break(const Assignment& shape, const ProofResult& found, ProofResult& ours) const {
  ours.status = Status::kRefuted;
  ours.model = found.model;
  ours.where = found.where;
  ours.why_undecided.clear();
  PutShape(*events_.pool, shape, ours);
}

Expr SizeOf(const DeviceEvents& events, int argument) {
  for (const Buffer& buffer : events.buffers) {
    if (buffer.kind == Buffer::Kind::kArgument && buffer.argument == argument) return buffer.bytes;
  }
  return events.pool->Const(0);
}

void PutShape(const ExprPool& pool, const Assignment& values, ProofResult& result) {
  for (const auto& [id, value] : values) {
    const Symbol& symbol = pool.symbol(id);
    if (symbol.role == SymbolRole::kArgument) result.model[symbol.name] = static_cast<std::int64_t>(value);
  }
}

void PutModel(const DeviceEvents& events, const OpenObligation& open, Assignment values, ProofResult& result) {
  PutShape(*events.pool, values, result);
  auto put = [&](const std::string& name, WideInt value) { result.model[name] = static_cast<std::int64_t>(value); };
  for (const LaunchAxis& axis : events.axes) put(axis.name, values.emplace(axis.symbol, 0).first->second);
  for (int loop : open.loops) {
    const Expr index = events.loops[static_cast<std::size_t>(loop)].index;
    put(fmt::format("loop{}", loop), values.emplace(static_cast<SymbolId>(index->value), 0).first->second);
  }
  for (const auto& [name, e] : open.values) {
    if (const auto value = Evaluate(e, values)) put(name, *value);
  }
}

}  // namespace assay
