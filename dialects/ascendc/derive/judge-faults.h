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

// Drops faults that the derivation can be the reason of, and advice that is of use only to who knows the launch.
void KeepCertain(const DerivedKnowledge& known, std::vector<Fault>& faults);

// Takes buffers out that come to more than twice the memory: they grow with a length, and documents can bound it. A
// plan that miscounts is off by less. So are buffers that leave a function no space of its own, whose bytes are not all
// known. True where there was one.
bool TakeGrownBuffers(std::vector<Fault>& faults);

// Writes behind an output that its allocation is rounded up to become advice, as where a task's result is right: a
// library's operator runs under the framework.
void AdviseRoundedUp(std::vector<Fault>& faults);

// Whether an input that is passed holds places, lengths or counts: whole numbers of 32 or 64 bits in every combination
// of dtypes. `given` are left out: the host reads them.
bool HoldsPlaces(const OpDefinition& op, const Contract& contract);

// Takes accesses out whose address such an input can decide. True where there was one.
bool TakeAccesses(std::vector<Fault>& faults);
// Takes reads of what nothing wrote out. True where there was one.
bool TakeUninitialised(std::vector<Fault>& faults);

// An access past the end of a tensor or buffer.
bool IsPastAnEnd(const Fault& fault);

// An access of a tensor that was not passed.
bool IsThroughNull(const Fault& fault);

// The same contract with the last two lengths of each tensor equal: as long as the last, or as the shorter of both. No
// value where all are so already.
std::optional<Contract> SquareOf(Contract contract, bool shorter);

// Of a run of one core at more elements than 32 bits count: offsets and sizes that wrapped, and what they lead to. All
// of it becomes advice, since documents can keep such tensors out.
void KeepOfLarge(const DerivedKnowledge& known, std::vector<Fault>& faults);
// Of these only what wrapped.
void KeepWrapped(std::vector<Fault>& faults);

// Whether a run ended because it took too many steps or too much memory.
bool IsCutShort(const ShapeRun& run);

// The same contract with other values in every input that the host does not read.
Contract OtherValues(Contract contract);

// Whether a run with other values showed the same: kind, place, core and every number of it.
bool IsAmong(const Fault& fault, const std::vector<Fault>& others);

}  // namespace assay
