// The host half: op definition, tiling structs, registrations, the tiling function, and the names that must agree.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "analyzer/facts/binding.h"
#include "analyzer/facts/code.h"
#include "analyzer/facts/dtype.h"
#include "analyzer/facts/source-range.h"

namespace assay {

// A name and where it is written.
struct NamedPlace {
  std::string name;
  SourceRange range;
  std::string detail = {};  // second name, where there is one: the class of a tiling registration
};

struct OpParam {
  enum class Kind { kInput, kOutput } kind = Kind::kInput;
  std::string name;
  std::string param_type;           // "required", "optional", "dynamic"
  std::vector<std::string> dtypes;  // "DT_FLOAT16", one a column
  std::vector<std::string> formats;
  SourceRange range;
  std::size_t type_count = 0;  // as listed: length 1 is repeated by the json's reader
  std::size_t format_count = 0;
  bool value_depend = false;      // ValueDepend: the host reads its values; an array of numbers in the aclnn call
  bool scalar = false;            // Scalar or ScalarList: one in the aclnn call
  bool auto_contiguous = false;   // AutoContiguous: the aclnn call copies a view whose elements are not in order
  bool shaped_by_kernel = false;  // OutputShapeDependOnCompute: the kernel writes the shape it came to
};

struct OpAttr {
  std::string name;
  std::string type;  // "Int", "Float", "Bool", "String", "ListInt", ...
  std::optional<std::string> default_text;
  bool required = true;
  SourceRange range;
};

// One class derived from OpDef, or the op object of the project json.
struct OpDefinition {
  std::string op_type;
  SourceRange range;
  std::vector<OpParam> params;  // in declaration order
  std::vector<OpAttr> attrs;
  std::string tiling_function;      // as written in SetTiling; empty if none
  std::vector<NamedPlace> configs;  // AddConfig
};

// attrs->GetAttrPointer<type>(index)
struct AttrUse {
  std::string type;
  int index = 0;
  SourceRange range;
};

struct TilingField {
  std::string type;
  std::string name;
  std::uint32_t count = 0;  // elements of an array; 0 for a scalar
  bool is_struct = false;
  SourceRange range;
};

struct TilingStruct {
  std::string name;
  std::vector<TilingField> fields;
  SourceRange range;
};

// A use of a field of a tiling object: set_x, get_x or x itself.
struct TilingUse {
  enum class How { kSet, kGet, kDirect } how = How::kDirect;
  std::string field;
  SourceRange range;
  bool in_kernel = false;
  SourceRange computed;  // kSet of a variable: the one place that computes it, if there is one
};

// A call of the tiling context inside TilingFunc that the framework requires on every successful path.
struct TilingDuty {
  std::string what;  // "SetBlockDim", "SaveToBuffer", "SetDataSize", "GetWorkspaceSizes", "SetTilingKey"
  SourceRange range;
};

namespace ascendc {

// What an operator's host half and its project's json say.
struct OperatorFacts {
  bool has_host = false;
  std::optional<OpDefinition> json_op;           // from the project json
  std::vector<OpDefinition> op_definitions;      // classes derived from OpDef
  std::vector<NamedPlace> op_add;                // OP_ADD(name)
  std::vector<NamedPlace> tiling_registrations;  // REGISTER_TILING_DATA_CLASS(op, ...)
  std::vector<TilingStruct> tiling_structs;
  std::vector<TilingUse> tiling_uses;
  std::vector<ConstantOverflow> overflows;
  std::vector<TilingDuty> tiling_duties;
  std::vector<AttrUse> attr_uses;
  std::vector<Include> includes;
  BindingFacts binding;

  // The op type from which all names derive: the json's, else the first OP_ADD's, else the only OpDef class.
  const std::string* op_type() const {
    if (json_op) return &json_op->op_type;
    if (!op_add.empty()) return &op_add.front().name;
    if (op_definitions.size() == 1) return &op_definitions.front().op_type;
    return nullptr;
  }
};

}  // namespace ascendc
}  // namespace assay
