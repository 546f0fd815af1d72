// Whole operators in which one part can be replaced by something hostile. The rest is right, so that a report is about
// the hostile part.
#pragma once

#include <string>

namespace assay::hostile {

struct Parts {
  std::string host_top;     // host file, before everything but the includes
  std::string tiling_body;  // first statements of TilingFunc
  std::string kernel_top;   // kernel file, before the entry
  std::string kernel_body;  // statements of the entry, after a right copy of x to y
};

// A reply with all six Python strings; operator `SafeCopyCustom`, float32 x[256] to y[256], one core.
std::string MakeReply(const Parts& parts);
// A kernel file on its own, with the same entry.
std::string MakeKernel(const Parts& parts);
// The contract of both (docs/formats/contract.md). `with_tiling`: values for the kernel file, which has no host.
std::string MakeContract(bool with_tiling);

std::string Repeat(const std::string& text, std::size_t times);

}  // namespace assay::hostile
