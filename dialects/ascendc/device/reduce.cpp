// Reductions. A repeat is summed by a binary tree of neighbours, in which masked lanes count as zero; the sums of
// several repeats are added one after another in the count form (the accumulator of the instruction) and by further
// trees in the repeat form (the library reduces its work space again); every sum is rounded to the dtype. Of equal
// extremes the first one wins. No page says what NaN does to a maximum: here it wins, as in Max and Min.
// [ReduceSum.md, ReduceDataBlock.md, ReduceRepeat.md; impl/basic_api/dav_c220/kernel_operator_vec_reduce_impl.h]
#include <cmath>
#include <cstring>
#include <vector>

#include "dialects/ascendc/device/exact-rows.h"
#include "dialects/ascendc/device/operand.h"
#include "dialects/ascendc/device/reduce-work.h"
#include "dialects/ascendc/device/vector.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

struct Result {
  float value = 0;
  std::int64_t index = -1;  // of the element within the row, or the whole source
  std::uint8_t taint = 0;
};

float Rounded(Dtype dtype, float value) {
  std::uint8_t bits[8];
  StoreFloat(dtype, &value, bits, 1);
  LoadFloat(dtype, bits, &value, 1);
  return value;
}

bool Better(int op, float candidate, float best) {
  if (std::isnan(candidate)) return !std::isnan(best);
  return op == ASSAY_REDUCE_MAX ? candidate > best : candidate < best;
}

// The values of one repeat as floats, and the worst definedness of its active lanes.
struct Row {
  float values[kRow];
  int n = 0;
  std::uint8_t marks[kRow];  // 0 for a defined lane, else an origin; meaningful where `tainted`
  bool tainted = false;
};

void FetchRow(Operand& s, const Lanes& lanes, std::int64_t repeat, Row& row) {
  row.n = lanes.End(repeat);
  row.tainted = false;
  if (s.IsRun(lanes)) {
    const std::int64_t bytes = row.n * s.element(), at = repeat * lanes.per_repeat * s.element();
    if (AllDefined(s.RunShadow() + at, bytes)) return LoadFloat(s.dtype(), s.Run() + at, row.values, row.n);
  }
  std::uint8_t bytes[kRow], shadow[kRow];
  s.Fetch(repeat, row.n, bytes, shadow);
  LoadFloat(s.dtype(), bytes, row.values, row.n);
  for (int i = 0; lanes.by_bits && i < row.n; ++i) {
    if (!lanes.Has(i)) std::memset(shadow + i * s.element(), kDefined, static_cast<std::size_t>(s.element()));
  }
  RowTaint taint(row.n);
  taint.Join(s, shadow);
  row.tainted = taint.marks() != nullptr;
  if (row.tainted) std::memcpy(row.marks, taint.marks(), static_cast<std::size_t>(row.n));
}

// Lanes [first, first + width) of a row, width a power of two; those past its end or masked are excluded.
Result ReducePart(int op, Dtype dtype, const Row& row, const Lanes& lanes, int first, int width) {
  Result result;
  float part[kRow];
  int lane_of[kRow], count = 0;
  const int end = std::min(row.n, first + width);
  for (int i = first; row.tainted && i < end; ++i) result.taint = std::max(result.taint, row.marks[i]);
  if (op == ASSAY_REDUCE_SUM) {
    std::copy(row.values + first, row.values + end, part);
    std::fill(part + (end - first), part + width, 0.0f);
    for (int i = first; lanes.by_bits && i < end; ++i) part[i - first] = lanes.Has(i) ? part[i - first] : 0.0f;
    result.value = TreeSum(dtype, part, width);
    result.index = 0;
    return result;
  }
  if (!lanes.by_bits) {
    result.index = first + FirstExtreme(op == ASSAY_REDUCE_MIN, row.values + first, end - first);
  } else {
    for (int i = first; i < end; ++i) {
      if (!lanes.Has(i)) continue;
      lane_of[count] = i;
      part[count++] = row.values[i];
    }
    if (count == 0) return result;
    result.index = lane_of[FirstExtreme(op == ASSAY_REDUCE_MIN, part, count)];
  }
  result.value = row.values[result.index];
  return result;
}

void Combine(int op, Dtype dtype, Result& total, const Result& next) {
  total.taint = std::max(total.taint, next.taint);
  if (op == ASSAY_REDUCE_SUM) {
    total.value = Rounded(dtype, total.value + next.value);
  } else if (total.index < 0 || Better(op, next.value, total.value)) {
    total.value = next.value;
    total.index = next.index;
  }
}

void StoreAt(Operand& d, std::int64_t at, const void* value, std::int64_t size, std::uint8_t taint) {
  const std::int64_t address = d.Address(0, 0) + at;
  if (address < 0 || address + size > kSpaceReserve) return;
  std::memcpy(d.space().data + address, value, static_cast<std::size_t>(size));
  std::memset(d.space().shadow + address, taint != 0 ? taint : kDefined, static_cast<std::size_t>(size));
}

void StoreValue(Operand& d, std::int64_t at, const Result& result) {
  std::uint8_t bits[8];
  StoreFloat(d.dtype(), &result.value, bits, 1);
  StoreAt(d, at, bits, d.element(), result.taint);
}

void StoreIndex(Operand& d, std::int64_t at, const Result& result, std::int64_t size) {
  StoreAt(d, at, &result.index, size, result.taint);
}

bool Supported(Machine& m, Dtype dtype) {
  if (dtype == Dtype::kF16 || dtype == Dtype::kF32) return true;
  m.Report(FaultKind::kUnsupportedDtype).Arg("dtype", static_cast<int>(dtype)).Text("dtype", NameOf(dtype));
  return IsFloat(dtype);
}

// What scalar code can read afterwards: the sum, or value and index of the extreme.
void KeepInRegister(Machine& m, int op, Dtype dtype, const Result& result) {
  std::uint8_t bits[8] = {};
  StoreFloat(dtype, &result.value, bits, 1);
  std::uint64_t value = 0;
  std::memcpy(&value, bits, sizeof value);
  if (op != ASSAY_REDUCE_SUM) value |= static_cast<std::uint64_t>(result.index) << 32;
  m.core().special[op == ASSAY_REDUCE_SUM ? ASSAY_REG_SUM : ASSAY_REG_MAX_MIN] = value;
}

std::int64_t SizeFor(Dtype dtype) { return static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(dtype), 1)); }

void Charge(Machine& m, const Lanes& lanes) {
  m.Step(4 + lanes.repeats * lanes.per_repeat / 4);
  m.NoteWork(lanes.repeats * lanes.per_repeat, lanes.repeats, 0);
}

// The repeat form of ReduceSum sums the sums in its work space, a repeat of them at a time, until one is left.
float SumOfSums(Dtype dtype, std::vector<float> sums, int per_repeat) {
  const auto width = static_cast<std::size_t>(per_repeat);
  while (sums.size() > 1) {
    sums.resize((sums.size() + width - 1) / width * width, 0.0f);
    std::vector<float> next;
    for (std::size_t i = 0; i < sums.size(); i += width) next.push_back(TreeSum(dtype, &sums[i], per_repeat));
    sums = std::move(next);
  }
  return sums.empty() ? 0 : sums[0];
}

}  // namespace

void Reduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form) {
  if (!Supported(m, dtype)) return m.Step();
  Lanes lanes = CountLanes(form.n, SizeFor(dtype));
  Operand source = Operand::Flat(m, s.handle, s.offset, dtype, lanes.per_repeat);
  // Elements between the repeats, for the index of the result.
  std::int64_t stride = lanes.per_repeat;
  if (!form.count_form) {
    const RepeatForm& f = form.form;
    lanes = MaskLanes(m.core(), f.mask_kind, f.mask0, f.mask1, f.repeat, SizeFor(dtype));
    source = Operand::Strided(m, s.handle, s.offset, dtype, 1, f.a_repeat);
    stride = f.a_repeat * 32 / SizeFor(dtype);
  }
  if (lanes.repeats == 0) return m.Step();
  source.Check(lanes, false);
  Operand target = Operand::Flat(m, d.handle, d.offset, dtype, 1);
  target.Check(OneRun(form.with_index ? 2 : 1), true, static_cast<int>(SizeFor(dtype)));
  Charge(m, lanes);
  const bool trees = op == ASSAY_REDUCE_SUM && !form.count_form;
  ExactReduction exact(m, op, lanes, source, kRow);
  Result total;
  std::vector<float> sums;
  std::vector<Partial> partials;
  Row row;
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    FetchRow(source, lanes, repeat, row);
    Result part = ReducePart(op, dtype, row, lanes, 0, lanes.per_repeat);
    if (trees || op != ASSAY_REDUCE_SUM) partials.push_back({part.value, part.index, part.taint});
    part.index += repeat * stride;
    if (trees) sums.push_back(part.value);
    if (repeat == 0) {
      total = part;
    } else {
      Combine(op, dtype, total, part);
    }
  }
  if (trees) total.value = SumOfSums(dtype, std::move(sums), lanes.per_repeat);
  UseWork(m, op, dtype, form, partials, lanes.per_repeat);
  KeepInRegister(m, op, dtype, total);
  StoreValue(target, 0, total);
  exact.Store(0, -1, target, 0);
  if (form.with_index) StoreIndex(target, target.element(), total, target.element());
}

void WholeReduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form) {
  const RepeatForm& f = form.form;
  CheckRepeat(m, f.repeat);
  if (!Supported(m, dtype)) return m.Step();
  const Lanes lanes = MaskLanes(m.core(), f.mask_kind, f.mask0, f.mask1, f.repeat, SizeFor(dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand source = Operand::Strided(m, s.handle, s.offset, dtype, f.a_block, f.a_repeat);
  source.Check(lanes, false);
  Operand target = Operand::Flat(m, d.handle, d.offset, dtype, 1);
  const bool pair = op != ASSAY_REDUCE_SUM && form.order <= 1;
  const std::int64_t element = target.element();
  const std::int64_t unit = pair ? 2 * element : op != ASSAY_REDUCE_SUM && form.order == 3 ? 4 : element;
  const std::int64_t bytes = (lanes.repeats - 1) * f.d_repeat * unit + unit;
  target.Check(OneRun((bytes + element - 1) / element), true, static_cast<int>(unit));
  Charge(m, lanes);
  ExactReduction exact(m, op, lanes, source, kRow);
  Row row;
  Result best;
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    FetchRow(source, lanes, repeat, row);
    const Result part = ReducePart(op, dtype, row, lanes, 0, lanes.per_repeat);
    const std::int64_t at = repeat * f.d_repeat * unit;
    if (repeat == 0 || (op != ASSAY_REDUCE_SUM && Better(op, part.value, best.value))) {
      best = part;
      best.index += repeat * lanes.per_repeat;
    }
    if (op == ASSAY_REDUCE_SUM || form.order == 2) {
      StoreValue(target, at, part);
      exact.Store(repeat, 0, target, at);
    } else if (form.order == 3) {
      StoreIndex(target, at, part, 4);
    } else {
      StoreValue(target, at + (form.order == 1 ? element : 0), part);
      exact.Store(repeat, 0, target, at + (form.order == 1 ? element : 0));
      StoreIndex(target, at + (form.order == 1 ? 0 : element), part, element);
    }
  }
  if (op != ASSAY_REDUCE_SUM) KeepInRegister(m, op, dtype, best);
}

void BlockReduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form, bool pairs) {
  const RepeatForm& f = form.form;
  CheckRepeat(m, f.repeat);
  if (!Supported(m, dtype)) return m.Step();
  const Lanes lanes = MaskLanes(m.core(), f.mask_kind, f.mask0, f.mask1, f.repeat, SizeFor(dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand source = Operand::Strided(m, s.handle, s.offset, dtype, f.a_block, f.a_repeat);
  source.Check(lanes, false);
  Operand target = Operand::Flat(m, d.handle, d.offset, dtype, 1);
  const std::int64_t element = target.element();
  const int group = pairs ? 2 : static_cast<int>(32 / element);
  const std::int64_t unit = pairs ? 128 : 8 * element;
  const std::int64_t last = (lanes.tail + group - 1) / group * element;
  target.Check(OneRun(((lanes.repeats - 1) * f.d_repeat * unit + last) / element), true,
               pairs ? 32 : static_cast<int>(8 * element));
  Charge(m, lanes);
  ExactReduction exact(m, op, lanes, source, group);
  Row row;
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    FetchRow(source, lanes, repeat, row);
    for (int g = 0; g * group < row.n; ++g) {
      bool any = !lanes.by_bits;
      for (int i = g * group; !any && i < (g + 1) * group; ++i) any = lanes.Has(i);
      // A wholly masked group keeps the old destination on 2201; 3510 writes the neutral element.
      if (!any && m.launch().chip.architecture == 3510) m.Undecided("a reduction of blocks of which one is masked off");
      if (!any) continue;
      StoreValue(target, repeat * f.d_repeat * unit + g * element, ReducePart(op, dtype, row, lanes, g * group, group));
      exact.Store(repeat, g, target, repeat * f.d_repeat * unit + g * element);
    }
  }
}

}  // namespace assay::device

extern "C" void assay_reduce_to_register(assay_i32 dtype, assay_u64 s, assay_i64 s_off, assay_i32 repeat,
                                         assay_i32 s_blk, assay_i32 s_rep) {
  using namespace assay::device;
  Machine& m = Machine::Current();
  const auto of = static_cast<assay::Dtype>(dtype);
  const Issue issue(m, Pipe::kVector, "assay_reduce_to_register", ASSAY_REDUCE_SUM, of);
  CheckRepeat(m, repeat);
  const Lanes lanes = MaskLanes(m.core(), ASSAY_MASK_REGISTER, 0, 0, repeat, SizeFor(of));
  Operand source = Operand::Strided(m, s, s_off, of, s_blk, s_rep);
  source.Check(lanes, false);
  Charge(m, lanes);
  Result total;
  Row row;
  for (std::int64_t r = 0; r < lanes.repeats; ++r) {
    FetchRow(source, lanes, r, row);
    const Result part = ReducePart(ASSAY_REDUCE_SUM, of, row, lanes, 0, lanes.per_repeat);
    if (r == 0) {
      total = part;
    } else {
      Combine(ASSAY_REDUCE_SUM, of, total, part);
    }
  }
  KeepInRegister(m, ASSAY_REDUCE_SUM, of, total);
}
