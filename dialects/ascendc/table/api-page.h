// The API table's entry for a name, as a page for people: `assay explain Add`, hover in an editor.
#pragma once

#include <string>
#include <string_view>

namespace assay::ascendc {

// Markdown. `name` is spelled as in code, with or without its scope: "Add", "AscendC::Add",
// "LocalTensor::SetValue". Empty if the table has no such name for use in kernels.
std::string ApiPage(std::string_view name);

}  // namespace assay::ascendc
