// Build step: with `headers` it writes the precompiled headers of the CUDA model into RESOURCES/pch, with `libraries`
// the code behind host programs into RESOURCES/cuda-host and RESOURCES/cuda-device.
#include <cstdio>
#include <filesystem>
#include <string_view>

#include "dialects/cuda/read/device-library.h"
#include "dialects/cuda/read/reader.h"

namespace {

bool Report(const char* what, const std::string& error) {
  if (!error.empty()) std::fprintf(stderr, "assay-precompile-cuda: %s: %s\n", what, error.c_str());
  return error.empty();
}

bool WriteHeaders(const std::string& resources) {
  std::error_code ignored;
  std::filesystem::create_directories(resources + "/pch", ignored);
  for (const auto& header : assay::cuda::Reader::PrecompiledHeaders(resources)) {
    const std::string error = assay::Frontend::WritePrecompiled(header.request, resources + "/pch/" + header.name);
    if (!Report(header.name.c_str(), error)) return false;
  }
  return true;
}

bool WriteLibraries(const std::string& resources) {
  return Report("the host library", assay::cuda::Reader::WriteHostLibrary(resources)) &&
         Report("the device library", assay::cuda::WriteDeviceLibrary(resources));
}

}  // namespace

int main(int argc, char** argv) {
  const std::string_view part = argc == 3 ? argv[2] : "";
  if (part != "headers" && part != "libraries") {
    std::fprintf(stderr, "usage: assay-precompile-cuda RESOURCES headers|libraries\n");
    return 2;
  }
  return (part == "headers" ? WriteHeaders(argv[1]) : WriteLibraries(argv[1])) ? 0 : 1;
}
