// Headers next to a kernel file.
#pragma once

#include <string>

#include "analyzer/source/project.h"

namespace assay {

// As LoadPath for a file whose bytes are not those on disk, such as an editor's; the file need not exist.
Project LoadUnsaved(std::string path, std::string bytes);

namespace source {

// Reads the CMakeLists.txt of a kernel file's folder, up to 64 KiB, and adds the headers that a kernel file includes by
// quoted names, transitively, as files of its project. Only source files in the kernel's folder, below it and below its
// parent are read; 64 at most. Files that cannot be read are left out. Any other form of input stays as it is.
void AddHeadersBeside(Project& project);

}  // namespace source
}  // namespace assay
