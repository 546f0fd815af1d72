// See wrong-parts.h.
#include "dialects/ascendc/run/wrong-parts.h"

#include <algorithm>
#include <cstddef>

namespace assay {

void MarkWrong(const SimTensor& output, const std::vector<double>& expected, const Tolerance& tolerance,
               std::vector<OutputCoverage>& outputs) {
  const auto coverage = std::find_if(outputs.begin(), outputs.end(),
                                     [&](const OutputCoverage& one) { return one.tensor == output.name; });
  if (coverage == outputs.end() || coverage->part_elements <= 0) return;
  const std::vector<double> got = ToDoubles(output);
  for (std::size_t e = 0; e < got.size(); ++e) {
    const std::size_t part = e / static_cast<std::size_t>(coverage->part_elements);
    if (part >= coverage->parts.size()) return;
    if (e >= expected.size() || IsWrong(output.dtype, got[e], expected[e], tolerance)) ++coverage->parts[part].wrong;
  }
}

}  // namespace assay
