// Arithmetic, comparison, conversion and moves. Denormal numbers are kept where .ftz would flush them.
#include <llvm/IR/Constants.h>
#include <llvm/IR/Intrinsics.h>

#include <array>

#include "dialects/cuda/ptx/emit.h"

namespace assay::cuda::ptx {
namespace {

using Binary = llvm::Instruction::BinaryOps;

struct Approximation {
  std::string_view word;
  const char* function;
};
constexpr std::array<Approximation, 8> kApproximations = {{{"ex2", "assay_ptx_ex2"},
                                                           {"lg2", "assay_ptx_lg2"},
                                                           {"rcp", "assay_ptx_rcp"},
                                                           {"rsqrt", "assay_ptx_rsqrt"},
                                                           {"sqrt", "assay_ptx_sqrt"},
                                                           {"sin", "assay_ptx_sin"},
                                                           {"cos", "assay_ptx_cos"},
                                                           {"tanh", "assay_ptx_tanh"}}};

// Other than to the nearest, or with saturation.
bool RoundsOtherwise(const Instruction& one) { return Has(one, {"rz", "rm", "rp", "rna", "sat", "relu", "satfinite"}); }

}  // namespace

std::optional<bool> Emitter::Arithmetic(const Instruction& one) {
  const std::string& what = one.words[0];
  if (what == "mov") return Move(one);
  if (what == "setp") return Compare(one);
  if (what == "cvt" || what == "cvta") return Convert(one);
  const auto& operands = one.operands;
  llvm::Type* type = TypeOf(one.words.back());
  for (const Approximation& of : kApproximations) {
    if (what != of.word) continue;
    if (!Has(one, {"approx"}) || type == nullptr || !type->isFloatTy() || operands.size() != 2) return false;
    llvm::Value* x = Read(operands[1], type);
    return x != nullptr && Write(operands[0], Call(of.function, type, {x}));
  }
  const bool product = what == "mul" || what == "mad" || what == "fma";
  if (!product && what != "add" && what != "sub" && what != "min" && what != "max" && what != "neg" && what != "abs" &&
      what != "selp")
    return std::nullopt;
  if (type == nullptr || RoundsOtherwise(one) || Has(one, {"hi", "cc"})) return false;
  const std::size_t sources = what == "neg" || what == "abs"                     ? 1
                              : what == "mad" || what == "fma" || what == "selp" ? 3
                                                                                 : 2;
  if (operands.size() != sources + 1) return false;
  const bool real = type->isFloatingPointTy(), has_sign = one.words.back()[0] == 's', wide = Has(one, {"wide"});
  if (product && !real && !wide && !Has(one, {"lo"})) return false;
  Values from;
  for (std::size_t i = 1; i <= sources; ++i) {
    llvm::Type* wanted = what == "selp" && i == 3 ? b_.getInt1Ty() : type;
    if (wide && i == 3) wanted = b_.getIntNTy(2 * type->getIntegerBitWidth());
    from.push_back(Read(operands[i], wanted));
    if (from.back() == nullptr) return false;
  }
  if (wide) {
    if (real) return false;
    llvm::Type* twice = b_.getIntNTy(2 * type->getIntegerBitWidth());
    for (std::size_t i = 0; i < 2; ++i)
      from[i] = has_sign ? b_.CreateSExt(from[i], twice) : b_.CreateZExt(from[i], twice);
  }
  llvm::Value* value = nullptr;
  if (what == "selp") {
    value = b_.CreateSelect(from[2], from[0], from[1]);
  } else if (what == "neg") {
    value = real ? b_.CreateFNeg(from[0]) : b_.CreateNeg(from[0]);
  } else if (what == "abs") {
    value = real ? b_.CreateUnaryIntrinsic(llvm::Intrinsic::fabs, from[0])
                 : b_.CreateBinaryIntrinsic(llvm::Intrinsic::abs, from[0], b_.getFalse());
  } else if (what == "min" || what == "max") {
    const bool least = what == "min";
    const llvm::Intrinsic::ID id = real       ? (least ? llvm::Intrinsic::minnum : llvm::Intrinsic::maxnum)
                                   : has_sign ? (least ? llvm::Intrinsic::smin : llvm::Intrinsic::smax)
                                              : (least ? llvm::Intrinsic::umin : llvm::Intrinsic::umax);
    value = b_.CreateBinaryIntrinsic(id, from[0], from[1]);
  } else if (real && sources == 3) {
    value = b_.CreateIntrinsic(llvm::Intrinsic::fma, {type}, from);
  } else {
    const Binary op = what == "add"   ? (real ? Binary::FAdd : Binary::Add)
                      : what == "sub" ? (real ? Binary::FSub : Binary::Sub)
                                      : (real ? Binary::FMul : Binary::Mul);
    value = b_.CreateBinOp(op, from[0], from[1]);
    if (sources == 3) value = b_.CreateAdd(value, from[2]);
  }
  return Write(operands[0], value);
}

// Also {lo, hi} to one register, and back.
bool Emitter::Move(const Instruction& one) {
  llvm::Type* type = one.words.back() == "pred" ? b_.getInt1Ty() : TypeOf(one.words.back());
  if (type == nullptr || one.operands.size() != 2) return false;
  const Operand &to = one.operands[0], &from = one.operands[1];
  const auto part_of = [&](const Operand& vector) -> llvm::Type* {
    const unsigned bits = type->getPrimitiveSizeInBits();
    const auto count = static_cast<unsigned>(vector.parts.size());
    return count > 0 && bits % count == 0 && bits / count >= 8 ? b_.getIntNTy(bits / count) : nullptr;
  };
  if (from.kind == Operand::Kind::kVector) {
    llvm::Type* part = part_of(from);
    if (part == nullptr) return false;
    llvm::Type* whole = b_.getIntNTy(type->getPrimitiveSizeInBits());
    llvm::Value* value = llvm::Constant::getNullValue(whole);
    for (std::size_t i = 0; i < from.parts.size(); ++i) {
      llvm::Value* piece = Read(from.parts[i], part);
      if (piece == nullptr) return false;
      value = b_.CreateOr(value, b_.CreateShl(b_.CreateZExt(piece, whole), i * part->getIntegerBitWidth()));
    }
    return Write(to, value);
  }
  llvm::Value* value = Read(from, type);
  if (value == nullptr) return false;
  if (to.kind != Operand::Kind::kVector) return Write(to, value);
  llvm::Type* part = part_of(to);
  if (part == nullptr) return false;
  value = As(value, b_.getIntNTy(type->getPrimitiveSizeInBits()));
  for (std::size_t i = 0; i < to.parts.size(); ++i) {
    if (!Write(to.parts[i], b_.CreateTrunc(b_.CreateLShr(value, i * part->getIntegerBitWidth()), part))) return false;
  }
  return true;
}

// setp.gt.f32 p, a, b
bool Emitter::Compare(const Instruction& one) {
  using P = llvm::CmpInst::Predicate;
  if (one.operands.size() != 3 || one.words.size() < 3 || one.words.size() > 4) return false;
  if (one.words.size() == 4 && one.words[2] != "ftz") return false;
  llvm::Type* type = TypeOf(one.words.back());
  if (type == nullptr) return false;
  llvm::Value *a = Read(one.operands[1], type), *b = Read(one.operands[2], type);
  if (a == nullptr || b == nullptr) return false;
  const std::string& how = one.words[1];
  const bool real = type->isFloatingPointTy(), has_sign = one.words.back()[0] == 's';
  struct Row {
    std::string_view how;
    P real, with_sign, without;
  };
  static constexpr std::array<Row, 10> kRows = {{{"eq", P::FCMP_OEQ, P::ICMP_EQ, P::ICMP_EQ},
                                                 {"ne", P::FCMP_ONE, P::ICMP_NE, P::ICMP_NE},
                                                 {"lt", P::FCMP_OLT, P::ICMP_SLT, P::ICMP_ULT},
                                                 {"le", P::FCMP_OLE, P::ICMP_SLE, P::ICMP_ULE},
                                                 {"gt", P::FCMP_OGT, P::ICMP_SGT, P::ICMP_UGT},
                                                 {"ge", P::FCMP_OGE, P::ICMP_SGE, P::ICMP_UGE},
                                                 {"equ", P::FCMP_UEQ, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
                                                 {"neu", P::FCMP_UNE, P::BAD_ICMP_PREDICATE, P::BAD_ICMP_PREDICATE},
                                                 {"lo", P::BAD_FCMP_PREDICATE, P::BAD_ICMP_PREDICATE, P::ICMP_ULT},
                                                 {"hs", P::BAD_FCMP_PREDICATE, P::BAD_ICMP_PREDICATE, P::ICMP_UGE}}};
  for (const Row& row : kRows) {
    if (row.how != how) continue;
    const P predicate = real ? row.real : has_sign ? row.with_sign : row.without;
    if (predicate == P::BAD_FCMP_PREDICATE || predicate == P::BAD_ICMP_PREDICATE) return false;
    return Write(one.operands[0], b_.CreateCmp(predicate, a, b));
  }
  return false;
}

bool Emitter::Convert(const Instruction& one) {
  const auto& operands = one.operands;
  if (one.words[0] == "cvta") {
    llvm::Type* type = TypeOf(one.words.back());
    if (type == nullptr || type->isFloatingPointTy() || operands.size() != 2) return false;
    llvm::Value* from = Read(operands[1], b_.getInt64Ty());
    if (from == nullptr) return false;
    if (IsShared(one)) {
      from = Has(one, {"to"})
                 ? Call("assay_simt_to_shared", b_.getInt64Ty(), {b_.CreateIntToPtr(from, b_.getPtrTy())})
                 : b_.CreatePtrToInt(Call("assay_simt_from_shared", b_.getPtrTy(), {from}), b_.getInt64Ty());
    } else if (!Has(one, {"global"})) {
      return false;
    }
    return Write(operands[0], from);
  }
  if (one.words.size() < 3) return false;
  const std::string &to = one.words[one.words.size() - 2], &of = one.words.back();
  if (of == "f32" && (to == "bf16x2" || to == "f16x2") && operands.size() == 3 && Has(one, {"rn"}) &&
      !RoundsOtherwise(one)) {
    llvm::Value *high = Read(operands[1], b_.getFloatTy()), *low = Read(operands[2], b_.getFloatTy());
    if (high == nullptr || low == nullptr) return false;
    return Write(operands[0],
                 Call(to == "f16x2" ? "assay_ptx_pack_f16" : "assay_ptx_pack_bf16", b_.getInt32Ty(), {high, low}));
  }
  if (operands.size() != 2) return false;
  if (of == "f32" && to == "tf32" && Has(one, {"rna"})) {
    llvm::Value* x = Read(operands[1], b_.getFloatTy());
    return x != nullptr && Write(operands[0], Call("assay_ptx_tf32", b_.getInt32Ty(), {x}));
  }
  llvm::Type *into = TypeOf(to), *type = TypeOf(of);
  if (into == nullptr || type == nullptr || RoundsOtherwise(one) || type->isFloatingPointTy()) return false;
  llvm::Value* x = Read(operands[1], type);
  if (x == nullptr) return false;
  if (into->isFloatingPointTy()) {
    if (!Has(one, {"rn"})) return false;
    return Write(operands[0], of[0] == 's' ? b_.CreateSIToFP(x, into) : b_.CreateUIToFP(x, into));
  }
  return Write(operands[0], of[0] == 's' ? b_.CreateSExtOrTrunc(x, into) : b_.CreateZExtOrTrunc(x, into));
}

}  // namespace assay::cuda::ptx
