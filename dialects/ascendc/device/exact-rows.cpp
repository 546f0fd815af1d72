// Processes the lanes of an instruction with their second values.
#include "dialects/ascendc/device/exact-rows.h"

#include <algorithm>
#include <cmath>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

bool ReadsTarget(const ExactOp& op) {
  return op.kind == ExactOp::kVector && (op.op == ASSAY_AXPY || op.op == ASSAY_MUL_ADD_DST ||
                                         op.op == ASSAY_FUSED_MUL_ADD || op.op == ASSAY_FUSED_MUL_ADD_RELU);
}

bool Adds(int op) {
  return op == ASSAY_ADD || op == ASSAY_SUB || op == ASSAY_ADDS || op == ASSAY_AXPY || op == ASSAY_MUL_ADD_DST ||
         op == ASSAY_FUSED_MUL_ADD;
}

}  // namespace

void ExactRows::Begin(const ExactOp& op, const Lanes& lanes, const Operand& d, const Operand* a, const Operand* b,
                      const Operand* mask) {
  if (lanes.repeats > 0) exact_->set_handled();
  space_ = &d.space();
  exact_->Spend(lanes.repeats * lanes.active);
  open_.reserve(static_cast<std::size_t>(lanes.repeats * lanes.active));
  Sources sources{a,
                  mask != nullptr ? nullptr : b,
                  exact_->Scalar(op.scalar),
                  ReadsTarget(op),
                  Jumps(op, d.dtype(), a != nullptr ? a->dtype() : d.dtype()),
                  op.kind == ExactOp::kVector && Adds(op.op)};
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.End(repeat);
    for (int lane = 0; lane < n; ++lane) {
      if (!lanes.Has(lane)) continue;
      if (mask != nullptr) {
        const std::int64_t at = mask->Address(op.op == 0 ? 0 : repeat, lane / 8);
        const bool in = at >= 0 && at < kSpaceReserve;
        const bool first = in && (mask->space().data[at] >> (lane % 8) & 1) != 0;
        sources.a = first ? a : b;
      }
      Follow(op, d, sources, repeat, lane, repeat * lanes.per_repeat + lane);
    }
  }
}

void ExactRows::Follow(const ExactOp& op, const Operand& d, const Sources& sources, std::int64_t repeat, int lane,
                       std::int64_t element) {
  const std::int64_t address = d.Address(repeat, lane);
  const Operand* a = sources.a;
  const Operand* b = sources.b;
  Followed x, y, z;
  const Followed& s = sources.scalar;
  if (a != nullptr) x = exact_->Read(a->space(), a->Address(repeat, lane), a->dtype());
  if (b != nullptr) y = exact_->Read(b->space(), b->Address(repeat, lane), b->dtype());
  const bool reads_d = sources.reads_target;
  if (reads_d) z = exact_->Read(d.space(), address, d.dtype());
  const Dtype from = a != nullptr ? a->dtype() : d.dtype();
  const Followed* worst = &x;
  for (const Followed* other : {static_cast<const Followed*>(&y), static_cast<const Followed*>(&z), &s}) {
    if (other->birth != 0 && (worst->birth == 0 || other->drift > worst->drift)) worst = other;
  }
  // At a discontinuity of a result, a second value on the other side of the step is arbitrary and not an error.
  const bool snap = sources.jumps && x.drift <= exact_->tolerance();
  double result = 0;
  bool known = true;
  if (op.kind == ExactOp::kSelect) {
    result = a != nullptr ? x.exact : s.exact;
  } else {
    known = ExactResult(op, d.dtype(), from, snap ? x.stored : x.exact, b != nullptr ? y.exact : s.exact, z.exact,
                        s.exact, result);
  }
  Lane made{address, element, {}};
  made.operands.known = known;
  made.operands.count = (a != nullptr) + (b != nullptr) + reads_d;
  made.operands.a = x.stored;
  made.operands.b = b != nullptr ? y.stored : op.scalar;
  made.operands.sum = sources.sum;
  made.operands.narrows = op.kind == ExactOp::kCast;
  made.operands.finite = std::isfinite(x.stored) && std::isfinite(y.stored) && std::isfinite(z.stored);
  exact_->Open(*space_, address, d.dtype(), result, worst->birth);
  open_.push_back(made);
}

void ExactRows::End() {
  for (const Lane& lane : open_) exact_->Close(*space_, lane.address, lane.element, lane.operands);
}

void ExactReduction::Begin(int op, const Lanes& lanes, const Operand& source, int group) {
  exact_->set_handled();
  op_ = op;
  exact_->Spend(lanes.repeats * lanes.active);
  groups_ = (lanes.per_repeat + group - 1) / std::max(group, 1);
  sums_.resize(static_cast<std::size_t>(lanes.repeats * groups_));
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    for (int lane = 0; lane < lanes.End(repeat); ++lane) {
      if (!lanes.Has(lane)) continue;
      const Followed value = exact_->Read(source.space(), source.Address(repeat, lane), source.dtype());
      Join(sums_[static_cast<std::size_t>(repeat * groups_ + lane / group)], value);
      Join(all_, value);
    }
  }
}

void ExactReduction::Join(Sum& sum, const Followed& value) {
  const bool better = op_ == ASSAY_REDUCE_MAX ? value.exact > sum.exact : value.exact < sum.exact;
  if (op_ == ASSAY_REDUCE_SUM) {
    sum.exact += value.exact;
  } else if (!sum.any || better) {
    sum.exact = value.exact;
  }
  sum.any = true;
  sum.finite = sum.finite && std::isfinite(value.stored);
  sum.largest = std::max(sum.largest, std::fabs(value.stored));
  if (value.birth == 0 || (sum.birth != 0 && value.drift <= sum.drift)) return;
  sum.birth = value.birth;
  sum.drift = value.drift;
}

void ExactReduction::StoreResult(std::int64_t repeat, int group, const Operand& target, std::int64_t at) {
  const auto index = static_cast<std::size_t>(repeat * groups_ + group);
  if (group >= 0 && index >= sums_.size()) return;
  const Sum& sum = group < 0 ? all_ : sums_[index];
  const std::int64_t address = target.Address(0, 0) + at;
  exact_->Open(target.space(), address, target.dtype(), sum.exact, sum.birth);
  Exact::Operands operands;
  operands.count = 2;
  operands.a = sum.largest;
  operands.finite = sum.finite;
  operands.sum = op_ == ASSAY_REDUCE_SUM;
  exact_->Close(target.space(), address, group < 0 ? 0 : static_cast<std::int64_t>(index), operands);
}

}  // namespace assay::device
