// Facts of a flow graph that need no solver: loop exits, live values, and the periods that loop indexes are divided by.
#pragma once

#include <vector>

#include "analyzer/facts/events.h"
#include "solver/sync-machine.h"

namespace assay {

// Whether control can leave the loop from the block.
bool LeavesFrom(const CoreFlow& flow, int loop, const CoreBlock& block);
// By block: the values that are live on entry (used there or later, before they are redefined).
std::vector<Bits> LiveValues(const CoreFlow& flow);
// Makes `period` a multiple of what `index` is divided by in the expression, where that is little; `mentions` becomes
// true where the index is in it at all.
void AddPeriods(Expr e, SymbolId index, int& period, bool& mentions);

}  // namespace assay
