// The parts of a kernel's demangled name: its short name and the types of its parameters.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/facts/dtype.h"

namespace assay::cuda {

enum class NamedType { kPointer, kBool, kI8, kU8, kI16, kU16, kI32, kU32, kI64, kF32, kF64, kOther };

// Of "float const*", "long", "unsigned int".
NamedType NamedTypeOf(std::string_view type);
// The element type of a pointer of this type, if it is a number's: for "float const*".
std::optional<Dtype> PointeeOf(std::string_view type);
// ["float const*", "int"] of "void scale<float>(float const*, int)".
std::vector<std::string> ParameterTypes(const std::string& demangled);
// "scale<float>" of the same.
std::string ShortName(const std::string& demangled);

// "scale" of "lib::scale<float>".
std::string PlainName(const std::string& short_name);

}  // namespace assay::cuda
