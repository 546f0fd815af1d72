// Loops: indexes, trip counts and loop-carried values, from scalar evolution; what it does not know becomes a
// recurrence for the solver.
#include <fmt/format.h>
#include <llvm/Analysis/AssumptionCache.h>
#include <llvm/Analysis/ScalarEvolutionExpressions.h>
#include <llvm/Analysis/TargetLibraryInfo.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Module.h>
#include <llvm/TargetParser/Triple.h>

#include "analyzer/lift/value-lifter.h"

namespace assay {

struct ValueLifter::Analyses {
  Analyses(llvm::Function& function, llvm::DominatorTree& dominators, llvm::LoopInfo& loops)
      : library_impl(llvm::Triple(function.getParent()->getTargetTriple())),
        library(library_impl, &function),
        assumptions(function),
        scev(function, library, assumptions, dominators, loops) {}
  llvm::TargetLibraryInfoImpl library_impl;
  llvm::TargetLibraryInfo library;
  llvm::AssumptionCache assumptions;
  llvm::ScalarEvolution scev;
};

ValueLifter::ValueLifter(llvm::Function& function, DeviceEvents& out, const LaunchValues& launch)
    : function_(function),
      out_(out),
      launch_(launch),
      pool_(*out.pool),
      dominators_(function),
      loop_info_(dominators_) {
  AddAxis("core", launch.block_dim);
  for (const LaunchValues::InnerAxis& axis : launch.inner_axes) AddAxis(axis.name, axis.size);
  if (launch.symbolic) {
    out_.hypotheses = launch.symbolic->hypotheses;
    if (launch.symbolic->block_dim) out_.hypotheses.push_back(pool_.Lt(axes_.front(), launch.symbolic->block_dim));
  }
  analyses_ = std::make_unique<Analyses>(function, dominators_, loop_info_);
  MakeLoops();
}

ValueLifter::~ValueLifter() = default;

void ValueLifter::AddAxis(const std::string& name, std::int64_t size) {
  axes_.push_back(pool_.NewSymbol(name, SymbolRole::kUnit, {0, size - 1}));
  out_.axes.push_back({name, static_cast<SymbolId>(axes_.back()->value)});
}

void ValueLifter::MakeLoops() {
  llvm::ScalarEvolution& scev = analyses_->scev;
  for (llvm::Loop* loop : loop_info_.getLoopsInPreorder()) {
    const int index = static_cast<int>(out_.loops.size());
    loop_index_[loop] = index;
    out_.loops.emplace_back();
    Loop made;
    made.location = LocationOf(loop->getHeader()->getTerminator());
    if (loop->getParentLoop()) made.parent = loop_index_.at(loop->getParentLoop());
    const llvm::SCEV* last = scev.getBackedgeTakenCount(loop);
    made.exact = made.counted = !llvm::isa<llvm::SCEVCouldNotCompute>(last);
    if (!made.exact) last = scev.getSymbolicMaxBackedgeTakenCount(loop);
    ExprRange range{0, (static_cast<WideInt>(1) << 63) - 1};
    if (!llvm::isa<llvm::SCEVCouldNotCompute>(last)) {
      made.last = ScevUnsigned(last);
      range.hi = made.last->range.hi;
    } else {
      out_.approximations.push_back({"a loop whose number of iterations is not known", made.location, false, 0, false});
    }
    made.index = pool_.NewSymbol(fmt::format("loop{}", index), SymbolRole::kLoop, range);
    out_.loops[static_cast<std::size_t>(index)] = made;
  }
  for (llvm::Loop* loop : loop_info_.getLoopsInPreorder()) {
    out_.loops[static_cast<std::size_t>(loop_index_.at(loop))].guards = Guards(loop->getHeader());
  }
}

std::vector<int> ValueLifter::LoopsOf(const llvm::BasicBlock* block) const {
  std::vector<int> loops;
  for (const llvm::Loop* loop = loop_info_.getLoopFor(block); loop; loop = loop->getParentLoop()) {
    loops.insert(loops.begin(), loop_index_.at(loop));
  }
  return loops;
}

bool ValueLifter::IsLoopHeaderPhi(const llvm::PHINode* phi) const { return loop_info_.isLoopHeader(phi->getParent()); }

bool ValueLifter::IsLoopExitPhi(const llvm::PHINode* phi) const {
  for (const llvm::BasicBlock* from : phi->blocks()) {
    const llvm::Loop* loop = loop_info_.getLoopFor(from);
    if (loop && !loop->contains(phi->getParent())) return true;
  }
  return false;
}

Expr ValueLifter::LiftHeaderPhi(llvm::PHINode* phi) {
  llvm::Loop* loop = loop_info_.getLoopFor(phi->getParent());
  const llvm::SCEV* scev = analyses_->scev.getSCEV(phi);
  const auto* unknown = llvm::dyn_cast<llvm::SCEVUnknown>(scev);
  if (!unknown || unknown->getValue() != phi) return LiftScev(scev);
  llvm::BasicBlock* latch = loop->getLoopLatch();
  llvm::BasicBlock* before = loop->getLoopPredecessor();
  const Expr symbol = Approximate("a value that changes from iteration to iteration",
                                  phi->getType()->getIntegerBitWidth(), latch ? latch->getTerminator() : phi);
  values_[phi] = symbol;
  if (latch && before && phi->getNumIncomingValues() == 2) {
    carried_.push_back({phi, phi->getIncomingValueForBlock(latch), out_.recurrences.size()});
    Recurrence recurrence{static_cast<SymbolId>(symbol->value), loop_index_.at(loop), {}, {}};
    out_.recurrences.push_back(recurrence);
    const Expr start = Raw(phi->getIncomingValueForBlock(before));
    out_.recurrences[carried_.back().recurrence].start = start;
  }
  return symbol;
}

// A header's carried values may refer to each other, so `next` is lifted once all of them exist.
void ValueLifter::Finish() {
  for (llvm::Loop* loop : loop_info_.getLoopsInPreorder()) {
    llvm::BasicBlock* header = loop->getHeader();
    llvm::BasicBlock* exiting = loop->getExitingBlock();
    Loop& lifted = out_.loops[static_cast<std::size_t>(loop_index_.at(loop))];
    if (exiting != header) {
      if (exiting != nullptr && exiting == loop->getLoopLatch() && !lifted.last)
        lifted.repeats = BranchCondition(exiting, header);
      continue;
    }
    for (llvm::BasicBlock* next : llvm::successors(header)) {
      if (loop->contains(next)) lifted.continues = BranchCondition(header, next);
    }
  }
  while (carried_done_ < carried_.size()) {
    const Carried carried = carried_[carried_done_++];
    const Expr start = Raw(
        carried.phi->getIncomingValueForBlock(loop_info_.getLoopFor(carried.phi->getParent())->getLoopPredecessor()));
    const Expr next = Raw(carried.next);
    out_.recurrences[carried.recurrence].start = start;
    out_.recurrences[carried.recurrence].next = next;
  }
}

Expr ValueLifter::LiftExitPhi(llvm::PHINode* phi) {
  const unsigned width = phi->getType()->getIntegerBitWidth();
  llvm::Value* value = phi->getIncomingValue(0);
  for (llvm::Value* other : phi->incoming_values()) {
    if (other != value) return Approximate("a value that depends on how a loop is left", width, phi);
  }
  llvm::Loop* loop = LoopLeft(phi->getIncomingBlock(0), phi->getParent());
  const Expr inside = Raw(value);
  if (!loop) return inside;
  const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
  if (!instruction || !loop->contains(instruction)) return inside;
  const Loop& lifted = out_.loops[static_cast<std::size_t>(loop_index_.at(loop))];
  const bool leaves_one = loop_info_.getLoopFor(phi->getIncomingBlock(0)) == loop;
  if (!leaves_one || !loop->getExitingBlock()) {
    return Approximate("a value that depends on how a loop is left", width, phi);
  }
  const bool counted = lifted.exact && lifted.last;
  if (counted && !inside->has_approximation) {
    return pool_.Substitute(inside, {{static_cast<SymbolId>(lifted.index->value), lifted.last}});
  }
  // The solver may find the trip count.
  const Expr symbol =
      Approximate(counted ? "the last value of a loop" : "a value that depends on how a loop is left", width, phi);
  out_.exit_values.push_back({static_cast<SymbolId>(symbol->value), loop_index_.at(loop), inside});
  return symbol;
}

Expr ValueLifter::ScevUnsigned(const llvm::SCEV* scev) {
  return pool_.WrapUnsigned(LiftScev(scev), scev->getType()->getIntegerBitWidth());
}

Expr ValueLifter::ScevSigned(const llvm::SCEV* scev) {
  return pool_.WrapSigned(LiftScev(scev), scev->getType()->getIntegerBitWidth());
}

Expr ValueLifter::LiftAddRec(const llvm::SCEVAddRecExpr* recurrence) {
  const Expr index = out_.loops[static_cast<std::size_t>(loop_index_.at(recurrence->getLoop()))].index;
  Expr value = LiftScev(recurrence->getOperand(0));
  if (recurrence->getNumOperands() > 3) {
    return Approximate("a value that grows faster than its loop's index squared",
                       recurrence->getType()->getIntegerBitWidth(), nullptr);
  }
  value = pool_.Add(value, pool_.Mul(LiftScev(recurrence->getOperand(1)), index));
  if (recurrence->getNumOperands() == 3) {
    const Expr pairs = pool_.Div(pool_.Mul(index, pool_.Sub(index, pool_.Const(1))), pool_.Const(2));
    value = pool_.Add(value, pool_.Mul(LiftScev(recurrence->getOperand(2)), pairs));
  }
  return value;
}

Expr ValueLifter::LiftScev(const llvm::SCEV* scev) {
  auto fold = [&](auto&& lift, auto&& join) {
    const auto* nary = llvm::cast<llvm::SCEVNAryExpr>(scev);
    Expr value = lift(nary->getOperand(0));
    for (unsigned i = 1; i < nary->getNumOperands(); ++i) value = join(value, lift(nary->getOperand(i)));
    return value;
  };
  auto raw = [&](const llvm::SCEV* s) { return LiftScev(s); };
  auto as_unsigned = [&](const llvm::SCEV* s) { return ScevUnsigned(s); };
  auto as_signed = [&](const llvm::SCEV* s) { return ScevSigned(s); };
  auto min = [&](Expr a, Expr b) { return pool_.Min(a, b); };
  auto max = [&](Expr a, Expr b) { return pool_.Max(a, b); };
  switch (scev->getSCEVType()) {
    case llvm::scConstant:
      return pool_.Const(llvm::cast<llvm::SCEVConstant>(scev)->getAPInt().getSExtValue());
    case llvm::scTruncate:
      return LiftScev(llvm::cast<llvm::SCEVCastExpr>(scev)->getOperand(0));
    case llvm::scZeroExtend: {
      const llvm::SCEV* from = llvm::cast<llvm::SCEVCastExpr>(scev)->getOperand(0);
      return from->getType()->isIntegerTy(1) ? pool_.WrapUnsigned(LiftScev(from), 1) : ScevUnsigned(from);
    }
    case llvm::scSignExtend:
      return ScevSigned(llvm::cast<llvm::SCEVCastExpr>(scev)->getOperand(0));
    case llvm::scAddExpr:
      return fold(raw, [&](Expr a, Expr b) { return pool_.Add(a, b); });
    case llvm::scMulExpr:
      return fold(raw, [&](Expr a, Expr b) { return pool_.Mul(a, b); });
    case llvm::scUDivExpr: {
      const auto* division = llvm::cast<llvm::SCEVUDivExpr>(scev);
      return pool_.Div(ScevUnsigned(division->getLHS()), ScevUnsigned(division->getRHS()));
    }
    case llvm::scAddRecExpr:
      return LiftAddRec(llvm::cast<llvm::SCEVAddRecExpr>(scev));
    case llvm::scUMaxExpr:
      return fold(as_unsigned, max);
    case llvm::scSMaxExpr:
      return fold(as_signed, max);
    case llvm::scUMinExpr:
    case llvm::scSequentialUMinExpr:
      return fold(as_unsigned, min);
    case llvm::scSMinExpr:
      return fold(as_signed, min);
    case llvm::scUnknown: {
      llvm::Value* value = llvm::cast<llvm::SCEVUnknown>(scev)->getValue();
      if (value->getType()->isIntegerTy()) return Raw(value);
      return Approximate("a pointer used as a number", 64, nullptr);
    }
    default:
      return Approximate("a value without a closed form", 64, nullptr);
  }
}

llvm::Value* ValueLifter::PointerBase(llvm::Value* pointer, Expr& offset) {
  llvm::ScalarEvolution& scev = analyses_->scev;
  const llvm::SCEV* whole = scev.getSCEV(pointer);
  const auto* base = llvm::dyn_cast<llvm::SCEVUnknown>(scev.getPointerBase(whole));
  if (!base || base->getValue() == pointer) return nullptr;
  const llvm::SCEV* rest = scev.removePointerBase(whole);
  if (llvm::isa<llvm::SCEVCouldNotCompute>(rest) || !rest->getType()->isIntegerTy()) return nullptr;
  offset = ScevSigned(rest);
  return base->getValue();
}

}  // namespace assay
