// Error reports of the framework, under the names of later releases. Nothing is written. Source: uses in maintained
// operator libraries: an inner message is a code and a format with arguments; a predefined one a code, the names of
// its fields and their values, two equally long vectors of C strings.
#pragma once

#include <string>
#include <vector>

#include "experiment/metadef/common/util/error_manager/error_manager.h"

namespace assay_model {
inline void ReportPredefined(const char*, const std::vector<const char*>&, const std::vector<const char*>&) {}
}  // namespace assay_model

#define REPORT_INNER_ERR_MSG(error_code, fmt, ...) ::assay_model::ReportError(error_code, fmt, ##__VA_ARGS__)
#define REPORT_USER_ERR_MSG(error_code, fmt, ...) ::assay_model::ReportError(error_code, fmt, ##__VA_ARGS__)
#define REPORT_PREDEFINED_ERR_MSG(error_code, keys, values) ::assay_model::ReportPredefined(error_code, keys, values)
// Registers the texts of a library's error codes, at namespace scope.
#define REG_FORMAT_ERROR_MSG(json, length)
