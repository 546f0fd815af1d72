// Device code as run on the CPU: how it is compiled, and the bodies of device functions that it is linked against.
#pragma once

#include <string>
#include <vector>

namespace assay::cuda {

// Options of clang -cc1 for the device side on x86-64. `arch` is __CUDA_ARCH__ (750 to 1200), `toolkit` the release
// (13000). Contraction is left to the simulator; calls of the standard library stay calls, so that they resolve to the
// device library. ASSAY_RUN gives the templates of the headers their bodies.
std::vector<std::string> DeviceRunLanguage(int arch, int toolkit);

// The build makes it of RESOURCES/cuda: library.bc and library.names in RESOURCES/cuda-device. Empty on success, else
// the reason for the failure.
std::string WriteDeviceLibrary(const std::string& resources);

}  // namespace assay::cuda
