// Maps the bytes of a text back to the bytes it was made from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay {

// Piecewise identity from offsets in a text to offsets in its container. A segment ends where several
// bytes (\n, \", line continuation, ...) became one.
class OffsetMap {
 public:
  // The whole container, unchanged.
  static OffsetMap Identity(std::uint32_t size);
  // Appends `length` bytes copied from `container` onwards.
  void Append(std::uint32_t container, std::uint32_t length);
  // Appends `length` bytes computed from container bytes [container, container + container_length), such as a
  // formatted number.
  void AppendMade(std::uint32_t container, std::uint32_t container_length, std::uint32_t length);
  // Appends the part [begin, end) of another map.
  void Append(const OffsetMap& other, std::uint32_t begin, std::uint32_t end);
  // Container offset of an offset; offsets past the end map to the end of the last segment.
  std::uint32_t ToContainer(std::uint32_t offset) const;
  // Where [begin, end) ends in the container: after its last byte. The position of `begin` if the range is empty.
  std::uint32_t EndInContainer(std::uint32_t begin, std::uint32_t end) const;
  // Whether [begin, end) is contiguous in the container (so that an edit there can be written back unchanged).
  bool IsContiguous(std::uint32_t begin, std::uint32_t end) const;
  // Whether any byte was computed rather than copied.
  bool HasMade() const;
  // The container's ranges that make up the text, in the text's order.
  std::vector<std::pair<std::uint32_t, std::uint32_t>> Places() const;
  std::uint32_t size() const;  // bytes of the text that have a way back
  std::size_t segments() const { return segments_.size(); }

 private:
  struct Segment {
    std::uint32_t begin;
    std::uint32_t container_begin;
    std::uint32_t length;
    std::uint32_t container_length;
    bool made;
  };
  std::size_t IndexOf(std::uint32_t offset) const;
  std::vector<Segment> segments_;
};

}  // namespace assay
