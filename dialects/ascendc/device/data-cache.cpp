// Lines loaded, lines written back, and updates lost between two cores.
#include "dialects/ascendc/device/data-cache.h"

#include <algorithm>
#include <cstring>

#include "dialects/ascendc/device/coverage.h"
#include "dialects/ascendc/device/machine.h"

namespace assay::device {
namespace {

std::uint8_t* BaseOf(const std::uint8_t* p) {
  return reinterpret_cast<std::uint8_t*>(reinterpret_cast<std::uintptr_t>(p) & ~std::uintptr_t{kCacheLine - 1});
}

std::uint64_t BitsOf(std::int64_t first, std::int64_t size) {
  return size >= kCacheLine ? ~0ull : ((1ull << size) - 1) << first;
}

// Bytes of a line that belong to a tensor.
std::pair<std::int64_t, std::int64_t> PartOf(const GmTensor& tensor, const std::uint8_t* base) {
  const std::int64_t at = base - tensor.base;
  return {std::max<std::int64_t>(0, -at), std::clamp<std::int64_t>(tensor.size - at, 0, kCacheLine)};
}

}  // namespace

CacheLine* DataCache::Find(const std::uint8_t* p) {
  const auto found = lines_.find(BaseOf(p));
  return found != lines_.end() ? &found->second : nullptr;
}

CacheLine& DataCache::Line(Machine& m, const GmTensor& tensor, std::uint8_t* p) {
  if (CacheLine* line = Find(p)) {
    if (!line->native) return *line;
    Clean(m, m.core().id, p);
  }
  if (lines_.size() >= kCacheLines) {
    m.NoteEarlyLine(order_.front());
    Clean(m, m.core().id, order_.front());
  }
  std::uint8_t* base = BaseOf(p);
  CacheLine& line = lines_[base];
  const auto [first, end] = PartOf(tensor, base);
  if (end > first)
    std::memcpy(&line.bytes[static_cast<std::size_t>(first)], base + first, static_cast<std::size_t>(end - first));
  order_.push_back(base);
  return line;
}

bool DataCache::HasUnwritten(const std::uint8_t* p, std::int64_t size, std::int32_t& location) const {
  for (auto it = lines_.lower_bound(BaseOf(p)); it != lines_.end() && it->first < p + size; ++it) {
    const std::int64_t first = std::max<std::int64_t>(0, p - it->first);
    const std::int64_t end = std::min<std::int64_t>(kCacheLine, p + size - it->first);
    if (it->second.native) continue;  // what it stored is in memory
    const std::uint64_t bits = it->second.dirty & BitsOf(first, end - first);
    for (std::int64_t b = first; b < end && bits != 0; ++b) {
      if ((bits >> b & 1) == 0 || it->second.bytes[static_cast<std::size_t>(b)] == it->first[b]) continue;
      location = it->second.location;
      return true;
    }
  }
  return false;
}

void DataCache::Store(std::uint8_t* p, const std::uint8_t* from, std::int64_t size, CacheLine& line) {
  const std::int64_t first = p - BaseOf(p);
  const std::int64_t fits = std::min(size, kCacheLine - first);
  dirty_ += line.dirty == 0;
  line.dirty |= BitsOf(first, fits);
  std::memcpy(&line.bytes[static_cast<std::size_t>(first)], from, static_cast<std::size_t>(fits));
}

// The whole line is written back. A byte that this core never set, and that has changed in memory since the line was
// loaded, is another core's: its value is lost. Cores run sequentially here and concurrently on the device: a line
// that some core evicted early was probably written back there before another core loaded it, so no loss is certain
// and the line is merged. A byte that another core has written since the last barrier may come to memory after this
// core loaded the line, even where it came before it here.
void DataCache::WriteBack(Machine& m, int core, std::uint8_t* base, CacheLine& line) {
  if (line.dirty == 0) return;
  --dirty_;
  GmTensor* tensor = m.gm().Find(base + kCacheLine / 2);
  if (tensor == nullptr) return;
  tensor->blank = false;
  const auto [first, end] = PartOf(*tensor, base);
  const bool merged = m.IsEarlyLine(base);
  std::int64_t lost = -1;
  for (std::int64_t b = first; b < end; ++b) {
    const auto at = static_cast<std::size_t>(b);
    const bool own = (line.dirty >> b & 1) != 0;
    if (!own && base[b] != line.bytes[at] && lost < 0) lost = b;
    const bool written = own && line.native;  // by the code itself; the line has what was there before
    if (!written && (own || !merged)) base[b] = line.bytes[at];
  }
  const bool in_no_order = lost < 0;
  for (std::int64_t b = first; in_no_order && tensor->owner.valid() && b < end && lost < 0; ++b) {
    const std::uint8_t by = tensor->owner.data()[base + b - tensor->base];
    const bool of_core = by != 0 && by < kGiven && by != OwnerMark(core);
    if (of_core && (line.dirty >> b & 1) == 0) lost = b;
  }
  if (lost < 0) return;
  const std::int64_t offset = base + lost - tensor->base;
  bool is_new = false;
  const auto subject = static_cast<std::int32_t>(tensor - m.gm().tensors().data());
  FaultRecord* record = m.log().Report(FaultKind::kSharedLine, line.location, core, m.intrinsics(),
                                       merged || in_no_order, is_new, subject);
  FaultNote(record, is_new)
      .Arg("first", offset / tensor->element)
      .Arg("line_first", std::max<std::int64_t>(0, base - tensor->base) / tensor->element)
      .Arg("line_last", (std::min<std::int64_t>(base + kCacheLine - tensor->base, tensor->size) - 1) / tensor->element)
      .Arg("in_no_order", in_no_order)
      .Text("tensor", tensor->name)
      .Other(tensor->last_write);
}

void DataCache::NoteNativeStore(Machine& m, const GmTensor& tensor, std::uint8_t* p, std::int64_t size) {
  for (const std::uint8_t* end = p + size; p < end;) {
    const std::int64_t first = p - BaseOf(p);
    const std::int64_t fits = std::min<std::int64_t>(end - p, kCacheLine - first);
    CleanUnlessNative(m, m.core().id, p);
    CacheLine* line = Find(p);
    if (line == nullptr) line = &Line(m, tensor, p);
    dirty_ += line->dirty == 0;
    line->dirty |= BitsOf(first, fits);
    line->native = true;
    line->location = m.core().location;
    p += fits;
  }
}

void DataCache::CleanUnlessNative(Machine& m, int core, std::uint8_t* p) {
  const CacheLine* line = Find(p);
  if (line != nullptr && !line->native) Clean(m, core, p);
}

void DataCache::Clean(Machine& m, int core, std::uint8_t* p) {
  std::uint8_t* base = BaseOf(p);
  const auto found = lines_.find(base);
  if (found == lines_.end()) return;
  WriteBack(m, core, base, found->second);
  lines_.erase(found);
  order_.erase(std::find(order_.begin(), order_.end(), base));
}

void DataCache::CleanAll(Machine& m, int core) {
  for (auto& [base, line] : lines_) WriteBack(m, core, base, line);
  lines_.clear();
  order_.clear();
}

namespace {

// The tensor that contains all of a scalar within one line; null if the cache is bypassed.
GmTensor* CachedTensor(Machine& m, const std::uint8_t* p, std::int64_t size) {
  GmTensor* tensor = m.gm().Find(p);
  const bool whole = tensor != nullptr && size > 0 && p >= tensor->base && p + size <= tensor->base + tensor->size;
  return whole && p - BaseOf(p) + size <= kCacheLine ? tensor : nullptr;
}

}  // namespace

void GetThroughCache(Machine& m, std::uint8_t* p, std::int64_t size, std::uint8_t* to) {
  GmTensor* tensor = CachedTensor(m, p, size);
  std::uint8_t shadow[8] = {};
  // Memory that is never written reads the same with and without a cache.
  const bool constant =
      tensor != nullptr && tensor->writes == 0 && tensor->role != GmRole::kOutput && tensor->role != GmRole::kWorkspace;
  if (tensor == nullptr || constant) return m.ReadGm(to, shadow, p, size);
  if (tensor->StartsUndefined()) {
    // What this core itself stored counts as written, though it is only in the cache.
    const std::uint8_t* written = tensor->writers().data() + (p - tensor->base);
    if (std::memchr(written, 0, static_cast<std::size_t>(size)) != nullptr) {
      m.Report(FaultKind::kUninitialisedRead)
          .Arg("offset", p - tensor->base)
          .Arg("bytes", size)
          .Text("tensor", tensor->name)
          .Text("api", "GetValue");
    }
  }
  DataCache& cache = m.core().cache;
  const bool known = cache.Find(p) != nullptr;
  CacheLine& line = cache.Line(m, *tensor, p);
  const std::int64_t first = p - BaseOf(p);
  const std::uint8_t* cached = &line.bytes[static_cast<std::size_t>(first)];
  const bool own = (line.dirty & BitsOf(first, size)) == BitsOf(first, size);
  if (known && !own && std::memcmp(cached, p, static_cast<std::size_t>(size)) != 0) {
    m.Report(FaultKind::kStaleCache)
        .Arg("first", (p - tensor->base) / tensor->element)
        .Text("tensor", tensor->name)
        .Text("reason", "get")
        .Other(tensor->last_write);
  }
  std::memcpy(to, cached, static_cast<std::size_t>(size));
}

void SetThroughCache(Machine& m, std::uint8_t* p, std::int64_t size, const std::uint8_t* from) {
  std::uint8_t shadow[8], before[8] = {};
  std::memset(shadow, kDefined, sizeof shadow);
  GmTensor* tensor = CachedTensor(m, p, size);
  CacheLine* line = tensor != nullptr ? &m.core().cache.Line(m, *tensor, p) : nullptr;
  if (line != nullptr) std::memcpy(before, p, static_cast<std::size_t>(size));
  const std::int32_t atomic = m.core().atomic;
  m.core().atomic = 0;
  m.WriteGm(p, from, shadow, size, nullptr, 0);  // bounds, owners and definedness
  m.core().atomic = atomic;
  if (line == nullptr) return;
  std::memcpy(p, before, static_cast<std::size_t>(size));
  line->location = m.core().location;
  m.core().cache.Store(p, from, size, *line);
}

void CheckCaches(Machine& m, const std::uint8_t* p, std::int64_t size) {
  for (const Core& core : m.cores()) {
    if (!core.cache.has_dirty()) continue;
    std::int32_t location = -1;
    if (!core.cache.HasUnwritten(p, size, location)) continue;
    const GmTensor* tensor = m.gm().Find(p);
    m.Report(FaultKind::kStaleCache)
        .Arg("first", tensor != nullptr ? (p - tensor->base) / tensor->element : 0)
        .Arg("core_a", core.id)
        .Arg("core_b", m.core().id)
        .Text("tensor", tensor != nullptr ? tensor->name : "")
        .Text("reason", "copy")
        .Other(location);
    return;
  }
}

}  // namespace assay::device
