// Slots of address space for global memory. Only the pages of the tensors themselves are accessible; a native access
// anywhere else in a slot traps and is still attributed to its tensor.
#include "simulator/ascendc/memory.h"

#include <sys/mman.h>

#include <cstring>
#include <utility>

namespace assay::device {
namespace {
constexpr std::size_t kPage = 4096;
std::size_t RoundUp(std::size_t size, std::size_t to) { return (size + to - 1) / to * to; }
}  // namespace

Pages::Pages(std::size_t size, bool accessible) {
  if (size == 0) return;
  const int protection = accessible ? PROT_READ | PROT_WRITE : PROT_NONE;
  void* p = mmap(nullptr, RoundUp(size, kPage), protection, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return;
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
  for (std::size_t slot = std::size_t{1} << 36; slot >= std::size_t{1} << 28 && !arena_.valid(); slot >>= 2) {
    arena_ = Pages(slot * tensors, false);
    slot_ = slot;
  }
}

GmTensor* GlobalMemory::Add(std::string name, GmRole role, std::int64_t element, std::int64_t size,
                            const void* data) {
  const std::size_t index = tensors_.size();
  const std::size_t bytes = RoundUp(static_cast<std::size_t>(size) + 512, kPage);
  if (!arena_.valid() || index == tensors_.capacity() || size < 0 || bytes > slot_ / 2) return nullptr;
  std::uint8_t* base = arena_.data() + index * slot_ + slot_ / 4;
  if (mprotect(base, bytes, PROT_READ | PROT_WRITE) != 0) return nullptr;
  GmTensor tensor{.name = std::move(name), .role = role, .base = base, .size = size, .element = element};
  if (data != nullptr && size > 0) std::memcpy(base, data, static_cast<std::size_t>(size));
  if (role == GmRole::kOutput) tensor.owner = Pages(static_cast<std::size_t>(size), true);
  if (role == GmRole::kOutput || role == GmRole::kWorkspace) tensor.taint = Pages(static_cast<std::size_t>(size), true);
  tensors_.push_back(std::move(tensor));
  return &tensors_.back();
}

GmTensor* GlobalMemory::Find(const void* p) {
  if (!arena_.Contains(p)) return nullptr;
  const std::size_t index = static_cast<std::size_t>(static_cast<const std::uint8_t*>(p) - arena_.data()) / slot_;
  return index < tensors_.size() ? &tensors_[index] : nullptr;
}

}  // namespace assay::device
