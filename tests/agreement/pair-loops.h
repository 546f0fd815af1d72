// Kernels that differ in how they go through the elements.
#pragma once

#include <string>
#include <vector>

#include "tests/agreement/pair-text.h"

namespace assay::agreement {

// Tiles pass through two queues; `loop` calls Step(at, count), or CopyIn(at, count), Compute(count), CopyOut(at,
// count).
std::string Loops(const std::string& loop, const std::string& step = "        Abs(out, in, count);\n",
                  const std::string& more = "");
// y = |x| by elements.
Family Elements(const std::string& name, const std::string& kernel, std::vector<Flaw> flaws);

std::vector<Family> LoopFamilies();

}  // namespace assay::agreement
