// Maps ranges in virtual files to places and edits in the files as given. The lines of each container are indexed
// once, so a finding is placed in logarithmic time however large its file is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analyzer/diagnostics/finding.h"
#include "analyzer/source/project.h"

namespace assay {

struct Spot {
  int container = -1;  // -1: the input as a whole
  std::string path;
  Position start;  // columns in bytes
  Position end;    // one past the last byte
};

// A place in the virtual file itself: lines and columns count in its own text.
struct PartSpot {
  std::string_view name;  // "FOLDER/swish_custom.cpp"
  std::string_view role;  // "kernel", "host_tiling", "host_operator", "project_json", "binding", "model", "other"
  int line = 1;
  int column = 1;
};

// An edit of a container: bytes [byte, byte + remove) become `insert`, which is spelled for the container
// (escaped inside a Python string).
struct ContainerEdit {
  int container = 0;
  std::uint32_t byte = 0;
  std::uint32_t remove = 0;
  std::string insert;
};

// Text as it must be spelled in the container, given the text before and after it there. No value if it cannot be
// spelled (quotes that would end a raw string).
std::optional<std::string> SpellFor(VirtualFile::Quoting quoting, std::string_view text, std::string_view before = {},
                                    std::string_view after = {});

// Keeps a reference to the project.
class PlaceIndex {
 public:
  explicit PlaceIndex(const Project& project);

  Spot At(const SourceRange& range) const;
  // No value for the input as a whole. Counts lines from the start of the part: suitable for the few places of a
  // report.
  std::optional<PartSpot> PartAt(const SourceRange& range) const;
  // Line from 1, without its end-of-line bytes; empty past the end.
  std::string_view Line(int container, int line) const;
  int LineCount(int container) const;
  // Edits of one fix, by container and byte. No value if one cannot be expressed, or two overlap.
  std::optional<std::vector<ContainerEdit>> Edits(const Fix& fix) const;
  const Project& project() const { return *project_; }

 private:
  const VirtualFile* FileOf(const SourceRange& range) const;
  Position PositionOf(int container, std::uint32_t byte) const;
  // Container bytes of a range of a virtual file.
  std::pair<std::uint32_t, std::uint32_t> Bytes(const VirtualFile& file, const SourceRange& range) const;

  const Project* project_;
  std::vector<std::vector<std::uint32_t>> line_starts_;
};

}  // namespace assay
