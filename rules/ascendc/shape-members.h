// Members of gert::Shape and gert::StorageShape: the real ones, and those that models invent.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "analyzer/facts/parse.h"
#include "rules/common/characters.h"

namespace assay::rules {

// A member that neither class has, what is meant, and the name that can replace it.
struct Invented {
  std::string_view name;
  std::string_view form;
  std::string_view instead = {};
};
inline constexpr std::array<Invented, 12> kInvented = {{
    {"GetDimSize", "`GetDim(i)`", "GetDim"},
    {"GetDimCount", "`GetDimNum()`", "GetDimNum"},
    {"SetDimCount", "`SetDimNum(n)`", "SetDimNum"},
    {"size", "`GetDimNum()`", "GetDimNum"},
    {"GetDims", "`GetDimNum()` and `GetDim(i)`"},
    {"GetDimVector", "`GetDimNum()` and `GetDim(i)`"},
    {"GetDimData", "`GetDimNum()` and `GetDim(i)`"},
    {"GetData", "`GetDimNum()` and `GetDim(i)`"},
    {"begin", "a loop over `GetDimNum()` with `GetDim(i)`"},
    {"end", "a loop over `GetDimNum()` with `GetDim(i)`"},
    {"SetDims", "`SetDimNum(n)` and `SetDim(i, value)`"},
    {"GetShapeNum", "`GetShapeSize()`", "GetShapeSize"},
}};

// What a gert::Shape has, by CANN 8.1's exe_graph/runtime/shape.h; and of that what changes it.
inline constexpr std::array<std::string_view, 4> kReads = {"GetShapeSize", "IsScalar", "GetDimNum", "GetDim"};
inline constexpr std::array<std::string_view, 4> kWrites = {"SetScalar", "SetDimNum", "SetDim", "AppendDim"};

inline bool IsOneOf(std::string_view name, const std::array<std::string_view, 4>& names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

// `before =` of the two classes: which of them is assigned to a variable of the other. Nothing for other assignments.
inline std::optional<std::string> AssignedOther(const ParseError& error, std::string_view before) {
  if (!error.message.starts_with("no viable overloaded '='")) return std::nullopt;
  before = before.substr(0, before.find_last_not_of(' ') + 1);
  const std::string_view name = before.substr(std::min(before.find_first_not_of(" \t"), before.size()));
  if (name.empty() || !std::all_of(name.begin(), name.end(), IsWord)) return std::nullopt;
  for (const ParseNote& note : error.notes) {
    const auto says = [&](std::string_view part) { return note.message.find(part) != std::string::npos; };
    const bool storage = says("StorageShape' to '");
    const bool shape = says("Shape' to '") && !storage && !says("ge::Shape' to '");
    const bool to_storage = says(" to 'const StorageShape'") || says(" to 'const gert::StorageShape'");
    const bool to_shape = says(" to 'const Shape'") || says(" to 'const gert::Shape'");
    if (to_storage && shape) return fmt::format("a `Shape` is assigned to `{}`, a `StorageShape`", name);
    if (to_shape && storage) return fmt::format("a `StorageShape` is assigned to `{}`, a `Shape`", name);
  }
  return std::nullopt;
}

}  // namespace assay::rules
