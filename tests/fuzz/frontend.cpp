// Kernels through Clang with our model headers and hooks. ASSAY_FUZZ_RESOURCES names the folder of the model. A text
// that meets a counted limit ends the process elsewhere; here it ends the input.
#include <csetjmp>
#include <cstdlib>

#include "analyzer/facts/progress-note.h"
#include "dialects/ascendc/read/reader.h"
#include "tests/fuzz/fuzz.h"

namespace {

std::jmp_buf ended;

[[noreturn]] void EndInput(std::string_view) { std::longjmp(ended, 1); }

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace assay;
  static const char* const resources = std::getenv("ASSAY_FUZZ_RESOURCES");
  if (resources == nullptr) fuzz::Fail("ASSAY_FUZZ_RESOURCES is not set");
  static auto* const reader = new ascendc::Reader(resources);
  OnCountedEnd(EndInput);
  if (setjmp(ended) != 0) return 0;  // what Clang held is lost, as with a worker
  const Project project = LoadBytes("kernel.cpp", std::string(reinterpret_cast<const char*>(data), size));
  Facts facts;
  ascendc::ReadOptions options;
  options.lower = options.lower_kernel = true;
  (void)reader->Read(project, options, facts);
  return 0;
}
