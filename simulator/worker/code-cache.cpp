// The mapping between worker and caller, and the few modules whose code is kept.
#include "simulator/worker/code-cache.h"

#include <llvm/ADT/StringExtras.h>
#include <llvm/Support/SHA256.h>
#include <sys/mman.h>

#include <cstring>
#include <list>
#include <mutex>
#include <utility>

#include "simulator/simulator.h"

namespace assay {
namespace {

constexpr std::size_t kCapacity = std::size_t{16} << 20;
constexpr std::size_t kKept = 16;

struct Header {
  std::uint64_t size;  // of the object behind the header; 0 = nothing was left
  std::uint64_t parameters;
  std::uint64_t flags;
};

struct Kept {
  std::mutex mutex;
  std::list<std::pair<std::string, std::shared_ptr<const CompiledCode>>> codes;  // the last used first
};

Kept& Codes() {
  static Kept kept;
  return kept;
}

}  // namespace

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
  auto code = std::make_shared<CompiledCode>();
  code->object.assign(static_cast<const char*>(memory_) + sizeof(Header), header.size);
  code->parameters = header.parameters;
  code->flags = header.flags;
  return code;
}

std::string CodeKey(const LoweredModule& module, std::string_view role) {
  llvm::SHA256 hash;
  const auto add = [&](std::string_view part) {
    hash.update(llvm::StringRef(std::to_string(part.size()) + ":"));
    hash.update(llvm::StringRef(part.data(), part.size()));
  };
  add(role);
  add(module.bitcode);
  add(module.cube_bitcode);
  add(module.cube_bitcode);
  for (const std::string& further : module.further) add(further);
  return llvm::toHex(hash.final());
}

std::shared_ptr<const CompiledCode> FindCode(const std::string& key) {
  Kept& kept = Codes();
  const std::lock_guard lock(kept.mutex);
  for (auto it = kept.codes.begin(); it != kept.codes.end(); ++it) {
    if (it->first != key) continue;
    kept.codes.splice(kept.codes.begin(), kept.codes, it);
    return it->second;
  }
  return nullptr;
}

void KeepCode(const std::string& key, std::shared_ptr<const CompiledCode> code) {
  if (code == nullptr) return;
  Kept& kept = Codes();
  const std::lock_guard lock(kept.mutex);
  kept.codes.emplace_front(key, std::move(code));
  if (kept.codes.size() > kKept) kept.codes.pop_back();
}

}  // namespace assay
