// What the API table knows of a name, as a page for people: `assay explain Add`, hover in an editor.
#pragma once

#include <string>
#include <string_view>

namespace assay::ascendc {

// Markdown. `name` is spelt as in code, with or without what it lies in: "Add", "AscendC::Add",
// "LocalTensor::SetValue". Empty where the table has no such name that is meant for kernels.
std::string ApiPage(std::string_view name);

}  // namespace assay::ascendc
