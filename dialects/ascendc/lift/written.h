// Which bytes each operand of a device call touches exactly, and which part of its sources determines the result.
#pragma once

#include "dialects/ascendc/lift/extents.h"

namespace assay::ascendc {

// Fills lanes, lanes_known, element and bits of an operand whose extent is filled already.
void FillLanes(const ExtentContext& context, const OperandRow& spec, Operand& operand);
// Fills flow, reduces and reads_destination.
void FillFlow(const ExtentContext& context, Event& event);
// `operand` lacks its buffers and offset.
lift::ScratchSpace ScratchOf(const ExtentContext& context);

}  // namespace assay::ascendc
