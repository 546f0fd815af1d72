// Native code of one module as it lies in memory, so that it can be put into another process at the same address. The
// worker that compiled a module copies its image out before any of the input's code runs; later workers of the same
// process map it and need neither compiler nor linker. The process that forks them never links it: for it, an image is
// bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace llvm {
class RTDyldMemoryManager;
}

namespace assay {

// Addresses in an image are absolute: it is valid at one address only.
struct CodeImage {
  struct Frames {
    std::uint64_t address, size;
  };
  static constexpr std::size_t kMaxFrames = 8;

  std::uint64_t base = 0;
  // Consecutive sections, each of whole pages.
  std::uint64_t code_bytes = 0, constant_bytes = 0, data_bytes = 0;
  std::uint64_t entry = 0, init = 0;
  std::uint64_t frame_count = 0;
  Frames frames[kMaxFrames] = {};

  std::uint64_t bytes() const { return code_bytes + constant_bytes + data_bytes; }
  // Whether every section is in its place and `held` is the size that the image states.
  bool Sound(std::uint64_t held) const;
};

// Address range for images of workers of this process. Called once before the first worker is forked.
std::uint64_t ImageBase();

// Maps `held`, the bytes of a valid image, at its address. False if something else is mapped there.
bool MapImage(const CodeImage& image, const std::string& held);

// Memory where the linker of one worker places a module.
class ImageMemory {
 public:
  // Of the module that this one is made for; the linker owns it.
  std::unique_ptr<llvm::RTDyldMemoryManager> MakeManager();
  // After the module was linked: everything except its entries.
  const CodeImage& image() const { return image_; }

 private:
  class Manager;
  CodeImage image_;
};

}  // namespace assay
