// Computes the bytes that each operand touches from a row of the intrinsic table and a call's arguments.
#pragma once

#include <llvm/IR/Instructions.h>

#include "analyzer/facts/events.h"
#include "analyzer/lift/semantics.h"
#include "analyzer/lift/value-lifter.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay::ascendc {

using lift::ExtentContext;

// Fills rows, row_bytes, row_stride, exact and block_bytes. False if the extent depends on data.
bool FillExtent(const ExtentContext& context, const OperandRow& spec, Operand& operand);

}  // namespace assay::ascendc
