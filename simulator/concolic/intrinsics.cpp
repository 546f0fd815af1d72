// The compiler's intrinsics.
#include <llvm/IR/IntrinsicInst.h>

#include <bit>
#include <cmath>
#include <cstring>

#include "simulator/concolic/interpreter.h"

namespace assay::concolic {
namespace {

constexpr std::uint64_t kBytesOfStep = 8;

template <class Function>
std::uint64_t OnReal(const llvm::Type& type, std::uint64_t bits, Function function) {
  if (type.isFloatTy()) {
    float real = 0;
    std::memcpy(&real, &bits, 4);
    real = static_cast<float>(function(static_cast<double>(real)));
    bits = 0;
    std::memcpy(&bits, &real, 4);
    return bits;
  }
  double real = 0;
  std::memcpy(&real, &bits, 8);
  real = function(real);
  std::memcpy(&bits, &real, 8);
  return bits;
}

}  // namespace

void Interpreter::CopyMemory(const Cell& to, const Cell& from, const Cell& bytes) {
  Pin(to, 64, "an address");
  Pin(from, 64, "an address");
  Pin(bytes, 64, "a length");
  Charge(bytes.bits / kBytesOfStep);
  std::memmove(reinterpret_cast<void*>(to.bits), reinterpret_cast<const void*>(from.bits), bytes.bits);
  shadow_.Copy(to.bits, from.bits, bytes.bits, torn_);
}

void Interpreter::SetMemory(const Cell& to, const Cell& byte, const Cell& bytes) {
  Pin(to, 64, "an address");
  Pin(bytes, 64, "a length");
  Pin(byte, 8, "a byte that fills memory");
  Charge(bytes.bits / kBytesOfStep);
  std::memset(reinterpret_cast<void*>(to.bits), static_cast<int>(byte.bits & 255), bytes.bits);
  shadow_.Clear(to.bits, bytes.bits, torn_);
}

// The number, and whether it overflowed.
Value Interpreter::WithOverflow(unsigned id, const Cell& a, const Cell& b, unsigned width) {
  using namespace llvm;
  unsigned opcode = Instruction::Add;
  if (id == Intrinsic::usub_with_overflow || id == Intrinsic::ssub_with_overflow) opcode = Instruction::Sub;
  if (id == Intrinsic::umul_with_overflow || id == Intrinsic::smul_with_overflow) opcode = Instruction::Mul;
  const bool is_signed =
      id == Intrinsic::sadd_with_overflow || id == Intrinsic::ssub_with_overflow || id == Intrinsic::smul_with_overflow;
  const Cell result = Integer(opcode, a, b, width, false);
  const auto exact = [&](WideInt x, WideInt y) {
    return opcode == Instruction::Add ? x + y : opcode == Instruction::Sub ? x - y : x * y;
  };
  const WideInt wide = is_signed ? exact(Extended(a.bits, width), Extended(b.bits, width))
                                 : exact(static_cast<WideInt>(a.bits), static_cast<WideInt>(b.bits));
  const WideInt stored =
      is_signed ? static_cast<WideInt>(Extended(result.bits, width)) : static_cast<WideInt>(result.bits);
  Cell over{wide != stored ? 1u : 0u, {}, 0};
  if (a.symbolic() || b.symbolic()) {
    if (a.opaque != 0 || b.opaque != 0) {
      over = Unknown(over.bits, a, b, "arithmetic");
    } else {
      const Expr x = is_signed ? Signed(a, width) : Unsigned(a, width);
      const Expr y = is_signed ? Signed(b, width) : Unsigned(b, width);
      const Expr full = opcode == Instruction::Add   ? pool_.Add(x, y)
                        : opcode == Instruction::Sub ? pool_.Sub(x, y)
                                                     : pool_.Mul(x, y);
      const Expr kept = is_signed ? pool_.WrapSigned(full, width) : pool_.WrapUnsigned(full, width);
      over.expr = pool_.Ne(full, kept);
    }
  }
  return {result, over};
}

bool Interpreter::Intrinsic(Frame& frame, llvm::CallBase& call, const llvm::Function& callee, Value& out) {
  using namespace llvm;
  const auto arg = [&](unsigned i) { return Scalar(frame, call.getArgOperand(i)); };
  const auto width = [&] { return WidthOf(*call.getArgOperand(0)->getType()); };
  const auto bits_only = [&](std::uint64_t bits, const char* reason) {
    out = {Unknown(bits, arg(0), {}, reason)};
    return true;
  };
  const auto real = [&](auto function) {
    return bits_only(OnReal(*call.getType(), arg(0).bits, function), "floating-point arithmetic");
  };
  // The larger or the smaller of two.
  const auto extreme = [&](bool is_signed, bool larger) {
    const Cell a = arg(0), b = arg(1);
    const unsigned w = width();
    const bool less = is_signed ? Extended(a.bits, w) < Extended(b.bits, w) : a.bits < b.bits;
    Cell chosen = less == larger ? b : a;
    if (a.opaque != 0 || b.opaque != 0) {
      chosen = Unknown(chosen.bits, a, b, "arithmetic");
    } else if (a.expr || b.expr) {
      const Expr x = is_signed ? Signed(a, w) : Unsigned(a, w);
      const Expr y = is_signed ? Signed(b, w) : Unsigned(b, w);
      chosen.expr = larger ? pool_.Max(x, y) : pool_.Min(x, y);
    }
    out = {chosen};
    return true;
  };
  switch (callee.getIntrinsicID()) {
    case Intrinsic::lifetime_start:
    case Intrinsic::lifetime_end:
    case Intrinsic::invariant_start:
    case Intrinsic::invariant_end:
    case Intrinsic::assume:
    case Intrinsic::experimental_noalias_scope_decl:
    case Intrinsic::dbg_declare:
    case Intrinsic::dbg_value:
    case Intrinsic::dbg_label:
    case Intrinsic::donothing:
    case Intrinsic::stackrestore:
    case Intrinsic::var_annotation:
    case Intrinsic::prefetch:
      out = {Cell{}};
      return true;
    case Intrinsic::stacksave:
      out = {Cell{}};
      return true;
    case Intrinsic::expect:
    case Intrinsic::expect_with_probability:
    case Intrinsic::launder_invariant_group:
    case Intrinsic::strip_invariant_group:
    case Intrinsic::threadlocal_address:
    case Intrinsic::ptr_annotation:
      out = {arg(0)};
      return true;
    case Intrinsic::is_constant:
      out = {Cell{0, {}, 0}};
      return true;
    case Intrinsic::objectsize:
      out = {Cell{~0ull, {}, 0}};
      return true;
    case Intrinsic::memcpy:
    case Intrinsic::memcpy_inline:
    case Intrinsic::memmove:
      CopyMemory(arg(0), arg(1), arg(2));
      return true;
    case Intrinsic::memset:
    case Intrinsic::memset_inline:
      SetMemory(arg(0), arg(1), arg(2));
      return true;
    case Intrinsic::umin:
      return extreme(false, false);
    case Intrinsic::umax:
      return extreme(false, true);
    case Intrinsic::smin:
      return extreme(true, false);
    case Intrinsic::smax:
      return extreme(true, true);
    case Intrinsic::abs: {
      const Cell a = arg(0);
      const std::int64_t x = Extended(a.bits, width());
      const std::uint64_t made = static_cast<std::uint64_t>(x < 0 ? -static_cast<WideInt>(x) : x) & MaskOf(width());
      out = {Unknown(made, a, {}, "arithmetic")};
      if (a.expr) {
        const Expr e = Signed(a, width());
        out = {Cell{made, pool_.Max(e, pool_.Sub(pool_.Const(0), e)), 0}};
      }
      return true;
    }
    case Intrinsic::usub_sat: {
      const Cell a = arg(0), b = arg(1);
      const std::uint64_t made = a.bits > b.bits ? a.bits - b.bits : 0;
      out = {Unknown(made, a, b, "arithmetic")};
      if ((a.expr || b.expr) && a.opaque == 0 && b.opaque == 0) {
        const Expr e = pool_.Sub(Unsigned(a, width()), Unsigned(b, width()));
        out = {Cell{made, pool_.Max(e, pool_.Const(0)), 0}};
      }
      return true;
    }
    case Intrinsic::uadd_with_overflow:
    case Intrinsic::sadd_with_overflow:
    case Intrinsic::usub_with_overflow:
    case Intrinsic::ssub_with_overflow:
    case Intrinsic::umul_with_overflow:
    case Intrinsic::smul_with_overflow:
      out = WithOverflow(callee.getIntrinsicID(), arg(0), arg(1), width());
      return true;
    case Intrinsic::ctpop:
      return bits_only(static_cast<std::uint64_t>(std::popcount(arg(0).bits)), "an operation on bits");
    case Intrinsic::ctlz:
      return bits_only(static_cast<std::uint64_t>(std::countl_zero(arg(0).bits)) - (64 - width()),
                       "an operation on bits");
    case Intrinsic::cttz: {
      const std::uint64_t bits = arg(0).bits;
      return bits_only(bits == 0 ? width() : static_cast<std::uint64_t>(std::countr_zero(bits)),
                       "an operation on bits");
    }
    case Intrinsic::bswap:
      return bits_only(__builtin_bswap64(arg(0).bits) >> (64 - width()), "an operation on bits");
    case Intrinsic::fshl:
    case Intrinsic::fshr: {
      const unsigned w = width();
      const auto by = static_cast<unsigned>(arg(2).bits % w);
      const std::uint64_t high = arg(0).bits, low = arg(1).bits;
      std::uint64_t made = callee.getIntrinsicID() == Intrinsic::fshl ? high : low;
      if (by != 0) {
        const unsigned left = callee.getIntrinsicID() == Intrinsic::fshl ? by : w - by;
        made = ((high << left) | (low >> (w - left))) & MaskOf(w);
      }
      out = {Unknown(made, arg(0), arg(1), "an operation on bits")};
      return true;
    }
    case Intrinsic::fabs:
      return real([](double x) { return std::fabs(x); });
    case Intrinsic::floor:
      return real([](double x) { return std::floor(x); });
    case Intrinsic::ceil:
      return real([](double x) { return std::ceil(x); });
    case Intrinsic::trunc:
      return real([](double x) { return std::trunc(x); });
    case Intrinsic::rint:
    case Intrinsic::nearbyint:
      return real([](double x) { return std::nearbyint(x); });
    case Intrinsic::round:
      return real([](double x) { return std::round(x); });
    case Intrinsic::sqrt:
      return real([](double x) { return std::sqrt(x); });
    case Intrinsic::trap:
      Stop("it stops itself");
      return true;
    default:
      return false;
  }
}

}  // namespace assay::concolic
