// The native functions behind the device intrinsics, by family. A family is one file that defines its intrinsics and
// lists them; IntrinsicAddress looks through all families.
#pragma once

#include <span>
#include <string_view>

namespace assay::device {

struct IntrinsicSymbol {
  std::string_view name;
  void* address;
};

// Queues, data movement, vector and scalar instructions, synchronisation, modes.
std::span<const IntrinsicSymbol> BaseIntrinsics();
// Reductions, gathers, broadcasts of blocks.
std::span<const IntrinsicSymbol> LaneIntrinsics();
std::span<const IntrinsicSymbol> RegisterIntrinsics();
std::span<const IntrinsicSymbol> ThreadIntrinsics();
// The advanced API, special registers, native addresses.
std::span<const IntrinsicSymbol> LibraryIntrinsics();
// Matrix cores and launches with them.
std::span<const IntrinsicSymbol> CubeIntrinsics();

// The intrinsic as called by code compiled for a matrix core: operations that only a vector core has do nothing there.
void* CubeCoreIntrinsic(std::string_view name);

}  // namespace assay::device
