// What the API table (analyzer/facts/ascendc/api-table.h) says of a function's arguments, in the words that rules ask
// in. Every answer is by name: the front end says which overloads there are, the table what their operands are for.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace assay::rules {

// Where the scalar of the tensors' element type stands, behind tensors alone; nothing where the function has none.
std::optional<std::size_t> ScalarPlace(std::string_view name);
// Takes a tensor in which a reduction keeps what it has so far, as its third argument.
bool TakesWork(std::string_view name);
// Has an overload or a method of this name that takes a tensor in global memory.
bool TakesGlobal(std::string_view name);
// `Exp(dst, src, count)`, with or without a temporary tensor in front of the count.
bool TakesCountLast(std::string_view name);
// The tensors of a call all have one element type, but for a temporary one.
bool HasOneElementType(std::string_view name);
// The compiler takes tensors of this element type.
bool TakesElement(std::string_view name, std::string_view element);
// An instruction that computes each element of one tensor from the element of another: `Exp`, `Abs`.
bool IsUnaryInstruction(std::string_view name);
// "Adds" for "Add"; empty where the function has no form with a scalar for its second source.
std::string_view ScalarFormOf(std::string_view name);
// "Add" for "Adds".
std::string_view TensorFormOf(std::string_view name);

// The function of the owner (empty: a scalar function of the core) that stands for one of the C or C++ library.
std::string_view HostFormOf(std::string_view library_function, std::string_view owner);

// Of one queue, and of all queues together.
std::int64_t MostBuffers();

// Bytes that a copy moves at a time, and that a tensor in local memory starts at a multiple of.
std::int64_t DataBlock();

// A type that tensors can have, or numbers beside them: "half", "int32_t", "size_t".
bool IsElementType(std::string_view type);

}  // namespace assay::rules
