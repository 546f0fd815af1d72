// The checkout that an input lies in: where headers are that its library's build finds and the input does not hold.
#pragma once

#include <string>
#include <vector>

namespace assay::source {

// Folders of headers for a file or an operator's folder on disk, nearest first; at most 64, all real paths. Empty where
// no folder above it is the root of a repository. The root has a `.git`, or a CMakeLists.txt beside a `build.sh` or
// `version.cmake`. Taken are, of each folder from the input's up to the root, itself and its folders of common names
// (`inc`, `include`, `common/inc` and the like), and of a common library `opbase` in or beside the checkout those it
// exports.
std::vector<std::string> HeaderFolders(const std::string& path);

}  // namespace assay::source
