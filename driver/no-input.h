// Files of a folder that are neither kernels nor replies.
#pragma once

#include <filesystem>
#include <string>

namespace assay {

// Why a file found in a folder is not judged; empty if it is. Names decide, except for headers and Python files, which
// can be either: there the text decides. `beside_sources`: C++ files lie in the same folder.
std::string WhyNoInput(const std::filesystem::path& file, bool beside_sources);

// The same of a file that is named by itself, which is judged otherwise: documentation, files of a build and Python
// that hold no kernel.
std::string WhyNamedIsNoInput(const std::filesystem::path& file);

// Whether a file of this name is C++ that is compiled, no header.
bool IsUnitName(const std::filesystem::path& file);

}  // namespace assay
