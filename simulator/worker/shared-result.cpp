// The mapping between a worker and its caller.
#include "simulator/worker/shared-result.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "simulator/worker/fixed-text.h"

namespace assay {

void SharedResult::SetUndecided(const char* why) {
  if (why_undecided[0] != '\0') return;
  CopyText(why_undecided, why);
}

void SharedResult::AddCoverage(const OutputCoverage& of) {
  if (coverage_count >= kMaxCoverage) return;
  CoverageRecord& record = coverage[coverage_count++];
  CopyText(record.tensor, of.tensor);
  record.elements = of.elements;
  record.never = of.never;
  record.once = of.once;
  record.several = of.several;
  CopyText(record.never_at, of.never_at);
  CopyText(record.several_at, of.several_at);
  record.part_elements = of.part_elements;
  record.part_count = static_cast<std::uint32_t>(std::min(of.parts.size(), CoverageRecord::kMaxParts));
  std::copy_n(of.parts.begin(), record.part_count, record.parts);
}

namespace {

std::int64_t Elements(std::int64_t count) { return std::clamp<std::int64_t>(count, 0, std::int64_t{1} << 60); }

// Clamps every value to its range, since the input's code may have written there.
std::vector<CoveragePart> Parts(const CoverageRecord& record) {
  std::vector<CoveragePart> parts;
  const std::int64_t most = Elements(record.part_elements);
  for (std::size_t i = 0; i < std::min<std::size_t>(record.part_count, CoverageRecord::kMaxParts); ++i) {
    const CoveragePart& part = record.parts[i];
    parts.push_back({std::clamp<std::int64_t>(part.never, 0, most), std::clamp<std::int64_t>(part.several, 0, most), 0,
                     std::clamp<std::int64_t>(part.core, -1, 1023)});
  }
  return parts;
}

}  // namespace

std::vector<OutputCoverage> SharedResult::Coverage() const {
  std::vector<OutputCoverage> all;
  for (std::size_t i = 0; i < std::min<std::size_t>(coverage_count, kMaxCoverage); ++i) {
    const CoverageRecord& record = coverage[i];
    all.push_back({ReadText(record.tensor), Elements(record.elements), Elements(record.never), Elements(record.once),
                   Elements(record.several), ReadText(record.never_at), ReadText(record.several_at),
                   Elements(record.part_elements), Parts(record)});
  }
  return all;
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
