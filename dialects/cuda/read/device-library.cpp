// Flags for code that runs on the CPU, and the build of its library.
#include "dialects/cuda/read/device-library.h"

#include <algorithm>
#include <filesystem>

#include "analyzer/frontend/frontend.h"
#include "dialects/cuda/targets.h"

namespace assay::cuda {

std::vector<std::string> DeviceRunLanguage(int arch, int toolkit) {
  const std::string number = std::to_string(arch);
  return {"-triple",
          "x86_64-pc-linux-gnu",
          "-x",
          "cuda",
          "-fcuda-is-device",
          "-std=c++17",
          "-fgnuc-version=4.2.1",
          "-target-sdk-version=12.3",
          "-fcxx-exceptions",
          "-fexceptions",
          "-ferror-limit",
          "0",
          "-fno-spell-checking",
          "-fcuda-allow-variadic-functions",
          "-Wno-unknown-pragmas",
          "-Werror=reorder-init-list",
          "-D__CUDA_ARCH_LIST__=" + number,
          "-DASSAY_CUDA_VERSION=" + std::to_string(toolkit),
          "-U__CUDA_ARCH__",
          "-D__CUDA_ARCH__=" + number,
          "-DASSAY_RUN",
          "-O1",
          "-disable-llvm-passes",
          "-fno-builtin",
          "-fmath-errno",
          "-fwrapv",
          "-fno-delete-null-pointer-checks"};
}

// Functions that only some chips or releases declare are in every run's library: no other code calls them.
std::string WriteDeviceLibrary(const std::string& resources) {
  std::error_code ignored;
  std::filesystem::create_directories(resources + "/cuda-device", ignored);
  UnitRequest request;
  request.half = Half::kKernel;
  request.system_dirs = {resources + "/cuda/device-library", resources + "/cuda/include"};
  request.language = DeviceRunLanguage(Chips().back().arch, Toolkits().back().version);
  std::vector<std::string>& options = request.language;
  options.erase(std::remove(options.begin(), options.end(), "-fmath-errno"),
                options.end());  // a root is an instruction
  options.insert(options.end(), {"-ffp-contract=off", "-Wsystem-headers", "-Werror=return-type"});
  request.prelude = "#include <cuda_runtime.h>\n#include <library.cu>\n";
  return Frontend::WriteBitcode(request, resources + "/cuda-device/library");
}

}  // namespace assay::cuda
