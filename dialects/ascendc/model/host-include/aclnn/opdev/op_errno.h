// Result codes of the aclnn layer, as far as logging and checks name them.
// Source: aclnn/opdev/op_errno.h and aclnn/acl_meta.h of 8.1.
#pragma once

#include <cstdint>

typedef int32_t aclnnStatus;

constexpr aclnnStatus ACLNN_SUCCESS = 0;
constexpr aclnnStatus ACLNN_ERR_PARAM_NULLPTR = 161001;
constexpr aclnnStatus ACLNN_ERR_PARAM_INVALID = 161002;
constexpr aclnnStatus ACLNN_ERR_RUNTIME_ERROR = 361001;
constexpr aclnnStatus ACLNN_ERR_INNER = 561000;
constexpr aclnnStatus ACLNN_ERR_INNER_NULLPTR = 561103;
