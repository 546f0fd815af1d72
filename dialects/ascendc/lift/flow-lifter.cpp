// Makes one block of the flow for each block of the function. Each buffer handle and event id gets a number, which is
// followed through phis and selects, so that a walk over the graph knows which buffer of a queue is meant.
#include "dialects/ascendc/lift/flow-lifter.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/ADT/SetVector.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>

#include <algorithm>
#include <set>
#include <string_view>

#include "dialects/ascendc/semantics/hard-events.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay::ascendc {
namespace {

using Kind = CoreOp::Kind;

// Strips conversions to narrower types: ids are small.
const llvm::Value* Narrowed(const llvm::Value* value) {
  const auto* shift = llvm::dyn_cast<llvm::BinaryOperator>(value);
  if (shift == nullptr || !llvm::isa<llvm::ConstantInt>(shift->getOperand(1))) return nullptr;
  if (shift->getOpcode() == llvm::Instruction::And) {
    const auto* mask = llvm::cast<llvm::ConstantInt>(shift->getOperand(1));
    return mask->getZExtValue() == 255 || mask->getZExtValue() == 65535 ? shift->getOperand(0) : nullptr;
  }
  const auto* back = llvm::dyn_cast<llvm::BinaryOperator>(shift->getOperand(0));
  const bool both = shift->getOpcode() == llvm::Instruction::AShr && back != nullptr &&
                    back->getOpcode() == llvm::Instruction::Shl && back->getOperand(1) == shift->getOperand(1);
  return both ? back->getOperand(0) : nullptr;
}

const llvm::Value* Stripped(const llvm::Value* value) {
  for (;;) {
    if (const auto* cast = llvm::dyn_cast<llvm::CastInst>(value)) {
      if (!cast->getOperand(0)->getType()->isIntegerTy() || !cast->getType()->isIntegerTy()) return value;
      value = cast->getOperand(0);
    } else if (const llvm::Value* narrowed = Narrowed(value)) {
      value = narrowed;
    } else if (const auto* freeze = llvm::dyn_cast<llvm::FreezeInst>(value)) {
      value = freeze->getOperand(0);
    } else {
      return value;
    }
  }
}

std::string_view NameOf(const llvm::Value* value) {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(value);
  const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
  return callee ? std::string_view(callee->getName()) : std::string_view();
}

Unit UnitOf(std::string_view name) {
  if (name == "assay_dma_in" || name == "assay_dma_in_pad") return Unit::kCopyIn;
  if (name == "assay_dma_out" || name == "assay_gm_fill") return Unit::kCopyOut;
  if (name == "assay_ub_get" || name == "assay_ub_set" || name == "assay_ub_ref") return Unit::kScalar;
  if (name == "assay_gm_get" || name == "assay_gm_set" || name == "assay_gm_ref") return Unit::kScalar;
  return Unit::kVector;
}

class FlowLifter {
 public:
  FlowLifter(llvm::Function& function, ValueLifter& values, HandleLifter& handles,
             const std::map<const llvm::CallInst*, int>& event_of, DeviceEvents& out)
      : function_(function), values_(values), handles_(handles), event_of_(event_of), flow_(out.flow) {}

  void Run() {
    std::vector<llvm::BasicBlock*> order;
    for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function_)) {
      block_of_[block] = static_cast<int>(order.size());
      order.push_back(block);
    }
    flow_.blocks.resize(order.size());
    for (llvm::BasicBlock* block : order) {
      CoreBlock& made = BlockOf(block);
      made.loops = values_.LoopsOf(block);
      if (values_.loops().isLoopHeader(block)) made.heads = made.loops.back();
      made.dies = llvm::isa<llvm::UnreachableInst>(block->getTerminator());
      for (llvm::Instruction& instruction : *block) Visit(instruction, made);
    }
    for (llvm::BasicBlock* block : order) Edges(*block);
    flow_.values = static_cast<int>(number_.size());
    flow_.buffers.resize(number_.size(), -1);
  }

 private:
  CoreBlock& BlockOf(const llvm::BasicBlock* block) {
    return flow_.blocks[static_cast<std::size_t>(block_of_.at(block))];
  }

  // The number of a handle or an id; -1 for anything else.
  int NumberOf(const llvm::Value* value) {
    value = Stripped(value);
    if (!Followed(value)) return -1;
    const auto [known, fresh] = number_.try_emplace(value, static_cast<int>(number_.size()));
    if (!fresh) return known->second;
    flow_.buffers.resize(number_.size(), -1);
    if (Makes(NameOf(value))) {
      const auto made = handles_.BuffersOf(const_cast<llvm::Value*>(value));
      if (made.size() == 1) flow_.buffers[static_cast<std::size_t>(known->second)] = made.front().buffer;
    }
    return known->second;
  }

  static bool Makes(std::string_view name) {
    return name == "assay_que_init" || name == "assay_buf_init" || name == "assay_local_at";
  }
  static bool Names(std::string_view name) {
    return Makes(name) || name == "assay_que_alloc" || name == "assay_que_deque" || name == "assay_event_alloc";
  }

  // A value that comes only from calls that make such numbers.
  bool Followed(const llvm::Value* value) {
    if (const auto found = followed_.find(value); found != followed_.end()) return found->second;
    std::set<const llvm::Value*> seen;
    return followed_[value] = Followed(value, seen);
  }
  static bool Followed(const llvm::Value* value, std::set<const llvm::Value*>& seen) {
    value = Stripped(value);
    if (!seen.insert(value).second || llvm::isa<llvm::UndefValue>(value)) return true;
    if (Names(NameOf(value))) return true;
    const auto* phi = llvm::dyn_cast<llvm::PHINode>(value);
    const auto* select = llvm::dyn_cast<llvm::SelectInst>(value);
    if (phi) return llvm::all_of(phi->incoming_values(), [&](const llvm::Use& use) { return Followed(use, seen); });
    return select && Followed(select->getTrueValue(), seen) && Followed(select->getFalseValue(), seen);
  }

  void Visit(llvm::Instruction& instruction, CoreBlock& block) {
    if (auto* select = llvm::dyn_cast<llvm::SelectInst>(&instruction)) {
      if (!select->getType()->isIntegerTy() || !Followed(select)) return;
      CoreOp op{.kind = Kind::kChoose};
      op.test = values_.Raw(select->getCondition());
      op.value = NumberOf(select);
      op.operand = NumberOf(select->getTrueValue());
      op.other = NumberOf(select->getFalseValue());
      block.ops.push_back(std::move(op));
      return;
    }
    auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    if (call == nullptr || NameOf(call).empty()) return;
    CoreOp op;
    op.location = values_.LocationOf(call);
    if (const auto event = event_of_.find(call); event != event_of_.end()) {
      op.kind = Kind::kAccess;
      op.event = event->second;
      op.unit = UnitOf(NameOf(call));
      AddHandles(*call, op);
    } else if (!Synchronises(*call, op)) {
      return;
    }
    block.ops.push_back(std::move(op));
  }

  void AddHandles(llvm::CallInst& call, CoreOp& op) {
    const auto* row = FindIntrinsic(NameOf(&call));
    for (const OperandRow& spec : row->operands) {
      if (spec.handle < 0) continue;
      const llvm::Value* handle = call.getArgOperand(static_cast<unsigned>(spec.handle));
      if (const auto* none = llvm::dyn_cast<llvm::ConstantInt>(handle); none && none->isZero()) continue;
      op.handles.push_back(spec.global ? -1 : NumberOf(handle));
    }
  }

  std::int64_t Number(const llvm::CallInst& call, unsigned argument) const {
    const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(argument));
    return constant ? constant->getSExtValue() : -1;
  }

  // False for operations that order nothing.
  bool Synchronises(llvm::CallInst& call, CoreOp& op) {
    const std::string_view name = NameOf(&call);
    const auto flag = [&](Kind kind) {
      op.kind = kind;
      op.signal = FindSignal(Number(call, 0));
      if (op.signal.number < 0) Unknown(op, "a flag of an event that is not known");
    };
    if (name == "assay_que_alloc" || name == "assay_que_deque" || name == "assay_que_enque" ||
        name == "assay_que_free") {
      Queue(call, name, op);
    } else if (name == "assay_set_flag" || name == "assay_wait_flag" || name == "assay_event_release") {
      flag(name == "assay_set_flag" ? Kind::kSetFlag : name == "assay_wait_flag" ? Kind::kWaitFlag : Kind::kReleaseId);
      op.operand = NumberOf(call.getArgOperand(1));
      if (op.operand < 0) op.id = values_.Signed(call.getArgOperand(1));
    } else if (name == "assay_event_alloc") {
      flag(Kind::kAllocId);
      op.value = NumberOf(&call);
      op.reserve = Number(call, 1) != 0;
    } else if (name == "assay_barrier") {
      op.kind = Kind::kBarrier;
      op.unit = UnitOfPipe(Number(call, 0));
      if (op.unit == Unit::kNone) Unknown(op, "a barrier of a unit that is not known");
    } else if (name == "assay_sync_all" || name == "assay_sync_all_cores" || name == "assay_sync_soft") {
      op.kind = Kind::kSync;
      const bool some = name == "assay_sync_soft" && Number(call, 3) != 0;
      if (some) Unknown(op, "a barrier among some of the cores");
    } else if (name == "assay_cross_set" || name == "assay_cross_wait") {
      op.kind = name == "assay_cross_set" ? Kind::kCrossSet : Kind::kCrossWait;
    } else if (name == "assay_pipe_reset" || name == "assay_pipe_end") {
      op.kind = Kind::kReset;
    } else if (name == "assay_dcache_clean") {
      op.kind = Kind::kClean;
      op.whole = Number(call, 1) > 0;
    } else if (name == "assay_atomic") {
      op.kind = Kind::kAtomic;
      op.whole = Number(call, 0) != 0;
    } else if (name == "assay_que_positions") {
      op.kind = Kind::kPositions;
      op.signal = QueueSignal(Number(call, 0), Number(call, 1), true);
    } else {
      return false;
    }
    return true;
  }

  static void Unknown(CoreOp& op, const char* why) {
    op.kind = Kind::kUnknown;
    op.why = why;
  }

  void Queue(llvm::CallInst& call, std::string_view name, CoreOp& op) {
    const llvm::Value* queue = Stripped(call.getArgOperand(0));
    const auto* init = llvm::dyn_cast<llvm::CallInst>(queue);
    const auto buffers = handles_.BuffersOf(call.getArgOperand(0));
    if (NameOf(queue) != "assay_que_init" || buffers.size() != 1) return Unknown(op, "a queue that cannot be followed");
    const bool takes = name == "assay_que_alloc", next = name == "assay_que_deque";
    const bool forward = next || name == "assay_que_enque";
    op.kind = takes ? Kind::kTake : next ? Kind::kNext : forward ? Kind::kCommit : Kind::kRelease;
    op.buffer = buffers.front().buffer;
    op.signal = QueueSignal(Number(*init, 0), Number(*init, 1), forward);
    if (takes || next) {
      op.value = NumberOf(&call);
    } else {
      op.operand = NumberOf(call.getArgOperand(1));
      if (op.operand < 0) Unknown(op, "a tensor that cannot be followed to its queue");
    }
  }

  void Edges(llvm::BasicBlock& block) {
    CoreBlock& from = BlockOf(&block);
    llvm::SmallSetVector<llvm::BasicBlock*, 4> next(llvm::succ_begin(&block), llvm::succ_end(&block));
    for (llvm::BasicBlock* to : next) {
      CoreEdge edge;
      edge.to = block_of_.at(to);
      if (next.size() > 1) edge.when = values_.BranchCondition(&block, to);
      for (llvm::PHINode& phi : to->phis()) {
        if (!phi.getType()->isIntegerTy() || !Followed(&phi)) continue;
        const int made = NumberOf(&phi);
        edge.values.emplace_back(made, NumberOf(phi.getIncomingValueForBlock(&block)));
      }
      from.edges.push_back(std::move(edge));
    }
  }

  llvm::Function& function_;
  ValueLifter& values_;
  HandleLifter& handles_;
  const std::map<const llvm::CallInst*, int>& event_of_;
  CoreFlow& flow_;
  std::map<const llvm::BasicBlock*, int> block_of_;
  std::map<const llvm::Value*, int> number_;
  std::map<const llvm::Value*, bool> followed_;
};

}  // namespace

void LiftFlow(llvm::Function& function, ValueLifter& values, HandleLifter& handles,
              const std::map<const llvm::CallInst*, int>& event_of, DeviceEvents& out) {
  FlowLifter(function, values, handles, event_of, out).Run();
}

}  // namespace assay::ascendc
