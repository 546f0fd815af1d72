// The targets an input is judged for: compute capability and release of the toolkit.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assay::cuda {

// One that code is generated for. Limits: CUDA C++ Programming Guide, "Compute Capabilities".
struct Chip {
  std::string_view name;  // "sm_80"
  int arch = 0;           // __CUDA_ARCH__: 800
  int clang_arch = 0;     // the newest that Clang 19 knows up to it: 80
  int shared_opt_in = 0;  // bytes of shared memory that a block can ask for
  int shared_per_sm = 0;  // bytes
  int blocks_per_sm = 0;
  int threads_per_sm = 0;
  int sms = 0;       // of the device that is asked for most
  int most_sms = 0;  // of the largest one
  int l2_bytes = 0;
  // Of that device, from the vendor's data sheets and white papers: T4, A100 40 GB, RTX A6000, L40S, H100 SXM, B200,
  // RTX 5090. The boost clock is the stated peak of float32 over the units where no clock is stated.
  int clock_mhz = 0;
  int memory_gb_s = 0;  // 10^9 bytes a second
  int float_units = 0;  // of a multiprocessor
  int double_units = 0;
};

struct Toolkit {
  std::string_view name;  // "12.4"
  int version = 0;        // 12040
};

const std::vector<Chip>& Chips();
// The usual chip, for an input that is meant for one that is not known: a block can ask for as much shared memory as on
// any.
const Chip& ChipNotGiven();
const std::vector<Toolkit>& Toolkits();
// By name; what most replies are built for if there is none of that name.
const Chip& ChipNamed(std::string_view name);
// The newest up to a compute capability (890), else the oldest.
const Chip& ChipFor(int arch);
const Toolkit& ToolkitNamed(std::string_view name);

}  // namespace assay::cuda
