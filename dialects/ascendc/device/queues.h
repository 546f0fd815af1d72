// TPipe, TQue and TBuf: addresses of buffers and the state machine of queued tensors.
#pragma once

#include <cstdint>

#include "dialects/ascendc/device/machine.h"

namespace assay::device {

Space SpaceOf(std::int32_t position);
void PipeBegin(Machine& m);
void PipeEnd(Machine& m);
void PipeReset(Machine& m);
// Whether the buffers themselves end past the unified buffer, so that there is no memory after the last one: then that
// overflow is a fault.
bool UsesPastTheEnd(Machine& m);
// `api` needs temporary space after the last buffer.
void NoteHiddenSpace(Machine& m, const char* api);
std::uint64_t QueueInit(Machine& m, std::int32_t source, std::int32_t destination, std::int32_t depth,
                        std::uint32_t count, std::uint32_t bytes);
std::uint64_t BufferInit(Machine& m, std::int32_t position, std::uint32_t bytes);
// `bytes` 0 = up to the end of the memory.
std::uint64_t LocalAt(Machine& m, std::int32_t position, std::uint32_t address, std::uint32_t bytes);
std::uint64_t QueueAlloc(Machine& m, std::uint64_t queue);
void QueueEnqueue(Machine& m, std::uint64_t queue, std::uint64_t buffer);
std::uint64_t QueueDequeue(Machine& m, std::uint64_t queue);
void QueueFree(Machine& m, std::uint64_t queue, std::uint64_t buffer);
std::int32_t QueueQuery(Machine& m, std::uint64_t queue, std::int32_t what);

}  // namespace assay::device
