// Hand-made projects and findings: places are identified by their text.
#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "analyzer/report/report.h"

namespace assay::testing {

// Adds a file that is its own container, starting at line `first_line` (with empty lines before).
inline int AddFile(Project& project, std::string path, std::string_view text, int first_line = 1) {
  std::string bytes(static_cast<std::size_t>(first_line - 1), '\n');
  bytes += text;
  VirtualFile file;
  file.name = path;
  file.text = bytes;
  file.container = static_cast<int>(project.containers.size());
  file.map = OffsetMap::Identity(static_cast<std::uint32_t>(bytes.size()));
  project.containers.push_back({std::move(path), std::move(bytes)});
  project.files.push_back(std::move(file));
  return static_cast<int>(project.files.size()) - 1;
}

// The `nth` occurrence of `what` in a virtual file.
inline SourceRange RangeOf(const Project& project, int file, std::string_view what, int nth = 1) {
  const std::string& text = project.files[static_cast<std::size_t>(file)].text;
  std::size_t at = text.find(what);
  while (--nth > 0 && at != std::string::npos) at = text.find(what, at + 1);
  if (at == std::string::npos) return {};
  return {file, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(at + what.size())};
}

inline SourceRange After(SourceRange range) { return {range.file, range.end, range.end}; }

}  // namespace assay::testing
