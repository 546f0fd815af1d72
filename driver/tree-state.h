// A text that identifies the contents of a folder's files: equal if an analysis that reads any of them reads the same.
#pragma once

#include <optional>
#include <string>

namespace assay {

// A hash of names, links, sizes and, of the kinds of files that are read (sources, JSON, CMake, version files), bytes.
// Hidden folders below it are skipped, since nothing in them is read. No value where it holds more than 50,000
// entries or 128 MiB of such files, or something cannot be read. Computed once per process.
std::optional<std::string> TreeState(const std::string& folder);

}  // namespace assay
