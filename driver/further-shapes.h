// Further shapes at which an answer must be correct before it counts as an example: other sizes in a task's module,
// other values of a contract's symbols within their range.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "dialects/options.h"
#include "driver/services.h"

namespace assay {

struct FurtherShapes {
  std::vector<AnalyzeOptions> options;  // the given ones at other shapes; nothing else differs
  // The task with one input changed for the kernel alone, one for each of the first inputs: its values have to differ.
  std::vector<AnalyzeOptions> changed_inputs;
  // At sizes that share fewer and fewer remainders with the task's own, with the divisor of the shared ones: 1 for
  // sizes that share none. An answer may be wrong there, and then claims nothing about them.
  std::vector<std::pair<std::int64_t, AnalyzeOptions>> remainders;
  // The task's full size for longer than a check takes for it: loops that are fast on the device take seconds here.
  std::optional<AnalyzeOptions> full_size;
  std::int64_t tile = 0;   // by which the sizes of `options` have the task's remainders; 0: not by any
  bool constant = false;   // the task's result is the same whatever its inputs are
  std::int64_t least = 1;  // shapes, the first included, at which values have to match
};

// A contract without symbols and a task whose sizes no line names offer none; the latter then cannot be shown.
FurtherShapes FurtherShapesOf(const AnalyzeOptions& options, const Services& services);

}  // namespace assay
