// Keeps as text what a program prints inside the confined worker, which has no files.
#pragma once

#include <string>
#include <string_view>

namespace assay::cuda {

// From now on stdout, stderr and the C++ streams of this process write into one text, whose beginning is kept.
void CapturePrints();
// The text so far. Prints must be captured.
const std::string& CapturedPrints();
// Appends text to what was printed before.
void AddPrint(std::string_view text);

}  // namespace assay::cuda
