// Walks the specialised entry and turns each device call into an event.
#include "analyzer/lift/lift.h"

#include <fmt/format.h>
#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>

#include <algorithm>
#include <map>
#include <optional>

#include "analyzer/lift/handle-lifter.h"
#include "analyzer/lift/order-lifter.h"
#include "analyzer/lift/specialise.h"
#include "analyzer/lift/step-lifter.h"
#include "analyzer/lift/unset-values.h"
#include "analyzer/lift/value-lifter.h"

namespace assay {
namespace {

using lift::Effect;

class EventLifter {
 public:
  EventLifter(llvm::Function& function, DeviceEvents& out, const LaunchValues& launch)
      : semantics_(*launch.semantics),
        function_(function),
        out_(out),
        pool_(*out.pool),
        values_(function, out, launch),
        handles_(function, out, launch, values_) {}

  void Run() {
    FindModes();
    for (llvm::BasicBlock* block : llvm::ReversePostOrderTraversal<llvm::Function*>(&function_)) {
      atomic_ = atomic_in_[block];
      for (llvm::Instruction& instruction : *block) Visit(instruction);
    }
    LiftSteps(function_, values_, handles_, out_);
    LiftOrder(function_, calls_, values_, out_);
    semantics_.LiftFlow(function_, values_, handles_, calls_, out_);
    values_.Finish();
  }

 private:
  void FindModes() {
    for (llvm::BasicBlock& block : function_) {
      for (llvm::Instruction& instruction : block) {
        const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
        const auto* row = call ? semantics_.RowOf(*call) : nullptr;
        if (!row || row->effect != Effect::kCounterMask) continue;
        const auto* mode = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(0));
        counter_mask_ |= !mode || !mode->isZero();
      }
    }
    // Atomic mode is state: a forward data-flow analysis until it converges.
    atomic_in_[&function_.getEntryBlock()] = Event::Atomic::kNo;
    llvm::ReversePostOrderTraversal<llvm::Function*> order(&function_);
    for (bool changed = true; changed;) {
      changed = false;
      for (llvm::BasicBlock* block : order) {
        if (!atomic_in_.contains(block)) continue;
        const Event::Atomic after = AtomicAfter(*block, atomic_in_[block]);
        for (llvm::BasicBlock* next : llvm::successors(block)) {
          const auto [it, fresh] = atomic_in_.emplace(next, after);
          if (fresh) {
            changed = true;
          } else if (it->second != after && it->second != Event::Atomic::kUnknown) {
            it->second = Event::Atomic::kUnknown;
            changed = true;
          }
        }
      }
    }
  }

  Event::Atomic AtomicAfter(llvm::BasicBlock& block, Event::Atomic state) const {
    for (llvm::Instruction& instruction : block) {
      if (const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction)) state = AtomicAfter(*call, state);
    }
    return state;
  }

  Event::Atomic AtomicAfter(const llvm::CallInst& call, Event::Atomic state) const {
    const auto* row = semantics_.RowOf(call);
    if (!row || row->effect != Effect::kAtomic) return state;
    const auto* op = llvm::dyn_cast<llvm::ConstantInt>(call.getArgOperand(0));
    if (!op) return Event::Atomic::kUnknown;
    return op->isZero() ? Event::Atomic::kNo : Event::Atomic::kYes;
  }

  void Note(std::string what, const llvm::Instruction& at, bool hides_events) {
    out_.approximations.push_back({std::move(what), values_.LocationOf(&at), false, 0, hides_events});
  }

  void Visit(llvm::Instruction& instruction) {
    if (const auto* address = llvm::dyn_cast<llvm::GetElementPtrInst>(&instruction)) {
      const bool local = llvm::isa<llvm::AllocaInst>(llvm::getUnderlyingObject(address));
      out_.indexed_locals |= local && !address->hasAllConstantIndices();
    }
    if (auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      if (!handles_.PointerOf(store->getPointerOperand()).buffers.empty()) {
        Note("a write to global memory through a native pointer", instruction, true);
      }
      return;
    }
    auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    if (!call) return;
    const auto* row = semantics_.RowOf(*call);
    if (!row) {
      const llvm::Function* callee = call->getCalledFunction();
      if (const auto* copy = llvm::dyn_cast<llvm::MemIntrinsic>(call)) {
        if (!handles_.PointerOf(copy->getRawDest()).buffers.empty()) {
          Note("a write to global memory through a native pointer", instruction, true);
        }
      }
      if (callee && (callee->isIntrinsic() || callee->doesNotAccessMemory() || IsUnset(*call))) return;
      Note(callee ? fmt::format("a call of `{}`", callee->getName().str()) : "an indirect call", instruction, true);
      return;
    }
    out_.calls.emplace(row->name);
    atomic_ = AtomicAfter(*call, atomic_);
    switch (row->effect) {
      case Effect::kAccess:
      case Effect::kAccessThrough:
        return VisitAccess(*call, *row);
      case Effect::kReset:
        return Note("on-chip buffers are given back and made anew", instruction, false);
      case Effect::kUnmodelled:
        if (OnlyCompared(*call)) return;
        return Note("an operation that is not modelled", instruction, true);
      default:
        return;
    }
  }

  // An address that is only compared accesses no memory.
  static bool OnlyCompared(const llvm::Value& address) {
    if (address.getType()->isVoidTy()) return false;
    return std::all_of(address.user_begin(), address.user_end(), [](const llvm::User* user) {
      return llvm::isa<llvm::ICmpInst>(user) || (llvm::isa<llvm::PtrToIntInst>(user) && OnlyCompared(*user));
    });
  }

  static bool IsNull(const llvm::Value* handle) {
    const auto* number = llvm::dyn_cast<llvm::ConstantInt>(handle);
    return number != nullptr && number->isZero();
  }

  void VisitAccess(llvm::CallInst& call, const lift::IntrinsicRow& row) {
    Event event;
    event.op = row.text;
    event.location = values_.LocationOf(&call);
    event.guards = values_.Guards(call.getParent());
    event.loops = values_.LoopsOf(call.getParent());
    event.atomic = atomic_;
    const lift::ExtentContext context{&call, &row, &values_, &pool_, counter_mask_};
    for (const lift::OperandRow& spec : row.operands) {
      if (spec.handle < 0) continue;
      llvm::Value* handle = call.getArgOperand(static_cast<unsigned>(spec.handle));
      if (IsNull(handle) && semantics_.IsLeftOut(context, spec)) continue;
      AddOperand(context, spec, handle, event);
    }
    semantics_.FillFlow(context, event);
    AddScratch(context, event);
    calls_[&call] = static_cast<int>(out_.events.size());
    out_.events.push_back(std::move(event));
  }

  void AddOperand(const lift::ExtentContext& context, const lift::OperandRow& spec, llvm::Value* handle, Event& event) {
    Operand operand;
    operand.granule = semantics_.BufferGranule();
    operand.name = spec.name;
    operand.writes = spec.writes;
    operand.space = spec.global ? MemorySpace::kGlobal : MemorySpace::kOnChip;
    operand.alignment = spec.alignment;
    if (spec.global) {
      HandleLifter::Pointer pointer = handles_.PointerOf(handle);
      operand.buffers = std::move(pointer.buffers);
      operand.offset = pointer.offset ? pointer.offset : pool_.Const(0);
    } else {
      operand.buffers = handles_.BuffersOf(handle);
      operand.offset = values_.Signed(context.call->getArgOperand(static_cast<unsigned>(spec.offset)));
    }
    if (operand.buffers.empty()) {
      const char* what = IsNull(handle) ? "a tensor without a buffer" : "not a buffer that can be followed";
      operand.why_unresolved = fmt::format("the {} of the {} is {}", spec.name, context.row->text, what);
    } else if (!semantics_.FillExtent(context, spec, operand)) {
      operand.why_unresolved =
          fmt::format("how far the {} of the {} reaches depends on data or modes", spec.name, context.row->text);
    } else {
      semantics_.FillLanes(context, spec, operand);
    }
    event.operands.push_back(std::move(operand));
  }

  void AddScratch(const lift::ExtentContext& context, Event& event) {
    lift::ScratchSpace scratch = semantics_.ScratchOf(context);
    if (scratch.handle < 0) return;
    llvm::Value* handle = context.call->getArgOperand(static_cast<unsigned>(scratch.handle));
    if (IsNull(handle) && semantics_.RoleOf(context.row->name) == lift::Role::kLibrary) return;
    scratch.operand.buffers = handles_.BuffersOf(handle);
    scratch.operand.offset = values_.Signed(context.call->getArgOperand(static_cast<unsigned>(scratch.offset)));
    scratch.operand.tensor = scratch.handle;
    scratch.operand.granule = semantics_.BufferGranule();
    if (scratch.operand.buffers.empty()) {
      scratch.operand.why_unresolved =
          fmt::format("the temporary space of the {} is not a buffer that can be followed", context.row->text);
    }
    event.scratch.push_back(std::move(scratch.operand));
  }

  const lift::Semantics& semantics_;
  llvm::Function& function_;
  DeviceEvents& out_;
  ExprPool& pool_;
  ValueLifter values_;
  HandleLifter handles_;
  std::map<const llvm::CallInst*, int> calls_;  // those that became events
  std::map<const llvm::BasicBlock*, Event::Atomic> atomic_in_;
  Event::Atomic atomic_ = Event::Atomic::kNo;
  bool counter_mask_ = false;
};

}  // namespace

DeviceEvents Lift(const LoweredModule& module, std::string_view entry, const LaunchValues& launch) {
  DeviceEvents events;
  events.pool = launch.symbolic ? launch.symbolic->pool : std::make_shared<ExprPool>();
  for (const LoweredModule::Location& location : module.locations) events.places.push_back(location.range);
  if (launch.block_dim < 1) {
    events.why_not = "the launch has no cores";
    return events;
  }
  Specialised code = Specialise(module.bitcode, entry, launch);
  if (!code.entry) {
    events.why_not = code.problem;
    return events;
  }
  if (!code.tiling_gap.empty()) {
    events.why_not = code.tiling_gap;
    return events;
  }
  EventLifter(*code.entry, events, launch).Run();
  events.lifted = true;
  return events;
}

}  // namespace assay
