// Further shapes at which an answer has to hold before it is one to imitate: sizes that a task's module names are
// replaced by others, symbols of a contract take other values of their range.
#pragma once

#include <cstdint>
#include <vector>

#include "dialects/options.h"
#include "driver/services.h"

namespace assay {

struct FurtherShapes {
  std::vector<AnalyzeOptions> options;  // the given ones at other shapes; nothing else differs
  // The task with one input changed for the kernel alone, one for each of the first inputs: its values have to differ.
  std::vector<AnalyzeOptions> changed_inputs;
  std::int64_t least = 1;  // shapes, the first included, at which values have to match
};

// A contract without symbols and a task whose sizes no line names offer none; the latter then cannot be shown.
FurtherShapes FurtherShapesOf(const AnalyzeOptions& options, const Services& services);

}  // namespace assay
