// Modules that the evaluator brings along: the files of prelude/, written in the subset of Python that it reads.
#pragma once

#include <map>
#include <string>

namespace assay::harness {

// By module name: "torch.nn". Generated from prelude/*.py.
const std::map<std::string, const char*>& PreludeTexts();

}  // namespace assay::harness
