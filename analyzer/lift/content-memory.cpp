// Tracks the bytes of variables that some store can reach: all others hold leftovers of an earlier kernel.
#include "analyzer/lift/content-memory.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <numeric>

#include "analyzer/lift/semantics.h"

namespace assay {
namespace {

using lift::Effect;

constexpr std::uint64_t kLargestVariable = 1 << 16;
constexpr std::size_t kDeepest = 6;  // pointers to pointers

// For a pointer that is not followed.
void PutBySpace(const llvm::Value& pointer, std::set<ContentPlace>& out) {
  using Kind = ContentPlace::Kind;
  const unsigned space = pointer.getType()->isPointerTy() ? pointer.getType()->getPointerAddressSpace() : 0;
  out.insert({space == 0 ? Kind::kUnknown : space == 1 ? Kind::kGlobal : Kind::kOnChip, nullptr, 0, false});
}

}  // namespace

const lift::IntrinsicRow* ContentMemory::RowOf(const llvm::Value* value) const {
  const auto* call = llvm::dyn_cast<llvm::CallInst>(value);
  return call != nullptr ? semantics_.RowOf(*call) : nullptr;
}

bool ContentMemory::Makes(const llvm::Value& value) const {
  const auto* row = RowOf(&value);
  return row != nullptr && (row->effect == Effect::kMakeQueue || row->effect == Effect::kMakeScratch ||
                            row->effect == Effect::kMakeFixed);
}

ContentMemory::ContentMemory(const lift::Semantics& semantics, llvm::Function& function, Cause never_set)
    : semantics_(semantics), layout_(function.getParent()->getDataLayout()), never_set_(never_set) {
  parent_.push_back(0);
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    if (llvm::isa<llvm::AllocaInst>(instruction)) VariableOf(&instruction);
    if (!Makes(instruction)) continue;
    buffers_[&instruction] = static_cast<int>(parent_.size());
    parent_.push_back(static_cast<int>(parent_.size()));
  }
  contents_.resize(parent_.size(), 0);
}

ContentMemory::Variable& ContentMemory::VariableOf(const llvm::Value* base) {
  const auto [it, fresh] = variables_.try_emplace(base);
  if (!fresh) return it->second;
  std::uint64_t bytes = 0;
  if (const auto* variable = llvm::dyn_cast<llvm::AllocaInst>(base)) {
    if (const auto size = variable->getAllocationSize(layout_); size && size->isFixed()) bytes = size->getFixedValue();
  } else if (const auto* global = llvm::dyn_cast<llvm::GlobalVariable>(base)) {
    bytes = layout_.getTypeAllocSize(global->getValueType()).getFixedValue();
    it->second.stored_somewhere = true;
  }
  if (bytes <= kLargestVariable) {
    it->second.bytes.resize(bytes, 0);
    it->second.stored.resize(bytes, it->second.stored_somewhere);
  }
  return it->second;
}

bool ContentMemory::Store(const ContentPlace& place, std::int64_t bytes, Cause cause, const llvm::Value* pointer) {
  Variable& variable = VariableOf(place.base);
  const auto size = static_cast<std::int64_t>(variable.bytes.size());
  const bool inside = place.exact && bytes >= 0 && place.offset >= 0 && place.offset + bytes <= size;
  // Zero is not a pointer, nor is a value too short for one.
  const bool none = pointer != nullptr && !pointer->getType()->isPointerTy();
  bool changed = !none && variable.pointers.emplace(inside ? place.offset : -1, inside ? bytes : -1, pointer).second;
  if (!inside) {
    changed |= !variable.stored_somewhere;
    variable.stored_somewhere = true;
    return Join(variable.rest, cause) || changed;
  }
  for (std::int64_t i = place.offset; i < place.offset + bytes; ++i) {
    const auto at = static_cast<std::size_t>(i);
    changed |= !variable.stored[at];
    variable.stored[at] = true;
    changed |= Join(variable.bytes[at], cause);
  }
  return changed;
}

Cause ContentMemory::Load(const ContentPlace& place, std::int64_t bytes) const {
  const auto found = variables_.find(place.base);
  if (found == variables_.end()) return llvm::isa<llvm::AllocaInst>(place.base) ? never_set_ : 0;
  const Variable& variable = found->second;
  if (variable.rest != 0) return variable.rest;
  const auto size = static_cast<std::int64_t>(variable.bytes.size());
  const bool inside = place.exact && bytes >= 0 && place.offset >= 0 && place.offset + bytes <= size;
  const std::int64_t begin = inside ? place.offset : 0, end = inside ? place.offset + bytes : size;
  for (std::int64_t i = begin; i < end; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (variable.bytes[at] != 0) return variable.bytes[at];
    if (inside && !variable.stored[at] && !variable.stored_somewhere) return never_set_;
  }
  return 0;
}

bool ContentMemory::StoreEverywhere(Cause cause) {
  bool changed = false;
  for (auto& [base, variable] : variables_) {
    changed |= Join(variable.rest, cause);
    changed |= variable.pointers.emplace(-1, -1, nullptr).second;
  }
  return changed;
}

std::set<ContentPlace> ContentMemory::PlacesOf(const llvm::Value* pointer) const {
  std::set<const llvm::Value*> seen;
  std::set<ContentPlace> out;
  Places(pointer, 0, true, seen, out);
  return out;
}

void ContentMemory::Places(const llvm::Value* pointer, std::int64_t offset, bool exact,
                           std::set<const llvm::Value*>& seen, std::set<ContentPlace>& out) const {
  using Kind = ContentPlace::Kind;
  // Phis may lead back to their own start; then no offset is exact.
  if (llvm::isa<llvm::PHINode>(pointer) && !seen.insert(pointer).second) return;
  const auto put = [&](Kind kind, const llvm::Value* base) { out.insert({kind, base, exact ? offset : 0, exact}); };
  if (const auto* gep = llvm::dyn_cast<llvm::GEPOperator>(pointer)) {
    llvm::APInt constant(64, 0);
    const bool known = gep->accumulateConstantOffset(layout_, constant);
    return Places(gep->getPointerOperand(), known ? offset + constant.getSExtValue() : 0, exact && known, seen, out);
  }
  const unsigned opcode = llvm::Operator::getOpcode(pointer);
  if (opcode == llvm::Instruction::AddrSpaceCast || opcode == llvm::Instruction::BitCast ||
      opcode == llvm::Instruction::Freeze) {
    return Places(llvm::cast<llvm::User>(pointer)->getOperand(0), offset, exact, seen, out);
  }
  if (const auto* select = llvm::dyn_cast<llvm::SelectInst>(pointer)) {
    Places(select->getTrueValue(), offset, exact, seen, out);
    return Places(select->getFalseValue(), offset, exact, seen, out);
  }
  if (const auto* phi = llvm::dyn_cast<llvm::PHINode>(pointer)) {
    // A pointer carried around a loop moves, directly or through another phi.
    for (const llvm::Value* value : phi->incoming_values()) Places(value, 0, false, seen, out);
    return;
  }
  if (llvm::isa<llvm::ConstantPointerNull>(pointer)) return;
  if (llvm::isa<llvm::AllocaInst>(pointer)) return put(Kind::kOwn, pointer);
  if (const auto* global = llvm::dyn_cast<llvm::GlobalVariable>(pointer)) {
    if (!global->hasInitializer()) return put(Kind::kGlobal, pointer);
    return put(global->isConstant() ? Kind::kConstant : Kind::kOwn, pointer);
  }
  const bool global = pointer->getType()->isPointerTy() && pointer->getType()->getPointerAddressSpace() == 1;
  if (global && llvm::isa<llvm::Argument>(pointer)) return put(Kind::kGlobal, pointer);
  if (const auto* call = llvm::dyn_cast<llvm::CallInst>(pointer)) {
    const auto* row = RowOf(call);
    if (row != nullptr && row->effect == Effect::kWorkspace) return put(Kind::kGlobal, pointer);
    const llvm::Function* callee = call->getCalledFunction();
    const auto* content = row ? semantics_.FindContent(std::string_view(callee->getName())) : nullptr;
    if (content != nullptr && content->returns == lift::Returns::kPlace) {
      return put(Kind::kOnChip, call->getArgOperand(0));
    }
  }
  if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(pointer)) return LoadedPlaces(*load, offset, exact, seen, out);
  PutBySpace(*pointer, out);
}

void ContentMemory::LoadedPlaces(const llvm::LoadInst& load, std::int64_t offset, bool exact,
                                 std::set<const llvm::Value*>& seen, std::set<ContentPlace>& out) const {
  if (!load.getType()->isPointerTy() || load.getPointerAddressSpace() != 0 ||
      load.getType()->getPointerAddressSpace() > 1)
    return PutBySpace(load, out);
  if (loading_.size() >= kDeepest || !loading_.insert(&load).second) return PutBySpace(load, out);
  const std::set<ContentPlace> from = PlacesOf(load.getPointerOperand());
  PlacesLoaded(load, from, offset, exact, seen, out);
  loading_.erase(&load);
}

void ContentMemory::PlacesLoaded(const llvm::LoadInst& load, const std::set<ContentPlace>& from, std::int64_t offset,
                                 bool exact, std::set<const llvm::Value*>& seen, std::set<ContentPlace>& out) const {
  if (from.empty()) return PutBySpace(load, out);
  for (const ContentPlace& place : from) {
    const auto found = variables_.find(place.base);
    if (place.kind != ContentPlace::Kind::kOwn || found == variables_.end()) return PutBySpace(load, out);
    const auto size = static_cast<std::int64_t>(layout_.getTypeStoreSize(load.getType()).getFixedValue());
    for (const auto& [at, bytes, stored] : found->second.pointers) {
      const bool apart = place.exact && at >= 0 && (at + bytes <= place.offset || place.offset + size <= at);
      if (apart) continue;
      // A read that straddles the place, or of bytes not stored as a pointer, is unknown.
      if (stored == nullptr || (place.exact && at >= 0 && at != place.offset)) return PutBySpace(load, out);
      Places(stored, offset, exact, seen, out);
    }
  }
}

int ContentMemory::Root(int buffer) const {
  while (parent_[static_cast<std::size_t>(buffer)] != buffer) buffer = parent_[static_cast<std::size_t>(buffer)];
  return buffer;
}

void ContentMemory::Buffers(const llvm::Value* handle, std::set<const llvm::Value*>& seen, std::set<int>& out) const {
  if (handle == nullptr) {
    out.insert(0);
    return;
  }
  if (!seen.insert(handle).second) return;
  if (const auto found = buffers_.find(handle); found != buffers_.end()) {
    out.insert(Root(found->second));
    return;
  }
  if (const auto* none = llvm::dyn_cast<llvm::ConstantInt>(handle); none != nullptr && none->isZero()) return;
  if (llvm::isa<llvm::UndefValue>(handle)) return;
  if (const auto* row = RowOf(handle); row != nullptr && row->effect == Effect::kTakeBuffer) {
    return Buffers(llvm::cast<llvm::CallInst>(handle)->getArgOperand(0), seen, out);
  }
  if (const auto* select = llvm::dyn_cast<llvm::SelectInst>(handle)) {
    Buffers(select->getTrueValue(), seen, out);
    return Buffers(select->getFalseValue(), seen, out);
  }
  if (const auto* phi = llvm::dyn_cast<llvm::PHINode>(handle)) {
    for (const llvm::Value* value : phi->incoming_values()) Buffers(value, seen, out);
    return;
  }
  if (const auto* freeze = llvm::dyn_cast<llvm::FreezeInst>(handle)) return Buffers(freeze->getOperand(0), seen, out);
  out.insert(0);
}

bool ContentMemory::Fill(const llvm::Value* handle, Cause cause) {
  if (cause == 0) return false;
  std::set<const llvm::Value*> seen;
  std::set<int> buffers;
  Buffers(handle, seen, buffers);
  bool changed = false;
  for (int buffer : buffers) {
    changed |= Join(contents_[static_cast<std::size_t>(buffer)], cause);
    if (buffer != 0) changed |= Join(anywhere_, cause);
  }
  if (buffers.contains(0)) {
    for (Cause& contents : contents_) changed |= Join(contents, cause);
    changed |= Join(anywhere_, cause);
  }
  return changed;
}

Cause ContentMemory::ContentsOf(const llvm::Value* handle) const {
  std::set<const llvm::Value*> seen;
  std::set<int> buffers;
  Buffers(handle, seen, buffers);
  Cause cause = buffers.contains(0) ? anywhere_ : 0;
  for (int buffer : buffers) Join(cause, contents_[static_cast<std::size_t>(buffer)]);
  return cause;
}

std::optional<std::set<const llvm::CallInst*>> ContentMemory::MakersOf(const llvm::Value* handle) const {
  std::set<const llvm::Value*> seen;
  std::set<int> buffers;
  Buffers(handle, seen, buffers);
  if (buffers.empty() || buffers.contains(0)) return std::nullopt;
  std::set<const llvm::CallInst*> makers;
  for (const auto& [call, buffer] : buffers_) {
    if (buffers.contains(Root(buffer))) makers.insert(llvm::cast<llvm::CallInst>(call));
  }
  return makers;
}

bool ContentMemory::Unite(const llvm::Value* a, const llvm::Value* b) {
  std::set<const llvm::Value*> seen;
  std::set<int> buffers;
  Buffers(a, seen, buffers);
  Buffers(b, seen, buffers);
  // Joined with an unknown one, they may be any buffer: number 0 comes first.
  Cause cause = buffers.contains(0) ? anywhere_ : 0;
  for (int buffer : buffers) Join(cause, contents_[static_cast<std::size_t>(buffer)]);
  bool changed = false;
  if (buffers.empty()) return changed;
  const int root = *buffers.begin();
  for (int buffer : buffers) {
    if (buffer == root) continue;
    parent_[static_cast<std::size_t>(buffer)] = root;
    changed = true;
  }
  return Join(contents_[static_cast<std::size_t>(root)], cause) || changed;
}

}  // namespace assay
