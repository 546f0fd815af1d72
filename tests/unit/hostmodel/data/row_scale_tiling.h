// Tiling data of row_scale.cpp: mixed widths, so that place-holders matter.
#ifndef ROW_SCALE_TILING_H
#define ROW_SCALE_TILING_H
#include "register/tilingdata_base.h"

namespace optiling {
BEGIN_TILING_DATA_DEF(RowScaleInner)
TILING_DATA_FIELD_DEF(uint16_t, rows);
TILING_DATA_FIELD_DEF(uint8_t, hasBias);
TILING_DATA_FIELD_DEF(uint8_t, extra);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(RowScaleInnerOp, RowScaleInner)

BEGIN_TILING_DATA_DEF(RowScaleTilingData)
TILING_DATA_FIELD_DEF(uint8_t, flag);
TILING_DATA_FIELD_DEF(uint32_t, elements);
TILING_DATA_FIELD_DEF(uint64_t, ubBytes);
TILING_DATA_FIELD_DEF(float, epsilon);
TILING_DATA_FIELD_DEF_ARR(int32_t, 3, axis);
TILING_DATA_FIELD_DEF(int8_t, nameLength);
TILING_DATA_FIELD_DEF_STRUCT(RowScaleInner, inner);
END_TILING_DATA_DEF;
REGISTER_TILING_DATA_CLASS(RowScale, RowScaleTilingData)
}  // namespace optiling
#endif
