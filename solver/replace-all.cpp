// See replace-all.h.
#include "solver/replace-all.h"

#include <vector>

namespace assay {

void ReplaceAll(DeviceEvents& events, const std::function<Expr(Expr)>& put) {
  const auto put_all = [&](std::vector<Expr>& list) {
    for (Expr& e : list) e = put(e);
  };
  for (Loop& loop : events.loops) {
    for (Expr* e : {&loop.last, &loop.continues, &loop.repeats}) *e = put(*e);
    put_all(loop.guards);
  }
  for (Buffer& buffer : events.buffers) {
    for (Expr* e : {&buffer.count, &buffer.bytes, &buffer.address}) *e = put(*e);
    put_all(buffer.guards);
  }
  for (Step& step : events.steps) {
    put_all(step.guards);
    for (BufferChoice& choice : step.queues) choice.guard = put(choice.guard);
  }
  for (CoreBlock& block : events.flow.blocks) {
    for (CoreOp& op : block.ops) {
      for (Expr* e : {&op.test, &op.id}) *e = put(*e);
    }
    for (CoreEdge& edge : block.edges) edge.when = put(edge.when);
  }
  for (Event& event : events.events) {
    put_all(event.guards);
    for (std::vector<Operand>* operands : {&event.operands, &event.scratch}) {
      for (Operand& o : *operands) {
        ForEachExpr(o, [&](Expr& e) { e = put(e); });
        for (BufferChoice& choice : o.buffers) choice.guard = put(choice.guard);
      }
    }
  }
}

}  // namespace assay
