// Argument numbers are those of include/assay/device_abi.h; this must describe exactly what the simulator computes.
#include "dialects/ascendc/lift/written.h"

#include <llvm/IR/Constants.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>

#include "dialects/ascendc/lift/library-space.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::ascendc {
namespace {

// Operations of the library that write everything they reach, whatever their sources hold.
const std::set<std::int64_t> kWritesAll = {
    ASSAY_LIB_BROADCAST,   ASSAY_LIB_SUM,     ASSAY_LIB_MEAN,           ASSAY_LIB_XOR_SUM,
    ASSAY_LIB_CUM_SUM,     ASSAY_LIB_INDEX,   ASSAY_LIB_SELECT_BYTES,   ASSAY_LIB_SORT32,
    ASSAY_LIB_TRANSPOSE16, ASSAY_LIB_SOFTMAX, ASSAY_LIB_SIMPLE_SOFTMAX, ASSAY_LIB_LOG_SOFTMAX,
    ASSAY_LIB_GEGLU,       ASSAY_LIB_SWIGLU,  ASSAY_LIB_REGLU,          ASSAY_LIB_FMOD,
    ASSAY_LIB_LGAMMA,      ASSAY_LIB_DIGAMMA, ASSAY_LIB_POWER,          ASSAY_LIB_LAYER_NORM,
    ASSAY_LIB_RMS_NORM,    ASSAY_LIB_QUANT,   ASSAY_LIB_REDUCE_SUM,     ASSAY_LIB_REDUCE_MAX,
    ASSAY_LIB_REDUCE_MIN};
// Those among them that compute elementwise.
const std::set<std::int64_t> kByElements = {ASSAY_LIB_GEGLU,  ASSAY_LIB_SWIGLU,  ASSAY_LIB_REGLU, ASSAY_LIB_FMOD,
                                            ASSAY_LIB_LGAMMA, ASSAY_LIB_DIGAMMA, ASSAY_LIB_POWER};

// Those that take no temporary space (dialects/ascendc/device/library-*.cpp; a test compares them). Those of
// kByElements go through their elements in steps of what there is; how much all others take depends on their sizes.
const std::set<std::int64_t> kWithoutSpace = {ASSAY_LIB_INDEX,
                                              ASSAY_LIB_INDEX_R,
                                              ASSAY_LIB_GATHER_MASK,
                                              ASSAY_LIB_GATHER_BLOCKS,
                                              ASSAY_LIB_GATHER_R,
                                              ASSAY_LIB_SCATTER,
                                              ASSAY_LIB_SCATTER_R,
                                              ASSAY_LIB_SORT32,
                                              ASSAY_LIB_MRG_SORT,
                                              ASSAY_LIB_CONCAT,
                                              ASSAY_LIB_EXTRACT,
                                              ASSAY_LIB_TRANSPOSE16,
                                              ASSAY_LIB_VECTOR_TO_MATRIX,
                                              ASSAY_LIB_MATRIX_TO_VECTOR,
                                              ASSAY_LIB_ADD_RELU_CAST,
                                              ASSAY_LIB_SUB_RELU_CAST,
                                              ASSAY_LIB_MUL_CAST,
                                              ASSAY_LIB_CAST_DEQ,
                                              ASSAY_LIB_ADD_DEQ_RELU,
                                              ASSAY_LIB_BILINEAR,
                                              ASSAY_LIB_SHIFT_ROUND,
                                              ASSAY_LIB_COMPARE_REGISTER,
                                              ASSAY_LIB_SELECT_REGISTER,
                                              ASSAY_LIB_PAIR_REDUCE,
                                              ASSAY_LIB_VECTOR_PADDING};

class Call {
 public:
  explicit Call(const ExtentContext& context) : context_(context), pool_(*context.pool) {}

  std::string_view name() const { return context_.row->name; }
  Expr C(std::int64_t v) { return pool_.Const(v); }
  llvm::Value* Argument(int i) const { return context_.call->getArgOperand(static_cast<unsigned>(i)); }
  Expr Number(int i) { return context_.values->Signed(Argument(i)); }
  Expr Bits(int i) { return context_.values->Unsigned(Argument(i)); }
  std::optional<std::int64_t> Constant(int i) const {
    const auto* c = llvm::dyn_cast<llvm::ConstantInt>(Argument(i));
    return c ? std::optional(c->getSExtValue()) : std::nullopt;
  }
  std::int64_t Size(int dtype) const {
    const auto of = dtype < 0 ? std::nullopt : Constant(dtype);
    return of ? ElementBytes(*of) : 0;
  }
  // The widest of the operands whose lanes correspond; it determines how many lanes a repeat has.
  std::int64_t Widest() const {
    std::int64_t widest = 0;
    for (const OperandRow& spec : context_.row->operands) {
      const bool lanes = spec.extent == Extent::kRepeats || spec.extent == Extent::kElements;
      if (spec.handle >= 0 && lanes) widest = std::max(widest, Size(spec.dtype));
    }
    return widest;
  }

 protected:
  const ExtentContext& context_;
  ExprPool& pool_;
};

class Touched : public Call {
 public:
  Touched(const ExtentContext& context, const OperandRow& spec, Operand& operand)
      : Call(context), spec_(spec), operand_(operand), size_(Size(spec.dtype)) {}

  void Fill() {
    operand_.element = size_;
    switch (spec_.extent) {
      case Extent::kRepeats:
        return Repeats();
      case Extent::kBursts:
        operand_.element = 1;
        return;
      case Extent::kBlocks:
        return Set(Arg(0), C(kRepeatBytes), Arg(1), Arg(2));
      case Extent::kMaskBits:
        operand_.bits = true;
        if (operand_.writes) WholeRepeats(pool_.Div(Arg(0), C(kRepeatBytes / std::max<std::int64_t>(size_, 1))));
        return;
      case Extent::kRepeatBits:
        operand_.bits = true;
        if (operand_.writes) WholeRepeats(Arg(0));
        return;
      case Extent::kResults:
        return Results();
      case Extent::kResult:
        return Result();
      case Extent::kPadded:
        operand_.lanes_known = Padded();
        return;
      case Extent::kBytes:
        return Library();
      case Extent::kUnknown:
        operand_.lanes_known = false;
        return;
      default:
        return;
    }
  }

 private:
  Expr Arg(int i) { return Number(spec_.args[i]); }

  // Strides in blocks.
  void Set(Expr repeats, Expr bytes, Expr block, Expr repeat) {
    operand_.lanes =
        Lanes{repeats, bytes, kDataBlock, pool_.Mul(block, C(kDataBlock)), pool_.Mul(repeat, C(kDataBlock)), {}, {}};
  }

  // The lanes of a masked repeat as bytes; false if they are unknown. There are `per` lanes in a repeat.
  bool Masked(std::int64_t per, Expr& lanes, Expr& low, Expr& high) {
    if (context_.counter_mask || context_.row->mask < 0) return false;
    const auto kind = Constant(context_.row->mask);
    if (kind == ASSAY_MASK_COUNT) {
      lanes = pool_.Max(pool_.Min(Bits(context_.row->mask + 1), C(per)), C(0));
      return true;
    }
    if (kind != ASSAY_MASK_BITS) return false;
    low = Bits(context_.row->mask + 1);
    high = per > 64 ? Bits(context_.row->mask + 2) : C(0);
    lanes = C(per);
    if (!low->IsConst() || !high->IsConst()) return true;
    WideInt mask = low->value | high->value << 64;
    if (per < 128) mask &= (static_cast<WideInt>(1) << per) - 1;
    std::int64_t count = 0;
    while (count < per && ((mask >> count) & 1) != 0) ++count;
    if ((mask >> count) != 0 && count < per) return true;
    // The first so many lanes, as in count form.
    lanes = C(count);
    low = high = Expr();
    return true;
  }

  void Repeats() {
    const std::int64_t per = Widest() > 0 ? kRepeatBytes / Widest() : 0;
    const bool compares = name() == "assay_cmp_r" || name() == "assay_cmps_r";
    Expr lanes = C(per), low, high;
    operand_.lanes_known = size_ > 0 && per > 0 && (compares || Masked(per, lanes, low, high));
    if (!operand_.lanes_known) return;
    const Expr block = spec_.args[1] < 0 ? C(1) : Arg(1);
    Set(Arg(0), pool_.Mul(lanes, C(size_)), block, Arg(2));
    operand_.lanes->low = low;
    operand_.lanes->high = high;
  }

  // Comparisons leave the bits of the last part of a repeat unchanged.
  void WholeRepeats(Expr repeats) {
    operand_.lanes_known = size_ > 0 && !context_.counter_mask;
    if (!operand_.lanes_known) return;
    const Expr bytes = C(kRepeatBytes / size_ / 8);
    operand_.lanes = Lanes{repeats, bytes, kDataBlock, C(kDataBlock), bytes, {}, {}};
  }

  void Results() {
    const std::int64_t per = size_ > 0 ? kRepeatBytes / size_ : 0;
    Expr lanes, low, high;
    operand_.lanes_known = per > 0 && Masked(per, lanes, low, high) && !low;
    if (!operand_.lanes_known) return;
    const auto op = Constant(0), order = Constant(13);
    operand_.lanes_known = op.has_value() && order.has_value();
    if (!operand_.lanes_known) return;
    Expr bytes;
    std::int64_t unit = 0;
    if (name() == "assay_whole_reduce") {
      unit = WholeReduceBytes(*op, *order, size_);
      bytes = C(unit);
    } else {
      const std::int64_t group = *order != 0 ? 2 : kDataBlock / size_;
      unit = *order != 0 ? 128 : 8 * size_;
      bytes = pool_.Mul(pool_.Div(pool_.Add(lanes, C(group - 1)), C(group)), C(size_));
    }
    const Expr any = pool_.Select(pool_.Lt(C(0), lanes), Arg(0), C(0));
    operand_.lanes = Lanes{any, bytes, kDataBlock, C(kDataBlock), pool_.Mul(Arg(1), C(unit)), {}, {}};
  }

  void Result() {
    const Expr some = name() == "assay_reduce_n" ? Number(8) : Number(11);
    const Expr repeats = pool_.Select(pool_.Lt(C(0), some), C(1), C(0));
    operand_.lanes = Lanes{repeats, operand_.row_bytes, kDataBlock, C(kDataBlock), operand_.row_bytes, {}, {}};
  }

  // The padding of a short row is defined unless padding is requested without a value.
  bool Padded() const {
    const auto left = Constant(spec_.args[3]), right = Constant(spec_.args[4]), with_value = Constant(10);
    return (left == 0 && right == 0) || (with_value && *with_value != 0);
  }

  void Library() {
    if (name() != "assay_lib") return;
    const auto api = Constant(0);
    operand_.element = Size(operand_.writes ? 1 : 2);
    if (operand_.writes) operand_.lanes_known = api && kWritesAll.contains(*api);
  }

  const OperandRow& spec_;
  Operand& operand_;
  const std::int64_t size_;
};

}  // namespace

void FillLanes(const ExtentContext& context, const OperandRow& spec, Operand& operand) {
  Touched(context, spec, operand).Fill();
}

namespace {

// A word and the first three arguments; empty where they are not constants.
std::string Signature(const Call& call, std::string text) {
  for (int i = 0; i < 3; ++i) {
    const auto value = call.Constant(i);
    if (!value) return "";
    text += " " + std::to_string(*value);
  }
  return text;
}

// Of elementwise operations whose result depends on nothing but their sources and constants.
std::string FunctionOf(const ExtentContext& context) {
  const Call call(context);
  const std::string_view name = call.name();
  if (name == "assay_dma_in" || name == "assay_dma_out" || name == "assay_dma_local") return "copy";
  if (name == "assay_dma_in_pad") return call.Constant(8) == 0 ? "copy" : "";  // nothing on the left
  if (name == "assay_cast_n" || name == "assay_cast_r") return Signature(call, "cast");
  if (name != "assay_vec_n" && name != "assay_vec_r") return "";
  const auto* scalar = llvm::dyn_cast<llvm::ConstantFP>(call.Argument(9));
  if (scalar == nullptr) return "";
  const std::uint64_t bits = scalar->getValueAPF().bitcastToAPInt().getZExtValue();
  return Signature(call, "vector " + std::to_string(bits));
}

OwnSpace OwnSpaceOf(const Call& call) {
  if (call.name() != "assay_lib") return OwnSpace::kNone;
  const std::int64_t api = call.Constant(0).value_or(-1);
  if (kWithoutSpace.contains(api)) return OwnSpace::kNone;
  if (!kByElements.contains(api)) return OwnSpace::kBySizes;
  if (call.Constant(30) == 0) return OwnSpace::kRest;
  return api == ASSAY_LIB_GEGLU ? OwnSpace::kBySizes : OwnSpace::kNone;  // its step has a least size
}

}  // namespace

const std::set<std::int64_t>& OperationsWithoutSpace() { return kWithoutSpace; }

void FillFlow(const ExtentContext& context, Event& event) {
  const Call call(context);
  const std::string_view name = call.name();
  event.reduces = name == "assay_reduce_n" || name == "assay_reduce_r";
  static const std::set<std::string_view> kElements = {
      "assay_vec_n",  "assay_vec_r",  "assay_cast_n",   "assay_cast_r",   "assay_cmp_n",    "assay_cmp_r",
      "assay_cmps_n", "assay_cmps_r", "assay_select_n", "assay_select_r", "assay_dma_local"};
  if (kElements.contains(name)) event.flow = Flow::kElements;
  event.function = FunctionOf(context);
  event.own_space = OwnSpaceOf(call);
  if (name == "assay_whole_reduce" || name == "assay_block_reduce") event.flow = Flow::kRepeats;
  if (name.starts_with("assay_select") && call.Constant(0).value_or(0) == 0) event.flow = Flow::kWhole;
  if (name == "assay_lib" && kByElements.contains(call.Constant(0).value_or(-1))) event.flow = Flow::kElements;
  if (name.starts_with("assay_vec_")) {
    const std::int64_t op = call.Constant(0).value_or(ASSAY_AXPY);
    event.reads_destination =
        op == ASSAY_AXPY || op == ASSAY_MUL_ADD_DST || op == ASSAY_FUSED_MUL_ADD || op == ASSAY_FUSED_MUL_ADD_RELU;
  }
}

lift::ScratchSpace ScratchOf(const ExtentContext& context) {
  Call call(context);
  ExprPool& pool = *context.pool;
  const std::string_view name = call.name();
  lift::ScratchSpace scratch;
  scratch.operand.name = "temporary space";
  Expr bytes;
  if (name == "assay_lib") {
    scratch.handle = 30;
    bytes = call.Number(32);
  } else if (name == "assay_reduce_n" || name == "assay_reduce_r") {
    const std::int64_t size = call.Size(1);
    scratch.handle = 6;
    scratch.operand.writes = true;
    // Value and index of each repeat, and of the later rounds.
    const Expr repeats = name == "assay_reduce_r"
                             ? call.Number(11)
                             : pool.Div(call.Number(8), call.C(kRepeatBytes / std::max<std::int64_t>(size, 1)));
    bytes = pool.Mul(pool.Add(pool.Mul(pool.Max(repeats, call.C(1)), call.C(4)), call.C(64)), call.C(size));
  } else {
    return scratch;
  }
  scratch.offset = scratch.handle + 1;
  scratch.operand.rows = call.C(1);
  scratch.operand.row_bytes = bytes;
  scratch.operand.row_stride = call.C(0);
  return scratch;
}

}  // namespace assay::ascendc
