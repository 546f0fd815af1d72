// Exact values through operations of the library. The operation is executed once more, before the real execution:
// sources give their exact values, nothing is rounded, and its results are kept until the end. Operations that move,
// sort or select are followed by the bits of the elements they moved.
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "dialects/ascendc/device/exact.h"
#include "dialects/ascendc/device/library.h"

namespace assay::device {

class ExactLibrary {
 public:
  explicit ExactLibrary(LibraryCall& call);
  ~ExactLibrary();
  ExactLibrary(const ExactLibrary&) = delete;
  ExactLibrary& operator=(const ExactLibrary&) = delete;

  // Whether the operation is to be executed without rounding first.
  bool computes() const { return computes_; }
  // The pass without rounding begins and ends.
  void Begin();
  void End();
  static bool Rounds();

  // In that pass.
  void Read(const LocalSpace& space, std::int64_t address, Dtype dtype, LibraryValues& values);
  void Write(const LocalSpace& space, std::int64_t address, Dtype dtype, const LibraryValues& values,
             const std::vector<bool>* keep);

 private:
  struct Result {
    const LocalSpace* space;
    std::int64_t address, element;
    Dtype dtype;
    double exact;
  };
  void Remember(const LibraryReach& reach);
  void Restore(const LibraryReach& reach);

  LibraryCall& call_;
  Exact* exact_;
  bool computes_ = false;
  std::vector<Result> results_;
  std::uint32_t birth_ = 0;
  double drift_ = 0;
  bool finite_ = true;
  std::unordered_map<std::uint64_t, ExactEntry> moved_;  // by bits
};

}  // namespace assay::device
