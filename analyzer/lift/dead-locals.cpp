// All variables count as dead until a use says otherwise; a variable whose address lies in one that lives, lives.
#include "analyzer/lift/dead-locals.h"

#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <map>
#include <set>
#include <vector>

namespace assay {
namespace {

struct Uses {
  bool read = false;
  std::set<const llvm::AllocaInst*> kept_in;   // where its address is stored
  std::vector<llvm::Instruction*> instructions;  // users before what they use
};

void Collect(llvm::Value& pointer, Uses& uses) {
  for (llvm::User* user : pointer.users()) {
    auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
    if (instruction == nullptr) {
      uses.read = true;
      return;
    }
    if (llvm::isa<llvm::GetElementPtrInst, llvm::BitCastInst, llvm::AddrSpaceCastInst>(instruction)) {
      Collect(*instruction, uses);
    } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction)) {
      if (store->isVolatile()) uses.read = true;
      if (store->getValueOperand() == &pointer) {
        const auto* holder = llvm::dyn_cast<llvm::AllocaInst>(llvm::getUnderlyingObject(store->getPointerOperand()));
        if (holder == nullptr) uses.read = true;
        uses.kept_in.insert(holder);
      }
    } else {
      const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(instruction);
      const auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(instruction);
      const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(instruction);
      const bool lifetime = call != nullptr && call->isLifetimeStartOrEnd();
      const bool written = memory != nullptr && !memory->isVolatile() && memory->getRawDest() == &pointer &&
                           (transfer == nullptr || transfer->getRawSource() != &pointer);
      if (!lifetime && !written) uses.read = true;
    }
    uses.instructions.push_back(instruction);
  }
}

}  // namespace

bool RemoveDeadLocals(llvm::Function& function) {
  std::map<const llvm::AllocaInst*, Uses> dead;
  std::vector<llvm::AllocaInst*> locals;
  for (llvm::Instruction& instruction : llvm::instructions(function)) {
    if (auto* local = llvm::dyn_cast<llvm::AllocaInst>(&instruction)) locals.push_back(local);
  }
  for (llvm::AllocaInst* local : locals) Collect(*local, dead[local]);
  for (bool changed = true; changed;) {
    changed = false;
    for (llvm::AllocaInst* local : locals) {
      const auto found = dead.find(local);
      if (found == dead.end()) continue;
      bool lives = found->second.read;
      for (const llvm::AllocaInst* holder : found->second.kept_in) lives |= !dead.contains(holder);
      if (!lives) continue;
      dead.erase(found);
      changed = true;
    }
  }
  if (dead.empty()) return false;
  std::set<llvm::Instruction*> gone;
  for (auto& [local, uses] : dead) gone.insert(uses.instructions.begin(), uses.instructions.end());
  for (llvm::AllocaInst* local : locals) {
    if (dead.contains(local)) gone.insert(local);
  }
  for (llvm::Instruction* instruction : gone) instruction->dropAllReferences();
  for (llvm::Instruction* instruction : gone) instruction->eraseFromParent();
  return true;
}

}  // namespace assay
