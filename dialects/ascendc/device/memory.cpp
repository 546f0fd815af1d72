// Slots of address space for global memory. Only the pages of the tensors themselves are accessible; a native access
// anywhere else in a slot traps and is still attributed to its tensor.
#include "dialects/ascendc/device/memory.h"

#include <sys/mman.h>

#include <cstring>
#include <utility>

namespace assay::device {
namespace {
constexpr std::size_t kPage = 4096;
// Memory from this size on uses huge pages: with small ones, page faults dominate the cost of a run.
constexpr std::size_t kLarge = std::size_t{2} << 20;
// Larger tensors exist for runs that touch little of them.
constexpr std::size_t kMostLarge = std::size_t{256} << 20;
std::size_t RoundUp(std::size_t size, std::size_t to) { return (size + to - 1) / to * to; }
}  // namespace

namespace {

// Their values in Linux, for C libraries that do not know them.
constexpr int kPopulateRead = 22, kPopulateWrite = 23;

void PopulateFor(int advice, const void* p, std::int64_t size) {
  const auto from = reinterpret_cast<std::uintptr_t>(p) / kPage * kPage;
  const auto to = RoundUp(reinterpret_cast<std::uintptr_t>(p) + static_cast<std::uintptr_t>(size), kPage);
  // A system that does not support the advice allocates the pages when they are written.
  if (to - from > kPage) madvise(reinterpret_cast<void*>(from), to - from, advice);
}

// Small tensors are written as wholes, as a rule.
void PopulateSmall(void* p, std::size_t size) {
  if (size < kLarge) Populate(p, static_cast<std::int64_t>(size));
}

}  // namespace

void Populate(void* p, std::int64_t size) { PopulateFor(kPopulateWrite, p, size); }
void PopulateToRead(const void* p, std::int64_t size) { PopulateFor(kPopulateRead, p, size); }

std::int64_t ZeroBytes(const std::uint8_t* p, std::int64_t size) {
  std::int64_t at = 0;
  for (std::uint64_t words[8]; at + 64 <= size; at += 64) {
    std::memcpy(words, p + at, sizeof words);
    std::uint64_t any = 0;
    for (std::uint64_t word : words) any |= word;
    if (any != 0) break;
  }
  while (at < size && p[at] == 0) ++at;
  return at;
}

Pages::Pages(std::size_t size, bool accessible) {
  if (size == 0) return;
  const int protection = accessible ? PROT_READ | PROT_WRITE : PROT_NONE;
  void* p = mmap(nullptr, RoundUp(size, kPage), protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return;
  if (accessible && size >= kLarge && size <= kMostLarge) madvise(p, RoundUp(size, kPage), MADV_HUGEPAGE);
  data_ = static_cast<std::uint8_t*>(p);
  size_ = RoundUp(size, kPage);
}

Pages::~Pages() {
  if (data_ != nullptr) munmap(data_, size_);
}

Pages::Pages(Pages&& other) noexcept
    : data_(std::exchange(other.data_, nullptr)), size_(std::exchange(other.size_, 0)) {}

Pages& Pages::operator=(Pages&& other) noexcept {
  std::swap(data_, other.data_);
  std::swap(size_, other.size_);
  return *this;
}

GlobalMemory::GlobalMemory(std::size_t tensors) {
  tensors_.reserve(tensors);
  slots_.reserve(tensors);
  constexpr std::size_t kLargest = std::size_t{1} << 36, kSmallest = std::size_t{1} << 16;
  for (guard_ = kLargest; guard_ > kSmallest; guard_ >>= 2) {
    // Twice what the guards take, so that as much again is left for everything else.
    if (Pages(guard_ * 4 * tensors, false).valid()) return;
  }
}

GmTensor* GlobalMemory::Add(std::string name, GmRole role, std::int64_t element, std::int64_t size, const void* data) {
  if (size < 0 || tensors_.size() == tensors_.capacity()) return nullptr;
  const std::size_t bytes = RoundUp(static_cast<std::size_t>(size) + 512, kPage);
  Pages slot(bytes + 2 * guard_, false);
  if (!slot.valid()) return nullptr;
  std::uint8_t* base = slot.data() + guard_;
  if (mprotect(base, bytes, PROT_READ | PROT_WRITE) != 0) return nullptr;
  if (bytes >= kLarge && bytes <= kMostLarge) madvise(base, bytes, MADV_HUGEPAGE);
  GmTensor tensor{.name = std::move(name), .role = role, .base = base, .size = size, .element = element};
  tensor.small_pages = bytes > kMostLarge;
  const bool output = role == GmRole::kOutput, shadowed = output || role == GmRole::kWorkspace;
  if (output || data != nullptr) PopulateSmall(base, bytes);
  if (data != nullptr && size > 0) std::memcpy(base, data, static_cast<std::size_t>(size));
  if (output) tensor.owner = Pages(static_cast<std::size_t>(size), true);
  if (output) PopulateSmall(tensor.owner.data(), tensor.owner.size());
  if (output) tensor.again = Pages(static_cast<std::size_t>(size), true);
  if (role == GmRole::kWorkspace) tensor.written = Pages(static_cast<std::size_t>(size), true);
  if (shadowed) tensor.taint = Pages(static_cast<std::size_t>(size), true);
  const bool lacks_owner = output && (!tensor.owner.valid() || !tensor.again.valid());
  const bool lacks_written = role == GmRole::kWorkspace && !tensor.written.valid();
  if (size > 0 && (lacks_owner || lacks_written || (shadowed && !tensor.taint.valid()))) return nullptr;
  slots_.push_back(std::move(slot));
  tensors_.push_back(std::move(tensor));
  return &tensors_.back();
}

std::int64_t BytesThatCount(const GmTensor& tensor) {
  constexpr std::uint64_t kWideDimensions = std::uint64_t{1} << 31, kMostDimensions = 8;
  if (tensor.told == nullptr) return tensor.size;
  const std::uint64_t rank = tensor.told[0] & ~kWideDimensions;
  if (rank == 0 || rank > kMostDimensions) return 0;
  std::int64_t bytes = tensor.element;
  for (std::uint64_t d = 1; d <= rank; ++d) {
    if (tensor.told[d] == 0 || tensor.told[d] > static_cast<std::uint64_t>(tensor.size / bytes)) return 0;
    bytes *= static_cast<std::int64_t>(tensor.told[d]);
  }
  return bytes;
}

void GlobalMemory::AddPresent(std::string name, std::uint8_t* base, std::int64_t size) {
  if (tensors_.size() == tensors_.capacity()) return;
  slots_.emplace_back();
  tensors_.push_back({.name = std::move(name), .role = GmRole::kTiling, .base = base, .size = size});
}

GmTensor* GlobalMemory::Find(const void* p) {
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    if (slots_[i].Contains(p)) return &tensors_[i];
    const auto* at = static_cast<const std::uint8_t*>(p);
    if (!slots_[i].valid() && at >= tensors_[i].base && at < tensors_[i].base + tensors_[i].size) return &tensors_[i];
  }
  return nullptr;
}

}  // namespace assay::device
