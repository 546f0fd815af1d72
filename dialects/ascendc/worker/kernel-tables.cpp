// Global memory has its own address space in the lowered code, and variables in it are such tables.
#include "dialects/ascendc/worker/kernel-tables.h"

#include <llvm/IR/Module.h>

namespace assay {

std::vector<KernelTable> TablesOf(llvm::Module& module) {
  std::vector<KernelTable> tables;
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (variable.getAddressSpace() == 0 || variable.isDeclaration() || variable.use_empty()) continue;
    variable.setLinkage(llvm::GlobalValue::ExternalLinkage);
    const auto size = module.getDataLayout().getTypeAllocSize(variable.getValueType()).getFixedValue();
    tables.push_back({.name = variable.getName().str(), .size = static_cast<std::int64_t>(size)});
  }
  return tables;
}

void FindTables(const Jit& jit, std::vector<KernelTable>& tables) {
  for (KernelTable& table : tables) table.base = static_cast<std::uint8_t*>(jit.Find(table.name));
}

void AddTables(const std::vector<KernelTable>& tables, device::GlobalMemory& memory) {
  for (const KernelTable& table : tables) {
    if (table.base != nullptr) memory.AddPresent("constants", table.base, table.size);
  }
}

}  // namespace assay
