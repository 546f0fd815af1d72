// See heap.h.
#include "driver/heap.h"

#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace assay {
namespace {

constexpr std::uintptr_t kLargePage = std::uintptr_t{2} << 20;
// By how much the heap grows at once, as much as most replies need.
constexpr int kGrowth = 64 << 20;
// What is free at its end is kept for the next reply up to here.
constexpr int kKept = 128 << 20;
// Larger blocks have a mapping of their own: what glibc itself goes up to.
constexpr int kOwnMapping = 32 << 20;

std::uintptr_t EndOfHeap() { return reinterpret_cast<std::uintptr_t>(sbrk(0)); }

}  // namespace

void UseLargePages() {
  static std::uintptr_t asked = 0;
  if (asked == 0) {
    mallopt(M_TOP_PAD, kGrowth);
    mallopt(M_TRIM_THRESHOLD, kKept);
    mallopt(M_MMAP_THRESHOLD, kOwnMapping);
    asked = EndOfHeap();
    // Larger than what is free at the end of a small heap, so that it grows now.
    void* volatile block = std::malloc(kOwnMapping / 2);
    std::free(block);
  }
  const std::uintptr_t end = EndOfHeap();
  asked = std::min(asked, end);  // it was given back and may grow there again
  const std::uintptr_t from = (asked + kLargePage - 1) & ~(kLargePage - 1);
  const std::uintptr_t to = end & ~(kLargePage - 1);
  if (to <= from) return;
  madvise(reinterpret_cast<void*>(from), to - from, MADV_HUGEPAGE);
  asked = to;
}

}  // namespace assay
