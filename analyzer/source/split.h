// One container's bytes to virtual files: which form the text has, and a splitter for each form.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "analyzer/source/fences.h"
#include "analyzer/source/project.h"

namespace assay::source {

// A text larger than this is refused: no reply and no kernel comes near it.
constexpr std::size_t kMostBytes = 4u << 20;

// Adds to `project` what the container (its index) holds. Names and order are left to Finish. True where the reply
// announces its parts by name, so that an absent one is missing rather than not meant.
bool SplitText(Project& project, int container);
// A whole file under a name, its role by directory and content. Takes care of byte order marks and of bytes that are
// not text.
VirtualFile WholeFile(const Project& project, int container, std::string name);

// Names files that have none, sorts them by role, and records what is missing. `named_blocks`: SplitText's answer.
void Finish(Project& project, bool named_blocks);

}  // namespace assay::source
