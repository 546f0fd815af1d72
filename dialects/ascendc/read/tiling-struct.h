// The device's tiling struct if the input does not register one.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "analyzer/facts/ascendc/operator.h"
#include "analyzer/facts/contract.h"
#include "analyzer/facts/parse.h"
#include "analyzer/source/project.h"
#include "dialects/ascendc/read/chip-files.h"

namespace assay::ascendc {

// Kernel without host code: a struct from the contract's tiling values, else, with `ghost` set, from the fields that
// the text uses. Empty if the kernel does not need one.
std::string TilingWithoutHost(const Project& project, const Contract* contract, bool& ghost);

// Kernel that names its struct itself, with REGISTER_TILING_DEFAULT: a plain struct that the host fills as it is. Empty
// otherwise.
std::string TilingFromKernel(const Project& project, const FilesOfChip& chip);
// Structs of the host that such a kernel defines itself: the build then generates none of their name.
std::set<std::string> OwnTilingStructs(const Project& project, const ascendc::OperatorFacts& host,
                                       const FilesOfChip& chip);

// Without a registered tiling class the toolchain defines no GET_TILING_DATA, and its error is about the variable that
// the macro would have declared. If the struct was invented here, errors that involve its fields are meaningless.
void ExplainTilingVariable(const Project& project, const ascendc::OperatorFacts& host, bool ghost,
                           std::vector<ParseError>& errors);

}  // namespace assay::ascendc
