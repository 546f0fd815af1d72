// Model of the tiling data macros. A class keeps its fields in one byte buffer laid out as the device reads it: each
// field at a multiple of its element size, nested structs and the total at multiples of eight. The scalar members are
// private (`name_`); user code has set_name and get_name only.
#ifndef ASSAY_HOST_REGISTER_TILINGDATA_BASE_H_
#define ASSAY_HOST_REGISTER_TILINGDATA_BASE_H_

#include <cstring>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "assay/host_state.h"
#include "graph/ascend_string.h"

namespace optiling {

// A tiling class's description of a field.
struct FieldInfo {
  const char* dtype;
  const char* name;
  const char* struct_type;  // null unless the field is a nested tiling class
  size_t count;             // elements; 1 where it is no array
};

// Base of every tiling class. Its members are in the host library (assay/host_definitions.h).
class TilingDef {
 public:
  virtual ~TilingDef();
  void SaveToBuffer(void* pdata, size_t capacity);
  std::vector<FieldInfo> GetFieldInfo() const;
  const char* GetTilingClassName() const { return class_name_; }
  size_t GetDataSize() const { return data_size_; }
  // From now on the fields live in memory of the caller.
  void SetDataPtr(void* dataPtr);
  void CheckAlignAndGenPlaceHolder(const char* name, size_t typeSize);

 protected:
  TilingDef();
  TilingDef(const TilingDef& other);
  TilingDef& operator=(const TilingDef& other);
  size_t AddField(const char* dtype, const char* name, size_t size, const char* place_holder);
  size_t AddArray(const char* dtype, const char* name, size_t size, size_t count, const char* place_holder);
  // `field` is inside this object; its bytes become part of this object's buffer.
  size_t AddStruct(const char* name, const char* type, TilingDef* field, const char* place_holder);
  void InitData(const char* class_name);
  void Store(size_t offset, const void* value, size_t size) { std::memcpy(data_ptr_ + offset, value, size); }

  std::uint8_t* data_ptr_ = nullptr;

 private:
  size_t Grow(size_t size);
  void AttachStructs();

  std::vector<FieldInfo> field_info_;
  std::vector<std::pair<std::ptrdiff_t, size_t>> structs_;  // place of the member, offset of its bytes
  size_t data_size_ = 0;
  const char* class_name_ = "";
  bool borrowed_ = false;
};

}  // namespace optiling

namespace assay_host {

// Tiling classes by op type, and the sizes of those that may be nested.
struct TilingClasses {
  using Maker = optiling::TilingDef* (*)();
  static int Add(const char* op_type, const char* class_name, Maker maker);
  static optiling::TilingDef* Make(const char* op_type);  // null where none is registered
  // The vendor's look-up throws while the library is loaded, where the struct was not registered before.
  static void Expect(const char* class_name);
};

template <typename Class>
optiling::TilingDef* NewTiling() {
  return new Class;
}

}  // namespace assay_host

// TilingDef is unqualified: the macros are used in namespace optiling, as the vendor's are.
#define BEGIN_TILING_DATA_DEF(class_name)                                              \
  class class_name;                                                                    \
  namespace {                                                                          \
  struct assay_recorded_##class_name {};                                               \
  }                                                                                    \
  class class_name : public TilingDef {                                                \
   public:                                                                             \
    struct AssayName {                                                                 \
      static const char* Text() { return #class_name; }                                \
    };                                                                                 \
    class_name() { InitData(AssayName::Text()); }                                      \
    class_name(void* ptr) {                                                            \
      InitData(AssayName::Text());                                                     \
      if (ptr != nullptr) SetDataPtr(ptr);                                             \
    }

#define TILING_DATA_FIELD_DEF(data_type, field_name)                                   \
 public:                                                                               \
  void set_##field_name(data_type field_name) {                                        \
    field_name##_ = field_name;                                                        \
    Store(field_name##_offset_, &field_name##_, sizeof(field_name##_));                                        \
  }                                                                                    \
  data_type get_##field_name() { return field_name##_; }                               \
                                                                                       \
 private:                                                                              \
  data_type field_name##_ = 0;                                                         \
  size_t field_name##_offset_ = AddField(#data_type, #field_name, sizeof(data_type), #field_name "PH");

#define TILING_DATA_FIELD_DEF_ARR(arr_type, arr_size, field_name)                      \
 public:                                                                               \
  void set_##field_name(arr_type* field_name) {                                        \
    std::memcpy(data_ptr_ + field_name##_offset_, field_name, (arr_size) * sizeof(arr_type)); \
  }                                                                                    \
  arr_type* get_##field_name() {                                                       \
    return reinterpret_cast<arr_type*>(data_ptr_ + field_name##_offset_);              \
  }                                                                                    \
                                                                                       \
 private:                                                                              \
  static constexpr size_t field_name##_count_ = (arr_size);                            \
  arr_type* field_name##_ = nullptr;                                                   \
  size_t field_name##_offset_ =                                                        \
      AddArray(#arr_type, #field_name, sizeof(arr_type), arr_size, #field_name "PH");

#define TILING_DATA_FIELD_DEF_STRUCT(struct_type, field_name)                          \
 public:                                                                               \
  struct_type field_name;                                                              \
                                                                                       \
 private:                                                                              \
  size_t field_name##_offset_ =                                                        \
      (assay_host::TilingClasses::Expect(#struct_type),                                \
       AddStruct(#field_name, #struct_type, &field_name, #field_name "PH"));

#define END_TILING_DATA_DEF \
  }                         \
  ;

// Two registrations of one pair are a redefinition; so is the vendor's.
#define REGISTER_TILING_DATA_CLASS(op_type, class_name)                                 \
  static class_name g_##op_type##class_name##init;                                      \
  static const int __attribute__((unused)) g_##op_type##class_name##registered =        \
      assay_host::TilingClasses::Add(#op_type, #class_name, &assay_host::NewTiling<class_name>);

#endif
