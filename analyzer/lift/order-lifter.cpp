// Walks steps in the same order as LiftSteps, so counting identifies them. A handle is followed to the call that
// returned it; one that a loop carries or a select chooses is unknown.
#include "analyzer/lift/order-lifter.h"

#include <llvm/IR/Constants.h>

#include "analyzer/lift/block-order.h"

namespace assay {
namespace {

class Order {
 public:
  Order(const lift::Semantics& semantics, const std::map<const llvm::CallInst*, int>& events, DeviceEvents& out)
      : semantics_(semantics), events_(events), out_(out) {}

  void Run(const std::vector<llvm::BasicBlock*>& blocks) {
    for (llvm::BasicBlock* block : blocks) {
      for (llvm::Instruction& instruction : *block) {
        auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
        const auto* row = callee ? semantics_.Find(std::string_view(callee->getName())) : nullptr;
        if (!row) continue;
        if (row->step) {
          const int index = static_cast<int>(steps_.size());
          steps_[call] = index;
          out_.order.push_back({true, index});
        } else if (const auto event = events_.find(call); event != events_.end()) {
          out_.order.push_back({false, event->second});
        }
      }
    }
    for (const auto& [call, index] : steps_) {
      Step& step = out_.steps[static_cast<std::size_t>(index)];
      if (step.kind == Step::Kind::kCommit || step.kind == Step::Kind::kRelease)
        step.tensor = TakenBy(call->getArgOperand(1));
    }
    for (const auto& [call, index] : events_) Event(*call, out_.events[static_cast<std::size_t>(index)]);
  }

 private:
  void Event(const llvm::CallInst& call, assay::Event& event) {
    const auto* row = semantics_.Find(std::string_view(call.getCalledFunction()->getName()));
    std::size_t at = 0;
    for (const lift::OperandRow& spec : row->operands) {
      if (spec.handle < 0) continue;
      llvm::Value* handle = call.getArgOperand(static_cast<unsigned>(spec.handle));
      if (const auto* none = llvm::dyn_cast<llvm::ConstantInt>(handle); none && none->isZero()) continue;
      if (at < event.operands.size() && !spec.global) event.operands[at].tensor = TakenBy(handle);
      ++at;
    }
    for (Operand& scratch : event.scratch) {
      // Its handle stands before its offset; ScratchOf says where.
      scratch.tensor = TakenBy(call.getArgOperand(static_cast<unsigned>(scratch.tensor)));
    }
  }

  int TakenBy(llvm::Value* handle) const {
    while (auto* freeze = llvm::dyn_cast<llvm::FreezeInst>(handle)) handle = freeze->getOperand(0);
    const auto* call = llvm::dyn_cast<llvm::CallInst>(handle);
    const auto found = call ? steps_.find(call) : steps_.end();
    return found == steps_.end() ? -1 : found->second;
  }

  const lift::Semantics& semantics_;
  const std::map<const llvm::CallInst*, int>& events_;
  DeviceEvents& out_;
  std::map<const llvm::CallInst*, int> steps_;
};

}  // namespace

void LiftOrder(llvm::Function& function, const std::map<const llvm::CallInst*, int>& events, ValueLifter& values,
               DeviceEvents& out) {
  Order(values.semantics(), events, out).Run(BlocksInOrder(function, values.loops()));
}

}  // namespace assay
