// From lowered code to events: what a kernel does to memory for every core and iteration of one concrete launch.
// Nothing of the input runs. What has no closed form becomes a free value with a name (DeviceEvents::approximations).
#pragma once

#include <string_view>

#include "analyzer/facts/events.h"
#include "analyzer/facts/launch.h"
#include "analyzer/facts/lowered.h"

namespace assay {

DeviceEvents Lift(const LoweredModule& module, std::string_view entry, const LaunchValues& launch);

}  // namespace assay
