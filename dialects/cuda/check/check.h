// Code that nvcc rejects although Clang accepts it: one pass over each side of a CUDA file. Free of Clang's headers.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "dialects/cuda/build-settings.h"

namespace assay {
class AstInspector;
}

namespace assay::cuda {

// The inspector for one parse. Its errors are named nvcc_<check>, as model/diagnostics.tsv lists the checks, in nvcc's
// wording. What cannot be decided is not reported.
class Checks {
 public:
  Checks(Side side, const BuildSettings& settings);
  ~Checks();
  Checks(const Checks&) = delete;
  Checks& operator=(const Checks&) = delete;
  AstInspector* inspector() const { return inspector_.get(); }
  // After the device's side was looked at: bytes of static shared memory that each kernel certainly has, by symbol.
  // Arrays that the assembler may leave out are not counted.
  const std::map<std::string, std::int64_t>& static_shared() const { return static_shared_; }

 private:
  std::map<std::string, std::int64_t> static_shared_;
  std::unique_ptr<AstInspector> inspector_;
};

}  // namespace assay::cuda
