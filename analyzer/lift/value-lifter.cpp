// Instructions to expressions.
#include "analyzer/lift/value-lifter.h"

#include <fmt/format.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>
#include <llvm/IR/PatternMatch.h>

#include <bit>

#include "analyzer/lift/launch-value.h"
#include "analyzer/lift/unset-values.h"

namespace assay {
namespace {

bool IsBool(const llvm::Value* value) { return value->getType()->isIntegerTy(1); }

unsigned WidthOf(const llvm::Value* value) {
  return value->getType()->isIntegerTy() ? value->getType()->getIntegerBitWidth() : 0;
}

// Addresses in existing memory.
bool NeverNull(const llvm::Value* pointer) {
  const llvm::Value* base = llvm::getUnderlyingObject(pointer);
  if (const auto* argument = llvm::dyn_cast<llvm::Argument>(base)) return argument->hasNonNullAttr();
  if (const auto* call = llvm::dyn_cast<llvm::CallInst>(base)) return call->isReturnNonNull();
  return llvm::isa<llvm::AllocaInst, llvm::GlobalVariable>(base);
}

}  // namespace

Expr ValueLifter::Signed(llvm::Value* value) {
  if (IsBool(value)) return pool_.Sub(pool_.Const(0), Raw(value));
  return pool_.WrapSigned(Raw(value), WidthOf(value));
}

Expr ValueLifter::Unsigned(llvm::Value* value) {
  return IsBool(value) ? Raw(value) : pool_.WrapUnsigned(Raw(value), WidthOf(value));
}

Expr ValueLifter::Raw(llvm::Value* value) {
  if (auto found = values_.find(value); found != values_.end()) return found->second;
  const Expr lifted = Lift(value);
  values_.emplace(value, lifted);
  return lifted;
}

int ValueLifter::LocationOf(const llvm::Instruction* at) const {
  for (; at; at = at->getPrevNode()) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(at);
    const llvm::Function* callee = call ? call->getCalledFunction() : nullptr;
    if (!callee) continue;
    const auto* row = semantics().Find(std::string_view(callee->getName()));
    if (!row || row->effect != lift::Effect::kLocation) continue;
    const auto* index = llvm::dyn_cast<llvm::ConstantInt>(call->getArgOperand(0));
    if (!index || index->getZExtValue() >= out_.places.size()) return -1;
    return static_cast<int>(index->getZExtValue());
  }
  return -1;
}

Expr ValueLifter::Approximate(const std::string& what, unsigned width, const llvm::Instruction* at) {
  width = width == 0 || width > 64 ? 64 : width;
  const WideInt half = static_cast<WideInt>(1) << (width - 1);
  const ExprRange range = width == 1 ? ExprRange{0, 1} : ExprRange{-half, half - 1};
  const Expr symbol =
      pool_.NewSymbol(fmt::format("unknown{}", out_.approximations.size()), SymbolRole::kApproximation, range);
  out_.approximations.push_back({what, LocationOf(at), true, static_cast<SymbolId>(symbol->value), false});
  return symbol;
}

Expr ValueLifter::Lift(llvm::Value* value) {
  if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value)) {
    if (IsBool(value)) return pool_.Const(constant->isZero() ? 0 : 1);
    if (constant->getBitWidth() <= 64) return pool_.Const(constant->getSExtValue());
  }
  if (auto* instruction = llvm::dyn_cast<llvm::Instruction>(value)) {
    if (value->getType()->isIntegerTy()) return LiftInstruction(instruction);
    return Approximate("a value that is not an integer", WidthOf(value), instruction);
  }
  if (llvm::isa<llvm::Argument>(value)) return Approximate("a scalar argument of the kernel", WidthOf(value), nullptr);
  return Approximate("a value without a definition", WidthOf(value), nullptr);
}

Expr ValueLifter::LiftInstruction(llvm::Instruction* instruction) {
  if (auto* op = llvm::dyn_cast<llvm::BinaryOperator>(instruction)) return LiftBinary(op);
  if (auto* compare = llvm::dyn_cast<llvm::ICmpInst>(instruction)) return LiftCompare(compare);
  if (auto* cast = llvm::dyn_cast<llvm::CastInst>(instruction)) return LiftCast(cast);
  if (auto* phi = llvm::dyn_cast<llvm::PHINode>(instruction)) return LiftPhi(phi);
  if (auto* call = llvm::dyn_cast<llvm::CallInst>(instruction)) return LiftCall(call);
  if (auto* select = llvm::dyn_cast<llvm::SelectInst>(instruction)) {
    return pool_.Select(Raw(select->getCondition()), Raw(select->getTrueValue()), Raw(select->getFalseValue()));
  }
  if (auto* freeze = llvm::dyn_cast<llvm::FreezeInst>(instruction)) return Raw(freeze->getOperand(0));
  const unsigned width = WidthOf(instruction);
  if (auto* load = llvm::dyn_cast<llvm::LoadInst>(instruction)) return LiftLoad(load);
  if (llvm::isa<llvm::FCmpInst>(instruction)) return Approximate("a comparison of floats", width, instruction);
  return Approximate(fmt::format("the operation `{}`", instruction->getOpcodeName()), width, instruction);
}

Expr ValueLifter::LiftBinary(llvm::BinaryOperator* op) {
  llvm::Value* a = op->getOperand(0);
  llvm::Value* b = op->getOperand(1);
  const bool is_bool = IsBool(op);
  switch (op->getOpcode()) {
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
      if (is_bool) return pool_.Ne(Raw(a), Raw(b));
      return op->getOpcode() == llvm::Instruction::Add ? pool_.Add(Raw(a), Raw(b)) : pool_.Sub(Raw(a), Raw(b));
    case llvm::Instruction::Mul:
      return is_bool ? pool_.And(Raw(a), Raw(b)) : pool_.Mul(Raw(a), Raw(b));
    case llvm::Instruction::UDiv:
      return pool_.Div(Unsigned(a), Unsigned(b));
    case llvm::Instruction::URem:
      return pool_.Rem(Unsigned(a), Unsigned(b));
    case llvm::Instruction::SDiv:
      return pool_.Div(Signed(a), Signed(b));
    case llvm::Instruction::SRem:
      return pool_.Rem(Signed(a), Signed(b));
    case llvm::Instruction::Shl:
    case llvm::Instruction::LShr:
    case llvm::Instruction::AShr:
      return LiftShift(op);
    case llvm::Instruction::And:
    case llvm::Instruction::Or:
    case llvm::Instruction::Xor:
      return LiftBits(op);
    default:
      return Approximate("floating-point arithmetic", WidthOf(op), op);
  }
}

Expr ValueLifter::LiftShift(llvm::BinaryOperator* op) {
  const auto* amount = llvm::dyn_cast<llvm::ConstantInt>(op->getOperand(1));
  if (!amount || amount->getZExtValue() >= WidthOf(op)) {
    return Approximate("a shift by a variable amount", WidthOf(op), op);
  }
  const WideInt scale = static_cast<WideInt>(1) << amount->getZExtValue();
  llvm::Value* a = op->getOperand(0);
  if (op->getOpcode() == llvm::Instruction::Shl) return pool_.Mul(Raw(a), pool_.Const(scale));
  if (op->getOpcode() == llvm::Instruction::LShr) return pool_.Div(Unsigned(a), pool_.Const(scale));
  const Expr x = Signed(a);
  const Expr exact = pool_.Div(x, pool_.Const(scale));
  if (pool_.Mul(exact, pool_.Const(scale)) == x) return exact;
  const Expr up = pool_.Div(pool_.Add(pool_.Sub(pool_.Const(0), x), pool_.Const(scale - 1)), pool_.Const(scale));
  return pool_.Select(pool_.Le(pool_.Const(0), x), pool_.Div(x, pool_.Const(scale)), pool_.Sub(pool_.Const(0), up));
}

// A mask is a remainder: it acts as a wrap to fewer bits only if the number itself may have wrapped.
Expr ValueLifter::LowBits(llvm::Value* value, unsigned bits) {
  const Expr number = Unsigned(value);
  if (number->kind == ExprKind::kWrapUnsigned) return pool_.WrapUnsigned(Raw(value), bits);
  return pool_.Rem(number, pool_.Const(static_cast<WideInt>(1) << bits));
}

Expr ValueLifter::LiftBits(llvm::BinaryOperator* op) {
  llvm::Value* a = op->getOperand(0);
  llvm::Value* b = op->getOperand(1);
  const auto opcode = op->getOpcode();
  if (IsBool(op)) {
    if (opcode == llvm::Instruction::And) return pool_.And(Raw(a), Raw(b));
    if (opcode == llvm::Instruction::Or) return pool_.Or(Raw(a), Raw(b));
    return pool_.Ne(Raw(a), Raw(b));
  }
  const auto* mask = llvm::dyn_cast<llvm::ConstantInt>(b);
  const unsigned width = WidthOf(op);
  if (mask && width <= 64 && opcode == llvm::Instruction::And) {
    const std::uint64_t bits = mask->getZExtValue();
    const unsigned low = bits == 0 ? 0 : static_cast<unsigned>(std::countr_zero(bits));
    const std::uint64_t shifted = bits >> low;
    if (bits != 0 && (shifted & (shifted + 1)) == 0) {
      const unsigned high = low + static_cast<unsigned>(std::popcount(bits));
      const Expr top = high >= width ? Raw(a) : LowBits(a, high);
      return low == 0 ? top : pool_.Sub(top, LowBits(a, low));
    }
  }
  if (opcode == llvm::Instruction::Or && llvm::cast<llvm::PossiblyDisjointInst>(op)->isDisjoint()) {
    return pool_.Add(Raw(a), Raw(b));
  }
  if (mask && mask->isMinusOne() && opcode == llvm::Instruction::Xor) return pool_.Sub(pool_.Const(-1), Raw(a));
  return Approximate("a bit operation", width, op);
}

Expr ValueLifter::LiftCompare(llvm::ICmpInst* compare) {
  llvm::Value* a = compare->getOperand(0);
  llvm::Value* b = compare->getOperand(1);
  if (!a->getType()->isIntegerTy()) {
    const bool of_memory = compare->isEquality() && llvm::isa<llvm::ConstantPointerNull>(b) && NeverNull(a);
    if (of_memory) return compare->getPredicate() == llvm::CmpInst::ICMP_EQ ? pool_.False() : pool_.True();
    return Approximate("a comparison of pointers", 1, compare);
  }
  using P = llvm::CmpInst::Predicate;
  const P predicate = compare->getPredicate();
  if (compare->isEquality()) {
    const Expr equal = IsBool(a) ? pool_.Eq(Raw(a), Raw(b))
                                 : pool_.Eq(pool_.WrapSigned(pool_.Sub(Raw(a), Raw(b)), WidthOf(a)), pool_.Const(0));
    return predicate == P::ICMP_EQ ? equal : pool_.Not(equal);
  }
  const Expr x = compare->isSigned() ? Signed(a) : Unsigned(a);
  const Expr y = compare->isSigned() ? Signed(b) : Unsigned(b);
  switch (llvm::CmpInst::getUnsignedPredicate(compare->isSigned() ? predicate
                                                                  : llvm::CmpInst::getSignedPredicate(predicate))) {
    case P::ICMP_ULT:
      return pool_.Lt(x, y);
    case P::ICMP_ULE:
      return pool_.Le(x, y);
    case P::ICMP_UGT:
      return pool_.Lt(y, x);
    default:
      return pool_.Le(y, x);
  }
}

Expr ValueLifter::LiftCast(llvm::CastInst* cast) {
  llvm::Value* from = cast->getOperand(0);
  switch (cast->getOpcode()) {
    case llvm::Instruction::ZExt:
      return Unsigned(from);
    case llvm::Instruction::SExt:
      return Signed(from);
    case llvm::Instruction::Trunc:
      return IsBool(cast) ? pool_.WrapUnsigned(Raw(from), 1) : Raw(from);
    case llvm::Instruction::PtrToInt:
      return Approximate("a pointer used as a number", WidthOf(cast), cast);
    case llvm::Instruction::FPToSI:
    case llvm::Instruction::FPToUI:
      return Approximate("a float used as a number", WidthOf(cast), cast);
    default:
      return Approximate("a conversion", WidthOf(cast), cast);
  }
}

Expr ValueLifter::LiftCall(llvm::CallInst* call) {
  const unsigned width = WidthOf(call);
  llvm::Function* callee = call->getCalledFunction();
  if (!callee) return Approximate("the result of an indirect call", width, call);
  if (callee->isIntrinsic()) {
    auto arg = [&](unsigned i) { return call->getArgOperand(i); };
    switch (callee->getIntrinsicID()) {
      case llvm::Intrinsic::umin:
        return pool_.Min(Unsigned(arg(0)), Unsigned(arg(1)));
      case llvm::Intrinsic::umax:
        return pool_.Max(Unsigned(arg(0)), Unsigned(arg(1)));
      case llvm::Intrinsic::smin:
        return pool_.Min(Signed(arg(0)), Signed(arg(1)));
      case llvm::Intrinsic::smax:
        return pool_.Max(Signed(arg(0)), Signed(arg(1)));
      case llvm::Intrinsic::abs:
        return pool_.Max(Signed(arg(0)), pool_.Sub(pool_.Const(0), Signed(arg(0))));
      case llvm::Intrinsic::usub_sat:
        return pool_.Max(pool_.Sub(Unsigned(arg(0)), Unsigned(arg(1))), pool_.Const(0));
      default:
        return Approximate("the result of a compiler intrinsic", width, call);
    }
  }
  if (IsUnset(*call)) return Approximate("an uninitialised value", width, call);
  if (callee->getName().starts_with(kLaunchPrefix)) return LiftLaunchValue(call);
  const auto* row = semantics().Find(std::string_view(callee->getName()));
  if (row && row->effect == lift::Effect::kCoreIndex) {
    const auto axis = static_cast<std::size_t>(row->axis);
    return axis < axes_.size() ? axes_[axis] : pool_.Const(0);
  }
  if (row) return Approximate(fmt::format("the result of a {}", row->text), width, call);
  return Approximate(fmt::format("the result of `{}`", callee->getName().str()), width, call);
}

// A value of the launch that differs between inputs; Specialise names it.
Expr ValueLifter::LiftLaunchValue(llvm::CallInst* call) {
  const LaunchValueName name = ReadLaunchValueName(call->getCalledFunction()->getName());
  if (name.is_core_count) return launch_.symbolic->block_dim;
  const auto& field = launch_.symbolic->fields[name.field];
  if (field.value) return field.value;
  return Approximate(field.why_unknown.empty() ? "tiling data without an expression" : field.why_unknown, WidthOf(call),
                     call);
}

Expr ValueLifter::LiftPhi(llvm::PHINode* phi) {
  if (IsLoopHeaderPhi(phi)) return LiftHeaderPhi(phi);
  if (IsLoopExitPhi(phi)) return LiftExitPhi(phi);
  const unsigned count = phi->getNumIncomingValues();
  Expr result = Raw(phi->getIncomingValue(count - 1));
  for (unsigned i = count - 1; i-- > 0;) {
    const Expr value = Raw(phi->getIncomingValue(i));
    if (value != result) result = pool_.Select(EdgeGuard(phi, i), value, result);
  }
  return result;
}

}  // namespace assay
