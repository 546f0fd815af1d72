// The value of a read from a buffer is bounded only if all writes to the buffer are reductions that store value and
// index at one place, and one of them dominates the read.
#include "dialects/ascendc/lift/content-range.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/InstIterator.h>
#include <llvm/IR/Instructions.h>

#include <algorithm>
#include <bit>
#include <numeric>
#include <string_view>

#include "dialects/ascendc/semantics/content-table.h"
#include "dialects/ascendc/semantics/intrinsic-table.h"

namespace assay::ascendc {
namespace {

using Range = ContentRanges::Range;

constexpr int kDeepest = 12;
// Bounds beyond this are dropped: sums and products of the others stay exact in 64 bits.
constexpr std::int64_t kFarthest = std::int64_t{1} << 30;

// Arguments of assay_reduce_n and assay_reduce_r.
constexpr unsigned kDtype = 1, kTarget = 2, kTargetAt = 3, kCount = 8, kCountWithIndex = 9;
constexpr unsigned kMaskKind = 8, kMaskLow = 9, kMaskHigh = 10, kRepeat = 11, kStride = 12, kRepeatWithIndex = 13;

std::optional<std::int64_t> Constant(const llvm::Value* value) {
  const auto* constant = llvm::dyn_cast<llvm::ConstantInt>(value);
  if (constant == nullptr || constant->getBitWidth() > 64) return std::nullopt;
  return constant->getSExtValue();
}

std::optional<Range> Near(Range range) {
  if (range.low < -kFarthest || range.high > kFarthest) return std::nullopt;
  return range;
}

// For numbers masked by bits that none of them has; nothing for other masks.
std::optional<Range> Masked(const Range& range, const std::optional<std::int64_t>& mask) {
  if (!mask || *mask <= 0 || range.low < 0) return std::nullopt;
  const std::int64_t below = std::int64_t{1} << std::countr_zero(static_cast<std::uint64_t>(*mask));
  const std::int64_t ones = *mask | (below - 1);
  const bool whole = (ones & (ones + 1)) == 0 && range.high <= ones && range.multiple % below == 0;
  return whole ? std::optional(range) : std::nullopt;
}

Range Exactly(std::int64_t number) { return {number, number, number == 0 ? kFarthest : std::abs(number)}; }

std::string_view NameOf(const llvm::CallInst& call) {
  const llvm::Function* callee = call.getCalledFunction();
  return callee != nullptr ? std::string_view(callee->getName()) : std::string_view();
}

bool Meet(const std::set<const llvm::CallInst*>& a, const std::optional<std::set<const llvm::CallInst*>>& b) {
  return !b || std::any_of(a.begin(), a.end(), [&](const llvm::CallInst* maker) { return b->contains(maker); });
}

}  // namespace

ContentRanges::ContentRanges(llvm::Function& function, const ContentMemory& memory)
    : memory_(memory), dominators_(function) {
  for (const llvm::Instruction& instruction : llvm::instructions(function)) {
    const auto* call = llvm::dyn_cast<llvm::CallInst>(&instruction);
    if (call != nullptr && FindContent(NameOf(*call)) != nullptr) calls_.push_back(call);
  }
}

std::optional<Range> ContentRanges::Of(const llvm::Value* value) const { return At(value, 0); }

std::optional<Range> ContentRanges::At(const llvm::Value* value, int depth) const {
  if (const auto number = Constant(value)) return Near(Exactly(*number));
  if (depth > kDeepest || !value->getType()->isIntegerTy()) return std::nullopt;
  if (const auto* op = llvm::dyn_cast<llvm::BinaryOperator>(value)) return OfArithmetic(*op, depth);
  if (const auto* call = llvm::dyn_cast<llvm::CallInst>(value)) return Read(*call);
  if (const auto* select = llvm::dyn_cast<llvm::SelectInst>(value)) {
    const auto a = At(select->getTrueValue(), depth + 1), b = At(select->getFalseValue(), depth + 1);
    if (!a || !b) return std::nullopt;
    return Range{std::min(a->low, b->low), std::max(a->high, b->high), std::gcd(a->multiple, b->multiple)};
  }
  const auto* cast = llvm::dyn_cast<llvm::CastInst>(value);
  if (cast == nullptr || !cast->getSrcTy()->isIntegerTy()) return std::nullopt;
  auto range = At(cast->getOperand(0), depth + 1);
  if (!range || llvm::isa<llvm::SExtInst>(cast)) return range;
  // Setting or clearing bits keeps a non-negative number non-negative.
  const unsigned width = std::min(cast->getSrcTy()->getIntegerBitWidth(), cast->getDestTy()->getIntegerBitWidth());
  const bool fits = width >= 32 || range->high < (std::int64_t{1} << (width - 1));
  return range->low >= 0 && fits ? range : std::nullopt;
}

std::optional<Range> ContentRanges::OfArithmetic(const llvm::BinaryOperator& op, int depth) const {
  // Narrower arithmetic may wrap within the bounds.
  if (op.getType()->getIntegerBitWidth() < 32) return std::nullopt;
  const auto a = At(op.getOperand(0), depth + 1);
  if (op.getOpcode() == llvm::Instruction::And) return a ? Masked(*a, Constant(op.getOperand(1))) : std::nullopt;
  const auto b = At(op.getOperand(1), depth + 1);
  if (!a || !b) return std::nullopt;
  switch (op.getOpcode()) {
    case llvm::Instruction::Add:
      return Near({a->low + b->low, a->high + b->high, std::gcd(a->multiple, b->multiple)});
    case llvm::Instruction::Or:
      if (!llvm::cast<llvm::PossiblyDisjointInst>(op).isDisjoint()) return std::nullopt;
      return Near({a->low + b->low, a->high + b->high, std::gcd(a->multiple, b->multiple)});
    case llvm::Instruction::Sub:
      return Near({a->low - b->high, a->high - b->low, std::gcd(a->multiple, b->multiple)});
    case llvm::Instruction::Shl:
    case llvm::Instruction::Mul: {
      const bool shift = op.getOpcode() == llvm::Instruction::Shl;
      if (b->low != b->high || b->low < 0 || (shift && b->low > 30)) return std::nullopt;
      const std::int64_t factor = shift ? std::int64_t{1} << b->low : b->low;
      return Near(
          {a->low * factor, a->high * factor, std::min(a->multiple * std::max<std::int64_t>(factor, 1), kFarthest)});
    }
    default:
      return std::nullopt;
  }
}

// The largest index that the reduction can store next to its value, in elements; nothing if it stores none.
std::optional<Range> ContentRanges::Index(const llvm::CallInst& reduction) const {
  const auto number = [&](unsigned at) { return Constant(reduction.getArgOperand(at)); };
  const bool counts = NameOf(reduction) == "assay_reduce_n";
  const auto with_index = number(counts ? kCountWithIndex : kRepeatWithIndex), dtype = number(kDtype);
  if (!with_index || *with_index == 0 || !dtype) return std::nullopt;
  if (counts) {
    const auto count = number(kCount);
    if (!count || *count < 1) return std::nullopt;
    return Near({0, *count - 1, 1});
  }
  const std::int64_t bytes = ElementBytes(*dtype);
  const auto kind = number(kMaskKind), low = number(kMaskLow), high = number(kMaskHigh), repeat = number(kRepeat),
             stride = number(kStride);
  if (bytes < 1 || !kind || !low || !high || !repeat || !stride || *repeat < 1 || *stride < 0) return std::nullopt;
  const std::int64_t per_repeat = kRepeatBytes / bytes, step = *stride * kDataBlock / bytes;
  std::int64_t last = per_repeat - 1;
  if (*kind == kMaskCount) last = std::clamp<std::int64_t>(*low, 1, per_repeat) - 1;
  if (*kind == kMaskBitmap && per_repeat <= 64 && *low != 0)
    last = 63 - std::countl_zero(static_cast<std::uint64_t>(*low));
  std::int64_t most = (*repeat - 1) * step + std::min(last, per_repeat - 1);
  // In counter mode the low word is the number of elements; if that exceeds every memory, a run has reported the fault.
  if (*kind != kMaskCount && *kind != kMaskBitmap) return std::nullopt;
  if (*low > 0 && *low < kFarthest) most = std::max(most, ((*low - 1) / per_repeat) * step + per_repeat - 1);
  return Near({0, most, 1});
}

std::optional<Range> ContentRanges::Read(const llvm::CallInst& read) const {
  if (NameOf(read) != "assay_ub_get") return std::nullopt;
  const auto makers = memory_.MakersOf(read.getArgOperand(0));
  const auto at = Constant(read.getArgOperand(1)), bytes = Constant(read.getArgOperand(2));
  const bool scratches = makers && std::all_of(makers->begin(), makers->end(), [](const llvm::CallInst* maker) {
                           return FindIntrinsic(NameOf(*maker))->effect == Effect::kMakeScratch;
                         });
  if (!scratches || !at || !bytes) return std::nullopt;
  std::optional<Range> range;
  bool before = false;
  const llvm::CallInst* only = nullptr;
  bool scratch = false;
  for (const llvm::CallInst* call : calls_) {
    const auto* row = FindContent(NameOf(*call));
    const auto touches = [&](int argument) {
      return argument >= 0 && Meet(*makers, memory_.MakersOf(call->getArgOperand(static_cast<unsigned>(argument))));
    };
    // Pointers into the buffer, operations on buffers by their addresses, overlapping buffers.
    if (row->name == "assay_trans_5hd" || row->name == "assay_pipe_reset" || row->name == "assay_local_at" ||
        (row->returns == Returns::kPlace && touches(0)))
      return std::nullopt;
    if (std::none_of(std::begin(row->writes), std::end(row->writes), touches)) continue;
    if (row->name != "assay_reduce_n" && row->name != "assay_reduce_r") return std::nullopt;
    const auto target = Constant(call->getArgOperand(kTargetAt)), dtype = Constant(call->getArgOperand(kDtype));
    const auto index = Index(*call);
    if (!touches(static_cast<int>(kTarget)) || !index || !target || !dtype) return std::nullopt;
    if (*bytes != ElementBytes(*dtype) || *at != *target + *bytes) return std::nullopt;
    // The work space of one reduction would overlap the result of another.
    scratch |= touches(row->writes[1]);
    if (scratch && only != nullptr) return std::nullopt;
    only = call;
    before |= dominators_.dominates(call, &read);
    range = range ? Range{0, std::max(range->high, index->high), 1} : *index;
  }
  return before ? range : std::nullopt;
}

bool ContentRanges::StaysInside(const llvm::Value* handle, const llvm::Value* offset, std::int64_t bytes) const {
  const auto makers = memory_.MakersOf(handle);
  const auto range = Of(offset);
  if (!makers || !range || bytes < 1 || range->low < 0 || range->multiple % bytes != 0) return false;
  return std::all_of(makers->begin(), makers->end(), [&](const llvm::CallInst* maker) {
    const auto* row = FindIntrinsic(NameOf(*maker));
    const unsigned length = row->effect == Effect::kMakeQueue ? 4 : 1;
    if (row->effect == Effect::kMakeFixed) return false;
    const auto size = Constant(maker->getArgOperand(length));
    return size && range->high + bytes <= *size;
  });
}

}  // namespace assay::ascendc
