// Sizes that host code computes in 32 bits and widens afterwards. A product of two non-constant values is computed
// again in 64 bits, with its leaves as signed and as unsigned numbers; if neither result equals the value that the code
// continues with, it has wrapped. Products with a constant are ignored, as hashes use them. A product that is carried
// around a loop before it is widened is checked in each round.
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <set>
#include <vector>

#include "simulator/worker/instrument.h"

namespace assay {
namespace {

constexpr int kDeepestProduct = 6;

const llvm::BinaryOperator* Operation(const llvm::Value* value) {
  const auto* operation = llvm::dyn_cast<llvm::BinaryOperator>(value);
  if (operation == nullptr) return nullptr;
  switch (operation->getOpcode()) {
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
    case llvm::Instruction::Mul:
      return operation;
    case llvm::Instruction::Shl:
      return llvm::isa<llvm::ConstantInt>(operation->getOperand(1)) ? operation : nullptr;
    default:
      return nullptr;
  }
}

bool HoldsProduct(const llvm::Value* value, int depth) {
  const llvm::BinaryOperator* operation = Operation(value);
  if (operation == nullptr || depth == 0) return false;
  const llvm::Value *left = operation->getOperand(0), *right = operation->getOperand(1);
  const bool unknown = !llvm::isa<llvm::Constant>(left) && !llvm::isa<llvm::Constant>(right);
  if (unknown && operation->getOpcode() == llvm::Instruction::Mul) return true;
  return HoldsProduct(left, depth - 1) || HoldsProduct(right, depth - 1);
}

llvm::Value* Exact(llvm::IRBuilder<>& b, llvm::Value* value, bool is_signed, int depth) {
  if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value))
    return b.getInt64(static_cast<std::uint64_t>(constant->getSExtValue()));
  const llvm::BinaryOperator* operation = depth == 0 ? nullptr : Operation(value);
  if (operation == nullptr)
    return is_signed ? b.CreateSExt(value, b.getInt64Ty()) : b.CreateZExt(value, b.getInt64Ty());
  llvm::Value* left = Exact(b, operation->getOperand(0), is_signed, depth - 1);
  llvm::Value* right = Exact(b, operation->getOperand(1), is_signed, depth - 1);
  return b.CreateBinOp(operation->getOpcode(), left, right);
}

// How a value is widened after being carried around a loop.
struct Widened {
  bool as_signed = false, as_unsigned = false;
  bool at_all() const { return as_signed || as_unsigned; }
};

void FindWidening(const llvm::Value* value, std::set<const llvm::Value*>& seen, Widened& found) {
  for (const llvm::User* phi : value->users()) {
    if (!llvm::isa<llvm::PHINode>(phi) || !seen.insert(phi).second) continue;
    for (const llvm::User* user : phi->users()) {
      if (!user->getType()->isIntegerTy(64)) continue;
      found.as_signed |= llvm::isa<llvm::SExtInst>(user);
      found.as_unsigned |= llvm::isa<llvm::ZExtInst>(user);
    }
    FindWidening(phi, seen, found);
  }
}

Widened WideningOf(const llvm::Value* value) {
  std::set<const llvm::Value*> seen;
  Widened found;
  FindWidening(value, seen, found);
  return found;
}

// A 32-bit product, as written or as narrowed by the compiler; null if it is not a product of two non-constants.
const llvm::Instruction* ProductOf(const llvm::Instruction& value) {
  if (!value.getType()->isIntegerTy(32)) return nullptr;
  const auto* narrowed = llvm::dyn_cast<llvm::TruncInst>(&value);
  const auto* product = llvm::dyn_cast<llvm::BinaryOperator>(narrowed != nullptr ? narrowed->getOperand(0) : &value);
  if (product == nullptr || product->getOpcode() != llvm::Instruction::Mul) return nullptr;
  const bool wide = product->getType()->isIntegerTy(64), known = llvm::isa<llvm::Constant>(product->getOperand(0)) ||
                                                                 llvm::isa<llvm::Constant>(product->getOperand(1));
  return known || wide != (narrowed != nullptr) ? nullptr : product;
}

llvm::Value* Wide(llvm::IRBuilder<>& b, llvm::Value* value, bool is_signed) {
  if (value->getType()->isIntegerTy(64)) return value;
  auto* narrowed = llvm::dyn_cast<llvm::TruncInst>(value);
  if (narrowed != nullptr && narrowed->getOperand(0)->getType()->isIntegerTy(64)) return narrowed->getOperand(0);
  return is_signed ? b.CreateSExt(value, b.getInt64Ty()) : b.CreateZExt(value, b.getInt64Ty());
}

void Tell(llvm::IRBuilder<>& b, llvm::FunctionCallee note, llvm::Value* wrapped, llvm::Value* exact,
          llvm::Value* used) {
  llvm::MDNode* rare = llvm::MDBuilder(b.getContext()).createBranchWeights(1, 1 << 20);
  llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(wrapped, b.GetInsertPoint(), false, rare);
  llvm::IRBuilder<>(then).CreateCall(note, {exact, used});
}

void CheckRound(llvm::Instruction& value, llvm::FunctionCallee note) {
  const Widened widened = WideningOf(&value);
  llvm::IRBuilder<> b(value.getNextNode());
  const llvm::Instruction* product = ProductOf(value);
  llvm::Value* as_signed = b.CreateSExt(&value, b.getInt64Ty());
  llvm::Value* as_unsigned = b.CreateZExt(&value, b.getInt64Ty());
  const auto exact = [&](bool is_signed) {
    return b.CreateMul(Wide(b, product->getOperand(0), is_signed), Wide(b, product->getOperand(1), is_signed));
  };
  llvm::Value *first = exact(true), *second = exact(false), *wrapped = b.getTrue();
  const auto differs = [&](llvm::Value* used) {
    wrapped = b.CreateAnd(wrapped, b.CreateAnd(b.CreateICmpNE(first, used), b.CreateICmpNE(second, used)));
  };
  if (widened.as_signed) differs(as_signed);
  if (widened.as_unsigned) differs(as_unsigned);
  Tell(b, note, wrapped, first, widened.as_signed ? as_signed : as_unsigned);
}

}  // namespace

void InsertHostWrapChecks(llvm::Module& module) {
  llvm::Type* i64 = llvm::Type::getInt64Ty(module.getContext());
  llvm::FunctionCallee note =
      module.getOrInsertFunction("assay_wrapped_size", llvm::Type::getVoidTy(module.getContext()), i64, i64);
  std::vector<llvm::CastInst*> found;
  std::vector<llvm::Instruction*> rounds;
  for (llvm::Function& function : module) {
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      if (ProductOf(instruction) != nullptr && WideningOf(&instruction).at_all()) rounds.push_back(&instruction);
      auto* cast = llvm::dyn_cast<llvm::CastInst>(&instruction);
      if (cast == nullptr || !(llvm::isa<llvm::SExtInst>(cast) || llvm::isa<llvm::ZExtInst>(cast))) continue;
      if (cast->getSrcTy()->isIntegerTy(32) && cast->getDestTy()->isIntegerTy(64) &&
          HoldsProduct(cast->getOperand(0), kDeepestProduct))
        found.push_back(cast);
    }
  }
  for (llvm::CastInst* cast : found) {
    llvm::IRBuilder<> b(cast->getNextNode());
    llvm::Value* as_signed = Exact(b, cast->getOperand(0), true, kDeepestProduct);
    llvm::Value* as_unsigned = Exact(b, cast->getOperand(0), false, kDeepestProduct);
    llvm::Value* wrapped = b.CreateAnd(b.CreateICmpNE(as_signed, cast), b.CreateICmpNE(as_unsigned, cast));
    Tell(b, note, wrapped, llvm::isa<llvm::SExtInst>(cast) ? as_signed : as_unsigned, cast);
  }
  for (llvm::Instruction* value : rounds) CheckRound(*value, note);
}

}  // namespace assay
