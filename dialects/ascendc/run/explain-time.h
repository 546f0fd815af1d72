// The figures of the time model as a table for people.
#pragma once

#include <string>

namespace assay {

// Every figure with its unit, how it is known and its source, then what the model leaves out.
std::string ExplainTime();

}  // namespace assay
