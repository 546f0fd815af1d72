// GET_TILING_DATA and its family. The operator build generates them from the registered tiling class, so the front end
// includes this file only when a class is registered, with ASSAY_DEFAULT_TILING naming its device struct.
// The bytes are read into a copy whose address goes nowhere else, so the fields of the visible struct become values.
#pragma once

#include "assay/target.h"

namespace assay_model {
template <typename T>
ASSAY_MODEL void ReadTiling(T& to, const __gm__ void* tiling) {
  T copy;
  assay_tiling_read(&copy, tiling, sizeof(T));
  to = copy;
}
template <typename To, typename From>
ASSAY_MODEL void CopyTiling(To* to, const __gm__ From* from, assay_u64 bytes) {
  assay_tiling_read(to, from, bytes);
}
}  // namespace assay_model

#define GET_TILING_DATA_WITH_STRUCT(tiling_struct, tiling_data, tiling_arg) \
  tiling_struct tiling_data;                                                \
  assay_model::ReadTiling(tiling_data, tiling_arg)
#ifdef ASSAY_DEFAULT_TILING
#define GET_TILING_DATA(tiling_data, tiling_arg) \
  GET_TILING_DATA_WITH_STRUCT(ASSAY_DEFAULT_TILING, tiling_data, tiling_arg)
#endif
#define GET_TILING_DATA_MEMBER(tiling_struct, member, var, tiling_arg) \
  decltype(tiling_struct::member) var;                                 \
  assay_model::ReadTiling(var, (tiling_arg) + __builtin_offsetof(tiling_struct, member))
#define GET_TILING_DATA_PTR_WITH_STRUCT(tiling_struct, dst_ptr, tiling_arg) \
  const __gm__ tiling_struct* dst_ptr = (const __gm__ tiling_struct*)(tiling_arg)
#define COPY_TILING_WITH_STRUCT(tiling_struct, src_ptr, dst_ptr)                      \
  tiling_struct assay_copy_of_##dst_ptr;                                              \
  assay_model::ReadTiling(assay_copy_of_##dst_ptr, (const __gm__ void*)(src_ptr));    \
  const tiling_struct* dst_ptr = &assay_copy_of_##dst_ptr
#define COPY_TILING_WITH_ARRAY(type, count, src_ptr, dst_ptr) \
  assay_model::CopyTiling(dst_ptr, src_ptr, sizeof(type) * (count))
