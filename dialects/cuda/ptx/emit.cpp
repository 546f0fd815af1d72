// What all instructions share: operands, registers, guards, and the statement's results.
#include "dialects/cuda/ptx/emit.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Module.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <algorithm>
#include <cctype>
#include <charconv>

namespace assay::cuda::ptx {

bool IsShared(const Instruction& one) { return Has(one, {"shared", "shared::cta"}); }

Emitter::Emitter(llvm::CallInst& call) : call_(call), b_(&call) {}

bool Emitter::Open(const std::vector<std::pair<std::string, std::string>>& registers) {
  const auto* text = llvm::cast<llvm::InlineAsm>(call_.getCalledOperand());
  const llvm::InlineAsm::ConstraintInfoVector constraints = text->ParseConstraints();
  llvm::Type* result = call_.getType();
  unsigned argument = 0;
  for (const llvm::InlineAsm::ConstraintInfo& one : constraints) {
    if (one.Type == llvm::InlineAsm::isClobber) continue;
    if (one.isIndirect || one.Type == llvm::InlineAsm::isLabel) return false;
    if (one.Type == llvm::InlineAsm::isOutput) {
      auto* parts = llvm::dyn_cast<llvm::StructType>(result);
      llvm::Type* type = parts == nullptr ? result : parts->getElementType(static_cast<unsigned>(outputs_));
      if (!type->isIntegerTy() && !type->isFloatingPointTy()) return false;
      slots_.push_back(llvm::Constant::getNullValue(type));
      ++outputs_;
      continue;
    }
    llvm::Value* value = call_.getArgOperand(argument++);
    if (value->getType()->isPointerTy()) value = b_.CreatePtrToInt(value, b_.getInt64Ty());
    if (!value->getType()->isIntegerTy() && !value->getType()->isFloatingPointTy()) return false;
    // An input that is an output, too.
    std::size_t output = outputs_;
    if (!one.Codes.empty() && std::isdigit(static_cast<unsigned char>(one.Codes[0][0])) != 0) {
      const std::string& digits = one.Codes[0];
      std::from_chars(digits.data(), digits.data() + digits.size(), output);
      if (output >= outputs_ || slots_[output]->getType() != value->getType()) return false;
      slots_[output] = value;
    }
    slots_.push_back(value);
  }
  for (const auto& [type, name] : registers) {
    llvm::Type* of = type == "pred" ? b_.getInt1Ty() : TypeOf(type);
    if (of == nullptr) return false;
    registers_[name] = llvm::Constant::getNullValue(of);
  }
  return true;
}

bool Emitter::All(const std::vector<Instruction>& instructions) {
  for (const Instruction& one : instructions) {
    guard_ = nullptr;
    if (one.guard) {
      guard_ = Read(*one.guard, b_.getInt1Ty());
      if (guard_ == nullptr) return false;
    }
    if (!Emit(one)) return false;
  }
  return true;
}

bool Emitter::Emit(const Instruction& one) {
  for (const auto group : {&Emitter::Arithmetic, &Emitter::Bitwise, &Emitter::Memory, &Emitter::Matrix}) {
    if (const std::optional<bool> done = (this->*group)(one)) return *done;
  }
  return false;
}

void Emitter::Close() {
  llvm::Type* type = call_.getType();
  if (!type->isVoidTy()) {
    llvm::Value* result = llvm::Constant::getNullValue(type);
    if (outputs_ == 1 && !type->isStructTy()) {
      result = slots_[0];
    } else if (type->isStructTy()) {
      b_.SetInsertPoint(&call_);
      for (unsigned i = 0; i < std::min<std::size_t>(outputs_, type->getStructNumElements()); ++i)
        result = b_.CreateInsertValue(result, slots_[i], i);
    }
    call_.replaceAllUsesWith(result);
  }
  call_.eraseFromParent();
}

llvm::Type* Emitter::TypeOf(std::string_view word) {
  if (word.size() < 2 || word.size() > 3) return nullptr;
  const std::string_view bits = word.substr(1);
  const bool real = word[0] == 'f';
  if (!real && word[0] != 'b' && word[0] != 'u' && word[0] != 's') return nullptr;
  if (bits == "32") return real ? b_.getFloatTy() : static_cast<llvm::Type*>(b_.getInt32Ty());
  if (bits == "64") return real ? b_.getDoubleTy() : static_cast<llvm::Type*>(b_.getInt64Ty());
  if (real) return nullptr;
  return bits == "16" ? b_.getInt16Ty() : bits == "8" ? b_.getInt8Ty() : nullptr;
}

llvm::Value* Emitter::As(llvm::Value* value, llvm::Type* type) {
  llvm::Type* from = value->getType();
  if (from == type) return value;
  if (type->isIntegerTy(1)) return b_.CreateICmpNE(As(value, b_.getInt32Ty()), b_.getInt32(0));
  const unsigned bits = from->getPrimitiveSizeInBits(), wanted = type->getPrimitiveSizeInBits();
  if (!from->isIntegerTy()) value = b_.CreateBitCast(value, b_.getIntNTy(bits));
  if (bits != wanted) value = b_.CreateZExtOrTrunc(value, b_.getIntNTy(wanted));
  return type->isIntegerTy() ? value : b_.CreateBitCast(value, type);
}

llvm::Value** Emitter::Slot(const Operand& operand) {
  if (operand.kind == Operand::Kind::kArgument)
    return operand.argument < slots_.size() ? &slots_[operand.argument] : nullptr;
  if (operand.kind != Operand::Kind::kName) return nullptr;
  const auto found = registers_.find(operand.name);
  return found == registers_.end() ? nullptr : &found->second;
}

// Null if it is no value.
llvm::Value* Emitter::Read(const Operand& operand, llvm::Type* type) {
  llvm::Value* value = nullptr;
  switch (operand.kind) {
    case Operand::Kind::kInteger:
      value = llvm::ConstantInt::get(b_.getInt64Ty(), operand.bits);
      break;
    case Operand::Kind::kFloat:
      value = llvm::ConstantInt::get(b_.getInt32Ty(), operand.bits);
      break;
    case Operand::Kind::kDouble:
      value = llvm::ConstantInt::get(b_.getInt64Ty(), operand.bits);
      break;
    default:
      if (operand.name == "%laneid") {
        value = Call("assay_ptx_laneid", b_.getInt32Ty(), {});
      } else if (llvm::Value** slot = Slot(operand)) {
        value = *slot;
      } else {
        return nullptr;
      }
  }
  value = As(value, type);
  return operand.negated ? b_.CreateNot(value) : value;
}

// Of an operand in brackets; shared addresses are 32 bits wide, or the lower half of 64.
llvm::Value* Emitter::Address(const Operand& operand, bool shared) {
  if (operand.kind != Operand::Kind::kAddress) return nullptr;
  llvm::Value* base = Read(operand.parts[0], shared ? b_.getInt32Ty() : static_cast<llvm::Type*>(b_.getInt64Ty()));
  if (base == nullptr) return nullptr;
  base = b_.CreateZExt(base, b_.getInt64Ty());
  llvm::Value* offset = b_.getInt64(operand.bits);
  if (operand.parts.size() > 1) {
    offset = Read(operand.parts[1], b_.getInt32Ty());
    if (offset == nullptr) return nullptr;
    offset = b_.CreateSExt(offset, b_.getInt64Ty());
  }
  base = b_.CreateAdd(base, offset);
  return shared ? Call("assay_simt_from_shared", b_.getPtrTy(), {base}) : b_.CreateIntToPtr(base, b_.getPtrTy());
}

bool Emitter::Write(const Operand& operand, llvm::Value* value) {
  if (operand.kind == Operand::Kind::kName && operand.name == "_") return true;
  if (operand.kind == Operand::Kind::kArgument && operand.argument >= outputs_) return false;
  llvm::Value** slot = Slot(operand);
  if (slot == nullptr) return false;
  value = As(value, (*slot)->getType());
  *slot = guard_ == nullptr ? value : b_.CreateSelect(guard_, value, *slot);
  return true;
}

llvm::Value* Emitter::Call(const char* name, llvm::Type* result, const Values& arguments) {
  std::vector<llvm::Type*> types;
  for (const llvm::Value* argument : arguments) types.push_back(argument->getType());
  auto* type = llvm::FunctionType::get(result, types, false);
  return b_.CreateCall(call_.getModule()->getOrInsertFunction(name, type), arguments);
}

void Emitter::Guarded(const std::function<void()>& effect) {
  if (guard_ == nullptr) return effect();
  b_.SetInsertPoint(llvm::SplitBlockAndInsertIfThen(guard_, &call_, false));
  b_.SetCurrentDebugLocation(call_.getDebugLoc());
  effect();
  b_.SetInsertPoint(&call_);
}

llvm::Value* Emitter::Buffer(unsigned words) {
  llvm::BasicBlock& entry = call_.getFunction()->getEntryBlock();
  llvm::IRBuilder<> at(&entry, entry.begin());
  return at.CreateAlloca(llvm::ArrayType::get(at.getInt32Ty(), words));
}
void Emitter::Put(llvm::Value* buffer, unsigned at, llvm::Value* value) {
  b_.CreateStore(As(value, b_.getInt32Ty()), b_.CreateConstInBoundsGEP1_32(b_.getInt32Ty(), buffer, at));
}
llvm::Value* Emitter::Get(llvm::Value* buffer, unsigned at) {
  return b_.CreateLoad(b_.getInt32Ty(), b_.CreateConstInBoundsGEP1_32(b_.getInt32Ty(), buffer, at));
}

}  // namespace assay::cuda::ptx
