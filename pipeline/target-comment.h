// The chip that a source file names for itself: `// assay: target CHIP`.
#pragma once

#include <string>
#include <vector>

#include "analyzer/source/project.h"

namespace assay {

struct TargetComment {
  std::string chip;     // empty: no file names one, or `problem` says what is wrong
  std::string problem;  // no such chip, or two files that name different ones
};

// Comments in a model's reply have no effect. `chips`: the known names; empty: any.
TargetComment FindTargetComment(const Project& project, const std::vector<std::string>& chips);

}  // namespace assay
