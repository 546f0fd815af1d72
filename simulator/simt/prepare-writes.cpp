// Finds the parameters through which a kernel writes. Memory behind the other parameters does not change while the
// kernel runs, so the machine need not record who read it.
#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "simulator/simt/memory.h"
#include "simulator/simt/passes.h"

namespace assay::simt {
namespace {

class WritesOf {
 public:
  explicit WritesOf(const llvm::Function& kernel) : kernel_(kernel) {}

  // False if a write may go to memory that is not known to be behind a parameter.
  bool Find() {
    functions_.push_back(&kernel_);
    for (std::size_t i = 0; i < functions_.size() && known_; ++i) {
      for (const llvm::Instruction& instruction : llvm::instructions(*functions_[i])) Note(instruction);
    }
    return known_;
  }
  const std::set<unsigned>& parameters() const { return parameters_; }

 private:
  void Note(const llvm::Instruction& instruction) {
    if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      Through(store->getPointerOperand());
    } else if (const auto* atomic = llvm::dyn_cast<llvm::AtomicRMWInst>(&instruction)) {
      Through(atomic->getPointerOperand());
    } else if (const auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&instruction)) {
      Through(exchange->getPointerOperand());
    } else if (const auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(&instruction)) {
      Through(memory->getRawDest());
    } else if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction)) {
      Call(*call);
    }
  }

  void Call(const llvm::CallBase& call) {
    const llvm::Function* callee = call.getCalledFunction();
    if (callee == nullptr) {
      known_ = false;
    } else if (!callee->isDeclaration()) {
      if (std::find(functions_.begin(), functions_.end(), callee) == functions_.end()) functions_.push_back(callee);
    } else if (callee->isIntrinsic()) {
      // Those that write memory were handled above; the others' pointers are read or marked.
      if (!call.onlyReadsMemory() && !llvm::isa<llvm::LifetimeIntrinsic, llvm::AssumeInst>(call) &&
          !call.doesNotAccessMemory() && !call.onlyAccessesInaccessibleMemory())
        known_ = false;
    } else {
      // A primitive, or a mathematics library function: it may write to its arguments.
      const bool copies = callee->getName() == "assay_simt_async_copy";
      for (const llvm::Use& argument : call.args()) {
        if (copies && call.getArgOperandNo(&argument) != 0) continue;
        if (argument->getType()->isPointerTy()) Through(argument);
      }
    }
  }

  void Through(const llvm::Value* pointer) {
    llvm::SmallVector<const llvm::Value*, 4> objects;
    llvm::getUnderlyingObjects(pointer, objects, nullptr, 0);
    for (const llvm::Value* object : objects) {
      if (seen_.insert(object).second && !Place(*object)) known_ = false;
    }
  }

  bool Place(const llvm::Value& object) {
    if (llvm::isa<llvm::AllocaInst, llvm::ConstantPointerNull, llvm::UndefValue>(object)) return true;
    if (const auto* argument = llvm::dyn_cast<llvm::Argument>(&object)) return Parameter(*argument);
    if (const auto* variable = llvm::dyn_cast<llvm::GlobalVariable>(&object))
      return variable->isDeclaration() || variable->getName().starts_with(kOwnPrefix);
    if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&object)) {
      // Their place was recorded with the call.
      const llvm::Function* callee = call->getCalledFunction();
      return callee != nullptr &&
             (callee->getName() == "assay_simt_exchange" || callee->getName() == "assay_simt_atomic");
    }
    if (const auto* number = llvm::dyn_cast<llvm::Operator>(&object);
        number != nullptr && number->getOpcode() == llvm::Instruction::IntToPtr) {
      if (const auto* part = llvm::dyn_cast<llvm::Argument>(number->getOperand(0))) return Parameter(*part);
      // The address of a variable.
      const auto* address = llvm::dyn_cast<llvm::ConstantInt>(number->getOperand(0));
      return address != nullptr && Memory::SlotOf(address->getZExtValue()) < kVariableSlots;
    }
    // A pointer in a structure that the launch passes by value.
    const auto* load = llvm::dyn_cast<llvm::LoadInst>(&object);
    if (load == nullptr) return false;
    llvm::SmallVector<const llvm::Value*, 4> structures;
    llvm::getUnderlyingObjects(load->getPointerOperand(), structures, nullptr, 0);
    for (const llvm::Value* structure : structures) {
      const auto* argument = llvm::dyn_cast<llvm::Argument>(structure);
      if (argument == nullptr || !argument->hasByValAttr() || argument->getParent() != &kernel_) return false;
      parameters_.insert(argument->getArgNo());
    }
    return true;
  }

  bool Parameter(const llvm::Argument& argument) {
    if (argument.hasByValAttr() || argument.hasStructRetAttr()) return true;
    const llvm::Function& function = *argument.getParent();
    if (&function == &kernel_) {
      parameters_.insert(argument.getArgNo());
      return true;
    }
    for (const llvm::Use& use : function.uses()) {
      const auto* call = llvm::dyn_cast<llvm::CallBase>(use.getUser());
      if (call == nullptr || !call->isCallee(&use)) return false;
      // Another kernel's call passes that kernel's own pointers.
      if (call->getFunction() == &kernel_ || !call->getFunction()->hasFnAttribute(kKernelAttribute))
        Through(call->getArgOperand(argument.getArgNo()));
    }
    return true;
  }

  const llvm::Function& kernel_;
  std::vector<const llvm::Function*> functions_;
  std::set<const llvm::Value*> seen_;
  std::set<unsigned> parameters_;
  bool known_ = true;
};

}  // namespace

void NameWrittenParameters(llvm::Module& module) {
  for (llvm::Function& function : module) {
    if (function.isDeclaration() || !function.hasFnAttribute(kKernelAttribute)) continue;
    WritesOf writes(function);
    if (!writes.Find()) continue;
    std::string text;
    for (const unsigned parameter : writes.parameters()) text += std::to_string(parameter) + " ";
    function.addFnAttr(kWritesAttribute, text);
  }
}

}  // namespace assay::simt
