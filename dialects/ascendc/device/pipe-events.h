// HardEvents as data: the pipe that sets one, the pipe that waits for it, and the one that a queue uses. Numbers are
// the vendor's (enum HardEvent of kernel_event.h); the events of queues follow GetQueEvt there for NPU architecture
// 2201.
#pragma once

#include <cstdint>
#include <string_view>

#include "dialects/ascendc/device/instruction.h"
#include "dialects/ascendc/semantics/hard-events.h"

namespace assay::device {

constexpr int kNoEvent = -1;
using ascendc::kEventIds;

struct PipeEvent {
  std::string_view name;  // "MTE2_V"
  Pipe source;
  Pipe target;
};

// Null for a number that is not an event.
const PipeEvent* FindEvent(std::int64_t number);
// The event from one pipe to another; kNoEvent if the hardware has none.
int EventBetween(Pipe source, Pipe target);
// The event that says a buffer between two positions was filled (`forward`), or is free again.
int QueueEvent(std::int32_t source, std::int32_t destination, bool forward);
// "MTE2"
std::string_view PipeName(Pipe pipe);

// 0 .. kPipes - 1; kAll has none.
constexpr int kPipes = 7;
constexpr int IndexOf(Pipe pipe) { return pipe == Pipe::kFix ? 6 : static_cast<int>(pipe); }

}  // namespace assay::device
