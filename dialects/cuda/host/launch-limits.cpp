// See launch-limits.h.
#include "dialects/cuda/host/launch-limits.h"

#include <algorithm>

namespace assay::cuda {

std::int64_t MostResident(std::int64_t threads, const Chip& chip) {
  const std::int64_t warps = std::max<std::int64_t>((threads + 31) / 32, 1);
  return std::min<std::int64_t>(chip.threads_per_sm / 32 / warps, chip.blocks_per_sm) * chip.most_sms;
}

int LaunchError(const CudaLaunch& launch, const Chip& chip) {
  const auto& [gx, gy, gz] = launch.grid;
  const auto& [bx, by, bz] = launch.block;
  const bool zero = gx == 0 || gy == 0 || gz == 0 || bx == 0 || by == 0 || bz == 0;
  if (zero || gx > 2147483647 || gy > 65535 || gz > 65535 || bx > 1024 || by > 1024 || bz > 64 || bx * by * bz > 1024)
    return kInvalidConfiguration;
  if (launch.shared > launch.shared_allowed) return kInvalidValue;
  if (launch.cooperative && gx * gy * gz > MostResident(bx * by * bz, chip)) return kCooperativeTooLarge;
  return 0;
}

}  // namespace assay::cuda
