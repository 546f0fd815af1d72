// Checked access to global memory: bounds to the byte, who wrote which output byte, and what undefined bytes reached
// an output. Reading a little past a tensor is tolerated by the device's allocator, so such bytes only become a fault
// when they reach an output; the record says so with "advisory".
#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/coverage.h"
#include "dialects/ascendc/device/hazard-shadow.h"
#include "dialects/ascendc/device/machine.h"
#include "dialects/ascendc/device/threads.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"
#include "simulator/undefined-fill.h"

namespace assay::device {
namespace {

// The framework's allocator adds a data block and rounds up to 512 bytes: that padding is readable and belongs to no
// tensor. Writes are tolerated only up to the end of the last data block.
constexpr std::int64_t kDataBlock = 32;
constexpr std::int64_t kAllocationUnit = 512;

std::int64_t ToleratedEnd(std::int64_t size, bool write) {
  const auto round_up = [](std::int64_t bytes, std::int64_t to) { return (bytes + to - 1) / to * to; };
  return write ? round_up(size, kDataBlock) : round_up(size + kDataBlock, kAllocationUnit);
}

std::uint8_t UndefinedByte(const UndefinedFill& fill, std::int32_t location) {
  const bool here = fill.only.empty() || std::find(fill.only.begin(), fill.only.end(), location) != fill.only.end();
  return here ? fill.byte : 0;
}

}  // namespace

void Machine::NoteWrap(std::int64_t exact, std::int64_t used) {
  core_->wrapped_exact = exact;
  core_->wrapped_used = used;
  core_->wrapped_at = core_->intrinsics;
}

// The note came just before the intrinsic that makes this access: one that copies nothing causes no fault.
void Machine::ReportWrapped(const GmTensor* tensor) {
  if (core_ == nullptr || core_->wrapped_at == Core::kNever || core_->intrinsics > core_->wrapped_at + 1) return;
  core_->wrapped_at = Core::kNever;
  Report(FaultKind::kWrappedOffset)
      .Arg("exact", core_->wrapped_exact)
      .Arg("used", core_->wrapped_used)
      .Text("tensor", tensor != nullptr ? tensor->name : "");
}

std::pair<std::int64_t, std::int64_t> Machine::CheckGm(GmTensor* tensor, const void* p, std::int64_t size, bool write) {
  const FaultKind kind = write ? FaultKind::kGlobalWriteOutOfBounds : FaultKind::kGlobalReadOutOfBounds;
  if (size <= 0) return {0, 0};
  ReportWrapped(tensor);
  if (tensor == nullptr) {
    Report(kind)
        .Arg("address", reinterpret_cast<std::int64_t>(p))
        .Arg("bytes", size)
        .Text("reason", p == nullptr ? "null-pointer" : "wild-pointer");
    return {0, 0};
  }
  const std::int64_t offset = static_cast<const std::uint8_t*>(p) - tensor->base;
  if (offset >= 0 && size <= tensor->size - offset) return {0, size};
  const std::int64_t first = std::min(std::max<std::int64_t>(offset, 0), tensor->size);
  const std::int64_t last = std::clamp(offset + size, first, tensor->size);
  const bool tolerated = offset >= 0 && offset + size <= ToleratedEnd(tensor->size, write);
  const auto subject = static_cast<std::int32_t>(tensor - gm_.tensors().data());
  Report(kind, tolerated, subject)
      .Extent(offset, size, tensor->size)
      .Arg("element_bytes", tensor->element)
      .Arg("output", tensor->role == GmRole::kOutput)
      .Text("tensor", tensor->name);
  return {first - offset, last - first};
}

void Machine::ReadGm(std::uint8_t* to, std::uint8_t* shadow, const std::uint8_t* p, std::int64_t size) {
  GmTensor* tensor = gm_.Find(p);
  const auto [skip, usable] = CheckGm(tensor, p, size, false);
  if (usable != size && size > 0) {
    Origin origin{.kind = FaultKind::kGlobalReadOutOfBounds,
                  .location = core_->location,
                  .core = core_->id,
                  .occurrence = core_->intrinsics};
    if (tensor != nullptr) {
      origin.offset = p - tensor->base;
      origin.bytes = size;
      origin.size = tensor->size;
      origin.tensor = tensor->name;
      origin.subject = static_cast<std::int32_t>(tensor - gm_.tensors().data());
    }
    std::memset(shadow, OriginFor(origin), static_cast<std::size_t>(size));
    std::memset(to, UndefinedByte(launch_.undefined, core_->location), static_cast<std::size_t>(size));
  }
  if (usable <= 0) return;
  // A cache cannot hold a stale copy of memory that is never written.
  if (tensor->writes > 0) CheckCaches(*this, p + skip, usable);
  if (tensor->blank) {
    std::memset(to + skip, 0, static_cast<std::size_t>(usable));
  } else {
    std::memcpy(to + skip, p + skip, static_cast<std::size_t>(usable));
  }
  std::memset(shadow + skip, kDefined, static_cast<std::size_t>(usable));
  if (tensor->StartsUndefined()) MarkUnwritten(*tensor, to + skip, shadow + skip, p + skip - tensor->base, usable);
  if (!tensor->tainted) return;
  const std::uint8_t* taint = tensor->taint.data() + (p - tensor->base);
  for (std::int64_t i = skip; i < skip + usable; ++i) {
    if (taint[i] != 0) shadow[i] = taint[i];
  }
}

// Outputs and the workspace hold arbitrary values until they are written.
void Machine::MarkUnwritten(const GmTensor& tensor, std::uint8_t* to, std::uint8_t* shadow, std::int64_t offset,
                            std::int64_t size) {
  const std::uint8_t* written = tensor.writers().data() + offset;
  const auto* first = static_cast<const std::uint8_t*>(std::memchr(written, 0, static_cast<std::size_t>(size)));
  if (first == nullptr) return;
  Origin origin{.location = core_->location, .core = core_->id, .occurrence = core_->intrinsics};
  origin.offset = offset + (first - written);
  origin.bytes = std::count(written, written + size, std::uint8_t{0});
  origin.size = tensor.size;
  origin.tensor = tensor.name;
  origin.subject = static_cast<std::int32_t>(&tensor - gm_.tensors().data());
  const std::uint8_t mark = OriginFor(origin);
  for (std::int64_t i = first - written; i < size; ++i) {
    if (written[i] != 0) continue;
    shadow[i] = mark;
    to[i] = UndefinedByte(launch_.undefined, core_->location);
  }
}

void Machine::NoteOwner(GmTensor& tensor, std::int64_t offset, const std::uint8_t* from, std::int64_t size) {
  const std::uint8_t mine = OwnerMark(core_->id);
  std::uint8_t* owner = tensor.owner.data() + offset;
  std::int64_t first = -1, last = -1, bytes = 0;
  std::uint8_t foreign = 0, seen = 0;
  const auto written = [](std::uint8_t by) { return by == kGiven ? std::uint8_t{0} : by; };
  for (std::int64_t i = 0; i < size; ++i) seen |= written(owner[i]);
  if (seen != 0) {
    tensor.rewritten = true;
    std::uint8_t* again = tensor.again.data() + offset;
    for (std::int64_t i = 0; i < size; ++i) {
      const std::uint8_t by = written(owner[i]);
      again[i] |= by;
      foreign |= by != 0 && by != mine && by != kOrdered;
    }
  }
  if (foreign != 0 && core_->atomic == ASSAY_ATOMIC_NONE) {
    bool differs = false;
    std::uint8_t other = 0;
    for (std::int64_t i = 0; i < size; ++i) {
      if (written(owner[i]) == 0 || owner[i] == mine || owner[i] == kOrdered) continue;
      if (first < 0) first = i;
      if (other == 0) other = owner[i];
      last = i;
      ++bytes;
      differs |= tensor.base[offset + i] != from[i];
    }
    // Writing the same values twice is how a last tile that is shifted back works; the order cannot be observed.
    Report(FaultKind::kOverlappingWrites, !differs || cross_used)
        .Arg("core_a", other - 1)
        .Arg("core_b", core_->id)
        .Arg("offset", offset + first)
        .Arg("bytes", bytes)
        .Arg("first", (offset + first) / tensor.element)
        .Arg("last", (offset + last) / tensor.element)
        .Arg("element_bytes", tensor.element)
        .Arg("same_values", !differs)
        .Text("tensor", tensor.name)
        .Other(tensor.last_write);
  }
  std::memset(owner, mine, static_cast<std::size_t>(size));
}

// Of a workspace no owner is kept; which of its bytes a write changed tells whether the order of two writes matters.
void Machine::NoteChanged(const GmTensor& tensor, std::int64_t offset, const std::uint8_t* from, std::int64_t size) {
  constexpr std::size_t kMostRanges = 256;
  if (tensor.owner.valid() || core_ == nullptr || !core_->issuing) return;
  auto& changed = issued_.changed;
  for (std::int64_t at = offset; at < offset + size;) {
    const std::int64_t cell = at / kCellBytes * kCellBytes, end = std::min(cell + kCellBytes, offset + size);
    if (std::memcmp(tensor.base + at, from + (at - offset), static_cast<std::size_t>(end - at)) != 0) {
      if (!changed.empty() && changed.back().second == cell) {
        changed.back().second = cell + kCellBytes;
      } else if (changed.size() < kMostRanges) {
        changed.emplace_back(cell, cell + kCellBytes);
      } else {
        changed.clear();
        return;
      }
    }
    at = end;
  }
}

// Outputs start undefined: an atomic copy adds to whatever lay there before the launch.
void Machine::CheckAtomicBase(const GmTensor& tensor, std::int64_t offset, std::int64_t size) {
  if (!tensor.owner.valid()) return;
  const std::uint8_t* owner = tensor.owner.data() + offset;
  const auto* fresh = static_cast<const std::uint8_t*>(std::memchr(owner, 0, static_cast<std::size_t>(size)));
  if (fresh == nullptr) return;
  const auto subject = static_cast<std::int32_t>(&tensor - gm_.tensors().data());
  Report(FaultKind::kAtomicMisuse, true, subject)
      .Arg("first", (offset + (fresh - owner)) / tensor.element)
      .Text("reason", "undefined-base")
      .Text("tensor", tensor.name);
}

void Machine::ApplyAtomic(GmTensor& tensor, std::uint8_t* p, const std::uint8_t* from, std::int64_t size) {
  const auto dtype = static_cast<Dtype>(core_->atomic_dtype);
  const std::int64_t element = static_cast<std::int64_t>(SizeOf(dtype));
  if (element == 0) return;
  const int op = core_->atomic == ASSAY_ATOMIC_ADD   ? ASSAY_ADD
                 : core_->atomic == ASSAY_ATOMIC_MAX ? ASSAY_MAX
                                                     : ASSAY_MIN;
  (void)tensor;
  for (std::int64_t i = 0; i + element <= size; i += 128 * element) {
    const int n = static_cast<int>(std::min<std::int64_t>(128, (size - i) / element));
    ComputeBinary(op, dtype, p + i, from + i, p + i, n);
  }
}

void Machine::WriteGm(std::uint8_t* p, const std::uint8_t* from, const std::uint8_t* shadow, std::int64_t size,
                      const Buffer* source, std::int64_t source_offset) {
  GmTensor* tensor = gm_.Find(p);
  const auto [skip, usable] = CheckGm(tensor, p, size, true);
  if (usable <= 0) return;
  tensor->blank = false;
  written_ += usable;
  if (launch_.most_written > 0 && written_ > launch_.most_written) Undecided("more is written than the run follows");
  p += skip;
  from += skip;
  shadow += skip;
  const std::int64_t offset = p - tensor->base;
  if (tensor->small_pages && tensor->owner.valid()) {
    Populate(tensor->owner.data() + offset, usable);
    Populate(p, usable);
  }
  if (core_->atomic != ASSAY_ATOMIC_NONE) CheckAtomicBase(*tensor, offset, usable);
  if (tensor->owner.valid()) NoteOwner(*tensor, offset, from, usable);
  NoteChanged(*tensor, offset, from, usable);
  if (tensor->written.valid()) std::memset(tensor->written.data() + offset, 1, static_cast<std::size_t>(usable));
  if (core_->atomic != ASSAY_ATOMIC_NONE) {
    ApplyAtomic(*tensor, p, from, usable);
  } else {
    std::memcpy(p, from, static_cast<std::size_t>(usable));
  }
  tensor->last_write = core_->location;
  ++tensor->writes;
  if (!tensor->taint.valid()) return;
  const bool dirty = !AllDefined(shadow, usable);
  if (!dirty && !tensor->tainted) return;
  std::uint8_t fresh = 0;
  for (std::int64_t i = 0; i < usable; ++i) {
    std::uint8_t mark = shadow[i] == kDefined ? 0 : shadow[i];
    if (shadow[i] == kFresh) {
      if (fresh == 0) {
        Origin origin{.location = core_->location,
                      .core = core_->id,
                      .occurrence = core_->intrinsics,
                      .offset = source_offset + skip + i,
                      .size = source != nullptr ? source->size : 0};
        origin.bytes = std::count(shadow + i, shadow + usable, kFresh);
        origin.buffer_location = source != nullptr ? source->init_location : -1;
        fresh = OriginFor(origin);
      }
      mark = fresh;
    }
    std::uint8_t& taint = tensor->taint.data()[offset + i];
    if (core_->atomic != ASSAY_ATOMIC_NONE && mark == 0) mark = taint;
    taint = mark;
    if (mark != 0) tensor->tainted = true;
  }
}

void Machine::RawAccess(const void* p, std::int64_t size, bool write) {
  if (core_ == nullptr || size <= 0) return;
  std::int64_t at = 0;
  if (LocalSpace* space = FindLocal(p, at)) {
    if (at + size > kSpaceReserve) return;
    space->high = std::max(space->high, at + size);
    if (write) {
      std::memset(space->shadow + at, kDefined, static_cast<std::size_t>(size));
    } else if (std::memchr(space->shadow + at, kFresh, static_cast<std::size_t>(size)) != nullptr) {
      Report(FaultKind::kUninitialisedRead).Arg("offset", at).Arg("bytes", size).Text("api", "GetValue");
    } else {
      NoteScalarRead(*std::max_element(space->shadow + at, space->shadow + at + size));
    }
    return;
  }
  GmTensor* tensor = gm_.Find(p);
  if (tensor == nullptr) return;  // the kernel's own stack, or an address that will trap by itself
  core_->cache.CleanUnlessNative(*this, core_->id, static_cast<std::uint8_t*>(const_cast<void*>(p)));
  const auto [skip, usable] = CheckGm(tensor, p, size, write);
  if (!write || usable <= 0) return;
  tensor->blank = false;
  const std::int64_t offset = static_cast<const std::uint8_t*>(p) + skip - tensor->base;
  // Threads do not store through the scalar unit's cache.
  if (ThreadStackEnd() == 0) core_->cache.NoteNativeStore(*this, *tensor, tensor->base + offset, usable);
  if (tensor->owner.valid())
    std::memset(tensor->owner.data() + offset, OwnerMark(core_->id), static_cast<std::size_t>(usable));
  if (tensor->written.valid()) std::memset(tensor->written.data() + offset, 1, static_cast<std::size_t>(usable));
  if (tensor->taint.valid()) std::memset(tensor->taint.data() + offset, 0, static_cast<std::size_t>(usable));
  tensor->last_write = core_->location;
  ++tensor->writes;
}

void Machine::CheckOutputs() {
  for (GmTensor& tensor : gm_.tensors()) {
    if (tensor.role != GmRole::kOutput || tensor.size == 0) continue;
    if (tensor.tainted && launch_.most_written == 0 && tensor.size <= kMostScanned) CheckTaint(tensor);
    if (!ended_early_ && launch_.cores.empty() && !tensor.partial) CheckUnwritten(tensor);
  }
  // A dropped tail is harmless if every output byte was written, and from defined ones.
  const bool harmed = log_.HasReal(FaultKind::kOutputUnwritten) || log_.HasReal(FaultKind::kUninitialisedRead) ||
                      log_.HasReal(FaultKind::kOverlappingWrites);
  if (!harmed && !ended_early_) log_.MakeAdvisory(FaultKind::kDroppedTail);
}

// One record for each origin whose bytes are in the output now, with the output's elements that it affects.
void Machine::CheckTaint(GmTensor& tensor) {
  struct Seen {
    std::int64_t count = 0, first = -1, last = -1;
  };
  std::vector<Seen> seen(origins_.size());
  const std::uint8_t* taint = tensor.taint.data();
  const std::int64_t size = BytesThatCount(tensor);
  for (std::int64_t i = 0; i < size; i += tensor.element) {
    std::uint8_t mark = 0;
    for (std::int64_t b = i; b < std::min(i + tensor.element, size); ++b) mark = std::max(mark, taint[b]);
    if (mark < kFirstOrigin || mark >= origins_.size()) continue;
    Seen& s = seen[mark];
    if (s.first < 0) s.first = i / tensor.element;
    s.last = i / tensor.element;
    ++s.count;
  }
  for (std::size_t i = kFirstOrigin; i < seen.size(); ++i) {
    if (seen[i].count == 0) continue;
    const Origin& origin = origins_[i];
    bool first = false;
    FaultNote note(
        log_.Report(origin.kind, origin.location, origin.core, origin.occurrence, false, first, origin.subject), first);
    note.Extent(origin.offset, origin.bytes, origin.size);
    note.Arg("first", seen[i].first).Arg("last", seen[i].last).Arg("count", seen[i].count);
    note.Arg("total", tensor.size / tensor.element).Arg("reaches_output", 1).Text("output", tensor.name);
    if (origin.write) note.Arg("write", 1);
    if (!origin.tensor.empty()) note.Text("tensor", origin.tensor);
    note.Other(origin.buffer_location >= 0 ? origin.buffer_location : tensor.last_write);
  }
}

void Machine::CheckUnwritten(GmTensor& tensor) {
  const std::uint8_t* owner = tensor.owner.data();
  const std::int64_t size = BytesThatCount(tensor);
  if (std::memchr(owner, 0, static_cast<std::size_t>(size)) == nullptr) return;
  std::int64_t count = 0, first = -1, last = -1, ranges = 0, begin = -1;
  std::string text;
  const auto close = [&](std::int64_t end) {
    if (begin < 0) return;
    if (++ranges <= 4) text += (text.empty() ? "" : ", ") + IndexRange(tensor.shape, begin, end - 1);
    begin = -1;
  };
  const std::int64_t total = size / tensor.element;
  for (std::int64_t e = 0; e < total; ++e) {
    const std::uint8_t* bytes = owner + e * tensor.element;
    if (std::find(bytes, bytes + tensor.element, 0) == bytes + tensor.element) {
      close(e);
      continue;
    }
    if (first < 0) first = e;
    if (begin < 0) begin = e;
    // Includes all following bytes that were not written either.
    const std::int64_t more = std::max<std::int64_t>(ZeroBytes(bytes, size - e * tensor.element), 1);
    const std::int64_t whole = std::max<std::int64_t>(more / tensor.element, 1);
    e += whole - 1;
    last = e;
    count += whole;
  }
  close(total);
  if (count == 0) return;
  bool is_new = false;
  const auto subject = static_cast<std::int32_t>(&tensor - gm_.tensors().data());
  FaultNote note(log_.Report(FaultKind::kOutputUnwritten, tensor.last_write, -1, intrinsics_, false, is_new, subject),
                 is_new);
  note.Arg("first", first).Arg("last", last).Arg("count", count).Arg("total", total).Arg("ranges", ranges);
  note.Arg("element_bytes", tensor.element).Text("tensor", tensor.name).Text("ranges", text);
}

}  // namespace assay::device
