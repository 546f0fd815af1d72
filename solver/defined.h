// Defined before read, on chip: a backward analysis from what a copy out or scalar code reads, through the operations
// that computed it. An operation may read undefined bytes as long as none of them escapes.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "analyzer/facts/events.h"
#include "solver/entail.h"

namespace assay {

struct DefinedRead {
  int event = -1;
  int operand = -1;  // of Event::operands
  std::string why;   // empty: every byte that matters was written, at every shape
};

struct DefinedReads {
  std::string not_asked;  // why no read can be judged
  int location = -1;      // of what prevents it
  bool spills = false;    // what prevents it is an operation that may write outside of its buffer
  std::vector<DefinedRead> reads;
};

// In the order of the events. Reads that nothing depends on are left out; those that `late` cuts off are not proved.
// `inside`: every access is known to stay inside its on-chip buffer. An access outside touches another tensor: such
// a write defines nothing that is read, and may clobber data that is.
DefinedReads ProveDefined(const DeviceEvents& events, Entailment& entailment, bool inside,
                          const std::function<bool()>& late);

// Why no read of the kernel can be judged; empty if they can.
std::string DefinedNotAsked(const DeviceEvents& events, int& location);
// Whether the operand takes part: on chip, and read.
bool ReadsOnChip(const Event& event, const Operand& operand);
// "what the copy out reads of its source was written".
std::string DefinedText(const Event& event, const Operand& operand);

}  // namespace assay
