// The parameters and attributes of an operator definition. Private part of register/op_def.h.
#ifndef ASSAY_HOST_REGISTER_OP_DEF_PARAMS_H_
#define ASSAY_HOST_REGISTER_OP_DEF_PARAMS_H_

#include <cstdint>
#include <list>
#include <string>
#include <vector>

#include "graph/ascend_string.h"
#include "graph/types.h"

namespace assay_host {

struct Builder;

// The element called `name`, added if there is none. Lists keep addresses while more are declared.
template <typename T>
T& Named(std::list<T>& list, const char* name) {
  for (T& element : list) {
    if (element.IsNamed(name)) return element;
  }
  list.emplace_back(name);
  return list.back();
}

}  // namespace assay_host

namespace ops {

enum Option { IGNORE = 0, OPTIONAL = 1, REQUIRED = 2, DYNAMIC = 3, VIRTUAL = 4 };
enum class DependScope : std::uint32_t { ALL = 0, TILING = 1, INVALID_SCOPE };
enum class FollowType : std::uint32_t { ALL = 0, DTYPE = 1, FORMAT = 2, SHAPE = 3, INVALID_TYPE };
enum class AttrDataType : std::uint32_t {
  ATTR_DT_BOOL = 0,
  ATTR_DT_FLOAT = 1,
  ATTR_DT_INT = 2,
  ATTR_DT_STR = 3,
  ATTR_DT_LIST_BOOL = 4,
  ATTR_DT_LIST_FLOAT = 5,
  ATTR_DT_LIST_INT = 6,
  ATTR_DT_LIST_LIST_INT = 7,
  ATTR_DT_MAX
};
enum class InitValueType : std::uint32_t { INIT_VALUE_UINT64_T = 0, INIT_VALUE_DEFAULT = 0xFFFFFFFFU };
enum class ItemFindStatus : std::uint32_t { ITEM_FIND = 0, ITEM_NOEXIST = 1 };
enum class ScalarType : std::uint32_t {
  UINT64 = 0,
  INT64 = 1,
  UINT32 = 2,
  INT32 = 3,
  UINT16 = 4,
  INT16 = 5,
  UINT8 = 6,
  INT8 = 7,
  FLOAT32 = 8,
  FLOAT16 = 9,
  INVALID_DTYPE = 0xFFFFFFFFU
};

union ScalarNum {
  std::uint64_t value_u64;
  std::int64_t value_i64;
  float value_f32;
  ScalarNum() : value_u64(0) {}
  explicit ScalarNum(std::uint64_t value) : value_u64(value) {}
  explicit ScalarNum(std::int64_t value) : value_i64(value) {}
  explicit ScalarNum(float value) : value_f32(value) {}
};

struct ScalarVar {
  ScalarType scalar_type;
  ScalarNum scalar_num;
  ScalarVar() : scalar_type(ScalarType::INVALID_DTYPE) {}
  ScalarVar(ScalarType type, std::uint64_t num) : scalar_type(type), scalar_num(num) {}
  ScalarVar(ScalarType type, std::int64_t num) : scalar_type(type), scalar_num(num) {}
  ScalarVar(ScalarType type, int num) : scalar_type(type), scalar_num(static_cast<std::int64_t>(num)) {}
  ScalarVar(ScalarType type, unsigned int num) : scalar_type(type), scalar_num(static_cast<std::uint64_t>(num)) {}
  ScalarVar(ScalarType type, float num) : scalar_type(type), scalar_num(num) {}
  ScalarVar(ScalarType type, double num) : scalar_type(type), scalar_num(static_cast<float>(num)) {}
  bool operator==(const ScalarVar& other) const {
    return scalar_type == other.scalar_type && scalar_num.value_u64 == other.scalar_num.value_u64;
  }
};

class OpParamDef {
 public:
  explicit OpParamDef(const char* name) : name_(name) {}
  OpParamDef(const OpParamDef& def) = default;
  ~OpParamDef() = default;
  OpParamDef& operator=(const OpParamDef& def) = default;
  OpParamDef& ParamType(Option param_type) {
    param_type_ = param_type;
    return *this;
  }
  OpParamDef& DataType(std::vector<ge::DataType> types) {
    types_.swap(types);
    return *this;
  }
  OpParamDef& DataTypeList(std::vector<ge::DataType> types) {
    types_.swap(types);
    return *this;
  }
  OpParamDef& Format(std::vector<ge::Format> formats) {
    formats_.swap(formats);
    return *this;
  }
  OpParamDef& FormatList(std::vector<ge::Format> formats) {
    formats_.swap(formats);
    return *this;
  }
  OpParamDef& DataTypeForBinQuery(std::vector<ge::DataType>) { return *this; }
  OpParamDef& FormatForBinQuery(std::vector<ge::Format>) { return *this; }
  OpParamDef& UnknownShapeFormat(std::vector<ge::Format>) { return *this; }
  OpParamDef& ValueDepend(Option value_depend) {
    value_depend_ = value_depend;
    return *this;
  }
  OpParamDef& ValueDepend(Option value_depend, DependScope) { return ValueDepend(value_depend); }
  OpParamDef& IgnoreContiguous() { return *this; }
  OpParamDef& AutoContiguous() { return *this; }
  OpParamDef& Scalar() {
    scalar_ = true;
    return *this;
  }
  OpParamDef& ScalarList() { return Scalar(); }
  OpParamDef& To(const ge::DataType) { return *this; }
  OpParamDef& To(const char*) { return *this; }
  OpParamDef& Version(std::uint32_t) { return *this; }
  OpParamDef& InitValue(std::uint64_t) { return *this; }
  OpParamDef& InitValue(const ScalarVar&) { return *this; }
  OpParamDef& InitValue(const std::vector<ScalarVar>&) { return *this; }
  OpParamDef& OutputShapeDependOnCompute() { return *this; }
  OpParamDef& Follow(const char* paramName) { return Follow(paramName, FollowType::ALL); }
  OpParamDef& Follow(const char* paramName, FollowType ftype) {
    follow_ = paramName;
    follow_type_ = ftype;
    return *this;
  }
  OpParamDef& Comment(const char*) { return *this; }

 private:
  friend struct assay_host::Builder;
  template <typename T>
  friend T& assay_host::Named(std::list<T>& list, const char* name);
  bool IsNamed(const char* name) const { return name_ == name; }
  ge::AscendString name_;
  Option param_type_ = REQUIRED;
  Option value_depend_ = IGNORE;
  bool scalar_ = false;
  std::vector<ge::DataType> types_;
  std::vector<ge::Format> formats_;
  ge::AscendString follow_;
  FollowType follow_type_ = FollowType::INVALID_TYPE;
};

class OpAttrDef {
 public:
  explicit OpAttrDef(const char* name) : name_(name) {}
  OpAttrDef(const OpAttrDef& attr_def) = default;
  ~OpAttrDef() = default;
  OpAttrDef& operator=(const OpAttrDef& attr_def) = default;
  OpAttrDef& AttrType(Option attr_type) {
    required_ = attr_type == REQUIRED;
    return *this;
  }
  OpAttrDef& Bool() { return Typed(AttrDataType::ATTR_DT_BOOL); }
  OpAttrDef& Bool(bool value) { return Int64s(AttrDataType::ATTR_DT_BOOL, {value ? 1 : 0}); }
  OpAttrDef& Float() { return Typed(AttrDataType::ATTR_DT_FLOAT); }
  OpAttrDef& Float(float value) { return Doubles(AttrDataType::ATTR_DT_FLOAT, {value}); }
  OpAttrDef& Int() { return Typed(AttrDataType::ATTR_DT_INT); }
  OpAttrDef& Int(std::int64_t value) { return Int64s(AttrDataType::ATTR_DT_INT, {value}); }
  OpAttrDef& String() { return Typed(AttrDataType::ATTR_DT_STR); }
  OpAttrDef& String(const char* value) {
    text_ = value;
    has_default_ = true;
    return Typed(AttrDataType::ATTR_DT_STR);
  }
  OpAttrDef& ListBool() { return Typed(AttrDataType::ATTR_DT_LIST_BOOL); }
  OpAttrDef& ListBool(std::vector<bool> value) {
    return Int64s(AttrDataType::ATTR_DT_LIST_BOOL, std::vector<std::int64_t>(value.begin(), value.end()));
  }
  OpAttrDef& ListFloat() { return Typed(AttrDataType::ATTR_DT_LIST_FLOAT); }
  OpAttrDef& ListFloat(std::vector<float> value) {
    return Doubles(AttrDataType::ATTR_DT_LIST_FLOAT, std::vector<double>(value.begin(), value.end()));
  }
  OpAttrDef& ListInt() { return Typed(AttrDataType::ATTR_DT_LIST_INT); }
  OpAttrDef& ListInt(std::vector<std::int64_t> value) { return Int64s(AttrDataType::ATTR_DT_LIST_INT, value); }
  OpAttrDef& ListListInt() { return Typed(AttrDataType::ATTR_DT_LIST_LIST_INT); }
  OpAttrDef& ListListInt(std::vector<std::vector<std::int64_t>> value) {
    std::vector<std::int64_t> flat;
    for (const std::vector<std::int64_t>& inner : value) {
      inner_counts_.push_back(static_cast<std::int64_t>(inner.size()));
      flat.insert(flat.end(), inner.begin(), inner.end());
    }
    return Int64s(AttrDataType::ATTR_DT_LIST_LIST_INT, flat);
  }
  OpAttrDef& Version(std::uint32_t) { return *this; }
  OpAttrDef& Comment(const char*) { return *this; }
  ge::AscendString& GetName() const { return name_; }
  bool IsRequired() { return required_; }

 private:
  friend struct assay_host::Builder;
  template <typename T>
  friend T& assay_host::Named(std::list<T>& list, const char* name);
  bool IsNamed(const char* name) const { return name_ == name; }
  OpAttrDef& Typed(AttrDataType type) {
    type_ = type;
    return *this;
  }
  OpAttrDef& Int64s(AttrDataType type, const std::vector<std::int64_t>& values) {
    ints_ = values;
    has_default_ = true;
    return Typed(type);
  }
  OpAttrDef& Doubles(AttrDataType type, const std::vector<double>& values) {
    floats_ = values;
    has_default_ = true;
    return Typed(type);
  }
  mutable ge::AscendString name_;
  AttrDataType type_ = AttrDataType::ATTR_DT_MAX;
  bool required_ = true;
  bool has_default_ = false;
  std::vector<std::int64_t> ints_;
  std::vector<double> floats_;
  std::vector<std::int64_t> inner_counts_;
  std::string text_;
};

}  // namespace ops

#endif
