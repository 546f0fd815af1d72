// Arrays as the bytes of a script's files.
#pragma once

#include <string>

#include "reference/python/interpreter.h"

namespace assay::harness {

// The elements in sequence, little-endian.
std::string BytesOf(const Tensor& tensor);
Value ArrayOfBytes(Interpreter& in, const std::string& bytes, Dtype dtype);
// to_file(array, path), from_file(path, dtype).
void WriteArray(Interpreter& in, const ValueList& arguments);
Value ReadArray(Interpreter& in, const ValueList& arguments);

}  // namespace assay::harness
