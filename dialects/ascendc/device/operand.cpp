// Iterates over operands. The common case (contiguous, in bounds, defined) is one memcpy per repeat.
#include "dialects/ascendc/device/operand.h"

#include <bit>
#include <cstring>
#include <type_traits>

#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {

Lanes OneRun(std::int64_t count) {
  Lanes lanes;
  lanes.per_repeat = lanes.active = lanes.tail = static_cast<int>(std::min<std::int64_t>(count, INT32_MAX));
  lanes.repeats = count > 0 ? 1 : 0;
  return lanes;
}

Lanes CountLanes(std::int64_t n, std::int64_t widest) {
  Lanes lanes;
  lanes.per_repeat = static_cast<int>(256 / std::max<std::int64_t>(widest, 1));
  if (n <= 0) return lanes;
  lanes.repeats = (n + lanes.per_repeat - 1) / lanes.per_repeat;
  lanes.active = lanes.per_repeat;
  lanes.tail = static_cast<int>(n - (lanes.repeats - 1) * lanes.per_repeat);
  return lanes;
}

Lanes MaskLanes(Core& core, int mask_kind, std::uint64_t mask0, std::uint64_t mask1, std::int64_t repeat,
                std::int64_t widest) {
  if (core.counter_mode) {
    // The low word of a bit mask is then the number of elements, too.
    const std::uint64_t total = mask_kind == ASSAY_MASK_REGISTER ? core.mask_low : mask0;
    return CountLanes(static_cast<std::int64_t>(std::min<std::uint64_t>(total, INT32_MAX)), widest);
  }
  Lanes lanes;
  lanes.per_repeat = static_cast<int>(256 / std::max<std::int64_t>(widest, 1));
  lanes.repeats = std::clamp<std::int64_t>(repeat, 0, 65535);
  if (mask_kind == ASSAY_MASK_COUNT) {
    lanes.active = static_cast<int>(std::min<std::uint64_t>(mask0, static_cast<std::uint64_t>(lanes.per_repeat)));
  } else {
    lanes.bits[0] = mask_kind == ASSAY_MASK_BITS ? mask0 : core.mask_low;
    lanes.bits[1] = mask_kind == ASSAY_MASK_BITS ? mask1 : core.mask_high;
    if (lanes.per_repeat <= 64) lanes.bits[1] = 0;
    if (lanes.per_repeat <= 32) lanes.bits[0] &= 0xffffffffu;
    lanes.active = lanes.bits[1] != 0 ? 128 - std::countl_zero(lanes.bits[1]) : 64 - std::countl_zero(lanes.bits[0]);
    const int ones = std::popcount(lanes.bits[0]) + std::popcount(lanes.bits[1]);
    lanes.by_bits = ones != lanes.active;
  }
  lanes.tail = lanes.active;
  if (lanes.active == 0) lanes.repeats = 0;
  return lanes;
}

Operand::Operand(Machine& m, std::uint64_t handle, std::int64_t offset, Dtype dtype)
    : machine_(&m),
      handle_(handle),
      buffer_(m.FindBuffer(handle)),
      space_(&m.core().spaces[buffer_->space]),
      dtype_(dtype),
      element_(static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(dtype), 1))),
      offset_(offset),
      base_(buffer_->address + offset) {}

Operand Operand::Flat(Machine& m, std::uint64_t handle, std::int64_t offset, Dtype dtype, int per_repeat) {
  Operand operand(m, handle, offset, dtype);
  operand.repeat_ = per_repeat * operand.element_;
  return operand;
}

Operand Operand::Strided(Machine& m, std::uint64_t handle, std::int64_t offset, Dtype dtype, std::int64_t block_stride,
                         std::int64_t repeat_stride) {
  Operand operand(m, handle, offset, dtype);
  operand.block_ = block_stride * 32;
  operand.repeat_ = repeat_stride * 32;
  return operand;
}

// Blocks of a repeat, as many as the active lanes need; a flat operand is one run.
void Operand::NoteAccess(const Lanes& lanes, bool write) {
  if (!machine_->watched()) return;
  Access access{.space = static_cast<int>(buffer_->space), .begin = base_, .write = write, .handle = handle_};
  const std::int64_t row = lanes.active * element_;
  if (block_ == 32 && repeat_ == lanes.per_repeat * element_) {
    access.bytes = (lanes.repeats - 1) * repeat_ + lanes.tail * element_;
  } else {
    access.bytes = std::min<std::int64_t>(row, 32);
    access.blocks = (row + 31) / 32;
    access.block_stride = block_;
    access.repeats = lanes.repeats;
    access.repeat_stride = repeat_;
    if (block_ == 32) {
      access.bytes = row;
      access.blocks = 1;
    }
  }
  machine_->Note(access);
}

void Operand::Check(const Lanes& lanes, bool write, int align) {
  if (lanes.repeats <= 0) return;
  NoteAccess(lanes, write);
  if (base_ % align != 0) {
    // The documents of 2002 and 3510 require it too; a maintained kernel of 2002 works without it.
    machine_->Report(FaultKind::kUnalignedAddress, machine_->launch().chip.architecture != 2201)
        .Arg("offset", base_)
        .Arg("align", align)
        .Arg("write", write)
        .Text("space", "UB")
        .Other(buffer_->init_location);
  }
  if (buffer_->space != kUb) {
    machine_->Report(FaultKind::kWrongSpace)
        .Arg("position", buffer_->position)
        .Arg("write", write)
        .Text("reason", "vector-operand-not-in-ub")
        .Text("position", PositionName(buffer_->position))
        .Text("need", "VECIN, VECOUT or VECCALC")
        .Other(buffer_->init_location);
  }
  if (write && block_ == 0 && lanes.active * element_ > 32) {
    machine_->Report(FaultKind::kZeroStride).Text("operand", "dst");
  }
  std::int64_t end = Address(lanes.repeats - 1, lanes.tail - 1) + element_;
  if (lanes.repeats > 1) end = std::max(end, Address(lanes.repeats - 2, lanes.active - 1) + element_);
  const std::int64_t bytes = end - base_;
  safe_ = base_ >= 0 && end <= kSpaceReserve;
  machine_->Use(*space_, base_, bytes);
  if (write && safe_) space_->high = std::max(space_->high, end);
  outside_ = offset_ < 0 || offset_ + bytes > buffer_->size;
  if (!outside_ || (!write && safe_ && end <= space_->capacity)) return;
  machine_->Report(FaultKind::kOnChipOutOfBounds)
      .Extent(offset_, bytes, buffer_->size)
      .Arg("write", write)
      .Most("past_memory", end > space_->capacity || base_ < 0)
      .Other(buffer_->init_location);
}

void Operand::Fetch(std::int64_t repeat, int count, std::uint8_t* to, std::uint8_t* shadow) {
  const std::int64_t bytes = count * element_;
  for (std::int64_t done = 0; done < bytes;) {
    const std::int64_t run = block_ == 32 ? bytes : std::min<std::int64_t>(32, bytes - done);
    const std::int64_t at = base_ + repeat * repeat_ + done / 32 * block_;
    if (safe_ || (at >= 0 && at + run <= kSpaceReserve)) {
      std::memcpy(to + done, space_->data + at, static_cast<std::size_t>(run));
      std::memcpy(shadow + done, space_->shadow + at, static_cast<std::size_t>(run));
    } else {
      std::memset(to + done, 0, static_cast<std::size_t>(run));
      std::memset(shadow + done, kFresh, static_cast<std::size_t>(run));
    }
    if (outside_) {
      // Memory after its own buffer belongs to another one: as undefined as memory never written.
      const std::int64_t within = at - buffer_->address;
      for (std::int64_t i = 0; i < run; ++i) {
        if (within + i < 0 || within + i >= buffer_->size) shadow[done + i] = kFresh;
      }
    }
    done += run;
  }
}

namespace {

// Calls `work` with the size of an element as a constant.
template <class Work>
void BySize(std::int64_t element, const Work& work) {
  switch (element) {
    case 1:
      return work(std::integral_constant<std::size_t, 1>{});
    case 2:
      return work(std::integral_constant<std::size_t, 2>{});
    case 4:
      return work(std::integral_constant<std::size_t, 4>{});
    default:
      return work(std::integral_constant<std::size_t, 8>{});
  }
}

// The mark of each lane, given to every byte of its element.
void SpreadMarks(std::int64_t element, int lanes, const std::uint8_t* marks, std::uint8_t* shadow) {
  BySize(element, [&](auto size) {
    for (int lane = 0; lane < lanes; ++lane) {
      std::memset(shadow + static_cast<std::size_t>(lane) * size, marks[lane] != 0 ? marks[lane] : kDefined, size);
    }
  });
}

// Joins to each lane's mark the largest of its bytes; `fresh` for one that was never written.
void GatherMarks(std::int64_t element, int lanes, const std::uint8_t* shadow, std::uint8_t fresh, std::uint8_t* marks) {
  // Two loops that the compiler turns into vector instructions. A row has at most 256 bytes, offsets included.
  std::uint8_t of[kRow];
  const std::int64_t bytes = lanes * element;
  for (std::int64_t i = 0; i < bytes; ++i) {
    const std::uint8_t undefined = shadow[i] == kFresh ? fresh : shadow[i];
    of[i] = shadow[i] == kDefined ? std::uint8_t{0} : undefined;
  }
  BySize(element, [&](auto size) {
    for (int lane = 0; lane < lanes; ++lane) {
      std::uint8_t mark = marks[lane];
      for (std::size_t b = 0; b < size; ++b) mark = std::max(mark, of[static_cast<std::size_t>(lane) * size + b]);
      marks[lane] = mark;
    }
  });
}

}  // namespace

void Operand::Store(std::int64_t repeat, int count, const Lanes& lanes, const std::uint8_t* from,
                    const std::uint8_t* taint) {
  if (safe_ && block_ == 32 && !lanes.by_bits) {
    const std::int64_t at = base_ + repeat * repeat_;
    const auto bytes = static_cast<std::size_t>(count * element_);
    std::memcpy(space_->data + at, from, bytes);
    if (taint == nullptr) {
      std::memset(space_->shadow + at, kDefined, bytes);
    } else {
      SpreadMarks(element_, count, taint, space_->shadow + at);
    }
    return;
  }
  if (safe_ && !lanes.by_bits && taint == nullptr) {
    const std::int64_t bytes = count * element_;
    for (std::int64_t done = 0; done < bytes; done += 32) {
      const std::int64_t at = base_ + repeat * repeat_ + done / 32 * block_;
      const auto run = static_cast<std::size_t>(std::min<std::int64_t>(32, bytes - done));
      std::memcpy(space_->data + at, from + done, run);
      std::memset(space_->shadow + at, kDefined, run);
    }
    return;
  }
  for (int lane = 0; lane < count; ++lane) {
    if (!lanes.Has(lane)) continue;
    const std::int64_t at = Address(repeat, lane);
    if (!safe_ && (at < 0 || at + element_ > kSpaceReserve)) continue;
    const std::uint8_t mark = taint != nullptr && taint[lane] != 0 ? taint[lane] : kDefined;
    std::memcpy(space_->data + at, from + lane * element_, static_cast<std::size_t>(element_));
    std::memset(space_->shadow + at, mark, static_cast<std::size_t>(element_));
  }
}

bool Operand::IsRun(const Lanes& lanes) const {
  return safe_ && !outside_ && !lanes.by_bits && block_ == 32 && repeat_ == lanes.per_repeat * element_ &&
         (lanes.repeats == 1 || lanes.active == lanes.per_repeat);
}

bool OneGo(const Lanes& lanes, const Operand& d, std::initializer_list<const Operand*> sources) {
  if (!d.IsRun(lanes)) return false;
  const std::uint8_t* d_end = d.Run() + d.RunBytes(lanes);
  for (const Operand* s : sources) {
    if (s == nullptr) continue;
    if (!s->IsRun(lanes)) return false;
    const std::int64_t bytes = s->RunBytes(lanes);
    const bool same = s->Run() == d.Run() && bytes == d.RunBytes(lanes);
    const bool apart = s->Run() + bytes <= d.Run() || d_end <= s->Run();
    if ((!same && !apart) || !AllDefined(s->RunShadow(), bytes)) return false;
  }
  return true;
}

std::int64_t ReadsOwnWrites(const Lanes& lanes, const Operand& d, std::initializer_list<const Operand*> sources) {
  if (lanes.repeats < 2 || !d.IsRun(lanes)) return 0;
  for (const Operand* s : sources) {
    if (s == nullptr || !s->IsRun(lanes)) continue;
    const std::int64_t behind = d.Run() - s->Run();
    if (behind > 0 && behind < s->RunBytes(lanes)) return behind;
  }
  return 0;
}

void Define(const Lanes& lanes, const Operand& d) {
  std::memset(d.RunShadow(), kDefined, static_cast<std::size_t>(d.RunBytes(lanes)));
}

std::uint8_t Operand::Origin() {
  if (origin_ != 0) return origin_;
  const Core& core = machine_->core();
  assay::device::Origin origin;
  origin.kind = outside_ ? FaultKind::kOnChipOutOfBounds : FaultKind::kUninitialisedRead;
  origin.location = core.location;
  origin.core = core.id;
  origin.occurrence = core.intrinsics;
  origin.offset = offset_;
  origin.size = buffer_->size;
  origin.buffer_location = buffer_->init_location;
  origin_ = machine_->OriginFor(origin);
  return origin_;
}

void RowTaint::Join(Operand& operand, const std::uint8_t* shadow) {
  const std::int64_t element = operand.element();
  if (AllDefined(shadow, lanes_ * element)) return;
  any_ = true;
  const bool has_fresh = std::memchr(shadow, kFresh, static_cast<std::size_t>(lanes_ * element)) != nullptr;
  const std::uint8_t fresh = has_fresh ? operand.Origin() : std::uint8_t{0};
  GatherMarks(element, lanes_, shadow, fresh, marks_);
  // Single bits of a byte of flags count in selections and in operations on bits (flag-marks.h) alone.
  std::for_each(marks_, marks_ + lanes_, [&](std::uint8_t& mark) { mark = operand.machine().WholeOrigin(mark); });
}

}  // namespace assay::device
