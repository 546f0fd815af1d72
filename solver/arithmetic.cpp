// Obligations about the arithmetic itself.
#include <fmt/format.h>

#include <algorithm>
#include <unordered_set>

#include "solver/obligations.h"
#include "solver/unwrap.h"

namespace assay {
namespace {

constexpr std::int64_t kMostBursts = 4095;  // the field of the transfer instruction

class Arithmetic {
 public:
  explicit Arithmetic(const DeviceEvents& events) : events_(events), pool_(*events.pool) {}

  std::vector<OpenObligation> Run() {
    for (const Buffer& buffer : events_.buffers) {
      if (buffer.kind == Buffer::Kind::kArgument) continue;
      Event made;
      made.location = buffer.location;
      made.guards = buffer.guards;
      made.loops = buffer.loops;
      Number(made, buffer.bytes, "the size of a buffer", pool_.True());
    }
    for (const Event& event : events_.events) {
      for (const Operand& operand : event.operands) {
        if (operand.why_unresolved.empty()) Add(event, operand);
      }
    }
    return std::move(out_);
  }

 private:
  void Add(const Event& event, const Operand& operand) {
    const bool global = operand.space == MemorySpace::kGlobal;
    const std::string whose = global ? event.op : fmt::format("{} of the {}", operand.name, event.op);
    const std::string length = fmt::format("the length of the {}", whose);
    const Expr some = pool_.Lt(pool_.Const(0), operand.rows);
    Number(event, operand.offset, fmt::format("the offset of the {}", whose), some);
    Number(event, operand.rows, length, pool_.True());
    Number(event, operand.row_bytes, length, some);
    // With a single row, the distance to the next one is irrelevant.
    Number(event, operand.row_stride, length, pool_.Lt(pool_.Const(1), operand.rows));
    if (!global || operand.rows->range.hi <= kMostBursts) return;
    OpenObligation open = Start(ObligationKind::kField, event,
                                fmt::format("the {} has at most {} blocks", event.op, Grouped(kMostBursts)));
    open.obligation.goal = pool_.Le(operand.rows, pool_.Const(kMostBursts));
    open.values = {{"blocks", operand.rows}};
    out_.push_back(std::move(open));
  }

  OpenObligation Start(ObligationKind kind, const Event& event, std::string text) {
    return StartObligation(events_, kind, std::move(text), event.location, event.guards, event.loops);
  }

  // A wrap whose result is not `used` does no harm.
  void Number(const Event& event, Expr e, const std::string& what, Expr used) {
    for (const MachineWrap& seen : WrapsOf(pool_, e)) {
      OpenObligation open = Start(ObligationKind::kWrap, event, fmt::format("{} fits into {} bits", what, seen.width));
      open.obligation.hypotheses.push_back(used);
      open.obligation.hypotheses.push_back(seen.when);
      open.obligation.goal = NoWrap(pool_, seen.wrap);
      open.values = {{"value", pool_.Mul(seen.wrap->operands[0], pool_.Const(seen.scale))}};
      out_.push_back(std::move(open));
    }
    Divisors(event, e, what);
  }

  void Divisors(const Event& event, Expr e, const std::string& what) {
    std::unordered_set<const ExprNode*> seen;
    std::vector<Expr> open_nodes = {e};
    while (!open_nodes.empty()) {
      const Expr at = open_nodes.back();
      open_nodes.pop_back();
      if (!seen.insert(at.node()).second) continue;
      // A division in a branch that is not taken is not executed.
      const std::size_t most = at->kind == ExprKind::kSelect ? 1 : at->operands.size();
      open_nodes.insert(open_nodes.end(), at->operands.begin(),
                        at->operands.begin() + static_cast<std::ptrdiff_t>(most));
      if (at->kind != ExprKind::kDiv && at->kind != ExprKind::kRem) continue;
      const Expr divisor = at->operands[1];
      if (divisor->range.lo > 0 || divisor->range.hi < 0) continue;
      OpenObligation open =
          Start(ObligationKind::kDivision, event, fmt::format("no division by zero on the way to {}", what));
      open.obligation.goal = pool_.Ne(divisor, pool_.Const(0));
      open.values = {{"divisor", divisor}};
      out_.push_back(std::move(open));
    }
  }

  const DeviceEvents& events_;
  ExprPool& pool_;
  std::vector<OpenObligation> out_;
};

}  // namespace

std::vector<OpenObligation> ArithmeticOf(const DeviceEvents& events) { return Arithmetic(events).Run(); }

}  // namespace assay
