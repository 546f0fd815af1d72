#ifndef ASSAY_C10_CORE_MEMORYFORMAT_H_
#define ASSAY_C10_CORE_MEMORYFORMAT_H_

#include <c10/util/ArrayRef.h>

#include <cstdint>
#include <ostream>
#include <vector>

namespace c10 {
enum class MemoryFormat : std::int8_t { Contiguous, Preserve, ChannelsLast, ChannelsLast3d, NumOptions };
std::ostream& operator<<(std::ostream& stream, MemoryFormat format);
MemoryFormat get_contiguous_memory_format();
std::vector<std::int64_t> get_channels_last_strides_2d(ArrayRef<std::int64_t> sizes);
std::vector<std::int64_t> get_channels_last_strides_3d(ArrayRef<std::int64_t> sizes);
}  // namespace c10

#endif
