// Reductions and the irregular moves. Order of addition: a binary tree inside one repeat, repeats one after another in
// the count form and as a tree in the repeat form, every sum rounded to the dtype.
#include <cstring>
#include <vector>

#include "analyzer/dialects/ascendc/include/assay/device_abi.h"
#include "simulator/ascendc/operand.h"
#include "simulator/ascendc/vector.h"

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

float TreeSum(Dtype dtype, float* row, int n) {
  int width = 1;
  while (width < n) width *= 2;
  for (int half = width / 2; half >= 1; half /= 2) {
    for (int i = 0; i < half; ++i) {
      const float left = 2 * i < n ? row[2 * i] : 0, right = 2 * i + 1 < n ? row[2 * i + 1] : 0;
      row[i] = Rounded(dtype, left + right);
    }
    n = std::min(n, half);
  }
  return row[0];
}

// Better of two for max and min; the earlier one on a tie.
bool Better(int op, float candidate, float best) {
  return op == ASSAY_REDUCE_MAX ? candidate > best : candidate < best;
}

Result ReduceRow(int op, Dtype dtype, const std::uint8_t* bytes, const RowTaint& taint, const Lanes& lanes, int n) {
  float row[kRow], kept[kRow];
  LoadFloat(dtype, bytes, row, n);
  Result result;
  int count = 0;
  for (int i = 0; i < n; ++i) {
    if (!lanes.Has(i)) continue;
    if (taint.marks() != nullptr) result.taint = std::max(result.taint, taint.marks()[i]);
    if (op != ASSAY_REDUCE_SUM && (result.index < 0 || Better(op, row[i], result.value))) {
      result.value = row[i];
      result.index = i;
    }
    kept[count++] = row[i];
  }
  if (op == ASSAY_REDUCE_SUM) {
    result.value = count > 0 ? TreeSum(dtype, kept, count) : 0;
    result.index = 0;
  }
  return result;
}

Result FetchAndReduce(int op, Operand& s, const Lanes& lanes, std::int64_t repeat) {
  std::uint8_t row[kRow], shadow[kRow];
  const int n = lanes.End(repeat);
  s.Fetch(repeat, n, row, shadow);
  RowTaint taint(n);
  if (lanes.by_bits) {
    for (int i = 0; i < n; ++i) {
      if (!lanes.Has(i)) std::memset(shadow + i * s.element(), kDefined, static_cast<std::size_t>(s.element()));
    }
  }
  taint.Join(s, shadow);
  return ReduceRow(op, s.dtype(), row, taint, lanes, n);
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

// What scalar code can ask for afterwards: the sum, or value and index of the extreme.
void KeepInRegister(Machine& m, int op, Dtype dtype, const Result& result) {
  std::uint8_t bits[8] = {};
  StoreFloat(dtype, &result.value, bits, 1);
  std::uint64_t value = 0;
  std::memcpy(&value, bits, sizeof value);
  if (op != ASSAY_REDUCE_SUM) value |= static_cast<std::uint64_t>(result.index) << 32;
  m.core().special[op == ASSAY_REDUCE_SUM ? ASSAY_REG_SUM : ASSAY_REG_MAX_MIN] = value;
}

std::int64_t SizeFor(Dtype dtype) { return static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(dtype), 1)); }

}  // namespace

void Reduce(Machine& m, int op, Dtype dtype, LocalRef d, LocalRef s, const ReduceForm& form) {
  if (!Supported(m, dtype)) return m.Step();
  Lanes lanes = CountLanes(form.n, SizeFor(dtype));
  Operand source = Operand::Flat(m, s.handle, s.offset, dtype, lanes.per_repeat);
  if (!form.count_form) {
    lanes =
        MaskLanes(m.core(), form.form.mask_kind, form.form.mask0, form.form.mask1, form.form.repeat, SizeFor(dtype));
    source = Operand::Strided(m, s.handle, s.offset, dtype, 1, form.form.a_repeat);
  }
  if (lanes.repeats == 0) return m.Step();
  source.Check(lanes, false);
  Operand target = Operand::Flat(m, d.handle, d.offset, dtype, 1);
  target.Check(OneRun(form.with_index ? 2 : 1), true, static_cast<int>(SizeFor(dtype)));
  m.Step(4 + lanes.repeats * lanes.per_repeat / 4);
  m.NoteWork(lanes.repeats * lanes.per_repeat, lanes.repeats, 0);
  Result total;
  std::vector<float> sums;
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    Result part = FetchAndReduce(op, source, lanes, repeat);
    part.index += repeat * lanes.per_repeat;
    if (op == ASSAY_REDUCE_SUM && !form.count_form) sums.push_back(part.value);
    if (repeat == 0) {
      total = part;
    } else {
      Combine(op, dtype, total, part);
    }
  }
  if (!sums.empty()) total.value = TreeSum(dtype, sums.data(), static_cast<int>(sums.size()));
  KeepInRegister(m, op, dtype, total);
  StoreValue(target, 0, total);
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
  m.Step(4 + lanes.repeats * lanes.per_repeat / 4);
  m.NoteWork(lanes.repeats * lanes.per_repeat, lanes.repeats, 0);
  Result best;
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const Result part = FetchAndReduce(op, source, lanes, repeat);
    const std::int64_t at = repeat * f.d_repeat * unit;
    if (repeat == 0 || (op != ASSAY_REDUCE_SUM && Better(op, part.value, best.value))) {
      best = part;
      best.index += repeat * lanes.per_repeat;
    }
    if (op == ASSAY_REDUCE_SUM || form.order == 2) {
      StoreValue(target, at, part);
    } else if (form.order == 3) {
      StoreIndex(target, at, part, 4);
    } else {
      StoreValue(target, at + (form.order == 1 ? element : 0), part);
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
  m.Step(4 + lanes.repeats * lanes.per_repeat / 4);
  m.NoteWork(lanes.repeats * lanes.per_repeat, lanes.repeats, 0);
  std::uint8_t row[kRow], shadow[kRow];
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.End(repeat);
    source.Fetch(repeat, n, row, shadow);
    RowTaint taint(n);
    taint.Join(source, shadow);
    for (int g = 0; g * group < n; ++g) {
      Result total;
      bool any = false;
      for (int i = g * group; i < std::min(n, (g + 1) * group); ++i) {
        if (!lanes.Has(i)) continue;
        Result one;
        LoadFloat(dtype, row + i * element, &one.value, 1);
        one.index = i;
        one.taint = taint.marks() != nullptr ? taint.marks()[i] : 0;
        if (any) {
          Combine(op, dtype, total, one);
        } else {
          total = one;
        }
        any = true;
      }
      // A wholly masked group keeps the old destination on this chip.
      if (any) StoreValue(target, repeat * f.d_repeat * unit + g * element, total);
    }
  }
}

void Gather(Machine& m, Dtype dtype, LocalRef d, LocalRef s, LocalRef index, std::int64_t base, std::int64_t n) {
  const Lanes lanes = CountLanes(n, 4);
  Operand target = Operand::Flat(m, d.handle, d.offset, dtype, lanes.per_repeat);
  Operand offsets = Operand::Flat(m, index.handle, index.offset, Dtype::kU32, lanes.per_repeat);
  Operand source = Operand::Flat(m, s.handle, s.offset, dtype, lanes.per_repeat);
  target.Check(lanes, true);
  offsets.Check(lanes, false);
  source.Check(OneRun(1), false);
  m.Step(4 + n / 2);
  const std::int64_t element = target.element();
  std::uint8_t row[kRow * 4], shadow[kRow * 4], out[kRow * 8];
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int count = lanes.End(repeat);
    offsets.Fetch(repeat, count, row, shadow);
    RowTaint taint(count);
    taint.Join(offsets, shadow);
    for (int i = 0; i < count; ++i) {
      std::uint32_t byte = 0;
      std::memcpy(&byte, row + i * 4, 4);
      const std::int64_t from = source.offset() + base + byte;
      const std::int64_t at = source.buffer()->address + from;
      std::memset(out + i * element, 0, static_cast<std::size_t>(element));
      if (from < 0 || from + element > source.buffer()->size) {
        m.Report(FaultKind::kUbOutOfBounds)
            .Arg("offset", from)
            .Arg("bytes", element)
            .Arg("size", source.buffer()->size)
            .Arg("past", from + element - source.buffer()->size)
            .Arg("write", 0)
            .Text("api", "Gather")
            .Other(source.buffer()->init_location);
        continue;
      }
      std::memcpy(out + i * element, source.space().data + at, static_cast<std::size_t>(element));
      for (std::int64_t b = at; b < at + element; ++b) {
        const std::uint8_t mark = source.space().shadow[b];
        if (mark == kDefined) continue;
        *taint.lane(i) = std::max(*taint.lane(i), mark == kFresh ? source.Origin() : mark);
        taint.set_any();
      }
    }
    target.Store(repeat, count, lanes, out, taint.marks());
  }
}

void Brcb(Machine& m, Dtype dtype, LocalRef d, LocalRef s, std::int64_t repeat, std::int64_t d_block,
          std::int64_t d_repeat) {
  CheckRepeat(m, repeat);
  if (repeat <= 0) return m.Step();
  Operand source = Operand::Flat(m, s.handle, s.offset, dtype, 8);
  source.Check(OneRun(8 * repeat), false);
  Lanes lanes = OneRun(256 / SizeFor(dtype));
  lanes.repeats = repeat;
  Operand target = Operand::Strided(m, d.handle, d.offset, dtype, d_block, d_repeat);
  target.Check(lanes, true);
  m.Step(4 + repeat * 16);
  const std::int64_t element = target.element();
  std::uint8_t row[kRow], shadow[kRow], out[kRow];
  for (std::int64_t r = 0; r < repeat; ++r) {
    source.Fetch(r, 8, row, shadow);
    RowTaint eight(8), taint(lanes.active);
    eight.Join(source, shadow);
    for (int i = 0; i < lanes.active; ++i) {
      const std::int64_t from = i * element / 32;
      std::memcpy(out + i * element, row + from * element, static_cast<std::size_t>(element));
      if (eight.marks() == nullptr) continue;
      *taint.lane(i) = eight.marks()[from];
      taint.set_any();
    }
    target.Store(r, lanes.active, lanes, out, taint.marks());
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
  m.Step(4 + lanes.repeats * lanes.per_repeat / 4);
  m.NoteWork(lanes.repeats * lanes.per_repeat, lanes.repeats, 0);
  Result total;
  for (std::int64_t r = 0; r < lanes.repeats; ++r) {
    const Result part = FetchAndReduce(ASSAY_REDUCE_SUM, source, lanes, r);
    if (r == 0) {
      total = part;
    } else {
      Combine(ASSAY_REDUCE_SUM, of, total, part);
    }
  }
  KeepInRegister(m, ASSAY_REDUCE_SUM, of, total);
}
