// Takes away the wraps that cannot happen where they stand, given the launch, the loops and the guards round an event.
#pragma once

#include "analyzer/facts/events.h"
#include "solver/entail.h"

namespace assay {

void Unwrap(DeviceEvents& events, Entailment& entailment);

// The outermost wraps that a value is made of, those of conditions inside it left out.
std::vector<Expr> WrapsOf(Expr e);
// That the operand of a wrap is in the range the wrap leaves alone.
Expr NoWrap(ExprPool& pool, Expr wrap);

}  // namespace assay
