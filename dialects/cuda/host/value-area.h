// Memory after a worker's events for the values of its results: their count, then the values, as doubles.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace assay::cuda {

class ValueArea {
 public:
  ValueArea() = default;
  ValueArea(std::byte* at, std::size_t most) : at_(at), most_(most) {}

  std::uint64_t used() const { return used_; }
  // False if there is no room left.
  bool Add(const double* values, std::size_t count) {
    if (count > most_ - used_) return false;
    std::memcpy(at_ + sizeof used_ + used_ * sizeof(double), values, count * sizeof(double));
    used_ += count;
    std::memcpy(at_, &used_, sizeof used_);
    return true;
  }

 private:
  std::byte* at_ = nullptr;
  std::size_t most_ = 0;
  std::uint64_t used_ = 0;
};

}  // namespace assay::cuda
