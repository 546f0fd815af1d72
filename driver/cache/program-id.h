// Which build of Assay this is: results of another one are not its own.
#pragma once

#include <string>

namespace assay {

// Of the program's file and of the device model's headers beside it: sizes and times of change. Computed once.
const std::string& ProgramId();

}  // namespace assay
