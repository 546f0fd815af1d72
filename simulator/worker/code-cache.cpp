// The mapping between worker and caller, and the few modules whose code is kept.
#include "simulator/worker/code-cache.h"

#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <list>
#include <mutex>
#include <utility>
#include <vector>

#include "analyzer/facts/lowered.h"

namespace assay {
namespace {

constexpr std::size_t kCapacity = std::size_t{16} << 20;
constexpr std::size_t kKept = 16;

#ifdef MADV_COLLAPSE
constexpr int kCollapse = MADV_COLLAPSE;
#else
constexpr int kCollapse = 25;
#endif

// Each worker starts with a copy of the page tables of the process it is forked from; for the heap these are much
// smaller with huge pages. Takes as long as tens of forks. Without support by the system, nothing changes.
void PutHeapInHugePages() {
  constexpr std::uintptr_t kHuge = std::uintptr_t{2} << 20;
  const auto heap_end = reinterpret_cast<std::uintptr_t>(sbrk(0));
  const std::uintptr_t end = heap_end & ~(kHuge - 1);
  const std::uintptr_t begin = (heap_end - mallinfo2().arena + kHuge - 1) & ~(kHuge - 1);
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, kCollapse);
}

// Number of runs after which a module is assumed to run many times.
constexpr int kOften = 12;

struct Header {
  CodeImage image;  // its bytes follow; without any, nothing was left
  std::uint64_t parameters;
  std::uint64_t flags;
};

// Comparing bitcode takes a fraction of the time of computing its digest.
struct KeptCode {
  std::string role;
  std::string bitcode, cube_bitcode;
  std::vector<std::string> further;
  std::shared_ptr<const CompiledCode> code;

  bool IsOf(const LoweredModule& module, std::string_view wanted) const {
    return role == wanted && bitcode == module.bitcode && cube_bitcode == module.cube_bitcode &&
           further == module.further;
  }
};

struct Kept {
  std::mutex mutex;
  std::list<KeptCode> codes;  // the last used first
};

Kept& Codes() {
  static Kept kept;
  return kept;
}

}  // namespace

void CompiledCode::CountRun() const {
  if (++runs_ == kOften) PutHeapInHugePages();
}

CodeHandover::CodeHandover() {
  void* p = mmap(nullptr, kCapacity, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p != MAP_FAILED) memory_ = p;
}

CodeHandover::~CodeHandover() {
  if (memory_ != nullptr) munmap(memory_, kCapacity);
}

void CodeHandover::Leave(const CodeImage& image, std::uint64_t parameters, std::uint64_t flags) {
  if (memory_ == nullptr) return;
  if (image.init != 0 && image.bytes() <= kCapacity - sizeof(Header)) {
    const Header header{image, parameters, flags};
    std::memcpy(static_cast<char*>(memory_) + sizeof(Header), reinterpret_cast<const void*>(image.base), image.bytes());
    std::memcpy(memory_, &header, sizeof header);
  }
  munmap(std::exchange(memory_, nullptr), kCapacity);
}

std::shared_ptr<const CompiledCode> CodeHandover::Take() const {
  if (memory_ == nullptr) return nullptr;
  Header header;
  std::memcpy(&header, memory_, sizeof header);
  const std::uint64_t size = header.image.bytes();
  if (size > kCapacity - sizeof(Header) || !header.image.Sound(size) || header.image.init == 0) return nullptr;
  std::string bytes(static_cast<const char*>(memory_) + sizeof(Header), size);
  return std::make_shared<const CompiledCode>(header.image, std::move(bytes), header.parameters, header.flags);
}

std::shared_ptr<const CompiledCode> FindCode(const LoweredModule& module, std::string_view role) {
  Kept& kept = Codes();
  const std::lock_guard lock(kept.mutex);
  for (auto it = kept.codes.begin(); it != kept.codes.end(); ++it) {
    if (!it->IsOf(module, role)) continue;
    kept.codes.splice(kept.codes.begin(), kept.codes, it);
    return it->code;
  }
  return nullptr;
}

void KeepCode(const LoweredModule& module, std::string_view role, std::shared_ptr<const CompiledCode> code) {
  if (code == nullptr) return;
  Kept& kept = Codes();
  const std::lock_guard lock(kept.mutex);
  kept.codes.push_front({.role = std::string(role),
                         .bitcode = module.bitcode,
                         .cube_bitcode = module.cube_bitcode,
                         .further = module.further,
                         .code = std::move(code)});
  if (kept.codes.size() > kKept) kept.codes.pop_back();
}

}  // namespace assay
