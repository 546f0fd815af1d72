// The headers in front of each unit, its language, and where its headers are. Internal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dialects/cuda/read/model-data.h"

namespace assay::cuda {

inline constexpr std::string_view kExtension = "#include <torch/extension.h>\n";
inline constexpr std::string_view kTypes = "#include <torch/types.h>\n#include <cuda.h>\n#include <cuda_runtime.h>\n";
inline constexpr std::string_view kRuntime = "#include <cuda_runtime.h>\n";

// Options of clang -cc1 for main.cpp: as g++ accepts it. Narrowing that is only a warning in g++ is filtered by the
// dialect's tables.
std::vector<std::string> MainLanguage();
// The same for one side of a CUDA file.
std::vector<std::string> CudaLanguage(const ModelData& model, Side side, const BuildSettings& settings);

std::vector<std::string> TorchDirs(const std::string& resources);

}  // namespace assay::cuda
