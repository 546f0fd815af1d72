// The definitions of `malloc` and its kin for the whole program: glibc's, until the fresh heap is asked for. Its blocks
// are cut from chunks and kept by size once they are freed; large ones have a mapping of their own.
#include "simulator/worker/fresh-heap.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define ASSAY_OTHER_HEAP
#endif
#elif defined(__SANITIZE_ADDRESS__)
#define ASSAY_OTHER_HEAP
#endif

#ifdef ASSAY_OTHER_HEAP

namespace assay {
void UseFreshHeap() {}
}  // namespace assay

#else

#include <malloc.h>
#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>

extern "C" {
// Exported by glibc for programs that define `malloc` themselves.
void* __libc_malloc(std::size_t);                 // NOLINT
void* __libc_calloc(std::size_t, std::size_t);    // NOLINT
void* __libc_realloc(void*, std::size_t);         // NOLINT
void* __libc_memalign(std::size_t, std::size_t);  // NOLINT
void __libc_free(void*);                          // NOLINT
}

namespace assay {
namespace {

constexpr std::size_t kHugePage = std::size_t{2} << 20;
constexpr std::size_t kFirstChunk = std::size_t{64} << 10;
constexpr std::size_t kLargest = std::size_t{512} << 10;  // of a chunk's blocks
constexpr std::size_t kMost = PTRDIFF_MAX - kHugePage;
// Sizes that are kept apart: multiples of 16 up to 1,024, then four for each power of two.
constexpr std::size_t kFine = 64;
constexpr std::size_t kSizes = kFine + 4 * 9 + 1;

// In front of each block. glibc's malloc_usable_size, which is not replaced, reads the second word: a size and the bit
// of blocks with a mapping of their own.
struct Header {
  std::uint64_t tag;
  std::uint64_t size;
};
static_assert(sizeof(Header) == 16);
constexpr std::uint64_t kMapped = 2;

enum Tag : std::uint64_t {
  kUsed = 0x61c8'8646'80b5'83eb,
  kFree = 0x9e37'79b9'7f4a'7c15,
  kOwnMapping = 0xc2b2'ae3d'27d4'eb4f,
  kAligned = 0x1656'67b1'9e37'79f9,  // a block within another, whose address is in front of the header
};

struct Kept {
  Kept* next;
};

struct Heap {
  bool used = false;
  std::uintptr_t at = 0, end = 0;
  std::size_t next_chunk = kFirstChunk;
  Kept* kept[kSizes] = {};
};
constinit Heap g_heap;

Header* HeaderOf(void* block) { return static_cast<Header*>(block) - 1; }
std::uint64_t TagOf(void* block) { return HeaderOf(block)->tag ^ reinterpret_cast<std::uintptr_t>(block); }
void Mark(void* block, Tag tag) { HeaderOf(block)->tag = tag ^ reinterpret_cast<std::uintptr_t>(block); }
// Without the header.
std::size_t SizeOf(void* block) { return (HeaderOf(block)->size & ~std::uint64_t{7}) - sizeof(Header); }
void SetSize(void* block, std::size_t size) { HeaderOf(block)->size = (size + sizeof(Header)) | kMapped; }

struct SizeClass {
  std::size_t index, bytes;
};

SizeClass ClassOf(std::size_t size) {
  if (size <= kFine * 16) {
    const std::size_t index = size == 0 ? 0 : (size - 1) / 16;
    return {index, (index + 1) * 16};
  }
  const auto power = static_cast<std::size_t>(std::bit_width(size - 1)) - 1;  // 2^power < size <= 2^(power + 1)
  const std::size_t step = std::size_t{1} << (power - 2);
  const std::size_t quarter = (size - 1 - (std::size_t{1} << power)) / step;  // 0 to 3
  return {kFine + (power - 10) * 4 + quarter, (std::size_t{1} << power) + (quarter + 1) * step};
}
static_assert(kLargest == std::size_t{1} << 19);

void* MapBytes(std::size_t bytes, int how) {
  void* p = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | how, -1, 0);
  return p == MAP_FAILED ? nullptr : p;
}

// A mapping that begins at a huge page; what is mapped around it for that is given back.
void* MapHuge(std::size_t bytes) {
  void* p = MapBytes(bytes + kHugePage, MAP_NORESERVE);
  if (p == nullptr) return nullptr;
  const auto begin = reinterpret_cast<std::uintptr_t>(p), from = (begin + kHugePage - 1) & ~(kHugePage - 1);
  const std::uintptr_t to = from + bytes, end = begin + bytes + kHugePage;
  if (from > begin) munmap(p, from - begin);
  if (end > to) munmap(reinterpret_cast<void*>(to), end - to);
  madvise(reinterpret_cast<void*>(from), bytes, MADV_HUGEPAGE);
  return reinterpret_cast<void*>(from);
}

// The first chunk is all that most runs need, and is there at once; later ones are huge pages where the system has
// them.
bool NewChunk() {
  const std::size_t bytes = g_heap.next_chunk;
  const bool first = bytes == kFirstChunk;
  void* p = first ? MapBytes(bytes, MAP_POPULATE) : MapHuge(bytes);
  if (p == nullptr) return false;
  g_heap.at = reinterpret_cast<std::uintptr_t>(p);
  g_heap.end = g_heap.at + bytes;
  g_heap.next_chunk = first ? kHugePage : std::min(2 * bytes, 8 * kHugePage);
  return true;
}

void* Fail() {
  errno = ENOMEM;
  return nullptr;
}

void* Own(std::size_t size) {
  if (size > kMost) return Fail();
  const std::size_t bytes = (size + sizeof(Header) + 4095) & ~std::size_t{4095};
  void* p = MapBytes(bytes, MAP_NORESERVE);
  if (p == nullptr) return Fail();
  if (bytes >= 2 * kHugePage) madvise(p, bytes, MADV_HUGEPAGE);
  void* block = static_cast<Header*>(p) + 1;
  SetSize(block, bytes - sizeof(Header));
  Mark(block, kOwnMapping);
  return block;
}

// `zero`: filled with zeros, as memory is that was just mapped.
void* Take(std::size_t size, bool zero = false) {
  if (size > kLargest) return Own(size);
  const auto [index, bytes] = ClassOf(size);
  if (Kept* kept = g_heap.kept[index]) {
    g_heap.kept[index] = kept->next;
    Mark(kept, kUsed);
    if (zero) std::memset(kept, 0, size);
    return kept;
  }
  if (g_heap.end - g_heap.at < bytes + sizeof(Header)) {
    do {
      if (!NewChunk()) return Fail();
    } while (g_heap.end - g_heap.at < bytes + sizeof(Header));
  }
  void* block = reinterpret_cast<void*>(g_heap.at + sizeof(Header));
  g_heap.at += bytes + sizeof(Header);
  SetSize(block, bytes);
  Mark(block, kUsed);
  return block;
}

bool IsOurs(void* block) {
  const std::uint64_t tag = TagOf(block);
  return tag == kUsed || tag == kOwnMapping || tag == kAligned || tag == kFree;
}

void*& Outer(void* block) { return *(reinterpret_cast<void**>(HeaderOf(block)) - 1); }

void Give(void* block) {
  switch (TagOf(block)) {
    case kUsed: {
      Mark(block, kFree);
      auto* kept = static_cast<Kept*>(block);
      Kept*& first = g_heap.kept[ClassOf(SizeOf(block)).index];
      kept->next = first;
      first = kept;
      return;
    }
    case kOwnMapping:
      munmap(HeaderOf(block), SizeOf(block) + sizeof(Header));
      return;
    case kAligned: {
      void* outer = Outer(block);
      Mark(block, kFree);
      return Give(outer);
    }
    case kFree:
      std::abort();
    default:
      return __libc_free(block);
  }
}

std::size_t Usable(void* block) { return IsOurs(block) ? SizeOf(block) : malloc_usable_size(block); }

void* Aligned(std::size_t alignment, std::size_t size) {
  if (alignment <= sizeof(Header)) return Take(size);
  if (size > kMost || alignment > kMost) return Fail();
  void* outer = Take(size + alignment + 2 * sizeof(Header));
  if (outer == nullptr) return nullptr;
  const std::uintptr_t from = reinterpret_cast<std::uintptr_t>(outer) + 2 * sizeof(Header);
  void* block = reinterpret_cast<void*>((from + alignment - 1) & ~(alignment - 1));
  SetSize(block, (size + 15) & ~std::size_t{15});
  Outer(block) = outer;
  Mark(block, kAligned);
  return block;
}

void* Again(void* old, std::size_t size) {
  if (old == nullptr) return Take(size);
  const std::size_t had = Usable(old);
  if (IsOurs(old) && size <= had && (size >= had / 2 || had <= 256)) return old;
  void* block = Take(size);
  if (block == nullptr) return nullptr;
  std::memcpy(block, old, std::min(had, size));
  Give(old);
  return block;
}

}  // namespace

void UseFreshHeap() { g_heap.used = true; }

}  // namespace assay

using assay::g_heap;

// NOLINTBEGIN
extern "C" {

void* malloc(std::size_t size) {
  if (!g_heap.used) return __libc_malloc(size);
  return assay::Take(size);
}

void free(void* block) {
  if (!g_heap.used) return __libc_free(block);
  if (block != nullptr) assay::Give(block);
}

void* calloc(std::size_t count, std::size_t size) {
  if (!g_heap.used) return __libc_calloc(count, size);
  std::size_t bytes = 0;
  if (__builtin_mul_overflow(count, size, &bytes)) return assay::Fail();
  return assay::Take(bytes, true);
}

void* realloc(void* old, std::size_t size) {
  if (!g_heap.used) return __libc_realloc(old, size);
  if (old != nullptr && size == 0) {
    assay::Give(old);
    return nullptr;
  }
  return assay::Again(old, size);
}

void* memalign(std::size_t alignment, std::size_t size) {
  if (!g_heap.used) return __libc_memalign(alignment, size);
  return assay::Aligned(std::bit_ceil(alignment), size);
}

void* aligned_alloc(std::size_t alignment, std::size_t size) { return memalign(alignment, size); }

int posix_memalign(void** out, std::size_t alignment, std::size_t size) {
  if (alignment % sizeof(void*) != 0 || !std::has_single_bit(alignment)) return EINVAL;
  const int before = errno;
  void* block = memalign(alignment, size);
  errno = before;
  if (block == nullptr) return ENOMEM;
  *out = block;
  return 0;
}

void* valloc(std::size_t size) { return memalign(4096, size); }

void* pvalloc(std::size_t size) { return memalign(4096, (size + 4095) & ~std::size_t{4095}); }
}
// NOLINTEND

#endif
