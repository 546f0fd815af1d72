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

// A case as a contract of the operator; nothing where they do not fit: other numbers of tensors, dtypes of no column of
// the definition, formats with a layout of their own.
std::optional<Contract> ContractOfCase(const OpDefinition& op, const TilingCase& one, const std::string& chip);

// Without a case: every tensor has this shape, required attributes have a value of their type.
std::optional<Contract> ContractOfShape(const OpDefinition& op, const std::vector<std::int64_t>& shape,
                                        const std::string& chip);

// The same with the dtypes of a column of the definition; nothing where a run cannot hold one of them.
std::optional<Contract> WithColumn(const OpDefinition& op, std::size_t column, Contract contract);

// Every present tensor but lists of them, and all dtypes are ones that a run can hold.
bool CanBeRun(const Contract& contract);

// Whether a tensor has no elements: calls return before they launch anything.
bool HasEmptyTensor(const Contract& contract);

// Elements of its largest tensor; INT64_MAX where that is more.
std::int64_t LargestElements(const Contract& contract);

// Dtypes of all tensors, and which are absent; what a kernel is lowered for beside its tiling key.
std::string DtypesOf(const Contract& contract);
// Shapes, dtypes, attributes and given values: equal for contracts that ask the same of an operator.
std::string KeyOf(const Contract& contract);

}  // namespace assay
