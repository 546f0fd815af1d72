// Symbols of the lifted expressions back to fields of the tiling data, and these to the host's lines.
#include "dialects/ascendc/prove/cause-fields.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/ascendc/tiling-layout.h"
#include "analyzer/facts/events.h"
#include "analyzer/lift/lift.h"
#include "dialects/ascendc/prove/prove-given-shape.h"
#include "dialects/ascendc/worker/vector-only.h"

namespace assay {
namespace {

// More fields than this explain nothing.
constexpr std::size_t kMostCauses = 3;

// The launch with an unknown for each integer field, and their names.
LaunchValues WithUnknownFields(LaunchValues launch, const std::vector<ascendc::PlacedField>& fields,
                               std::map<SymbolId, std::string>& names) {
  auto symbolic = std::make_shared<SymbolicLaunch>();
  symbolic->pool = std::make_shared<ExprPool>();
  ExprPool& pool = *symbolic->pool;
  for (const ascendc::PlacedField& placed : fields) {
    if (placed.field->count > 0 || placed.field->type.find("float") != std::string::npos ||
        placed.field->type.find("double") != std::string::npos || placed.bytes > 8)
      continue;
    const WideInt last = (WideInt{1} << (8 * placed.bytes - 1)) - 1;
    const Expr value = pool.NewSymbol(placed.field->name, SymbolRole::kArgument, {0, last});
    names[static_cast<SymbolId>(value->value)] = placed.field->name;
    symbolic->fields.push_back(
        {static_cast<std::int64_t>(placed.offset), static_cast<std::int64_t>(placed.bytes), value});
  }
  symbolic->arg_bytes.resize(launch.args.size());
  symbolic->domain = launch.shapes;
  launch.symbolic = std::move(symbolic);
  return launch;
}

class Causes {
 public:
  Causes(const DeviceEvents& events, const std::map<SymbolId, std::string>& names) : events_(events), names_(names) {
    for (const Recurrence& r : events.recurrences) carried_[r.symbol] = {r.start, r.next};
    for (const ExitValue& e : events.exit_values) carried_[e.symbol] = {e.value};
    for (const Loop& loop : events.loops) {
      if (loop.index) indexes_[static_cast<SymbolId>(loop.index->value)] = &loop;
    }
  }

  // Names of the fields that what happens at a place depends on, the nearest first: addresses, then sizes, then how
  // often it is reached.
  std::vector<std::string> At(const SourceRange& place) {
    found_.clear();
    seen_.clear();
    for (const Event& event : events_.events) {
      if (events_.PlaceOf(event.location) != place) continue;
      for (Operand operand : event.operands) {
        ForEachExpr(operand, [&](Expr& e) { Take(e); });
        for (const BufferChoice& choice : operand.buffers) TakeBuffer(choice.buffer);
      }
      for (int loop : event.loops) TakeLoop(events_.loops[static_cast<std::size_t>(loop)]);
    }
    for (std::size_t i = 0; i < events_.buffers.size(); ++i) {
      if (events_.PlaceOf(events_.buffers[i].location) == place) TakeBuffer(static_cast<int>(i));
    }
    return found_;
  }

 private:
  void TakeBuffer(int index) {
    if (index < 0 || index >= static_cast<int>(events_.buffers.size())) return;
    const Buffer& buffer = events_.buffers[static_cast<std::size_t>(index)];
    if (buffer.kind == Buffer::Kind::kArgument) return;
    Take(buffer.bytes);
    Take(buffer.count);
  }
  void TakeLoop(const Loop& loop) {
    Take(loop.last);
    Take(loop.continues);
    Take(loop.repeats);
  }
  void Take(Expr e) {
    if (!e) return;
    for (const SymbolId symbol : SymbolsOf(e)) {
      if (!seen_.insert(symbol).second) continue;
      if (const auto name = names_.find(symbol); name != names_.end()) found_.push_back(name->second);
      if (const auto carried = carried_.find(symbol); carried != carried_.end()) {
        for (const Expr value : carried->second) Take(value);
      }
      if (const auto loop = indexes_.find(symbol); loop != indexes_.end()) TakeLoop(*loop->second);
    }
  }

  const DeviceEvents& events_;
  const std::map<SymbolId, std::string>& names_;
  std::map<SymbolId, std::vector<Expr>> carried_;
  std::map<SymbolId, const Loop*> indexes_;
  std::vector<std::string> found_;
  std::set<SymbolId> seen_;
};

// The line that computes what a field is set to, or the one that sets it; none where several do: which of them was
// taken is not known here.
Fault::Cause CauseOf(const ascendc::OperatorFacts& host, const std::string& field) {
  const TilingUse* only = nullptr;
  for (const TilingUse& use : host.tiling_uses) {
    if (use.how != TilingUse::How::kSet || use.in_kernel || use.field != field) continue;
    if (only != nullptr && only->range != use.range) return {};
    only = &use;
  }
  if (only == nullptr) return {};
  if (only->computed.valid()) return {field, only->computed, true};
  return {field, only->range};
}

}  // namespace

void NameCauses(const Facts& facts, const Contract& contract, PlannedRun& plan) {
  const KernelRequest& request = plan.request;
  const ascendc::OperatorFacts& host = facts.Get<ascendc::OperatorFacts>();
  const bool any = std::any_of(plan.run.faults.begin(), plan.run.faults.end(),
                               [](const Fault& fault) { return fault.core >= 0 && fault.where.valid(); });
  if (!any || !plan.kernel_ran || request.module == nullptr) return;
  const std::vector<ascendc::PlacedField> fields = ascendc::PlaceFields(host, request.tiling.size());
  if (fields.empty() || !RunsOnVectorCores(*request.module, request.entry, request.tiling_key)) return;
  std::map<SymbolId, std::string> names;
  const LaunchValues launch = WithUnknownFields(LaunchOf(plan, contract), fields, names);
  const DeviceEvents events = Lift(*request.module, request.entry, launch);
  if (!events.lifted) return;
  Causes causes(events, names);
  for (Fault& fault : plan.run.faults) {
    if (fault.core < 0 || !fault.where.valid() || !fault.causes.empty()) continue;
    for (const std::string& field : causes.At(fault.where)) {
      Fault::Cause cause = CauseOf(host, field);
      if (cause.where.valid() && fault.causes.size() < kMostCauses) fault.causes.push_back(std::move(cause));
    }
  }
}

}  // namespace assay
