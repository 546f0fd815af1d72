// What the machine has to know of a chip. Sizes and core counts come from the platform table of the host model (the
// vendor's public platform configuration files); the rest holds for NPU architecture 2201, the only one that is run:
// asc-devkit's impl/basic_api/utils/kernel_utils_constants.h (reserved memory, TMP_UB_OFFSET), kernel_macros.h
// (QUE_MAX_EVENT), and the pages on architecture 2201, InitBuffer and AllocTensor.
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::device {

struct Chip {
  std::int64_t vector_cores = 48;
  std::int64_t cube_cores = 24;
  std::int64_t ub = 196608;         // bytes
  std::int64_t ub_usable = 188160;  // 256 bytes belong to the system, 8 KiB to library functions
  std::int64_t l1 = 524288;
  std::int64_t l0a = 65536;
  std::int64_t l0b = 65536;
  std::int64_t l0c = 131072;
  std::int64_t bias = 1024;
  std::int64_t cache_line = 64;  // of the scalar unit's data cache
};

// By chip or family name ("ascend910b", "Ascend910B3"); the default family's where the name is not known.
Chip FindChip(std::string_view name);

}  // namespace assay::device
