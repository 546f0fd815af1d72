// Code, constants and data of a module in one mapping, at an address that no other mapping of the process takes.
#include "simulator/worker/code-image.h"

#include <llvm/ExecutionEngine/RTDyldMemoryManager.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

#include <cstring>

#ifndef MAP_FIXED_NOREPLACE
#define MAP_FIXED_NOREPLACE 0x100000
#endif

namespace assay {
namespace {

std::uint64_t PageBytes() {
  static const auto bytes = static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
  return bytes;
}

std::uint64_t WholePages(std::uint64_t bytes) { return (bytes + PageBytes() - 1) / PageBytes() * PageBytes(); }

void* MapAt(std::uint64_t address, std::uint64_t bytes, int more) {
  return mmap(reinterpret_cast<void*>(address), bytes, PROT_READ | PROT_WRITE,
              MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | more, -1, 0);
}

bool Protect(const CodeImage& image) {
  auto* at = reinterpret_cast<std::uint8_t*>(image.base);
  if (image.code_bytes > 0 && mprotect(at, image.code_bytes, PROT_READ | PROT_EXEC) != 0) return false;
  at += image.code_bytes;
  return image.constant_bytes == 0 || mprotect(at, image.constant_bytes, PROT_READ) == 0;
}

}  // namespace

bool CodeImage::Sound(std::uint64_t held) const {
  constexpr std::uint64_t kMost = std::uint64_t{1} << 40;
  for (const std::uint64_t part : {code_bytes, constant_bytes, data_bytes}) {
    if (part > kMost || part % PageBytes() != 0) return false;
  }
  if (bytes() != held || held == 0 || base == 0 || base % PageBytes() != 0 || base > UINT64_MAX / 2) return false;
  for (const std::uint64_t start : {entry, init}) {
    if (start != 0 && (start < base || start >= base + code_bytes)) return false;
  }
  if (frame_count > kMaxFrames) return false;
  for (std::size_t i = 0; i < frame_count; ++i) {
    const Frames& table = frames[i];
    if (table.address < base || table.address > base + held || table.size > base + held - table.address) return false;
  }
  return true;
}

// Far from the addresses that the system chooses by default, and at another place in each run of the program.
std::uint64_t ImageBase() {
  static const std::uint64_t base = [] {
    std::uint32_t random = 0;
    if (getrandom(&random, sizeof random, 0) != sizeof random) random = static_cast<std::uint32_t>(getpid());
#if defined(__x86_64__)
    const std::uint64_t wanted = 0x2000'0000'0000 + random % 0x1000'0000u * PageBytes();
#else
    const std::uint64_t wanted = 0x20'0000'0000 + random % 0x10'0000u * PageBytes();
#endif
    void* p = MapAt(wanted, PageBytes(), 0);
    if (p == MAP_FAILED) return std::uint64_t{0};
    munmap(p, PageBytes());
    return static_cast<std::uint64_t>(reinterpret_cast<std::uintptr_t>(p));
  }();
  return base;
}

bool MapImage(const CodeImage& image, const std::string& held) {
  void* p = MapAt(image.base, image.bytes(), MAP_FIXED_NOREPLACE | MAP_POPULATE);
  if (p == MAP_FAILED) return false;
  if (reinterpret_cast<std::uintptr_t>(p) != image.base) {
    munmap(p, image.bytes());
    return false;
  }
  std::memcpy(p, held.data(), image.bytes());
  if (!Protect(image)) return false;
  for (std::size_t i = 0; i < image.frame_count; ++i) {
    llvm::RTDyldMemoryManager::registerEHFramesInProcess(reinterpret_cast<std::uint8_t*>(image.frames[i].address),
                                                         image.frames[i].size);
  }
  return true;
}

class ImageMemory::Manager : public llvm::RTDyldMemoryManager {
 public:
  explicit Manager(CodeImage& image) : image_(image) {}
  // The mapping lives as long as the worker.
  ~Manager() override = default;

  bool needsToReserveAllocationSpace() override { return true; }

  void reserveAllocationSpace(std::uintptr_t code, llvm::Align code_align, std::uintptr_t constants,
                              llvm::Align constant_align, std::uintptr_t data, llvm::Align data_align) override {
    // One page more than the linker counts, which ignores alignment between sections.
    image_.code_bytes = WholePages(code + code_align.value()) + PageBytes();
    image_.constant_bytes = WholePages(constants + constant_align.value()) + PageBytes();
    image_.data_bytes = WholePages(data + data_align.value()) + PageBytes();
    void* p = MapAt(ImageBase(), image_.bytes(), 0);
    if (p == MAP_FAILED) {
      image_ = {};
      return;
    }
    image_.base = reinterpret_cast<std::uintptr_t>(p);
    code_ = {image_.base, image_.base + image_.code_bytes};
    constants_ = {code_.end, code_.end + image_.constant_bytes};
    data_ = {constants_.end, constants_.end + image_.data_bytes};
  }

  std::uint8_t* allocateCodeSection(std::uintptr_t size, unsigned align, unsigned, llvm::StringRef) override {
    return Take(code_, size, align);
  }
  std::uint8_t* allocateDataSection(std::uintptr_t size, unsigned align, unsigned, llvm::StringRef,
                                    bool constant) override {
    return Take(constant ? constants_ : data_, size, align);
  }

  void registerEHFrames(std::uint8_t* address, std::uint64_t, std::size_t size) override {
    if (image_.frame_count < CodeImage::kMaxFrames)
      image_.frames[image_.frame_count++] = {reinterpret_cast<std::uintptr_t>(address), size};
    registerEHFramesInProcess(address, size);
  }
  void deregisterEHFrames() override {}

  bool finalizeMemory(std::string* error) override {
    if (image_.base != 0 && Protect(image_)) return false;
    if (error != nullptr) *error = "there is no memory for its code";
    return true;
  }

 private:
  struct Part {
    std::uint64_t next = 0, end = 0;
  };

  static std::uint8_t* Take(Part& part, std::uint64_t size, std::uint64_t align) {
    if (align == 0) align = 1;
    const std::uint64_t at = (part.next + align - 1) / align * align;
    if (part.end == 0 || at > part.end || size > part.end - at) return nullptr;
    part.next = at + size;
    return reinterpret_cast<std::uint8_t*>(at);
  }

  CodeImage& image_;
  Part code_, constants_, data_;
};

std::unique_ptr<llvm::RTDyldMemoryManager> ImageMemory::MakeManager() { return std::make_unique<Manager>(image_); }

}  // namespace assay
