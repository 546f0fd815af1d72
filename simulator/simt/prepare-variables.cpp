// Variables of device code become regions of the machine: their addresses are numbers from here on.
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <vector>

#include "simulator/simt/memory.h"
#include "simulator/simt/passes.h"
#include "simulator/simt/primitives.h"
#include "simulator/simt/variable-table.h"

namespace assay::simt {
namespace {

Space SpaceOfVariable(const llvm::GlobalVariable& variable) {
  const llvm::StringRef space = variable.getAttribute(kSpaceAttribute).getValueAsString();
  return space == "shared" ? Space::kShared : space == "constant" ? Space::kConstant : Space::kGlobal;
}

// The element size of the numbers that make up a type.
std::uint64_t ElementOf(llvm::Type* type, const llvm::DataLayout& layout) {
  while (type->isArrayTy()) type = type->getArrayElementType();
  if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
    std::uint64_t least = 8;
    for (llvm::Type* part : structure->elements()) least = std::min(least, ElementOf(part, layout));
    return std::max<std::uint64_t>(least, 1);
  }
  const std::uint64_t bytes = type->isSized() ? layout.getTypeAllocSize(type).getFixedValue() : 4;
  return std::clamp<std::uint64_t>(bytes, 1, 8);
}

bool IsMachines(const llvm::GlobalVariable& variable) {
  const llvm::StringRef name = variable.getName();
  return name.starts_with("llvm.") || name.starts_with(kOwnPrefix) ||
         (variable.isDeclaration() && ThreadSymbol({name.data(), name.size()}) != nullptr);
}

// "shared memory" names of functions: "tile_kernel(float*)::tile" is `tile`.
std::string NameOf(const llvm::GlobalVariable& variable) { return variable.getName().str(); }

}  // namespace

bool PlaceVariables(llvm::Module& module, VariableTable& table, bool constants, std::string& error) {
  const llvm::DataLayout& layout = module.getDataLayout();
  std::vector<llvm::GlobalVariable*> wanted;
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (IsMachines(variable)) continue;
    const bool named = variable.hasAttribute(kSpaceAttribute);
    const bool dynamic = variable.isDeclaration();
    if (named || dynamic || constants || !variable.isConstant()) wanted.push_back(&variable);
  }
  for (llvm::GlobalVariable* variable : wanted) {
    variable->removeDeadConstantUsers();
    if (variable->use_empty() && !variable->hasAttribute(kSpaceAttribute)) continue;
    const bool dynamic = variable->isDeclaration();
    const bool named = variable->hasAttribute(kSpaceAttribute);
    if (dynamic && (!named || SpaceOfVariable(*variable) != Space::kShared)) {
      error = "the device code does not define its variable `" + NameOf(*variable) + "`";
      return false;
    }
    VariableTable::Entry entry;
    entry.variable.symbol = NameOf(*variable);
    entry.variable.space = dynamic                  ? Space::kShared
                           : named                  ? SpaceOfVariable(*variable)
                           : variable->isConstant() ? Space::kConstant
                                                    : Space::kGlobal;
    entry.variable.element = ElementOf(variable->getValueType(), layout);
    if (!dynamic) entry.variable.bytes = layout.getTypeAllocSize(variable->getValueType()).getFixedValue();
    if (dynamic && table.dynamic_slot != 0) {
      entry.variable.slot = table.dynamic_slot;
      for (VariableTable::Entry& known : table.entries) {
        if (known.variable.slot == table.dynamic_slot)
          known.variable.element = std::min(known.variable.element, entry.variable.element);
      }
    } else {
      entry.variable.slot = table.next_slot++;
      if (dynamic) table.dynamic_slot = entry.variable.slot;
      if (table.next_slot >= kVariableSlots) {
        error = "the device code has more variables than are followed";
        return false;
      }
      if (!dynamic && entry.variable.space != Space::kShared && !variable->getInitializer()->isNullValue() &&
          !llvm::isa<llvm::UndefValue>(variable->getInitializer()))
        entry.contents = variable;
      table.entries.push_back(entry);
    }
    llvm::Constant* address = llvm::ConstantExpr::getIntToPtr(
        llvm::ConstantInt::get(llvm::Type::getInt64Ty(module.getContext()), Memory::AddressOf(entry.variable.slot)),
        variable->getType());
    variable->replaceAllUsesWith(address);
    if (entry.contents != nullptr) {
      variable->setName(kOwnPrefix + entry.variable.symbol);
      // Still unused: DefineEntries uses it, after optimisations that would remove an unused internal variable.
      variable->setLinkage(llvm::GlobalValue::ExternalLinkage);
      variable->setComdat(nullptr);
      variable->setAttributes({});
    } else {
      variable->eraseFromParent();
    }
  }
  return true;
}

}  // namespace assay::simt
