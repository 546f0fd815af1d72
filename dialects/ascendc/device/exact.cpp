// Bookkeeping of second values: where they are, how long they are valid, which instruction lost them.
#include "dialects/ascendc/device/exact.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>

#include "analyzer/facts/number-formats.h"
#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

bool StillHolds(const ExactEntry& entry, const std::uint8_t* data) {
  return entry.size != 0 && (entry.open || entry.bits == BitsAt(data, entry.size));
}

bool Whole(Dtype dtype) { return !IsFloat(dtype) && dtype != Dtype::kF64; }

bool Narrow(Dtype dtype) { return dtype == Dtype::kF16 || dtype == Dtype::kBF16; }

template <class T>
bool Within(double value) {
  return value >= static_cast<double>(std::numeric_limits<T>::lowest()) &&
         value <= static_cast<double>(std::numeric_limits<T>::max());
}

// Whether a whole number lies in the range of an integer type.
bool Holds(Dtype dtype, double value) {
  switch (dtype) {
    case Dtype::kI4:
      return value >= -8 && value <= 7;
    case Dtype::kI8:
      return Within<std::int8_t>(value);
    case Dtype::kU8:
      return Within<std::uint8_t>(value);
    case Dtype::kI16:
      return Within<std::int16_t>(value);
    case Dtype::kU16:
      return Within<std::uint16_t>(value);
    case Dtype::kI32:
      return Within<std::int32_t>(value);
    case Dtype::kU32:
      return Within<std::uint32_t>(value);
    case Dtype::kI64:
      return Within<std::int64_t>(value);
    case Dtype::kU64:
      return Within<std::uint64_t>(value);
    default:
      return false;
  }
}

// A conversion to a narrow type that leaves only this part of the tolerance is remembered: later growth of its error
// is attributed to it.
constexpr double kSuspectPart = 0.25;

}  // namespace

double Drift(double stored, double exact) {
  constexpr double kTiny = 1e-37;
  if (std::isnan(stored) && std::isnan(exact)) return 0;
  if (stored == exact) return 0;
  if (!std::isfinite(stored) || !std::isfinite(exact)) return std::numeric_limits<double>::infinity();
  return std::fabs(stored - exact) / std::max(std::fabs(exact), kTiny);
}

ExactEntry& ExactMemory::At(std::int64_t address) {
  const auto index = static_cast<std::size_t>(address / grain_);
  if (index / kChunk >= chunks_.size()) chunks_.resize(index / kChunk + 1);
  std::unique_ptr<Chunk>& chunk = chunks_[index / kChunk];
  if (chunk == nullptr) chunk = std::make_unique<Chunk>();
  return (*chunk)[Slot(index)];
}

void ExactMemory::Drop(std::int64_t address, std::int64_t bytes) {
  const auto chunk_bytes = static_cast<std::int64_t>(kChunk) * grain_;
  for (std::int64_t at = (address + grain_ - 1) / grain_ * grain_; at < address + bytes;) {
    ExactEntry* entry = Find(at);
    if (entry == nullptr) {
      at = (at / chunk_bytes + 1) * chunk_bytes;
      continue;
    }
    at += std::max<std::int64_t>(grain_, entry->size);
    entry->size = 0;
  }
}

void Exact::OnCoreStart(const Core& core) {
  local_[core.id] = std::make_unique<Spaces>();
  last_core_ = -1;
}

void Exact::OnCoreEnd(const Core& core) {
  local_.erase(core.id);
  last_core_ = -1;
}

ExactMemory& Exact::MemoryOf(const LocalSpace& space) {
  const Core& core = machine_.core();
  if (core.id != last_core_) {
    last_core_ = core.id;
    last_ = local_[core.id].get();
  }
  return (*last_)[static_cast<std::size_t>(&space - core.spaces)];
}

ExactMemory* Exact::TensorMemory(int tensor) {
  if (tensor < 0) return nullptr;
  const GmTensor& gm = machine_.gm().tensors()[static_cast<std::size_t>(tensor)];
  if (gm.role == GmRole::kInput || gm.role == GmRole::kTiling) return nullptr;
  // The element type of a workspace is unknown; elements smaller than two bytes are not followed there.
  const std::int64_t grain = gm.role == GmRole::kOutput ? std::max<std::int64_t>(gm.element, 1) : 2;
  return &global_.try_emplace(tensor, grain).first->second;
}

Followed Exact::Read(const LocalSpace& space, std::int64_t address, Dtype dtype) {
  Followed value;
  if (address < 0 || address + 8 > kSpaceReserve) return value;
  const std::uint8_t* data = space.data + address;
  value.stored = value.exact = LoadStored(dtype, data);
  const ExactEntry* entry = MemoryOf(space).Find(address);
  if (entry == nullptr || entry->dtype != dtype || !StillHolds(*entry, data)) return value;
  value.exact = entry->exact;
  value.birth = entry->birth;
  value.drift = entry->open ? 0 : Drift(value.stored, value.exact);
  return value;
}

Followed Exact::Scalar(double value) const {
  Followed scalar{value, value, 0, 0};
  const auto seen = scalars_seen_.find(std::bit_cast<std::uint64_t>(value));
  if (seen == scalars_seen_.end()) return scalar;
  scalar.exact = seen->second.first;
  scalar.birth = seen->second.second;
  scalar.drift = Drift(value, scalar.exact);
  return scalar;
}

void Exact::Open(const LocalSpace& space, std::int64_t address, Dtype dtype, double exact, std::uint32_t birth) {
  if (address < 0 || address + 8 > kSpaceReserve) return;
  ExactEntry& entry = MemoryOf(space).At(address);
  entry = {.exact = exact,
           .birth = birth,
           .dtype = dtype,
           .size = static_cast<std::uint8_t>(std::max<std::size_t>(SizeOf(dtype), 1)),
           .open = true};
}

std::uint32_t Exact::TileOf(std::int32_t location) const {
  const auto at = places_.find({machine_.core().id, location});
  return at == places_.end() || at->second == 0 ? 0 : at->second - 1;
}

std::uint32_t Exact::Born(ExactBirth birth) {
  const Core& core = machine_.core();
  birth.core = core.id;
  birth.location = core.location;
  birth.tile = TileOf(core.location);
  const auto index = static_cast<std::uint32_t>(births_.size());
  const auto [first, is_new] = first_birth_.try_emplace({core.id, core.location}, index);
  if (births_.size() >= kMaxRecords && !is_new) return first->second;
  births_.push_back(birth);
  return index;
}

void Exact::Grew(double error) {
  const Core& core = machine_.core();
  const auto is_here = [&](const ExactGrowth& one) { return one.core == core.id && one.location == core.location; };
  if (last_growth_ >= growth_.size() || !is_here(growth_[last_growth_])) {
    const auto [at, is_new] = growth_of_.try_emplace({core.id, core.location}, growth_.size());
    if (is_new && growth_.size() >= kMaxExactGrowth) {
      growth_of_.erase(at);
      return;
    }
    if (is_new) growth_.push_back({core.location, core.id, 0});
    last_growth_ = at->second;
  }
  growth_[last_growth_].error = std::max(growth_[last_growth_].error, error);
}

void Exact::Close(const LocalSpace& space, std::int64_t address, std::int64_t element, const Operands& operands) {
  if (address < 0 || address + 8 > kSpaceReserve) return;
  ExactEntry* entry = MemoryOf(space).Find(address);
  if (entry == nullptr || !entry->open) return;
  const std::uint8_t* data = space.data + address;
  entry->open = false;
  entry->bits = BitsAt(data, entry->size);
  const double stored = LoadStored(entry->dtype, data);
  if (!operands.known) {
    entry->exact = stored;
    return;
  }
  // A value that is not a number under exact arithmetic either is no rounding loss.
  if (!std::isfinite(entry->exact) && !(Whole(entry->dtype) && operands.narrows)) entry->exact = stored;
  const bool whole = Whole(entry->dtype);
  const double error = whole ? 0 : Drift(stored, entry->exact);
  if (!whole) Grew(error);
  const auto birth = [&](DriftKind kind) {
    return Born({.kind = kind,
                 .element = element,
                 .dtype = entry->dtype,
                 .operands = operands.count,
                 .stored = stored,
                 .exact = entry->exact,
                 .a = operands.a,
                 .b = operands.b});
  };
  if (whole ? stored == entry->exact : error <= tolerance_) {
    const bool suspect = !whole && error > kSuspectPart * tolerance_;
    if (!suspect) {
      entry->birth = 0;
    } else if (entry->birth == 0 && Narrow(entry->dtype)) {
      entry->birth = birth(DriftKind::kRounding);
    }
    return;
  }
  DriftKind kind = DriftKind::kRounding;
  const double largest = std::max(std::fabs(operands.a), std::fabs(operands.b));
  if (!std::isfinite(stored)) {
    kind = DriftKind::kOverflow;
  } else if (whole) {
    if (!Holds(entry->dtype, entry->exact)) kind = operands.narrows ? DriftKind::kSaturation : DriftKind::kWrap;
  } else if (stored == 0 && operands.count < 2) {
    kind = DriftKind::kUnderflow;
  } else if (operands.sum && std::fabs(stored) < largest / 256) {
    kind = DriftKind::kCancellation;
  }
  const bool decisive =
      kind == DriftKind::kSaturation || kind == DriftKind::kWrap || (kind == DriftKind::kOverflow && operands.finite);
  if (entry->birth != 0 && !decisive) {
    const ExactBirth& before = births_[entry->birth];
    // An error that the type itself can cause here is this instruction's; a larger one comes from an operand,
    // amplified.
    double own = 0x1p-22 * (operands.sum ? std::max(1.0, largest / std::fabs(stored)) : 1);
    if (operands.narrows) own = Drift(stored, operands.a);
    const double came = operands.narrows ? Drift(operands.a, entry->exact) : error;
    const bool grown = came > own && (operands.narrows || !Narrow(entry->dtype));
    if (whole || grown || Drift(before.stored, before.exact) > tolerance_) return;
  }
  entry->birth = birth(kind);
}

std::uint64_t Exact::BitsOf(const LocalSpace& space, std::int64_t address, std::int64_t size) {
  if (address < 0 || address + 8 > kSpaceReserve) return 0;
  return BitsAt(space.data + address, static_cast<std::size_t>(size));
}

void Exact::Put(const LocalSpace& space, std::int64_t address, const ExactEntry& entry) {
  if (address >= 0 && address + 8 <= kSpaceReserve) MemoryOf(space).At(address) = ExactEntry(entry);
}

void Exact::Move(const LocalSpace& space, std::int64_t to, std::int64_t from, std::int64_t bytes) {
  if (to < 0 || from < 0 || to + bytes > kSpaceReserve || from + bytes > kSpaceReserve) return;
  handled_ = true;
  ExactMemory& memory = MemoryOf(space);
  for (std::int64_t i = 0; i < bytes; ++i) {
    const ExactEntry* source = memory.Find(from + i);
    const bool counts = source != nullptr && source->size != 0;
    if (ExactEntry* old = memory.Find(to + i); old != nullptr && !counts) old->size = 0;
    if (counts) memory.At(to + i) = ExactEntry(*source);
  }
}

std::uint32_t Exact::WriterFor(const Core& core, const Issued& issued) {
  const auto index = static_cast<std::uint32_t>(writers_.size());
  const auto [first, is_new] = first_writer_.try_emplace({core.id, issued.location}, index);
  if (writers_.size() >= kMaxRecords && !is_new) return first->second;
  writers_.push_back({issued.location, core.id, TileOf(issued.location)});
  return index;
}

void Exact::Export(const GmTensor& tensor, Dtype dtype, ExactElement* to) {
  const int index = static_cast<int>(&tensor - machine_.gm().tensors().data());
  const ExactMemory* memory = TensorMemory(index);
  const std::int64_t count = tensor.size / tensor.element;
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t at = i * tensor.element;
    const std::uint8_t* data = tensor.base + at;
    ExactElement& element = to[i];
    element.exact = LoadStored(dtype, data);
    element.written = tensor.owner.data()[at] != 0;
    element.undefined = tensor.taint.data()[at] != 0;
    const ExactEntry* entry = memory != nullptr ? memory->Find(at) : nullptr;
    if (entry == nullptr) continue;
    element.writer = entry->writer;
    if (entry->dtype != dtype || !StillHolds(*entry, data)) continue;
    element.exact = entry->exact;
    element.birth = entry->birth;
  }
}

}  // namespace assay::device
