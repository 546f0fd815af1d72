// Spelling of the names that the AscendC project tools derive from an operator type. File stem, kernel entry and
// library symbols all come from the op type by one rule (msopgen and opbuild share it); a name spelt otherwise is
// simply not found by the tools.
#pragma once

#include <string>
#include <string_view>

namespace assay::ascendc {

// Snake form of an op type: "MaxPooling3dCustom" -> "max_pooling3d_custom", "Conv2DCustom" -> "conv2_d_custom",
// "GRUCell" -> "gru_cell". An underscore goes before an upper-case letter (not the first character) that follows a
// character which is neither upper-case nor '_', and before one that follows an upper-case letter and precedes a
// lower-case one; never before a digit. ASCII only: other bytes are copied.
std::string SnakeCase(std::string_view op_type);

// Returns whether the toolchain accepts `name` as an op type: an upper-case letter, then letters and digits. A name
// with '_' compiles but is not found when the kernel is loaded.
bool IsOpType(std::string_view name);

}  // namespace assay::ascendc
