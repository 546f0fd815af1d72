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

// Sizes of the structs registered so far, by class name.
class StructSizeInfoBase {
 public:
  static StructSizeInfoBase& GetInstance() {
    static StructSizeInfoBase instance;
    return instance;
  }
  void SetStructSize(const char* structType, const size_t structSize) { sizes_[structType] = structSize; }
  // The vendor's look-up throws while the library is loaded, where the struct was not registered before.
  size_t GetStructSize(const char* structType) {
    const std::map<std::string, size_t>::const_iterator at = sizes_.find(structType);
    if (at != sizes_.end()) return at->second;
    if (!IsLibraryStruct(structType)) {
      assay_host::LoadError("tiling struct used as a field before REGISTER_TILING_DATA_CLASS of", structType);
    }
    return 0;
  }

 private:
  // tiling/tiling_api.h registers these.
  static bool IsLibraryStruct(const char* name) {
    static const char* const names[] = {
        "TCubeTiling", "SoftMaxTiling", "LogSoftMaxTiling", "UnPadTiling", "PadTiling", "RmsNormTiling",
        "DeepNormTiling", "LayerNormTiling", "LayerNormSeparateTiling", "BatchNormTiling",
        "LayerNormGradTiling", "LayerNormGradBetaTiling", "ConfusionTransposeTiling", "TopkTiling",
        "GroupNormTiling", "Mc2ServerCfg", "Mc2HcommCfg", "Mc2InitTiling", "Mc2CcTiling"};
    for (const char* known : names) {
      if (std::strcmp(known, name) == 0) return true;
    }
    return false;
  }
  std::map<std::string, size_t> sizes_;
};

class FieldInfo {
 public:
  FieldInfo(const char* dtype, const char* name) : dtype_(dtype), name_(name), classType_("0") {}
  FieldInfo(const char* dtype, const char* name, size_t arrSize)
      : dtype_(dtype), name_(name), arrSize_(arrSize), classType_("1") {}
  FieldInfo(const char* dtype, const char* name, const char* structType, size_t structSize)
      : dtype_(dtype), name_(name), structType_(structType), structSize_(structSize), classType_("2") {}

  const char* dtype_;
  const char* name_;
  size_t arrSize_ = 0;
  const char* structType_ = nullptr;
  size_t structSize_ = 0;
  const char* classType_;
};

class TilingDef {
 public:
  virtual ~TilingDef() {
    if (!borrowed_ && data_ptr_ != nullptr) delete[] data_ptr_;
    data_ptr_ = nullptr;
  }
  void SaveToBuffer(void* pdata, size_t capacity) {
    if (borrowed_) return;
    assay_host_reply* reply = assay_host::TheState().reply;
    if (data_size_ > capacity || pdata == nullptr) {
      if (reply != nullptr) reply->save_overflow_bytes = data_size_ > capacity ? data_size_ - capacity : data_size_;
      return;
    }
    std::memcpy(pdata, data_ptr_, data_size_);
    assay_host::Duty(ASSAY_HOST_DUTY_TILING_DATA);
    if (reply != nullptr) reply->saved_bytes = data_size_;
  }
  std::vector<FieldInfo> GetFieldInfo() const { return field_info_; }
  const char* GetTilingClassName() const { return class_name_; }
  size_t GetDataSize() const { return data_size_; }
  // From now on the fields live in memory of the caller.
  void SetDataPtr(void* dataPtr) {
    if (!borrowed_ && data_ptr_ != nullptr) delete[] data_ptr_;
    borrowed_ = true;
    data_ptr_ = static_cast<std::uint8_t*>(dataPtr);
    AttachStructs();
  }
  void CheckAlignAndGenPlaceHolder(const char* name, size_t typeSize) {
    const size_t over = data_size_ % typeSize;
    if (over == 0) return;
    field_info_.emplace_back("uint8_t", name, typeSize - over);
    data_size_ += typeSize - over;
  }

 protected:
  TilingDef() = default;
  size_t AddField(const char* dtype, const char* name, size_t size, const char* place_holder) {
    CheckAlignAndGenPlaceHolder(place_holder, size);
    field_info_.emplace_back(dtype, name);
    return Grow(size);
  }
  size_t AddArray(const char* dtype, const char* name, size_t size, size_t count, const char* place_holder) {
    CheckAlignAndGenPlaceHolder(place_holder, size);
    field_info_.emplace_back(dtype, name, count);
    return Grow(size * count);
  }
  size_t AddStruct(const char* name, const char* type, size_t size, TilingDef* field, const char* place_holder) {
    CheckAlignAndGenPlaceHolder(place_holder, 8);
    field_info_.emplace_back("struct", name, type, size);
    structs_.emplace_back(reinterpret_cast<char*>(field) - reinterpret_cast<char*>(this), data_size_);
    return Grow(field->GetDataSize());
  }
  void InitData(const char* class_name) {
    class_name_ = class_name;
    CheckAlignAndGenPlaceHolder("PH", 8);
    data_ptr_ = new std::uint8_t[data_size_ == 0 ? 1 : data_size_]();
    AttachStructs();
  }
  template <typename T>
  void Store(size_t offset, const T& value) {
    std::memcpy(data_ptr_ + offset, &value, sizeof(T));
  }

  std::uint8_t* data_ptr_ = nullptr;

 private:
  size_t Grow(size_t size) {
    const size_t at = data_size_;
    data_size_ += size;
    return at;
  }
  void AttachStructs() {
    for (const std::pair<std::ptrdiff_t, size_t>& field : structs_) {
      TilingDef* inner = reinterpret_cast<TilingDef*>(reinterpret_cast<char*>(this) + field.first);
      inner->SetDataPtr(data_ptr_ + field.second);
    }
  }
  std::vector<FieldInfo> field_info_;
  std::vector<std::pair<std::ptrdiff_t, size_t>> structs_;  // place of the member, offset of its bytes
  size_t data_size_ = 0;
  const char* class_name_ = "";
  bool borrowed_ = false;
};

using TilingDataConstructor = std::shared_ptr<TilingDef> (*)();

class CTilingDataClassFactory {
 public:
  static CTilingDataClassFactory& GetInstance() {
    static CTilingDataClassFactory instance;
    return instance;
  }
  void RegisterTilingData(const char* op_type, const TilingDataConstructor constructor) {
    makers_[op_type] = constructor;
  }
  std::shared_ptr<TilingDef> CreateTilingDataInstance(const char* op_type) {
    std::map<std::string, TilingDataConstructor>::const_iterator at = makers_.find(op_type);
    return at == makers_.end() ? nullptr : at->second();
  }

 private:
  CTilingDataClassFactory() = default;
  std::map<std::string, TilingDataConstructor> makers_;
};

class TilingDataStructBase {
 public:
  static TilingDataStructBase& GetInstance() {
    static TilingDataStructBase instance;
    return instance;
  }
  std::uint32_t RecordTilingStruct(const char*, const char*, std::uint32_t) { return 0; }
};

}  // namespace optiling

// TilingDef is named unqualified: the macros stand in namespace optiling, as the vendor's do.
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
    Store(field_name##_offset_, field_name##_);                                        \
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
      AddStruct(#field_name, #struct_type, StructSizeInfoBase::GetInstance().GetStructSize(#struct_type), &field_name, \
                #field_name "PH");

#define END_TILING_DATA_DEF \
  }                         \
  ;

#define REGISTER_TILING_DATA_CLASS(op_type, class_name)                                \
  class op_type##class_name##Helper {                                                  \
   public:                                                                             \
    op_type##class_name##Helper() {                                                    \
      StructSizeInfoBase::GetInstance().SetStructSize(#class_name, class_name().GetDataSize()); \
      CTilingDataClassFactory::GetInstance().RegisterTilingData(                       \
          #op_type, op_type##class_name##Helper::CreateTilingDataInstance);            \
    }                                                                                  \
    static std::shared_ptr<TilingDef> CreateTilingDataInstance() { return std::make_shared<class_name>(); } \
  };                                                                                   \
  static class_name g_##op_type##class_name##init;                                     \
  static op_type##class_name##Helper g_tilingdata_##op_type##class_name##helper;

#endif
