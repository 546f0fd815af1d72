// One step for each call of the intrinsics whose rows describe one.
#include "analyzer/lift/step-lifter.h"

#include <llvm/IR/Constants.h>

#include "analyzer/lift/block-order.h"

namespace assay {
namespace {

// A barrier among fewer cores than the launch has is not one of those that are checked.
bool OfAllCores(const llvm::CallInst& call) {
  if (call.arg_size() == 0) return true;
  const auto* cores = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(call.arg_size() - 1));
  return cores && cores->isZero();
}

}  // namespace

void LiftSteps(llvm::Function& function, ValueLifter& values, HandleLifter& handles, DeviceEvents& out) {
  for (llvm::BasicBlock* block : BlocksInOrder(function, values.loops())) {
    for (llvm::Instruction& instruction : *block) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
      const auto* row = callee ? values.semantics().Find(std::string_view(callee->getName())) : nullptr;
      if (!row || !row->step) continue;
      Step step;
      step.kind = *row->step;
      if (step.kind == Step::Kind::kBarrier) {
        step.all_cores = OfAllCores(*call);
      } else {
        step.queues = handles.BuffersOf(call->getArgOperand(0));
      }
      step.guards = values.Guards(block);
      step.loops = values.LoopsOf(block);
      step.location = values.LocationOf(call);
      out.steps.push_back(std::move(step));
    }
  }
}

}  // namespace assay
