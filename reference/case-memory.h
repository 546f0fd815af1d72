// How much memory a worker needs to run a contract's case, and the most that it may get.
#pragma once

#include <cstdint>

#include "analyzer/facts/contract.h"
#include "analyzer/facts/dtype.h"

namespace assay {

// A case that needs more is not run. Fixed, so that the answer is the same on every machine.
inline constexpr std::uint64_t kMostMemoryForCase = std::uint64_t{14} << 30;
// If only some cores run, tensors are mapped and not filled: untouched pages cost nothing, and the amount written is
// bounded.
inline constexpr std::uint64_t kMostMappedForCores = std::uint64_t{256} << 30;

// Bytes: a tensor is stored twice, and its values as doubles next to the expected ones. Saturated on overflow.
inline std::uint64_t MemoryForCase(const Contract& contract) {
  std::uint64_t bytes = 0;
  for (const auto* tensors : {&contract.inputs, &contract.outputs}) {
    for (const ContractTensor& tensor : *tensors) {
      std::uint64_t own = tensor.present ? 2 * SizeOf(tensor.dtype) + 2 * sizeof(double) : 0;
      for (const std::int64_t dim : tensor.shape) {
        if (dim < 0 || __builtin_mul_overflow(own, static_cast<std::uint64_t>(dim), &own)) return UINT64_MAX;
      }
      if (__builtin_add_overflow(bytes, own, &bytes)) return UINT64_MAX;
    }
  }
  return bytes;
}

}  // namespace assay
