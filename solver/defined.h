// What is read on chip was written: what a copy out takes of its buffer, what scalar code looks at, and what of it goes
// back through the operations before. An operation may read what nothing wrote as long as none of that gets anywhere.
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
  std::string why;   // empty: all that counts of it was written, at every shape
};

struct DefinedReads {
  std::string not_asked;  // why nothing can be said of any read
  int location = -1;      // of what is in the way
  bool spills = false;    // what is in the way is an operation that may write outside of its buffer
  std::vector<DefinedRead> reads;
};

// In the order of the events. Reads that nothing depends on are left out; those that `late` cuts off are not proved.
// `inside`: every access is known to stay inside its on-chip buffer. What lies outside belongs to others: a write there
// defines nothing that is read, and may undo what they wrote.
DefinedReads ProveDefined(const DeviceEvents& events, Entailment& entailment, bool inside,
                          const std::function<bool()>& late);

// Why no read of the kernel can be judged; empty: they can.
std::string DefinedNotAsked(const DeviceEvents& events, int& location);
// Whether the operand takes part: on chip, and read.
bool ReadsOnChip(const Event& event, const Operand& operand);
// "what the copy out reads of its source was written".
std::string DefinedText(const Event& event, const Operand& operand);

}  // namespace assay
