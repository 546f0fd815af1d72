// What the text of a flow says by itself: where loops are left, which values are still asked for, and by which periods
// something goes.
#pragma once

#include <vector>

#include "analyzer/facts/events.h"
#include "solver/sync-machine.h"

namespace assay {

// Whether control can leave the loop from the block.
bool LeavesFrom(const CoreFlow& flow, int loop, const CoreBlock& block);
// By block: the values that are used there or behind it before they are made anew.
std::vector<Bits> LiveValues(const CoreFlow& flow);
// Makes `period` a multiple of what `index` is divided by in the expression, where that is little; `mentions` becomes
// true where the index is in it at all.
void AddPeriods(Expr e, SymbolId index, int& period, bool& mentions);

}  // namespace assay
