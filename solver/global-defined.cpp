// First a writer that spans the reader; then the chain of all writers, up to an end that the reader stays below.
#include "solver/global-defined.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "solver/chain.h"
#include "solver/sweep.h"
#include "solver/writers.h"

namespace assay {
namespace {

using Status = ProofResult::Status;

constexpr WideInt kMostOfSlots = 1 << 30;  // bytes
constexpr const char* kOpen = "not shown to be written before it is read";

class GlobalReads {
 public:
  GlobalReads(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment, const Assignment& sample,
              const std::function<bool()>& late)
      : events_(events), launch_(launch), entailment_(entailment), sample_(sample), late_(late), pool_(*events.pool) {
    for (std::size_t at = 0; at < events.order.size(); ++at) {
      if (!events.order[at].step) at_[events.order[at].index] = at;
    }
  }

  std::vector<ProofResult> Run() {
    for (const auto& [index, at] : at_) {
      for (const Operand& operand : EventAt(index).operands) {
        if (operand.writes || operand.space != MemorySpace::kGlobal) continue;
        for (const BufferChoice& choice : operand.buffers) {
          if (StartsUndefined(ArgumentOf(choice))) Read(index, operand, choice);
        }
      }
    }
    return std::move(results_);
  }

 private:
  struct Extent {
    Expr begin, end;
    bool dense = false;
  };

  const Event& EventAt(int index) const { return events_.events[static_cast<std::size_t>(index)]; }

  int ArgumentOf(const BufferChoice& choice) const {
    return events_.buffers[static_cast<std::size_t>(choice.buffer)].argument;
  }

  bool StartsUndefined(int argument) const {
    if (argument < 0 || static_cast<std::size_t>(argument) >= launch_.args.size()) return false;
    const LaunchArgument& arg = launch_.args[static_cast<std::size_t>(argument)];
    const bool role = arg.role == LaunchArgument::Role::kOutput || arg.role == LaunchArgument::Role::kWorkspace;
    return role && arg.present && !arg.set_before && arg.same_as < 0;
  }

  Extent ExtentOf(const Operand& o) {
    const Expr reach = pool_.Add(pool_.Mul(pool_.Sub(o.rows, pool_.Const(1)), o.row_stride), o.row_bytes);
    return {o.offset, pool_.Add(o.offset, reach), o.rows->IsConst(1) || o.row_stride == o.row_bytes};
  }

  std::vector<Expr> When(const Event& event, const BufferChoice& choice, const Operand& o) {
    std::vector<Expr> given = events_.hypotheses;
    for (Expr condition : ConditionsOf(events_, event)) given.push_back(condition);
    given.push_back(choice.guard);
    for (Expr count : {o.rows, o.row_bytes}) given.push_back(pool_.Lt(pool_.Const(0), count));
    std::erase_if(given, [](Expr e) { return e->IsConst(1); });
    return given;
  }

  void Read(int index, const Operand& operand, const BufferChoice& choice) {
    const Event& event = EventAt(index);
    const int argument = ArgumentOf(choice);
    ProofResult result;
    result.kind = ObligationKind::kDefined;
    result.where = events_.PlaceOf(event.location);
    result.what = fmt::format("what the {} reads of `{}` was written", event.op,
                              launch_.args[static_cast<std::size_t>(argument)].name);
    result.why_undecided = Why(index, operand, choice, argument);
    if (result.why_undecided.empty()) result.status = Status::kProved;
    results_.push_back(std::move(result));
  }

  std::string Why(int index, const Operand& operand, const BufferChoice& choice, int argument) {
    if (late_()) return kLate;
    if (!operand.why_unresolved.empty()) return operand.why_unresolved;
    for (const Approximation& a : events_.approximations) {
      if (a.hides_events) return a.what;
    }
    entailment_.About("what is read of global memory was written");
    const std::vector<Expr> given = When(EventAt(index), choice, operand);
    const Extent read = ExtentOf(operand);
    for (const auto& [writer, at] : at_) {
      if (at < at_.at(index) && Spans(writer, argument, index, read, given)) return "";
    }
    return ByAll(index, argument, read, given) ? "" : kOpen;
  }

  // Whether the writer, earlier in the same round, covers the read.
  bool Spans(int writer, int argument, int reader, const Extent& read, const std::vector<Expr>& given) {
    const Event& event = EventAt(writer);
    const std::vector<int>& loops = EventAt(reader).loops;
    const bool around =
        event.loops.size() <= loops.size() && std::equal(event.loops.begin(), event.loops.end(), loops.begin());
    if (!around || event.atomic != Event::Atomic::kNo) return false;
    for (const Operand& o : event.operands) {
      const bool ours = o.writes && o.space == MemorySpace::kGlobal && o.exact && o.why_unresolved.empty() &&
                        o.buffers.size() == 1 && ArgumentOf(o.buffers.front()) == argument;
      if (!ours) continue;
      const Extent written = ExtentOf(o);
      Expr goal = o.buffers.front().guard;
      for (Expr guard : event.guards) goal = pool_.And(goal, guard);
      goal = pool_.And(goal, pool_.And(pool_.Le(written.begin, read.begin), pool_.Le(read.end, written.end)));
      if (goal->has_approximation) continue;
      if (written.dense && (goal->IsConst(1) || entailment_.Holds(given, goal))) return true;
    }
    return false;
  }

  // Whether all writers come first, and together write from byte 0 to beyond the end of the read.
  bool ByAll(int reader, int argument, const Extent& read, const std::vector<Expr>& given) {
    for (const auto& [index, at] : at_) {
      const Event& event = EventAt(index);
      const bool writes = std::any_of(event.operands.begin(), event.operands.end(), [&](const Operand& o) {
        return o.writes && o.space == MemorySpace::kGlobal &&
               std::any_of(o.buffers.begin(), o.buffers.end(),
                           [&](const BufferChoice& choice) { return ArgumentOf(choice) == argument; });
      });
      if (!writes) continue;
      const std::vector<int>& loops = EventAt(reader).loops;
      const bool shared = !event.loops.empty() && !loops.empty() && event.loops.front() == loops.front();
      if (shared || at > at_.at(reader)) return false;
    }
    std::vector<Expr> ends;
    const auto offer = [&](Expr end) {
      if (std::find(ends.begin(), ends.end(), end) == ends.end()) ends.push_back(end);
    };
    const std::set<SymbolId> symbols = SymbolsOf(read.end);
    const bool same_for_all = std::none_of(symbols.begin(), symbols.end(), [&](SymbolId id) {
      const SymbolRole role = pool_.symbol(id).role;
      return role == SymbolRole::kUnit || role == SymbolRole::kLoop || role == SymbolRole::kApproximation;
    });
    if (same_for_all) offer(read.end);
    // Slots of a fixed size, one per core.
    if (read.end->range.hi <= kMostOfSlots) offer(pool_.Const(read.end->range.hi));
    for (std::size_t i = 0; i < launch_.args.size(); ++i) {
      const LaunchArgument::Role role = launch_.args[i].role;
      if (role == LaunchArgument::Role::kInput || role == LaunchArgument::Role::kOutput)
        offer(SizeOf(events_, static_cast<int>(i)));
    }
    for (Expr end : ends) {
      if (!end || late_()) continue;
      if (!entailment_.Holds(given, pool_.And(pool_.Le(pool_.Const(0), read.begin), pool_.Le(read.end, end)))) continue;
      if (Chained(argument, end)) return true;
    }
    return false;
  }

  bool Chained(int argument, Expr end) {
    const auto [known, fresh] = chained_.try_emplace({argument, end->id}, false);
    if (!fresh) return known->second;
    for (bool each_core : {false, true}) {
      if (known->second || late_()) break;
      known->second =
          ProveChain(events_, argument, end, sample_, entailment_, SpanAlgebra::Aim::kCover, each_core).proved;
    }
    return known->second;
  }

  const DeviceEvents& events_;
  const LaunchValues& launch_;
  Entailment& entailment_;
  const Assignment& sample_;
  const std::function<bool()>& late_;
  ExprPool& pool_;
  std::map<int, std::size_t> at_;  // of each event, its place in the order
  std::map<std::pair<int, std::uint32_t>, bool> chained_;
  std::vector<ProofResult> results_;
};

}  // namespace

std::vector<ProofResult> ReadsOfWritten(const DeviceEvents& events, const LaunchValues& launch, Entailment& entailment,
                                        const Assignment& sample, const std::function<bool()>& late) {
  return GlobalReads(events, launch, entailment, sample, late).Run();
}

}  // namespace assay
