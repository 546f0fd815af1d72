// Build step: writes the precompiled headers of the CUDA model into RESOURCES/pch, and the code behind host programs
// into RESOURCES/cuda-host and RESOURCES/cuda-device.
#include <cstdio>
#include <filesystem>

#include "dialects/cuda/read/device-library.h"
#include "dialects/cuda/read/reader.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: assay-precompile-cuda RESOURCES\n");
    return 2;
  }
  const std::string resources = argv[1];
  std::error_code ignored;
  std::filesystem::create_directories(resources + "/pch", ignored);
  for (const auto& header : assay::cuda::Reader::PrecompiledHeaders(resources)) {
    const std::string error = assay::Frontend::WritePrecompiled(header.request, resources + "/pch/" + header.name);
    if (!error.empty()) {
      std::fprintf(stderr, "assay-precompile-cuda: %s: %s\n", header.name.c_str(), error.c_str());
      return 1;
    }
  }
  const std::string error = assay::cuda::Reader::WriteHostLibrary(resources);
  if (!error.empty()) {
    std::fprintf(stderr, "assay-precompile-cuda: the host library: %s\n", error.c_str());
    return 1;
  }
  const std::string device = assay::cuda::WriteDeviceLibrary(resources);
  if (!device.empty()) {
    std::fprintf(stderr, "assay-precompile-cuda: the device library: %s\n", device.c_str());
    return 1;
  }
  return 0;
}
