// The scalar unit's data cache of global memory, one per core: lines of 64 bytes, 32 KiB in all (asc-devkit: SetValue,
// GetValue, DataCacheCleanAndInvalid; page on architecture 2201). SetValue changes a line; global memory changes when
// the line is cleaned or evicted, or the core ends, and then the whole line is written. The copy engines and other
// cores do not see its contents, and GetValue does not see what they wrote since the line was loaded.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

namespace assay::device {

class Machine;
struct GmTensor;

constexpr std::int64_t kCacheLine = 64;
constexpr std::size_t kCacheLines = 512;

struct CacheLine {
  std::array<std::uint8_t, kCacheLine> bytes{};
  std::uint64_t dirty = 0;  // a bit a byte
  std::int32_t location = -1;
  bool native = false;  // stores by native pointer: memory has the bytes that are dirty, `bytes` what was there before
};

class DataCache {
 public:
  bool empty() const { return lines_.empty(); }
  bool has_dirty() const { return dirty_ > 0; }
  // The line that contains p, loaded from memory if it is not cached yet. Only bytes within the tensor are loaded.
  CacheLine& Line(Machine& m, const GmTensor& tensor, std::uint8_t* p);
  CacheLine* Find(const std::uint8_t* p);
  // First and last address of [p, p + size) that only the cache has; false if there is none.
  bool HasUnwritten(const std::uint8_t* p, std::int64_t size, std::int32_t& location) const;
  void Store(std::uint8_t* p, const std::uint8_t* from, std::int64_t size, CacheLine& line);
  // A store by native pointer to [p, p + size) of the tensor is about to happen: the code itself changes memory, and
  // updates of other cores lost with the line show when it is written back.
  void NoteNativeStore(Machine& m, const GmTensor& tensor, std::uint8_t* p, std::int64_t size);
  // Makes what SetValue left in the line of p visible to an access by native pointer.
  void CleanUnlessNative(Machine& m, int core, std::uint8_t* p);
  // Writes the line of p, or all, to memory and forgets it.
  void Clean(Machine& m, int core, std::uint8_t* p);
  void CleanAll(Machine& m, int core);

 private:
  void WriteBack(Machine& m, int core, std::uint8_t* base, CacheLine& line);

  std::map<std::uint8_t*, CacheLine> lines_;
  std::vector<std::uint8_t*> order_;  // as loaded
  int dirty_ = 0;                     // lines
};

// Scalar access to global memory through the cache of the running core, checked and recorded like any other access.
// `size` is at most 8; an access that spans two lines bypasses the cache.
void GetThroughCache(Machine& m, std::uint8_t* p, std::int64_t size, std::uint8_t* to);
void SetThroughCache(Machine& m, std::uint8_t* p, std::int64_t size, const std::uint8_t* from);
// A copy engine reads [p, p + size): reports data that is still only in a cache.
void CheckCaches(Machine& m, const std::uint8_t* p, std::int64_t size);

}  // namespace assay::device
