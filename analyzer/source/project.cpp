// Lookups in a Project and the way from a virtual range to line and column in the file as given.
#include <algorithm>

#include "analyzer/source/project.h"

namespace assay {

int Project::IndexOf(FileRole role) const {
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (files[i].role == role) return static_cast<int>(i);
  }
  return -1;
}

const VirtualFile* Project::Find(FileRole role) const {
  int index = IndexOf(role);
  return index < 0 ? nullptr : &files[static_cast<std::size_t>(index)];
}

static Position PositionOf(const std::string& bytes, std::uint32_t byte) {
  byte = std::min<std::uint32_t>(byte, static_cast<std::uint32_t>(bytes.size()));
  Position position;
  position.byte = byte;
  auto begin = bytes.begin();
  position.line = 1 + static_cast<int>(std::count(begin, begin + byte, '\n'));
  std::size_t line_start = byte == 0 ? std::string::npos : bytes.rfind('\n', byte - 1);
  position.column = 1 + static_cast<int>(line_start == std::string::npos ? byte : byte - line_start - 1);
  return position;
}

Place ToPlace(const Project& project, const SourceRange& range) {
  Place place;
  place.path = project.path;
  if (!range.valid() || range.file >= static_cast<int>(project.files.size())) {
    if (project.containers.size() == 1) place.path = project.containers[0].path;
    return place;
  }
  const VirtualFile& file = project.files[static_cast<std::size_t>(range.file)];
  const Container& container = project.containers[static_cast<std::size_t>(file.container)];
  place.path = container.path;
  std::uint32_t begin = file.map.ToContainer(range.begin);
  // The end follows the last byte instead of being the start of the next one: an escape or a gap between two string
  // literals may come between.
  std::uint32_t end = range.end > range.begin ? file.map.ToContainer(range.end - 1) + 1 : begin;
  place.start = PositionOf(container.bytes, begin);
  place.end = PositionOf(container.bytes, std::max(begin, end));
  return place;
}

}  // namespace assay
