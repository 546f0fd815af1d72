// Events of a core: flags set and waited for by hand, the ids that queues hold, and what is left when the core ends.
// Eight ids of each kind are shared by TPipe (AllocEventID), the queues and code that writes EVENT_ID0 by hand; the
// device checks none of it.
#pragma once

#include <cstdint>

#include "dialects/ascendc/device/dma.h"
#include "dialects/ascendc/device/machine.h"

namespace assay::device {

void SetFlag(Machine& m, std::int32_t event, std::int32_t id);
void WaitFlag(Machine& m, std::int32_t event, std::int32_t id);
// The lowest free id of the kind; `reserve` takes it. Ends the core if there is none.
std::int32_t AllocEvent(Machine& m, std::int32_t event, bool reserve);
void ReleaseEvent(Machine& m, std::int32_t event, std::int32_t id);

// A queue's own flag: an id is taken and held until the other side has waited. kNoHold if none was left (reported).
constexpr std::int32_t kNoHold = -1;
constexpr std::int32_t kNoIdLeft =
    -2;  // of a buffer that was freed: taking it again waits for a flag that is never set
std::int32_t HoldEvent(Machine& m, std::int64_t event, const char* api);
void DropEvent(Machine& m, std::int64_t event, std::int32_t id);

// Flags that are still set and an atomic mode that is still on when the kernel returns.
void CheckLeftovers(Machine& m);
// SyncAll through words in global memory, 32 bytes per core there and in the local tensor; `cores` 0 = all.
void SyncThroughMemory(Machine& m, const std::uint8_t* words, LocalRef local, std::int32_t cores);
// DataCacheCleanAndInvalid.
void CleanCache(Machine& m, std::uint8_t* p, bool whole);
// Waiting for all cores needs all blocks resident at once: with more blocks than cores it deadlocks.
void CheckWaves(Machine& m, const char* api);
// A barrier of all cores needs the batch schedule mode: otherwise another stream's launch may occupy some of them.
void CheckScheduleMode(Machine& m);

}  // namespace assay::device
