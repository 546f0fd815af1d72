// The host side of an extension as a program: both units lowered and linked against the model's library.
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>

#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/read/unit.h"

namespace assay::cuda {
namespace {

// pybind11's expansion of TORCH_EXTENSION_NAME as the reader defines it.
constexpr const char* kEntry = "PyInit_extension";
// Clang emits the registration of kernels only if it has device code to embed; the contents are never read.
constexpr const char* kNoDeviceCode = "assay-no-device-code.bin";

constexpr const char* kLibraryText =
    "#include <cuda_runtime.h>\n"
    "#include <assay/host_library.h>\n";

}  // namespace

void AskToLower(bool is_main, std::size_t first_location, const std::unordered_set<std::string>* provided,
                UnitRequest& request) {
  request.half = Half::kHost;
  request.lower = true;
  request.provided = provided;
  request.entries = {kEntry};
  request.shared = !is_main;
  request.first_location = first_location;
  request.language.insert(request.language.end(), {"-O1", "-disable-llvm-passes", "-debug-info-kind=line-tables-only",
                                                   "-dwarf-version=5", "-mrelocation-model", "pic", "-pic-level", "2",
                                                   "-fno-delete-null-pointer-checks", "-fwrapv", "-fno-validate-pch"});
  if (is_main) return;
  request.language.insert(request.language.end(),
                          {"-fcuda-include-gpubinary", std::string("/assay-input/") + kNoDeviceCode});
  request.extra_files.emplace_back(kNoDeviceCode, "");
  request.linker_sections = {".nv_fatbin", ".nvFatBinSegment"};
}

LoweredHost Reader::LowerHost(const Project& project, const ExtensionInput& input, const ReadOptions& options) {
  LoweredHost made;
  if (provided_.empty()) {
    std::ifstream names(resources_ + "/cuda-host/library.names");
    for (std::string name; std::getline(names, name);) provided_.insert(name);
  }
  const auto add = [&](Unit unit) {
    unit.lower = true;
    unit.first_location = made.module.locations.size();
    UnitResult result = ParseUnit(unit, project, options);
    made.ms += result.parse_ms + result.lower_ms;
    if (!result.module) {
      made.why_not = "the host code does not compile";
      if (!result.ast.errors.empty()) made.why_not += ": " + result.ast.errors.front().message;
      return;
    }
    LoweredModule& module = *result.module;
    made.module.locations.insert(made.module.locations.end(), module.locations.begin(), module.locations.end());
    made.module.unset.insert(made.module.unset.end(), module.unset.begin(), module.unset.end());
    if (made.module.bitcode.empty()) {
      made.module.bitcode = std::move(module.bitcode);
    } else {
      made.module.further.push_back(std::move(module.bitcode));
    }
  };
  if (input.main_file >= 0) add(MainUnit(input, options));
  if (input.cuda_file >= 0 && made.why_not.empty()) add(CudaSide(input, options, Side::kHost));
  return made;
}

std::string Reader::WriteHostLibrary(const std::string& resources) {
  std::error_code ignored;
  std::filesystem::create_directories(resources + "/cuda-host", ignored);
  const std::string toolkit = std::to_string(ToolkitNamed("").version);
  return Frontend::WriteLibrary(kLibraryText, {resources + "/cuda/host-include", resources + "/cuda/include"},
                                {"-std=c++17", "-fcxx-exceptions", "-fexceptions", "-DASSAY_CUDA_VERSION=" + toolkit},
                                resources + "/cuda-host/library", "assay_cuda_unmodelled");
}

}  // namespace assay::cuda
