// Splits the bytes of one container into virtual files: detects the form of the text, and has a splitter for each form.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/source/fences.h"
#include "analyzer/source/project.h"

namespace assay::source {

// A larger text is refused: real replies and kernels are far smaller.
constexpr std::size_t kMostBytes = 4u << 20;

// Adds the contents of the container (an index) to `project`. Finish assigns names and order. True if the reply
// announces its parts by name, so that an absent one is missing rather than not intended.
bool SplitText(Project& project, int container);
// A whole file under a name, its role by directory and content. Handles byte order marks and bytes that are not
// text.
VirtualFile WholeFile(const Project& project, int container, std::string name);

// Names files that have none, sorts them by role, and records what is missing. `named_blocks`: SplitText's answer.
void Finish(Project& project, bool named_blocks);

}  // namespace assay::source
