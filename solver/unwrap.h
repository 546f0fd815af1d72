// Removes wraps that cannot happen, given the launch, the loops and the guards around an event.
#pragma once

#include "analyzer/facts/events.h"
#include "solver/entail.h"

namespace assay {

void Unwrap(DeviceEvents& events, Entailment& entailment);

// A wrap to the width of a machine type; narrower ones are masks, which drop bits on purpose.
struct MachineWrap {
  Expr wrap;
  unsigned width = 0;  // 8, 16 or 32
  WideInt scale = 1;   // the value wrapped is this many times the operand: factors of two were taken out
  Expr when;           // the value is made of it: of branches in between the ones that lead to it are taken
};

// The outermost wraps in a value, except those in conditions inside it.
std::vector<MachineWrap> WrapsOf(ExprPool& pool, Expr e);
// The condition that the operand of a wrap is in the range that the wrap leaves unchanged.
Expr NoWrap(ExprPool& pool, Expr wrap);

}  // namespace assay
