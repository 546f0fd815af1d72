// What the machine needs to know about a chip. Sizes and core counts come from the platform table of the host model
// (the vendor's public platform configuration files). The rest: asc-devkit's
// impl/basic_api/utils/kernel_utils_constants.h (reserved memory, TMP_UB_OFFSET, TOTAL_UB_SIZE), kernel_macros.h
// (QUE_MAX_EVENT, 8 on all that run), and the pages on architectures 2201, 2002 and 3510, InitBuffer, AllocTensor and
// on synchronisation inside a core.
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::device {

struct Chip {
  std::int32_t architecture = 2201;  // __NPU_ARCH__
  bool coupled = false;              // one core holds the matrix and the vector unit
  // Between two vector instructions on the same memory: on 3510 the hardware keeps their order; for 2002 the
  // documents do not say, and the order is assumed to be kept.
  bool vector_in_order = false;
  std::int64_t vector_cores = 48;  // of a coupled chip all cores, those without a matrix unit too
  std::int64_t cube_cores = 24;
  std::int64_t ub = 196608;         // bytes
  std::int64_t ub_usable = 188160;  // 2201: 256 bytes belong to the system, 8 KiB to library functions
  std::int64_t l1 = 524288;
  std::int64_t l0a = 65536;
  std::int64_t l0b = 65536;
  std::int64_t l0c = 131072;
  std::int64_t bias = 1024;
  std::int64_t cache_line = 64;  // of the scalar unit's data cache

  // The end of the space after the last buffer that functions without a temporary tensor use (PopStackBuffer: the last
  // 64 bytes are kept for messages to the matrix cores). The library's own 8 KiB (TMP_UB_OFFSET) are within it: few
  // instructions use them.
  std::int64_t StackEnd() const { return architecture == 2201 ? ub - 64 : ub; }

  // Times are measured and documented for this architecture only.
  bool HasTimes() const { return architecture == 2201; }
};

// By chip or family name ("ascend910b", "Ascend910B3"); the default family's if the name is unknown.
Chip FindChip(std::string_view name);

}  // namespace assay::device
