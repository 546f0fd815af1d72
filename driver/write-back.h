// Changed files written over the old ones: only within the input's path, and only if they have not changed in between.
#pragma once

#include <string>

namespace assay {

// Replaces the file by `after` in one step, keeping its mode. Refused, with the reason returned, where the file does
// not hold `before`, is no regular file, or lies neither at nor beneath `root` (the path a user named). Empty: done.
std::string WriteBack(const std::string& root, const std::string& path, const std::string& before,
                      const std::string& after);

}  // namespace assay
