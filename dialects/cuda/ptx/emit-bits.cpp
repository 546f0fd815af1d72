// Bits: logic, shifts, and choices of bytes.
#include <llvm/IR/Constants.h>

#include "dialects/cuda/ptx/emit.h"

namespace assay::cuda::ptx {

std::optional<bool> Emitter::Bitwise(const Instruction& one) {
  const std::string& what = one.words[0];
  const bool logic = what == "and" || what == "or" || what == "xor", shift = what == "shl" || what == "shr";
  if (!logic && !shift && what != "not" && what != "prmt" && what != "lop3") return std::nullopt;
  const auto& operands = one.operands;
  llvm::Type* type = one.words.back() == "pred" ? b_.getInt1Ty() : TypeOf(one.words.back());
  if (type == nullptr || !type->isIntegerTy() || operands.size() < 2) return false;
  const std::size_t sources = what == "not" ? 1 : what == "prmt" ? 3 : what == "lop3" ? 4 : 2;
  if (operands.size() != sources + 1 || (sources > 2 && (one.words.size() != 2 || !type->isIntegerTy(32))))
    return false;
  Values from;
  for (std::size_t i = 1; i <= sources; ++i) {
    from.push_back(Read(operands[i], shift && i == 2 ? b_.getInt32Ty() : type));
    if (from.back() == nullptr) return false;
  }
  llvm::Value* value = nullptr;
  if (what == "not") {
    value = b_.CreateNot(from[0]);
  } else if (logic) {
    value = what == "and"  ? b_.CreateAnd(from[0], from[1])
            : what == "or" ? b_.CreateOr(from[0], from[1])
                           : b_.CreateXor(from[0], from[1]);
  } else if (shift) {
    // By more than there are bits: all of them are gone.
    const unsigned bits = type->getIntegerBitWidth();
    const bool has_sign = what == "shr" && one.words.back()[0] == 's';
    llvm::Value* many = b_.CreateICmpUGE(from[1], b_.getInt32(bits));
    llvm::Value* by = b_.CreateSelect(many, b_.getInt32(has_sign ? bits - 1 : 0), from[1]);
    by = b_.CreateZExtOrTrunc(by, type);
    value = what == "shl" ? b_.CreateShl(from[0], by)
            : has_sign    ? b_.CreateAShr(from[0], by)
                          : b_.CreateLShr(from[0], by);
    if (!has_sign) value = b_.CreateSelect(many, llvm::Constant::getNullValue(type), value);
  } else if (what == "prmt") {
    llvm::Value* both =
        b_.CreateOr(b_.CreateZExt(from[0], b_.getInt64Ty()), b_.CreateShl(b_.CreateZExt(from[1], b_.getInt64Ty()), 32));
    value = b_.getInt32(0);
    for (unsigned i = 0; i < 4; ++i) {
      llvm::Value* chosen = b_.CreateAnd(b_.CreateLShr(from[2], 4 * i), 15);
      llvm::Value* at = b_.CreateZExt(b_.CreateShl(b_.CreateAnd(chosen, 7), 3), b_.getInt64Ty());
      llvm::Value* byte = b_.CreateTrunc(b_.CreateLShr(both, at), b_.getInt8Ty());
      // The eighth bit asks for copies of the sign.
      byte = b_.CreateSelect(b_.CreateICmpUGE(chosen, b_.getInt32(8)), b_.CreateAShr(byte, 7), byte);
      value = b_.CreateOr(value, b_.CreateShl(b_.CreateZExt(byte, b_.getInt32Ty()), 8 * i));
    }
  } else {
    const auto* table = llvm::dyn_cast<llvm::ConstantInt>(from[3]);
    if (table == nullptr) return false;
    value = b_.getInt32(0);
    for (unsigned i = 0; i < 8; ++i) {
      if ((table->getZExtValue() >> i & 1) == 0) continue;
      llvm::Value* all = b_.getInt32(~0u);
      for (unsigned j = 0; j < 3; ++j)
        all = b_.CreateAnd(all, (i >> (2 - j) & 1) != 0 ? from[j] : b_.CreateNot(from[j]));
      value = b_.CreateOr(value, all);
    }
  }
  return Write(operands[0], value);
}

}  // namespace assay::cuda::ptx
