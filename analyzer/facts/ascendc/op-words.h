// Closed lists of words by which an operator is described: to the generator of the project json, in the class derived
// from OpDef, and where the run time hands an attribute on. Source: msopgen's and opbuild's sources, OpAttrDef in
// register/op_def.h, gert::RuntimeAttrs.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::ascendc {

// A type of attributes.
struct AttrType {
  std::string_view json;    // its word in the project json
  std::string_view setter;  // of OpAttrDef
  std::string_view kept;    // as what the run time keeps it; empty: as nothing that one read gives
  std::string_view passed;  // the type of a variable with its value for an aclnn call; empty: it takes more than one
  int lists = 0;            // how deep its lists are nested
};
inline constexpr std::array<AttrType, 8> kAttrTypes = {{
    {"int", "Int", "int64_t", "int64_t"},
    {"float", "Float", "float", "double"},
    {"bool", "Bool", "bool", "bool"},
    {"string", "String", "char", ""},
    {"list_int", "ListInt", "gert::TypedContinuousVector<int64_t>", "", 1},
    {"list_float", "ListFloat", "gert::TypedContinuousVector<float>", "", 1},
    {"list_bool", "ListBool", "", "", 1},
    {"list_list_int", "ListListInt", "", "", 2},
}};

// Types that the generator of the project json knows, and writes setters for that OpAttrDef does not have.
inline constexpr std::array<std::string_view, 5> kAttrTypesWithoutSetter = {"list_string", "type", "tensor",
                                                                            "list_tensor", "list_type"};

// Element types that the generator knows, beside those that it writes as ge::DT_...
inline constexpr std::array<std::string_view, 11> kOtherJsonDtypes = {
    "qint8",      "qint16", "qint32",   "quint8",     "quint16",       "complex64",
    "complex128", "string", "resource", "numbertype", "realnumbertype"};

// Kinds of inputs and outputs, in small letters as in the project json.
inline constexpr std::array<std::string_view, 3> kParamKinds = {"required", "optional", "dynamic"};

constexpr bool IsIn(const auto& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

// Null where the type has no such word.
constexpr const AttrType* FindAttrType(std::string_view AttrType::* word, std::string_view text) {
  const auto* found =
      std::find_if(kAttrTypes.begin(), kAttrTypes.end(), [&](const AttrType& type) { return type.*word == text; });
  return found == kAttrTypes.end() ? nullptr : found;
}

// By its word in the project json or its setter.
constexpr const AttrType* FindAttrType(std::string_view text) {
  const AttrType* type = FindAttrType(&AttrType::setter, text);
  return type != nullptr ? type : FindAttrType(&AttrType::json, text);
}

}  // namespace assay::ascendc
