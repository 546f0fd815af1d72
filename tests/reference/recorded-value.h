// A value as scripts/record-tensor-operations writes it: lists as JSON lists, everything else as text. Tensors are
// "float32[2,3] 1 2.5 nan ...", numbers "int 3", "float 0.5", "bool 1".
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "reference/value.h"

namespace assay::harness {

// What keeps `ours` from being what PyTorch gave; empty where nothing does. Shapes, dtypes, integers and bools have to
// be equal, floating-point numbers as near as docs/reference-values.md says.
std::string Difference(const Value& ours, const nlohmann::json& theirs);
// In the same notation, for messages.
std::string Recorded(const Value& value);

}  // namespace assay::harness
