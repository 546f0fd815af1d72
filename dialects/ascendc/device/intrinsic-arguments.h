// How the intrinsics preprocess their arguments before they call the machine.
#pragma once

#include <cstdint>

#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

inline Machine& M() { return Machine::Current(); }
inline Dtype D(assay_i32 dtype) { return static_cast<Dtype>(dtype); }
inline const std::uint8_t* Bytes(const void* p) { return static_cast<const std::uint8_t*>(p); }
inline std::uint8_t* Bytes(void* p) { return static_cast<std::uint8_t*>(p); }

}  // namespace assay::device
