// The extent formulas. A repeat covers up to 8 data blocks; block b of repeat r starts (r * repeat stride +
// b * block stride) * 32 bytes after the operand.
#include "dialects/ascendc/lift/extents.h"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <bit>
#include <optional>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::ascendc {
namespace {

class Formula {
 public:
  Formula(const ExtentContext& context, const OperandRow& spec, Operand& operand)
      : context_(context), pool_(*context.pool), spec_(spec), operand_(operand) {}

  bool Fill() {
    switch (spec_.extent) {
      case Extent::kElements:
        return Elements();
      case Extent::kBursts:
        return Bursts();
      case Extent::kPadded:
        return Padded();
      case Extent::kRepeats:
        return Repeats(false);
      case Extent::kBlocks:
        return Repeats(true);
      case Extent::kMaskBits:
        return MaskBits();
      case Extent::kRepeatBits:
        return RepeatBits();
      case Extent::kResults:
        return Results();
      case Extent::kResult:
        return Result();
      case Extent::kBytes:
        return Span(Arg(0));
      case Extent::kUnknown:
        return false;
    }
    return false;
  }

 private:
  Expr C(std::int64_t v) { return pool_.Const(v); }
  Expr Number(int index) { return context_.values->Signed(context_.call->getArgOperand(static_cast<unsigned>(index))); }
  Expr Arg(int i) { return Number(spec_.args[i]); }
  std::optional<std::uint64_t> Constant(int index) const {
    const auto* c = llvm::dyn_cast<llvm::ConstantInt>(context_.call->getArgOperand(static_cast<unsigned>(index)));
    if (!c) return std::nullopt;
    return c->getZExtValue();
  }
  std::int64_t Size() const {
    const auto dtype = spec_.dtype < 0 ? std::nullopt : Constant(spec_.dtype);
    return dtype ? ElementBytes(static_cast<std::int64_t>(*dtype)) : 0;
  }

  bool Span(Expr bytes) {
    operand_.rows = C(1);
    operand_.row_bytes = bytes;
    operand_.row_stride = C(0);
    return true;
  }

  bool Elements() {
    const std::int64_t size = Size();
    return size > 0 && Span(pool_.Mul(Arg(0), C(size)));
  }

  Expr Floored(Expr bytes) { return pool_.Mul(C(kDataBlock), pool_.Div(bytes, C(kDataBlock))); }

  bool Bursts() {
    const Expr bytes = Arg(1);
    const auto kind = context_.row->dma_kind < 0 ? std::nullopt : Constant(context_.row->dma_kind);
    if (context_.row->dma_kind >= 0 && !kind) return false;
    const bool whole = kind && (*kind == kDmaCount || *kind == kDmaBlocks);
    if (kind && *kind == kDmaCount && !spec_.global) operand_.block_bytes = bytes;
    operand_.rows = Arg(0);
    operand_.row_bytes = whole ? Floored(bytes) : bytes;
    // On chip, every row of a byte-exact transfer starts at a data block.
    const Expr pitch = whole || spec_.global ? bytes : pool_.RoundUp(bytes, kDataBlock);
    operand_.row_stride = pool_.Add(pitch, Arg(2));
    return true;
  }

  bool Padded() {
    const std::int64_t size = Size();
    if (size <= 0) return false;
    const Expr padding = pool_.Mul(pool_.Add(Arg(3), Arg(4)), C(size));
    operand_.rows = Arg(0);
    operand_.row_bytes = pool_.RoundUp(pool_.Add(Arg(1), padding), kDataBlock);
    operand_.row_stride = pool_.Add(operand_.row_bytes, Arg(2));
    return true;
  }

  // Elements that one repeat covers from its first to its last; clears `operand_.exact` if that is only a bound.
  Expr MaskedElements(std::int64_t size) {
    const std::int64_t whole = kRepeatBytes / size;
    const auto kind = Constant(context_.row->mask);
    if (kind && *kind == static_cast<std::uint64_t>(kMaskCount)) return Number(context_.row->mask + 1);
    const auto low = Constant(context_.row->mask + 1);
    const auto high = Constant(context_.row->mask + 2);
    if (kind && *kind == static_cast<std::uint64_t>(kMaskBitmap) && low && high) {
      const int elements = *high != 0 ? 128 - std::countl_zero(*high) : 64 - std::countl_zero(*low);
      return C(std::min<std::int64_t>(elements, whole));
    }
    operand_.exact = false;
    return C(whole);
  }

  bool Repeats(bool whole_blocks) {
    const std::int64_t size = Size();
    if (size <= 0 || context_.counter_mask) return false;
    const Expr repeat = Arg(0);
    const Expr block = spec_.args[1] < 0 ? C(1) : Arg(1);
    const Expr bytes = whole_blocks ? C(kRepeatBytes) : pool_.Mul(MaskedElements(size), C(size));
    const Expr last_block = pool_.Div(pool_.Max(pool_.Sub(bytes, C(1)), C(0)), C(kDataBlock));
    const Expr one = pool_.Add(bytes, pool_.Mul(last_block, pool_.Mul(pool_.Sub(block, C(1)), C(kDataBlock))));
    const Expr reach = pool_.Mul(pool_.Mul(pool_.Sub(repeat, C(1)), Arg(2)), C(kDataBlock));
    return Span(pool_.Select(pool_.Lt(C(0), repeat), pool_.Add(reach, one), C(0)));
  }

  bool MaskBits() {
    if (context_.row->inexact_if_zero >= 0) {
      const auto mode = Constant(context_.row->inexact_if_zero);
      operand_.exact = mode && *mode != 0;
    }
    return Span(pool_.Div(pool_.Add(Arg(0), C(7)), C(8)));
  }

  bool RepeatBits() {
    const std::int64_t size = Size();
    if (size <= 0 || context_.counter_mask) return false;
    operand_.exact = false;
    return Span(pool_.Mul(Arg(0), C(kRepeatBytes / size / 8)));
  }

  bool Results() {
    const std::int64_t size = Size();
    if (size <= 0 || context_.counter_mask) return false;
    constexpr int kOrder = 13;
    const auto op = Constant(0), order = Constant(kOrder), mask = Constant(context_.row->mask);
    const bool whole = context_.row->name == "assay_whole_reduce" && op && order;
    const std::int64_t unit = whole ? WholeReduceBytes(*op, *order, size) : size * spec_.results;
    const auto lanes = mask == static_cast<std::uint64_t>(kMaskCount) ? Constant(context_.row->mask + 1) : std::nullopt;
    operand_.exact = whole && lanes && *lanes > 0;
    const Expr one = C(unit);
    const Expr reach = pool_.Mul(pool_.Mul(pool_.Sub(Arg(0), C(1)), Arg(1)), one);
    return Span(pool_.Select(pool_.Lt(C(0), Arg(0)), pool_.Add(reach, one), C(0)));
  }

  bool Result() {
    const std::int64_t size = Size();
    if (size <= 0) return false;
    return Span(pool_.Select(pool_.Eq(Arg(0), C(0)), C(size), C(2 * size)));
  }

  const ExtentContext& context_;
  ExprPool& pool_;
  const OperandRow& spec_;
  Operand& operand_;
};

}  // namespace

bool FillExtent(const ExtentContext& context, const OperandRow& spec, Operand& operand) {
  operand.exact = true;
  return Formula(context, spec, operand).Fill();
}

std::int64_t WholeReduceBytes(std::uint64_t operation, std::uint64_t order, std::int64_t element) {
  if (operation == ASSAY_REDUCE_SUM || order == 2) return element;
  return order == 3 ? 4 : 2 * element;
}

}  // namespace assay::ascendc
