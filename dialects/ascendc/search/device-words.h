// What the search knows of the device's API: names that are taken for each other.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace assay::search {

// Other names of the family that a name belongs to, nearest first; empty where it belongs to none.
std::vector<std::string_view> SiblingsOf(std::string_view name);

// Operations of one tensor, of a tensor and a scalar, of two tensors.
const std::vector<std::string_view>& UnaryOperations();
const std::vector<std::string_view>& ScalarOperations();
const std::vector<std::string_view>& BinaryOperations();
bool IsVectorOperation(std::string_view name);
// Whether the order of its two sources makes no difference.
bool IsCommutative(std::string_view name);
bool IsCopy(std::string_view name);

// The form of two tensors for that of a tensor and a scalar, and the other way round; empty where there is none.
std::string_view OtherForm(std::string_view name);
// Members that an object of a type has, by the type's name without its arguments.
std::vector<std::string_view> MembersOf(std::string_view type);
// The operation that an arithmetic sign stands for, of two tensors or of a tensor and a scalar.
std::string_view OperationOf(std::string_view sign, bool scalar);

}  // namespace assay::search
