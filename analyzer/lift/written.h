// Exactly which bytes each operand of a device call touches, and which bytes of its sources determine what it writes.
#pragma once

#include "analyzer/lift/extents.h"

namespace assay {

// Fills lanes, lanes_known, element and bits of an operand whose extent is filled already.
void FillLanes(const ExtentContext& context, const ascendc::OperandRow& spec, Operand& operand);
// Fills flow, reduces and reads_destination.
void FillFlow(const ExtentContext& context, Event& event);
// Scratch space of the operation: its handle and offset are these arguments, -1 where it has none.
struct ScratchSpace {
  int handle = -1;
  int offset = -1;
  Operand operand;
};
// `operand` lacks its buffers and offset.
ScratchSpace ScratchOf(const ExtentContext& context);

}  // namespace assay
