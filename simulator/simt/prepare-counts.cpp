// Inserts counting code: what each basic block executes by kind, and every access to memory that is not the thread's
// own.
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Module.h>

#include <array>
#include <vector>

#include "simulator/simt/passes.h"
#include "simulator/simt/work.h"

namespace assay::simt {
namespace {

constexpr std::string_view kOwnCalls = "assay_simt_";

bool IsOfLibrary(const llvm::Instruction& instruction) {
  const llvm::DILocation* at = instruction.getDebugLoc().get();
  return at != nullptr && at->getLine() == 0;
}

// The kind of an instruction; false if a device executes nothing for it. The library computes functions of floats in
// double: this models the device's own instructions and does not count as double arithmetic.
bool KindOf(const llvm::Instruction& instruction, Work& kind) {
  using llvm::Instruction;
  if (llvm::isa<llvm::PHINode, llvm::AllocaInst, llvm::DbgInfoIntrinsic, llvm::ReturnInst>(instruction)) return false;
  kind = Work::kOther;
  if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&instruction)) {
    if (const auto* intrinsic = llvm::dyn_cast<llvm::IntrinsicInst>(call)) {
      switch (intrinsic->getIntrinsicID()) {
        case llvm::Intrinsic::fma:
        case llvm::Intrinsic::fmuladd:
          kind = intrinsic->getType()->isDoubleTy() && !IsOfLibrary(*intrinsic) ? Work::kDouble : Work::kSingle;
          return true;
        case llvm::Intrinsic::sqrt:
          kind = Work::kSpecial;
          return true;
        case llvm::Intrinsic::lifetime_start:
        case llvm::Intrinsic::lifetime_end:
        case llvm::Intrinsic::assume:
          return false;
        default:
          return true;
      }
    }
    const llvm::Function* callee = call->getCalledFunction();
    if (callee != nullptr && callee->isDeclaration() && !callee->getName().starts_with(kOwnCalls))
      kind = Work::kSpecial;
    return true;
  }
  switch (instruction.getOpcode()) {
    case Instruction::FAdd:
    case Instruction::FSub:
    case Instruction::FMul:
    case Instruction::FNeg:
    case Instruction::FCmp:
      if (IsOfLibrary(instruction)) return true;
      kind = instruction.getOperand(0)->getType()->getScalarType()->isDoubleTy() ? Work::kDouble : Work::kSingle;
      return true;
    case Instruction::FDiv:
    case Instruction::FRem:
      kind = Work::kSpecial;
      return true;
    case Instruction::GetElementPtr:  // mostly part of the access that it is for
    case Instruction::BitCast:
    case Instruction::AddrSpaceCast:
    case Instruction::IntToPtr:
    case Instruction::PtrToInt:
    case Instruction::ZExt:
    case Instruction::SExt:
    case Instruction::Trunc:
    case Instruction::Load:  // what is counted as an access is counted there
    case Instruction::Store:
      return false;
    default:
      return true;
  }
}

}  // namespace

void CountWork(llvm::Module& module) {
  llvm::IRBuilder<> b(module.getContext());
  llvm::Type* i64 = b.getInt64Ty();
  llvm::Constant* work = module.getOrInsertGlobal("assay_simt_work", llvm::ArrayType::get(i64, kWorkKinds));
  for (llvm::Function& function : module) {
    for (llvm::BasicBlock& block : function) {
      std::array<std::uint64_t, kWorkKinds> counts{};
      for (const llvm::Instruction& instruction : block) {
        Work kind = Work::kOther;
        if (KindOf(instruction, kind)) ++counts[static_cast<std::size_t>(kind)];
      }
      b.SetInsertPoint(&*block.getFirstInsertionPt());
      for (std::size_t i = 0; i < kWorkKinds; ++i) {
        if (counts[i] == 0) continue;
        llvm::Value* at = b.CreateConstInBoundsGEP1_64(i64, work, i);
        b.CreateStore(b.CreateAdd(b.CreateLoad(i64, at), b.getInt64(counts[i])), at);
      }
    }
  }
}

// Runs after CheckAccesses: counts before each check.
void CountAccesses(llvm::Module& module) {
  llvm::IRBuilder<> b(module.getContext());
  llvm::FunctionCallee note = module.getOrInsertFunction("assay_simt_count_access", b.getVoidTy(), b.getPtrTy(),
                                                         b.getInt32Ty(), b.getInt32Ty(), b.getInt32Ty());
  for (llvm::Function& function : module) {
    std::vector<llvm::CallInst*> calls;
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      if (call != nullptr && call->getCalledFunction() != nullptr) calls.push_back(call);
    }
    for (llvm::CallInst* call : calls) {
      const llvm::StringRef name = call->getCalledFunction()->getName();
      b.SetInsertPoint(call);
      if (name == "assay_simt_read" || name == "assay_simt_write") {
        b.CreateCall(note, {call->getArgOperand(0), b.CreateAnd(call->getArgOperand(1), 0xffff), call->getArgOperand(2),
                            b.getInt32(name == "assay_simt_write" ? 1 : 0)});
      } else if (name == "assay_simt_copy") {
        llvm::Value* bytes = b.CreateTrunc(call->getArgOperand(2), b.getInt32Ty());
        b.CreateCall(note, {call->getArgOperand(1), bytes, call->getArgOperand(4), b.getInt32(0)});
        b.CreateCall(note, {call->getArgOperand(0), bytes, call->getArgOperand(4), b.getInt32(1)});
      } else if (name == "assay_simt_set") {
        b.CreateCall(note, {call->getArgOperand(0), b.CreateTrunc(call->getArgOperand(2), b.getInt32Ty()),
                            call->getArgOperand(4), b.getInt32(1)});
      }
    }
  }
}

}  // namespace assay::simt
