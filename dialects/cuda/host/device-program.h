// The kernels of an extension, ready to be compiled for the simulated device, and how they are to run.
#pragma once

#include <cstdint>
#include <string>

#include "analyzer/facts/lowered.h"

namespace assay::cuda {

struct DeviceProgram {
  LoweredModule module;
  std::string library;  // bitcode of the model's device functions
};

struct DeviceOptions {
  // The order in which threads, warps and blocks get their turn: all orders are legal, and a difference between them is
  // a race.
  enum class Order { kAscending, kDescending, kWarpsReversed, kRandom } order = Order::kAscending;
  std::uint64_t seed = 1;              // of kRandom
  std::uint8_t unwritten_byte = 0xff;  // fill of unwritten memory
  // Memory has sizes and no contents, and only some blocks of each launch run: for sizes that are too large to run,
  // to check whether accesses stay within bounds (simt::Settings::bounds_only).
  bool bounds_only = false;
  bool count = false;            // what launches do is recorded, which takes several times as long
  bool copies_at_once = false;   // asynchronous copies end when they start, not when they are waited for
  bool close_together = false;   // threads take turns at each round of a loop
  std::uint64_t most_steps = 0;  // of the kernels of one call; 0: as many as calls are given
  int error_sign = 0;            // direction in which documented inexact functions err: -1, 0 (not at all), 1
};

}  // namespace assay::cuda
