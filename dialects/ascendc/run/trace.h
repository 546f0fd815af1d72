// A recording with its times as a Chrome trace: one process per core, one row per unit. Times are cycles of the
// device's clock; a viewer shows one as a microsecond.
#pragma once

#include <cstddef>
#include <string>

#include "analyzer/facts/facts.h"
#include "analyzer/facts/lowered.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/device/timeline.h"

namespace assay {

// Instructions in one trace file; each core gets an equal share, and the file says what it leaves out.
inline constexpr std::size_t kMaxTraceEvents = 40000;

std::string ChromeTrace(const device::Recording& recording, const device::Timeline& timeline, const Facts& facts,
                        const Project& project, const LoweredModule& kernel, const std::string& what);

}  // namespace assay
