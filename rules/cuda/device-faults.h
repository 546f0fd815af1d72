// Faults of simulated kernels as rules see them: causes only, each place once, and the words that several rules use.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/emitter.h"
#include "analyzer/facts/cuda/run.h"
#include "analyzer/facts/reply.h"

namespace assay::rules {

// Faults of these kinds that no other fault explains, the first at each place. A read of uninitialised bytes is
// explained by an access out of bounds or a race, a deadlock by divergence at a barrier or a warp operation of the same
// kernel, and a value from an inactive lane by a wrong mask.
std::vector<const CudaFault*> DeviceFaults(const CudaRunFacts& facts, std::initializer_list<CudaFaultKind> kinds);

bool IsRace(CudaFaultKind kind);

// Of kBarrierAfterExit: whether a `return` precedes the barrier, in its kernel or in a function that the kernel calls.
// If none does, the threads that ended skipped the barrier.
bool ReturnsBefore(const ReplyFacts& reply, const SourceRange& barrier);
bool IsShared(const CudaFault& fault);
bool IsGlobal(const CudaFault& fault);  // a tensor, an allocation or a variable

// "thread 37 of block 2", "thread 5 of block (1, 0, 2)"
std::string ThreadText(const CudaThread& thread);
// "`x`", "the shared array `tile`", "a local array"
std::string MemoryText(const CudaMemory& memory);
// "element 300", "elements 300 to 303", "byte 17" where the size of an element is not known
std::string ElementText(const CudaFault& fault);
// "256 elements", "1,024 B"
std::string ExtentText(const CudaMemory& memory);
std::string_view Verb(bool writes);  // "writes", "reads"

// Evidence: an error is confirmed by the run, anything milder says in a note where it was seen.
FindingBuilder& Tell(FindingBuilder& finding, const CudaFault& fault, Severity severity, const std::string& what);
// An access outside of its memory, of whatever space: message, extent, evidence. `unseen`: what is read lies in padding
// and changes nothing today.
void ReportOutOfBounds(Emitter& out, const CudaFault& fault, Severity severity, bool unseen);
// The name of a warp operation: "`__shfl_down_sync`".
std::string Operation(const CudaFault& fault);

}  // namespace assay::rules
