// Which build of Assay this is: results of another one are not its own.
#pragma once

#include <string>

namespace assay {

// Of the program's file and of the device model's headers beside it: sizes and times of change. Computed once.
const std::string& ProgramId();

// Of the program's code alone: what the linker noted of it, which copies on other machines have too; its size where the
// linker noted nothing.
std::string BuildId();

}  // namespace assay
