// Device functions compiled, linked against the device library and run by the threads of one block: a machine without
// checks, just enough to observe what the bodies compute.
#pragma once

#include <memory>
#include <string>

namespace assay::test {

class Lanes {
 public:
  // Compiles `text`, which follows <cuda_runtime.h>; `error()` is not empty on failure.
  explicit Lanes(const std::string& text);
  ~Lanes();
  const std::string& error() const;

  struct Result {
    std::string fault;  // deadlock, unsupported function, missing name; empty: all threads came to their end
    int inactive_reads = 0;
  };
  // Every thread of a block of `threads` calls `extern "C" __device__ void NAME(void*)` with `memory`.
  Result Run(const std::string& name, int threads, void* memory, int error_sign = 0);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace assay::test
