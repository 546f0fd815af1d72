// The runtime that a program asks for devices, streams, memory and launches. The device's memory consists of addresses
// that are inaccessible on the host; its contents are kept separately. Launches whose results are known take effect at
// once.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "dialects/ascendc/worker/program-record.h"
#include "dialects/ascendc/worker/program-run.h"

struct assay_host_platform;

namespace assay {

// Blocks in all, and blocks and threads in three dimensions if code on threads is launched.
struct LaunchExtent {
  std::uint64_t blocks = 0;
  const std::uint32_t* shape = nullptr;
};

class ProgramRuntime {
 public:
  // Made before the worker's memory is limited: it reserves addresses.
  ProgramRuntime(const ProgramRequest& request, ProgramRecord& record);

  static ProgramRuntime* Current();

  // Addresses of functions that the program declares but does not define: its kernels among them.
  void NameKernels(std::map<const void*, std::string> kernels) { kernels_ = std::move(kernels); }

  void* Allocate(std::uint64_t bytes);  // null if there is no room
  bool Release(const void* address);
  // The contents behind an address; null if not all `bytes` are within one block. Counts as written if `writes`.
  std::byte* Memory(const void* address, std::uint64_t bytes, bool writes);
  bool IsDevice(const void* address) const;
  void Launch(const void* kernel, const LaunchExtent& size, void* stream, const void* const* arguments,
              const std::size_t* sizes, std::size_t count);
  void Wait(const void* stream) { pending_.erase(stream); }
  void WaitForAll() { pending_.clear(); }
  void ReadByHost() { record_.early_read |= !pending_.empty(); }
  void* NewHandle() { return reinterpret_cast<void*>(next_handle_ += 16); }
  int Error(const char* function, int code);
  const assay_host_platform* platform() const { return platform_; }

 private:
  struct Block {
    std::vector<std::byte> data;
    bool given = false;
  };
  ProgramLaunch Describe(const std::string& symbol, const LaunchExtent& size, const void* const* arguments,
                         const std::size_t* sizes, std::size_t count) const;

  const ProgramRequest& request_;
  ProgramRecord& record_;
  const assay_host_platform* platform_ = nullptr;
  std::uint64_t base_ = 0, next_ = 0;
  std::uint64_t bytes_ = 0;
  std::map<std::uint64_t, Block> blocks_;  // by address
  std::map<const void*, std::string> kernels_;
  std::set<const void*> pending_;  // streams with a launch that was not waited for
  std::size_t launches_ = 0;
  std::uintptr_t next_handle_ = 0x1000;
};

// The program's symbols for the runtime's functions; null for any other.
void* ProgramRuntimeSymbol(std::string_view name);

}  // namespace assay
