// Monotone: a value, byte, buffer or block that is once tainted stays tainted.
#include "analyzer/lift/content-flow.h"

#include <llvm/ADT/PostOrderIterator.h>
#include <llvm/IR/CFG.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <algorithm>
#include <cstdint>

#include "analyzer/lift/unset-values.h"

namespace assay {
namespace {

using lift::Returns;
using lift::Role;

std::int64_t ConstantOr(const llvm::Value* value, std::int64_t otherwise) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value);
  return constant != nullptr && constant->getBitWidth() <= 64 ? constant->getSExtValue() : otherwise;
}

}  // namespace

ContentFlow::ContentFlow(const lift::Semantics& semantics, llvm::Function& function, Given given)
    : semantics_(semantics),
      function_(function),
      given_(std::move(given)),
      after_(function),
      causes_{{}, {"an uninitialised value", nullptr}, {"where in memory a tensor lies", nullptr}},
      memory_(semantics, function, kNeverSet) {
  const llvm::ReversePostOrderTraversal<llvm::Function*> order(&function_);
  for (bool changed = true; changed;) {
    changed = false;
    for (llvm::BasicBlock* block : order) {
      for (llvm::Instruction& instruction : *block) changed |= Visit(instruction);
    }
  }
}

Cause ContentFlow::Of(const llvm::Value* value) const {
  if (llvm::isa<llvm::UndefValue>(value)) return kNeverSet;
  const auto found = values_.find(value);
  return found == values_.end() ? 0 : found->second;
}

bool ContentFlow::IsGiven(const llvm::Value* pointer) const {
  if (given_.empty()) return false;
  const auto places = memory_.PlacesOf(pointer);
  return !places.empty() && std::all_of(places.begin(), places.end(), [&](const ContentPlace& place) {
    return place.kind == ContentPlace::Kind::kGlobal && given_.contains(place.base);
  });
}

bool ContentFlow::MayWriteGiven(const llvm::Value* pointer) const {
  const auto places = memory_.PlacesOf(pointer);
  return std::any_of(places.begin(), places.end(), [&](const ContentPlace& place) {
    const bool global = place.kind == ContentPlace::Kind::kGlobal || place.kind == ContentPlace::Kind::kUnknown;
    return global && (place.base == nullptr || given_.contains(place.base));
  });
}

bool ContentFlow::WritesGiven() const {
  for (const llvm::Instruction& instruction : llvm::instructions(function_)) {
    if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
      if (MayWriteGiven(store->getPointerOperand())) return true;
      continue;
    }
    const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    const llvm::Function* callee = call != nullptr ? call->getCalledFunction() : nullptr;
    if (callee == nullptr) {
      if (call != nullptr) return true;
      continue;
    }
    const auto* row = semantics_.FindContent(std::string_view(callee->getName()));
    if (row != nullptr && std::any_of(std::begin(row->local), std::end(row->local), [](int at) { return at >= 0; }))
      return true;
    const auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(call);
    if (row == nullptr && callee->isIntrinsic() && memory == nullptr) continue;
    for (unsigned i = 0; i < call->arg_size(); ++i) {
      const llvm::Value* argument = call->getArgOperand(i);
      if (!argument->getType()->isPointerTy() || (row != nullptr && row->global == static_cast<int>(i))) continue;
      if (memory != nullptr && i > 0) continue;
      if (MayWriteGiven(argument)) return true;
    }
  }
  return false;
}

Cause ContentFlow::Control(const llvm::BasicBlock* block) const {
  const auto found = control_.find(block);
  return found == control_.end() ? 0 : found->second;
}

Cause ContentFlow::Make(const std::string& what, const llvm::Instruction& at) {
  const auto [it, fresh] = made_.emplace(&at, static_cast<Cause>(causes_.size()));
  if (fresh) causes_.push_back({what, &at});
  return it->second;
}

Cause ContentFlow::Operands(const llvm::Instruction& instruction) const {
  Cause cause = 0;
  for (const llvm::Value* operand : instruction.operands()) {
    // Aggregates and vectors are built up from an undefined value.
    const bool start = llvm::isa<llvm::InsertValueInst>(instruction) ||
                       llvm::isa<llvm::InsertElementInst>(instruction) ||
                       llvm::isa<llvm::ShuffleVectorInst>(instruction);
    if (start && llvm::isa<llvm::UndefValue>(operand)) continue;
    Join(cause, Of(operand));
  }
  return cause;
}

// A tensor's address differs from execution to execution, too. A sum is still an address; anything else computed
// from one is an unknown number.
Cause ContentFlow::AddressCause(llvm::Instruction& instruction) {
  unsigned places = 0;
  for (const llvm::Value* operand : instruction.operands()) places += IsAddress(operand) ? 1 : 0;
  // On-chip buffers have addresses determined by the order in which the kernel makes them.
  const auto on_chip = [&](const llvm::Value* pointer) {
    const auto all = memory_.PlacesOf(pointer);
    return !all.empty() && std::all_of(all.begin(), all.end(), [](const ContentPlace& place) {
      return place.kind == ContentPlace::Kind::kOnChip;
    });
  };
  if (llvm::isa<llvm::PtrToIntInst>(instruction)) {
    if (!on_chip(instruction.getOperand(0))) MarkAddress(&instruction);
    return 0;
  }
  if (const auto* compare = llvm::dyn_cast<llvm::ICmpInst>(&instruction)) {
    const auto null = [](const llvm::Value* v) {
      return llvm::isa<llvm::Constant>(v) && llvm::cast<llvm::Constant>(v)->isNullValue();
    };
    if (null(compare->getOperand(0)) || null(compare->getOperand(1))) return 0;
    if (!compare->getOperand(0)->getType()->isPointerTy()) return places != 0 ? kPlaceOfTensor : 0;
    if (on_chip(compare->getOperand(0)) && on_chip(compare->getOperand(1))) return 0;
    const auto a = memory_.PlacesOf(compare->getOperand(0)), b = memory_.PlacesOf(compare->getOperand(1));
    const bool own = a.size() == 1 && b.size() == 1 && a.begin()->kind == ContentPlace::Kind::kOwn &&
                     b.begin()->kind == a.begin()->kind && a.begin()->base == b.begin()->base;
    return own ? 0 : kPlaceOfTensor;
  }
  if (places == 0) return 0;
  if (llvm::isa<llvm::PHINode, llvm::SelectInst, llvm::FreezeInst>(instruction)) {
    MarkAddress(&instruction);
    return 0;
  }
  if (llvm::isa<llvm::IntToPtrInst, llvm::StoreInst, llvm::CallInst, llvm::GetElementPtrInst>(instruction)) return 0;
  const bool sum = instruction.getOpcode() == llvm::Instruction::Add ||
                   (instruction.getOpcode() == llvm::Instruction::Sub && !IsAddress(instruction.getOperand(1)));
  if (!sum || places != 1) return kPlaceOfTensor;
  MarkAddress(&instruction);
  return 0;
}

bool ContentFlow::Visit(llvm::Instruction& instruction) {
  if (instruction.isTerminator()) return VisitBranch(instruction);
  const auto set = [&](Cause cause) { return cause != 0 && Join(values_[&instruction], cause); };
  if (auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction)) return VisitCall(*call);
  const llvm::DataLayout& layout = function_.getParent()->getDataLayout();
  const auto size = [&](llvm::Type* type) {
    return static_cast<std::int64_t>(layout.getTypeStoreSize(type).getFixedValue());
  };
  if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&instruction)) {
    Cause cause = Of(store->getValueOperand());
    if (llvm::isa<llvm::UndefValue>(store->getValueOperand())) cause = 0;
    Join(cause, Control(store->getParent()));
    // A number as long as a pointer may be one; shorter numbers are not part of a pointer.
    const llvm::Value* value = store->getValueOperand();
    const bool number =
        !value->getType()->isPointerTy() && size(value->getType()) >= 8 && !llvm::isa<llvm::Constant>(value);
    return VisitStore(store->getPointerOperand(), size(value->getType()), cause, number ? nullptr : value);
  }
  if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&instruction)) {
    Cause cause = Of(load->getPointerOperand());
    Join(cause, LoadFrom(load->getPointerOperand(), size(load->getType()), *load));
    return set(cause);
  }
  const std::size_t known = addresses_.size();
  Cause cause = Operands(instruction);
  Join(cause, AddressCause(instruction));
  if (llvm::isa<llvm::PHINode>(instruction)) {
    const auto merge = merges_.find(instruction.getParent());
    if (merge != merges_.end()) Join(cause, merge->second);
  }
  return set(cause) || addresses_.size() != known;
}

Cause ContentFlow::LoadFrom(const llvm::Value* pointer, std::int64_t bytes, const llvm::Instruction& at) {
  using Kind = ContentPlace::Kind;
  Cause cause = 0;
  for (const ContentPlace& place : memory_.PlacesOf(pointer)) {
    if (place.kind == Kind::kOwn) Join(cause, memory_.Load(place, bytes));
    if (place.kind == Kind::kOnChip) Join(cause, memory_.ContentsOf(place.base));
    if (place.kind == Kind::kGlobal && !given_.contains(place.base))
      Join(cause, Make("what lies in global memory", at));
    if (place.kind == Kind::kUnknown) Join(cause, Make("memory behind a pointer that is not followed", at));
  }
  return cause;
}

bool ContentFlow::VisitStore(const llvm::Value* pointer, std::int64_t bytes, Cause cause, const llvm::Value* stored) {
  using Kind = ContentPlace::Kind;
  bool changed = false;
  for (const ContentPlace& place : memory_.PlacesOf(pointer)) {
    if (place.kind == Kind::kOwn) changed |= memory_.Store(place, bytes, cause, stored);
    if (place.kind == Kind::kOnChip) changed |= memory_.Fill(place.base, cause);
    if (place.kind != Kind::kUnknown) continue;
    changed |= memory_.StoreEverywhere(cause);
    changed |= memory_.Fill(nullptr, cause);
  }
  return changed;
}

bool ContentFlow::VisitTransfer(const llvm::CallInst& call, const llvm::Value* to, const llvm::Value* from) {
  const std::int64_t length = ConstantOr(call.getArgOperand(2), -1);
  const auto sources = memory_.PlacesOf(from), targets = memory_.PlacesOf(to);
  const bool own = sources.size() == 1 && targets.size() == 1 && sources.begin()->kind == ContentPlace::Kind::kOwn &&
                   targets.begin()->kind == ContentPlace::Kind::kOwn && sources.begin()->exact &&
                   targets.begin()->exact;
  Cause common = Control(call.getParent());
  Join(common, Of(call.getArgOperand(2)));
  if (!own || length < 0 || length > (1 << 16)) {
    Cause cause = LoadFrom(from, length, call);
    if (cause == kNeverSet) cause = 0;  // padding is copied as well
    Join(cause, common);
    return VisitStore(to, length, cause);
  }
  bool changed = false;
  ContentPlace source = *sources.begin(), target = *targets.begin();
  for (std::int64_t i = 0; i < length; ++i, ++source.offset, ++target.offset) {
    Cause cause = memory_.Load(source, 1);
    if (cause == kNeverSet) continue;
    Join(cause, common);
    changed |= memory_.Store(target, 1, cause);
  }
  return changed;
}

bool ContentFlow::VisitCall(llvm::CallInst& call) {
  const llvm::Function* callee = call.getCalledFunction();
  if (callee != nullptr) {
    if (const auto* row = semantics_.FindContent(std::string_view(callee->getName())))
      return VisitIntrinsic(call, *row);
  }
  if (const auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(&call)) {
    return VisitTransfer(call, transfer->getRawDest(), transfer->getRawSource());
  }
  if (const auto* fill = llvm::dyn_cast<llvm::MemSetInst>(&call)) {
    Cause cause = Of(fill->getValue());
    Join(cause, Of(fill->getLength()));
    Join(cause, Control(call.getParent()));
    return VisitStore(fill->getRawDest(), ConstantOr(fill->getLength(), -1), cause, fill->getValue());
  }
  if (IsUnset(call)) return Join(values_[&call], kNeverSet);
  Cause cause = Operands(call);
  if (callee == nullptr || !callee->isIntrinsic()) Join(cause, Make("what a call returns that is not followed", call));
  return cause != 0 && !call.getType()->isVoidTy() && Join(values_[&call], cause);
}

bool ContentFlow::VisitIntrinsic(llvm::CallInst& call, const lift::ContentRow& row) {
  const auto argument = [&](int at) { return call.getArgOperand(static_cast<unsigned>(at)); };
  const Role role = semantics_.RoleOf(row.name);
  bool changed = false;
  Cause arguments = 0, moved = 0;
  for (const llvm::Value* value : call.args()) Join(arguments, Of(value));
  const bool given = row.global >= 0 && IsGiven(argument(row.global));
  if (row.from_global && !given) Join(moved, Make("data copied from global memory", call));
  for (int at : row.reads) {
    if (at >= 0) Join(moved, memory_.ContentsOf(argument(at)));
  }
  for (int at : row.data) {
    if (at >= 0) Join(moved, Of(argument(at)));
  }
  for (int at : row.writes) {
    if (at >= 0) changed |= memory_.Fill(argument(at), moved);
  }
  if (role == Role::kPutsInQueue) changed |= memory_.Unite(argument(0), argument(1));
  // Native addresses may point to any tensor whose address was taken.
  if (role == Role::kTakesAddresses) changed |= memory_.Fill(nullptr, memory_.ContentsOf(nullptr));
  if (role == Role::kReadsTiling) changed |= VisitStore(argument(0), ConstantOr(argument(2), -1), 0);
  Cause result = arguments;
  switch (row.returns) {
    case Returns::kOfArguments:
      if (role == Role::kLibrary && semantics_.ReturnsContents(call))
        Join(result, Make("what a library operation returns", call));
      break;
    case Returns::kOfBuffer:
      Join(result, memory_.ContentsOf(argument(row.reads[0])));
      break;
    case Returns::kContents:
      if (given) break;
      if (role != Role::kReadsRegister || !semantics_.HoldsCount(call))
        Join(result, Make(role == Role::kReadsRegister ? "what an instruction left in a register"
                                                       : "what a scalar read finds in global memory",
                          call));
      break;
    case Returns::kPlace:
      break;
  }
  if (result == 0 || call.getType()->isVoidTy()) return changed;
  return Join(values_[&call], result) || changed;
}

// If a test depends on contents, so does whether the blocks up to its post-dominator run, and so do the phi values
// there.
bool ContentFlow::VisitBranch(llvm::Instruction& terminator) {
  if (terminator.getNumSuccessors() < 2) return false;
  llvm::BasicBlock* block = terminator.getParent();
  const Cause cause = Of(terminator.getOperand(0));
  if (cause == 0) return false;
  const auto* node = after_.getNode(block);
  const auto* next = node != nullptr ? node->getIDom() : nullptr;
  const llvm::BasicBlock* end = next != nullptr ? next->getBlock() : nullptr;
  bool changed = false;
  if (end == nullptr) {
    rounds_.insert(block);
  } else {
    changed |= Join(merges_[end], cause);
  }
  std::vector<llvm::BasicBlock*> open(llvm::succ_begin(block), llvm::succ_end(block));
  std::set<const llvm::BasicBlock*> seen;
  while (!open.empty()) {
    llvm::BasicBlock* at = open.back();
    open.pop_back();
    if (at == end || !seen.insert(at).second) continue;
    changed |= Join(control_[at], cause);
    changed |= Join(merges_[at], cause);
    if (at == block || llvm::isa<llvm::UnreachableInst>(at->getTerminator())) rounds_.insert(block);
    open.insert(open.end(), llvm::succ_begin(at), llvm::succ_end(at));
  }
  return changed;
}

}  // namespace assay
