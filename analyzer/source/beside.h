// Headers that lie beside a kernel file.
#pragma once

#include <string>

#include "analyzer/source/project.h"

namespace assay {

// As LoadPath for a file whose bytes are not those on disk, such as an editor's; it need not be there.
Project LoadUnsaved(std::string path, std::string bytes);

namespace source {

// Reads the CMakeLists.txt of a kernel file's folder, up to 64 KiB, and adds the headers that a kernel file includes by
// quoted names, and those that these include, as files of its project. Read are source files in the kernel's folder,
// beneath it and beneath its parent; 64 at most. Nothing else changes: what cannot be read is left out. Any other form
// of input stays as it is.
void AddHeadersBeside(Project& project);

}  // namespace source
}  // namespace assay
