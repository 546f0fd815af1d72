// The kind of a source file by its name and the words of its text, before anything parses it.
#pragma once

#include <string>
#include <vector>

#include "analyzer/source/project.h"

namespace assay::ascendc {

// Whether a file of that name is compiled itself; headers are not.
bool IsSource(const std::string& name);
// Source of the operator's aclnn library, which is built separately from headers of another layer: it neither defines
// nor registers any part of the operator.
bool IsAclnnSource(const std::string& name, const std::string& text);
// Prefixes of the names of headers that only the kernel's half of a generated project sees (header paths of CANN 8.1).
const std::vector<std::string>& DeviceHeaders();
bool IsDeviceHeader(const std::string& name);
// A program that launches its kernels itself, `kernel<<<...>>>(...)`: device and host code in one text, which the
// vendor's compiler accepts from 8.5 on.
bool IsDirectLaunch(const Project& project);
// Whether the kernel uses matrix cores: its text names something that only they have.
bool NamesMatrixCores(const Project& project);

}  // namespace assay::ascendc
