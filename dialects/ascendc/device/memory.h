// Global memory of one launch: every tensor in a slot of its own, so far from the next that the tensor a stray pointer
// came from is still known (a 32-bit overflow of an offset stays inside its slot). Accesses through intrinsics and, in
// instrumented code, through raw pointers are checked to the byte.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace assay::device {

// Definedness of local memory, one byte per byte: never written, defined, or the number of the origin that made
// it undefined. Global memory uses kDefined and origins only.
constexpr std::uint8_t kFresh = 0;
constexpr std::uint8_t kDefined = 1;
constexpr std::uint8_t kFirstOrigin = 2;

// Zero-filled pages taken from the system, given back on destruction. Untouched pages cost nothing.
class Pages {
 public:
  Pages() = default;
  Pages(std::size_t size, bool accessible);
  ~Pages();
  Pages(Pages&& other) noexcept;
  Pages& operator=(Pages&& other) noexcept;
  Pages(const Pages&) = delete;
  Pages& operator=(const Pages&) = delete;

  std::uint8_t* data() const { return data_; }
  std::size_t size() const { return size_; }
  bool valid() const { return data_ != nullptr; }
  bool Contains(const void* p) const { return p >= data_ && p < data_ + size_; }

 private:
  std::uint8_t* data_ = nullptr;
  std::size_t size_ = 0;
};

// Faults in the pages of memory that is about to be written, or read, in one step rather than one by one.
void Populate(void* p, std::int64_t size);
void PopulateToRead(const void* p, std::int64_t size);

// How many bytes from p on, of at most `size`, are zero.
std::int64_t ZeroBytes(const std::uint8_t* p, std::int64_t size);

enum class GmRole { kInput, kOutput, kWorkspace, kTiling, kSystem };

struct GmTensor {
  std::string name;
  GmRole role = GmRole::kInput;
  std::uint8_t* base = nullptr;
  std::int64_t size = 0;     // bytes
  std::int64_t element = 1;  // bytes of one element, for reports
  std::vector<std::int64_t> shape;
  Pages owner;  // outputs: 0 never written, core % 253 + 1, kOrdered after a barrier
  Pages again;  // outputs: bytes that were written a second time; looked at where rewritten
  bool rewritten = false;
  Pages written;  // workspaces: 0 if unwritten
  Pages taint;    // outputs and workspaces: 0 defined, else the origin of undefined bytes
  bool tainted = false;
  bool small_pages = false;  // too large for large pages: each that is written costs a fault
  bool blank = false;        // unwritten zeros: they are read without touching a page
  bool Holds(const void* p, std::int64_t bytes) const {
    const auto* at = static_cast<const std::uint8_t*>(p);
    return at >= base && bytes <= size && at - base <= size - bytes;
  }
  bool partial = false;  // memory of a program: it has contents before, and bytes may be left unwritten
  // The shadow that records for each byte whether it was written; empty if that does not matter.
  const Pages& writers() const { return owner.valid() ? owner : written; }
  bool StartsUndefined() const { return !partial && writers().valid(); }
  std::int32_t last_write = -1;  // location of the last instruction that wrote it
  std::int64_t writes = 0;
  // For an output whose shape the kernel reports: its rank and dimensions, as the kernel wrote them.
  const std::uint64_t* told = nullptr;
};

// Bytes of a tensor that count at the end of a run: all of it, or the size of the shape that the kernel reported. 0 if
// that is not a shape of at most the tensor's size.
std::int64_t BytesThatCount(const GmTensor& tensor);

constexpr std::uint8_t kOrdered = 255;

// Size up to which a tensor is scanned as a whole. Larger ones exist for runs of a few cores, which touch
// little.
constexpr std::int64_t kMostScanned = std::int64_t{1} << 31;

class GlobalMemory {
 public:
  // For at most `tensors` tensors. The distance between them is as large as the system's limits allow.
  explicit GlobalMemory(std::size_t tensors);

  // `data` may be null (zeros). The tensor starts on a page, and its last page is readable to the end. Null if the
  // system provides no memory for it.
  GmTensor* Add(std::string name, GmRole role, std::int64_t element, std::int64_t size, const void* data);

  // Memory that exists already, such as a table of constants in the kernel's own code: read only, and without guards.
  void AddPresent(std::string name, std::uint8_t* base, std::int64_t size);

  // The tensor whose slot contains `p`; null if there is none (a null or invented pointer).
  GmTensor* Find(const void* p);
  std::vector<GmTensor>& tensors() { return tensors_; }

 private:
  std::size_t guard_ = 0;     // inaccessible bytes on either side of a tensor
  std::vector<Pages> slots_;  // one a tensor, guards included
  std::vector<GmTensor> tensors_;
};

}  // namespace assay::device
