// Why a launch does not start: limits of every chip, and of the chip asked for.
#pragma once

#include <cstdint>

#include "analyzer/facts/cuda/launch.h"
#include "dialects/cuda/targets.h"

namespace assay::cuda {

constexpr std::int64_t kSharedWithoutOptIn = 48 * 1024;

// Numbers of cudaError_t and cudaFuncAttribute.
constexpr int kInvalidValue = 1;
constexpr int kInvalidConfiguration = 9;
constexpr int kCooperativeTooLarge = 720;
constexpr int kMaxDynamicShared = 8;

// 0 if it can start as far as its numbers show: registers and static shared memory are unknown here (the latter is
// added by rules/cuda/launch/static-and-dynamic-shared.cpp).
int LaunchError(const CudaLaunch& launch, const Chip& chip);
// The maximum number of resident blocks with this many threads on the largest device of the chip.
std::int64_t MostResident(std::int64_t threads, const Chip& chip);

}  // namespace assay::cuda
