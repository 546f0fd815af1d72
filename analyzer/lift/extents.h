// From a row of the intrinsic table and a call's arguments to the bytes each operand touches.
#pragma once

#include <llvm/IR/Instructions.h>

#include "analyzer/facts/events.h"
#include "analyzer/lift/value-lifter.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay {

struct ExtentContext {
  llvm::CallInst* call = nullptr;
  const ascendc::IntrinsicRow* row = nullptr;
  ValueLifter* values = nullptr;
  ExprPool* pool = nullptr;
  bool counter_mask = false;  // some mask mode of the kernel counts elements
};

// Fills rows, row_bytes, row_stride, exact and block_bytes. False where the extent depends on data.
bool FillExtent(const ExtentContext& context, const ascendc::OperandRow& spec, Operand& operand);

}  // namespace assay
