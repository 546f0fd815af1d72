// Shared by all fuzz targets. A target is one file that defines LLVMFuzzerTestOneInput; it is linked with libFuzzer
// (ASSAY_FUZZ) or with driver.cpp, which runs seeds and a fixed number of mutants of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace assay::fuzz {

// Takes numbers from the input; zeros once it is used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}

  std::uint8_t Byte() { return at_ < size_ ? data_[at_++] : 0; }
  std::uint64_t Word() {
    std::uint64_t word = 0;
    for (int i = 0; i < 8; ++i) word = word << 8 | Byte();
    return word;
  }
  std::uint32_t Below(std::uint32_t limit) { return limit == 0 ? 0 : (Byte() << 8 | Byte()) % limit; }
  bool empty() const { return at_ >= size_; }
  std::string_view Rest() const { return {reinterpret_cast<const char*>(data_) + at_, size_ - at_}; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

// Ends a target that found a violation, with a message.
[[noreturn]] void Fail(const std::string& what);

}  // namespace assay::fuzz
