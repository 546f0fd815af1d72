// The result of `assay fix` for one input, as a JSON document (docs/formats/fix.md) and as a plan for people.
#pragma once

#include <string>

#include "driver/services.h"

namespace assay {

// One line without a newline; keys in a fixed order.
std::string RenderFixJson(const std::string& path, const FixRun& run);
// The same document about an input that could not be repaired to the end.
std::string RenderFixFailure(const std::string& path, const std::string& failure);

// The steps, one per line, and the verdict before and after.
std::string RenderFixPlan(const std::string& path, const FixRun& run);

// "k.cpp:36: enqueue it after the copy [queue/missing-enque]"
std::string StepLine(const FixStep& step);

}  // namespace assay
