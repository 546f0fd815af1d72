// The C++ types in a binding's declarations, as far as they affect values: which Python values pybind11 accepts for a
// parameter, and what a conversion does.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reference/value.h"

namespace assay::harness::cpp {

struct CppType {
  enum class Kind {
    kAuto,
    kVoid,
    kTensor,
    kList,      // vector, ArrayRef, TensorList, IntArrayRef, array; `parts` holds the element's type
    kOptional,  // c10::optional, std::optional; `parts` holds the value's type
    kTuple,     // tuple, pair
    kMap,       // map, unordered_map; `parts` holds the types of key and value
    kInt,
    kDouble,
    kFloat,
    kBool,
    kString,
    kScalar,
    kDtype,
    kOptions,
    kOther
  } kind = Kind::kOther;
  std::vector<CppType> parts;
  bool reference = false;  // & or *: no copy
  std::string text;
};

CppType ParseCppType(std::string_view text);

// "torch::kFloat32", "at::ScalarType::Float", "c10::kHalf" and the like.
std::optional<Dtype> DtypeNamed(std::string_view name);

// The Python value as pybind11 passes it for a parameter of the type; nothing if it raises a TypeError.
std::optional<Value> FromPython(const Value& value, const CppType& type);
// A conversion inside C++ (initialisation, static_cast): integers are truncated, lists copied unless the type is a
// reference.
Value Convert(const Value& value, const CppType& type);

}  // namespace assay::harness::cpp
