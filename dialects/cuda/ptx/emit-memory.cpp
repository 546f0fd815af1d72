// Loads, stores, asynchronous copies, barriers and fences.
#include <llvm/IR/Constants.h>

#include "dialects/cuda/ptx/emit.h"

namespace assay::cuda::ptx {
namespace {

// Others may write it at the same time.
bool IsPolled(const Instruction& one) { return Has(one, {"volatile", "relaxed", "acquire", "release", "mmio"}); }

int ScopeOf(const Instruction& one) { return Has(one, {"sys"}) ? 2 : Has(one, {"gpu", "gl", "cluster"}) ? 1 : 0; }

unsigned Lanes(const Instruction& one) { return Has(one, {"v2"}) ? 2 : Has(one, {"v4"}) ? 4 : 1; }

bool IsOtherSpace(const Instruction& one) {
  return Has(one, {"param", "local", "shared::cluster", "multimem", "b128", "v8", "unified"});
}

}  // namespace

std::optional<bool> Emitter::Memory(const Instruction& one) {
  const std::string& what = one.words[0];
  if (what == "ld" || what == "ldu") return Load(one);
  if (what == "st") return Store(one);
  if (what == "cp") return Copy(one);
  if (what == "bar" || what == "barrier" || what == "membar" || what == "fence") return Synchronise(one);
  // Hints for caches.
  if (what == "prefetch" || what == "prefetchu" || what == "applypriority" || what == "griddepcontrol") return true;
  if (what == "createpolicy") return one.operands.empty() ? false : Write(one.operands[0], b_.getInt64(0));
  return std::nullopt;
}

bool Emitter::Load(const Instruction& one) {
  llvm::Type* type = TypeOf(one.words.back());
  if (type == nullptr || IsOtherSpace(one) || one.operands.size() < 2) return false;
  const unsigned lanes = Lanes(one);
  const Operand& to = one.operands[0];
  if ((to.kind == Operand::Kind::kVector ? to.parts.size() : 1) != lanes) return false;
  llvm::Value* address = Address(one.operands[1], IsShared(one));
  if (address == nullptr) return false;
  llvm::Type* all = lanes == 1 ? type : llvm::FixedVectorType::get(type, lanes);
  const llvm::Align align(lanes * type->getPrimitiveSizeInBits() / 8);
  llvm::BasicBlock& entry = call_.getFunction()->getEntryBlock();
  llvm::Value* kept = llvm::IRBuilder<>(&entry, entry.begin()).CreateAlloca(all);
  if (guard_ != nullptr) b_.CreateStore(llvm::Constant::getNullValue(all), kept);
  Guarded([&] {
    b_.CreateStore(b_.CreateAlignedLoad(all, address, align, IsPolled(one)), kept);
    if (Has(one, {"acquire"})) Call("assay_simt_fence", b_.getVoidTy(), {b_.getInt32(ScopeOf(one))});
  });
  llvm::Value* value = b_.CreateLoad(all, kept);
  const bool has_sign = one.words.back()[0] == 's';
  for (unsigned i = 0; i < lanes; ++i) {
    llvm::Value* piece = lanes == 1 ? value : b_.CreateExtractElement(value, i);
    if (piece->getType()->isIntegerTy() && piece->getType()->getIntegerBitWidth() < 32 && has_sign)
      piece = b_.CreateSExt(piece, b_.getInt32Ty());
    if (!Write(lanes == 1 ? to.kind == Operand::Kind::kVector ? to.parts[0] : to : to.parts[i], piece)) return false;
  }
  return true;
}

bool Emitter::Store(const Instruction& one) {
  llvm::Type* type = TypeOf(one.words.back());
  if (type == nullptr || IsOtherSpace(one) || Has(one, {"async"}) || one.operands.size() < 2) return false;
  const unsigned lanes = Lanes(one);
  const Operand& from = one.operands[1];
  if ((from.kind == Operand::Kind::kVector ? from.parts.size() : 1) != lanes) return false;
  llvm::Value* address = Address(one.operands[0], IsShared(one));
  if (address == nullptr) return false;
  llvm::Value* value = nullptr;
  if (lanes == 1) {
    value = Read(from.kind == Operand::Kind::kVector ? from.parts[0] : from, type);
    if (value == nullptr) return false;
  } else {
    value = llvm::Constant::getNullValue(llvm::FixedVectorType::get(type, lanes));
    for (unsigned i = 0; i < lanes; ++i) {
      llvm::Value* piece = Read(from.parts[i], type);
      if (piece == nullptr) return false;
      value = b_.CreateInsertElement(value, piece, i);
    }
  }
  const llvm::Align align(lanes * type->getPrimitiveSizeInBits() / 8);
  Guarded([&] {
    if (Has(one, {"release"})) Call("assay_simt_fence", b_.getVoidTy(), {b_.getInt32(ScopeOf(one))});
    b_.CreateAlignedStore(value, address, align, IsPolled(one));
  });
  return true;
}

// cp.async.{ca,cg}.shared.global [to], [from], size{, filled | !p}{, policy}; and the groups of such copies.
bool Emitter::Copy(const Instruction& one) {
  const auto& operands = one.operands;
  if (one.words.size() < 3 || one.words[1] != "async") return false;
  const std::string& how = one.words[2];
  if (how == "commit_group" || how == "wait_all" || how == "wait_group") {
    if (one.words.size() != 3 || operands.size() != (how == "wait_group" ? 1u : 0u)) return false;
    llvm::Value* groups = how == "wait_group" ? Read(operands[0], b_.getInt32Ty()) : b_.getInt32(0);
    if (groups == nullptr) return false;
    Guarded([&] {
      if (how != "wait_group") Call("assay_simt_async_commit", b_.getVoidTy(), {});
      if (how != "commit_group") Call("assay_simt_async_wait", b_.getVoidTy(), {groups});
    });
    return true;
  }
  if ((how != "ca" && how != "cg") || !IsShared(one) || !Has(one, {"global"})) return false;
  const std::size_t most = operands.size() - (Has(one, {"L2::cache_hint"}) ? 1 : 0);
  if (operands.size() < 3 || most < 3 || most > 4) return false;
  if (operands[0].kind != Operand::Kind::kAddress || operands[1].kind != Operand::Kind::kAddress) return false;
  llvm::Value *to = Address(operands[0], true), *from = Address(operands[1], false);
  llvm::Value* size = Read(operands[2], b_.getInt32Ty());
  if (to == nullptr || from == nullptr || size == nullptr) return false;
  llvm::Value* filled = size;
  if (most == 4) {
    const auto* slot = Slot(operands[3]);
    const bool is_predicate = slot != nullptr && (*slot)->getType()->isIntegerTy(1);
    filled = Read(operands[3], is_predicate ? b_.getInt1Ty() : static_cast<llvm::Type*>(b_.getInt32Ty()));
    if (filled == nullptr) return false;
    if (is_predicate) filled = b_.CreateSelect(filled, b_.getInt32(0), size);
  }
  Guarded([&] { Call("assay_simt_async_copy", b_.getVoidTy(), {to, from, size, filled}); });
  return true;
}

bool Emitter::Synchronise(const Instruction& one) {
  const std::string& what = one.words[0];
  if (what == "membar" || what == "fence") {
    if (Has(one, {"proxy", "mbarrier_init"})) return false;
    Guarded([&] { Call("assay_simt_fence", b_.getVoidTy(), {b_.getInt32(ScopeOf(one))}); });
    return true;
  }
  if (Has(one, {"arrive", "red", "cluster"}) || one.operands.empty() || one.operands.size() > 2) return false;
  if (Has(one, {"warp"})) {
    llvm::Value* mask = Read(one.operands[0], b_.getInt32Ty());
    if (mask == nullptr || one.operands.size() != 1) return false;
    Guarded([&] { Call("assay_simt_warp_sync", b_.getVoidTy(), {mask}); });
    return true;
  }
  llvm::Value* id = Read(one.operands[0], b_.getInt32Ty());
  llvm::Value* count = one.operands.size() == 2 ? Read(one.operands[1], b_.getInt32Ty()) : b_.getInt32(0);
  if (id == nullptr || count == nullptr) return false;
  Guarded([&] { Call("assay_simt_barrier", b_.getVoidTy(), {id, count}); });
  return true;
}

}  // namespace assay::cuda::ptx
