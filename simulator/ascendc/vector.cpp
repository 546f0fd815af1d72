// Elementwise vector instructions in count and in mask and repeat form: arithmetic, casts, compare, select.
#include "simulator/ascendc/vector.h"

#include <cstring>

#include "analyzer/dialects/ascendc/include/assay/device_abi.h"
#include "simulator/ascendc/exact-rows.h"
#include "simulator/ascendc/operand.h"

namespace assay::device {
namespace {

enum class Reads { kNothing, kOne, kTwo };

Reads SourcesOf(int op, bool has_b) {
  if (op == ASSAY_DUP) return Reads::kNothing;
  if ((op >= ASSAY_ADD && op < ASSAY_ADDS) || op == ASSAY_XOR) return Reads::kTwo;
  return op == ASSAY_POWER && has_b ? Reads::kTwo : Reads::kOne;
}

bool ReadsDestination(int op) {
  return op == ASSAY_AXPY || op == ASSAY_MUL_ADD_DST || op == ASSAY_FUSED_MUL_ADD || op == ASSAY_FUSED_MUL_ADD_RELU;
}

// What the vector unit of A2/A3 computes on. The library's mathematics has its own, wider lists.
bool DtypeWorks(int op, Dtype dtype) {
  if (op >= ASSAY_TANH) return true;
  const bool narrow = SizeOf(dtype) == 1 || SizeOf(dtype) == 8;
  const bool real = dtype == Dtype::kF16 || dtype == Dtype::kF32;
  switch (op) {
    case ASSAY_EXP:
    case ASSAY_LN:
    case ASSAY_SQRT:
    case ASSAY_RSQRT:
    case ASSAY_RECIPROCAL:
    case ASSAY_DIV:
      return real;
    case ASSAY_ADD:
    case ASSAY_SUB:
    case ASSAY_MUL:
    case ASSAY_MAX:
    case ASSAY_MIN:
    case ASSAY_ADDS:
    case ASSAY_MULS:
    case ASSAY_MAXS:
    case ASSAY_MINS:
      return !narrow && dtype != Dtype::kBF16;
    default:
      return true;
  }
}

void ReportDtype(Machine& m, int op, Dtype dtype) {
  m.Report(FaultKind::kUnsupportedDtype)
      .Arg("op", op)
      .Arg("dtype", static_cast<int>(dtype))
      .Text("dtype", NameOf(dtype));
}

struct Instruction {
  int op;
  double scalar;
  Lanes lanes;
  Operand d;
  Operand* a;
  Operand* b;
};

void Elementwise(Machine& m, Instruction in) {
  const ExactRows exact(m, {ExactOp::kVector, in.op, in.scalar}, in.lanes, in.d, in.a, in.b);
  std::uint8_t a[kRow], b[kRow], d[kRow], r[kRow], shadow[kRow];
  const bool reads_d = ReadsDestination(in.op);
  bool meaningful = true;
  for (std::int64_t repeat = 0; repeat < in.lanes.repeats && meaningful; ++repeat) {
    const int n = in.lanes.End(repeat);
    RowTaint taint(n);
    if (in.a != nullptr) {
      in.a->Fetch(repeat, n, a, shadow);
      taint.Join(*in.a, shadow);
    }
    if (in.b != nullptr) {
      in.b->Fetch(repeat, n, b, shadow);
      taint.Join(*in.b, shadow);
    }
    if (reads_d) {
      in.d.Fetch(repeat, n, d, shadow);
      taint.Join(in.d, shadow);
    }
    const Dtype source = in.a != nullptr ? in.a->dtype() : in.d.dtype();
    meaningful = ComputeRow(in.op, in.d.dtype(), source, a, in.b != nullptr ? b : nullptr, reads_d ? d : nullptr,
                            in.scalar, r, n);
    if (meaningful) in.d.Store(repeat, n, in.lanes, r, taint.marks());
  }
  if (!meaningful) ReportDtype(m, in.op, in.d.dtype());
}

void Prepare(Machine& m, const Lanes& lanes, Operand& d, Operand* a, Operand* b, std::int64_t elements) {
  d.Check(lanes, true);
  if (a != nullptr) a->Check(lanes, false);
  if (b != nullptr) b->Check(lanes, false);
  m.Step(4 + elements / 4);
  m.NoteWork(elements, lanes.repeats, 0);
}

std::int64_t Elements(const Lanes& lanes) { return lanes.repeats * lanes.per_repeat; }

void CastLanes(Machine& m, Lanes lanes, Operand d, Operand s, int round) {
  if (!CastAllowed(d.dtype(), s.dtype(), round)) {
    static constexpr const char* kModes[] = {"CAST_NONE",  "CAST_RINT",  "CAST_FLOOR", "CAST_CEIL",
                                             "CAST_ROUND", "CAST_TRUNC", "CAST_ODD"};
    m.Report(FaultKind::kBadRoundMode)
        .Arg("round", round)
        .Text("api", "Cast")
        .Text("mode", round >= 0 && round <= 6 ? kModes[round] : "unknown")
        .Text("from", NameOf(s.dtype()))
        .Text("to", NameOf(d.dtype()));
  }
  Prepare(m, lanes, d, &s, nullptr, Elements(lanes));
  const ExactRows exact(m, {ExactOp::kCast, round, 0}, lanes, d, &s, nullptr);
  std::uint8_t from[kRow], to[kRow], shadow[kRow];
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.End(repeat);
    RowTaint taint(n);
    s.Fetch(repeat, n, from, shadow);
    taint.Join(s, shadow);
    CastRow(d.dtype(), s.dtype(), round, from, to, n);
    d.Store(repeat, n, lanes, to, taint.marks());
  }
}

// Packs comparison results of one repeat into bits; the destination is a byte stream that repeats follow each other in.
void StoreBits(Operand& d, std::int64_t at, const bool* holds, const RowTaint& taint, int n) {
  LocalSpace& space = d.space();
  const std::int64_t base = d.Address(0, 0) + at;
  for (int i = 0; i < n; i += 8) {
    const std::int64_t byte = base + i / 8;
    if (byte < 0 || byte >= kSpaceReserve) continue;
    std::uint8_t value = 0, mark = 0;
    for (int bit = 0; bit < 8 && i + bit < n; ++bit) {
      value |= static_cast<std::uint8_t>(holds[i + bit] << bit);
      if (taint.marks() != nullptr) mark = std::max(mark, taint.marks()[i + bit]);
    }
    space.data[byte] = value;
    space.shadow[byte] = mark != 0 ? mark : kDefined;
  }
}

void CompareLanes(Machine& m, int mode, Lanes lanes, Operand d, Operand a, Operand* b, double scalar) {
  const Dtype dtype = a.dtype();
  if (dtype == Dtype::kI32 && mode != ASSAY_CMP_EQ) ReportDtype(m, mode, dtype);
  a.Check(lanes, false);
  if (b != nullptr) b->Check(lanes, false);
  d.Check(OneRun(lanes.repeats * lanes.per_repeat / 8), true);
  m.Step(4 + Elements(lanes) / 4);
  std::uint8_t x[kRow], y[kRow], shadow[kRow];
  bool holds[kRow];
  if (b == nullptr) ComputeRow(ASSAY_DUP, dtype, dtype, nullptr, nullptr, nullptr, scalar, y, lanes.per_repeat);
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.per_repeat;
    RowTaint taint(n);
    a.Fetch(repeat, n, x, shadow);
    taint.Join(a, shadow);
    if (b != nullptr) {
      b->Fetch(repeat, n, y, shadow);
      taint.Join(*b, shadow);
    }
    CompareRow(mode, dtype, x, y, holds, n);
    StoreBits(d, repeat * n / 8, holds, taint, n);
  }
}

void SelectLanes(Machine& m, int mode, Lanes lanes, Operand d, Operand mask, Operand a, Operand* b, double scalar) {
  Prepare(m, lanes, d, &a, b, Elements(lanes));
  const std::int64_t mask_bits = mode == 0 ? lanes.per_repeat : (lanes.repeats - 1) * lanes.per_repeat + lanes.tail;
  mask.Check(OneRun((mask_bits + 7) / 8), false);
  const ExactRows exact(m, {ExactOp::kSelect, mode, scalar}, lanes, d, &a, b, &mask);
  std::uint8_t x[kRow], y[kRow], r[kRow], sx[kRow], sy[kRow], bits[kRow], sm[kRow];
  if (b == nullptr) ComputeRow(ASSAY_DUP, d.dtype(), d.dtype(), nullptr, nullptr, nullptr, scalar, y, lanes.per_repeat);
  const std::int64_t element = d.element();
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.End(repeat);
    a.Fetch(repeat, n, x, sx);
    if (b != nullptr) b->Fetch(repeat, n, y, sy);
    // The mask is a byte stream: one "repeat" of it is per_repeat / 8 bytes, the first again and again in mode 0.
    mask.Fetch(mode == 0 ? 0 : repeat, (n + 7) / 8, bits, sm);
    RowTaint taint(n);
    for (int i = 0; i < n; ++i) {
      const bool first = (bits[i / 8] >> (i % 8) & 1) != 0;
      std::memcpy(r + i * element, (first ? x : y) + i * element, static_cast<std::size_t>(element));
      std::uint8_t mark = sm[i / 8] == kFresh ? mask.Origin() : sm[i / 8];
      Operand* chosen = first ? &a : b;
      for (std::int64_t j = 0; chosen != nullptr && j < element; ++j) {
        const std::uint8_t shadow = (first ? sx : sy)[i * element + j];
        mark = std::max(mark, shadow == kFresh ? chosen->Origin() : shadow);
      }
      if (mark <= kDefined) continue;
      *taint.lane(i) = mark;
      taint.set_any();
    }
    d.Store(repeat, n, lanes, r, taint.marks());
  }
}

std::int64_t Widest(Dtype a, Dtype b) {
  return static_cast<std::int64_t>(std::max({SizeOf(a), SizeOf(b), std::size_t{1}}));
}

}  // namespace

void VectorCount(Machine& m, int op, Dtype dtype, Dtype source, LocalRef d, LocalRef a, LocalRef b, double scalar,
                 std::int64_t n) {
  if (!DtypeWorks(op, dtype)) ReportDtype(m, op, dtype);
  const Lanes lanes = CountLanes(n, Widest(dtype, source));
  const Reads reads = SourcesOf(op, b.handle != 0);
  Operand od = Operand::Flat(m, d.handle, d.offset, dtype, lanes.per_repeat);
  Operand oa = Operand::Flat(m, reads == Reads::kNothing ? d.handle : a.handle, a.offset, source, lanes.per_repeat);
  Operand ob = Operand::Flat(m, reads == Reads::kTwo ? b.handle : d.handle, b.offset, source, lanes.per_repeat);
  Operand* pa = reads == Reads::kNothing ? nullptr : &oa;
  Operand* pb = reads == Reads::kTwo ? &ob : nullptr;
  Prepare(m, lanes, od, pa, pb, n);
  Elementwise(m, {op, scalar, lanes, od, pa, pb});
}

void VectorRepeat(Machine& m, int op, Dtype dtype, Dtype source, LocalRef d, LocalRef a, LocalRef b, double scalar,
                  const RepeatForm& form) {
  if (!DtypeWorks(op, dtype)) ReportDtype(m, op, dtype);
  const Lanes lanes = MaskLanes(m.core(), form.mask_kind, form.mask0, form.mask1, form.repeat, Widest(dtype, source));
  CheckRepeat(m, form.repeat);
  const Reads reads = SourcesOf(op, b.handle != 0);
  Operand od = Operand::Strided(m, d.handle, d.offset, dtype, form.d_block, form.d_repeat);
  Operand oa = Operand::Strided(m, reads == Reads::kNothing ? d.handle : a.handle, a.offset, source, form.a_block,
                                form.a_repeat);
  Operand ob =
      Operand::Strided(m, reads == Reads::kTwo ? b.handle : d.handle, b.offset, source, form.b_block, form.b_repeat);
  Operand* pa = reads == Reads::kNothing ? nullptr : &oa;
  Operand* pb = reads == Reads::kTwo ? &ob : nullptr;
  Prepare(m, lanes, od, pa, pb, Elements(lanes));
  Elementwise(m, {op, scalar, lanes, od, pa, pb});
}

void CheckRepeat(Machine& m, std::int64_t repeat) {
  if (repeat >= 0 && repeat <= 255) return;
  m.Report(FaultKind::kBadRepeat).Arg("repeat", repeat).Arg("max", 255);
}

void CastCount(Machine& m, Dtype to, Dtype from, int round, LocalRef d, LocalRef s, std::int64_t n) {
  const Lanes lanes = CountLanes(n, Widest(to, from));
  CastLanes(m, lanes, Operand::Flat(m, d.handle, d.offset, to, lanes.per_repeat),
            Operand::Flat(m, s.handle, s.offset, from, lanes.per_repeat), round);
}

void CastRepeat(Machine& m, Dtype to, Dtype from, int round, LocalRef d, LocalRef s, const RepeatForm& form) {
  CheckRepeat(m, form.repeat);
  const Lanes lanes = MaskLanes(m.core(), form.mask_kind, form.mask0, form.mask1, form.repeat, Widest(to, from));
  CastLanes(m, lanes, Operand::Strided(m, d.handle, d.offset, to, form.d_block, form.d_repeat),
            Operand::Strided(m, s.handle, s.offset, from, form.a_block, form.a_repeat), round);
}

void CompareCount(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef a, LocalRef b, double scalar,
                  std::int64_t n) {
  // Only whole repeats are compared; the bits of the rest stay as they are.
  const std::int64_t per_repeat = 256 / Widest(dtype, dtype);
  const Lanes lanes = CountLanes(n / per_repeat * per_repeat, Widest(dtype, dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Flat(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, lanes.per_repeat);
  CompareLanes(m, mode, lanes, Operand::Flat(m, d.handle, d.offset, Dtype::kU8, lanes.per_repeat / 8),
               Operand::Flat(m, a.handle, a.offset, dtype, lanes.per_repeat), b.handle != 0 ? &ob : nullptr, scalar);
}

void CompareRepeat(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef a, LocalRef b, double scalar,
                   const RepeatForm& form) {
  CheckRepeat(m, form.repeat);
  // The mask of the call has no effect on this chip: every lane of a repeat is compared.
  const std::int64_t per_repeat = 256 / Widest(dtype, dtype);
  const Lanes lanes = CountLanes(std::clamp<std::int64_t>(form.repeat, 0, 255) * per_repeat, Widest(dtype, dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Strided(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, form.b_block, form.b_repeat);
  CompareLanes(m, mode, lanes, Operand::Flat(m, d.handle, d.offset, Dtype::kU8, lanes.per_repeat / 8),
               Operand::Strided(m, a.handle, a.offset, dtype, form.a_block, form.a_repeat),
               b.handle != 0 ? &ob : nullptr, scalar);
}

void SelectCount(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef mask, LocalRef a, LocalRef b, double scalar,
                 std::int64_t n) {
  const Lanes lanes = CountLanes(n, Widest(dtype, dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Flat(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, lanes.per_repeat);
  SelectLanes(m, mode, lanes, Operand::Flat(m, d.handle, d.offset, dtype, lanes.per_repeat),
              Operand::Flat(m, mask.handle, mask.offset, Dtype::kU8, lanes.per_repeat / 8),
              Operand::Flat(m, a.handle, a.offset, dtype, lanes.per_repeat), b.handle != 0 ? &ob : nullptr, scalar);
}

void SelectRepeat(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef mask, LocalRef a, LocalRef b, double scalar,
                  const RepeatForm& form) {
  CheckRepeat(m, form.repeat);
  const Lanes lanes = MaskLanes(m.core(), form.mask_kind, form.mask0, form.mask1, form.repeat, Widest(dtype, dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Strided(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, form.b_block, form.b_repeat);
  SelectLanes(m, mode, lanes, Operand::Strided(m, d.handle, d.offset, dtype, form.d_block, form.d_repeat),
              Operand::Flat(m, mask.handle, mask.offset, Dtype::kU8, lanes.per_repeat / 8),
              Operand::Strided(m, a.handle, a.offset, dtype, form.a_block, form.a_repeat),
              b.handle != 0 ? &ob : nullptr, scalar);
}

}  // namespace assay::device
