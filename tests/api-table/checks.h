// Checks of the API table's claims about the model headers; each returns one line per claim that does not hold.
#pragma once

#include <string>
#include <vector>

#include "tests/api-table/declarations.h"

namespace assay::test {

inline constexpr const char* kWholeApi = "#include \"kernel_operator.h\"\n#include \"lib/matmul_intf.h\"\n";

// Every function, class and enumeration of the headers has a row; every modelled row is declared, and annotated with
// the release it names where that is later than the oldest.
std::vector<std::string> CheckRows(const std::vector<Declaration>& declarations, const std::string& include_dir);

// Every type of an enforced list is accepted, every other element type is rejected, in each overload the list is for.
std::vector<std::string> CheckDtypes(const std::vector<Declaration>& declarations, const std::string& include_dir);

}  // namespace assay::test
