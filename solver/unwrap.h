// Removes wraps that cannot happen, given the launch, the loops and the guards around an event.
#pragma once

#include "analyzer/facts/events.h"
#include "solver/entail.h"

namespace assay {

void Unwrap(DeviceEvents& events, Entailment& entailment);

// A wrap to the width of a machine type; narrower ones are masks, which mean to drop bits.
struct MachineWrap {
  Expr wrap;
  unsigned width = 0;  // 8, 16 or 32
  WideInt scale = 1;   // the value wrapped is this many times the operand: factors of two were taken out
  Expr when;           // the value is made of it: of branches in between the ones that lead to it are taken
};

// The outermost ones that a value is made of, those of conditions inside it left out.
std::vector<MachineWrap> WrapsOf(ExprPool& pool, Expr e);
// That the operand of a wrap is in the range the wrap leaves alone.
Expr NoWrap(ExprPool& pool, Expr wrap);

}  // namespace assay
