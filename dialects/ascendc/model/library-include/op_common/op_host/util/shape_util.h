// Shapes whose rank or dimensions are not known. Source: opbase at aa3cd74b7, include/op_common/op_host/util/shape_util.h.
#pragma once

#include "exe_graph/runtime/shape.h"

namespace Ops {
namespace Base {

template <typename T1, typename T2>
bool CheckAxisBounds(const T1 dimNum, const T2 axis) {
  const int64_t rank = static_cast<int64_t>(dimNum);
  return rank == 0 ? axis == 0 : static_cast<int64_t>(axis) >= -rank && static_cast<int64_t>(axis) < rank;
}
void SetUnknownRank(gert::Shape& shape);
bool IsUnknownRank(const gert::Shape& shape);
void SetUnknownShape(int64_t rank, gert::Shape& shape);
bool IsUnknownShape(const gert::Shape& shape);

}  // namespace Base
}  // namespace Ops
