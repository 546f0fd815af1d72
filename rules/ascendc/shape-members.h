// Members of gert::Shape and gert::StorageShape: those there are, and those that models invent.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::rules {

// A member that neither class has, what is meant, and the name that can stand in its place.
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

}  // namespace assay::rules
