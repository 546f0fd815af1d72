// Build step: writes the precompiled model headers into RESOURCES/pch, and the object code of the host model into
// RESOURCES/host.
#include <cstdio>
#include <filesystem>

#include "dialects/ascendc/read/reader.h"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: assay-precompile RESOURCES\n");
    return 2;
  }
  const std::string resources = argv[1];
  std::error_code ignored;
  std::filesystem::create_directories(resources + "/pch", ignored);
  for (const auto& header : assay::ascendc::Reader::PrecompiledHeaders(resources)) {
    const std::string output = resources + "/pch/" + header.name;
    assay::UnitRequest request;
    request.prelude = header.text;
    request.include_dirs = header.include_dirs;
    request.flags = header.flags;
    const std::string error = assay::Frontend::WritePrecompiled(request, output);
    if (!error.empty()) {
      std::fprintf(stderr, "assay-precompile: %s: %s\n", header.name.c_str(), error.c_str());
      return 1;
    }
  }
  const assay::ascendc::Reader::Precompiled library = assay::ascendc::Reader::HostLibrary(resources);
  std::filesystem::create_directories(resources + "/host", ignored);
  const std::string error =
      assay::Frontend::WriteLibrary(library.text, library.include_dirs, library.flags, resources + "/host/library");
  if (!error.empty()) {
    std::fprintf(stderr, "assay-precompile: %s: %s\n", library.name.c_str(), error.c_str());
    return 1;
  }
  return 0;
}
