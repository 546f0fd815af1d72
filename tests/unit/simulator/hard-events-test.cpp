// The table of flags for code analysis agrees with the simulator's.
#include "dialects/ascendc/semantics/hard-events.h"

#include <gtest/gtest.h>

#include "dialects/ascendc/device/pipe-events.h"

namespace assay {
namespace {

TEST(HardEvents, TheSameAsTheSimulators) {
  for (std::int64_t number = -1; number < 64; ++number) {
    const device::PipeEvent* event = device::FindEvent(number);
    const Signal signal = ascendc::FindSignal(number);
    ASSERT_EQ(event != nullptr, signal.number == number && number >= 0) << number;
    if (event == nullptr) continue;
    EXPECT_EQ(ascendc::UnitOfPipe(static_cast<std::int64_t>(event->source)), signal.source) << event->name;
    EXPECT_EQ(ascendc::UnitOfPipe(static_cast<std::int64_t>(event->target)), signal.target) << event->name;
  }
}

TEST(HardEvents, QueuesRaiseTheSameOnes) {
  for (std::int32_t from = 0; from < 16; ++from) {
    for (std::int32_t to = 0; to < 16; ++to) {
      for (bool forward : {true, false})
        EXPECT_EQ(device::QueueEvent(from, to, forward), ascendc::QueueSignal(from, to, forward).number)
            << from << " to " << to;
    }
  }
}

}  // namespace
}  // namespace assay
