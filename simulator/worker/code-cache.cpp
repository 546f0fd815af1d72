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

#include "simulator/simulator.h"

namespace assay {
namespace {

constexpr std::size_t kCapacity = std::size_t{16} << 20;
constexpr std::size_t kKept = 16;

#ifdef MADV_COLLAPSE
constexpr int kCollapse = MADV_COLLAPSE;
#else
constexpr int kCollapse = 25;
#endif

// Each worker starts with a copy of the page tables of the process it is forked from, which for the heap are much
// shorter where it lies in huge pages. Takes as long as tens of forks. Where the system gives none, all stays as it is.
void PutHeapInHugePages() {
  constexpr std::uintptr_t kHuge = std::uintptr_t{2} << 20;
  const auto heap_end = reinterpret_cast<std::uintptr_t>(sbrk(0));
  const std::uintptr_t end = heap_end & ~(kHuge - 1);
  const std::uintptr_t begin = (heap_end - mallinfo2().arena + kHuge - 1) & ~(kHuge - 1);
  if (begin < end) madvise(reinterpret_cast<void*>(begin), end - begin, kCollapse);
}

// Runs of one module after which it is taken for one that runs many times.
constexpr int kOften = 12;

struct Header {
  std::uint64_t size;  // of the object behind the header; 0 = nothing was left
  std::uint64_t parameters;
  std::uint64_t flags;
};

// Comparing bitcode takes a small part of the time that a digest of it would.
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
  // Never destroyed: linked code must not outlive what the compiler's libraries tear down at exit.
  static Kept& kept = *new Kept;
  return kept;
}

}  // namespace

const CompiledCode::Linked* CompiledCode::Link(const Jit::Resolver& resolver, const std::string& entry,
                                               std::string& error) const {
  if (linked_ == nullptr && error_.empty()) {
    auto linked = std::make_unique<Linked>();
    if (linked->jit.Load(object_, resolver, error_)) {
      linked->entry = linked->jit.Find(entry);
      linked->init = linked->jit.Find("assay_static_init");
      linked_ = std::move(linked);
    }
  }
  if (++runs_ == kOften) PutHeapInHugePages();
  error = error_;
  return linked_.get();
}

CodeHandover::CodeHandover() {
  void* p = mmap(nullptr, kCapacity, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p != MAP_FAILED) memory_ = p;
}

CodeHandover::~CodeHandover() {
  if (memory_ != nullptr) munmap(memory_, kCapacity);
}

void CodeHandover::Leave(std::string_view object, std::uint64_t parameters, std::uint64_t flags) {
  if (memory_ == nullptr) return;
  if (!object.empty() && object.size() <= kCapacity - sizeof(Header)) {
    const Header header{object.size(), parameters, flags};
    std::memcpy(static_cast<char*>(memory_) + sizeof(Header), object.data(), object.size());
    std::memcpy(memory_, &header, sizeof header);
  }
  munmap(std::exchange(memory_, nullptr), kCapacity);
}

std::shared_ptr<const CompiledCode> CodeHandover::Take() const {
  if (memory_ == nullptr) return nullptr;
  Header header;
  std::memcpy(&header, memory_, sizeof header);
  if (header.size == 0 || header.size > kCapacity - sizeof(Header)) return nullptr;
  std::string object(static_cast<const char*>(memory_) + sizeof(Header), header.size);
  return std::make_shared<const CompiledCode>(std::move(object), header.parameters, header.flags);
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
