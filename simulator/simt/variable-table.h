// Variables of device code while it is prepared. Internal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "simulator/simt/program.h"

namespace llvm {
class GlobalVariable;
}

namespace assay::simt {

class VariableTable {
 public:
  struct Entry {
    Variable variable;
    llvm::GlobalVariable* contents = nullptr;  // null: zeros, or nothing
  };
  std::vector<Entry> entries;
  unsigned next_slot = 1;
  unsigned dynamic_slot = 0;  // of dynamic shared memory, which all its names share
};

}  // namespace assay::simt
