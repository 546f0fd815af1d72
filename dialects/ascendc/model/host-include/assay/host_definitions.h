// Definitions of what the model's headers only declare: they are part of the host library, so that no input parses or
// compiles them. Included once a program.
#ifndef ASSAY_HOST_DEFINITIONS_H_
#define ASSAY_HOST_DEFINITIONS_H_

#include <cstring>
#include <map>
#include <string>

#include "assay/host_state.h"
#include "register/op_def.h"
#include "register/tilingdata_base.h"

namespace assay_host {

// Configurations with parameters of their own, by chip, of the one definition that a run makes.
std::map<std::string, ::ops::OpAICoreConfig>& TheConfigs() {
  static std::map<std::string, ::ops::OpAICoreConfig> configs;
  return configs;
}

}  // namespace assay_host

namespace ops {

OpAICoreConfig::OpAICoreConfig() = default;
OpAICoreConfig::OpAICoreConfig(const OpAICoreConfig& aicore_config) = default;
OpAICoreConfig::~OpAICoreConfig() = default;
OpAICoreConfig& OpAICoreConfig::operator=(const OpAICoreConfig& aicore_config) = default;
OpParamDef& OpAICoreConfig::Input(const char* name) { return assay_host::Named(inputs_, name); }
OpParamDef& OpAICoreConfig::Output(const char* name) { return assay_host::Named(outputs_, name); }

OpAICoreDef& OpAICoreDef::AddConfig(const char* soc, OpAICoreConfig& aicore_config) {
  if (soc != nullptr) assay_host::TheConfigs()[soc] = aicore_config;
  return *this;
}

OpDef::OpDef(const char* type) : type_(type) {}
OpDef::OpDef(const OpDef& op_def) = default;
OpDef::~OpDef() = default;
OpDef& OpDef::operator=(const OpDef& op_def) = default;
OpParamDef& OpDef::Input(const char* name) { return assay_host::Named(inputs_, name); }
OpParamDef& OpDef::Output(const char* name) { return assay_host::Named(outputs_, name); }
OpAttrDef& OpDef::Attr(const char* name) { return assay_host::Named(attrs_, name); }

}  // namespace ops

namespace optiling {

TilingDef::TilingDef() = default;
TilingDef::TilingDef(const TilingDef& other) = default;
TilingDef& TilingDef::operator=(const TilingDef& other) = default;

TilingDef::~TilingDef() {
  if (!borrowed_ && data_ptr_ != nullptr) delete[] data_ptr_;
  data_ptr_ = nullptr;
}

void TilingDef::SaveToBuffer(void* pdata, size_t capacity) {
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

std::vector<FieldInfo> TilingDef::GetFieldInfo() const { return field_info_; }

void TilingDef::SetDataPtr(void* dataPtr) {
  if (!borrowed_ && data_ptr_ != nullptr) delete[] data_ptr_;
  borrowed_ = true;
  data_ptr_ = static_cast<std::uint8_t*>(dataPtr);
  AttachStructs();
}

void TilingDef::CheckAlignAndGenPlaceHolder(const char* name, size_t typeSize) {
  const size_t over = data_size_ % typeSize;
  if (over == 0) return;
  field_info_.push_back({"uint8_t", name, nullptr, typeSize - over});
  data_size_ += typeSize - over;
}

size_t TilingDef::AddField(const char* dtype, const char* name, size_t size, const char* place_holder) {
  return AddArray(dtype, name, size, 1, place_holder);
}

size_t TilingDef::AddArray(const char* dtype, const char* name, size_t size, size_t count, const char* place_holder) {
  CheckAlignAndGenPlaceHolder(place_holder, size);
  field_info_.push_back({dtype, name, nullptr, count});
  return Grow(size * count);
}

size_t TilingDef::AddStruct(const char* name, const char* type, TilingDef* field, const char* place_holder) {
  CheckAlignAndGenPlaceHolder(place_holder, 8);
  field_info_.push_back({"struct", name, type, 1});
  structs_.emplace_back(reinterpret_cast<char*>(field) - reinterpret_cast<char*>(this), data_size_);
  return Grow(field->GetDataSize());
}

void TilingDef::InitData(const char* class_name) {
  class_name_ = class_name;
  CheckAlignAndGenPlaceHolder("PH", 8);
  data_ptr_ = new std::uint8_t[data_size_ == 0 ? 1 : data_size_]();
  AttachStructs();
}

size_t TilingDef::Grow(size_t size) {
  const size_t at = data_size_;
  data_size_ += size;
  return at;
}

void TilingDef::AttachStructs() {
  for (const std::pair<std::ptrdiff_t, size_t>& field : structs_) {
    TilingDef* inner = reinterpret_cast<TilingDef*>(reinterpret_cast<char*>(this) + field.first);
    inner->SetDataPtr(data_ptr_ + field.second);
  }
}

}  // namespace optiling

// Of the base library that maintained operators are linked with: whether the chip's vector code works on registers, which
// that of no modelled chip does.
namespace Ops {
namespace Base {
bool IsRegbaseSocVersion(const gert::TilingContext*) { return false; }
bool IsRegbaseSocVersion(const gert::TilingParseContext*) { return false; }
}  // namespace Base
}  // namespace Ops

namespace assay_host {
namespace {

struct TilingRegistry {
  std::map<std::string, TilingClasses::Maker> makers;
  std::map<std::string, bool> classes;
};

TilingRegistry& TheTilingRegistry() {
  static TilingRegistry registry;
  return registry;
}

// tiling/tiling_api.h registers these.
bool IsLibraryStruct(const char* name) {
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

}  // namespace

int TilingClasses::Add(const char* op_type, const char* class_name, Maker maker) {
  TheTilingRegistry().makers[op_type] = maker;
  TheTilingRegistry().classes[class_name] = true;
  return 0;
}

optiling::TilingDef* TilingClasses::Make(const char* op_type) {
  const std::map<std::string, Maker>::const_iterator at = TheTilingRegistry().makers.find(op_type);
  return at == TheTilingRegistry().makers.end() ? nullptr : at->second();
}

void TilingClasses::Expect(const char* class_name) {
  if (TheTilingRegistry().classes.count(class_name) == 0 && !IsLibraryStruct(class_name)) {
    LoadError("tiling struct used as a field before REGISTER_TILING_DATA_CLASS of", class_name);
  }
}

}  // namespace assay_host

#endif
