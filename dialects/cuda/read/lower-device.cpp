// Lowers the kernels of an extension to run on the CPU.
#include <fstream>
#include <iterator>
#include <utility>

#include "dialects/cuda/ptx/lower.h"
#include "dialects/cuda/read/device-library.h"
#include "dialects/cuda/read/reader.h"
#include "dialects/cuda/read/unit.h"

namespace assay::cuda {

std::vector<std::string> DeviceLanguage(const BuildSettings& settings) {
  std::vector<std::string> language = DeviceRunLanguage(settings.arch, settings.toolkit);
  // The machine contracts what nvcc contracts; infinite loops are kept.
  language.insert(language.end(),
                  {"-debug-info-kind=line-tables-only", "-dwarf-version=5", "-mrelocation-model", "pic", "-pic-level",
                   "2", "-ffp-contract=fast", "-relaxed-aliasing", "-fno-finite-loops", "-fno-validate-pch"});
  if (!settings.torch) return language;
  language.insert(language.end(), {"-D__CUDA_NO_HALF_OPERATORS__", "-D__CUDA_NO_HALF_CONVERSIONS__",
                                   "-D__CUDA_NO_BFLOAT16_CONVERSIONS__", "-D__CUDA_NO_HALF2_OPERATORS__",
                                   "-DTORCH_EXTENSION_NAME=extension", "-DTORCH_API_INCLUDE_EXTENSION_H"});
  return language;
}

void AskToLowerDevice(const BuildSettings& settings, UnitRequest& request) {
  request.lower = true;
  request.threads = true;
  request.inspector = nullptr;
  request.language = DeviceLanguage(settings);
}

LoweredHost Reader::LowerDevice(const Project& project, const ExtensionInput& input, const ReadOptions& options) {
  LoweredHost made;
  if (input.cuda_file < 0) {
    made.why_not = "there is no device code";
    return made;
  }
  Unit unit = CudaSide(input, options, Side::kDevice);
  unit.lower = true;
  Project adapted = project;
  bool assembly = false;
  for (VirtualFile& file : adapted.files) assembly |= ptx::AdaptConstraints(file.text);
  UnitResult result = ParseUnit(unit, adapted, options);
  made.ms = result.parse_ms + result.lower_ms;
  if (result.module) {
    made.module = std::move(*result.module);
    if (assembly && !ptx::LowerBitcode(made.module.bitcode)) made.why_not = "its device code cannot be read";
  } else {
    made.why_not = "the device code does not compile for the CPU";
    if (!result.ast.errors.empty()) made.why_not += ": " + result.ast.errors.front().message;
  }
  return made;
}

const std::string& Reader::DeviceLibrary() {
  if (!device_library_.empty()) return device_library_;
  std::ifstream in(resources_ + "/cuda-device/library.bc", std::ios::binary);
  device_library_.assign(std::istreambuf_iterator<char>(in), {});
  return device_library_;
}

}  // namespace assay::cuda
