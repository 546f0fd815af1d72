// Constants of a kernel's own code in global memory: tables that it copies from like from a tensor.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "dialects/ascendc/device/memory.h"
#include "simulator/worker/jit.h"

namespace llvm {
class Module;
}

namespace assay {

struct KernelTable {
  std::string name;  // of the symbol
  std::uint8_t* base = nullptr;
  std::int64_t size = 0;  // bytes
};

// Those of a module before it is compiled; they get names that can be looked up.
std::vector<KernelTable> TablesOf(llvm::Module& module);
// Where compiled code has them.
void FindTables(const Jit& jit, std::vector<KernelTable>& tables);
void AddTables(const std::vector<KernelTable>& tables, device::GlobalMemory& memory);

}  // namespace assay
