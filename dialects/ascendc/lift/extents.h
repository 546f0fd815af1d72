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

// Bytes that assay_whole_reduce writes for a repeat: a sum is one element, an extreme one too, or its index, or both.
std::int64_t WholeReduceBytes(std::uint64_t operation, std::uint64_t order, std::int64_t element);

}  // namespace assay::ascendc
