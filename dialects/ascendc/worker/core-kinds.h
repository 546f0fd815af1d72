// Which cores a launch uses: those of the type that the kernel declares, else those its code needs.
#pragma once

#include <cstdint>

#include "dialects/ascendc/device/chip.h"

namespace llvm {
class Function;
}

namespace assay {

struct CoreKinds {
  int cube = 0;             // cores of each block: 0 or 1
  int vector = 1;           // 0 to 2
  bool unmodelled = false;  // the launch comes to a matrix unit that is not modelled
};

// `vector` is the entry as compiled for vector cores, `cube` the one for matrix cores, null if there is none.
CoreKinds ChooseCores(const llvm::Function& vector, const llvm::Function* cube, std::uint64_t tiling_key,
                      const device::Chip& chip = {});

}  // namespace assay
