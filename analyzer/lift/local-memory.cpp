// Follows the uses of the variable through addresses in it; any use other than a read or a plain write ends the
// analysis.
#include "analyzer/lift/local-memory.h"

#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>

#include <algorithm>
#include <set>
#include <utility>

namespace assay {
namespace {

constexpr std::size_t kMostWrites = 8192;

bool InEntry(const llvm::Instruction& instruction) {
  return instruction.getParent() == &instruction.getFunction()->getEntryBlock();
}

}  // namespace

std::optional<LocalMemory> LocalMemory::Of(llvm::AllocaInst& local) {
  LocalMemory memory;
  if (local.isArrayAllocation() || !memory.Collect(local)) return std::nullopt;
  return memory;
}

bool LocalMemory::Collect(llvm::AllocaInst& local) {
  layout_ = &local.getModule()->getDataLayout();
  size_ = static_cast<std::int64_t>(layout_->getTypeAllocSize(local.getAllocatedType()).getFixedValue());
  using Place = std::pair<llvm::Value*, std::optional<std::int64_t>>;
  std::vector<Place> open = {{&local, 0}};
  std::set<const llvm::Value*> seen;
  while (!open.empty()) {
    const auto [pointer, offset] = open.back();
    open.pop_back();
    if (!seen.insert(pointer).second) continue;
    for (llvm::User* user : pointer->users()) {
      auto* instruction = llvm::dyn_cast<llvm::Instruction>(user);
      if (instruction == nullptr) return false;
      if (auto* gep = llvm::dyn_cast<llvm::GetElementPtrInst>(instruction)) {
        llvm::APInt step(64, 0);
        const bool constant = offset && gep->accumulateConstantOffset(*layout_, step);
        open.emplace_back(gep, constant ? std::optional(*offset + step.getSExtValue()) : std::nullopt);
      } else if (llvm::isa<llvm::BitCastInst, llvm::AddrSpaceCastInst>(instruction)) {
        open.emplace_back(instruction, offset);
      } else if (llvm::isa<llvm::PHINode, llvm::SelectInst>(instruction)) {
        open.emplace_back(instruction, std::nullopt);
      } else if (auto* store = llvm::dyn_cast<llvm::StoreInst>(instruction)) {
        if (store->getValueOperand() == pointer || !AddStore(*store, offset)) return false;
      } else if (!llvm::isa<llvm::LoadInst, llvm::ICmpInst>(instruction) &&
                 !AddIntrinsic(*instruction, pointer, offset)) {
        return false;
      }
      if (writes_.size() > kMostWrites) return false;
    }
  }
  std::sort(writes_.begin(), writes_.end(), [](const Write& a, const Write& b) { return a.at->comesBefore(b.at); });
  return true;
}

bool LocalMemory::AddStore(llvm::StoreInst& store, std::optional<std::int64_t> offset) {
  if (!offset || store.isVolatile() || !InEntry(store)) return false;
  Write write{&store, *offset, 0, store.getValueOperand(), nullptr, 0, std::nullopt};
  write.bytes = static_cast<std::int64_t>(layout_->getTypeStoreSize(write.stored->getType()).getFixedValue());
  writes_.push_back(write);
  return true;
}

bool LocalMemory::AddIntrinsic(llvm::Instruction& instruction, const llvm::Value* pointer,
                               std::optional<std::int64_t> offset) {
  auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(&instruction);
  if (call == nullptr) return false;
  if (call->isLifetimeStartOrEnd()) return true;
  auto* memory = llvm::dyn_cast<llvm::MemIntrinsic>(call);
  if (memory == nullptr || memory->isVolatile()) return false;
  auto* transfer = llvm::dyn_cast<llvm::MemTransferInst>(memory);
  if (memory->getRawDest() != pointer) return true;  // a read
  const auto* length = llvm::dyn_cast<llvm::ConstantInt>(memory->getLength());
  if (!offset || length == nullptr || !InEntry(*memory)) return false;
  Write write{memory, *offset, static_cast<std::int64_t>(length->getZExtValue()), nullptr, nullptr, 0, std::nullopt};
  if (transfer != nullptr) {
    llvm::APInt from(64, 0);
    const llvm::Value* base =
        transfer->getRawSource()->stripAndAccumulateConstantOffsets(*layout_, from, /*AllowNonInbounds=*/true);
    const auto* global = llvm::dyn_cast<llvm::GlobalVariable>(base);
    if (global == nullptr || !global->isConstant() || !global->hasDefinitiveInitializer()) return false;
    write.copied = const_cast<llvm::Constant*>(global->getInitializer());
    write.from = from.getSExtValue();
  } else {
    const auto* fill = llvm::dyn_cast<llvm::ConstantInt>(llvm::cast<llvm::MemSetInst>(memory)->getValue());
    if (fill == nullptr) return false;
    write.fill = static_cast<std::uint8_t>(fill->getZExtValue());
  }
  writes_.push_back(write);
  return true;
}

std::optional<std::uint8_t> LocalMemory::ByteOf(const Write& write, std::int64_t place) const {
  if (write.fill) return write.fill;
  const std::int64_t at = place - write.offset;
  if (write.copied != nullptr) {
    const auto* byte = llvm::dyn_cast_or_null<llvm::ConstantInt>(
        llvm::ConstantFoldLoadFromConst(write.copied, llvm::Type::getInt8Ty(write.copied->getContext()),
                                        llvm::APInt(64, static_cast<std::uint64_t>(write.from + at)), *layout_));
    if (byte == nullptr) return std::nullopt;
    return static_cast<std::uint8_t>(byte->getZExtValue());
  }
  const auto* number = llvm::dyn_cast<llvm::ConstantInt>(write.stored);
  if (number == nullptr || number->getBitWidth() > 64) return std::nullopt;
  return static_cast<std::uint8_t>(number->getZExtValue() >> (8 * at));
}

LocalMemory::Content LocalMemory::At(const llvm::LoadInst& load, std::int64_t offset, unsigned bytes) const {
  std::vector<const Write*> sources(bytes, nullptr);
  for (const Write& write : writes_) {
    if (InEntry(load) && !write.at->comesBefore(&load)) break;
    const std::int64_t first = std::max(write.offset, offset);
    const std::int64_t last = std::min(write.offset + write.bytes, offset + static_cast<std::int64_t>(bytes));
    for (std::int64_t at = first; at < last; ++at) sources[static_cast<std::size_t>(at - offset)] = &write;
  }
  Content content;
  const Write* only = sources.empty() ? nullptr : sources.front();
  const bool whole = only != nullptr && only->stored != nullptr && only->offset == offset &&
                     only->bytes == static_cast<std::int64_t>(bytes) && only->stored->getType() == load.getType() &&
                     std::all_of(sources.begin(), sources.end(), [&](const Write* w) { return w == only; });
  if (whole) {
    content.stored = only->stored;
    return content;
  }
  std::uint64_t number = 0;
  for (unsigned i = 0; i < bytes; ++i) {
    const auto byte = sources[i] == nullptr || bytes > 8 ? std::nullopt : ByteOf(*sources[i], offset + i);
    if (!byte) return content;
    number |= static_cast<std::uint64_t>(*byte) << (8 * i);
  }
  content.number = number;
  return content;
}

}  // namespace assay
