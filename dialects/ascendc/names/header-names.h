// Names that a kernel can use only with an include in addition to kernel_operator.h.
#pragma once

#include <string_view>

namespace assay::ascendc {

// The header that declares a name looked up in `owner` (a namespace; empty for none): "cfloat", "lib/matmul_intf.h".
// Empty if kernel_operator.h suffices or no header declares it.
std::string_view HeaderOf(std::string_view name, std::string_view owner);

}  // namespace assay::ascendc
