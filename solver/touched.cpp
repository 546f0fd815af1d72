// Adjacent rows without a gap become one.
#include "solver/touched.h"

#include <algorithm>

namespace assay {
namespace {

constexpr int kLanes = 128;  // as many as the two words of a mask have bits

// Runs of set bits, as bytes.
std::vector<std::pair<Expr, Expr>> PartsOf(ExprPool& pool, WideInt low, WideInt high, std::int64_t element,
                                           WideInt lanes) {
  std::vector<std::pair<Expr, Expr>> parts;
  const auto set = [&](int i) { return i < lanes && (((i < 64 ? low >> i : high >> (i - 64)) & 1) != 0); };
  for (int i = 0; i < kLanes; ++i) {
    if (!set(i)) continue;
    const int begin = i;
    while (i < kLanes && set(i)) ++i;
    parts.emplace_back(pool.Const(begin * element), pool.Const(i * element));
  }
  return parts;
}

// Parts of a repeat whose blocks lie apart; false if they are unknown.
bool Spread(ExprPool& pool, std::vector<std::pair<Expr, Expr>>& parts, WideInt block, Expr block_stride) {
  if (block_stride->IsConst(block)) return true;
  if (parts.size() == 1 && parts[0].first->IsConst(0) && parts[0].second->IsConst() && parts[0].second->value <= block)
    return true;
  if (!block_stride->IsConst() || block_stride->value < block) return false;
  std::vector<std::pair<Expr, Expr>> out;
  for (const auto& [begin, end] : parts) {
    if (!begin->IsConst() || !end->IsConst()) return false;
    for (WideInt at = begin->value; at < end->value;) {
      const WideInt next = std::min(end->value, (at / block + 1) * block);
      const WideInt shift = at / block * (block_stride->value - block);
      out.emplace_back(pool.Const(at + shift), pool.Const(next + shift));
      at = next;
    }
  }
  parts = std::move(out);
  return true;
}

bool ByLanes(ExprPool& pool, const Operand& operand, Side side, Touched& out) {
  const Lanes& lanes = *operand.lanes;
  out.parts = {{pool.Const(0), lanes.bytes}};
  if (lanes.low) {
    const bool told = lanes.low->IsConst() && lanes.high->IsConst() && operand.element > 0 && lanes.bytes->IsConst();
    if (!told && side == Side::kCertain) return false;
    if (told) {
      out.parts =
          PartsOf(pool, lanes.low->value, lanes.high->value, operand.element, lanes.bytes->value / operand.element);
    }
  }
  if (!Spread(pool, out.parts, lanes.block, lanes.block_stride)) return false;
  out.count = out.parts.empty() ? pool.Const(0) : lanes.repeats;
  out.stride = lanes.repeat_stride;
  return true;
}

void Join(ExprPool& pool, Touched& out) {
  if (out.parts.size() != 1 || !out.parts[0].first->IsConst(0) || out.count->IsConst(1)) return;
  if (out.stride != out.parts[0].second) return;
  out.parts[0].second = pool.Mul(out.count, out.stride);
  out.count = pool.Const(1);
}

}  // namespace

Touched TouchedBy(ExprPool& pool, const Operand& operand, Side side) {
  Touched out;
  out.begin = operand.offset;
  const bool certain = side == Side::kCertain;
  if (!operand.why_unresolved.empty()) {
    out.known = false;
    return out;
  }
  if (operand.lanes && operand.lanes_known && ByLanes(pool, operand, side, out)) {
    Join(pool, out);
    return out;
  }
  if (certain && (!operand.exact || !operand.lanes_known || operand.lanes)) {
    out.known = false;
    return out;
  }
  out.count = operand.rows;
  out.stride = operand.row_stride;
  out.parts = {{pool.Const(0), operand.row_bytes}};
  Join(pool, out);
  return out;
}

Expr InRow(ExprPool& pool, const Touched& touched, Expr row, Expr b) {
  const Expr at = pool.Sub(pool.Sub(b, touched.begin), pool.Mul(row, touched.stride));
  Expr any = pool.False();
  for (const auto& [begin, end] : touched.parts) any = pool.Or(any, pool.And(pool.Le(begin, at), pool.Lt(at, end)));
  return pool.And(pool.And(pool.Le(pool.Const(0), row), pool.Lt(row, touched.count)), any);
}

Expr EndOf(ExprPool& pool, const Touched& touched) {
  const Expr rows = pool.Mul(pool.Sub(touched.count, pool.Const(1)), touched.stride);
  const Expr last = touched.parts.empty() ? pool.Const(0) : touched.parts.back().second;
  return pool.Add(touched.begin, pool.Add(rows, last));
}

}  // namespace assay
