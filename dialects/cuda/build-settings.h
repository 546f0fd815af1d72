// What a CUDA file is built for and how: this determines which of its code exists and what the compiler rejects.
#pragma once

namespace assay::cuda {

enum class Side { kHost, kDevice };

struct BuildSettings {
  int arch = 800;        // __CUDA_ARCH__
  int clang_arch = 80;   // the newest that Clang knows up to it
  int toolkit = 12040;   // 12.4
  int standard = 17;     // of C++
  bool torch = true;     // with torch's macros, as a unit of an extension
  bool relaxed = true;   // --expt-relaxed-constexpr
  bool lambdas = false;  // --extended-lambda
  bool rdc = false;      // -rdc=true: device functions may be defined elsewhere
};

}  // namespace assay::cuda
