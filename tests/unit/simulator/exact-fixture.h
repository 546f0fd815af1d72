// A device that follows exact values, and the instructions that its tests use.
#pragma once

#include <cmath>
#include <memory>
#include <vector>

#include "dialects/ascendc/device/exact.h"
#include "tests/unit/simulator/library-fixture.h"

namespace assay::device {

class ExactDevice : public Device {
 protected:
  void Follow(double tolerance = 1e-4, std::int64_t cores = 1) {
    Boot(cores);
    exact_ = std::make_unique<Exact>(*machine_, tolerance);
    machine_->Follow(exact_.get());
  }
  // The last tensor of global memory, element by element.
  std::vector<ExactElement> Exported(Dtype dtype = Dtype::kF32) {
    const GmTensor& tensor = machine_->gm().tensors().back();
    std::vector<ExactElement> elements(static_cast<std::size_t>(tensor.size / tensor.element));
    exact_->Export(tensor, dtype, elements.data());
    return elements;
  }
  // Whether no instruction moved the element further from its exact value than the tolerance.
  bool Stays(const ExactElement& element, double tolerance) {
    return element.birth == 0 || Drift(BirthOf(element).stored, BirthOf(element).exact) <= tolerance;
  }
  const ExactBirth& BirthOf(const ExactElement& element) { return exact_->births().at(element.birth); }

  std::unique_ptr<Exact> exact_;
};

inline std::uint64_t Floats(int n) { return assay_buf_init(ASSAY_VECCALC, static_cast<std::uint32_t>(4 * n)); }
inline void CastRow(int to, int from, std::uint64_t d, std::uint64_t s, int n, int round = 1) {
  assay_cast_n(to, from, round, d, 0, s, 0, n);
}
inline void Half(int op, std::uint64_t d, std::uint64_t a, std::uint64_t b, double s, std::int64_t n) {
  assay_vec_n(op, ASSAY_F16, ASSAY_F16, d, 0, a, 0, b, 0, s, n);
}

}  // namespace assay::device
