// Arithmetic that C++ leaves undefined and the device defines, and the contraction of products into sums.
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <vector>

#include "simulator/simt/passes.h"

namespace assay::simt {
namespace {

bool IsNonZero(const llvm::Value& divisor) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(&divisor);
  return constant != nullptr && !constant->isZero() && !constant->isMinusOne();
}

// x / 0 has all bits set and x % 0 is x; the least number divided by -1 is itself.
llvm::Value* Divided(llvm::BinaryOperator& division) {
  llvm::IRBuilder<> b(&division);
  llvm::Type* type = division.getType();
  llvm::Value* left = division.getOperand(0);
  llvm::Value* right = division.getOperand(1);
  const auto opcode = division.getOpcode();
  const bool is_signed = opcode == llvm::Instruction::SDiv || opcode == llvm::Instruction::SRem;
  const bool quotient = opcode == llvm::Instruction::SDiv || opcode == llvm::Instruction::UDiv;
  llvm::Value* zero = b.CreateICmpEQ(right, llvm::ConstantInt::get(type, 0));
  llvm::Value* odd = zero;
  llvm::Value* otherwise = quotient ? llvm::ConstantInt::getAllOnesValue(type) : left;
  if (is_signed) {
    llvm::Value* minus_one = b.CreateICmpEQ(right, llvm::ConstantInt::getAllOnesValue(type));
    odd = b.CreateOr(zero, minus_one);
    llvm::Value* negated = quotient ? b.CreateNeg(left) : llvm::ConstantInt::get(type, 0);
    otherwise = b.CreateSelect(minus_one, negated, otherwise);
  }
  llvm::Value* divisor = b.CreateSelect(odd, llvm::ConstantInt::get(type, 1), right);
  return b.CreateSelect(odd, otherwise, b.CreateBinOp(opcode, left, divisor));
}

// Shifts by more than the width: the result is zero, or the sign.
llvm::Value* Shifted(llvm::BinaryOperator& shift) {
  llvm::IRBuilder<> b(&shift);
  llvm::Type* type = shift.getType();
  llvm::Constant* last = llvm::ConstantInt::get(type, type->getScalarSizeInBits() - 1);
  llvm::Value* by = shift.getOperand(1);
  llvm::Value* within = b.CreateICmpULE(by, last);
  llvm::Value* shifted = b.CreateBinOp(shift.getOpcode(), shift.getOperand(0), b.CreateSelect(within, by, last));
  if (shift.getOpcode() == llvm::Instruction::AShr) return shifted;
  return b.CreateSelect(within, shifted, llvm::ConstantInt::get(type, 0));
}

llvm::Value* Converted(llvm::CastInst& cast) {
  llvm::IRBuilder<> b(&cast);
  const auto id =
      cast.getOpcode() == llvm::Instruction::FPToSI ? llvm::Intrinsic::fptosi_sat : llvm::Intrinsic::fptoui_sat;
  return b.CreateIntrinsic(id, {cast.getType(), cast.getSrcTy()}, {cast.getOperand(0)});
}

llvm::Value* Defined(llvm::Instruction& instruction) {
  switch (instruction.getOpcode()) {
    case llvm::Instruction::SDiv:
    case llvm::Instruction::UDiv:
    case llvm::Instruction::SRem:
    case llvm::Instruction::URem:
      if (IsNonZero(*instruction.getOperand(1))) return nullptr;
      return Divided(llvm::cast<llvm::BinaryOperator>(instruction));
    case llvm::Instruction::Shl:
    case llvm::Instruction::LShr:
    case llvm::Instruction::AShr:
      if (llvm::isa<llvm::Constant>(instruction.getOperand(1))) return nullptr;
      return Shifted(llvm::cast<llvm::BinaryOperator>(instruction));
    case llvm::Instruction::FPToSI:
    case llvm::Instruction::FPToUI:
      return Converted(llvm::cast<llvm::CastInst>(instruction));
    default:
      return nullptr;
  }
}

bool MayContract(const llvm::Value* value, unsigned opcode) {
  const auto* instruction = llvm::dyn_cast<llvm::Instruction>(value);
  return instruction != nullptr && instruction->getOpcode() == opcode && instruction->hasAllowContract();
}

// Null if the sum stays unchanged.
llvm::Value* Contracted(llvm::BinaryOperator& sum) {
  llvm::Value* left = sum.getOperand(0);
  llvm::Value* right = sum.getOperand(1);
  const bool minus = sum.getOpcode() == llvm::Instruction::FSub;
  const bool product_left = MayContract(left, llvm::Instruction::FMul) && left->hasOneUse();
  const bool product_right = MayContract(right, llvm::Instruction::FMul) && right->hasOneUse();
  if (!product_left && !product_right) return nullptr;
  auto& product = *llvm::cast<llvm::Instruction>(product_left ? left : right);
  llvm::IRBuilder<> b(&sum);
  llvm::Value* first = product.getOperand(0);
  llvm::Value* other = product_left ? right : left;
  if (minus && product_left) other = b.CreateFNeg(other);
  if (minus && !product_left) first = b.CreateFNeg(first);
  return b.CreateIntrinsic(llvm::Intrinsic::fma, {sum.getType()}, {first, product.getOperand(1), other});
}

}  // namespace

void DefineArithmetic(llvm::Module& module) {
  for (llvm::Function& function : module) {
    std::vector<llvm::Instruction*> all;
    for (llvm::Instruction& instruction : llvm::instructions(function)) all.push_back(&instruction);
    for (llvm::Instruction* instruction : all) {
      if (instruction->getType()->isVectorTy()) continue;
      llvm::Value* defined = Defined(*instruction);
      if (defined == nullptr) continue;
      instruction->replaceAllUsesWith(defined);
      instruction->eraseFromParent();
    }
  }
}

void ContractProducts(llvm::Module& module) {
  for (llvm::Function& function : module) {
    std::vector<llvm::BinaryOperator*> sums;
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      if (MayContract(&instruction, llvm::Instruction::FAdd) || MayContract(&instruction, llvm::Instruction::FSub))
        sums.push_back(llvm::cast<llvm::BinaryOperator>(&instruction));
    }
    for (llvm::BinaryOperator* sum : sums) {
      llvm::Value* contracted = Contracted(*sum);
      if (contracted == nullptr) continue;
      std::vector<llvm::Instruction*> products;
      for (llvm::Value* operand : sum->operands()) {
        if (auto* product = llvm::dyn_cast<llvm::Instruction>(operand)) products.push_back(product);
      }
      sum->replaceAllUsesWith(contracted);
      sum->eraseFromParent();
      for (llvm::Instruction* product : products) {
        if (product->use_empty() && product->getOpcode() == llvm::Instruction::FMul) product->eraseFromParent();
      }
    }
  }
}

}  // namespace assay::simt
