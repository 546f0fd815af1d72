// OffsetMap: a sorted list of segments, merged if both sides continue without a gap.
#include "analyzer/source/offset-map.h"

#include <algorithm>

namespace assay {

OffsetMap OffsetMap::Identity(std::uint32_t size) {
  OffsetMap map;
  map.Append(0, size);
  return map;
}

std::uint32_t OffsetMap::size() const {
  return segments_.empty() ? 0 : segments_.back().begin + segments_.back().length;
}

void OffsetMap::Append(std::uint32_t container, std::uint32_t length) {
  if (!segments_.empty()) {
    Segment& last = segments_.back();
    if (!last.made && last.container_begin + last.length == container) {
      last.length += length;
      last.container_length += length;
      return;
    }
  }
  segments_.push_back({size(), container, length, length, false});
}

void OffsetMap::AppendMade(std::uint32_t container, std::uint32_t container_length, std::uint32_t length) {
  if (!segments_.empty()) {
    Segment& last = segments_.back();
    if (last.made && last.container_begin == container && last.container_length == container_length) {
      last.length += length;
      return;
    }
  }
  segments_.push_back({size(), container, length, container_length, true});
}

void OffsetMap::Append(const OffsetMap& other, std::uint32_t begin, std::uint32_t end) {
  if (other.segments_.empty()) return;
  if (begin >= end) return Append(other.ToContainer(begin), 0);
  const std::size_t count = other.segments_.size();
  std::size_t i = other.IndexOf(begin);
  for (; i < count && other.segments_[i].begin < end; ++i) {
    const Segment& from = other.segments_[i];
    const std::uint32_t first = std::max(begin, from.begin) - from.begin;
    const std::uint32_t length = std::min(end, from.begin + from.length) - from.begin - first;
    if (from.made) {
      AppendMade(from.container_begin, from.container_length, length);
    } else {
      Append(from.container_begin + first, length);
    }
  }
  // An empty segment, so that a range that ends after an escape ends after it here, too.
  if (i < count && other.segments_[i].begin == end) Append(other.segments_[i].container_begin, 0);
}

// The last segment that begins at or before the offset; an empty closing segment thus represents the end of the text.
std::size_t OffsetMap::IndexOf(std::uint32_t offset) const {
  auto after = std::upper_bound(segments_.begin(), segments_.end(), offset,
                                [](std::uint32_t value, const Segment& s) { return value < s.begin; });
  return after == segments_.begin() ? 0 : static_cast<std::size_t>(std::prev(after) - segments_.begin());
}

std::uint32_t OffsetMap::ToContainer(std::uint32_t offset) const {
  if (segments_.empty()) return 0;
  const Segment& segment = segments_[IndexOf(offset)];
  const std::uint32_t into = offset - segment.begin;
  if (segment.made && into >= segment.length) return segment.container_begin + segment.container_length;
  return segment.container_begin + std::min(into, segment.made ? segment.container_length : segment.length);
}

std::uint32_t OffsetMap::EndInContainer(std::uint32_t begin, std::uint32_t end) const {
  if (segments_.empty() || end <= begin) return ToContainer(begin);
  const Segment& segment = segments_[IndexOf(end - 1)];
  if (segment.made) return segment.container_begin + segment.container_length;
  return ToContainer(end - 1) + 1;
}

bool OffsetMap::IsContiguous(std::uint32_t begin, std::uint32_t end) const {
  if (end < begin || ToContainer(end) - ToContainer(begin) != end - begin) return false;
  if (begin == end) return true;
  const std::size_t first = IndexOf(begin);
  return first == IndexOf(end - 1) && !(first < segments_.size() && segments_[first].made);
}

std::vector<std::pair<std::uint32_t, std::uint32_t>> OffsetMap::Places() const {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> places;
  for (const Segment& s : segments_) {
    if (s.length > 0) places.emplace_back(s.container_begin, s.container_begin + s.container_length);
  }
  return places;
}

bool OffsetMap::HasMade() const {
  return std::any_of(segments_.begin(), segments_.end(), [](const Segment& s) { return s.made; });
}

}  // namespace assay
