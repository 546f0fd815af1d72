// Which cores a launch takes: what the kernel asks for by its type, else what its code does on either kind of core.
#pragma once

#include <cstdint>

namespace llvm {
class Function;
}

namespace assay {

struct CoreKinds {
  int cube = 0;    // cores of each block: 0 or 1
  int vector = 1;  // 0 to 2
};

// `vector` is the entry as compiled for vector cores, `cube` the one for matrix cores, null where there is none.
CoreKinds ChooseCores(const llvm::Function& vector, const llvm::Function* cube, std::uint64_t tiling_key);

// Whether matrix instructions can be reached, requests to a Matmul object left out.
bool UsesMatrixUnit(const llvm::Function& entry);

}  // namespace assay
