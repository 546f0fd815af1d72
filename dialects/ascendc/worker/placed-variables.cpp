// See placed-variables.h. The numbers of the address spaces are those of the model's headers (assay/target.h).
#include "dialects/ascendc/worker/placed-variables.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ReplaceConstant.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <vector>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay {
namespace {

constexpr std::uint64_t kPlacedGrain = 512;

// -1 = no memory of the core.
int PositionOfSpace(unsigned space) {
  switch (space) {
    case 2:
      return ASSAY_VECCALC;
    case 3:
      return ASSAY_A1;
    case 4:
      return ASSAY_A2;
    case 5:
      return ASSAY_B2;
    case 6:
      return ASSAY_CO1;
    case 7:
      return ASSAY_C2PIPE2GM;
    case 8:
      return ASSAY_C2;
    default:
      return -1;
  }
}

}  // namespace

void PlaceVariablesOfCore(llvm::Module& module) {
  llvm::LLVMContext& context = module.getContext();
  llvm::Type* i32 = llvm::Type::getInt32Ty(context);
  llvm::Type* i64 = llvm::Type::getInt64Ty(context);
  llvm::Type* pointer = llvm::PointerType::getUnqual(context);
  std::vector<llvm::GlobalVariable*> variables;
  for (llvm::GlobalVariable& variable : module.globals()) {
    if (PositionOfSpace(variable.getAddressSpace()) >= 0) variables.push_back(&variable);
  }
  // A variable that is only declared is the rest of the memory, requested by a launch: after all the others.
  std::stable_partition(variables.begin(), variables.end(),
                        [](const llvm::GlobalVariable* variable) { return !variable->isDeclaration(); });
  std::map<unsigned, std::uint64_t> next;
  for (llvm::GlobalVariable* variable : variables) {
    llvm::convertUsersOfConstantsToInstructions({variable});
    const unsigned space = variable->getAddressSpace();
    const bool rest = variable->isDeclaration();
    const std::uint64_t size =
        rest ? 0 : module.getDataLayout().getTypeAllocSize(variable->getValueType()).getFixedValue();
    const std::uint64_t begin = next[space];
    next[space] = begin + (size + kPlacedGrain - 1) / kPlacedGrain * kPlacedGrain;
    const auto at = module.getOrInsertFunction("assay_local_at", i64, i32, i32, i32);
    const auto address = module.getOrInsertFunction("assay_local_address", pointer, i64, i64);
    std::map<llvm::Function*, llvm::Value*> places;
    std::vector<llvm::Use*> uses;
    for (llvm::Use& use : variable->uses()) uses.push_back(&use);
    for (llvm::Use* use : uses) {
      auto* user = llvm::dyn_cast<llvm::Instruction>(use->getUser());
      if (user == nullptr) continue;
      llvm::Value*& place = places[user->getFunction()];
      if (place == nullptr) {
        llvm::BasicBlock& entry = user->getFunction()->getEntryBlock();
        llvm::IRBuilder<> b(&entry, entry.getFirstInsertionPt());
        llvm::Value* handle =
            b.CreateCall(at, {b.getInt32(static_cast<unsigned>(PositionOfSpace(space))),
                              b.getInt32(static_cast<unsigned>(begin)), b.getInt32(static_cast<unsigned>(size))});
        place = b.CreateAddrSpaceCast(b.CreateCall(address, {handle, b.getInt64(0)}), variable->getType());
      }
      use->set(place);
    }
    if (variable->use_empty()) variable->eraseFromParent();
  }
}

}  // namespace assay
