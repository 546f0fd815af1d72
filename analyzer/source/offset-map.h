// The way from the bytes of a text back to the bytes that it was made of.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace assay {

// Piecewise identity from offsets in a text to offsets in its container. A segment ends where an escape
// (\n, \", line continuation, ...) made one byte out of several.
class OffsetMap {
 public:
  // The whole container, unchanged.
  static OffsetMap Identity(std::uint32_t size);
  // Appends `length` bytes that stand at `container` and onwards.
  void Append(std::uint32_t container, std::uint32_t length);
  // Appends `length` bytes that were made from container bytes [container, container + container_length), as a number
  // that is formatted into a text is.
  void AppendMade(std::uint32_t container, std::uint32_t container_length, std::uint32_t length);
  // Appends what another map says of [begin, end), both within it.
  void Append(const OffsetMap& other, std::uint32_t begin, std::uint32_t end);
  // Container offset of an offset; offsets past the end map to the end of the last segment.
  std::uint32_t ToContainer(std::uint32_t offset) const;
  // Where [begin, end) ends in the container: after its last byte. `begin` mapped where the range is empty.
  std::uint32_t EndInContainer(std::uint32_t begin, std::uint32_t end) const;
  // Whether [begin, end) is contiguous in the container (an edit there can be written back as it is).
  bool IsContiguous(std::uint32_t begin, std::uint32_t end) const;
  // Whether any byte was made rather than written.
  bool HasMade() const;
  // The container's ranges that the text is made of, in the text's order.
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
