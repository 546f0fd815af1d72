// Elementwise vector instructions in count and in mask and repeat form: arithmetic and conversions. Each kind has one
// place that fetches rows, computes and stores them; where the order of repeats cannot be observed, it does all of
// them at once.
#include "dialects/ascendc/device/vector.h"

#include <algorithm>
#include <cstring>
#include <optional>

#include "analyzer/facts/ascendc/api-table.h"
#include "dialects/ascendc/device/exact-rows.h"
#include "dialects/ascendc/device/flag-marks.h"
#include "dialects/ascendc/device/operand.h"
#include "dialects/ascendc/device/overlap.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

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

// The types that the vector unit of A2/A3 computes on; other chips have more, which are not checked. The
// library's mathematics has its own, wider lists.
bool DtypeWorks(const Machine& m, int op, Dtype dtype, Dtype source) {
  if (op >= ASSAY_TANH || dtype != source || m.launch().chip.architecture != 2201) return true;
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
  if (m.launch().chip.architecture != 2201) return m.Undecided("a vector instruction on this type");
  m.Report(FaultKind::kUnsupportedDtype)
      .Arg("op", op)
      .Arg("dtype", static_cast<int>(dtype))
      .Text("dtype", NameOf(dtype));
}

// Whether the result of an operation is known only up to a documented loss of accuracy.
bool IsInexact(int op, double scalar) {
  if (op == ASSAY_RECIPROCAL || op == ASSAY_RSQRT) return true;
  const bool gelu = op == ASSAY_GELU || op == ASSAY_FAST_GELU || op == ASSAY_FAST_GELU_V2;
  return gelu && (static_cast<unsigned>(scalar) & ASSAY_GELU_FAST) != 0;
}

// The scalar of such an operation selects how it computes. 3510 computes all of them within a unit in the last place.
double NoteInexact(Machine& m, int op, Dtype dtype, double scalar) {
  if (!IsInexact(op, scalar)) return scalar;
  const Launch& launch = m.launch();
  const bool alone = op == ASSAY_RECIPROCAL || op == ASSAY_RSQRT;
  if (!IsMeantInexact(m) || launch.inexact == Inexact::kExact || launch.chip.architecture == 3510)
    return alone ? 0 : scalar;
  m.Report(FaultKind::kInexactInstruction, true, op)
      .Arg("op", op)
      .Arg("location", m.core().location)
      .Text("dtype", NameOf(dtype));
  const int mode = static_cast<int>(launch.inexact);
  return alone ? mode : scalar + mode * ASSAY_GELU_FLAGS;
}

// Sums with a product: 3510 rounds them once, the others the product too.
int RoundedAs(const Machine& m, int op) {
  return ReadsDestination(op) && m.launch().chip.architecture == 3510 ? op | kOneRounding : op;
}

struct Instruction {
  int op;
  double scalar;
  Lanes lanes;
  Operand d;
  Operand* a;
  Operand* b;
};

// All lanes at once, straight from memory to memory. False if they must be processed repeat by repeat.
bool ElementwiseInOneGo(Machine& m, Instruction& in) {
  const Operand* old = ReadsDestination(in.op) ? &in.d : nullptr;
  if (!OneGo(in.lanes, in.d, {in.a, in.b, old})) return false;
  std::uint8_t* d = in.d.Run();
  const std::uint8_t* a = in.a != nullptr ? in.a->Run() : nullptr;
  const std::uint8_t* b = in.b != nullptr ? in.b->Run() : nullptr;
  const Dtype source = in.a != nullptr ? in.a->dtype() : in.d.dtype();
  if (ComputeRow(RoundedAs(m, in.op), in.d.dtype(), source, a, b, old != nullptr ? d : nullptr, in.scalar, d,
                 Count(in.lanes))) {
    Define(in.lanes, in.d);
  } else {
    ReportDtype(m, in.op, in.d.dtype());
  }
  return true;
}

void Elementwise(Machine& m, Instruction in) {
  const ExactRows exact(m, {ExactOp::kVector, in.op, in.scalar}, in.lanes, in.d, in.a, in.b);
  if (in.lanes.repeats <= 0 || ElementwiseInOneGo(m, in)) return;
  Overlap overlap(m, in.lanes, in.d, {in.a, in.b});
  std::uint8_t a[kRow], b[kRow], d[kRow], r[kRow], shadow[kRow];
  const bool reads_d = ReadsDestination(in.op);
  const bool bitwise = in.op == ASSAY_AND || in.op == ASSAY_OR || in.op == ASSAY_XOR || in.op == ASSAY_NOT;
  bool meaningful = true;
  for (std::int64_t repeat = 0; repeat < in.lanes.repeats && meaningful; ++repeat) {
    const int n = in.lanes.End(repeat);
    RowTaint taint(n);
    std::optional<FlagMarks> flags;
    if (bitwise) flags.emplace(m);
    if (in.a != nullptr) {
      in.a->Fetch(repeat, n, a, shadow);
      overlap.Read(*in.a, repeat, n, a);
      taint.Join(*in.a, shadow);
      if (flags) flags->Join(*in.a, shadow, n * in.a->element());
    }
    if (in.b != nullptr) {
      in.b->Fetch(repeat, n, b, shadow);
      overlap.Read(*in.b, repeat, n, b);
      taint.Join(*in.b, shadow);
      if (flags) flags->Join(*in.b, shadow, n * in.b->element());
    }
    if (reads_d) {
      in.d.Fetch(repeat, n, d, shadow);
      taint.Join(in.d, shadow);
    }
    const Dtype source = in.a != nullptr ? in.a->dtype() : in.d.dtype();
    meaningful = ComputeRow(RoundedAs(m, in.op), in.d.dtype(), source, a, in.b != nullptr ? b : nullptr,
                            reads_d ? d : nullptr, in.scalar, r, n);
    if (meaningful) in.d.Store(repeat, n, in.lanes, r, taint.marks());
    if (meaningful && flags && taint.marks() != nullptr) flags->Store(in.d, repeat, n, in.lanes);
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

void CheckRound(Machine& m, Dtype to, Dtype from, int round) {
  if (CastAllowed(to, from, round)) return;
  static constexpr const char* kModes[] = {"CAST_NONE",  "CAST_RINT",  "CAST_FLOOR", "CAST_CEIL",
                                           "CAST_ROUND", "CAST_TRUNC", "CAST_ODD"};
  m.Report(FaultKind::kBadRoundMode)
      .Arg("round", round)
      .Text("api", "Cast")
      .Text("mode", round >= 0 && round <= 6 ? kModes[round] : "unknown")
      .Text("from", NameOf(from))
      .Text("to", NameOf(to));
}

// One side of a conversion. Two int4 elements share one byte: such an operand has half the lanes.
struct CastSide {
  Lanes lanes;
  Operand operand;
  bool nibbles;

  int Units(int lanes_of_cast) const { return nibbles ? lanes_of_cast / 2 : lanes_of_cast; }
};

Lanes HalfOf(const Lanes& lanes) {
  Lanes half = lanes;
  half.per_repeat /= 2;
  half.active /= 2;
  half.tail /= 2;
  half.bits[0] = half.bits[1] = 0;
  for (int i = 0; lanes.by_bits && i < half.per_repeat && i < 64; ++i) {
    if (lanes.Has(2 * i)) half.bits[0] |= std::uint64_t{1} << i;
  }
  return half;
}

void CastLanes(Machine& m, const Lanes& lanes, CastSide d, CastSide s, Dtype to, Dtype from, int round) {
  CheckRound(m, to, from, round);
  d.operand.Check(d.lanes, true);
  s.operand.Check(s.lanes, false);
  m.Step(4 + Elements(lanes) / 4);
  m.NoteWork(Elements(lanes), lanes.repeats, 0);
  if (lanes.repeats <= 0) return;
  const bool nibbles = d.nibbles || s.nibbles;
  const ExactRows exact(m, {ExactOp::kCast, round, 0}, nibbles ? Lanes{} : lanes, d.operand, &s.operand, nullptr);
  if (!nibbles && OneGo(lanes, d.operand, {&s.operand})) {
    CastRow(to, from, round, s.operand.Run(), d.operand.Run(), Count(lanes));
    return Define(lanes, d.operand);
  }
  Overlap overlap(m, nibbles ? Lanes{} : lanes, d.operand, {&s.operand});
  std::uint8_t source[kRow], target[kRow], shadow[kRow];
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.End(repeat), units = s.Units(n);
    s.operand.Fetch(repeat, units, source, shadow);
    overlap.Read(s.operand, repeat, units, source);
    RowTaint read(units);
    read.Join(s.operand, shadow);
    CastRow(to, from, round, source, target, n);
    // A unit of the destination is undefined when a unit it comes from is.
    const int stored = d.Units(n);
    RowTaint taint(stored);
    for (int i = 0; read.marks() != nullptr && i < stored; ++i) {
      const int first = d.nibbles ? 2 * i : s.nibbles ? i / 2 : i;
      *taint.lane(i) = std::max(read.marks()[first], d.nibbles ? read.marks()[first + 1] : std::uint8_t{0});
      taint.set_any();
    }
    d.operand.Store(repeat, stored, d.lanes, target, taint.marks());
  }
}

// Copy in counter mode: the mask counts the elements of each repeat, which may exceed 256 bytes, and the number of
// repeats remains in force. Each stretch of 256 bytes continues where the blocks of the previous one end.
void CopyCounted(Machine& m, Dtype dtype, LocalRef d, LocalRef a, const RepeatForm& form, std::int64_t each) {
  constexpr std::int64_t kBlocks = 8, kBlockBytes = 32;
  const std::int64_t lanes_of_row = kBlocks * kBlockBytes / static_cast<std::int64_t>(SizeOf(dtype));
  for (std::int64_t repeat = 0; repeat < form.repeat; ++repeat) {
    for (std::int64_t done = 0; done < each; done += lanes_of_row) {
      const std::int64_t blocks = done / lanes_of_row * kBlocks;
      const Lanes lanes = CountLanes(std::min(lanes_of_row, each - done), static_cast<std::int64_t>(SizeOf(dtype)));
      const std::int64_t to = d.offset + (repeat * form.d_repeat + blocks * form.d_block) * kBlockBytes;
      const std::int64_t from = a.offset + (repeat * form.a_repeat + blocks * form.a_block) * kBlockBytes;
      Operand od = Operand::Strided(m, d.handle, to, dtype, form.d_block, kBlocks);
      Operand oa = Operand::Strided(m, a.handle, from, dtype, form.a_block, kBlocks);
      Prepare(m, lanes, od, &oa, nullptr, Elements(lanes));
      Elementwise(m, {ASSAY_COPY, 0, lanes, od, &oa, nullptr});
    }
  }
}

std::int64_t Widest(Dtype a, Dtype b) {
  return static_cast<std::int64_t>(std::max({SizeOf(a), SizeOf(b), std::size_t{1}}));
}

}  // namespace

void VectorCount(Machine& m, int op, Dtype dtype, Dtype source, LocalRef d, LocalRef a, LocalRef b, double scalar,
                 std::int64_t n) {
  if (!DtypeWorks(m, op, dtype, source)) ReportDtype(m, op, dtype);
  scalar = NoteInexact(m, op, dtype, scalar);
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
  if (!DtypeWorks(m, op, dtype, source)) ReportDtype(m, op, dtype);
  scalar = NoteInexact(m, op, dtype, scalar);
  const std::int64_t widest = Widest(dtype, source);
  if (op == ASSAY_COPY && m.core().counter_mode) {
    const std::uint64_t each = form.mask_kind == ASSAY_MASK_REGISTER ? m.core().mask_low : form.mask0;
    CheckRepeat(m, form.repeat);
    return CopyCounted(m, dtype, d, a, form, static_cast<std::int64_t>(std::min<std::uint64_t>(each, INT32_MAX)));
  }
  const Lanes lanes = MaskLanes(m.core(), form.mask_kind, form.mask0, form.mask1, form.repeat, widest);
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

bool IsMeantInexact(Machine& m) {
  const std::vector<std::int32_t>& at = m.launch().inexact_at;
  return at.empty() || std::find(at.begin(), at.end(), m.core().location) != at.end();
}

void CheckRepeat(Machine& m, std::int64_t repeat) {
  static const std::int64_t most = ascendc::LargestIn("Add", "AscendC", "repeatTimes");
  if (repeat >= 0 && repeat <= most) return;
  m.Report(FaultKind::kBadRepeat).Arg("repeat", repeat).Arg("max", most);
}

void CastCount(Machine& m, Dtype to, Dtype from, int round, LocalRef d, LocalRef s, std::int64_t n) {
  const Lanes lanes = CountLanes(n, Widest(to, from));
  const auto side = [&](LocalRef ref, Dtype dtype) {
    const bool nibbles = dtype == Dtype::kI4;
    const Lanes own = nibbles ? HalfOf(lanes) : lanes;
    return CastSide{own, Operand::Flat(m, ref.handle, ref.offset, nibbles ? Dtype::kU8 : dtype, own.per_repeat),
                    nibbles};
  };
  CastLanes(m, lanes, side(d, to), side(s, from), to, from, round);
}

void CastRepeat(Machine& m, Dtype to, Dtype from, int round, LocalRef d, LocalRef s, const RepeatForm& form) {
  CheckRepeat(m, form.repeat);
  const Lanes lanes = MaskLanes(m.core(), form.mask_kind, form.mask0, form.mask1, form.repeat, Widest(to, from));
  const auto side = [&](LocalRef ref, Dtype dtype, std::int64_t block, std::int64_t repeat) {
    const bool nibbles = dtype == Dtype::kI4;
    return CastSide{nibbles ? HalfOf(lanes) : lanes,
                    Operand::Strided(m, ref.handle, ref.offset, nibbles ? Dtype::kU8 : dtype, block, repeat), nibbles};
  };
  CastLanes(m, lanes, side(d, to, form.d_block, form.d_repeat), side(s, from, form.a_block, form.a_repeat), to, from,
            round);
}

}  // namespace assay::device
