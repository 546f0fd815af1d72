// See exact-library.h.
#include "dialects/ascendc/device/exact-library.h"

#include <algorithm>
#include <cmath>

#include "dialects/ascendc/device/arithmetic.h"
#include "dialects/ascendc/model/include/assay/device_abi.h"

namespace assay::device {
namespace {

bool g_rounds = true;

// Sums, softmax, normalisations, gates and the like; the others move elements or look at their bits.
bool IsNumeric(int api) {
  if (api == ASSAY_LIB_SUM || api == ASSAY_LIB_MEAN || api == ASSAY_LIB_CUM_SUM || api == ASSAY_LIB_PAIR_REDUCE)
    return true;
  if (api >= ASSAY_LIB_REDUCE_SUM && api <= ASSAY_LIB_REDUCE_MIN) return true;
  return api >= ASSAY_LIB_SOFTMAX && api <= ASSAY_LIB_BILINEAR && api != ASSAY_LIB_ADJUST_SOFTMAX;
}

}  // namespace

bool ExactLibrary::Rounds() { return g_rounds; }

ExactLibrary::ExactLibrary(LibraryCall& call) : call_(call), exact_(call.m.exact()) {
  if (exact_ == nullptr) return;
  computes_ = IsNumeric(call.api);
  exact_->set_handled();
  for (const LibraryReach& reach : call.s) Remember(reach);
}

void ExactLibrary::Begin() {
  g_rounds = false;
  call_.exact = this;
}

void ExactLibrary::End() {
  g_rounds = true;
  call_.exact = nullptr;
}

void ExactLibrary::Remember(const LibraryReach& reach) {
  if (reach.handle == 0 || reach.bytes <= 0) return;
  const Buffer& buffer = *call_.m.FindBuffer(reach.handle);
  const LocalSpace& space = call_.m.core().spaces[buffer.space];
  exact_->EachEntry(space, buffer.address + reach.offset, reach.bytes,
                    [this](std::int64_t, const ExactEntry& entry) { moved_.try_emplace(entry.bits, entry); });
}

void ExactLibrary::Restore(const LibraryReach& reach) {
  if (reach.handle == 0 || reach.bytes <= 0) return;
  const Buffer& buffer = *call_.m.FindBuffer(reach.handle);
  const LocalSpace& space = call_.m.core().spaces[buffer.space];
  const std::int64_t start = buffer.address + reach.offset, size = LibrarySize(call_.dtype);
  for (std::int64_t at = start; at + size <= start + reach.bytes; at += size) {
    const auto from = moved_.find(exact_->BitsOf(space, at, size));
    if (from != moved_.end() && from->second.size == size) exact_->Put(space, at, from->second);
  }
}

void ExactLibrary::Read(const LocalSpace& space, std::int64_t address, Dtype dtype, LibraryValues& values) {
  const std::int64_t size = LibrarySize(dtype);
  exact_->Spend(values.size());
  for (std::int64_t i = 0; i < values.size(); ++i) {
    const Followed value = exact_->Read(space, address + i * size, dtype);
    // Bytes outside of the memory keep the value that was read.
    if (address + i * size < 0 || address + i * size + 8 > kSpaceReserve) continue;
    values[i] = value.exact;
    finite_ = finite_ && std::isfinite(value.stored);
    if (value.birth == 0 || (birth_ != 0 && value.drift <= drift_)) continue;
    birth_ = value.birth;
    drift_ = value.drift;
  }
}

void ExactLibrary::Write(const LocalSpace& space, std::int64_t address, Dtype dtype, const LibraryValues& values,
                         const std::vector<bool>* keep) {
  const std::int64_t size = LibrarySize(dtype);
  for (std::int64_t i = 0; i < values.size(); ++i) {
    if (keep != nullptr && !(*keep)[static_cast<std::size_t>(i)]) continue;
    results_.push_back({&space, address + i * size, i, dtype, values[i]});
  }
}

ExactLibrary::~ExactLibrary() {
  if (exact_ == nullptr) return;
  for (const LibraryReach& reach : call_.d) Restore(reach);
  Exact::Operands operands;
  operands.finite = finite_;
  for (const Result& result : results_) {
    if (result.address < 0 || result.address + 8 > kSpaceReserve) continue;
    double exact = result.exact;
    if (!IsFloat(result.dtype)) {
      // Half a step in either direction is arbitrary.
      const double stored = LoadStored(result.dtype, result.space->data + result.address);
      exact = std::fabs(exact - stored) <= 1 ? stored : std::nearbyint(exact);
      operands.narrows = true;
    }
    exact_->Open(*result.space, result.address, result.dtype, exact, birth_);
    exact_->Close(*result.space, result.address, result.element, operands);
  }
}

}  // namespace assay::device
