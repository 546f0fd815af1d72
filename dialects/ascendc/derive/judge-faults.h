// Which faults of a run at derived inputs are the operator's own.
#pragma once

#include <optional>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "analyzer/facts/run.h"

namespace assay {

struct DerivedKnowledge {
  bool outputs_known = false;  // their shapes come from the operator itself
};

// Drops faults that the derivation itself may have caused, and advice that only helps readers who know the launch.
void KeepCertain(const DerivedKnowledge& known, std::vector<Fault>& faults);

// Removes buffers that add up to more than twice the memory: they grow with a length, which documents may bound; a
// miscalculated plan is off by less. So are buffers that leave no space for a function whose size is not fully known.
// True if there was one.
bool TakeGrownBuffers(std::vector<Fault>& faults);

// Writes past an output, into the padding of its allocation, become advice, as for a task whose result is right: a
// library's operator runs under the framework.
void AdviseRoundedUp(std::vector<Fault>& faults);

// Whether an input that is passed holds indices, lengths or counts: 32- or 64-bit integers in every combination of
// dtypes. `given` inputs are left out: the host reads them.
bool HoldsPlaces(const OpDefinition& op, const Contract& contract);

// Removes accesses whose address may depend on such an input. True if there was one.
bool TakeAccesses(std::vector<Fault>& faults);
// Removes reads of unwritten memory. True if there was one.
bool TakeUninitialised(std::vector<Fault>& faults);

// An access past the end of a tensor or buffer.
bool IsPastAnEnd(const Fault& fault);

// An access of a tensor that was not passed.
bool IsThroughNull(const Fault& fault);

// The same contract with the last two lengths of each tensor equal: as long as the last, or as the shorter of both. No
// value if all are equal already.
std::optional<Contract> SquareOf(Contract contract, bool shorter);

// For a run of one core with more elements than fit 32 bits: offsets and sizes that wrapped, and their consequences.
// All of it becomes advice, since documents may exclude such tensors.
void KeepOfLarge(const DerivedKnowledge& known, std::vector<Fault>& faults);
// Only those that wrapped.
void KeepWrapped(std::vector<Fault>& faults);

// Whether a run ended because it took too many steps or too much memory.
bool IsCutShort(const ShapeRun& run);

// The same contract with other values in every input that the host does not read.
Contract OtherValues(Contract contract);

// Whether a run with other values showed the same fault: kind, place, core and every number.
bool IsAmong(const Fault& fault, const std::vector<Fault>& others);

}  // namespace assay
