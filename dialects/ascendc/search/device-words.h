// What the search knows about the device's API: names that are easily confused.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assay::search {

// Other names of the family that a name belongs to, nearest first; empty if it belongs to none.
std::vector<std::string_view> SiblingsOf(std::string_view name);

// Operations of one tensor, of a tensor and a scalar, of two tensors.
const std::vector<std::string_view>& UnaryOperations();
const std::vector<std::string_view>& ScalarOperations();
const std::vector<std::string_view>& BinaryOperations();
bool IsVectorOperation(std::string_view name);
// Whether the operation is commutative.
bool IsCommutative(std::string_view name);
bool IsCopy(std::string_view name);

// The two-tensor form of a tensor-and-scalar operation, and the reverse; empty if there is none.
std::string_view OtherForm(std::string_view name);
// Members that an object of a type has, by the type's name without its arguments.
std::vector<std::string_view> MembersOf(std::string_view type);
// The operation for an arithmetic operator on two tensors or a tensor and a scalar.
std::string_view OperationOf(std::string_view sign, bool scalar);

}  // namespace assay::search
