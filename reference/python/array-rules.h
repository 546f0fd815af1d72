// What arrays of scripts do differently from the framework's tensors: the types of results, other views of the same
// bytes, numbers with a type.
#pragma once

#include <optional>
#include <string>

#include "reference/python/interpreter.h"

namespace assay::harness {

// Both sides of an arithmetic operator, converted so that the framework's rules give the type that NumPy's give.
void ConvertOperands(const std::string& op, Value& a, Value& b);

// The bytes of an array read as elements of another type: the last dimension grows or shrinks.
Value ViewedAs(Interpreter& in, const Tensor& array, Dtype dtype);

// A number with an element type: an array without dimensions.
Value TypedNumber(Dtype dtype, double value);

// The module struct.
std::optional<Value> MakeStructModule(const std::string& name);

}  // namespace assay::harness
