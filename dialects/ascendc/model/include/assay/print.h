// Printing from the device: the format string lives in global memory there, and what is printed changes no value.
#pragma once

#include "assay/target.h"

namespace AscendC {
template <class... Args>
ASSAY_MODEL void PRINTF(const char* fmt, Args&&... args) {}
template <class... Args>
ASSAY_MODEL void PRINTF(__gm__ const char* fmt, Args&&... args) {}
template <class... Args>
ASSAY_MODEL void printf(const char* fmt, Args&&... args) {}
template <class... Args>
ASSAY_MODEL void printf(__gm__ const char* fmt, Args&&... args) {}
}  // namespace AscendC
