// The largest value that an instruction accepts for a parameter or a field, by the API table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace assay::ascendc {

// `qualified` names a function or a struct's constructor ("AscendC::DataCopyParams::DataCopyParams"), `parameter` its
// parameter or field. `elements` are the element types of the call's tensors: a mask counts the elements of one repeat.
// 0 if the table does not say.
std::int64_t LargestValue(std::string_view qualified, std::string_view parameter,
                          const std::vector<std::string>& elements);

}  // namespace assay::ascendc
