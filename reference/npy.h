// NumPy .npy files: little-endian, C order, format versions 1 to 3. bfloat16, which NumPy lacks, travels as uint16.
#pragma once

#include <string>

#include "reference/sim-tensor.h"

namespace assay {

// Fills dtype, shape and data. False with `error` saying what is wrong with which file.
bool ReadNpy(const std::string& path, SimTensor& tensor, std::string& error);
bool WriteNpy(const std::string& path, const SimTensor& tensor, std::string& error);
// The same on bytes in memory.
bool ParseNpy(const std::string& bytes, SimTensor& tensor, std::string& error);
std::string FormatNpy(const SimTensor& tensor);

}  // namespace assay
