// Instructions as the exact shadow sees them: transfers copy the second values along, scalars are remembered by their
// bits, and elements without a second value are taken as stored, with the worst birth of their sources.
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

bool StillThere(const ExactEntry& entry, const std::uint8_t* data) {
  return entry.size != 0 && entry.bits == BitsAt(data, entry.size);
}

bool Recognisable(double value) {
  // A constant of the program that happens to equal a value that was read must not be taken for it: only numbers with
  // many digits are recognised.
  if (!std::isfinite(value) || value == 0) return false;
  return std::countr_zero(std::bit_cast<std::uint64_t>(value)) < 52 - 8;
}

// Calls `visit(offset)` for the start of each run of bytes of an access.
template <class Visit>
void EachRun(const Access& access, Visit visit) {
  for (std::int64_t r = 0; r < access.repeats; ++r) {
    for (std::int64_t b = 0; b < access.blocks; ++b) {
      visit(access.begin + r * access.repeat_stride + b * access.block_stride);
    }
  }
}

const Access* First(const Issued& issued, bool write) {
  for (const Access& access : issued.accesses) {
    if (access.write == write) return &access;
  }
  return nullptr;
}

}  // namespace

// The memory of an access and the offset of its bytes; null if nothing of it is followed.
ExactMemory* Exact::Find(const Core& core, const Access& access, const std::uint8_t*& data) {
  data = nullptr;
  if (access.space == kGlobalSpace) {
    if (access.tensor < 0) return nullptr;
    data = machine_.gm().tensors()[static_cast<std::size_t>(access.tensor)].base;
    return TensorMemory(access.tensor);
  }
  data = core.spaces[access.space].data;
  return &(*local_[core.id])[static_cast<std::size_t>(access.space)];
}

void Exact::OnInstruction(const Core& core, const Issued& issued) {
  const bool handled = handled_;
  handled_ = false;
  if (!handled) {
    for (const Access& access : issued.accesses) Spend(access.bytes * access.blocks * access.repeats / 8);
  }
  const std::string_view intrinsic = issued.intrinsic;
  if (handled) return;
  if (intrinsic.starts_with("assay_dma_")) return Transfer(core, issued);
  if (intrinsic == "assay_ub_get" || intrinsic == "assay_gm_get") return ReadScalar(core, issued);
  if (intrinsic == "assay_ub_set" || intrinsic == "assay_gm_set") return WriteScalar(core, issued);
  const bool moves = issued.pipe == Pipe::kMte1 || issued.pipe == Pipe::kMte2 || issued.pipe == Pipe::kMte3;
  if (moves || intrinsic == "assay_trans_5hd") return MoveByBits(core, issued);
  // The results of comparisons are bits.
  if (IsFloat(issued.dtype) && !intrinsic.starts_with("assay_cmp") && First(issued, true) != nullptr) ++unfollowed_;
  TakeAsStored(core, issued);
}

// Runs of the source and of the target in the order in which they are noted.
void Exact::Transfer(const Core& core, const Issued& issued) {
  const Access* from = First(issued, false);
  const Access* to = First(issued, true);
  if (to == nullptr) return;
  const bool out = to->space == kGlobalSpace && to->tensor >= 0;
  const std::uint32_t writer = out ? WriterFor(core, issued) : 0;
  if (from == nullptr) return;
  const std::int64_t runs = std::min(from->blocks * from->repeats, to->blocks * to->repeats);
  const std::int64_t bytes = std::min(from->bytes, to->bytes);
  for (std::int64_t i = 0; i < runs; ++i) {
    const auto start = [i](const Access& access) {
      return access.begin + i / access.blocks * access.repeat_stride + i % access.blocks * access.block_stride;
    };
    CopyRange(core, *from, start(*from), *to, start(*to), bytes, writer);
  }
}

void Exact::CopyRange(const Core& core, const Access& from, std::int64_t from_at, const Access& to, std::int64_t to_at,
                      std::int64_t bytes, std::uint32_t writer) {
  const std::uint8_t* source_data = nullptr;
  const std::uint8_t* target_data = nullptr;
  ExactMemory* source = Find(core, from, source_data);
  ExactMemory* target = Find(core, to, target_data);
  if (target == nullptr || target_data == nullptr) return;
  const bool local = to.space != kGlobalSpace;
  const std::int64_t end = local ? kSpaceReserve : machine_.gm().tensors()[static_cast<std::size_t>(to.tensor)].size;
  bytes = std::min(bytes, end - to_at);
  if (to_at < 0 || from_at < 0 || bytes <= 0) return;
  if (source == nullptr && writer == 0) return target->Drop(to_at, bytes);
  const bool atomic = !local && core.atomic != ASSAY_ATOMIC_NONE;
  const std::int64_t step = local ? std::max<std::int64_t>(source->grain(), 1) : target->grain();
  std::int64_t width = step;
  for (std::int64_t i = 0; i < bytes; i += width) {
    width = step;
    ExactEntry* entry = source != nullptr ? source->Find(from_at + i) : nullptr;
    if (entry != nullptr && !StillThere(*entry, source_data + from_at + i)) entry = nullptr;
    if (entry != nullptr && entry->size > step) width = entry->size;
    ExactEntry* old = target->Find(to_at + i);
    if (entry == nullptr && writer == 0) {
      if (old != nullptr) old->size = 0;
      continue;
    }
    if ((to_at + i) % target->grain() != 0) continue;
    ExactEntry& made = target->At(to_at + i);
    if (atomic) {
      AddAtomically(made, entry, target_data + to_at + i, source_data + from_at + i, core);
    } else if (entry != nullptr) {
      made = ExactEntry(*entry);
    } else {
      made.size = 0;
    }
    made.writer = writer;
  }
}

// The old value plus the operand; where the old value has no second value, it is recovered from the sum.
void Exact::AddAtomically(ExactEntry& target, ExactEntry* source, const std::uint8_t* now, const std::uint8_t* added,
                          const Core& core) {
  const auto dtype = static_cast<Dtype>(core.atomic_dtype);
  const double result = LoadStored(dtype, now), came = LoadStored(dtype, added);
  const double came_exact = source != nullptr && source->dtype == dtype ? source->exact : came;
  const std::uint32_t came_birth = source != nullptr ? source->birth : 0;
  const bool known = target.size != 0 && target.dtype == dtype;
  const double before = known ? target.exact : result - came;
  const std::uint32_t before_birth = known ? target.birth : 0;
  double exact = before + came_exact;
  if (core.atomic == ASSAY_ATOMIC_MAX) exact = known ? std::max(before, came_exact) : result;
  if (core.atomic == ASSAY_ATOMIC_MIN) exact = known ? std::min(before, came_exact) : result;
  target.exact = exact;
  target.dtype = dtype;
  target.size = static_cast<std::uint8_t>(std::max<std::size_t>(SizeOf(dtype), 1));
  target.bits = BitsAt(now, target.size);
  target.birth = 0;
  if (Drift(result, exact) <= tolerance_) return;
  target.birth = came_birth != 0 ? came_birth : before_birth;
  if (target.birth != 0) return;
  target.birth = Born({.kind = std::isfinite(result) ? DriftKind::kRounding : DriftKind::kOverflow,
                       .dtype = dtype,
                       .operands = 2,
                       .stored = result,
                       .exact = exact,
                       .a = before,
                       .b = came});
}

void Exact::ReadScalar(const Core& core, const Issued& issued) {
  const Access* from = First(issued, false);
  if (from == nullptr) return;
  const std::uint8_t* data = nullptr;
  ExactMemory* memory = Find(core, *from, data);
  const ExactEntry* entry = memory != nullptr ? memory->Find(from->begin) : nullptr;
  if (entry == nullptr || !StillThere(*entry, data + from->begin) || !IsFloat(entry->dtype)) return;
  const double stored = LoadStored(entry->dtype, data + from->begin);
  ++scalars_;
  if (entry->birth != 0 && scalar_birth_ == 0) scalar_birth_ = entry->birth;
  if (!Recognisable(stored)) return;
  scalars_seen_[std::bit_cast<std::uint64_t>(stored)] = {entry->exact, entry->birth};
}

void Exact::WriteScalar(const Core& core, const Issued& issued) {
  const Access* to = First(issued, true);
  if (to == nullptr) return;
  const std::uint8_t* data = nullptr;
  ExactMemory* memory = Find(core, *to, data);
  if (memory == nullptr || to->begin < 0) return;
  const std::uint32_t writer = to->space == kGlobalSpace ? WriterFor(core, issued) : 0;
  memory->Drop(to->begin, to->bytes);
  const Dtype dtype = to->bytes == 2 ? Dtype::kF16 : Dtype::kF32;
  const double stored = to->bytes == 2 || to->bytes == 4 ? LoadStored(dtype, data + to->begin) : 0;
  const auto seen = scalars_seen_.find(std::bit_cast<std::uint64_t>(stored));
  if ((seen == scalars_seen_.end() && writer == 0) || to->begin % memory->grain() != 0) return;
  ExactEntry& entry = memory->At(to->begin);
  entry.writer = writer;
  if (seen == scalars_seen_.end()) return;
  entry.exact = seen->second.first;
  entry.birth = seen->second.second;
  entry.dtype = dtype;
  entry.size = static_cast<std::uint8_t>(to->bytes);
  entry.bits = BitsAt(data + to->begin, entry.size);
}

// Elements that are reordered are identified by their bits.
void Exact::MoveByBits(const Core& core, const Issued& issued) {
  std::unordered_map<std::uint64_t, ExactEntry> moved;
  for (const Access& access : issued.accesses) {
    const std::uint8_t* data = nullptr;
    const ExactMemory* memory = access.write ? nullptr : Find(core, access, data);
    if (memory == nullptr) continue;
    EachRun(access, [&](std::int64_t at) {
      for (std::int64_t i = 0; i < access.bytes; ++i) {
        const ExactEntry* entry = memory->Find(at + i);
        if (entry != nullptr && StillThere(*entry, data + at + i)) moved.try_emplace(entry->bits, *entry);
      }
    });
  }
  const auto size = static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(issued.dtype), 1));
  for (const Access& access : issued.accesses) {
    const std::uint8_t* data = nullptr;
    ExactMemory* memory = access.write ? Find(core, access, data) : nullptr;
    if (memory == nullptr) continue;
    const std::uint32_t writer = access.space == kGlobalSpace ? WriterFor(core, issued) : 0;
    EachRun(access, [&](std::int64_t at) {
      if (at < 0) return;
      memory->Drop(at, access.bytes);
      for (std::int64_t i = 0; i + size <= access.bytes; i += size) {
        const auto from = moved.find(BitsAt(data + at + i, static_cast<std::size_t>(size)));
        if ((from == moved.end() && writer == 0) || (at + i) % memory->grain() != 0) continue;
        ExactEntry& made = memory->At(at + i);
        if (from != moved.end() && from->second.size == size) made = ExactEntry(from->second);
        made.writer = writer;
      }
    });
  }
}

void Exact::TakeAsStored(const Core& core, const Issued& issued) {
  std::uint32_t worst = 0;
  double drift = 0;
  for (const Access& access : issued.accesses) {
    const std::uint8_t* data = nullptr;
    ExactMemory* memory = access.write ? nullptr : Find(core, access, data);
    if (memory == nullptr) continue;
    EachRun(access, [&](std::int64_t at) {
      for (std::int64_t i = 0; i < access.bytes; ++i) {
        const ExactEntry* entry = memory->Find(at + i);
        if (entry == nullptr || entry->birth == 0 || !StillThere(*entry, data + at + i)) continue;
        const double own = Drift(LoadStored(entry->dtype, data + at + i), entry->exact);
        if (own <= drift) continue;
        drift = own;
        worst = entry->birth;
      }
    });
  }
  const auto element = static_cast<std::int64_t>(std::max<std::size_t>(SizeOf(issued.dtype), 1));
  for (const Access& access : issued.accesses) {
    const std::uint8_t* data = nullptr;
    ExactMemory* memory = access.write ? Find(core, access, data) : nullptr;
    if (memory == nullptr) continue;
    const std::uint32_t writer = access.space == kGlobalSpace ? WriterFor(core, issued) : 0;
    EachRun(access, [&](std::int64_t at) {
      if (at < 0) return;
      memory->Drop(at, access.bytes);
      if (writer == 0 && worst == 0) return;
      const std::int64_t end = access.space == kGlobalSpace ? INT64_MAX : kSpaceReserve;
      for (std::int64_t i = 0; i + element <= access.bytes && at + i + 8 <= end; i += element) {
        if ((at + i) % memory->grain() != 0) continue;
        memory->At(at + i) = {.exact = LoadStored(issued.dtype, data + at + i),
                              .bits = BitsAt(data + at + i, static_cast<std::size_t>(element)),
                              .birth = worst,
                              .writer = writer,
                              .dtype = issued.dtype,
                              .size = static_cast<std::uint8_t>(element)};
      }
    });
  }
}

}  // namespace assay::device
