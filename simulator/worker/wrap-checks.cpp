// Offsets into global memory that are computed in 32 bits and widened afterwards. Such an expression is computed again
// in 64 bits, with its leaves as signed and as unsigned numbers; if no reading gives the value that the kernel uses,
// it has wrapped.
#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/ADT/SmallVector.h>
#include <llvm/Analysis/ValueTracking.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/MDBuilder.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/PatternMatch.h>
#include <llvm/Support/MathExtras.h>
#include <llvm/Transforms/Utils/BasicBlockUtils.h>

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "simulator/worker/instrument.h"

namespace assay {
namespace {

constexpr int kDeepest = 6;  // of a narrow expression
constexpr unsigned kNarrow = 32;
constexpr std::uint64_t kLow = 0xffffffff;
constexpr unsigned kMostScale = 4;  // elements of up to 16 bytes
constexpr std::size_t kMost = 8;    // widened values looked at in one address

// Operations whose result wraps; everything else is a leaf.
bool CanWrap(const llvm::Value* value) {
  const auto* operation = llvm::dyn_cast<llvm::BinaryOperator>(value);
  if (operation == nullptr) return false;
  switch (operation->getOpcode()) {
    case llvm::Instruction::Add:
    case llvm::Instruction::Sub:
    case llvm::Instruction::Mul:
      return true;
    case llvm::Instruction::Shl:
      return llvm::isa<llvm::ConstantInt>(operation->getOperand(1));
    default:
      return false;
  }
}

// A value that lost its upper half: `used` holds the low 32 bits of an expression, times 2 to the `scale`. `root` is
// the expression itself, or, where the optimiser has moved the factor inwards, the product.
struct WidenedValue {
  llvm::Value* used;
  llvm::Value* root;
  bool is_signed;
  unsigned scale = 0;
  bool inwards = false;
};

llvm::Value* Leaf(llvm::IRBuilder<>& b, llvm::Value* value, bool is_signed) {
  llvm::Value* low = b.CreateTrunc(value, b.getInt32Ty());
  return is_signed ? b.CreateSExt(low, b.getInt64Ty()) : b.CreateZExt(low, b.getInt64Ty());
}

// How an expression is evaluated the second time.
struct Reading {
  bool is_signed;          // its leaves
  bool whole = false;      // added constants are unchanged
  bool shortened = false;  // found: a constant whose upper bits the optimiser may have dropped
};

// An added constant is signed in either reading: `x - 1` is an addition. Only the bits that reach the result count,
// and below a factor of 16 the optimiser writes `x + 0x0fffffff`.
std::int64_t Added(const llvm::ConstantInt& constant, unsigned scale, unsigned bits, Reading& reading) {
  const std::uint64_t number = constant.getZExtValue();
  const std::int64_t as_it_stands = static_cast<std::int32_t>(number >> scale);
  const std::int64_t as_signed = llvm::SignExtend64(number, bits) >> scale;
  reading.shortened |= as_signed != as_it_stands;
  return reading.whole ? as_it_stands : as_signed;
}

// The bits that a factor shifts out at the upper end.
unsigned BitsBelow(const llvm::BinaryOperator& operation, unsigned bits) {
  const auto* factor = llvm::dyn_cast<llvm::ConstantInt>(operation.getOperand(1));
  if (factor == nullptr) return bits;
  std::uint64_t lost = 0;
  if (operation.getOpcode() == llvm::Instruction::Shl) lost = factor->getZExtValue();
  if (operation.getOpcode() == llvm::Instruction::Mul) lost = factor->getValue().countr_zero();
  return lost < bits ? bits - static_cast<unsigned>(lost) : 1;
}

// The expression in 64 bits, of which the low `bits` are used; null if the factor of 2 to the `scale` is in a leaf.
llvm::Value* ExactlyWide(llvm::IRBuilder<>& b, llvm::Value* value, Reading& reading, unsigned scale, unsigned bits,
                         int depth) {
  if (depth == 0 || !CanWrap(value)) return scale == 0 ? Leaf(b, value, reading.is_signed) : nullptr;
  auto* operation = llvm::cast<llvm::BinaryOperator>(value);
  const bool sum = operation->getOpcode() == llvm::Instruction::Add || operation->getOpcode() == llvm::Instruction::Sub;
  llvm::Value* sides[2];
  for (unsigned i = 0; i < 2; ++i) {
    llvm::Value* of = operation->getOperand(i);
    if (const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(of)) {
      const std::uint64_t number = constant->getZExtValue();
      const auto low = static_cast<std::int32_t>(number >> scale);
      sides[i] = sum ? b.getInt64(static_cast<std::uint64_t>(Added(*constant, scale, bits, reading)) << scale)
                 : reading.is_signed && constant->getBitWidth() == kNarrow
                     ? b.getInt64(static_cast<std::uint64_t>(std::int64_t{low}))
                     : b.getInt64(number);
    } else {
      // The factor of a product is in its constant, or further inside.
      sides[i] = ExactlyWide(b, of, reading, sum ? scale : 0, BitsBelow(*operation, bits), depth - 1);
    }
    if (sides[i] == nullptr) return nullptr;
  }
  return b.CreateBinOp(operation->getOpcode(), sides[0], sides[1]);
}

// Widening as the front end emits it, and as the optimiser does for operands that were wide: `X & 0xffffffff`, `X <<
// 32 >> 32`, and the same with the element size multiplied in.
std::optional<WidenedValue> AsWidened(llvm::Value* value) {
  using namespace llvm::PatternMatch;
  llvm::Value* root = nullptr;
  std::uint64_t number = 0;
  if (!value->getType()->isIntegerTy(64)) return std::nullopt;
  if (match(value, m_SExt(m_Value(root))) || match(value, m_ZExt(m_Value(root)))) {
    if (!root->getType()->isIntegerTy(kNarrow) || !CanWrap(root)) return std::nullopt;
    return WidenedValue{value, root, llvm::isa<llvm::SExtInst>(value)};
  }
  if (match(value, m_And(m_Value(root), m_ConstantInt(number))) && CanWrap(root) && llvm::isShiftedMask_64(number)) {
    // The mask omits low bits that are zero anyway.
    const int top = std::bit_width(number) - static_cast<int>(kNarrow);
    if (top >= 0 && top <= static_cast<int>(kMostScale))
      return WidenedValue{value, root, false, static_cast<unsigned>(top), true};
  }
  if (match(value, m_AShr(m_Shl(m_Value(root), m_SpecificInt(kNarrow)), m_ConstantInt(number))) && CanWrap(root) &&
      number <= kNarrow && number + kMostScale >= kNarrow)
    return WidenedValue{value, root, true, kNarrow - static_cast<unsigned>(number)};
  return std::nullopt;
}

// WidenedValue values that an address is a sum of. Operands that a phi or a select may skip are not examined.
void FindWidened(llvm::Value* address, llvm::SmallVectorImpl<WidenedValue>& found) {
  llvm::SmallVector<llvm::Value*, 16> open{address};
  llvm::SmallPtrSet<llvm::Value*, 16> seen;
  while (!open.empty() && found.size() < kMost) {
    llvm::Value* value = open.pop_back_val();
    if (!seen.insert(value).second) continue;
    if (const std::optional<WidenedValue> widened = AsWidened(value)) {
      found.push_back(*widened);
    } else if (auto* cast = llvm::dyn_cast<llvm::CastInst>(value)) {
      const bool keeps = !llvm::isa<llvm::TruncInst>(cast) && !cast->getSrcTy()->isIntegerTy();
      if (keeps || llvm::isa<llvm::IntToPtrInst>(cast)) open.push_back(cast->getOperand(0));
    } else if (auto* step = llvm::dyn_cast<llvm::GetElementPtrInst>(value)) {
      for (llvm::Value* operand : step->operands()) open.push_back(operand);
    } else if (CanWrap(value)) {
      for (llvm::Value* operand : llvm::cast<llvm::BinaryOperator>(value)->operands()) open.push_back(operand);
    }
  }
}

bool PlainlyOwn(const llvm::Value* pointer) {
  const llvm::Value* base = llvm::getUnderlyingObject(pointer, 0);
  return llvm::isa<llvm::AllocaInst>(base) || llvm::isa<llvm::GlobalValue>(base);
}

void Check(llvm::CallInst* call, const WidenedValue& widened, llvm::FunctionCallee note) {
  llvm::IRBuilder<> b(call);
  const unsigned inwards = widened.inwards ? widened.scale : 0;
  const auto read = [&](Reading& reading) {
    llvm::Value* exact = ExactlyWide(b, widened.root, reading, inwards, kNarrow + inwards, kDeepest);
    return exact == nullptr || widened.inwards ? exact : b.CreateShl(exact, widened.scale);
  };
  const auto differs = [&](llvm::Value* exact) {
    if (!widened.inwards) return b.CreateICmpNE(exact, widened.used);
    return b.CreateICmpNE(exact, b.CreateAnd(exact, kLow << widened.scale | ((1u << widened.scale) - 1)));
  };
  llvm::Value* wrapped = b.getTrue();
  llvm::Value* told = nullptr;
  for (const bool is_signed : {true, false}) {
    Reading reading{.is_signed = is_signed};
    llvm::Value* exact = read(reading);
    if (exact == nullptr) return;
    wrapped = b.CreateAnd(wrapped, differs(exact));
    if (is_signed == widened.is_signed) told = exact;
    if (!reading.shortened) continue;
    reading.whole = true;
    wrapped = b.CreateAnd(wrapped, differs(read(reading)));
  }
  if (llvm::isa<llvm::Constant>(wrapped)) return;
  llvm::MDNode* rare = llvm::MDBuilder(call->getContext()).createBranchWeights(1, 1 << 20);
  llvm::Instruction* then = llvm::SplitBlockAndInsertIfThen(wrapped, call->getIterator(), false, rare);
  llvm::IRBuilder<> tell(then);
  const auto elements = [&](llvm::Value* bytes) { return tell.CreateAShr(bytes, widened.scale); };
  tell.CreateCall(note, {elements(told), elements(widened.used)});
}

}  // namespace

void InsertWrapChecks(llvm::Module& module) {
  llvm::LLVMContext& context = module.getContext();
  llvm::Type* i64 = llvm::Type::getInt64Ty(context);
  llvm::FunctionCallee note =
      module.getOrInsertFunction("assay_wrapped_offset", llvm::Type::getVoidTy(context), i64, i64);
  for (llvm::Function& function : module) {
    std::vector<llvm::CallInst*> calls;
    for (llvm::Instruction& instruction : llvm::instructions(function)) {
      auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      const llvm::Function* callee = call != nullptr ? call->getCalledFunction() : nullptr;
      if (callee != nullptr && callee->isDeclaration() && callee->getName().starts_with("assay_"))
        calls.push_back(call);
    }
    for (llvm::CallInst* call : calls) {
      llvm::SmallVector<WidenedValue, kMost> found;
      for (llvm::Value* argument : call->args()) {
        if (argument->getType()->isPointerTy() && !PlainlyOwn(argument)) FindWidened(argument, found);
      }
      for (const WidenedValue& widened : found) Check(call, widened, note);
    }
  }
}

}  // namespace assay
