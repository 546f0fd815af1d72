// Sizes of a request's tensors; on overflow a size larger than any memory.
#include <cstddef>
#include <cstdint>

#include "dialects/ascendc/worker/kernel-run.h"
#include "dialects/ascendc/worker/kernel-worker.h"
#include "reference/sim-tensor.h"

namespace assay {

std::size_t TensorBytes(const SimTensor& tensor) {
  std::size_t count = 1;
  for (std::int64_t d : tensor.shape) {
    if (d < 0 || __builtin_mul_overflow(count, static_cast<std::size_t>(d), &count)) return SIZE_MAX / 4;
  }
  const std::size_t element = SizeOf(tensor.dtype);
  if (element != 0 && count > SIZE_MAX / 8 / element) return SIZE_MAX / 4;
  return element == 0 ? (count + 1) / 2 : count * element;
}

std::size_t OutputBytes(const KernelRequest& request) {
  std::size_t bytes = 0;
  if (request.most_written > 0) return bytes;
  for (const SimTensor& output : request.outputs) {
    if (output.present) bytes += (TensorBytes(output) + 63) / 64 * 64;
  }
  return bytes;
}

bool KeepsOutputs(const KernelRequest& request) {
  constexpr std::size_t kMaxOutputBytes = std::size_t{1} << 31;
  return OutputBytes(request) <= kMaxOutputBytes;
}

}  // namespace assay
