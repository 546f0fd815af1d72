// Contracts of an operator from its definition, and from cases of its unit tests.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "dialects/ascendc/derive/tiling-cases.h"

namespace assay {

// A case as a contract of the operator; nothing if they do not match: other numbers of tensors, dtypes of no column of
// the definition, formats with a special layout.
std::optional<Contract> ContractOfCase(const OpDefinition& op, const TilingCase& one, const std::string& chip);

// Without a case: every tensor has this shape, required attributes get a value of their type.
std::optional<Contract> ContractOfShape(const OpDefinition& op, const std::vector<std::int64_t>& shape,
                                        const std::string& chip);

// The same with the dtypes of a column of the definition; nothing if a run cannot represent one of them.
std::optional<Contract> WithColumn(const OpDefinition& op, std::size_t column, Contract contract);

// Every tensor is present, none is a list, and a run can represent all dtypes.
bool CanBeRun(const Contract& contract);

// Whether a tensor has no elements: then calls return before they launch anything.
bool HasEmptyTensor(const Contract& contract);

// Number of elements of its largest tensor, saturated at INT64_MAX.
std::int64_t LargestElements(const Contract& contract);

// Dtypes of all tensors, and which are absent: what a kernel is lowered for in addition to its tiling key.
std::string DtypesOf(const Contract& contract);
// Shapes, dtypes, attributes and given values: equal for contracts that make the same request.
std::string KeyOf(const Contract& contract);

}  // namespace assay
