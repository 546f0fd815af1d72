// Conversions between widths, and between numbers and floating point.
#include <cmath>
#include <limits>

#include "simulator/concolic/interpreter.h"
#include "simulator/concolic/reals.h"

namespace assay::concolic {
namespace {

template <class Whole>
Whole Clamped(double real) {
  if (std::isnan(real)) return 0;
  if (real <= static_cast<double>(std::numeric_limits<Whole>::min())) return std::numeric_limits<Whole>::min();
  if (real >= static_cast<double>(std::numeric_limits<Whole>::max())) return std::numeric_limits<Whole>::max();
  return static_cast<Whole>(real);
}

}  // namespace

Value Interpreter::Cast(const Frame& frame, llvm::CastInst& cast) {
  using I = llvm::Instruction;
  const Value from = Get(frame, cast.getOperand(0));
  llvm::Type* source = cast.getOperand(0)->getType()->getScalarType();
  llvm::Type* target = cast.getType()->getScalarType();
  const unsigned width = WidthOf(*source), wanted = WidthOf(*target);
  const auto as_real = [&](double real) {
    return target->isFloatTy() ? BitsOf<float>(static_cast<float>(real)) : BitsOf<double>(real);
  };
  const auto real_of = [&](std::uint64_t bits) {
    return source->isFloatTy() ? static_cast<double>(RealOf<float>(bits)) : RealOf<double>(bits);
  };
  Value out;
  for (const Cell& cell : from) {
    switch (cast.getOpcode()) {
      case I::ZExt:
        out.push_back({cell.bits, cell.expr ? Unsigned(cell, width) : Expr(), cell.opaque});
        break;
      case I::SExt:
        out.push_back({static_cast<std::uint64_t>(Extended(cell.bits, width)) & MaskOf(wanted),
                       cell.expr ? Signed(cell, width) : Expr(), cell.opaque});
        break;
      case I::Trunc: {
        Expr expr = cell.expr;
        if (expr && wanted == 1) expr = pool_.WrapUnsigned(expr, 1);
        out.push_back({cell.bits & MaskOf(wanted), expr, cell.opaque});
        break;
      }
      case I::SIToFP:
        // The sum of a 64-bit number and its rounding: converted in one step, as on the machine.
        out.push_back(Unknown(target->isFloatTy() ? BitsOf<float>(static_cast<float>(Extended(cell.bits, width)))
                                                  : BitsOf<double>(static_cast<double>(Extended(cell.bits, width))),
                              cell, {}, kFloating));
        break;
      case I::UIToFP:
        out.push_back(Unknown(target->isFloatTy() ? BitsOf<float>(static_cast<float>(cell.bits))
                                                  : BitsOf<double>(static_cast<double>(cell.bits)),
                              cell, {}, kFloating));
        break;
      case I::FPToSI:
        out.push_back(Unknown(static_cast<std::uint64_t>(Clamped<std::int64_t>(real_of(cell.bits))) & MaskOf(wanted),
                              cell, {}, kFloating));
        break;
      case I::FPToUI:
        out.push_back(Unknown(Clamped<std::uint64_t>(real_of(cell.bits)) & MaskOf(wanted), cell, {}, kFloating));
        break;
      case I::FPExt:
      case I::FPTrunc:
        out.push_back(Unknown(as_real(real_of(cell.bits)), cell, {}, kFloating));
        break;
      default:
        out.push_back(cell);  // between pointers and numbers of their width
    }
  }
  return out;
}

}  // namespace assay::concolic
