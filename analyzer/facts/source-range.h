// A place in the source: a virtual file of the project and a byte range in it. The source map turns these into
// positions in the file as given once, when a finding is rendered.
#pragma once

#include <compare>
#include <cstdint>

namespace assay {

struct SourceRange {
  int file = -1;  // index into the project's virtual files; -1 = the input as a whole
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  bool valid() const { return file >= 0; }
  bool Holds(const SourceRange& inner) const { return file == inner.file && begin <= inner.begin && inner.end <= end; }
  auto operator<=>(const SourceRange&) const = default;
};

}  // namespace assay
