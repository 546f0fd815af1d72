// What kind of source a file is, by its name and the words of its text, before anything parses it.
#pragma once

#include <string>
#include <vector>

#include "analyzer/source/project.h"

namespace assay::ascendc {

// Whether a file of that name is compiled itself; headers are not.
bool IsSource(const std::string& name);
// Source of the operator's aclnn library, which is built on its own from headers of another layer: it neither defines
// nor registers anything of the operator.
bool IsAclnnSource(const std::string& name, const std::string& text);
// How the names of headers begin that only the kernel's half of a generated project sees (header paths of CANN 8.1).
const std::vector<std::string>& DeviceHeaders();
bool IsDeviceHeader(const std::string& name);
// A program that launches its kernels itself, `kernel<<<...>>>(...)`: device and host code in one text, which the
// vendor's compiler takes from 8.5 on.
bool IsDirectLaunch(const Project& project);
// Whether matrix cores have a part in the kernel: its text names something that only they do.
bool NamesMatrixCores(const Project& project);

}  // namespace assay::ascendc
