// The mapping between a worker and its caller.
#include "simulator/worker/shared-result.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>

namespace assay {

void SharedResult::SetUndecided(const char* why) {
  if (why_undecided[0] != '\0') return;
  const std::size_t size = std::min(std::strlen(why), sizeof why_undecided - 1);
  std::memcpy(why_undecided, why, size);
  why_undecided[size] = '\0';
}

SharedRegion::SharedRegion(std::size_t data_bytes) : size_(sizeof(SharedResult) + data_bytes) {
  void* p = mmap(nullptr, size_, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (p == MAP_FAILED) return;
  result_ = static_cast<SharedResult*>(p);
  result_->location = -1;
}

SharedRegion::~SharedRegion() {
  if (result_ != nullptr) munmap(result_, size_);
}

}  // namespace assay
