// Compare and Select: vector instructions whose result, or one of whose sources, is a stream of bits.
#include <cstring>

#include "dialects/ascendc/device/exact-rows.h"
#include "dialects/ascendc/device/operand.h"
#include "dialects/ascendc/device/vector.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

constexpr std::int64_t kLanesAtATime = 2048;  // lanes computed at a time

std::int64_t Lanes64(const Lanes& lanes) { return lanes.repeats * lanes.per_repeat; }
bool Apart(const Operand& a, std::int64_t a_bytes, const Operand& b, std::int64_t b_bytes) {
  return a.Run() + a_bytes <= b.Run() || b.Run() + b_bytes <= a.Run();
}

// Stores the comparison results of one repeat; the destination is a byte stream in which repeats follow each other.
void StoreBits(Operand& d, std::int64_t at, const std::uint8_t* holds, const RowTaint& taint, int n) {
  LocalSpace& space = d.space();
  const std::int64_t base = d.Address(0, 0) + at;
  std::uint8_t bits[kRow / 8];
  PackBits(holds, bits, n);
  for (int i = 0; i < n; i += 8) {
    const std::int64_t byte = base + i / 8;
    if (byte < 0 || byte >= kSpaceReserve) continue;
    std::uint8_t mark = 0, undefined = 0;
    for (int bit = 0; taint.marks() != nullptr && bit < 8 && i + bit < n; ++bit) {
      const std::uint8_t lane = taint.marks()[i + bit];
      mark = std::max(mark, lane);
      if (lane > kDefined) undefined = static_cast<std::uint8_t>(undefined | 1 << bit);
    }
    space.data[byte] = bits[i / 8];
    space.shadow[byte] = mark != 0 ? d.machine().OriginOfBits(mark, undefined) : kDefined;
  }
}

// NE with a NaN operand: true, as in IEEE. The appendix on edge values says false for A2, but frameworks detect NaN
// there by x != x: results that depend on it are recorded, and kBelow computes it as documented.
void JudgeNan(Machine& m, int mode, Dtype dtype, const std::uint8_t* x, const std::uint8_t* y, std::uint8_t* holds,
              std::int64_t n) {
  const Launch& launch = m.launch();
  if (mode != ASSAY_CMP_NE || !IsFloat(dtype) || launch.inexact == Inexact::kExact) return;
  if (launch.chip.architecture == 3510 || !IsMeantInexact(m)) return;
  std::uint8_t same[kLanesAtATime];
  bool any = false;
  for (const std::uint8_t* operand : {x, y}) {
    CompareRow(ASSAY_CMP_EQ, dtype, operand, operand, same, n);
    for (std::int64_t i = 0; i < n; ++i) {
      if (same[i] != 0) continue;
      any = true;
      if (launch.inexact == Inexact::kBelow) holds[i] = 0;
    }
  }
  if (!any) return;
  m.Report(FaultKind::kInexactInstruction, true, mode)
      .Arg("location", m.core().location)
      .Text("dtype", NameOf(dtype))
      .Text("reason", "nan");
}

void FillScalar(Dtype dtype, double scalar, std::uint8_t* row, std::int64_t n) {
  ComputeRow(ASSAY_DUP, dtype, dtype, nullptr, nullptr, nullptr, scalar, row, n);
}

// If every operand is one defined run disjoint from the destination.
bool CompareInOneGo(Machine& machine, int mode, const Lanes& lanes, const Lanes& bits, Operand& d, Operand& a,
                    Operand* b, double scalar) {
  const auto ready = [&](const Operand& s) {
    return s.IsRun(lanes) && Apart(d, d.RunBytes(bits), s, s.RunBytes(lanes)) &&
           AllDefined(s.RunShadow(), s.RunBytes(lanes));
  };
  if (!d.IsRun(bits) || !ready(a) || (b != nullptr && !ready(*b))) return false;
  const std::int64_t n = Count(lanes), element = a.element();
  std::uint8_t holds[kLanesAtATime], y[kLanesAtATime * 8];
  if (b == nullptr) FillScalar(a.dtype(), scalar, y, std::min(n, kLanesAtATime));
  for (std::int64_t i = 0; i < n; i += kLanesAtATime) {
    const std::int64_t m = std::min(kLanesAtATime, n - i);
    const std::uint8_t *x = a.Run() + i * element, *other = b != nullptr ? b->Run() + i * element : y;
    CompareRow(mode, a.dtype(), x, other, holds, m);
    JudgeNan(machine, mode, a.dtype(), x, other, holds, m);
    PackBits(holds, d.Run() + i / 8, m);
  }
  Define(bits, d);
  return true;
}

void CompareLanes(Machine& m, int mode, const Lanes& lanes, Operand d, Operand a, Operand* b, double scalar) {
  const Dtype dtype = a.dtype();
  if (dtype == Dtype::kI32 && mode != ASSAY_CMP_EQ) {
    m.Report(FaultKind::kUnsupportedDtype)
        .Arg("op", mode)
        .Arg("dtype", static_cast<int>(dtype))
        .Text("dtype", NameOf(dtype))
        .Text("compares", "equal");
  }
  a.Check(lanes, false);
  if (b != nullptr) b->Check(lanes, false);
  const Lanes bits = OneRun(Lanes64(lanes) / 8);
  d.Check(bits, true);
  m.Step(4 + Lanes64(lanes) / 4);
  m.NoteWork(Lanes64(lanes), lanes.repeats, 0);
  Operand stream = Operand::Flat(d, bits.per_repeat);
  if (CompareInOneGo(m, mode, lanes, bits, stream, a, b, scalar)) return;
  std::uint8_t x[kRow], y[kRow], shadow[kRow], holds[kRow];
  if (b == nullptr) FillScalar(dtype, scalar, y, lanes.per_repeat);
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
    JudgeNan(m, mode, dtype, x, y, holds, n);
    StoreBits(d, repeat * n / 8, holds, taint, n);
  }
}

struct Selection {
  int mode;
  const Lanes& lanes;
  const Lanes& bits;  // of the mask
  Operand d, mask, a;
  Operand* b;
  double scalar;
};

// If every operand is one defined run, and each source is exactly the destination or disjoint from it.
bool SelectInOneGo(Selection& in) {
  if (in.mode == 0 || !OneGo(in.lanes, in.d, {&in.a, in.b})) return false;
  Operand mask = Operand::Flat(in.mask, in.bits.per_repeat);
  const std::int64_t n = Count(in.lanes), element = in.d.element(), bytes = mask.RunBytes(in.bits);
  if (!mask.IsRun(in.bits) || !Apart(in.d, in.d.RunBytes(in.lanes), mask, bytes)) return false;
  if (!AllDefined(mask.RunShadow(), bytes)) return false;
  std::uint8_t holds[kLanesAtATime], y[kLanesAtATime * 8];
  if (in.b == nullptr) FillScalar(in.d.dtype(), in.scalar, y, std::min(n, kLanesAtATime));
  for (std::int64_t i = 0; i < n; i += kLanesAtATime) {
    const std::int64_t m = std::min(kLanesAtATime, n - i);
    UnpackBits(mask.Run() + i / 8, holds, m);
    SelectRow(holds, in.a.Run() + i * element, in.b != nullptr ? in.b->Run() + i * element : y,
              in.d.Run() + i * element, static_cast<int>(element), m);
  }
  Define(in.lanes, in.d);
  return true;
}

// The lanes of a row whose mask bit, or whose chosen source, is undefined.
void SelectTaint(Selection& in, int n, const std::uint8_t* holds, const std::uint8_t* sm, const std::uint8_t* sx,
                 const std::uint8_t* sy, RowTaint& taint) {
  const std::int64_t element = in.d.element();
  for (int i = 0; i < n; ++i) {
    std::uint8_t mark = sm[i / 8] == kFresh ? in.mask.Origin() : sm[i / 8];
    const Machine& machine = in.mask.machine();
    mark = (machine.UndefinedBits(mark) >> i % 8 & 1) != 0 ? machine.WholeOrigin(mark) : std::uint8_t{0};
    Operand* chosen = holds[i] != 0 ? &in.a : in.b;
    for (std::int64_t j = 0; chosen != nullptr && j < element; ++j) {
      const std::uint8_t shadow = (holds[i] != 0 ? sx : sy)[i * element + j];
      mark = std::max(mark, shadow == kFresh ? chosen->Origin() : shadow);
    }
    if (mark <= kDefined) continue;
    *taint.lane(i) = mark;
    taint.set_any();
  }
}

// Selecting by a tensor of bits first stores its working data in the library's own part of UB: 32 copies of the
// scalar, or of the mask's address (devkit 82b89a1, dav_c220/kernel_operator_vec_cmpsel_impl.h). A buffer there
// loses its contents.
void UseReserved(Machine& m, const Selection& in) {
  constexpr std::int64_t kReserved = 184 << 10, kCopies = 32;  // TMP_UB_OFFSET, ONE_BLK_SIZE
  LocalSpace& ub = m.core().spaces[kUb];
  if (in.mode == 0 || m.launch().chip.architecture != 2201 || ub.top <= kReserved) return;
  std::uint8_t copies[kCopies * 8];
  const bool tensors = in.b != nullptr;
  const Dtype dtype = tensors ? Dtype::kU32 : in.d.dtype();
  FillScalar(dtype, tensors ? static_cast<double>(in.mask.Address(0, 0)) : in.scalar, copies, kCopies);
  std::memcpy(ub.data + kReserved, copies, static_cast<std::size_t>(kCopies * (tensors ? 4 : in.d.element())));
}

void SelectLanes(Machine& m, Selection in) {
  const Lanes& lanes = in.lanes;
  UseReserved(m, in);
  in.d.Check(lanes, true);
  in.a.Check(lanes, false);
  if (in.b != nullptr) in.b->Check(lanes, false);
  m.Step(4 + Lanes64(lanes) / 4);
  m.NoteWork(Lanes64(lanes), lanes.repeats, 0);
  in.mask.Check(in.bits, false);
  const ExactRows exact(m, {ExactOp::kSelect, in.mode, in.scalar}, lanes, in.d, &in.a, in.b, &in.mask);
  if (SelectInOneGo(in)) return;
  std::uint8_t x[kRow], y[kRow], r[kRow], sx[kRow], sy[kRow], bits[kRow], sm[kRow], holds[kRow];
  if (in.b == nullptr) FillScalar(in.d.dtype(), in.scalar, y, lanes.per_repeat);
  for (std::int64_t repeat = 0; repeat < lanes.repeats; ++repeat) {
    const int n = lanes.End(repeat), stream = (n + 7) / 8;
    in.a.Fetch(repeat, n, x, sx);
    if (in.b != nullptr) in.b->Fetch(repeat, n, y, sy);
    // The mask is a byte stream: one "repeat" of it is per_repeat / 8 bytes; in mode 0 the first one is reused.
    in.mask.Fetch(in.mode == 0 ? 0 : repeat, stream, bits, sm);
    UnpackBits(bits, holds, n);
    SelectRow(holds, x, y, r, static_cast<int>(in.d.element()), n);
    RowTaint taint(n);
    const bool defined = AllDefined(sm, stream) && AllDefined(sx, n * in.a.element()) &&
                         (in.b == nullptr || AllDefined(sy, n * in.b->element()));
    if (!defined) SelectTaint(in, n, holds, sm, sx, sy, taint);
    in.d.Store(repeat, n, lanes, r, taint.marks());
  }
}

Lanes MaskStream(int mode, const Lanes& lanes) {
  return OneRun(((mode == 0 ? lanes.per_repeat : Count(lanes)) + 7) / 8);
}

std::int64_t Widest(Dtype dtype) { return static_cast<std::int64_t>(std::max(SizeOf(dtype), std::size_t{1})); }

}  // namespace

void CompareCount(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef a, LocalRef b, double scalar,
                  std::int64_t n) {
  // Only whole repeats are compared; the bits of the rest stay unchanged. For 3510 that is not documented.
  const std::int64_t per_repeat = 256 / Widest(dtype);
  if (n % per_repeat != 0 && m.launch().chip.architecture == 3510) m.Undecided("a comparison of part of a repeat");
  const Lanes lanes = CountLanes(n / per_repeat * per_repeat, Widest(dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Flat(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, lanes.per_repeat);
  CompareLanes(m, mode, lanes, Operand::Flat(m, d.handle, d.offset, Dtype::kU8, lanes.per_repeat / 8),
               Operand::Flat(m, a.handle, a.offset, dtype, lanes.per_repeat), b.handle != 0 ? &ob : nullptr, scalar);
}

void CompareRepeat(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef a, LocalRef b, double scalar,
                   const RepeatForm& form) {
  CheckRepeat(m, form.repeat);
  // The mask of the call has no effect on 2201 and 2002: every lane of a repeat is compared.
  if (m.launch().chip.architecture == 3510) m.Undecided("a comparison in its repeat form");
  const std::int64_t per_repeat = 256 / Widest(dtype);
  const Lanes lanes = CountLanes(std::clamp<std::int64_t>(form.repeat, 0, 255) * per_repeat, Widest(dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Strided(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, form.b_block, form.b_repeat);
  CompareLanes(m, mode, lanes, Operand::Flat(m, d.handle, d.offset, Dtype::kU8, lanes.per_repeat / 8),
               Operand::Strided(m, a.handle, a.offset, dtype, form.a_block, form.a_repeat),
               b.handle != 0 ? &ob : nullptr, scalar);
}

void SelectCount(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef mask, LocalRef a, LocalRef b, double scalar,
                 std::int64_t n) {
  const Lanes lanes = CountLanes(n, Widest(dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Flat(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, lanes.per_repeat);
  const Lanes bits = MaskStream(mode, lanes);
  SelectLanes(m,
              {mode, lanes, bits, Operand::Flat(m, d.handle, d.offset, dtype, lanes.per_repeat),
               Operand::Flat(m, mask.handle, mask.offset, Dtype::kU8, lanes.per_repeat / 8),
               Operand::Flat(m, a.handle, a.offset, dtype, lanes.per_repeat), b.handle != 0 ? &ob : nullptr, scalar});
}

void SelectRepeat(Machine& m, int mode, Dtype dtype, LocalRef d, LocalRef mask, LocalRef a, LocalRef b, double scalar,
                  const RepeatForm& form) {
  CheckRepeat(m, form.repeat);
  const Lanes lanes = MaskLanes(m.core(), form.mask_kind, form.mask0, form.mask1, form.repeat, Widest(dtype));
  if (lanes.repeats == 0) return m.Step();
  Operand ob = Operand::Strided(m, b.handle != 0 ? b.handle : a.handle, b.offset, dtype, form.b_block, form.b_repeat);
  const Lanes bits = MaskStream(mode, lanes);
  SelectLanes(m, {mode, lanes, bits, Operand::Strided(m, d.handle, d.offset, dtype, form.d_block, form.d_repeat),
                  Operand::Flat(m, mask.handle, mask.offset, Dtype::kU8, lanes.per_repeat / 8),
                  Operand::Strided(m, a.handle, a.offset, dtype, form.a_block, form.a_repeat),
                  b.handle != 0 ? &ob : nullptr, scalar});
}

}  // namespace assay::device
