// If operands share a buffer, the destination must lie before a source, coincide with it, or be disjoint from it.
#include "solver/overlap.h"

#include <fmt/format.h>

#include <algorithm>

namespace assay {
namespace {

// Instructions whose repeats process one part of the operands after the other.
bool GoesInRepeats(const Event& event) {
  return event.op == "vector operation" || event.op == "cast" || event.op == "compare" || event.op == "select";
}

class Overlaps {
 public:
  explicit Overlaps(const DeviceEvents& events) : events_(events), pool_(*events.pool) {}

  std::vector<OpenObligation> Run() {
    for (const Event& event : events_.events) {
      if (!GoesInRepeats(event)) continue;
      for (const Operand& to : event.operands) {
        for (const Operand& from : event.operands) {
          if (to.writes && !from.writes) Add(event, to, from);
        }
      }
    }
    return std::move(out_);
  }

 private:
  Expr End(const Operand& o) {
    const Expr one = pool_.Const(1);
    return pool_.Add(o.offset, pool_.Add(pool_.Mul(pool_.Sub(o.rows, one), o.row_stride), o.row_bytes));
  }

  // Blocks of a repeat that are not side by side: another operand's may lie between them.
  static bool LeavesGaps(const Operand& o) { return o.lanes && !o.lanes->block_stride->IsConst(o.lanes->block); }

  void Add(const Event& event, const Operand& to, const Operand& from) {
    // Unknown values are replaced by their bounds.
    if (!to.why_unresolved.empty() || !from.why_unresolved.empty()) return;
    for (const BufferChoice& a : to.buffers) {
      for (const BufferChoice& b : from.buffers) {
        if (a.buffer != b.buffer) continue;
        OpenObligation open = StartObligation(
            events_, ObligationKind::kOrder,
            fmt::format("the destination of the {} lies on its {} or apart from it", event.op, from.name),
            event.location, event.guards, event.loops);
        open.obligation.hypotheses.push_back(a.guard);
        open.obligation.hypotheses.push_back(b.guard);
        for (const Operand* o : {&to, &from}) {
          for (Expr count : {o->rows, o->row_bytes})
            open.obligation.hypotheses.push_back(pool_.Lt(pool_.Const(0), count));
        }
        const bool vague = !to.exact || !from.exact || LeavesGaps(to) || LeavesGaps(from) ||
                           events_.buffers[static_cast<std::size_t>(a.buffer)].kind == Buffer::Kind::kQueue;
        open.obligation.exact = !vague;
        if (vague) open.obligation.why_inexact = "which bytes the operands have in common is only bounded";
        const Expr to_end = End(to), from_end = End(from);
        const Expr apart = pool_.Or(pool_.Le(to_end, from.offset), pool_.Le(from_end, to.offset));
        const Expr ahead = pool_.And(pool_.Le(to.offset, from.offset), pool_.Le(to_end, from_end));
        open.obligation.goal = pool_.Or(apart, ahead);
        open.values = {{"destination", to.offset}, {"source", from.offset}};
        out_.push_back(std::move(open));
      }
    }
  }

  const DeviceEvents& events_;
  ExprPool& pool_;
  std::vector<OpenObligation> out_;
};

}  // namespace

std::vector<OpenObligation> OverlapOf(const DeviceEvents& events) { return Overlaps(events).Run(); }

}  // namespace assay
