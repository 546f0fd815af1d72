// What a program prints inside the confined worker, which has no files: kept as text.
#pragma once

#include <string>
#include <string_view>

namespace assay::cuda {

// From now on stdout, stderr and the C++ streams of this process write into one text, of which the first part is kept.
void CapturePrints();
// The text so far. Prints must be captured.
const std::string& CapturedPrints();
// Puts text behind what was printed before.
void AddPrint(std::string_view text);

}  // namespace assay::cuda
