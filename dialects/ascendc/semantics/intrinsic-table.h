// What each device intrinsic (include/assay/device_abi.h) does to memory, as data: which arguments are handles and
// offsets, who writes, and how its extent follows from its arguments. Argument numbers count from 0; -1 = has none.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "analyzer/facts/events.h"
#include "analyzer/lift/rows.h"

namespace assay::ascendc {

using lift::Effect;
using lift::Extent;
using lift::IntrinsicRow;
using lift::OperandRow;

// Null for names that are not device intrinsics.
const IntrinsicRow* FindIntrinsic(std::string_view name);
std::span<const IntrinsicRow> Intrinsics();
// Where buffers made for a position live.
MemorySpace SpaceOfPosition(std::int64_t position);
// Bytes of an element, 0 if it is smaller than a byte or the number is invalid.
std::int64_t ElementBytes(std::int64_t dtype);

inline constexpr std::int64_t kDataBlock = 32;
inline constexpr std::int64_t kRepeatBytes = 256;
// The framework's allocator adds a data block to a tensor and rounds up to this: that padding is readable and
// belongs to no tensor. Writing is tolerated up to the end of the last data block.
inline constexpr std::int64_t kAllocationUnit = 512;
// AssayDmaKind: the lengths of these move whole data blocks only.
inline constexpr std::int64_t kDmaCount = 0;
inline constexpr std::int64_t kDmaBlocks = 1;
// AssayMaskKind.
inline constexpr std::int64_t kMaskCount = 1;
inline constexpr std::int64_t kMaskBitmap = 2;

}  // namespace assay::ascendc
