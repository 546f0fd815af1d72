// The texts of an operator's unit tests and examples.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "analyzer/source/project.h"

namespace assay {

// Sources below `tests` in the folder of a project that lies in a checkout, by name; at most 64 files of 4 MiB
// together. Nothing outside of the checkout is read, also where a link leads there, and no folder of another
// architecture than the chip's (`arch35`): what is rejected there may be accepted here.
std::vector<std::string> TestTextsBeside(const Project& project, std::string_view chip);
// The same below `examples`.
std::vector<std::string> ExampleTextsBeside(const Project& project, std::string_view chip);
// Whether the folder has a handwritten call interface: then an example's tensors need not be the operator's.
bool HasOwnCall(const Project& project);

}  // namespace assay
