// OffsetMap: a sorted list of segments, merged where both sides go on without a gap.
#include <algorithm>

#include "analyzer/source/project.h"

namespace assay {

OffsetMap OffsetMap::Identity(std::uint32_t size) {
  OffsetMap map;
  map.Append(0, size);
  return map;
}

void OffsetMap::Append(std::uint32_t container, std::uint32_t length) {
  if (segments_.empty()) {
    segments_.push_back({0, container, length});
    return;
  }
  Segment& last = segments_.back();
  if (last.container_begin + last.length == container) {
    last.length += length;
    return;
  }
  segments_.push_back({last.virtual_begin + last.length, container, length});
}

std::uint32_t OffsetMap::ToContainer(std::uint32_t offset) const {
  if (segments_.empty()) return 0;
  // The last segment that begins at or before the offset; an empty closing segment so stands for the end of the text.
  auto after = std::upper_bound(segments_.begin(), segments_.end(), offset,
                                [](std::uint32_t value, const Segment& s) { return value < s.virtual_begin; });
  const Segment& segment = *std::prev(after);
  return segment.container_begin + std::min(offset - segment.virtual_begin, segment.length);
}

bool OffsetMap::IsContiguous(std::uint32_t begin, std::uint32_t end) const {
  return end >= begin && ToContainer(end) - ToContainer(begin) == end - begin;
}

}  // namespace assay
